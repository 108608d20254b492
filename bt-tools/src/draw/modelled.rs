//! Trees to draw, with what their nodes did in a model.

use super::{State, Tree};
use crate::model::{Model, What};
use bt_core::Status;

impl Tree {
    /// The tree of a model, with what each node did in the last tick or halt.
    #[must_use]
    pub fn of_model(model: &Model) -> Self {
        let mut tree = Self::of(model.info());
        for event in model.events() {
            tree.nodes[usize::from(event.node)].state = match event.what {
                What::Done(Status::Success) => Some(State::Success),
                What::Done(Status::Failure) => Some(State::Failure),
                What::Done(Status::Running) => Some(State::Running),
                What::Halt => Some(State::Halted),
                What::Start | What::Resume => continue,
            };
        }
        for node in model.running() {
            tree.nodes[usize::from(node)].state = Some(State::Running);
        }
        tree
    }
}
