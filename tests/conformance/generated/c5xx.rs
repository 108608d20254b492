// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C500(world: &mut World) {
        if_then_else<
            Action(0),
            fallback<
                parallel(success = 3, failure = 3)< Action(1), condition(2), Action(3), Action(4) >,
                timeout(80ms,
                    sequence<
                        timeout(80ms,
                            sequence<
                                condition(5),
                                keep_running_until_failure(condition(6)),
                                sequence_with_memory< condition(7), Action(8) >
                            >
                        )
                    >
                ),
                condition(9)
            >,
            Action(10)
        >
    }
}

recorded!(C500, remembers);

#[test]
fn c500() {
    let scripts = ["SRRRRRS", "RF", "SS", "RSRRR", "RRRS", "F", "FFF", "SSSFSFS", "RSFRFF", "SSFF", "SFSRRRR"];
    let trace = "
        t R: start 0 S, start 1 R, cond 2 S, start 3 R, start 4 R
        +30
        t R: run 1 F, run 3 S, run 4 R
        +40
        t R: run 4 R
        t S: run 4 S
        h
        t R: start 0 R
        t R: run 0 R
        +5
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        +5
        t R: run 0 R
        +20
        t R: run 0 S, start 1 R, cond 2 S, start 3 R, start 4 R
        +30
        t R: run 1 F, run 3 R, run 4 R
        t R: run 3 R, run 4 R
    ";
    perform(&mut C500::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C501(world: &mut World) {
        fallback< parallel_all(failures = 2)< condition(0), condition(1) > >
    }
}

recorded!(C501);

#[test]
fn c501() {
    let scripts = ["FFSSF", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        +10
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        +0
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        +10
        t S: cond 0 F, cond 1 S
        +15
        t S: cond 0 S, cond 1 S
        +5
        t S: cond 0 S, cond 1 S
        t S: cond 0 F, cond 1 S
        +30
        t S: cond 0 F, cond 1 S
        +40
        t S: cond 0 F, cond 1 S
        t S: cond 0 S, cond 1 S
        +10
        t S: cond 0 S, cond 1 S
    ";
    perform(&mut C501::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C502(world: &mut World) {
        if_then_else< condition(0), force_failure(Action(1)), condition(2) >
    }
}

recorded!(C502);

#[test]
fn c502() {
    let scripts = ["FSF", "FSSSFRRR", "FSFFSSFS"];
    let trace = "
        t F: cond 0 F, cond 2 F
        +10
        t F: cond 0 S, start 1 F
        +30
        t S: cond 0 F, cond 2 S
        +0
        t F: cond 0 F, cond 2 F
        +5
        t F: cond 0 S, start 1 S
        +30
        t F: cond 0 F, cond 2 F
        +20
        t S: cond 0 F, cond 2 S
        +15
        t F: cond 0 S, start 1 S
        +15
        t S: cond 0 F, cond 2 S
        t F: cond 0 F, cond 2 F
        +10
        t F: cond 0 S, start 1 S
        t S: cond 0 F, cond 2 S
        t F: cond 0 F, cond 2 F
        t F: cond 0 S, start 1 F
    ";
    perform(&mut C502::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C503(world: &mut World) {
        repeat(2, sequence_with_memory< Action(0), Action(1), Action(2), condition(3) >)
    }
}

recorded!(C503, remembers);

#[test]
fn c503() {
    let scripts = ["SSRSFFRR", "FSSFR", "SRFR", "FFS"];
    let trace = "
        t R: start 0 S
        t F: start 1 F
        t R: start 1 S
        +30
        t R: start 2 S
        +40
        h
        t F: cond 3 F
        t F: cond 3 F
        +15
        t R: cond 3 S
        t R: start 0 S
        +30
        t R: start 1 S
        h
        t R: start 2 R
        +20
        t F: run 2 F
        +40
        t R: start 2 R
        +30
        t F: run 2 S, cond 3 F
        +20
        h
        t F: cond 3 F
    ";
    perform(&mut C503::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C504(world: &mut World) {
        sequence<
            reactive_fallback<
                condition(0),
                sequence_with_memory< Action(1), condition(2), sync_action(3) >,
                if_then_else< condition(4), repeat(2, Action(5)), repeat(2, sync_action(6)) >
            >
        >
    }
}

recorded!(C504, remembers);

#[test]
fn c504() {
    let scripts = ["FSFF", "RRFS", "FSFFSSS", "SSSSFSFF", "S", "FRSRFS", "FFSFSFFS"];
    let trace = "
        t R: cond 0 F, start 1 R
        t S: cond 0 S, halt 1
        t R: cond 0 F, start 1 R
        t F: cond 0 F, run 1 F, cond 4 S, start 5 F
        +40
        t R: cond 0 F, start 1 S
        t S: cond 0 S
        +10
        t R: cond 0 F, cond 2 F, cond 4 S, start 5 R
        t R: cond 0 F, cond 2 S, halt 5
        +20
        t S: cond 0 F, sync 3 S
        t S: cond 0 S
        +0
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        +20
        h: halt 1
        t R: cond 0 F, start 1 F, cond 4 S, start 5 S
    ";
    perform(&mut C504::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C505(world: &mut World) {
        async_sequence(yield = sync)< Action(0), sync_action(1), Action(2), sync_action(3) >
    }
}

recorded!(C505);

#[test]
fn c505() {
    let scripts = ["FRSSSRRF", "SSFSFSSS", "R", "SFFSFFSS"];
    let trace = "
        t F: start 0 F
        +0
        t R: start 0 R
        t R: run 0 S, sync 1 S
        h
        t R: start 0 S
        t R: sync 1 S
        +40
        h
        t R: start 0 S
        +40
        h
        t R: start 0 R
        +0
        t R: run 0 R
        +15
        t F: run 0 F
    ";
    perform(&mut C505::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C506(world: &mut World) {
        if_then_else<
            try_catch< condition(0), sync_action(1), Action(2) >,
            timeout(50ms, Action(3)),
            repeat(1, condition(4))
        >
    }
}

recorded!(C506);

#[test]
fn c506() {
    let scripts = ["FS", "FSFS", "FRS", "SRR", "FF"];
    let trace = "
        t F: cond 0 F, start 2 F, cond 4 F
        +30
        t R: cond 0 S, sync 1 F, start 2 R
        +15
        t F: run 2 S, cond 4 F
        +30
        t F: cond 0 F, start 2 F, cond 4 F
        t S: cond 0 S, sync 1 S, start 3 S
        +40
        t R: cond 0 F, start 2 R
        t F: run 2 S, cond 4 F
        t F: cond 0 S, sync 1 F, start 2 F, cond 4 F
    ";
    perform(&mut C506::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C507(world: &mut World) {
        parallel_all(failures = 3)<
            fallback< Action(0), Action(1), timeout(50ms, condition(2)) >,
            condition(3),
            condition(4)
        >
    }
}

recorded!(C507);

#[test]
fn c507() {
    let scripts = ["RRRS", "SRRSRSS", "SSFFFFSF", "FFSS", "SFSFFSFS"];
    let trace = "
        t R: start 0 R, cond 3 F, cond 4 S
        t R: run 0 R
        +5
        t R: run 0 R
        +10
        t S: run 0 S
        t R: start 0 R, cond 3 F, cond 4 F
        +5
        t R: run 0 R
        +40
        t R: run 0 R
    ";
    perform(&mut C507::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C508(world: &mut World) {
        reactive_sequence< condition(0), Action(1), sync_action(2) >
    }
}

recorded!(C508);

#[test]
fn c508() {
    let scripts = ["SFFFSFS", "FRR", "SFFFSFF"];
    let trace = "
        t F: cond 0 S, start 1 F
        t F: cond 0 F
        +20
        t F: cond 0 F
        +10
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
    ";
    perform(&mut C508::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C509(world: &mut World) {
        sequence_with_memory< sync_action(0), Action(1), retry(timeout(30ms, Action(2))) >
    }
}

recorded!(C509, remembers);

#[test]
fn c509() {
    let scripts = ["FSF", "SSS", "RSRRR"];
    let trace = "
        t F: sync 0 F
        t R: sync 0 S
        +30
        t R: start 1 S
        +20
        t R: start 2 R
        +0
        t S: run 2 S
        t F: sync 0 F
        +20
        t F: sync 0 F
        +15
        t R: sync 0 S
        +20
        t R: start 1 S
        +15
        t R: start 2 R
        +40: halt 2
        t R: start 2 R
        +40: halt 2
        t R: start 2 R
        +5
        t R: run 2 R
        +20
        t S: run 2 S
    ";
    perform(&mut C509::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C510(world: &mut World) {
        parallel_all(failures = 2)<
            sequence< timeout(50ms, sync_action(0)) >,
            while_do_else< condition(1), invert(Action(2)), Action(3) >,
            Action(4)
        >
    }
}

recorded!(C510);

#[test]
fn c510() {
    let scripts = ["FFSFF", "SSFS", "R", "SR", "FRSFSRSF"];
    let trace = "
        t R: sync 0 F, cond 1 S, start 2 R, start 4 F
        t R: cond 1 S, run 2 R
        t F: cond 1 F, halt 2, start 3 S
        +0
        t R: sync 0 F, cond 1 S, start 2 R, start 4 R
        +10
        t R: cond 1 S, run 2 R, run 4 S
        +5
        t R: cond 1 S, run 2 R
        +5
        t R: cond 1 F, halt 2, start 3 R
        t R: cond 1 S, halt 3, start 2 R
        +30
        t R: cond 1 S, run 2 R
        +10
        t R: cond 1 S, run 2 R
        +30
        t S: cond 1 F, halt 2, start 3 S
        t R: sync 0 S, cond 1 S, start 2 R, start 4 F
    ";
    perform(&mut C510::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C511(world: &mut World) {
        force_failure(if_then_else< condition(0), condition(1), timeout(20ms, sync_action(2)) >)
    }
}

recorded!(C511);

#[test]
fn c511() {
    let scripts = ["SFSSFFFS", "SS", "FSFSSF"];
    let trace = "
        t F: cond 0 S, cond 1 S
        +10
        t F: cond 0 F, sync 2 F
        +20
        t F: cond 0 S, cond 1 S
        +10
        t F: cond 0 S, cond 1 S
        t F: cond 0 F, sync 2 S
        +30
        t F: cond 0 F, sync 2 F
        t F: cond 0 F, sync 2 S
        t F: cond 0 S, cond 1 S
        +20
        t F: cond 0 S, cond 1 S
        +5
        t F: cond 0 F, sync 2 S
        t F: cond 0 S, cond 1 S
    ";
    perform(&mut C511::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C512(world: &mut World) {
        async_sequence(yield = sync)<
            force_failure(timeout(50ms, condition(0))),
            repeat(2, timeout(20ms, invert(sync_action(1))))
        >
    }
}

recorded!(C512);

#[test]
fn c512() {
    let scripts = ["FFSFF", "SFS"];
    let trace = "
        t F: cond 0 F
        +40
        t F: cond 0 F
        +15
        t F: cond 0 S
        +20
        t F: cond 0 F
        t F: cond 0 F
        +40
        t F: cond 0 F
        +10
        t F: cond 0 F
        t F: cond 0 S
        t F: cond 0 F
        +15
        t F: cond 0 F
    ";
    perform(&mut C512::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C513(world: &mut World) {
        timeout(10ms, async_sequence(yield = sync)< condition(0), sync_action(1), condition(2) >)
    }
}

recorded!(C513);

#[test]
fn c513() {
    let scripts = ["SFSFF", "SFFFFFF", "SFSFFF"];
    let trace = "
        t R: cond 0 S
        +15
        t F
        +10
        t F: cond 0 F
        +30
        t R: cond 0 S
        +15
        t F
        +0
        t F: cond 0 F
        +40
        t F: cond 0 F
        t R: cond 0 S
        t R: sync 1 S
    ";
    perform(&mut C513::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C514(world: &mut World) {
        reactive_sequence<
            sequence< sync_action(0), Action(1), Action(2) >,
            fallback<
                repeat(async_fallback(yield = sync)< condition(3), condition(4) >),
                sync_action(5)
            >,
            retry(2, retry(4, condition(6)))
        >
    }
}

recorded!(C514);

#[test]
fn c514() {
    let scripts = ["SF", "F", "FR", "FFFFFSFF", "SFFFFFF", "SFSSSSF", "SFSSFSSF"];
    let trace = "
        t F: sync 0 S, start 1 F
        +0
        t F: sync 0 F
        t F: sync 0 S, start 1 F
        t F: sync 0 F
        +20
        t F: sync 0 S, start 1 F
        t F: sync 0 F
    ";
    perform(&mut C514::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C515(world: &mut World) {
        sequence< timeout(50ms, condition(0)), retry(2, condition(1)) >
    }
}

recorded!(C515);

#[test]
fn c515() {
    let scripts = ["S", "FSS"];
    let trace = "
        t R: cond 0 S, cond 1 F
        h
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t R: cond 0 S, cond 1 F
        +30
        t S: cond 1 S
        +15
        t S: cond 0 S, cond 1 S
        h
    ";
    perform(&mut C515::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C516(world: &mut World) {
        parallel_all(failures = all)< condition(0), condition(1), condition(2) >
    }
}

recorded!(C516);

#[test]
fn c516() {
    let scripts = ["FSS", "S", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S, cond 2 S
        +0
        t S: cond 0 S, cond 1 S, cond 2 S
        t S: cond 0 S, cond 1 S, cond 2 S
        +20
        t S: cond 0 F, cond 1 S, cond 2 S
    ";
    perform(&mut C516::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C517(world: &mut World) {
        fallback<
            reactive_sequence<
                parallel(success = 2, failure = 3)<
                    Action(0),
                    timeout(80ms, condition(1)),
                    Action(2)
                >
            >
        >
    }
}

recorded!(C517);

#[test]
fn c517() {
    let scripts = ["RR", "SSSSF", "FFRR"];
    let trace = "
        t R: start 0 R, cond 1 S, start 2 F
        t R: run 0 R
        +10
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +10
        t R: run 0 R
        +30
        t R: run 0 R
        t R: run 0 R
        +10
        t R: run 0 R
    ";
    perform(&mut C517::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C518(world: &mut World) {
        async_sequence(yield = sync)< condition(0), Action(1), Action(2), condition(3) >
    }
}

recorded!(C518);

#[test]
fn c518() {
    let scripts = ["FFFFS", "FS", "SR", "SF"];
    let trace = "
        t F: cond 0 F
        +20
        t F: cond 0 F
        +30
        t F: cond 0 F
        +40
        h
        t F: cond 0 F
        t R: cond 0 S
        +15
        t F: start 1 F
        +5
        t F: cond 0 F
        +20
        t F: cond 0 F
        +40
        t F: cond 0 F
        h
    ";
    perform(&mut C518::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C519(world: &mut World) {
        fallback< Action(0), Action(1), Action(2) >
    }
}

recorded!(C519);

#[test]
fn c519() {
    let scripts = ["RSRRFF", "SFFRRSF", "RSRRSSR"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        +15
        t R: start 0 R
        t R: run 0 R
        t S: run 0 F, start 1 S
        t R: start 0 F, start 1 F, start 2 R
        +15
        t S: run 2 S
        +0
        t R: start 0 R
        +20
        t S: run 0 S
        t R: start 0 R
        +10
        t R: run 0 R
        +20
        t R: run 0 F, start 1 F, start 2 R
        +30
        t R: run 2 R
        +15
        t S: run 2 S
    ";
    perform(&mut C519::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C520(world: &mut World) {
        sequence_with_memory< sync_action(0), condition(1), sync_action(2) >
    }
}

recorded!(C520, remembers);

#[test]
fn c520() {
    let scripts = ["FSSF", "FFFSFSSF", "FSFSSF"];
    let trace = "
        t F: sync 0 F
        t R: sync 0 S
        +10
        t F: cond 1 F
        +5
        t F: cond 1 F
        t F: cond 1 F
        +10
        t R: cond 1 S
        +5
        t F: sync 2 F
        +30
        t S: sync 2 S
        +0
        t R: sync 0 S
        +5
        t F: cond 1 F
        +0
        t R: cond 1 S
        +10
        t F: sync 2 F
        t S: sync 2 S
    ";
    perform(&mut C520::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C521(world: &mut World) {
        sequence_with_memory<
            reactive_fallback< sequence< condition(0), condition(1), Action(2) > >
        >
    }
}

recorded!(C521, remembers);

#[test]
fn c521() {
    let scripts = ["FSS", "S", "RF"];
    let trace = "
        t F: cond 0 F
        +40
        t R: cond 0 S, cond 1 S, start 2 R
        +15
        t F: run 2 F
        t R: cond 0 S, cond 1 S, start 2 R
        +30
        t F: run 2 F
        +40
        t F: cond 0 F
        +10
        t R: cond 0 S, cond 1 S, start 2 R
        +15
        t F: run 2 F
        +0
        t R: cond 0 S, cond 1 S, start 2 R
    ";
    perform(&mut C521::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C522(world: &mut World) {
        fallback< fallback< Action(0), keep_running_until_failure(Action(1)) > >
    }
}

recorded!(C522);

#[test]
fn c522() {
    let scripts = ["S", "RSRFSRRR"];
    let trace = "
        t S: start 0 S
        +5
        t S: start 0 S
        t S: start 0 S
        +5
        t S: start 0 S
        t S: start 0 S
        +10
        t S: start 0 S
        t S: start 0 S
        +30
        t S: start 0 S
        +10
        t S: start 0 S
        +5
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        +0
        t S: start 0 S
    ";
    perform(&mut C522::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C523(world: &mut World) {
        while_do_else< condition(0), retry(2, sync_action(1)) >
    }
}

recorded!(C523);

#[test]
fn c523() {
    let scripts = ["SSFFFFSS", "SFFFS"];
    let trace = "
        t S: cond 0 S, sync 1 S
        +40
        t R: cond 0 S, sync 1 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +15
        t F: cond 0 F
        t R: cond 0 S, sync 1 F
        t F: cond 0 S, sync 1 F
        +40
        t S: cond 0 S, sync 1 S
        +10
        t S: cond 0 S, sync 1 S
    ";
    perform(&mut C523::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C524(world: &mut World) {
        retry(4,
            parallel(success = 2, failure = 1)<
                fallback<
                    Action(0),
                    timeout(50ms,
                        sequence<
                            condition(1),
                            delay(10ms, condition(2)),
                            keep_running_until_failure(condition(3))
                        >
                    )
                >,
                Action(4)
            >
        )
    }
}

recorded!(C524);

#[test]
fn c524() {
    let scripts = ["S", "SFSSSFF", "SS", "SFFS", "RRRFRS"];
    let trace = "
        t R: start 0 S, start 4 R
        t R: run 4 R
        +5
        t R: run 4 R
        t R: run 4 F, start 0 S, start 4 R
        t S: run 4 S
        +15
        t R: start 0 S, start 4 R
        t R: run 4 R
        t R: run 4 R
    ";
    perform(&mut C524::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C525(world: &mut World) {
        invert(
            async_fallback(yield = sync)<
                async_sequence(yield = sync)<
                    reactive_sequence< condition(0), Action(1) >,
                    fallback< sync_action(2), condition(3) >,
                    fallback< sync_action(4), timeout(80ms, condition(5)), invert(Action(6)) >,
                    if_then_else< condition(7), invert(condition(8)), condition(9) >
                >
            >
        )
    }
}

recorded!(C525);

#[test]
fn c525() {
    let scripts = ["SSSFSFFS", "RRR", "SSFS", "SFSSFS", "FFF", "SSFF", "FFR", "FSFSFSFS", "S", "SFFSSSSF"];
    let trace = "
        t R: cond 0 S, start 1 R
        +0
        h: halt 1
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 R
        t S: cond 0 F, halt 1
        h
        t R: cond 0 S, start 1 R
        +10
        t S: cond 0 F, halt 1
    ";
    perform(&mut C525::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C526(world: &mut World) {
        sequence< condition(0), sync_action(1), Action(2), Action(3) >
    }
}

recorded!(C526);

#[test]
fn c526() {
    let scripts = ["FS", "FFSSFSFS", "FFRS", "R"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 S, sync 1 F
        +10
        h
        t F: cond 0 F
        +0
        t F: cond 0 S, sync 1 F
        +0
        h
        t F: cond 0 F
    ";
    perform(&mut C526::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C527(world: &mut World) {
        async_sequence(yield = sync)<
            sync_action(0),
            async_sequence(yield = sync)< Action(1), Action(2), Action(3) >,
            condition(4),
            condition(5)
        >
    }
}

recorded!(C527);

#[test]
fn c527() {
    let scripts = ["FFSF", "S", "SRS", "R", "S", "SSFSF"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        t R: sync 0 S
        +40
        t R: start 1 S
        +15
        t R: start 2 S
        +20
        t R: start 3 R
        +30
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
    ";
    perform(&mut C527::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C528(world: &mut World) {
        while_do_else<
            condition(0),
            if_then_else<
                Action(1),
                async_fallback(yield = sync)<
                    reactive_fallback< sync_action(2), condition(3), condition(4) >
                >,
                condition(5)
            >
        >
    }
}

recorded!(C528);

#[test]
fn c528() {
    let scripts = ["SSSSSSFS", "RFRFSRS", "F", "FSFSSS", "SFSFFSSS", "SSFS"];
    let trace = "
        t R: cond 0 S, start 1 R
        +40
        t S: cond 0 S, run 1 F, cond 5 S
        t R: cond 0 S, start 1 R
        t S: cond 0 S, run 1 F, cond 5 S
        +15
        t S: cond 0 S, start 1 S, sync 2 F, cond 3 F, cond 4 S
        t R: cond 0 S, start 1 R
        +20
        t F: cond 0 F, halt 1
        +10
        t S: cond 0 S, start 1 S, sync 2 F, cond 3 S
        t R: cond 0 S, start 1 R
        +5
        t F: cond 0 S, run 1 F, cond 5 F
    ";
    perform(&mut C528::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C529(world: &mut World) {
        invert(
            parallel(success = all, failure = 3)<
                sync_action(0),
                Action(1),
                condition(2),
                condition(3)
            >
        )
    }
}

recorded!(C529);

#[test]
fn c529() {
    let scripts = ["SFSSF", "S", "SFFF", "FFFSFS"];
    let trace = "
        t S: sync 0 S, start 1 S, cond 2 S, cond 3 F
        t S: sync 0 F
        +5
        t S: sync 0 S, start 1 S, cond 2 F
        +0
        t S: sync 0 S, start 1 S, cond 2 F
        +30
        t S: sync 0 F
        +20
        t S: sync 0 S, start 1 S, cond 2 F
        +15
        t S: sync 0 F
        +30
        t S: sync 0 S, start 1 S, cond 2 S, cond 3 F
        +0
        t S: sync 0 S, start 1 S, cond 2 F
        +10
        t S: sync 0 F
        t S: sync 0 S, start 1 S, cond 2 F
    ";
    perform(&mut C529::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C530(world: &mut World) {
        while_do_else< condition(0), delay(20ms, sync_action(1)), condition(2) >
    }
}

recorded!(C530);

#[test]
fn c530() {
    let scripts = ["SFFS", "SSS", "SFFSFS"];
    let trace = "
        t R: cond 0 S
        t S: cond 0 F, cond 2 S
        +15
        t F: cond 0 F, cond 2 F
        t R: cond 0 S
        t R: cond 0 S
        +40
        t F: cond 0 F, cond 2 F
        +15
        t S: cond 0 F, cond 2 S
        +40
        t R: cond 0 S
        +15
        t R: cond 0 S
        t F: cond 0 F, cond 2 F
    ";
    perform(&mut C530::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C531(world: &mut World) {
        async_sequence(yield = sync)< invert(sync_action(0)), condition(1) >
    }
}

recorded!(C531);

#[test]
fn c531() {
    let scripts = ["FFSFSS", "SS"];
    let trace = "
        t R: sync 0 F
        t S: cond 1 S
        t R: sync 0 F
        +40
        t S: cond 1 S
        t F: sync 0 S
        +30
        t R: sync 0 F
        +5
        t S: cond 1 S
        +20
        t F: sync 0 S
        t F: sync 0 S
        t R: sync 0 F
    ";
    perform(&mut C531::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C532(world: &mut World) {
        timeout(30ms,
            sequence<
                async_fallback(yield = sync)<
                    condition(0),
                    sync_action(1),
                    condition(2),
                    Action(3)
                >
            >
        )
    }
}

recorded!(C532);

#[test]
fn c532() {
    let scripts = ["SSS", "SS", "SFFSFSFF", "SSSS"];
    let trace = "
        t S: cond 0 S
        +40
        t S: cond 0 S
        +0
        t S: cond 0 S
        +5
        t S: cond 0 S
        +15
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
        +10
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C532::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C533(world: &mut World) {
        parallel_all(failures = 2)<
            condition(0),
            repeat(4, reactive_sequence< condition(1), Action(2), Action(3) >),
            invert(condition(4))
        >
    }
}

recorded!(C533);

#[test]
fn c533() {
    let scripts = ["FSSFSFF", "FF", "RSR", "FFSRFSR", "SSS"];
    let trace = "
        t F: cond 0 F, cond 1 F, cond 4 S
        +20
        t F: cond 0 S, cond 1 F, cond 4 S
        t F: cond 0 S, cond 1 F, cond 4 S
        +20
        t F: cond 0 F, cond 1 F, cond 4 S
        t F: cond 0 S, cond 1 F, cond 4 S
        t F: cond 0 F, cond 1 F, cond 4 S
        t F: cond 0 F, cond 1 F, cond 4 S
        +10
        t F: cond 0 F, cond 1 F, cond 4 S
        +30
        t F: cond 0 S, cond 1 F, cond 4 S
    ";
    perform(&mut C533::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C534(world: &mut World) {
        async_sequence(yield = sync)<
            run_once(condition(0)),
            keep_running_until_failure(
                async_fallback(yield = sync)<
                    sequence_with_memory< force_failure(condition(1)), timeout(20ms, Action(2)) >,
                    parallel(success = all, failure = 1)<
                        repeat(2, Action(3)),
                        force_failure(Action(4))
                    >
                >
            ),
            Action(5)
        >
    }
}

recorded!(C534, remembers);

#[test]
fn c534() {
    let scripts = ["SSFSSFS", "FFS", "FFFRS", "SRFRR", "RSRSFFS", "FRRRR"];
    let trace = "
        t R: cond 0 S
        +30
        t R: cond 1 F
        t R: start 3 S, start 4 R
        t F: start 3 R, run 4 S, halt 3
        +30
        t R
        +20
        t R: cond 1 F
        t F: start 3 F
    ";
    perform(&mut C534::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C535(world: &mut World) {
        repeat(2,
            fallback<
                while_do_else< condition(0), Action(1), Action(2) >,
                retry(2,
                    async_sequence(yield = sync)<
                        reactive_fallback< Action(3), Action(4), condition(5) >,
                        delay(20ms, condition(6))
                    >
                ),
                parallel(success = all, failure = 1)< Action(7), sync_action(8) >
            >
        )
    }
}

recorded!(C535);

#[test]
fn c535() {
    let scripts = ["SSSFSF", "RF", "RSRSFFFS", "SSRSSSR", "RSRS", "SSSFSSF", "FFS", "FRR", "SFFSSS"];
    let trace = "
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 F, start 3 S
        +5
        t R
        +0
        t R
        t R
    ";
    perform(&mut C535::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C536(world: &mut World) {
        sequence_with_memory<
            async_fallback(yield = sync)<
                while_do_else< Action(0), if_then_else< condition(1), condition(2) > >,
                fallback< condition(3), Action(4), sync_action(5) >
            >,
            Action(6),
            fallback<
                delay(50ms, sync_action(7)),
                force_failure(Action(8)),
                run_once(condition(9)),
                force_success(invert(Action(10)))
            >
        >
    }
}

recorded!(C536, remembers);

#[test]
fn c536() {
    let scripts = ["FR", "SFSFSSS", "SSFS", "FF", "RSF", "SFSFF", "FSSRRR", "FSS", "RFSFFS", "FS", "F"];
    let trace = "
        t R: start 0 F
        +10
        t R: cond 3 F, start 4 R
        h: halt 4
        t R: start 0 R
        t F: run 0 F, cond 3 F, start 4 S, start 6 F
        t R: start 6 S
        t R
    ";
    perform(&mut C536::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C537(world: &mut World) {
        repeat(reactive_fallback< Action(0), condition(1), condition(2) >)
    }
}

recorded!(C537);

#[test]
fn c537() {
    let scripts = ["RRRRRRRR", "FSFF", "FSFFSSSS"];
    let trace = "
        t R: start 0 R
        +5
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +20
        t R: run 0 R
        +0
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +40
        t R: run 0 R
    ";
    perform(&mut C537::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C538(world: &mut World) {
        timeout(50ms, timeout(80ms, Action(0)))
    }
}

recorded!(C538);

#[test]
fn c538() {
    let scripts = ["SFRSFFRR"];
    let trace = "
        t S: start 0 S
        t F: start 0 F
        t R: start 0 R
        t S: run 0 S
        t F: start 0 F
        t F: start 0 F
        t R: start 0 R
    ";
    perform(&mut C538::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C539(world: &mut World) {
        invert(
            reactive_sequence<
                sequence_with_memory<
                    reactive_fallback< sync_action(0), Action(1) >,
                    retry(3, Action(2)),
                    Action(3)
                >,
                keep_running_until_failure(
                    async_fallback(yield = sync)<
                        parallel(success = 3, failure = 3)< Action(4), Action(5), Action(6) >
                    >
                ),
                repeat(2, force_success(Action(7))),
                while_do_else< condition(8), condition(9) >
            >
        )
    }
}

recorded!(C539, remembers);

#[test]
fn c539() {
    let scripts = ["FFSFSSFF", "FR", "SFFR", "SSRSRRRR", "FRSS", "SSFR", "RFRRSR", "RRFSRRFR", "SSFFFSS", "FSSSSFS"];
    let trace = "
        t S: sync 0 F, start 1 F
        +20
        t R: sync 0 F, start 1 R
        +15
        t R: sync 0 S, halt 1, start 2 S
        t S: start 3 S, start 4 F
        t S: sync 0 F, start 1 F
        t R: sync 0 S
        +10
        t R: start 2 F
        +40
        t R: start 2 F
        +20
        t R: start 2 R
        +30
        t R: run 2 S, start 3 S, start 4 R, start 5 S, start 6 R
    ";
    perform(&mut C539::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C540(world: &mut World) {
        parallel(success = all, failure = 1)<
            run_once(if_then_else< Action(0), invert(sync_action(1)), Action(2) >)
        >
    }
}

recorded!(C540, remembers);

#[test]
fn c540() {
    let scripts = ["R", "SFSFSF", "SRSSRS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +20
        t R: run 0 R
        t R: run 0 R
        +5
        t R: run 0 R
        +5
        t R: run 0 R
        +5
        t R: run 0 R
    ";
    perform(&mut C540::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C541(world: &mut World) {
        retry(2,
            timeout(50ms,
                sequence_with_memory<
                    sequence_with_memory<
                        repeat(1, reactive_fallback< retry(1, sync_action(0)) >),
                        Action(1)
                    >
                >
            )
        )
    }
}

recorded!(C541, remembers);

#[test]
fn c541() {
    let scripts = ["FSSSSS", "FR"];
    let trace = "
        t R: sync 0 F
        t R: sync 0 S
        +15
        t F: start 1 F
        +0
        t R: start 1 R
        +20
        t R: run 1 F, start 1 R
        t F: run 1 F
        +0
        t R: start 1 R
        +30
        t R: run 1 F, start 1 R
        +30
        t F: run 1 F
        +5
        t R: start 1 R
    ";
    perform(&mut C541::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C542(world: &mut World) {
        reactive_fallback<
            fallback<
                timeout(10ms, Action(0)),
                timeout(30ms,
                    async_sequence(yield = sync)<
                        condition(1),
                        Action(2),
                        delay(50ms, condition(3))
                    >
                )
            >,
            keep_running_until_failure(condition(4))
        >
    }
}

recorded!(C542);

#[test]
fn c542() {
    let scripts = ["SSSR", "FFS", "SSRSRRS", "SFSSS", "SFFFSSFS"];
    let trace = "
        t S: start 0 S
        +40
        t S: start 0 S
        +10
        h
        t S: start 0 S
        +30
        t R: start 0 R
        +0
        t S: run 0 S
        +15
        h
        t S: start 0 S
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        t S: start 0 S
        +5
        t S: start 0 S
        t R: start 0 R
        +20: halt 0
        t R: cond 1 F, cond 4 S
        h
    ";
    perform(&mut C542::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C543(world: &mut World) {
        sequence<
            repeat(3, Action(0)),
            invert(
                reactive_fallback<
                    async_sequence(yield = sync)< repeat(2, Action(1)) >,
                    parallel_all(failures = 1)<
                        async_fallback(yield = sync)< sync_action(2), condition(3) >
                    >
                >
            )
        >
    }
}

recorded!(C543);

#[test]
fn c543() {
    let scripts = ["RRRSRSSF", "SRRS", "FSSSF", "FS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        t R: run 0 S, start 0 S, start 1 S
        t R: start 1 R
        +40
        h: halt 1
        t F: start 0 F
        h
        t R: start 0 R
        +20
        t R: run 0 R
        +20
        t R: run 0 R
    ";
    perform(&mut C543::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C544(world: &mut World) {
        fallback<
            parallel(success = 2, failure = 2)< Action(0), condition(1) >,
            force_failure(
                async_sequence(yield = sync)<
                    sync_action(2),
                    parallel(success = 1, failure = 1)< keep_running_until_failure(Action(3)) >,
                    retry(reactive_sequence< timeout(20ms, condition(4)), Action(5) >),
                    Action(6)
                >
            )
        >
    }
}

recorded!(C544);

#[test]
fn c544() {
    let scripts = ["SSRSFRRS", "FFFSFF", "SFFS", "RR", "SS", "RFRRRRSF", "SFFSFF"];
    let trace = "
        t R: start 0 S, cond 1 F, sync 2 S
        +40
        t R: start 3 R
        +30
        t R: run 3 R
        +30
        t R: run 3 R
        +40
        t R: run 3 R
        +5
        t R: run 3 R
    ";
    perform(&mut C544::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C545(world: &mut World) {
        reactive_sequence<
            while_do_else<
                condition(0),
                keep_running_until_failure(condition(1)),
                timeout(30ms, sync_action(2))
            >
        >
    }
}

recorded!(C545);

#[test]
fn c545() {
    let scripts = ["SF", "SF", "FFSSFFSF"];
    let trace = "
        t R: cond 0 S, cond 1 S
        t F: cond 0 F, sync 2 F
        +15
        t F: cond 0 S, cond 1 F
        t F: cond 0 F, sync 2 F
        +15
        t R: cond 0 S, cond 1 S
        t S: cond 0 F, sync 2 S
        t F: cond 0 S, cond 1 F
        +15
        t S: cond 0 F, sync 2 S
        +0
        t R: cond 0 S, cond 1 S
    ";
    perform(&mut C545::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C546(world: &mut World) {
        run_once(
            sequence_with_memory<
                reactive_sequence< fallback< condition(0), Action(1), condition(2), Action(3) > >,
                Action(4),
                try_catch< condition(5), sync_action(6), Action(7), condition(8) >,
                async_fallback(yield = sync)<
                    fallback<
                        sequence< keep_running_until_failure(condition(9)), Action(10) >,
                        Action(11)
                    >,
                    repeat(3, condition(12))
                >
            >
        )
    }
}

recorded!(C546, remembers);

#[test]
fn c546() {
    let scripts = ["SFFFFF", "SRRSRRFF", "FFFSFF", "RR", "RFRRS", "SFFS", "S", "SFSSRFS", "FS", "SSSSSS", "SFFRRFR", "RSR", "FSSF"];
    let trace = "
        t R: cond 0 S
        +30
        t R: start 4 R
        +5
        t F: run 4 F
        t F
    ";
    perform(&mut C546::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C547(world: &mut World) {
        while_do_else<
            while_do_else< condition(0), Action(1), condition(2) >,
            repeat(2, condition(3)),
            Action(4)
        >
    }
}

recorded!(C547);

#[test]
fn c547() {
    let scripts = ["FFSS", "FS", "SSF", "SFS", "SRSSFRF"];
    let trace = "
        t R: cond 0 F, cond 2 S, cond 3 S
        +5
        t F: cond 0 F, cond 2 S, cond 3 F
        +30
        h
        t S: cond 0 S, start 1 F, start 4 S
        t R: cond 0 S, start 1 S, cond 3 S
        +15
        t R: cond 0 F, cond 2 F, start 4 R
        t R: cond 0 F, cond 2 S, halt 4, cond 3 S
        +5
        t S: cond 0 S, start 1 F, start 4 S
        t F: cond 0 S, start 1 S, cond 3 F
        +20
        t R: cond 0 F, cond 2 S, cond 3 S
        h
        t S: cond 0 F, cond 2 F, start 4 S
        +5
        t F: cond 0 S, start 1 F, start 4 F
        t R: cond 0 S, start 1 S, cond 3 S
        t F: cond 0 F, cond 2 S, cond 3 F
        t R: cond 0 F, cond 2 S, cond 3 S
    ";
    perform(&mut C547::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C548(world: &mut World) {
        invert(
            force_failure(
                parallel(success = all, failure = 1)<
                    reactive_fallback<
                        condition(0),
                        keep_running_until_failure(condition(1)),
                        force_success(condition(2)),
                        timeout(20ms, Action(3))
                    >,
                    fallback<
                        reactive_sequence<
                            force_failure(Action(4)),
                            condition(5),
                            Action(6),
                            condition(7)
                        >
                    >,
                    invert(sync_action(8))
                >
            )
        )
    }
}

recorded!(C548);

#[test]
fn c548() {
    let scripts = ["FFS", "SF", "FSFFF", "FRRRR", "FSSRSSRR", "FFSFSF", "FRRR", "SSF", "FSFFSFSS"];
    let trace = "
        t S: cond 0 F, cond 1 S, start 4 F
        t S: cond 0 F, cond 1 F, cond 2 F, start 4 S
        +0
        t S: cond 0 S, start 4 S
        +40
        t R: cond 0 F, cond 1 S, start 4 R, sync 8 F
        +15
        t S: cond 0 F, cond 1 F, cond 2 S, run 4 S
        t S: cond 0 S, start 4 S
        +40
        t S: cond 0 F, cond 1 S, start 4 R, sync 8 S, halt 4
        +0
        t R: cond 0 F, cond 1 F, cond 2 F, start 4 R, sync 8 F
        +15
        t S: run 4 F
    ";
    perform(&mut C548::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C549(world: &mut World) {
        reactive_sequence< Action(0), Action(1), condition(2) >
    }
}

recorded!(C549);

#[test]
fn c549() {
    let scripts = ["RSFFSSSF", "FRF", "SFSFF"];
    let trace = "
        t R: start 0 R
        t F: run 0 S, start 1 F
        +0
        t F: start 0 F
        t F: start 0 F
        +0
        t R: start 0 S, start 1 R
        t F: start 0 S, run 1 F
        t F: start 0 S, start 1 F
        t F: start 0 F
        +20
        t R: start 0 R
        +20
        t R: run 0 S, start 1 R
        +15
        t F: start 0 F, halt 1
        t F: start 0 F
        +0
        t F: start 0 S, start 1 F
    ";
    perform(&mut C549::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C550(world: &mut World) {
        delay(50ms,
            parallel(success = 3, failure = 3)<
                timeout(30ms, condition(0)),
                condition(1),
                reactive_fallback< condition(2), Action(3), condition(4) >,
                parallel_all(failures = all)< Action(5), retry(2, condition(6)) >
            >
        )
    }
}

recorded!(C550);

#[test]
fn c550() {
    let scripts = ["FS", "FSSF", "SFFSFSS", "FR", "F", "RRFRSS", "FF"];
    let trace = "
        t R
        +30
        t R
        t R
        t R
        t R
        +20
        t F: cond 0 F, cond 1 F
        +30
        t R
        +10
        t R
        +15
        t R
        +40
        t S: cond 0 S, cond 1 S, cond 2 S
        t R
    ";
    perform(&mut C550::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C551(world: &mut World) {
        reactive_fallback<
            timeout(20ms, sync_action(0)),
            fallback< condition(1), Action(2) >,
            force_success(Action(3)),
            keep_running_until_failure(condition(4))
        >
    }
}

recorded!(C551);

#[test]
fn c551() {
    let scripts = ["FSSS", "FSFFFSFS", "FFRSSRF", "RRRRRSRR", "SFF"];
    let trace = "
        t R: sync 0 F, cond 1 F, start 2 F, start 3 R
        t S: sync 0 S, halt 3
        +40
        t S: sync 0 S
        +30
        t S: sync 0 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        t S: sync 0 S
    ";
    perform(&mut C551::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C552(world: &mut World) {
        force_success(
            async_fallback(yield = sync)< condition(0), condition(1), condition(2), Action(3) >
        )
    }
}

recorded!(C552);

#[test]
fn c552() {
    let scripts = ["SSSFSFFF", "FF", "SS", "RRSRSFSR"];
    let trace = "
        t S: cond 0 S
        +20
        t S: cond 0 S
        +40
        t S: cond 0 S
        t R: cond 0 F
        +0
        t R: cond 1 F
        +20
        t S: cond 2 S
        t S: cond 0 S
        +20
        t R: cond 0 F
        +40
        t R: cond 1 F
        +5
        t S: cond 2 S
    ";
    perform(&mut C552::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C553(world: &mut World) {
        fallback< sync_action(0), condition(1), sync_action(2), Action(3) >
    }
}

recorded!(C553);

#[test]
fn c553() {
    let scripts = ["FFS", "FSSSF", "FFSSFSFF", "SFRRFSRS"];
    let trace = "
        t S: sync 0 F, cond 1 F, sync 2 F, start 3 S
        +30
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        +30
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        +5
        t F: sync 0 F, cond 1 F, sync 2 F, start 3 F
    ";
    perform(&mut C553::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C554(world: &mut World) {
        invert(timeout(20ms, sync_action(0)))
    }
}

recorded!(C554);

#[test]
fn c554() {
    let scripts = ["FSSSSFS"];
    let trace = "
        t S: sync 0 F
        t F: sync 0 S
        h
        t F: sync 0 S
        +30
        t F: sync 0 S
        +20
        t F: sync 0 S
        +5
        h
        t S: sync 0 F
        +5
        t F: sync 0 S
        t S: sync 0 F
        +5
        h
        t F: sync 0 S
        +20
        t F: sync 0 S
        +10
        t F: sync 0 S
        h
        t F: sync 0 S
        +40
        t S: sync 0 F
    ";
    perform(&mut C554::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C555(world: &mut World) {
        parallel(success = all, failure = 2)<
            run_once(Action(0)),
            repeat(1, reactive_sequence< timeout(80ms, force_failure(Action(1))) >)
        >
    }
}

recorded!(C555, remembers);

#[test]
fn c555() {
    let scripts = ["RRR", "S"];
    let trace = "
        t F: start 0 R, start 1 S, halt 0
        +0
        t F: start 0 R, start 1 S, halt 0
        t F: start 0 R, start 1 S, halt 0
        +15
        t F: start 0 R, start 1 S, halt 0
        +20
        t F: start 0 R, start 1 S, halt 0
        +20
        t F: start 0 R, start 1 S, halt 0
        +40
        t F: start 0 R, start 1 S, halt 0
    ";
    perform(&mut C555::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C556(world: &mut World) {
        reactive_fallback<
            condition(0),
            Action(1),
            fallback< Action(2), condition(3), Action(4), condition(5) >
        >
    }
}

recorded!(C556);

#[test]
fn c556() {
    let scripts = ["F", "SSFF", "SFRFR", "SSF", "S", "FSFSFSFF"];
    let trace = "
        t S: cond 0 F, start 1 S
        t S: cond 0 F, start 1 S
        t S: cond 0 F, start 1 F, start 2 S
        t S: cond 0 F, start 1 F, start 2 F, cond 3 S
        +30
        t S: cond 0 F, start 1 S
        +15
        t S: cond 0 F, start 1 S
        +0
        t R: cond 0 F, start 1 F, start 2 R
        +15
        t S: cond 0 F, start 1 F, run 2 F, cond 3 S
        +40
        t S: cond 0 F, start 1 S
        +0
        h
        t S: cond 0 F, start 1 S
        t R: cond 0 F, start 1 F, start 2 R
        t S: cond 0 F, start 1 F, run 2 S
        t S: cond 0 F, start 1 S
        t S: cond 0 F, start 1 S
    ";
    perform(&mut C556::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C557(world: &mut World) {
        parallel(success = 1, failure = 1)<
            delay(50ms, sync_action(0)),
            timeout(80ms, fallback< force_success(Action(1)), condition(2) >)
        >
    }
}

recorded!(C557);

#[test]
fn c557() {
    let scripts = ["SSFF", "FRRFS", "SSS"];
    let trace = "
        t S: start 1 F
        +10
        t R: start 1 R
        +20
        t R: run 1 R
        t S: run 1 F
    ";
    perform(&mut C557::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C558(world: &mut World) {
        fallback<
            keep_running_until_failure(sync_action(0)),
            sequence_with_memory<
                sync_action(1),
                timeout(20ms, condition(2)),
                parallel_all(failures = 2)< Action(3), condition(4) >
            >
        >
    }
}

recorded!(C558, remembers);

#[test]
fn c558() {
    let scripts = ["SF", "S", "SFF", "FRSSRFS", "SSSF"];
    let trace = "
        t R: sync 0 S
        +20
        t R: sync 0 F, sync 1 S
        t R: cond 2 S
        +10
        t S: start 3 F, cond 4 S
        +10
        t R: sync 0 S
        +30
        t R: sync 0 F, sync 1 S
        +30
        t F: cond 2 F
        +10
        t R: sync 0 S
        +10
        t F: sync 0 F, cond 2 F
        t R: sync 0 S
        t R: sync 0 F, cond 2 S
        +15
        t R: start 3 R, cond 4 S
        +30
        t S: run 3 S
        +10
        t R: sync 0 S
    ";
    perform(&mut C558::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C559(world: &mut World) {
        async_fallback(yield = sync)<
            if_then_else< condition(0), sync_action(1), Action(2) >,
            Action(3),
            while_do_else< Action(4), Action(5) >,
            fallback<
                sequence<
                    condition(6),
                    force_success(Action(7)),
                    Action(8),
                    delay(50ms, sync_action(9))
                >
            >
        >
    }
}

recorded!(C559);

#[test]
fn c559() {
    let scripts = ["FFSSFSSS", "SFFSFFSF", "SSR", "RSFRFRFR", "SR", "FRFSSSS", "FFFSF", "SRRRFFRR", "RRFSRS", "SFSSSFSS"];
    let trace = "
        t S: cond 0 F, start 2 S
        +15
        t S: cond 0 F, start 2 S
        t S: cond 0 S, sync 1 S
        t R: cond 0 S, sync 1 F
    ";
    perform(&mut C559::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C560(world: &mut World) {
        timeout(10ms, timeout(50ms, fallback< condition(0), condition(1) >))
    }
}

recorded!(C560);

#[test]
fn c560() {
    let scripts = ["FS", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        +40
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        +5
        t S: cond 0 S
        +0
        t S: cond 0 F, cond 1 S
        +0
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        +10
        t S: cond 0 F, cond 1 S
    ";
    perform(&mut C560::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C561(world: &mut World) {
        async_sequence(yield = sync)< Action(0), condition(1), condition(2) >
    }
}

recorded!(C561);

#[test]
fn c561() {
    let scripts = ["FSRRFRF", "FFSSFFF", "SF"];
    let trace = "
        t F: start 0 F
        +20
        t R: start 0 S
        +0
        t F: cond 1 F
        +15
        t R: start 0 R
        +30
        t R: run 0 R
        +10
        t F: run 0 F
        +30
        t R: start 0 R
        +10
        t F: run 0 F
        +15
        t F: start 0 F
        t R: start 0 S
        +30
        t F: cond 1 F
        t R: start 0 R
        +0
        t R: run 0 R
    ";
    perform(&mut C561::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C562(world: &mut World) {
        sequence<
            reactive_sequence< keep_running_until_failure(Action(0)) >,
            async_sequence(yield = sync)<
                reactive_fallback<
                    if_then_else< condition(1), condition(2), condition(3) >,
                    Action(4),
                    Action(5)
                >,
                Action(6),
                parallel(success = 2, failure = 1)<
                    Action(7),
                    reactive_sequence< Action(8), sync_action(9), Action(10) >
                >
            >
        >
    }
}

recorded!(C562);

#[test]
fn c562() {
    let scripts = ["FR", "FSFSSF", "FFFS", "FFFFFSSF", "FRR", "RSR", "SRRRRSF", "RR", "RFRRR", "FF", "SFSF"];
    let trace = "
        t F: start 0 F
        t R: start 0 R
        +20
        t F: run 0 F
        t R: start 0 R
        +10
        t F: run 0 F
        t R: start 0 R
        +0
        t F: run 0 F
        +20
        t R: start 0 R
        t F: run 0 F
        +15
        t R: start 0 R
    ";
    perform(&mut C562::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C563(world: &mut World) {
        if_then_else<
            condition(0),
            async_fallback(yield = sync)< invert(condition(1)) >,
            try_catch< condition(2), timeout(10ms, condition(3)) >
        >
    }
}

recorded!(C563);

#[test]
fn c563() {
    let scripts = ["FS", "S", "SFFFFFS", "SSSFSSSF"];
    let trace = "
        t S: cond 0 F, cond 2 S
        +10
        t F: cond 0 S, cond 1 S
        t F: cond 0 F, cond 2 F, cond 3 S
        +20
        t F: cond 0 S, cond 1 S
        +5
        t F: cond 0 F, cond 2 F, cond 3 S
        +5
        t F: cond 0 S, cond 1 S
        t F: cond 0 F, cond 2 F, cond 3 S
    ";
    perform(&mut C563::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C564(world: &mut World) {
        fallback<
            sync_action(0),
            force_failure(
                parallel_all(failures = 4)<
                    Action(1),
                    repeat(2, Action(2)),
                    invert(Action(3)),
                    timeout(30ms, run_once(condition(4)))
                >
            ),
            reactive_fallback<
                sequence_with_memory< run_once(force_success(repeat(4, condition(5)))) >
            >
        >
    }
}

recorded!(C564, remembers);

#[test]
fn c564() {
    let scripts = ["SSFFFS", "FFRRSFF", "RRRFSRF", "SFSSS", "SSFFF", "F"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 S
        +10
        t R: sync 0 F, start 1 F, start 2 R, start 3 S, cond 4 S
        t R: run 2 R
        t R: run 2 R
        +0
        t S: run 2 F, cond 5 F
        +5
        t R: sync 0 F, start 1 F, start 2 S, start 3 F
        t R: start 2 R
        +5
        t S: run 2 F
        t R: sync 0 F, start 1 R, start 2 R, start 3 S
        t R: run 1 R, run 2 R
        t R: run 1 S, run 2 R
        +15
        t S: run 2 F
        +0
        t S: sync 0 S
    ";
    perform(&mut C564::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C565(world: &mut World) {
        invert(
            sequence<
                retry(2,
                    invert(
                        force_success(
                            reactive_fallback<
                                sync_action(0),
                                condition(1),
                                condition(2),
                                condition(3)
                            >
                        )
                    )
                )
            >
        )
    }
}

recorded!(C565);

#[test]
fn c565() {
    let scripts = ["SFSSSSFF", "SS", "FSSSFFFS", "FFSFFF"];
    let trace = "
        t R: sync 0 S
        t S: sync 0 F, cond 1 S
        t R: sync 0 S
        +5
        t S: sync 0 S
        +5
        t R: sync 0 S
        t S: sync 0 S
    ";
    perform(&mut C565::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C566(world: &mut World) {
        reactive_fallback< Action(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C566);

#[test]
fn c566() {
    let scripts = ["SSFRRS", "SSRRR", "SFSFFFSF", "FFSFFFS"];
    let trace = "
        t S: start 0 S
        +10
        t S: start 0 S
        +30
        t S: start 0 F, start 1 S
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C566::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C567(world: &mut World) {
        reactive_fallback< condition(0), condition(1), Action(2) >
    }
}

recorded!(C567);

#[test]
fn c567() {
    let scripts = ["FSFSS", "SSF", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        +15
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        +30
        t S: cond 0 F, cond 1 F, start 2 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        +30
        t S: cond 0 S
    ";
    perform(&mut C567::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C568(world: &mut World) {
        while_do_else< condition(0), Action(1), condition(2) >
    }
}

recorded!(C568);

#[test]
fn c568() {
    let scripts = ["FFSF", "RRSSSF", "SFFFFSFF"];
    let trace = "
        t S: cond 0 F, cond 2 S
        +0
        t F: cond 0 F, cond 2 F
        +40
        t R: cond 0 S, start 1 R
        +15
        t F: cond 0 F, halt 1, cond 2 F
        t F: cond 0 F, cond 2 F
        +30
        t F: cond 0 F, cond 2 F
        +0
        t R: cond 0 S, start 1 R
        t S: cond 0 F, halt 1, cond 2 S
        +20
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
        +20
        t S: cond 0 S, start 1 S
        +0
        t S: cond 0 F, cond 2 S
    ";
    perform(&mut C568::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C569(world: &mut World) {
        keep_running_until_failure(
            async_fallback(yield = sync)<
                Action(0),
                force_success(Action(1)),
                sync_action(2),
                timeout(30ms, Action(3))
            >
        )
    }
}

recorded!(C569);

#[test]
fn c569() {
    let scripts = ["RRSSSRRR", "FRFRSRFS", "SSS", "SFSFFF"];
    let trace = "
        t R: start 0 R
        +20
        t R: run 0 R
        t R: run 0 S
        t R: start 0 S
        t R: start 0 S
        +30
        t R: start 0 R
    ";
    perform(&mut C569::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C570(world: &mut World) {
        sequence<
            parallel_all(failures = 3)<
                condition(0),
                retry(2, Action(1)),
                keep_running_until_failure(repeat(2, condition(2)))
            >
        >
    }
}

recorded!(C570);

#[test]
fn c570() {
    let scripts = ["SFFFF", "SFSF", "FSFF"];
    let trace = "
        t S: cond 0 S, start 1 S, cond 2 F
        t R: cond 0 F, start 1 F, cond 2 S
        +10
        t S: start 1 S, cond 2 F
        t R: cond 0 F, start 1 F, cond 2 F
        t S: start 1 S
        +20
        t R: cond 0 F, start 1 F, cond 2 F
        +0
        t S: start 1 S
        t R: cond 0 F, start 1 F, cond 2 S
        t S: start 1 S, cond 2 F
        +15
        t R: cond 0 S, start 1 F, cond 2 F
    ";
    perform(&mut C570::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C571(world: &mut World) {
        force_success(
            fallback<
                timeout(10ms, condition(0)),
                sequence_with_memory<
                    Action(1),
                    parallel(success = 1, failure = 1)< force_failure(condition(2)) >
                >,
                condition(3)
            >
        )
    }
}

recorded!(C571, remembers);

#[test]
fn c571() {
    let scripts = ["FFFFSSFF", "RSRRRF", "FSF", "FFFFF"];
    let trace = "
        t R: cond 0 F, start 1 R
        +15
        t S: run 1 S, cond 2 F, cond 3 F
        +5
        t S: cond 0 F, cond 2 S, cond 3 F
        +30
        t S: cond 0 F, cond 2 F, cond 3 F
        +30
        t S: cond 0 F, cond 2 F, cond 3 F
        +0
        t S: cond 0 S
        +20
        t S: cond 0 S
        t S: cond 0 F, cond 2 S, cond 3 F
        +40
        t S: cond 0 F, cond 2 F, cond 3 F
        +10
        t S: cond 0 F, cond 2 F, cond 3 F
        +20
        t S: cond 0 F, cond 2 S, cond 3 F
        t S: cond 0 F, cond 2 F, cond 3 F
    ";
    perform(&mut C571::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C572(world: &mut World) {
        sequence_with_memory<
            async_sequence(yield = sync)< Action(0), sync_action(1) >,
            invert(
                sequence<
                    try_catch<
                        condition(2),
                        sequence< if_then_else< Action(3), invert(sync_action(4)) > >
                    >
                >
            )
        >
    }
}

recorded!(C572, remembers);

#[test]
fn c572() {
    let scripts = ["FRSFR", "FFFFFSS", "F", "R", "SFFFFFS"];
    let trace = "
        t F: start 0 F
        +30
        t R: start 0 R
        +5
        t F: run 0 S, sync 1 F
        +5
        t F: start 0 F
        t R: start 0 R
        +15
        t F: run 0 F
        +5
        t R: start 0 R
        t F: run 0 S, sync 1 F
        +10
        t F: start 0 F
        t R: start 0 R
        +5
        t F: run 0 F
        +0
        t R: start 0 R
    ";
    perform(&mut C572::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C573(world: &mut World) {
        async_sequence(yield = sync)<
            reactive_sequence< condition(0), Action(1), sync_action(2) >,
            async_sequence(yield = sync)< sequence< sync_action(3), Action(4), condition(5) > >,
            parallel(success = all, failure = 3)<
                sync_action(6),
                parallel_all(failures = 1)<
                    fallback< Action(7), sync_action(8), condition(9), Action(10) >
                >,
                condition(11)
            >
        >
    }
}

recorded!(C573);

#[test]
fn c573() {
    let scripts = ["SF", "F", "FSFSS", "F", "SRSSSF", "S", "F", "SF", "S", "SFSSSFFS", "RRSRS", "FFSSSS"];
    let trace = "
        t F: cond 0 S, start 1 F
        +20
        t F: cond 0 F
        +15
        t F: cond 0 S, start 1 F
        +20
        t F: cond 0 F
        +15
        t F: cond 0 S, start 1 F
        +40
        t F: cond 0 F
        +10
        t F: cond 0 S, start 1 F
        +30
        t F: cond 0 F
        +30
        t F: cond 0 S, start 1 F
    ";
    perform(&mut C573::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C574(world: &mut World) {
        sequence< condition(0), condition(1), condition(2), Action(3) >
    }
}

recorded!(C574);

#[test]
fn c574() {
    let scripts = ["FSFFFF", "FFSFFFFF", "FFFFS", "FSRSF"];
    let trace = "
        t F: cond 0 F
        +10
        t F: cond 0 S, cond 1 F
        +20
        t F: cond 0 F
        t F: cond 0 F
        +15
        t F: cond 0 F
        +15
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 S, cond 1 F
        +40
        t F: cond 0 F
    ";
    perform(&mut C574::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C575(world: &mut World) {
        while_do_else<
            condition(0),
            force_failure(Action(1)),
            async_fallback(yield = sync)< Action(2), Action(3), condition(4) >
        >
    }
}

recorded!(C575);

#[test]
fn c575() {
    let scripts = ["FFFFS", "RRRRR", "SSRFRRRR", "S", "FSSSF"];
    let trace = "
        t S: cond 0 F, start 2 S
        +40
        t S: cond 0 F, start 2 S
        +5
        t R: cond 0 F, start 2 R
        +5
        t S: cond 0 F, run 2 F, start 3 S
        +15
        t R: cond 0 S, start 1 R
        +0
        t R: cond 0 F, halt 1, start 2 R
        +5
        h: halt 2
        t R: cond 0 F, start 2 R
        t R: cond 0 F, run 2 R
    ";
    perform(&mut C575::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C576(world: &mut World) {
        force_success(
            parallel(success = all, failure = 1)<
                try_catch<
                    reactive_sequence<
                        Action(0),
                        sequence< Action(1), sync_action(2), sync_action(3) >
                    >,
                    condition(4),
                    force_failure(
                        if_then_else<
                            condition(5),
                            async_fallback(yield = sync)<
                                Action(6),
                                retry(1, Action(7)),
                                Action(8)
                            >,
                            condition(9)
                        >
                    )
                >
            >
        )
    }
}

recorded!(C576);

#[test]
fn c576() {
    let scripts = ["RSSSRRRF", "RRRSRRRR", "FF", "SFSSFS", "FSSFFSS", "S", "S", "RFFRRS", "SRFFRF", "SFFFFSSF"];
    let trace = "
        t R: start 0 R
        +40
        t R: run 0 S, start 1 R
        +10
        t R: start 0 S, run 1 R
        t R: start 0 S, run 1 R
    ";
    perform(&mut C576::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C577(world: &mut World) {
        while_do_else<
            async_fallback(yield = sync)<
                timeout(10ms,
                    reactive_sequence< sync_action(0), Action(1), Action(2), condition(3) >
                ),
                async_sequence(yield = sync)< condition(4), Action(5) >
            >,
            condition(6)
        >
    }
}

recorded!(C577);

#[test]
fn c577() {
    let scripts = ["F", "RSSFSS", "SRFSFRSS", "FSSFSSS", "FS", "FRRFF", "SSFFS"];
    let trace = "
        t R: sync 0 F
        t F: cond 4 F
        +10
        t R: sync 0 F
        +5
        t R: cond 4 S
        +10
        t F: start 5 F
        +0
        t R: sync 0 F
        t F: cond 4 F
        +0
        t R: sync 0 F
        t R: cond 4 S
        t R: start 5 R
    ";
    perform(&mut C577::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C578(world: &mut World) {
        async_fallback(yield = sync)< sync_action(0), Action(1), condition(2) >
    }
}

recorded!(C578);

#[test]
fn c578() {
    let scripts = ["FSS", "RSR", "F"];
    let trace = "
        t R: sync 0 F
        +30
        t R: start 1 R
        +30
        t S: run 1 S
        t S: sync 0 S
        h
        t S: sync 0 S
        t R: sync 0 F
        +5
        t R: start 1 R
        t R: run 1 R
        +40
        h: halt 1
        t S: sync 0 S
        +20
        t S: sync 0 S
        +15
        h
    ";
    perform(&mut C578::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C579(world: &mut World) {
        sequence< condition(0), timeout(50ms, condition(1)) >
    }
}

recorded!(C579);

#[test]
fn c579() {
    let scripts = ["FS", "FSSSFS"];
    let trace = "
        t F: cond 0 F
        +20
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        +15
        t S: cond 0 S, cond 1 S
        +30
        t F: cond 0 F
        t S: cond 0 S, cond 1 S
        t F: cond 0 F
    ";
    perform(&mut C579::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C580(world: &mut World) {
        reactive_sequence<
            run_once(
                sequence<
                    sequence<
                        fallback<
                            sequence_with_memory<
                                condition(0),
                                while_do_else< condition(1), force_failure(Action(2)) >
                            >,
                            invert(Action(3))
                        >
                    >,
                    reactive_fallback< condition(4), condition(5) >
                >
            )
        >
    }
}

recorded!(C580, remembers);

#[test]
fn c580() {
    let scripts = ["SF", "F", "RSRSRFF", "RRFRSFR", "SS", "FFSSSSSF"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 F, start 3 R
        t R: run 3 R
        +5
        t S: run 3 F, cond 4 S
        +20
        t S
    ";
    perform(&mut C580::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C581(world: &mut World) {
        retry(2,
            reactive_fallback<
                timeout(80ms, async_fallback(yield = sync)< Action(0), condition(1) >),
                Action(2),
                reactive_fallback<
                    sync_action(3),
                    Action(4),
                    fallback< sequence< sync_action(5), sync_action(6), condition(7) > >
                >
            >
        )
    }
}

recorded!(C581);

#[test]
fn c581() {
    let scripts = ["RRRF", "SFS", "SRS", "SFFFSSSS", "SRRF", "FSF", "SSF", "FFF"];
    let trace = "
        t R: start 0 R
        +15
        t R: run 0 R
        +40
        t R: run 0 R
        t S: run 0 F, cond 1 S
        +10
        t R: start 0 R
        +20
        t R: run 0 R
        +5
        t R: run 0 R
        t S: run 0 F, cond 1 F, start 2 S
        +30
        t R: start 0 R
        +20
        h: halt 0
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t S: run 0 F, cond 1 S
        +30
        t R: start 0 R
    ";
    perform(&mut C581::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C582(world: &mut World) {
        retry(4,
            async_sequence(yield = sync)<
                async_fallback(yield = sync)<
                    while_do_else< sync_action(0), condition(1), Action(2) >,
                    delay(50ms, sync_action(3))
                >,
                sequence<
                    sequence< Action(4), condition(5), condition(6) >,
                    reactive_fallback< Action(7), condition(8) >,
                    keep_running_until_failure(sync_action(9))
                >,
                delay(20ms, Action(10)),
                condition(11)
            >
        )
    }
}

recorded!(C582);

#[test]
fn c582() {
    let scripts = ["SFSSS", "FFSSS", "RRSRFFSF", "FFFFSSS", "RRSSSS", "SSF", "SF", "RRRSFRRF", "SSF", "FFSFS", "RS", "FFSSFF"];
    let trace = "
        t R: sync 0 S, cond 1 F
        t R
        +0
        t R
        +30
        t R
        h
        t R: sync 0 F, start 2 R
        +40
        t R: sync 0 S, halt 2, cond 1 F
        h
        t R: sync 0 S, cond 1 S
        +30
        t R: start 4 R
        t R: run 4 R
    ";
    perform(&mut C582::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C583(world: &mut World) {
        reactive_sequence<
            async_fallback(yield = sync)< Action(0), Action(1) >,
            async_fallback(yield = sync)< condition(2), condition(3), condition(4) >,
            condition(5)
        >
    }
}

recorded!(C583);

#[test]
fn c583() {
    let scripts = ["FSF", "SSRS", "FS", "FSFS", "FFSFSS", "SFS"];
    let trace = "
        t R: start 0 F
        +30
        t R: start 1 S, cond 2 F
        +0
        t R: start 0 S, cond 3 F
        t R: start 0 F
    ";
    perform(&mut C583::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C584(world: &mut World) {
        fallback< condition(0), force_success(sync_action(1)) >
    }
}

recorded!(C584);

#[test]
fn c584() {
    let scripts = ["FFFFFS", "FF"];
    let trace = "
        t S: cond 0 F, sync 1 F
        +10
        t S: cond 0 F, sync 1 F
        +0
        t S: cond 0 F, sync 1 F
        t S: cond 0 F, sync 1 F
        +10
        t S: cond 0 F, sync 1 F
        +15
        t S: cond 0 S
    ";
    perform(&mut C584::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C585(world: &mut World) {
        retry(sequence< Action(0), Action(1), condition(2) >)
    }
}

recorded!(C585);

#[test]
fn c585() {
    let scripts = ["RFRSFFSF", "SRRSRR", "SSSF"];
    let trace = "
        t R: start 0 R
        +15
        t R: run 0 F, start 0 R
        t S: run 0 S, start 1 S, cond 2 S
        +0
        t R: start 0 F
        t R: start 0 F
    ";
    perform(&mut C585::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C586(world: &mut World) {
        fallback< condition(0), condition(1) >
    }
}

recorded!(C586);

#[test]
fn c586() {
    let scripts = ["S", "SFSSFSS"];
    let trace = "
        t S: cond 0 S
        +5
        t S: cond 0 S
        +0
        t S: cond 0 S
        +15
        t S: cond 0 S
        t S: cond 0 S
        +10
        t S: cond 0 S
        +0
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
        +5
        t S: cond 0 S
        +15
        t S: cond 0 S
        t S: cond 0 S
        +15
        t S: cond 0 S
    ";
    perform(&mut C586::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C587(world: &mut World) {
        async_fallback(yield = sync)<
            timeout(30ms, condition(0)),
            reactive_sequence< Action(1), condition(2) >
        >
    }
}

recorded!(C587);

#[test]
fn c587() {
    let scripts = ["SSS", "RFSRRR", "FSSFFFFS"];
    let trace = "
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t S: cond 0 S
        t S: cond 0 S
        +0
        t S: cond 0 S
        +40
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +10
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +5
        t S: cond 0 S
        +30
        t S: cond 0 S
    ";
    perform(&mut C587::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C588(world: &mut World) {
        async_fallback(yield = sync)<
            retry(3, timeout(10ms, Action(0))),
            reactive_sequence< sync_action(1), Action(2), condition(3) >,
            force_failure(condition(4))
        >
    }
}

recorded!(C588);

#[test]
fn c588() {
    let scripts = ["SFRR", "FFFSSFF", "RSRRSFFR", "SFSS", "FFSFS"];
    let trace = "
        t S: start 0 S
        h
        t R: start 0 F
        t R: start 0 R
        +20: halt 0
        h
        t R: start 0 R
        +10: halt 0
        t S: start 0 S
        h
        t R: start 0 F
        t R: start 0 R
        t R: run 0 R
        +40: halt 0
        t S: start 0 S
        h
        t R: start 0 F
        +30
        t R: start 0 R
        +0
        t R: run 0 R
        +30: halt 0
        h
        t S: start 0 S
        +40
        t R: start 0 F
        +15
        h
    ";
    perform(&mut C588::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C589(world: &mut World) {
        async_fallback(yield = sync)<
            delay(30ms, reactive_fallback< condition(0), Action(1), sync_action(2) >),
            run_once(sync_action(3)),
            condition(4)
        >
    }
}

recorded!(C589, remembers);

#[test]
fn c589() {
    let scripts = ["FFSSFF", "RRRR", "F", "SFSSS", "FSS"];
    let trace = "
        t R
        +40
        t R: cond 0 F, start 1 R
        +10
        t R: cond 0 F, run 1 R
        +10
        t S: cond 0 S, halt 1
        +15
        t R
        t R
        +0
        t R
        +30
        t S: cond 0 S
        h
        t R
        +15
        h
        t R
        +40
        t R: cond 0 F, start 1 R
    ";
    perform(&mut C589::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C590(world: &mut World) {
        reactive_fallback<
            if_then_else<
                condition(0),
                keep_running_until_failure(
                    parallel_all(failures = 1)<
                        condition(1),
                        condition(2),
                        condition(3),
                        condition(4)
                    >
                ),
                async_fallback(yield = sync)< fallback< retry(1, Action(5)) > >
            >,
            fallback<
                parallel(success = 1, failure = 3)<
                    fallback< sync_action(6), sync_action(7) >,
                    Action(8),
                    retry(1, condition(9))
                >
            >,
            Action(10)
        >
    }
}

recorded!(C590);

#[test]
fn c590() {
    let scripts = ["SFSSFSS", "SF", "F", "SSFSF", "SF", "FRRF", "SSF", "FSSSSSSF", "RFFSRSR", "SSS", "FFRRRFS"];
    let trace = "
        t S: cond 0 S, cond 1 S, cond 2 F, cond 3 S, cond 4 S, sync 6 S
        +0
        t S: cond 0 F, start 5 F, sync 6 S
        +5
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 S, cond 4 F, sync 6 F, sync 7 F, start 8 R, cond 9 S, halt 8
        +30
        t S: cond 0 S, cond 1 S, cond 2 F, cond 3 F, cond 4 S, sync 6 S
        +40
        t R: cond 0 F, start 5 R
        +40
        t R: run 5 R
        t S: run 5 F, sync 6 S
        +20
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 S, cond 4 F, sync 6 F, sync 7 S
        +0
        t S: cond 0 S, cond 1 S, cond 2 F, cond 3 F, cond 4 S, sync 6 S
        +20
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 S, cond 4 F, sync 6 S
        +30
        t S: cond 0 F, start 5 F, sync 6 F, sync 7 S
        +20
        t S: cond 0 S, cond 1 S, cond 2 F, cond 3 S, cond 4 S, sync 6 S
    ";
    perform(&mut C590::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C591(world: &mut World) {
        async_sequence(yield = sync)<
            sequence< Action(0), force_success(Action(1)), sync_action(2) >
        >
    }
}

recorded!(C591);

#[test]
fn c591() {
    let scripts = ["SRFRRFSR", "SRSRFSR", "FSFF"];
    let trace = "
        t F: start 0 S, start 1 S, sync 2 F
        h
        t R: start 0 R
        h: halt 0
        t F: start 0 F
        h
        t R: start 0 R
        +30
        t R: run 0 R
        t F: run 0 F
        +40
        t R: start 0 S, start 1 R
        +20
        t S: run 1 S, sync 2 S
        +30
        h
        t R: start 0 R
        +5
        t R: run 0 S, start 1 R
        t F: run 1 F, sync 2 F
        t R: start 0 R
        +20
        h: halt 0
        t F: start 0 F
        +30
        t R: start 0 R
    ";
    perform(&mut C591::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C592(world: &mut World) {
        timeout(20ms,
            retry(2,
                reactive_fallback<
                    Action(0),
                    sequence< force_success(condition(1)), force_success(condition(2)) >,
                    condition(3)
                >
            )
        )
    }
}

recorded!(C592);

#[test]
fn c592() {
    let scripts = ["RSFF", "SFFS", "FSFFSSS", "SFSFFSFS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        +20
        t S: start 0 F, cond 1 S, cond 2 F
        +20
        t S: start 0 F, cond 1 F, cond 2 S
    ";
    perform(&mut C592::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C593(world: &mut World) {
        parallel(success = 2, failure = 2)<
            force_success(
                force_failure(
                    fallback<
                        reactive_sequence<
                            reactive_fallback< repeat(3, condition(0)), condition(1) >
                        >
                    >
                )
            ),
            sequence< Action(2), sync_action(3) >
        >
    }
}

recorded!(C593);

#[test]
fn c593() {
    let scripts = ["FSSS", "SSS", "FRFRS", "SF"];
    let trace = "
        t F: cond 0 F, cond 1 S, start 2 F
        t R: cond 0 S, start 2 R
        +20
        t F: cond 0 S, run 2 F
        t R: cond 0 S, start 2 R
        +15
        t S: cond 0 F, cond 1 S, run 2 S, sync 3 S
        t F: cond 0 S, start 2 F
        +20
        t R: cond 0 S, start 2 R
        +30
        t F: cond 0 S, run 2 F
        +20
        t R: cond 0 F, cond 1 S, start 2 R
        t F: run 2 S, sync 3 F
        t F: cond 0 S, start 2 F
        +0
        t R: cond 0 S, start 2 R
        +20
        t F: cond 0 S, run 2 F
        +30
        t R: cond 0 F, cond 1 S, start 2 R
    ";
    perform(&mut C593::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C594(world: &mut World) {
        repeat(
            reactive_sequence<
                Action(0),
                retry(condition(1)),
                retry(2, sync_action(2)),
                condition(3)
            >
        )
    }
}

recorded!(C594);

#[test]
fn c594() {
    let scripts = ["FRRFR", "SFSFSS", "F", "SSFFSFFS"];
    let trace = "
        t F: start 0 F
        +5
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        +30
        t R: start 0 R
    ";
    perform(&mut C594::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C595(world: &mut World) {
        sequence_with_memory< Action(0), delay(20ms, Action(1)) >
    }
}

recorded!(C595, remembers);

#[test]
fn c595() {
    let scripts = ["FSRSSFSR", "S"];
    let trace = "
        t F: start 0 F
        t R: start 0 S
        +5
        t R
        +5
        t R
        +30
        t S: start 1 S
        +40
        t R: start 0 R
        t R: run 0 S
        t R
        +40
        t S: start 1 S
        +15
        t R: start 0 S
        +10
        t R
    ";
    perform(&mut C595::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C596(world: &mut World) {
        sequence_with_memory<
            retry(3,
                retry(4,
                    parallel(success = 1, failure = 3)< sync_action(0), sync_action(1), Action(2) >
                )
            ),
            repeat(1, condition(3))
        >
    }
}

recorded!(C596, remembers);

#[test]
fn c596() {
    let scripts = ["S", "SFFSS", "FSF", "SFSSF"];
    let trace = "
        t R: sync 0 S
        +5
        h
        t S: cond 3 S
        h
        t R: sync 0 S
        +20
        h
        t F: cond 3 F
        t S: cond 3 S
        t R: sync 0 S
        +40
        h
        t S: cond 3 S
    ";
    perform(&mut C596::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C597(world: &mut World) {
        sequence<
            condition(0),
            run_once(Action(1)),
            delay(30ms, Action(2)),
            fallback< condition(3), Action(4), sync_action(5) >
        >
    }
}

recorded!(C597, remembers);

#[test]
fn c597() {
    let scripts = ["FFSFSF", "SF", "SRSS", "FF", "FRSRRF", "FFSSSSS"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        +10
        t R: cond 0 S, start 1 S
        t R
        +20
        t R
        +10
        t F: start 2 S, cond 3 F, start 4 F, sync 5 F
        +5
        t F: cond 0 F
    ";
    perform(&mut C597::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C598(world: &mut World) {
        reactive_fallback<
            condition(0),
            parallel(success = 1, failure = 1)<
                condition(1),
                repeat(2, Action(2)),
                async_fallback(yield = sync)< Action(3), sync_action(4), sync_action(5) >,
                async_sequence(yield = sync)< sync_action(6), Action(7), sync_action(8) >
            >,
            invert(
                repeat(4,
                    async_sequence(yield = sync)<
                        Action(9),
                        condition(10),
                        force_success(parallel_all(failures = 1)< repeat(1, Action(11)) >)
                    >
                )
            ),
            Action(12)
        >
    }
}

recorded!(C598);

#[test]
fn c598() {
    let scripts = ["SFFSS", "S", "SRFRSRFF", "FFSSR", "SFFSFFFF", "SSS", "F", "RRRSSR", "SS", "FSR", "SSSFFS", "SFRSFRRS", "FFS"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C598::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C599(world: &mut World) {
        parallel_all(failures = 3)<
            if_then_else< condition(0), invert(Action(1)) >,
            retry(2, Action(2)),
            sequence<
                sequence_with_memory<
                    Action(3),
                    parallel(success = 1, failure = 1)< invert(sync_action(4)) >
                >,
                repeat(Action(5)),
                sync_action(6)
            >
        >
    }
}

recorded!(C599, remembers);

#[test]
fn c599() {
    let scripts = ["SFSSF", "FSRFSRR", "RS", "SRSRS", "FFSSF", "RS", "SSS"];
    let trace = "
        t R: cond 0 S, start 1 F, start 2 R, start 3 S
        t R: run 2 S, sync 4 F, start 5 R
        h: halt 5
        t R: cond 0 F, start 2 R, start 3 R
        t R: run 2 S, run 3 S, sync 4 F, start 5 S
        t R: start 5 R
        +20
        t R: run 5 S, start 5 R
        +5
        t R: run 5 S, start 5 R
        h: halt 5
        t R: cond 0 S, start 1 S, start 2 R, start 3 R
    ";
    perform(&mut C599::new(), &scripts, trace);
}
