//! Arrivals as code: the `match` that sends control to the suspend point at which the region rested.

mod own_numbers;
mod start_first;

use super::layout::From;
use super::{was, RegionBuild};
use crate::code::tidy::COMPARED;
use crate::code::{Block, Expr, Match, MatchArm, Number, Pattern, Statement};
use crate::lower::graph::{
    Arrival, Edge, Effect, Kept, PointKind, Region, Step, SuspendId, Target,
};
use std::collections::BTreeSet;

/// Of so many leaves an answer asks one by one whether they can run.
const TOO_MANY: usize = 8;

impl RegionBuild<'_> {
    /// ```text
    /// match was {
    ///     At::SLEEP => …,      // a suspend point that goes on
    ///     _ => …,              // the start
    /// }
    /// ```
    pub fn arrival(&self, from: From, arrival: &Arrival) -> Block {
        let start = self.edge(from, &arrival.start);
        if self.region.kept != Kept::Index {
            return start;
        }
        let mut groups = groups(arrival);
        let mut code = Block::default();
        let mut branches = self.by_own_number(from, &mut groups);
        if !branches.is_empty() {
            if let ([branch], [], Some(before)) = (&*branches, &*groups, self.all_before(&branches))
            {
                let goes_on = MatchArm::new(Pattern::Rest, branch.then.clone());
                let on = Expr::Variable(was(self.id));
                let arms = vec![MatchArm::new(before, start), goes_on];
                code.push(Statement::Match(Match { on, arms }));
                return code;
            }
            branches.extend(groups.iter().map(|group| self.branch(from, group, arrival)));
            code.push(Statement::Match(self.by_was(from, branches, start)));
            return code;
        }
        if let [(suspends, edge)] = groups.as_slice() {
            if let Some(replacement) = only_replaces(edge, &arrival.start) {
                let replace =
                    Statement::Store(Expr::Variable(was(self.id)), self.suspend(replacement));
                code.push(self.where_was(suspends, replace.into()));
                code.extend(start);
                return code;
            }
        }
        match groups.as_slice() {
            [] => return start,
            [(suspends, edge)] if suspends.len() == 1 => {
                let (mut resumed, mut start) = (self.edge(from, edge), start);
                let can_run = self.condition(suspends, edge, &arrival.start);
                let common = resumed.common_end(&mut start);
                if resumed.is_empty() && start.is_empty() {
                    return common;
                }
                let was_there = self.was_at(suspends[0]);
                if resumed.is_empty() && can_run.is_none() {
                    code.only_if(was_there.negated(), start);
                } else {
                    let conditions = [was_there].into_iter().chain(can_run).collect();
                    code.branch(Expr::all(conditions), resumed, start);
                }
                code.extend(common);
            }
            groups => {
                let branches = groups.iter().map(|group| self.branch(from, group, arrival));
                code.push(Statement::Match(self.by_was(
                    from,
                    branches.collect(),
                    start,
                )));
            }
        }
        code
    }

    fn branch(
        &self,
        from: From,
        (suspends, edge): &(Vec<SuspendId>, &Edge),
        arrival: &Arrival,
    ) -> Branch {
        Branch {
            suspends: suspends.clone(),
            condition: self.condition(suspends, edge, &arrival.start),
            then: self.edge(from, edge),
        }
    }

    /// The same at the beginning of a tick, as an expression whose value says where control goes.
    pub fn arrival_value(&self, arrival: &Arrival) -> Expr {
        let start = self.edge_value(&arrival.start);
        let groups = groups(arrival);
        if self.region.kept != Kept::Index || groups.is_empty() {
            return match start.into_expression() {
                Ok(value) => value,
                Err(start) => Expr::Block(None, start),
            };
        }
        let mut branches: Vec<Branch> = groups
            .iter()
            .map(|(suspends, edge)| Branch {
                suspends: suspends.clone(),
                condition: self.condition(suspends, edge, &arrival.start),
                then: self.edge_value(edge),
            })
            .collect();
        if self.plan.sections.is_one() {
            return Expr::Match(Box::new(self.by_was(From::Entry, branches, start)));
        }
        // Most go on by the very number at which they rest.
        branches.retain(|branch| match branch.then.statements.as_slice() {
            [Statement::Value(Expr::Number(Number::Suspend(_, suspend)))] => {
                branch.suspends != [*suspend]
            }
            _ => true,
        });
        let goes_on = Expr::Variable(was(self.id)).into();
        let mut all = self.by_was(From::Entry, branches, goes_on);
        let mut starts = vec![(Number::Idle, Number::Idle)];
        let resumed = groups.iter().flat_map(|(suspends, _)| suspends);
        let mut resumed: BTreeSet<SuspendId> = resumed.copied().collect();
        resumed.extend(self.starts_at(&arrival.start));
        let others = (0..self.region.suspends.len()).filter(|suspend| !resumed.contains(suspend));
        starts.extend(self.ranges(&others.collect::<Vec<_>>()));
        all.arms
            .insert(0, MatchArm::new(Pattern::Numbers(starts), start));
        Expr::Match(Box::new(all))
    }

    /// The suspend point that the start marks and goes to, if that is all that it does: there, the start would write what is written already.
    fn starts_at(&self, start: &Edge) -> Option<SuspendId> {
        let [Effect::Start(suspend)] = start.effects[..] else {
            return None;
        };
        let Target::Point(point) = start.to else {
            return None;
        };
        let is_there = matches!(self.region.points[point].kind, PointKind::Step { suspend: there, .. } if there == suspend);
        (is_there && self.plan.numbers.is_suspend[point]).then_some(suspend)
    }

    /// `match was { … }`: the start and then the few places after it, where that is less to compare; else one arm each.
    fn by_was(&self, from: From, branches: Vec<Branch>, start: Block) -> Match {
        let on = Expr::Variable(was(self.id));
        if let Some(first) = self.starts_first(from, &branches) {
            return Match {
                on,
                arms: self.start_and_branches(first, branches, start),
            };
        }
        let arms = branches.into_iter().map(|branch| {
            let (pattern, condition) = if branch.condition.is_some() && branch.suspends.len() > 1 {
                (Pattern::Rest, Some(self.any_reached(&branch.suspends)))
            } else {
                let numbers = self.few_or_ranges(&branch.suspends);
                (Pattern::Numbers(numbers), branch.condition)
            };
            MatchArm {
                pattern,
                condition,
                then: branch.then,
            }
        });
        let arms = arms.chain([MatchArm::new(Pattern::Rest, start)]).collect();
        Match { on, arms }
    }

    /// `was == At::A && a_type.can_run() || was == At::B && b_type.can_run()`: asked one by one, so that
    /// nothing is left of a place where nothing can have rested.
    fn any_reached(&self, suspends: &[SuspendId]) -> Expr {
        let places = suspends.iter().map(|suspend| {
            let can_run = self.any_can_run(std::slice::from_ref(suspend));
            Expr::all([self.was_at(*suspend)].into_iter().chain(can_run).collect())
        });
        Expr::any(places.collect())
    }

    /// Code for the case that one of these suspend points was running: a few numbers are compared, more matched, those
    /// that follow each other as a range.
    pub fn where_was(&self, suspends: &[SuspendId], then: Block) -> Statement {
        if suspends.len() <= COMPARED {
            let numbers = suspends.iter().map(|&suspend| self.was_at(suspend));
            return Statement::If {
                condition: Expr::any(numbers.collect()),
                then,
                otherwise: Block::default(),
            };
        }
        let on = Expr::Variable(was(self.id));
        let arms = vec![
            MatchArm::new(Pattern::Numbers(self.ranges(suspends)), then),
            MatchArm::new(Pattern::Rest, Block::default()),
        ];
        Statement::Match(Match { on, arms })
    }

    /// The numbers of these suspend points: a few one by one, where all are in one function; else as ranges.
    fn few_or_ranges(&self, suspends: &[SuspendId]) -> Vec<(Number, Number)> {
        if !self.plan.sections.is_one() || suspends.len() > COMPARED {
            return self.ranges(suspends);
        }
        let numbers = suspends
            .iter()
            .map(|&suspend| self.body.suspend_number(self.id, suspend));
        numbers.map(|number| (number, number)).collect()
    }

    /// The numbers of these suspend points, those that follow each other as ranges.
    pub fn ranges(&self, suspends: &[SuspendId]) -> Vec<(Number, Number)> {
        self.body.ranges(self.id, suspends)
    }

    /// What to ask besides the number, so that nothing is left of the arm if none of these
    /// leaves can run. Nothing where only the index tells the two apart: it is not
    /// touched for a leaf that cannot run.
    fn condition(&self, suspends: &[SuspendId], resumed: &Edge, start: &Edge) -> Option<Expr> {
        let touches_index =
            |effect: &Effect| matches!(effect, Effect::Start(_) | Effect::Restore(_));
        let same = resumed.to == start.to
            && resumed
                .effects
                .iter()
                .chain(&start.effects)
                .all(touches_index);
        if same {
            None
        } else {
            self.any_can_run(suspends)
        }
    }

    /// `a_type.can_run() || b_type.can_run()`, if it takes that to know whether one of these
    /// suspend points can ever have been reached; none if it is certain, or if asking takes more
    /// words than it is worth, or if they are called in other functions.
    pub fn any_can_run(&self, suspends: &[SuspendId]) -> Option<Expr> {
        let is_certain = |&suspend: &SuspendId| self.region.suspends[suspend].certain;
        if suspends.len() > TOO_MANY || suspends.iter().any(is_certain) || !self.calls_all(suspends)
        {
            return None;
        }
        let nodes = suspends
            .iter()
            .map(|&suspend| self.region.suspends[suspend].node);
        Some(Expr::any(nodes.map(Expr::CanRun).collect()))
    }

    /// Whether all that rests at these suspend points is called and started only in the function that is being made. Who starts
    /// a leaf of another section does not know whether it can run.
    fn calls_all(&self, suspends: &[SuspendId]) -> bool {
        if self.body.calls_by_number() {
            return false;
        }
        let Some(section) = self.section else {
            return self.plan.sections.is_one();
        };
        if self.plan.sections.prologue != Some(section) {
            return false;
        }
        let points = &self.region.points[self.plan.sections.points[section].clone()];
        let called = points.iter().filter_map(|point| match point.kind {
            PointKind::Step {
                step: Step::Call,
                suspend,
                ..
            } => Some(suspend),
            _ => None,
        });
        let called: BTreeSet<SuspendId> = called.collect();
        suspends.iter().all(|suspend| called.contains(suspend))
    }
}

impl crate::code::body::Body<'_> {
    /// The numbers of these suspend points of a region, those that follow each other as ranges.
    pub fn ranges(&self, region: usize, suspends: &[SuspendId]) -> Vec<(Number, Number)> {
        let numbers = &self.plans[region].numbers.suspends;
        let mut suspends = suspends.to_vec();
        suspends.sort_unstable_by_key(|&suspend| numbers[suspend]);
        let mut ranges: Vec<(SuspendId, SuspendId)> = Vec::new();
        for suspend in suspends {
            match ranges.last_mut() {
                Some((_, last)) if suspend == *last + 1 => *last = suspend,
                _ => ranges.push((suspend, suspend)),
            }
        }
        let number = |suspend| self.suspend_number(region, suspend);
        let ranges = ranges.into_iter();
        ranges
            .map(|(first, last)| (number(first), number(last)))
            .collect()
    }
}

/// Whether control goes on alike from more suspend points somewhere than are asked one by one.
pub fn goes_on_from_many(region: &Region) -> bool {
    let arrivals = region.points.iter().filter_map(|point| match &point.kind {
        PointKind::Arrive(arrival) => Some(arrival),
        _ => None,
    });
    let mut arrivals = arrivals.chain([&region.entry]);
    arrivals.any(|arrival| {
        let mut groups = groups(arrival).into_iter();
        groups.any(|(suspends, _)| suspends.len() > TOO_MANY)
    })
}

/// An arm by the suspend point that was running.
struct Branch {
    suspends: Vec<SuspendId>,
    condition: Option<Expr>,
    then: Block,
}

/// The suspend point that an edge replaces by another, if that is all that sets it apart from the start.
fn only_replaces(resumed: &Edge, start: &Edge) -> Option<SuspendId> {
    match resumed.effects.split_first() {
        Some((Effect::Replace(suspend), rest))
            if resumed.to == start.to && rest == start.effects =>
        {
            Some(*suspend)
        }
        _ => None,
    }
}

/// The edges that differ from the start, each once.
fn groups(arrival: &Arrival) -> Vec<(Vec<SuspendId>, &Edge)> {
    let mut groups: Vec<(Vec<SuspendId>, &Edge)> = Vec::new();
    for (suspends, edge) in arrival
        .resume
        .iter()
        .filter(|(_, edge)| *edge != arrival.start)
    {
        match groups.last_mut() {
            Some((known, same)) if *same == edge => known.extend(suspends),
            _ => groups.push((suspends.clone(), edge)),
        }
    }
    // Built from the end to the beginning.
    for (suspends, _) in &mut groups {
        suspends.sort_unstable();
    }
    groups.sort_by(|(a, _), (b, _)| a.cmp(b));
    groups
}
