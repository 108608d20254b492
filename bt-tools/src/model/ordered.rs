//! Fallbacks and sequences. `until` is what ends them early.

use super::rules::{opposite, rests_after};
use super::{Answers, Given, Model};
use bt_core::info::{Kind, Mode, Yield};
use bt_core::Status;

impl Model {
    pub(super) fn tick_ordered(
        &mut self,
        node: usize,
        until: Status,
        mode: Mode,
        answers: &mut impl Answers,
    ) -> Given {
        match mode {
            Mode::Memory => self.tick_in_turn(node, until, Yield::Never, answers),
            Mode::Async(yields) => self.tick_in_turn(node, until, yields, answers),
            Mode::Reactive => self.tick_reactive(node, until, answers),
            Mode::ReactiveContinue => self.tick_all(node, until, answers),
        }
    }

    /// The next tick goes straight back to the running child.
    fn tick_in_turn(
        &mut self,
        node: usize,
        until: Status,
        yields: Yield,
        answers: &mut impl Answers,
    ) -> Given {
        while let Some(child) = self.child(node, self.states[node].resume) {
            let starts = !self.states[child].running;
            let status = self.tick_node(child, answers)?;
            if status == Status::Running || status == until {
                return Ok(status);
            }
            self.states[node].resume += 1;
            let was_last = self.child(node, self.states[node].resume).is_none();
            let is_instant = self.nodes[child].kind() == Kind::Instant;
            if !was_last && !is_instant && rests_after(yields, starts) {
                return Ok(Status::Running);
            }
        }
        Ok(opposite(until))
    }

    /// A failure or a halt keeps the place; only success at the last child puts it back.
    pub(super) fn tick_with_memory(
        &mut self,
        node: usize,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Given {
        if starts {
            self.states[node].resume = self.memories[node].place;
        }
        let status = self.tick_in_turn(node, Status::Failure, Yield::Sync, answers)?;
        self.memories[node].place = match status {
            Status::Success => 0,
            Status::Failure | Status::Running => self.states[node].resume,
        };
        Ok(status)
    }

    /// Every other running child is halted after the one that decides or runs was ticked.
    fn tick_reactive(&mut self, node: usize, until: Status, answers: &mut impl Answers) -> Given {
        let children = self.nodes[node].children.clone();
        for &child in &children {
            let status = self.tick_node(child, answers)?;
            if status == Status::Running || status == until {
                for &other in children.iter().filter(|other| **other != child) {
                    self.halt_and_tell(other, answers)?;
                }
                return Ok(status);
            }
        }
        Ok(opposite(until))
    }

    /// All are ticked, every tick, until one decides: then whatever runs is halted.
    fn tick_all(&mut self, node: usize, until: Status, answers: &mut impl Answers) -> Given {
        let mut any_runs = false;
        for child in self.nodes[node].children.clone() {
            let status = self.tick_node(child, answers)?;
            if status == until {
                self.halt_children(node, answers)?;
                return Ok(status);
            }
            any_runs |= status == Status::Running;
        }
        Ok(if any_runs {
            Status::Running
        } else {
            opposite(until)
        })
    }
}
