//! Fewer writes of the resume index, and fewer edges that differ by such a write alone.
//!
//! An edge that starts a call writes the index; an edge that goes on with the running call need not. Where
//! two edges differ in nothing else, both write it, and one edge is enough: the write is cheaper than the
//! branch that would choose between them. An index that already holds the right number is not written again.

use super::for_each_region;
use super::liveness::children_of_composites;
use crate::check::model::{Keeps, NodeId, Tree};
use crate::lower::graph::{
    Arrival, Edge, Effect, Graph, Kept, Point, PointId, PointKind, Region, Step, SuspendId, Target,
};
use std::collections::BTreeMap;

/// Joins, in each region, the edges that its index need not tell apart.
pub fn join_edges(tree: &Tree, graph: &mut Graph) {
    for_each_region(tree, graph, |region| join_edges_of(tree, region));
}

/// Rearranges the writes of each region's index.
pub fn arrange_stores(tree: &Tree, graph: &mut Graph) {
    let children = children_of_composites(graph);
    let mut id = 0..;
    for_each_region(tree, graph, |region| {
        let is_child = id.next().is_some_and(|id| children.contains(&id));
        arrange_stores_of(region, is_child);
    });
}

/// Joins the edges of a region that its index need not tell apart.
fn join_edges_of(tree: &Tree, region: &mut Region) {
    let calls: Vec<Option<SuspendId>> = region.points.iter().map(called).collect();
    level(&mut region.entry, &calls);
    for point in &mut region.points {
        if let PointKind::Arrive(arrival) = &mut point.kind {
            level(arrival, &calls);
        }
    }
    leave_to_memory(tree, region);
}

/// Rearranges the writes of a region's index. A child of a user's composite is ticked in one way
/// among several, which end alike.
fn arrange_stores_of(region: &mut Region, is_child: bool) {
    if region.kept == Kept::Running && (is_child || !is_one_call(region)) {
        store_at_exits(region);
    }
    drop_repeated_writes(region);
}

/// Whether there is nothing but one call, or one tick of a group: both its ends are its own.
fn is_one_call(region: &Region) -> bool {
    let [point] = region.points.as_slice() else {
        return false;
    };
    !matches!(
        point.kind,
        PointKind::Step {
            step: Step::Custom(_),
            ..
        }
    )
}

/// Writes the index where the tick ends: as going on is the same from everywhere, nobody reads
/// it before.
fn store_at_exits(region: &mut Region) {
    let begins = |effect: &Effect| matches!(effect, Effect::Start(_) | Effect::Restore(_));
    let of_points = region
        .points
        .iter_mut()
        .flat_map(|point| point.kind.edges_mut());
    for edge in of_points.chain(region.entry.edges_mut()) {
        edge.effects.retain(|effect| !begins(effect));
    }
    for point in &mut region.points {
        match &mut point.kind {
            // Its node rests there by an effect of its own.
            PointKind::Step {
                step: Step::Region(_),
                ..
            } => {}
            PointKind::Step {
                suspend, running, ..
            } => {
                *running = running.after([Effect::Suspend(*suspend)]);
            }
            _ => {}
        }
    }
}

/// The suspend point of a point that makes a call.
fn called(point: &Point) -> Option<SuspendId> {
    match point.kind {
        PointKind::Step {
            step: Step::Call,
            suspend,
            ..
        } => Some(suspend),
        _ => None,
    }
}

/// Lets all edges to a call write the index, if that makes at least two of them one.
fn level(arrival: &mut Arrival, calls: &[Option<SuspendId>]) {
    let mut leveled: BTreeMap<Option<PointId>, Vec<Edge>> = BTreeMap::new();
    let written: Vec<Option<Edge>> = arrival
        .resume
        .iter()
        .map(|(_, edge)| writing(edge, calls))
        .chain([writing(&arrival.start, calls)])
        .collect();
    let mut seen: BTreeMap<Option<PointId>, Vec<&Edge>> = BTreeMap::new();
    for written in written.iter().flatten() {
        let same_target = seen.entry(point_of(written)).or_default();
        if same_target.contains(&written) {
            leveled
                .entry(point_of(written))
                .or_default()
                .push(written.clone());
        }
        same_target.push(written);
    }
    let edges = arrival
        .resume
        .iter_mut()
        .map(|(_, edge)| edge)
        .chain([&mut arrival.start]);
    for (edge, written) in edges.zip(written) {
        let is_leveled = |written: &Edge| {
            leveled
                .get(&point_of(written))
                .is_some_and(|all| all.contains(written))
        };
        if let Some(written) = written.filter(is_leveled) {
            *edge = written;
        }
    }
    join_equal_edges(arrival);
}

/// The same edge to a call, but that it writes the index at its end; none if that would not be
/// the same.
fn writing(edge: &Edge, calls: &[Option<SuspendId>]) -> Option<Edge> {
    let Target::Point(point) = edge.to else {
        return None;
    };
    let call = calls.get(point).copied().flatten()?;
    let start = Effect::Start(call);
    let (about_index, mut effects): (Vec<Effect>, Vec<Effect>) = edge
        .effects
        .iter()
        .cloned()
        .partition(Effect::is_about_index);
    // Only an edge from the call itself does not start it: it finds the index written, or
    // put back to what `was`.
    let finds_it = about_index
        .iter()
        .all(|effect| matches!(effect, Effect::Restore(_)));
    if !finds_it && about_index != [start.clone()] {
        return None;
    }
    effects.push(start);
    Some(Edge {
        effects,
        to: edge.to,
    })
}

fn join_equal_edges(arrival: &mut Arrival) {
    let mut joined: Vec<(Vec<SuspendId>, Edge)> = Vec::new();
    let mut to_point: BTreeMap<Option<PointId>, Vec<usize>> = BTreeMap::new();
    for (suspends, edge) in arrival.resume.drain(..) {
        let same_target = to_point.entry(point_of(&edge)).or_default();
        match same_target
            .iter()
            .find(|&&position| joined[position].1 == edge)
        {
            Some(&position) => joined[position].0.extend(suspends),
            None => {
                same_target.push(joined.len());
                joined.push((suspends, edge));
            }
        }
    }
    for (suspends, _) in &mut joined {
        suspends.sort_unstable();
    }
    arrival.resume = joined;
}

fn point_of(edge: &Edge) -> Option<PointId> {
    match edge.to {
        Target::Point(point) => Some(point),
        _ => None,
    }
}

/// Where a node that remembers is begun at, and what it remembers leads to a running call just
/// as its index would, the index need not be asked.
fn leave_to_memory(tree: &Tree, region: &mut Region) {
    let start = region.entry.start.clone();
    let (Target::Point(point), true) = (start.to, start.effects.is_empty()) else {
        return;
    };
    let Point {
        node,
        kind: PointKind::Recall { by, otherwise, .. },
    } = &region.points[point]
    else {
        return;
    };
    let calls: Vec<Option<SuspendId>> = region.points.iter().map(called).collect();
    let suspends = &region.suspends;
    region.entry.resume.retain(|(resumed, edge)| {
        let remembered = |suspend: SuspendId| {
            let place = place_of(
                tree,
                *node,
                suspends[suspend].before.unwrap_or(suspends[suspend].node),
            )?;
            let edge = by
                .iter()
                .find(|(number, _)| *number == place)
                .map(|(_, edge)| edge);
            Some(edge.unwrap_or(otherwise))
        };
        let written = writing(edge, &calls);
        let same =
            |suspend: &SuspendId| written.is_some() && written.as_ref() == remembered(*suspend);
        !resumed.iter().all(same)
    });
    let leading_there = start;
    region
        .entry
        .resume
        .retain(|(_, edge)| *edge != leading_there);
}

/// What the memory of a node holds while this descendant runs.
fn place_of(tree: &Tree, node: NodeId, descendant: NodeId) -> Option<u16> {
    if !tree.subtree(node).contains(&descendant) {
        return None;
    }
    let children = &tree.nodes[node].children;
    match tree.nodes[node].kind.facts().keeps {
        Keeps::Index => {
            let inside = |child: &NodeId| tree.subtree(*child).contains(&descendant);
            u16::try_from(children.iter().position(inside)?).ok()
        }
        Keeps::Result | Keeps::Completion => Some(0),
        Keeps::Nothing | Keeps::Start | Keeps::Cycles | Keeps::Completions => None,
    }
}

/// Drops each write that finds the index as it would leave it.
fn drop_repeated_writes(region: &mut Region) {
    let known = known_indices(region);
    let merged: Vec<bool> = region
        .suspends
        .iter()
        .map(|suspend| !suspend.also.is_empty())
        .collect();
    for (id, point) in region.points.iter_mut().enumerate() {
        let at_point = known.get(&id).copied().flatten();
        for edge in point.kind.edges_mut() {
            let mut index = at_point;
            edge.effects.retain(|effect| {
                let repeated = match effect {
                    Effect::Start(suspend) => index == Some(*suspend),
                    Effect::Suspend(suspend) => index == Some(*suspend) && merged[*suspend],
                    _ => false,
                };
                index = after(index, effect);
                !repeated
            });
        }
    }
}

/// By point: which suspend point the index names there, whichever way control came, if anything can rest
/// at that suspend point at all.
fn known_indices(region: &Region) -> BTreeMap<PointId, Option<SuspendId>> {
    let mut known: BTreeMap<PointId, Option<SuspendId>> = BTreeMap::new();
    let mut open: Vec<(PointId, Option<SuspendId>)> = Vec::new();
    let follow = |edge: &Edge, index, open: &mut Vec<(PointId, Option<SuspendId>)>| {
        let index = edge.effects.iter().fold(index, after);
        if let Target::Point(point) | Target::Again { point, .. } = edge.to {
            open.push((point, index));
        }
    };
    for (suspends, edge) in &region.entry.resume {
        let index = match suspends[..] {
            [suspend] => Some(suspend),
            _ => None,
        };
        follow(edge, index, &mut open);
    }
    follow(&region.entry.start, None, &mut open);
    while let Some((point, index)) = open.pop() {
        let joined = match known.get(&point) {
            Some(before) if *before != index => None,
            _ => index,
        };
        if known.insert(point, joined) != Some(joined) {
            let edges = region.points[point].kind.edges();
            edges.for_each(|edge| follow(edge, joined, &mut open));
        }
    }
    known
}

/// Which suspend point the index names after an effect.
fn after(index: Option<SuspendId>, effect: &Effect) -> Option<SuspendId> {
    match effect {
        Effect::Start(suspend) | Effect::Suspend(suspend) => Some(*suspend),
        Effect::Restore(_) => None,
        _ => index,
    }
}
