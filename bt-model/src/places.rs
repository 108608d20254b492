//! A tree and its subtrees in the order in which they are written: where nodes stand.

use crate::Machine;
use alloc::vec;
use alloc::vec::Vec;
use bt_core::info::{Node, TreeInfo};

/// A node, at its place: subtrees stand at their leaves, and what is below a node stands directly behind it.
#[derive(Debug, Clone)]
pub struct Place {
    /// The node's number, as in [`TreeInfo::node`].
    pub number: u16,
    /// What it is: kind, name with arguments as written, label, place in the source.
    pub node: &'static Node,
    /// The tree whose own node it is.
    pub tree: &'static TreeInfo,
    /// Where the node around it stands: its parent, or the leaf that its tree is.
    pub parent: Option<usize>,
    /// Among its parent's children, from 0.
    pub position: usize,
    /// Where its children stand. A leaf that is a tree has one, that tree's root, if what happens within it is known.
    pub children: Vec<usize>,
    /// Where what is below it ends.
    pub end: usize,
    /// How many nodes stand around it.
    pub depth: usize,
}

/// A node by its number, and the numbers of those directly below it.
struct Numbered {
    tree: &'static TreeInfo,
    node: &'static Node,
    below: Vec<usize>,
    /// Whether it is known what happens below it.
    is_open: bool,
}

/// All nodes of a tree in the order of their numbers: a tree's own, then those of its subtrees.
fn numbered(info: &'static TreeInfo, is_all_known: bool) -> Vec<Numbered> {
    let mut nodes: Vec<Numbered> = Vec::with_capacity(info.count().into());
    // The next is the last.
    let mut due = vec![(info, None)];
    while let Some((tree, leaf)) = due.pop() {
        let base = nodes.len();
        if let Some(leaf) = leaf {
            let leaf: &mut Numbered = &mut nodes[leaf];
            leaf.is_open = is_all_known || leaf.node.is_put_in || tree.is_observed;
            leaf.below.push(base);
        }
        nodes.extend(tree.nodes.iter().map(|node| {
            Numbered {
                tree,
                node,
                below: node
                    .children
                    .iter()
                    .map(|&at| base + usize::from(at))
                    .collect(),
                is_open: true,
            }
        }));
        let leaves = tree.nodes.iter().enumerate().rev();
        due.extend(leaves.filter_map(|(leaf, node)| Some((node.tree?, Some(base + leaf)))));
    }
    nodes
}

/// All nodes of a tree, and by number where each stands. Not all is known of trees that are not observed.
pub(crate) fn places(info: &'static TreeInfo, is_all_known: bool) -> (Vec<Place>, Vec<usize>) {
    let numbered = numbered(info, is_all_known);
    let mut places: Vec<Place> = Vec::with_capacity(numbered.len());
    let mut place_of = vec![0; numbered.len()];
    let mut due = vec![(0, None, 0)];
    while let Some((number, parent, position)) = due.pop() {
        let place = places.len();
        place_of[number] = place;
        let found = &numbered[number];
        let mut depth = 0;
        if let Some(parent) = parent {
            let parent: &mut Place = &mut places[parent];
            depth = parent.depth + 1;
            if numbered[usize::from(parent.number)].is_open {
                parent.children.push(place);
            }
        }
        places.push(Place {
            // There are no more than `TreeInfo::count` gives.
            number: u16::try_from(number).unwrap_or(u16::MAX),
            node: found.node,
            tree: found.tree,
            parent,
            position,
            children: Vec::with_capacity(found.below.len()),
            end: place + 1,
            depth,
        });
        let below = found.below.iter().enumerate().rev();
        due.extend(below.map(|(position, &child)| (child, Some(place), position)));
    }
    for place in (1..places.len()).rev() {
        if let Some(parent) = places[place].parent {
            places[parent].end = places[parent].end.max(places[place].end);
        }
    }
    (places, place_of)
}

impl Machine {
    /// The tree's description.
    pub fn info(&self) -> &'static TreeInfo {
        self.info
    }

    /// All nodes, those of subtrees included, in the order in which they are written.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Where the node of this number stands; `None` if there is none.
    pub fn place_of(&self, number: u16) -> Option<usize> {
        self.place_of.get(usize::from(number)).copied()
    }
}
