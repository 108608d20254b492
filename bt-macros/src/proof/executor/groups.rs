//! Steps over inner regions, and choices among children.

use super::super::custom::{self, Children};
use super::super::stage::{Stage, Status};
use super::Executor;
use crate::check::model::{NodeId, Outcome};
use crate::lower::graph::{Choice, ChooseBy, Kept, Quota, RegionId, SlotId, Step};

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
                success,
                failure,
                succeeded,
                failed,
                regions,
            } => self.step_decisive(regions, (success, failure), (*succeeded, *failed), stage),
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
                    if self.has_bit(*completed, bit) {
                        continue;
                    }
                    let status = self.tick_region(region, stage);
                    if status != Status::Running {
                        self.set_bit(*completed, bit);
                    }
                    if status == Status::Failure {
                        self.set_bit(*failed, bit);
                    }
                }
                if self.bits(*completed) < regions.len() {
                    Status::Running
                } else if self.bits(*failed) >= self.quota(*failures) {
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

    /// Where a slot is left out, a single completion of that kind decides.
    fn step_decisive(
        &mut self,
        regions: &[RegionId],
        (success, failure): (&Quota, &Quota),
        (succeeded, failed): (Option<SlotId>, Option<SlotId>),
        stage: &mut Stage,
    ) -> Status {
        let (success, failure) = (self.quota(*success), self.quota(*failure));
        assert!(succeeded.is_some() || success == 1, "successes are counted");
        assert!(failed.is_some() || failure == 1, "failures are counted");
        for (bit, &region) in regions.iter().enumerate() {
            let mut slots = succeeded.iter().chain(&failed);
            if slots.any(|&slot| self.has_bit(slot, bit)) {
                continue;
            }
            let (mut successes, mut failures) = (0, 0);
            match self.tick_region(region, stage) {
                Status::Success => successes = self.mark(succeeded, bit),
                Status::Failure => failures = self.mark(failed, bit),
                Status::Running => {}
            }
            let failed_so_far = failures.max(failed.map_or(0, |slot| self.bits(slot)));
            if successes >= success {
                return Status::Success;
            }
            if failures >= failure || regions.len() - failed_so_far < success {
                return Status::Failure;
            }
        }
        Status::Running
    }

    /// How many there are with this one.
    fn mark(&mut self, slot: Option<SlotId>, bit: usize) -> usize {
        slot.map_or(1, |slot| {
            self.set_bit(slot, bit);
            self.bits(slot)
        })
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
            self.halt_regions(regions, stage);
        }
        status
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
            kept != Kept::Nothing && self.executor.resting_stop(region).is_some()
        })
    }

    fn tick(&mut self, index: usize, stage: &mut Stage) -> Status {
        match self.regions.get(index) {
            Some(&region) => self.executor.tick_region(region, stage),
            None => Status::Failure,
        }
    }

    fn halt(&mut self, index: usize, stage: &mut Stage) {
        if let Some(&region) = self.regions.get(index) {
            self.executor.halt_region(region, stage);
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
