//! A tree and its subtrees in one list, by the numbers of nodes.

use bt_core::info::{Kind, Node, TreeInfo};

/// A node of a tree or of one of its subtrees.
#[derive(Debug, Clone)]
pub struct Flat {
    pub number: u16,
    /// The tree whose own node it is.
    pub tree: &'static TreeInfo,
    pub node: &'static Node,
    pub parent: Option<usize>,
    /// Of a leaf that is a tree: that tree's root, if what happens within it is known.
    pub children: Vec<usize>,
    /// How many nodes stand around it.
    pub depth: usize,
    /// Whether a halt may tick something of it: it is a `try_catch(on_halt = handler)`, or one stands below it.
    pub handles_halts: bool,
}

impl Flat {
    pub fn kind(&self) -> Kind {
        self.node.kind
    }
}

/// All nodes; each stands at the place of its number. Not all is known of trees that are not observed.
pub fn flatten(info: &'static TreeInfo, is_all_known: bool) -> Vec<Flat> {
    let mut nodes = Vec::new();
    append(info, None, is_all_known, &mut nodes);
    // Those below stand behind.
    for node in (1..nodes.len()).rev() {
        if let (true, Some(around)) = (nodes[node].handles_halts, nodes[node].parent) {
            nodes[around].handles_halts |= nodes[around].children.contains(&node);
        }
    }
    nodes
}

fn append(tree: &'static TreeInfo, leaf: Option<usize>, is_all_known: bool, nodes: &mut Vec<Flat>) {
    let base = nodes.len();
    for node in tree.nodes {
        let parent = node
            .parent
            .map(|parent| base + usize::from(parent))
            .or(leaf);
        let depth = parent.map_or(0, |parent: usize| nodes[parent].depth + 1);
        let children = node.children.iter().map(|child| base + usize::from(*child));
        nodes.push(Flat {
            // There are no more than `TreeInfo::count` gives.
            number: u16::try_from(nodes.len()).unwrap_or(u16::MAX),
            tree,
            node,
            parent,
            children: children.collect(),
            depth,
            handles_halts: node.kind == Kind::TryCatch { on_halt: true },
        });
    }
    for (number, node) in tree.nodes.iter().enumerate() {
        if let Some(subtree) = node.tree {
            let root = nodes.len();
            if is_all_known || node.is_put_in || subtree.is_observed {
                nodes[base + number].children.push(root);
            }
            append(subtree, Some(base + number), is_all_known, nodes);
        }
    }
}
