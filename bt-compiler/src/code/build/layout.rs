//! Where each point of a region stands in the code.
//!
//! Points stand one after the other, in the order of execution. Control goes on to the next by falling through to it, and to a later one by
//! leaving the blocks that end before that. A small point with a single edge into it stands in the arm that leads to it. Nothing but
//! `continue` leads into a loop other than at its head, so what comes to several points of a loop is told there which it was.

use super::sections::Sections;
use crate::lower::graph::{Edge, LoopId, PointId, PointKind, Region, Target};
use std::collections::BTreeSet;

pub struct Layout {
    /// By point: whether it stands in the arm that leads to it.
    is_inlined: Vec<bool>,
    /// By loop: the points that control comes to at its head.
    entered: Vec<BTreeSet<PointId>>,
}

/// Where an edge starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// The beginning of the tick or of a section.
    Entry,
    /// The head of this loop.
    Head(LoopId),
    /// This point, or one inlined in it.
    Point(PointId),
}

impl Layout {
    pub fn new(region: &Region, sections: &Sections) -> Self {
        let mut planner = Planner::new(region, sections);
        for (section, points) in sections.points.iter().enumerate() {
            let mut pending = sections.entered[section].clone();
            if sections.is_one() {
                planner.spread(&mut pending, None, region.entry.edges());
            }
            for id in points.clone() {
                if !planner.is_inlined[id] {
                    pending.remove(&id);
                    let edges = region.points[id].kind.edges();
                    planner.spread(&mut pending, Some(id), edges);
                }
            }
        }
        Self {
            entered: entered(region, sections),
            is_inlined: planner.is_inlined,
        }
    }

    pub fn is_inlined(&self, point: PointId) -> bool {
        self.is_inlined[point]
    }

    /// The points that control comes to at the head of a loop, which asks where it goes if there are several.
    pub fn entered(&self, looping: LoopId) -> &BTreeSet<PointId> {
        &self.entered[looping]
    }

    /// Whether the head of one of these loops asks where control goes.
    pub fn any_asks(&self, mut loops: impl Iterator<Item = LoopId>) -> bool {
        loops.any(|looping| self.entered[looping].len() > 1)
    }

    /// The first of these points that stands by itself.
    pub fn first(&self, mut points: std::ops::Range<PointId>) -> Option<PointId> {
        points.find(|&id| !self.is_inlined[id])
    }

    /// The point that ends a section: nothing comes after it.
    pub fn last(&self, region: &Region, sections: &Sections, section: usize) -> Option<PointId> {
        let points = sections.points.get(section)?.clone();
        let last = points.rev().find(|&id| !self.is_inlined[id])?;
        let loops = region.loops.iter().zip(&sections.keeps_loop);
        let mut around = loops.filter(|(around, kept)| **kept && around.points.contains(&last));
        around.next().is_none().then_some(last)
    }
}

/// By loop: the points that control comes to at its head, from outside and when it goes round.
fn entered(region: &Region, sections: &Sections) -> Vec<BTreeSet<PointId>> {
    let mut entered = vec![BTreeSet::new(); region.loops.len()];
    let mut comes = |is_outside: &dyn Fn(LoopId) -> bool, to: PointId| {
        for (id, it) in region.loops.iter().enumerate() {
            if it.points.contains(&to) && is_outside(id) {
                entered[id].insert(to);
            }
        }
    };
    let begins = region.entry.edges().filter_map(point_of);
    for to in begins.chain(sections.entered.iter().flatten().copied()) {
        comes(&|_| true, to);
    }
    for (from, point) in region.points.iter().enumerate() {
        for edge in point.kind.edges() {
            match edge.to {
                Target::Point(to) => comes(&|id| !region.loops[id].points.contains(&from), to),
                Target::Again { looping, point } => comes(&|id| id >= looping, point),
                Target::Done(_) | Target::Running => {}
            }
        }
    }
    entered
}

struct Planner<'a> {
    region: &'a Region,
    sections: &'a Sections,
    incoming: Vec<usize>,
    /// By point: the innermost loop around it that stands in one section.
    loop_of: Vec<Option<LoopId>>,
    is_inlined: Vec<bool>,
}

impl<'a> Planner<'a> {
    fn new(region: &'a Region, sections: &'a Sections) -> Self {
        let points = region.points.len();
        let mut loop_of = vec![None; points];
        for (looping, around) in region.loops.iter().enumerate() {
            if sections.keeps_loop[looping] {
                // Outer ones come first.
                loop_of[around.points.clone()].fill(Some(looping));
            }
        }
        Self {
            region,
            sections,
            incoming: incoming(region),
            loop_of,
            is_inlined: vec![false; points],
        }
    }

    /// Adds the targets of these edges, which start at the entry or at a point, to those that control
    /// may be on its way to.
    fn spread<'e>(
        &mut self,
        pending: &mut BTreeSet<PointId>,
        from: Option<PointId>,
        edges: impl Iterator<Item = &'e Edge>,
    ) {
        let targets: BTreeSet<PointId> = edges.filter_map(point_of).collect();
        let targets: Vec<PointId> = targets
            .into_iter()
            .filter(|to| from.is_none_or(|from| self.is_near(from, *to)))
            .collect();
        let within = from.and_then(|from| self.loop_of[from]);
        let alone = targets.len() == 1 && pending.iter().all(|point| targets.contains(point));
        for target in targets {
            if alone || !self.can_be_inlined(target, within) {
                pending.insert(target);
            } else {
                self.inline(target, within, pending);
            }
        }
    }

    fn inline(&mut self, point: PointId, within: Option<LoopId>, pending: &mut BTreeSet<PointId>) {
        let mut open = vec![point];
        while let Some(point) = open.pop() {
            self.is_inlined[point] = true;
            for target in self.region.points[point].kind.edges().filter_map(point_of) {
                if !self.is_near(point, target) {
                    continue;
                }
                if self.can_be_inlined(target, within) {
                    open.push(target);
                } else {
                    pending.insert(target);
                }
            }
        }
    }

    fn is_near(&self, from: PointId, to: PointId) -> bool {
        let from = self.sections.of_point(from);
        !self.sections.is_far(from, Target::Point(to))
    }

    /// Only within one loop: code that goes back to a loop stands in it.
    fn can_be_inlined(&self, point: PointId, within: Option<LoopId>) -> bool {
        self.incoming[point] == 1
            && self.loop_of[point] == within
            && !matches!(self.region.points[point].kind, PointKind::Step { .. })
    }
}

/// Where an edge leads forward to.
fn point_of(edge: &Edge) -> Option<PointId> {
    match edge.to {
        Target::Point(id) => Some(id),
        Target::Again { .. } | Target::Done(_) | Target::Running => None,
    }
}

fn incoming(region: &Region) -> Vec<usize> {
    let mut incoming = vec![0; region.points.len()];
    for edge in region.edges() {
        if let Target::Point(id) | Target::Again { point: id, .. } = edge.to {
            incoming[id] += 1;
        }
    }
    incoming
}
