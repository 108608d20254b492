//! The meaning of every node, word by word: a naive interpreter of checked trees.
//!
//! Each node has a state of its own, and each is ticked and halted by its parent, as
//! the node reference tells it. Nothing is clever here, and nothing is
//! shared with the lowering.

use super::stage::{Machine, Stage, Status, What};
use crate::check::model::{Kind, Leaf, Mode, NodeId, Outcome, Time, Tree};

pub struct Interpreter<'tree> {
    tree: &'tree Tree,
    states: Vec<State>,
}

/// What a node keeps from tick to tick; all zero while it is idle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct State {
    running: bool,
    /// `fallback`, `sequence`: the child to go on with.
    resume: usize,
    /// `timeout`: when it started,
    started: u128,
    /// and how long it may take.
    limit: u128,
}

impl<'tree> Interpreter<'tree> {
    pub fn new(tree: &'tree Tree) -> Self {
        Self {
            tree,
            states: vec![State::default(); tree.nodes.len()],
        }
    }

    /// A node that is ticked while not running starts; from then on it is running until it
    /// gives `Success` or `Failure` or is halted.
    fn tick_node(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let starts = !self.states[node].running;
        self.states[node].running = true;
        let status = match self.tree.nodes[node].kind {
            Kind::Leaf(leaf) => tick_leaf(node, leaf, starts, stage),
            Kind::Ordered {
                until,
                mode: Mode::Memory,
            } => self.tick_memory(node, until, stage),
            Kind::Ordered {
                until,
                mode: Mode::Reactive,
            } => self.tick_reactive(node, until, stage),
            Kind::Ordered {
                until,
                mode: Mode::ReactiveContinue,
            } => self.tick_continue(node, until, stage),
            Kind::Invert => match self.tick_only_child(node, stage) {
                Status::Success => Status::Failure,
                Status::Failure => Status::Success,
                Status::Running => Status::Running,
            },
            Kind::Force(outcome) => match self.tick_only_child(node, stage) {
                Status::Success | Status::Failure => outcome.into(),
                Status::Running => Status::Running,
            },
            Kind::Timeout(time) => self.tick_timeout(node, time, starts, stage),
        };
        if status != Status::Running {
            self.states[node] = State::default();
            self.assert_no_child_runs(node);
        }
        status
    }

    /// Halting a node halts its running descendants, in child order, and puts
    /// it back to its starting state. A node that is not running is never halted.
    fn halt_node(&mut self, node: NodeId, stage: &mut Stage) {
        if !self.states[node].running {
            return;
        }
        self.halt_children(node, stage);
        if matches!(
            self.tree.nodes[node].kind,
            Kind::Leaf(Leaf::Call | Leaf::Value)
        ) {
            stage.halt(node);
        }
        self.states[node] = State::default();
    }

    fn halt_children(&mut self, node: NodeId, stage: &mut Stage) {
        for &child in &self.tree.nodes[node].children {
            self.halt_node(child, stage);
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

    fn tick_only_child(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        self.tick_node(self.tree.nodes[node].children[0], stage)
    }

    /// The next tick goes straight back to the running child, earlier ones are not ticked again.
    fn tick_memory(&mut self, node: NodeId, until: Outcome, stage: &mut Stage) -> Status {
        let children = &self.tree.nodes[node].children;
        while self.states[node].resume < children.len() {
            let status = self.tick_node(children[self.states[node].resume], stage);
            if status == Status::Running || status == until.into() {
                return status;
            }
            self.states[node].resume += 1;
        }
        until.opposite().into()
    }

    /// Every other running child is halted, then `Running`; the next tick starts from the
    /// first child. The running later child is halted after the earlier one was ticked
    /// and before the result is returned.
    fn tick_reactive(&mut self, node: NodeId, until: Outcome, stage: &mut Stage) -> Status {
        let children = &self.tree.nodes[node].children;
        for &child in children {
            let status = self.tick_node(child, stage);
            if status == Status::Running || status == until.into() {
                for &other in children.iter().filter(|&&other| other != child) {
                    self.halt_node(other, stage);
                }
                return status;
            }
        }
        until.opposite().into()
    }

    /// All children are ticked in order, every tick, until one decides: then every running
    /// child is halted, those not reached in this tick too. Else `Running` if any runs.
    fn tick_continue(&mut self, node: NodeId, until: Outcome, stage: &mut Stage) -> Status {
        let mut any_runs = false;
        for &child in &self.tree.nodes[node].children {
            let status = self.tick_node(child, stage);
            if status == until.into() {
                self.halt_children(node, stage);
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

    /// The clock is read just before the child's first tick. At each later tick, before
    /// ticking: if the time has passed, halts the child and gives `Failure`.
    fn tick_timeout(
        &mut self,
        node: NodeId,
        time: Time,
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        if starts {
            self.states[node].limit = match time {
                Time::Literal { nanoseconds } => nanoseconds,
                Time::Computed => stage.evaluate(node),
            };
            self.states[node].started = stage.now();
        } else if stage.now() - self.states[node].started >= self.states[node].limit {
            self.halt_children(node, stage);
            return Status::Failure;
        }
        self.tick_only_child(node, stage)
    }
}

impl Machine for Interpreter<'_> {
    fn tick(&mut self, stage: &mut Stage) -> Status {
        self.tick_node(0, stage)
    }

    fn halt(&mut self, stage: &mut Stage) {
        self.halt_node(0, stage);
    }

    fn running_leaves(&self) -> Vec<NodeId> {
        let leaf = |&node: &NodeId| matches!(self.tree.nodes[node].kind, Kind::Leaf(_));
        (0..self.states.len())
            .filter(|&node| self.states[node].running)
            .filter(leaf)
            .collect()
    }

    fn is_fresh(&self) -> bool {
        self.states.iter().all(|state| *state == State::default())
    }
}

/// A leaf that is a value gets `start` on the first tick of an activation and `tick` on the
/// later ones; of a function only the record can tell.
fn tick_leaf(node: NodeId, leaf: Leaf, starts: bool, stage: &mut Stage) -> Status {
    match leaf {
        Leaf::Call | Leaf::Value if starts => stage.play(node, What::Start),
        Leaf::Call | Leaf::Value => stage.play(node, What::Tick),
        Leaf::Constant(outcome) => outcome.into(),
        Leaf::Running => Status::Running,
    }
}
