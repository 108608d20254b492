// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeDoor(world: &mut World) {
        fallback< condition(0), reactive_fallback< condition(1), timeout(100ms, Action(2)) > >
    }
}

recorded!(EdgeDoor);

#[test]
fn edge_door() {
    let scripts = ["F", "FFFFFFFS", "R"];
    let trace = "
        t R: cond 0 F, cond 1 F, start 2 R
        t R: cond 1 F, run 2 R
        +60
        t R: cond 1 F, run 2 R
        +60: halt 2
        t F: cond 1 F
        t R: cond 0 F, cond 1 F, start 2 R
        t R: cond 1 F, run 2 R
        t R: cond 1 F, run 2 R
        h: halt 2
        t S: cond 0 F, cond 1 S
    ";
    perform(&mut EdgeDoor::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeTimeoutFires(world: &mut World) {
        timeout(50ms, Action(0))
    }
}

recorded!(EdgeTimeoutFires);

#[test]
fn edge_timeout_fires() {
    let scripts = ["R"];
    let trace = "
        t R: start 0 R
        +50: halt 0
        t F
        t R: start 0 R
        +49
        t R: run 0 R
        +1: halt 0
        t F
    ";
    perform(&mut EdgeTimeoutFires::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeTimeoutChildFirst(world: &mut World) {
        timeout(50ms, Action(0))
    }
}

recorded!(EdgeTimeoutChildFirst);

#[test]
fn edge_timeout_child_first() {
    let scripts = ["RSRS"];
    let trace = "
        t R: start 0 R
        +49
        t S: run 0 S
        +1
        t R: start 0 R
        +49
        t S: run 0 S
    ";
    perform(&mut EdgeTimeoutChildFirst::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeTimeoutCancelledByHalt(world: &mut World) {
        reactive_sequence< condition(0), timeout(50ms, Action(1)) >
    }
}

recorded!(EdgeTimeoutCancelledByHalt);

#[test]
fn edge_timeout_cancelled_by_halt() {
    let scripts = ["SFSSS", "R"];
    let trace = "
        t R: cond 0 S, start 1 R
        +30
        t F: cond 0 F, halt 1
        t R: cond 0 S, start 1 R
        +30
        t R: cond 0 S, run 1 R
        +20: halt 1
        t F: cond 0 S
    ";
    perform(&mut EdgeTimeoutCancelledByHalt::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeTimeoutNested(world: &mut World) {
        timeout(50ms, timeout(80ms, Action(0)))
    }
}

recorded!(EdgeTimeoutNested);

#[test]
fn edge_timeout_nested() {
    let scripts = ["R"];
    let trace = "
        t R: start 0 R
        +50: halt 0
        t F
        t R: start 0 R
        +80: halt 0
        t F
    ";
    perform(&mut EdgeTimeoutNested::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeTimeoutOverAsync(world: &mut World) {
        timeout(50ms, sequence< Action(0), Action(1) >)
    }
}

recorded!(EdgeTimeoutOverAsync);

#[test]
fn edge_timeout_over_async() {
    let scripts = ["RS", "R"];
    let trace = "
        t R: start 0 R
        +40
        t R: run 0 S, start 1 R
        +10: halt 1
        t F
        t R: start 0 R
    ";
    perform(&mut EdgeTimeoutOverAsync::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeReactivefbTwoRunning(world: &mut World) {
        reactive_fallback< Action(0), Action(1) >
    }
}

recorded!(EdgeReactivefbTwoRunning);

#[test]
fn edge_reactivefb_two_running() {
    let scripts = ["FRRF", "R"];
    let trace = "
        t R: start 0 F, start 1 R
        t R: start 0 R, halt 1
        t R: run 0 R
        t R: run 0 F, start 1 R
        t R: start 0 F, run 1 R
    ";
    perform(&mut EdgeReactivefbTwoRunning::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeReactiveseqTwoRunning(world: &mut World) {
        reactive_sequence< Action(0), Action(1) >
    }
}

recorded!(EdgeReactiveseqTwoRunning);

#[test]
fn edge_reactiveseq_two_running() {
    let scripts = ["SRRS", "R"];
    let trace = "
        t R: start 0 S, start 1 R
        t R: start 0 R, halt 1
        t R: run 0 R
        t R: run 0 S, start 1 R
        t R: start 0 S, run 1 R
    ";
    perform(&mut EdgeReactiveseqTwoRunning::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeReactivefbSyncActionsReticked(world: &mut World) {
        reactive_fallback< Action(0), Action(1) >
    }
}

recorded!(EdgeReactivefbSyncActionsReticked);

#[test]
fn edge_reactivefb_sync_actions_reticked() {
    let scripts = ["F", "RRS"];
    let trace = "
        t R: start 0 F, start 1 R
        t R: start 0 F, run 1 R
        t S: start 0 F, run 1 S
        t R: start 0 F, start 1 R
    ";
    perform(&mut EdgeReactivefbSyncActionsReticked::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeCondRunning(world: &mut World) {
        sequence< slow_condition(0), sync_action(1) >
    }
}

recorded!(EdgeCondRunning);

#[test]
fn edge_cond_running() {
    let scripts = ["RRS", "S"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S, sync 1 S
    ";
    perform(&mut EdgeCondRunning::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeHalttreeIdle(world: &mut World) {
        sequence< Action(0) >
    }
}

recorded!(EdgeHalttreeIdle);

#[test]
fn edge_halttree_idle() {
    let scripts = ["S"];
    let trace = "
        h
        t S: start 0 S
        h
        t S: start 0 S
    ";
    perform(&mut EdgeHalttreeIdle::new(), &scripts, trace);
}
