//! What a tree did, worked out from a ring that has gone round.

use crate::{Answer, Event, Loss, Lost, Model};
use alloc::vec::Vec;
use bt_core::info::TreeInfo;
use bt_core::observe::{Mark, Operation, Ring};
use bt_core::Tree;

/// Works out what the tree of a [`Ring`] did since the oldest state that the ring has kept. `None` if nothing was done to the tree,
/// or nothing whole is left of it.
///
/// The ring may have gone round many times. Of its oldest state it is known what runs. Where that is not enough
/// ([`Model::attach`] lists where), it is not known what nodes did until the tree is idle for the first time.
///
/// [`Replay::new`] is the same from marks that were kept elsewhere.
///
/// # Errors
///
/// If something was done to the tree past the ring, so that what the ring holds does not follow from its state.
pub fn replay<T: Tree, const BYTES: usize>(ring: &Ring<T, BYTES>) -> Result<Option<Replay>, Loss> {
    let Some((state, place)) = ring.begin() else {
        return Ok(None);
    };
    Replay::new(T::INFO, state.running(), ring.read(place)).map(Some)
}

/// What a tree did, operation by operation, from a state on in which it may have been running.
#[derive(Debug, Clone)]
pub struct Replay {
    operations: Vec<Replayed>,
    model: Model,
}

/// A tick, halt or reset, and what the nodes did in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// [`Mark::Ticked`], [`Mark::Halted`] or [`Mark::Reset`].
    pub what: Mark,
    /// What the nodes did, in order; they nest.
    pub events: Vec<Event>,
    /// Whether it is known that they did just this. It is not in the first operations of a tree whose state does not say all, nor
    /// in those in which a node was ticked of which it is not known what it remembers.
    pub is_certain: bool,
}

impl Replay {
    /// Works out what happened to a tree of which this much was known to run ([`Tree::running`]) from the marks of what was done to
    /// it next.
    ///
    /// ```
    /// # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
    /// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
    /// #     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
    /// # ]);
    /// use bt_core::observe::Mark;
    /// use bt_core::Status::Success;
    /// use bt_model::{Answer, Event, Replay, What};
    ///
    /// // `fallback< door_open, sleep >`, which sleeps, and is ticked three times.
    /// let answered = |node| Mark::Answer(node, Answer::Status(Success));
    /// let tick = Mark::Ticked(Success);
    /// let replay = Replay::new(&NIGHT, [2], [answered(2), tick, answered(1), tick, answered(1), tick])?;
    /// assert!(replay.is_certain());
    ///
    /// let opened = Event { node: 1, what: What::Done(Success) };
    /// let ticks = replay.operations().iter();
    /// assert_eq!(ticks.filter(|tick| tick.events.contains(&opened)).count(), 2);
    /// # Ok::<(), bt_model::Loss>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`replay`].
    pub fn new(
        info: &'static TreeInfo,
        running: impl IntoIterator<Item = u16>,
        marks: impl IntoIterator<Item = Mark>,
    ) -> Result<Self, Loss> {
        let mut model = Model::joined(info, running);
        let mut answers: Vec<(u16, Answer)> = Vec::new();
        let mut operations: Vec<Replayed> = Vec::new();
        for what in marks {
            let (operation, found) = match what {
                Mark::Answer(node, answer) => {
                    answers.push((node, answer));
                    continue;
                }
                Mark::Ticked(status) => (Operation::Tick, Some(status)),
                Mark::Halted => (Operation::Halt, None),
                Mark::Reset => (Operation::Reset, None),
            };
            match model.follow(operation, answers.drain(..), found) {
                Ok(()) | Err(Lost::Already | Lost::Unclear { .. }) => {}
                Err(why) => {
                    let operation = operations.len() as u64 + 1;
                    return Err(Loss { operation, why });
                }
            }
            operations.push(Replayed {
                what,
                events: model.events().to_vec(),
                is_certain: model.are_events_clear(),
            });
        }
        Ok(Self { operations, model })
    }

    /// The operations, the oldest first.
    pub fn operations(&self) -> &[Replayed] {
        &self.operations
    }

    /// The tree after the last of them.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Whether all is known of [`model`](Self::model). Then it can be ticked on.
    pub fn is_certain(&self) -> bool {
        self.model.is_clear()
    }
}
