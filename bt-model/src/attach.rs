//! A tree that runs already, from what is known to be running.

use crate::cell::Cell;
use crate::rules::has_memory;
use crate::{Machine, Model, State};
use bt_core::info::{Kind, Mode, Times, TreeInfo};

impl Machine {
    /// A state in which these nodes run, as [`Tree::running`](bt_core::Tree::running) gives them: for each part of a tree the
    /// deepest. `None` where that does not say all that is kept for as long as they run.
    fn state_at(&self, running: &[u16]) -> Option<State> {
        let mut state = self.idle();
        self.mark(&mut state, running)?;
        for place in 0..self.places.len() {
            if state.is_running(place) {
                if self.may_run_unsaid(&state, place) {
                    return None;
                }
                self.resume(&mut state, place)?;
            }
        }
        self.forget_memory(&mut state);
        Some(state)
    }

    /// These nodes run, and those around them. `None` if there is no node of a number.
    fn mark(&self, state: &mut State, running: &[u16]) -> Option<()> {
        for node in running {
            let mut next = Some(self.place_of(*node)?);
            while let Some(place) = next {
                state.running.insert(place);
                next = self.places[place].parent;
            }
        }
        Some(())
    }

    /// What nodes that do not run remember is not known.
    fn forget_memory(&self, state: &mut State) {
        for place in 0..self.places.len() {
            if has_memory(self.kind(place)) && !state.is_running(place) {
                state.cell_mut(place).set(Cell::UNKNOWN, true);
            }
        }
    }

    /// Whether a child of this node may run beside those that are said to. A tree need not know it of one that keeps nothing.
    fn may_run_unsaid(&self, state: &State, place: usize) -> bool {
        let runs = |child: &usize| state.is_running(*child);
        let is_unsaid = |child: &usize| !runs(child) && self.part(*child).can_run;
        let children = &self.places[place].children;
        match (self.kind(place), children.split_first()) {
            (
                Kind::Fallback(Mode::ReactiveContinue)
                | Kind::Sequence(Mode::ReactiveContinue)
                | Kind::Interrupter
                | Kind::Custom,
                _,
            ) => children.iter().any(is_unsaid),
            // Of its branches one runs at most.
            (Kind::WhileDoElse, Some((condition, branches))) => {
                is_unsaid(condition) || !branches.iter().any(runs) && branches.iter().any(is_unsaid)
            }
            _ => false,
        }
    }

    /// What a node that runs keeps, as far as its running child says it.
    fn resume(&self, state: &mut State, place: usize) -> Option<()> {
        let children = &self.places[place].children;
        if children.is_empty() {
            return Some(());
        }
        let mut positions = children.iter();
        let running = positions.position(|&child| state.is_running(child))?;
        let position = u32::try_from(running).ok()?;
        let cell = state.cell_mut(place);
        match self.kind(place) {
            Kind::Fallback(Mode::Async(_)) | Kind::Sequence(Mode::Async(_)) | Kind::IfThenElse => {
                cell.resume = position;
            }
            Kind::SequenceWithMemory => {
                cell.resume = position;
                cell.memory = position;
            }
            Kind::TryCatch { .. } => {
                cell.resume = position;
                cell.set(Cell::CAUGHT, running + 1 == children.len());
            }
            Kind::Switch { .. } | Kind::Priority { .. } | Kind::Utility { .. } => {
                cell.resume = position + 1;
            }
            Kind::Repeat { times, .. } | Kind::Retry { times, .. } => match times {
                Times::Literal(1) => cell.count = 1,
                Times::Literal(_) => return None,
                // It is asked after each cycle.
                Times::Computed(_) | Times::Forever => {}
            },
            Kind::Parallel { .. } | Kind::ParallelAll { .. } | Kind::Repeater { .. } => {
                return None;
            }
            _ => {}
        }
        Some(())
    }
}

impl Model {
    /// A tree of which these nodes run, as [`Tree::running`](bt_core::Tree::running) gives them: for each part of it the deepest.
    ///
    /// `None` where that does not say all that the next tick depends on:
    ///
    /// | what runs | what is not said |
    /// |---|---|
    /// | `repeat(3, …)`, `retry(3, …)`; not a computed number | how many cycles are due |
    /// | `parallel`, `parallel_all` | which children have completed, and how; computed quotas |
    /// | `repeater` | which of its two children runs |
    /// | `on_running = continue`, `while_do_else`, `interrupter`, a composite of the user | which children run besides, if they keep nothing |
    /// | an `async_` node or a loop that rests between children or cycles | where it goes on |
    ///
    /// or if it has a `sequence_with_memory`, `run_once` or `cooldown` that does not run: what that remembers. Such a tree can be
    /// [joined](Self::joined), and followed from the moment in which it is idle.
    ///
    /// ```
    /// # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
    /// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
    /// #     Node::root(Kind::Sequence(Mode::Memory), "sequence< … >").with_children(&[1, 2]),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "shut_door"),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
    /// # ]);
    /// use bt_core::Status::Success;
    /// use bt_model::{Answer, Model, Question};
    ///
    /// // `sequence< shut_door, sleep >`, which sleeps: `Model::attach(Night::INFO, night.running())`
    /// let mut night = Model::attach(&NIGHT, [2]).expect("that says it all");
    /// let given = night.tick(&mut |asked: Question| (asked.node == 2).then_some(Answer::Status(Success)));
    /// assert_eq!(given, Ok(Success));
    /// ```
    pub fn attach(info: &'static TreeInfo, running: impl IntoIterator<Item = u16>) -> Option<Self> {
        let mut model = Self::of(info);
        let running: alloc::vec::Vec<u16> = running.into_iter().collect();
        model.state = model.machine().state_at(&running)?;
        model.is_clear().then_some(model)
    }

    /// A tree that may be running already, of which an observer is told the answers: these nodes run, as
    /// [`Tree::running`](bt_core::Tree::running) gives them. Where that does not say all ([`attach`](Self::attach) lists where), the model
    /// is [lost](Self::is_lost) until the tree is idle.
    pub fn joined(info: &'static TreeInfo, running: impl IntoIterator<Item = u16>) -> Self {
        let mut model = Self::of_observed(info);
        let running: alloc::vec::Vec<u16> = running.into_iter().collect();
        match model.machine().state_at(&running) {
            Some(state) => model.state = state,
            None => {
                let mut state = model.machine().idle();
                // Those that are known to run are seen nevertheless.
                _ = model.machine().mark(&mut state, &running);
                model.state = state;
                model.lose();
            }
        }
        model
    }

    /// An answer came from this place, so the nodes around it have been ticked: what they were taken to remember is what they do.
    pub(crate) fn confirm(&mut self, place: usize) {
        let mut next = Some(place);
        while let Some(place) = next {
            self.state
                .lessen(place, |cell| cell.set(Cell::UNKNOWN, false));
            next = self.machine().places[place].parent;
        }
    }

    /// Whether a node runs of which it is not known what it remembers, and so neither whether it runs.
    pub(crate) fn runs_by_guess(&self) -> bool {
        let is_guessed = |place: usize| self.state.part(place).1.has(Cell::UNKNOWN);
        self.unclear().is_some() && self.state.running().any(is_guessed)
    }

    /// It is not known what the nodes of an idle tree remember.
    pub(crate) fn forget_what_is_remembered(&mut self) {
        let mut state = core::mem::replace(&mut self.state, State::of(0));
        self.machine().forget_memory(&mut state);
        self.state = state;
    }
}
