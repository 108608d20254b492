//! What only one point leads to stands behind that point.
//!
//! Where a region is drawn, what a reactive node halts on its way out comes after all of its children. A region that is
//! cut into functions would have it in another one than the leaf that leads there, and nodes deep in one another have many such ways.

use super::for_each_region;
use crate::check::model::Tree;
use crate::lower::graph::{Graph, Loop, PointId, PointKind, Region, Target};
use std::ops::Range;

/// Moves such points, in each region.
pub fn join_neighbours(tree: &Tree, graph: &mut Graph) {
    for_each_region(tree, graph, join_neighbours_of);
}

fn join_neighbours_of(region: &mut Region) {
    let follows = followers(region);
    let mut is_follower = vec![false; region.points.len()];
    for &follower in follows.iter().flatten() {
        is_follower[follower] = true;
    }
    let mut order = Vec::new();
    for (first, follows_another) in is_follower.into_iter().enumerate() {
        let mut open = Vec::from_iter((!follows_another).then_some(first));
        while let Some(point) = open.pop() {
            order.push(point);
            open.extend(follows[point].iter().rev());
        }
    }
    if order.is_sorted() {
        return;
    }
    arrange(region, &order);
}

/// By point: those that only it leads to, and that can stand anywhere behind it. Leaves stay in the order of the tree, and
/// what belongs to a loop within that loop.
fn followers(region: &Region) -> Vec<Vec<PointId>> {
    let mut incoming = vec![0; region.points.len()];
    for edge in region.edges() {
        if let Target::Point(to) | Target::Again { point: to, .. } = edge.to {
            incoming[to] += 1;
        }
    }
    let mut loop_of = vec![None; region.points.len()];
    // Outer ones come first.
    for (number, looping) in region.loops.iter().enumerate() {
        loop_of[looping.points.clone()].fill(Some(number));
    }
    let can_follow = |from: PointId, to: PointId| {
        incoming[to] == 1
            && loop_of[from] == loop_of[to]
            && matches!(region.points[to].kind, PointKind::HaltWithin { .. })
    };
    let points = region.points.iter().enumerate();
    let follows = points.map(|(from, point)| {
        let targets = point.kind.edges().filter_map(|edge| match edge.to {
            Target::Point(to) if can_follow(from, to) => Some(to),
            _ => None,
        });
        targets.collect()
    });
    follows.collect()
}

/// Puts the points of a region into this order.
fn arrange(region: &mut Region, order: &[PointId]) {
    let mut renumbered = vec![0; order.len()];
    for (new, &old) in order.iter().enumerate() {
        renumbered[old] = new;
    }
    let mut points: Vec<_> = std::mem::take(&mut region.points)
        .into_iter()
        .map(Some)
        .collect();
    let in_order = order.iter().filter_map(|&old| points[old].take());
    region.points = in_order.collect();
    for looping in &mut region.loops {
        looping.points = moved(looping, &renumbered);
    }
    let of_points = region.points.iter_mut();
    let edges = of_points.flat_map(|point| point.kind.edges_mut());
    for edge in edges.chain(region.entry.edges_mut()) {
        if let Target::Point(to) | Target::Again { point: to, .. } = &mut edge.to {
            *to = renumbered[*to];
        }
    }
}

/// What belongs to a loop stays together.
fn moved(looping: &Loop, renumbered: &[PointId]) -> Range<PointId> {
    let points = &renumbered[looping.points.clone()];
    let first = points.iter().min().copied().unwrap_or_default();
    first..first + points.len()
}
