//! Where each point of a region stands in the code.
//!
//! Points stand one after the other in the order of execution. A point stands bare if
//! control that comes past it can only be meant for it; under a guard, `if at == …`, if
//! control may also pass it on the way to a later one; and small points with one way in
//! stand where they are come from, if that saves a guard. A loop that control may pass stands
//! under a guard as a whole: who passes it does not come by its head, where others come back to.

use crate::lower::graph::{Edge, LoopId, PointId, PointKind, Region, Target};
use std::collections::BTreeSet;

/// A loop with more ways into it than this has no guard around it: on a Cortex-M, to compare with each
/// of three saves an eighth of the instructions of who passes, with each of five nothing, for more flash.
const MANY_WAYS: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Control that comes here is meant for it.
    Bare,
    /// Under `if at == …`.
    Guarded,
    /// In the arm that leads to it.
    Inlined,
}

pub struct Layout {
    places: Vec<Place>,
    /// By position: the guards before it.
    guards_before: Vec<usize>,
    /// By loop: the points at which control enters it, if it stands under a guard.
    ways_into: Vec<Vec<PointId>>,
    /// By loop: whether control may come to its end on the way to a later point.
    runs_out: Vec<bool>,
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
    pub fn new(region: &Region) -> Self {
        let mut planner = Planner::new(region);
        let mut pending = BTreeSet::new();
        let mut passing: Vec<BTreeSet<PointId>> = vec![BTreeSet::new(); region.loops.len()];
        let mut ways_into = vec![Vec::new(); region.loops.len()];
        let mut runs_out = vec![false; region.loops.len()];
        planner.spread(&mut pending, None, region.entry.edges());
        for id in 0..region.points.len() {
            let loops = || region.loops.iter().enumerate();
            for (looping, around) in loops().filter(|(_, l)| l.points.start == id) {
                let later = pending.split_off(&around.points.end);
                if later.is_empty() || pending.len() > MANY_WAYS {
                    pending.extend(later);
                } else {
                    ways_into[looping].extend(&pending);
                    passing[looping] = later;
                }
                // Control goes back to where it has come in, which is pending already.
            }
            if planner.places[id] != Place::Inlined {
                if pending.len() > 1 {
                    planner.places[id] = Place::Guarded;
                }
                pending.remove(&id);
                let edges = region.points[id].kind.edges();
                planner.spread(&mut pending, planner.loop_of[id], edges);
            }
            for (looping, _) in loops().rev().filter(|(_, l)| l.points.end == id + 1) {
                runs_out[looping] = !pending.is_empty();
                pending.append(&mut passing[looping]);
            }
        }

        let mut guards_before = vec![0];
        for (id, place) in planner.places.iter().enumerate() {
            let around = guards_around(region, &ways_into, id);
            let guards = around + usize::from(*place == Place::Guarded);
            guards_before.push(guards_before[id] + guards);
        }
        Self {
            places: planner.places,
            guards_before,
            ways_into,
            runs_out,
        }
    }

    pub fn place(&self, point: PointId) -> Place {
        self.places[point]
    }

    pub fn has_guards(&self) -> bool {
        self.places.contains(&Place::Guarded) || self.ways_into.iter().any(|ways| !ways.is_empty())
    }

    /// The point that ends a region: control that comes there is meant for it, and nothing comes
    /// after it.
    pub fn last(&self, region: &Region) -> Option<PointId> {
        let last = (0..self.places.len()).rfind(|&id| self.places[id] != Place::Inlined)?;
        let loops = region.loops.iter();
        let loops = loops.filter(|around| around.points.contains(&last));
        (self.places[last] == Place::Bare && loops.count() == 0).then_some(last)
    }

    /// Whether no point is inlined where the tick begins.
    pub fn entry_is_plain(&self, region: &Region) -> bool {
        region
            .entry
            .edges()
            .filter_map(point_of)
            .all(|id| self.places[id] != Place::Inlined)
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
        let outside = guards_around(region, &self.ways_into[..=looping], first);
        self.guards_before[to + 1] > self.guards_before[first] + outside
    }

    /// The points at which control enters a loop, if it may also pass it on the way to a later one.
    pub fn ways_into(&self, looping: LoopId) -> &[PointId] {
        &self.ways_into[looping]
    }

    /// Whether control may come to the end of a loop's body, to go on after it.
    pub fn runs_out(&self, looping: LoopId) -> bool {
        self.runs_out[looping]
    }
}

struct Planner<'a> {
    region: &'a Region,
    ways_in: Vec<usize>,
    /// By point: the innermost loop around it.
    loop_of: Vec<Option<LoopId>>,
    places: Vec<Place>,
}

impl<'a> Planner<'a> {
    fn new(region: &'a Region) -> Self {
        let mut loop_of = vec![None; region.points.len()];
        for (looping, around) in region.loops.iter().enumerate() {
            // Outer ones come first.
            loop_of[around.points.clone()].fill(Some(looping));
        }
        let places = vec![Place::Bare; region.points.len()];
        Self {
            region,
            ways_in: ways_in(region),
            loop_of,
            places,
        }
    }

    /// Adds the targets of these edges to those that control may be on its way to.
    fn spread<'e>(
        &mut self,
        pending: &mut BTreeSet<PointId>,
        within: Option<LoopId>,
        edges: impl Iterator<Item = &'e Edge>,
    ) {
        let targets: BTreeSet<PointId> = edges.filter_map(point_of).collect();
        let alone = targets.len() == 1 && pending.is_subset(&targets);
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
            self.places[point] = Place::Inlined;
            for target in self.region.points[point].kind.edges().filter_map(point_of) {
                if self.can_be_inlined(target, within) {
                    open.push(target);
                } else {
                    pending.insert(target);
                }
            }
        }
    }

    /// Only within one loop: code that goes back to a loop stands in it.
    fn can_be_inlined(&self, point: PointId, within: Option<LoopId>) -> bool {
        self.ways_in[point] == 1
            && self.loop_of[point] == within
            && !matches!(self.region.points[point].kind, PointKind::Step { .. })
    }
}

/// The guards of loops that begin at a point, among the loops for which the ways into them are given.
fn guards_around(region: &Region, ways_into: &[Vec<PointId>], first: PointId) -> usize {
    let loops = region.loops.iter().zip(ways_into);
    let guarded = loops.filter(|(l, ways)| l.points.start == first && !ways.is_empty());
    guarded.count()
}

/// Where an edge leads forward to.
fn point_of(edge: &Edge) -> Option<PointId> {
    match edge.to {
        Target::Point(id) => Some(id),
        Target::Again { .. } | Target::Done(_) | Target::Running => None,
    }
}

fn ways_in(region: &Region) -> Vec<usize> {
    let mut ways = vec![0; region.points.len()];
    for edge in region.edges() {
        if let Target::Point(id) | Target::Again { point: id, .. } = edge.to {
            ways[id] += 1;
        }
    }
    ways
}
