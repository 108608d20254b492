//! The start before the few places that come after it: their numbers are told apart with fewer comparisons.

use super::Branch;
use crate::code::build::layout::From;
use crate::code::build::{was, RegionBuild};
use crate::code::{Block, Expr, MatchArm, Mixed, Number, Pattern, Tokens};
use crate::lower::graph::SuspendId;
use crate::tokens::code;

/// With more branches than this, LLVM makes a table of them.
const TOO_MANY: usize = 6;
/// Two numbers are told from all that are below them with one comparison: less, equal, greater. That pays even where it takes a question
/// more whether anything can have rested there. With a third number, other ticks take longer by what some save.
const TOLD_AT_ONCE: usize = 2;

impl RegionBuild<'_> {
    /// The first suspend point that does not lead to the start, if the few branches take all from there on, in order. Each
    /// has to be certain, or the tick has just begun: later on the comparison is made with a number that was kept across calls, and some
    /// targets pay for that with what is saved.
    pub(super) fn starts_first(&self, from: From, branches: &[Branch]) -> Option<SuspendId> {
        let first = *branches.first()?.suspends.first()?;
        let all = branches.iter().flat_map(|branch| &branch.suspends);
        let in_order = all.copied().eq(first..self.region.suspends.len());
        let certain = branches.iter().all(|branch| branch.condition.is_none());
        let pays = if certain {
            (2..=TOO_MANY).contains(&branches.len())
        } else {
            from == From::Entry && branches.len() == TOLD_AT_ONCE
        };
        (self.plan.sections.is_one() && in_order && pays).then_some(first)
    }

    /// The arms of these branches, the start before them; `first` is the first suspend point of a branch.
    ///
    /// ```text
    /// At::IDLE..=At::WALK => …,                // the start
    /// At::WAIT => …,
    /// _ => …,                                  // the last place
    /// ```
    pub(super) fn start_and_branches(
        &self,
        first: SuspendId,
        branches: Vec<Branch>,
        start: Block,
    ) -> Vec<MatchArm> {
        let mut arms = vec![self.start_arm(first, &branches, start)];
        arms.extend(branches.into_iter().map(|branch| MatchArm {
            pattern: Pattern::Numbers(self.ranges(&branch.suspends)),
            condition: branch.condition,
            then: branch.then,
        }));
        if let Some(last) = arms.last_mut() {
            (last.pattern, last.condition) = (Pattern::Rest, None);
        }
        arms
    }

    /// Nothing is left of the other arms where no leaf of theirs can run:
    ///
    /// ```text
    /// _ if was <= At::WALK || !rest_can_run && !sleep_can_run => …
    /// ```
    fn start_arm(&self, first: SuspendId, branches: &[Branch], start: Block) -> MatchArm {
        let last = first
            .checked_sub(1)
            .map(|suspend| self.body.suspend_number(self.id, suspend));
        let conditions = branches.iter().map(|branch| branch.condition.clone());
        let Some(conditions) = conditions.collect::<Option<Vec<Expr>>>() else {
            let numbers = vec![(Number::Idle, last.unwrap_or(Number::Idle))];
            return MatchArm::new(Pattern::Numbers(numbers), start);
        };
        let was = Expr::Variable(was(self.id));
        let is_before = match last {
            Some(last) => Expr::Mixed(vec![
                Mixed::Expr(was),
                Mixed::Tokens(Tokens(code! { <= })),
                Mixed::Expr(Expr::Number(last)),
            ]),
            None => Expr::equal(was, Expr::Number(Number::Idle)),
        };
        let none_runs = Expr::all(conditions.into_iter().map(Expr::negated).collect());
        MatchArm {
            pattern: Pattern::Rest,
            condition: Some(Expr::any(vec![is_before, none_runs])),
            then: start,
        }
    }
}
