//! Halts, and the handlers that they tick.

use super::{Answers, Lost, Memory, Model, Question, State, What};
use bt_core::info::Kind;
use bt_core::Status;

impl Model {
    /// Halts the tree. The handler of a `try_catch(on_halt = handler)` is passed over: there are no answers for it, as
    /// [`halt_with`](Self::halt_with) takes them.
    pub fn halt(&mut self) {
        self.passes_handlers = true;
        _ = self.halt_with(&mut |_: Question| None);
        self.passes_handlers = false;
    }

    /// Halts the tree. Questions are asked only where that ticks the handler of a `try_catch(on_halt = handler)`.
    ///
    /// # Errors
    ///
    /// If an answer is missing, or is none to the question. The tree is idle in any case.
    pub fn halt_with(&mut self, answers: &mut impl Answers) -> Result<(), Lost> {
        self.begin();
        let halted = self.halt_and_tell(0, answers);
        if halted.is_err() {
            self.states.fill(State::default());
            self.unclear.found_idle();
        }
        halted
    }

    /// Halts the tree as [`halt`](Self::halt), and forgets all memory.
    pub fn reset(&mut self) {
        self.halt();
        self.forget();
    }

    /// Halts the tree as [`halt_with`](Self::halt_with), and forgets all memory.
    ///
    /// # Errors
    ///
    /// As there. Nothing is left of the tree's state in any case.
    pub fn reset_with(&mut self, answers: &mut impl Answers) -> Result<(), Lost> {
        let halted = self.halt_with(answers);
        self.forget();
        halted
    }

    fn forget(&mut self) {
        self.memories.fill(Memory::default());
        self.unclear.found_new();
        self.is_lost = false;
    }

    pub(super) fn halt_children(
        &mut self,
        node: usize,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        for position in 0..self.nodes[node].children.len() {
            let child = self.nodes[node].children[position];
            self.halt_and_tell(child, answers)?;
        }
        Ok(())
    }

    /// Halts a node if it runs: first its running descendants, in the order of children.
    pub(super) fn halt_and_tell(
        &mut self,
        node: usize,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        if self.nodes[node].handles_halts && !self.passes_handlers {
            self.clarify_place(node, answers)?;
        }
        if !self.states[node].running {
            self.halts_open(node);
            return Ok(());
        }
        self.halt_children(node, answers)?;
        self.handle_halt(node, answers)?;
        self.states[node] = State::default();
        self.is_over(node);
        self.tell(node, What::Halt, answers);
        Ok(())
    }

    /// What is tried by a `try_catch(on_halt = handler)` was halted: the handler is ticked once, and halted if it runs then.
    fn handle_halt(&mut self, node: usize, answers: &mut impl Answers) -> Result<(), Lost> {
        let kind = self.nodes[node].kind();
        let is_tried = kind == (Kind::TryCatch { on_halt: true }) && !self.states[node].caught;
        if !is_tried || self.passes_handlers {
            return Ok(());
        }
        let Some(&handler) = self.nodes[node].children.last() else {
            return Ok(());
        };
        if self.tick_node(handler, answers)? == Status::Running {
            self.halt_and_tell(handler, answers)?;
        }
        Ok(())
    }
}
