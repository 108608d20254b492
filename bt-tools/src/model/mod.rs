//! A tree that is followed rather than run: what every node starts, gives and halts, worked out from its description.
//!
//! A tick is determined by its *answers*: what leaves return, whether times have passed, what is computed. Everything else
//! follows from the tree. A [`Model`] is given a tree's [`INFO`](bt_core::Tree::INFO) and asks for the answers, one after
//! the other, in the order in which the compiled tree comes to them; it tells what each node does, in order.
//!
//! ```
//! use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
//! use bt_core::Status;
//! use bt_tools::model::{Answer, Event, Model, Question, What};
//!
//! // `fallback< door_open, sleep >`, as `Night::INFO` would be.
//! static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
//!     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
//!     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
//!     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
//! ]);
//!
//! let mut night = Model::of(&NIGHT);
//! let status = night.tick(&mut |question: Question| match question.node {
//!     1 => Some(Answer::Status(Status::Failure)),
//!     _ => Some(Answer::Status(Status::Running)),
//! });
//! assert_eq!(status, Ok(Status::Running));
//! assert_eq!(night.events()[1], Event { node: 1, what: What::Start });
//! assert_eq!(night.events()[2], Event { node: 1, what: What::Done(Status::Failure) });
//! assert_eq!(night.running().collect::<Vec<_>>(), [0, 2]);
//! ```

mod answers;
mod attach;
mod choosing;
mod counted;
pub(crate) mod flat;
mod follow;
pub(crate) mod given;
mod halt;
pub(crate) mod hypotheses;
mod leaf;
mod ordered;
mod parallel;
mod replay;
pub(crate) mod rules;
mod snapshot;
pub(crate) mod timed;
mod unclear;
mod unpack;
mod view;

pub use answers::{Answer, Answers, Asked, Lost, Question};
pub use follow::{Follower, Loss};
pub use replay::{replay, Replay, Replayed};
pub use snapshot::Snapshot;
pub use unpack::Unpacker;
pub use view::View;

use bt_core::info::{Kind, TreeInfo};
use bt_core::observe::Operation;
use bt_core::Status;
use flat::Flat;
use rules::{forced, opposite};
use std::sync::Arc;
use unclear::Unclear;

/// What a node has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Event {
    /// The node's number, as in [`TreeInfo::node`].
    pub node: u16,
    /// What it did.
    pub what: What,
}

/// What a node can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// It was not running, and is ticked.
    Start,
    /// It was running, and is ticked.
    Resume,
    /// It is done with being ticked, and gives this.
    Done(Status),
    /// It was running, and was halted.
    Halt,
}

/// A tree that is followed from its answers.
#[derive(Debug, Clone)]
pub struct Model {
    info: &'static TreeInfo,
    nodes: Arc<[Flat]>,
    states: Vec<State>,
    memories: Vec<Memory>,
    /// By node: the last status it gave.
    last: Vec<Option<Status>>,
    /// By node: in which operation it was ticked last.
    visited: Vec<u64>,
    operation: u64,
    events: Vec<Event>,
    steps: usize,
    is_lost: bool,
    /// Whether a halt passes over what it would tick.
    passes_handlers: bool,
    unclear: Unclear,
}

/// What a node keeps from tick to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct State {
    running: bool,
    /// The child to go on with.
    resume: usize,
    /// How many cycles a literal count still wants.
    due: u32,
    /// How many children decide: successes, failures.
    quotas: (u32, u32),
    /// How children completed in this activation.
    completed: Vec<Option<Status>>,
    /// The child that was chosen.
    chosen: Option<usize>,
    /// Whether a child has failed.
    caught: bool,
}

/// What a node keeps until the tree is reset.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Memory {
    /// The child that the next activation begins with.
    place: usize,
    /// How the child completed.
    result: Option<Status>,
    /// Whether a child has completed, and its time is still running.
    armed: bool,
}

/// More steps than any tick that comes to an end takes.
const MOST_STEPS: usize = 1_000_000;

type Given = Result<Status, Lost>;

impl Model {
    /// An idle tree.
    ///
    /// What happens within the trees that are its leaves is followed, too.
    pub fn of(info: &'static TreeInfo) -> Self {
        Self::of_nodes(info, flat::flatten(info, true))
    }

    /// An idle tree, of which an observer is told the answers: leaves that are trees without `#[observe]` are leaves.
    pub fn of_observed(info: &'static TreeInfo) -> Self {
        Self::of_nodes(info, flat::flatten(info, false))
    }

    fn of_nodes(info: &'static TreeInfo, nodes: Vec<Flat>) -> Self {
        let nodes: Arc<[Flat]> = nodes.into();
        let count = nodes.len();
        Self {
            info,
            nodes,
            states: vec![State::default(); count],
            memories: vec![Memory::default(); count],
            last: vec![None; count],
            visited: vec![u64::MAX; count],
            operation: 0,
            events: Vec::new(),
            steps: 0,
            is_lost: false,
            passes_handlers: false,
            unclear: Unclear::default(),
        }
    }

    /// What an observer was told of, with its answers; what a tick gives.
    pub(crate) fn perform(
        &mut self,
        operation: Operation,
        answers: &mut impl Answers,
    ) -> Result<Option<Status>, Lost> {
        match operation {
            Operation::Tick => self.tick(answers).map(Some),
            Operation::Halt => self.halt_with(answers).map(|()| None),
            Operation::Reset => self.reset_with(answers).map(|()| None),
        }
    }

    /// The tree's description.
    pub fn info(&self) -> &'static TreeInfo {
        self.info
    }

    /// Ticks the tree once.
    ///
    /// # Errors
    ///
    /// If an answer is missing, or is none to the question. Then it is not known what runs, and further ticks are
    /// refused, until the tree is known to be idle again: [`found_idle`](Self::found_idle).
    pub fn tick(&mut self, answers: &mut impl Answers) -> Given {
        if self.is_lost {
            return Err(Lost::Already);
        }
        self.begin();
        let given = self.tick_node(0, answers);
        self.is_lost = given.is_err();
        given
    }

    /// Goes on after a tick whose answers were not all there: the tree is known to be idle. What nodes remember beyond an
    /// activation stays what it was.
    pub fn found_idle(&mut self) {
        self.states.fill(State::default());
        self.unclear.found_idle();
        if self.is_lost {
            self.doubt_events();
        }
        self.is_lost = false;
    }

    /// Whether answers were missing, and nothing has made good for it since.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// What the nodes did in the last tick, halt or reset, in order; they nest.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The numbers of the nodes that run, those around others included, in the order of their numbers.
    pub fn running(&self) -> impl Iterator<Item = u16> + '_ {
        let states = self.states.iter().zip(self.nodes.iter());
        states
            .filter(|(state, _)| state.running)
            .map(|(_, node)| node.number)
    }

    /// Whether a node runs.
    pub fn is_running_at(&self, node: u16) -> bool {
        let state = self.states.get(usize::from(node));
        state.is_some_and(|state| state.running)
    }

    fn begin(&mut self) {
        self.operation += 1;
        self.steps = 0;
        self.events.clear();
        self.unclear.begin(self.is_lost);
    }

    fn tell(&mut self, node: usize, what: What, answers: &mut impl Answers) {
        let event = Event {
            node: self.nodes[node].number,
            what,
        };
        self.events.push(event);
        answers.told(event);
    }

    /// A node that is ticked while not running starts; from then on it is running until it gives `Success` or `Failure`
    /// or is halted.
    fn tick_node(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return Err(Lost::Spins {
                node: self.nodes[node].number,
            });
        }
        self.clarify(node, answers)?;
        let starts = !self.states[node].running;
        self.states[node].running = true;
        self.visited[node] = self.operation;
        self.tell(
            node,
            if starts { What::Start } else { What::Resume },
            answers,
        );
        let status = self.tick_or_replace(node, starts, answers)?;
        if status != Status::Running {
            self.states[node] = State::default();
            self.is_over(node);
        }
        self.last[node] = Some(status);
        self.tell(node, What::Done(status), answers);
        Ok(status)
    }

    /// What stands in a node's place, before or after its tick, is its status; what runs below it is halted then.
    fn tick_or_replace(&mut self, node: usize, starts: bool, answers: &mut impl Answers) -> Given {
        let number = self.nodes[node].number;
        let completion = |status: &Status| !status.is_running();
        let before = answers.before(number).filter(completion);
        let given = match before {
            Some(status) => status,
            None => self.tick_kind(node, starts, answers)?,
        };
        let after = answers.after(number).filter(completion);
        if before.or(after).is_some() {
            self.halt_children(node, answers)?;
        }
        Ok(after.unwrap_or(given))
    }

    fn tick_kind(&mut self, node: usize, starts: bool, answers: &mut impl Answers) -> Given {
        match self.nodes[node].kind() {
            Kind::Leaf(leaf) => self.tick_leaf(node, leaf, starts, answers),
            Kind::Fallback(mode) => self.tick_ordered(node, Status::Success, mode, answers),
            Kind::Sequence(mode) => self.tick_ordered(node, Status::Failure, mode, answers),
            Kind::SequenceWithMemory => self.tick_with_memory(node, starts, answers),
            Kind::Parallel { .. } | Kind::ParallelAll { .. } => {
                self.tick_parallel(node, starts, answers)
            }
            Kind::IfThenElse => self.tick_if_then_else(node, answers),
            Kind::WhileDoElse => self.tick_while_do_else(node, answers),
            Kind::Switch { .. } => self.tick_switch(node, answers),
            Kind::Priority { each_tick, .. } | Kind::Utility { each_tick } => {
                self.tick_choice(node, starts || each_tick, answers)
            }
            Kind::TryCatch { .. } => self.tick_try_catch(node, answers),
            Kind::Invert => Ok(opposite(self.tick_child(node, answers)?)),
            Kind::ForceSuccess => Ok(forced(self.tick_child(node, answers)?, Status::Success)),
            Kind::ForceFailure => Ok(forced(self.tick_child(node, answers)?, Status::Failure)),
            Kind::Repeat { times, yields } => {
                self.tick_cycles(node, (Status::Success, times, yields), starts, answers)
            }
            Kind::Retry { times, yields } => {
                self.tick_cycles(node, (Status::Failure, times, yields), starts, answers)
            }
            Kind::KeepRunningUntilFailure => Ok(match self.tick_child(node, answers)? {
                Status::Failure => Status::Failure,
                Status::Success | Status::Running => Status::Running,
            }),
            Kind::RunOnce => self.tick_run_once(node, answers),
            Kind::Interrupter => self.tick_interrupter(node, answers),
            Kind::Repeater { yields } => self.tick_repeater(node, yields, answers),
            Kind::Custom => self.tick_custom(node, answers),
            timed if timed.time().is_some() => self.tick_timed(node, timed, starts, answers),
            // `instant`, `context` and handlers: what they do is not done to nodes.
            _ => self.tick_child(node, answers),
        }
    }

    fn child(&self, node: usize, position: usize) -> Option<usize> {
        self.nodes[node].children.get(position).copied()
    }

    fn tick_child(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        self.tick_at(node, 0, answers)
    }

    /// Ticks the child at this position; where there is none, that is a failure.
    fn tick_at(&mut self, node: usize, position: usize, answers: &mut impl Answers) -> Given {
        match self.child(node, position) {
            Some(child) => self.tick_node(child, answers),
            None => Ok(Status::Failure),
        }
    }
}
