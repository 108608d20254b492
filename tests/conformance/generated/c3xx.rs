// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C300(world: &mut World) {
        fallback< Action(0), condition(1) >
    }
}

recorded!(C300);

#[test]
fn c300() {
    let scripts = ["FSFR", "SFFF"];
    let trace = "
        t S: start 0 F, cond 1 S
        t S: start 0 S
        t F: start 0 F, cond 1 F
        h
        t R: start 0 R
        h: halt 0
    ";
    perform(&mut C300::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C301(world: &mut World) {
        async_fallback(yield = sync)<
            force_failure(sync_action(0)),
            condition(1),
            reactive_fallback< Action(2), Action(3), Action(4) >,
            Action(5)
        >
    }
}

recorded!(C301);

#[test]
fn c301() {
    let scripts = ["FSFFFF", "FFSSSF", "FSSRRS", "SFSRSR", "FRFSSSFF", "SRSRFFSF"];
    let trace = "
        t R: sync 0 F
        t R: cond 1 F
        t S: start 2 F, start 3 S
        t R: sync 0 S
        t R: cond 1 F
        t S: start 2 S
        t R: sync 0 F
        t S: cond 1 S
        t R: sync 0 F
        t S: cond 1 S
        t R: sync 0 F
        t S: cond 1 S
        t R: sync 0 F
    ";
    perform(&mut C301::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C303(world: &mut World) {
        reactive_sequence< sync_action(0), Action(1), Action(2) >
    }
}

recorded!(C303);

#[test]
fn c303() {
    let scripts = ["FSSFFFF", "FFRR", "SRRSRFS"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 S, start 1 F
        t F: sync 0 S, start 1 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C303::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C311(world: &mut World) {
        sequence_with_memory<
            invert(condition(0)),
            repeat(2, condition(1)),
            Action(2),
            sync_action(3)
        >
    }
}

recorded!(C311, remembers);

#[test]
fn c311() {
    let scripts = ["SF", "SSS", "FRRFF", "FFSF"];
    let trace = "
        t F: cond 0 S
        t R: cond 0 F
        t R: cond 1 S
        t F: cond 1 S, start 2 F
        t R: start 2 R
    ";
    perform(&mut C311::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C312(world: &mut World) {
        invert(fallback< condition(0), sync_action(1), Action(2), condition(3) >)
    }
}

recorded!(C312);

#[test]
fn c312() {
    let scripts = ["FSSS", "FSSF", "FSRSRFRR", "SFFFF"];
    let trace = "
        t F: cond 0 F, sync 1 F, start 2 F, cond 3 S
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 F, sync 1 S
    ";
    perform(&mut C312::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C314(world: &mut World) {
        fallback<
            force_success(
                retry(3, reactive_sequence< condition(0), Action(1), force_failure(Action(2)) >)
            ),
            retry(Action(3))
        >
    }
}

recorded!(C314);

#[test]
fn c314() {
    let scripts = ["FFFSSF", "RRRS", "FR", "RSS"];
    let trace = "
        t R: cond 0 F
        t R: cond 0 F
        t S: cond 0 F
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 R
        t R: cond 0 F, halt 1, cond 0 F
        t S: cond 0 F
        t R: cond 0 F
        t R: cond 0 S, start 1 R
        t S: cond 0 S, run 1 S, start 2 F, cond 0 F
        t R: cond 0 F
        t R: cond 0 F
    ";
    perform(&mut C314::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C317(world: &mut World) {
        fallback< repeat(2, condition(0)), Action(1) >
    }
}

recorded!(C317);

#[test]
fn c317() {
    let scripts = ["FFFFF", "RFRR"];
    let trace = "
        t R: cond 0 F, start 1 R
        t F: run 1 F
        t R: cond 0 F, start 1 R
        h: halt 1
        t R: cond 0 F, start 1 R
        h: halt 1
        t R: cond 0 F, start 1 R
        t F: run 1 F
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t F: cond 0 F, start 1 F
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
        t F: run 1 F
    ";
    perform(&mut C317::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C318(world: &mut World) {
        fallback< Action(0), retry(3, keep_running_until_failure(condition(1))) >
    }
}

recorded!(C318);

#[test]
fn c318() {
    let scripts = ["R", "SSFFFF"];
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
    perform(&mut C318::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C319(world: &mut World) {
        invert(
            fallback<
                force_success(condition(0)),
                async_fallback(yield = sync)<
                    sequence< Action(1), condition(2), sync_action(3) >,
                    invert(sync_action(4)),
                    force_success(sequence_with_memory< condition(5), condition(6), Action(7) >),
                    Action(8)
                >
            >
        )
    }
}

recorded!(C319, remembers);

#[test]
fn c319() {
    let scripts = ["FFFSSF", "RRSSS", "FSF", "FS", "FSFFSSF", "FFFSFFFS", "FFFFS", "SF", "F"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S
    ";
    perform(&mut C319::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C321(world: &mut World) {
        async_sequence(yield = sync)<
            reactive_sequence<
                Action(0),
                keep_running_until_failure(Action(1)),
                Action(2),
                Action(3)
            >,
            repeat(force_success(force_success(repeat(2, invert(Action(4)))))),
            sequence< Action(5), condition(6) >
        >
    }
}

recorded!(C321);

#[test]
fn c321() {
    let scripts = ["SRSS", "SSRSRFR", "SFR", "RRRFF", "SRRFRF", "R", "FFSSS"];
    let trace = "
        t R: start 0 S, start 1 S
        t R: start 0 R
        t R: run 0 S, start 1 S
        t R: start 0 S, start 1 R
        t R: start 0 S, run 1 S
        t R: start 0 R
        t R: run 0 S, start 1 R
        t F: start 0 S, run 1 F
        h
        t R: start 0 S, start 1 R
        h: halt 1
        t R: start 0 R
    ";
    perform(&mut C321::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C325(world: &mut World) {
        reactive_fallback<
            condition(0),
            keep_running_until_failure(
                fallback<
                    Action(1),
                    force_success(
                        async_fallback(yield = sync)<
                            Action(2),
                            condition(3),
                            condition(4),
                            Action(5)
                        >
                    ),
                    Action(6)
                >
            )
        >
    }
}

recorded!(C325);

#[test]
fn c325() {
    let scripts = ["SFFS", "SFRRFFRS", "F", "FSSFSSS", "FFSSFFSS", "SRRFRF", "RFRSRSRS"];
    let trace = "
        t S: cond 0 S
        t R: cond 0 F, start 1 S
        t R: cond 0 F, start 1 F, start 2 F
        t S: cond 0 S
        t S: cond 0 S
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        t S: cond 0 S, halt 1
        t S: cond 0 S
        t R: cond 0 F, start 1 F, start 2 F
        t R: cond 0 F, cond 3 F
        t S: cond 0 S
        t S: cond 0 S
        t R: cond 0 F, start 1 F, start 2 F
    ";
    perform(&mut C325::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C327(world: &mut World) {
        keep_running_until_failure(retry(2, condition(0)))
    }
}

recorded!(C327);

#[test]
fn c327() {
    let scripts = ["SSFSFFFF"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 F
        t R: cond 0 S
        t R: cond 0 F
        t F: cond 0 F
        t R: cond 0 F
        t F: cond 0 F
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 F
        t R: cond 0 S
        t R: cond 0 F
    ";
    perform(&mut C327::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C329(world: &mut World) {
        async_fallback(yield = sync)<
            sequence<
                reactive_fallback< sync_action(0), condition(1), Action(2), Action(3) >,
                repeat(4,
                    reactive_fallback<
                        retry(2, Action(4)),
                        sync_action(5),
                        force_failure(invert(Action(6)))
                    >
                )
            >
        >
    }
}

recorded!(C329);

#[test]
fn c329() {
    let scripts = ["FSSFFSS", "SFFSFFF", "RFRRR", "RF", "RRRSR", "SFF", "SRR"];
    let trace = "
        t R: sync 0 F, cond 1 S, start 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 S, start 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 S, start 4 R
    ";
    perform(&mut C329::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C331(world: &mut World) {
        sequence_with_memory< retry(2, Action(0)), Action(1), retry(4, invert(condition(2))) >
    }
}

recorded!(C331, remembers);

#[test]
fn c331() {
    let scripts = ["RSRSSFFF", "SR", "FSFSSFF"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 S
        t R: start 1 S
        t S: cond 2 F
        h
    ";
    perform(&mut C331::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C332(world: &mut World) {
        fallback<
            fallback<
                keep_running_until_failure(condition(0)),
                keep_running_until_failure(Action(1))
            >,
            Action(2),
            invert(condition(3))
        >
    }
}

recorded!(C332);

#[test]
fn c332() {
    let scripts = ["SSFFSFFS", "RSRSRF", "FRS", "FSFFFF"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 F, start 1 R
        t R: run 1 S
    ";
    perform(&mut C332::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C334(world: &mut World) {
        invert(keep_running_until_failure(repeat(Action(0))))
    }
}

recorded!(C334);

#[test]
fn c334() {
    let scripts = ["R"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C334::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C335(world: &mut World) {
        fallback<
            retry(2, force_failure(Action(0))),
            reactive_sequence<
                Action(1),
                keep_running_until_failure(sync_action(2)),
                force_success(Action(3)),
                invert(Action(4))
            >
        >
    }
}

recorded!(C335);

#[test]
fn c335() {
    let scripts = ["RRRRF", "RSRRFSRR", "FFFFFSFF", "FRSR", "SSSF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 F, start 0 R
    ";
    perform(&mut C335::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C339(world: &mut World) {
        reactive_sequence< condition(0), invert(condition(1)), Action(2) >
    }
}

recorded!(C339);

#[test]
fn c339() {
    let scripts = ["FSFFFS", "SSS", "RRR"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 S, cond 1 S
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 S
        t F: cond 0 F
        t F: cond 0 S, cond 1 S
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C339::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C340(world: &mut World) {
        fallback< repeat(1, sync_action(0)), condition(1) >
    }
}

recorded!(C340);

#[test]
fn c340() {
    let scripts = ["FSFSSS", "SFSSFSF"];
    let trace = "
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        t F: sync 0 F, cond 1 F
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        t S: sync 0 S
        t S: sync 0 S
        t F: sync 0 F, cond 1 F
    ";
    perform(&mut C340::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C341(world: &mut World) {
        retry(1, repeat(2, sequence< condition(0), condition(1), condition(2) >))
    }
}

recorded!(C341);

#[test]
fn c341() {
    let scripts = ["SF", "SFFFFFS", "FFF"];
    let trace = "
        t F: cond 0 S, cond 1 S, cond 2 F
        t F: cond 0 F
        h
        t F: cond 0 S, cond 1 F
        h
        t F: cond 0 F
    ";
    perform(&mut C341::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C343(world: &mut World) {
        sequence_with_memory<
            async_fallback(yield = sync)< invert(condition(0)), Action(1) >,
            reactive_fallback< condition(2), retry(2, Action(3)), invert(Action(4)) >,
            async_fallback(yield = sync)<
                force_failure(sync_action(5)),
                reactive_fallback< condition(6), sync_action(7), sync_action(8) >,
                condition(9)
            >
        >
    }
}

recorded!(C343, remembers);

#[test]
fn c343() {
    let scripts = ["SFSSFFS", "S", "FSSSSFSF", "RR", "R", "FFSS", "F", "F", "S", "FFSSFF"];
    let trace = "
        t R: cond 0 S
        t R: start 1 S, cond 2 F, start 3 R
        t R: cond 2 S, halt 3, sync 5 F
        t S: cond 6 F, sync 7 F, sync 8 S
    ";
    perform(&mut C343::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C344(world: &mut World) {
        fallback< retry(2, Action(0)), force_success(condition(1)), sync_action(2), condition(3) >
    }
}

recorded!(C344);

#[test]
fn c344() {
    let scripts = ["RS", "F", "FSS", "SSSSSSFS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        h
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        h: halt 0
        t S: start 0 S
        h
    ";
    perform(&mut C344::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C346(world: &mut World) {
        sequence< sync_action(0), invert(repeat(1, Action(1))) >
    }
}

recorded!(C346);

#[test]
fn c346() {
    let scripts = ["FS", "R"];
    let trace = "
        t F: sync 0 F
        +10
        t R: sync 0 S, start 1 R
        +30
        t R: run 1 R
        +5
        t R: run 1 R
        +15
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +10
        t R: run 1 R
    ";
    perform(&mut C346::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C347(world: &mut World) {
        sequence_with_memory< Action(0), condition(1), sync_action(2) >
    }
}

recorded!(C347, remembers);

#[test]
fn c347() {
    let scripts = ["FSRRSS", "SFSSSSF", "F"];
    let trace = "
        t F: start 0 F
        +20
        t R: start 0 S
        +20
        t R: cond 1 S
        +15
        t F: sync 2 F
        +10
        t F: sync 2 F
        +0
        t F: sync 2 F
        +20
        t F: sync 2 F
        +40
        t F: sync 2 F
        +5
        t F: sync 2 F
    ";
    perform(&mut C347::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C348(world: &mut World) {
        repeat(fallback< Action(0), condition(1), condition(2) >)
    }
}

recorded!(C348);

#[test]
fn c348() {
    let scripts = ["SSRSFRR", "FSFS", "FFSFSFS"];
    let trace = "
        t R: start 0 S
        t R: start 0 S
        +40
        t R: start 0 R
        +0
        t F: run 0 S, start 0 F, cond 1 F, cond 2 F
        +0
        t R: start 0 R
        t R: run 0 R
        +5
        t R: run 0 S, start 0 S
        t R: start 0 R
        +10
        t R: run 0 S, start 0 F, cond 1 S
        +5
        t R: start 0 R
        t R: run 0 R
        +0
        t R: run 0 S, start 0 S
        t R: start 0 R
    ";
    perform(&mut C348::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C350(world: &mut World) {
        sequence_with_memory< condition(0), retry(2, repeat(condition(1))) >
    }
}

recorded!(C350, remembers);

#[test]
fn c350() {
    let scripts = ["FSF", "SF"];
    let trace = "
        t F: cond 0 F
        h
        t R: cond 0 S
        t R: cond 1 S
        h
        t R: cond 1 F
        t R: cond 1 S
        t F: cond 1 F
        h
    ";
    perform(&mut C350::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C353(world: &mut World) {
        fallback<
            sequence<
                repeat(2, Action(0)),
                reactive_sequence< invert(condition(1)), condition(2) >
            >
        >
    }
}

recorded!(C353);

#[test]
fn c353() {
    let scripts = ["RRFFF", "SSSSSFS", "SSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t F: start 0 F
        t F: start 0 F
        t R: start 0 R
    ";
    perform(&mut C353::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C354(world: &mut World) {
        force_failure(retry(1, sequence< sync_action(0), condition(1), Action(2) >))
    }
}

recorded!(C354);

#[test]
fn c354() {
    let scripts = ["FSFFFFFS", "FFSSFF", "RFSSF"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 S, cond 1 F
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C354::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C356(world: &mut World) {
        async_sequence(yield = sync)<
            condition(0),
            reactive_fallback< Action(1), Action(2) >,
            Action(3),
            condition(4)
        >
    }
}

recorded!(C356);

#[test]
fn c356() {
    let scripts = ["S", "SRRSSRR", "SFSRR", "RRRR", "FSFSS"];
    let trace = "
        t R: cond 0 S
        t R: start 1 S
        t R: start 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
    ";
    perform(&mut C356::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C366(world: &mut World) {
        sequence_with_memory<
            sequence_with_memory< reactive_fallback< condition(0), condition(1) >, sync_action(2) >,
            fallback<
                run_once(
                    sequence<
                        repeat(4, condition(3)),
                        keep_running_until_failure(sync_action(4)),
                        sync_action(5),
                        condition(6)
                    >
                )
            >,
            Action(7),
            invert(Action(8))
        >
    }
}

recorded!(C366, remembers);

#[test]
fn c366() {
    let scripts = ["FFSFFS", "SFF", "FSS", "FSS", "SSFFS", "FSSFFSSF", "SSSF", "FFSRF", "FRSSRRR"];
    let trace = "
        t R: cond 0 F, cond 1 S
        t F: sync 2 F
        h
        t R: sync 2 S
        t F: cond 3 F
        t F
    ";
    perform(&mut C366::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C367(world: &mut World) {
        fallback<
            Action(0),
            Action(1),
            reactive_sequence< retry(Action(2)), force_success(condition(3)) >,
            sync_action(4)
        >
    }
}

recorded!(C367);

#[test]
fn c367() {
    let scripts = ["SRSSFSR", "FFR", "SSRFR", "F", "SFSFFFF"];
    let trace = "
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        t S: start 0 S
        t S: start 0 F, start 1 F, start 2 S, cond 3 F
    ";
    perform(&mut C367::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C368(world: &mut World) {
        fallback<
            force_failure(
                sequence_with_memory<
                    async_sequence(yield = sync)<
                        run_once(Action(0)),
                        Action(1),
                        invert(condition(2))
                    >,
                    sequence_with_memory< Action(3), condition(4) >,
                    run_once(condition(5))
                >
            )
        >
    }
}

recorded!(C368, remembers);

#[test]
fn c368() {
    let scripts = ["RSRFRS", "FRFS", "SF", "RFFRFFS", "FF", "FSFFSSFF"];
    let trace = "
        t R: start 0 R
        t F: run 0 S, start 1 F
        t R
        t R: start 1 R
        t F: run 1 F
        t R
        t R: start 1 S
        t F: cond 2 S
        t R
        t F: start 1 F
        t R
        t R: start 1 R
        t F: run 1 F
    ";
    perform(&mut C368::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C372(world: &mut World) {
        sequence_with_memory< Action(0), condition(1) >
    }
}

recorded!(C372, remembers);

#[test]
fn c372() {
    let scripts = ["RSFSSR", "SSS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, cond 1 S
        t F: start 0 F
        t R: start 0 S
        t S: cond 1 S
        t R: start 0 S
        t S: cond 1 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S, cond 1 S
    ";
    perform(&mut C372::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C373(world: &mut World) {
        reactive_fallback< sync_action(0), condition(1), repeat(1, condition(2)) >
    }
}

recorded!(C373);

#[test]
fn c373() {
    let scripts = ["F", "SSS", "FSF"];
    let trace = "
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        h
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        h
    ";
    perform(&mut C373::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C374(world: &mut World) {
        run_once(
            run_once(
                force_failure(
                    run_once(
                        keep_running_until_failure(retry(2, repeat(1, invert(sync_action(0)))))
                    )
                )
            )
        )
    }
}

recorded!(C374, remembers);

#[test]
fn c374() {
    let scripts = ["FFSFSSSF"];
    let trace = "
        t R: sync 0 F
        t R: sync 0 F
        t R: sync 0 S
        t R: sync 0 F
        t R: sync 0 S
        t F: sync 0 S
        t F
        t F
        t F
        t F
        t F
        t F
        t F
    ";
    perform(&mut C374::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C376(world: &mut World) {
        sequence<
            retry(2, sync_action(0)),
            retry(1, condition(1)),
            fallback< condition(2), retry(1, Action(3)) >
        >
    }
}

recorded!(C376);

#[test]
fn c376() {
    let scripts = ["FSFSSFS", "SFFS", "FFFSFFSS", "RSSRRRS"];
    let trace = "
        t R: sync 0 F
        t R: sync 0 S, cond 1 S, cond 2 F, start 3 R
        t S: run 3 S
        t R: sync 0 F
    ";
    perform(&mut C376::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C377(world: &mut World) {
        reactive_sequence<
            sync_action(0),
            sync_action(1),
            sequence< fallback< force_success(Action(2)), condition(3), condition(4) > >
        >
    }
}

recorded!(C377);

#[test]
fn c377() {
    let scripts = ["FFF", "FSSFS", "RRRS", "SSFSF", "FFFSFSS"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C377::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C381(world: &mut World) {
        reactive_fallback<
            reactive_sequence< Action(0), Action(1), condition(2) >,
            invert(reactive_fallback< force_success(condition(3)) >)
        >
    }
}

recorded!(C381);

#[test]
fn c381() {
    let scripts = ["FS", "RFFRF", "FSFSFS", "SS"];
    let trace = "
        t F: start 0 F, cond 3 S
        t R: start 0 S, start 1 R
        t F: start 0 F, halt 1, cond 3 S
        t F: start 0 S, start 1 F, cond 3 S
    ";
    perform(&mut C381::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C383(world: &mut World) {
        async_sequence(yield = sync)<
            reactive_fallback< condition(0), invert(condition(1)) >,
            reactive_fallback< force_success(condition(2)), invert(sync_action(3)) >
        >
    }
}

recorded!(C383);

#[test]
fn c383() {
    let scripts = ["FF", "SS", "SSS", "FSS"];
    let trace = "
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 S
    ";
    perform(&mut C383::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C386(world: &mut World) {
        sequence_with_memory<
            reactive_sequence<
                reactive_fallback< condition(0), sync_action(1) >,
                repeat(2, Action(2))
            >
        >
    }
}

recorded!(C386, remembers);

#[test]
fn c386() {
    let scripts = ["FF", "FFFSFS", "SRSRRRR"];
    let trace = "
        t F: cond 0 F, sync 1 F
        t F: cond 0 F, sync 1 F
        t F: cond 0 F, sync 1 F
        t R: cond 0 F, sync 1 S, start 2 S
        h
        t F: cond 0 F, sync 1 F
        h
    ";
    perform(&mut C386::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C389(world: &mut World) {
        reactive_fallback<
            reactive_fallback< Action(0), sync_action(1), Action(2), Action(3) >,
            retry(3, condition(4))
        >
    }
}

recorded!(C389);

#[test]
fn c389() {
    let scripts = ["SR", "SFSSS", "FSRS", "RSSRFFS", "FSFFSFS"];
    let trace = "
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
    ";
    perform(&mut C389::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C391(world: &mut World) {
        timeout(50ms,
            sequence_with_memory<
                sequence<
                    timeout(30ms, Action(0)),
                    force_success(
                        delay(30ms,
                            async_sequence(yield = sync)<
                                reactive_fallback< Action(1), condition(2), Action(3) >
                            >
                        )
                    )
                >,
                Action(4),
                reactive_sequence< retry(4, fallback< condition(5), condition(6) >) >
            >
        )
    }
}

recorded!(C391, remembers);

#[test]
fn c391() {
    let scripts = ["S", "RR", "S", "SSRSSRR", "SRRSRRF", "SFFSF", "SSSSS"];
    let trace = "
        t R: start 0 S
        +15
        t R
        t R
        +0
        t R
        h
        t R: start 0 S
        +40
        h
        t R: start 0 S
        +15
        t R
        t R
    ";
    perform(&mut C391::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C396(world: &mut World) {
        reactive_fallback<
            delay(10ms, Action(0)),
            force_success(Action(1)),
            delay(20ms, Action(2)),
            keep_running_until_failure(Action(3))
        >
    }
}

recorded!(C396);

#[test]
fn c396() {
    let scripts = ["FSRR", "FSF", "S", "RRSRSRS"];
    let trace = "
        t R
        +15
        t S: start 0 F, start 1 F
        +40
        t R
        +20
        t S: start 0 S
        +15
        t R
        +30
        t R: start 0 R
        t R: run 0 R
        +20
        t S: run 0 F, start 1 S
    ";
    perform(&mut C396::new(), &scripts, trace);
}
