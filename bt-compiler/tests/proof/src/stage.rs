//! The world in which a tree is proved: scripted leaves, a clock, and a record of
//! what the tree asked of them.

use crate::custom::Turn;
use bt_compiler::check::model::{NodeId, Outcome};
use std::cell::Cell;
use std::rc::Rc;

/// What a tick gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Success,
    Failure,
    Running,
}

impl From<Outcome> for Status {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Success => Self::Success,
            Outcome::Failure => Self::Failure,
        }
    }
}

impl Status {
    /// How a node completed, unless it runs.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Success => Some(Outcome::Success),
            Self::Failure => Some(Outcome::Failure),
            Self::Running => None,
        }
    }

    /// `S`, `F` or `R`.
    pub fn letter(self) -> char {
        match self {
            Self::Success => 'S',
            Self::Failure => 'F',
            Self::Running => 'R',
        }
    }
}

/// One thing done to the world, from the outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    Tick,
    Halt,
    Reset,
    /// Nanoseconds go by between two ticks.
    Advance(u128),
}

/// One thing that a tree asked of the world.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    pub node: NodeId,
    pub what: What,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A leaf that was not running was ticked.
    Start(Status),
    /// A leaf that was running was ticked.
    Tick(Status),
    /// A function was called: it cannot tell a start from a later tick.
    Call(Status),
    Halt,
    /// A user's node is idle again.
    Idle,
    /// The count, duration, choice or the like of a node was computed, giving this number.
    Evaluate(u128),
    /// The second number of a node that has two.
    EvaluateSecond(u128),
    /// The context was given a value.
    SetContext(u128),
    /// A reset has put the context back to its default.
    ForgetContext,
    /// A handler was called.
    Handle,
    /// The code of a composite got this result of its child of this index,
    Saw(usize, Status),
    /// or was told whether it runs.
    Asked(usize, bool),
}

/// What a node of a tree needs from the world.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Script {
    /// Nothing: control nodes and constants.
    Empty,
    Leaf {
        /// Whether the leaf's type allows `Running`; its lines agree.
        can_run: bool,
        /// Said one after the other, for ever.
        lines: Vec<Line>,
    },
    /// The values of whatever is computed for a node, one after the other, for ever.
    Numbers(Vec<u128>),
    /// What a composite of the user's does, call by call, for ever.
    Turns(Vec<Turn>),
    /// Nothing but being told: a handler.
    Silent,
}

/// The outcome of one call of a leaf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    pub status: Status,
    /// Nanoseconds that go by within the call.
    pub takes: u128,
}

/// A run of one tree in a world of its own.
#[derive(Debug, Clone)]
pub struct Stage {
    /// By node.
    scripts: Rc<[Script]>,
    /// How many lines of each script were said.
    said: Vec<usize>,
    /// In a steady world the leaves say what the inputs tell them, and nothing takes time.
    inputs: Option<usize>,
    clock: u128,
    /// The earliest time at which a tick asked to be followed by the next; 0 for at once.
    wake: Cell<Option<u128>>,
    /// How much was done since the tick began.
    steps: u32,
    pub record: Vec<Event>,
}

/// More steps than any tick that comes to an end takes here.
const MOST_STEPS: u32 = 5_000;

impl AsMut<Stage> for Stage {
    fn as_mut(&mut self) -> &mut Stage {
        self
    }
}

impl Stage {
    pub fn new(scripts: &[Script]) -> Self {
        Self {
            scripts: scripts.into(),
            said: vec![0; scripts.len()],
            inputs: None,
            clock: 0,
            wake: Cell::new(None),
            steps: 0,
            record: Vec::new(),
        }
    }

    /// A world that changes only from the outside.
    pub fn steady(scripts: &[Script]) -> Self {
        Self {
            inputs: Some(0),
            ..Self::new(scripts)
        }
    }

    /// The inputs of the leaves change.
    pub fn change_inputs(&mut self) {
        self.inputs = self.inputs.map(|inputs| inputs + 1);
    }

    pub fn now(&self) -> u128 {
        self.clock
    }

    pub fn advance(&mut self, nanoseconds: u128) {
        self.clock += nanoseconds;
    }

    /// The tree wants to be ticked at this time, or earlier.
    pub fn wake_at(&self, time: u128) {
        let earlier = self.wake.get().filter(|earlier| *earlier < time);
        self.wake.set(earlier.or(Some(time)));
    }

    /// When the tree wants to be ticked; it is forgotten then.
    pub fn take_wake(&mut self) -> Option<u128> {
        self.wake.take()
    }

    /// A tick begins.
    pub fn begin_tick(&mut self) {
        self.steps = 0;
    }

    /// One more step of the tick.
    pub fn count_step(&mut self) {
        self.steps += 1;
    }

    /// Whether this tick goes round and round, and should be given up.
    pub fn spins(&self) -> bool {
        self.steps > MOST_STEPS
    }

    pub fn can_run(&self, leaf: NodeId) -> bool {
        matches!(self.scripts[leaf], Script::Leaf { can_run: true, .. })
    }

    /// The next outcome of a leaf, put on record as `what`.
    pub fn play(&mut self, leaf: NodeId, what: impl FnOnce(Status) -> What) -> Status {
        let Script::Leaf { lines, .. } = &self.scripts[leaf] else {
            panic!("node {leaf} is no leaf with a script");
        };
        let line = lines[self.inputs.unwrap_or(self.said[leaf]) % lines.len()];
        self.said[leaf] += 1;
        if self.inputs.is_none() {
            self.clock += line.takes;
        }
        self.record.push(Event {
            node: leaf,
            what: what(line.status),
        });
        line.status
    }

    pub fn halt(&mut self, leaf: NodeId) {
        self.record.push(Event {
            node: leaf,
            what: What::Halt,
        });
    }

    pub fn idle(&mut self, node: NodeId) {
        self.record.push(Event {
            node,
            what: What::Idle,
        });
    }

    /// The next value of what is computed for a node. Computing it takes a nanosecond, which
    /// tells a clock read before from one read after.
    pub fn evaluate(&mut self, node: NodeId) -> u128 {
        self.compute(node, What::Evaluate)
    }

    pub fn evaluate_second(&mut self, node: NodeId) -> u128 {
        self.compute(node, What::EvaluateSecond)
    }

    /// A score; 0 stands for one that does not equal itself.
    pub fn score(&mut self, node: NodeId) -> Option<u128> {
        Some(self.evaluate(node)).filter(|&score| score > 0)
    }

    pub fn set_context(&mut self, node: NodeId) {
        let value = self.next_number(node);
        self.context_was_set(node, value);
    }

    pub fn context_was_set(&mut self, node: NodeId, value: u128) {
        self.record.push(Event {
            node,
            what: What::SetContext(value),
        });
    }

    pub fn forget_context(&mut self) {
        self.record.push(Event {
            node: 0,
            what: What::ForgetContext,
        });
    }

    /// Calls a handler. One that is a leaf of its own says its next line.
    pub fn handle(&mut self, node: NodeId) {
        if matches!(self.scripts[node], Script::Leaf { .. }) {
            self.play(node, What::Call);
            return;
        }
        self.record.push(Event {
            node,
            what: What::Handle,
        });
    }

    /// What the code of a composite does when it is called next.
    pub fn turn(&mut self, node: NodeId) -> Turn {
        let Script::Turns(turns) = &self.scripts[node] else {
            panic!("node {node} is no composite with a script");
        };
        let turn = turns[self.said[node] % turns.len()].clone();
        self.said[node] += 1;
        turn
    }

    fn compute(&mut self, node: NodeId, what: impl FnOnce(u128) -> What) -> u128 {
        let value = self.next_number(node);
        self.record.push(Event {
            node,
            what: what(value),
        });
        value
    }

    /// The next of a node's numbers, not yet on record.
    pub fn next_number(&mut self, node: NodeId) -> u128 {
        let Script::Numbers(values) = &self.scripts[node] else {
            panic!("node {node} computes no number");
        };
        let value = values[self.inputs.unwrap_or(self.said[node]) % values.len()];
        self.said[node] += 1;
        self.clock += u128::from(self.inputs.is_none());
        value
    }
}

/// Instants after the last thing that is done from the outside: longer than most timers in a row.
const AFTERWARDS: usize = 40;

/// By instant, whether the inputs have changed.
pub fn instants(ops: &[Op]) -> Vec<bool> {
    let of_op = |op: &Op| match op {
        Op::Advance(instants) => vec![false; usize::try_from(*instants).unwrap_or(0)],
        Op::Tick => vec![false],
        Op::Halt | Op::Reset => vec![true],
    };
    let mut instants: Vec<bool> = ops.iter().flat_map(of_op).collect();
    instants.extend([false; AFTERWARDS]);
    instants
}

/// A way to run a tree.
pub trait Machine {
    fn tick(&mut self, stage: &mut Stage) -> Status;

    /// Does nothing to an idle tree.
    fn halt(&mut self, stage: &mut Stage);

    /// Halts, and forgets what outlives an activation.
    fn reset(&mut self, stage: &mut Stage);

    /// Does it, and gives the result of a tick.
    fn perform(&mut self, op: Op, stage: &mut Stage) -> Option<Status> {
        match op {
            Op::Tick => return Some(self.tick(stage)),
            Op::Halt => self.halt(stage),
            Op::Reset => self.reset(stage),
            Op::Advance(nanoseconds) => stage.advance(nanoseconds),
        }
        None
    }

    /// The nodes that run while none of their children does, in order: leaves, and nodes that
    /// rest before they tick a child again.
    fn resting_nodes(&self) -> Vec<NodeId>;

    /// Whether nothing runs, and nothing is left of an activation.
    fn is_idle(&self) -> bool;

    /// Whether the next activation may go otherwise than the first one did.
    fn remembers(&self) -> bool;
}
