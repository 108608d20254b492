//! Where each point of a region stands in the code.
//!
//! Points stand one after the other, in the order of execution. A point has no guard if control never
//! skips it. It has a guard, `if at == …`, if control may skip it on the way to a later point. A small point
//! with a single edge into it stands in the arm that leads to it, if that saves a guard. A loop that control may
//! skip has one guard around all of it, so that control which skips it does not run through the loop's head.

use super::sections::Sections;
use crate::lower::graph::{Edge, LoopId, PointId, PointKind, Region, Target};
use std::collections::BTreeSet;

/// A loop with more entries than this has no guard around it: on a Cortex-M, a guard that
/// compares with three numbers saves an eighth of the instructions of a tick that skips the loop; one that compares with five
/// saves nothing and takes more flash.
const MANY_ENTRIES: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placement {
    /// Control that comes here is meant for it.
    Bare,
    /// Under `if at == …`.
    Guarded,
    /// In the arm that leads to it.
    Inlined,
}

pub struct Layout {
    placements: Vec<Placement>,
    /// By position: the guards before it.
    guards_before: Vec<usize>,
    /// By loop: the points at which control enters it, if it stands under a guard.
    entries_of: Vec<Vec<PointId>>,
    /// By loop: whether control may come to its end on the way to a later point.
    runs_out: Vec<bool>,
    /// By point: the guards of loops that begin there.
    guards_of_loops: Vec<Vec<LoopId>>,
}

/// Where an edge starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// The beginning of the tick.
    Entry,
    /// This point, or one inlined in it.
    Point(PointId),
}

impl Layout {
    pub fn new(region: &Region, sections: &Sections) -> Self {
        let mut planner = Planner::new(region, sections);
        let mut layout = Self {
            placements: Vec::new(),
            guards_before: vec![0],
            entries_of: vec![Vec::new(); region.loops.len()],
            runs_out: vec![false; region.loops.len()],
            guards_of_loops: vec![Vec::new(); region.points.len()],
        };
        for (section, points) in sections.points.iter().enumerate() {
            let mut pending = sections.entered[section].clone();
            if sections.is_one() {
                planner.spread(&mut pending, None, region.entry.edges());
            }
            for id in points.clone() {
                layout.place_point(&mut planner, &mut pending, id);
            }
        }
        layout.placements = planner.placements;
        for (id, placement) in layout.placements.iter().enumerate() {
            let around = layout.guards_of_loops[id].len();
            let guards = around + usize::from(*placement == Placement::Guarded);
            layout.guards_before.push(layout.guards_before[id] + guards);
        }
        layout
    }

    /// Places a point, and the loops that begin or end with it.
    fn place_point(&mut self, planner: &mut Planner, pending: &mut BTreeSet<PointId>, id: PointId) {
        for looping in planner.begins[id].clone() {
            let later = pending.split_off(&planner.region.loops[looping].points.end);
            if later.is_empty() || pending.len() > MANY_ENTRIES {
                pending.extend(later);
            } else {
                self.entries_of[looping].extend(&*pending);
                self.guards_of_loops[id].push(looping);
                planner.passing[looping] = later;
            }
            // Control goes back to where it has come in, which is pending already.
        }
        if planner.placements[id] != Placement::Inlined {
            if pending.len() > 1 {
                planner.placements[id] = Placement::Guarded;
            }
            pending.remove(&id);
            let edges = planner.region.points[id].kind.edges();
            planner.spread(pending, Some(id), edges);
        }
        for looping in planner.ends[id].clone() {
            self.runs_out[looping] = !pending.is_empty();
            pending.append(&mut planner.passing[looping]);
        }
    }

    pub fn placement(&self, point: PointId) -> Placement {
        self.placements[point]
    }

    pub fn has_guards(&self) -> bool {
        self.guards_before.last() != Some(&0)
    }

    /// The point that ends a section: control that comes there is meant for it, and nothing comes
    /// after it.
    pub fn last(&self, region: &Region, sections: &Sections, section: usize) -> Option<PointId> {
        let points = sections.points.get(section)?.clone();
        let last = points
            .rev()
            .find(|&id| self.placements[id] != Placement::Inlined)?;
        let loops = region.loops.iter().zip(&sections.keeps_loop);
        let mut around = loops.filter(|(around, kept)| **kept && around.points.contains(&last));
        (self.placements[last] == Placement::Bare && around.next().is_none()).then_some(last)
    }

    /// Whether no point is inlined where the tick begins.
    pub fn entry_is_plain(&self, region: &Region) -> bool {
        region
            .entry
            .edges()
            .filter_map(point_of)
            .all(|id| self.placements[id] != Placement::Inlined)
    }

    /// Whether a guard on the way from one place to a later point asks where control goes.
    pub fn passes_guards(&self, from: From, to: PointId) -> bool {
        let first = match from {
            From::Entry => 0,
            From::Point(id) => id + 1,
        };
        self.guards_before[to + 1] > self.guards_before[first]
    }

    /// The same for the way back to a point of a loop, which begins at the loop's first point.
    pub fn passes_guards_again(&self, region: &Region, looping: LoopId, to: PointId) -> bool {
        let first = region.loops[looping].points.start;
        let outside = self.guards_of_loops[first].iter();
        let outside = outside.filter(|guarded| **guarded <= looping).count();
        self.guards_before[to + 1] > self.guards_before[first] + outside
    }

    /// The points at which control enters a loop, if it may also pass it on the way to a later one.
    pub fn entries_of(&self, looping: LoopId) -> &[PointId] {
        &self.entries_of[looping]
    }

    /// Whether control may come to the end of a loop's body, to go on after it.
    pub fn runs_out(&self, looping: LoopId) -> bool {
        self.runs_out[looping]
    }
}

struct Planner<'a> {
    region: &'a Region,
    sections: &'a Sections,
    incoming: Vec<usize>,
    /// By point: the innermost loop around it that stands in one section.
    loop_of: Vec<Option<LoopId>>,
    /// By point: the loops that begin there, outer ones first, and those that end there, inner ones first.
    begins: Vec<Vec<LoopId>>,
    ends: Vec<Vec<LoopId>>,
    /// By loop: what control passes it on the way to.
    passing: Vec<BTreeSet<PointId>>,
    placements: Vec<Placement>,
}

impl<'a> Planner<'a> {
    fn new(region: &'a Region, sections: &'a Sections) -> Self {
        let points = region.points.len();
        let mut loop_of = vec![None; points];
        let (mut begins, mut ends) = (vec![Vec::new(); points], vec![Vec::new(); points]);
        for (looping, around) in region.loops.iter().enumerate() {
            if sections.keeps_loop[looping] {
                // Outer ones come first.
                loop_of[around.points.clone()].fill(Some(looping));
                begins[around.points.start].push(looping);
                ends[around.points.end - 1].insert(0, looping);
            }
        }
        Self {
            region,
            sections,
            incoming: incoming(region),
            loop_of,
            begins,
            ends,
            passing: vec![BTreeSet::new(); region.loops.len()],
            placements: vec![Placement::Bare; points],
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
            self.placements[point] = Placement::Inlined;
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
