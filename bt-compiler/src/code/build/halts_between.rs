//! Halts between the sections of a large region, where there are no methods to call.
//!
//! ```text
//! loop {
//!     match at {
//!         At::HALT..=At::HALT_3 => (|| {
//!             match at { At::HALT..=At::HALT_3 => match was { … }, _ => {} }
//!             match at { At::HALT..=At::HALT_2 => match was { … }, _ => {} }
//!             match at { At::HALT => match was { … }, _ => {} }
//!         })(),
//!         _ => {}
//!     }
//!     at = match at { … };
//! }
//! ```
//!
//! Where nodes that halt what runs within them are nested, each would have the code for all that is below it. Here what each adds to those
//! within it stands once. A section gives back the point where something is to be halted, and control comes back
//! to this point when that is done. A function for it is not possible: handlers may be about variables around the tree.

use super::halt_groups::{Group, Halted};
use super::halt_in_place::{Place, WRITTEN_OUT};
use super::halting::Halting;
use super::sections::SECTION;
use super::{was, RegionBuild};
use crate::check::model::NodeId;
use crate::code::{
    Block, Expr, Form, Match, MatchArm, Number, Part, Pattern, Returns, Statement, Variable,
};
use crate::lower::graph::{suspends_near, Cleanup, Kept, PointId, PointKind, Region};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

impl Halting {
    /// The points of a region whose halts stand between its sections: those with much code, if there are several.
    pub fn between_sections(&self, region: &Region) -> BTreeSet<PointId> {
        if region.kept != Kept::Index {
            return BTreeSet::new();
        }
        let points = region.points.iter().enumerate();
        let points = points.filter(|(_, point)| match &point.kind {
            PointKind::HaltWithin { nodes, .. } => self.is_much(region, nodes),
            _ => false,
        });
        let points: BTreeSet<PointId> = points.map(|(id, _)| id).collect();
        if points.len() > 1 && are_nested(&all_within(region, &points)) {
            points
        } else {
            BTreeSet::new()
        }
    }

    fn is_much(&self, region: &Region, nodes: &Range<NodeId>) -> bool {
        let near = &region.suspends[suspends_near(&region.suspends, nodes)];
        let parts = near
            .iter()
            .flat_map(|suspend| &suspend.cleanup)
            .filter(|(node, cleanup)| nodes.contains(node) && self.is_something(cleanup));
        let mut slots = BTreeSet::new();
        let (mut parts_left, mut runs_code) = (WRITTEN_OUT, false);
        for (_, cleanup) in parts {
            match cleanup {
                Cleanup::Reset(slot) => _ = slots.insert(*slot),
                _ => runs_code = true,
            }
            parts_left = parts_left.saturating_sub(1);
            if parts_left == 0 && (runs_code || slots.len() > WRITTEN_OUT) {
                return true;
            }
        }
        false
    }
}

/// What is halted at these points: what contains others, before these.
fn all_within(region: &Region, points: &BTreeSet<PointId>) -> Vec<Range<NodeId>> {
    let mut all: Vec<Range<NodeId>> = points
        .iter()
        .filter_map(|&point| halted_at(region, point))
        .cloned()
        .collect();
    all.sort_unstable_by_key(|nodes| (nodes.start, Reverse(nodes.end)));
    all.dedup();
    all
}

/// Whether none of these, in this order, crosses another.
fn are_nested(all: &[Range<NodeId>]) -> bool {
    let mut open: Vec<NodeId> = Vec::new();
    all.iter().all(|nodes| {
        while open.last().is_some_and(|&end| end <= nodes.start) {
            open.pop();
        }
        let is_within = open.last().is_none_or(|&end| nodes.end <= end);
        open.push(nodes.end);
        is_within
    })
}

fn halted_at(region: &Region, point: PointId) -> Option<&Range<NodeId>> {
    match &region.points[point].kind {
        PointKind::HaltWithin { nodes, .. } => Some(nodes),
        _ => None,
    }
}

impl RegionBuild<'_> {
    /// Halts what runs within some nodes, if control is on its way to a point for that.
    pub(super) fn halts_between(&self, at: Variable) -> Block {
        let points = &self.plan.sections.halts;
        if points.is_empty() {
            return Block::default();
        }
        let all = all_within(self.region, points);
        let (mut steps, mut open): (Vec<Block>, Vec<(&Range<NodeId>, Block)>) = Default::default();
        for (next, nodes) in all.iter().enumerate() {
            let [before, after] = self.added(nodes, &all[next + 1..]);
            steps.extend(self.at_points_around(at, nodes, before));
            open.push((nodes, after));
            // Innermost first.
            let end = all.get(next + 1).map_or(NodeId::MAX, |next| next.start);
            while let Some((nodes, _)) = open.last().filter(|(nodes, _)| nodes.end <= end) {
                let nodes = *nodes;
                let after = open.pop().map(|(_, after)| after).unwrap_or_default();
                steps.extend(self.at_points_around(at, nodes, after));
            }
        }
        let mut code = Block::default();
        let mut steps = steps.into_iter().peekable();
        while steps.peek().is_some() {
            let mut some = Block::default();
            for step in steps.by_ref().take(SECTION) {
                some.extend(step);
            }
            let name = format!("halts_of_{}", self.body.tree.nodes[self.region.root].name);
            let part = Part::new(name, Returns::Nothing, self.form, some);
            code.evaluate(Expr::Part(Box::new(part)));
        }
        let numbers = &self.plan.numbers.points;
        let follows = |one: PointId, other: PointId| numbers[one] + 1 == numbers[other];
        self.at_one_of(at, points.iter().copied(), follows, code)
    }

    /// What halting within these nodes takes before and after what it takes within those of `inner`.
    fn added(&self, nodes: &Range<NodeId>, inner: &[Range<NodeId>]) -> [Block; 2] {
        let halted = Halted {
            region: self.id,
            nodes: Some(nodes),
            method_of: None,
        };
        let mut outermost: Vec<Range<NodeId>> = Vec::new();
        for inner in inner.iter().take_while(|inner| inner.start < nodes.end) {
            if outermost.last().is_none_or(|last| last.end <= inner.start) {
                outermost.push(inner.clone());
            }
        }
        let groups = self.body.cleanups(halted);
        let groups = self.body.taken_apart(halted, groups, outermost);
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for group in groups {
            let at = group.within.map_or(0, |(at, _)| at);
            let (first, last) = group.cleanup.split_at(at);
            for (all, part) in [(&mut before, first), (&mut after, last)] {
                add(all, &group, part);
            }
        }
        [before, after].map(|groups| self.halt_groups(halted, &groups))
    }

    fn halt_groups(&self, halted: Halted, groups: &[Group]) -> Block {
        if groups.is_empty() {
            return Block::default();
        }
        let place = Place {
            region: self.id,
            index: Expr::Variable(was(self.id)),
            form: Form::Closure,
        };
        if self.body.has_much_in_common(halted, groups) {
            return self.body.halt_in_place(&place, groups);
        }
        self.body.halt_each_group(&place, groups)
    }

    /// Does this on the way to the points that halt at least these nodes.
    fn at_points_around(&self, at: Variable, nodes: &Range<NodeId>, code: Block) -> Option<Block> {
        let points = &self.plan.sections.halts;
        let around = points.iter().copied().filter(|&point| {
            halted_at(self.region, point)
                .is_some_and(|around| around.start <= nodes.start && nodes.end <= around.end)
        });
        // It is on its way to one of all these points.
        let follows = |one: PointId, other: PointId| points.range(one + 1..other).next().is_none();
        (!code.is_empty()).then(|| self.at_one_of(at, around, follows, code))
    }

    /// Does this if control is on its way to one of these points.
    fn at_one_of(
        &self,
        at: Variable,
        points: impl Iterator<Item = PointId>,
        follows: impl Fn(PointId, PointId) -> bool,
        code: Block,
    ) -> Block {
        let number = |point| Number::Point(self.id, point);
        let mut ranges: Vec<(Number, Number)> = Vec::new();
        let mut last = None;
        for point in points {
            match ranges.last_mut() {
                Some((_, end)) if last.is_some_and(|last| follows(last, point)) => {
                    *end = number(point);
                }
                _ => ranges.push((number(point), number(point))),
            }
            last = Some(point);
        }
        Statement::Match(Match {
            on: Expr::Variable(at),
            arms: vec![
                MatchArm::new(Pattern::Numbers(ranges), code),
                MatchArm::new(Pattern::Rest, Block::default()),
            ],
        })
        .into()
    }
}

/// Adds a part of a group's cleanup; neighbours that have the same are one group.
fn add(groups: &mut Vec<Group>, group: &Group, part: &[Cleanup]) {
    if part.is_empty() {
        return;
    }
    match groups.last_mut() {
        Some(last) if last.cleanup == part => last.suspends.extend(&group.suspends),
        _ => groups.push(Group {
            suspends: group.suspends.clone(),
            cleanup: part.to_vec(),
            within: None,
        }),
    }
}
