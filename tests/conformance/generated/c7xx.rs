// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C700(world: &mut World) {
        reactive_sequence< sync_action(0), condition(1) >
    }
}

recorded!(C700);

#[test]
fn c700() {
    let scripts = ["SS", "SFFS"];
    let trace = "
        t S: sync 0 S, cond 1 S
        +10
        h
        t F: sync 0 S, cond 1 F
        t F: sync 0 S, cond 1 F
        t S: sync 0 S, cond 1 S
        +15
        t S: sync 0 S, cond 1 S
        +0
        t F: sync 0 S, cond 1 F
        h
        t F: sync 0 S, cond 1 F
        +10
        h
        t S: sync 0 S, cond 1 S
        +15
        t S: sync 0 S, cond 1 S
        +0
        t F: sync 0 S, cond 1 F
    ";
    perform(&mut C700::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C701(world: &mut World) {
        repeat(3, retry(2, condition(0)))
    }
}

recorded!(C701);

#[test]
fn c701() {
    let scripts = ["FSFF"];
    let trace = "
        t R: cond 0 F
        +10
        t R: cond 0 S, cond 0 F
        +5
        t F: cond 0 F
        +20
        t R: cond 0 F
    ";
    perform(&mut C701::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C702(world: &mut World) {
        async_fallback(yield = sync)<
            if_then_else<
                condition(0),
                sequence_with_memory<
                    retry(2, async_sequence(yield = sync)< condition(1), force_failure(Action(2)) >)
                >,
                Action(3)
            >,
            reactive_sequence<
                async_sequence(yield = sync)<
                    Action(4),
                    fallback< repeat(2, Action(5)), condition(6) >,
                    repeat(1, Action(7))
                >
            >,
            delay(20ms, Action(8))
        >
    }
}

recorded!(C702, remembers);

#[test]
fn c702() {
    let scripts = ["FFF", "S", "FRRRRRSF", "SFR", "FRRRS", "SRSRRS", "SFFFFFS", "SF", "SSFS"];
    let trace = "
        t S: cond 0 F, start 3 S
        +20
        t R: cond 0 F, start 3 F
        +30
        t R: start 4 F
        +40
        t R
        t R
        t R
        +5
        h
        t R: cond 0 F, start 3 R
        t S: run 3 S
        +15
        t R: cond 0 F, start 3 F
        t R: start 4 R
        +30
        t R: run 4 R
        +40
        t R: run 4 R
        +5
        h: halt 4
        t R: cond 0 F, start 3 R
        +15
        h: halt 3
    ";
    perform(&mut C702::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C703(world: &mut World) {
        async_sequence(yield = sync)<
            condition(0),
            if_then_else< condition(1), sequence< sync_action(2), condition(3) >, Action(4) >
        >
    }
}

recorded!(C703);

#[test]
fn c703() {
    let scripts = ["SSSS", "FFSS", "SSFFFFFS", "FS", "RRRS"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 F, start 4 R
        +0
        t R: run 4 R
        t R: run 4 R
        t S: run 4 S
        +0
        h
        t R: cond 0 S
        +5
        h
        t R: cond 0 S
        +15
        h
    ";
    perform(&mut C703::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C704(world: &mut World) {
        parallel_all(failures = 1)<
            retry(3, timeout(20ms, parallel_all(failures = 1)< condition(0), Action(1) >)),
            invert(condition(2))
        >
    }
}

recorded!(C704);

#[test]
fn c704() {
    let scripts = ["FSSSFFS", "RSRSSRRF", "SFF"];
    let trace = "
        t R: cond 0 F, start 1 R, cond 2 S
        t R: run 1 S, cond 0 S, start 1 R
        +15
        t F: run 1 S
        +10
        t S: cond 0 S, start 1 S, cond 2 F
        t R: cond 0 S, start 1 R, cond 2 F
        +0
        t R: run 1 R
        t R: run 1 F, cond 0 F, start 1 R
    ";
    perform(&mut C704::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C705(world: &mut World) {
        sequence<
            keep_running_until_failure(
                reactive_fallback< sync_action(0), retry(1, Action(1)), timeout(10ms, Action(2)) >
            ),
            sequence<
                sequence< reactive_fallback< keep_running_until_failure(invert(condition(3))) > >
            >
        >
    }
}

recorded!(C705);

#[test]
fn c705() {
    let scripts = ["SF", "RRSSSR", "RRRFRS", "SSSFSSSF"];
    let trace = "
        t R: sync 0 S
        t R: sync 0 F, start 1 R
        t R: sync 0 S, halt 1
        +0
        t R: sync 0 F, start 1 R
        +10
        h: halt 1
        t R: sync 0 S
        t R: sync 0 F, start 1 S
        +40
        h
        t R: sync 0 S
        +15
        t R: sync 0 F, start 1 S
        h
        t R: sync 0 S
    ";
    perform(&mut C705::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C706(world: &mut World) {
        reactive_sequence< reactive_sequence< condition(0), Action(1), Action(2), condition(3) > >
    }
}

recorded!(C706);

#[test]
fn c706() {
    let scripts = ["SFSSFSS", "RSFSSRS", "FRRSRR", "SS"];
    let trace = "
        t R: cond 0 S, start 1 R
        +20
        t F: cond 0 F, halt 1
        t F: cond 0 S, start 1 S, start 2 F
        t F: cond 0 S, start 1 F
        t F: cond 0 F
        +15
        t R: cond 0 S, start 1 S, start 2 R
        +40
        t R: cond 0 S, start 1 S, run 2 R
        t R: cond 0 S, start 1 R, halt 2
    ";
    perform(&mut C706::new(), &scripts, trace);
}
