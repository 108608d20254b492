//! The longest way through a tick: the most leaf calls.

use super::assume::Assumptions;
use super::graph::{Edge, Graph, Step};
use super::plan::Plan;
use super::trace::{trace, Trace};
use super::walker::Walker;
use super::ways::asked;
use crate::model::Answer;
use bt_core::info::Kind;

/// How often leaves are called in one tick at the most.
#[derive(Debug, Clone)]
pub enum MostCalls {
    /// So often.
    Bounded {
        /// How many calls.
        calls: usize,
        /// The shortest behaviour whose last tick makes them.
        trace: Box<Trace>,
    },
    /// A tick may go round and round: there is no most. The behaviour ends with such a tick, after one round.
    Unbounded(Box<Trace>),
}

impl MostCalls {
    /// How many; `None` if there is no most.
    pub fn calls(&self) -> Option<usize> {
        match self {
            Self::Bounded { calls, .. } => Some(*calls),
            Self::Unbounded(_) => None,
        }
    }

    /// The behaviour that shows it.
    pub fn trace(&self) -> &Trace {
        match self {
            Self::Bounded { trace, .. } | Self::Unbounded(trace) => trace,
        }
    }
}

pub fn longest(plan: &Plan, assumptions: &Assumptions, graph: &Graph<()>) -> MostCalls {
    let order = match order(graph) {
        Ok(order) => order,
        Err(state) => {
            let says = "a tick never ends".to_owned();
            let steps = round(graph, state);
            return MostCalls::Unbounded(Box::new(trace(plan, assumptions, &steps, says)));
        }
    };
    let mut walker = Walker::new(plan);
    let has_own = plan
        .places()
        .iter()
        .any(|place| place.node.kind == Kind::Custom);
    let mut most = vec![0_usize; graph.len()];
    for state in order {
        // What a user's composite gives is no call of a leaf.
        let calls = !has_own || plan.is_called(asked(graph, &mut walker, state));
        let edges = graph.edges(state).iter();
        most[state] = edges
            .map(|edge| after(edge, calls, &most))
            .max()
            .unwrap_or(0);
    }
    let resting = (0..graph.len()).filter(|&state| graph.is_resting(state));
    // Of several the first, which takes the fewest ticks.
    let start = resting.max_by_key(|&state| (most[state], usize::MAX - state));
    let start = start.unwrap_or(0);
    let mut steps = graph.way_to(start);
    let mut at = start;
    loop {
        let calls = !has_own || plan.is_called(asked(graph, &mut walker, at));
        let mut edges = graph.edges(at).iter();
        let Some(edge) = edges
            .find(|edge| after(edge, calls, &most) == most[at] && !edge.step.is_from_outside())
        else {
            break;
        };
        steps.push(edge.step);
        if edge.gave.is_some() {
            break;
        }
        at = edge.to as usize;
    }
    let calls = most[start];
    let says = format!("{calls} leaf calls in one tick are the most");
    MostCalls::Bounded {
        calls,
        trace: Box::new(trace(plan, assumptions, &steps, says)),
    }
}

/// How many calls follow in the tick if this step is taken.
fn after(edge: &Edge, calls: bool, most: &[usize]) -> usize {
    let here = match edge.step {
        Step::Answer(Answer::Status(_)) => usize::from(calls),
        Step::Answer(_) | Step::Tick => 0,
        Step::Halt | Step::Reset => return 0,
    };
    let rest = if edge.gave.is_some() {
        0
    } else {
        most[edge.to as usize]
    };
    here + rest
}

/// All states, each after those that its tick may come to. A state to which a tick may come again and again is an error.
pub fn order<S>(graph: &Graph<S>) -> Result<Vec<usize>, usize> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; graph.len()];
    let mut order = Vec::with_capacity(graph.len());
    let mut open: Vec<(usize, usize)> = Vec::new();
    for start in 0..graph.len() {
        if marks[start] == Mark::New {
            marks[start] = Mark::Open;
            open.push((start, 0));
        }
        while let Some((state, next)) = open.last_mut() {
            let Some(edge) = graph.edges(*state).get(*next) else {
                marks[*state] = Mark::Done;
                order.push(*state);
                open.pop();
                continue;
            };
            *next += 1;
            let to = edge.to as usize;
            if edge.gave.is_some() || edge.step.is_from_outside() {
                continue;
            }
            match marks[to] {
                Mark::New => {
                    marks[to] = Mark::Open;
                    open.push((to, 0));
                }
                Mark::Open => return Err(to),
                Mark::Done => {}
            }
        }
    }
    Ok(order)
}

/// The way to a state, and round from there to it again, within the tick.
fn round<S>(graph: &Graph<S>, state: usize) -> Vec<Step> {
    let mut from: Vec<Option<(usize, Step)>> = vec![None; graph.len()];
    let mut queue = std::collections::VecDeque::from([state]);
    'search: while let Some(at) = queue.pop_front() {
        for edge in graph.edges(at) {
            let to = edge.to as usize;
            let leaves = edge.gave.is_some() || edge.step.is_from_outside();
            if leaves || from[to].is_some() {
                continue;
            }
            from[to] = Some((at, edge.step));
            if to == state {
                break 'search;
            }
            queue.push_back(to);
        }
    }
    let mut steps = Vec::new();
    let mut at = state;
    while let Some((before, step)) = from[at] {
        steps.push(step);
        at = before;
        if at == state {
            break;
        }
    }
    steps.reverse();
    let mut way = graph.way_to(state);
    way.extend(steps);
    way
}
