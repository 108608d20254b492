//! What can be said about a tree without being asked.

use super::assume::{index, Assumptions};
use super::graph::{Graph, Step, Watch};
use super::longest::{longest, MostCalls};
use super::plan::Plan;
use super::trace::{trace, Trace};
use super::walker::Walker;
use super::ways::{ways, Ways};
use super::Exploration;
use crate::model::{Event, What};
use crate::testing::{Coverage, Missing, Never};
use bt_core::Status;
use std::cell::RefCell;

/// Everything that was found out about a tree: what [`Exploration::facts`] gives.
#[derive(Debug)]
pub struct Facts {
    exploration: Exploration,
    graph: Graph<()>,
    /// By number: what the node was seen to do.
    seen: Vec<Seen>,
}

#[derive(Debug, Clone, Copy, Default)]
struct Seen {
    ticked: bool,
    went_on: bool,
    gave: [bool; 3],
}

impl Seen {
    /// It ran, and was never ticked again before it was halted.
    fn is_cut_short(self) -> bool {
        self.gave[index(Status::Running)] && !self.went_on
    }
}

impl Exploration {
    /// Finds all states of the tree.
    pub fn facts(&self) -> Facts {
        let watch = Watching(RefCell::new(vec![
            Seen::default();
            self.plan.places().len()
        ]));
        let graph = self.search(&watch);
        Facts {
            exploration: self.clone(),
            graph,
            seen: watch.0.into_inner(),
        }
    }
}

struct Watching(RefCell<Vec<Seen>>);

impl Watch for Watching {
    type State = ();

    fn begin(&self) {}

    fn see(&self, (): &mut (), event: Event) -> bool {
        let seen = &mut self.0.borrow_mut()[usize::from(event.node)];
        match event.what {
            What::Start => seen.ticked = true,
            What::Resume => (seen.ticked, seen.went_on) = (true, true),
            What::Done(status) => seen.gave[index(status)] = true,
            What::Halt => {}
        }
        true
    }

    fn rest(&self, (): &mut (), _: &Walker, _: Option<Status>) -> bool {
        true
    }
}

impl Facts {
    /// How many states the tree can be in between two ticks.
    pub fn states(&self) -> usize {
        (0..self.graph.len())
            .filter(|&state| self.graph.is_resting(state))
            .count()
    }

    /// How many states there are, those in the middle of a tick included.
    pub fn moments(&self) -> usize {
        self.graph.len()
    }

    /// How many steps there are between them: one for each possible answer in each of them.
    pub fn steps(&self) -> usize {
        self.graph.steps()
    }

    /// How many bytes of memory all that takes.
    pub fn memory(&self) -> usize {
        self.graph.memory()
    }

    /// Whether these are all states. If not, the limit was reached, and what is said to be impossible may yet be possible.
    pub fn is_complete(&self) -> bool {
        self.graph.is_complete
    }

    /// Whether the tree can give this.
    pub fn can_give(&self, status: Status) -> bool {
        self.seen[0].gave[index(status)]
    }

    /// Nodes that no behaviour reaches, nodes that are always halted before their second tick, as `job` in
    /// `reactive_sequence< wait(1s), job >`, and outcomes that none brings about although the kind of node has them: for each
    /// occurrence of a subtree. What leaves were said not to give is not counted.
    pub fn unreached(&self) -> Vec<Missing> {
        let plan = self.plan();
        let possible = Coverage::of(plan.info()).possible_outcomes();
        let mut unreached = Vec::new();
        for (number, (&seen, possible)) in (0..).zip(self.seen.iter().zip(possible)) {
            let place = &plan.places()[plan.place(number)];
            let mut add = |never| {
                unreached.push(Missing {
                    number,
                    tree: place.tree,
                    node: place.node,
                    never,
                });
            };
            let parent = place.parent.map(|parent| plan.places()[parent].number);
            let parent = parent.map(|parent| self.seen[usize::from(parent)]);
            // Of what is below such a node nothing need be said.
            if self.is_complete() && seen.is_cut_short() && !parent.is_some_and(Seen::is_cut_short)
            {
                add(Never::WentOn);
            }
            if !seen.ticked {
                if parent.is_none_or(|parent| parent.ticked) {
                    add(Never::Ticked);
                }
            } else if !plan.is_called(plan.place(number)) {
                if possible.0 && !seen.gave[index(Status::Success)] {
                    add(Never::Succeeded);
                }
                if possible.1 && !seen.gave[index(Status::Failure)] {
                    add(Never::Failed);
                }
            }
        }
        unreached
    }

    /// In how many and in which ways the tree gives this.
    pub fn ways(&self, status: Status) -> Ways {
        ways(self.plan(), self.assumptions(), &self.graph, status)
    }

    /// The most leaf calls in one tick, and the tick that makes them.
    pub fn most_calls(&self) -> MostCalls {
        longest(self.plan(), self.assumptions(), &self.graph)
    }

    /// The shortest behaviour after which the tree is running and nothing is ever asked again: only a halt ends it.
    pub fn rests_for_ever(&self) -> Option<Trace> {
        let resting = (0..self.graph.len()).filter(|&state| self.graph.is_resting(state));
        let mut resting = resting.filter(|&state| self.asks_nothing(state));
        let state = resting.next()?;
        let mut steps = self.graph.way_to(state);
        steps.push(Step::Tick);
        let says = "the tree is running, and nothing is ever asked again".to_owned();
        let mut trace = trace(self.plan(), self.assumptions(), &steps, says);
        trace.back_to = Some(trace.turns.len() - 1);
        Some(trace)
    }

    /// Whether from here on no tick asks anything, and each gives `Running`.
    fn asks_nothing(&self, state: usize) -> bool {
        let mut at = state;
        // It goes on as it does after so many ticks, if it comes that far.
        for _ in 0..=self.plan().places().len() {
            let edges = self.graph.edges(at).iter();
            let mut edges = edges.filter(|edge| !edge.step.is_from_outside());
            match edges.next() {
                Some(edge) if edge.step == Step::Tick && edge.gave == Some(Status::Running) => {
                    if edge.to as usize == at {
                        return true;
                    }
                    at = edge.to as usize;
                }
                _ => return false,
            }
        }
        true
    }

    /// The shortest behaviour with a tick that never ends: a loop that goes round and round, and never yields.
    pub fn endless_tick(&self) -> Option<Trace> {
        let says = "a tick never ends".to_owned();
        if let Some((state, step)) = self.graph.spin {
            let mut steps = self.graph.way_to(state);
            steps.push(step);
            return Some(trace(self.plan(), self.assumptions(), &steps, says));
        }
        match self.most_calls() {
            MostCalls::Unbounded(trace) => Some(*trace),
            MostCalls::Bounded { .. } => None,
        }
    }

    pub(super) fn plan(&self) -> &Plan {
        &self.exploration.plan
    }

    fn assumptions(&self) -> &Assumptions {
        &self.exploration.assumptions
    }
}
