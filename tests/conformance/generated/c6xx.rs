// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C600(world: &mut World) {
        fallback< invert(condition(0)), condition(1) >
    }
}

recorded!(C600);

#[test]
fn c600() {
    let scripts = ["SFFFFS", "FFF"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t S: cond 0 F
        +0
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
    ";
    perform(&mut C600::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C603(world: &mut World) {
        sequence< reactive_fallback< condition(0), condition(1), condition(2) >, condition(3) >
    }
}

recorded!(C603);

#[test]
fn c603() {
    let scripts = ["FSSFSS", "FFFFFSFF", "SSSFSF", "FFFFSS"];
    let trace = "
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        +20
        t F: cond 0 S, cond 3 F
        +30
        t F: cond 0 S, cond 3 F
        +40
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        +10
        t S: cond 0 S, cond 3 S
        +15
        h
        t S: cond 0 S, cond 3 S
        +15
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        h
    ";
    perform(&mut C603::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C622(world: &mut World) {
        invert(invert(condition(0)))
    }
}

recorded!(C622);

#[test]
fn c622() {
    let scripts = ["SSSSFFS"];
    let trace = "
        t S: cond 0 S
        +0
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t F: cond 0 F
        +15
        t F: cond 0 F
        +40
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
    ";
    perform(&mut C622::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C627(world: &mut World) {
        reactive_sequence< timeout(50ms, sync_action(0)), force_failure(Action(1)) >
    }
}

recorded!(C627);

#[test]
fn c627() {
    let scripts = ["FSSFS", "RFSR"];
    let trace = "
        t F: sync 0 F
        +0
        h
        t R: sync 0 S, start 1 R
        +5
        t F: sync 0 S, run 1 F
        +20
        t F: sync 0 F
        +5
        t F: sync 0 S, start 1 S
        t F: sync 0 F
        +15
        h
        t R: sync 0 S, start 1 R
        +40
        t R: sync 0 S, run 1 R
        t F: sync 0 F, halt 1
        +5
        t F: sync 0 S, start 1 F
        +30
        h
        t F: sync 0 F
        +15
        h
        t F: sync 0 S, start 1 S
        +15
        t R: sync 0 S, start 1 R
        +5
        t F: sync 0 F, halt 1
    ";
    perform(&mut C627::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C635(world: &mut World) {
        reactive_fallback< condition(0), Action(1), reactive_sequence< Action(2), Action(3) > >
    }
}

recorded!(C635);

#[test]
fn c635() {
    let scripts = ["SF", "FSRF", "RRSSS", "RFR"];
    let trace = "
        t S: cond 0 S
        +5
        t R: cond 0 F, start 1 F, start 2 R
        +5
        t S: cond 0 S, halt 2
        +10
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        +10
        t R: cond 0 F, start 1 R
        +15
        t S: cond 0 S, halt 1
        +0
        h
        t R: cond 0 F, start 1 F, start 2 R
        t S: cond 0 S, halt 2
        t R: cond 0 F, start 1 F, start 2 S, start 3 R
        h: halt 3
    ";
    perform(&mut C635::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C636(world: &mut World) {
        timeout(20ms,
            reactive_sequence<
                Action(0),
                reactive_fallback< Action(1), condition(2), sync_action(3) >,
                fallback< Action(4), sync_action(5), Action(6) >,
                fallback< condition(7), Action(8), sync_action(9) >
            >
        )
    }
}

recorded!(C636);

#[test]
fn c636() {
    let scripts = ["R", "SSSR", "FFSSS", "S", "SRRSFRRR", "F", "RRS", "SSSS", "FR", "FFFFSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +40: halt 0
        t F
        +5
        t R: start 0 R
        t R: run 0 R
        +20: halt 0
        t F
        +10
        t R: start 0 R
        t R: run 0 R
        +30: halt 0
        t F
    ";
    perform(&mut C636::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C645(world: &mut World) {
        timeout(80ms, reactive_sequence< Action(0), condition(1), sync_action(2), condition(3) >)
    }
}

recorded!(C645);

#[test]
fn c645() {
    let scripts = ["RRSSR", "FFSFF", "SF", "FFSFFFSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S, cond 1 F
        t F: start 0 S, cond 1 F
        +15
        t R: start 0 R
        +40
        t R: run 0 R
        +20
        t R: run 0 R
        +30: halt 0
        t F
        +0
        t F: start 0 S, cond 1 S, sync 2 S, cond 3 F
        +0
        t F: start 0 S, cond 1 F
    ";
    perform(&mut C645::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C652(world: &mut World) {
        fallback< reactive_sequence< Action(0), Action(1), Action(2), Action(3) >, sync_action(4) >
    }
}

recorded!(C652);

#[test]
fn c652() {
    let scripts = ["R", "SRR", "FFFRFFS", "RR", "FFFSFF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +20
        t R: run 0 R
    ";
    perform(&mut C652::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C658(world: &mut World) {
        fallback<
            reactive_fallback< condition(0), condition(1), condition(2) >,
            condition(3),
            invert(Action(4)),
            sync_action(5)
        >
    }
}

recorded!(C658);

#[test]
fn c658() {
    let scripts = ["SSFFF", "FFFS", "FF", "FS", "R", "FSSSFSS"];
    let trace = "
        t S: cond 0 S
        +20
        t S: cond 0 S
        +30
        t R: cond 0 F, cond 1 F, cond 2 F, cond 3 F, start 4 R
        t R: run 4 R
        +15
        t R: run 4 R
        t R: run 4 R
        +20
        t R: run 4 R
        +15
        t R: run 4 R
        t R: run 4 R
        +10
        t R: run 4 R
        t R: run 4 R
    ";
    perform(&mut C658::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C666(world: &mut World) {
        sequence< Action(0), Action(1), sync_action(2), Action(3) >
    }
}

recorded!(C666);

#[test]
fn c666() {
    let scripts = ["FSR", "R", "FSSSS", "RR"];
    let trace = "
        t F: start 0 F
        t R: start 0 S, start 1 R
        +10
        h: halt 1
        t R: start 0 R
        t F: run 0 F
        +40
        h
        t R: start 0 S, start 1 R
        +0
        t R: run 1 R
        +5
        h: halt 1
    ";
    perform(&mut C666::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C673(world: &mut World) {
        reactive_sequence< sync_action(0), Action(1), Action(2) >
    }
}

recorded!(C673);

#[test]
fn c673() {
    let scripts = ["FS", "SFSRRRS", "RFSRF"];
    let trace = "
        t F: sync 0 F
        +20
        t R: sync 0 S, start 1 S, start 2 R
        t F: sync 0 F, halt 2
        t F: sync 0 S, start 1 F
        +40
        t F: sync 0 F
        t F: sync 0 S, start 1 S, start 2 F
        +10
        t F: sync 0 F
        +5
        t R: sync 0 S, start 1 R
        +20
        t F: sync 0 F, halt 1
        t R: sync 0 S, start 1 R
        +40
        t F: sync 0 F, halt 1
    ";
    perform(&mut C673::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C683(world: &mut World) {
        invert(
            sequence< reactive_fallback< Action(0), Action(1), condition(2) >, invert(Action(3)) >
        )
    }
}

recorded!(C683);

#[test]
fn c683() {
    let scripts = ["FR", "SFR", "F", "RSRR"];
    let trace = "
        t R: start 0 F, start 1 S, start 3 R
        +30
        t S: run 3 S
        t R: start 0 R
        t S: run 0 F, start 1 F, cond 2 F
        +0
        t R: start 0 R
    ";
    perform(&mut C683::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C693(world: &mut World) {
        reactive_fallback<
            sync_action(0),
            reactive_fallback< condition(1), invert(condition(2)), condition(3), Action(4) >
        >
    }
}

recorded!(C693);

#[test]
fn c693() {
    let scripts = ["SFFFSS", "SSSSSSS", "FFSSFFF", "FSFFFF", "RRRRSSSR"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 F, cond 1 S
        +15
        t S: sync 0 F, cond 1 S
        +5
        t S: sync 0 F, cond 1 S
        +15
        t S: sync 0 S
        +5
        t S: sync 0 S
        +5
        t S: sync 0 S
        h
        t S: sync 0 F, cond 1 S
        +40
        h
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        +30
        t S: sync 0 S
        +40
        h
        t S: sync 0 S
        t S: sync 0 S
        +30
        t S: sync 0 F, cond 1 S
        h
    ";
    perform(&mut C693::new(), &scripts, trace);
}
