//! The machine: a tree that is stepped through, its state held by whoever steps.

use crate::places::places;
use crate::run::{Next, Run};
use crate::{Answer, Hooks, Lost, Place, Question, State};
use alloc::vec::Vec;
use bt_core::info::TreeInfo;
use bt_core::observe::Operation;
use bt_core::Status;

/// A described tree that asks questions and takes answers. What it is in between is a [`State`].
///
/// A step costs what its nodes do, not how many the tree has. No step needs more of the stack than another.
#[derive(Debug, Clone)]
pub struct Machine {
    pub(crate) info: &'static TreeInfo,
    pub(crate) places: Vec<Place>,
    pub(crate) place_of: Vec<usize>,
    /// Whether something may stand for the whole of a leaf that is a tree.
    pub(crate) comes_to_trees: bool,
}

/// How a step ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// At a question, which [`Machine::step`] answers.
    Asks(Question),
    /// At a leaf that is an observed tree, before what happens within it: [`Machine::enter`] goes on. Only a machine
    /// [of an observed tree](Machine::of_observed) comes to them.
    Comes(u16),
    /// With the operation; a tick gave this.
    Done(Option<Status>),
}

impl Machine {
    /// What happens within the trees that are leaves is asked for, too.
    pub fn of(info: &'static TreeInfo) -> Self {
        Self::of_places(info, true)
    }

    /// What an observer is told suffices: leaves that are trees without `#[observe]` are leaves.
    pub fn of_observed(info: &'static TreeInfo) -> Self {
        Self::of_places(info, false)
    }

    fn of_places(info: &'static TreeInfo, is_all_known: bool) -> Self {
        let (places, place_of) = places(info, is_all_known);
        Self {
            info,
            places,
            place_of,
            comes_to_trees: !is_all_known,
        }
    }

    /// The state of a tree that is idle and remembers nothing.
    pub fn idle(&self) -> State {
        State::of(self.places.len())
    }

    /// Begins a tick, halt or reset, and goes on to the first question.
    ///
    /// # Errors
    ///
    /// [`Lost::Spins`]. Then the state is of no more use.
    pub fn begin(
        &self,
        state: &mut State,
        operation: Operation,
        hooks: &mut impl Hooks,
    ) -> Result<Step, Lost> {
        let mut run = self.run(state, hooks);
        match operation {
            Operation::Tick => run.run(0, Next::Enter(0)),
            Operation::Halt | Operation::Reset => {
                run.halt_at(0);
                run.run(
                    0,
                    Next::Over {
                        forgets: operation == Operation::Reset,
                    },
                )
            }
        }
    }

    /// Takes the answer to what was asked, and goes on to the next question.
    ///
    /// # Errors
    ///
    /// [`Lost::Impossible`] if this is no answer to it: then the question is still asked. [`Lost::Already`] if nothing is.
    /// [`Lost::Spins`] if there is no next question and no end: then the state is of no more use.
    pub fn step(
        &self,
        state: &mut State,
        answer: Answer,
        hooks: &mut impl Hooks,
    ) -> Result<Step, Lost> {
        let ask = state.asks.ok_or(Lost::Already)?;
        let mut run = self.run(state, hooks);
        let Some(next) = run.answered(ask, answer) else {
            return Err(Lost::Impossible {
                node: self.places[ask.place].number,
                answer,
            });
        };
        run.state.asks = None;
        run.run(ask.place, next)
    }

    /// Goes on from a leaf that is a tree: into it, or past it if something stands for it. What runs within it is halted
    /// then, but by `Running`.
    ///
    /// # Errors
    ///
    /// As [`step`](Self::step).
    pub fn enter(
        &self,
        state: &mut State,
        instead: Option<Status>,
        hooks: &mut impl Hooks,
    ) -> Result<Step, Lost> {
        let ask = state.asks.take_if(|ask| ask.asked.is_none());
        let place = ask.ok_or(Lost::Already)?.place;
        let mut run = self.run(state, hooks);
        let next = match instead {
            None => run.enter(place, 0),
            Some(status) => {
                if status != Status::Running {
                    run.halt_children(place);
                }
                Next::Give(status)
            }
        };
        run.run(place, next)
    }

    /// Halts the tree, and passes over the handlers of `try_catch(on_halt = handler)`: nothing is asked.
    pub fn halt(&self, state: &mut State, hooks: &mut impl Hooks) {
        let mut run = self.run(state, hooks);
        run.passes_handlers = true;
        run.halt_at(0);
    }

    /// As [`halt`](Self::halt), and forgets all memory.
    pub fn reset(&self, state: &mut State, hooks: &mut impl Hooks) {
        self.halt(state, hooks);
        state.forget_all();
    }

    fn run<'a, H: Hooks>(&'a self, state: &'a mut State, hooks: &'a mut H) -> Run<'a, H> {
        Run {
            machine: self,
            state,
            hooks,
            passes_handlers: false,
        }
    }
}
