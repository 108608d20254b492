//! Draws the jump graph, region by region, just as the tree says it: a file for each family of nodes.
//!
//! A region is built from its end to its beginning: a node is lowered when it is known
//! where control goes after it (its [`Exits`]), and lowering gives where control enters it
//! (an [`Arrival`]). Recursion follows the tree; everything else is a loop.

mod conditional;
mod hooks;
mod ordered;
mod parallel;
mod plan;
mod points;
mod repeated;
mod storage;
mod timed;

use super::graph::{
    Arrival, ChooseBy, Cleanup, Edge, Effect, Graph, Kept, Point, PointKind, Region, RegionId,
    SlotId, Step, SuspendId, Target,
};
use crate::check::model::{Kind, Leaf, NodeId, Outcome, Tree};
use plan::Plan;
use points::{drop_unreached, Finished, PointList};

/// The regions of a tree, their points and edges, and its slots.
pub fn build(tree: &Tree) -> Graph {
    let plan = Plan::new(tree);
    let mut regions: Vec<Region> = plan
        .regions
        .iter()
        .map(|region| Region::empty(region.root))
        .collect();
    // Only what control can reach: inner regions come after the ones that tick them.
    let mut reached = vec![false; regions.len()];
    reached[0] = true;
    for id in 0..regions.len() {
        if reached[id] {
            regions[id] = lower_region(tree, &plan, id);
            let inner = regions[id].points.iter().flat_map(Point::inner_regions);
            inner.for_each(|inner| reached[*inner] = true);
            let cleanup = regions[id]
                .suspends
                .iter()
                .flat_map(|suspend| &suspend.cleanup);
            for (_, part) in cleanup {
                if let Cleanup::TickRegion(inner) = part {
                    reached[*inner] = true;
                }
            }
        }
    }
    Graph {
        regions,
        slots: plan.slots,
    }
}

fn lower_region(tree: &Tree, plan: &Plan, region: RegionId) -> Region {
    let root = plan.regions[region].root;
    let mut lowering = Lowering {
        tree,
        plan,
        points: PointList::default(),
    };
    let mut exits = Exits::of_region();
    for &outcome in plan.asked_again(tree, root) {
        let exit = exits.on_mut(outcome);
        *exit = exit.after(plan.settle(tree, root));
    }
    let entry = lowering.node(root, &exits);
    let mut finished = lowering.points.finish(entry);
    let suspends = drop_unreached(&plan.regions[region].suspends, &mut finished);
    let Finished {
        points,
        loops,
        entry,
        ..
    } = finished;
    Region {
        root,
        kept: Kept::Index,
        suspends,
        points,
        loops,
        entry,
    }
}

/// More effects than this on the way out of a node stand once.
const MANY_EFFECTS: usize = 6;

/// Where control goes when a node is done, or runs.
#[derive(Debug, Clone)]
struct Exits {
    success: Edge,
    failure: Edge,
    running: Edge,
}

impl Exits {
    fn of_region() -> Self {
        Self {
            success: Edge::new(Target::Done(Outcome::Success)),
            failure: Edge::new(Target::Done(Outcome::Failure)),
            running: Edge::new(Target::Running),
        }
    }

    fn on(&self, outcome: Outcome) -> &Edge {
        match outcome {
            Outcome::Success => &self.success,
            Outcome::Failure => &self.failure,
        }
    }

    fn on_mut(&mut self, outcome: Outcome) -> &mut Edge {
        match outcome {
            Outcome::Success => &mut self.success,
            Outcome::Failure => &mut self.failure,
        }
    }

    fn have_many_effects(&self) -> bool {
        let edges = [&self.success, &self.failure, &self.running];
        edges
            .into_iter()
            .any(|edge| edge.effects.len() > MANY_EFFECTS)
    }

    /// The exits of a child that decides its parent by `outcome` and else leads to `next`.
    fn of_child(deciding: Outcome, decided: Edge, next: Edge, running: Edge) -> Self {
        match deciding {
            Outcome::Success => Self {
                success: decided,
                failure: next,
                running,
            },
            Outcome::Failure => Self {
                success: next,
                failure: decided,
                running,
            },
        }
    }

    /// The same exits, with these effects done first when the node completes.
    fn after_completion(&self, effects: &[Effect]) -> Self {
        Self {
            success: self.success.after(effects.iter().cloned()),
            failure: self.failure.after(effects.iter().cloned()),
            running: self.running.clone(),
        }
    }
}

/// The state of lowering one region.
struct Lowering<'a> {
    tree: &'a Tree,
    plan: &'a Plan,
    points: PointList,
}

impl Lowering<'_> {
    /// Lowers a node of this region, given where control goes after it.
    fn node(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let tree = self.tree;
        let shared;
        let exits = if exits.have_many_effects() && !tree.nodes[node].children.is_empty() {
            shared = self.shared(node, exits);
            &shared
        } else {
            exits
        };
        match &tree.nodes[node].kind {
            Kind::Leaf(leaf) => self.leaf(node, *leaf, exits),
            Kind::Ordered { until, mode } => self.ordered(node, *until, *mode, exits),
            Kind::Invert => {
                let swapped = Exits {
                    success: exits.failure.clone(),
                    failure: exits.success.clone(),
                    running: exits.running.clone(),
                };
                self.node(self.only_child(node), &swapped)
            }
            Kind::Force(outcome) => {
                let decided = exits.on(*outcome);
                let forced = Exits {
                    success: decided.clone(),
                    failure: decided.clone(),
                    running: exits.running.clone(),
                };
                self.node(self.only_child(node), &forced)
            }
            Kind::Instant | Kind::Subtree => self.node(self.only_child(node), exits),
            Kind::SequenceWithMemory => self.with_memory(node, exits),
            Kind::Timed(timed, time) => self.timed(node, *timed, *time, exits),
            Kind::Repeat { on, times, yields } => self.repeat(node, *on, *times, *yields, exits),
            Kind::Parallel {
                success,
                failure,
                each_tick,
            } => self.parallel(node, [*success, *failure], *each_tick, exits),
            Kind::ParallelAll { failures } => self.parallel_all(node, *failures, exits),
            Kind::IfThenElse => self.if_then_else(node, exits),
            Kind::WhileDoElse | Kind::Interrupter => self.while_do_else(node, exits),
            Kind::Switch => self.switch(node, exits),
            Kind::Priority { each_tick } => {
                self.choose(node, ChooseBy::Priority, *each_tick, exits)
            }
            Kind::Utility { each_tick } => self.choose(node, ChooseBy::Utility, *each_tick, exits),
            Kind::TryCatch { .. } => self.try_catch(node, exits),
            Kind::Repeater(yields) => self.repeater(node, *yields, exits),
            Kind::Context => self.context(node, exits),
            Kind::Handler(when) => self.handler(node, *when, exits),
            Kind::Custom => self.custom(node, exits),
            Kind::KeepRunningUntilFailure => self.keep_running(node, exits),
            Kind::RunOnce => self.run_once(node, exits),
        }
    }

    /// The same exits, with many effects at a point of their own, which all leaves lead to: else each would
    /// do by itself what all nodes around it do.
    fn shared(&mut self, node: NodeId, exits: &Exits) -> Exits {
        let mut exits = exits.clone();
        for edge in [&mut exits.success, &mut exits.failure, &mut exits.running] {
            if edge.effects.len() > MANY_EFFECTS {
                let kind = PointKind::Pass(edge.clone());
                *edge = Edge::new(Target::Point(self.points.push(Point { node, kind })));
            }
        }
        exits
    }

    fn leaf(&mut self, node: NodeId, leaf: Leaf, exits: &Exits) -> Arrival {
        let step = match leaf {
            Leaf::Constant(outcome) => {
                return Arrival {
                    resume: Vec::new(),
                    start: exits.on(outcome).clone(),
                };
            }
            Leaf::Call => Step::Call,
            Leaf::Value => Step::Value,
            Leaf::Wait(time) => return self.wait(node, time, exits),
            Leaf::Running => {
                let always = Exits {
                    success: exits.running.clone(),
                    failure: exits.running.clone(),
                    running: exits.running.clone(),
                };
                return self.step(node, Step::Running, &always);
            }
        };
        self.step(node, step, exits)
    }

    /// A point that is ticked, and the suspend point at which it rests.
    fn step(&mut self, node: NodeId, step: Step, exits: &Exits) -> Arrival {
        let suspend = self.plan.suspend_at(node);
        let point = self.points.push(Point {
            node,
            kind: PointKind::Step {
                step,
                suspend,
                success: exits.success.clone(),
                failure: exits.failure.clone(),
                running: exits.running.clone(),
            },
        });
        let edge = Edge::new(Target::Point(point));
        Arrival {
            start: edge.after([Effect::Start(suspend)]),
            resume: vec![(vec![suspend], edge)],
        }
    }

    fn only_child(&self, node: NodeId) -> NodeId {
        self.tree.nodes[node].children[0]
    }

    /// An edge to a node that may be running already.
    fn arrive(&mut self, node: NodeId, arrival: Arrival) -> Edge {
        if arrival.resume.is_empty() {
            return arrival.start;
        }
        Edge::new(Target::Point(self.points.push(Point {
            node,
            kind: PointKind::Arrive(arrival),
        })))
    }

    /// A node that starts by what it remembers: `by` value, or else as it `arrives`.
    fn recall(
        &mut self,
        node: NodeId,
        slot: SlotId,
        by: Vec<(u16, Edge)>,
        arrival: Arrival,
    ) -> Arrival {
        let kind = PointKind::Recall {
            slot,
            by,
            otherwise: arrival.start,
        };
        Arrival {
            resume: arrival.resume,
            start: Edge::new(Target::Point(self.points.push(Point { node, kind }))),
        }
    }

    /// An edge that halts whatever runs in this subtree and then follows `then`.
    fn halting(&mut self, node: NodeId, then: Edge) -> Edge {
        if !self.plan.needs_cleanup(node) {
            return then;
        }
        let nodes = self.tree.subtree(node);
        Edge::new(Target::Point(self.points.push(Point {
            node,
            kind: PointKind::HaltWithin { nodes, then },
        })))
    }
}

/// All suspend points at which a node rests.
fn suspends_of(arrival: &Arrival) -> Vec<SuspendId> {
    let mut suspends: Vec<SuspendId> = arrival
        .resume
        .iter()
        .flat_map(|(suspends, _)| suspends.iter().copied())
        .collect();
    suspends.sort_unstable();
    suspends
}
