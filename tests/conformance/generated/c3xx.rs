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
