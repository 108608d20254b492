//! The machine: a tree that is stepped through, its state held by whoever steps.

use crate::places::places;
use crate::{Place, Program, Question};
use alloc::vec::Vec;
use bt_core::info::TreeInfo;
use bt_core::Status;
use core::ops::Deref;

/// A described tree that asks questions and takes answers, as its [`Program`] does. What it is in between is a
/// [`State`](crate::State).
#[derive(Debug, Clone)]
pub struct Machine {
    pub(crate) info: &'static TreeInfo,
    pub(crate) places: Vec<Place>,
    pub(crate) place_of: Vec<usize>,
    program: Program,
}

/// How a step ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// At a question, which [`Program::step`] answers.
    Asks(Question),
    /// At a leaf that is an observed tree, before what happens within it: [`Program::enter`] goes on. Only a machine
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
            program: Program::of_places(&places, !is_all_known),
            places,
            place_of,
        }
    }
}

/// What is stepped through.
impl Deref for Machine {
    type Target = Program;

    fn deref(&self) -> &Program {
        &self.program
    }
}
