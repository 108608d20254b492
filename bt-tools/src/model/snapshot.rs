//! What a model keeps from one operation to the next, put away in little space.

use super::unclear::Unclear;
use super::{Memory, Model, State};
use bt_core::Status;

/// The state of a [`Model`] between two operations: nodes that are idle and remember nothing take a byte each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    states: Vec<(u16, State)>,
    memories: Vec<(u16, Memory)>,
    last: Vec<Option<Status>>,
    is_lost: bool,
    unclear: Unclear,
}

impl Snapshot {
    /// About how many bytes it takes.
    pub fn size(&self) -> usize {
        let completed = self.states.iter().map(|(_, state)| state.completed.len());
        size_of::<Self>()
            + self.states.len() * size_of::<(u16, State)>()
            + completed.sum::<usize>()
            + self.memories.len() * size_of::<(u16, Memory)>()
            + self.last.len()
    }
}

impl Model {
    /// What is needed to come back to this moment with [`restore`](Self::restore).
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            states: unlike_default(&self.states),
            memories: unlike_default(&self.memories),
            last: self.last.clone(),
            is_lost: self.is_lost,
            unclear: self.unclear.clone(),
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
            self.last.len(),
            snapshot.last.len(),
            "a snapshot of another tree"
        );
        self.states.fill(State::default());
        for (node, state) in &snapshot.states {
            self.states[usize::from(*node)] = state.clone();
        }
        self.memories.fill(Memory::default());
        for (node, memory) in &snapshot.memories {
            self.memories[usize::from(*node)] = memory.clone();
        }
        self.last.clone_from(&snapshot.last);
        self.is_lost = snapshot.is_lost;
        self.unclear.clone_from(&snapshot.unclear);
        self.operation += 1;
        self.events.clear();
    }

    /// It is not known any more what runs: see [`found_idle`](Self::found_idle).
    pub fn lose(&mut self) {
        self.is_lost = true;
    }
}

fn unlike_default<T: Default + Clone + PartialEq>(all: &[T]) -> Vec<(u16, T)> {
    let idle = T::default();
    (0..)
        .zip(all)
        .filter(|(_, one)| **one != idle)
        .map(|(node, one)| (node, one.clone()))
        .collect()
}
