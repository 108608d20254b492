//! Regions that need no index.
//!
//! A condition under a `parallel`, or a function that takes several ticks: whether it runs
//! makes no difference to what is done next, and halting it takes nothing.

use super::graph::{Arrival, Edge, Effect, Graph, PointKind, Region, RegionId, Step};
use super::merge::arrivals;

/// Marks the inner regions whose index nobody would read. The root's says whether the tree
/// runs, and a user's composite may ask whether a child does.
pub fn drop_indices(graph: &mut Graph) {
    let asked: Vec<RegionId> = graph
        .regions
        .iter()
        .flat_map(|region| &region.points)
        .filter_map(|point| match &point.kind {
            PointKind::Step {
                step: Step::Custom(regions),
                ..
            } => Some(regions),
            _ => None,
        })
        .flatten()
        .copied()
        .collect();
    for (id, region) in graph.regions.iter_mut().enumerate().skip(1) {
        region.indexed = asked.contains(&id) || makes_a_difference(region);
    }
}

/// Whether anything depends on where the region rests.
fn makes_a_difference(region: &Region) -> bool {
    region.stops.iter().any(|stop| !stop.cleanup.is_empty())
        || arrivals(region).any(|arrival| !goes_one_way(arrival))
}

fn goes_one_way(arrival: &Arrival) -> bool {
    let mut ways = arrival.resume.iter().map(|(_, edge)| edge);
    ways.all(|edge| {
        edge.to == arrival.start.to && beside_index(edge) == beside_index(&arrival.start)
    })
}

/// What an edge does, the index apart.
fn beside_index(edge: &Edge) -> Vec<&Effect> {
    let effects = edge.effects.iter();
    effects.filter(|effect| !effect.is_about_index()).collect()
}

impl Effect {
    /// Whether it only writes the index of its region.
    pub fn is_about_index(&self) -> bool {
        matches!(self, Self::Start(_) | Self::Suspend(_) | Self::Restore(_))
    }
}
