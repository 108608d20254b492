// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C600(world: &mut World) {
        fallback< invert(condition(0)), condition(1) >
    }
}

recorded!(C600);

#[test]
fn c600() {
    let scripts = ["SFFFFS", "FFF"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t S: cond 0 F
        +0
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
    ";
    perform(&mut C600::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C601(world: &mut World) {
        parallel(success = all, failure = 2)< condition(0), condition(1), invert(Action(2)) >
    }
}

recorded!(C601);

#[test]
fn c601() {
    let scripts = ["FSSSFS", "FSFFS", "F"];
    let trace = "
        t F: cond 0 F
        +0
        t F: cond 0 S, cond 1 F
        +5
        t S: cond 0 S, cond 1 S, start 2 F
        +5
        t F: cond 0 S, cond 1 F
        +0
        t F: cond 0 F
        +15
        t F: cond 0 S, cond 1 F
        +40
        t F: cond 0 F
        t S: cond 0 S, cond 1 S, start 2 F
        t F: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S, start 2 F
        +0
        t F: cond 0 F
    ";
    perform(&mut C601::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C602(world: &mut World) {
        repeat(3, retry(condition(0)))
    }
}

recorded!(C602);

#[test]
fn c602() {
    let scripts = ["SFSSSSS"];
    let trace = "
        t R: cond 0 S
        +20
        t R: cond 0 F
        +20
        t S: cond 0 S, cond 0 S
        +30
        t R: cond 0 S
        +10
        t R: cond 0 S
        +5
        t S: cond 0 S
        +40
        t R: cond 0 S
        t R: cond 0 F
        t S: cond 0 S, cond 0 S
        t R: cond 0 S
        t R: cond 0 S
        +10
        t S: cond 0 S
    ";
    perform(&mut C602::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C603(world: &mut World) {
        sequence< reactive_fallback< condition(0), condition(1), condition(2) >, condition(3) >
    }
}

recorded!(C603);

#[test]
fn c603() {
    let scripts = ["FSSFSS", "FFFFFSFF", "SSSFSF", "FFFFSS"];
    let trace = "
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        +20
        t F: cond 0 S, cond 3 F
        +30
        t F: cond 0 S, cond 3 F
        +40
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        +10
        t S: cond 0 S, cond 3 S
        +15
        h
        t S: cond 0 S, cond 3 S
        +15
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        h
    ";
    perform(&mut C603::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C604(world: &mut World) {
        fallback<
            while_do_else< condition(0), Action(1), condition(2) >,
            condition(3),
            Action(4),
            Action(5)
        >
    }
}

recorded!(C604);

#[test]
fn c604() {
    let scripts = ["FFSFSF", "RRRRRSRR", "FSF", "SFSS", "FRRFSR", "R"];
    let trace = "
        t S: cond 0 F, cond 2 F, cond 3 S
        t S: cond 0 F, cond 2 S
        t R: cond 0 S, start 1 R
        +30
        t R: cond 0 F, halt 1, cond 2 F, cond 3 F, start 4 F, start 5 R
        +10
        t R: run 5 R
        t R: run 5 R
        +30
        t R: run 5 R
        t R: run 5 R
    ";
    perform(&mut C604::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C605(world: &mut World) {
        fallback<
            if_then_else<
                Action(0),
                parallel(success = 2, failure = 1)<
                    Action(1),
                    delay(10ms, condition(2)),
                    timeout(80ms, condition(3)),
                    condition(4)
                >,
                condition(5)
            >,
            sequence< Action(6), condition(7), condition(8), sync_action(9) >
        >
    }
}

recorded!(C605);

#[test]
fn c605() {
    let scripts = ["SFFR", "RFSSFS", "FFSFSF", "FFSSSS", "SSSS", "SSSFSSF", "FSSFRSRR", "SFSFFF", "SSFFSSSS", "S"];
    let trace = "
        t F: start 0 S, start 1 R, cond 3 F, halt 1, start 6 F
        t S: start 0 F, cond 5 S
        +40
        h
        t S: start 0 F, cond 5 S
        +40
        h
        t R: start 0 R
        t S: run 0 S, start 1 F, start 6 S, cond 7 S, cond 8 S, sync 9 S
        t S: start 0 F, cond 5 S
        t F: start 0 F, cond 5 F, start 6 S, cond 7 F
        +15
        h
    ";
    perform(&mut C605::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C606(world: &mut World) {
        if_then_else<
            condition(0),
            sequence_with_memory< condition(1), sync_action(2), sync_action(3) >,
            fallback< Action(4), force_failure(condition(5)) >
        >
    }
}

recorded!(C606, remembers);

#[test]
fn c606() {
    let scripts = ["SSSF", "FSSSS", "SFFSFSF", "SFFFFF", "FRRFS", "SSF"];
    let trace = "
        t F: cond 0 S, cond 1 F
        +10
        t R: cond 0 S, cond 1 S
        +10
        t R: sync 2 S
        +40
        t S: sync 3 S
        t R: cond 0 S, cond 1 S
        +10
        t F: sync 2 F
    ";
    perform(&mut C606::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C607(world: &mut World) {
        parallel_all(failures = 1)<
            sequence< condition(0), Action(1), Action(2) >,
            keep_running_until_failure(sync_action(3))
        >
    }
}

recorded!(C607);

#[test]
fn c607() {
    let scripts = ["SFS", "RRFRRSRF", "RSRRRRS", "FSSSSFF"];
    let trace = "
        t R: cond 0 S, start 1 R, sync 3 F
        t R: run 1 R
        +5
        t F: run 1 F
        t R: cond 0 F, sync 3 S
        +5
        t R: sync 3 S
    ";
    perform(&mut C607::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C608(world: &mut World) {
        async_fallback(yield = sync)<
            condition(0),
            delay(30ms, if_then_else< condition(1), condition(2), condition(3) >)
        >
    }
}

recorded!(C608);

#[test]
fn c608() {
    let scripts = ["S", "FFFFS", "FF", "SSFF"];
    let trace = "
        t S: cond 0 S
        +40
        t S: cond 0 S
        t S: cond 0 S
        +40
        h
        t S: cond 0 S
        +20
        t S: cond 0 S
        +20
        h
        t S: cond 0 S
        +15
        t S: cond 0 S
        t S: cond 0 S
        h
        t S: cond 0 S
        +0
        h
        t S: cond 0 S
    ";
    perform(&mut C608::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C609(world: &mut World) {
        parallel(success = all, failure = 2)<
            Action(0),
            sequence< timeout(30ms, condition(1)), force_failure(sync_action(2)), Action(3) >,
            fallback<
                reactive_fallback< sequence_with_memory< retry(1, condition(4)), Action(5) > >
            >
        >
    }
}

recorded!(C609, remembers);

#[test]
fn c609() {
    let scripts = ["RRFR", "FFSFFS", "FSFSSS", "SRRFSFRR", "SF", "FRRRRF"];
    let trace = "
        t F: start 0 R, cond 1 F, halt 0
        t F: start 0 R, cond 1 F, halt 0
        t F: start 0 F
        +20
        t F: start 0 R, cond 1 S, sync 2 F, halt 0
    ";
    perform(&mut C609::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C610(world: &mut World) {
        parallel_all(failures = 1)<
            force_success(condition(0)),
            sync_action(1),
            force_success(while_do_else< condition(2), condition(3) >)
        >
    }
}

recorded!(C610);

#[test]
fn c610() {
    let scripts = ["FFFFSFFS", "SFFSFSFF", "SFFSSF", "FFSFFSSF"];
    let trace = "
        t S: cond 0 F, sync 1 S, cond 2 S, cond 3 F
        +15
        t F: cond 0 F, sync 1 F, cond 2 F
        +5
        t F: cond 0 F, sync 1 F, cond 2 F
        +15
        t S: cond 0 F, sync 1 S, cond 2 S, cond 3 F
        +20
        t F: cond 0 S, sync 1 F, cond 2 S, cond 3 S
    ";
    perform(&mut C610::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C611(world: &mut World) {
        while_do_else<
            condition(0),
            reactive_fallback<
                invert(delay(50ms, Action(1))),
                reactive_sequence<
                    keep_running_until_failure(fallback< invert(condition(2)) >),
                    Action(3),
                    retry(3, Action(4))
                >,
                Action(5)
            >,
            parallel(success = 2, failure = 2)<
                condition(6),
                if_then_else< condition(7), Action(8), Action(9) >
            >
        >
    }
}

recorded!(C611);

#[test]
fn c611() {
    let scripts = ["SFF", "FFRFRF", "FFSFFS", "RRFSSS", "SRSSRFR", "SR", "FSSFSS", "S", "F", "FSRRFRS"];
    let trace = "
        t R: cond 0 S
        t F: cond 0 F, cond 6 F
        t F: cond 0 F, cond 6 S, cond 7 S, start 8 F
        +0
        t R: cond 0 S
        +30
        t F: cond 0 F, cond 6 S, cond 7 S, start 8 F
        +15
        t F: cond 0 F, cond 6 F
    ";
    perform(&mut C611::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C612(world: &mut World) {
        reactive_fallback<
            if_then_else< condition(0), Action(1), condition(2) >,
            timeout(80ms,
                force_success(sequence< Action(3), Action(4), Action(5), sync_action(6) >)
            ),
            try_catch< condition(7), condition(8), delay(10ms, Action(9)), sync_action(10) >
        >
    }
}

recorded!(C612);

#[test]
fn c612() {
    let scripts = ["SFFFFSSF", "SRFFRFF", "SFFFS", "RSFRRFR", "RRRR", "FRFSSRRF", "SFF", "SSSSFFFF", "SSS", "RRR", "SFSSSSS"];
    let trace = "
        t S: cond 0 S, start 1 S
        +5
        t S: cond 0 F, cond 2 S
        +10
        t R: cond 0 F, cond 2 F, start 3 R
        t R: cond 0 F, cond 2 F, run 3 S, start 4 R
        +0
        t R: cond 0 F, cond 2 F, run 4 R
    ";
    perform(&mut C612::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C613(world: &mut World) {
        parallel_all(failures = 1)< Action(0), force_success(retry(4, condition(1))) >
    }
}

recorded!(C613);

#[test]
fn c613() {
    let scripts = ["SSFF", "SSFFSS"];
    let trace = "
        t S: start 0 S, cond 1 S
        +0
        t S: start 0 S, cond 1 S
        +15
        t R: start 0 F, cond 1 F
        +10
        t R: cond 1 F
        t F: cond 1 S
        +30
        t F: start 0 F, cond 1 S
        t S: start 0 S, cond 1 S
        +15
        t S: start 0 S, cond 1 S
        +40
        t R: start 0 F, cond 1 F
        +10
        t R: cond 1 F
        +40
        t F: cond 1 S
        +40
        t F: start 0 F, cond 1 S
    ";
    perform(&mut C613::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C614(world: &mut World) {
        fallback<
            invert(Action(0)),
            parallel(success = all, failure = 2)< condition(1), condition(2), Action(3) >
        >
    }
}

recorded!(C614);

#[test]
fn c614() {
    let scripts = ["RRRSR", "SFFFSSSS", "F", "RRRF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +10
        t R: run 0 R
        +20
        t F: run 0 S, cond 1 S, cond 2 F
        t R: start 0 R
        +40
        t R: run 0 R
        t R: run 0 R
        +20
        t R: run 0 R
        t F: run 0 S, cond 1 F
        +0
        t R: start 0 R
    ";
    perform(&mut C614::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C615(world: &mut World) {
        while_do_else<
            condition(0),
            invert(sequence< Action(1), Action(2), condition(3), repeat(1, condition(4)) >),
            force_failure(retry(3, fallback< sync_action(5), force_success(Action(6)) >))
        >
    }
}

recorded!(C615);

#[test]
fn c615() {
    let scripts = ["F", "FFR", "FFSSSR", "F", "FFSSFSFF", "FSFSF", "SFRRRRR"];
    let trace = "
        t F: cond 0 F, sync 5 F, start 6 S
        t F: cond 0 F, sync 5 S
        t F: cond 0 F, sync 5 F, start 6 F
        t F: cond 0 F, sync 5 S
        +30
        t R: cond 0 F, sync 5 F, start 6 R
        +20
        t R: cond 0 F, run 6 R
        +20
        t R: cond 0 F, run 6 R
        t R: cond 0 F, run 6 R
        t R: cond 0 F, run 6 R
        +20
        t F: cond 0 F, run 6 S
    ";
    perform(&mut C615::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C616(world: &mut World) {
        while_do_else< condition(0), sync_action(1), invert(condition(2)) >
    }
}

recorded!(C616);

#[test]
fn c616() {
    let scripts = ["SSSSFSFS", "SFF", "FSSFSSFS"];
    let trace = "
        t S: cond 0 S, sync 1 S
        +40
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        +10
        t S: cond 0 S, sync 1 S
        t S: cond 0 F, cond 2 F
        +15
        t F: cond 0 S, sync 1 F
        t F: cond 0 F, cond 2 S
        t F: cond 0 S, sync 1 F
        t S: cond 0 S, sync 1 S
        t F: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        t S: cond 0 S, sync 1 S
    ";
    perform(&mut C616::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C617(world: &mut World) {
        async_sequence(yield = sync)<
            reactive_fallback<
                invert(Action(0)),
                reactive_fallback< repeat(4, Action(1)) >,
                while_do_else< condition(2), delay(20ms, Action(3)), sync_action(4) >
            >,
            invert(sequence_with_memory< retry(2, Action(5)), timeout(80ms, Action(6)) >),
            while_do_else< condition(7), Action(8), condition(9) >
        >
    }
}

recorded!(C617, remembers);

#[test]
fn c617() {
    let scripts = ["SRFFRRF", "SFSRSS", "F", "FRFRRRS", "FSSSFF", "RRRSS", "RSF", "SFFS", "FFSR", "SSFF"];
    let trace = "
        t R: start 0 S, start 1 S
        t R: start 0 R
        t R: run 0 F, start 5 R
        +15
        t R: run 5 R
        +40
        t R: run 5 R
        +0
        t R: run 5 S, start 6 R
        +5
        t F: run 6 S
        t R: start 0 F
        +0
        t R: start 5 S
    ";
    perform(&mut C617::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C618(world: &mut World) {
        retry(1,
            reactive_fallback<
                run_once(
                    timeout(80ms,
                        sequence_with_memory<
                            parallel(success = all, failure = 3)<
                                if_then_else< condition(0), Action(1), Action(2) >,
                                keep_running_until_failure(Action(3)),
                                fallback< force_failure(Action(4)) >
                            >,
                            timeout(10ms, invert(sync_action(5)))
                        >
                    )
                ),
                async_fallback(yield = sync)<
                    parallel(success = 2, failure = 2)< condition(6), Action(7), condition(8) >
                >
            >
        )
    }
}

recorded!(C618, remembers);

#[test]
fn c618() {
    let scripts = ["SSSSSSSS", "FS", "FRRFSR", "RSRSRS", "SRF", "SFFS", "FSFSFFSF", "FRSRFSSR", "SF"];
    let trace = "
        t F: cond 0 S, start 1 F, cond 6 F, start 7 F
        t S: cond 6 S, start 7 R, cond 8 S, halt 7
        t F: cond 6 F, start 7 S, cond 8 F
        t S: cond 6 S, start 7 R, cond 8 S, halt 7
        t F: cond 6 F, start 7 F
        +30
        t F: cond 6 F, start 7 S, cond 8 F
        +5
        t S: cond 6 S, start 7 S
        +15
        t R: cond 6 F, start 7 R, cond 8 S
        +20
        t F: run 7 F
    ";
    perform(&mut C618::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C619(world: &mut World) {
        while_do_else<
            condition(0),
            invert(
                reactive_fallback<
                    async_fallback(yield = sync)< condition(1), sync_action(2), condition(3) >,
                    sequence<
                        force_failure(condition(4)),
                        timeout(80ms, sync_action(5)),
                        keep_running_until_failure(Action(6)),
                        Action(7)
                    >
                >
            )
        >
    }
}

recorded!(C619);

#[test]
fn c619() {
    let scripts = ["F", "SSFFS", "SSSFFFFS", "SSS", "SFSSF", "FFSSSFS", "SRRSRSF", "S"];
    let trace = "
        t F: cond 0 F
        +30
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        +20
        t F: cond 0 F
        +5
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 F
        t F: cond 0 F
        +40
        t F: cond 0 F
        t F: cond 0 F
        +40
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C619::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C620(world: &mut World) {
        delay(10ms,
            sequence_with_memory<
                parallel(success = 2, failure = 3)<
                    sync_action(0),
                    sync_action(1),
                    repeat(2, condition(2))
                >,
                sequence<
                    reactive_sequence< condition(3), Action(4) >,
                    timeout(10ms, sync_action(5)),
                    force_failure(invert(sync_action(6)))
                >
            >
        )
    }
}

recorded!(C620, remembers);

#[test]
fn c620() {
    let scripts = ["S", "SFFSFF", "F", "F", "RSRF", "FFFFF", "SFFFSFFF"];
    let trace = "
        t R
        +20
        t R: sync 0 S, sync 1 S
        t F: cond 3 F
        +15
        t R
        t R
        +20
        t F: cond 3 F
        t R
        t R
        +5
        t R
        +5
        t F: cond 3 F
        t R
    ";
    perform(&mut C620::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C621(world: &mut World) {
        sequence<
            invert(
                fallback<
                    reactive_sequence< condition(0), condition(1), Action(2) >,
                    sync_action(3),
                    Action(4)
                >
            ),
            force_failure(retry(invert(Action(5))))
        >
    }
}

recorded!(C621);

#[test]
fn c621() {
    let scripts = ["FS", "SSSSSFSF", "R", "SSS", "SRRRSFRS", "RF"];
    let trace = "
        t F: cond 0 F, sync 3 S
        t R: cond 0 S, cond 1 S, start 2 R
        t F: cond 0 F, halt 2, sync 3 S
        t R: cond 0 S, cond 1 S, start 2 R
        +30
        h: halt 2
        t F: cond 0 F, sync 3 S
        +5
        t R: cond 0 S, cond 1 S, start 2 R
        +0
        t F: cond 0 F, halt 2, sync 3 S
    ";
    perform(&mut C621::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C622(world: &mut World) {
        invert(invert(condition(0)))
    }
}

recorded!(C622);

#[test]
fn c622() {
    let scripts = ["SSSSFFS"];
    let trace = "
        t S: cond 0 S
        +0
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t F: cond 0 F
        +15
        t F: cond 0 F
        +40
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
    ";
    perform(&mut C622::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C623(world: &mut World) {
        keep_running_until_failure(
            async_sequence(yield = sync)<
                retry(2,
                    repeat(3,
                        sequence<
                            reactive_fallback<
                                condition(0),
                                repeat(reactive_fallback< invert(force_failure(condition(1))) >)
                            >
                        >
                    )
                ),
                sequence_with_memory< delay(20ms, Action(2)), Action(3) >
            >
        )
    }
}

recorded!(C623, remembers);

#[test]
fn c623() {
    let scripts = ["SFS", "FFS", "SRF", "SF"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 F, cond 1 F
        t R: cond 0 S, cond 0 S
        +0
        t R
        +20
        t R: start 2 S, start 3 S
        t R: cond 0 F, cond 1 F
        t R: cond 0 S, cond 0 S
        +10
        t R: cond 0 F, cond 1 S
        t R: cond 0 S
        t R
        +5
        t R
    ";
    perform(&mut C623::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C624(world: &mut World) {
        while_do_else< Action(0), timeout(30ms, sync_action(1)) >
    }
}

recorded!(C624);

#[test]
fn c624() {
    let scripts = ["RSRSS", "SSFSSSS"];
    let trace = "
        t R: start 0 R
        +20
        t S: run 0 S, sync 1 S
        t R: start 0 R
        +30
        t S: run 0 S, sync 1 S
        +30
        t F: start 0 S, sync 1 F
        +5
        t R: start 0 R
        +20
        t S: run 0 S, sync 1 S
        t R: start 0 R
        t S: run 0 S, sync 1 S
        +30
        t S: start 0 S, sync 1 S
        t R: start 0 R
    ";
    perform(&mut C624::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C625(world: &mut World) {
        parallel(success = all, failure = 4)< sync_action(0), condition(1), Action(2), Action(3) >
    }
}

recorded!(C625);

#[test]
fn c625() {
    let scripts = ["SFFSF", "FFSFSS", "RF", "SFSFS"];
    let trace = "
        t F: sync 0 S, cond 1 F
        +40
        t F: sync 0 F
        t F: sync 0 F
        +10
        h
        t F: sync 0 S, cond 1 F
        t F: sync 0 F
        +10
        t R: sync 0 S, cond 1 S, start 2 R, start 3 S
        +30
        t F: run 2 F
        h
        t F: sync 0 F
        h
        t F: sync 0 F
        +5
        t F: sync 0 S, cond 1 F
        +5
        t F: sync 0 F
        +15
        t F: sync 0 S, cond 1 S, start 2 R, start 3 F, halt 2
    ";
    perform(&mut C625::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C626(world: &mut World) {
        timeout(20ms,
            reactive_fallback<
                reactive_sequence<
                    reactive_fallback<
                        Action(0),
                        while_do_else< condition(1), retry(2, Action(2)), retry(2, Action(3)) >,
                        condition(4)
                    >,
                    force_success(force_failure(retry(2, condition(5))))
                >
            >
        )
    }
}

recorded!(C626);

#[test]
fn c626() {
    let scripts = ["R", "FFSSSF", "FSRRR", "SFRFRRRF", "SFS", "S"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +10
        t R: run 0 R
        t R: run 0 R
        +40: halt 0
        t F
        +15
        t R: start 0 R
        +0
        t R: run 0 R
        +30: halt 0
        t F
        +30
        t R: start 0 R
        +40: halt 0
        t F
        +30
        t R: start 0 R
    ";
    perform(&mut C626::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C627(world: &mut World) {
        reactive_sequence< timeout(50ms, sync_action(0)), force_failure(Action(1)) >
    }
}

recorded!(C627);

#[test]
fn c627() {
    let scripts = ["FSSFS", "RFSR"];
    let trace = "
        t F: sync 0 F
        +0
        h
        t R: sync 0 S, start 1 R
        +5
        t F: sync 0 S, run 1 F
        +20
        t F: sync 0 F
        +5
        t F: sync 0 S, start 1 S
        t F: sync 0 F
        +15
        h
        t R: sync 0 S, start 1 R
        +40
        t R: sync 0 S, run 1 R
        t F: sync 0 F, halt 1
        +5
        t F: sync 0 S, start 1 F
        +30
        h
        t F: sync 0 F
        +15
        h
        t F: sync 0 S, start 1 S
        +15
        t R: sync 0 S, start 1 R
        +5
        t F: sync 0 F, halt 1
    ";
    perform(&mut C627::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C628(world: &mut World) {
        reactive_sequence<
            while_do_else< condition(0), invert(sync_action(1)) >,
            sequence<
                sequence< timeout(30ms, Action(2)) >,
                parallel(success = all, failure = 3)<
                    condition(3),
                    Action(4),
                    condition(5),
                    Action(6)
                >
            >,
            fallback<
                async_sequence(yield = sync)<
                    Action(7),
                    condition(8),
                    keep_running_until_failure(Action(9)),
                    Action(10)
                >
            >
        >
    }
}

recorded!(C628);

#[test]
fn c628() {
    let scripts = ["SFSSFFS", "SFFF", "SRSSRRR", "FSFSSFF", "SFR", "FFS", "FSRRSFR", "RFRSRRS", "SFFFS", "R", "SS"];
    let trace = "
        t F: cond 0 S, sync 1 S
        +0
        t F: cond 0 F
        +10
        t F: cond 0 S, sync 1 F, start 2 S, cond 3 F
        +5
        t R: cond 0 S, sync 1 F, start 2 R
        +10
        t F: cond 0 F, halt 2
        t F: cond 0 F
        t F: cond 0 S, sync 1 F, start 2 S, cond 3 S, start 4 S, cond 5 F
        t F: cond 0 S, sync 1 S
        +20
        t F: cond 0 F
    ";
    perform(&mut C628::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C629(world: &mut World) {
        reactive_sequence<
            Action(0),
            sequence_with_memory< Action(1), Action(2), Action(3), sync_action(4) >
        >
    }
}

recorded!(C629, remembers);

#[test]
fn c629() {
    let scripts = ["RS", "SRSSFRF", "RRR", "RSS", "S"];
    let trace = "
        t R: start 0 R
        +15
        t R: run 0 S, start 1 S
        +0
        t R: start 0 R
        +40
        t R: run 0 S, start 2 R
        t R: start 0 R, halt 2
        +20
        t R: run 0 S, start 2 R
        +10
        t R: start 0 R, halt 2
    ";
    perform(&mut C629::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C630(world: &mut World) {
        async_sequence(yield = sync)<
            reactive_sequence<
                async_sequence(yield = sync)<
                    force_success(condition(0)),
                    condition(1),
                    reactive_fallback< condition(2), Action(3), Action(4), condition(5) >
                >,
                fallback< retry(4, Action(6)), invert(sync_action(7)), condition(8), Action(9) >,
                force_success(sync_action(10))
            >
        >
    }
}

recorded!(C630);

#[test]
fn c630() {
    let scripts = ["S", "S", "SS", "FSFSRRRS", "RFR", "FFSF", "S", "SFFSSSSS", "FSSFFS", "RRRS", "SFFS"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 S
        h
        t R: cond 0 S
        t R: cond 1 S
        +10
        h
        t R: cond 0 S
        +15
        t R: cond 1 S
    ";
    perform(&mut C630::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C631(world: &mut World) {
        async_fallback(yield = sync)<
            invert(Action(0)),
            sequence< async_fallback(yield = sync)< condition(1), sync_action(2) > >,
            timeout(20ms, reactive_sequence< Action(3), Action(4), sync_action(5) >)
        >
    }
}

recorded!(C631);

#[test]
fn c631() {
    let scripts = ["FR", "FSSFS", "FFFFS", "RFFSR", "FRRSFR", "FSS"];
    let trace = "
        t S: start 0 F
        +20
        t R: start 0 R
        t S: run 0 F
        t R: start 0 R
        +15
        t S: run 0 F
    ";
    perform(&mut C631::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C632(world: &mut World) {
        sequence<
            if_then_else<
                condition(0),
                sequence_with_memory< run_once(sync_action(1)), Action(2) >,
                reactive_fallback< sync_action(3), retry(1, Action(4)), condition(5) >
            >,
            repeat(1,
                timeout(20ms,
                    sequence_with_memory<
                        Action(6),
                        repeat(1, Action(7)),
                        timeout(10ms, sync_action(8))
                    >
                )
            )
        >
    }
}

recorded!(C632, remembers);

#[test]
fn c632() {
    let scripts = ["FFFF", "SFFS", "FF", "FS", "S", "FSFSF", "RFFFS", "SFFSRR", "SFS"];
    let trace = "
        t R: cond 0 F, sync 3 F, start 4 S, start 6 R
        +30: halt 6
        h
        t F: cond 0 F, sync 3 S, start 6 F
        +40
        t F: cond 0 F, sync 3 F, start 4 S, start 6 F
        +15
        t F: cond 0 F, sync 3 S, start 6 F
        +10
        t R: cond 0 F, sync 3 F, start 4 S, start 6 S
    ";
    perform(&mut C632::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C633(world: &mut World) {
        parallel_all(failures = 2)<
            invert(Action(0)),
            keep_running_until_failure(Action(1)),
            repeat(2, sync_action(2)),
            Action(3)
        >
    }
}

recorded!(C633);

#[test]
fn c633() {
    let scripts = ["SRFR", "SSFRSS", "FSF", "F"];
    let trace = "
        t R: start 0 S, start 1 S, sync 2 F, start 3 F
        +20
        t R: start 1 S
        t F: start 1 F
        t R: start 0 R, start 1 R, sync 2 S, start 3 F
        +20
        t R: run 0 F, run 1 S, sync 2 F
        +10
        t R: start 1 S
        t R: start 1 S
        +5
        t R: start 1 S
        +10
        t F: start 1 F
        t R: start 0 R, start 1 R, sync 2 F, start 3 F
        +20
        t R: run 0 S, run 1 S
        +40
        t R: start 1 S
        +0
        t R: start 1 S
        +5
        t R: start 1 S
    ";
    perform(&mut C633::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C634(world: &mut World) {
        parallel_all(failures = 3)<
            run_once(force_failure(condition(0))),
            Action(1),
            delay(30ms, condition(2)),
            reactive_fallback< Action(3), Action(4) >
        >
    }
}

recorded!(C634, remembers);

#[test]
fn c634() {
    let scripts = ["FSFFFFF", "RSFFFS", "FSSFSSSF", "SSR", "RRRRFSF"];
    let trace = "
        t R: cond 0 F, start 1 R, start 3 S
        +0
        t R: run 1 S
        +5
        t R
        +15
        t R
        t R
        +5
        t R
        t R
    ";
    perform(&mut C634::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C635(world: &mut World) {
        reactive_fallback< condition(0), Action(1), reactive_sequence< Action(2), Action(3) > >
    }
}

recorded!(C635);

#[test]
fn c635() {
    let scripts = ["SF", "FSRF", "RRSSS", "RFR"];
    let trace = "
        t S: cond 0 S
        +5
        t R: cond 0 F, start 1 F, start 2 R
        +5
        t S: cond 0 S, halt 2
        +10
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        +10
        t R: cond 0 F, start 1 R
        +15
        t S: cond 0 S, halt 1
        +0
        h
        t R: cond 0 F, start 1 F, start 2 R
        t S: cond 0 S, halt 2
        t R: cond 0 F, start 1 F, start 2 S, start 3 R
        h: halt 3
    ";
    perform(&mut C635::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C636(world: &mut World) {
        timeout(20ms,
            reactive_sequence<
                Action(0),
                reactive_fallback< Action(1), condition(2), sync_action(3) >,
                fallback< Action(4), sync_action(5), Action(6) >,
                fallback< condition(7), Action(8), sync_action(9) >
            >
        )
    }
}

recorded!(C636);

#[test]
fn c636() {
    let scripts = ["R", "SSSR", "FFSSS", "S", "SRRSFRRR", "F", "RRS", "SSSS", "FR", "FFFFSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +40: halt 0
        t F
        +5
        t R: start 0 R
        t R: run 0 R
        +20: halt 0
        t F
        +10
        t R: start 0 R
        t R: run 0 R
        +30: halt 0
        t F
    ";
    perform(&mut C636::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C637(world: &mut World) {
        force_failure(
            invert(
                sequence< while_do_else< condition(0), Action(1), timeout(50ms, sync_action(2)) > >
            )
        )
    }
}

recorded!(C637);

#[test]
fn c637() {
    let scripts = ["SFFFSSS", "FR", "SSFF"];
    let trace = "
        t F: cond 0 S, start 1 F
        +0
        t F: cond 0 F, sync 2 S
        +0
        t F: cond 0 F, sync 2 S
        +15
        t F: cond 0 F, sync 2 F
        +5
        t R: cond 0 S, start 1 R
        +0
        t F: cond 0 S, run 1 F
        +20
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C637::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C638(world: &mut World) {
        while_do_else< condition(0), timeout(10ms, force_success(condition(1))), condition(2) >
    }
}

recorded!(C638);

#[test]
fn c638() {
    let scripts = ["SS", "SFSSSF", "SFFF"];
    let trace = "
        t S: cond 0 S, cond 1 S
        +40
        h
        t S: cond 0 S, cond 1 F
        +10
        h
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 F
        +20
        t S: cond 0 S, cond 1 S
        +20
        t S: cond 0 S, cond 1 F
        +20
        t S: cond 0 S, cond 1 S
        +40
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        +0
        t S: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S
        h
        t S: cond 0 S, cond 1 F
        +40
        h
    ";
    perform(&mut C638::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C639(world: &mut World) {
        async_fallback(yield = sync)<
            fallback<
                reactive_fallback< condition(0), sync_action(1), condition(2) >,
                parallel(success = 3, failure = 2)<
                    sync_action(3),
                    timeout(20ms, Action(4)),
                    sync_action(5)
                >,
                while_do_else<
                    Action(6),
                    try_catch< condition(7), condition(8), sync_action(9) >,
                    sync_action(10)
                >
            >
        >
    }
}

recorded!(C639);

#[test]
fn c639() {
    let scripts = ["S", "FSSSFFS", "FSS", "SSFFFFF", "RSRRSSFF", "SFSF", "RRRRRSSR", "SSSSS", "FSFFFFFF", "FFSFFFSS", "SFFFFF"];
    let trace = "
        t S: cond 0 S
        +40
        t S: cond 0 S
        +30
        t S: cond 0 S
        +20
        t S: cond 0 S
        +30
        t S: cond 0 S
        +40
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
        +20
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +30
        t S: cond 0 S
    ";
    perform(&mut C639::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C640(world: &mut World) {
        sequence_with_memory< condition(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C640, remembers);

#[test]
fn c640() {
    let scripts = ["SSFF", "FRRRFRRR", "SFSF", "SFSSFFSF"];
    let trace = "
        t R: cond 0 S
        +20
        t F: start 1 F
        +0
        t R: start 1 R
        t R: run 1 R
        +15
        t R: run 1 R
        +20
        h: halt 1
    ";
    perform(&mut C640::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C641(world: &mut World) {
        reactive_fallback<
            while_do_else< condition(0), condition(1), sync_action(2) >,
            keep_running_until_failure(Action(3)),
            async_fallback(yield = sync)< condition(4), Action(5), condition(6) >,
            if_then_else< condition(7), condition(8), condition(9) >
        >
    }
}

recorded!(C641);

#[test]
fn c641() {
    let scripts = ["SFSFS", "SFFSFFS", "SF", "SRRRFSSR", "FFFFSFSS", "RRRSFSRS", "FF", "FSFFFSFS", "SS", "FFSS"];
    let trace = "
        t S: cond 0 S, cond 1 S
        t S: cond 0 F, sync 2 S
        +30
        t R: cond 0 S, cond 1 F, start 3 S
        t R: cond 0 F, sync 2 F, start 3 R
        +15
        t R: cond 0 S, cond 1 F, run 3 R
    ";
    perform(&mut C641::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C642(world: &mut World) {
        reactive_fallback<
            sequence< Action(0), condition(1) >,
            condition(2),
            sequence_with_memory<
                repeat(1, if_then_else< Action(3), timeout(30ms, retry(1, condition(4))) >)
            >
        >
    }
}

recorded!(C642, remembers);

#[test]
fn c642() {
    let scripts = ["FRSRR", "FF", "FFSSFSS", "RRR", "FSFSFS"];
    let trace = "
        t R: start 0 F, cond 2 F, start 3 R
        +10
        t R: start 0 R, halt 3
        +5
        t R: run 0 S, cond 1 F, cond 2 F, start 3 R
        +0
        t R: start 0 R, halt 3
        t R: run 0 R
        t S: run 0 F, cond 2 S
        t R: start 0 R
        +30
        t S: run 0 S, cond 1 F, cond 2 S
        +10
        t R: start 0 R
        t R: run 0 R
        +10
        t R: run 0 F, cond 2 F, start 3 R
    ";
    perform(&mut C642::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C643(world: &mut World) {
        sequence_with_memory<
            async_fallback(yield = sync)< sync_action(0), Action(1) >,
            condition(2),
            condition(3)
        >
    }
}

recorded!(C643, remembers);

#[test]
fn c643() {
    let scripts = ["SF", "SSSSRRSF", "SFFFFF", "FSSS"];
    let trace = "
        t R: sync 0 S
        t R: cond 2 S
        t F: cond 3 F
        +30
        t S: cond 3 S
        +30
        t R: sync 0 F
        t F: start 1 S, cond 2 F
    ";
    perform(&mut C643::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C644(world: &mut World) {
        fallback<
            keep_running_until_failure(
                timeout(30ms,
                    invert(
                        while_do_else<
                            retry(force_failure(sequence< keep_running_until_failure(Action(0)) >)),
                            retry(1, sync_action(1))
                        >
                    )
                )
            ),
            reactive_fallback< timeout(30ms, condition(2)), sync_action(3) >
        >
    }
}

recorded!(C644);

#[test]
fn c644() {
    let scripts = ["FFRSF", "SFFSSFF", "FSSFFSSF", "FFF"];
    let trace = "
        t R: start 0 F
        +15
        t R: start 0 F
        +40
        t F: cond 2 F, sync 3 F
        +40
        t R: start 0 R
    ";
    perform(&mut C644::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C645(world: &mut World) {
        timeout(80ms, reactive_sequence< Action(0), condition(1), sync_action(2), condition(3) >)
    }
}

recorded!(C645);

#[test]
fn c645() {
    let scripts = ["RRSSR", "FFSFF", "SF", "FFSFFFSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S, cond 1 F
        t F: start 0 S, cond 1 F
        +15
        t R: start 0 R
        +40
        t R: run 0 R
        +20
        t R: run 0 R
        +30: halt 0
        t F
        +0
        t F: start 0 S, cond 1 S, sync 2 S, cond 3 F
        +0
        t F: start 0 S, cond 1 F
    ";
    perform(&mut C645::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C646(world: &mut World) {
        reactive_fallback<
            parallel(success = 2, failure = 2)<
                sync_action(0),
                repeat(4, run_once(sync_action(1))),
                retry(sync_action(2))
            >,
            reactive_sequence< while_do_else< condition(3), Action(4), retry(condition(5)) > >,
            delay(50ms, Action(6))
        >
    }
}

recorded!(C646, remembers);

#[test]
fn c646() {
    let scripts = ["FSSFF", "FSFFFS", "S", "SFS", "FRSRSF", "F", "FSR"];
    let trace = "
        t R: sync 0 F, sync 1 F, cond 3 S, start 4 F
        t S: sync 0 S, sync 2 S
        t S: sync 0 S, sync 2 S
        t R: sync 0 F, cond 3 F, cond 5 F
        +40
        t R: sync 0 F, cond 3 S, start 4 R
        +15
        t S: sync 0 F, cond 3 S, run 4 S
        +40
        t S: sync 0 S, sync 2 S
        t S: sync 0 S, sync 2 S
        +15
        t R: sync 0 F, cond 3 F, cond 5 F
        +40
        t R: sync 0 F, cond 3 S, start 4 R
        t S: sync 0 F, cond 3 S, run 4 S
        t S: sync 0 S, sync 2 S
        +30
        t S: sync 0 S, sync 2 S
    ";
    perform(&mut C646::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C647(world: &mut World) {
        repeat(
            reactive_sequence<
                parallel(success = all, failure = 1)<
                    repeat(2,
                        async_fallback(yield = sync)<
                            sequence_with_memory< sync_action(0), condition(1) >,
                            if_then_else< condition(2), Action(3), condition(4) >
                        >
                    ),
                    sequence_with_memory< condition(5), Action(6), sync_action(7) >
                >
            >
        )
    }
}

recorded!(C647, remembers);

#[test]
fn c647() {
    let scripts = ["SSSF", "FFFFSFF", "SSFSSF", "FFSFFF", "FFSSFFS", "FSSF", "SSRRRSRR", "SFFFSFFF"];
    let trace = "
        t F: sync 0 S, cond 5 F
        t R: cond 1 F, cond 5 S
        +30
        t F: cond 2 S, start 3 F
        +15
        t R: cond 1 F, start 6 S
        +15
        t F: cond 2 S, start 3 F
        +40
        t R: cond 1 F, sync 7 S
        t F: cond 2 F, cond 4 F
        +0
        t R: cond 1 F, cond 5 S
    ";
    perform(&mut C647::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C648(world: &mut World) {
        parallel(success = 2, failure = 3)<
            condition(0),
            reactive_fallback< Action(1), retry(2, condition(2)) >,
            retry(
                try_catch<
                    sync_action(3),
                    Action(4),
                    async_sequence(yield = sync)< condition(5), condition(6) >,
                    condition(7)
                >
            )
        >
    }
}

recorded!(C648);

#[test]
fn c648() {
    let scripts = ["S", "SRRR", "SF", "FFFSF", "F", "SSFFFSFS", "F", "SFFSS"];
    let trace = "
        t S: cond 0 S, start 1 S
        +30
        t R: cond 0 S, start 1 R, sync 3 F, cond 7 S
        t R: run 1 R, sync 3 F, cond 7 F
        +15
        t R: run 1 R, sync 3 F, cond 7 F
        +20
        h: halt 1
        t S: cond 0 S, start 1 S
        +5
        t R: cond 0 S, start 1 R, sync 3 S, start 4 F, cond 7 S
        t R: run 1 R, sync 3 F, cond 7 S
        h: halt 1
        t R: cond 0 S, start 1 R, sync 3 F, cond 7 S
        t S: run 1 S
        +0
        t R: cond 0 S, start 1 R, sync 3 F, cond 7 F
    ";
    perform(&mut C648::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C649(world: &mut World) {
        sequence_with_memory<
            while_do_else< condition(0), Action(1), condition(2) >,
            Action(3),
            Action(4),
            sync_action(5)
        >
    }
}

recorded!(C649, remembers);

#[test]
fn c649() {
    let scripts = ["F", "FRRR", "FFFSS", "R", "S", "SFSS"];
    let trace = "
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
        +15
        t F: cond 0 F, cond 2 F
        +0
        t R: cond 0 F, cond 2 S
        t R: start 3 R
        +20
        t R: run 3 R
        +40
        t R: run 3 R
        t R: run 3 R
        +15
        t R: run 3 R
        +5
        t R: run 3 R
        +40
        t R: run 3 R
        +5
        t R: run 3 R
        +10
        t R: run 3 R
    ";
    perform(&mut C649::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C650(world: &mut World) {
        timeout(30ms,
            timeout(20ms,
                sequence_with_memory<
                    delay(10ms,
                        while_do_else<
                            condition(0),
                            reactive_fallback<
                                condition(1),
                                keep_running_until_failure(sync_action(2))
                            >
                        >
                    )
                >
            )
        )
    }
}

recorded!(C650, remembers);

#[test]
fn c650() {
    let scripts = ["SFSFSS", "SFFSS", "FFS"];
    let trace = "
        t R
        t R
        +40
        t F
        +10
        t R
        t R
        +5
        t R
        +30
        t F
        t R
        t R
        t R
        +15
        t S: cond 0 S, cond 1 S
        +15
        t R
        +30
        t F
        +30
        t R
    ";
    perform(&mut C650::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C651(world: &mut World) {
        fallback<
            reactive_sequence<
                repeat(2, fallback< condition(0), run_once(Action(1)), condition(2) >)
            >
        >
    }
}

recorded!(C651, remembers);

#[test]
fn c651() {
    let scripts = ["FFSFFFSS", "SSRRF", "F"];
    let trace = "
        t R: cond 0 F, start 1 S
        +10
        t S: cond 0 F
        +40
        t R: cond 0 S
        +20
        t S: cond 0 F
        t R: cond 0 F
        t S: cond 0 F
        t R: cond 0 S
        +0
        t S: cond 0 S
        +5
        t R: cond 0 F
        t S: cond 0 F
        +20
        t R: cond 0 S
    ";
    perform(&mut C651::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C652(world: &mut World) {
        fallback< reactive_sequence< Action(0), Action(1), Action(2), Action(3) >, sync_action(4) >
    }
}

recorded!(C652);

#[test]
fn c652() {
    let scripts = ["R", "SRR", "FFFRFFS", "RR", "FFFSFF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +20
        t R: run 0 R
    ";
    perform(&mut C652::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C653(world: &mut World) {
        retry(1, force_success(condition(0)))
    }
}

recorded!(C653);

#[test]
fn c653() {
    let scripts = ["S"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 S
        +10
        t S: cond 0 S
        +20
        t S: cond 0 S
        +30
        t S: cond 0 S
        +40
        t S: cond 0 S
        +20
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C653::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C654(world: &mut World) {
        async_fallback(yield = sync)< Action(0), Action(1), Action(2) >
    }
}

recorded!(C654);

#[test]
fn c654() {
    let scripts = ["SRSRRRR", "SRRSR", "RRFRS"];
    let trace = "
        t S: start 0 S
        +15
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        +30
        t R: run 0 R
        +30
        t R: run 0 R
        t S: run 0 S
        +30
        h
        t R: start 0 R
        t S: run 0 S
        +20
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        +40
        h: halt 0
        t R: start 0 R
    ";
    perform(&mut C654::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C655(world: &mut World) {
        parallel(success = 1, failure = 2)<
            Action(0),
            timeout(50ms, Action(1)),
            invert(condition(2)),
            repeat(4, Action(3))
        >
    }
}

recorded!(C655);

#[test]
fn c655() {
    let scripts = ["FSSSFS", "FRRSSR", "SFFSSF", "SRRR"];
    let trace = "
        t F: start 0 F, start 1 F
        t S: start 0 S
        +5
        t S: start 0 S
        h
        t S: start 0 S
        +40
        t F: start 0 F, start 1 R, cond 2 S, halt 1
        t S: start 0 S
        t S: start 0 F, start 1 R, cond 2 F, halt 1
    ";
    perform(&mut C655::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C656(world: &mut World) {
        sequence_with_memory< run_once(Action(0)), Action(1), Action(2) >
    }
}

recorded!(C656, remembers);

#[test]
fn c656() {
    let scripts = ["SRR", "RRF", "RSRSSRR"];
    let trace = "
        t R: start 0 S
        +10
        t R: start 1 R
        t R: run 1 R
        t F: run 1 F
        +20
        t R: start 1 R
        +15
        t R: run 1 R
        t F: run 1 F
        t R: start 1 R
        t R: run 1 R
        +15
        t F: run 1 F
        +5
        t R: start 1 R
    ";
    perform(&mut C656::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C657(world: &mut World) {
        sequence_with_memory<
            repeat(sync_action(0)),
            delay(30ms, sync_action(1)),
            repeat(4, condition(2)),
            Action(3)
        >
    }
}

recorded!(C657, remembers);

#[test]
fn c657() {
    let scripts = ["FFS", "SSFF", "FFSSFSFF", "SSFF"];
    let trace = "
        t F: sync 0 F
        +0
        h
        t F: sync 0 F
        +10
        t R: sync 0 S
        t F: sync 0 F
        +0
        t F: sync 0 F
        +20
        h
        t R: sync 0 S
        +15
        t F: sync 0 F
        t F: sync 0 F
        +15
        t R: sync 0 S
        t F: sync 0 F
        +40
        h
        t F: sync 0 F
    ";
    perform(&mut C657::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C658(world: &mut World) {
        fallback<
            reactive_fallback< condition(0), condition(1), condition(2) >,
            condition(3),
            invert(Action(4)),
            sync_action(5)
        >
    }
}

recorded!(C658);

#[test]
fn c658() {
    let scripts = ["SSFFF", "FFFS", "FF", "FS", "R", "FSSSFSS"];
    let trace = "
        t S: cond 0 S
        +20
        t S: cond 0 S
        +30
        t R: cond 0 F, cond 1 F, cond 2 F, cond 3 F, start 4 R
        t R: run 4 R
        +15
        t R: run 4 R
        t R: run 4 R
        +20
        t R: run 4 R
        +15
        t R: run 4 R
        t R: run 4 R
        +10
        t R: run 4 R
        t R: run 4 R
    ";
    perform(&mut C658::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C659(world: &mut World) {
        force_failure(parallel(success = 1, failure = 1)< Action(0), sync_action(1) >)
    }
}

recorded!(C659);

#[test]
fn c659() {
    let scripts = ["R", "F"];
    let trace = "
        t F: start 0 R, sync 1 F, halt 0
        t F: start 0 R, sync 1 F, halt 0
        t F: start 0 R, sync 1 F, halt 0
        +10
        t F: start 0 R, sync 1 F, halt 0
    ";
    perform(&mut C659::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C660(world: &mut World) {
        sequence<
            reactive_fallback< sync_action(0), sync_action(1), Action(2), sync_action(3) >,
            sequence_with_memory< Action(4), Action(5), condition(6), Action(7) >
        >
    }
}

recorded!(C660, remembers);

#[test]
fn c660() {
    let scripts = ["S", "F", "SFRRRSF", "F", "SRRF", "RSSSF", "SFS", "SSSRSFSF"];
    let trace = "
        t R: sync 0 S, start 4 S
        +5
        t R: start 5 R
        +40
        t R: run 5 S, cond 6 S
        t S: start 7 S
        +5
        t R: sync 0 S, start 4 R
        +20
        t R: run 4 R
        t F: run 4 F
        +0
        t R: sync 0 S, start 4 S
        +5
        t R: start 5 S
    ";
    perform(&mut C660::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C661(world: &mut World) {
        reactive_sequence<
            async_fallback(yield = sync)< condition(0), Action(1), condition(2) >,
            sync_action(3),
            condition(4),
            Action(5)
        >
    }
}

recorded!(C661);

#[test]
fn c661() {
    let scripts = ["F", "FSR", "FSFFF", "F", "FS", "RSRRRR"];
    let trace = "
        t R: cond 0 F
        t R: start 1 F
        +0
        t F: cond 2 F
        t R: cond 0 F
        +0
        t F: start 1 S, sync 3 F
        +30
        t R: cond 0 F
        +10
        t R: start 1 R
        +10
        t F: run 1 F, cond 2 S, sync 3 F
        h
        t R: cond 0 F
    ";
    perform(&mut C661::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C662(world: &mut World) {
        sequence_with_memory< Action(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C662, remembers);

#[test]
fn c662() {
    let scripts = ["RFSSR", "SSSRSRRR", "FFFFSFS", "F"];
    let trace = "
        t R: start 0 R
        t F: run 0 F
        +15
        t R: start 0 S
        t R: start 1 S
        t F: cond 2 F
        t F: cond 2 F
        t F: cond 2 F
        +15
        t F: cond 2 F
        +40
        t R: cond 2 S
        t F: cond 3 F
    ";
    perform(&mut C662::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C663(world: &mut World) {
        invert(
            retry(4,
                parallel(success = 1, failure = 2)<
                    condition(0),
                    sync_action(1),
                    condition(2),
                    condition(3)
                >
            )
        )
    }
}

recorded!(C663);

#[test]
fn c663() {
    let scripts = ["SSSSFFSS", "S", "FFFSSFS", "FSSS"];
    let trace = "
        t F: cond 0 S
        +0
        t F: cond 0 S
        t F: cond 0 S
        +10
        t F: cond 0 S
        t F: cond 0 F, sync 1 S
        t F: cond 0 F, sync 1 S
        t F: cond 0 S
        t F: cond 0 S
        +0
        t F: cond 0 S
        +5
        t F: cond 0 S
        +40
        t F: cond 0 S
        +20
        t F: cond 0 S
    ";
    perform(&mut C663::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C664(world: &mut World) {
        sequence<
            keep_running_until_failure(
                run_once(
                    sequence_with_memory<
                        if_then_else< condition(0), Action(1), sync_action(2) >,
                        condition(3)
                    >
                )
            ),
            Action(4)
        >
    }
}

recorded!(C664, remembers);

#[test]
fn c664() {
    let scripts = ["FSF", "SSSFFSRS", "FFF", "SFFF", "SRRRFS"];
    let trace = "
        t F: cond 0 F, sync 2 F
        +0
        t F
        t F
        +15
        t F
        +40
        t F
        t F
        +0
        t F
    ";
    perform(&mut C664::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C665(world: &mut World) {
        async_sequence(yield = sync)< repeat(1, Action(0)) >
    }
}

recorded!(C665);

#[test]
fn c665() {
    let scripts = ["RSFRSR"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        +40
        t F: start 0 F
        +15
        t R: start 0 R
        +15
        t S: run 0 S
        t R: start 0 R
        +40
        t R: run 0 R
        +30
        t S: run 0 S
        t F: start 0 F
        +10
        t R: start 0 R
    ";
    perform(&mut C665::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C666(world: &mut World) {
        sequence< Action(0), Action(1), sync_action(2), Action(3) >
    }
}

recorded!(C666);

#[test]
fn c666() {
    let scripts = ["FSR", "R", "FSSSS", "RR"];
    let trace = "
        t F: start 0 F
        t R: start 0 S, start 1 R
        +10
        h: halt 1
        t R: start 0 R
        t F: run 0 F
        +40
        h
        t R: start 0 S, start 1 R
        +0
        t R: run 1 R
        +5
        h: halt 1
    ";
    perform(&mut C666::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C667(world: &mut World) {
        while_do_else< Action(0), invert(keep_running_until_failure(Action(1))), sync_action(2) >
    }
}

recorded!(C667);

#[test]
fn c667() {
    let scripts = ["RRR", "RSRSRFFR", "FSFSFSFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +5
        t R: run 0 R
        +0
        t R: run 0 R
        +5
        h: halt 0
        t R: start 0 R
        +0
        t R: run 0 R
        +5
        t R: run 0 R
        t R: run 0 R
        +20
        t R: run 0 R
    ";
    perform(&mut C667::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C668(world: &mut World) {
        retry(4,
            fallback<
                reactive_fallback< sync_action(0), sync_action(1), condition(2) >,
                delay(30ms,
                    if_then_else<
                        condition(3),
                        invert(while_do_else< condition(4), condition(5), condition(6) >)
                    >
                )
            >
        )
    }
}

recorded!(C668);

#[test]
fn c668() {
    let scripts = ["SFS", "FSFS", "FSFSFSFS", "SFFSS", "SFSFFFF", "SFSSSFS", "FFFFSS"];
    let trace = "
        t S: sync 0 S
        +40
        t R: sync 0 F, sync 1 F, cond 2 F
        +5
        t R
        +0
        t R
        +40
        t S: cond 3 S, cond 4 S, cond 5 S, sync 0 S
        +15
        t S: sync 0 S
        +5
        t S: sync 0 F, sync 1 S
        +15
        t S: sync 0 S
        +15
        t S: sync 0 S
        +0
        t S: sync 0 F, sync 1 F, cond 2 S
    ";
    perform(&mut C668::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C669(world: &mut World) {
        parallel(success = 3, failure = 2)<
            Action(0),
            force_failure(force_failure(Action(1))),
            Action(2)
        >
    }
}

recorded!(C669);

#[test]
fn c669() {
    let scripts = ["SS", "SF", "FRFRFRR"];
    let trace = "
        t F: start 0 S, start 1 S
        +15
        t F: start 0 S, start 1 F
        +0
        t F: start 0 S, start 1 S
        +15
        h
        t F: start 0 S, start 1 F
        +15
        t F: start 0 S, start 1 S
        t F: start 0 S, start 1 F
    ";
    perform(&mut C669::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C670(world: &mut World) {
        parallel(success = 2, failure = 1)<
            async_sequence(yield = sync)< sequence< invert(Action(0)) >, repeat(2, sync_action(1)) >,
            Action(2),
            Action(3)
        >
    }
}

recorded!(C670);

#[test]
fn c670() {
    let scripts = ["RSR", "SFSFFFSF", "RFRR", "R"];
    let trace = "
        t R: start 0 R, start 2 R, start 3 R
        t F: run 0 S, halt 2, halt 3
        +30
        t F: start 0 R, start 2 F, halt 0
        t R: start 0 R, start 2 R, start 3 R
        t F: run 0 S, halt 2, halt 3
        t R: start 0 R, start 2 R, start 3 R
        t R: run 0 R, run 2 R, run 3 R
        t F: run 0 S, halt 2, halt 3
        +40
        t F: start 0 R, start 2 F, halt 0
        t R: start 0 R, start 2 R, start 3 R
        +20
        t F: run 0 S, halt 2, halt 3
        +20
        t R: start 0 R, start 2 R, start 3 R
    ";
    perform(&mut C670::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C671(world: &mut World) {
        sequence<
            retry(2, condition(0)),
            fallback< Action(1), sync_action(2), Action(3), Action(4) >,
            timeout(10ms,
                timeout(20ms,
                    reactive_sequence<
                        fallback< invert(Action(5)), repeat(2, condition(6)) >,
                        timeout(30ms, Action(7)),
                        reactive_sequence< repeat(2, sync_action(8)) >,
                        Action(9)
                    >
                )
            )
        >
    }
}

recorded!(C671);

#[test]
fn c671() {
    let scripts = ["F", "RRRF", "SSFS", "RRRR", "SFRRFRFF", "RF", "SSFF", "SRFRSSS", "S", "RR"];
    let trace = "
        t R: cond 0 F
        +20
        t F: cond 0 F
        +5
        t R: cond 0 F
        +15
        t F: cond 0 F
        +30
        t R: cond 0 F
    ";
    perform(&mut C671::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C672(world: &mut World) {
        reactive_fallback<
            parallel(success = 1, failure = 1)< Action(0), condition(1) >,
            sync_action(2)
        >
    }
}

recorded!(C672);

#[test]
fn c672() {
    let scripts = ["FSS", "FSSS", "FSFFSFS"];
    let trace = "
        t F: start 0 F, sync 2 F
        t S: start 0 S
        +10
        t S: start 0 S
        +10
        t S: start 0 F, sync 2 S
        +15
        t S: start 0 S
        t S: start 0 S
        +10
        t F: start 0 F, sync 2 F
        +5
        t S: start 0 S
    ";
    perform(&mut C672::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C673(world: &mut World) {
        reactive_sequence< sync_action(0), Action(1), Action(2) >
    }
}

recorded!(C673);

#[test]
fn c673() {
    let scripts = ["FS", "SFSRRRS", "RFSRF"];
    let trace = "
        t F: sync 0 F
        +20
        t R: sync 0 S, start 1 S, start 2 R
        t F: sync 0 F, halt 2
        t F: sync 0 S, start 1 F
        +40
        t F: sync 0 F
        t F: sync 0 S, start 1 S, start 2 F
        +10
        t F: sync 0 F
        +5
        t R: sync 0 S, start 1 R
        +20
        t F: sync 0 F, halt 1
        t R: sync 0 S, start 1 R
        +40
        t F: sync 0 F, halt 1
    ";
    perform(&mut C673::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C674(world: &mut World) {
        reactive_fallback< Action(0), retry(4, Action(1)), force_failure(Action(2)) >
    }
}

recorded!(C674);

#[test]
fn c674() {
    let scripts = ["SR", "FSF", "SRR"];
    let trace = "
        t S: start 0 S
        +20
        t R: start 0 R
        +40
        t S: run 0 S
        t R: start 0 R
    ";
    perform(&mut C674::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C675(world: &mut World) {
        reactive_sequence<
            Action(0),
            async_sequence(yield = sync)<
                condition(1),
                keep_running_until_failure(
                    fallback< condition(2), condition(3), Action(4), Action(5) >
                ),
                timeout(80ms,
                    if_then_else<
                        condition(6),
                        try_catch< Action(7), condition(8), Action(9), Action(10) >,
                        Action(11)
                    >
                )
            >
        >
    }
}

recorded!(C675);

#[test]
fn c675() {
    let scripts = ["RR", "SS", "F", "F", "RRFSSFFF", "RSRFRR", "FS", "FSR", "SFSSFFFS", "SRRRFSSR", "RFRSRRR", "FFRSS"];
    let trace = "
        t R: start 0 R
        +10
        t R: run 0 R
        +0
        t R: run 0 R
        t R: run 0 R
        +30
        t R: run 0 R
        +10
        t R: run 0 R
        +5
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +5
        t R: run 0 R
        t R: run 0 R
        +15
        t R: run 0 R
        +5
        t R: run 0 R
    ";
    perform(&mut C675::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C676(world: &mut World) {
        repeat(2,
            async_fallback(yield = sync)<
                sync_action(0),
                reactive_fallback<
                    sync_action(1),
                    sequence_with_memory< Action(2), condition(3), condition(4) >
                >
            >
        )
    }
}

recorded!(C676, remembers);

#[test]
fn c676() {
    let scripts = ["FFSFSFF", "SFFFS", "RRRSR", "FFFF", "SFSSSFFF"];
    let trace = "
        t R: sync 0 F
        +40
        t R: sync 1 S, sync 0 F
        t R: sync 1 F, start 2 R
        t R: sync 1 F, run 2 R
        +20
        h: halt 2
        t R: sync 0 S
        +15
        t R: sync 0 F
        t R: sync 1 F, start 2 R
        t S: sync 1 S, halt 2
        +15
        t R: sync 0 S
        +20
        t R: sync 0 F
        t S: sync 1 S
    ";
    perform(&mut C676::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C677(world: &mut World) {
        invert(
            reactive_sequence<
                while_do_else< condition(0), Action(1) >,
                timeout(30ms, Action(2)),
                sync_action(3)
            >
        )
    }
}

recorded!(C677);

#[test]
fn c677() {
    let scripts = ["FFSFS", "R", "RRSR", "SF"];
    let trace = "
        t S: cond 0 F
        +10
        t S: cond 0 F
        +10
        t R: cond 0 S, start 1 R
        t S: cond 0 F, halt 1
    ";
    perform(&mut C677::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C678(world: &mut World) {
        retry(2,
            retry(4,
                reactive_fallback<
                    force_success(force_failure(sync_action(0))),
                    if_then_else< condition(1), Action(2), Action(3) >
                >
            )
        )
    }
}

recorded!(C678);

#[test]
fn c678() {
    let scripts = ["SFSSSSS", "FFFFFFSF", "RSRSFRF", "R"];
    let trace = "
        t S: sync 0 S
        +30
        h
        t S: sync 0 F
        +40
        t S: sync 0 S
        h
        t S: sync 0 S
    ";
    perform(&mut C678::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C679(world: &mut World) {
        reactive_fallback<
            reactive_fallback< Action(0), sync_action(1), condition(2), Action(3) >,
            sequence<
                parallel_all(failures = 2)< force_success(condition(4)), condition(5), Action(6) >,
                retry(1, Action(7))
            >
        >
    }
}

recorded!(C679);

#[test]
fn c679() {
    let scripts = ["FRSFSFS", "FSSFSS", "FFFF", "SRRRSRRR", "FSSFSFS", "SFSSSSFS", "FF", "RFR"];
    let trace = "
        t S: start 0 F, sync 1 F, cond 2 F, start 3 S
        h
        t R: start 0 R
        +40
        t S: run 0 S
        t S: start 0 F, sync 1 S
        +30
        t S: start 0 S
        t S: start 0 F, sync 1 S
        t S: start 0 S
        +0
        t R: start 0 F, sync 1 F, cond 2 F, start 3 R
    ";
    perform(&mut C679::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C680(world: &mut World) {
        fallback<
            keep_running_until_failure(
                async_fallback(yield = sync)<
                    while_do_else<
                        force_failure(force_success(condition(0))),
                        reactive_fallback< condition(1), keep_running_until_failure(condition(2)) >
                    >,
                    timeout(50ms,
                        parallel_all(failures = 1)<
                            condition(3),
                            force_success(condition(4)),
                            Action(5)
                        >
                    )
                >
            ),
            parallel(success = 1, failure = 1)< Action(6), sync_action(7), condition(8), Action(9) >
        >
    }
}

recorded!(C680);

#[test]
fn c680() {
    let scripts = ["SSFFSFF", "FSSF", "FSSSSSSS", "SSF", "SFFSFSFF", "S", "R", "SSFSFF", "SFFF", "SS"];
    let trace = "
        t R: cond 0 S
        t R: cond 3 S, cond 4 S, start 5 S
        +40
        t R: cond 0 S
        +0
        t R: cond 3 S, cond 4 F, start 5 S
        t R: cond 0 F
        +30
        t S: cond 3 F, cond 4 F, start 5 S, start 6 R, sync 7 S, halt 6
    ";
    perform(&mut C680::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C681(world: &mut World) {
        parallel_all(failures = 1)< Action(0), condition(1), Action(2) >
    }
}

recorded!(C681);

#[test]
fn c681() {
    let scripts = ["RRRSRRFR", "FS", "SSR"];
    let trace = "
        t R: start 0 R, cond 1 F, start 2 S
        +0
        t R: run 0 R
        t R: run 0 R
        t F: run 0 S
        +10
        t R: start 0 R, cond 1 S, start 2 S
        +20
        t R: run 0 R
        t F: run 0 F
        h
        t R: start 0 R, cond 1 F, start 2 R
        +15
        t R: run 0 R, run 2 S
        t R: run 0 R
        +20
        t R: run 0 R
        +5
        t F: run 0 S
    ";
    perform(&mut C681::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C682(world: &mut World) {
        sequence_with_memory<
            force_failure(
                force_failure(
                    reactive_sequence< condition(0), condition(1), Action(2), condition(3) >
                )
            )
        >
    }
}

recorded!(C682, remembers);

#[test]
fn c682() {
    let scripts = ["SFFF", "FSSS", "SFRRRF", "SSSFSS"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        +20
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 S, cond 1 S, start 2 S, cond 3 S
        +30
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 F
    ";
    perform(&mut C682::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C683(world: &mut World) {
        invert(
            sequence< reactive_fallback< Action(0), Action(1), condition(2) >, invert(Action(3)) >
        )
    }
}

recorded!(C683);

#[test]
fn c683() {
    let scripts = ["FR", "SFR", "F", "RSRR"];
    let trace = "
        t R: start 0 F, start 1 S, start 3 R
        +30
        t S: run 3 S
        t R: start 0 R
        t S: run 0 F, start 1 F, cond 2 F
        +0
        t R: start 0 R
    ";
    perform(&mut C683::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C684(world: &mut World) {
        timeout(50ms,
            async_sequence(yield = sync)<
                force_failure(Action(0)),
                reactive_sequence<
                    condition(1),
                    timeout(80ms, Action(2)),
                    sequence_with_memory<
                        reactive_sequence< sync_action(3), Action(4), Action(5), Action(6) >
                    >
                >,
                timeout(50ms, if_then_else< condition(7), Action(8), condition(9) >)
            >
        )
    }
}

recorded!(C684, remembers);

#[test]
fn c684() {
    let scripts = ["RSRFRS", "SSFFFFFF", "SFR", "FF", "FRRRRRR", "RRF", "RFF", "SFF", "RSR", "SFFFSSSF"];
    let trace = "
        t R: start 0 R
        +5
        h: halt 0
        t F: start 0 S
        t R: start 0 R
        +5
        t F: run 0 F
        +30
        t R: start 0 R
        +30
        t F: run 0 S
        +30
        h
        t R: start 0 R
        +5
        t F: run 0 S
        +30
        t R: start 0 R
    ";
    perform(&mut C684::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C685(world: &mut World) {
        timeout(80ms,
            sequence_with_memory<
                parallel(success = 2, failure = 1)<
                    invert(sync_action(0)),
                    sequence_with_memory< invert(force_success(Action(1))) >
                >
            >
        )
    }
}

recorded!(C685, remembers);

#[test]
fn c685() {
    let scripts = ["S", "RFR"];
    let trace = "
        t F: sync 0 S
        +40
        h
        t F: sync 0 S
        +5
        t F: sync 0 S
        +30
        h
        t F: sync 0 S
        t F: sync 0 S
        +40
        h
        t F: sync 0 S
        +10
        t F: sync 0 S
        +40
        t F: sync 0 S
        +20
        t F: sync 0 S
        +40
        t F: sync 0 S
    ";
    perform(&mut C685::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C686(world: &mut World) {
        async_fallback(yield = sync)<
            Action(0),
            async_fallback(yield = sync)< sync_action(1), Action(2), Action(3) >,
            reactive_sequence< sync_action(4), Action(5) >
        >
    }
}

recorded!(C686);

#[test]
fn c686() {
    let scripts = ["RR", "SFSFFS", "FRFSSRS", "SSRRRSSS", "SFSFSFSF", "FRSSRFRS"];
    let trace = "
        t R: start 0 R
        +10
        t R: run 0 R
        +10
        t R: run 0 R
        +30
        t R: run 0 R
        t R: run 0 R
        +0
        t R: run 0 R
        +15
        t R: run 0 R
        +40
        t R: run 0 R
        +40
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C686::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C687(world: &mut World) {
        if_then_else<
            sequence<
                retry(4, repeat(Action(0))),
                repeat(1, sequence< condition(1), Action(2), condition(3) >),
                reactive_sequence< retry(4, Action(4)) >
            >,
            retry(2,
                reactive_sequence<
                    Action(5),
                    repeat(2, force_success(Action(6))),
                    Action(7),
                    keep_running_until_failure(Action(8))
                >
            ),
            condition(9)
        >
    }
}

recorded!(C687);

#[test]
fn c687() {
    let scripts = ["RSRSS", "FS", "SRRFFS", "FFFSSF", "SRSRSRS", "SSFFRR", "RRSRF", "SRRSS", "RSRS", "SSFSSSFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 S, start 0 R
        t R: run 0 S, start 0 S
        t R: start 0 R
        t R: run 0 S, start 0 R
        t R: run 0 S, start 0 S
        +30
        t R: start 0 R
        +15
        h: halt 0
    ";
    perform(&mut C687::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C688(world: &mut World) {
        sequence_with_memory< retry(3, condition(0)), Action(1) >
    }
}

recorded!(C688, remembers);

#[test]
fn c688() {
    let scripts = ["SSF", "RRSRRR"];
    let trace = "
        t R: cond 0 S
        +30
        t R: start 1 R
        t R: run 1 R
        t S: run 1 S
        t R: cond 0 S
        t R: start 1 R
        t R: run 1 R
        +40
        t R: run 1 R
        +30
        t R: run 1 R
        t R: run 1 R
        t S: run 1 S
        t R: cond 0 F
        t R: cond 0 S, start 1 R
        t R: run 1 R
    ";
    perform(&mut C688::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C689(world: &mut World) {
        delay(20ms, fallback< Action(0), Action(1) >)
    }
}

recorded!(C689);

#[test]
fn c689() {
    let scripts = ["SRSRRRFR", "R"];
    let trace = "
        t R
        t R
        t R
        +40
        t S: start 0 S
        t R
        t R
        +30
        t R: start 0 R
        +40
        t S: run 0 S
        t R
        +30
        t R: start 0 R
        t R: run 0 R
        +20
        t R: run 0 R
    ";
    perform(&mut C689::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C690(world: &mut World) {
        repeat(2,
            parallel(success = all, failure = 2)<
                sync_action(0),
                async_fallback(yield = sync)<
                    condition(1),
                    condition(2),
                    condition(3),
                    condition(4)
                >,
                force_failure(condition(5))
            >
        )
    }
}

recorded!(C690);

#[test]
fn c690() {
    let scripts = ["S", "FFF", "SSFFFFS", "SSFSFSFS", "S", "SS"];
    let trace = "
        t F: sync 0 S, cond 1 F, cond 5 S
        +0
        h
        t F: sync 0 S, cond 1 F, cond 5 S
        +30
        t F: sync 0 S, cond 1 F, cond 5 S
        t F: sync 0 S, cond 1 F, cond 5 S
        +20
        h
        t F: sync 0 S, cond 1 F, cond 5 S
        t F: sync 0 S, cond 1 F, cond 5 S
    ";
    perform(&mut C690::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C691(world: &mut World) {
        fallback<
            try_catch<
                if_then_else<
                    reactive_fallback< Action(0), force_failure(Action(1)) >,
                    delay(10ms, Action(2)),
                    sync_action(3)
                >,
                if_then_else< condition(4), condition(5), Action(6) >
            >
        >
    }
}

recorded!(C691);

#[test]
fn c691() {
    let scripts = ["RF", "FSFSRSS", "R", "FFFSSSS", "SFFFFFSF", "FSFSS", "S"];
    let trace = "
        t R: start 0 R
        +40
        t F: run 0 F, start 1 F, sync 3 F, cond 4 S, cond 5 F
        +10
        t R: start 0 R
        +15
        t F: run 0 F, start 1 S, sync 3 F, cond 4 F, start 6 S
        t R: start 0 R
    ";
    perform(&mut C691::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C692(world: &mut World) {
        parallel_all(failures = 1)< condition(0), delay(10ms, sync_action(1)) >
    }
}

recorded!(C692);

#[test]
fn c692() {
    let scripts = ["SFS", "SSSFFF"];
    let trace = "
        t R: cond 0 S
        t R
        +5
        t R
        +40
        t S: sync 1 S
        +10
        t R: cond 0 F
    ";
    perform(&mut C692::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C693(world: &mut World) {
        reactive_fallback<
            sync_action(0),
            reactive_fallback< condition(1), invert(condition(2)), condition(3), Action(4) >
        >
    }
}

recorded!(C693);

#[test]
fn c693() {
    let scripts = ["SFFFSS", "SSSSSSS", "FFSSFFF", "FSFFFF", "RRRRSSSR"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 F, cond 1 S
        +15
        t S: sync 0 F, cond 1 S
        +5
        t S: sync 0 F, cond 1 S
        +15
        t S: sync 0 S
        +5
        t S: sync 0 S
        +5
        t S: sync 0 S
        h
        t S: sync 0 F, cond 1 S
        +40
        h
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        +30
        t S: sync 0 S
        +40
        h
        t S: sync 0 S
        t S: sync 0 S
        +30
        t S: sync 0 F, cond 1 S
        h
    ";
    perform(&mut C693::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C694(world: &mut World) {
        repeat(3,
            async_sequence(yield = sync)<
                reactive_sequence<
                    Action(0),
                    reactive_fallback< sync_action(1), delay(20ms, condition(2)) >,
                    condition(3),
                    repeat(4, Action(4))
                >,
                async_sequence(yield = sync)< condition(5), Action(6), sync_action(7) >,
                delay(30ms, keep_running_until_failure(condition(8)))
            >
        )
    }
}

recorded!(C694);

#[test]
fn c694() {
    let scripts = ["SSFR", "SS", "SSSFFSFS", "FFFSFFSS", "FRR", "SFFFSFF", "RRR", "SSFFSSSS", "F"];
    let trace = "
        t F: start 0 S, sync 1 S, cond 3 F
        +5
        t F: start 0 S, sync 1 S, cond 3 F
        t F: start 0 F
        +10
        t R: start 0 R
        +20
        t F: run 0 S, sync 1 S, cond 3 F
        t F: start 0 S, sync 1 S, cond 3 S, start 4 F
        t F: start 0 F
        +10
        t R: start 0 R
        +20
        t F: run 0 S, sync 1 S, cond 3 F
        t F: start 0 S, sync 1 S, cond 3 F
        t F: start 0 F
        t R: start 0 R
        +40
        t R: run 0 S, sync 1 S, cond 3 S, start 4 R
        t R: start 0 S, sync 1 S, cond 3 S, run 4 R
    ";
    perform(&mut C694::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C695(world: &mut World) {
        timeout(10ms,
            force_failure(
                if_then_else< condition(0), sequence< condition(1), Action(2), Action(3) > >
            )
        )
    }
}

recorded!(C695);

#[test]
fn c695() {
    let scripts = ["SSF", "SSS", "SSRF", "RSSRS"];
    let trace = "
        t R: cond 0 S, cond 1 S, start 2 S, start 3 R
        +10: halt 3
        t F
        +0
        t F: cond 0 S, cond 1 S, start 2 S, start 3 S
        +5
        t F: cond 0 F
    ";
    perform(&mut C695::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C696(world: &mut World) {
        while_do_else<
            fallback< Action(0), Action(1), Action(2) >,
            retry(1, condition(3)),
            Action(4)
        >
    }
}

recorded!(C696);

#[test]
fn c696() {
    let scripts = ["RRFSRR", "FR", "RFFSSSSR", "FFFF", "SFRSSR"];
    let trace = "
        t R: start 0 R
        +0
        t R: run 0 R
        +10
        t R: run 0 F, start 1 F, start 2 R
        +40
        t S: run 2 F, start 4 S
        +5
        t F: start 0 S, cond 3 F
    ";
    perform(&mut C696::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C697(world: &mut World) {
        timeout(80ms,
            reactive_fallback<
                sync_action(0),
                retry(2, sync_action(1)),
                retry(2, Action(2)),
                delay(30ms, condition(3))
            >
        )
    }
}

recorded!(C697);

#[test]
fn c697() {
    let scripts = ["FSFSSS", "SSF", "RFRSSSRR", "SSSFSS"];
    let trace = "
        t S: sync 0 F, sync 1 S
        +40
        t S: sync 0 S
        t S: sync 0 F, sync 1 S
        h
        t S: sync 0 S
        +0
        t S: sync 0 S
        +5
        h
        t S: sync 0 S
    ";
    perform(&mut C697::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C698(world: &mut World) {
        run_once(invert(if_then_else< condition(0), condition(1), invert(condition(2)) >))
    }
}

recorded!(C698, remembers);

#[test]
fn c698() {
    let scripts = ["FSSF", "S", "F"];
    let trace = "
        t F: cond 0 F, cond 2 F
        t F
        +30
        h
        t F
        t F
        t F
        t F
        +20
        t F
        t F
        +10
        t F
        +5
        h
    ";
    perform(&mut C698::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C699(world: &mut World) {
        async_fallback(yield = sync)<
            async_sequence(yield = sync)< condition(0), delay(30ms, Action(1)), sync_action(2) >,
            keep_running_until_failure(sync_action(3)),
            invert(condition(4)),
            sequence<
                sequence<
                    Action(5),
                    Action(6),
                    sequence_with_memory< condition(7), condition(8), Action(9) >
                >
            >
        >
    }
}

recorded!(C699, remembers);

#[test]
fn c699() {
    let scripts = ["FS", "RR", "SFSFSS", "F", "SFS", "R", "SF", "FFFFSFFS", "SSSF", "F"];
    let trace = "
        t R: cond 0 F
        +15
        t R: sync 3 F
        +40
        t R: cond 4 S
        t R: start 5 R
        t R: run 5 R
        +10
        t R: run 5 R
        +40
        t R: run 5 R
        +40
        t R: run 5 R
        t R: run 5 R
        +30
        t R: run 5 R
        +30
        t R: run 5 R
        t R: run 5 R
        t R: run 5 R
    ";
    perform(&mut C699::new(), &scripts, trace);
}
