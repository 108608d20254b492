// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C102(world: &mut World) {
        sequence< Action(0), condition(1) >
    }
}

recorded!(C102);

#[test]
fn c102() {
    let scripts = ["R", "SSSFSF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C102::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C104(world: &mut World) {
        reactive_fallback< condition(0), condition(1) >
    }
}

recorded!(C104);

#[test]
fn c104() {
    let scripts = ["FFFSF", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
    ";
    perform(&mut C104::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C106(world: &mut World) {
        reactive_fallback< Action(0), condition(1), sync_action(2) >
    }
}

recorded!(C106);

#[test]
fn c106() {
    let scripts = ["RS", "FSSS", "S"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
    ";
    perform(&mut C106::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C115(world: &mut World) {
        force_failure(
            sequence<
                reactive_fallback< Action(0), condition(1) >,
                reactive_sequence< Action(2), Action(3), condition(4), condition(5) >
            >
        )
    }
}

recorded!(C115);

#[test]
fn c115() {
    let scripts = ["SRSS", "SFSSS", "S", "FR", "FF", "FSFFSSS"];
    let trace = "
        t F: start 0 S, start 2 S, start 3 F
        t R: start 0 R
        t R: run 0 S, start 2 S, start 3 R
        t F: start 2 S, run 3 F
        t R: start 0 S, start 2 S, start 3 R
    ";
    perform(&mut C115::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C118(world: &mut World) {
        reactive_fallback< Action(0), condition(1), condition(2) >
    }
}

recorded!(C118);

#[test]
fn c118() {
    let scripts = ["RRRRRRRR", "FSFF", "FSFFSSSS"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C118::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C127(world: &mut World) {
        force_failure(force_success(Action(0)))
    }
}

recorded!(C127);

#[test]
fn c127() {
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
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
    ";
    perform(&mut C127::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C128(world: &mut World) {
        reactive_fallback<
            invert(Action(0)),
            force_success(Action(1)),
            invert(Action(2)),
            reactive_sequence< sync_action(3), condition(4), condition(5) >
        >
    }
}

recorded!(C128);

#[test]
fn c128() {
    let scripts = ["RRFRRRR", "RSRSSRS", "SSSSRSRR", "SFSSFSF", "FFFSFSFF", "FSFFFSFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t S: run 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t S: run 0 F
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C128::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C155(world: &mut World) {
        fallback< condition(0), sync_action(1), condition(2), condition(3) >
    }
}

recorded!(C155);

#[test]
fn c155() {
    let scripts = ["FFFSFS", "S", "SFF", "SFSSFS"];
    let trace = "
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
        t S: cond 0 F, sync 1 S
        t S: cond 0 S
    ";
    perform(&mut C155::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C187(world: &mut World) {
        sequence< condition(0), condition(1), invert(condition(2)) >
    }
}

recorded!(C187);

#[test]
fn c187() {
    let scripts = ["F", "FSSFSF", "FFFSFF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut C187::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C198(world: &mut World) {
        reactive_sequence<
            reactive_fallback< Action(0), condition(1), sync_action(2), condition(3) >
        >
    }
}

recorded!(C198);

#[test]
fn c198() {
    let scripts = ["RSFF", "SFFSSS", "FSSSS", "FSSSSFS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        h
        t S: start 0 F, cond 1 S
        t F: start 0 F, cond 1 F, sync 2 F, cond 3 F
        t R: start 0 R
        h: halt 0
        t S: start 0 S
        t S: start 0 F, cond 1 F, sync 2 S
        t S: start 0 F, cond 1 S
        h
        t R: start 0 R
        h: halt 0
        t S: start 0 S
        t S: start 0 F, cond 1 S
        t S: start 0 F, cond 1 S
        t R: start 0 R
        t S: run 0 S
    ";
    perform(&mut C198::new(), &scripts, trace);
}
