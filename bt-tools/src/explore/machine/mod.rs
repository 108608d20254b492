//! A tree that is followed answer by answer, and can be stopped and copied between any two: the model in small steps.
//!
//! What nodes mean is what [`Model`](crate::model::Model) makes of them; that both agree is tested on random trees. The
//! difference is that nothing of a tick is kept on the stack of this program: the node that is asked is known, so the nodes
//! around it are those that are being ticked, and whatever they have to remember stands in their cells.

mod cell;
mod control;
mod counted;
mod encode;
mod halt;
mod ordered;
mod parallel;
mod timed;

pub use cell::Cell;
use halt::Halting;

use super::plan::Plan;
use super::timers::Timers;
use crate::model::rules::{forced, opposite};
use crate::model::{Answer, Asked, Event, Question, What};
use bt_core::info::{Kind, Leaf};
use bt_core::Status;

/// What a tree is in between two answers.
#[derive(Debug, Clone)]
pub struct Machine<'a> {
    pub plan: &'a Plan,
    cells: Vec<Cell>,
    /// The places of cells that may be other than at the beginning, in order.
    touched: Vec<usize>,
    pub timers: Timers,
    /// What is waited for; nothing between two ticks.
    pub asks: Option<Ask>,
    /// What leaves have said in this tick that binds others: by group.
    pub said: Vec<(u32, u32)>,
    /// What nodes have done since it was last emptied.
    pub events: Vec<Event>,
    steps: usize,
    /// What is halted, while the handlers are ticked that this takes: the innermost last.
    halting: Vec<Halting>,
    /// Whether a halt passes over the handlers that it would tick.
    passes_handlers: bool,
}

/// A question that is not answered yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The place of the node.
    pub place: usize,
    pub asked: Asked,
    /// Whether a count is asked for when the node starts.
    pub is_start: bool,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Next {
    Ask(Asked),
    /// As `Ask`, at the start of the node.
    AskFirst(Asked),
    /// The child at this place is ticked.
    Enter(usize),
    Give(Status),
    /// The handler has been ticked that a halt had to tick.
    Handled,
}

/// How a step ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// At a question.
    Asks,
    /// With the tick.
    Given(Status),
    /// Nowhere: it goes round and round without a question. The number is a node's place.
    Spins(usize),
}

/// More than any step that comes to an end takes.
const MOST_STEPS: usize = 1_000_000;

impl<'a> Machine<'a> {
    /// An idle tree.
    pub fn new(plan: &'a Plan) -> Self {
        Self {
            plan,
            cells: vec![Cell::default(); plan.places.len()],
            touched: Vec::new(),
            timers: Timers::default(),
            asks: None,
            said: Vec::new(),
            events: Vec::new(),
            steps: 0,
            halting: Vec::new(),
            passes_handlers: false,
        }
    }

    /// Begins a tick, and goes on to the first question.
    pub fn begin(&mut self) -> Stop {
        self.steps = 0;
        self.run(0, Next::Enter(0))
    }

    /// Takes the answer to what was asked, and goes on to the next question.
    ///
    /// # Panics
    ///
    /// If nothing was asked, or if this is no answer to it: who explores answers what may be answered.
    pub fn answer(&mut self, answer: Answer) -> Stop {
        let Some(ask) = self.asks.take() else {
            unreachable!("an answer without a question");
        };
        self.steps = 0;
        let next = self.answered(ask, answer);
        self.run(ask.place, next)
    }

    /// What is asked.
    pub fn question(&self) -> Option<Question> {
        self.asks.map(|ask| Question {
            node: self.plan.places[ask.place].number,
            asked: ask.asked,
        })
    }

    /// Halts the tree. Handlers are passed over, as [`Model::halt`](crate::model::Model::halt) does.
    pub fn halt(&mut self) {
        self.passes_handlers = true;
        self.halt_at(0);
        self.passes_handlers = false;
    }

    /// Halts the tree and forgets all memory.
    pub fn reset(&mut self) {
        self.halt();
        for place in self.touched.drain(..) {
            self.cells[place] = Cell::default();
        }
        self.timers = Timers::default();
    }

    /// Whether the tree is as at the beginning: nothing runs, and nothing is remembered.
    pub fn is_new(&self) -> bool {
        let mut touched = self.touched.iter();
        self.timers.running.is_empty() && touched.all(|&place| self.cells[place] == Cell::default())
    }

    /// Whether the node at this place runs.
    pub fn is_running(&self, place: usize) -> bool {
        self.cells[place].is_running()
    }

    /// The places of the nodes that run.
    pub fn running(&self) -> impl Iterator<Item = usize> + '_ {
        let touched = self.touched.iter().copied();
        touched.filter(|&place| self.is_running(place))
    }

    pub fn cell(&self, place: usize) -> &Cell {
        &self.cells[place]
    }

    fn cell_mut(&mut self, place: usize) -> &mut Cell {
        if let Err(at) = self.touched.binary_search(&place) {
            self.touched.insert(at, place);
        }
        &mut self.cells[place]
    }

    /// For how many ticks the leaf at this place has been running.
    pub fn count_running(&mut self, place: usize) {
        if self.cells[place].is_running() {
            self.cell_mut(place).count += 1;
        }
    }

    fn tell(&mut self, place: usize, what: What) {
        let node = self.plan.places[place].number;
        self.events.push(Event { node, what });
    }

    fn run(&mut self, mut place: usize, mut next: Next) -> Stop {
        loop {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return Stop::Spins(place);
            }
            (place, next) = self.begin_handler(place, next);
            match next {
                Next::Ask(asked) | Next::AskFirst(asked) => {
                    self.asks = Some(Ask {
                        place,
                        asked,
                        is_start: matches!(next, Next::AskFirst(_)),
                    });
                    return Stop::Asks;
                }
                Next::Enter(child) => {
                    place = child;
                    let starts = !self.is_running(place);
                    self.cell_mut(place).set(Cell::RUNNING, true);
                    self.tell(place, if starts { What::Start } else { What::Resume });
                    next = self.ticked(place, starts);
                }
                Next::Give(status) => {
                    if status != Status::Running {
                        self.forget(place);
                    }
                    self.tell(place, What::Done(status));
                    let node = &self.plan.places[place];
                    let Some(parent) = node.parent else {
                        self.said.clear();
                        self.timers.pass();
                        return Stop::Given(status);
                    };
                    let position = node.position;
                    next = if self.is_handled(parent, position) {
                        self.halt_if_running(place, status);
                        Next::Handled
                    } else {
                        self.child_gave(parent, position, status)
                    };
                    place = parent;
                }
                Next::Handled => {
                    if let Some(then) = self.handled() {
                        (place, next) = then;
                    }
                }
            }
        }
    }

    /// A node is ticked.
    fn ticked(&mut self, node: usize, starts: bool) -> Next {
        match self.plan.kind(node) {
            Kind::Leaf(leaf) => self.leaf_ticked(node, leaf, starts),
            Kind::Fallback(mode) | Kind::Sequence(mode) => self.ordered_ticked(node, mode),
            Kind::SequenceWithMemory => self.with_memory_ticked(node, starts),
            Kind::Parallel { .. } | Kind::ParallelAll { .. } => self.parallel_ticked(node, starts),
            Kind::IfThenElse => self.if_then_else_ticked(node),
            Kind::Switch { .. } => Next::Ask(Asked::Choice),
            Kind::Priority { each_tick, .. } | Kind::Utility { each_tick } => {
                self.choice_ticked(node, starts || each_tick)
            }
            Kind::TryCatch { .. } => self.try_catch_ticked(node),
            Kind::Repeat { times, .. } | Kind::Retry { times, .. } => {
                self.cycles_ticked(node, times, starts)
            }
            Kind::RunOnce => self.run_once_ticked(node),
            Kind::Repeater { .. } => self.enter(node, 1),
            Kind::Custom => Next::Ask(Asked::Act),
            // The others tick their first child, and do the rest when it is done.
            kind => match kind.time() {
                Some(time) => self.timed_ticked(node, kind, time, starts),
                None => self.enter(node, 0),
            },
        }
    }

    /// A child of a node, at this position, has been ticked.
    fn child_gave(&mut self, node: usize, position: usize, status: Status) -> Next {
        match self.plan.kind(node) {
            Kind::Fallback(mode) => {
                self.ordered_gave(node, (Status::Success, mode), position, status)
            }
            Kind::Sequence(mode) => {
                self.ordered_gave(node, (Status::Failure, mode), position, status)
            }
            Kind::SequenceWithMemory => self.with_memory_gave(node, status),
            Kind::Parallel { .. } | Kind::ParallelAll { .. } => {
                self.parallel_gave(node, position, status)
            }
            Kind::IfThenElse => self.if_then_else_gave(node, position, status),
            Kind::WhileDoElse => self.while_do_else_gave(node, position, status),
            Kind::TryCatch { .. } => self.try_catch_gave(node, position, status),
            Kind::Invert => Next::Give(opposite(status)),
            Kind::ForceSuccess => Next::Give(forced(status, Status::Success)),
            Kind::ForceFailure => Next::Give(forced(status, Status::Failure)),
            Kind::Repeat { times, yields } => {
                self.cycle_gave(node, (Status::Success, times, yields), status)
            }
            Kind::Retry { times, yields } => {
                self.cycle_gave(node, (Status::Failure, times, yields), status)
            }
            Kind::KeepRunningUntilFailure => Next::Give(match status {
                Status::Failure => Status::Failure,
                Status::Success | Status::Running => Status::Running,
            }),
            Kind::RunOnce => self.run_once_gave(node, status),
            Kind::Interrupter => self.interrupter_gave(node, position, status),
            Kind::Repeater { yields } => self.repeater_gave(node, position, (status, yields)),
            Kind::Custom => Next::Ask(Asked::Act),
            kind if kind.time().is_some() => self.timed_gave(node, kind, status),
            _ => Next::Give(status),
        }
    }

    fn answered(&mut self, ask: Ask, answer: Answer) -> Next {
        let node = ask.place;
        match (ask.asked, answer) {
            (Asked::Status { .. }, Answer::Status(status)) => Next::Give(status),
            (Asked::Elapsed, Answer::Elapsed(has_elapsed)) => self.elapsed(node, has_elapsed),
            (Asked::Finished, Answer::Finished(is_finished)) => {
                self.cycles_finished(ask, is_finished)
            }
            (Asked::Successes | Asked::Failures, Answer::Quota(quota)) => {
                self.quota_is(ask, quota.max(1))
            }
            (Asked::Choice, Answer::Child(child)) => self.chosen(node, child.map(usize::from)),
            (Asked::Act, answer) => self.acts(node, answer),
            (asked, answer) => unreachable!("{answer:?} does not answer {asked:?}"),
        }
    }

    fn leaf_ticked(&mut self, node: usize, leaf: Leaf, starts: bool) -> Next {
        match leaf {
            Leaf::Success => Next::Give(Status::Success),
            Leaf::Failure => Next::Give(Status::Failure),
            Leaf::Running => Next::Give(Status::Running),
            Leaf::Wait(time) => self.wait_ticked(node, time, starts),
            // A tree stands below the leaf that it is.
            _ if !self.plan.places[node].children.is_empty() => self.enter(node, 0),
            _ => Next::Ask(Asked::Status { starts }),
        }
    }

    fn child(&self, node: usize, position: usize) -> Option<usize> {
        self.plan.places[node].children.get(position).copied()
    }

    /// Ticks the child at this position; where there is none, that is a failure.
    fn enter(&mut self, node: usize, position: usize) -> Next {
        match self.child(node, position) {
            Some(child) => Next::Enter(child),
            None => Next::Give(Status::Failure),
        }
    }

    /// Ticks the child at this position, and remembers whether it starts: for nodes that yield after a child that starts
    /// and is done in the same tick.
    fn enter_noting(&mut self, node: usize, position: usize) -> Next {
        if let Some(child) = self.child(node, position) {
            let starts = !self.is_running(child);
            self.cell_mut(node).set(Cell::CHILD_STARTED, starts);
        }
        self.enter(node, position)
    }

    /// Whether the child that has just been ticked had started in this tick.
    fn take_child_started(&mut self, node: usize) -> bool {
        self.cell_mut(node).take(Cell::CHILD_STARTED)
    }
}
