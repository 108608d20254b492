//! Loops that never rest between two cycles.
//!
//! When a node starts its child again within the tick, what `was` running has completed, and the
//! node itself takes its place: [`Effect::Retire`]. Where the node never rests there and nothing
//! that may come next tells the two apart, the effect is left out, and the stop with it.

use super::for_each_region;
use crate::check::model::{NodeId, Tree};
use crate::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, PointId, PointKind, Region, Step, Stop, StopId, Target,
};
use std::collections::BTreeSet;
use std::ops::Range;

/// Leaves out, in each region, the stops that are only retired to.
pub fn drop_retired_stops(tree: &Tree, graph: &mut Graph) {
    for_each_region(tree, graph, |region| drop_retired_stops_of(tree, region));
}

/// Leaves out the stops that are only ever retired to, as far as nothing asks for them.
fn drop_retired_stops_of(tree: &Tree, region: &mut Region) {
    let rested_at = rested_at(region);
    let gone: BTreeSet<StopId> = (0..region.stops.len())
        .filter(|stop| !rested_at.contains(stop) && is_never_asked_for(tree, region, *stop))
        .collect();
    if gone.is_empty() {
        return;
    }
    let mut kept = 0..;
    let renumbered: Vec<Option<StopId>> = (0..region.stops.len())
        .map(|stop| (!gone.contains(&stop)).then(|| kept.next()).flatten())
        .collect();
    region.renumber_stops(&renumbered);
    drop_ways_like_the_start(&mut region.entry);
    for point in &mut region.points {
        if let PointKind::Arrive(arrival) = &mut point.kind {
            drop_ways_like_the_start(arrival);
        }
    }
    let mut stop = 0..;
    region
        .stops
        .retain(|_| stop.next().is_some_and(|stop| !gone.contains(&stop)));
}

/// Without the stops that are gone, and without what they did, some ways are for no stop, and some
/// are the start's.
fn drop_ways_like_the_start(arrival: &mut Arrival) {
    let start = &arrival.start;
    arrival
        .resume
        .retain(|(stops, edge)| !stops.is_empty() && edge != start);
}

/// The stops at which the region rests, found in one pass, as there may be thousands.
fn rested_at(region: &Region) -> BTreeSet<StopId> {
    let effects = region.edges().flat_map(|edge| &edge.effects);
    // What is restored has rested before, and so it has been stored elsewhere.
    let stored = effects.filter_map(|effect| match effect {
        Effect::Start(stop) | Effect::Suspend(stop) => Some(*stop),
        _ => None,
    });
    stored.collect()
}

/// Whether, from where it is retired to it on, this stop is like those that it takes the place of.
fn is_never_asked_for(tree: &Tree, region: &Region, stop: StopId) -> bool {
    let mut replaced: Vec<StopId> = Vec::new();
    let mut open: Vec<PointId> = Vec::new();
    for point in &region.points {
        let PointKind::Arrive(arrival) = &point.kind else {
            // An effect elsewhere would be one that this does not know.
            if point.kind.edges().any(|edge| retires_to(edge, stop)) {
                return false;
            }
            continue;
        };
        if retires_to(&arrival.start, stop) {
            return false;
        }
        for (stops, edge) in arrival
            .resume
            .iter()
            .filter(|(_, edge)| retires_to(edge, stop))
        {
            replaced.extend(stops);
            open.extend(target(edge));
        }
    }
    let mut reached: BTreeSet<PointId> = BTreeSet::new();
    while let Some(point) = open.pop() {
        if reached.insert(point) {
            open.extend(region.points[point].kind.edges().filter_map(target));
        }
    }
    let alike = |kind: &PointKind| {
        replaced.iter().all(|&other| {
            are_alike(tree, region, kind, stop, other)
                && kind.edges().all(|edge| settle_alike(edge, stop, other))
        })
    };
    reached
        .iter()
        .all(|&point| alike(&region.points[point].kind))
}

fn retires_to(edge: &Edge, stop: StopId) -> bool {
    edge.effects.contains(&Effect::Retire(stop))
}

fn target(edge: &Edge) -> Option<PointId> {
    match edge.to {
        Target::Point(point) | Target::Again { point, .. } => Some(point),
        Target::Done(_) | Target::Running => None,
    }
}

/// Whether a point does the same, whichever of the two `was`.
fn are_alike(tree: &Tree, region: &Region, kind: &PointKind, stop: StopId, other: StopId) -> bool {
    let halts = |nodes: &Range<NodeId>| {
        let [a, b] = [stop, other].map(|stop| halting(&region.stops[stop], nodes));
        a == b
    };
    match kind {
        PointKind::Arrive(arrival) => {
            let way = |was: StopId| {
                let resumed = arrival
                    .resume
                    .iter()
                    .find(|(stops, _)| stops.contains(&was));
                let edge = resumed.map_or(&arrival.start, |(_, edge)| edge);
                let retires = Effect::Retire(stop);
                let effects = edge.effects.iter().filter(|effect| **effect != retires);
                (edge.to, effects.collect::<Vec<_>>())
            };
            way(stop) == way(other)
        }
        PointKind::HaltWithin { nodes, .. } => halts(nodes),
        PointKind::Switch { choices } => choices
            .iter()
            .all(|choice| halts(&tree.subtree(choice.child))),
        // It is started or ticked on.
        PointKind::Step { step, stop: at, .. } => {
            matches!(step, Step::Call | Step::Running | Step::Region(_))
                || ![stop, other].contains(at)
        }
        _ => true,
    }
}

/// Whether the clock is told the same of both.
fn settle_alike(edge: &Edge, stop: StopId, other: StopId) -> bool {
    edge.effects.iter().all(|effect| match effect {
        Effect::Settle(stops) => stops.contains(&stop) == stops.contains(&other),
        _ => true,
    })
}

/// What it takes to halt a stop, as far as it lies within these nodes.
fn halting<'a>(stop: &'a Stop, nodes: &Range<NodeId>) -> Vec<&'a Cleanup> {
    let owned = stop
        .cleanup
        .iter()
        .filter(|(node, _)| nodes.contains(node) && nodes.contains(&stop.node));
    owned.map(|(_, cleanup)| cleanup).collect()
}
