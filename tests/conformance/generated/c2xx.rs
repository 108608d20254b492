// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C200(world: &mut World) {
        parallel(success = all, failure = 1)<
            async_fallback(yield = sync)< reactive_sequence< retry(2, Action(0)) > >,
            sync_action(1)
        >
    }
}

recorded!(C200);

#[test]
fn c200() {
    let scripts = ["RRFFSS", "FSSFS"];
    let trace = "
        t F: start 0 R, sync 1 F, halt 0
        t R: start 0 R, sync 1 S
        t F: run 0 F, start 0 F
        t S: start 0 S, sync 1 S
        t F: start 0 S, sync 1 F
        t R: start 0 R, sync 1 S
        t R: run 0 R
        t F: run 0 F, start 0 F
        t F: start 0 S, sync 1 F
    ";
    perform(&mut C200::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C201(world: &mut World) {
        async_fallback(yield = sync)<
            async_sequence(yield = sync)<
                sequence_with_memory<
                    condition(0),
                    retry(2, condition(1)),
                    condition(2),
                    condition(3)
                >,
                reactive_fallback<
                    async_sequence(yield = sync)<
                        invert(
                            async_fallback(yield = sync)<
                                condition(4),
                                force_success(sync_action(5)),
                                retry(2, condition(6)),
                                Action(7)
                            >
                        ),
                        Action(8)
                    >,
                    invert(invert(Action(9)))
                >
            >
        >
    }
}

recorded!(C201, remembers);

#[test]
fn c201() {
    let scripts = ["SS", "SSFSSFSS", "SFSSFF", "FFSF", "S", "FFFFF", "SSSF", "FFSSF", "RFFF", "RRR"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 S
        t R: cond 2 S
        t F: cond 3 F
        t F: cond 3 F
        t R: cond 3 S
        t R: cond 4 S, start 9 R
        t R: cond 4 S, run 9 R
        t R: cond 4 S, run 9 R
    ";
    perform(&mut C201::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C202(world: &mut World) {
        if_then_else< condition(0), force_failure(retry(condition(1))), Action(2) >
    }
}

recorded!(C202);

#[test]
fn c202() {
    let scripts = ["SFFSS", "FS", "RRFSRR"];
    let trace = "
        t R: cond 0 S, cond 1 F
        t F: cond 1 S
        t R: cond 0 F, start 2 R
        t R: run 2 R
        t F: run 2 F
        t S: cond 0 F, start 2 S
        t R: cond 0 S, cond 1 F
        t F: cond 1 S
        t R: cond 0 S, cond 1 F
        t F: cond 1 S
        t R: cond 0 S, cond 1 F
        t F: cond 1 S
        t R: cond 0 F, start 2 R
    ";
    perform(&mut C202::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C203(world: &mut World) {
        reactive_sequence< reactive_fallback< condition(0), condition(1), Action(2) > >
    }
}

recorded!(C203);

#[test]
fn c203() {
    let scripts = ["SFSSF", "SFSS", "FRFR"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        t F: cond 0 F, cond 1 F, start 2 F
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
    ";
    perform(&mut C203::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C204(world: &mut World) {
        reactive_sequence< Action(0), Action(1), sync_action(2) >
    }
}

recorded!(C204);

#[test]
fn c204() {
    let scripts = ["RFRRSSF", "S", "FSS"];
    let trace = "
        t R: start 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S, start 1 S, sync 2 F
        t S: start 0 S, start 1 S, sync 2 S
        t F: start 0 F
        t R: start 0 R
        t F: run 0 F
    ";
    perform(&mut C204::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C205(world: &mut World) {
        if_then_else<
            invert(Action(0)),
            reactive_fallback< reactive_sequence< Action(1), Action(2), condition(3), Action(4) > >,
            repeat(2, condition(5))
        >
    }
}

recorded!(C205);

#[test]
fn c205() {
    let scripts = ["F", "RRFFSFSS", "RSFSRFRR", "F", "R", "SFFSSSF"];
    let trace = "
        t R: start 0 F, start 1 R
        t R: run 1 R
        t F: run 1 F
        t F: start 0 F, start 1 F
        t R: start 0 F, start 1 S, start 2 R
        t F: start 1 F, halt 2
        t F: start 0 F, start 1 S, start 2 S, cond 3 F
        t F: start 0 F, start 1 S, start 2 F
        t R: start 0 F, start 1 R
    ";
    perform(&mut C205::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C206(world: &mut World) {
        parallel(success = 1, failure = 1)<
            force_success(sync_action(0)),
            invert(retry(condition(1))),
            reactive_fallback< async_fallback(yield = sync)< Action(2), Action(3) > >,
            force_success(condition(4))
        >
    }
}

recorded!(C206);

#[test]
fn c206() {
    let scripts = ["SSFSS", "FFSFSF", "RFRS", "SSRRR", "SSFFSF"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 F
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 F
    ";
    perform(&mut C206::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C207(world: &mut World) {
        reactive_fallback<
            async_sequence(yield = sync)< retry(condition(0)), Action(1) >,
            keep_running_until_failure(
                sequence<
                    sequence< keep_running_until_failure(Action(2)) >,
                    force_success(Action(3))
                >
            ),
            sequence<
                keep_running_until_failure(sync_action(4)),
                async_sequence(yield = sync)<
                    condition(5),
                    Action(6),
                    if_then_else< condition(7), Action(8) >
                >,
                condition(9)
            >
        >
    }
}

recorded!(C207);

#[test]
fn c207() {
    let scripts = ["FFSSS", "RFSFFR", "RRRSRR", "SFRSFRRS", "FF", "SSSFFF", "SFRSFFR", "SSSSSSSS", "SSSSFS", "FFFFFSS"];
    let trace = "
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 S, start 1 R
        t R: run 1 F, start 2 R
        t R: cond 0 S, halt 2
    ";
    perform(&mut C207::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C208(world: &mut World) {
        sequence_with_memory<
            reactive_sequence< retry(Action(0)) >,
            if_then_else< condition(1), sync_action(2), condition(3) >,
            retry(2, sequence< sequence< sync_action(4), sync_action(5), Action(6) > >),
            Action(7)
        >
    }
}

recorded!(C208, remembers);

#[test]
fn c208() {
    let scripts = ["FSSSRFR", "FSFSSS", "FSSSS", "F", "SSFSFSF", "FS", "SSR", "FFFSSFFF"];
    let trace = "
        t R: start 0 F
        t F: start 0 S, cond 1 F, cond 3 F
        t F: cond 1 S, sync 2 F
        h
        t F: cond 1 F, cond 3 F
        t R: cond 1 S, sync 2 S
        t R: sync 4 S, sync 5 F
        t F: sync 4 S, sync 5 S, start 6 S, start 7 F
    ";
    perform(&mut C208::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C209(world: &mut World) {
        sequence<
            fallback< reactive_fallback< condition(0), condition(1), sync_action(2), Action(3) > >,
            condition(4),
            reactive_sequence< Action(5), Action(6), condition(7), Action(8) >
        >
    }
}

recorded!(C209);

#[test]
fn c209() {
    let scripts = ["FFSF", "FSFFSSSF", "FSFF", "FRFFSR", "SFSS", "RRSFSR", "FR", "SSSSFS", "RRRFFRF"];
    let trace = "
        t F: cond 0 F, cond 1 F, sync 2 F, start 3 F
        t R: cond 0 F, cond 1 S, cond 4 S, start 5 R
        t R: run 5 R
        h: halt 5
        t F: cond 0 S, cond 4 F
        h
        t F: cond 0 F, cond 1 F, sync 2 S, cond 4 S, start 5 S, start 6 F
        t R: cond 0 F, cond 1 F, sync 2 F, start 3 R
        h: halt 3
        t F: cond 0 F, cond 1 S, cond 4 S, start 5 F
        t R: cond 0 S, cond 4 S, start 5 S, start 6 R
        t R: start 5 R, halt 6
        t R: run 5 R
        t R: run 5 R
    ";
    perform(&mut C209::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C210(world: &mut World) {
        while_do_else<
            parallel(success = 2, failure = all)<
                if_then_else< condition(0), Action(1) >,
                fallback< condition(2), reactive_fallback< condition(3), condition(4) >, Action(5) >
            >,
            Action(6)
        >
    }
}

recorded!(C210);

#[test]
fn c210() {
    let scripts = ["FSSF", "FFRRSR", "F", "FSF", "FSFSF", "RSSF", "SFFRRRR"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 S, start 1 F
        t F: cond 0 S, start 1 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C210::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C211(world: &mut World) {
        repeat(1,
            fallback<
                sync_action(0),
                condition(1),
                keep_running_until_failure(Action(2)),
                condition(3)
            >
        )
    }
}

recorded!(C211);

#[test]
fn c211() {
    let scripts = ["S", "S", "SF", "SSFFFS"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
    ";
    perform(&mut C211::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C212(world: &mut World) {
        parallel_all(failures = all)<
            sequence< fallback< Action(0), Action(1), condition(2) >, Action(3) >,
            reactive_fallback< Action(4), sync_action(5), Action(6) >
        >
    }
}

recorded!(C212);

#[test]
fn c212() {
    let scripts = ["F", "FS", "SFSFFSSF", "S", "SSRS", "SS", "FRRRRFR"];
    let trace = "
        t S: start 0 F, start 1 F, cond 2 S, start 3 S, start 4 S
        t S: start 0 F, start 1 S, start 3 S, start 4 S
        t R: start 0 F, start 1 F, cond 2 F, start 4 R
        t S: run 4 S
        t S: start 0 F, start 1 S, start 3 S, start 4 S
        t S: start 0 F, start 1 F, cond 2 S, start 3 S, start 4 S
        t R: start 0 F, start 1 S, start 3 S, start 4 R
        t S: run 4 S
    ";
    perform(&mut C212::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C213(world: &mut World) {
        reactive_fallback<
            sync_action(0),
            repeat(2, force_success(force_success(condition(1)))),
            invert(sync_action(2))
        >
    }
}

recorded!(C213);

#[test]
fn c213() {
    let scripts = ["FFFFSFSS", "SF", "SFSF"];
    let trace = "
        t R: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 F
        t R: sync 0 F, cond 1 S
        h
        t R: sync 0 F, cond 1 F
        t S: sync 0 S
        t R: sync 0 F, cond 1 S
        t S: sync 0 S
        t S: sync 0 S
        t R: sync 0 F, cond 1 F
        t S: sync 0 F, cond 1 S
        h
        t R: sync 0 F, cond 1 F
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        h
        t R: sync 0 F, cond 1 F
        h
    ";
    perform(&mut C213::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C214(world: &mut World) {
        parallel(success = 1, failure = 1)< Action(0), condition(1), Action(2) >
    }
}

recorded!(C214);

#[test]
fn c214() {
    let scripts = ["RSSF", "S", "FRRF"];
    let trace = "
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 S
        t S: start 0 S
        t F: start 0 F
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 S
    ";
    perform(&mut C214::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C215(world: &mut World) {
        repeat(2, repeat(invert(repeat(3, sync_action(0)))))
    }
}

recorded!(C215);

#[test]
fn c215() {
    let scripts = ["SS"];
    let trace = "
        t R: sync 0 S
        t R: sync 0 S
        t F: sync 0 S
        t R: sync 0 S
        t R: sync 0 S
        t F: sync 0 S
    ";
    perform(&mut C215::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C216(world: &mut World) {
        reactive_fallback<
            reactive_sequence<
                sequence_with_memory< Action(0), Action(1), Action(2), Action(3) >,
                keep_running_until_failure(condition(4)),
                invert(condition(5))
            >,
            reactive_fallback< condition(6), condition(7) >
        >
    }
}

recorded!(C216, remembers);

#[test]
fn c216() {
    let scripts = ["SF", "SRR", "RSSRRFR", "RSRSR", "FFSSFF", "FSFSF", "SFSF", "SSSSS"];
    let trace = "
        t R: start 0 S
        t R: start 1 S
        t R: start 2 R
        t R: run 2 S, start 3 R
        t S: run 3 S, cond 4 F, cond 6 S
        t S: start 0 F, cond 6 F, cond 7 S
        t R: start 0 S
        t R: start 1 R
        t R: run 1 R
        t R: run 1 S, start 2 S
        t R: start 3 R
    ";
    perform(&mut C216::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C217(world: &mut World) {
        sequence_with_memory<
            reactive_fallback<
                fallback< retry(2, Action(0)), Action(1), condition(2), condition(3) >,
                invert(condition(4)),
                fallback< condition(5), sync_action(6), sync_action(7) >
            >
        >
    }
}

recorded!(C217, remembers);

#[test]
fn c217() {
    let scripts = ["SRFFSRF", "FR", "FFSFS", "FSSSS", "SFSFSSS", "S", "SFFSFF", "S"];
    let trace = "
        t S: start 0 S
        t R: start 0 R
        t S: run 0 F, start 0 F, start 1 F, cond 2 F, cond 3 F, cond 4 S, cond 5 S
        t S: start 0 S
        t R: start 0 R
        t S: run 0 F, start 0 S
        t R: start 0 R
        t R: run 0 F, start 0 F, start 1 R
        t S: run 1 F, cond 2 F, cond 3 S
        t S: start 0 S
    ";
    perform(&mut C217::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C218(world: &mut World) {
        reactive_sequence<
            sync_action(0),
            keep_running_until_failure(Action(1)),
            retry(3, sync_action(2)),
            Action(3)
        >
    }
}

recorded!(C218);

#[test]
fn c218() {
    let scripts = ["SFSFFS", "SFFR", "FFFSFF", "FSFRRRRF"];
    let trace = "
        t R: sync 0 S, start 1 S
        t F: sync 0 F
        t F: sync 0 S, start 1 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 S, start 1 F
        t R: sync 0 S, start 1 R
        t F: sync 0 F, halt 1
        t R: sync 0 S, start 1 S
    ";
    perform(&mut C218::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C219(world: &mut World) {
        async_sequence(yield = sync)<
            async_sequence(yield = sync)<
                force_failure(
                    fallback<
                        Action(0),
                        parallel(success = all, failure = 1)<
                            sequence<
                                condition(1),
                                if_then_else< Action(2), condition(3), condition(4) >
                            >
                        >
                    >
                ),
                retry(2, condition(5))
            >,
            reactive_fallback<
                async_sequence(yield = sync)<
                    sync_action(6),
                    sync_action(7),
                    sync_action(8),
                    Action(9)
                >,
                Action(10)
            >
        >
    }
}

recorded!(C219);

#[test]
fn c219() {
    let scripts = ["SR", "FSS", "FSSFRSRR", "SFSFFF", "SSFFSSSS", "S", "SFS", "SSFFS", "FSSF", "RSS", "RSRRFFRS"];
    let trace = "
        t F: start 0 S
        t R: start 0 R
        t F: run 0 S
        t R: start 0 R
        t F: run 0 S
        t R: start 0 R
        t F: run 0 S
        t R: start 0 R
        t F: run 0 S
        t R: start 0 R
    ";
    perform(&mut C219::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C220(world: &mut World) {
        async_sequence(yield = sync)<
            async_sequence(yield = sync)<
                while_do_else< condition(0), Action(1) >,
                invert(
                    parallel(success = all, failure = 3)<
                        async_sequence(yield = sync)< condition(2), Action(3), Action(4) >,
                        keep_running_until_failure(Action(5)),
                        Action(6)
                    >
                ),
                reactive_fallback< retry(1, condition(7)), condition(8), Action(9) >
            >
        >
    }
}

recorded!(C220);

#[test]
fn c220() {
    let scripts = ["SSSFSSSF", "FSRR", "FSSSS", "FRFRR", "R", "SSRR", "RR", "SFFF", "FFSFFF", "SFFS"];
    let trace = "
        t F: cond 0 S, start 1 F
        t R: cond 0 S, start 1 S
        t R: cond 2 F
        t S: cond 7 S
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        t R: cond 0 S, start 1 S
        t R: cond 2 S, start 5 S, start 6 R
        t S: start 3 F, halt 6, cond 7 F, cond 8 F, start 9 S
        t F: cond 0 F
    ";
    perform(&mut C220::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C221(world: &mut World) {
        reactive_sequence<
            Action(0),
            parallel_all(failures = 1)< condition(1), Action(2), Action(3) >,
            force_failure(
                while_do_else<
                    condition(4),
                    force_success(Action(5)),
                    sequence_with_memory< condition(6), Action(7), Action(8) >
                >
            ),
            invert(
                async_fallback(yield = sync)< force_failure(Action(9)), force_success(Action(10)) >
            )
        >
    }
}

recorded!(C221, remembers);

#[test]
fn c221() {
    let scripts = ["RSR", "SSFSF", "RSRRRRS", "SRRRRSF", "FSFSFSFF", "FS", "F", "SRFFSS", "SRFSR", "SRSRRSS", "RFSRRS"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 S, cond 1 S, start 2 R, start 3 S
        t R: start 0 R, halt 2
        t R: run 0 R
        h: halt 0
        t R: start 0 S, cond 1 S, start 2 S, start 3 R
        t R: start 0 R, halt 3
        t R: run 0 R
        t R: run 0 S, cond 1 F, start 2 R, start 3 R
        h: halt 2, halt 3
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C221::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C222(world: &mut World) {
        async_fallback(yield = sync)<
            Action(0),
            reactive_sequence< repeat(2, condition(1)), keep_running_until_failure(condition(2)) >,
            invert(if_then_else< condition(3), Action(4), retry(3, Action(5)) >),
            force_failure(Action(6))
        >
    }
}

recorded!(C222);

#[test]
fn c222() {
    let scripts = ["R", "FSS", "SSSSSSS", "FSFSFFFF", "RSR", "SRS", "SSRF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C222::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C223(world: &mut World) {
        keep_running_until_failure(
            invert(
                async_sequence(yield = sync)<
                    fallback< keep_running_until_failure(condition(0)) >,
                    retry(4, Action(1))
                >
            )
        )
    }
}

recorded!(C223);

#[test]
fn c223() {
    let scripts = ["FFSFF", "RRRRFR"];
    let trace = "
        t R: cond 0 F
        h
        t R: cond 0 F
        t R: cond 0 S
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 S
        t R: cond 0 F
        h
    ";
    perform(&mut C223::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C224(world: &mut World) {
        reactive_sequence<
            keep_running_until_failure(while_do_else< condition(0), repeat(2, sync_action(1)) >),
            condition(2)
        >
    }
}

recorded!(C224);

#[test]
fn c224() {
    let scripts = ["FS", "SSFSS", "FSSSF"];
    let trace = "
        t F: cond 0 F
        h
        t R: cond 0 S, sync 1 S
        t F: cond 0 F
        t R: cond 0 S, sync 1 S
        t F: cond 0 F
        h
        t F: cond 0 S, sync 1 F
        t F: cond 0 F
        t R: cond 0 S, sync 1 S
        t F: cond 0 F
        t R: cond 0 S, sync 1 S
        t F: cond 0 F
        t R: cond 0 S, sync 1 S
        h
    ";
    perform(&mut C224::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C225(world: &mut World) {
        parallel_all(failures = all)<
            reactive_sequence< condition(0), sync_action(1) >,
            force_success(
                async_sequence(yield = sync)< force_failure(Action(2)), retry(2, sync_action(3)) >
            )
        >
    }
}

recorded!(C225);

#[test]
fn c225() {
    let scripts = ["FSFSFF", "SFFSFFF", "RRRRF", "F"];
    let trace = "
        t R: cond 0 F, start 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t S: run 2 F
        t R: cond 0 S, sync 1 S, start 2 R
        t R: run 2 R
        h: halt 2
        t R: cond 0 F, start 2 R
        t R: run 2 R
        t S: run 2 F
        t R: cond 0 S, sync 1 F, start 2 R
        t R: run 2 R
        h: halt 2
        t R: cond 0 F, start 2 R
        h: halt 2
        t R: cond 0 F, start 2 R
        h: halt 2
    ";
    perform(&mut C225::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C226(world: &mut World) {
        if_then_else<
            Action(0),
            sequence<
                parallel_all(failures = 1)< condition(1), condition(2), condition(3) >,
                reactive_fallback< Action(4), condition(5), condition(6), condition(7) >
            >
        >
    }
}

recorded!(C226);

#[test]
fn c226() {
    let scripts = ["S", "FFS", "FF", "F", "SRRFFRR", "SF", "FFSFFSSF", "SFFSSF"];
    let trace = "
        t F: start 0 S, cond 1 F, cond 2 F, cond 3 F
        t F: start 0 S, cond 1 F, cond 2 F, cond 3 F
        t F: start 0 S, cond 1 S, cond 2 F, cond 3 F
        t F: start 0 S, cond 1 F, cond 2 F, cond 3 F
        h
        t F: start 0 S, cond 1 F, cond 2 F, cond 3 F
        t F: start 0 S, cond 1 S, cond 2 F, cond 3 F
    ";
    perform(&mut C226::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C227(world: &mut World) {
        parallel(success = 2, failure = 1)<
            condition(0),
            fallback< retry(repeat(2, Action(1))) >,
            force_success(condition(2))
        >
    }
}

recorded!(C227);

#[test]
fn c227() {
    let scripts = ["FFSFF", "RF", "FFF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t S: cond 0 S, start 1 R, cond 2 F, halt 1
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        t S: cond 0 S, start 1 F, cond 2 F
        t F: cond 0 F
        h
    ";
    perform(&mut C227::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C228(world: &mut World) {
        sequence<
            reactive_sequence< sync_action(0), retry(Action(1)) >,
            sequence_with_memory< invert(sync_action(2)), sync_action(3) >
        >
    }
}

recorded!(C228, remembers);

#[test]
fn c228() {
    let scripts = ["SSS", "F", "SSS", "FFFF"];
    let trace = "
        t R: sync 0 S, start 1 F
        t R: sync 0 S, start 1 F
        t R: sync 0 S, start 1 F
        t R: sync 0 S, start 1 F
        t R: sync 0 S, start 1 F
        t R: sync 0 S, start 1 F
    ";
    perform(&mut C228::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C229(world: &mut World) {
        reactive_fallback<
            repeat(1, Action(0)),
            fallback< sequence< Action(1), Action(2), Action(3), sync_action(4) > >,
            Action(5)
        >
    }
}

recorded!(C229);

#[test]
fn c229() {
    let scripts = ["RF", "RRR", "R", "RRSRRRR", "FSFFSF", "RRRRSF"];
    let trace = "
        t R: start 0 R
        t R: run 0 F, start 1 R
        t R: start 0 R, halt 1
        t R: run 0 F, start 1 R
        t R: start 0 R, halt 1
        t R: run 0 F, start 1 R
        t R: start 0 R, halt 1
        t R: run 0 F, start 1 R
        t R: start 0 R, halt 1
    ";
    perform(&mut C229::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C230(world: &mut World) {
        fallback<
            fallback<
                condition(0),
                parallel(success = all, failure = 2)<
                    keep_running_until_failure(condition(1)),
                    invert(condition(2))
                >,
                async_sequence(yield = sync)< condition(3), force_success(Action(4)) >
            >
        >
    }
}

recorded!(C230);

#[test]
fn c230() {
    let scripts = ["FFF", "FFFS", "FSSFSSFS", "FF", "SRSS"];
    let trace = "
        t F: cond 0 F, cond 1 F, cond 3 F
        t F: cond 0 F, cond 1 F, cond 3 F
        t F: cond 0 F, cond 1 F, cond 3 F
        t R: cond 0 F, cond 1 S, cond 2 F
        h
        t F: cond 0 F, cond 1 F, cond 3 F
    ";
    perform(&mut C230::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C231(world: &mut World) {
        invert(
            parallel(success = all, failure = 1)<
                async_sequence(yield = sync)<
                    condition(0),
                    Action(1),
                    condition(2),
                    sync_action(3)
                >
            >
        )
    }
}

recorded!(C231);

#[test]
fn c231() {
    let scripts = ["FS", "FFRFF", "SFFFS", "S"];
    let trace = "
        t S: cond 0 F
        t R: cond 0 S
        t S: start 1 F
        t S: cond 0 F
        t R: cond 0 S
        t S: start 1 F
        t S: cond 0 F
        t R: cond 0 S
        t R: start 1 R
        t S: run 1 F
    ";
    perform(&mut C231::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C232(world: &mut World) {
        retry(2,
            repeat(3,
                invert(reactive_fallback< condition(0), retry(2, sync_action(1)), sync_action(2) >)
            )
        )
    }
}

recorded!(C232);

#[test]
fn c232() {
    let scripts = ["SFSS", "SSFFSSFS", "SS"];
    let trace = "
        t R: cond 0 S
        t F: cond 0 F, sync 1 S
        t R: cond 0 S
        t F: cond 0 S
        t R: cond 0 S
        h
        t R: cond 0 F, sync 1 S
        t F: cond 0 S
        t R: cond 0 S
        t F: cond 0 S
        t R: cond 0 F, sync 1 F
        t F: cond 0 S, cond 0 S
        t R: cond 0 S
        t R: cond 0 F, sync 1 F
        t F: cond 0 S
    ";
    perform(&mut C232::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C233(world: &mut World) {
        invert(
            fallback<
                force_failure(condition(0)),
                sequence< condition(1), sync_action(2), condition(3) >
            >
        )
    }
}

recorded!(C233);

#[test]
fn c233() {
    let scripts = ["S", "SSS", "SSSSSSFS", "FSFSF"];
    let trace = "
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
    ";
    perform(&mut C233::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C234(world: &mut World) {
        reactive_sequence< force_success(condition(0)), Action(1), invert(condition(2)) >
    }
}

recorded!(C234);

#[test]
fn c234() {
    let scripts = ["F", "RSSRRF", "SFSFS"];
    let trace = "
        t R: cond 0 F, start 1 R
        t F: cond 0 F, run 1 S, cond 2 S
        t S: cond 0 F, start 1 S, cond 2 F
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        t F: cond 0 F, run 1 F
        t R: cond 0 F, start 1 R
        t F: cond 0 F, run 1 S, cond 2 S
        t S: cond 0 F, start 1 S, cond 2 F
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        t F: cond 0 F, run 1 F
    ";
    perform(&mut C234::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C235(world: &mut World) {
        repeat(1,
            sequence<
                keep_running_until_failure(
                    async_fallback(yield = sync)< condition(0), Action(1), Action(2) >
                ),
                async_fallback(yield = sync)<
                    sync_action(3),
                    condition(4),
                    Action(5),
                    condition(6)
                >,
                retry(Action(7))
            >
        )
    }
}

recorded!(C235);

#[test]
fn c235() {
    let scripts = ["SSFF", "R", "RF", "FFSSFS", "FFS", "RRSSFSR", "FSFSFSFF", "RR"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 F
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut C235::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C236(world: &mut World) {
        invert(
            reactive_sequence<
                force_failure(condition(0)),
                force_success(retry(retry(Action(1)))),
                condition(2)
            >
        )
    }
}

recorded!(C236);

#[test]
fn c236() {
    let scripts = ["SSFFSFSS", "SFRFR", "SF"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F
        t S: cond 0 F
    ";
    perform(&mut C236::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C237(world: &mut World) {
        async_fallback(yield = sync)<
            parallel(success = 2, failure = 2)<
                async_sequence(yield = sync)< repeat(condition(0)), Action(1) >,
                repeat(2,
                    parallel(success = 1, failure = 1)<
                        condition(2),
                        parallel(success = all, failure = 2)<
                            keep_running_until_failure(condition(3)),
                            Action(4),
                            condition(5)
                        >
                    >
                ),
                async_fallback(yield = sync)<
                    keep_running_until_failure(reactive_fallback< invert(condition(6)) >),
                    sync_action(7)
                >
            >
        >
    }
}

recorded!(C237);

#[test]
fn c237() {
    let scripts = ["SFFSFFF", "SSSRFS", "FFSS", "SS", "SRRRR", "SFSS", "FF", "SFFS"];
    let trace = "
        t R: cond 0 S, cond 2 F, cond 6 F
        t F: cond 0 F
        t F: cond 0 F, cond 2 F
        t R: cond 0 S, cond 2 S, cond 6 F
        t R: cond 0 F, cond 2 S, cond 6 F
        t R: cond 6 F
        t R: cond 6 F
        t R: cond 6 F
        t R: cond 6 F
        t R: cond 6 F
    ";
    perform(&mut C237::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C238(world: &mut World) {
        async_fallback(yield = sync)<
            force_failure(
                retry(2,
                    keep_running_until_failure(if_then_else< Action(0), Action(1), condition(2) >)
                )
            ),
            keep_running_until_failure(condition(3))
        >
    }
}

recorded!(C238);

#[test]
fn c238() {
    let scripts = ["SFS", "RRRRFFS", "FFF", "FF"];
    let trace = "
        t R: start 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t R: start 0 F, cond 2 F
        t R: start 0 S, start 1 R
        t F: run 1 F, cond 3 F
        t R: start 0 S, start 1 F
        t F: start 0 F, cond 2 F, cond 3 F
        t R: start 0 S, start 1 S
        h
        t R: start 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut C238::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C239(world: &mut World) {
        sequence_with_memory<
            parallel(success = 1, failure = 2)< condition(0), condition(1), Action(2) >,
            condition(3),
            retry(2, repeat(4, condition(4)))
        >
    }
}

recorded!(C239, remembers);

#[test]
fn c239() {
    let scripts = ["SSSSFS", "FFFSF", "RSSFR", "SSFS", "SFSS"];
    let trace = "
        t R: cond 0 S
        t R: cond 3 S
        t R: cond 4 S
        t R: cond 4 F, cond 4 S
        t R: cond 4 S
        t R: cond 4 S
        t F: cond 4 F
        t R: cond 4 S
        t R: cond 4 S
        t R: cond 4 S
    ";
    perform(&mut C239::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C240(world: &mut World) {
        sequence< Action(0), condition(1), repeat(2, sync_action(2)) >
    }
}

recorded!(C240);

#[test]
fn c240() {
    let scripts = ["FRRRFR", "SFFF", "FFFS"];
    let trace = "
        t F: start 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t F: run 0 F
    ";
    perform(&mut C240::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C241(world: &mut World) {
        async_sequence(yield = sync)<
            Action(0),
            invert(condition(1)),
            Action(2),
            parallel(success = all, failure = 1)< retry(1, condition(3)), condition(4) >
        >
    }
}

recorded!(C241);

#[test]
fn c241() {
    let scripts = ["SSSRFF", "SSSFFFFF", "RSSSFFR", "SSS", "S"];
    let trace = "
        t R: start 0 S
        t F: cond 1 S
        t R: start 0 S
        t F: cond 1 S
        t R: start 0 S
        t F: cond 1 S
        t R: start 0 R
        t F: run 0 F
        t F: start 0 F
        h
        t R: start 0 S
    ";
    perform(&mut C241::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C242(world: &mut World) {
        fallback<
            fallback< sync_action(0), Action(1), Action(2) >,
            while_do_else< condition(3), condition(4), condition(5) >
        >
    }
}

recorded!(C242);

#[test]
fn c242() {
    let scripts = ["FFFSSSF", "SRSSSS", "RSSRSF", "S", "SSF", "S"];
    let trace = "
        t S: sync 0 F, start 1 S
        t R: sync 0 F, start 1 R
        t S: run 1 S
        t S: sync 0 F, start 1 S
    ";
    perform(&mut C242::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C243(world: &mut World) {
        if_then_else< condition(0), Action(1), keep_running_until_failure(Action(2)) >
    }
}

recorded!(C243);

#[test]
fn c243() {
    let scripts = ["SFFSFF", "SSRF", "FRRRSFF"];
    let trace = "
        t S: cond 0 S, start 1 S
        t F: cond 0 F, start 2 F
        t R: cond 0 F, start 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 S
        t F: start 2 F
        t S: cond 0 S, start 1 S
        t F: cond 0 F, start 2 F
        t F: cond 0 F, start 2 F
        t R: cond 0 S, start 1 R
        t F: run 1 F
        t R: cond 0 F, start 2 R
        t R: run 2 R
    ";
    perform(&mut C243::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C244(world: &mut World) {
        reactive_sequence< condition(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C244);

#[test]
fn c244() {
    let scripts = ["FSSF", "SR", "FF", "F"];
    let trace = "
        t F: cond 0 F
        h
        t F: cond 0 S, start 1 S, cond 2 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t F: cond 0 F
        t F: cond 0 S, start 1 S, cond 2 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        h
        t F: cond 0 F
    ";
    perform(&mut C244::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C245(world: &mut World) {
        reactive_fallback<
            keep_running_until_failure(
                parallel_all(failures = 4)<
                    Action(0),
                    force_failure(force_success(Action(1))),
                    sync_action(2),
                    Action(3)
                >
            )
        >
    }
}

recorded!(C245);

#[test]
fn c245() {
    let scripts = ["RFFS", "SRR", "FSS", "FSFRFFRF"];
    let trace = "
        t R: start 0 R, start 1 S, sync 2 F, start 3 F
        t F: run 0 F
        t R: start 0 F, start 1 R, sync 2 S, start 3 S
        t R: run 1 R
        t R: run 1 S
        t R: start 0 S, start 1 R, sync 2 S, start 3 F
    ";
    perform(&mut C245::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C246(world: &mut World) {
        reactive_fallback< condition(0), Action(1), Action(2), Action(3) >
    }
}

recorded!(C246);

#[test]
fn c246() {
    let scripts = ["FFFFSF", "RRRSRSF", "RSR", "FSRR"];
    let trace = "
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        t R: cond 0 F, run 1 R
        t S: cond 0 F, run 1 S
        t S: cond 0 S
    ";
    perform(&mut C246::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C247(world: &mut World) {
        reactive_fallback<
            retry(2, if_then_else< condition(0), Action(1), repeat(3, sync_action(2)) >),
            condition(3)
        >
    }
}

recorded!(C247);

#[test]
fn c247() {
    let scripts = ["SFFSFF", "SF", "SFSSS", "FSSFFFSF"];
    let trace = "
        t S: cond 0 S, start 1 S
        t R: cond 0 F, sync 2 S
        t R: sync 2 F, cond 0 F, sync 2 S
        t R: sync 2 S
        t S: sync 2 S
        t R: cond 0 S, start 1 F
        t R: cond 0 F, sync 2 S
        t F: sync 2 F, cond 3 F
        t R: cond 0 F, sync 2 S
        t R: sync 2 S
    ";
    perform(&mut C247::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C248(world: &mut World) {
        parallel_all(failures = 1)<
            retry(4,
                sequence_with_memory<
                    repeat(1, Action(0)),
                    Action(1),
                    invert(force_success(sequence< condition(2), Action(3) >))
                >
            ),
            Action(4),
            retry(2, condition(5))
        >
    }
}

recorded!(C248, remembers);

#[test]
fn c248() {
    let scripts = ["SRSFS", "SSRRSSR", "FSFSFFFF", "SFRS", "S", "SFSFS"];
    let trace = "
        t R: start 0 S, start 4 S, cond 5 S
        t R: start 1 S
        t R: cond 2 F, cond 2 S, start 3 S
        t R: cond 2 F
        t F: cond 2 S, start 3 F
        t R: cond 2 F, start 4 S, cond 5 F
    ";
    perform(&mut C248::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C249(world: &mut World) {
        parallel(success = all, failure = 1)<
            sequence_with_memory<
                force_failure(Action(0)),
                if_then_else< condition(1), repeat(3, condition(2)), sync_action(3) >,
                fallback<
                    condition(4),
                    async_fallback(yield = sync)< force_failure(sync_action(5)), Action(6) >,
                    Action(7)
                >,
                Action(8)
            >
        >
    }
}

recorded!(C249, remembers);

#[test]
fn c249() {
    let scripts = ["SSFS", "FF", "SFFFFSSS", "FS", "SSFF", "SFFSFF", "SRR", "S", "RRS"];
    let trace = "
        t F: start 0 S
        t F: start 0 S
        t F: start 0 F
        t F: start 0 S
        t F: start 0 S
        t F: start 0 S
    ";
    perform(&mut C249::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C250(world: &mut World) {
        sequence_with_memory< Action(0), Action(1), Action(2) >
    }
}

recorded!(C250, remembers);

#[test]
fn c250() {
    let scripts = ["SRRSR", "RRRRRFRF", "R"];
    let trace = "
        t R: start 0 S
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t F: run 1 F
        t R: start 1 R
        t F: run 1 F
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut C250::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C251(world: &mut World) {
        reactive_sequence<
            reactive_fallback<
                parallel(success = 3, failure = 3)<
                    sequence< if_then_else< condition(0), condition(1), Action(2) > >,
                    Action(3),
                    sequence< condition(4), sync_action(5) >
                >,
                Action(6)
            >,
            force_success(condition(7)),
            invert(reactive_fallback< sync_action(8), condition(9) >)
        >
    }
}

recorded!(C251);

#[test]
fn c251() {
    let scripts = ["F", "FFFFFFFS", "RF", "FRRF", "SFF", "SSSSFSS", "RRFS", "SSFSFSFF", "SSFF", "F"];
    let trace = "
        t R: cond 0 F, start 2 R, start 3 F, halt 2, start 6 R
        t R: cond 0 F, start 2 F, run 6 R
        t R: cond 0 F, start 2 R, start 3 R, cond 4 S, sync 5 S, halt 6
        t F: run 2 F, halt 3, start 6 F
        t F: cond 0 F, start 2 R, start 3 R, cond 4 F, halt 2, halt 3, start 6 S, cond 7 S, sync 8 S
        t R: cond 0 F, start 2 F, start 6 R
        t R: cond 0 F, start 2 R, start 3 F, halt 2, run 6 R
        t F: cond 0 F, start 2 F, run 6 F
    ";
    perform(&mut C251::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C252(world: &mut World) {
        sequence<
            fallback< sync_action(0), Action(1), Action(2), sync_action(3) >,
            fallback< force_success(force_success(invert(Action(4)))) >
        >
    }
}

recorded!(C252);

#[test]
fn c252() {
    let scripts = ["SFFFSSFF", "RRRS", "FRSFR", "SSFFS", "RRF"];
    let trace = "
        t R: sync 0 S, start 4 R
        t R: run 4 R
        t S: run 4 F
        t R: sync 0 F, start 1 R
    ";
    perform(&mut C252::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C253(world: &mut World) {
        async_sequence(yield = sync)<
            keep_running_until_failure(while_do_else< repeat(3, Action(0)), Action(1), Action(2) >)
        >
    }
}

recorded!(C253);

#[test]
fn c253() {
    let scripts = ["SRR", "RFSS", "RRRRRS"];
    let trace = "
        t R: start 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        t R: run 0 R
        t R: run 0 S, start 1 R
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        t R: run 0 R
        t F: run 0 S, run 1 F
        t R: start 0 R
    ";
    perform(&mut C253::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C254(world: &mut World) {
        parallel_all(failures = 1)<
            invert(
                sequence_with_memory<
                    invert(
                        retry(2,
                            sequence<
                                invert(
                                    sequence<
                                        Action(0),
                                        sync_action(1),
                                        force_failure(keep_running_until_failure(condition(2)))
                                    >
                                )
                            >
                        )
                    ),
                    sync_action(3)
                >
            ),
            keep_running_until_failure(sequence_with_memory< invert(Action(4)) >)
        >
    }
}

recorded!(C254, remembers);

#[test]
fn c254() {
    let scripts = ["SSFFRSSS", "SSFFSSFF", "FSF", "SSSFFFSF", "SFRF"];
    let trace = "
        t F: start 0 S, sync 1 S, cond 2 F, start 4 S
        t R: start 0 S, sync 1 S, cond 2 S, start 4 F
        t R: cond 2 F, start 4 R
        t R: run 4 F
        t F: start 4 S
        t R: start 0 F, start 4 F
    ";
    perform(&mut C254::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C255(world: &mut World) {
        sequence_with_memory<
            sequence< force_failure(condition(0)), retry(3, condition(1)) >,
            force_failure(keep_running_until_failure(invert(force_success(condition(2))))),
            condition(3)
        >
    }
}

recorded!(C255, remembers);

#[test]
fn c255() {
    let scripts = ["SS", "FSF", "SSFF", "FF"];
    let trace = "
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 S
    ";
    perform(&mut C255::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C256(world: &mut World) {
        fallback< force_success(condition(0)) >
    }
}

recorded!(C256);

#[test]
fn c256() {
    let scripts = ["FSSSFSFF"];
    let trace = "
        t S: cond 0 F
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F
        t S: cond 0 S
        h
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F
    ";
    perform(&mut C256::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C257(world: &mut World) {
        sequence_with_memory<
            sequence_with_memory<
                parallel(success = 3, failure = 1)<
                    Action(0),
                    Action(1),
                    invert(sync_action(2)),
                    condition(3)
                >,
                retry(2, condition(4))
            >
        >
    }
}

recorded!(C257, remembers);

#[test]
fn c257() {
    let scripts = ["R", "SSR", "SFFSFSFF", "FF", "SFS"];
    let trace = "
        t F: start 0 R, start 1 S, sync 2 S, halt 0
        t F: start 0 R, start 1 S, sync 2 F, cond 3 F, halt 0
        t F: start 0 R, start 1 R, sync 2 F, cond 3 F, halt 0, halt 1
        t F: start 0 R, start 1 S, sync 2 S, halt 0
        t F: start 0 R, start 1 S, sync 2 F, cond 3 F, halt 0
        t F: start 0 R, start 1 R, sync 2 S, halt 0, halt 1
        t F: start 0 R, start 1 S, sync 2 F, cond 3 F, halt 0
        t F: start 0 R, start 1 S, sync 2 F, cond 3 F, halt 0
        t F: start 0 R, start 1 R, sync 2 S, halt 0, halt 1
        t F: start 0 R, start 1 S, sync 2 F, cond 3 F, halt 0
        t F: start 0 R, start 1 S, sync 2 F, cond 3 F, halt 0
        t F: start 0 R, start 1 R, sync 2 S, halt 0, halt 1
        t F: start 0 R, start 1 S, sync 2 F, cond 3 F, halt 0
        t F: start 0 R, start 1 S, sync 2 S, halt 0
    ";
    perform(&mut C257::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C258(world: &mut World) {
        reactive_fallback< condition(0), Action(1), force_success(Action(2)), Action(3) >
    }
}

recorded!(C258);

#[test]
fn c258() {
    let scripts = ["S", "SS", "FRRF", "FS"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C258::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C259(world: &mut World) {
        if_then_else<
            condition(0),
            reactive_sequence<
                async_sequence(yield = sync)< condition(1), condition(2), Action(3) >,
                Action(4)
            >,
            retry(2, condition(5))
        >
    }
}

recorded!(C259);

#[test]
fn c259() {
    let scripts = ["SFFS", "SSFSSSF", "FSSFFFS", "RR", "SFSSSSS", "F"];
    let trace = "
        t R: cond 0 S, cond 1 S
        t F: cond 2 F
        t R: cond 0 F, cond 5 F
        t F: cond 5 F
        t R: cond 0 F, cond 5 F
    ";
    perform(&mut C259::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C260(world: &mut World) {
        parallel(success = 1, failure = 2)<
            parallel_all(failures = 1)< repeat(2, Action(0)) >,
            condition(1)
        >
    }
}

recorded!(C260);

#[test]
fn c260() {
    let scripts = ["RSRRFR", "FFFFSF"];
    let trace = "
        t R: start 0 R, cond 1 F
        h: halt 0
        t R: start 0 S, cond 1 F
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R, cond 1 F
        t R: run 0 R
        t R: run 0 S, start 0 R
        h: halt 0
        t R: start 0 R, cond 1 F
    ";
    perform(&mut C260::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C261(world: &mut World) {
        sequence_with_memory< Action(0), Action(1) >
    }
}

recorded!(C261, remembers);

#[test]
fn c261() {
    let scripts = ["RS", "SF"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, start 1 S
        t R: start 0 R
        t F: run 0 S, start 1 F
        t S: start 1 S
        t R: start 0 R
        t F: run 0 S, start 1 F
        t S: start 1 S
        t R: start 0 R
        t F: run 0 S, start 1 F
    ";
    perform(&mut C261::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C262(world: &mut World) {
        retry(3,
            try_catch<
                keep_running_until_failure(
                    force_success(
                        reactive_fallback<
                            sequence< sync_action(0), Action(1), Action(2) >,
                            keep_running_until_failure(sync_action(3)),
                            Action(4),
                            invert(Action(5))
                        >
                    )
                ),
                condition(6),
                repeat(1,
                    sequence<
                        while_do_else<
                            condition(7),
                            condition(8),
                            if_then_else< condition(9), sync_action(10), Action(11) >
                        >
                    >
                )
            >
        )
    }
}

recorded!(C262);

#[test]
fn c262() {
    let scripts = ["SFFS", "FF", "SSFF", "FS", "RRSRF", "FRSSRRF", "FSFSFFSF", "FSF", "SSSSSF", "SSSSFS", "FFSS", "SRFR"];
    let trace = "
        t R: sync 0 S, start 1 F, sync 3 F, start 4 R
        t R: sync 0 F, sync 3 S, halt 4
        t R: sync 0 F, sync 3 F, start 4 R
        t R: sync 0 S, start 1 F, sync 3 S, halt 4
        t R: sync 0 S, start 1 F, sync 3 F, start 4 S
        t R: sync 0 F, sync 3 S
        t R: sync 0 F, sync 3 F, start 4 R
        t R: sync 0 S, start 1 F, sync 3 S, halt 4
        t R: sync 0 S, start 1 F, sync 3 F, start 4 F, start 5 F
        t R: sync 0 F, sync 3 S
    ";
    perform(&mut C262::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C263(world: &mut World) {
        retry(3,
            reactive_sequence<
                reactive_sequence<
                    async_fallback(yield = sync)<
                        repeat(2, retry(4, sync_action(0))),
                        condition(1)
                    >,
                    retry(condition(2))
                >,
                repeat(4, sequence< Action(3), condition(4), sync_action(5) >),
                invert(invert(reactive_fallback< condition(6), condition(7) >))
            >
        )
    }
}

recorded!(C263);

#[test]
fn c263() {
    let scripts = ["SSFS", "S", "SSFFF", "S", "SSSFFF", "FFSS", "SSFS", "F"];
    let trace = "
        t R: sync 0 S
        t R: sync 0 S, cond 2 S, start 3 S, cond 4 S, sync 5 F, sync 0 F
        t R: sync 0 S, sync 0 S, cond 2 S, start 3 S, cond 4 S, sync 5 F, sync 0 S
        t R: sync 0 F
        t R: sync 0 S, cond 2 F
        t R: sync 0 S
        t R: sync 0 S, cond 2 F
    ";
    perform(&mut C263::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C264(world: &mut World) {
        parallel(success = 1, failure = 3)< Action(0), condition(1), sync_action(2) >
    }
}

recorded!(C264);

#[test]
fn c264() {
    let scripts = ["FRRSFS", "SFSSFSSS", "SFF"];
    let trace = "
        t S: start 0 F, cond 1 S
        t S: start 0 R, cond 1 F, sync 2 S, halt 0
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 S
        t S: start 0 F, cond 1 S
        t S: start 0 S
        t F: start 0 F, cond 1 F, sync 2 F
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 S
        t S: start 0 F, cond 1 S
        t S: start 0 S
    ";
    perform(&mut C264::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C265(world: &mut World) {
        force_failure(reactive_fallback< condition(0), Action(1), condition(2), condition(3) >)
    }
}

recorded!(C265);

#[test]
fn c265() {
    let scripts = ["SS", "FSSRSR", "SFFFSFF", "SSS"];
    let trace = "
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 S
    ";
    perform(&mut C265::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C266(world: &mut World) {
        async_sequence(yield = sync)< condition(0), sync_action(1), condition(2), condition(3) >
    }
}

recorded!(C266);

#[test]
fn c266() {
    let scripts = ["S", "S", "SSSSF", "SFFFSS"];
    let trace = "
        t R: cond 0 S
        t R: sync 1 S
        t R: cond 2 S
        t S: cond 3 S
        t R: cond 0 S
        t R: sync 1 S
    ";
    perform(&mut C266::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C267(world: &mut World) {
        sequence< sync_action(0), sync_action(1) >
    }
}

recorded!(C267);

#[test]
fn c267() {
    let scripts = ["F", "SFFF"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C267::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C268(world: &mut World) {
        sequence<
            async_fallback(yield = sync)<
                condition(0),
                timeout(20ms, force_failure(sync_action(1)))
            >,
            force_failure(Action(2))
        >
    }
}

recorded!(C268);

#[test]
fn c268() {
    let scripts = ["FFSFFF", "FFSFS", "RSRSR"];
    let trace = "
        t R: cond 0 F
        +20
        t F: sync 1 F
        t R: cond 0 F
        +5
        t F: sync 1 F
    ";
    perform(&mut C268::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C269(world: &mut World) {
        try_catch< condition(0), force_failure(sync_action(1)), Action(2) >
    }
}

recorded!(C269);

#[test]
fn c269() {
    let scripts = ["F", "FFFFS", "RRRRR"];
    let trace = "
        t R: cond 0 F, start 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
    ";
    perform(&mut C269::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C270(world: &mut World) {
        async_sequence(yield = sync)< condition(0), keep_running_until_failure(Action(1)) >
    }
}

recorded!(C270);

#[test]
fn c270() {
    let scripts = ["SFF", "RRRRSFSS"];
    let trace = "
        t R: cond 0 S
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 S
        t F: start 1 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S
        t R: start 1 S
        t R: start 1 S
    ";
    perform(&mut C270::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C271(world: &mut World) {
        repeat(1,
            sequence<
                sequence< reactive_fallback< condition(0), Action(1), condition(2), Action(3) > >,
                keep_running_until_failure(
                    try_catch<
                        invert(Action(4)),
                        sequence<
                            sequence<
                                invert(Action(5)),
                                invert(while_do_else< condition(6), condition(7) >)
                            >
                        >
                    >
                )
            >
        )
    }
}

recorded!(C271);

#[test]
fn c271() {
    let scripts = ["S", "FRFFSRFR", "SSS", "SR", "RRR", "RS", "SFFSFSFS", "SFSFSFF"];
    let trace = "
        t R: cond 0 S, start 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
    ";
    perform(&mut C271::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C272(world: &mut World) {
        sequence< condition(0), condition(1), Action(2) >
    }
}

recorded!(C272);

#[test]
fn c272() {
    let scripts = ["SSFFSFSF", "FFFFSFFF", "RS"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, start 2 R
    ";
    perform(&mut C272::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C273(world: &mut World) {
        parallel_all(failures = 2)< keep_running_until_failure(Action(0)), condition(1) >
    }
}

recorded!(C273);

#[test]
fn c273() {
    let scripts = ["RR", "FFFS"];
    let trace = "
        t R: start 0 R, cond 1 F
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C273::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C274(world: &mut World) {
        sequence_with_memory<
            fallback<
                invert(
                    retry(1,
                        sequence<
                            retry(1, Action(0)),
                            sequence<
                                reactive_fallback< condition(1), condition(2) >,
                                sync_action(3),
                                Action(4)
                            >,
                            retry(1, Action(5))
                        >
                    )
                )
            >,
            Action(6)
        >
    }
}

recorded!(C274, remembers);

#[test]
fn c274() {
    let scripts = ["S", "FFSS", "SF", "SSS", "F", "FRRFRR", "RSSF"];
    let trace = "
        t R: start 0 S, cond 1 F, cond 2 S, sync 3 S, start 4 F
        t R: start 6 R
        t S: run 6 S
        t R: start 0 S, cond 1 F, cond 2 F
        t S: start 6 S
        t R: start 0 S, cond 1 S, sync 3 S, start 4 F
        t F: start 6 F
        h
    ";
    perform(&mut C274::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C275(world: &mut World) {
        reactive_sequence<
            repeat(async_sequence(yield = sync)< Action(0), Action(1), Action(2), condition(3) >),
            retry(4, Action(4))
        >
    }
}

recorded!(C275);

#[test]
fn c275() {
    let scripts = ["SSFSRSS", "SF", "FR", "FFFFSS", "SFFSRFRF"];
    let trace = "
        t R: start 0 S
        +10
        h
        t R: start 0 S
        +20
        t R: start 1 S
        h
        t F: start 0 F
        t R: start 0 S
    ";
    perform(&mut C275::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C276(world: &mut World) {
        reactive_sequence< keep_running_until_failure(sync_action(0)) >
    }
}

recorded!(C276);

#[test]
fn c276() {
    let scripts = ["FSFSFSSF"];
    let trace = "
        t F: sync 0 F
        +5
        t R: sync 0 S
        +5
        t F: sync 0 F
        t R: sync 0 S
        +0
        t F: sync 0 F
        +15
        t R: sync 0 S
        +20
        t R: sync 0 S
        +10
        t F: sync 0 F
        +40
        t F: sync 0 F
        t R: sync 0 S
        +30
        t F: sync 0 F
        t R: sync 0 S
        +0
        t F: sync 0 F
    ";
    perform(&mut C276::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C277(world: &mut World) {
        parallel(success = 1, failure = 1)<
            sequence_with_memory<
                fallback<
                    invert(
                        fallback<
                            condition(0),
                            sequence_with_memory< condition(1), condition(2), sync_action(3) >
                        >
                    ),
                    condition(4)
                >
            >
        >
    }
}

recorded!(C277, remembers);

#[test]
fn c277() {
    let scripts = ["F", "FSS", "SFFFFFS", "FFF", "FSSSSF"];
    let trace = "
        t S: cond 0 F, cond 1 F
        t R: cond 0 F, cond 1 S
        t R: cond 2 S
        t S: sync 3 F
        t S: cond 0 F, sync 3 F
        t S: cond 0 F, sync 3 F
        t S: cond 0 F, sync 3 F
        t S: cond 0 F, sync 3 F
        t S: cond 0 F, sync 3 F
        t S: cond 0 F, sync 3 F
    ";
    perform(&mut C277::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C278(world: &mut World) {
        run_once(while_do_else< condition(0), repeat(2, sync_action(1)), retry(1, condition(2)) >)
    }
}

recorded!(C278, remembers);

#[test]
fn c278() {
    let scripts = ["F", "SFSF", "SSFSSSF"];
    let trace = "
        t S: cond 0 F, cond 2 S
        t S
        t S
        t S
        t S
        t S
        t S
        t S
        t S
        t S
        t S
        t S
    ";
    perform(&mut C278::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C279(world: &mut World) {
        while_do_else<
            condition(0),
            repeat(1, condition(1)),
            sequence< sync_action(2), force_failure(condition(3)) >
        >
    }
}

recorded!(C279);

#[test]
fn c279() {
    let scripts = ["FFSFFFF", "FS", "SSSSFF", "SSS"];
    let trace = "
        t F: cond 0 F, sync 2 S, cond 3 S
        h
        t F: cond 0 F, sync 2 S, cond 3 S
        t F: cond 0 S, cond 1 F
        t F: cond 0 F, sync 2 S, cond 3 S
    ";
    perform(&mut C279::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C280(world: &mut World) {
        force_failure(
            force_failure(keep_running_until_failure(repeat(4, retry(2, retry(3, Action(0))))))
        )
    }
}

recorded!(C280);

#[test]
fn c280() {
    let scripts = ["RRSRRSR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        t R: run 0 R
    ";
    perform(&mut C280::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C281(world: &mut World) {
        reactive_fallback< if_then_else< sync_action(0), Action(1), condition(2) > >
    }
}

recorded!(C281);

#[test]
fn c281() {
    let scripts = ["FSSSSSF", "RRRR", "SFF"];
    let trace = "
        t S: sync 0 F, cond 2 S
        +30
        t R: sync 0 S, start 1 R
        t R: run 1 R
        +40
        t R: run 1 R
        t R: run 1 R
        +40
        t R: run 1 R
        +20
        t R: run 1 R
        +0
        t R: run 1 R
        t R: run 1 R
        +10
        t R: run 1 R
        +40
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut C281::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C282(world: &mut World) {
        while_do_else<
            condition(0),
            condition(1),
            if_then_else< delay(10ms, condition(2)), repeat(1, Action(3)) >
        >
    }
}

recorded!(C282);

#[test]
fn c282() {
    let scripts = ["SSFFSFFF", "SS", "SSF", "RS"];
    let trace = "
        t S: cond 0 S, cond 1 S
        +20
        t S: cond 0 S, cond 1 S
        +5
        h
        t R: cond 0 F
        +10
        h
        t R: cond 0 F
        h
        t S: cond 0 S, cond 1 S
        +20
        t R: cond 0 F
        +20
        t R: cond 0 F, cond 2 S, start 3 R
        +30
        t S: cond 0 F, run 3 S
        t S: cond 0 S, cond 1 S
        +40
        t S: cond 0 S, cond 1 S
        +5
        t R: cond 0 F
        +15
        t R: cond 0 F, cond 2 S, start 3 R
        +20
        t S: cond 0 S, halt 3, cond 1 S
        +30
        t R: cond 0 F
    ";
    perform(&mut C282::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C283(world: &mut World) {
        force_success(
            while_do_else<
                condition(0),
                condition(1),
                invert(
                    sequence_with_memory<
                        sequence_with_memory<
                            fallback< sync_action(2), Action(3), condition(4) >,
                            force_failure(condition(5))
                        >
                    >
                )
            >
        )
    }
}

recorded!(C283, remembers);

#[test]
fn c283() {
    let scripts = ["S", "FSFFF", "SS", "FFFSR", "SS", "SFS"];
    let trace = "
        t S: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 F
    ";
    perform(&mut C283::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C284(world: &mut World) {
        sequence< condition(0), retry(4, sync_action(1)), retry(2, condition(2)) >
    }
}

recorded!(C284);

#[test]
fn c284() {
    let scripts = ["FSSFFFSF", "SSSFSSSS", "FFSSS"];
    let trace = "
        t F: cond 0 F
        t R: cond 0 S, sync 1 S, cond 2 F
        t F: cond 2 F
        t S: cond 0 S, sync 1 S, cond 2 S
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C284::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C285(world: &mut World) {
        sequence<
            sequence<
                sequence<
                    retry(1, Action(0)),
                    sequence<
                        async_sequence(yield = sync)< repeat(4, Action(1)), Action(2) >,
                        force_failure(condition(3)),
                        while_do_else< condition(4), Action(5), condition(6) >
                    >
                >
            >
        >
    }
}

recorded!(C285);

#[test]
fn c285() {
    let scripts = ["SRRRSRF", "FFRRF", "SRFRR", "FSS", "FSSFSSS", "FFRRSFR", "FSSFFFSF"];
    let trace = "
        t F: start 0 S, start 1 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 S, start 1 F
        t R: start 0 R
        t F: run 0 F
        t R: start 0 S, start 1 R
        t R: run 1 R
        t F: run 1 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C285::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C286(world: &mut World) {
        reactive_sequence<
            sequence_with_memory<
                if_then_else< Action(0), condition(1), Action(2) >,
                condition(3),
                Action(4)
            >,
            reactive_sequence<
                fallback< Action(5), Action(6), Action(7) >,
                repeat(2, condition(8)),
                parallel(success = 3, failure = 2)<
                    sync_action(9),
                    Action(10),
                    condition(11),
                    Action(12)
                >
            >
        >
    }
}

recorded!(C286, remembers);

#[test]
fn c286() {
    let scripts = ["RR", "F", "FRSR", "FSFFF", "S", "RRRF", "FRSFFRS", "FFRRSRR", "FSSFFF", "SSSS", "SRRRFRR", "SSFFS", "SRSSFSSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C286::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C287(world: &mut World) {
        reactive_sequence< retry(Action(0)), invert(condition(1)), Action(2) >
    }
}

recorded!(C287);

#[test]
fn c287() {
    let scripts = ["RRRSF", "FFF", "RSRFR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 S, cond 1 F, start 2 R
        t R: start 0 F, halt 2
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 S, cond 1 F, start 2 S
        t R: start 0 F
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C287::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C288(world: &mut World) {
        reactive_sequence< Action(0), condition(1), condition(2) >
    }
}

recorded!(C288);

#[test]
fn c288() {
    let scripts = ["RSRF", "SFFSSS", "SFF"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, cond 1 S, cond 2 S
        t R: start 0 R
        t F: run 0 F
    ";
    perform(&mut C288::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C289(world: &mut World) {
        keep_running_until_failure(keep_running_until_failure(Action(0)))
    }
}

recorded!(C289);

#[test]
fn c289() {
    let scripts = ["RRFR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
    ";
    perform(&mut C289::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C290(world: &mut World) {
        force_success(fallback< condition(0), condition(1) >)
    }
}

recorded!(C290);

#[test]
fn c290() {
    let scripts = ["FSFFFFFF", "SS"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
    ";
    perform(&mut C290::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C291(world: &mut World) {
        sequence_with_memory<
            reactive_fallback<
                sync_action(0),
                force_success(condition(1)),
                condition(2),
                Action(3)
            >,
            keep_running_until_failure(
                reactive_fallback<
                    condition(4),
                    sequence_with_memory< Action(5), Action(6) >,
                    condition(7)
                >
            )
        >
    }
}

recorded!(C291, remembers);

#[test]
fn c291() {
    let scripts = ["FFFFS", "FSFSF", "SSFF", "RSSRFR", "FSSFFF", "FS", "FFR", "SFSFFF"];
    let trace = "
        t R: sync 0 F, cond 1 F
        t R: cond 4 F, start 5 F, cond 7 S
        t R: cond 4 S
        t R: cond 4 S
        t R: cond 4 F, start 5 S
        t F: cond 4 F, start 6 F, cond 7 F
        t R: cond 4 F, start 6 F, cond 7 S
        t R: cond 4 F, start 6 R
        t R: cond 4 S, halt 6
        t R: cond 4 S
        t F: cond 4 F, start 6 F, cond 7 F
    ";
    perform(&mut C291::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C292(world: &mut World) {
        retry(
            reactive_fallback<
                invert(condition(0)),
                async_fallback(yield = sync)< retry(2, Action(1)) >,
                invert(condition(2))
            >
        )
    }
}

recorded!(C292);

#[test]
fn c292() {
    let scripts = ["FFSSFSFF", "RRRSS", "SFSSSS"];
    let trace = "
        t S: cond 0 F
        t S: cond 0 F
        h
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 R
        t S: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
        h: halt 1
        t S: cond 0 F
        t S: cond 0 F
        h
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 S, start 1 S
        t S: cond 0 S, start 1 S
        h
    ";
    perform(&mut C292::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C293(world: &mut World) {
        try_catch< sync_action(0), Action(1) >
    }
}

recorded!(C293);

#[test]
fn c293() {
    let scripts = ["SSSSFF", "FRSFSSFS"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t F: sync 0 F, start 1 F
        t R: sync 0 F, start 1 R
        t F: run 1 S
        t S: sync 0 S
    ";
    perform(&mut C293::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C294(world: &mut World) {
        invert(
            sequence_with_memory<
                condition(0),
                while_do_else< condition(1), Action(2), Action(3) >,
                reactive_fallback<
                    async_fallback(yield = sync)<
                        sync_action(4),
                        sequence_with_memory<
                            reactive_sequence< Action(5), Action(6), Action(7), sync_action(8) >
                        >
                    >,
                    condition(9)
                >
            >
        )
    }
}

recorded!(C294, remembers);

#[test]
fn c294() {
    let scripts = ["S", "FFSSFSS", "FSFRSFRF", "RFSRRFRR", "SFSSFFS", "R", "FFSRSS", "F", "FSFSSFFF", "F"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 F, start 3 R
        t S: cond 1 F, run 3 F
        t S: cond 1 S, start 2 F
        t R: cond 1 S, start 2 S
    ";
    perform(&mut C294::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C295(world: &mut World) {
        invert(while_do_else< condition(0), sync_action(1) >)
    }
}

recorded!(C295);

#[test]
fn c295() {
    let scripts = ["SSFF", "SSFFSSF"];
    let trace = "
        t F: cond 0 S, sync 1 S
        h
        t F: cond 0 S, sync 1 S
        t S: cond 0 F
        h
        t S: cond 0 F
        t S: cond 0 S, sync 1 F
        t S: cond 0 S, sync 1 F
        t S: cond 0 F
        t S: cond 0 F
        t F: cond 0 S, sync 1 S
        t F: cond 0 S, sync 1 S
        t S: cond 0 F
        h
        t S: cond 0 F
        h
        t S: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 S
    ";
    perform(&mut C295::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C296(world: &mut World) {
        invert(
            try_catch<
                while_do_else<
                    condition(0),
                    fallback< sync_action(1), condition(2), Action(3) >,
                    condition(4)
                >,
                reactive_fallback< invert(Action(5)), condition(6), condition(7) >,
                keep_running_until_failure(condition(8))
            >
        )
    }
}

recorded!(C296);

#[test]
fn c296() {
    let scripts = ["SSFFF", "FS", "FFFSS", "R", "FSS", "F", "F", "FFSSS", "S"];
    let trace = "
        t R: cond 0 S, sync 1 F, cond 2 F, start 3 R
        t R: cond 0 S, run 3 R
        t R: cond 0 F, halt 3, cond 4 F, cond 8 S
        t R: cond 8 S
        t R: cond 8 S
        t R: cond 8 S
        t R: cond 8 S
        t R: cond 8 S
        t R: cond 8 S
        t R: cond 8 S
    ";
    perform(&mut C296::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C297(world: &mut World) {
        parallel(success = 1, failure = 1)<
            Action(0),
            sync_action(1),
            sync_action(2),
            condition(3)
        >
    }
}

recorded!(C297);

#[test]
fn c297() {
    let scripts = ["SR", "FSSSFFS", "S", "FFSFF"];
    let trace = "
        t S: start 0 S
        t F: start 0 R, sync 1 F, halt 0
        t S: start 0 S
        t S: start 0 R, sync 1 S, halt 0
        t S: start 0 S
        t S: start 0 R, sync 1 S, halt 0
        t S: start 0 S
    ";
    perform(&mut C297::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C298(world: &mut World) {
        parallel(success = 1, failure = 1)<
            fallback< repeat(2, Action(0)), while_do_else< condition(1), Action(2), Action(3) > >
        >
    }
}

recorded!(C298);

#[test]
fn c298() {
    let scripts = ["R", "F", "RRSFSR", "R"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C298::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C299(world: &mut World) {
        try_catch<
            Action(0),
            parallel(success = 4, failure = 2)<
                Action(1),
                condition(2),
                condition(3),
                sync_action(4)
            >,
            Action(5)
        >
    }
}

recorded!(C299);

#[test]
fn c299() {
    let scripts = ["FRF", "RRRRFS", "SSSSSS", "FFSS", "FFSFS", "R"];
    let trace = "
        t R: start 0 F, start 5 R
        h: halt 5
        t R: start 0 R
        t R: run 0 F, start 5 R
        t R: run 5 R
        t R: run 5 R
        t R: run 5 R
        t R: run 5 R
        t R: run 5 R
        t R: run 5 R
    ";
    perform(&mut C299::new(), &scripts, trace);
}
