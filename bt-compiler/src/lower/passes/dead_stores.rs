//! Where the index is written.
//!
//! A call that is started and one that is gone back to differ by one write of the index. Where
//! that is all that tells two ways apart, both write it, and become one: a write costs less
//! than the question. And an index that holds a stop's number already is not written again.

use super::for_each_region;
use super::liveness::is_child_of_composite;
use crate::check::model::{Keeps, NodeId, Tree};
use crate::lower::graph::{
    Arrival, Edge, Effect, Graph, Kept, Point, PointId, PointKind, Region, Step, StopId, Target,
};
use std::collections::BTreeMap;

/// Joins, in each region, the ways that its index need not tell apart.
pub fn join_ways(tree: &Tree, graph: &mut Graph) {
    for_each_region(tree, graph, |region| join_ways_of(tree, region));
}

/// Rearranges the writes of each region's index.
pub fn arrange_stores(tree: &Tree, graph: &mut Graph) {
    let children: Vec<bool> = (0..graph.regions.len())
        .map(|id| is_child_of_composite(graph, id))
        .collect();
    let mut is_child = children.into_iter();
    for_each_region(tree, graph, |region| {
        arrange_stores_of(region, is_child.next().unwrap_or_default());
    });
}

/// Joins the ways of a region that its index need not tell apart.
fn join_ways_of(tree: &Tree, region: &mut Region) {
    let calls: Vec<Option<StopId>> = region.points.iter().map(called).collect();
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
            PointKind::Step { stop, running, .. } => {
                *running = running.after([Effect::Suspend(*stop)]);
            }
            _ => {}
        }
    }
}

/// The stop of a point that makes a call.
fn called(point: &Point) -> Option<StopId> {
    match point.kind {
        PointKind::Step {
            step: Step::Call,
            stop,
            ..
        } => Some(stop),
        _ => None,
    }
}

/// Lets all ways to a call write the index, if that makes at least two of them one.
fn level(arrival: &mut Arrival, calls: &[Option<StopId>]) {
    let mut leveled: BTreeMap<Option<PointId>, Vec<Edge>> = BTreeMap::new();
    let ways: Vec<Option<Edge>> = arrival
        .resume
        .iter()
        .map(|(_, edge)| writing(edge, calls))
        .chain([writing(&arrival.start, calls)])
        .collect();
    let mut seen: BTreeMap<Option<PointId>, Vec<&Edge>> = BTreeMap::new();
    for way in ways.iter().flatten() {
        let same_target = seen.entry(point_of(way)).or_default();
        if same_target.contains(&way) {
            leveled.entry(point_of(way)).or_default().push(way.clone());
        }
        same_target.push(way);
    }
    let edges = arrival
        .resume
        .iter_mut()
        .map(|(_, edge)| edge)
        .chain([&mut arrival.start]);
    for (edge, way) in edges.zip(ways) {
        let is_leveled = |way: &Edge| {
            leveled
                .get(&point_of(way))
                .is_some_and(|all| all.contains(way))
        };
        if let Some(way) = way.filter(is_leveled) {
            *edge = way;
        }
    }
    join_equal_ways(arrival);
}

/// The same way to a call, but that it writes the index at its end; none if that would not be
/// the same.
fn writing(edge: &Edge, calls: &[Option<StopId>]) -> Option<Edge> {
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
    // Only a way on from the call itself does not start it: it finds the index written, or
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

fn join_equal_ways(arrival: &mut Arrival) {
    let mut joined: Vec<(Vec<StopId>, Edge)> = Vec::new();
    let mut to_point: BTreeMap<Option<PointId>, Vec<usize>> = BTreeMap::new();
    for (stops, edge) in arrival.resume.drain(..) {
        let same_target = to_point.entry(point_of(&edge)).or_default();
        match same_target
            .iter()
            .find(|&&position| joined[position].1 == edge)
        {
            Some(&position) => joined[position].0.extend(stops),
            None => {
                same_target.push(joined.len());
                joined.push((stops, edge));
            }
        }
    }
    for (stops, _) in &mut joined {
        stops.sort_unstable();
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
    let calls: Vec<Option<StopId>> = region.points.iter().map(called).collect();
    let stops = &region.stops;
    region.entry.resume.retain(|(resumed, edge)| {
        let remembered = |stop: StopId| {
            let place = place_of(tree, *node, stops[stop].before.unwrap_or(stops[stop].node))?;
            let edge = by
                .iter()
                .find(|(number, _)| *number == place)
                .map(|(_, edge)| edge);
            Some(edge.unwrap_or(otherwise))
        };
        let way = writing(edge, &calls);
        let same = |stop: &StopId| way.is_some() && way.as_ref() == remembered(*stop);
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
        Keeps::Place => {
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
        .stops
        .iter()
        .map(|stop| !stop.also.is_empty())
        .collect();
    for (id, point) in region.points.iter_mut().enumerate() {
        let at_point = known.get(&id).copied().flatten();
        for edge in point.kind.edges_mut() {
            let mut index = at_point;
            edge.effects.retain(|effect| {
                let repeated = match effect {
                    Effect::Start(stop) => index == Some(*stop),
                    Effect::Suspend(stop) => index == Some(*stop) && merged[*stop],
                    _ => false,
                };
                index = after(index, effect);
                !repeated
            });
        }
    }
}

/// By point: which stop the index names there, whichever way control came, if anything can rest
/// at that stop at all.
fn known_indices(region: &Region) -> BTreeMap<PointId, Option<StopId>> {
    let mut known: BTreeMap<PointId, Option<StopId>> = BTreeMap::new();
    let mut open: Vec<(PointId, Option<StopId>)> = Vec::new();
    let follow = |edge: &Edge, index, open: &mut Vec<(PointId, Option<StopId>)>| {
        let index = edge.effects.iter().fold(index, after);
        if let Target::Point(point) | Target::Again { point, .. } = edge.to {
            open.push((point, index));
        }
    };
    for (stops, edge) in &region.entry.resume {
        let index = match stops[..] {
            [stop] => Some(stop),
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

/// Which stop the index names after an effect.
fn after(index: Option<StopId>, effect: &Effect) -> Option<StopId> {
    match effect {
        Effect::Start(stop) | Effect::Suspend(stop) => Some(*stop),
        Effect::Restore(_) => None,
        _ => index,
    }
}
