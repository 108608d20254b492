//! Runs a jump graph as the generated code would, and watches it while it does.
//!
//! It knows regions, suspend points, points and slots, and asks the tree only what a leaf is.
//! Every assumption that generated code may rely on is asserted on the way; a
//! broken one panics.

mod effects;
mod groups;
mod halt;

use crate::stage::{Machine, Stage, Status, What};
use bt_compiler::check::model::{Kind, NodeId, Outcome, Tree};
use bt_compiler::lower::graph::{
    Arrival, Cleanup, Edge, Graph, Kept, Limit, Point, PointId, PointKind, Region, RegionId, Step,
    SuspendId, Target,
};
use bt_compiler::lower::known_to_run;
use groups::{choose, switch};

#[derive(Clone)]
pub struct Executor<'graph> {
    tree: &'graph Tree,
    graph: &'graph Graph,
    /// By node: whether it is idle only with its parent.
    stays_completed: Vec<bool>,
    /// Whether a halt ticks a handler.
    is_halting: bool,
    state: State,
}

/// Of the same graph, in the same state.
impl PartialEq for Executor<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

/// All that is kept between two ticks.
#[derive(Debug, Clone, PartialEq, Eq)]
struct State {
    /// By region: 0, or one more than the suspend point at which it rests. Kept also where the code keeps less, to
    /// tell what rests; it is asserted that nothing depends on it then.
    indices: Vec<usize>,
    /// By slot; nothing is its initial value, which of a number is 0.
    slots: Vec<Option<u128>>,
}

/// One tick of one region.
struct Pass {
    region: RegionId,
    /// The suspend point at which the tick found the region, or what took its place.
    was: Option<SuspendId>,
    /// The suspend point that gave `Running` in this tick.
    rests: Option<SuspendId>,
    /// The result of a child, for the point that gives it back.
    noted: Option<Outcome>,
    /// How long the last timer takes that was asked.
    limit: Option<u128>,
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
            stays_completed: tree.stays_completed(),
            is_halting: false,
            state: State::new(graph),
        }
    }

    /// What a compiled tree says to run, [`Tree::running`](bt_core::Tree::running): what the code keeps, and no more.
    pub fn known_to_run(&self) -> Vec<NodeId> {
        let regions = self.graph.regions.iter().zip(&self.state.indices);
        let known = regions.filter_map(|(region, &index)| {
            let place = match region.kept {
                Kept::Running => index.min(1),
                Kept::Index | Kept::Nothing => index,
            };
            let known = known_to_run(self.tree, region);
            known.get(place.checked_sub(1)?).copied()
        });
        known.collect()
    }

    fn collect_resting(&self, region: RegionId, nodes: &mut Vec<NodeId>) {
        let Some(suspend) = self.resting_suspend(region) else {
            return;
        };
        let suspend = &self.graph.regions[region].suspends[suspend];
        let mut rests_itself = true;
        for (node, cleanup) in &suspend.cleanup {
            if let Cleanup::HaltRegion(inner) = *cleanup {
                let runs = self.resting_suspend(inner).is_some();
                rests_itself &= !(runs && *node == suspend.node);
                self.collect_resting(inner, nodes);
            }
        }
        if rests_itself {
            nodes.push(suspend.node);
        }
    }

    fn resting_suspend(&self, region: RegionId) -> Option<SuspendId> {
        self.state.indices[region].checked_sub(1)
    }

    fn tick_region(&mut self, region: RegionId, stage: &mut Stage) -> Status {
        let graph = &self.graph.regions[region];
        let mut pass = Pass {
            region,
            was: self.resting_suspend(region),
            rests: None,
            noted: None,
            limit: None,
            visits: 0,
        };
        let mut edge = pick(graph, &graph.entry, pass.was);
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
                    assert_eq!(
                        pass.rests, None,
                        "region {region} is done, yet a suspend point runs"
                    );
                    self.state.indices[region] = 0;
                    return outcome.into();
                }
                Target::Running => {
                    // A node that waits goes on waiting without a word, and one that yields
                    // at a suspend point merged with a call's need not write it again.
                    let index = self.resting_suspend(region);
                    let merged = index.filter(|&suspend| !graph.suspends[suspend].also.is_empty());
                    let rests = pass.rests.or(merged).or(pass.was);
                    assert!(
                        rests.is_some(),
                        "region {region} runs, yet no suspend point does"
                    );
                    assert_eq!(
                        self.resting_suspend(region),
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
            PointKind::Step {
                step,
                suspend,
                success,
                failure,
                running,
            } => {
                assert_eq!(pass.rests, None, "a step after another one that runs");
                match self.step(point.node, step, *suspend, pass, stage) {
                    Status::Success => success,
                    Status::Failure => failure,
                    Status::Running => {
                        // Where its control runs, a node may rest at its child.
                        if !matches!(step, Step::Region(_)) {
                            pass.rests = Some(*suspend);
                        }
                        running
                    }
                }
            }
            PointKind::Arrive(arrival) => pick(&self.graph.regions[pass.region], arrival, pass.was),
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
                pass.limit = Some(limit);
                either(stage.now() - self.read(*started) >= limit, yes, no)
            }
            PointKind::Pass(then) => then,
            PointKind::Count {
                slot,
                up_to,
                done,
                more,
            } => either(self.count_cycle(*slot, *up_to), done, more),
            PointKind::IfZero { slot, yes, no } => either(self.number(*slot) == 0, yes, no),
            PointKind::Recall {
                slot,
                by,
                otherwise,
            } => {
                let number = self.number(*slot);
                let known = by.iter().find(|(known, _)| u128::from(*known) == number);
                known.map_or(otherwise, |(_, edge)| edge)
            }
            PointKind::GiveBack { success, failure } => {
                match pass.noted.take().expect("a result was noted") {
                    Outcome::Success => success,
                    Outcome::Failure => failure,
                }
            }
            PointKind::Switch { choices } => {
                let chosen = switch(point.node, choices, stage);
                for other in choices.iter().filter(|other| other.child != chosen.child) {
                    self.halt_was_within(&self.tree.subtree(other.child), pass, stage);
                }
                &chosen.then
            }
            PointKind::Choose {
                by,
                each_tick,
                choices,
                none,
            } => {
                let chosen = choose(point.node, *by, choices, stage);
                let unchosen = choices
                    .iter()
                    .filter(|other| chosen.is_none_or(|chosen| chosen.child != other.child));
                for other in unchosen.filter(|_| *each_tick) {
                    self.halt_was_within(&self.tree.subtree(other.child), pass, stage);
                }
                chosen.map_or(none, |choice| &choice.then)
            }
            PointKind::HaltWithin { nodes, then } => {
                self.halt_was_within(nodes, pass, stage);
                then
            }
        }
    }

    /// A user's node that has completed is idle at once, unless its parent says when.
    fn completes(&self, node: NodeId, status: Status, stage: &mut Stage) {
        if status != Status::Running && !self.stays_completed[node] {
            stage.idle(node);
        }
    }

    fn step(
        &mut self,
        node: NodeId,
        step: &Step,
        rest: SuspendId,
        pass: &Pass,
        stage: &mut Stage,
    ) -> Status {
        let starts = pass.was != Some(rest);
        if starts && !matches!(step, Step::Region(_)) {
            for &region in step.regions() {
                assert!(
                    self.resting_suspend(region).is_none(),
                    "{region} runs before it starts"
                );
            }
        }
        match step {
            Step::Call => stage.play(node, What::Call),
            Step::Value => {
                let what = if starts { What::Start } else { What::Tick };
                let status = stage.play(node, what);
                self.completes(node, status, stage);
                status
            }
            Step::Running => Status::Running,
            Step::Region(region) => self.tick_region(*region, stage),
            Step::Custom(regions) => {
                let status = self.step_custom(node, regions, starts, stage);
                self.completes(node, status, stage);
                status
            }
            Step::Continue { until, regions } => self.step_continue(*until, regions, stage),
            step => self.step_parallel(step, stage),
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
        if self
            .tree
            .nodes
            .iter()
            .any(|node| node.kind == Kind::Context)
        {
            stage.forget_context();
        }
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

fn pick<'graph>(region: &Region, arrival: &'graph Arrival, was: Option<SuspendId>) -> &'graph Edge {
    if region.kept != Kept::Index {
        // The code does not know where it rested.
        let mut ways = arrival.resume.iter().map(|(_, edge)| edge);
        assert!(
            ways.all(|edge| effects::same_but_for_index(edge, &arrival.start)),
            "several ways: {arrival:?}"
        );
    }
    let resumes = was.and_then(|was| {
        arrival
            .resume
            .iter()
            .find_map(|(suspends, edge)| suspends.contains(&was).then_some(edge))
    });
    resumes.unwrap_or(&arrival.start)
}

fn either<'edge>(condition: bool, yes: &'edge Edge, no: &'edge Edge) -> &'edge Edge {
    if condition {
        yes
    } else {
        no
    }
}
