// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
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
