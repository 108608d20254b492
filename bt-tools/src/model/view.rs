//! The nodes of a model, one after the other, for whoever has a trace or a viewer of their own.

use super::Model;
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
        let mut node = usize::from(node);
        while let Some(around) = self.nodes.get(node).and_then(|flat| flat.parent) {
            if !self.nodes[around].children.contains(&node) {
                return false;
            }
            node = around;
        }
        node < self.nodes.len()
    }

    /// The nodes in the order of their numbers. Nothing is allocated.
    pub fn nodes(&self) -> impl Iterator<Item = View> + '_ {
        self.nodes.iter().enumerate().map(|(place, flat)| View {
            number: flat.number,
            parent: flat.parent.map(|parent| self.nodes[parent].number),
            depth: flat.depth,
            tree: flat.tree,
            node: flat.node,
            status: self.last[place],
            is_visited: self.visited[place] == self.operation,
            is_running: self.states[place].running,
        })
    }
}
