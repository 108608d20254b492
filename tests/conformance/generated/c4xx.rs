// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C400(world: &mut World) {
        sequence<
            reactive_fallback< condition(0), Action(1), sync_action(2), Action(3) >,
            sync_action(4)
        >
    }
}

recorded!(C400);

#[test]
fn c400() {
    let scripts = ["SFFF", "SRRRRRFS", "FSF", "S", "SFF"];
    let trace = "
        t S: cond 0 S, sync 4 S
        t F: cond 0 F, start 1 S, sync 4 F
        h
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        h: halt 1
        t F: cond 0 S, sync 4 F
    ";
    perform(&mut C400::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C401(world: &mut World) {
        while_do_else< condition(0), repeat(sync_action(1)) >
    }
}

recorded!(C401);

#[test]
fn c401() {
    let scripts = ["FSSSFSFF", "FSSFSFF"];
    let trace = "
        t F: cond 0 F
        h
        t F: cond 0 S, sync 1 F
        t R: cond 0 S, sync 1 S
        t R: cond 0 S, sync 1 S
        t F: cond 0 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        t R: cond 0 S, sync 1 S
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 F
    ";
    perform(&mut C401::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C402(world: &mut World) {
        async_fallback(yield = sync)<
            invert(sequence_with_memory< Action(0), condition(1) >),
            run_once(condition(2))
        >
    }
}

recorded!(C402, remembers);

#[test]
fn c402() {
    let scripts = ["FRRSS", "FSFSSSSF", "SSFS"];
    let trace = "
        t S: start 0 F
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S, cond 1 F
        h
        t R: cond 1 S
        t S: cond 2 S
        t R: start 0 S
        t S: cond 1 F
        t R: cond 1 S
        h
    ";
    perform(&mut C402::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C403(world: &mut World) {
        reactive_fallback<
            retry(3, condition(0)),
            force_failure(condition(1)),
            if_then_else< condition(2), sync_action(3) >
        >
    }
}

recorded!(C403);

#[test]
fn c403() {
    let scripts = ["FSFSFSSS", "SSFS", "FSSFSF", "FFFFS"];
    let trace = "
        t R: cond 0 F
        t S: cond 0 S
        t R: cond 0 F
        t S: cond 0 S
        t R: cond 0 F
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t R: cond 0 F
    ";
    perform(&mut C403::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C404(world: &mut World) {
        parallel(success = 1, failure = 1)<
            force_success(retry(2, Action(0))),
            retry(4, fallback< Action(1), force_success(sync_action(2)) >)
        >
    }
}

recorded!(C404);

#[test]
fn c404() {
    let scripts = ["SRRSRSRR", "R", "FFSFFS"];
    let trace = "
        t S: start 0 S
        t R: start 0 R, start 1 R
        t R: run 0 R, run 1 R
        t S: run 0 S, halt 1
        t R: start 0 R, start 1 R
        t S: run 0 S, halt 1
        t R: start 0 R, start 1 R
        t R: run 0 R, run 1 R
        t S: run 0 S, halt 1
        t R: start 0 R, start 1 R
    ";
    perform(&mut C404::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C405(world: &mut World) {
        parallel(success = 4, failure = 1)<
            if_then_else< Action(0), Action(1), condition(2) >,
            if_then_else< Action(3), condition(4), Action(5) >,
            condition(6),
            condition(7)
        >
    }
}

recorded!(C405);

#[test]
fn c405() {
    let scripts = ["RRSSSRRF", "RSFR", "FF", "RSRRR", "FSFFFFSF", "SF", "SFFSSF", "SFFS"];
    let trace = "
        t R: start 0 R, start 3 R, cond 6 S, cond 7 S
        t F: run 0 R, run 3 S, cond 4 F, halt 0
        t F: start 0 S, start 1 R, start 3 R, cond 6 F, halt 1, halt 3
        t F: start 0 S, start 1 S, start 3 R, cond 6 F, halt 3
        t F: start 0 S, start 1 F
        t F: start 0 R, start 3 R, cond 6 S, cond 7 F, halt 0, halt 3
        t F: start 0 R, start 3 R, cond 6 S, cond 7 F, halt 0, halt 3
        t F: start 0 F, cond 2 F
        t F: start 0 R, start 3 S, cond 4 S, cond 6 F, halt 0
        t R: start 0 R, start 3 R, cond 6 S, cond 7 S
        t R: run 0 S, start 1 R, run 3 R
        t R: run 1 R, run 3 R
        t R: run 1 S, run 3 R
    ";
    perform(&mut C405::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C406(world: &mut World) {
        async_sequence(yield = sync)<
            fallback< Action(0), retry(4, condition(1)), run_once(condition(2)) >,
            reactive_sequence<
                parallel_all(failures = all)< retry(1, condition(3)) >,
                force_success(Action(4))
            >,
            reactive_fallback< condition(5), condition(6), Action(7), Action(8) >
        >
    }
}

recorded!(C406, remembers);

#[test]
fn c406() {
    let scripts = ["FFR", "FSFS", "SSF", "FFSSF", "RRRS", "F", "SFFFS", "SRF", "SFRSSSR"];
    let trace = "
        t R: start 0 F, cond 1 F
        t F: cond 1 S, cond 3 F
        t R: start 0 F, cond 1 F
        t F: cond 1 S, cond 3 F
        t R: start 0 R
        t R: run 0 F, cond 1 F
        t R: cond 1 S, cond 3 S, start 4 R
        t R: cond 3 S, run 4 R
        t F: cond 3 F, halt 4
        t R: start 0 F, cond 1 F
        t F: cond 1 S, cond 3 F
        t R: start 0 R
        t R: run 0 F, cond 1 F
        t F: cond 1 S, cond 3 F
    ";
    perform(&mut C406::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C407(world: &mut World) {
        reactive_sequence<
            invert(Action(0)),
            sequence_with_memory<
                repeat(3,
                    sequence_with_memory<
                        invert(Action(1)),
                        repeat(4, Action(2)),
                        condition(3),
                        condition(4)
                    >
                )
            >
        >
    }
}

recorded!(C407, remembers);

#[test]
fn c407() {
    let scripts = ["SSFRFS", "SRRFSRR", "RR", "FSFS", "SFFSFS"];
    let trace = "
        t F: start 0 S
        h
        t F: start 0 S
        t F: start 0 F, start 1 S
        t R: start 0 R
        t R: run 0 F, start 1 R
        t F: start 0 S, halt 1
    ";
    perform(&mut C407::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C408(world: &mut World) {
        while_do_else<
            condition(0),
            async_fallback(yield = sync)<
                repeat(2, if_then_else< condition(1), condition(2), condition(3) >)
            >
        >
    }
}

recorded!(C408);

#[test]
fn c408() {
    let scripts = ["FSFSS", "FSFSFFF", "S", "SFFSSFF"];
    let trace = "
        t F: cond 0 F
        t R: cond 0 S, cond 1 F, cond 3 S
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, cond 2 S
        t F: cond 0 S, cond 1 F, cond 3 F
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, cond 2 S
        t F: cond 0 F
        t F: cond 0 S, cond 1 F, cond 3 F
        t R: cond 0 S, cond 1 F, cond 3 S
        t F: cond 0 F
        t R: cond 0 S, cond 1 F, cond 3 S
        t F: cond 0 F
    ";
    perform(&mut C408::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C409(world: &mut World) {
        while_do_else< condition(0), force_failure(Action(1)), condition(2) >
    }
}

recorded!(C409);

#[test]
fn c409() {
    let scripts = ["FFFFSSFS", "RFS", "SSFSF"];
    let trace = "
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t F: cond 0 F, cond 2 F
        t S: cond 0 F, cond 2 S
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C409::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C410(world: &mut World) {
        while_do_else<
            condition(0),
            delay(10ms,
                async_sequence(yield = sync)< try_catch< retry(1, condition(1)), Action(2) > >
            ),
            invert(condition(3))
        >
    }
}

recorded!(C410);

#[test]
fn c410() {
    let scripts = ["SFSSFFF", "SSSS", "RFRRRSRF", "SS"];
    let trace = "
        t R: cond 0 S
        +20
        t F: cond 0 F, cond 3 S
        t R: cond 0 S
        +40
        t S: cond 0 S, cond 1 S
        +0
        t F: cond 0 F, cond 3 S
        +30
        t F: cond 0 F, cond 3 S
        t F: cond 0 F, cond 3 S
        t R: cond 0 S
        t F: cond 0 F, cond 3 S
        +20
        t R: cond 0 S
        +10
        t S: cond 0 S, cond 1 S
        t F: cond 0 F, cond 3 S
        t F: cond 0 F, cond 3 S
        +15
        t F: cond 0 F, cond 3 S
    ";
    perform(&mut C410::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C411(world: &mut World) {
        invert(
            timeout(10ms,
                fallback<
                    parallel_all(failures = 1)<
                        timeout(80ms, sync_action(0)),
                        timeout(20ms, timeout(50ms, Action(1))),
                        repeat(3, repeat(sync_action(2)))
                    >,
                    async_sequence(yield = sync)< condition(3), condition(4), condition(5) >,
                    while_do_else< condition(6), condition(7), condition(8) >
                >
            )
        )
    }
}

recorded!(C411);

#[test]
fn c411() {
    let scripts = ["SFFSF", "RS", "FF", "SFFSF", "SF", "F", "FFSFS", "S", "F"];
    let trace = "
        t R: sync 0 S, start 1 R, sync 2 F
        +20: halt 1
        h
        t R: sync 0 F, start 1 S, sync 2 F, cond 3 S
        t R: cond 4 S
        +5
        h
        t R: sync 0 F, start 1 R, sync 2 F
        +10: halt 1
        t S
        t S: sync 0 S, start 1 S, sync 2 F, cond 3 F, cond 6 F, cond 8 F
        +10
        t R: sync 0 F, start 1 R, sync 2 F
        +20: halt 1
        h
        t S: sync 0 S, start 1 S, sync 2 F, cond 3 F, cond 6 F, cond 8 F
        t R: sync 0 F, start 1 R, sync 2 F
        +10: halt 1
        t S
        +5
        h
    ";
    perform(&mut C411::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C412(world: &mut World) {
        reactive_fallback<
            Action(0),
            condition(1),
            reactive_sequence<
                sequence_with_memory< sync_action(2), Action(3), Action(4), Action(5) >,
                reactive_fallback<
                    timeout(50ms, delay(50ms, Action(6))),
                    parallel(success = 1, failure = 3)<
                        retry(4, Action(7)),
                        condition(8),
                        condition(9),
                        Action(10)
                    >,
                    condition(11)
                >
            >
        >
    }
}

recorded!(C412, remembers);

#[test]
fn c412() {
    let scripts = ["FR", "FF", "SFSF", "SSRRRSS", "RF", "RF", "R", "SSSFSR", "SFSS", "F", "RFFRRSR", "SFSF"];
    let trace = "
        t R: start 0 F, cond 1 F, sync 2 S
        t R: start 0 R
        t R: run 0 F, cond 1 F, start 3 S
        +40
        t R: start 0 R
        +40
        t R: run 0 F, cond 1 F, start 4 R
        +10
        t R: start 0 R, halt 4
    ";
    perform(&mut C412::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C413(world: &mut World) {
        repeat(2,
            invert(
                parallel(success = 1, failure = 1)<
                    async_sequence(yield = sync)<
                        condition(0),
                        Action(1),
                        condition(2),
                        sync_action(3)
                    >
                >
            )
        )
    }
}

recorded!(C413);

#[test]
fn c413() {
    let scripts = ["FFSF", "RSFFSR", "FS", "SFSFFSS"];
    let trace = "
        t R: cond 0 F
        t S: cond 0 F
        t R: cond 0 S
        t R: start 1 R
        t S: run 1 S, cond 2 F, cond 0 F
        t R: cond 0 F
    ";
    perform(&mut C413::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C414(world: &mut World) {
        force_success(
            invert(
                fallback<
                    condition(0),
                    parallel(success = all, failure = 1)< Action(1), Action(2) >,
                    parallel(success = 2, failure = 2)<
                        async_sequence(yield = sync)<
                            sequence_with_memory< timeout(10ms, Action(3)) >,
                            condition(4)
                        >,
                        retry(3, Action(5)),
                        timeout(80ms, sync_action(6))
                    >,
                    Action(7)
                >
            )
        )
    }
}

recorded!(C414, remembers);

#[test]
fn c414() {
    let scripts = ["FSFF", "SFS", "RRFRSR", "RSFS", "FF", "FR", "SSSSFS", "SR"];
    let trace = "
        t R: cond 0 F, start 1 S, start 2 R
        +15
        t R: run 2 R
        t R: run 2 F, start 3 R, start 5 F, sync 6 S
        +20: halt 3
        t R: start 5 R
        +30
        t R: run 5 F, start 5 R
        t S: run 5 F, start 7 S
        t S: cond 0 S
        t R: cond 0 F, start 1 F, start 3 S, start 5 R, sync 6 S
    ";
    perform(&mut C414::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C415(world: &mut World) {
        sequence< sync_action(0), Action(1) >
    }
}

recorded!(C415);

#[test]
fn c415() {
    let scripts = ["FFSSSSSF", "RSRSFRFS"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        t R: sync 0 S, start 1 R
        t S: run 1 S
        t R: sync 0 S, start 1 R
        t S: run 1 S
        t F: sync 0 S, start 1 F
    ";
    perform(&mut C415::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C416(world: &mut World) {
        invert(force_failure(sync_action(0)))
    }
}

recorded!(C416);

#[test]
fn c416() {
    let scripts = ["SFFSS"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 F
        t S: sync 0 F
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 F
        t S: sync 0 F
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 F
        t S: sync 0 F
        t S: sync 0 S
    ";
    perform(&mut C416::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C417(world: &mut World) {
        reactive_sequence< condition(0), while_do_else< condition(1), invert(Action(2)) > >
    }
}

recorded!(C417);

#[test]
fn c417() {
    let scripts = ["SSS", "F", "SR"];
    let trace = "
        t F: cond 0 S, cond 1 F
        h
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        h
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
    ";
    perform(&mut C417::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C418(world: &mut World) {
        fallback< condition(0), invert(retry(1, while_do_else< condition(1), condition(2) >)) >
    }
}

recorded!(C418);

#[test]
fn c418() {
    let scripts = ["SS", "F", "FSSSFFSS"];
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
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C418::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C419(world: &mut World) {
        reactive_fallback<
            sequence_with_memory< retry(1, Action(0)) >,
            invert(Action(1)),
            Action(2)
        >
    }
}

recorded!(C419, remembers);

#[test]
fn c419() {
    let scripts = ["SF", "FSFSRFRF", "RRRFFRR"];
    let trace = "
        t S: start 0 S
        t S: start 0 F, start 1 F
        t S: start 0 S
        t R: start 0 F, start 1 S, start 2 R
        t S: start 0 S, halt 2
        t S: start 0 F, start 1 F
        t S: start 0 S
        t R: start 0 F, start 1 S, start 2 R
    ";
    perform(&mut C419::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C420(world: &mut World) {
        invert(invert(Action(0)))
    }
}

recorded!(C420);

#[test]
fn c420() {
    let scripts = ["FSRRSFF"];
    let trace = "
        t F: start 0 F
        t S: start 0 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
    ";
    perform(&mut C420::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C421(world: &mut World) {
        if_then_else< condition(0), condition(1) >
    }
}

recorded!(C421);

#[test]
fn c421() {
    let scripts = ["FFF", "F"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C421::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C422(world: &mut World) {
        keep_running_until_failure(
            reactive_fallback<
                reactive_sequence< async_fallback(yield = sync)< repeat(invert(condition(0))) > >,
                Action(1)
            >
        )
    }
}

recorded!(C422);

#[test]
fn c422() {
    let scripts = ["FFFSFFSF", "SFRSSS"];
    let trace = "
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 S, start 1 S
    ";
    perform(&mut C422::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C423(world: &mut World) {
        sequence_with_memory<
            retry(
                sequence<
                    keep_running_until_failure(fallback< Action(0), condition(1) >),
                    sequence< condition(2), Action(3), Action(4) >,
                    reactive_sequence<
                        condition(5),
                        invert(
                            sequence<
                                parallel(success = 2, failure = 2)< sync_action(6), Action(7) >
                            >
                        ),
                        Action(8)
                    >
                >
            )
        >
    }
}

recorded!(C423, remembers);

#[test]
fn c423() {
    let scripts = ["SSRSF", "SSF", "SS", "SR", "RFR", "FFS", "FFSF", "R", "RFFS"];
    let trace = "
        t R: start 0 S
        t R: start 0 S
        t R: start 0 R
        t R: run 0 S
    ";
    perform(&mut C423::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C424(world: &mut World) {
        try_catch<
            parallel_all(failures = 1)< Action(0), condition(1), condition(2) >,
            sync_action(3),
            sequence_with_memory< condition(4), sync_action(5), condition(6), condition(7) >
        >
    }
}

recorded!(C424, remembers);

#[test]
fn c424() {
    let scripts = ["SRRRSR", "FS", "FFSFSS", "FS", "FSF", "SFFFSSS", "SSFFFFSS", "S"];
    let trace = "
        t F: start 0 S, cond 1 F, cond 2 F, cond 4 F
        t R: start 0 R, cond 1 S, cond 2 F
        t R: run 0 R
        t R: run 0 R
        t R: run 0 S, cond 4 S
        t R: sync 5 S
        t R: cond 6 S
        t F: cond 7 S
        t R: start 0 R, cond 1 F, cond 2 S
        t F: run 0 S, cond 4 F
    ";
    perform(&mut C424::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C425(world: &mut World) {
        sequence< Action(0), invert(condition(1)), repeat(2, Action(2)) >
    }
}

recorded!(C425);

#[test]
fn c425() {
    let scripts = ["F", "SSFSSFS", "RRRFR"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
    ";
    perform(&mut C425::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C426(world: &mut World) {
        fallback< condition(0), condition(1), Action(2) >
    }
}

recorded!(C426);

#[test]
fn c426() {
    let scripts = ["FSSFF", "SFF", "FR"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        t F: cond 0 F, cond 1 F, start 2 F
        t R: cond 0 F, cond 1 F, start 2 R
        t F: run 2 F
    ";
    perform(&mut C426::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C427(world: &mut World) {
        retry(3,
            reactive_fallback<
                reactive_sequence< condition(0), condition(1) >,
                force_success(force_success(condition(2))),
                sync_action(3)
            >
        )
    }
}

recorded!(C427);

#[test]
fn c427() {
    let scripts = ["SFSSSFFS", "SFSFFFS", "F", "FSFFFSS"];
    let trace = "
        t S: cond 0 S, cond 1 S
        t S: cond 0 F, cond 2 F
        t S: cond 0 S, cond 1 F, cond 2 F
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 F, cond 2 F
        t S: cond 0 F, cond 2 F
        t S: cond 0 F, cond 2 F
        t S: cond 0 S, cond 1 F, cond 2 F
        t S: cond 0 S, cond 1 F, cond 2 F
        t S: cond 0 F, cond 2 F
    ";
    perform(&mut C427::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C428(world: &mut World) {
        sequence< invert(parallel_all(failures = 1)< retry(1, condition(0)) >) >
    }
}

recorded!(C428);

#[test]
fn c428() {
    let scripts = ["FFSSFFSF"];
    let trace = "
        t S: cond 0 F
        t S: cond 0 F
        t F: cond 0 S
        t F: cond 0 S
        t S: cond 0 F
        t S: cond 0 F
        t F: cond 0 S
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
    ";
    perform(&mut C428::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C429(world: &mut World) {
        force_success(
            sequence_with_memory<
                parallel(success = 1, failure = all)<
                    condition(0),
                    parallel_all(failures = all)< condition(1), condition(2) >
                >
            >
        )
    }
}

recorded!(C429, remembers);

#[test]
fn c429() {
    let scripts = ["SFSFFFFF", "SFFSSSSS", "FSSSSSS"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 F, cond 1 S, cond 2 F
        t S: cond 0 S
        t S: cond 0 F, cond 1 F, cond 2 S
        t S: cond 0 F, cond 1 F, cond 2 S
        t S: cond 0 F, cond 1 S, cond 2 S
        t S: cond 0 F, cond 1 S, cond 2 S
        t S: cond 0 F, cond 1 S, cond 2 S
        t S: cond 0 S
    ";
    perform(&mut C429::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C430(world: &mut World) {
        while_do_else<
            sequence< invert(sync_action(0)), condition(1), repeat(2, Action(2)) >,
            condition(3)
        >
    }
}

recorded!(C430);

#[test]
fn c430() {
    let scripts = ["SSFFFFF", "FS", "R", "SS"];
    let trace = "
        t F: sync 0 S
        h
        t F: sync 0 S
        +0
        t F: sync 0 F, cond 1 F
        h
        t R: sync 0 F, cond 1 S, start 2 R
        +20
        t R: run 2 R
        +5
        t R: run 2 R
        +0
        t R: run 2 R
        +15
        h: halt 2
        t F: sync 0 F, cond 1 F
        t R: sync 0 F, cond 1 S, start 2 R
        +20
        t R: run 2 R
        +40
        t R: run 2 R
        +0
        t R: run 2 R
        +40
        t R: run 2 R
        +30
        t R: run 2 R
    ";
    perform(&mut C430::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C431(world: &mut World) {
        reactive_sequence< invert(sync_action(0)), force_failure(condition(1)) >
    }
}

recorded!(C431);

#[test]
fn c431() {
    let scripts = ["SFSSF", "F"];
    let trace = "
        t F: sync 0 S
        t F: sync 0 F, cond 1 F
        t F: sync 0 S
        t F: sync 0 S
        t F: sync 0 F, cond 1 F
        t F: sync 0 S
        t F: sync 0 F, cond 1 F
        t F: sync 0 S
        t F: sync 0 S
        t F: sync 0 F, cond 1 F
        t F: sync 0 S
    ";
    perform(&mut C431::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C432(world: &mut World) {
        while_do_else< condition(0), condition(1), Action(2) >
    }
}

recorded!(C432);

#[test]
fn c432() {
    let scripts = ["S", "SFSFSSFS", "FSSS"];
    let trace = "
        t S: cond 0 S, cond 1 S
        t F: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
        t F: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t F: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
        h
    ";
    perform(&mut C432::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C433(world: &mut World) {
        try_catch<
            sync_action(0),
            fallback<
                keep_running_until_failure(sync_action(1)),
                parallel(success = 1, failure = 1)< keep_running_until_failure(sync_action(2)) >
            >,
            if_then_else<
                condition(3),
                while_do_else<
                    condition(4),
                    async_sequence(yield = sync)< retry(Action(5)) >,
                    Action(6)
                >,
                force_success(repeat(3, if_then_else< condition(7), condition(8), condition(9) >))
            >
        >
    }
}

recorded!(C433);

#[test]
fn c433() {
    let scripts = ["F", "FSSSFFS", "FSFS", "FFSFSFF", "SFSFFSS", "RSRRF", "FSSF", "SSF", "FSSSSF", "FF"];
    let trace = "
        t F: sync 0 F, cond 3 F, cond 7 S, cond 8 F
        t R: sync 0 F, cond 3 F, cond 7 S, cond 8 S
        t F: cond 7 F, cond 9 F
        t R: sync 0 F, cond 3 S, cond 4 S, start 5 R
        t F: cond 4 F, halt 5, start 6 F
        t R: sync 0 F, cond 3 F, cond 7 S, cond 8 S
        t R: cond 7 S, cond 8 S
    ";
    perform(&mut C433::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C434(world: &mut World) {
        reactive_sequence<
            async_sequence(yield = sync)< Action(0), sync_action(1), condition(2), Action(3) >,
            reactive_fallback< sequence_with_memory< while_do_else< condition(4), Action(5) > > >,
            invert(Action(6))
        >
    }
}

recorded!(C434, remembers);

#[test]
fn c434() {
    let scripts = ["SSSRFFFR", "SFSFFSS", "FFSFF", "SFSRRR", "SFSFFF", "SF", "FR"];
    let trace = "
        t R: start 0 S
        t R: sync 1 S
        h
        t R: start 0 S
        t F: sync 1 F
        t R: start 0 S
        t R: sync 1 S
        h
    ";
    perform(&mut C434::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C435(world: &mut World) {
        keep_running_until_failure(
            repeat(2,
                parallel(success = 2, failure = 1)<
                    Action(0),
                    timeout(80ms, condition(1)),
                    condition(2)
                >
            )
        )
    }
}

recorded!(C435);

#[test]
fn c435() {
    let scripts = ["F", "FSFFFFSS", "FFFFS"];
    let trace = "
        t F: start 0 F
        h
        t F: start 0 F
        +30
        t F: start 0 F
        t F: start 0 F
        +0
        t F: start 0 F
        h
        t F: start 0 F
        t F: start 0 F
        +40
        t F: start 0 F
        t F: start 0 F
    ";
    perform(&mut C435::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C436(world: &mut World) {
        while_do_else<
            condition(0),
            sequence_with_memory<
                force_failure(Action(1)),
                async_fallback(yield = sync)< retry(sync_action(2)) >
            >
        >
    }
}

recorded!(C436, remembers);

#[test]
fn c436() {
    let scripts = ["FFSF", "SSRSRRR", "SF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, start 1 S
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, start 1 S
        t F: cond 0 F
        t F: cond 0 F
        h
    ";
    perform(&mut C436::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C437(world: &mut World) {
        if_then_else< condition(0), condition(1), repeat(condition(2)) >
    }
}

recorded!(C437);

#[test]
fn c437() {
    let scripts = ["FSSFSFF", "F", "SS"];
    let trace = "
        t R: cond 0 F, cond 2 S
        h
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        h
        t R: cond 0 F, cond 2 S
        h
        t F: cond 0 S, cond 1 F
        t R: cond 0 F, cond 2 S
        t R: cond 2 S
        t R: cond 2 S
        t R: cond 2 S
        t R: cond 2 S
        t R: cond 2 S
    ";
    perform(&mut C437::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C438(world: &mut World) {
        invert(
            parallel(success = 1, failure = 2)<
                reactive_fallback<
                    reactive_fallback< sync_action(0), Action(1), condition(2) >,
                    retry(2, retry(2, Action(3))),
                    sync_action(4),
                    condition(5)
                >,
                if_then_else< condition(6), condition(7), condition(8) >,
                if_then_else< condition(9), invert(invert(Action(10))) >
            >
        )
    }
}

recorded!(C438);

#[test]
fn c438() {
    let scripts = ["FFF", "FRFS", "SS", "FSRSFSR", "FFFFFFSF", "FFFFSF", "FFFSS", "SSFFFS", "SFSFSF", "F", "FRFRFRS"];
    let trace = "
        t F: sync 0 F, start 1 F, cond 2 S
        h
        t F: sync 0 F, start 1 R, cond 6 F, cond 8 S, halt 1
        t F: sync 0 F, start 1 F, cond 2 S
        t F: sync 0 F, start 1 S
        t F: sync 0 F, start 1 F, cond 2 S
        t S: sync 0 F, start 1 R, cond 6 F, cond 8 F, cond 9 F, halt 1
        t F: sync 0 F, start 1 F, cond 2 S
        t F: sync 0 F, start 1 S
        t F: sync 0 F, start 1 F, cond 2 S
        t F: sync 0 F, start 1 R, cond 6 F, cond 8 S, halt 1
        t F: sync 0 F, start 1 F, cond 2 S
        h
        t F: sync 0 F, start 1 S
        h
        t F: sync 0 F, start 1 F, cond 2 S
    ";
    perform(&mut C438::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C439(world: &mut World) {
        invert(
            sequence<
                retry(sync_action(0)),
                reactive_fallback<
                    fallback<
                        reactive_fallback< retry(4, Action(1)), condition(2) >,
                        force_failure(condition(3)),
                        force_success(
                            while_do_else< condition(4), keep_running_until_failure(condition(5)) >
                        )
                    >
                >
            >
        )
    }
}

recorded!(C439);

#[test]
fn c439() {
    let scripts = ["SF", "RRS", "SFFSFFS", "SFSFSF", "SF", "FFSFS"];
    let trace = "
        t R: sync 0 S, start 1 R
        t R: run 1 R
        t F: run 1 S
        t R: sync 0 F
        t R: sync 0 S, start 1 R
        t R: run 1 R
        t F: run 1 S
        t R: sync 0 F
        t R: sync 0 S, start 1 R
        t R: run 1 R
        h: halt 1
        t R: sync 0 F
        t F: sync 0 S, start 1 S
        t R: sync 0 F
        t R: sync 0 S, start 1 R
        h: halt 1
    ";
    perform(&mut C439::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C440(world: &mut World) {
        run_once(
            reactive_fallback<
                run_once(sequence_with_memory< condition(0), sync_action(1) >),
                Action(2)
            >
        )
    }
}

recorded!(C440, remembers);

#[test]
fn c440() {
    let scripts = ["FSSSSSF", "FFF", "FRSR"];
    let trace = "
        t F: cond 0 F, start 2 F
        t F
        t F
        t F
        t F
        t F
        t F
    ";
    perform(&mut C440::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C441(world: &mut World) {
        repeat(2, keep_running_until_failure(Action(0)))
    }
}

recorded!(C441);

#[test]
fn c441() {
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
    ";
    perform(&mut C441::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C442(world: &mut World) {
        fallback<
            repeat(Action(0)),
            reactive_fallback<
                reactive_sequence< sync_action(1), Action(2), Action(3) >,
                retry(1, Action(4)),
                keep_running_until_failure(sync_action(5))
            >
        >
    }
}

recorded!(C442);

#[test]
fn c442() {
    let scripts = ["SRSSRR", "F", "RSSRSRFR", "RSSRR", "SRR", "SSFSFFFS"];
    let trace = "
        t R: start 0 S
        t R: start 0 R
        +20
        t R: run 0 S, start 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        +10
        t R: run 0 S, start 0 S
        t R: start 0 R
    ";
    perform(&mut C442::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C443(world: &mut World) {
        reactive_sequence< Action(0), Action(1), condition(2) >
    }
}

recorded!(C443);

#[test]
fn c443() {
    let scripts = ["FFSRSFRR", "RRRSSR", "SSFFSSS"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t R: start 0 S, start 1 R
        t R: start 0 R, halt 1
        t R: run 0 S, start 1 R
        h: halt 1
        t F: start 0 F
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        h: halt 0
        t F: start 0 F
        t F: start 0 F
        h
    ";
    perform(&mut C443::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C444(world: &mut World) {
        force_success(
            if_then_else<
                condition(0),
                retry(2,
                    async_sequence(yield = sync)< Action(1), Action(2), retry(4, condition(3)) >
                )
            >
        )
    }
}

recorded!(C444);

#[test]
fn c444() {
    let scripts = ["SS", "FSSSFRS", "RFR", "SFF"];
    let trace = "
        t R: cond 0 S, start 1 F
        t R: start 1 S
        t R: start 2 R
        t S: run 2 F
        t R: cond 0 S, start 1 S
        t R: start 2 R
        t R: run 2 R
        t R: run 2 F, start 1 S
        t R: start 2 R
        t R: run 2 R
        t S: run 2 F
        t R: cond 0 S, start 1 F
        t R: start 1 R
    ";
    perform(&mut C444::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C445(world: &mut World) {
        parallel(success = 4, failure = 2)<
            sync_action(0),
            repeat(condition(1)),
            repeat(force_failure(while_do_else< condition(2), Action(3) >)),
            Action(4)
        >
    }
}

recorded!(C445);

#[test]
fn c445() {
    let scripts = ["SFFFSFFF", "SFSFS", "FFSSFSF", "R", "FRFF"];
    let trace = "
        t F: sync 0 S, cond 1 S, cond 2 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        h
    ";
    perform(&mut C445::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C446(world: &mut World) {
        timeout(50ms, if_then_else< sync_action(0), timeout(10ms, condition(1)), Action(2) >)
    }
}

recorded!(C446);

#[test]
fn c446() {
    let scripts = ["FF", "S", "RR"];
    let trace = "
        t R: sync 0 F, start 2 R
        t R: run 2 R
        t R: run 2 R
        +5
        t R: run 2 R
        t R: run 2 R
        +30
        t R: run 2 R
        +15: halt 2
        h
        t R: sync 0 F, start 2 R
        +30
        t R: run 2 R
        +5
        h: halt 2
        t R: sync 0 F, start 2 R
        +5
        h: halt 2
        t R: sync 0 F, start 2 R
        +20
        h: halt 2
        t R: sync 0 F, start 2 R
        +5
        t R: run 2 R
        +5
        t R: run 2 R
    ";
    perform(&mut C446::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C447(world: &mut World) {
        reactive_sequence<
            repeat(3, reactive_sequence< condition(0), condition(1), condition(2), Action(3) >),
            Action(4)
        >
    }
}

recorded!(C447);

#[test]
fn c447() {
    let scripts = ["FS", "SFSSSSSS", "SSSSFSSS", "SFFR", "RF"];
    let trace = "
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, cond 2 S, start 3 S
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 S, cond 2 S, start 3 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 S, cond 2 S, start 3 F
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, cond 2 S, start 3 R
    ";
    perform(&mut C447::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C448(world: &mut World) {
        retry(1,
            while_do_else<
                condition(0),
                reactive_sequence<
                    reactive_fallback<
                        retry(3, condition(1)),
                        if_then_else< condition(2), Action(3), Action(4) >
                    >
                >,
                force_failure(condition(5))
            >
        )
    }
}

recorded!(C448);

#[test]
fn c448() {
    let scripts = ["SSSSSSS", "FF", "SSFFFSS", "FFFRRFRR", "FSRSRRRR", "FS"];
    let trace = "
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F, cond 2 S, start 3 F
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F, cond 2 S, start 3 F
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F, cond 2 F, start 4 F
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 F, cond 2 F, start 4 S
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
    ";
    perform(&mut C448::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C449(world: &mut World) {
        sequence_with_memory< condition(0), sync_action(1), repeat(1, Action(2)) >
    }
}

recorded!(C449, remembers);

#[test]
fn c449() {
    let scripts = ["FFF", "FFS", "SSFS"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C449::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C450(world: &mut World) {
        sequence_with_memory<
            reactive_fallback< Action(0), invert(Action(1)), timeout(50ms, condition(2)) >,
            try_catch<
                timeout(50ms, Action(3)),
                reactive_fallback< condition(4), condition(5), Action(6) >,
                Action(7)
            >
        >
    }
}

recorded!(C450, remembers);

#[test]
fn c450() {
    let scripts = ["FFRS", "FFRSRR", "FFSFFFFS", "FRRR", "FSSS", "SFFS", "SFR", "RFSFSF"];
    let trace = "
        t R: start 0 F, start 1 F
        t R: start 3 F, start 7 R
        t F: run 7 F
        +0
        t R: start 3 R
        +20
        t R: run 3 R
        t R: run 3 R
        t F: run 3 F, start 7 S
        t R: start 3 R
        +30
        t R: run 3 R
        h: halt 3
        t R: start 3 R
        +10
        t F: run 3 F, start 7 F
        t R: start 3 R
        t R: run 3 R
        +20
        h: halt 3
    ";
    perform(&mut C450::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C451(world: &mut World) {
        retry(repeat(while_do_else< condition(0), Action(1) >))
    }
}

recorded!(C451);

#[test]
fn c451() {
    let scripts = ["SS", "SSRFS"];
    let trace = "
        t R: cond 0 S, start 1 S
        t R: cond 0 S, start 1 S
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 F, cond 0 S, start 1 S
        t R: cond 0 S, start 1 S
    ";
    perform(&mut C451::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C452(world: &mut World) {
        invert(invert(retry(4, Action(0))))
    }
}

recorded!(C452);

#[test]
fn c452() {
    let scripts = ["RFSSSSRR"];
    let trace = "
        t R: start 0 R
        t S: run 0 F, start 0 S
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
    ";
    perform(&mut C452::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C453(world: &mut World) {
        retry(force_success(retry(1, retry(4, Action(0)))))
    }
}

recorded!(C453);

#[test]
fn c453() {
    let scripts = ["S"];
    let trace = "
        t S: start 0 S
        h
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
    ";
    perform(&mut C453::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C454(world: &mut World) {
        if_then_else<
            retry(2,
                async_fallback(yield = sync)< Action(0), condition(1), Action(2), sync_action(3) >
            ),
            retry(condition(4)),
            parallel(success = 2, failure = 2)<
                sequence_with_memory< keep_running_until_failure(sync_action(5)) >,
                Action(6),
                force_failure(retry(1, condition(7))),
                condition(8)
            >
        >
    }
}

recorded!(C454, remembers);

#[test]
fn c454() {
    let scripts = ["S", "SFSS", "RFSR", "FS", "SFSFFSSS", "SFSS", "RRRSRRR", "SFFSF", "SSFSFSFF"];
    let trace = "
        t S: start 0 S, cond 4 S
        t R: start 0 S, cond 4 F
        t S: cond 4 S
        t R: start 0 S, cond 4 F
        t R: cond 4 F
        h
        t S: start 0 S, cond 4 S
        t S: start 0 S, cond 4 S
        t S: start 0 S, cond 4 S
        h
        t S: start 0 S, cond 4 S
        h
        t R: start 0 S, cond 4 F
        t S: cond 4 S
    ";
    perform(&mut C454::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C455(world: &mut World) {
        sequence< Action(0), reactive_fallback< sync_action(1), repeat(2, Action(2)), Action(3) > >
    }
}

recorded!(C455);

#[test]
fn c455() {
    let scripts = ["FFRSRRR", "FFFFF", "RRS", "FR"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t R: start 0 R
        t R: run 0 S, sync 1 F, start 2 R
        t R: sync 1 F, run 2 R
        t R: sync 1 F, run 2 S, start 2 R
        t R: sync 1 F, run 2 R
        t S: sync 1 F, run 2 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        t F: start 0 F
        t R: start 0 R
    ";
    perform(&mut C455::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C456(world: &mut World) {
        if_then_else< condition(0), invert(Action(1)) >
    }
}

recorded!(C456);

#[test]
fn c456() {
    let scripts = ["SFSSF", "RRR"];
    let trace = "
        t R: cond 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut C456::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C457(world: &mut World) {
        reactive_fallback< condition(0), run_once(Action(1)), Action(2), Action(3) >
    }
}

recorded!(C457, remembers);

#[test]
fn c457() {
    let scripts = ["FFSFSSS", "RFSSRF", "RFFSRS", "RSSRFR"];
    let trace = "
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 F, start 2 R
        t S: cond 0 S, halt 2
        t R: cond 0 F, start 2 F, start 3 R
        h: halt 3
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        h
        t S: cond 0 F, start 2 F, start 3 S
        t S: cond 0 F, start 2 S
        t S: cond 0 S
    ";
    perform(&mut C457::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C458(world: &mut World) {
        async_fallback(yield = sync)<
            fallback< condition(0), Action(1), retry(3, Action(2)) >,
            async_sequence(yield = sync)<
                sequence_with_memory<
                    keep_running_until_failure(reactive_sequence< condition(3), Action(4) >),
                    invert(condition(5)),
                    condition(6)
                >,
                force_failure(condition(7)),
                parallel(success = 2, failure = 2)< condition(8), Action(9) >
            >
        >
    }
}

recorded!(C458, remembers);

#[test]
fn c458() {
    let scripts = ["FSSS", "SRRR", "RSFRFRFS", "F", "S", "S", "SSFSS", "S", "FS", "R"];
    let trace = "
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t S: cond 0 S
        h
        t S: cond 0 S
        t S: cond 0 S
        h
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C458::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C459(world: &mut World) {
        repeat(2,
            sequence<
                parallel(success = all, failure = 2)< condition(0), condition(1) >,
                if_then_else< condition(2), condition(3) >
            >
        )
    }
}

recorded!(C459);

#[test]
fn c459() {
    let scripts = ["F", "SFSF", "F", "SFFFF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        h
    ";
    perform(&mut C459::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C460(world: &mut World) {
        sequence_with_memory<
            sequence_with_memory<
                try_catch< condition(0), sync_action(1), force_success(Action(2)), condition(3) >,
                reactive_sequence< condition(4), Action(5), condition(6) >
            >,
            retry(2, repeat(invert(while_do_else< condition(7), sync_action(8) >)))
        >
    }
}

recorded!(C460, remembers);

#[test]
fn c460() {
    let scripts = ["FSFFS", "SFFSSSFS", "F", "FSFSS", "SSFS", "F", "FSFSSS", "FFSFSS", "FSF"];
    let trace = "
        t F: cond 0 F, cond 3 F
        t R: cond 0 S, sync 1 S, start 2 F
        t F: cond 4 S, start 5 F
        t F: cond 4 S, start 5 F
        t F: cond 4 F
        t F: cond 4 S, start 5 F
        t F: cond 4 S, start 5 F
        t F: cond 4 S, start 5 F
        t F: cond 4 F
        t F: cond 4 S, start 5 F
        t F: cond 4 S, start 5 F
        t F: cond 4 S, start 5 F
    ";
    perform(&mut C460::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C461(world: &mut World) {
        async_fallback(yield = sync)<
            condition(0),
            parallel(success = 1, failure = all)< Action(1), sync_action(2) >,
            while_do_else< Action(3), condition(4) >
        >
    }
}

recorded!(C461);

#[test]
fn c461() {
    let scripts = ["FSSSFSFS", "SFFFFRSS", "FSFSFS", "RRSFFSR", "F"];
    let trace = "
        t R: cond 0 F
        t S: start 1 S
        t S: cond 0 S
        h
        t S: cond 0 S
        h
        t S: cond 0 S
        h
        t R: cond 0 F
        h
        t S: cond 0 S
        h
        t R: cond 0 F
        t R: start 1 F, sync 2 F
        t R: start 3 R
    ";
    perform(&mut C461::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C462(world: &mut World) {
        keep_running_until_failure(
            force_success(
                reactive_fallback<
                    invert(condition(0)),
                    try_catch<
                        reactive_sequence< Action(1), Action(2), condition(3) >,
                        async_sequence(yield = sync)<
                            sync_action(4),
                            repeat(2, Action(5)),
                            condition(6),
                            async_sequence(yield = sync)< Action(7), Action(8), condition(9) >
                        >
                    >
                >
            )
        )
    }
}

recorded!(C462);

#[test]
fn c462() {
    let scripts = ["SS", "FR", "RRRR", "FSSFFFS", "SFSSFFFS", "RFRR", "SFSSSS", "S", "FFFR", "SSS"];
    let trace = "
        t R: cond 0 S, start 1 F, sync 4 S
        t R: cond 0 S, start 5 R
        t R: cond 0 S, run 5 F
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 F, sync 4 F
        h
        t R: cond 0 S, start 1 R
        h: halt 1
    ";
    perform(&mut C462::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C463(world: &mut World) {
        force_success(keep_running_until_failure(condition(0)))
    }
}

recorded!(C463);

#[test]
fn c463() {
    let scripts = ["FFFFFFS"];
    let trace = "
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        h
        t S: cond 0 F
        h
        t S: cond 0 F
        t R: cond 0 S
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        h
        t S: cond 0 F
    ";
    perform(&mut C463::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C464(world: &mut World) {
        retry(3,
            reactive_sequence<
                timeout(10ms, condition(0)),
                sequence_with_memory< invert(Action(1)) >,
                retry(3,
                    reactive_fallback<
                        reactive_fallback<
                            retry(2, timeout(10ms, Action(2))),
                            retry(1, condition(3)),
                            Action(4)
                        >
                    >
                )
            >
        )
    }
}

recorded!(C464, remembers);

#[test]
fn c464() {
    let scripts = ["SFSSSFF", "SR", "RFFSRF", "SSFFSF", "FRSFF"];
    let trace = "
        t R: cond 0 S, start 1 S
        +10
        t R: cond 0 F
        +10
        t R: cond 0 S, start 1 R
        h: halt 1
        t R: cond 0 S, start 1 S
        +40
        t R: cond 0 S, start 1 R
        +30
        t F: cond 0 F, halt 1, cond 0 F
        +20
        t R: cond 0 S, start 1 S
        +5
        h
        t R: cond 0 F
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 S, cond 0 S, start 1 R
        h: halt 1
        t R: cond 0 F
    ";
    perform(&mut C464::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C465(world: &mut World) {
        sequence<
            retry(3, Action(0)),
            invert(sequence< Action(1), Action(2), sync_action(3) >),
            parallel(success = 2, failure = 2)< condition(4), repeat(1, condition(5)), Action(6) >
        >
    }
}

recorded!(C465);

#[test]
fn c465() {
    let scripts = ["R", "RFSRF", "RSFSSSR", "SFSFFFF", "SF", "FFF", "RRRFS"];
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
        t R: run 0 R
    ";
    perform(&mut C465::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C466(world: &mut World) {
        reactive_sequence< sync_action(0), sync_action(1), retry(4, condition(2)), condition(3) >
    }
}

recorded!(C466);

#[test]
fn c466() {
    let scripts = ["FSFSF", "SSFF", "F", "FSFF"];
    let trace = "
        t F: sync 0 F
        +5
        t R: sync 0 S, sync 1 S, cond 2 F
        +0
        t F: sync 0 F
        +40
        t R: sync 0 S, sync 1 S, cond 2 F
        +0
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C466::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C467(world: &mut World) {
        fallback<
            force_failure(condition(0)),
            sequence<
                sequence< condition(1), condition(2), sync_action(3), Action(4) >,
                force_success(Action(5)),
                reactive_sequence<
                    while_do_else< condition(6), Action(7), condition(8) >,
                    async_sequence(yield = sync)< condition(9), condition(10) >,
                    Action(11),
                    Action(12)
                >
            >
        >
    }
}

recorded!(C467);

#[test]
fn c467() {
    let scripts = ["SFFFFS", "SF", "SSFFS", "SSFSSSS", "F", "RS", "F", "SRRFRRFR", "SSSSSFSS", "SFSF", "SS", "FFRFRFSF", "RFFF"];
    let trace = "
        t F: cond 0 S, cond 1 S, cond 2 S, sync 3 S, start 4 F
        +0
        t F: cond 0 F, cond 1 F
        t F: cond 0 F, cond 1 S, cond 2 S, sync 3 S, start 4 F
        t F: cond 0 F, cond 1 F
        t F: cond 0 F, cond 1 S, cond 2 F
        +0
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 S, cond 2 F
        +15
        t F: cond 0 F, cond 1 F
        t F: cond 0 F, cond 1 S, cond 2 S, sync 3 F
        t F: cond 0 F, cond 1 F
        +15
        t F: cond 0 F, cond 1 S, cond 2 S, sync 3 S, start 4 F
        +15
        t F: cond 0 S, cond 1 F
    ";
    perform(&mut C467::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C468(world: &mut World) {
        repeat(2,
            sequence_with_memory<
                if_then_else< fallback< condition(0), condition(1) >, Action(2) >
            >
        )
    }
}

recorded!(C468, remembers);

#[test]
fn c468() {
    let scripts = ["FFSFFSS", "SFFSFSS", "FS"];
    let trace = "
        t F: cond 0 F, cond 1 S, start 2 F
        t F: cond 0 F, cond 1 F
        t R: cond 0 S, start 2 S
        t F: cond 0 F, cond 1 F
        t F: cond 0 F, cond 1 S, start 2 F
    ";
    perform(&mut C468::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C469(world: &mut World) {
        sequence< invert(repeat(Action(0))), condition(1) >
    }
}

recorded!(C469);

#[test]
fn c469() {
    let scripts = ["RRFSFSS", "FSFSSSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F, cond 1 F
        t R: start 0 S
        t S: start 0 F, cond 1 S
        t R: start 0 S
        t R: start 0 S
        t R: start 0 R
        t R: run 0 R
        h: halt 0
    ";
    perform(&mut C469::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C470(world: &mut World) {
        repeat(4,
            while_do_else<
                condition(0),
                sequence_with_memory< condition(1), condition(2), Action(3) >,
                sync_action(4)
            >
        )
    }
}

recorded!(C470, remembers);

#[test]
fn c470() {
    let scripts = ["SFSF", "SFSSSS", "S", "RSSRF", "FFSFSF"];
    let trace = "
        t R: cond 0 S, cond 1 S
        t F: cond 0 F, sync 4 F
        t R: cond 0 S, cond 2 S
        t F: cond 0 F, sync 4 F
        t R: cond 0 S, start 3 R
        t R: cond 0 F, halt 3, sync 4 S, cond 0 S, start 3 S
        t F: cond 0 F, sync 4 F
        t F: cond 0 S, cond 1 F
    ";
    perform(&mut C470::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C471(world: &mut World) {
        while_do_else< condition(0), sync_action(1), condition(2) >
    }
}

recorded!(C471);

#[test]
fn c471() {
    let scripts = ["FFFSFF", "FSFFS", "SSS"];
    let trace = "
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t F: cond 0 S, sync 1 F
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 S, sync 1 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
    ";
    perform(&mut C471::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C472(world: &mut World) {
        sequence_with_memory< repeat(1, Action(0)), Action(1), invert(Action(2)) >
    }
}

recorded!(C472, remembers);

#[test]
fn c472() {
    let scripts = ["FFRRSRRR", "RR", "FRSFSSR"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut C472::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C473(world: &mut World) {
        sequence_with_memory<
            Action(0),
            reactive_sequence<
                async_fallback(yield = sync)<
                    Action(1),
                    sequence<
                        keep_running_until_failure(condition(2)),
                        fallback< invert(sync_action(3)) >
                    >,
                    sequence< reactive_fallback< Action(4), Action(5) > >
                >,
                force_success(Action(6))
            >,
            reactive_sequence< sync_action(7), sync_action(8) >
        >
    }
}

recorded!(C473, remembers);

#[test]
fn c473() {
    let scripts = ["RRRF", "RFSRSR", "FSSFS", "FFSFSFFS", "SRF", "S", "FRRR", "SF", "FFFFFFSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        h
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C473::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C474(world: &mut World) {
        sequence_with_memory<
            repeat(2, reactive_fallback< sequence_with_memory< condition(0), sync_action(1) > >),
            sequence_with_memory<
                sequence< condition(2), Action(3), condition(4), Action(5) >,
                sync_action(6),
                reactive_fallback< timeout(50ms, Action(7)), retry(condition(8)), Action(9) >,
                Action(10)
            >,
            repeat(repeat(2, Action(11))),
            condition(12)
        >
    }
}

recorded!(C474, remembers);

#[test]
fn c474() {
    let scripts = ["SF", "FFSFSS", "SFF", "SS", "FSFFFFSS", "RRR", "SFFFFSSS", "RRSRR", "SFSFFSS", "FRR", "SRRS", "SFSRRR", "FFS"];
    let trace = "
        t R: cond 0 S
        t F: sync 1 F
        t F: sync 1 F
        t R: sync 1 S
        +40
        t F: cond 0 F
        t R: cond 0 S
        t F: sync 1 F
        +30
        t R: sync 1 S
        +0
        t F: cond 0 F
        t R: cond 0 S
    ";
    perform(&mut C474::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C475(world: &mut World) {
        invert(reactive_sequence< if_then_else< condition(0), force_success(sync_action(1)) > >)
    }
}

recorded!(C475);

#[test]
fn c475() {
    let scripts = ["SFSFSSFF", "FS"];
    let trace = "
        t F: cond 0 S, sync 1 F
        t S: cond 0 F
        t F: cond 0 S, sync 1 S
        t S: cond 0 F
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 S
        t S: cond 0 F
        t S: cond 0 F
        t F: cond 0 S, sync 1 F
    ";
    perform(&mut C475::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C476(world: &mut World) {
        invert(
            async_sequence(yield = sync)<
                invert(Action(0)),
                invert(condition(1)),
                retry(2, parallel(success = 2, failure = 1)< condition(2), condition(3) >)
            >
        )
    }
}

recorded!(C476);

#[test]
fn c476() {
    let scripts = ["SRRR", "SSFSF", "FSF", "SSFSF"];
    let trace = "
        t S: start 0 S
        h
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 S
        t R: start 0 R
    ";
    perform(&mut C476::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C477(world: &mut World) {
        parallel_all(failures = 1)<
            fallback< Action(0), invert(Action(1)) >,
            repeat(4,
                fallback<
                    Action(2),
                    while_do_else< condition(3), run_once(condition(4)), Action(5) >,
                    force_success(
                        retry(1,
                            if_then_else< condition(6), keep_running_until_failure(Action(7)) >
                        )
                    )
                >
            )
        >
    }
}

recorded!(C477, remembers);

#[test]
fn c477() {
    let scripts = ["RFF", "RFFR", "RRR", "F", "FSSSSFS", "SSS", "F", "SFRRRR"];
    let trace = "
        t R: start 0 R, start 2 R
        t R: run 0 F, start 1 R, run 2 R
        t R: run 1 F, run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
    ";
    perform(&mut C477::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C478(world: &mut World) {
        reactive_sequence<
            sequence<
                condition(0),
                sequence<
                    condition(1),
                    fallback<
                        async_fallback(yield = sync)<
                            sync_action(2),
                            Action(3),
                            condition(4),
                            Action(5)
                        >
                    >
                >,
                reactive_sequence< Action(6), Action(7), Action(8), sync_action(9) >,
                Action(10)
            >,
            invert(repeat(2, Action(11))),
            fallback< Action(12), Action(13), sync_action(14) >
        >
    }
}

recorded!(C478);

#[test]
fn c478() {
    let scripts = ["FSFSFFSS", "FFS", "SSSF", "RSF", "SFF", "SRFS", "RS", "SF", "RSRFF", "SFSSSFSF", "RSFR", "RRFS", "S", "RRRFFRFS", "FSFF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, sync 2 S, start 6 R
        t R: run 6 S, start 7 S, start 8 R
        t R: start 6 R, halt 8
        t F: run 6 S, start 7 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
    ";
    perform(&mut C478::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C479(world: &mut World) {
        parallel(success = 2, failure = 1)<
            condition(0),
            invert(invert(Action(1))),
            force_success(keep_running_until_failure(sync_action(2))),
            async_fallback(yield = sync)< invert(Action(3)), condition(4) >
        >
    }
}

recorded!(C479);

#[test]
fn c479() {
    let scripts = ["F", "RRS", "FSFFSFS", "SRRSRSSF", "FSFSSSF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C479::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C480(world: &mut World) {
        fallback<
            if_then_else<
                condition(0),
                force_success(keep_running_until_failure(condition(1))),
                fallback< sync_action(2), condition(3), Action(4) >
            >
        >
    }
}

recorded!(C480);

#[test]
fn c480() {
    let scripts = ["SSSFFS", "S", "FS", "SF", "R"];
    let trace = "
        t R: cond 0 S, cond 1 S
        t R: cond 1 S
        t R: cond 1 S
        t R: cond 1 S
    ";
    perform(&mut C480::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C481(world: &mut World) {
        while_do_else< condition(0), retry(2, retry(sync_action(1))) >
    }
}

recorded!(C481);

#[test]
fn c481() {
    let scripts = ["F", "SF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C481::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C482(world: &mut World) {
        async_fallback(yield = sync)<
            async_fallback(yield = sync)< Action(0), Action(1) >,
            sequence_with_memory<
                sequence_with_memory< invert(Action(2)), Action(3) >,
                async_fallback(yield = sync)< invert(condition(4)), Action(5), condition(6) >
            >
        >
    }
}

recorded!(C482, remembers);

#[test]
fn c482() {
    let scripts = ["RRRFF", "RRSSSRSS", "RRSR", "S", "SSS", "RRF", "F"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 F, start 1 R
        t R: run 1 R
        t S: run 1 S
        t R: start 0 F
        t S: start 1 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 F, start 1 S
        t R: start 0 F
    ";
    perform(&mut C482::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C483(world: &mut World) {
        invert(
            async_fallback(yield = sync)<
                while_do_else<
                    condition(0),
                    reactive_fallback< Action(1), condition(2) >,
                    Action(3)
                >
            >
        )
    }
}

recorded!(C483);

#[test]
fn c483() {
    let scripts = ["F", "RRF", "SSF", "RFRSSFR"];
    let trace = "
        t R: cond 0 F, start 3 R
        t S: cond 0 F, run 3 F
        t R: cond 0 F, start 3 R
        t F: cond 0 F, run 3 S
    ";
    perform(&mut C483::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C484(world: &mut World) {
        fallback<
            retry(4, condition(0)),
            parallel(success = 1, failure = 2)<
                if_then_else< Action(1), Action(2), condition(3) >,
                condition(4),
                Action(5)
            >,
            try_catch<
                force_failure(condition(6)),
                keep_running_until_failure(sync_action(7)),
                condition(8)
            >,
            reactive_fallback< reactive_sequence< condition(9), sync_action(10) >, Action(11) >
        >
    }
}

recorded!(C484);

#[test]
fn c484() {
    let scripts = ["FS", "SRFFRR", "RRRFSS", "SSFSFS", "FSFFS", "S", "SSFFF", "FFFSSFS", "FFFF", "FSSFFF", "SSFSSSS", "FRFSRF"];
    let trace = "
        t R: cond 0 F
        t S: cond 0 S
        t R: cond 0 F
        t S: cond 0 S
        t R: cond 0 F
        t S: cond 0 S
        t R: cond 0 F
        t S: cond 0 S
        t R: cond 0 F
        t S: cond 0 S
    ";
    perform(&mut C484::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C485(world: &mut World) {
        parallel_all(failures = 3)<
            fallback< condition(0), condition(1), Action(2), Action(3) >,
            sequence< run_once(sync_action(4)), condition(5), Action(6) >,
            repeat(2, sync_action(7)),
            async_fallback(yield = sync)<
                async_sequence(yield = sync)< retry(2, Action(8)), condition(9) >,
                repeat(3, condition(10))
            >
        >
    }
}

recorded!(C485, remembers);

#[test]
fn c485() {
    let scripts = ["FFSSFS", "FSFFSSF", "RSRR", "SRRRS", "SFFSF", "FSFFFS", "FRS", "FF", "RRRFRFS", "FSSSFSF", "SS"];
    let trace = "
        t R: cond 0 F, cond 1 F, start 2 R, sync 4 S, cond 5 F, sync 7 F, start 8 R
        t R: run 2 S, run 8 R
        h: halt 8
        t R: cond 0 F, cond 1 S, cond 5 S, start 6 F, sync 7 F, start 8 R
        t R: run 8 F, start 8 R
    ";
    perform(&mut C485::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C486(world: &mut World) {
        reactive_sequence< condition(0), Action(1), invert(Action(2)) >
    }
}

recorded!(C486);

#[test]
fn c486() {
    let scripts = ["FSSFSSF", "SRRFFFSS", "SRFR"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 S, start 1 S, start 2 S
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, start 1 F
        t F: cond 0 S, start 1 F
    ";
    perform(&mut C486::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C487(world: &mut World) {
        reactive_sequence< Action(0), invert(condition(1)) >
    }
}

recorded!(C487);

#[test]
fn c487() {
    let scripts = ["RRRRFRS", "FFSFF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +0
        t R: run 0 R
        +40
        t R: run 0 R
        t F: run 0 F
        +5
        t R: start 0 R
        t S: run 0 S, cond 1 F
        t R: start 0 R
    ";
    perform(&mut C487::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C488(world: &mut World) {
        sequence< sync_action(0), condition(1) >
    }
}

recorded!(C488);

#[test]
fn c488() {
    let scripts = ["FFFSFS", "S"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        +10
        t F: sync 0 F
        +20
        t S: sync 0 S, cond 1 S
        +15
        t F: sync 0 F
        t S: sync 0 S, cond 1 S
        +40
        t F: sync 0 F
        +0
        t F: sync 0 F
        t F: sync 0 F
        +5
        t S: sync 0 S, cond 1 S
    ";
    perform(&mut C488::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C489(world: &mut World) {
        if_then_else< condition(0), retry(2, Action(1)) >
    }
}

recorded!(C489);

#[test]
fn c489() {
    let scripts = ["FS", "SF"];
    let trace = "
        t F: cond 0 F
        +5
        t S: cond 0 S, start 1 S
        +20
        t F: cond 0 F
        t R: cond 0 S, start 1 F
        +10
        t S: start 1 S
        +0
        t F: cond 0 F
        +10
        t R: cond 0 S, start 1 F
        t S: start 1 S
        +0
        t F: cond 0 F
    ";
    perform(&mut C489::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C490(world: &mut World) {
        while_do_else< condition(0), repeat(3, retry(Action(1))) >
    }
}

recorded!(C490);

#[test]
fn c490() {
    let scripts = ["SF", "S"];
    let trace = "
        t R: cond 0 S, start 1 S
        t F: cond 0 F
        +30
        t R: cond 0 S, start 1 S
        +30
        t F: cond 0 F
        +5
        h
        t R: cond 0 S, start 1 S
        +5
        t F: cond 0 F
        t R: cond 0 S, start 1 S
        +0
        t F: cond 0 F
        +20
        t R: cond 0 S, start 1 S
        t F: cond 0 F
        t R: cond 0 S, start 1 S
        +0
        t F: cond 0 F
        +5
        t R: cond 0 S, start 1 S
        t F: cond 0 F
        h
    ";
    perform(&mut C490::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C491(world: &mut World) {
        reactive_sequence<
            sync_action(0),
            force_failure(sync_action(1)),
            async_sequence(yield = sync)< sync_action(2), Action(3), Action(4), condition(5) >
        >
    }
}

recorded!(C491);

#[test]
fn c491() {
    let scripts = ["S", "FF", "SSSFFF", "SFRR", "FRR", "SS"];
    let trace = "
        t F: sync 0 S, sync 1 F
        t F: sync 0 S, sync 1 F
        +40
        t F: sync 0 S, sync 1 F
        t F: sync 0 S, sync 1 F
        +10
        t F: sync 0 S, sync 1 F
        +0
        h
        t F: sync 0 S, sync 1 F
        +5
        t F: sync 0 S, sync 1 F
        t F: sync 0 S, sync 1 F
        t F: sync 0 S, sync 1 F
        +40
        t F: sync 0 S, sync 1 F
        +10
        t F: sync 0 S, sync 1 F
    ";
    perform(&mut C491::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C492(world: &mut World) {
        sequence_with_memory<
            sequence_with_memory< reactive_sequence< force_failure(Action(0)), Action(1) > >
        >
    }
}

recorded!(C492, remembers);

#[test]
fn c492() {
    let scripts = ["SRSSRSR", "FRFFSS"];
    let trace = "
        t F: start 0 S
        +10
        t R: start 0 R
        +15
        t F: run 0 S
        t F: start 0 S
        +15
        t R: start 0 R
        +15
        t F: run 0 S
        t R: start 0 R
        +0
        t F: run 0 S
        +30
        t R: start 0 R
        +5
        t F: run 0 S
        t F: start 0 S
    ";
    perform(&mut C492::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C493(world: &mut World) {
        sequence<
            if_then_else<
                condition(0),
                repeat(2, sync_action(1)),
                timeout(10ms, fallback< Action(2), sync_action(3), Action(4), condition(5) >)
            >
        >
    }
}

recorded!(C493);

#[test]
fn c493() {
    let scripts = ["SF", "FFS", "FSR", "FSSFSSFS", "FR", "SS"];
    let trace = "
        t F: cond 0 S, sync 1 F
        t S: cond 0 F, start 2 F, sync 3 F, start 4 F, cond 5 S
        t F: cond 0 S, sync 1 F
        t S: cond 0 F, start 2 S
        t R: cond 0 S, sync 1 S
    ";
    perform(&mut C493::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C494(world: &mut World) {
        async_sequence(yield = sync)<
            timeout(80ms,
                delay(20ms,
                    async_sequence(yield = sync)<
                        condition(0),
                        sync_action(1),
                        sync_action(2),
                        condition(3)
                    >
                )
            ),
            async_sequence(yield = sync)<
                retry(2, retry(2, sync_action(4))),
                reactive_sequence< retry(sync_action(5)) >,
                while_do_else< condition(6), Action(7) >,
                sync_action(8)
            >,
            Action(9),
            Action(10)
        >
    }
}

recorded!(C494);

#[test]
fn c494() {
    let scripts = ["SFSFSFSF", "SFSSSFS", "FFSFSF", "FFFSSFFF", "FSSS", "FF", "SFFFSSFF", "FF", "FSF", "FS", "FRSSSRR"];
    let trace = "
        t R
        +40
        t R: cond 0 S
        t R: sync 1 S
        +15
        t F: sync 2 F
        +10
        t R
        +15
        t R
        +15
        t F: cond 0 F
        t R
        +0
        t R
        +30
        t R: cond 0 S
    ";
    perform(&mut C494::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C495(world: &mut World) {
        sequence<
            sequence< if_then_else< condition(0), retry(2, timeout(20ms, Action(1))) > >,
            Action(2),
            async_fallback(yield = sync)<
                force_success(invert(invert(condition(3)))),
                reactive_fallback< timeout(50ms, Action(4)), Action(5) >,
                sync_action(6)
            >,
            keep_running_until_failure(force_success(sync_action(7)))
        >
    }
}

recorded!(C495);

#[test]
fn c495() {
    let scripts = ["SFSF", "RRRRR", "F", "SS", "SRFRRF", "FRSF", "FFSS", "FSFFSSSF"];
    let trace = "
        t R: cond 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        +40: halt 1
        t R: start 1 R
        t R: run 1 R
        +15
        h: halt 1
        t F: cond 0 F
        +20
        h
        t R: cond 0 S, start 1 R
        h: halt 1
        t F: cond 0 F
        +40
        t R: cond 0 S, start 1 R
        +20: halt 1
        t R: start 1 R
        +30: halt 1
        t F
        +0
        t F: cond 0 F
    ";
    perform(&mut C495::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C496(world: &mut World) {
        sequence< repeat(1, condition(0)), Action(1), delay(10ms, Action(2)) >
    }
}

recorded!(C496);

#[test]
fn c496() {
    let scripts = ["FF", "SR", "SFRRSR"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 F
        +0
        t F: cond 0 F
        +15
        t F: cond 0 F
        +0
        t F: cond 0 F
        +40
        t F: cond 0 F
    ";
    perform(&mut C496::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C497(world: &mut World) {
        sequence<
            condition(0),
            keep_running_until_failure(reactive_sequence< condition(1), force_success(Action(2)) >)
        >
    }
}

recorded!(C497);

#[test]
fn c497() {
    let scripts = ["FSF", "SSFSF", "SS"];
    let trace = "
        t F: cond 0 F
        +20
        t R: cond 0 S, cond 1 S, start 2 S
        +0
        t R: cond 1 S, start 2 S
        t F: cond 1 F
        t F: cond 0 F
        +20
        t F: cond 0 F
        +20
        t R: cond 0 S, cond 1 S, start 2 S
        +0
        t F: cond 1 F
        t F: cond 0 F
    ";
    perform(&mut C497::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C498(world: &mut World) {
        run_once(
            keep_running_until_failure(
                sequence_with_memory< condition(0), Action(1), condition(2), Action(3) >
            )
        )
    }
}

recorded!(C498, remembers);

#[test]
fn c498() {
    let scripts = ["SSS", "SFFR", "SFFSSSFS", "SRRRS"];
    let trace = "
        t R: cond 0 S
        t R: start 1 S
        +10
        t R: cond 2 S
        t R: start 3 S
        t R: cond 0 S
        t F: start 1 F
        +0
        t F
        +10
        t F
        +40
        t F
        t F
        t F
        +15
        t F
        +15
        t F
        +40
        t F
    ";
    perform(&mut C498::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C499(world: &mut World) {
        delay(20ms,
            delay(20ms,
                parallel(success = all, failure = 2)<
                    invert(if_then_else< Action(0), Action(1), sync_action(2) >),
                    async_sequence(yield = sync)<
                        if_then_else<
                            condition(3),
                            timeout(10ms,
                                sequence<
                                    retry(3,
                                        timeout(50ms,
                                            async_fallback(yield = sync)< Action(4), condition(5) >
                                        )
                                    )
                                >
                            )
                        >
                    >
                >
            )
        )
    }
}

recorded!(C499);

#[test]
fn c499() {
    let scripts = ["SFRFS", "RFSRF", "SSFF", "FFFFFFSF", "SSR", "SFFFSSS"];
    let trace = "
        t R
        +20
        h
        t R
        +0
        t R
        +0
        t R
        t R
        h
        t R
        t R
        +40
        t R
        +5
        h
        t R
        +40
        t R
        +5
        h
        t R
        +40
        t R
        t R
        +30
        t F: start 0 S, start 1 R, cond 3 F, halt 1
        h
    ";
    perform(&mut C499::new(), &scripts, trace);
}
