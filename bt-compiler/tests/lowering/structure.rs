//! What must hold of a jump graph before it is run.

use bt_compiler::check::model::{Kind, Leaf, Mode, NodeId, Tree};
use bt_compiler::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, Limit, Point, PointId, PointKind, Region, SlotId,
    SlotKind, Step, SuspendId, Target,
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
    assert_code_stands_once(graph);
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
        for suspend in &region.suspends {
            assert!(
                self.tree.subtree(region.root).contains(&suspend.node),
                "a foreign suspend point"
            );
            self.assert_cleanup(&suspend.cleanup, suspend.node);
        }
        self.assert_order_of_suspends();
        self.assert_rests();
        self.assert_loops();
        self.assert_arrival(&region.entry, None);
        for (number, point) in region.points.iter().enumerate() {
            self.assert_point(number, point);
        }
    }

    /// Suspend points are in the order of the tree; those where a node yields between its children are
    /// between those of its children.
    fn assert_order_of_suspends(&self) {
        let nodes: Vec<NodeId> = self
            .region
            .suspends
            .iter()
            .map(|suspend| suspend.node)
            .collect();
        let yields = |node: &NodeId| {
            let kind = &self.tree.nodes[*node].kind;
            matches!(
                kind,
                Kind::SequenceWithMemory
                    | Kind::Ordered {
                        mode: Mode::Async(_),
                        ..
                    }
            )
        };
        let (between, steady): (Vec<NodeId>, Vec<NodeId>) = nodes.iter().partition(|n| yields(n));
        assert!(
            steady.is_sorted_by(|a, b| a < b),
            "suspend points in the order of the tree: {nodes:?}"
        );
        for node in between {
            let within = |suspend: &NodeId| self.tree.subtree(node).contains(suspend);
            let first = nodes.iter().position(within);
            let last = nodes.iter().rposition(within);
            let (Some(first), Some(last)) = (first, last) else {
                unreachable!("the suspend point of {node} itself is within it");
            };
            assert!(
                nodes[first..=last].iter().all(within),
                "foreign suspend points between those of {node}: {nodes:?}"
            );
        }
    }

    /// Each suspend point is where one step rests, or where a node yields.
    fn assert_rests(&self) {
        let mut steps: Vec<SuspendId> = Vec::new();
        for point in &self.region.points {
            match &point.kind {
                // Its node rests there by an effect.
                PointKind::Step {
                    step: Step::Region(_),
                    ..
                } => {}
                PointKind::Step { suspend, .. } => steps.push(*suspend),
                _ => {}
            }
        }
        let effects = self.region.edges().flat_map(|edge| &edge.effects);
        let mut yields: Vec<SuspendId> = effects
            .filter_map(|effect| match effect {
                Effect::Suspend(suspend) | Effect::Replace(suspend) => Some(*suspend),
                _ => None,
            })
            .collect();
        yields.sort_unstable();
        yields.dedup();
        let mut suspends: Vec<SuspendId> = steps.into_iter().chain(yields).collect();
        suspends.sort_unstable();
        suspends.dedup();
        let expected: Vec<SuspendId> = (0..self.region.suspends.len()).collect();
        assert_eq!(
            suspends, expected,
            "the suspend points of all steps and yields"
        );
    }

    /// Outer loops first; two are one within the other, or apart.
    fn assert_loops(&self) {
        for (number, inner) in self.region.loops.iter().enumerate() {
            let points = &inner.points;
            assert!(
                points.start < points.end && points.end <= self.region.points.len(),
                "a loop of {points:?}"
            );
            for outer in self.region.loops[..number]
                .iter()
                .map(|outer| &outer.points)
            {
                let within = outer.start <= points.start && points.end <= outer.end;
                let apart = outer.end <= points.start || points.end <= outer.start;
                assert!(within || apart, "loops of {outer:?} and {points:?}");
            }
        }
    }

    fn assert_point(&self, number: PointId, point: &Point) {
        match &point.kind {
            PointKind::Step { step, suspend, .. } => self.assert_step(point.node, step, *suspend),
            PointKind::Arrive(arrival) => return self.assert_arrival(arrival, Some(number)),
            PointKind::Elapsed { started, limit, .. } => {
                let kind = self.slot(*started);
                assert!(
                    matches!(kind, SlotKind::Instant | SlotKind::MemoryInstant),
                    "elapsed since {kind:?}"
                );
                if let Limit::Slot(slot) = limit {
                    assert_eq!(self.slot(*slot), SlotKind::Duration, "a limit");
                }
            }
            PointKind::Count { slot, .. } | PointKind::IfZero { slot, .. } => {
                let kind = self.slot(*slot);
                assert!(matches!(kind, SlotKind::Counter(_)), "counts {kind:?}");
            }
            PointKind::Recall { slot, by, .. } => {
                let kind = self.slot(*slot);
                assert!(matches!(kind, SlotKind::Memory(_)), "recalls {kind:?}");
                assert!(
                    by.is_sorted_by(|(a, _), (b, _)| a < b),
                    "a number twice in {by:?}"
                );
            }
            PointKind::HaltWithin { nodes, .. } => {
                let region = self.tree.subtree(self.region.root);
                assert!(
                    region.start <= nodes.start && nodes.end <= region.end,
                    "foreign halts"
                );
            }
            PointKind::Switch { choices } | PointKind::Choose { choices, .. } => {
                let children = choices.iter().map(|choice| choice.child);
                assert!(
                    children.eq(self.tree.nodes[point.node].children.iter().copied()),
                    "the choices of {}",
                    point.node
                );
            }
            PointKind::Pass(_) | PointKind::GiveBack { .. } => {}
        }
        let passes = matches!(point.kind, PointKind::Pass(_));
        for edge in point.kind.edges() {
            self.assert_edge(edge, Some(number));
            assert!(
                passes || !edge.effects.iter().any(is_code),
                "the code of a user on an edge: {edge:?}"
            );
        }
    }

    /// First the inner regions beside the suspend point, outermost first, then the rest, innermost first:
    /// each entry belongs to the suspend point or to a node around it.
    fn assert_cleanup(&self, cleanup: &[(NodeId, Cleanup)], suspend: NodeId) {
        for (node, _) in cleanup {
            let nodes = self.tree.subtree(*node);
            assert!(
                nodes.contains(&suspend),
                "{cleanup:?} is not around {suspend}"
            );
        }
        let beside = cleanup.iter().take_while(|(node, part)| {
            matches!(part, Cleanup::HaltRegion(_) | Cleanup::Idle(_)) && self.has_control(*node)
        });
        let beside = beside.count();
        let (beside, rest) = cleanup.split_at(beside);
        assert!(
            beside.is_sorted_by(|(a, _), (b, _)| a <= b),
            "{beside:?} of {suspend} is not outermost first"
        );
        assert!(
            rest.is_sorted_by(|(a, _), (b, _)| a >= b),
            "{rest:?} of {suspend} is not innermost first"
        );
    }

    /// Whether its first child is ticked in a region beside another.
    fn has_control(&self, node: NodeId) -> bool {
        matches!(
            self.tree.nodes[node].kind,
            Kind::WhileDoElse | Kind::Interrupter | Kind::Repeater(_)
        )
    }

    /// The child that is ticked in a region of its own, the others not.
    fn child_apart(&self, node: NodeId) -> Option<NodeId> {
        let first = self.tree.nodes[node].children.first().copied();
        first
            .filter(|_| self.has_control(node))
            .or_else(|| self.tree.ticked_handler(node))
    }

    fn assert_step(&self, node: NodeId, step: &Step, rest: SuspendId) {
        let fits = match (step, &self.tree.nodes[node].kind) {
            (Step::Call, Kind::Leaf(leaf)) => *leaf == Leaf::Call,
            (Step::Value, Kind::Leaf(leaf)) => *leaf == Leaf::Value,
            (Step::Running, Kind::Leaf(leaf)) => *leaf == Leaf::Running,
            (Step::Continue { until, .. }, Kind::Ordered { until: of_node, .. }) => {
                until == of_node
            }
            (Step::Parallel { .. }, Kind::Parallel { each_tick, .. }) => !each_tick,
            (Step::ParallelEach { .. }, Kind::Parallel { each_tick, .. }) => *each_tick,
            (Step::ParallelAll { .. }, Kind::ParallelAll { .. })
            | (Step::Custom(_), Kind::Custom) => true,
            (Step::Region(_), _) => self.child_apart(node).is_some(),
            _ => false,
        };
        assert!(fits, "{step:?} is no step of node {node}");
        assert_eq!(
            self.region.suspends[rest].node, node,
            "a step rests at its own node"
        );
        let regions = step.regions().iter();
        let roots: Vec<NodeId> = regions
            .map(|&region| self.graph.regions[region].root)
            .collect();
        let expected = match step {
            Step::Call | Step::Value | Step::Running => Vec::new(),
            Step::Region(_) => self.child_apart(node).into_iter().collect(),
            _ => self.tree.nodes[node].children.clone(),
        };
        assert_eq!(roots, expected, "the regions of {step:?}");
    }

    /// No suspend point twice.
    fn assert_arrival(&self, arrival: &Arrival, from: Option<PointId>) {
        let mut suspends: Vec<SuspendId> = arrival
            .resume
            .iter()
            .flat_map(|(suspends, _)| suspends)
            .copied()
            .collect();
        suspends.sort_unstable();
        assert!(
            suspends.is_sorted_by(|a, b| a < b),
            "a suspend point twice in {arrival:?}"
        );
        self.assert_suspends(&suspends);
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
                Effect::Start(suspend) | Effect::Suspend(suspend) | Effect::Replace(suspend) => {
                    self.assert_suspends(&[*suspend]);
                }
                Effect::Restore(suspends) | Effect::Settle(suspends) => {
                    self.assert_suspends(suspends);
                }
                Effect::Note(_)
                | Effect::Handle(_)
                | Effect::Idle(_)
                | Effect::SetContext(_)
                | Effect::AtOnce => {}
                Effect::Await { started, limit } => {
                    self.slot(*started);
                    if let Limit::Slot(limit) = limit {
                        self.slot(*limit);
                    }
                }
                Effect::ReadClock(slot)
                | Effect::Evaluate(_, slot)
                | Effect::EvaluateSecond(_, slot)
                | Effect::Reset(slot)
                | Effect::Remember(slot, _) => {
                    self.slot(*slot);
                }
            }
        }
        match edge.to {
            Target::Point(to) => {
                assert!(to < self.region.points.len(), "no point {to}");
                assert!(from < Some(to), "{from:?} leads back to {to}");
            }
            Target::Again { looping, point } => {
                let points = &self.region.loops[looping].points;
                assert!(
                    from.is_some_and(|from| points.contains(&from)) && points.contains(&point),
                    "{from:?} to {point} is no way back in {points:?}"
                );
            }
            Target::Done(_) | Target::Running => {}
        }
    }

    fn assert_suspends(&self, suspends: &[SuspendId]) {
        assert!(
            suspends
                .iter()
                .all(|&suspend| suspend < self.region.suspends.len()),
            "no suspend point of {suspends:?}"
        );
    }

    fn slot(&self, slot: SlotId) -> SlotKind {
        self.graph.slots[slot].kind
    }
}

/// Whether an effect runs code of the user's.
fn is_code(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Evaluate(..)
            | Effect::EvaluateSecond(..)
            | Effect::Handle(_)
            | Effect::Idle(_)
            | Effect::SetContext(_)
    )
}

/// The code of a user stands in one place; a node may have two expressions.
fn assert_code_stands_once(graph: &Graph) {
    let mut code: Vec<(NodeId, bool)> = Vec::new();
    for region in &graph.regions {
        for effect in region.edges().flat_map(|edge| &edge.effects) {
            match effect {
                Effect::Evaluate(node, _) | Effect::Handle(node) | Effect::SetContext(node) => {
                    code.push((*node, false));
                }
                Effect::EvaluateSecond(node, _) => code.push((*node, true)),
                _ => {}
            }
        }
        for point in &region.points {
            match point.kind {
                PointKind::Elapsed {
                    limit: Limit::Computed(node),
                    ..
                } => code.push((node, false)),
                PointKind::Switch { .. }
                | PointKind::Choose { .. }
                | PointKind::Step {
                    step: Step::Call | Step::Value | Step::Custom(_),
                    ..
                } => code.push((point.node, false)),
                _ => {}
            }
        }
    }
    code.sort_unstable();
    assert!(
        code.is_sorted_by(|a, b| a < b),
        "code in two places: {code:?}"
    );
}
