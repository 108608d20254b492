//! Steps over inner regions, and choices among children.

use super::Executor;
use crate::custom::{self, Children};
use crate::stage::{Stage, Status};
use bt_compiler::check::model::{NodeId, Outcome};
use bt_compiler::lower::graph::{Choice, ChooseBy, Kept, Quota, RegionId, SlotId, Step};

impl Executor<'_> {
    pub(super) fn step_continue(
        &mut self,
        until: Outcome,
        regions: &[RegionId],
        stage: &mut Stage,
    ) -> Status {
        let mut any_runs = false;
        for &region in regions {
            let status = self.tick_region(region, stage);
            if status == until.into() {
                self.halt_regions(regions, stage);
                return status;
            }
            any_runs |= status == Status::Running;
        }
        if any_runs {
            Status::Running
        } else {
            until.opposite().into()
        }
    }

    pub(super) fn step_parallel(&mut self, step: &Step, stage: &mut Stage) -> Status {
        let decision = match step {
            Step::Parallel {
                success, failure, ..
            } => self.step_decisive(step, (success, failure), stage),
            Step::ParallelEach {
                success,
                failure,
                regions,
            } => {
                let results = regions
                    .iter()
                    .map(|&region| self.tick_region(region, stage));
                let results: Vec<Status> = results.collect();
                let count = |status| results.iter().filter(|&&result| result == status).count();
                let (success, failure) = (self.quota(*success), self.quota(*failure));
                if count(Status::Failure) >= failure || regions.len() < success {
                    Status::Failure
                } else if count(Status::Success) >= success {
                    Status::Success
                } else {
                    Status::Running
                }
            }
            Step::ParallelAll {
                failures,
                completed,
                failed,
                regions,
            } => {
                for (bit, &region) in regions.iter().enumerate() {
                    if self.has_bit(completed, bit) {
                        continue;
                    }
                    let status = self.tick_region(region, stage);
                    if status != Status::Running {
                        self.set_bit(completed, bit);
                    }
                    if status == Status::Failure {
                        self.count_result(*failed);
                    }
                }
                if self.bits(completed) < regions.len() {
                    Status::Running
                } else if self.results(*failed) >= self.quota(*failures) {
                    Status::Failure
                } else {
                    Status::Success
                }
            }
            step => panic!("{step:?} is no parallel"),
        };
        if decision != Status::Running {
            self.halt_regions(step.regions(), stage);
        }
        decision
    }

    /// Where a number is not counted, a single result of that kind decides, or the bits tell it.
    fn step_decisive(
        &mut self,
        step: &Step,
        (success, failure): (&Quota, &Quota),
        stage: &mut Stage,
    ) -> Status {
        let (regions, completed) = (step.regions(), step.completed());
        let [succeeded, failed] = step.results();
        let (success, failure) = (self.quota(*success), self.quota(*failure));
        assert!(
            !completed.is_empty() || (success, failure) == (1, 1),
            "completions are kept"
        );
        for (bit, &region) in regions.iter().enumerate() {
            if !completed.is_empty() && self.has_bit(completed, bit) {
                continue;
            }
            let status = self.tick_region(region, stage);
            let (mut successes, mut failures) = (0, 0);
            match status {
                Status::Success => successes = self.mark(completed, bit, succeeded, success),
                Status::Failure => failures = self.mark(completed, bit, failed, failure),
                Status::Running => {}
            }
            failures = failures.max(failed.map_or(0, |number| self.results(number)));
            if successes >= success {
                return Status::Success;
            }
            if failures >= failure {
                return Status::Failure;
            }
            if regions.len() - failures < success {
                return Status::Failure;
            }
        }
        Status::Running
    }

    /// How many there are with this one. Where they are not counted, the first decides, or all of them.
    fn mark(
        &mut self,
        completed: &[SlotId],
        bit: usize,
        counter: Option<SlotId>,
        quota: usize,
    ) -> usize {
        if counter.is_none() && quota == 1 {
            return 1;
        }
        self.set_bit(completed, bit);
        match counter {
            None => self.bits(completed),
            Some(counter) => {
                self.count_result(counter);
                self.results(counter)
            }
        }
    }

    /// One more of this kind.
    fn count_result(&mut self, slot: SlotId) {
        let number = self.number(slot);
        self.count(slot, number + 1);
    }

    fn results(&self, slot: SlotId) -> usize {
        usize::try_from(self.number(slot)).unwrap_or(usize::MAX)
    }

    fn quota(&self, quota: Quota) -> usize {
        match quota {
            Quota::Literal(number) => number as usize,
            Quota::Slot(slot) => usize::try_from(self.number(slot).max(1)).unwrap_or(usize::MAX),
        }
    }

    pub(super) fn step_custom(
        &mut self,
        node: NodeId,
        regions: &[RegionId],
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        let mut parts = Parts {
            executor: self,
            regions,
        };
        let status = custom::play(node, starts, &mut parts, stage);
        if status != Status::Running {
            for &region in regions {
                self.halt_for_good(region, stage);
            }
        }
        status
    }

    /// Halts a child in a region of its own; it is idle then.
    fn halt_for_good(&mut self, region: RegionId, stage: &mut Stage) {
        self.halt_region(region, stage);
        let child = self.graph.regions[region].root;
        if self.stays_completed[child] {
            stage.idle(child);
        }
    }

    fn halt_regions(&mut self, regions: &[RegionId], stage: &mut Stage) {
        for &region in regions {
            self.halt_region(region, stage);
        }
    }
}

/// The regions of a user's composite.
struct Parts<'a, 'graph> {
    executor: &'a mut Executor<'graph>,
    regions: &'a [RegionId],
}

impl Children for Parts<'_, '_> {
    fn is_running(&self, index: usize) -> bool {
        // Nobody may ask a region that keeps no index.
        self.regions.get(index).is_some_and(|&region| {
            let kept = self.executor.graph.regions[region].kept;
            kept != Kept::Nothing && self.executor.resting_suspend(region).is_some()
        })
    }

    fn tick(&mut self, index: usize, stage: &mut Stage) -> Status {
        match self.regions.get(index) {
            Some(&region) => self.executor.tick_region(region, stage),
            None => Status::Failure,
        }
    }

    fn halt(&mut self, index: usize, stage: &mut Stage) {
        if self.is_running(index) {
            self.idle(index, stage);
        }
    }

    fn idle(&mut self, index: usize, stage: &mut Stage) {
        if let Some(&region) = self.regions.get(index) {
            self.executor.halt_for_good(region, stage);
        }
    }
}

/// The last pattern is `_`.
pub(super) fn switch<'graph>(
    node: NodeId,
    choices: &'graph [Choice],
    stage: &mut Stage,
) -> &'graph Choice {
    let choice = stage.evaluate(node);
    let last = choices.last().expect("a `switch` has children");
    usize::try_from(choice)
        .ok()
        .and_then(|choice| choices.get(choice))
        .unwrap_or(last)
}

/// The child that the context asks for, or the one with the highest score.
pub(super) fn choose<'graph>(
    node: NodeId,
    by: ChooseBy,
    choices: &'graph [Choice],
    stage: &mut Stage,
) -> Option<&'graph Choice> {
    match by {
        ChooseBy::Priority => choices.get(usize::try_from(stage.evaluate(node)).ok()?),
        ChooseBy::Utility => {
            let mut winner: Option<(u128, &Choice)> = None;
            for choice in choices {
                let Some(score) = stage.score(node) else {
                    continue;
                };
                if winner.is_none_or(|(highest, _)| score > highest) {
                    winner = Some((score, choice));
                }
            }
            winner.map(|(_, choice)| choice)
        }
    }
}
