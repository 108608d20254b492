//! Nodes that choose among their children.

use super::Interpreter;
use crate::stage::{Stage, Status};
use bt_compiler::check::model::NodeId;

impl Interpreter<'_> {
    /// Ticks the condition until it completes, then the chosen branch, in the same tick, until
    /// that completes; without a third child a failed condition gives `Failure`. The condition
    /// is not asked again while a branch runs.
    pub(super) fn tick_if_then_else(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let children = &self.tree.nodes[node].children;
        if self.states[node].chosen.is_none() {
            self.states[node].chosen = match self.tick_node(children[0], stage) {
                Status::Success => Some(1),
                Status::Failure => Some(2),
                Status::Running => None,
            };
        }
        match self.states[node].chosen {
            None => Status::Running,
            Some(position) => match children.get(position) {
                Some(&branch) => self.tick_node(branch, stage),
                None => Status::Failure,
            },
        }
    }

    /// Asks the condition every tick. `Success` → halts `otherwise` if it runs, ticks `body`;
    /// `Failure` → halts `body` if it runs, ticks `otherwise` (or gives `Failure` without one).
    /// `Running` → `Running`, and a running branch stays as it is. The condition is idle again when all is done.
    pub(super) fn tick_while_do_else(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let status = self.tick_condition_and_branch(node, stage);
        if status != Status::Running {
            self.put_back(self.tree.nodes[node].children[0], stage);
        }
        status
    }

    fn tick_condition_and_branch(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let children = &self.tree.nodes[node].children;
        let (branch, other) = match self.tick_node(children[0], stage) {
            Status::Success => (children.get(1), children.get(2)),
            Status::Failure => (children.get(2), children.get(1)),
            Status::Running => return Status::Running,
        };
        if let Some(&other) = other {
            self.halt_node(other, stage);
        }
        match branch {
            Some(&branch) => self.tick_node(branch, stage),
            None => Status::Failure,
        }
    }

    /// Evaluates its expression every tick; the last pattern is `_`. When the choice changes,
    /// the one that ran is halted before the new one is ticked. The chosen one's result is
    /// returned.
    pub(super) fn tick_switch(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let children = &self.tree.nodes[node].children;
        let last = children.len() - 1;
        let choice = usize::try_from(stage.evaluate(node)).map_or(last, |choice| choice.min(last));
        let before = self.states[node].chosen.replace(choice);
        if let Some(before) = before.filter(|&before| before != choice) {
            self.halt_node(children[before], stage);
        }
        self.tick_node(children[choice], stage)
    }

    /// When not running, or with `each = tick` at every tick, asks for the highest priority among its
    /// children, then ticks that child. An id of none of them → `Failure`. Else nothing is asked while
    /// that child runs.
    pub(super) fn tick_priority(&mut self, node: NodeId, asks: bool, stage: &mut Stage) -> Status {
        if asks {
            let choice = usize::try_from(stage.evaluate(node)).ok();
            self.choose(node, choice, stage);
        }
        self.tick_chosen(node, stage)
    }

    /// When not running, or with `each = tick` at every tick, evaluates every score, in order; the
    /// highest wins, replaced only by a strictly greater one; a score that does not equal itself is
    /// passed over; nothing left → `Failure`. Else nothing is evaluated while the winner runs.
    pub(super) fn tick_utility(&mut self, node: NodeId, asks: bool, stage: &mut Stage) -> Status {
        if asks {
            let (mut highest, mut choice) = (None, None);
            for position in 0..self.tree.nodes[node].children.len() {
                let score = stage.score(node);
                if score.is_some() && score > highest {
                    highest = score;
                    choice = Some(position);
                }
            }
            self.choose(node, choice, stage);
        }
        self.tick_chosen(node, stage)
    }

    /// When the choice changes, the one that ran is halted.
    fn choose(&mut self, node: NodeId, choice: Option<usize>, stage: &mut Stage) {
        let before = std::mem::replace(&mut self.states[node].chosen, choice);
        let children = &self.tree.nodes[node].children;
        if let Some(before) = before.filter(|before| Some(*before) != choice) {
            if let Some(&child) = children.get(before) {
                self.halt_node(child, stage);
            }
        }
    }

    fn tick_chosen(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let children = &self.tree.nodes[node].children;
        let chosen = self.states[node].chosen;
        match chosen.and_then(|position| children.get(position)) {
            Some(&child) => self.tick_node(child, stage),
            None => Status::Failure,
        }
    }

    /// The children before the last as a `sequence`; when one fails the rest is abandoned and
    /// the handler is ticked until it completes (its result is dropped) and `Failure` is
    /// returned.
    pub(super) fn tick_try_catch(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let children = &self.tree.nodes[node].children;
        let handler = children.len() - 1;
        while self.states[node].resume < handler {
            match self.tick_node(children[self.states[node].resume], stage) {
                Status::Success => self.states[node].resume += 1,
                Status::Failure => {
                    self.states[node].resume = handler;
                    self.states[node].caught = true;
                }
                Status::Running => return Status::Running,
            }
        }
        if !self.states[node].caught {
            return Status::Success;
        }
        match self.tick_node(children[handler], stage) {
            Status::Success | Status::Failure => Status::Failure,
            Status::Running => Status::Running,
        }
    }
}
