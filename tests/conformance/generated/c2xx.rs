// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

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
