//! In which ways a tick can end with a certain status.

use super::assume::Assumptions;
use super::graph::{Graph, Step};
use super::longest::order;
use super::plan::Plan;
use super::timeline;
use super::trace::{trace, Trace};
use super::walker::Walker;
use crate::model::Answer;
use bt_core::Status;
use std::collections::BTreeMap;
use std::fmt;

/// The ways in which a tree gives a status.
#[derive(Debug, Clone)]
pub struct Ways {
    status: Status,
    count: Option<u128>,
    all: Option<u128>,
    by_decision: Vec<Way>,
}

/// The ways that end with the same answer of the same node.
#[derive(Debug, Clone)]
pub struct Way {
    node: u16,
    answer: Option<Answer>,
    trace: Trace,
}

impl Ways {
    /// How many ways through a tick give the status, from all states together: two are different where an answer is. `None`
    /// if some tick never ends, or if they are beyond counting.
    pub fn count(&self) -> Option<u128> {
        self.count
    }

    /// How many ways through a tick there are altogether.
    pub fn of_all(&self) -> Option<u128> {
        self.all
    }

    /// The ways by the last answer in them, which decides; those that are reached first come first.
    pub fn by_decision(&self) -> &[Way] {
        &self.by_decision
    }

    /// Whether the tree can give the status at all.
    pub fn is_possible(&self) -> bool {
        !self.by_decision.is_empty()
    }
}

impl Way {
    /// The number of the node that decides; the root if nothing is asked in the tick.
    pub fn node(&self) -> u16 {
        self.node
    }

    /// What it answers.
    pub fn answer(&self) -> Option<Answer> {
        self.answer
    }

    /// The shortest behaviour that ends so.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }
}

impl fmt::Display for Ways {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let does = match self.status {
            Status::Success => "succeed",
            Status::Failure => "fail",
            Status::Running => "be running",
        };
        if self.by_decision.is_empty() {
            return write!(f, "the tree can never {does}");
        }
        write!(f, "the tree can {does}")?;
        if let (Some(count), Some(all)) = (self.count, self.all) {
            write!(f, " in {count} of {all} ways through a tick")?;
        }
        for way in &self.by_decision {
            let name = timeline::name(way.trace.info, way.node);
            let last = way.trace.ticks();
            write!(f, "\n    decided by `{name}`, first in tick {last}")?;
            if let Some(Answer::Status(status)) = way.answer {
                write!(f, ", by {status}")?;
            }
        }
        Ok(())
    }
}

pub fn ways(plan: &Plan, assumptions: &Assumptions, graph: &Graph<()>, status: Status) -> Ways {
    let mut walker = Walker::new(plan);
    let mut found: BTreeMap<(usize, String), usize> = BTreeMap::new();
    let mut by_decision = Vec::new();
    for state in 0..graph.len() {
        for edge in graph.edges(state) {
            if edge.gave != Some(status) {
                continue;
            }
            let place = asked(graph, &mut walker, state);
            let key = (place, format!("{:?}", edge.step));
            if found.contains_key(&key) {
                continue;
            }
            found.insert(key, by_decision.len());
            let mut steps = graph.way_to(state);
            steps.push(edge.step);
            let name = plan.name(place);
            let says = format!("the tree gives {status}: `{name}` decides");
            by_decision.push(Way {
                node: plan.places()[place].number,
                answer: match edge.step {
                    Step::Answer(answer) => Some(answer),
                    Step::Tick | Step::Halt | Step::Reset => None,
                },
                trace: trace(plan, assumptions, &steps, says),
            });
        }
    }
    Ways {
        status,
        count: count(graph, |gave| gave == status),
        all: count(graph, |_| true),
        by_decision,
    }
}

/// The place of the node that is asked in a state, or first in the tick that begins there.
pub fn asked(graph: &Graph<()>, walker: &mut Walker, state: usize) -> usize {
    graph.load(walker, state);
    if walker.asks().is_none() {
        walker.begin();
    }
    walker.asks().map_or(0, |ask| ask.place)
}

/// How many ways there are through ticks that end so.
fn count(graph: &Graph<()>, is_meant: impl Fn(Status) -> bool) -> Option<u128> {
    let order = order(graph).ok()?;
    let mut counts = vec![0_u128; graph.len()];
    let mut total: u128 = 0;
    for state in order {
        let mut here: u128 = 0;
        for edge in graph.edges(state) {
            let more = match (edge.step, edge.gave) {
                (Step::Halt | Step::Reset, _) => 0,
                (_, Some(gave)) => u128::from(is_meant(gave)),
                (_, None) => counts[edge.to as usize],
            };
            here = here.checked_add(more)?;
        }
        counts[state] = here;
        if graph.is_resting(state) {
            total = total.checked_add(here)?;
        }
    }
    Some(total)
}
