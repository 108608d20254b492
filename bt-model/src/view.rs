//! The nodes of a model, one after the other, for whoever has a trace or a viewer of their own.

use crate::Model;
use bt_core::info::{Node, TreeInfo};
use bt_core::Status;

/// A node, and what it has done.
#[derive(Debug, Clone, Copy)]
pub struct View {
    /// Its number, as in [`TreeInfo::node`].
    pub number: u16,
    /// The number of the node around it: its parent, or the leaf that its tree is.
    pub parent: Option<u16>,
    /// How many nodes stand around it.
    pub depth: usize,
    /// The tree whose own node it is.
    pub tree: &'static TreeInfo,
    /// What it is: kind, name with arguments as written, label, place in the source.
    pub node: &'static Node,
    /// The last status it gave, if it was ever ticked.
    pub status: Option<Status>,
    /// Whether it was ticked in the last operation.
    pub is_visited: bool,
    /// Whether it runs now.
    pub is_running: bool,
}

impl Model {
    /// Whether it is told what happens to a node: it stands in no tree that is not observed.
    pub fn sees(&self, node: u16) -> bool {
        let places = self.machine().places();
        let mut next = self.machine().place_of(node);
        while let Some(place) = next {
            next = places[place].parent;
            if next.is_some_and(|parent| !places[parent].children.contains(&place)) {
                return false;
            }
        }
        self.machine().place_of(node).is_some()
    }

    /// The nodes in the order of their numbers. Nothing is allocated.
    pub fn nodes(&self) -> impl Iterator<Item = View> + '_ {
        let places = self.machine().places();
        self.machine().place_of.iter().map(|&at| {
            let place = &places[at];
            View {
                number: place.number,
                parent: place.parent.map(|parent| places[parent].number),
                depth: place.depth,
                tree: place.tree,
                node: place.node,
                status: self.last_of(place.number),
                is_visited: self.is_visited(place.number),
                is_running: self.state().is_running(at),
            }
        })
    }
}
