// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C100(world: &mut World) {
        async_sequence(yield = sync)<
            Action(0),
            async_fallback(yield = sync)< Action(1), condition(2) >,
            fallback< Action(3), Action(4), Action(5), condition(6) >
        >
    }
}

recorded!(C100);

#[test]
fn c100() {
    let scripts = ["SSRR", "FRRS", "FSSFF", "FRRRRSR", "R", "RF", "F"];
    let trace = "
        t R: start 0 S
        t R: start 1 F
        t F: cond 2 F
        t R: start 0 S
        t R: start 1 R
        t R: run 1 R
        t R: run 1 S, start 3 F, start 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
    ";
    perform(&mut C100::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C101(world: &mut World) {
        reactive_sequence< while_do_else< condition(0), Action(1) >, condition(2) >
    }
}

recorded!(C101);

#[test]
fn c101() {
    let scripts = ["SFSSSFF", "SFRF", "F"];
    let trace = "
        t F: cond 0 S, start 1 S, cond 2 F
        t F: cond 0 F
        t F: cond 0 S, start 1 F
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        t F: cond 0 F
    ";
    perform(&mut C101::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C102(world: &mut World) {
        sequence< Action(0), condition(1) >
    }
}

recorded!(C102);

#[test]
fn c102() {
    let scripts = ["R", "SSSFSF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C102::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C103(world: &mut World) {
        reactive_fallback<
            async_sequence(yield = sync)<
                condition(0),
                invert(reactive_fallback< condition(1), condition(2) >),
                parallel(success = 1, failure = 1)< keep_running_until_failure(sync_action(3)) >
            >,
            sequence<
                sequence< Action(4), invert(Action(5)) >,
                parallel(success = all, failure = 1)< condition(6), sync_action(7) >,
                condition(8)
            >,
            retry(4, repeat(Action(9)))
        >
    }
}

recorded!(C103);

#[test]
fn c103() {
    let scripts = ["FFSFFSFF", "SFFSFS", "SSSS", "S", "RFRF", "F", "S", "SF", "FSF", "RRFRRFRS"];
    let trace = "
        t R: cond 0 F, start 4 R
        t R: cond 0 F, run 4 F, start 9 R
        h: halt 9
        t R: cond 0 S
        t R: cond 1 S, start 4 R
    ";
    perform(&mut C103::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C104(world: &mut World) {
        reactive_fallback< condition(0), condition(1) >
    }
}

recorded!(C104);

#[test]
fn c104() {
    let scripts = ["FFFSF", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
    ";
    perform(&mut C104::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C105(world: &mut World) {
        fallback< Action(0), invert(retry(3, sync_action(1))) >
    }
}

recorded!(C105);

#[test]
fn c105() {
    let scripts = ["SSRRRRRF", "SSSS"];
    let trace = "
        t S: start 0 S
        t S: start 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F, sync 1 S
    ";
    perform(&mut C105::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C106(world: &mut World) {
        reactive_fallback< Action(0), condition(1), sync_action(2) >
    }
}

recorded!(C106);

#[test]
fn c106() {
    let scripts = ["RS", "FSSS", "S"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
    ";
    perform(&mut C106::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C107(world: &mut World) {
        if_then_else<
            condition(0),
            retry(1, async_fallback(yield = sync)< Action(1), condition(2), Action(3) >),
            retry(4, Action(4))
        >
    }
}

recorded!(C107);

#[test]
fn c107() {
    let scripts = ["FFS", "FSRFRRR", "FFFF", "RRSR", "FRFFFFRR"];
    let trace = "
        t R: cond 0 F, start 4 F
        t R: start 4 R
        h: halt 4
        t R: cond 0 F, start 4 F
        t R: start 4 F
        t R: start 4 F
        h
        t R: cond 0 S, start 1 F
        t R: cond 2 F
        t R: start 3 R
        t R: run 3 R
    ";
    perform(&mut C107::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C108(world: &mut World) {
        repeat(
            parallel(success = 2, failure = 1)<
                condition(0),
                sequence_with_memory< condition(1), Action(2), condition(3), Action(4) >
            >
        )
    }
}

recorded!(C108, remembers);

#[test]
fn c108() {
    let scripts = ["S", "SSSFFS", "RRSRRR", "S", "RR"];
    let trace = "
        t R: cond 0 S, cond 1 S
        t R: start 2 R
        t R: run 2 R
        t R: run 2 S, cond 3 S
        t R: start 4 R
    ";
    perform(&mut C108::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C109(world: &mut World) {
        parallel(success = 1, failure = 2)<
            invert(invert(Action(0))),
            invert(Action(1)),
            parallel(success = all, failure = 2)<
                Action(2),
                Action(3),
                repeat(4, condition(4)),
                Action(5)
            >,
            reactive_fallback<
                async_sequence(yield = sync)<
                    sync_action(6),
                    condition(7),
                    condition(8),
                    Action(9)
                >,
                sequence_with_memory< condition(10), condition(11) >,
                invert(force_failure(condition(12)))
            >
        >
    }
}

recorded!(C109, remembers);

#[test]
fn c109() {
    let scripts = ["FFSRFFR", "FRRRF", "FFRRSS", "RSSRRR", "SSFFFS", "SRFFRS", "SF", "SFSFFFF", "SSFSF", "RFSSRRRF", "FFSS", "FFFFS", "FSFFS"];
    let trace = "
        t S: start 0 F, start 1 F
        t F: start 0 F, start 1 R, start 2 F, halt 1
        t S: start 0 S
        t R: start 0 R, start 1 R, start 2 F, sync 6 S
        t F: run 0 F, halt 1
        t S: start 0 F, start 1 R, start 2 R, start 3 R, cond 4 S, start 5 S, sync 6 F, cond 10 F, cond 12 F, halt 1, halt 2, halt 3
        t S: start 0 R, start 1 F, halt 0
        t S: start 0 F, start 1 F
    ";
    perform(&mut C109::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C110(world: &mut World) {
        repeat(
            reactive_fallback<
                force_failure(invert(if_then_else< condition(0), Action(1), condition(2) >)),
                invert(condition(3))
            >
        )
    }
}

recorded!(C110);

#[test]
fn c110() {
    let scripts = ["FSSFSFF", "FFSFR", "SF", "FSFSFF"];
    let trace = "
        t R: cond 0 F, cond 2 S, cond 3 F
        t F: cond 0 S, start 1 F, cond 3 S
        t R: cond 0 S, start 1 F, cond 3 F
        t F: cond 0 F, cond 2 F, cond 3 S
        t R: cond 0 S, start 1 S, cond 3 F
        t R: cond 0 F, cond 2 S, cond 3 F
        t R: cond 0 F, cond 2 F, cond 3 F
        t F: cond 0 F, cond 2 S, cond 3 S
        t R: cond 0 S, start 1 F, cond 3 F
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C110::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C111(world: &mut World) {
        repeat(2, reactive_sequence< Action(0), condition(1), condition(2) >)
    }
}

recorded!(C111);

#[test]
fn c111() {
    let scripts = ["S", "S", "FFSSFSSF"];
    let trace = "
        t F: start 0 S, cond 1 S, cond 2 F
        t F: start 0 S, cond 1 S, cond 2 F
        t R: start 0 S, cond 1 S, cond 2 S
        t S: start 0 S, cond 1 S, cond 2 S
        t F: start 0 S, cond 1 S, cond 2 F
        t R: start 0 S, cond 1 S, cond 2 S
    ";
    perform(&mut C111::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C112(world: &mut World) {
        fallback<
            reactive_sequence<
                retry(1, condition(0)),
                keep_running_until_failure(Action(1)),
                condition(2),
                Action(3)
            >,
            reactive_fallback<
                reactive_sequence<
                    reactive_sequence< Action(4), force_success(condition(5)) >,
                    force_success(Action(6)),
                    Action(7)
                >,
                Action(8)
            >
        >
    }
}

recorded!(C112);

#[test]
fn c112() {
    let scripts = ["FSF", "FSSFRR", "SFFS", "SRSSF", "SF", "SSFSFS", "FRRFSF", "FSRR", "FRFRF"];
    let trace = "
        t F: cond 0 F, start 4 S, cond 5 S, start 6 F, start 7 F, start 8 F
        t R: cond 0 S, start 1 F, start 4 F, start 8 R
        t R: start 4 S, cond 5 S, start 6 R, halt 8
        t F: start 4 F, halt 6, start 8 F
        t R: cond 0 F, start 4 S, cond 5 F, start 6 R
        t R: start 4 F, halt 6, start 8 R
        t S: start 4 S, cond 5 S, start 6 F, start 7 S, halt 8
        t F: cond 0 F, start 4 F, start 8 F
    ";
    perform(&mut C112::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C113(world: &mut World) {
        parallel_all(failures = 2)<
            reactive_sequence< Action(0), sync_action(1), sync_action(2) >,
            reactive_fallback<
                Action(3),
                async_fallback(yield = sync)<
                    sequence_with_memory< condition(4), condition(5) >,
                    force_success(Action(6))
                >
            >
        >
    }
}

recorded!(C113, remembers);

#[test]
fn c113() {
    let scripts = ["SRFRSF", "SSSSF", "SFFSSS", "RSFFFRRR", "FFS", "SFSFF", "RSFSR"];
    let trace = "
        t R: start 0 S, sync 1 S, sync 2 S, start 3 R
        t S: run 3 S
        t R: start 0 R, start 3 F, cond 4 F
        t R: run 0 F, start 3 F, start 6 R
        t S: start 3 F, run 6 S
        t R: start 0 R, start 3 R
        t R: run 0 S, sync 1 S, sync 2 F, run 3 R
        t R: run 3 R
        t R: run 3 R
        t S: run 3 S
        t R: start 0 F, start 3 F, cond 4 F
    ";
    perform(&mut C113::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C114(world: &mut World) {
        async_fallback(yield = sync)<
            async_fallback(yield = sync)<
                try_catch<
                    while_do_else< condition(0), Action(1), Action(2) >,
                    async_sequence(yield = sync)< Action(3), Action(4), Action(5) >,
                    invert(Action(6)),
                    fallback< Action(7), Action(8), sync_action(9) >
                >,
                fallback< Action(10), Action(11), Action(12) >
            >
        >
    }
}

recorded!(C114);

#[test]
fn c114() {
    let scripts = ["FFSS", "RSSSRR", "RF", "R", "FFS", "SRFR", "RSSRRSR", "FF", "FR", "SFSFFF", "SSFRRS", "R", "SR"];
    let trace = "
        t R: cond 0 F, start 2 R
        t S: cond 0 F, run 2 F, start 7 F, start 8 F, sync 9 S, start 10 S
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 S, start 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
    ";
    perform(&mut C114::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C115(world: &mut World) {
        force_failure(
            sequence<
                reactive_fallback< Action(0), condition(1) >,
                reactive_sequence< Action(2), Action(3), condition(4), condition(5) >
            >
        )
    }
}

recorded!(C115);

#[test]
fn c115() {
    let scripts = ["SRSS", "SFSSS", "S", "FR", "FF", "FSFFSSS"];
    let trace = "
        t F: start 0 S, start 2 S, start 3 F
        t R: start 0 R
        t R: run 0 S, start 2 S, start 3 R
        t F: start 2 S, run 3 F
        t R: start 0 S, start 2 S, start 3 R
    ";
    perform(&mut C115::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C116(world: &mut World) {
        parallel(success = 1, failure = 1)< sequence< condition(0), condition(1), Action(2) > >
    }
}

recorded!(C116);

#[test]
fn c116() {
    let scripts = ["FFFFSFSF", "S", "RRSR"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, start 2 R
        t R: run 2 R
        t S: run 2 S
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, start 2 R
        t R: run 2 R
        t R: run 2 R
    ";
    perform(&mut C116::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C117(world: &mut World) {
        async_fallback(yield = sync)<
            repeat(
                reactive_fallback<
                    while_do_else< condition(0), Action(1), condition(2) >,
                    sync_action(3),
                    invert(condition(4)),
                    fallback< Action(5), retry(2, Action(6)) >
                >
            )
        >
    }
}

recorded!(C117);

#[test]
fn c117() {
    let scripts = ["FF", "FRR", "SSFFFFSF", "FS", "S", "SSRFS", "SRRRR"];
    let trace = "
        t R: cond 0 F, cond 2 S
        t R: cond 0 F, cond 2 S
        t R: cond 0 F, cond 2 F, sync 3 F, cond 4 S, start 5 S
        t R: cond 0 F, cond 2 F, sync 3 S
        t R: cond 0 F, cond 2 F, sync 3 F, cond 4 S, start 5 S
        t R: cond 0 F, cond 2 F, sync 3 S
    ";
    perform(&mut C117::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C118(world: &mut World) {
        reactive_fallback< Action(0), condition(1), condition(2) >
    }
}

recorded!(C118);

#[test]
fn c118() {
    let scripts = ["RRRRRRRR", "FSFF", "FSFFSSSS"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C118::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C119(world: &mut World) {
        retry(3,
            parallel_all(failures = 2)<
                invert(
                    repeat(2,
                        invert(
                            reactive_fallback<
                                repeat(3,
                                    async_fallback(yield = sync)<
                                        Action(0),
                                        Action(1),
                                        Action(2),
                                        condition(3)
                                    >
                                )
                            >
                        )
                    )
                ),
                force_success(Action(4))
            >
        )
    }
}

recorded!(C119);

#[test]
fn c119() {
    let scripts = ["FSRRR", "FRRRR", "RRRSR", "SSF", "RFRSFRR"];
    let trace = "
        t R: start 0 F, start 4 R
        t R: start 1 F, run 4 F
        t R: start 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 S, start 0 S
    ";
    perform(&mut C119::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C120(world: &mut World) {
        sequence_with_memory<
            reactive_fallback< force_success(invert(sync_action(0))) >,
            async_fallback(yield = sync)<
                invert(keep_running_until_failure(keep_running_until_failure(Action(1))))
            >,
            retry(4,
                repeat(4,
                    keep_running_until_failure(
                        parallel_all(failures = 3)< condition(2), Action(3), Action(4), Action(5) >
                    )
                )
            )
        >
    }
}

recorded!(C120, remembers);

#[test]
fn c120() {
    let scripts = ["SSFFS", "RR", "FFS", "FFFF", "FS", "RRSFFSRF"];
    let trace = "
        t R: sync 0 S
        t R: start 1 R
        h: halt 1
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t R: start 1 R
        t R: run 1 R
        h: halt 1
    ";
    perform(&mut C120::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C121(world: &mut World) {
        try_catch<
            async_sequence(yield = sync)< Action(0), sync_action(1), sync_action(2) >,
            try_catch<
                async_fallback(yield = sync)< Action(3), condition(4), condition(5) >,
                reactive_sequence<
                    retry(3, sync_action(6)),
                    reactive_sequence< Action(7), Action(8), Action(9) >,
                    sequence_with_memory< condition(10), retry(3, sync_action(11)) >,
                    condition(12)
                >
            >,
            repeat(2, sync_action(13))
        >
    }
}

recorded!(C121, remembers);

#[test]
fn c121() {
    let scripts = ["SFS", "FFFSFSS", "FFSFSSFF", "FRSS", "SFSSS", "SFF", "FFFS", "FRFSRFRR", "FRF", "SRSSRFS", "SFS", "SS", "FSSSSFS", "SSFFFSS"];
    let trace = "
        t R: start 0 S
        t R: sync 1 F, sync 13 S
        t F: sync 13 S
        t F: start 0 F, sync 13 F
        t R: start 0 S
        t F: sync 1 F, sync 13 F
        t R: start 0 S
        t F: sync 1 F, sync 13 F
        t R: start 0 F, sync 13 S
        t F: sync 13 S
    ";
    perform(&mut C121::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C122(world: &mut World) {
        async_fallback(yield = sync)<
            retry(1, Action(0)),
            fallback< sync_action(1), Action(2), Action(3) >,
            invert(condition(4)),
            Action(5)
        >
    }
}

recorded!(C122);

#[test]
fn c122() {
    let scripts = ["SF", "SFSFSF", "SRSSRS", "SFSSSSSS", "SSS", "RSSFFRR"];
    let trace = "
        t S: start 0 S
        t R: start 0 F
        t S: sync 1 S
        t S: start 0 S
    ";
    perform(&mut C122::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C123(world: &mut World) {
        sequence_with_memory<
            invert(reactive_sequence< repeat(2, Action(0)), Action(1) >),
            fallback< force_failure(sync_action(2)), Action(3) >
        >
    }
}

recorded!(C123, remembers);

#[test]
fn c123() {
    let scripts = ["FRRRRR", "FR", "SF", "SS"];
    let trace = "
        t R: start 0 F
        t S: sync 2 S, start 3 S
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C123::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C124(world: &mut World) {
        async_sequence(yield = sync)< sync_action(0), condition(1), Action(2), condition(3) >
    }
}

recorded!(C124);

#[test]
fn c124() {
    let scripts = ["FSSFSFSF", "FFFSS", "RFRR", "FFSFF"];
    let trace = "
        t F: sync 0 F
        t R: sync 0 S
        t F: cond 1 F
        t R: sync 0 S
        t F: cond 1 F
        t F: sync 0 F
        t R: sync 0 S
        t F: cond 1 F
        t F: sync 0 F
        t R: sync 0 S
    ";
    perform(&mut C124::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C125(world: &mut World) {
        reactive_fallback<
            repeat(Action(0)),
            invert(
                sequence_with_memory<
                    parallel(success = 2, failure = 3)< Action(1), condition(2), condition(3) >,
                    force_failure(condition(4)),
                    retry(1,
                        keep_running_until_failure(
                            reactive_sequence< Action(5), condition(6), Action(7), condition(8) >
                        )
                    )
                >
            ),
            Action(9)
        >
    }
}

recorded!(C125, remembers);

#[test]
fn c125() {
    let scripts = ["RR", "SR", "SFSSFFS", "FF", "FSSF", "RSSFSS", "SFSSS", "RRRSSRRF", "SF", "S"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C125::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C126(world: &mut World) {
        sequence_with_memory<
            repeat(while_do_else< condition(0), Action(1), condition(2) >),
            retry(2, Action(3))
        >
    }
}

recorded!(C126, remembers);

#[test]
fn c126() {
    let scripts = ["F", "R", "FFFFFFSS", "FF"];
    let trace = "
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
        h
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
        h
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
    ";
    perform(&mut C126::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C127(world: &mut World) {
        force_failure(force_success(Action(0)))
    }
}

recorded!(C127);

#[test]
fn c127() {
    let scripts = ["F"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
    ";
    perform(&mut C127::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C128(world: &mut World) {
        reactive_fallback<
            invert(Action(0)),
            force_success(Action(1)),
            invert(Action(2)),
            reactive_sequence< sync_action(3), condition(4), condition(5) >
        >
    }
}

recorded!(C128);

#[test]
fn c128() {
    let scripts = ["RRFRRRR", "RSRSSRS", "SSSSRSRR", "SFSSFSF", "FFFSFSFF", "FSFFFSFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t S: run 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 F
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C128::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C129(world: &mut World) {
        reactive_fallback<
            async_sequence(yield = sync)< condition(0), sync_action(1), condition(2), condition(3) >,
            reactive_fallback<
                force_success(
                    reactive_sequence< parallel(success = 1, failure = 1)< repeat(4, Action(4)) > >
                ),
                condition(5)
            >
        >
    }
}

recorded!(C129);

#[test]
fn c129() {
    let scripts = ["FSFSSSS", "SSSSF", "SFFSFS", "FFSF", "RR", "SSFSFSFS"];
    let trace = "
        t R: cond 0 F, start 4 R
        t R: cond 0 S, halt 4
        t R: sync 1 S
        t R: cond 2 S
        t R: cond 3 F, start 4 R
    ";
    perform(&mut C129::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C130(world: &mut World) {
        parallel(success = all, failure = 2)< Action(0), condition(1), Action(2) >
    }
}

recorded!(C130);

#[test]
fn c130() {
    let scripts = ["RR", "FFS", "SFFSFF"];
    let trace = "
        t F: start 0 R, cond 1 F, halt 0
        t F: start 0 R, cond 1 F, halt 0
        t R: start 0 R, cond 1 S, start 2 S
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
    perform(&mut C130::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C131(world: &mut World) {
        keep_running_until_failure(
            keep_running_until_failure(
                reactive_sequence<
                    sequence_with_memory<
                        async_sequence(yield = sync)< retry(3, Action(0)), condition(1) >,
                        sequence_with_memory< condition(2), Action(3), condition(4) >
                    >,
                    sequence_with_memory<
                        condition(5),
                        Action(6),
                        async_sequence(yield = sync)< Action(7), sync_action(8) >
                    >
                >
            )
        )
    }
}

recorded!(C131, remembers);

#[test]
fn c131() {
    let scripts = ["FSR", "FFSFSF", "FSF", "RS", "FSSFSF", "SFFFFS", "RSFFSFF", "RSRFRRS", "FSFSF"];
    let trace = "
        t R: start 0 F
        t F: start 0 S, cond 1 F
        t R: start 0 R
        t F: run 0 F, start 0 S, cond 1 F
        t R: start 0 R
        t F: run 0 F, start 0 S, cond 1 S, cond 2 F
        t R: cond 2 S
        t R: start 3 R
        t F: run 3 S, cond 4 F
        t R: cond 4 S, cond 5 S
        t R: start 0 R
        t F: run 0 F, start 0 S, cond 1 F
    ";
    perform(&mut C131::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C132(world: &mut World) {
        reactive_sequence<
            async_fallback(yield = sync)< invert(sequence< repeat(2, Action(0)) >), condition(1) >,
            while_do_else< condition(2), Action(3), Action(4) >
        >
    }
}

recorded!(C132);

#[test]
fn c132() {
    let scripts = ["R", "FFSFFFSS", "SSSS", "FRS", "SSSR"];
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
    perform(&mut C132::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C133(world: &mut World) {
        async_fallback(yield = sync)<
            invert(parallel(success = 1, failure = 3)< Action(0), condition(1), condition(2) >),
            force_failure(repeat(fallback< condition(3), Action(4), condition(5), Action(6) >))
        >
    }
}

recorded!(C133);

#[test]
fn c133() {
    let scripts = ["RSR", "FFFSFSF", "FSF", "SFFFFF", "SRRSRRFF", "FFFSFF", "RR"];
    let trace = "
        t R: start 0 R, cond 1 F, cond 2 F
        t R: run 0 S, cond 3 S
        t R: cond 3 F, start 4 S
        t R: cond 3 F, start 4 R
        t R: run 4 R
        t R: run 4 S, cond 3 F, start 4 R
        t R: run 4 R
        t R: run 4 F, cond 5 F, start 6 R
        t R: run 6 R
        t R: run 6 R
    ";
    perform(&mut C133::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C134(world: &mut World) {
        parallel(success = 1, failure = all)<
            parallel(success = 2, failure = 3)<
                sync_action(0),
                sequence_with_memory<
                    Action(1),
                    invert(async_sequence(yield = sync)< Action(2), Action(3), Action(4) >)
                >,
                parallel_all(failures = 2)< Action(5), Action(6), condition(7) >
            >,
            reactive_fallback< fallback< Action(8), condition(9), condition(10) > >
        >
    }
}

recorded!(C134, remembers);

#[test]
fn c134() {
    let scripts = ["FFFSSFS", "SFSSRFS", "S", "SRSRRFS", "RRSR", "R", "RSR", "FF", "RS", "FS", "SSFFS"];
    let trace = "
        t R: sync 0 F, start 1 S, start 5 R, start 6 R, cond 7 F, start 8 R
        t S: start 2 S, run 5 R, run 6 S, run 8 S, halt 5
        t R: sync 0 F, start 2 S, start 5 R, start 6 R, cond 7 F, start 8 R
        t S: start 3 S, run 5 R, run 6 R, run 8 S, halt 5, halt 6
        t R: sync 0 F, start 2 S, start 5 R, start 6 S, cond 7 F, start 8 R
        t S: start 3 R, run 5 R, run 8 S, halt 3, halt 5
        t R: sync 0 S, start 2 S, start 5 R, start 6 R, cond 7 F, start 8 R
        t S: start 3 S, run 5 R, run 6 R, run 8 S, halt 5, halt 6
        t R: sync 0 S, start 2 S, start 5 R, start 6 S, cond 7 F, start 8 R
    ";
    perform(&mut C134::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C135(world: &mut World) {
        reactive_sequence<
            reactive_sequence<
                sync_action(0),
                invert(
                    fallback<
                        force_failure(condition(1)),
                        repeat(2, reactive_fallback< Action(2), invert(sync_action(3)) >)
                    >
                ),
                retry(2,
                    reactive_sequence<
                        force_failure(
                            force_success(
                                async_sequence(yield = sync)< condition(4), condition(5) >
                            )
                        )
                    >
                )
            >,
            condition(6)
        >
    }
}

recorded!(C135);

#[test]
fn c135() {
    let scripts = ["FFFFSF", "SSFFF", "RSRFRRR", "SSSFFF", "FFS", "SFS", "S"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t R: sync 0 S, cond 1 S, start 2 R
        t F: sync 0 F, halt 2
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C135::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C136(world: &mut World) {
        async_fallback(yield = sync)< Action(0), Action(1), keep_running_until_failure(Action(2)) >
    }
}

recorded!(C136);

#[test]
fn c136() {
    let scripts = ["RRFR", "RSFRR", "RS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 F
        t R: start 1 R
        h: halt 1
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 F, start 1 S
        t R: start 0 R
    ";
    perform(&mut C136::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C137(world: &mut World) {
        parallel(success = 2, failure = 2)<
            condition(0),
            force_success(Action(1)),
            repeat(force_success(Action(2)))
        >
    }
}

recorded!(C137);

#[test]
fn c137() {
    let scripts = ["SSSFS", "SRS", "S"];
    let trace = "
        t S: cond 0 S, start 1 S
        t R: cond 0 S, start 1 R, start 2 S
        t S: run 1 S
        t S: cond 0 S, start 1 S
        t R: cond 0 F, start 1 R, start 2 S
        t R: run 1 S, start 2 S
    ";
    perform(&mut C137::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C138(world: &mut World) {
        sequence_with_memory< retry(1, Action(0)), retry(Action(1)), condition(2), condition(3) >
    }
}

recorded!(C138, remembers);

#[test]
fn c138() {
    let scripts = ["FRRRR", "SSF", "FFFF", "F"];
    let trace = "
        t F: start 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C138::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C139(world: &mut World) {
        while_do_else<
            condition(0),
            keep_running_until_failure(
                sequence_with_memory<
                    condition(1),
                    reactive_fallback< condition(2), condition(3), Action(4), Action(5) >,
                    force_failure(condition(6)),
                    Action(7)
                >
            ),
            invert(condition(8))
        >
    }
}

recorded!(C139, remembers);

#[test]
fn c139() {
    let scripts = ["FFSSSFSS", "FFS", "SSSSSF", "F", "SRRRRFFR", "RSSSSSF", "FFFF", "RRRRRRF", "FSFFS"];
    let trace = "
        t S: cond 0 F, cond 8 F
        t F: cond 0 F, cond 8 S
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 S
        t S: cond 0 F, cond 8 F
        t R: cond 0 S, cond 2 S
    ";
    perform(&mut C139::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C140(world: &mut World) {
        retry(4,
            sequence<
                invert(
                    if_then_else<
                        condition(0),
                        try_catch< condition(1), Action(2), Action(3) >,
                        condition(4)
                    >
                )
            >
        )
    }
}

recorded!(C140);

#[test]
fn c140() {
    let scripts = ["FFSSSSS", "FSFFFF", "RSRRFR", "RRRR", "FSFF"];
    let trace = "
        t S: cond 0 F, cond 4 F
        t R: cond 0 F, cond 4 S
        t R: cond 0 S, cond 1 F, start 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        h: halt 3
        t R: cond 0 S, cond 1 S, start 2 R
        h: halt 2
        t R: cond 0 S, cond 1 F, start 3 R
        h: halt 3
        t R: cond 0 S, cond 1 F, start 3 R
        t R: run 3 R
    ";
    perform(&mut C140::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C141(world: &mut World) {
        sequence_with_memory<
            try_catch< retry(2, Action(0)), Action(1), keep_running_until_failure(condition(2)) >
        >
    }
}

recorded!(C141, remembers);

#[test]
fn c141() {
    let scripts = ["RS", "SRSRRRF", "FFFFSFFS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, start 1 S
        t R: start 0 R
        h: halt 0
        t R: start 0 S, start 1 R
        t S: run 1 S
        t R: start 0 R
        h: halt 0
    ";
    perform(&mut C141::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C142(world: &mut World) {
        reactive_sequence<
            sequence< Action(0), sync_action(1) >,
            invert(fallback< repeat(2, Action(2)), repeat(2, Action(3)), Action(4) >),
            condition(5)
        >
    }
}

recorded!(C142);

#[test]
fn c142() {
    let scripts = ["S", "SSS", "FRRSRS", "RSSRFRR", "RRRRRR", "FFSSFSFF"];
    let trace = "
        t R: start 0 S, sync 1 S, start 2 F, start 3 R
        h: halt 3
        t R: start 0 S, sync 1 S, start 2 R
        t R: start 0 S, sync 1 S, run 2 R
        t R: start 0 S, sync 1 S, run 2 S, start 2 R
        t F: start 0 S, sync 1 S, run 2 S
        t R: start 0 S, sync 1 S, start 2 F, start 3 S
        t F: start 0 S, sync 1 S, start 3 S
        h
        t R: start 0 S, sync 1 S, start 2 R
        h: halt 2
        t R: start 0 S, sync 1 S, start 2 R
        t R: start 0 S, sync 1 S, run 2 S, start 2 R
        t F: start 0 S, sync 1 S, run 2 S
        h
    ";
    perform(&mut C142::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C143(world: &mut World) {
        reactive_fallback<
            parallel(success = all, failure = 4)<
                while_do_else< condition(0), sync_action(1), condition(2) >,
                force_success(Action(3)),
                sequence_with_memory<
                    force_failure(Action(4)),
                    parallel(success = 2, failure = 2)< Action(5), force_failure(condition(6)) >
                >,
                fallback< invert(condition(7)), force_success(condition(8)) >
            >
        >
    }
}

recorded!(C143, remembers);

#[test]
fn c143() {
    let scripts = ["SSSSFSSS", "SFFF", "SFFFFFS", "RRFSR", "FSF", "FRSSRFS", "SSSFF", "FFSSS", "FFFSFSS"];
    let trace = "
        t F: cond 0 S, sync 1 S, start 3 R, start 4 F, halt 3
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 F, cond 2 S, start 3 R, start 4 S, halt 3
        t F: cond 0 S, sync 1 S, start 3 F, start 4 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 S, start 3 S, start 4 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 F, cond 2 F
    ";
    perform(&mut C143::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C144(world: &mut World) {
        async_fallback(yield = sync)<
            invert(Action(0)),
            repeat(condition(1)),
            while_do_else< condition(2), invert(Action(3)), Action(4) >
        >
    }
}

recorded!(C144);

#[test]
fn c144() {
    let scripts = ["RS", "S", "F", "SFRRRFSF", "SRRRRF"];
    let trace = "
        t R: start 0 R
        t R: run 0 S, cond 1 S
        t R: cond 1 S
        t R: cond 1 S
    ";
    perform(&mut C144::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C145(world: &mut World) {
        fallback<
            sequence_with_memory<
                force_failure(condition(0)),
                retry(2, Action(1)),
                sync_action(2),
                condition(3)
            >
        >
    }
}

recorded!(C145, remembers);

#[test]
fn c145() {
    let scripts = ["FF", "RFRF", "SFFFFSSS", "FSSSSF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C145::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C146(world: &mut World) {
        repeat(1, sequence< Action(0), Action(1), Action(2) >)
    }
}

recorded!(C146);

#[test]
fn c146() {
    let scripts = ["SRSRRRR", "RRSFFS", "SSRFSSF"];
    let trace = "
        t R: start 0 S, start 1 R
        t R: run 1 R
        t S: run 1 S, start 2 S
        t R: start 0 R
        t F: run 0 S, start 1 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 S, start 1 F
        t R: start 0 R
        t S: run 0 S, start 1 S, start 2 S
    ";
    perform(&mut C146::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C147(world: &mut World) {
        sequence_with_memory<
            fallback<
                reactive_sequence<
                    Action(0),
                    keep_running_until_failure(condition(1)),
                    condition(2)
                >,
                Action(3)
            >,
            reactive_sequence< condition(4), Action(5), condition(6) >,
            retry(condition(7)),
            condition(8)
        >
    }
}

recorded!(C147, remembers);

#[test]
fn c147() {
    let scripts = ["RSSRRR", "FSS", "SSS", "FFFRRSRS", "SFFSFSF", "FFSRR", "F", "F", "SS"];
    let trace = "
        t R: start 0 R
        t F: run 0 S, cond 1 F, start 3 F
        t R: start 0 S, cond 1 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 S, cond 1 S
        t F: start 0 S, cond 1 F, start 3 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C147::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C148(world: &mut World) {
        async_fallback(yield = sync)<
            reactive_sequence<
                keep_running_until_failure(condition(0)),
                force_failure(Action(1)),
                invert(condition(2))
            >,
            sequence_with_memory< sync_action(3), Action(4), condition(5) >,
            invert(
                force_success(
                    force_success(parallel_all(failures = 3)< Action(6), condition(7), Action(8) >)
                )
            )
        >
    }
}

recorded!(C148, remembers);

#[test]
fn c148() {
    let scripts = ["SSSSFSFS", "SSSRR", "SF", "S", "RRRRSR", "SSFSSSF", "RRRSRSRR", "FFFSS", "FRFRR"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 F, sync 3 S
        t R: start 4 R
    ";
    perform(&mut C148::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C149(world: &mut World) {
        repeat(2,
            parallel(success = 3, failure = all)<
                reactive_sequence<
                    condition(0),
                    sequence< condition(1), condition(2), condition(3), Action(4) >
                >,
                fallback< Action(5), Action(6) >,
                sequence< try_catch< condition(7), force_failure(Action(8)), condition(9) > >
            >
        )
    }
}

recorded!(C149);

#[test]
fn c149() {
    let scripts = ["SFFSFFSF", "SS", "FS", "SSSSF", "RFRFRF", "SS", "FRFSSSS", "SFSSFSS", "SSSFRSS", "SFSFFFS"];
    let trace = "
        t F: cond 0 S, cond 1 S, cond 2 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 S, cond 2 S, cond 3 S, start 4 R, start 5 S, cond 7 S, start 8 S, cond 9 S, halt 4
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 S, cond 2 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 S, cond 2 S, cond 3 S, start 4 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C149::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C150(world: &mut World) {
        if_then_else< condition(0), condition(1), Action(2) >
    }
}

recorded!(C150);

#[test]
fn c150() {
    let scripts = ["SSS", "SFS", "RSFR"];
    let trace = "
        t S: cond 0 S, cond 1 S
        t F: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        h
        t F: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
    ";
    perform(&mut C150::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C151(world: &mut World) {
        while_do_else<
            Action(0),
            fallback<
                Action(1),
                sequence<
                    invert(Action(2)),
                    condition(3),
                    async_fallback(yield = sync)< force_success(condition(4)) >
                >
            >,
            retry(4,
                while_do_else<
                    sync_action(5),
                    force_success(condition(6)),
                    sequence_with_memory< force_success(condition(7)), Action(8) >
                >
            )
        >
    }
}

recorded!(C151, remembers);

#[test]
fn c151() {
    let scripts = ["RFFRRR", "RFRS", "R", "SSFFF", "SS", "S", "FFF", "SSSFSFFF", "SSSRRR"];
    let trace = "
        t R: start 0 R
        t S: run 0 F, sync 5 S, cond 6 F
        t S: start 0 F, sync 5 S, cond 6 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 F, sync 5 S, cond 6 F
    ";
    perform(&mut C151::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C152(world: &mut World) {
        sequence_with_memory<
            async_fallback(yield = sync)<
                if_then_else<
                    condition(0),
                    retry(3, if_then_else< condition(1), condition(2), Action(3) >),
                    sequence< Action(4), retry(2, condition(5)), condition(6) >
                >
            >,
            invert(Action(7))
        >
    }
}

recorded!(C152, remembers);

#[test]
fn c152() {
    let scripts = ["SSSSSSS", "SF", "SFFS", "SSRSF", "SRSRRRSS", "FFSFS", "FS", "FRRS"];
    let trace = "
        t R: cond 0 S, cond 1 S, cond 2 S
        t S: start 7 F
        t R: cond 0 S, cond 1 F, start 3 S
        t R: start 7 R
        t R: run 7 R
        t F: run 7 S
        t S: start 7 F
        t R: cond 0 S, cond 1 S, cond 2 F
        t R: cond 1 F, start 3 S, start 7 R
        t R: run 7 R
        t F: run 7 S
        t S: start 7 F
        t R: cond 0 S, cond 1 S, cond 2 F
        t R: cond 1 F, start 3 R
    ";
    perform(&mut C152::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C153(world: &mut World) {
        sequence< retry(repeat(3, sync_action(0))) >
    }
}

recorded!(C153);

#[test]
fn c153() {
    let scripts = ["SFFFFFFS"];
    let trace = "
        t R: sync 0 S
        t R: sync 0 F, sync 0 F
        t R: sync 0 F
        t R: sync 0 F
        t R: sync 0 F
        t R: sync 0 F
        t R: sync 0 S
        t R: sync 0 S
    ";
    perform(&mut C153::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C154(world: &mut World) {
        parallel(success = all, failure = 3)< condition(0), invert(Action(1)), condition(2) >
    }
}

recorded!(C154);

#[test]
fn c154() {
    let scripts = ["SS", "RSSRRR", "FFSFSFS"];
    let trace = "
        t F: cond 0 S, start 1 R, cond 2 F, halt 1
        t F: cond 0 S, start 1 S
        t F: cond 0 S, start 1 S
        t F: cond 0 S, start 1 R, cond 2 F, halt 1
        t R: cond 0 S, start 1 R, cond 2 S
        t R: run 1 R
        h: halt 1
        t F: cond 0 S, start 1 R, cond 2 F, halt 1
        t F: cond 0 S, start 1 S
        t F: cond 0 S, start 1 S
        t R: cond 0 S, start 1 R, cond 2 S
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut C154::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C155(world: &mut World) {
        fallback< condition(0), sync_action(1), condition(2), condition(3) >
    }
}

recorded!(C155);

#[test]
fn c155() {
    let scripts = ["FFFSFS", "S", "SFF", "SFSSFS"];
    let trace = "
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
    ";
    perform(&mut C155::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C156(world: &mut World) {
        sequence_with_memory<
            fallback<
                retry(2, force_failure(sync_action(0))),
                repeat(
                    reactive_fallback<
                        force_success(invert(repeat(2, sync_action(1)))),
                        condition(2),
                        parallel(success = 1, failure = 2)<
                            condition(3),
                            fallback< condition(4), condition(5), Action(6) >
                        >
                    >
                ),
                sync_action(7)
            >
        >
    }
}

recorded!(C156, remembers);

#[test]
fn c156() {
    let scripts = ["FFSF", "SF", "F", "SSSFSSSF", "SFS", "SFFF", "RSFR", "SSSF"];
    let trace = "
        t R: sync 0 F
        t R: sync 0 F, sync 1 S
        t R: sync 1 F, sync 1 S
        t R: sync 1 F, sync 1 S
        t R: sync 1 F, sync 1 S
        t R: sync 1 F, sync 1 S
    ";
    perform(&mut C156::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C157(world: &mut World) {
        force_success(async_sequence(yield = sync)< repeat(Action(0)), Action(1), condition(2) >)
    }
}

recorded!(C157);

#[test]
fn c157() {
    let scripts = ["R", "FFRRRSRF", "SSFFSF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
    ";
    perform(&mut C157::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C158(world: &mut World) {
        try_catch<
            force_success(retry(reactive_sequence< condition(0), condition(1), condition(2) >)),
            reactive_sequence< fallback< retry(4, Action(3)), sync_action(4), sync_action(5) > >,
            try_catch< condition(6), Action(7), condition(8) >,
            sequence< Action(9), Action(10), condition(11), condition(12) >
        >
    }
}

recorded!(C158);

#[test]
fn c158() {
    let scripts = ["SFS", "SFFF", "FSSFFS", "FS", "SSS", "FSFF", "FFSS", "RRR", "F", "SRFFFS", "FSR", "SFFFS", "SFFS"];
    let trace = "
        t R: cond 0 S, cond 1 S, cond 2 F
        h
        t R: cond 0 F
        h
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
        t R: cond 0 F
        t R: cond 0 S, cond 1 F
        h
        t R: cond 0 S, cond 1 S, cond 2 S, start 3 F
        t F: start 3 S, cond 6 F, cond 8 F, start 9 S, start 10 F
        t R: cond 0 F
        t R: cond 0 S, cond 1 F
    ";
    perform(&mut C158::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C159(world: &mut World) {
        sequence_with_memory<
            sequence_with_memory<
                Action(0),
                reactive_sequence<
                    sequence_with_memory< Action(1), Action(2), condition(3) >,
                    parallel(success = 2, failure = 3)<
                        force_failure(condition(4)),
                        sync_action(5),
                        force_success(sync_action(6))
                    >
                >
            >
        >
    }
}

recorded!(C159, remembers);

#[test]
fn c159() {
    let scripts = ["SRSRRRR", "RSFSRRR", "F", "SFSFF", "FS", "FS", "FFFSFS"];
    let trace = "
        t R: start 0 S
        t R: start 1 R
        t F: run 1 S, start 2 F
        t F: start 2 F
        t F: start 2 F
        t F: start 2 F
        t F: start 2 F
        t F: start 2 F
    ";
    perform(&mut C159::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C160(world: &mut World) {
        try_catch< reactive_fallback< sequence_with_memory< invert(Action(0)) > >, condition(1) >
    }
}

recorded!(C160, remembers);

#[test]
fn c160() {
    let scripts = ["FRFFR", "FFSSFFSS"];
    let trace = "
        t S: start 0 F
        t R: start 0 R
        t S: run 0 F
        t S: start 0 F
        t R: start 0 R
        t S: run 0 F
        t R: start 0 R
        t S: run 0 F
        t S: start 0 F
        t R: start 0 R
        t S: run 0 F
        t R: start 0 R
        t S: run 0 F
        t S: start 0 F
    ";
    perform(&mut C160::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C161(world: &mut World) {
        reactive_fallback<
            reactive_sequence<
                condition(0),
                async_fallback(yield = sync)<
                    sequence<
                        reactive_sequence< sync_action(1), condition(2), condition(3) >,
                        retry(4, repeat(4, condition(4)))
                    >
                >,
                Action(5)
            >,
            force_success(reactive_fallback< sync_action(6), Action(7) >)
        >
    }
}

recorded!(C161);

#[test]
fn c161() {
    let scripts = ["SSFSSF", "SFSSSSFF", "SS", "FSSSFFFS", "S", "FRS", "FFFF", "SRS"];
    let trace = "
        t S: cond 0 S, sync 1 S, cond 2 S, cond 3 F, sync 6 F, start 7 S
        t R: cond 0 S, sync 1 F, sync 6 F, start 7 R
        t S: cond 0 F, sync 6 F, run 7 S
        t R: cond 0 S, sync 1 S, cond 2 S, cond 3 S, cond 4 S
        t R: cond 0 S, cond 4 S
        h
        t S: cond 0 F, sync 6 F, start 7 S
        h
    ";
    perform(&mut C161::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C162(world: &mut World) {
        parallel_all(failures = all)<
            invert(fallback< sequence< condition(0), sync_action(1) > >),
            condition(2)
        >
    }
}

recorded!(C162);

#[test]
fn c162() {
    let scripts = ["FFSSFSS", "FFF", "SFSS"];
    let trace = "
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 F
        t S: cond 0 S, sync 1 F, cond 2 S
        t S: cond 0 S, sync 1 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 S, sync 1 F, cond 2 F
        t S: cond 0 S, sync 1 F, cond 2 S
    ";
    perform(&mut C162::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C163(world: &mut World) {
        async_fallback(yield = sync)<
            force_success(if_then_else< Action(0), Action(1), Action(2) >),
            reactive_sequence< Action(3), Action(4), Action(5), condition(6) >
        >
    }
}

recorded!(C163);

#[test]
fn c163() {
    let scripts = ["FSFFRF", "RFSR", "RRRFRSR", "FSFR", "SSRRSS", "RRRSS", "SSSFFFS"];
    let trace = "
        t R: start 0 F, start 2 R
        t R: run 2 R
        t R: run 2 R
        t S: run 2 F
        t R: start 0 S, start 1 R
        t S: run 1 F
    ";
    perform(&mut C163::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C164(world: &mut World) {
        reactive_sequence<
            sync_action(0),
            async_sequence(yield = sync)< condition(1), Action(2), Action(3), condition(4) >,
            condition(5)
        >
    }
}

recorded!(C164);

#[test]
fn c164() {
    let scripts = ["SFSF", "FSFFSSSS", "RFRS", "RRSR", "FF", "SF"];
    let trace = "
        t F: sync 0 S, cond 1 F
        t F: sync 0 F
        t R: sync 0 S, cond 1 S
        t F: sync 0 F
        t F: sync 0 S, cond 1 F
        t F: sync 0 F
        t F: sync 0 S, cond 1 F
        h
        t F: sync 0 F
        h
        t R: sync 0 S, cond 1 S
        h
    ";
    perform(&mut C164::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C165(world: &mut World) {
        keep_running_until_failure(
            sequence< Action(0), repeat(3, Action(1)), condition(2), repeat(2, Action(3)) >
        )
    }
}

recorded!(C165);

#[test]
fn c165() {
    let scripts = ["RSRRF", "FSFRSSR", "FFFSF", "SRSSRFS"];
    let trace = "
        t R: start 0 R
        t F: run 0 S, start 1 F
        h
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t F: start 0 F
        t R: start 0 R
        t R: run 0 S, start 1 S
    ";
    perform(&mut C165::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C166(world: &mut World) {
        async_sequence(yield = sync)<
            force_failure(sync_action(0)),
            if_then_else<
                condition(1),
                sequence< condition(2), condition(3), Action(4) >,
                condition(5)
            >
        >
    }
}

recorded!(C166);

#[test]
fn c166() {
    let scripts = ["SSFS", "FSSSFSF", "SSFSSSS", "FFFSSSF", "SS", "FFFFS"];
    let trace = "
        t F: sync 0 S
        t F: sync 0 S
        t F: sync 0 F
        t F: sync 0 S
        t F: sync 0 S
        t F: sync 0 S
    ";
    perform(&mut C166::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C167(world: &mut World) {
        force_failure(
            parallel(success = all, failure = all)<
                retry(Action(0)),
                Action(1),
                Action(2),
                sync_action(3)
            >
        )
    }
}

recorded!(C167);

#[test]
fn c167() {
    let scripts = ["SRRRFS", "SFFRRRR", "FR", "SFFFSSF"];
    let trace = "
        t F: start 0 S, start 1 S, start 2 F
        t F: start 0 R, start 1 F, halt 0
        t F: start 0 R, start 1 F, halt 0
        h
        t R: start 0 R, start 1 R, start 2 R, sync 3 S
        t F: run 0 F, start 0 S, run 1 R, run 2 F, halt 1
        t F: start 0 S, start 1 R, start 2 R, sync 3 F, halt 1, halt 2
        t F: start 0 R, start 1 R, start 2 F, halt 0, halt 1
        t F: start 0 R, start 1 S, start 2 R, sync 3 F, halt 0, halt 2
        t F: start 0 R, start 1 F, halt 0
        t F: start 0 F, start 1 F
        t F: start 0 S, start 1 R, start 2 F, halt 1
        t F: start 0 S, start 1 R, start 2 R, sync 3 F, halt 1, halt 2
        t F: start 0 R, start 1 R, start 2 F, halt 0, halt 1
        t R: start 0 R, start 1 R, start 2 R, sync 3 S
        h: halt 0, halt 1, halt 2
    ";
    perform(&mut C167::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C168(world: &mut World) {
        while_do_else<
            condition(0),
            reactive_sequence< Action(1), condition(2), Action(3) >,
            Action(4)
        >
    }
}

recorded!(C168);

#[test]
fn c168() {
    let scripts = ["FSFSSSSF", "SR", "SFFSSF", "SRRSF", "FRR"];
    let trace = "
        t F: cond 0 F, start 4 F
        t S: cond 0 S, start 1 S, cond 2 S, start 3 S
        t R: cond 0 F, start 4 R
        t R: cond 0 S, halt 4, start 1 R
        t F: cond 0 S, run 1 S, cond 2 F
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 S, cond 2 F
        t R: cond 0 F, start 4 R
        t F: cond 0 F, run 4 F
    ";
    perform(&mut C168::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C169(world: &mut World) {
        sequence< repeat(2, condition(0)), keep_running_until_failure(condition(1)) >
    }
}

recorded!(C169);

#[test]
fn c169() {
    let scripts = ["F", "FFSFSFF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C169::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C170(world: &mut World) {
        async_fallback(yield = sync)< sequence< condition(0), condition(1), condition(2) > >
    }
}

recorded!(C170);

#[test]
fn c170() {
    let scripts = ["SFSSFSF", "FFSFFS", "FFFFSFS"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 S, cond 2 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
    ";
    perform(&mut C170::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C171(world: &mut World) {
        parallel_all(failures = 2)< condition(0), sync_action(1), Action(2) >
    }
}

recorded!(C171);

#[test]
fn c171() {
    let scripts = ["FF", "SF", "RSSSRS"];
    let trace = "
        t R: cond 0 F, sync 1 S, start 2 R
        t S: run 2 S
        t F: cond 0 F, sync 1 F, start 2 S
        t S: cond 0 F, sync 1 S, start 2 S
    ";
    perform(&mut C171::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C172(world: &mut World) {
        invert(
            async_sequence(yield = sync)<
                Action(0),
                parallel(success = all, failure = 2)<
                    condition(1),
                    if_then_else<
                        condition(2),
                        parallel(success = 1, failure = all)< force_failure(condition(3)) >,
                        while_do_else< condition(4), Action(5), Action(6) >
                    >
                >,
                reactive_sequence< invert(condition(7)), sync_action(8) >
            >
        )
    }
}

recorded!(C172);

#[test]
fn c172() {
    let scripts = ["SSRSS", "SFSSF", "SS", "SFSSSFFS", "SSFFF", "FF", "SSRRFS", "SFF", "SSFSFFF"];
    let trace = "
        t R: start 0 S
        t S: cond 1 S, cond 2 S, cond 3 S
        t R: start 0 S
        t S: cond 1 F
        t R: start 0 R
        t S: run 0 S, cond 1 S, cond 2 S, cond 3 F
        t R: start 0 S
        t S: cond 1 S, cond 2 S, cond 3 S
        t R: start 0 S
        t S: cond 1 F
        t R: start 0 S
        t S: cond 1 S, cond 2 S, cond 3 S
        t R: start 0 R
    ";
    perform(&mut C172::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C173(world: &mut World) {
        retry(2,
            retry(
                sequence_with_memory<
                    sequence_with_memory< Action(0), sequence< Action(1), Action(2) > >,
                    keep_running_until_failure(
                        parallel(success = 2, failure = 2)<
                            sync_action(3),
                            condition(4),
                            condition(5)
                        >
                    ),
                    if_then_else<
                        condition(6),
                        reactive_fallback< invert(Action(7)), Action(8) >,
                        Action(9)
                    >
                >
            )
        )
    }
}

recorded!(C173, remembers);

#[test]
fn c173() {
    let scripts = ["RRFSSS", "SF", "FFFFRRRR", "FSFF", "SFFFFFF", "SSSFFF", "FFFS", "SRSFRSRR", "SSFS", "FFRFRRRS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 F, start 0 S
        t R: start 1 S, start 2 F, start 1 F
        t R: start 1 S, start 2 F
        t R: start 1 F
        t R: start 1 S, start 2 F
        t R: start 1 F
        t R: start 1 S, start 2 F
        t R: start 1 F
    ";
    perform(&mut C173::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C174(world: &mut World) {
        while_do_else<
            condition(0),
            force_failure(Action(1)),
            reactive_sequence<
                reactive_fallback<
                    condition(2),
                    keep_running_until_failure(Action(3)),
                    invert(condition(4)),
                    condition(5)
                >,
                sequence_with_memory< repeat(3, condition(6)), condition(7) >
            >
        >
    }
}

recorded!(C174, remembers);

#[test]
fn c174() {
    let scripts = ["FFFFS", "RSRRFSF", "SFF", "FSSFR", "FFSFFFFF", "SFFFSFSS", "FSSSSFS", "FSSSF"];
    let trace = "
        t F: cond 0 F, cond 2 S, cond 6 F
        t R: cond 0 F, cond 2 F, start 3 F, cond 4 F, cond 6 S
        t R: cond 0 F, cond 2 F, start 3 S
        t R: cond 0 F, cond 2 S, cond 6 S
        t R: cond 0 S, start 1 R
        t R: cond 0 F, halt 1, cond 2 F, start 3 S
        t R: cond 0 F, cond 2 F, start 3 F, cond 4 F, cond 6 S
        t R: cond 0 F, cond 2 S, cond 6 S
    ";
    perform(&mut C174::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C175(world: &mut World) {
        fallback<
            if_then_else<
                condition(0),
                reactive_sequence< condition(1), retry(4, Action(2)) >,
                reactive_fallback< condition(3), sync_action(4) >
            >,
            force_success(if_then_else< condition(5), Action(6), Action(7) >)
        >
    }
}

recorded!(C175);

#[test]
fn c175() {
    let scripts = ["FSSFFSS", "SF", "FRFFFS", "FFFSFSFF", "SFSSFS", "FSFFFSFF", "RSRRS", "FSRFFR"];
    let trace = "
        t S: cond 0 F, cond 3 F, sync 4 S
        h
        t R: cond 0 S, cond 1 S, start 2 F
        h
        t S: cond 0 S, cond 1 F, cond 5 F, start 7 F
        t R: cond 0 F, cond 3 F, sync 4 F, cond 5 S, start 6 R
        h: halt 6
        t S: cond 0 F, cond 3 F, sync 4 S
        t R: cond 0 S, cond 1 S, start 2 R
        t S: cond 1 F, halt 2, cond 5 F, start 7 S
        t R: cond 0 S, cond 1 S, start 2 F
        t R: cond 1 F, cond 5 F, start 7 R
    ";
    perform(&mut C175::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C176(world: &mut World) {
        repeat(2,
            sequence<
                invert(
                    if_then_else< Action(0), keep_running_until_failure(condition(1)), Action(2) >
                ),
                repeat(2, sync_action(3))
            >
        )
    }
}

recorded!(C176);

#[test]
fn c176() {
    let scripts = ["SFSRRRS", "FFFFS", "FRR", "SS"];
    let trace = "
        t R: start 0 S, cond 1 F, sync 3 S
        t R: sync 3 S, start 0 F, start 2 F, sync 3 S
        t S: sync 3 S
        t R: start 0 S, cond 1 F, sync 3 S
        t R: sync 3 S, start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C176::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C177(world: &mut World) {
        reactive_fallback<
            repeat(2, Action(0)),
            Action(1),
            reactive_fallback< force_failure(Action(2)), repeat(1, condition(3)) >
        >
    }
}

recorded!(C177);

#[test]
fn c177() {
    let scripts = ["RSSSRS", "R", "SSSR", "SSSS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, start 0 S
        t R: start 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S, start 0 S
        t R: start 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S, start 0 S
    ";
    perform(&mut C177::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C178(world: &mut World) {
        sequence<
            invert(Action(0)),
            async_fallback(yield = sync)< Action(1), sync_action(2), condition(3) >
        >
    }
}

recorded!(C178);

#[test]
fn c178() {
    let scripts = ["RR", "RRFRFS", "FF", "SFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C178::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C179(world: &mut World) {
        reactive_sequence<
            force_failure(
                sequence_with_memory<
                    async_sequence(yield = sync)< Action(0), Action(1) >,
                    invert(Action(2)),
                    condition(3)
                >
            ),
            condition(4),
            force_success(Action(5))
        >
    }
}

recorded!(C179, remembers);

#[test]
fn c179() {
    let scripts = ["R", "R", "SRF", "FSSS", "FFFSSFFS", "F"];
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
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C179::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C180(world: &mut World) {
        while_do_else< condition(0), condition(1), Action(2) >
    }
}

recorded!(C180);

#[test]
fn c180() {
    let scripts = ["FSS", "SS", "RSRSSSRR"];
    let trace = "
        t R: cond 0 F, start 2 R
        t S: cond 0 S, halt 2, cond 1 S
        t S: cond 0 S, cond 1 S
        t S: cond 0 F, start 2 S
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t R: cond 0 F, start 2 R
        t S: cond 0 S, halt 2, cond 1 S
        t S: cond 0 S, cond 1 S
        t S: cond 0 F, start 2 S
        t S: cond 0 S, cond 1 S
    ";
    perform(&mut C180::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C181(world: &mut World) {
        repeat(3,
            force_success(
                fallback<
                    try_catch<
                        keep_running_until_failure(
                            async_fallback(yield = sync)<
                                sync_action(0),
                                sync_action(1),
                                condition(2),
                                Action(3)
                            >
                        ),
                        Action(4)
                    >,
                    async_sequence(yield = sync)< condition(5), condition(6) >,
                    condition(7)
                >
            )
        )
    }
}

recorded!(C181);

#[test]
fn c181() {
    let scripts = ["SSFFSSSS", "FSFSS", "SFFFF", "RRSS", "RS", "SSFFSSFF", "FFFFFS", "SSFSSSFS"];
    let trace = "
        t R: sync 0 S
        t R: sync 0 S
        t R: sync 0 F
        t R: sync 1 F
        t R: cond 2 S
        t R: sync 0 F
    ";
    perform(&mut C181::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C182(world: &mut World) {
        parallel_all(failures = 1)<
            invert(
                invert(while_do_else< condition(0), repeat(4, Action(1)), repeat(3, Action(2)) >)
            ),
            reactive_fallback< fallback< Action(3), Action(4) > >,
            condition(5)
        >
    }
}

recorded!(C182);

#[test]
fn c182() {
    let scripts = ["SSFSFFSF", "FRRFFS", "RSRFSFS", "RR", "RSSSSFRR", "FSSSS"];
    let trace = "
        t R: cond 0 S, start 1 F, start 3 R, cond 5 F
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
    ";
    perform(&mut C182::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C183(world: &mut World) {
        parallel(success = all, failure = 1)<
            async_fallback(yield = sync)<
                sync_action(0),
                reactive_fallback< force_failure(sequence_with_memory< Action(1), Action(2) >) >
            >,
            condition(3)
        >
    }
}

recorded!(C183, remembers);

#[test]
fn c183() {
    let scripts = ["SS", "RRRSRFS", "SFRFR", "FF"];
    let trace = "
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
        t F: sync 0 S, cond 3 F
    ";
    perform(&mut C183::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C184(world: &mut World) {
        parallel(success = 2, failure = 1)<
            reactive_fallback<
                retry(3, async_fallback(yield = sync)< Action(0), condition(1) >),
                Action(2),
                reactive_fallback<
                    sync_action(3),
                    Action(4),
                    fallback<
                        sequence<
                            keep_running_until_failure(condition(5)),
                            condition(6),
                            keep_running_until_failure(Action(7))
                        >
                    >
                >
            >,
            reactive_fallback< force_failure(condition(8)), Action(9), condition(10) >
        >
    }
}

recorded!(C184);

#[test]
fn c184() {
    let scripts = ["RRRF", "SFS", "SRS", "SFFFSSSS", "SRRF", "FSFS", "S", "SSRFRRFS", "FFFSFSFS", "RRRSFRFR", "F"];
    let trace = "
        t R: start 0 R, cond 8 F, start 9 R
        t R: run 0 R, cond 8 F, run 9 R
        t R: run 0 R, cond 8 F, run 9 R
        t S: run 0 F, cond 1 S, cond 8 S, run 9 S
        t F: start 0 R, cond 8 F, start 9 F, cond 10 F, halt 0
        t R: start 0 R, cond 8 S, start 9 R
        t F: run 0 R, cond 8 F, run 9 F, cond 10 F, halt 0
        t R: start 0 F, cond 8 S, start 9 R
        t R: cond 1 F, start 0 R, cond 8 F, run 9 R
    ";
    perform(&mut C184::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C185(world: &mut World) {
        while_do_else<
            condition(0),
            async_fallback(yield = sync)< condition(1), condition(2) >,
            sequence< Action(3), Action(4), Action(5) >
        >
    }
}

recorded!(C185);

#[test]
fn c185() {
    let scripts = ["SSFSS", "F", "FSFSFFFF", "RRRRRSR", "RRRRFR", "RRSR"];
    let trace = "
        t R: cond 0 S, cond 1 F
        t F: cond 0 S, cond 2 F
        t R: cond 0 F, start 3 R
        t R: cond 0 S, halt 3, cond 1 F
        t S: cond 0 S, cond 2 S
        t R: cond 0 S, cond 1 F
        t F: cond 0 S, cond 2 F
        t R: cond 0 F, start 3 R
        t R: cond 0 S, halt 3, cond 1 F
    ";
    perform(&mut C185::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C186(world: &mut World) {
        parallel(success = 4, failure = all)<
            if_then_else<
                condition(0),
                Action(1),
                async_fallback(yield = sync)< sync_action(2), Action(3) >
            >,
            if_then_else< condition(4), Action(5), condition(6) >,
            parallel(success = 2, failure = 2)< condition(7), Action(8) >,
            async_fallback(yield = sync)< sync_action(9), sync_action(10), Action(11), Action(12) >
        >
    }
}

recorded!(C186);

#[test]
fn c186() {
    let scripts = ["SSFF", "RFSFFS", "SSFSFSS", "FRFRFSS", "SF", "RSF", "SSFF", "SSS", "FSRS", "F", "SFSSSFSF", "RSF", "FRFSRRRS"];
    let trace = "
        t F: cond 0 S, start 1 R, cond 4 S, start 5 R, cond 7 S, start 8 F, halt 1, halt 5
        t F: cond 0 S, start 1 F
        t R: cond 0 F, sync 2 S, cond 4 F, cond 6 S, cond 7 S, start 8 S, sync 9 F
        t S: sync 10 S
        h
    ";
    perform(&mut C186::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C187(world: &mut World) {
        sequence< condition(0), condition(1), invert(condition(2)) >
    }
}

recorded!(C187);

#[test]
fn c187() {
    let scripts = ["F", "FSSFSF", "FFFSFF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C187::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C188(world: &mut World) {
        parallel(success = all, failure = 1)<
            while_do_else<
                condition(0),
                Action(1),
                fallback< Action(2), condition(3), condition(4) >
            >
        >
    }
}

recorded!(C188);

#[test]
fn c188() {
    let scripts = ["FSSFFS", "R", "SRRRS", "SFFS", "SFSSSFS"];
    let trace = "
        t S: cond 0 F, start 2 S
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 R
        t R: cond 0 F, halt 1, start 2 R
        t R: cond 0 F, run 2 R
        t R: cond 0 S, halt 2, start 1 R
        t R: cond 0 F, halt 1, start 2 R
        t R: cond 0 S, halt 2, start 1 R
        t R: cond 0 S, run 1 R
        t S: cond 0 F, halt 1, start 2 S
        t S: cond 0 F, start 2 S
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C188::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C189(world: &mut World) {
        sequence_with_memory< Action(0), condition(1), retry(2, sync_action(2)) >
    }
}

recorded!(C189, remembers);

#[test]
fn c189() {
    let scripts = ["RRFRRFR", "FFSF", "FSSSF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
    ";
    perform(&mut C189::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C190(world: &mut World) {
        parallel(success = 3, failure = 3)<
            sequence_with_memory< sequence< condition(0), Action(1), Action(2) > >,
            reactive_fallback< Action(3), Action(4) >,
            parallel_all(failures = 1)< Action(5), repeat(1, retry(4, Action(6))) >,
            force_success(
                try_catch<
                    reactive_fallback< repeat(4, retry(1, sync_action(7))) >,
                    force_failure(Action(8)),
                    condition(9)
                >
            )
        >
    }
}

recorded!(C190, remembers);

#[test]
fn c190() {
    let scripts = ["FS", "RRRRRFSS", "RSSRRFR", "SRSFSS", "FSSR", "RRR", "FR", "FSSS", "FRFRRFSR", "FF"];
    let trace = "
        t R: cond 0 F, start 3 S, start 5 R, start 6 F, sync 7 F, cond 9 F
        t R: run 5 R, start 6 R
        t R: run 5 R, run 6 F, start 6 R
        h: halt 5, halt 6
        t R: cond 0 S, start 1 R, start 3 R, start 5 R, start 6 F, sync 7 S
        h: halt 1, halt 3, halt 5
        t R: cond 0 F, start 3 S, start 5 R, start 6 R, sync 7 S
        t R: run 5 R, run 6 F, start 6 R, sync 7 S
        t R: run 5 R, run 6 F, start 6 R, sync 7 F, cond 9 F
    ";
    perform(&mut C190::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C191(world: &mut World) {
        fallback<
            reactive_fallback<
                fallback<
                    condition(0),
                    while_do_else< condition(1), Action(2) >,
                    reactive_sequence<
                        repeat(2, invert(sync_action(3))),
                        retry(
                            async_fallback(yield = sync)<
                                condition(4),
                                retry(1, condition(5)),
                                force_failure(condition(6)),
                                retry(2, condition(7))
                            >
                        )
                    >
                >
            >
        >
    }
}

recorded!(C191);

#[test]
fn c191() {
    let scripts = ["F", "FF", "RRRR", "F", "FSSFS", "SSSFFSS", "FSSF", "FSSSFFF"];
    let trace = "
        t R: cond 0 F, cond 1 F, sync 3 F
        t R: sync 3 F, cond 4 F
        t R: sync 3 F
        t S: sync 3 F, cond 4 S
        t R: cond 0 F, cond 1 F, sync 3 F
        t S: sync 3 F, cond 4 S
        t R: cond 0 F, cond 1 F, sync 3 F
        t R: sync 3 F, cond 4 F
    ";
    perform(&mut C191::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C192(world: &mut World) {
        async_sequence(yield = sync)<
            invert(Action(0)),
            reactive_fallback< parallel_all(failures = 1)< Action(1), sync_action(2) > >,
            if_then_else< condition(3), Action(4) >
        >
    }
}

recorded!(C192);

#[test]
fn c192() {
    let scripts = ["FFSFR", "SFFSRFS", "SFFSSF", "SSFFSF", "RFSRSR"];
    let trace = "
        t R: start 0 F
        t R: start 1 S, sync 2 S
        t R: cond 3 S, start 4 R
        t F: run 4 F
        t R: start 0 F
        t F: start 1 F, sync 2 F
        t F: start 0 S
        t R: start 0 F
        t F: start 1 F, sync 2 F
        t R: start 0 R
    ";
    perform(&mut C192::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C193(world: &mut World) {
        invert(
            force_failure(
                reactive_sequence<
                    Action(0),
                    repeat(2, sequence_with_memory< sync_action(1), Action(2) >),
                    repeat(Action(3))
                >
            )
        )
    }
}

recorded!(C193, remembers);

#[test]
fn c193() {
    let scripts = ["S", "SFFFF", "FRSRFSF", "RSSSRS"];
    let trace = "
        t R: start 0 S, sync 1 S
        t S: start 0 S, start 2 F
        t R: start 0 S, start 2 R
        t S: start 0 S, run 2 S, sync 1 F
        t S: start 0 S, sync 1 F
        t S: start 0 S, sync 1 F
        t S: start 0 S, sync 1 F
    ";
    perform(&mut C193::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C194(world: &mut World) {
        reactive_sequence<
            sequence<
                condition(0),
                retry(2, condition(1)),
                Action(2),
                keep_running_until_failure(condition(3))
            >,
            async_fallback(yield = sync)<
                sync_action(4),
                force_failure(force_success(repeat(condition(5)))),
                condition(6)
            >,
            parallel_all(failures = all)<
                retry(3, Action(7)),
                parallel(success = all, failure = 4)<
                    Action(8),
                    Action(9),
                    sync_action(10),
                    condition(11)
                >
            >
        >
    }
}

recorded!(C194);

#[test]
fn c194() {
    let scripts = ["SSFFS", "SSSF", "RFFR", "FSS", "SFS", "FFFSSFSF", "FSS", "SRSFS", "RSR", "RRS", "SSSSSSSF", "FFSFSSFS"];
    let trace = "
        t R: cond 0 S, cond 1 S, start 2 R
        t F: run 2 F
        t F: cond 0 S, cond 1 S, start 2 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, start 2 R
        t R: run 2 R
        t F: run 2 F
        t R: cond 0 S, cond 1 F
    ";
    perform(&mut C194::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C195(world: &mut World) {
        async_sequence(yield = sync)<
            sequence_with_memory< repeat(2, condition(0)) >,
            Action(1),
            keep_running_until_failure(Action(2))
        >
    }
}

recorded!(C195, remembers);

#[test]
fn c195() {
    let scripts = ["SSS", "FSRRFRR", "FS"];
    let trace = "
        t R: cond 0 S
        t F: cond 0 S, start 1 F
        t R: cond 0 S
        t R: cond 0 S, start 1 S
        t F: start 2 F
    ";
    perform(&mut C195::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C196(world: &mut World) {
        async_fallback(yield = sync)<
            invert(Action(0)),
            invert(async_sequence(yield = sync)< retry(2, condition(1)), Action(2), Action(3) >),
            Action(4),
            invert(Action(5))
        >
    }
}

recorded!(C196);

#[test]
fn c196() {
    let scripts = ["RFSSRFR", "FF", "FSRRSFS", "SSF", "RFRSFF", "RR"];
    let trace = "
        t R: start 0 R
        t S: run 0 F
        t R: start 0 S
        t R: cond 1 F
        t S: cond 1 F
        t R: start 0 S
        t R: cond 1 F
        t S: cond 1 F
        t R: start 0 R
        t S: run 0 F
        t R: start 0 R
        t R: run 0 R
        t S: run 0 F
    ";
    perform(&mut C196::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C197(world: &mut World) {
        async_fallback(yield = sync)< Action(0), condition(1), sync_action(2) >
    }
}

recorded!(C197);

#[test]
fn c197() {
    let scripts = ["RSFRR", "SFFF", "FSSFFFF"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        t R: start 0 F
        t S: cond 1 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 S
        t R: start 0 F
    ";
    perform(&mut C197::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C198(world: &mut World) {
        reactive_sequence<
            reactive_fallback< Action(0), condition(1), sync_action(2), condition(3) >
        >
    }
}

recorded!(C198);

#[test]
fn c198() {
    let scripts = ["RSFF", "SFFSSS", "FSSSS", "FSSSSFS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        h
        t S: start 0 F, cond 1 S
        t F: start 0 F, cond 1 F, sync 2 F, cond 3 F
        t R: start 0 R
        h: halt 0
        t S: start 0 S
        t S: start 0 F, cond 1 F, sync 2 S
        t S: start 0 F, cond 1 S
        h
        t R: start 0 R
        h: halt 0
        t S: start 0 S
        t S: start 0 F, cond 1 S
        t S: start 0 F, cond 1 S
        t R: start 0 R
        t S: run 0 S
    ";
    perform(&mut C198::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C199(world: &mut World) {
        async_fallback(yield = sync)<
            condition(0),
            if_then_else< condition(1), Action(2) >,
            condition(3)
        >
    }
}

recorded!(C199);

#[test]
fn c199() {
    let scripts = ["FF", "FFFSFFFF", "SRFFRF", "FFSSS"];
    let trace = "
        t R: cond 0 F
        t R: cond 1 F
        t F: cond 3 F
        t R: cond 0 F
        t R: cond 1 F
        t F: cond 3 F
        t R: cond 0 F
        t R: cond 1 F
        t S: cond 3 S
        t R: cond 0 F
    ";
    perform(&mut C199::new(), &scripts, trace);
}
