//! Loops that never rest between two cycles.
//!
//! When a node starts its child again within the tick, what `was` running has completed, and the
//! node itself takes its place: [`Effect::Replace`]. Where the node never rests there and nothing
//! that may come next tells the two apart, the effect is left out, and the suspend point with it.

use super::for_each_region;
use crate::check::model::{NodeId, Tree};
use crate::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, PointId, PointKind, Region, Step, SuspendId,
    SuspendPoint, Target,
};
use std::collections::BTreeSet;
use std::ops::Range;

/// Leaves out, in each region, the suspend points that only stand in for others.
pub fn drop_replacements(tree: &Tree, graph: &mut Graph) {
    for_each_region(tree, graph, |region| drop_replacements_of(tree, region));
}

/// Leaves out the suspend points that only stand in for others, as far as nothing asks for them.
fn drop_replacements_of(tree: &Tree, region: &mut Region) {
    let rested_at = rested_at(region);
    let gone: BTreeSet<SuspendId> = (0..region.suspends.len())
        .filter(|suspend| {
            !rested_at.contains(suspend) && is_never_asked_for(tree, region, *suspend)
        })
        .collect();
    if gone.is_empty() {
        return;
    }
    let mut kept = 0..;
    let renumbered: Vec<Option<SuspendId>> = (0..region.suspends.len())
        .map(|suspend| (!gone.contains(&suspend)).then(|| kept.next()).flatten())
        .collect();
    region.renumber_suspends(&renumbered);
    drop_edges_like_the_start(&mut region.entry);
    for point in &mut region.points {
        if let PointKind::Arrive(arrival) = &mut point.kind {
            drop_edges_like_the_start(arrival);
        }
    }
    let mut suspend = 0..;
    region.suspends.retain(|_| {
        suspend
            .next()
            .is_some_and(|suspend| !gone.contains(&suspend))
    });
}

/// Without the suspend points that are gone, and without what they did, some edges are for no suspend point, and some
/// are the start's.
fn drop_edges_like_the_start(arrival: &mut Arrival) {
    let start = &arrival.start;
    arrival
        .resume
        .retain(|(suspends, edge)| !suspends.is_empty() && edge != start);
}

/// The suspend points at which the region rests, found in one pass, as there may be thousands.
fn rested_at(region: &Region) -> BTreeSet<SuspendId> {
    let effects = region.edges().flat_map(|edge| &edge.effects);
    // What is restored has rested before, and so it has been stored elsewhere.
    let stored = effects.filter_map(|effect| match effect {
        Effect::Start(suspend) | Effect::Suspend(suspend) => Some(*suspend),
        _ => None,
    });
    stored.collect()
}

/// Whether, this suspend point, from where it takes the place of others on, is like them.
fn is_never_asked_for(tree: &Tree, region: &Region, suspend: SuspendId) -> bool {
    let mut replaced: Vec<SuspendId> = Vec::new();
    let mut open: Vec<PointId> = Vec::new();
    for point in &region.points {
        let PointKind::Arrive(arrival) = &point.kind else {
            // An effect elsewhere would be one that this does not know.
            if point.kind.edges().any(|edge| replaces_by(edge, suspend)) {
                return false;
            }
            continue;
        };
        if replaces_by(&arrival.start, suspend) {
            return false;
        }
        for (suspends, edge) in arrival
            .resume
            .iter()
            .filter(|(_, edge)| replaces_by(edge, suspend))
        {
            replaced.extend(suspends);
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
            are_alike(tree, region, kind, suspend, other)
                && kind.edges().all(|edge| settle_alike(edge, suspend, other))
        })
    };
    reached
        .iter()
        .all(|&point| alike(&region.points[point].kind))
}

fn replaces_by(edge: &Edge, suspend: SuspendId) -> bool {
    edge.effects.contains(&Effect::Replace(suspend))
}

fn target(edge: &Edge) -> Option<PointId> {
    match edge.to {
        Target::Point(point) | Target::Again { point, .. } => Some(point),
        Target::Done(_) | Target::Running => None,
    }
}

/// Whether a point does the same, whichever of the two `was`.
fn are_alike(
    tree: &Tree,
    region: &Region,
    kind: &PointKind,
    suspend: SuspendId,
    other: SuspendId,
) -> bool {
    let halts = |nodes: &Range<NodeId>| {
        let [a, b] = [suspend, other].map(|suspend| halting(&region.suspends[suspend], nodes));
        a == b
    };
    match kind {
        PointKind::Arrive(arrival) => {
            let way = |was: SuspendId| {
                let resumed = arrival
                    .resume
                    .iter()
                    .find(|(suspends, _)| suspends.contains(&was));
                let edge = resumed.map_or(&arrival.start, |(_, edge)| edge);
                let replaces = Effect::Replace(suspend);
                let effects = edge.effects.iter().filter(|effect| **effect != replaces);
                (edge.to, effects.collect::<Vec<_>>())
            };
            way(suspend) == way(other)
        }
        PointKind::HaltWithin { nodes, .. } => halts(nodes),
        PointKind::Switch { choices }
        | PointKind::Choose {
            each_tick: true,
            choices,
            ..
        } => choices
            .iter()
            .all(|choice| halts(&tree.subtree(choice.child))),
        // It is started or ticked on.
        PointKind::Step {
            step, suspend: at, ..
        } => {
            matches!(step, Step::Call | Step::Running | Step::Region(_))
                || ![suspend, other].contains(at)
        }
        _ => true,
    }
}

/// Whether the clock is told the same of both.
fn settle_alike(edge: &Edge, suspend: SuspendId, other: SuspendId) -> bool {
    edge.effects.iter().all(|effect| match effect {
        Effect::Settle(suspends) => suspends.contains(&suspend) == suspends.contains(&other),
        _ => true,
    })
}

/// What it takes to halt a suspend point, as far as it lies within these nodes.
fn halting<'a>(suspend: &'a SuspendPoint, nodes: &Range<NodeId>) -> Vec<&'a Cleanup> {
    let owned = suspend
        .cleanup
        .iter()
        .filter(|(node, _)| nodes.contains(node) && nodes.contains(&suspend.node));
    owned.map(|(_, cleanup)| cleanup).collect()
}
