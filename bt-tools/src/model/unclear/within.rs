//! Of a node that runs: where in it the tree may be.

use super::Clarity;
use crate::model::{timed, Answers, Lost, Model};
use bt_core::info::{Kind, Leaf, Mode, Quota, Times, Yield};
use bt_core::Status;

impl Model {
    /// Whether a child runs, as far as that is known.
    pub(super) fn is_running(&self, child: usize) -> Option<bool> {
        let never = matches!(
            self.nodes[child].kind(),
            Kind::Leaf(Leaf::Test | Leaf::Set | Leaf::Success | Leaf::Failure)
        );
        match self.unclear.of(child) {
            _ if self.states[child].running => Some(true),
            Clarity::Open if !never => None,
            _ => Some(false),
        }
    }

    /// At most one of these children runs: which? None of them only if there are so many ways of `resting`; then which of
    /// these.
    fn one_of(
        &mut self,
        node: usize,
        positions: std::ops::Range<usize>,
        resting: usize,
        answers: &mut impl Answers,
    ) -> Result<Result<usize, usize>, Lost> {
        let children = self.nodes[node].children.clone();
        let certain = positions.clone().find(|at| {
            children
                .get(*at)
                .is_some_and(|child| self.states[*child].running)
        });
        let found = match certain {
            Some(at) => Ok(at),
            None => {
                let possible: Vec<usize> = positions
                    .clone()
                    .filter(|at| {
                        children
                            .get(*at)
                            .is_some_and(|child| self.is_running(*child).is_none())
                    })
                    .collect();
                let way = self.guess(node, possible.len() + resting, answers)?;
                possible
                    .get(way)
                    .copied()
                    .ok_or(way.wrapping_sub(possible.len()))
            }
        };
        for (at, &child) in children.iter().enumerate() {
            if found == Ok(at) && !self.states[child].running {
                self.runs(child);
            } else if found != Ok(at) && positions.contains(&at) {
                self.idles(child);
            }
        }
        Ok(found)
    }

    /// Of a node that runs: where in it.
    pub(super) fn open(&mut self, node: usize, answers: &mut impl Answers) -> Result<(), Lost> {
        self.unclear.nodes[node] = Clarity::Known;
        let count = self.nodes[node].children.len();
        let kind = self.nodes[node].kind();
        match kind {
            Kind::Fallback(Mode::Memory) | Kind::Sequence(Mode::Memory) => {
                self.states[node].resume = self.one_of(node, 0..count, 0, answers)?.unwrap_or(0);
            }
            Kind::Fallback(Mode::Async(_))
            | Kind::Sequence(Mode::Async(_))
            | Kind::SequenceWithMemory => {
                // It may rest before any but the first.
                let found = self.one_of(node, 0..count, count.saturating_sub(1), answers)?;
                self.states[node].resume = found.unwrap_or_else(|rest| rest + 1);
            }
            Kind::Fallback(Mode::Reactive) | Kind::Sequence(Mode::Reactive) => {
                _ = self.one_of(node, 0..count, 0, answers)?;
            }
            Kind::IfThenElse => {
                let found = self.one_of(node, 0..count, 0, answers)?;
                self.states[node].chosen = found.ok().filter(|branch| *branch > 0);
            }
            Kind::WhileDoElse => {
                // A branch goes on running while the condition does.
                let condition = self.nodes[node].children.first();
                let may_run = condition.is_some_and(|child| self.is_running(*child) != Some(false));
                _ = self.one_of(node, 1..count, usize::from(may_run), answers)?;
            }
            Kind::Switch { .. } | Kind::Priority { .. } | Kind::Utility { .. } => {
                self.states[node].chosen = self.one_of(node, 0..count, 0, answers)?.ok();
            }
            Kind::TryCatch { .. } => {
                let found = self.one_of(node, 0..count, 0, answers)?.unwrap_or(0);
                self.states[node].resume = found;
                self.states[node].caught = found + 1 == count;
            }
            Kind::Repeat { times, yields } | Kind::Retry { times, yields } => {
                self.unclear.cycles[node] = match times {
                    Times::Literal(most) => most,
                    Times::Forever | Times::Computed(_) => 0,
                };
                let resting = usize::from(yields != Yield::Never);
                _ = self.one_of(node, 0..1, resting, answers)?;
            }
            Kind::Parallel { .. } | Kind::ParallelAll { .. } => {
                self.open_parallel(node, kind, answers)?;
            }
            // Each of their children may run or not, and is asked for by itself.
            Kind::Fallback(_)
            | Kind::Sequence(_)
            | Kind::Interrupter
            | Kind::Repeater { .. }
            | Kind::KeepRunningUntilFailure
            | Kind::Custom => {}
            // As long as their child, or before it too.
            _ if count > 0 => {
                let resting = usize::from(timed::facts(kind).rests);
                _ = self.one_of(node, 0..1, resting, answers)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn open_parallel(
        &mut self,
        node: usize,
        kind: Kind,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        let count = self.nodes[node].children.len();
        self.states[node].completed = vec![None; count];
        let (success, failure) = match kind {
            Kind::Parallel {
                success, failure, ..
            } => (success, failure),
            Kind::ParallelAll { failures } => (Quota::Literal(0), failures),
            _ => (Quota::All, Quota::All),
        };
        let quotas = [
            self.open_quota(node, success, answers)?,
            self.open_quota(node, failure, answers)?,
        ];
        self.states[node].quotas = quotas.into();
        if matches!(
            kind,
            Kind::Parallel {
                each_tick: true,
                ..
            }
        ) {
            return Ok(());
        }
        self.open_completions(node, matches!(kind, Kind::Parallel { .. }), answers)
    }

    /// How many children have completed, and how: not so that it decided, and not all of them.
    fn open_completions(
        &mut self,
        node: usize,
        decides: bool,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        let children = self.nodes[node].children.clone();
        let runs = children.iter().map(|child| self.is_running(*child));
        let (mut idle, mut open, mut total) = (0, 0, 0);
        for runs in runs {
            total += 1;
            idle += u32::from(runs == Some(false));
            open += u32::from(runs.is_none());
        }
        let (success, failure) = self.states[node].quotas;
        let fits = |[succeeded, failed]: &[u32; 2]| {
            let completed = succeeded + failed;
            (idle..=idle + open).contains(&completed)
                && completed < total
                && (!decides
                    || *succeeded < success && *failed < failure && total - failed >= success)
        };
        let counts = (0..=total)
            .flat_map(|succeeded| (0..=total - succeeded).map(move |failed| [succeeded, failed]));
        let counts: Vec<[u32; 2]> = counts.filter(fits).collect();
        let counts = counts[self.guess(node, counts.len(), answers)?];
        self.unclear.completions.insert(node, counts);
        Ok(())
    }

    /// How many children have completed so, of which it is open which they are: successes and failures.
    pub(in crate::model) fn open_completed(&self, node: usize) -> [u32; 2] {
        self.unclear
            .completions
            .get(&node)
            .copied()
            .unwrap_or_default()
    }

    /// Of a child of a `parallel` whose turn it is: whether it has completed already. Which of those that have did so with success
    /// makes no difference.
    pub(in crate::model) fn open_part(
        &mut self,
        node: usize,
        position: usize,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        let Some(left) = self.unclear.completions.get(&node).copied() else {
            return Ok(());
        };
        let child = self.nodes[node].children[position];
        let has_completed = match self.is_running(child) {
            Some(runs) => !runs,
            None => left != [0, 0] && self.guess(node, 2, answers)? == 1,
        };
        if !has_completed {
            self.runs(child);
            return Ok(());
        }
        let (left, how) = match left {
            [0, 0] => return Err(self.unclear_at(node)),
            [0, failed] => ([0, failed - 1], Status::Failure),
            [succeeded, failed] => ([succeeded - 1, failed], Status::Success),
        };
        self.states[node].completed[position] = Some(how);
        self.idles(child);
        self.unclear.completions.insert(node, left);
        Ok(())
    }

    /// All children of a `parallel` have had their turn: now it is known which have completed.
    pub(in crate::model) fn parts_are_known(&mut self, node: usize) -> Result<(), Lost> {
        match self.unclear.completions.remove(&node) {
            None | Some([0, 0]) => Ok(()),
            Some(_) => Err(self.unclear_at(node)),
        }
    }

    fn open_quota(
        &self,
        node: usize,
        quota: Quota,
        answers: &mut impl Answers,
    ) -> Result<u32, Lost> {
        let count = self.nodes[node].children.len();
        let number = match quota {
            Quota::All => count,
            Quota::Literal(number) => return Ok(number),
            // More than all of them means one more.
            Quota::Computed(_) => self.guess(node, count + 1, answers)? + 1,
        };
        Ok(u32::try_from(number).unwrap_or(u32::MAX))
    }
}
