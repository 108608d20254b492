//! Suspend points from which control goes on to the very point that bears their number: one arm for all of them.

use super::Branch;
use crate::code::build::exits::leave_for;
use crate::code::build::layout::From;
use crate::code::build::{at, was, RegionBuild};
use crate::code::{Block, Expr, Number, Pattern};
use crate::lower::graph::{Edge, Effect, PointId, SuspendId, Target};
use std::collections::BTreeSet;

/// Suspend points from which control goes on alike, each to the point of its number.
struct Merged<'a> {
    effects: &'a [Effect],
    is_far: bool,
    all: Vec<(SuspendId, PointId)>,
}

impl RegionBuild<'_> {
    /// In a region of several sections, the suspend points from which control goes on to the very point of their
    /// number, all together: they take one arm where each would take one. They are taken out of the groups.
    ///
    /// ```text
    /// At::WALK..=At::SLEEP => {
    ///     self.resume = was;
    ///     at = was;
    /// }
    /// ```
    pub(super) fn by_own_number(
        &self,
        from: From,
        groups: &mut Vec<(Vec<SuspendId>, &Edge)>,
    ) -> Vec<Branch> {
        let Some(section) = self.section else {
            return Vec::new();
        };
        let mut merged: Vec<Merged> = Vec::new();
        for (suspends, edge) in groups.iter() {
            let Some(found) = self.own_number(suspends, edge) else {
                continue;
            };
            let is_far = self.plan.sections.is_far(section, edge.to);
            let same = merged
                .iter_mut()
                .find(|other| other.effects == edge.effects && other.is_far == is_far);
            match same {
                Some(same) => same.all.push(found),
                None => merged.push(Merged {
                    effects: &edge.effects,
                    is_far,
                    all: vec![found],
                }),
            }
        }
        merged.retain(|merged| merged.all.len() > 1);
        let all = merged.iter().flat_map(|merged| &merged.all);
        let taken: BTreeSet<SuspendId> = all.map(|(suspend, _)| *suspend).collect();
        groups.retain(|(suspends, _)| !suspends.iter().all(|suspend| taken.contains(suspend)));
        let branches = merged.iter().map(|merged| self.merged_branch(from, merged));
        branches.collect()
    }

    /// All numbers of other suspend points, if those of these branches come after them: to compare with one number takes less than
    /// with the two ends of a range.
    pub(super) fn all_before(&self, branches: &[Branch]) -> Option<Pattern> {
        let numbers = &self.plan.numbers.suspends;
        let resumed: BTreeSet<SuspendId> = branches
            .iter()
            .flat_map(|branch| &branch.suspends)
            .copied()
            .collect();
        let first = resumed.iter().map(|&suspend| numbers[suspend]).min()?;
        let others = (0..numbers.len()).filter(|suspend| !resumed.contains(suspend));
        let mut last = None;
        for suspend in others {
            if numbers[suspend] > first {
                return None;
            }
            last = last.max(Some((numbers[suspend], suspend)));
        }
        let last = last.map_or(Number::Idle, |(_, suspend)| {
            self.body.suspend_number(self.id, suspend)
        });
        Some(Pattern::Numbers(vec![(Number::Idle, last)]))
    }

    fn merged_branch(&self, from: From, merged: &Merged) -> Branch {
        let mut then = Block::default();
        self.effects(merged.effects, &mut then);
        let (number, layout) = (Expr::Variable(was(self.id)), &self.plan.layout);
        let mut points = merged.all.iter().map(|(_, point)| *point);
        if merged.is_far {
            leave_for(&mut then, number);
        } else if points.any(|point| layout.passes_guards(from, point)) {
            then.store(Expr::Variable(at(self.id)), number);
        }
        Branch {
            suspends: merged.all.iter().map(|(suspend, _)| *suspend).collect(),
            condition: None,
            then,
        }
    }

    /// The suspend point and the point, if control goes on from one suspend point to the point that bears its number.
    fn own_number(&self, suspends: &[SuspendId], edge: &Edge) -> Option<(SuspendId, PointId)> {
        let (&[suspend], Target::Point(point)) = (suspends, edge.to) else {
            return None;
        };
        let numbers = &self.plan.numbers;
        let is_its_own =
            numbers.is_suspend[point] && numbers.points[point] == numbers.suspends[suspend];
        is_its_own.then_some((suspend, point))
    }
}
