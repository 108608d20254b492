// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
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
