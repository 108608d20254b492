//! Runs a jump graph as the generated code would, and watches it while it does.
//!
//! It knows regions, stops, points and slots, and asks the tree only what a leaf is.
//! Every assumption that generated code may rely on is asserted on the way; a
//! broken one panics.

use super::stage::{Machine, Stage, Status, What};
use crate::check::model::{Kind, Leaf, NodeId, Outcome, Tree};
use crate::lower::graph::{
    Arrival, Cleanup, Edge, Effect, Graph, Limit, Point, PointId, PointKind, RegionId, SlotId,
    SlotKind, Step, StopId, Target,
};
use std::ops::Range;

pub struct Executor<'graph> {
    tree: &'graph Tree,
    graph: &'graph Graph,
    state: State,
}

/// All that is kept between two ticks.
#[derive(Debug, Clone, PartialEq, Eq)]
struct State {
    /// By region: 0, or one more than the stop at which it rests.
    indices: Vec<usize>,
    /// By slot; nothing is its initial value.
    slots: Vec<Option<u128>>,
}

/// One tick of one region.
struct Pass {
    region: RegionId,
    /// The stop at which the tick found the region.
    was: Option<StopId>,
    /// The stop that gave `Running` in this tick.
    rests: Option<StopId>,
}

impl<'graph> Executor<'graph> {
    pub fn new(tree: &'graph Tree, graph: &'graph Graph) -> Self {
        Self {
            tree,
            graph,
            state: State::new(graph),
        }
    }

    fn collect_running(&self, region: RegionId, leaves: &mut Vec<NodeId>) {
        let Some(stop) = self.resting_stop(region) else {
            return;
        };
        let node = self.graph.regions[region].stops[stop].node;
        if matches!(self.tree.nodes[node].kind, Kind::Leaf(_)) {
            leaves.push(node);
        }
        for &inner in self.inner_regions(region, stop) {
            self.collect_running(inner, leaves);
        }
    }

    fn resting_stop(&self, region: RegionId) -> Option<StopId> {
        self.state.indices[region].checked_sub(1)
    }

    /// The regions that a stop ticks, if it is more than a leaf.
    fn inner_regions(&self, region: RegionId, at: StopId) -> &'graph [RegionId] {
        let regions =
            self.graph.regions[region]
                .points
                .iter()
                .find_map(|point| match &point.kind {
                    PointKind::Step {
                        step: Step::Continue { regions, .. },
                        stop,
                        ..
                    } => (*stop == at).then_some(regions.as_slice()),
                    _ => None,
                });
        regions.unwrap_or_default()
    }

    fn tick_region(&mut self, region: RegionId, stage: &mut Stage) -> Status {
        let graph = &self.graph.regions[region];
        let mut pass = Pass {
            region,
            was: self.resting_stop(region),
            rests: None,
        };
        let mut edge = pick(&graph.entry, pass.was);
        let mut last: Option<PointId> = None;
        loop {
            self.perform(&edge.effects, &pass, stage);
            match edge.to {
                Target::Point(point) => {
                    assert!(
                        last < Some(point),
                        "region {region}: {last:?} leads back to {point}"
                    );
                    last = Some(point);
                    edge = self.visit(&graph.points[point], &mut pass, stage);
                }
                Target::Done(outcome) => {
                    assert_eq!(pass.rests, None, "region {region} is done, yet a stop runs");
                    self.state.indices[region] = 0;
                    return outcome.into();
                }
                Target::Running => {
                    assert!(
                        pass.rests.is_some(),
                        "region {region} runs, yet no stop does"
                    );
                    assert_eq!(
                        self.resting_stop(region),
                        pass.rests,
                        "region {region}: its index"
                    );
                    return Status::Running;
                }
            }
        }
    }

    fn perform(&mut self, effects: &[Effect], pass: &Pass, stage: &mut Stage) {
        for effect in effects {
            match effect {
                Effect::Start(stop) => {
                    if self.may_rest(pass.region, *stop, stage) {
                        self.state.indices[pass.region] = stop + 1;
                    }
                }
                Effect::Restore(stops) => {
                    let was = pass
                        .was
                        .expect("control comes back to a stop that was running");
                    assert!(!stops.contains(&was), "past {stops:?}, one of which runs");
                    if stops
                        .iter()
                        .any(|&stop| self.may_rest(pass.region, stop, stage))
                    {
                        self.state.indices[pass.region] = was + 1;
                    }
                }
                Effect::ReadClock(slot) => self.fill(*slot, SlotKind::Instant, stage.now()),
                Effect::Evaluate(node, slot) => {
                    let duration = stage.evaluate(*node);
                    self.fill(*slot, SlotKind::Duration, duration);
                }
                Effect::Reset(slot) => self.state.slots[*slot] = None,
            }
        }
    }

    /// Whether a region can rest at the stop, as far as the leaf's type tells.
    fn may_rest(&self, region: RegionId, stop: StopId, stage: &Stage) -> bool {
        let stop = &self.graph.regions[region].stops[stop];
        stop.certain || stage.can_run(stop.node)
    }

    fn fill(&mut self, slot: SlotId, kind: SlotKind, value: u128) {
        assert_eq!(self.graph.slots[slot].kind, kind, "slot {slot}");
        let before = self.state.slots[slot].replace(value);
        assert_eq!(before, None, "slot {slot} was in use");
    }

    fn read(&self, slot: SlotId) -> u128 {
        self.state.slots[slot].unwrap_or_else(|| panic!("slot {slot} is read, but not filled"))
    }

    fn visit(&mut self, point: &'graph Point, pass: &mut Pass, stage: &mut Stage) -> &'graph Edge {
        match &point.kind {
            PointKind::Step {
                step,
                stop,
                success,
                failure,
                running,
            } => {
                assert_eq!(pass.rests, None, "a step after another one that runs");
                match self.step(point.node, step, *stop, pass, stage) {
                    Status::Success => success,
                    Status::Failure => failure,
                    Status::Running => {
                        pass.rests = Some(*stop);
                        running
                    }
                }
            }
            PointKind::Arrive(arrival) => pick(arrival, pass.was),
            PointKind::Elapsed {
                started,
                limit,
                yes,
                no,
            } => {
                let elapsed = stage.now() - self.read(*started);
                let limit = match *limit {
                    Limit::Literal { nanoseconds, .. } => nanoseconds,
                    Limit::Slot(slot) => self.read(slot),
                };
                if elapsed >= limit {
                    yes
                } else {
                    no
                }
            }
            PointKind::HaltWithin { nodes, then } => {
                if let Some(was) = pass.was {
                    self.halt_within(pass.region, was, nodes, stage);
                }
                then
            }
        }
    }

    fn step(
        &mut self,
        node: NodeId,
        step: &Step,
        rest: StopId,
        pass: &Pass,
        stage: &mut Stage,
    ) -> Status {
        let starts = pass.was != Some(rest);
        match step {
            Step::Call => stage.play(node, What::Call),
            Step::Value if starts => stage.play(node, What::Start),
            Step::Value => stage.play(node, What::Tick),
            Step::Running => Status::Running,
            Step::Continue { until, regions } => self.step_continue(*until, regions, starts, stage),
        }
    }

    fn step_continue(
        &mut self,
        until: Outcome,
        regions: &[RegionId],
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        for &region in regions {
            assert!(
                !starts || self.resting_stop(region).is_none(),
                "{region} runs before it starts"
            );
        }
        let mut any_runs = false;
        for &region in regions {
            let status = self.tick_region(region, stage);
            if status == until.into() {
                for &region in regions {
                    self.halt_region(region, stage);
                }
                return status;
            }
            any_runs |= status == Status::Running;
        }
        if any_runs {
            Status::Running
        } else {
            until.opposite().into()
        }
    }

    fn halt_region(&mut self, region: RegionId, stage: &mut Stage) {
        if let Some(stop) = self.resting_stop(region) {
            self.halt_within(region, stop, &self.tree.subtree(0), stage);
            self.state.indices[region] = 0;
        }
    }

    fn halt_within(
        &mut self,
        region: RegionId,
        stop: StopId,
        nodes: &Range<NodeId>,
        stage: &mut Stage,
    ) {
        let stop = &self.graph.regions[region].stops[stop];
        if !nodes.contains(&stop.node) {
            return;
        }
        for (node, cleanup) in &stop.cleanup {
            if !nodes.contains(node) {
                continue;
            }
            match *cleanup {
                Cleanup::HaltLeaf(leaf) => {
                    assert_eq!(
                        self.tree.nodes[leaf].kind,
                        Kind::Leaf(Leaf::Value),
                        "leaf {leaf}"
                    );
                    stage.halt(leaf);
                }
                Cleanup::HaltRegion(inner) => self.halt_region(inner, stage),
                Cleanup::Reset(slot) => self.state.slots[slot] = None,
            }
        }
    }

    /// What must hold between two ticks: only regions whose place in the tree runs are
    /// running, and a slot is filled just while an owner of it runs.
    fn assert_settled(&self) {
        let leaves = self.running_leaves();
        let runs = |nodes: Range<NodeId>| leaves.iter().any(|leaf| nodes.contains(leaf));
        for (number, region) in self.graph.regions.iter().enumerate() {
            let rests = self.state.indices[number] != 0;
            assert_eq!(
                rests,
                runs(self.tree.subtree(region.root)),
                "region {number} rests"
            );
        }
        for (slot, value) in self.state.slots.iter().enumerate() {
            let live = self
                .owners(slot)
                .any(|owner| runs(self.tree.subtree(owner)));
            assert_eq!(value.is_some(), live, "slot {slot} is filled");
        }
    }

    /// The nodes that use a slot: several, where they never live together.
    fn owners(&self, slot: SlotId) -> impl Iterator<Item = NodeId> + '_ {
        let points = self.graph.regions.iter().flat_map(|region| &region.points);
        let users = points.filter(move |point| match point.kind {
            PointKind::Elapsed { started, limit, .. } => {
                started == slot || matches!(limit, Limit::Slot(limit) if limit == slot)
            }
            _ => false,
        });
        users
            .map(|point| point.node)
            .chain([self.graph.slots[slot].node])
    }
}

impl Machine for Executor<'_> {
    fn tick(&mut self, stage: &mut Stage) -> Status {
        let status = self.tick_region(0, stage);
        self.assert_settled();
        status
    }

    fn halt(&mut self, stage: &mut Stage) {
        self.halt_region(0, stage);
        assert!(
            self.is_fresh(),
            "something is left after a halt: {:?}",
            self.state
        );
    }

    fn is_fresh(&self) -> bool {
        self.state == State::new(self.graph)
    }

    fn running_leaves(&self) -> Vec<NodeId> {
        let mut leaves = Vec::new();
        self.collect_running(0, &mut leaves);
        leaves
    }
}

impl State {
    fn new(graph: &Graph) -> Self {
        Self {
            indices: vec![0; graph.regions.len()],
            slots: vec![None; graph.slots.len()],
        }
    }
}

fn pick(arrival: &Arrival, was: Option<StopId>) -> &Edge {
    let resumes = was.and_then(|was| {
        arrival
            .resume
            .iter()
            .find_map(|(stops, edge)| stops.contains(&was).then_some(edge))
    });
    resumes.unwrap_or(&arrival.start)
}
