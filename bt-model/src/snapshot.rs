//! What a model keeps from one operation to the next, put away in little space.

use crate::Model;
use alloc::vec::Vec;
use bt_core::Status;

/// The state of a [`Model`] between two operations: nodes that are idle and remember nothing take a byte each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    state: Vec<u8>,
    last: Vec<Option<Status>>,
    is_lost: bool,
}

impl Snapshot {
    /// About how many bytes it takes.
    pub fn size(&self) -> usize {
        size_of::<Self>() + self.state.len() + self.last.len()
    }
}

impl Model {
    /// What is needed to come back to this moment with [`restore`](Self::restore).
    pub fn snapshot(&self) -> Snapshot {
        let mut state = Vec::new();
        self.state().encode(&mut state);
        Snapshot {
            state,
            last: self.all_last().to_vec(),
            is_lost: self.is_lost(),
        }
    }

    /// Goes back, or on, to a moment of this tree. What nodes did in the operation before is not known: there are no
    /// events, and no node counts as visited.
    ///
    /// # Panics
    ///
    /// If the snapshot is one of another tree.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        assert_eq!(
            self.all_last().len(),
            snapshot.last.len(),
            "a snapshot of another tree"
        );
        self.state.decode(&snapshot.state);
        self.set_last(&snapshot.last, snapshot.is_lost);
    }
}
