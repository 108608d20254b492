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
