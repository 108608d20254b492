//! Fewer places to rest, and fewer writes of the index.
//!
//! A node that yields before a call and the call itself, running, are two suspend points; but where
//! nothing tells them apart, one will do, as in the machine that one would write by hand. And
//! an index that holds a suspend point's number already need not be written again.

use super::for_each_region;
use crate::check::model::Tree;
use crate::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, PointKind, Region, Step, SuspendId, SuspendPoint, Target,
};
use std::collections::{BTreeMap, BTreeSet};

/// Merges, in each region, the suspend points that nothing tells apart.
pub fn merge_suspends(tree: &Tree, graph: &mut Graph) {
    for_each_region(tree, graph, merge_suspends_of);
}

/// Merges suspend points of a region that nothing tells apart, and drops what is superfluous then.
fn merge_suspends_of(region: &mut Region) {
    let mut into: BTreeMap<SuspendId, SuspendId> = BTreeMap::new();
    let rested_in = suspends_of_steps(region);
    let resumed = Resumed::of(region);
    for suspend in (0..region.suspends.len()).filter(|suspend| !rested_in.contains(suspend)) {
        let same = resumed.call_after(region, suspend);
        let alike = |&call: &SuspendId| {
            cleanup(&region.suspends[suspend]).eq(cleanup(&region.suspends[call]))
                && resumed.same(suspend, call)
        };
        if let Some(call) = same.filter(alike) {
            into.insert(suspend, call);
        }
    }
    if into.is_empty() {
        return;
    }
    for (&suspend, &call) in &into {
        let node = region.suspends[suspend].node;
        region.suspends[call].also.push(node);
        region.suspends[call].certain = true;
    }
    rename(region, &into);
}

/// The suspend points of what is called or ticked; a node yields at the others.
fn suspends_of_steps(region: &Region) -> BTreeSet<SuspendId> {
    let steps = region.points.iter().filter_map(|point| match point.kind {
        PointKind::Step { suspend, .. } => Some(suspend),
        _ => None,
    });
    steps.collect()
}

/// Where control goes on from each suspend point, wherever that is not where the node starts. Found in one pass: to look at
/// every arrival for every suspend point would take the square of what is in the region.
struct Resumed<'a> {
    arrivals: Vec<&'a Arrival>,
    /// By suspend point: the position of the arrival, and the edge. No position twice, and in order.
    of_suspend: Vec<Vec<(usize, &'a Edge)>>,
}

impl<'a> Resumed<'a> {
    fn of(region: &'a Region) -> Self {
        let arrivals: Vec<&Arrival> = arrivals(region).collect();
        let mut of_suspend = vec![Vec::new(); region.suspends.len()];
        for (position, arrival) in arrivals.iter().enumerate() {
            for (suspends, edge) in &arrival.resume {
                for &suspend in suspends {
                    of_suspend[suspend].push((position, edge));
                }
            }
        }
        Self {
            arrivals,
            of_suspend,
        }
    }

    /// The call that starts when the region goes on from a suspend point at which a node yields.
    fn call_after(&self, region: &Region, suspend: SuspendId) -> Option<SuspendId> {
        let mut edges = self.of_suspend[suspend].iter();
        edges.find_map(|(_, edge)| started(region, edge))
    }

    /// Whether control follows the same edges from both. Where it goes on from neither, the node starts for both.
    fn same(&self, suspend: SuspendId, call: SuspendId) -> bool {
        let [a, b] = [suspend, call].map(|suspend| self.of_suspend[suspend].as_slice());
        let mut positions = a.iter().chain(b).map(|(position, _)| *position);
        let edge = |edges: &[(usize, &'a Edge)], position: usize| {
            let found = edges.binary_search_by_key(&position, |(position, _)| *position);
            found.map_or(&self.arrivals[position].start, |found| edges[found].1)
        };
        positions.all(|position| same_but_for_start(edge(a, position), edge(b, position), call))
    }
}

/// The call that an edge starts, if that is the last thing it does.
fn started(region: &Region, edge: &Edge) -> Option<SuspendId> {
    let (Some(Effect::Start(suspend)), Target::Point(point)) = (edge.effects.last(), edge.to)
    else {
        return None;
    };
    match region.points[point].kind {
        PointKind::Step {
            step: Step::Call, ..
        } => Some(*suspend),
        _ => None,
    }
}

/// Both edges do the same, but that one of them starts the call and the other finds it started.
fn same_but_for_start(a: &Edge, b: &Edge, call: SuspendId) -> bool {
    let start = Effect::Start(call);
    let without = |edge: &Edge| {
        edge.effects
            .iter()
            .filter(|effect| **effect != start)
            .cloned()
            .collect::<Vec<_>>()
    };
    a.to == b.to && without(a) == without(b)
}

/// What it takes to halt a suspend point.
fn cleanup(suspend: &SuspendPoint) -> impl Iterator<Item = Cleanup> + '_ {
    suspend.cleanup.iter().map(|(_, cleanup)| *cleanup)
}

pub fn arrivals(region: &Region) -> impl Iterator<Item = &Arrival> {
    let of_points = region.points.iter().filter_map(|point| match &point.kind {
        PointKind::Arrive(arrival) => Some(arrival),
        _ => None,
    });
    of_points.chain([&region.entry])
}

impl Arrival {
    /// What remains of the edges without these suspend points.
    fn without(&mut self, gone: &BTreeMap<SuspendId, SuspendId>) {
        for (suspends, _) in &mut self.resume {
            suspends.retain(|suspend| !gone.contains_key(suspend));
        }
        self.resume.retain(|(suspends, _)| !suspends.is_empty());
    }
}

/// Puts the calls in the place of the suspend points that were merged into them, and renumbers.
fn rename(region: &mut Region, into: &BTreeMap<SuspendId, SuspendId>) {
    let kept: BTreeSet<SuspendId> = (0..region.suspends.len())
        .filter(|suspend| !into.contains_key(suspend))
        .collect();
    let numbers: BTreeMap<SuspendId, SuspendId> = kept.iter().copied().zip(0..).collect();
    let renumbered: Vec<Option<SuspendId>> = (0..region.suspends.len())
        .map(|suspend| numbers.get(into.get(&suspend).unwrap_or(&suspend)).copied())
        .collect();

    region.entry.without(into);
    for point in &mut region.points {
        if let PointKind::Arrive(arrival) = &mut point.kind {
            arrival.without(into);
        }
    }
    region.renumber_suspends(&renumbered);
    let suspends = std::mem::take(&mut region.suspends).into_iter().enumerate();
    region.suspends = suspends
        .filter(|(suspend, _)| kept.contains(suspend))
        .map(|(_, suspend)| suspend)
        .collect();
}
