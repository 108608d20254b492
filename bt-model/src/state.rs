//! What a tree is in between two answers.

use crate::bits::Bits;
use crate::cell::Cell;
use crate::halt::Halting;
use crate::Asked;
use alloc::vec;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

/// What a tree is in between two answers: plain data, equal where trees go on alike.
#[derive(Debug, Clone)]
pub struct State {
    /// The nodes that run.
    pub(crate) running: Bits,
    /// What nodes keep.
    pub(crate) cells: Vec<Cell>,
    /// Those that may keep something.
    pub(crate) kept: Bits,
    /// What is waited for; nothing between two operations.
    pub(crate) asks: Option<Ask>,
    /// What is halted, while the handlers are ticked that this takes: the innermost last.
    pub(crate) halting: Vec<Halting>,
    /// Where the next tick comes first, past nodes that only hand it on and would only hand on what comes of it, if it runs on: the
    /// root, or one below it.
    pub(crate) leads_to: u32,
    /// Empty: room for the order in which nodes are halted, so that a halt allocates none.
    pub(crate) order: Vec<usize>,
}

/// A question that is not answered yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Ask {
    /// The place of the node.
    pub place: usize,
    /// What is asked; of a leaf that is a tree, nothing as yet.
    pub asked: Option<Asked>,
    /// Whether a count is asked for when the node starts.
    pub is_start: bool,
}

impl State {
    pub(crate) fn of(places: usize) -> Self {
        Self {
            running: Bits::of(places),
            cells: vec![Cell::default(); places],
            kept: Bits::of(places),
            asks: None,
            halting: Vec::new(),
            leads_to: 0,
            order: Vec::new(),
        }
    }

    /// Whether the tree is as at the beginning: nothing runs, and nothing is remembered.
    pub fn is_new(&self) -> bool {
        self.parts().next().is_none()
    }

    /// Whether the node at this place runs.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    #[inline]
    pub fn is_running(&self, place: usize) -> bool {
        self.running.has(place)
    }

    /// The places of the nodes that run, in order.
    pub fn running(&self) -> impl Iterator<Item = usize> + '_ {
        self.running.iter()
    }

    /// The place of the node that is asked, and what is asked of it; nothing between two operations.
    pub fn asks(&self) -> Option<(usize, Asked)> {
        let ask = self.asks?;
        Some((ask.place, ask.asked?))
    }

    /// Whether all is known of it.
    pub(crate) fn is_clear(&self) -> bool {
        let mut kept = self.kept.iter();
        !kept.any(|place| self.cells[place].has(Cell::UNKNOWN))
    }

    #[inline]
    pub(crate) fn cell_mut(&mut self, place: usize) -> &mut Cell {
        self.kept.insert(place);
        &mut self.cells[place]
    }

    /// A node keeps less than before.
    #[inline]
    pub(crate) fn lessen(&mut self, place: usize, lessen: impl FnOnce(&mut Cell)) {
        if self.kept.has(place) {
            let cell = &mut self.cells[place];
            lessen(cell);
            if *cell == Cell::default() {
                self.kept.remove(place);
            }
        }
    }

    /// Goes on with what a node of another tree remembers beyond its activation. Both do not run.
    ///
    /// # Panics
    ///
    /// If there are no such places.
    pub fn remember(&mut self, place: usize, of: &Self, its_place: usize) {
        let mut cell = of.cells[its_place];
        cell.set(Cell::DONE, false);
        cell.end_activation();
        if cell != Cell::default() {
            *self.cell_mut(place) = cell;
        }
    }

    /// The tree is idle. What it remembers stays.
    pub(crate) fn end_all(&mut self) {
        self.leads_to = 0;
        self.running.clear();
        for place in self.kept.iter() {
            let cell = &mut self.cells[place];
            cell.set(Cell::DONE, false);
            cell.end_activation();
        }
        self.asks = None;
        self.halting.clear();
    }

    /// The tree is as at the beginning.
    pub(crate) fn forget_all(&mut self) {
        self.leads_to = 0;
        self.running.clear();
        for place in self.kept.iter() {
            self.cells[place] = Cell::default();
        }
        self.kept.clear();
        self.asks = None;
        self.halting.clear();
    }

    /// Whether the node at this place runs, and what it keeps.
    #[inline]
    pub(crate) fn part(&self, place: usize) -> (bool, &Cell) {
        (self.running.has(place), &self.cells[place])
    }

    /// What is other than at the beginning.
    fn parts(&self) -> impl Iterator<Item = (usize, (bool, &Cell))> {
        let parts = self.running.or(&self.kept);
        let parts = parts.map(|place| (place, self.part(place)));
        parts.filter(|(_, (runs, cell))| *runs || **cell != Cell::default())
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.asks == other.asks
            && self.halting == other.halting
            && self.cells.len() == other.cells.len()
            && self.parts().eq(other.parts())
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.asks.hash(state);
        self.halting.hash(state);
        self.parts().for_each(|part| part.hash(state));
    }
}
