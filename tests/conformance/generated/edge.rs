// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
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
    pub tree EdgeIfthenelse3(world: &mut World) {
        if_then_else< condition(0), Action(1), Action(2) >
    }
}

recorded!(EdgeIfthenelse3);

#[test]
fn edge_ifthenelse3() {
    let scripts = ["SF", "RS", "RF"];
    let trace = "
        t R: cond 0 S, start 1 R
        t S: run 1 S
        t R: cond 0 F, start 2 R
        t F: run 2 F
    ";
    perform(&mut EdgeIfthenelse3::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeIfthenelseRunningCond(world: &mut World) {
        if_then_else< Action(0), Action(1), Action(2) >
    }
}

recorded!(EdgeIfthenelseRunningCond);

#[test]
fn edge_ifthenelse_running_cond() {
    let scripts = ["RRS", "RS", "R"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 1 R
        t S: run 1 S
        t R: start 0 R
    ";
    perform(&mut EdgeIfthenelseRunningCond::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeWhiledoelseFlip(world: &mut World) {
        while_do_else< condition(0), Action(1), Action(2) >
    }
}

recorded!(EdgeWhiledoelseFlip);

#[test]
fn edge_whiledoelse_flip() {
    let scripts = ["SSFFS", "R", "R"];
    let trace = "
        t R: cond 0 S, start 1 R
        t R: cond 0 S, run 1 R
        t R: cond 0 F, halt 1, start 2 R
        t R: cond 0 F, run 2 R
        t R: cond 0 S, halt 2, start 1 R
        t R: cond 0 S, run 1 R
    ";
    perform(&mut EdgeWhiledoelseFlip::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeWhiledoelseCondRunningKeepsBody(world: &mut World) {
        while_do_else< sequence< condition(0), Action(1) >, Action(2), Action(3) >
    }
}

recorded!(EdgeWhiledoelseCondRunningKeepsBody);

#[test]
fn edge_whiledoelse_cond_running_keeps_body() {
    let scripts = ["S", "SRSF", "R", "R"];
    let trace = "
        t R: cond 0 S, start 1 S, start 2 R
        t R: cond 0 S, start 1 R
        t R: run 1 S, run 2 R
        t R: cond 0 S, start 1 F, halt 2, start 3 R
        t R: cond 0 S, start 1 S, halt 3, start 2 R
    ";
    perform(&mut EdgeWhiledoelseCondRunningKeepsBody::new(), &scripts, trace);
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
    pub tree EdgeTimeoutSameDeadline(world: &mut World) {
        parallel(success = 2, failure = 2)< timeout(50ms, Action(0)), timeout(50ms, Action(1)) >
    }
}

recorded!(EdgeTimeoutSameDeadline);

#[test]
fn edge_timeout_same_deadline() {
    let scripts = ["R", "R"];
    let trace = "
        t R: start 0 R, start 1 R
        +50: halt 0, halt 1
        t F
        t R: start 0 R, start 1 R
    ";
    perform(&mut EdgeTimeoutSameDeadline::new(), &scripts, trace);
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
    pub tree EdgeRetryTimeout(world: &mut World) {
        retry(3, timeout(50ms, Action(0)))
    }
}

recorded!(EdgeRetryTimeout);

#[test]
fn edge_retry_timeout() {
    let scripts = ["R"];
    let trace = "
        t R: start 0 R
        +50: halt 0
        t R: start 0 R
        +50: halt 0
        t R: start 0 R
        +50: halt 0
        t F
        t R: start 0 R
    ";
    perform(&mut EdgeRetryTimeout::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeDelayBasic(world: &mut World) {
        delay(50ms, Action(0))
    }
}

recorded!(EdgeDelayBasic);

#[test]
fn edge_delay_basic() {
    let scripts = ["RS"];
    let trace = "
        t R
        +49
        t R
        +1
        t R: start 0 R
        t S: run 0 S
        t R
        +50
        t R: start 0 R
    ";
    perform(&mut EdgeDelayBasic::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeDelayHaltRestarts(world: &mut World) {
        reactive_sequence< condition(0), delay(50ms, Action(1)) >
    }
}

recorded!(EdgeDelayHaltRestarts);

#[test]
fn edge_delay_halt_restarts() {
    let scripts = ["SFS", "S"];
    let trace = "
        t R: cond 0 S
        +40
        t F: cond 0 F
        t R: cond 0 S
        +40
        t R: cond 0 S
        +10
        t F: cond 0 F
    ";
    perform(&mut EdgeDelayHaltRestarts::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeDelayHaltedWhileChildRuns(world: &mut World) {
        reactive_sequence< condition(0), delay(50ms, Action(1)) >
    }
}

recorded!(EdgeDelayHaltedWhileChildRuns);

#[test]
fn edge_delay_halted_while_child_runs() {
    let scripts = ["SSFS", "R"];
    let trace = "
        t R: cond 0 S
        +50
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t R: cond 0 S
        +50
        t R: cond 0 S, start 1 R
    ";
    perform(&mut EdgeDelayHaltedWhileChildRuns::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeSeqmemFailKeepsIndex(world: &mut World) {
        sequence_with_memory< Action(0), Action(1), Action(2) >
    }
}

recorded!(EdgeSeqmemFailKeepsIndex, remembers);

#[test]
fn edge_seqmem_fail_keeps_index() {
    let scripts = ["S", "FRS", "S"];
    let trace = "
        t R: start 0 S
        t F: start 1 F
        t R: start 1 R
        h: halt 1
        t R: start 1 S
        t S: start 2 S
    ";
    perform(&mut EdgeSeqmemFailKeepsIndex::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeSeqmemHaltedByParent(world: &mut World) {
        reactive_sequence< condition(0), sequence_with_memory< Action(1), Action(2) > >
    }
}

recorded!(EdgeSeqmemHaltedByParent, remembers);

#[test]
fn edge_seqmem_halted_by_parent() {
    let scripts = ["SSFS", "S", "RRS"];
    let trace = "
        t R: cond 0 S, start 1 S
        t R: cond 0 S, start 2 R
        t F: cond 0 F, halt 2
        t R: cond 0 S, start 2 R
        t S: cond 0 S, run 2 S
    ";
    perform(&mut EdgeSeqmemHaltedByParent::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeSeqmemRunningThenSuccessNoYield(world: &mut World) {
        sequence_with_memory< Action(0), Action(1) >
    }
}

recorded!(EdgeSeqmemRunningThenSuccessNoYield, remembers);

#[test]
fn edge_seqmem_running_then_success_no_yield() {
    let scripts = ["RS", "S"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, start 1 S
    ";
    perform(&mut EdgeSeqmemRunningThenSuccessNoYield::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeAsyncseqYield(world: &mut World) {
        async_sequence(yield = sync)< sync_action(0), sync_action(1), sync_action(2) >
    }
}

recorded!(EdgeAsyncseqYield);

#[test]
fn edge_asyncseq_yield() {
    let scripts = ["S", "S", "S"];
    let trace = "
        t R: sync 0 S
        t R: sync 1 S
        t S: sync 2 S
        t R: sync 0 S
    ";
    perform(&mut EdgeAsyncseqYield::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeAsyncfbYield(world: &mut World) {
        async_fallback(yield = sync)< sync_action(0), sync_action(1), sync_action(2) >
    }
}

recorded!(EdgeAsyncfbYield);

#[test]
fn edge_asyncfb_yield() {
    let scripts = ["F", "F", "F"];
    let trace = "
        t R: sync 0 F
        t R: sync 1 F
        t F: sync 2 F
        t R: sync 0 F
    ";
    perform(&mut EdgeAsyncfbYield::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeAsyncseqInReactive(world: &mut World) {
        reactive_sequence<
            condition(0),
            async_sequence(yield = sync)< sync_action(1), sync_action(2), sync_action(3) >
        >
    }
}

recorded!(EdgeAsyncseqInReactive);

#[test]
fn edge_asyncseq_in_reactive() {
    let scripts = ["SSF", "S", "S", "S"];
    let trace = "
        t R: cond 0 S, sync 1 S
        t R: cond 0 S, sync 2 S
        t F: cond 0 F
        t R: cond 0 S, sync 1 S
        t R: cond 0 S, sync 2 S
    ";
    perform(&mut EdgeAsyncseqInReactive::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeAsyncNestedInAsync(world: &mut World) {
        async_sequence(yield = sync)<
            async_sequence(yield = sync)< sync_action(0), sync_action(1) >,
            sync_action(2)
        >
    }
}

recorded!(EdgeAsyncNestedInAsync);

#[test]
fn edge_async_nested_in_async() {
    let scripts = ["S", "S", "S"];
    let trace = "
        t R: sync 0 S
        t S: sync 1 S, sync 2 S
        t R: sync 0 S
        t S: sync 1 S, sync 2 S
    ";
    perform(&mut EdgeAsyncNestedInAsync::new(), &scripts, trace);
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
    pub tree EdgeParallelImpossible(world: &mut World) {
        parallel(success = 2, failure = 3)< Action(0), Action(1), Action(2) >
    }
}

recorded!(EdgeParallelImpossible);

#[test]
fn edge_parallel_impossible() {
    let scripts = ["F", "F", "R"];
    let trace = "
        t F: start 0 F, start 1 F
    ";
    perform(&mut EdgeParallelImpossible::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeParallelEarlyStop(world: &mut World) {
        parallel(success = 1, failure = 1)< Action(0), Action(1) >
    }
}

recorded!(EdgeParallelEarlyStop);

#[test]
fn edge_parallel_early_stop() {
    let scripts = ["S", "S"];
    let trace = "
        t S: start 0 S
        t S: start 0 S
    ";
    perform(&mut EdgeParallelEarlyStop::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeParallelHaltsRunning(world: &mut World) {
        parallel(success = 1, failure = 1)< Action(0), Action(1), Action(2) >
    }
}

recorded!(EdgeParallelHaltsRunning);

#[test]
fn edge_parallel_halts_running() {
    let scripts = ["R", "RS", "R"];
    let trace = "
        t R: start 0 R, start 1 R, start 2 R
        t S: run 0 R, run 1 S, halt 0, halt 2
    ";
    perform(&mut EdgeParallelHaltsRunning::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeParallelCompletedNotReticked(world: &mut World) {
        parallel(success = 2, failure = 1)< Action(0), Action(1) >
    }
}

recorded!(EdgeParallelCompletedNotReticked);

#[test]
fn edge_parallel_completed_not_reticked() {
    let scripts = ["SF", "RRRS"];
    let trace = "
        t R: start 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        t S: run 1 S
        t F: start 0 F
    ";
    perform(&mut EdgeParallelCompletedNotReticked::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeParallelallMax1(world: &mut World) {
        parallel_all(failures = 1)< Action(0), Action(1) >
    }
}

recorded!(EdgeParallelallMax1);

#[test]
fn edge_parallelall_max1() {
    let scripts = ["F", "RRS"];
    let trace = "
        t R: start 0 F, start 1 R
        t R: run 1 R
        t F: run 1 S
        t R: start 0 F, start 1 R
    ";
    perform(&mut EdgeParallelallMax1::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeParallelallMax2(world: &mut World) {
        parallel_all(failures = 2)< Action(0), Action(1) >
    }
}

recorded!(EdgeParallelallMax2);

#[test]
fn edge_parallelall_max2() {
    let scripts = ["F", "RRS"];
    let trace = "
        t R: start 0 F, start 1 R
        t R: run 1 R
        t S: run 1 S
        t R: start 0 F, start 1 R
    ";
    perform(&mut EdgeParallelallMax2::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeParallelallNeg(world: &mut World) {
        parallel_all(failures = all)< Action(0), Action(1) >
    }
}

recorded!(EdgeParallelallNeg);

#[test]
fn edge_parallelall_neg() {
    let scripts = ["F", "F"];
    let trace = "
        t F: start 0 F, start 1 F
    ";
    perform(&mut EdgeParallelallNeg::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeParallelallHalt(world: &mut World) {
        reactive_sequence< condition(0), parallel_all(failures = 1)< Action(1), Action(2) > >
    }
}

recorded!(EdgeParallelallHalt);

#[test]
fn edge_parallelall_halt() {
    let scripts = ["SFS", "S", "R"];
    let trace = "
        t R: cond 0 S, start 1 S, start 2 R
        t F: cond 0 F, halt 2
        t R: cond 0 S, start 1 S, start 2 R
    ";
    perform(&mut EdgeParallelallHalt::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRepeatSync(world: &mut World) {
        repeat(3, sync_action(0))
    }
}

recorded!(EdgeRepeatSync);

#[test]
fn edge_repeat_sync() {
    let scripts = ["S"];
    let trace = "
        t R: sync 0 S
        t R: sync 0 S
        t S: sync 0 S
        t R: sync 0 S
    ";
    perform(&mut EdgeRepeatSync::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRepeatAsync(world: &mut World) {
        repeat(3, Action(0))
    }
}

recorded!(EdgeRepeatAsync);

#[test]
fn edge_repeat_async() {
    let scripts = ["RS"];
    let trace = "
        t R: start 0 R
        t R: run 0 S, start 0 R
        t R: run 0 S, start 0 R
        t S: run 0 S
        t R: start 0 R
    ";
    perform(&mut EdgeRepeatAsync::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRepeatForever(world: &mut World) {
        repeat(Action(0))
    }
}

recorded!(EdgeRepeatForever);

#[test]
fn edge_repeat_forever() {
    let scripts = ["SSRSF"];
    let trace = "
        t R: start 0 S
        t R: start 0 S
        t R: start 0 R
        t F: run 0 S, start 0 F
        t R: start 0 S
        t R: start 0 S
    ";
    perform(&mut EdgeRepeatForever::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRepeatFailResets(world: &mut World) {
        repeat(3, Action(0))
    }
}

recorded!(EdgeRepeatFailResets);

#[test]
fn edge_repeat_fail_resets() {
    let scripts = ["SFSSS"];
    let trace = "
        t R: start 0 S
        t F: start 0 F
        t R: start 0 S
        t R: start 0 S
        t S: start 0 S
    ";
    perform(&mut EdgeRepeatFailResets::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRepeatHaltResetsCount(world: &mut World) {
        repeat(2, Action(0))
    }
}

recorded!(EdgeRepeatHaltResetsCount);

#[test]
fn edge_repeat_halt_resets_count() {
    let scripts = ["SRSS"];
    let trace = "
        t R: start 0 S
        t R: start 0 R
        h: halt 0
        t R: start 0 S
        t S: start 0 S
    ";
    perform(&mut EdgeRepeatHaltResetsCount::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRetrySync(world: &mut World) {
        retry(3, sync_action(0))
    }
}

recorded!(EdgeRetrySync);

#[test]
fn edge_retry_sync() {
    let scripts = ["F"];
    let trace = "
        t R: sync 0 F
        t R: sync 0 F
        t F: sync 0 F
        t R: sync 0 F
    ";
    perform(&mut EdgeRetrySync::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRetrySuccess(world: &mut World) {
        retry(3, Action(0))
    }
}

recorded!(EdgeRetrySuccess);

#[test]
fn edge_retry_success() {
    let scripts = ["FRFS"];
    let trace = "
        t R: start 0 F
        t R: start 0 R
        t S: run 0 F, start 0 S
    ";
    perform(&mut EdgeRetrySuccess::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRetryForever(world: &mut World) {
        retry(Action(0))
    }
}

recorded!(EdgeRetryForever);

#[test]
fn edge_retry_forever() {
    let scripts = ["FFRFS"];
    let trace = "
        t R: start 0 F
        t R: start 0 F
        t R: start 0 R
        t S: run 0 F, start 0 S
        t R: start 0 F
    ";
    perform(&mut EdgeRetryForever::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeRunonceReplay(world: &mut World) {
        run_once(Action(0))
    }
}

recorded!(EdgeRunonceReplay, remembers);

#[test]
fn edge_runonce_replay() {
    let scripts = ["RRS"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t S: run 0 S
        t S
        h
        t S
    ";
    perform(&mut EdgeRunonceReplay::new(), &scripts, trace);
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
    pub tree EdgeHalttreeMidway(world: &mut World) {
        sequence<
            Action(0),
            parallel(success = 2, failure = 1)< Action(1), fallback< condition(2), Action(3) > >
        >
    }
}

recorded!(EdgeHalttreeMidway);

#[test]
fn edge_halttree_midway() {
    let scripts = ["S", "R", "F", "R"];
    let trace = "
        t R: start 0 S, start 1 R, cond 2 F, start 3 R
        t R: run 1 R, run 3 R
        h: halt 1, halt 3
        t R: start 0 S, start 1 R, cond 2 F, start 3 R
    ";
    perform(&mut EdgeHalttreeMidway::new(), &scripts, trace);
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

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree EdgeHalttreeRevisitsFinished(world: &mut World) {
        if_then_else< invert(Action(0)), Action(1) >
    }
}

recorded!(EdgeHalttreeRevisitsFinished);

#[test]
fn edge_halttree_revisits_finished() {
    let scripts = ["SF", "S"];
    let trace = "
        t F: start 0 S
        h
        t S: start 0 F, start 1 S
    ";
    perform(&mut EdgeHalttreeRevisitsFinished::new(), &scripts, trace);
}
