//! The meaning of every node, word by word: a naive interpreter of checked trees.
//!
//! Each node has a state of its own, and each is ticked and halted by its parent, as
//! the node reference tells it. Nothing is clever here, and nothing is
//! shared with the lowering.

mod conditional;
mod controlled;
mod counted;
mod ordered;
mod parallel;
mod timed;

use crate::stage::{Machine, Stage, Status, What};
use bt_compiler::check::model::{Kind, Leaf, Mode, NodeId, Outcome, Tree, When, Yields};

pub struct Interpreter<'tree> {
    tree: &'tree Tree,
    states: Vec<State>,
    memories: Vec<Memory>,
    /// By node: whether its parent puts it back only when its own activation ends.
    stays: Vec<bool>,
}

/// What a node keeps from tick to tick; all zero while it is idle.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct State {
    running: bool,
    /// `fallback`, `sequence` and their like: the child to go on with.
    resume: usize,
    /// `timeout`, `delay`, `wait`: when it started,
    started: u128,
    /// and how long it takes.
    limit: u128,
    /// `repeat`, `retry`: how many cycles are due, unless it goes on for ever.
    due: Option<u128>,
    /// `parallel`: how many children decide,
    thresholds: parallel::Thresholds,
    /// and how they completed.
    completed: Vec<Option<Outcome>>,
    /// Conditional nodes: the child that was chosen.
    chosen: Option<usize>,
    /// `try_catch`: whether a child has failed.
    caught: bool,
}

/// What a node keeps when it completes or is halted, until the tree is `reset`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Memory {
    /// `sequence_with_memory`: the child to begin with.
    place: usize,
    /// `run_once`: how its child completed.
    result: Option<Outcome>,
    /// `cooldown`: when its child completed.
    completed: Option<u128>,
}

impl<'tree> Interpreter<'tree> {
    pub fn new(tree: &'tree Tree) -> Self {
        Self {
            tree,
            states: vec![State::default(); tree.nodes.len()],
            memories: vec![Memory::default(); tree.nodes.len()],
            stays: stays(tree),
        }
    }

    /// A Fallback's or Sequence's own index: the position of the child its next tick goes on with.
    /// Nothing of nodes that keep no place among their children.
    pub fn resume_index(&self, node: NodeId) -> Option<usize> {
        match self.tree.nodes[node].kind {
            Kind::Ordered {
                mode: Mode::Memory | Mode::Async(_),
                ..
            } => Some(self.states[node].resume),
            Kind::SequenceWithMemory => Some(self.memories[node].place),
            _ => None,
        }
    }

    /// A node that is ticked while not running starts; from then on it is running until it
    /// gives `Success` or `Failure` or is halted.
    fn tick_node(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        stage.count_step();
        let starts = !self.states[node].running;
        self.states[node].running = true;
        let status = self.tick_running(node, starts, stage);
        if status != Status::Running {
            self.states[node] = State::default();
            self.assert_no_child_runs(node);
            if !self.stays[node] {
                self.idle(node, stage);
            }
        }
        status
    }

    /// Only the user's nodes are told.
    fn idle(&self, node: NodeId, stage: &mut Stage) {
        if matches!(
            self.tree.nodes[node].kind,
            Kind::Leaf(Leaf::Value) | Kind::Custom
        ) {
            stage.idle(node);
        }
    }

    /// Halts a node if it runs; it is idle then, also if it has completed before. So a parent does with a child that it lets
    /// stay completed, when its own activation ends, and whether it was ticked or not.
    fn put_back(&mut self, node: NodeId, stage: &mut Stage) {
        let runs = self.states[node].running;
        self.halt_node(node, stage);
        if self.stays[node] && !runs {
            self.idle(node, stage);
        }
    }

    fn tick_running(&mut self, node: NodeId, starts: bool, stage: &mut Stage) -> Status {
        match self.tree.nodes[node].kind {
            Kind::Leaf(Leaf::Wait(time)) => self.tick_wait(node, time, starts, stage),
            Kind::Leaf(leaf) => tick_leaf(node, leaf, starts, stage),
            Kind::Ordered { until, mode } => match mode {
                Mode::Memory => self.tick_memory(node, until, Yields::Never, stage),
                Mode::Async(yields) => self.tick_memory(node, until, yields, stage),
                Mode::Reactive => self.tick_reactive(node, until, stage),
                Mode::ReactiveContinue => self.tick_continue(node, until, stage),
            },
            Kind::SequenceWithMemory => self.tick_with_memory(node, starts, stage),
            // What it means is its parent's business.
            Kind::Instant | Kind::Subtree => self.tick_only_child(node, stage),
            Kind::Invert => match self.tick_only_child(node, stage) {
                Status::Success => Status::Failure,
                Status::Failure => Status::Success,
                Status::Running => Status::Running,
            },
            Kind::Force(outcome) => match self.tick_only_child(node, stage) {
                Status::Success | Status::Failure => outcome.into(),
                Status::Running => Status::Running,
            },
            Kind::Timed(timed, time) => self.tick_timed(node, timed, time, starts, stage),
            Kind::Repeat { on, times, yields } => {
                if starts {
                    self.start_cycles(node, times, stage);
                }
                self.tick_repeat(node, on, yields, stage)
            }
            Kind::KeepRunningUntilFailure => self.tick_keep_running(node, stage),
            Kind::RunOnce => self.tick_run_once(node, stage),
            Kind::Parallel {
                success,
                failure,
                each_tick,
            } => {
                if starts {
                    self.start_parallel(node, success, failure, stage);
                }
                if each_tick {
                    self.tick_parallel_each(node, stage)
                } else {
                    self.tick_parallel(node, stage)
                }
            }
            Kind::ParallelAll { failures } => {
                if starts {
                    self.start_parallel_all(node, failures, stage);
                }
                self.tick_parallel_all(node, stage)
            }
            Kind::IfThenElse => self.tick_if_then_else(node, stage),
            Kind::WhileDoElse => self.tick_while_do_else(node, stage),
            Kind::Switch => self.tick_switch(node, stage),
            Kind::Priority { each_tick } => self.tick_priority(node, starts || each_tick, stage),
            Kind::Utility { each_tick } => self.tick_utility(node, starts || each_tick, stage),
            Kind::TryCatch { .. } => self.tick_try_catch(node, stage),
            Kind::Interrupter => self.tick_interrupter(node, stage),
            Kind::Repeater(yields) => self.tick_repeater(node, yields, stage),
            Kind::Context => self.tick_context(node, stage),
            Kind::Handler(when) => self.tick_handler(node, when, starts, stage),
            Kind::Custom => self.tick_custom(node, starts, stage),
        }
    }

    /// Halting a node halts its running descendants, in child order, and puts
    /// it back to its starting state. A node that is not running is never halted.
    fn halt_node(&mut self, node: NodeId, stage: &mut Stage) {
        if !self.states[node].running {
            return;
        }
        self.halt_children(node, stage);
        match self.tree.nodes[node].kind {
            Kind::Leaf(Leaf::Call | Leaf::Value) | Kind::Custom => stage.halt(node),
            Kind::Handler(When::Halt | When::End) => stage.handle(node),
            // The handler is ticked once, and halted if it runs then.
            Kind::TryCatch { on_halt: true } if !self.states[node].caught => {
                let handler = self.tree.nodes[node].children.last();
                let handler = *handler.expect("a handler");
                if self.tick_node(handler, stage) == Status::Running {
                    self.halt_node(handler, stage);
                }
            }
            _ => {}
        }
        self.idle(node, stage);
        self.states[node] = State::default();
    }

    fn halt_children(&mut self, node: NodeId, stage: &mut Stage) {
        for &child in &self.tree.nodes[node].children {
            self.put_back(child, stage);
        }
    }

    /// A composite that completes leaves no child running.
    fn assert_no_child_runs(&self, node: NodeId) {
        for child in self.tree.subtree(node) {
            assert!(
                !self.states[child].running,
                "node {node} completed and left {child} running"
            );
        }
    }

    fn only_child(&self, node: NodeId) -> NodeId {
        self.tree.nodes[node].children[0]
    }

    fn tick_only_child(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        self.tick_node(self.only_child(node), stage)
    }
}

impl Machine for Interpreter<'_> {
    fn tick(&mut self, stage: &mut Stage) -> Status {
        stage.begin_tick();
        self.tick_node(0, stage)
    }

    fn halt(&mut self, stage: &mut Stage) {
        self.halt_node(0, stage);
    }

    /// Halts, forgets all memory, and puts the context back to its default.
    fn reset(&mut self, stage: &mut Stage) {
        self.halt_node(0, stage);
        self.memories.fill(Memory::default());
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
        let runs = |&node: &NodeId| self.states[node].running;
        (0..self.states.len())
            .filter(runs)
            .filter(|&node| !self.tree.nodes[node].children.iter().any(runs))
            .collect()
    }

    fn is_idle(&self) -> bool {
        self.states.iter().all(|state| *state == State::default())
    }

    fn remembers(&self) -> bool {
        self.memories
            .iter()
            .any(|memory| *memory != Memory::default())
    }
}

/// A user's composite lets its children stay as they have completed, and `while_do_else` its condition.
fn stays(tree: &Tree) -> Vec<bool> {
    let mut stays = vec![false; tree.nodes.len()];
    for node in &tree.nodes {
        for (position, &child) in node.children.iter().enumerate() {
            stays[child] = match node.kind {
                Kind::Custom => true,
                Kind::WhileDoElse => position == 0,
                _ => false,
            };
        }
    }
    stays
}

/// A leaf that is a value gets `start` on the first tick of an activation and `tick` on the
/// later ones; of a function only the record can tell.
fn tick_leaf(node: NodeId, leaf: Leaf, starts: bool, stage: &mut Stage) -> Status {
    match leaf {
        Leaf::Call | Leaf::Value if starts => stage.play(node, What::Start),
        Leaf::Call | Leaf::Value => stage.play(node, What::Tick),
        Leaf::Constant(outcome) => outcome.into(),
        Leaf::Running => Status::Running,
        Leaf::Wait(_) => unreachable!("`wait` asks the clock"),
    }
}
