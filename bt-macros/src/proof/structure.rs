//! What must hold of a jump graph before it is run.

use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, Limit, PointId, PointKind, Region, SlotId, Step, StopId,
    Target,
};

/// Panics where the graph is not one that code can be made of.
pub fn assert_sound(tree: &Tree, graph: &Graph) {
    assert_eq!(graph.regions[0].root, 0, "the first region is the root's");
    for region in &graph.regions {
        Sound {
            tree,
            graph,
            region,
        }
        .assert_region();
    }
    let mut roots: Vec<NodeId> = graph.regions.iter().map(|region| region.root).collect();
    roots.sort_unstable();
    assert!(
        roots.is_sorted_by(|a, b| a < b),
        "two regions of one node: {roots:?}"
    );
}

struct Sound<'graph> {
    tree: &'graph Tree,
    graph: &'graph Graph,
    region: &'graph Region,
}

impl Sound<'_> {
    fn assert_region(&self) {
        let region = self.region;
        let nodes: Vec<NodeId> = region.stops.iter().map(|stop| stop.node).collect();
        assert!(
            nodes.is_sorted_by(|a, b| a < b),
            "stops in the order of the tree: {nodes:?}"
        );
        for stop in &region.stops {
            assert!(
                self.tree.subtree(region.root).contains(&stop.node),
                "a foreign stop"
            );
            self.assert_cleanup(&stop.cleanup, stop.node);
        }
        self.assert_steps_rest();
        self.assert_arrival(&region.entry, None);
        for (number, point) in region.points.iter().enumerate() {
            match &point.kind {
                PointKind::Step {
                    step,
                    stop,
                    success,
                    failure,
                    running,
                } => {
                    self.assert_step(point.node, step, *stop);
                    for edge in [success, failure, running] {
                        self.assert_edge(edge, Some(number));
                    }
                }
                PointKind::Arrive(arrival) => self.assert_arrival(arrival, Some(number)),
                PointKind::Elapsed {
                    started,
                    limit,
                    yes,
                    no,
                } => {
                    self.assert_slot(*started);
                    if let Limit::Slot(slot) = limit {
                        self.assert_slot(*slot);
                    }
                    self.assert_edge(yes, Some(number));
                    self.assert_edge(no, Some(number));
                }
                PointKind::HaltWithin { nodes, then } => {
                    let region = self.tree.subtree(region.root);
                    assert!(
                        region.start <= nodes.start && nodes.end <= region.end,
                        "foreign halts"
                    );
                    self.assert_edge(then, Some(number));
                }
            }
        }
    }

    /// Each step has a stop, and each stop a step.
    fn assert_steps_rest(&self) {
        let mut stops: Vec<StopId> = Vec::new();
        for point in &self.region.points {
            if let PointKind::Step { stop, .. } = &point.kind {
                stops.push(*stop);
            }
        }
        stops.sort_unstable();
        let expected: Vec<StopId> = (0..self.region.stops.len()).collect();
        assert_eq!(stops, expected, "the stops of all steps");
    }

    /// Innermost first: each entry belongs to the stop or to an ancestor of the one before.
    fn assert_cleanup(&self, cleanup: &[(NodeId, Cleanup)], stop: NodeId) {
        let mut below = stop;
        for (node, _) in cleanup {
            let nodes = self.tree.subtree(*node);
            assert!(
                nodes.contains(&below),
                "{cleanup:?} of {stop} is not innermost first"
            );
            below = *node;
        }
    }

    fn assert_step(&self, node: NodeId, step: &Step, rest: StopId) {
        let fits = match (step, &self.tree.nodes[node].kind) {
            (Step::Call, Kind::Leaf(leaf)) => *leaf == Leaf::Call,
            (Step::Value, Kind::Leaf(leaf)) => *leaf == Leaf::Value,
            (Step::Running, Kind::Leaf(leaf)) => *leaf == Leaf::Running,
            (Step::Continue { until, regions }, Kind::Ordered { until: of_node, .. }) => {
                regions.len() == self.tree.nodes[node].children.len() && until == of_node
            }
            _ => false,
        };
        assert!(fits, "{step:?} is no step of node {node}");
        assert_eq!(
            self.region.stops[rest].node, node,
            "a step rests at its own node"
        );
    }

    /// No stop twice.
    fn assert_arrival(&self, arrival: &Arrival, from: Option<PointId>) {
        let mut stops: Vec<StopId> = arrival
            .resume
            .iter()
            .flat_map(|(stops, _)| stops)
            .copied()
            .collect();
        stops.sort_unstable();
        assert!(
            stops.is_sorted_by(|a, b| a < b),
            "a stop twice in {arrival:?}"
        );
        self.assert_stops(&stops);
        for edge in arrival
            .resume
            .iter()
            .map(|(_, edge)| edge)
            .chain([&arrival.start])
        {
            self.assert_edge(edge, from);
        }
    }

    fn assert_edge(&self, edge: &Edge, from: Option<PointId>) {
        for effect in &edge.effects {
            match effect {
                Effect::Start(stop) => self.assert_stops(&[*stop]),
                Effect::Restore(stops) => self.assert_stops(stops),
                Effect::ReadClock(slot) | Effect::Evaluate(_, slot) | Effect::Reset(slot) => {
                    self.assert_slot(*slot);
                }
            }
        }
        if let Target::Point(to) = edge.to {
            assert!(to < self.region.points.len(), "no point {to}");
            assert!(from < Some(to), "{from:?} leads back to {to}");
        }
    }

    fn assert_stops(&self, stops: &[StopId]) {
        assert!(
            stops.iter().all(|&stop| stop < self.region.stops.len()),
            "no stop of {stops:?}"
        );
    }

    fn assert_slot(&self, slot: SlotId) {
        assert!(slot < self.graph.slots.len(), "no slot {slot}");
    }
}
