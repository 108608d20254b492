// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

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
