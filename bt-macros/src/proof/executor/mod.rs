//! Runs a jump graph as the generated code would, and watches it while it does.
//!
//! It knows regions, stops, points and slots, and asks the tree only what a leaf is.
//! Every assumption that generated code may rely on is asserted on the way; a
//! broken one panics.

mod effects;
mod halt;

use super::stage::{Machine, Stage, Status, What};
use crate::check::model::{NodeId, Outcome, Tree};
use crate::lower::graph::{
    Arrival, Edge, Graph, Limit, Point, PointId, PointKind, RegionId, Step, StopId, Target,
};

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
    /// By slot; nothing is its initial value, which of a number is 0.
    slots: Vec<Option<u128>>,
}

/// One tick of one region.
struct Pass {
    region: RegionId,
    /// The stop at which the tick found the region, or what took its place.
    was: Option<StopId>,
    /// The stop that gave `Running` in this tick.
    rests: Option<StopId>,
    /// How often control came to a point.
    visits: u32,
}

/// More than any tick that comes to an end takes here.
const MOST_VISITS: u32 = 200_000;

impl<'graph> Executor<'graph> {
    pub fn new(tree: &'graph Tree, graph: &'graph Graph) -> Self {
        Self {
            tree,
            graph,
            state: State::new(graph),
        }
    }

    fn collect_resting(&self, region: RegionId, nodes: &mut Vec<NodeId>) {
        let Some(stop) = self.resting_stop(region) else {
            return;
        };
        let inner = self.inner_regions(region, stop);
        if inner
            .iter()
            .all(|&region| self.resting_stop(region).is_none())
        {
            nodes.push(self.graph.regions[region].stops[stop].node);
        }
        for &region in inner {
            self.collect_resting(region, nodes);
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
            visits: 0,
        };
        let mut edge = pick(&graph.entry, pass.was);
        let mut last: Option<PointId> = None;
        loop {
            self.perform(&edge.effects, &mut pass, stage);
            let point = match edge.to {
                Target::Point(point) => {
                    assert!(
                        last < Some(point),
                        "region {region}: {last:?} leads back to {point}"
                    );
                    point
                }
                Target::Again { looping, point } => {
                    let points = &graph.loops[looping].points;
                    assert!(
                        last.is_some_and(|last| points.contains(&last)) && points.contains(&point),
                        "region {region}: {last:?} to {point} is no way back in {points:?}"
                    );
                    point
                }
                Target::Done(outcome) => {
                    assert_eq!(pass.rests, None, "region {region} is done, yet a stop runs");
                    self.state.indices[region] = 0;
                    return outcome.into();
                }
                Target::Running => {
                    // A node that waits goes on waiting without a word.
                    let rests = pass.rests.or(pass.was);
                    assert!(rests.is_some(), "region {region} runs, yet no stop does");
                    assert_eq!(
                        self.resting_stop(region),
                        rests,
                        "region {region}: its index"
                    );
                    return Status::Running;
                }
            };
            pass.visits += 1;
            assert!(pass.visits < MOST_VISITS, "region {region} spins for ever");
            last = Some(point);
            edge = self.visit(&graph.points[point], &mut pass, stage);
        }
    }

    fn visit(&mut self, point: &'graph Point, pass: &mut Pass, stage: &mut Stage) -> &'graph Edge {
        match &point.kind {
            PointKind::Switch { .. } | PointKind::Choose { .. } | PointKind::GiveBack { .. } => {
                panic!("{point:?} is not generated")
            }
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
                let limit = match *limit {
                    Limit::Literal { nanoseconds, .. } => nanoseconds,
                    Limit::Slot(slot) => self.read(slot),
                    Limit::Computed(node) => stage.evaluate(node),
                };
                if stage.now() - self.read(*started) >= limit {
                    yes
                } else {
                    no
                }
            }
            PointKind::Pass(then) => then,
            PointKind::Count {
                slot,
                up_to,
                done,
                more,
            } => match (up_to, self.number(*slot)) {
                (Some(most), number) if number + 1 == u128::from(*most) => done,
                (Some(_), number) => {
                    self.count(*slot, number + 1);
                    more
                }
                (None, 0 | 1) => done,
                (None, number) => {
                    self.count(*slot, number - 1);
                    more
                }
            },
            PointKind::IfZero { slot, yes, no } => {
                if self.number(*slot) == 0 {
                    yes
                } else {
                    no
                }
            }
            PointKind::Recall {
                slot,
                by,
                otherwise,
            } => {
                let number = self.number(*slot);
                let known = by.iter().find(|(known, _)| u128::from(*known) == number);
                known.map_or(otherwise, |(_, edge)| edge)
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
            step => panic!("{step:?} is not generated"),
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
            self.is_idle(),
            "something is left after a halt: {:?}",
            self.state
        );
    }

    fn reset(&mut self, stage: &mut Stage) {
        self.halt(stage);
        self.forget();
        assert_eq!(self.state, State::new(self.graph), "after a reset");
    }

    fn resting_nodes(&self) -> Vec<NodeId> {
        let mut nodes = Vec::new();
        self.collect_resting(0, &mut nodes);
        nodes.sort_unstable();
        nodes
    }

    fn is_idle(&self) -> bool {
        let mut transient = self.slots().filter(|(kind, _)| !kind.is_memory());
        self.state.indices.iter().all(|&index| index == 0)
            && transient.all(|(_, value)| value.is_none())
    }

    fn remembers(&self) -> bool {
        let mut memory = self.slots().filter(|(kind, _)| kind.is_memory());
        memory.any(|(_, value)| value.is_some())
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
