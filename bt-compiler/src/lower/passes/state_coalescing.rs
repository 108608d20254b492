//! Fewer places to rest, and fewer writes of the index.
//!
//! A node that yields before a call and the call itself, running, are two stops; but where
//! nothing tells them apart, one will do, as in the machine that one would write by hand. And
//! an index that holds a stop's number already need not be written again.

use super::for_each_region;
use crate::check::model::Tree;
use crate::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, PointKind, Region, Step, Stop, StopId, Target,
};
use std::collections::{BTreeMap, BTreeSet};

/// Merges, in each region, the stops that nothing tells apart.
pub fn merge_stops(tree: &Tree, graph: &mut Graph) {
    for_each_region(tree, graph, merge_stops_of);
}

/// Merges stops of a region that nothing tells apart, and drops what is superfluous then.
fn merge_stops_of(region: &mut Region) {
    let mut into: BTreeMap<StopId, StopId> = BTreeMap::new();
    let rested_in = stops_of_steps(region);
    for stop in (0..region.stops.len()).filter(|stop| !rested_in.contains(stop)) {
        let same = call_after(region, stop);
        if let Some(call) = same.filter(|&call| alike(region, stop, call)) {
            into.insert(stop, call);
        }
    }
    if into.is_empty() {
        return;
    }
    for (&stop, &call) in &into {
        let node = region.stops[stop].node;
        region.stops[call].also.push(node);
        region.stops[call].certain = true;
    }
    rename(region, &into);
}

/// The stops of what is called or ticked; a node yields at the others.
fn stops_of_steps(region: &Region) -> BTreeSet<StopId> {
    let steps = region.points.iter().filter_map(|point| match point.kind {
        PointKind::Step { stop, .. } => Some(stop),
        _ => None,
    });
    steps.collect()
}

/// The call that starts when the region goes on from a stop at which a node yields.
fn call_after(region: &Region, stop: StopId) -> Option<StopId> {
    let mut ways = arrivals(region).filter_map(|arrival| arrival.resumed(stop));
    ways.find_map(|edge| started(region, edge))
}

/// The call that an edge starts, if that is the last thing it does.
fn started(region: &Region, edge: &Edge) -> Option<StopId> {
    let (Some(Effect::Start(stop)), Target::Point(point)) = (edge.effects.last(), edge.to) else {
        return None;
    };
    match region.points[point].kind {
        PointKind::Step {
            step: Step::Call, ..
        } => Some(*stop),
        _ => None,
    }
}

/// Whether control goes the same ways from both, and halting takes the same.
fn alike(region: &Region, stop: StopId, call: StopId) -> bool {
    cleanup(&region.stops[stop]).eq(cleanup(&region.stops[call]))
        && arrivals(region).all(|arrival| {
            let [a, b] = [stop, call].map(|stop| arrival.resumed(stop).unwrap_or(&arrival.start));
            same_but_for_start(a, b, call)
        })
}

/// Both edges do the same, but that one of them starts the call and the other finds it started.
fn same_but_for_start(a: &Edge, b: &Edge, call: StopId) -> bool {
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

/// What it takes to halt a stop.
fn cleanup(stop: &Stop) -> impl Iterator<Item = Cleanup> + '_ {
    stop.cleanup.iter().map(|(_, cleanup)| *cleanup)
}

pub fn arrivals(region: &Region) -> impl Iterator<Item = &Arrival> {
    let of_points = region.points.iter().filter_map(|point| match &point.kind {
        PointKind::Arrive(arrival) => Some(arrival),
        _ => None,
    });
    of_points.chain([&region.entry])
}

impl Arrival {
    /// The way on from a stop; none where the node starts.
    fn resumed(&self, stop: StopId) -> Option<&Edge> {
        self.resume
            .iter()
            .find(|(stops, _)| stops.contains(&stop))
            .map(|(_, edge)| edge)
    }

    /// What remains of the ways on without these stops.
    fn without(&mut self, gone: &BTreeMap<StopId, StopId>) {
        for (stops, _) in &mut self.resume {
            stops.retain(|stop| !gone.contains_key(stop));
        }
        self.resume.retain(|(stops, _)| !stops.is_empty());
    }
}

/// Puts the calls in the place of the stops that were merged into them, and renumbers.
fn rename(region: &mut Region, into: &BTreeMap<StopId, StopId>) {
    let kept: BTreeSet<StopId> = (0..region.stops.len())
        .filter(|stop| !into.contains_key(stop))
        .collect();
    let numbers: BTreeMap<StopId, StopId> = kept.iter().copied().zip(0..).collect();
    let renumbered: Vec<Option<StopId>> = (0..region.stops.len())
        .map(|stop| numbers.get(into.get(&stop).unwrap_or(&stop)).copied())
        .collect();

    region.entry.without(into);
    for point in &mut region.points {
        if let PointKind::Arrive(arrival) = &mut point.kind {
            arrival.without(into);
        }
    }
    region.renumber_stops(&renumbered);
    let stops = std::mem::take(&mut region.stops).into_iter().enumerate();
    region.stops = stops
        .filter(|(stop, _)| kept.contains(stop))
        .map(|(_, stop)| stop)
        .collect();
}
