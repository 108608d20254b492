//! Which regions need a resume index at all.
//!
//! Some regions are ticked alike whether they run or not, and nothing is done to halt them: a condition under a
//! `parallel`, for example, or a function that takes several ticks. Such a region keeps nothing, or only whether it
//! runs, if something asks for that.

use super::state_coalescing::arrivals;
use crate::check::model::{Kind, Mode, NodeId, Tree};
use crate::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, Kept, PointKind, Region, RegionId, Step, SuspendPoint,
};
use std::collections::BTreeSet;
use std::ops::Range;

/// Decides what each region keeps.
pub fn decide_what_to_keep(tree: &Tree, graph: &mut Graph) {
    let children = children_of_composites(graph);
    // Inner regions come after those that tick them.
    for id in (0..graph.regions.len()).rev() {
        graph.regions[id].kept = if tree.never_runs {
            Kept::Nothing
        } else {
            what_to_keep(tree, graph, id, children.contains(&id))
        };
    }
}

/// What a region has to keep. Of its inner regions it is known already.
fn what_to_keep(tree: &Tree, graph: &Graph, id: RegionId, is_child: bool) -> Kept {
    let region = &graph.regions[id];
    let halts = Halts { tree, graph };
    if is_place_asked(region) || halts.differ(region) || positions_differ(tree, region) {
        Kept::Index
    } else if id == 0 || is_child || halts.take_something(region) {
        Kept::Running
    } else {
        Kept::Nothing
    }
}

/// The regions that a user's composite has for children, of which it may ask whether they run.
pub fn children_of_composites(graph: &Graph) -> BTreeSet<RegionId> {
    let points = graph.regions.iter().flat_map(|region| &region.points);
    let children = points.filter_map(|point| match &point.kind {
        PointKind::Step {
            step: Step::Custom(regions),
            ..
        } => Some(regions),
        _ => None,
    });
    children.flatten().copied().collect()
}

/// Whether any way on depends on where the region rests.
fn is_place_asked(region: &Region) -> bool {
    arrivals(region).any(|arrival| !goes_one_way(arrival))
}

fn goes_one_way(arrival: &Arrival) -> bool {
    let mut edges = arrival.resume.iter().map(|(_, edge)| edge);
    edges.all(|edge| {
        edge.to == arrival.start.to && beside_index(edge) == beside_index(&arrival.start)
    })
}

/// What an edge does, the index apart.
fn beside_index(edge: &Edge) -> Vec<&Effect> {
    let effects = edge.effects.iter();
    effects.filter(|effect| !effect.is_about_index()).collect()
}

/// What it takes to halt.
struct Halts<'a> {
    tree: &'a Tree,
    graph: &'a Graph,
}

impl Halts<'_> {
    /// Whether halting, all or a part of it, takes one thing at one suspend point and another at another.
    ///
    /// Where that is true of a part, but not of the whole, the part shares slots with the rest. Of
    /// the nodes whose children share slots, only `switch` and its like go on as they start.
    fn differ(&self, region: &Region) -> bool {
        let choices = region.points.iter().flat_map(|point| match &point.kind {
            PointKind::Switch { choices }
            | PointKind::Choose {
                each_tick: true,
                choices,
                ..
            } => choices.as_slice(),
            _ => &[],
        });
        let mut parts = choices
            .map(|choice| choice.child)
            .chain([region.root])
            .map(|node| self.tree.subtree(node));
        parts.any(|part| {
            let mut of_suspends = region
                .suspends
                .iter()
                .map(|suspend| self.within(suspend, &part));
            let first = of_suspends.next();
            of_suspends.any(|cleanup| Some(cleanup) != first)
        })
    }

    fn take_something(&self, region: &Region) -> bool {
        let whole = self.tree.subtree(region.root);
        let mut suspends = region.suspends.iter();
        suspends.any(|suspend| !self.within(suspend, &whole).is_empty())
    }

    /// What it takes to halt a suspend point, as far as it lies within these nodes. Of a region that
    /// keeps nothing there is nothing to halt.
    fn within<'s>(&self, suspend: &'s SuspendPoint, part: &Range<NodeId>) -> Vec<&'s Cleanup> {
        let owned = suspend
            .cleanup
            .iter()
            .filter(|(node, _)| part.contains(node));
        owned
            .map(|(_, cleanup)| cleanup)
            .filter(|cleanup| match cleanup {
                Cleanup::HaltRegion(inner) => self.graph.regions[*inner].kept != Kept::Nothing,
                _ => true,
            })
            .collect()
    }
}

/// Whether the suspend points tell where a fallback or sequence goes on.
fn positions_differ(tree: &Tree, region: &Region) -> bool {
    let keeps_place = |node: &NodeId| {
        matches!(
            tree.nodes[*node].kind,
            Kind::Ordered {
                mode: Mode::Memory | Mode::Async(_),
                ..
            }
        )
    };
    let mut later = tree
        .subtree(region.root)
        .filter(keeps_place)
        .flat_map(|node| tree.nodes[node].children.iter().skip(1));
    later.any(|&child| {
        let part = tree.subtree(child);
        let inside = region
            .suspends
            .iter()
            .filter(|suspend| part.contains(&suspend.node) || suspend.before == Some(child))
            .count();
        inside > 0 && inside < region.suspends.len()
    })
}

impl Effect {
    /// Whether it only writes the index of its region.
    pub fn is_about_index(&self) -> bool {
        matches!(self, Self::Start(_) | Self::Suspend(_) | Self::Restore(_))
    }
}
