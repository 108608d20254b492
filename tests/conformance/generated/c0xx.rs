// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C047(world: &mut World) {
        reactive_sequence< Action(0), invert(condition(1)) >
    }
}

recorded!(C047);

#[test]
fn c047() {
    let scripts = ["RRRRFRS", "FFSFF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t S: run 0 S, cond 1 F
        t R: start 0 R
    ";
    perform(&mut C047::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C051(world: &mut World) {
        async_fallback(yield = sync)< Action(0), condition(1), Action(2) >
    }
}

recorded!(C051);

#[test]
fn c051() {
    let scripts = ["RR", "FFFSSSFS", "FR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C051::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C052(world: &mut World) {
        reactive_fallback<
            Action(0),
            force_failure(keep_running_until_failure(condition(1))),
            Action(2),
            Action(3)
        >
    }
}

recorded!(C052);

#[test]
fn c052() {
    let scripts = ["FRRFRFS", "SSSSFSF", "R", "FRRR"];
    let trace = "
        t R: start 0 F, cond 1 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 F, cond 1 S
        t R: start 0 R
        t R: run 0 F, cond 1 S
        t S: start 0 S
        t R: start 0 F, cond 1 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 F, cond 1 F, start 2 R
    ";
    perform(&mut C052::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C055(world: &mut World) {
        reactive_fallback<
            sync_action(0),
            keep_running_until_failure(condition(1)),
            force_success(condition(2)),
            sequence_with_memory< condition(3), condition(4), Action(5) >
        >
    }
}

recorded!(C055, remembers);

#[test]
fn c055() {
    let scripts = ["FSFSSSS", "SFSSSSSF", "SFSS", "FFSFS", "FSSSSFF", "S"];
    let trace = "
        t R: sync 0 F, cond 1 S
        t S: sync 0 S
        t S: sync 0 F, cond 1 F, cond 2 S
        t S: sync 0 S
    ";
    perform(&mut C055::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C056(world: &mut World) {
        reactive_sequence< Action(0), condition(1), Action(2), Action(3) >
    }
}

recorded!(C056);

#[test]
fn c056() {
    let scripts = ["R", "SFFF", "RSF", "FRR"];
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
    perform(&mut C056::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C057(world: &mut World) {
        async_sequence(yield = sync)< Action(0), repeat(3, retry(4, condition(1))), condition(2) >
    }
}

recorded!(C057);

#[test]
fn c057() {
    let scripts = ["FSSSFSRS", "SSFSSSSS", "SFSFFFS"];
    let trace = "
        t F: start 0 F
        t R: start 0 S
        t R: cond 1 S
        t R: cond 1 S
        t R: cond 1 F
        t S: cond 1 S, cond 2 S
        t R: start 0 S
    ";
    perform(&mut C057::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C058(world: &mut World) {
        keep_running_until_failure(
            async_fallback(yield = sync)<
                async_sequence(yield = sync)<
                    sync_action(0),
                    condition(1),
                    condition(2),
                    condition(3)
                >
            >
        )
    }
}

recorded!(C058);

#[test]
fn c058() {
    let scripts = ["SS", "FSS", "SF", "SFSS"];
    let trace = "
        t R: sync 0 S
        t F: cond 1 F
        t R: sync 0 S
        t R: cond 1 S
        t R: cond 2 S
        t R: cond 3 S
        t R: sync 0 S
        t R: cond 1 S
    ";
    perform(&mut C058::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C059(world: &mut World) {
        reactive_sequence<
            keep_running_until_failure(Action(0)),
            sequence< retry(2, Action(1)), Action(2) >
        >
    }
}

recorded!(C059);

#[test]
fn c059() {
    let scripts = ["SSRFSSF", "SR", "SF"];
    let trace = "
        t R: start 0 S
        t R: start 0 S
        t R: start 0 R
        t F: run 0 F
        t R: start 0 S
        t R: start 0 S
        t F: start 0 F
        t R: start 0 S
        t R: start 0 S
        t R: start 0 R
        t F: run 0 F
        t R: start 0 S
        t R: start 0 S
        t F: start 0 F
    ";
    perform(&mut C059::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C065(world: &mut World) {
        fallback< Action(0), repeat(2, sync_action(1)), condition(2) >
    }
}

recorded!(C065);

#[test]
fn c065() {
    let scripts = ["FFRRS", "SFF", "SSFFSF"];
    let trace = "
        t R: start 0 F, sync 1 S
        t S: sync 1 F, cond 2 S
        t S: start 0 F, sync 1 F, cond 2 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
    ";
    perform(&mut C065::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C066(world: &mut World) {
        reactive_fallback<
            retry(2,
                sequence<
                    sequence< Action(0), condition(1), condition(2) >,
                    force_success(Action(3))
                >
            )
        >
    }
}

recorded!(C066);

#[test]
fn c066() {
    let scripts = ["RFSRRR", "FF", "SFSFF", "RSRSFRR"];
    let trace = "
        t R: start 0 R
        t F: run 0 F, start 0 S, cond 1 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 F, start 0 S, cond 1 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C066::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C068(world: &mut World) {
        retry(4, invert(condition(0)))
    }
}

recorded!(C068);

#[test]
fn c068() {
    let scripts = ["S"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 S
        t R: cond 0 S
        t F: cond 0 S
    ";
    perform(&mut C068::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C074(world: &mut World) {
        repeat(1, reactive_sequence< Action(0), Action(1), condition(2) >)
    }
}

recorded!(C074);

#[test]
fn c074() {
    let scripts = ["R", "RRRFF", "F"];
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
    perform(&mut C074::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C076(world: &mut World) {
        fallback< invert(sequence_with_memory< repeat(Action(0)), condition(1) >), Action(2) >
    }
}

recorded!(C076, remembers);

#[test]
fn c076() {
    let scripts = ["SFFRS", "FFSF", "FRRR"];
    let trace = "
        t R: start 0 S
        t S: start 0 F
        t S: start 0 F
        t R: start 0 R
        t R: run 0 S, start 0 S
        t S: start 0 F
        t S: start 0 F
        t R: start 0 R
        t R: run 0 S, start 0 S
        t S: start 0 F
        t S: start 0 F
    ";
    perform(&mut C076::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C077(world: &mut World) {
        invert(repeat(2, condition(0)))
    }
}

recorded!(C077);

#[test]
fn c077() {
    let scripts = ["SFFSSFFS"];
    let trace = "
        t R: cond 0 S
        t S: cond 0 F
        t S: cond 0 F
        t R: cond 0 S
        t F: cond 0 S
        t S: cond 0 F
        t S: cond 0 F
        t R: cond 0 S
        t F: cond 0 S
        t S: cond 0 F
        t S: cond 0 F
        t R: cond 0 S
        t F: cond 0 S
    ";
    perform(&mut C077::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C078(world: &mut World) {
        sequence_with_memory<
            fallback< Action(0), Action(1), Action(2), condition(3) >,
            invert(repeat(4, retry(1, Action(4))))
        >
    }
}

recorded!(C078, remembers);

#[test]
fn c078() {
    let scripts = ["FRRFRSRR", "RSSFFR", "RR", "SSFS", "FRRRF"];
    let trace = "
        t R: start 0 F, start 1 R
        t S: run 1 S, start 4 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 F, start 1 S, start 4 R
        t R: run 4 R
        t R: run 4 R
        t S: run 4 F
        t R: start 0 R
        t S: run 0 S, start 4 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 F, start 1 F, start 2 R
        t R: run 2 R
    ";
    perform(&mut C078::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C080(world: &mut World) {
        sequence<
            repeat(2,
                async_sequence(yield = sync)< condition(0), force_success(Action(1)), Action(2) >
            ),
            force_failure(condition(3))
        >
    }
}

recorded!(C080);

#[test]
fn c080() {
    let scripts = ["SSFS", "SSSF", "RFRFFSS", "SFSSF"];
    let trace = "
        t R: cond 0 S
        t R: start 1 S
        t R: start 2 R
        t F: run 2 F
        t R: cond 0 S
        t R: start 1 S
        t R: start 2 R
    ";
    perform(&mut C080::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C081(world: &mut World) {
        retry(2,
            invert(repeat(retry(3, fallback< sync_action(0), invert(Action(1)), sync_action(2) >)))
        )
    }
}

recorded!(C081);

#[test]
fn c081() {
    let scripts = ["SSF", "FRS", "FSF"];
    let trace = "
        t R: sync 0 S
        t R: sync 0 S
        t R: sync 0 F, start 1 F
        h
        t R: sync 0 S
        t R: sync 0 S
        t R: sync 0 F, start 1 R
        t R: run 1 S, sync 2 F, sync 0 S, sync 0 S
        t R: sync 0 F, start 1 F
    ";
    perform(&mut C081::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C082(world: &mut World) {
        reactive_fallback< keep_running_until_failure(Action(0)), retry(2, retry(1, condition(1))) >
    }
}

recorded!(C082);

#[test]
fn c082() {
    let scripts = ["FSSSRSF", "S"];
    let trace = "
        t S: start 0 F, cond 1 S
        t R: start 0 S
        t R: start 0 S
        t R: start 0 S
        h
        t R: start 0 R
    ";
    perform(&mut C082::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C084(world: &mut World) {
        async_sequence(yield = sync)< condition(0), condition(1), sync_action(2), Action(3) >
    }
}

recorded!(C084);

#[test]
fn c084() {
    let scripts = ["FF", "FFSSFF", "SS", "SSSSRRF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        h
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C084::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C088(world: &mut World) {
        force_success(
            async_sequence(yield = sync)<
                retry(sequence_with_memory< Action(0), Action(1), Action(2) >),
                invert(condition(3)),
                condition(4)
            >
        )
    }
}

recorded!(C088, remembers);

#[test]
fn c088() {
    let scripts = ["RF", "RR", "RRRSRRRS", "SSFF", "SSFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 F, start 0 R
        t R: run 0 F, start 0 R
        t R: run 0 F, start 0 R
        t R: run 0 F, start 0 R
        t R: run 0 F, start 0 R
        t R: run 0 F, start 0 R
        t R: run 0 F, start 0 R
    ";
    perform(&mut C088::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C092(world: &mut World) {
        sequence_with_memory<
            Action(0),
            invert(sequence< Action(1), Action(2) >),
            async_sequence(yield = sync)< condition(3), condition(4), Action(5) >
        >
    }
}

recorded!(C092, remembers);

#[test]
fn c092() {
    let scripts = ["SFR", "RR", "SRF", "SFFFF", "S", "R"];
    let trace = "
        t R: start 0 S
        t R: start 1 R
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
        t R: run 1 R
    ";
    perform(&mut C092::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C094(world: &mut World) {
        fallback<
            condition(0),
            sync_action(1),
            async_sequence(yield = sync)< condition(2), condition(3), sync_action(4) >,
            retry(4, retry(1, condition(5)))
        >
    }
}

recorded!(C094);

#[test]
fn c094() {
    let scripts = ["SFFSS", "SFSS", "SSF", "SFFFSS", "SFFSSF", "SFSSFS"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 F, sync 1 S
        t R: cond 0 F, sync 1 F, cond 2 S
        t R: cond 3 S
    ";
    perform(&mut C094::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C097(world: &mut World) {
        async_sequence(yield = sync)<
            Action(0),
            invert(Action(1)),
            sequence< Action(2), Action(3) >
        >
    }
}

recorded!(C097);

#[test]
fn c097() {
    let scripts = ["SFSFFRS", "S", "RR", "F"];
    let trace = "
        t R: start 0 S
        t F: start 1 S
        t F: start 0 F
        t R: start 0 S
        t F: start 1 S
        t F: start 0 F
        h
        t F: start 0 F
        t R: start 0 R
        t F: run 0 S, start 1 S
        t R: start 0 S
        h
        t F: start 0 F
    ";
    perform(&mut C097::new(), &scripts, trace);
}
