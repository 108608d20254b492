// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
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
    pub tree C048(world: &mut World) {
        invert(
            parallel_all(failures = 2)<
                invert(sync_action(0)),
                force_success(Action(1)),
                sequence_with_memory< sync_action(2), Action(3) >
            >
        )
    }
}

recorded!(C048, remembers);

#[test]
fn c048() {
    let scripts = ["F", "RSSRS", "S", "FRRSS"];
    let trace = "
        t R: sync 0 F, start 1 R, sync 2 S
        t F: run 1 S, start 3 F
        t R: sync 0 F, start 1 S, start 3 R
        t R: run 3 R
        t F: run 3 S
    ";
    perform(&mut C048::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C049(world: &mut World) {
        try_catch< sync_action(0), Action(1), Action(2), Action(3) >
    }
}

recorded!(C049);

#[test]
fn c049() {
    let scripts = ["SF", "SR", "FRFSRRR", "SRFSFRRS"];
    let trace = "
        t F: sync 0 S, start 1 S, start 2 F, start 3 S
        t R: sync 0 F, start 3 R
        t F: run 3 F
        t R: sync 0 S, start 1 R
        t R: run 1 S, start 2 R
        h: halt 2
        t F: sync 0 F, start 3 S
        t R: sync 0 S, start 1 R
        t F: run 1 S, start 2 F, start 3 F
    ";
    perform(&mut C049::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C050(world: &mut World) {
        while_do_else< condition(0), force_failure(repeat(4, condition(1))) >
    }
}

recorded!(C050);

#[test]
fn c050() {
    let scripts = ["SF", "S"];
    let trace = "
        t R: cond 0 S, cond 1 S
        t F: cond 0 F
        t R: cond 0 S, cond 1 S
        t F: cond 0 F
        t R: cond 0 S, cond 1 S
        h
        t F: cond 0 F
        t R: cond 0 S, cond 1 S
        t F: cond 0 F
        t R: cond 0 S, cond 1 S
        h
        t F: cond 0 F
        t R: cond 0 S, cond 1 S
        t F: cond 0 F
        t R: cond 0 S, cond 1 S
        t F: cond 0 F
    ";
    perform(&mut C050::new(), &scripts, trace);
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
    pub tree C053(world: &mut World) {
        reactive_fallback<
            sequence_with_memory< condition(0), condition(1), Action(2) >,
            try_catch<
                parallel(success = 2, failure = 2)<
                    sync_action(3),
                    condition(4),
                    sync_action(5),
                    Action(6)
                >,
                condition(7),
                repeat(1, Action(8)),
                Action(9)
            >,
            reactive_sequence< condition(10), sync_action(11), sync_action(12) >
        >
    }
}

recorded!(C053, remembers);

#[test]
fn c053() {
    let scripts = ["FS", "SSSSSSS", "S", "FFSFSSSF", "FFFSS", "SFSSFSS", "SRSSRSR", "FSF", "FRRSSRRS", "FSR", "FS", "SSFFSF", "F"];
    let trace = "
        t F: cond 0 F, sync 3 F, cond 4 F, start 9 F, cond 10 F
        t R: cond 0 S
        t R: cond 1 S
        t S: start 2 S
        t F: cond 0 F, sync 3 F, cond 4 F, start 9 S, cond 10 S, sync 11 S, sync 12 F
        t R: cond 0 S
        t R: cond 1 S
        t S: start 2 S
        t R: cond 0 F, sync 3 S, cond 4 F, sync 5 S, cond 7 F, start 9 R
        t R: cond 0 S, halt 9
        t R: cond 1 S
        t S: start 2 S
    ";
    perform(&mut C053::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C054(world: &mut World) {
        parallel(success = 1, failure = 3)<
            retry(Action(0)),
            condition(1),
            force_failure(Action(2)),
            condition(3)
        >
    }
}

recorded!(C054);

#[test]
fn c054() {
    let scripts = ["RFRF", "FSFSFF", "S", "FSSSF"];
    let trace = "
        t F: start 0 R, cond 1 F, start 2 S, cond 3 F, halt 0
        t S: start 0 F, cond 1 S
        t S: start 0 R, cond 1 F, start 2 S, cond 3 S, halt 0
        t S: start 0 F, cond 1 S
    ";
    perform(&mut C054::new(), &scripts, trace);
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
    pub tree C060(world: &mut World) {
        force_success(
            invert(
                fallback<
                    Action(0),
                    while_do_else<
                        Action(1),
                        parallel(success = 2, failure = 1)< Action(2), condition(3), condition(4) >
                    >
                >
            )
        )
    }
}

recorded!(C060);

#[test]
fn c060() {
    let scripts = ["SSRR", "FRFRSFRR", "RRRRSFRS", "SSFSFSS", "SFSSFF"];
    let trace = "
        t S: start 0 S
        t S: start 0 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
        t S: start 0 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
        t S: start 0 S
    ";
    perform(&mut C060::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C061(world: &mut World) {
        parallel_all(failures = 2)<
            async_fallback(yield = sync)< sync_action(0), invert(condition(1)) >,
            force_success(condition(2)),
            condition(3),
            repeat(condition(4))
        >
    }
}

recorded!(C061);

#[test]
fn c061() {
    let scripts = ["FFSSSSSS", "SFSS", "SFFSF", "SSSSSSSS", "SFFFS"];
    let trace = "
        t R: sync 0 F, cond 2 S, cond 3 S, cond 4 S
        t F: cond 1 S, cond 4 F
        t R: sync 0 F, cond 2 F, cond 3 S, cond 4 F
        t S: cond 1 F
        t S: sync 0 S, cond 2 F, cond 3 S, cond 4 F
        t R: sync 0 S, cond 2 S, cond 3 S, cond 4 S
        t R: cond 4 S
        t S: cond 4 F
    ";
    perform(&mut C061::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C062(world: &mut World) {
        while_do_else<
            condition(0),
            reactive_fallback<
                sequence< retry(2, Action(1)), force_success(Action(2)) >,
                parallel(success = 1, failure = 2)< sync_action(3), retry(2, Action(4)) >
            >
        >
    }
}

recorded!(C062);

#[test]
fn c062() {
    let scripts = ["SFSFSFF", "R", "FFS", "FFF", "SFF"];
    let trace = "
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C062::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C063(world: &mut World) {
        parallel(success = all, failure = all)< condition(0), invert(condition(1)), condition(2) >
    }
}

recorded!(C063);

#[test]
fn c063() {
    let scripts = ["SSSF", "FFS", "SFSSSFF"];
    let trace = "
        t S: cond 0 S, cond 1 F, cond 2 S
        t F: cond 0 S, cond 1 F, cond 2 F
        t F: cond 0 S, cond 1 S
        t F: cond 0 F
        t S: cond 0 S, cond 1 F, cond 2 S
        h
        t S: cond 0 S, cond 1 F, cond 2 S
        t F: cond 0 S, cond 1 S
        t F: cond 0 F
        t S: cond 0 S, cond 1 F, cond 2 S
        t F: cond 0 S, cond 1 F, cond 2 F
    ";
    perform(&mut C063::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C064(world: &mut World) {
        repeat(
            parallel(success = 1, failure = 1)<
                retry(2, condition(0)),
                repeat(3, try_catch< condition(1), Action(2), condition(3), Action(4) >)
            >
        )
    }
}

recorded!(C064);

#[test]
fn c064() {
    let scripts = ["FF", "FSF", "RRRSRRRS", "SSSS", "RRFSRSS"];
    let trace = "
        t R: cond 0 F, cond 1 F, start 4 R
        h: halt 4
        t R: cond 0 F, cond 1 S, start 2 R
        t F: cond 0 F, halt 2
        t R: cond 0 F, cond 1 F, start 4 R
        t F: cond 0 F, halt 4
        t F: cond 0 F, cond 1 F, start 4 F
        h
        t R: cond 0 F, cond 1 S, start 2 R
        t F: cond 0 F, halt 2
        t F: cond 0 F, cond 1 F, start 4 S
        h
        t R: cond 0 F, cond 1 F, start 4 R
        t F: cond 0 F, halt 4
        t R: cond 0 F, cond 1 S, start 2 R
        t F: cond 0 F, halt 2
    ";
    perform(&mut C064::new(), &scripts, trace);
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
    pub tree C067(world: &mut World) {
        parallel(success = all, failure = 1)<
            async_fallback(yield = sync)<
                repeat(2, condition(0)),
                sequence< sync_action(1), condition(2), invert(Action(3)) >,
                invert(Action(4))
            >,
            Action(5)
        >
    }
}

recorded!(C067);

#[test]
fn c067() {
    let scripts = ["FSFSSF", "FFSSSSS", "SFFS", "R", "S", "SR"];
    let trace = "
        t R: cond 0 F, start 5 S
        t R: sync 1 F
        t F: start 4 S
        t R: cond 0 S, start 5 R
        t R: cond 0 F, sync 1 F, run 5 S
        t F: start 4 S
        t R: cond 0 S, start 5 R
        t S: cond 0 S, run 5 S
        t R: cond 0 F, start 5 R
        t R: sync 1 S, cond 2 S, start 3 R, run 5 S
        t R: run 3 R
        t R: run 3 R
    ";
    perform(&mut C067::new(), &scripts, trace);
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
    pub tree C069(world: &mut World) {
        if_then_else<
            retry(1, sequence< condition(0), condition(1) >),
            keep_running_until_failure(Action(2))
        >
    }
}

recorded!(C069);

#[test]
fn c069() {
    let scripts = ["F", "FFSSSFSS", "FRFSSRR"];
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
    ";
    perform(&mut C069::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C070(world: &mut World) {
        while_do_else< condition(0), condition(1), retry(2, condition(2)) >
    }
}

recorded!(C070);

#[test]
fn c070() {
    let scripts = ["SFSSF", "S", "FFFF"];
    let trace = "
        t S: cond 0 S, cond 1 S
        t R: cond 0 F, cond 2 F
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t R: cond 0 F, cond 2 F
        t S: cond 0 S, cond 1 S
        t R: cond 0 F, cond 2 F
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t R: cond 0 F, cond 2 F
        t S: cond 0 S, cond 1 S
    ";
    perform(&mut C070::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C071(world: &mut World) {
        reactive_fallback<
            invert(try_catch< Action(0), condition(1) >),
            async_fallback(yield = sync)<
                invert(condition(2)),
                Action(3),
                invert(Action(4)),
                condition(5)
            >,
            async_fallback(yield = sync)<
                parallel(success = all, failure = 2)< condition(6), Action(7), invert(Action(8)) >
            >
        >
    }
}

recorded!(C071);

#[test]
fn c071() {
    let scripts = ["FRSSSFF", "SSSS", "FSSSS", "S", "FR", "SS", "SFF", "F", "RRSF"];
    let trace = "
        t S: start 0 F, cond 1 S
        t R: start 0 R
        t S: run 0 S, cond 2 F
        t R: start 0 S, cond 2 S
        t S: start 0 S, start 3 S
        t S: start 0 F, cond 1 S
        t S: start 0 F, cond 1 S
        t S: start 0 F, cond 1 S
        t R: start 0 R
        t R: run 0 S, cond 2 S
    ";
    perform(&mut C071::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C072(world: &mut World) {
        while_do_else<
            condition(0),
            retry(4, condition(1)),
            keep_running_until_failure(sync_action(2))
        >
    }
}

recorded!(C072);

#[test]
fn c072() {
    let scripts = ["FFF", "FF", "SFFS"];
    let trace = "
        t R: cond 0 F, sync 2 S
        t F: cond 0 F, sync 2 F
        t F: cond 0 F, sync 2 F
        t R: cond 0 F, sync 2 S
        t R: cond 0 F, sync 2 S
        t F: cond 0 F, sync 2 F
        t F: cond 0 F, sync 2 F
        t R: cond 0 F, sync 2 S
    ";
    perform(&mut C072::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C073(world: &mut World) {
        while_do_else<
            condition(0),
            repeat(Action(1)),
            fallback< sync_action(2), Action(3), condition(4) >
        >
    }
}

recorded!(C073);

#[test]
fn c073() {
    let scripts = ["SFFSSSF", "RSSRSRR", "S", "SSRR", "FSFS"];
    let trace = "
        t R: cond 0 S, start 1 R
        t S: cond 0 F, halt 1, sync 2 S
        t S: cond 0 F, sync 2 S
        t R: cond 0 S, start 1 S
        t R: cond 0 S, start 1 S
        t R: cond 0 S, start 1 R
        t S: cond 0 F, halt 1, sync 2 S
        t R: cond 0 S, start 1 S
    ";
    perform(&mut C073::new(), &scripts, trace);
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
    pub tree C075(world: &mut World) {
        fallback<
            parallel_all(failures = 1)<
                repeat(4, Action(0)),
                force_failure(force_failure(Action(1)))
            >,
            invert(retry(2, fallback< condition(2), condition(3), Action(4), sync_action(5) >))
        >
    }
}

recorded!(C075);

#[test]
fn c075() {
    let scripts = ["FFS", "SS", "FFFSFFS", "SFS", "RRFRRRFF", "FS"];
    let trace = "
        t F: start 0 F, start 1 S, cond 2 F, cond 3 S
        t R: start 0 F, start 1 S, cond 2 F, cond 3 F, start 4 R
        t R: run 4 R
        t F: run 4 F, sync 5 F, cond 2 F, cond 3 S
    ";
    perform(&mut C075::new(), &scripts, trace);
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
    pub tree C079(world: &mut World) {
        reactive_fallback<
            sequence_with_memory<
                repeat(2, condition(0)),
                sequence< Action(1), Action(2), condition(3) >
            >,
            while_do_else<
                condition(4),
                repeat(2,
                    repeat(2,
                        retry(2,
                            async_fallback(yield = sync)<
                                Action(5),
                                force_success(Action(6)),
                                Action(7)
                            >
                        )
                    )
                ),
                sync_action(8)
            >
        >
    }
}

recorded!(C079, remembers);

#[test]
fn c079() {
    let scripts = ["SSFFF", "RSSRRR", "RSSRF", "F", "FFS", "RRFF", "SSFRFFSR", "SSFSFF", "S"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 S, start 1 R
        t R: run 1 S, start 2 R
        t S: run 2 S, cond 3 F, cond 4 F, sync 8 S
        t S: start 1 S, start 2 S, cond 3 F, cond 4 F, sync 8 S
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 S, start 2 R
        t R: run 2 F, cond 4 S, start 5 R
    ";
    perform(&mut C079::new(), &scripts, trace);
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
    pub tree C083(world: &mut World) {
        if_then_else< Action(0), repeat(3, condition(1)), Action(2) >
    }
}

recorded!(C083);

#[test]
fn c083() {
    let scripts = ["FRFFSRFR", "FFFF", "SRR"];
    let trace = "
        t S: start 0 F, start 2 S
        t R: start 0 R
        t R: run 0 F, start 2 R
        t R: run 2 R
        t S: run 2 S
        t R: start 0 F, start 2 R
        h: halt 2
        t F: start 0 S, cond 1 F
        t R: start 0 R
        t R: run 0 F, start 2 R
        t S: run 2 S
        t R: start 0 R
        t R: run 0 F, start 2 R
        h: halt 2
        t R: start 0 R
        t R: run 0 F, start 2 R
    ";
    perform(&mut C083::new(), &scripts, trace);
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
    pub tree C085(world: &mut World) {
        sequence<
            parallel_all(failures = 2)<
                reactive_sequence<
                    reactive_sequence< condition(0), sync_action(1), condition(2), condition(3) >
                >,
                sequence_with_memory< Action(4), sync_action(5), Action(6) >,
                sequence_with_memory< invert(force_failure(condition(7))), condition(8) >
            >,
            fallback< condition(9), invert(Action(10)), condition(11), sync_action(12) >
        >
    }
}

recorded!(C085, remembers);

#[test]
fn c085() {
    let scripts = ["SFFFSF", "SSSFFFF", "FSFFF", "SSFFSS", "FRRR", "F", "RR", "FSFSF", "FS", "FSSSFSSF", "SSSFR", "FFSFF", "SS"];
    let trace = "
        t R: cond 0 S, sync 1 S, cond 2 F, start 4 F, cond 7 F
        t F: cond 8 F
        t R: cond 0 F, start 4 R, cond 8 S
        t R: run 4 R
        t R: run 4 R
        t F: run 4 F
    ";
    perform(&mut C085::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C086(world: &mut World) {
        repeat(2,
            async_fallback(yield = sync)<
                force_success(reactive_sequence< repeat(2, condition(0)), retry(2, Action(1)) >),
                try_catch< condition(2), repeat(2, sync_action(3)), retry(4, sync_action(4)) >
            >
        )
    }
}

recorded!(C086);

#[test]
fn c086() {
    let scripts = ["FSSFSFSS", "R", "SFFFFFF", "FF", "SSFF"];
    let trace = "
        t R: cond 0 F
        t R: cond 0 S
        t R: cond 0 S, start 1 R
        t S: cond 0 F, halt 1
        t R: cond 0 S
        t R: cond 0 F, cond 0 S
        t R: cond 0 S, start 1 R
        t S: cond 0 F, halt 1
        t R: cond 0 S
        t R: cond 0 S, start 1 R
        t R: cond 0 F, halt 1, cond 0 S
    ";
    perform(&mut C086::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C087(world: &mut World) {
        sequence<
            invert(Action(0)),
            while_do_else<
                condition(1),
                repeat(2,
                    fallback<
                        retry(2, sequence< if_then_else< condition(2), Action(3), condition(4) > >)
                    >
                ),
                invert(while_do_else< condition(5), Action(6), force_failure(condition(7)) >)
            >
        >
    }
}

recorded!(C087);

#[test]
fn c087() {
    let scripts = ["SRSSRFSR", "FFFFF", "FFSSSFS", "RSRRSRRR", "FFSF", "FSSFS", "FFSSSRRF", "F"];
    let trace = "
        t F: start 0 S
        t R: start 0 R
        t F: run 0 S
        t F: start 0 S
        t R: start 0 R
        t S: run 0 F, cond 1 F, cond 5 F, cond 7 F
        t F: start 0 S
        t R: start 0 R
        t F: run 0 S
        t R: start 0 R
        t F: run 0 S
        t F: start 0 S
    ";
    perform(&mut C087::new(), &scripts, trace);
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
    pub tree C089(world: &mut World) {
        if_then_else<
            condition(0),
            parallel(success = 1, failure = 2)<
                sequence_with_memory<
                    force_success(force_success(Action(1))),
                    sync_action(2),
                    retry(4, invert(condition(3)))
                >,
                condition(4)
            >,
            force_failure(sync_action(5))
        >
    }
}

recorded!(C089, remembers);

#[test]
fn c089() {
    let scripts = ["SSSFFFS", "FFRRRSS", "SFSSSSFF", "FFSSS", "FSFFFSFS", "FSFFFFF"];
    let trace = "
        t R: cond 0 S, start 1 F, cond 4 F
        h
        t S: cond 0 S, sync 2 S, cond 4 S
        t S: cond 0 S, cond 3 F
        t F: cond 0 F, sync 5 F
        t F: cond 0 F, sync 5 S
        t F: cond 0 F, sync 5 F
        t R: cond 0 S, start 1 F, cond 4 F
    ";
    perform(&mut C089::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C090(world: &mut World) {
        if_then_else<
            Action(0),
            reactive_sequence< Action(1), retry(1, sync_action(2)) >,
            Action(3)
        >
    }
}

recorded!(C090);

#[test]
fn c090() {
    let scripts = ["RF", "SSRS", "SF", "F"];
    let trace = "
        t R: start 0 R
        t F: run 0 F, start 3 F
        t R: start 0 R
        t F: run 0 F, start 3 F
        t R: start 0 R
    ";
    perform(&mut C090::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C091(world: &mut World) {
        force_failure(while_do_else< condition(0), repeat(2, Action(1)) >)
    }
}

recorded!(C091);

#[test]
fn c091() {
    let scripts = ["FFFFFS", "R"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C091::new(), &scripts, trace);
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
    pub tree C093(world: &mut World) {
        invert(retry(2, while_do_else< condition(0), invert(Action(1)) >))
    }
}

recorded!(C093);

#[test]
fn c093() {
    let scripts = ["S", "RF"];
    let trace = "
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        h
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        t R: cond 0 S, start 1 R
        h: halt 1
        t F: cond 0 S, start 1 F
        t R: cond 0 S, start 1 R
        t F: cond 0 S, run 1 F
        h
    ";
    perform(&mut C093::new(), &scripts, trace);
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
    pub tree C095(world: &mut World) {
        async_fallback(yield = sync)<
            while_do_else< condition(0), Action(1), Action(2) >,
            repeat(2, condition(3))
        >
    }
}

recorded!(C095);

#[test]
fn c095() {
    let scripts = ["FFSSSS", "RFR", "FFRSSRSS", "FFS"];
    let trace = "
        t R: cond 0 F, start 2 F
        t F: cond 3 F
        t R: cond 0 F, start 2 F
        t F: cond 3 F
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C095::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C096(world: &mut World) {
        repeat(2, parallel_all(failures = 1)< sequence< sync_action(0), Action(1), Action(2) > >)
    }
}

recorded!(C096);

#[test]
fn c096() {
    let scripts = ["FSFFFFS", "RSF", "RRR"];
    let trace = "
        t F: sync 0 F
        t R: sync 0 S, start 1 R
        t R: run 1 S, start 2 R
        t R: run 2 R
        t R: run 2 R
    ";
    perform(&mut C096::new(), &scripts, trace);
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

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C098(world: &mut World) {
        if_then_else<
            condition(0),
            keep_running_until_failure(condition(1)),
            retry(3, condition(2))
        >
    }
}

recorded!(C098);

#[test]
fn c098() {
    let scripts = ["FF", "FSFS", "SSFFFSS"];
    let trace = "
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t R: cond 0 F, cond 2 F
        t R: cond 2 F
        t F: cond 2 F
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t S: cond 0 F, cond 2 S
        t R: cond 0 F, cond 2 F
        t R: cond 2 F
        t F: cond 2 F
        t S: cond 0 F, cond 2 S
    ";
    perform(&mut C098::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C099(world: &mut World) {
        invert(
            retry(
                reactive_fallback<
                    reactive_sequence<
                        condition(0),
                        try_catch<
                            repeat(2, Action(1)),
                            reactive_fallback< Action(2), Action(3), Action(4) >
                        >,
                        Action(5)
                    >,
                    while_do_else<
                        condition(6),
                        repeat(2, force_failure(sync_action(7))),
                        condition(8)
                    >
                >
            )
        )
    }
}

recorded!(C099);

#[test]
fn c099() {
    let scripts = ["FFSS", "FRFR", "RSRRFF", "SFFRRSF", "RSRRSSR", "SSFFRF", "F", "FS", "FFFFSS"];
    let trace = "
        t R: cond 0 F, cond 6 F, cond 8 F
        t R: cond 0 F, cond 6 F, cond 8 F
        t R: cond 0 S, start 1 F, start 2 R
        t R: cond 0 S, run 2 S, cond 6 F, cond 8 F, cond 0 F, cond 6 F, cond 8 F
        t F: cond 0 F, cond 6 F, cond 8 S
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 F, start 2 R
        t F: cond 0 F, halt 2, cond 6 F, cond 8 S
        h
        t R: cond 0 F, cond 6 F, cond 8 F
        t R: cond 0 S, start 1 R
    ";
    perform(&mut C099::new(), &scripts, trace);
}
