// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
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
    pub tree C302(world: &mut World) {
        parallel(success = 1, failure = 1)<
            force_failure(sync_action(0)),
            async_fallback(yield = sync)<
                force_success(condition(1)),
                sequence< condition(2), condition(3), Action(4) >,
                keep_running_until_failure(Action(5)),
                Action(6)
            >
        >
    }
}

recorded!(C302);

#[test]
fn c302() {
    let scripts = ["FSF", "SSSSS", "FFFFFFF", "SFSSS", "RRFRSSS", "RF", "RRRFRR"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 S
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 S
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C302::new(), &scripts, trace);
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
    pub tree C304(world: &mut World) {
        try_catch< condition(0), condition(1), sync_action(2), condition(3) >
    }
}

recorded!(C304);

#[test]
fn c304() {
    let scripts = ["S", "SSSSFSSS", "FSFS", "FSFFFFFS"];
    let trace = "
        t F: cond 0 S, cond 1 S, sync 2 F, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S
        t F: cond 0 S, cond 1 S, sync 2 F, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S
        t F: cond 0 S, cond 1 F, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 F, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S
        t F: cond 0 S, cond 1 S, sync 2 F, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S
        t F: cond 0 S, cond 1 S, sync 2 F, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S
        t F: cond 0 S, cond 1 S, sync 2 F, cond 3 F
        t F: cond 0 S, cond 1 F, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S
    ";
    perform(&mut C304::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C305(world: &mut World) {
        reactive_sequence<
            force_failure(sequence< Action(0), condition(1), Action(2) >),
            parallel_all(failures = 1)< repeat(2, Action(3)), Action(4) >,
            async_sequence(yield = sync)<
                parallel(success = 4, failure = all)<
                    condition(5),
                    repeat(Action(6)),
                    Action(7),
                    Action(8)
                >
            >
        >
    }
}

recorded!(C305);

#[test]
fn c305() {
    let scripts = ["RSRFRR", "F", "RSFSFRFR", "RSSRFRRS", "RRRRRRRR", "F", "RR", "SRSFR", "FS"];
    let trace = "
        t R: start 0 R
        t F: run 0 S, cond 1 F
        t R: start 0 R
        t F: run 0 F
    ";
    perform(&mut C305::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C306(world: &mut World) {
        while_do_else< Action(0), condition(1), sync_action(2) >
    }
}

recorded!(C306);

#[test]
fn c306() {
    let scripts = ["RRSFR", "SFSS", "SFFFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S, cond 1 S
        t S: start 0 F, sync 2 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C306::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C307(world: &mut World) {
        reactive_fallback<
            async_sequence(yield = sync)<
                condition(0),
                fallback< retry(2, condition(1)), Action(2) >
            >,
            force_success(force_success(invert(sync_action(3)))),
            parallel(success = 1, failure = 1)<
                parallel(success = all, failure = 2)<
                    Action(4),
                    condition(5),
                    condition(6),
                    Action(7)
                >,
                force_success(condition(8))
            >
        >
    }
}

recorded!(C307);

#[test]
fn c307() {
    let scripts = ["SSFFSFFF", "FSFFF", "SSSF", "FSF", "FRSSSSSF", "SFS", "S", "RRSSSR", "SFSFSF"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 F
        t S: cond 1 S
        t R: cond 0 S
        t R: cond 1 F
        t S: cond 1 F, start 2 S
        t S: cond 0 F, sync 3 F
        t S: cond 0 F, sync 3 S
    ";
    perform(&mut C307::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C308(world: &mut World) {
        async_sequence(yield = sync)<
            try_catch<
                sequence_with_memory< Action(0), condition(1), Action(2), sync_action(3) >,
                async_fallback(yield = sync)<
                    condition(4),
                    reactive_fallback< sync_action(5), condition(6) >
                >
            >
        >
    }
}

recorded!(C308, remembers);

#[test]
fn c308() {
    let scripts = ["RRRFFF", "F", "FRFFSR", "SFFSSSS", "SFFSSFSF", "FSSFFF", "FFFFFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F, cond 4 S
        t R: start 0 F, cond 4 F
    ";
    perform(&mut C308::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C309(world: &mut World) {
        sequence_with_memory<
            repeat(3, Action(0)),
            force_success(
                keep_running_until_failure(
                    try_catch<
                        if_then_else< condition(1), condition(2), condition(3) >,
                        keep_running_until_failure(condition(4)),
                        Action(5)
                    >
                )
            ),
            fallback< Action(6), retry(3, condition(7)) >,
            while_do_else< condition(8), force_success(condition(9)), condition(10) >
        >
    }
}

recorded!(C309, remembers);

#[test]
fn c309() {
    let scripts = ["FRRR", "SSF", "SFS", "SSFSSSF", "F", "SRFS", "RFRSS", "FFSS", "FSS", "S", "SFFSFFSS"];
    let trace = "
        t F: start 0 F
        t R: start 0 R
        +20
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        +40
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        +10
        t R: run 0 R
        +5
        t F: run 0 F
        +30
        t R: start 0 R
    ";
    perform(&mut C309::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C310(world: &mut World) {
        reactive_sequence<
            condition(0),
            parallel(success = 4, failure = 1)< sync_action(1), Action(2), Action(3), Action(4) >
        >
    }
}

recorded!(C310);

#[test]
fn c310() {
    let scripts = ["S", "SSF", "RFRR", "R", "RSSSS"];
    let trace = "
        t R: cond 0 S, sync 1 S, start 2 R, start 3 R, start 4 R
        t F: cond 0 S, run 2 F, halt 3, halt 4
        t R: cond 0 S, sync 1 S, start 2 R, start 3 R, start 4 S
        t R: cond 0 S, run 2 R, run 3 R
        t R: cond 0 S, run 2 R, run 3 R
        t F: cond 0 S, run 2 F, halt 3
        t F: cond 0 S, sync 1 F
        t R: cond 0 S, sync 1 S, start 2 R, start 3 R, start 4 S
        t R: cond 0 S, run 2 R, run 3 R
        t R: cond 0 S, run 2 R, run 3 R
        t F: cond 0 S, run 2 F, halt 3
        t R: cond 0 S, sync 1 S, start 2 R, start 3 R, start 4 S
        t R: cond 0 S, run 2 R, run 3 R
    ";
    perform(&mut C310::new(), &scripts, trace);
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
    pub tree C313(world: &mut World) {
        force_failure(
            repeat(4,
                while_do_else<
                    condition(0),
                    reactive_sequence< repeat(4, condition(1)), condition(2) >,
                    retry(2, Action(3))
                >
            )
        )
    }
}

recorded!(C313);

#[test]
fn c313() {
    let scripts = ["FS", "SFF", "FFSSF", "FFFSFSS"];
    let trace = "
        t R: cond 0 F, start 3 F
        t R: cond 0 S, cond 1 S
        t R: cond 0 F, start 3 F
        t F: cond 0 S, cond 1 F
        t R: cond 0 F, start 3 F
        t F: cond 0 S, cond 1 F
        t R: cond 0 F, start 3 S
    ";
    perform(&mut C313::new(), &scripts, trace);
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
    pub tree C315(world: &mut World) {
        force_failure(sequence_with_memory< if_then_else< condition(0), Action(1) > >)
    }
}

recorded!(C315, remembers);

#[test]
fn c315() {
    let scripts = ["FFFSS", "RF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        t F: run 1 F
        t R: cond 0 S, start 1 R
        t F: run 1 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C315::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C316(world: &mut World) {
        sequence_with_memory<
            parallel(success = 1, failure = 2)<
                condition(0),
                while_do_else<
                    condition(1),
                    while_do_else< sync_action(2), sync_action(3) >,
                    condition(4)
                >,
                fallback< condition(5), Action(6), sync_action(7) >
            >,
            while_do_else<
                if_then_else< condition(8), sync_action(9), condition(10) >,
                condition(11)
            >,
            async_sequence(yield = sync)< Action(12), Action(13) >
        >
    }
}

recorded!(C316, remembers);

#[test]
fn c316() {
    let scripts = ["FFSF", "SF", "FFSF", "SSF", "SSS", "FF", "RFRR", "FFSFFSS", "FSFFF", "S", "SSFF", "SSFFF", "RRRRF", "SFFRRF"];
    let trace = "
        t F: cond 0 F, cond 1 S, sync 2 F
        t R: cond 0 F, cond 1 F, cond 4 S
        t R: cond 8 F, cond 10 S, cond 11 S
        t R: start 12 R
        t R: run 12 R
        t R: run 12 R
        t R: run 12 R
        t F: run 12 F
        t R: start 12 R
        t R: run 12 R
        t R: run 12 R
    ";
    perform(&mut C316::new(), &scripts, trace);
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
    pub tree C320(world: &mut World) {
        fallback<
            sequence_with_memory< condition(0), condition(1), Action(2) >,
            fallback< if_then_else< condition(3), condition(4), condition(5) > >
        >
    }
}

recorded!(C320, remembers);

#[test]
fn c320() {
    let scripts = ["S", "SSFSFSSS", "SS", "FFS", "SFFSSS", "F"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 S
        t S: start 2 S
        t R: cond 0 S
        t R: cond 1 S
    ";
    perform(&mut C320::new(), &scripts, trace);
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
    pub tree C322(world: &mut World) {
        keep_running_until_failure(
            fallback<
                sequence< Action(0), condition(1) >,
                sequence<
                    repeat(1, Action(2)),
                    keep_running_until_failure(condition(3)),
                    force_failure(
                        parallel(success = 2, failure = 3)<
                            condition(4),
                            Action(5),
                            sync_action(6),
                            condition(7)
                        >
                    )
                >
            >
        )
    }
}

recorded!(C322);

#[test]
fn c322() {
    let scripts = ["RRRR", "FFFFSSSS", "FRRSFRR", "FSFSS", "SS", "RSSS", "SSFFFS", "FSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C322::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C323(world: &mut World) {
        parallel(success = 3, failure = 2)<
            Action(0),
            reactive_sequence<
                sync_action(1),
                reactive_fallback< retry(2, Action(2)), condition(3) >,
                condition(4)
            >,
            retry(4,
                invert(
                    reactive_sequence<
                        condition(5),
                        parallel_all(failures = 3)<
                            condition(6),
                            condition(7),
                            condition(8),
                            Action(9)
                        >
                    >
                )
            ),
            keep_running_until_failure(Action(10))
        >
    }
}

recorded!(C323);

#[test]
fn c323() {
    let scripts = ["RR", "FSFFF", "RRSRFS", "SFFSFF", "SFSSSS", "FFS", "SFFS", "FFSS", "FFF", "RFFRRR", "RRSRFFR"];
    let trace = "
        t R: start 0 R, sync 1 F, cond 5 F, start 10 R
        t R: run 0 R, run 10 R
        t R: run 0 R, run 10 S
        t R: run 0 R, start 10 R
        t F: run 0 R, run 10 F, halt 0
        t R: start 0 R, sync 1 S, start 2 R, cond 5 F, start 10 F
        t F: run 0 R, sync 1 F, halt 2, halt 0
        t R: start 0 R, sync 1 F, cond 5 S, cond 6 S, cond 7 F, cond 8 F, start 9 R, start 10 R
        t R: run 0 R, cond 5 F, halt 9, run 10 R
        t R: run 0 R, run 10 R
        t R: run 0 R, run 10 S
        t R: run 0 R, start 10 R
        t F: run 0 R, run 10 F, halt 0
    ";
    perform(&mut C323::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C324(world: &mut World) {
        parallel(success = 3, failure = all)<
            run_once(Action(0)),
            sequence_with_memory<
                invert(repeat(2, sequence_with_memory< retry(3, Action(1)), condition(2) >)),
                async_fallback(yield = sync)< condition(3), Action(4), Action(5) >
            >,
            retry(2, Action(6))
        >
    }
}

recorded!(C324, remembers);

#[test]
fn c324() {
    let scripts = ["SS", "F", "SFSFSSSS", "SSSSS", "RF", "RRFSRSRR", "R"];
    let trace = "
        t R: start 0 S, start 1 F, start 6 R
        t R: start 1 F, run 6 R
        t R: start 1 F, cond 3 S, run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
    ";
    perform(&mut C324::new(), &scripts, trace);
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
    pub tree C326(world: &mut World) {
        sequence<
            sequence<
                force_failure(reactive_fallback< Action(0), retry(3, Action(1)), sync_action(2) >),
                reactive_sequence<
                    condition(3),
                    sequence_with_memory<
                        parallel(success = all, failure = 3)<
                            condition(4),
                            sync_action(5),
                            Action(6)
                        >,
                        if_then_else< condition(7), Action(8) >
                    >,
                    Action(9)
                >
            >
        >
    }
}

recorded!(C326, remembers);

#[test]
fn c326() {
    let scripts = ["FFRSRS", "RFF", "F", "FSF", "SS", "FSS", "SRRFF", "FSS", "FRRR", "RRR"];
    let trace = "
        t R: start 0 F, start 1 R
        t R: start 0 F, run 1 F, start 1 F
        h
        t R: start 0 R
        h: halt 0
        t F: start 0 S
        t R: start 0 R
        t F: run 0 S
        h
        t R: start 0 F, start 1 R
        t R: start 0 F, run 1 F, start 1 F
        t R: start 0 R
        h: halt 0
        t F: start 0 S
    ";
    perform(&mut C326::new(), &scripts, trace);
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
    pub tree C328(world: &mut World) {
        reactive_sequence<
            while_do_else< sync_action(0), force_success(sync_action(1)), invert(Action(2)) >,
            reactive_fallback< fallback< keep_running_until_failure(condition(3)) > >
        >
    }
}

recorded!(C328);

#[test]
fn c328() {
    let scripts = ["FFSFFSS", "SSFFFS", "SSRSF", "SFSS"];
    let trace = "
        t F: sync 0 F, start 2 S
        t F: sync 0 F, start 2 S
        h
        t R: sync 0 S, sync 1 S, cond 3 S
        h
        t R: sync 0 F, start 2 R
        t F: sync 0 F, run 2 S
        t F: sync 0 S, sync 1 S, cond 3 F
        t R: sync 0 S, sync 1 F, cond 3 S
    ";
    perform(&mut C328::new(), &scripts, trace);
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
    pub tree C330(world: &mut World) {
        fallback<
            sequence<
                if_then_else<
                    condition(0),
                    repeat(2, force_success(Action(1))),
                    repeat(4, condition(2))
                >,
                condition(3)
            >
        >
    }
}

recorded!(C330);

#[test]
fn c330() {
    let scripts = ["FF", "RFRR", "SFSS", "FSFFFSSF"];
    let trace = "
        t R: cond 0 F, cond 2 S
        t F: cond 2 F
        t R: cond 0 F, cond 2 S
        t R: cond 2 S
        t R: cond 2 S
        t F: cond 2 F
        t R: cond 0 F, cond 2 S
        h
        t R: cond 0 F, cond 2 S
        t R: cond 2 S
    ";
    perform(&mut C330::new(), &scripts, trace);
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
    pub tree C333(world: &mut World) {
        keep_running_until_failure(
            repeat(2,
                async_fallback(yield = sync)<
                    sequence_with_memory<
                        repeat(1, condition(0)),
                        Action(1),
                        fallback< invert(Action(2)) >
                    >,
                    sequence_with_memory< invert(sync_action(3)), condition(4) >,
                    while_do_else< force_failure(condition(5)), condition(6) >,
                    sequence< sync_action(7), Action(8), Action(9), condition(10) >
                >
            )
        )
    }
}

recorded!(C333, remembers);

#[test]
fn c333() {
    let scripts = ["S", "RFR", "RS", "SFFF", "SFFSSFF", "FFFSSSS", "SFSF", "F", "RRRS", "RRFSRSRR", "FFFSFSSF"];
    let trace = "
        t R: cond 0 S
        h
        t R: start 1 R
        t R: run 1 F, sync 3 S
        t R: cond 5 F
        h
        t R: start 1 R
        t R: run 1 R
        t R: run 1 F, sync 3 F
        t R: cond 4 S, start 1 R
    ";
    perform(&mut C333::new(), &scripts, trace);
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
    pub tree C336(world: &mut World) {
        fallback<
            retry(3, condition(0)),
            fallback<
                Action(1),
                reactive_fallback<
                    force_failure(
                        keep_running_until_failure(
                            parallel_all(failures = 3)<
                                condition(2),
                                condition(3),
                                condition(4),
                                Action(5)
                            >
                        )
                    ),
                    Action(6)
                >
            >,
            Action(7),
            if_then_else< condition(8), sync_action(9), Action(10) >
        >
    }
}

recorded!(C336);

#[test]
fn c336() {
    let scripts = ["SFSSFFFS", "FRFSRR", "SFSS", "F", "SFS", "FFRRFF", "FFFRRFF", "FSFSSSS", "S", "SFSFSSSF", "RFFRRS"];
    let trace = "
        t S: cond 0 S
        h
        t R: cond 0 F
        t S: cond 0 S
        h
        t S: cond 0 S
        t R: cond 0 F
        h
        t R: cond 0 F
        t R: cond 0 F
        t S: cond 0 S
        h
        t S: cond 0 S
        t R: cond 0 F
        h
        t S: cond 0 S
        t S: cond 0 S
        t R: cond 0 F
    ";
    perform(&mut C336::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C337(world: &mut World) {
        parallel_all(failures = 1)<
            retry(3,
                async_sequence(yield = sync)<
                    repeat(2, condition(0)),
                    Action(1),
                    repeat(1, Action(2))
                >
            )
        >
    }
}

recorded!(C337);

#[test]
fn c337() {
    let scripts = ["SFFSFSSS", "RFSRFRFS", "RSSFSRR"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 F, cond 0 F
        t R: cond 0 S
        t F: cond 0 F
        t R: cond 0 S
        t R: cond 0 S, start 1 R
        t R: run 1 F, cond 0 S
    ";
    perform(&mut C337::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C338(world: &mut World) {
        reactive_fallback<
            sync_action(0),
            timeout(10ms, parallel(success = 1, failure = 2)< Action(1), Action(2) >),
            reactive_sequence<
                invert(sync_action(3)),
                timeout(80ms, keep_running_until_failure(condition(4))),
                invert(Action(5))
            >
        >
    }
}

recorded!(C338);

#[test]
fn c338() {
    let scripts = ["FFSFSFS", "RSRFFSS", "SR", "FSSFSS", "SSSFFF", "RS"];
    let trace = "
        t S: sync 0 F, start 1 R, start 2 S, halt 1
        +30
        t S: sync 0 F, start 1 S
        +10
        t S: sync 0 S
        +15
        t R: sync 0 F, start 1 R, start 2 R
    ";
    perform(&mut C338::new(), &scripts, trace);
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
    pub tree C342(world: &mut World) {
        async_fallback(yield = sync)<
            invert(
                parallel_all(failures = 3)<
                    Action(0),
                    reactive_sequence< Action(1), Action(2) >,
                    force_failure(sync_action(3))
                >
            ),
            condition(4)
        >
    }
}

recorded!(C342);

#[test]
fn c342() {
    let scripts = ["R", "SRRRRRR", "R", "FSFFS", "SFFSFF"];
    let trace = "
        t R: start 0 R, start 1 S, start 2 R, sync 3 F
        t R: run 0 R, start 1 R, halt 2
        t R: run 0 R, run 1 R
        t R: run 0 R, run 1 R
        t R: run 0 R, run 1 R
        t R: run 0 R, run 1 R
    ";
    perform(&mut C342::new(), &scripts, trace);
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
    pub tree C345(world: &mut World) {
        async_sequence(yield = sync)<
            parallel(success = 2, failure = 4)<
                Action(0),
                force_success(condition(1)),
                invert(Action(2)),
                condition(3)
            >
        >
    }
}

recorded!(C345);

#[test]
fn c345() {
    let scripts = ["RRRRFR", "SSSFSF", "RRR", "SSFSSFF"];
    let trace = "
        t S: start 0 R, cond 1 S, start 2 R, cond 3 S, halt 0, halt 2
        t S: start 0 R, cond 1 S, start 2 R, cond 3 S, halt 0, halt 2
        h
        t R: start 0 R, cond 1 S, start 2 R, cond 3 F
        t R: run 0 R, run 2 R
        t R: run 0 F, run 2 R
        t R: run 2 R
    ";
    perform(&mut C345::new(), &scripts, trace);
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
    pub tree C349(world: &mut World) {
        parallel_all(failures = all)<
            fallback< fallback< Action(0), Action(1), Action(2) >, fallback< retry(1, Action(3)) > >,
            while_do_else< condition(4), fallback< retry(keep_running_until_failure(Action(5))) > >,
            sequence_with_memory< while_do_else< condition(6), Action(7), condition(8) > >
        >
    }
}

recorded!(C349, remembers);

#[test]
fn c349() {
    let scripts = ["FSFS", "SSRSF", "S", "FR", "FSFSF", "FSSF", "SFSSF", "FSF", "SSFS"];
    let trace = "
        t S: start 0 F, start 1 S, cond 4 F, cond 6 S, start 7 F
        t R: start 0 S, cond 4 S, start 5 F, cond 6 F, cond 8 S
        t S: cond 4 F
        t R: start 0 F, start 1 S, cond 4 S, start 5 S, cond 6 S, start 7 S
        t S: cond 4 F
        t S: start 0 S, cond 4 F, cond 6 S, start 7 F
        t R: start 0 F, start 1 R, cond 4 S, start 5 S, cond 6 F, cond 8 S
        t S: run 1 S, cond 4 F
    ";
    perform(&mut C349::new(), &scripts, trace);
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
    pub tree C351(world: &mut World) {
        sequence<
            sequence_with_memory<
                Action(0),
                while_do_else< condition(1), Action(2) >,
                condition(3)
            >,
            sequence_with_memory< Action(4), Action(5), condition(6) >
        >
    }
}

recorded!(C351, remembers);

#[test]
fn c351() {
    let scripts = ["SSRS", "SSSF", "SFRFR", "S", "R", "RRSRS", "F"];
    let trace = "
        t R: start 0 S
        h
        t R: cond 1 S, start 2 S
        t R: cond 3 S, start 4 R
        t R: run 4 R
        t R: run 4 R
        h: halt 4
        t R: start 0 S
    ";
    perform(&mut C351::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C352(world: &mut World) {
        parallel_all(failures = 1)<
            reactive_fallback<
                retry(
                    while_do_else< condition(0), reactive_sequence< condition(1), condition(2) > >
                )
            >
        >
    }
}

recorded!(C352);

#[test]
fn c352() {
    let scripts = ["S", "SSFSF", "S"];
    let trace = "
        t S: cond 0 S, cond 1 S, cond 2 S
        t S: cond 0 S, cond 1 S, cond 2 S
        t R: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S, cond 2 S
        t R: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S, cond 2 S
        t S: cond 0 S, cond 1 S, cond 2 S
        t R: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S, cond 2 S
        t R: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S, cond 2 S
        t S: cond 0 S, cond 1 S, cond 2 S
        t R: cond 0 S, cond 1 F
        t S: cond 0 S, cond 1 S, cond 2 S
    ";
    perform(&mut C352::new(), &scripts, trace);
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
    pub tree C355(world: &mut World) {
        while_do_else<
            condition(0),
            delay(20ms, condition(1)),
            reactive_fallback<
                reactive_sequence<
                    try_catch<
                        Action(2),
                        invert(sync_action(3)),
                        Action(4),
                        repeat(2, condition(5))
                    >
                >
            >
        >
    }
}

recorded!(C355);

#[test]
fn c355() {
    let scripts = ["SS", "SFFF", "RRRFSSRF", "FF", "F", "FFSS"];
    let trace = "
        t R: cond 0 S
        +20
        t S: cond 0 S, cond 1 S
        t R: cond 0 S
        +5
        t R: cond 0 S
        +30
        t F: cond 0 S, cond 1 F
        +0
        t R: cond 0 S
        t R: cond 0 S
        +30
        t F: cond 0 S, cond 1 F
        t R: cond 0 S
        +30
        t F: cond 0 S, cond 1 F
    ";
    perform(&mut C355::new(), &scripts, trace);
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
    pub tree C357(world: &mut World) {
        if_then_else< Action(0), invert(repeat(2, Action(1))), invert(sync_action(2)) >
    }
}

recorded!(C357);

#[test]
fn c357() {
    let scripts = ["RSRFR", "FSRSRSSF", "FSFSFSSS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, start 1 F
        t R: start 0 R
        t S: run 0 F, sync 2 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 1 S
        t R: start 1 R
        t F: run 1 S
        t R: start 0 R
    ";
    perform(&mut C357::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C358(world: &mut World) {
        keep_running_until_failure(
            while_do_else<
                condition(0),
                sequence< condition(1), reactive_sequence< Action(2), condition(3), condition(4) > >,
                force_success(while_do_else< retry(2, Action(5)), sync_action(6) >)
            >
        )
    }
}

recorded!(C358);

#[test]
fn c358() {
    let scripts = ["FSF", "FFFFFFS", "S", "FSFFFFSF", "FSFFFFF", "RSFSSR", "FSFFSS"];
    let trace = "
        t R: cond 0 F, start 5 R
        t F: cond 0 S, halt 5, cond 1 F
        t R: cond 0 F, start 5 S, sync 6 F
        t R: cond 0 F, start 5 F
        t F: cond 0 S, cond 1 F
        t R: cond 0 F, start 5 S, sync 6 S
        t R: cond 0 F, start 5 S, sync 6 F
        t F: cond 0 S, cond 1 F
        t R: cond 0 F, start 5 R
        t R: cond 0 F, run 5 R
        t F: cond 0 S, halt 5, cond 1 F
    ";
    perform(&mut C358::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C359(world: &mut World) {
        while_do_else<
            condition(0),
            repeat(4,
                sequence<
                    retry(4,
                        sequence_with_memory<
                            Action(1),
                            condition(2),
                            keep_running_until_failure(Action(3))
                        >
                    ),
                    fallback<
                        retry(3, force_failure(repeat(2, condition(4)))),
                        Action(5),
                        Action(6)
                    >
                >
            ),
            reactive_sequence< sync_action(7), repeat(2, Action(8)), condition(9) >
        >
    }
}

recorded!(C359, remembers);

#[test]
fn c359() {
    let scripts = ["FFFFFF", "R", "SSFSSF", "RSRF", "FSFSS", "S", "RSRRFRF", "SFFS", "SF", "SFFFS"];
    let trace = "
        t R: cond 0 F, sync 7 S, start 8 S
        t F: cond 0 F, sync 7 F
        t F: cond 0 F, sync 7 F
        t F: cond 0 F, sync 7 S, start 8 F
        t R: cond 0 F, sync 7 S, start 8 S
        t F: cond 0 F, sync 7 F
        t F: cond 0 F, sync 7 F
        t F: cond 0 F, sync 7 S, start 8 F
        t R: cond 0 F, sync 7 S, start 8 S
        t F: cond 0 F, sync 7 F
        t F: cond 0 F, sync 7 F
        t F: cond 0 F, sync 7 S, start 8 F
    ";
    perform(&mut C359::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C360(world: &mut World) {
        fallback<
            condition(0),
            reactive_fallback< reactive_fallback< retry(2, Action(1)) > >,
            parallel(success = 2, failure = 1)< invert(sync_action(2)), retry(condition(3)) >,
            invert(
                reactive_fallback<
                    async_sequence(yield = sync)<
                        reactive_sequence< condition(4), sync_action(5), Action(6), condition(7) >,
                        condition(8)
                    >
                >
            )
        >
    }
}

recorded!(C360);

#[test]
fn c360() {
    let scripts = ["SF", "SSRFFS", "FFFFSFFF", "FFFFFFFF", "SSSS", "FFSFFFSS", "RSSFF", "FSSSS", "FF"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        t R: cond 0 F, start 1 R
        t R: run 1 F, start 1 F, sync 2 F, cond 3 F
    ";
    perform(&mut C360::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C361(world: &mut World) {
        async_fallback(yield = sync)<
            parallel(success = all, failure = all)< Action(0), Action(1), Action(2) >,
            keep_running_until_failure(sync_action(3)),
            sequence< Action(4), Action(5) >
        >
    }
}

recorded!(C361);

#[test]
fn c361() {
    let scripts = ["SRSRSRF", "S", "RFRFR", "SSSF", "SRRSRRFF", "RS"];
    let trace = "
        t R: start 0 S, start 1 S, start 2 R
        t R: run 2 F, sync 3 S
        t R: sync 3 S
        t R: sync 3 S
        t R: sync 3 F, start 4 S, start 5 R
    ";
    perform(&mut C361::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C362(world: &mut World) {
        sequence<
            timeout(30ms, Action(0)),
            if_then_else< condition(1), condition(2), condition(3) >
        >
    }
}

recorded!(C362);

#[test]
fn c362() {
    let scripts = ["RR", "FFSSS", "SFSSFF", "FF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +30: halt 0
        t F
        +5
        t R: start 0 R
        t R: run 0 R
        +10
        t R: run 0 R
        +10
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C362::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C363(world: &mut World) {
        repeat(2,
            sequence<
                async_fallback(yield = sync)<
                    async_sequence(yield = sync)<
                        keep_running_until_failure(Action(0)),
                        keep_running_until_failure(Action(1)),
                        retry(2, Action(2)),
                        parallel(success = 2, failure = 1)<
                            Action(3),
                            keep_running_until_failure(condition(4))
                        >
                    >,
                    parallel(success = 1, failure = 1)< condition(5), Action(6) >,
                    async_fallback(yield = sync)<
                        async_fallback(yield = sync)< Action(7), Action(8), Action(9) >
                    >
                >
            >
        )
    }
}

recorded!(C363);

#[test]
fn c363() {
    let scripts = ["FFFSRRF", "SFRSSF", "SSFFF", "SR", "FS", "SSFSSSF", "SFFSFFS", "R", "FSRFFR", "RRSRR"];
    let trace = "
        t R: start 0 F
        t R: cond 5 S, start 0 F
        t S: cond 5 S
        t R: start 0 F
        t R: cond 5 F
        t R: start 7 R
        t R: run 7 R
        h: halt 7
    ";
    perform(&mut C363::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C364(world: &mut World) {
        parallel(success = all, failure = 1)<
            keep_running_until_failure(condition(0)),
            condition(1)
        >
    }
}

recorded!(C364);

#[test]
fn c364() {
    let scripts = ["SSF", "SF"];
    let trace = "
        t R: cond 0 S, cond 1 S
        t R: cond 0 S
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 S
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        +40
        t R: cond 0 S, cond 1 S
        +10
        t F: cond 0 F
    ";
    perform(&mut C364::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C365(world: &mut World) {
        parallel(success = 1, failure = 2)< Action(0), condition(1), condition(2) >
    }
}

recorded!(C365);

#[test]
fn c365() {
    let scripts = ["RSRR", "FSSS", "SSFS"];
    let trace = "
        t S: start 0 R, cond 1 F, cond 2 S, halt 0
        t S: start 0 S
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 R, cond 1 S, halt 0
        t S: start 0 S
    ";
    perform(&mut C365::new(), &scripts, trace);
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
    pub tree C369(world: &mut World) {
        async_fallback(yield = sync)<
            Action(0),
            parallel_all(failures = 2)< condition(1), Action(2), condition(3) >,
            repeat(condition(4))
        >
    }
}

recorded!(C369);

#[test]
fn c369() {
    let scripts = ["FSRSF", "SFFF", "SRFRSFRF", "SF", "SF"];
    let trace = "
        t R: start 0 F
        t S: cond 1 S, start 2 S, cond 3 S
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 F
        t R: cond 1 F, start 2 R, cond 3 F
        t R: run 2 F, cond 4 S
        t F: cond 4 F
        t R: start 0 F
        t R: cond 1 F, start 2 R, cond 3 S
        t S: run 2 S
        t S: start 0 S
        t R: start 0 R
    ";
    perform(&mut C369::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C370(world: &mut World) {
        sequence<
            invert(
                reactive_fallback<
                    Action(0),
                    repeat(3, condition(1)),
                    invert(parallel_all(failures = all)< condition(2), condition(3), Action(4) >)
                >
            )
        >
    }
}

recorded!(C370);

#[test]
fn c370() {
    let scripts = ["SSR", "SS", "F", "SSSFF", "S"];
    let trace = "
        t F: start 0 S
        t F: start 0 S
        t R: start 0 R
        t F: run 0 S
    ";
    perform(&mut C370::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C371(world: &mut World) {
        reactive_sequence<
            async_sequence(yield = sync)<
                reactive_sequence<
                    force_success(
                        fallback<
                            condition(0),
                            condition(1),
                            keep_running_until_failure(condition(2))
                        >
                    ),
                    Action(3)
                >
            >,
            force_failure(Action(4)),
            fallback< condition(5), condition(6), sync_action(7), Action(8) >,
            parallel_all(failures = 4)< condition(9), condition(10), sync_action(11), Action(12) >
        >
    }
}

recorded!(C371);

#[test]
fn c371() {
    let scripts = ["FS", "SF", "S", "R", "SSRFRR", "FSSF", "SSSS", "SS", "SSRSSRRR", "SFS", "SS", "SSF", "SRRR"];
    let trace = "
        t R: cond 0 F, cond 1 S, start 3 R
        t R: cond 0 S, run 3 R
        t R: cond 0 F, cond 1 F, cond 2 S, halt 3
        t R: cond 2 S
        t R: cond 2 S
        t R: cond 2 S
        t R: cond 2 S
    ";
    perform(&mut C371::new(), &scripts, trace);
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
    pub tree C375(world: &mut World) {
        retry(1,
            while_do_else<
                condition(0),
                parallel_all(failures = 2)< condition(1), Action(2), Action(3), Action(4) >
            >
        )
    }
}

recorded!(C375);

#[test]
fn c375() {
    let scripts = ["SFFSS", "SFFSS", "RFRRRFSR", "RRRR", "SSFSR"];
    let trace = "
        t R: cond 0 S, cond 1 S, start 2 R, start 3 R, start 4 S
        +5
        t F: cond 0 F, halt 2, halt 3
        t F: cond 0 F
        t R: cond 0 S, cond 1 F, start 2 F, start 3 R, start 4 S
        t R: cond 0 S, run 3 R
        t R: cond 0 S, run 3 R
        +5
        t F: cond 0 F, halt 3
        +20
        t F: cond 0 F
        +20
        t R: cond 0 S, cond 1 F, start 2 R, start 3 R, start 4 F
    ";
    perform(&mut C375::new(), &scripts, trace);
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
    pub tree C378(world: &mut World) {
        keep_running_until_failure(
            fallback<
                if_then_else< condition(0), condition(1), Action(2) >,
                fallback<
                    async_fallback(yield = sync)<
                        force_success(condition(3)),
                        condition(4),
                        invert(condition(5)),
                        force_failure(while_do_else< condition(6), condition(7), sync_action(8) >)
                    >
                >
            >
        )
    }
}

recorded!(C378);

#[test]
fn c378() {
    let scripts = ["SSFSF", "FSFFF", "S", "SFSSS", "SSSS", "SFF", "SSSSS", "SFS", "S"];
    let trace = "
        t R: cond 0 S, cond 1 F, cond 3 S
        t R: cond 0 S, cond 1 S
        t R: cond 0 F, start 2 S
        h
        t R: cond 0 S, cond 1 F, cond 3 F
        t R: cond 0 F, start 2 S
        t R: cond 0 S, cond 1 F, cond 3 S
        t R: cond 0 S, cond 1 F, cond 3 S
        t R: cond 0 F, start 2 S
        t R: cond 0 S, cond 1 F, cond 3 S
        t R: cond 0 F, start 2 S
        t R: cond 0 S, cond 1 S
        t R: cond 0 S, cond 1 F, cond 3 S
        t R: cond 0 F, start 2 S
        h
        t R: cond 0 S, cond 1 F, cond 3 F
    ";
    perform(&mut C378::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C379(world: &mut World) {
        sequence<
            reactive_sequence< condition(0), Action(1), Action(2) >,
            sequence<
                sequence_with_memory<
                    Action(3),
                    while_do_else<
                        Action(4),
                        if_then_else< condition(5), Action(6), sync_action(7) >,
                        Action(8)
                    >
                >,
                reactive_fallback< Action(9), condition(10) >
            >
        >
    }
}

recorded!(C379, remembers);

#[test]
fn c379() {
    let scripts = ["SSF", "S", "RRF", "S", "SSFFSFF", "SFFFFS", "RSRSSFS", "FFFSSSSF", "RFFRSSSR", "SRRRSRRR", "SFF"];
    let trace = "
        t R: cond 0 S, start 1 S, start 2 R
        t R: cond 0 S, start 1 S, run 2 R
        t F: cond 0 F, halt 2
        t F: cond 0 S, start 1 S, start 2 F
        t R: cond 0 S, start 1 S, start 2 R
        t F: cond 0 F, halt 2
        t R: cond 0 S, start 1 S, start 2 R
        t F: cond 0 S, start 1 S, run 2 F
    ";
    perform(&mut C379::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C380(world: &mut World) {
        retry(3,
            parallel_all(failures = all)<
                if_then_else<
                    async_fallback(yield = sync)< Action(0), condition(1), Action(2) >,
                    sync_action(3)
                >,
                sync_action(4)
            >
        )
    }
}

recorded!(C380);

#[test]
fn c380() {
    let scripts = ["FSFF", "S", "RFFRSS", "SSSSFSFF", "SF"];
    let trace = "
        t R: start 0 F, sync 4 S
        t S: cond 1 S, sync 3 S
        t S: start 0 S, sync 3 S, sync 4 F
        t R: start 0 F, sync 4 S
        t S: cond 1 S, sync 3 S
        t R: start 0 F, sync 4 F
        t S: cond 1 S, sync 3 S
        t R: start 0 F, sync 4 S
        t S: cond 1 S, sync 3 F
        t S: start 0 S, sync 3 S, sync 4 F
        t R: start 0 F, sync 4 S
        t S: cond 1 S, sync 3 F
        t R: start 0 F, sync 4 F
    ";
    perform(&mut C380::new(), &scripts, trace);
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
    pub tree C382(world: &mut World) {
        sequence_with_memory<
            force_success(
                force_success(
                    reactive_fallback<
                        delay(10ms, Action(0)),
                        while_do_else< Action(1), timeout(30ms, Action(2)) >,
                        timeout(30ms, delay(20ms, invert(Action(3))))
                    >
                )
            )
        >
    }
}

recorded!(C382, remembers);

#[test]
fn c382() {
    let scripts = ["SSS", "R", "FRRSFSFR", "RSSRFS"];
    let trace = "
        t R
        t R
        t R
        +30
        t S: start 0 S
        +10
        t R
        t R
        +15
        t S: start 0 S
    ";
    perform(&mut C382::new(), &scripts, trace);
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
    pub tree C384(world: &mut World) {
        while_do_else<
            condition(0),
            force_failure(condition(1)),
            sequence_with_memory< Action(2), force_success(Action(3)) >
        >
    }
}

recorded!(C384, remembers);

#[test]
fn c384() {
    let scripts = ["SSF", "FSSS", "R", "SFRRRSSR"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 S
        t R: cond 0 F, start 2 R
        t F: cond 0 S, halt 2, cond 1 S
        t F: cond 0 S, cond 1 S
        t R: cond 0 F, start 2 R
        t F: cond 0 S, halt 2, cond 1 F
        t F: cond 0 S, cond 1 S
    ";
    perform(&mut C384::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C385(world: &mut World) {
        while_do_else< Action(0), sync_action(1), condition(2) >
    }
}

recorded!(C385);

#[test]
fn c385() {
    let scripts = ["SRSFRS", "SFFFFSSS", "F"];
    let trace = "
        t S: start 0 S, sync 1 S
        t R: start 0 R
        t F: run 0 S, sync 1 F
        t F: start 0 F, cond 2 F
    ";
    perform(&mut C385::new(), &scripts, trace);
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
    pub tree C387(world: &mut World) {
        repeat(1,
            if_then_else<
                condition(0),
                if_then_else< condition(1), condition(2) >,
                reactive_sequence< condition(3), force_success(Action(4)), condition(5) >
            >
        )
    }
}

recorded!(C387);

#[test]
fn c387() {
    let scripts = ["FFS", "FSSS", "SFSSSFSF", "SSSFS", "RFR", "FSSSSF"];
    let trace = "
        t R: cond 0 F, cond 3 S, start 4 R
        t F: cond 3 S, run 4 F, cond 5 F
        t R: cond 0 F, cond 3 S, start 4 R
        t F: cond 3 F, halt 4
        t F: cond 0 S, cond 1 F
        t R: cond 0 F, cond 3 S, start 4 R
        t S: cond 3 S, run 4 F, cond 5 S
        t R: cond 0 F, cond 3 S, start 4 R
        t R: cond 3 S, run 4 R
        t F: cond 3 F, halt 4
    ";
    perform(&mut C387::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C388(world: &mut World) {
        reactive_fallback<
            fallback< Action(0), Action(1), condition(2), Action(3) >,
            condition(4),
            if_then_else<
                condition(5),
                fallback<
                    Action(6),
                    retry(2, fallback< Action(7), condition(8), Action(9) >),
                    invert(condition(10)),
                    delay(20ms, condition(11))
                >,
                delay(30ms, keep_running_until_failure(Action(12)))
            >
        >
    }
}

recorded!(C388);

#[test]
fn c388() {
    let scripts = ["SRRSRFSR", "FFFR", "FSSSF", "SFSFRF", "SSSFFS", "SFF", "SSS", "SRSFRRF", "FSFFS", "S", "SFSSSFS", "SFS", "RSSR"];
    let trace = "
        t S: start 0 S
        +40
        t R: start 0 R
        +0
        t R: run 0 R
        +5
        t S: run 0 S
    ";
    perform(&mut C388::new(), &scripts, trace);
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
    pub tree C390(world: &mut World) {
        reactive_sequence<
            async_fallback(yield = sync)<
                sequence_with_memory<
                    condition(0),
                    Action(1),
                    repeat(1, force_success(condition(2)))
                >,
                Action(3),
                if_then_else< Action(4), Action(5), Action(6) >,
                force_success(
                    async_fallback(yield = sync)<
                        keep_running_until_failure(sync_action(7)),
                        Action(8)
                    >
                )
            >,
            keep_running_until_failure(Action(9))
        >
    }
}

recorded!(C390, remembers);

#[test]
fn c390() {
    let scripts = ["SFFSFSSF", "RRRSSSS", "SS", "RRFFF", "SSRFSSS", "FFF", "FSRSFR", "SSFSS", "SRRSRS", "R"];
    let trace = "
        t R: cond 0 S
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 S, cond 2 S, start 9 R
        t R: cond 0 F, halt 9
        t R: start 3 R
        t R: run 3 R
        t R: run 3 F, start 4 S, start 5 F
        t R: sync 7 S
        t R: sync 7 S
        t R: sync 7 F, start 8 S, start 9 R
    ";
    perform(&mut C390::new(), &scripts, trace);
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
    pub tree C392(world: &mut World) {
        parallel_all(failures = 1)<
            fallback<
                condition(0),
                sequence< async_sequence(yield = sync)< sync_action(1), condition(2) > >,
                Action(3),
                invert(Action(4))
            >
        >
    }
}

recorded!(C392);

#[test]
fn c392() {
    let scripts = ["FS", "FFFSSSFF", "FFS", "FSRFFRFS", "R"];
    let trace = "
        t R: cond 0 F, sync 1 F, start 3 F, start 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        h: halt 4
        t S: cond 0 S
        h
    ";
    perform(&mut C392::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C393(world: &mut World) {
        async_fallback(yield = sync)<
            parallel_all(failures = 3)< Action(0), invert(condition(1)), Action(2) >
        >
    }
}

recorded!(C393);

#[test]
fn c393() {
    let scripts = ["SRRRRRRR", "FSFFS", "S"];
    let trace = "
        t S: start 0 S, cond 1 F, start 2 S
        t R: start 0 R, cond 1 S, start 2 S
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C393::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C394(world: &mut World) {
        if_then_else< sync_action(0), condition(1), sync_action(2) >
    }
}

recorded!(C394);

#[test]
fn c394() {
    let scripts = ["FSFS", "SSFF", "FSFSSFSS"];
    let trace = "
        t F: sync 0 F, sync 2 F
        t S: sync 0 S, cond 1 S
        t S: sync 0 F, sync 2 S
        t S: sync 0 S, cond 1 S
        t F: sync 0 F, sync 2 F
        t F: sync 0 S, cond 1 F
        t S: sync 0 F, sync 2 S
        t F: sync 0 S, cond 1 F
        t S: sync 0 F, sync 2 S
        t S: sync 0 S, cond 1 S
        t F: sync 0 F, sync 2 F
        t S: sync 0 S, cond 1 S
        t S: sync 0 F, sync 2 S
    ";
    perform(&mut C394::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C395(world: &mut World) {
        force_success(
            reactive_fallback<
                reactive_fallback< condition(0), condition(1), retry(3, Action(2)) >,
                sequence_with_memory<
                    reactive_fallback<
                        sequence<
                            if_then_else< condition(3), sync_action(4), retry(3, Action(5)) >
                        >,
                        Action(6)
                    >
                >
            >
        )
    }
}

recorded!(C395, remembers);

#[test]
fn c395() {
    let scripts = ["FSFSFS", "FFSSSSSS", "RSRFRRR", "FFFSSFFF", "FFFSFSS", "S", "SR"];
    let trace = "
        t R: cond 0 F, cond 1 F, start 2 R
        t S: cond 0 S, halt 2
        t S: cond 0 F, cond 1 F, start 2 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        h
        t S: cond 0 S
        h
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        h
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        h
    ";
    perform(&mut C395::new(), &scripts, trace);
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

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C397(world: &mut World) {
        if_then_else< condition(0), sync_action(1) >
    }
}

recorded!(C397);

#[test]
fn c397() {
    let scripts = ["FSFFSS", "SSSFFSSS"];
    let trace = "
        t F: cond 0 F
        +15
        t S: cond 0 S, sync 1 S
        +20
        t F: cond 0 F
        t F: cond 0 F
        t S: cond 0 S, sync 1 S
        +0
        t S: cond 0 S, sync 1 S
        t F: cond 0 F
        +40
        t F: cond 0 S, sync 1 F
        +10
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, sync 1 F
        t S: cond 0 S, sync 1 S
    ";
    perform(&mut C397::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C398(world: &mut World) {
        while_do_else< condition(0), reactive_fallback< Action(1), Action(2), condition(3) > >
    }
}

recorded!(C398);

#[test]
fn c398() {
    let scripts = ["FSF", "F", "FFRRR", "SFFFF"];
    let trace = "
        t F: cond 0 F
        t S: cond 0 S, start 1 F, start 2 F, cond 3 S
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, start 1 F, start 2 F, cond 3 F
        t F: cond 0 F
    ";
    perform(&mut C398::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C399(world: &mut World) {
        if_then_else<
            Action(0),
            timeout(50ms, Action(1)),
            reactive_sequence< Action(2), Action(3) >
        >
    }
}

recorded!(C399);

#[test]
fn c399() {
    let scripts = ["FS", "R", "FRF", "RSF"];
    let trace = "
        t F: start 0 F, start 2 F
        h
        t R: start 0 S, start 1 R
        t R: run 1 R
        +30
        t R: run 1 R
        +0
        t R: run 1 R
        t R: run 1 R
        +20: halt 1
        t F
        +0
        t R: start 0 F, start 2 R
        +40
        t F: run 2 F
        +0
        t R: start 0 S, start 1 R
        +10
        t R: run 1 R
        h: halt 1
        t F: start 0 F, start 2 F
        +20
        t R: start 0 S, start 1 R
    ";
    perform(&mut C399::new(), &scripts, trace);
}
