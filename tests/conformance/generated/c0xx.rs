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
