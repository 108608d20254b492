//! All states of a tree, found one after the other: fewest ticks first, then fewest answers.

use super::assume::Assumptions;
use super::plan::Plan;
use super::store::Store;
use super::walker::{Stop, Walker};
use crate::model::{Answer, Event};
use bt_core::Status;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// What is kept beside the tree's own state, and judged.
pub trait Watch {
    /// It is part of what tells one state from another.
    type State: Clone + Eq + Hash;

    /// Before the first tick.
    fn begin(&self) -> Self::State;

    /// A node has done something. Whether that is allowed.
    fn see(&self, state: &mut Self::State, event: Event) -> bool;

    /// A tick is over and gave this; without a status the tree was halted. Whether what holds now is allowed.
    fn rest(&self, state: &mut Self::State, walker: &Walker, given: Option<Status>) -> bool;
}

/// From one state to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// What is asked is answered so. From a state between two ticks, the tick begins before.
    Answer(Answer),
    /// A tick in which nothing is asked.
    Tick,
    /// The tree is halted.
    Halt,
    /// The tree is halted, and forgets all memory.
    Reset,
}

impl Step {
    /// Whether it is done to the tree between two ticks.
    pub fn is_from_outside(self) -> bool {
        matches!(self, Self::Halt | Self::Reset)
    }
}

/// A step that was found.
#[derive(Debug, Clone, Copy)]
pub struct Edge {
    pub to: u32,
    pub step: Step,
    /// What the tick gave that ended with it.
    pub gave: Option<Status>,
}

/// How far is looked.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    pub states: usize,
    pub ticks: u32,
    /// Whether the tree may be halted between any two ticks.
    pub halts: bool,
    /// Whether it may be reset.
    pub resets: bool,
}

impl Limits {
    /// What may be done between two ticks to the tree that a walker is.
    pub fn outside_steps(self, walker: &Walker) -> impl Iterator<Item = Step> {
        let halt = self.halts && walker.is_running(0);
        let reset = self.resets && !walker.is_new();
        let steps = [(halt, Step::Halt), (reset, Step::Reset)].into_iter();
        steps.filter(|step| step.0).map(|step| step.1)
    }
}

/// What was found.
#[derive(Debug, Clone)]
pub struct Graph<S> {
    pub store: Store,
    pub watched: Vec<S>,
    /// By state: how it was reached first.
    reached: Vec<(u32, Step)>,
    /// By state: where its edges stand.
    spans: Vec<(u32, u32)>,
    edges: Vec<Edge>,
    /// By state: after how many ticks it was reached first.
    pub ticks: Vec<u32>,
    /// Whether there is nothing else.
    pub is_complete: bool,
    /// The first step that is not allowed: from which state.
    pub violation: Option<(usize, Step)>,
    /// The first step that never ends.
    pub spin: Option<(usize, Step)>,
}

/// Finds the states.
pub struct Search<'a, W: Watch> {
    plan: &'a Plan,
    assumptions: &'a Assumptions,
    watch: &'a W,
    limits: Limits,
    graph: Graph<W::State>,
    known: HashMap<W::State, u32>,
    /// To expand, with how many answers were given on the way: in this tick, and from the next one on.
    resting: VecDeque<(u32, u32)>,
    asking: VecDeque<(u32, u32)>,
    bytes: Vec<u8>,
}

impl<'a, W: Watch> Search<'a, W> {
    pub fn new(plan: &'a Plan, assumptions: &'a Assumptions, watch: &'a W, limits: Limits) -> Self {
        Self {
            plan,
            assumptions,
            watch,
            limits,
            graph: Graph {
                store: Store::default(),
                watched: Vec::new(),
                reached: Vec::new(),
                spans: Vec::new(),
                edges: Vec::new(),
                ticks: Vec::new(),
                is_complete: true,
                violation: None,
                spin: None,
            },
            known: HashMap::new(),
            resting: VecDeque::new(),
            asking: VecDeque::new(),
            bytes: Vec::new(),
        }
    }

    /// Looks until there is nothing else, or something is not allowed, or the limit is reached.
    pub fn run(mut self) -> Graph<W::State> {
        let mut walker = Walker::new(self.plan);
        let begin = self.watch.begin();
        self.insert(&mut walker, begin, (0, Step::Tick), 0);
        self.resting.push_back((0, 0));
        let mut tick = 0;
        let mut answers = Vec::new();
        while let Some((state, answered)) = self.next(&mut tick) {
            self.expand(&mut walker, &mut answers, state as usize, (tick, answered));
            if self.graph.violation.is_some() || !self.graph.is_complete {
                break;
            }
        }
        self.graph
    }

    /// The state to expand next. States of a tick come before those of the next; among them, those with fewer answers.
    fn next(&mut self, tick: &mut u32) -> Option<(u32, u32)> {
        let resting = self.resting.front();
        let resting = resting.filter(|found| self.graph.ticks[found.0 as usize] == *tick);
        match (resting, self.asking.front()) {
            (Some(resting), Some(asking)) if resting.1 > asking.1 => self.asking.pop_front(),
            (Some(_), _) => self.resting.pop_front(),
            (None, Some(_)) => self.asking.pop_front(),
            (None, None) => {
                *tick = self.graph.ticks[self.resting.front()?.0 as usize];
                if *tick >= self.limits.ticks {
                    self.graph.is_complete = false;
                    return None;
                }
                self.resting.pop_front()
            }
        }
    }

    fn expand(
        &mut self,
        walker: &mut Walker<'a>,
        answers: &mut Vec<Answer>,
        state: usize,
        (tick, answered): (u32, u32),
    ) {
        let first = self.graph.edges.len();
        let watched = self.graph.load(walker, state);
        let is_resting = walker.asks().is_none();
        if is_resting {
            for step in self.limits.outside_steps(walker) {
                self.step(walker, state, watched, step, (tick, answered));
                if self.graph.violation.is_some() {
                    return;
                }
            }
            self.graph.load(walker, state);
        }
        let stop = if is_resting {
            walker.begin()
        } else {
            Stop::Asks
        };
        match walker.asks() {
            None => {
                let step = Step::Tick;
                if let Stop::Spins = stop {
                    self.graph.spin.get_or_insert((state, step));
                } else {
                    self.step(walker, state, watched, step, (tick, answered));
                }
            }
            Some(ask) => {
                self.assumptions.answers(walker, ask, answers);
                for &answer in &*answers {
                    let step = Step::Answer(answer);
                    self.step(walker, state, watched, step, (tick, answered + 1));
                    if self.graph.violation.is_some() {
                        break;
                    }
                }
            }
        }
        self.graph.spans[state] = (small(first), small(self.graph.edges.len()));
    }

    fn step(
        &mut self,
        walker: &mut Walker<'a>,
        state: usize,
        watched: u32,
        step: Step,
        (tick, answered): (u32, u32),
    ) {
        self.graph.load(walker, state);
        let stop = take(walker, self.assumptions, step);
        let gave = match stop {
            Stop::Asks => None,
            Stop::Given(status) => Some(status),
            Stop::Spins => {
                self.graph.spin.get_or_insert((state, step));
                return;
            }
        };
        let mut watched = self.graph.watched[watched as usize].clone();
        let mut events = walker.events().iter();
        let mut is_allowed = events.all(|event| self.watch.see(&mut watched, *event));
        let is_resting = walker.asks().is_none();
        if is_allowed && is_resting {
            is_allowed = self.watch.rest(&mut watched, walker, gave);
        }
        if !is_allowed {
            self.graph.violation = Some((state, step));
            return;
        }
        let tick = if is_resting { tick + 1 } else { tick };
        let reached = (small(state), step);
        let Some((to, is_new)) = self.insert(walker, watched, reached, tick) else {
            self.graph.is_complete = false;
            return;
        };
        if is_new && is_resting {
            self.resting.push_back((to, answered));
        } else if is_new {
            self.asking.push_back((to, answered));
        }
        self.graph.edges.push(Edge { to, step, gave });
    }

    fn insert(
        &mut self,
        walker: &mut Walker<'a>,
        watched: W::State,
        reached: (u32, Step),
        tick: u32,
    ) -> Option<(u32, bool)> {
        let next = small(self.graph.watched.len());
        let number = match self.known.get(&watched) {
            Some(&number) => number,
            None => {
                self.graph.watched.push(watched.clone());
                self.known.insert(watched, next);
                next
            }
        };
        self.bytes.clear();
        self.bytes.extend_from_slice(&number.to_le_bytes());
        walker.encode(&mut self.bytes);
        let (state, is_new) = self.graph.store.insert(&self.bytes, self.limits.states)?;
        if is_new {
            self.graph.reached.push(reached);
            self.graph.spans.push((0, 0));
            self.graph.ticks.push(tick);
        }
        Some((small(state), is_new))
    }
}

/// Takes a step.
pub fn take(walker: &mut Walker, assumptions: &Assumptions, step: Step) -> Stop {
    if step.is_from_outside() {
        outside(walker, step);
        return Stop::Asks;
    }
    if walker.asks().is_none() {
        let stop = walker.begin();
        if walker.asks().is_none() {
            return stop;
        }
    }
    match step {
        Step::Answer(answer) => assumptions.give(walker, answer),
        Step::Tick | Step::Halt | Step::Reset => Stop::Asks,
    }
}

/// Does to a tree between two ticks what a step says.
pub fn outside(walker: &mut Walker, step: Step) {
    match step {
        Step::Halt => walker.halt(),
        Step::Reset => walker.reset(),
        Step::Answer(_) | Step::Tick => {}
    }
}

impl<S> Graph<S> {
    pub fn len(&self) -> usize {
        self.store.len()
    }

    pub fn edges(&self, state: usize) -> &[Edge] {
        let (from, to) = self.spans[state];
        &self.edges[from as usize..to as usize]
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.edges.len()
    }

    /// Puts a walker into a state; gives the number of what is watched there.
    pub fn load(&self, walker: &mut Walker, state: usize) -> u32 {
        let bytes = self.store.get(state);
        let (watched, rest) = bytes.split_at(4);
        walker.decode(rest);
        watched.try_into().map_or(0, u32::from_le_bytes)
    }

    /// Whether a state stands between two ticks.
    pub fn is_resting(&self, state: usize) -> bool {
        self.store.get(state)[4] == 0
    }

    /// The shortest way to a state.
    pub fn way_to(&self, state: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut at = state;
        while at != 0 {
            let (from, step) = self.reached[at];
            steps.push(step);
            at = from as usize;
        }
        steps.reverse();
        steps
    }

    /// How many bytes of memory it takes.
    pub fn memory(&self) -> usize {
        self.store.memory()
            + self.reached.capacity() * size_of::<(u32, Step)>()
            + self.spans.capacity() * size_of::<(u32, u32)>()
            + self.ticks.capacity() * size_of::<u32>()
            + self.edges.capacity() * size_of::<Edge>()
    }
}

/// A search has fewer states and edges than fit.
pub fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
