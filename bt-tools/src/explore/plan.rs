//! A tree as it is explored: a machine, and which of its nodes can be ticked twice in a tick.

use crate::testing::names;
use bt_core::info::{Kind, Leaf, Times, TreeInfo, Yield};
use bt_model::Machine;
use std::ops::Deref;

/// All nodes of a tree, its subtrees included.
#[derive(Debug, Clone)]
pub struct Plan {
    machine: Machine,
    /// By place: whether a node around it can tick it twice in one tick.
    is_in_loop: Vec<bool>,
}

impl Deref for Plan {
    type Target = Machine;

    fn deref(&self) -> &Machine {
        &self.machine
    }
}

impl Plan {
    pub fn of(info: &'static TreeInfo) -> Self {
        let machine = Machine::of(info);
        let mut is_in_loop: Vec<bool> = Vec::with_capacity(machine.places().len());
        for place in machine.places() {
            let parent = place.parent;
            is_in_loop.push(
                parent
                    .is_some_and(|parent| is_in_loop[parent] || ticks_again(machine.kind(parent))),
            );
        }
        Self {
            machine,
            is_in_loop,
        }
    }

    /// Where the node of this number stands.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn place(&self, number: u16) -> usize {
        self.place_of(number).expect("a number of this tree")
    }

    /// Whether a node around it can tick the node at this place twice in one tick.
    pub fn is_in_loop(&self, place: usize) -> bool {
        self.is_in_loop[place]
    }

    /// Whether the user's code is called there for a status: a leaf, not one of the language's own, nor a tree.
    pub fn is_called(&self, place: usize) -> bool {
        let place = &self.places()[place];
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
        let node = self.places()[place].node;
        node.label.unwrap_or(node.text)
    }

    /// The places of the nodes that a name means: a label, the text of a node, what that begins with, or `#` and a number.
    pub fn named(&self, name: &str) -> Vec<usize> {
        if let Some(number) = names::number(name) {
            let place = self.place_of(number);
            return place.into_iter().collect();
        }
        let places = 0..self.places().len();
        places
            .filter(|&place| names::is_node_called(self.places()[place].node, name))
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
