//! What a tree is in between two answers.

use crate::cell::Cell;
use crate::halt::Halting;
use crate::Asked;
use alloc::vec;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

/// What a tree is in between two answers: plain data, equal where trees go on alike.
#[derive(Debug, Clone)]
pub struct State {
    pub(crate) cells: Vec<Cell>,
    /// The places of cells that may be other than at the beginning, in order.
    pub(crate) touched: Vec<usize>,
    /// What is waited for; nothing between two operations.
    pub(crate) asks: Option<Ask>,
    /// What is halted, while the handlers are ticked that this takes: the innermost last.
    pub(crate) halting: Vec<Halting>,
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
            cells: vec![Cell::default(); places],
            touched: Vec::new(),
            asks: None,
            halting: Vec::new(),
        }
    }

    /// Whether the tree is as at the beginning: nothing runs, and nothing is remembered.
    pub fn is_new(&self) -> bool {
        let mut touched = self.touched.iter();
        touched.all(|&place| self.cells[place] == Cell::default())
    }

    /// Whether the node at this place runs.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    pub fn is_running(&self, place: usize) -> bool {
        self.cells[place].is_running()
    }

    /// The places of the nodes that run, in order.
    pub fn running(&self) -> impl Iterator<Item = usize> + '_ {
        let touched = self.touched.iter().copied();
        touched.filter(|&place| self.is_running(place))
    }

    /// The place of the node that is asked, and what is asked of it; nothing between two operations.
    pub fn asks(&self) -> Option<(usize, Asked)> {
        let ask = self.asks?;
        Some((ask.place, ask.asked?))
    }

    /// Whether all is known of it.
    pub(crate) fn is_clear(&self) -> bool {
        let mut touched = self.touched.iter();
        !touched.any(|&place| self.cells[place].has(Cell::UNKNOWN))
    }

    pub(crate) fn cell_mut(&mut self, place: usize) -> &mut Cell {
        // What has a flag is among them already.
        if self.cells[place].flags == 0 {
            if let Err(at) = self.touched.binary_search(&place) {
                self.touched.insert(at, place);
            }
        }
        &mut self.cells[place]
    }

    /// The tree is idle. What it remembers stays.
    pub(crate) fn end_all(&mut self) {
        for &place in &self.touched {
            let cell = &mut self.cells[place];
            cell.set(Cell::DONE, false);
            cell.end_activation();
        }
        self.asks = None;
        self.halting.clear();
    }

    /// The tree is as at the beginning.
    pub(crate) fn forget_all(&mut self) {
        for place in self.touched.drain(..) {
            self.cells[place] = Cell::default();
        }
        self.asks = None;
        self.halting.clear();
    }

    /// What is other than at the beginning.
    fn parts(&self) -> impl Iterator<Item = (usize, &Cell)> {
        let touched = self
            .touched
            .iter()
            .map(|&place| (place, &self.cells[place]));
        touched.filter(|(_, cell)| **cell != Cell::default())
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
