//! A tree in the order in which it is written, subtrees at their leaves: what the stepwise machine runs on.

use crate::model::flat;
use crate::testing::names;
use bt_core::info::{Kind, Leaf, Node, Time, Times, TreeInfo, Yield};
use std::time::Duration;

/// A node, at its place in preorder. The nodes below it stand directly behind it, up to `end`.
#[derive(Debug, Clone)]
pub struct PlannedNode {
    /// The node's number, as in [`TreeInfo::node`].
    pub number: u16,
    pub node: &'static Node,
    pub tree: &'static TreeInfo,
    pub parent: Option<usize>,
    /// Among its parent's children, from 0.
    pub position: usize,
    pub children: Vec<usize>,
    pub end: usize,
    /// Whether a node around it can tick it twice in one tick.
    pub is_in_loop: bool,
}

/// All nodes of a tree, its subtrees included.
#[derive(Debug, Clone)]
pub struct Plan {
    pub info: &'static TreeInfo,
    pub places: Vec<PlannedNode>,
    /// By number: where the node stands.
    place_of: Vec<usize>,
}

impl Plan {
    pub fn of(info: &'static TreeInfo) -> Self {
        let nodes = flat::flatten(info, true);
        let mut plan = Self {
            info,
            places: Vec::with_capacity(nodes.len()),
            place_of: vec![0; nodes.len()],
        };
        plan.append(&nodes, 0, None, 0, false);
        plan
    }

    fn append(
        &mut self,
        nodes: &[flat::Flat],
        index: usize,
        parent: Option<usize>,
        position: usize,
        is_in_loop: bool,
    ) -> usize {
        let flat = &nodes[index];
        let place = self.places.len();
        self.place_of[index] = place;
        self.places.push(PlannedNode {
            number: flat.number,
            node: flat.node,
            tree: flat.tree,
            parent,
            position,
            children: Vec::with_capacity(flat.children.len()),
            end: 0,
            is_in_loop,
        });
        let loops = is_in_loop || ticks_again(flat.kind());
        for (position, &child) in flat.children.iter().enumerate() {
            let child = self.append(nodes, child, Some(place), position, loops);
            self.places[place].children.push(child);
        }
        self.places[place].end = self.places.len();
        place
    }

    pub fn kind(&self, place: usize) -> Kind {
        self.places[place].node.kind
    }

    pub fn place(&self, number: u16) -> usize {
        self.place_of[usize::from(number)]
    }

    /// The duration of a node that keeps a time, where it is written as a literal.
    pub fn literal_duration(&self, place: usize) -> Option<Duration> {
        match self.kind(place).time() {
            Some(Time::Literal(time)) => Some(time),
            _ => None,
        }
    }

    /// Whether the user's code is called there for a status: a leaf, not one of the language's own, nor a tree.
    pub fn is_called(&self, place: usize) -> bool {
        let place = &self.places[place];
        place.children.is_empty()
            && matches!(
                place.node.kind,
                Kind::Leaf(
                    Leaf::Function
                        | Leaf::Method
                        | Leaf::Block
                        | Leaf::Value
                        | Leaf::Test
                        | Leaf::Set
                )
            )
    }

    /// Its label, or else as written.
    pub fn name(&self, place: usize) -> &'static str {
        let node = self.places[place].node;
        node.label.unwrap_or(node.text)
    }

    /// The places of the nodes that a name means: a label, the text of a node, what that begins with, or `#` and a number.
    pub fn named(&self, name: &str) -> Vec<usize> {
        if let Some(number) = names::number(name) {
            let place = self.place_of.get(usize::from(number));
            return place.copied().into_iter().collect();
        }
        let places = 0..self.places.len();
        places
            .filter(|&place| names::is_node_called(self.places[place].node, name))
            .collect()
    }
}

/// Whether a child can be ticked more than once in a tick of the node.
fn ticks_again(kind: Kind) -> bool {
    match kind {
        Kind::Repeat { times, yields } | Kind::Retry { times, yields } => {
            yields != Yield::Always && times != Times::Literal(1)
        }
        Kind::Repeater { yields } => yields == Yield::Never,
        Kind::Custom => true,
        _ => false,
    }
}
