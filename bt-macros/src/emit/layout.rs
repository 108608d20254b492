//! Where each point of a region stands in the code.
//!
//! Points stand one after the other in the order of execution. A point stands bare if
//! control that comes past it can only be meant for it; under a guard, `if at == …`, if
//! control may also pass it on the way to a later one; and small points with one way in
//! stand where they are come from, if that saves a guard.

use crate::lower::graph::{Edge, PointId, PointKind, Region, Target};
use std::collections::BTreeSet;

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
        let mut planner = Planner {
            region,
            ways_in: ways_in(region),
            places: vec![Place::Bare; region.points.len()],
        };
        let mut pending = BTreeSet::new();
        planner.spread(&mut pending, region.entry.edges());
        for id in 0..region.points.len() {
            if planner.places[id] == Place::Inlined {
                continue;
            }
            if pending.len() > 1 {
                planner.places[id] = Place::Guarded;
            }
            pending.remove(&id);
            planner.spread(&mut pending, region.points[id].kind.edges());
        }

        let mut guards_before = vec![0];
        for place in &planner.places {
            let before = guards_before[guards_before.len() - 1];
            guards_before.push(before + usize::from(*place == Place::Guarded));
        }
        Self {
            places: planner.places,
            guards_before,
        }
    }

    pub fn place(&self, point: PointId) -> Place {
        self.places[point]
    }

    pub fn has_guards(&self) -> bool {
        self.places.contains(&Place::Guarded)
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
}

struct Planner<'a> {
    region: &'a Region,
    ways_in: Vec<usize>,
    places: Vec<Place>,
}

impl Planner<'_> {
    /// Adds the targets of these edges to those that control may be on its way to.
    fn spread<'e>(
        &mut self,
        pending: &mut BTreeSet<PointId>,
        edges: impl Iterator<Item = &'e Edge>,
    ) {
        let targets: BTreeSet<PointId> = edges.filter_map(point_of).collect();
        let alone = targets.len() == 1 && pending.is_subset(&targets);
        for target in targets {
            if alone || !self.can_be_inlined(target) {
                pending.insert(target);
            } else {
                self.inline(target, pending);
            }
        }
    }

    fn inline(&mut self, point: PointId, pending: &mut BTreeSet<PointId>) {
        let mut open = vec![point];
        while let Some(point) = open.pop() {
            self.places[point] = Place::Inlined;
            for target in self.region.points[point].kind.edges().filter_map(point_of) {
                if self.can_be_inlined(target) {
                    open.push(target);
                } else {
                    pending.insert(target);
                }
            }
        }
    }

    fn can_be_inlined(&self, point: PointId) -> bool {
        self.ways_in[point] == 1
            && !matches!(self.region.points[point].kind, PointKind::Step { .. })
    }
}

fn point_of(edge: &Edge) -> Option<PointId> {
    match edge.to {
        Target::Point(id) => Some(id),
        Target::Done(_) | Target::Running => None,
    }
}

fn ways_in(region: &Region) -> Vec<usize> {
    let mut ways = vec![0; region.points.len()];
    let edges = region
        .points
        .iter()
        .flat_map(|point| point.kind.edges())
        .chain(region.entry.edges());
    for target in edges.filter_map(point_of) {
        ways[target] += 1;
    }
    ways
}
