//! Trees described: what [`Tree::INFO`](crate::Tree::INFO) is made of.
//!
//! Everything is constant, plain data, so that a program can hold it in flash, and a tool can draw a tree, check it or
//! follow what it does without parsing any text.

mod kind;
mod statuses;

pub use kind::{Kind, Leaf, Mode, Quota, Time, Times, Yield};
pub use statuses::Statuses;

use core::panic::Location;

/// A tree as it was written: its name and its nodes.
///
/// ```
/// use bt_core::info::{Kind, Leaf, Node, TreeInfo};
///
/// static PATROL: TreeInfo = TreeInfo::new("Patrol", 7, &[
///     Node::root(Kind::Invert, "invert(…)").with_children(&[1]),
///     Node::below(0, Kind::Leaf(Leaf::Function), "walk"),
/// ]);
/// assert_eq!(PATROL.nodes[1].text, "walk");
/// assert_eq!(PATROL.count(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TreeInfo {
    /// The tree's name; empty for a tree written as a closure.
    pub name: &'static str,
    /// The tree's own nodes, in the order in which they are written: the root first, each node before its children. A
    /// node's place in this slice is its number.
    pub nodes: &'static [Node],
    /// Whether an observer is told what happens within it where it is a leaf of another tree.
    pub is_observed: bool,
    /// The hash of the tree itself, without its subtrees.
    own_shape: u64,
}

impl TreeInfo {
    /// A tree of these nodes. `own_shape` identifies its structure.
    pub const fn new(name: &'static str, own_shape: u64, nodes: &'static [Node]) -> Self {
        Self {
            name,
            nodes,
            is_observed: false,
            own_shape,
        }
    }

    /// The hash of the tree itself, without its subtrees, as [`new`](Self::new) was given it.
    pub const fn own_shape(&self) -> u64 {
        self.own_shape
    }

    /// The same tree, of which observers are told what happens within it.
    #[must_use]
    pub const fn observed(mut self) -> Self {
        self.is_observed = true;
        self
    }

    /// How many nodes the tree has, those of its subtrees included.
    ///
    /// # Panics
    ///
    /// If there are more than fit a `u16`; in [`Tree::NODES`](crate::Tree::NODES) that is a compile error.
    pub const fn count(&self) -> u16 {
        self.base_of(self.nodes.len())
    }

    /// The number that the root of the subtree at this leaf has in this tree; the subtree's other nodes follow.
    ///
    /// Subtrees are numbered after all nodes of the tree itself, in the order of their leaves.
    ///
    /// # Panics
    ///
    /// If there are more nodes than fit a `u16`.
    pub const fn base_of(&self, leaf: usize) -> u16 {
        let mut base = self.nodes.len();
        let mut node = 0;
        while node < leaf && node < self.nodes.len() {
            if let Some(tree) = self.nodes[node].tree {
                base += tree.count() as usize;
            }
            node += 1;
        }
        assert!(
            base <= u16::MAX as usize,
            "a tree has at most 65,535 nodes, those of its subtrees included"
        );
        #[allow(clippy::cast_possible_truncation)] // Just compared.
        {
            base as u16
        }
    }

    /// A hash of the tree's structure and of what its state consists of, subtrees included.
    pub const fn shape(&self) -> u64 {
        let mut shape = self.own_shape;
        let mut node = 0;
        while node < self.nodes.len() {
            if let Some(tree) = self.nodes[node].tree {
                // As in FNV-1a, a word at a time; the leaf's number keeps two exchanged subtrees apart.
                shape = (shape ^ node as u64).wrapping_mul(0x0000_0100_0000_01b3);
                shape = (shape ^ tree.shape()).wrapping_mul(0x0000_0100_0000_01b3);
            }
            node += 1;
        }
        shape
    }

    /// Finds a node by its number: the tree whose own node it is, with the node's number there. `None` if there is no
    /// such node.
    ///
    /// ```
    /// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
    /// static WALK: TreeInfo = TreeInfo::new("Walk", 1, &[Node::root(Kind::Leaf(Leaf::Function), "walk")]);
    /// static PATROL: TreeInfo = TreeInfo::new("Patrol", 2, &[
    ///     Node::root(Kind::Invert, "invert(…)").with_children(&[1]),
    ///     Node::below(0, Kind::Leaf(Leaf::Value), "Walk").with_tree(Some(&WALK)),
    /// ]);
    /// let (tree, node) = PATROL.find(2).expect("the root of `Walk`");
    /// assert_eq!((tree.name, node), ("Walk", 0));
    /// assert_eq!(PATROL.find(3), None);
    /// ```
    pub fn find(&'static self, number: u16) -> Option<(&'static TreeInfo, usize)> {
        let number = usize::from(number);
        if number < self.nodes.len() {
            return Some((self, number));
        }
        let mut base = self.nodes.len();
        for tree in self.nodes.iter().filter_map(|node| node.tree) {
            let count = usize::from(tree.count());
            if number < base + count {
                // It fits: the number that it is taken from does.
                return tree.find(u16::try_from(number - base).ok()?);
            }
            base += count;
        }
        None
    }

    /// The number of the node with this label, among the tree's own. A tree has no label twice.
    ///
    /// A tree's type has a constant for each label; this serves where the type cannot be named, as that of a tree with a
    /// future in it.
    ///
    /// ```
    /// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
    /// static WALK: TreeInfo = TreeInfo::new("Walk", 1, &[
    ///     Node::root(Kind::Invert, "invert(…)").with_children(&[1]),
    ///     Node::below(0, Kind::Leaf(Leaf::Function), "walk").with_label("legs"),
    /// ]);
    /// assert_eq!(WALK.labelled("legs"), Some(1));
    /// assert_eq!(WALK.labelled("wings"), None);
    /// ```
    pub fn labelled(&self, label: &str) -> Option<u16> {
        let node = self
            .nodes
            .iter()
            .position(|node| node.label == Some(label))?;
        u16::try_from(node).ok()
    }

    /// The number of the node around this one: its parent, or the leaf that its tree is. `None` for the root, and if there
    /// is no such node.
    pub fn parent_of(&'static self, number: u16) -> Option<u16> {
        let index = usize::from(number);
        if let Some(node) = self.nodes.get(index) {
            return node.parent;
        }
        let mut base = self.nodes.len();
        for (leaf, node) in self.nodes.iter().enumerate() {
            let Some(tree) = node.tree else { continue };
            let count = usize::from(tree.count());
            if index == base {
                return u16::try_from(leaf).ok();
            }
            if index < base + count {
                let below = u16::try_from(base).ok()?;
                return Some(below + tree.parent_of(number - below)?);
            }
            base += count;
        }
        None
    }

    /// The node with this number, in this tree or in one of its subtrees.
    pub fn node(&'static self, number: u16) -> Option<&'static Node> {
        let (tree, node) = self.find(number)?;
        tree.nodes.get(node)
    }
}

/// One node of a [`TreeInfo`].
///
/// ```
/// use bt_core::info::{Kind, Node, Time};
/// use core::time::Duration;
///
/// let limit = Time::Literal(Duration::from_secs(8 * 3_600));
/// let sleep = Node::root(Kind::Timeout(limit), "timeout(8h, …)").with_label("night").with_children(&[1]);
/// assert_eq!(sleep.kind, Kind::Timeout(limit));
/// assert_eq!(sleep.label, Some("night"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Node {
    /// What the node does, with all its options.
    pub kind: Kind,
    /// Which statuses a leaf can give, as far as its kind says.
    pub gives: Statuses,
    /// The node as it is written, without its children: `fallback< … >`, `timeout(8h, …)`, `door_open`,
    /// `Sleep { hours: 3 }`. A very long one is cut, with `…` in its place.
    pub text: &'static str,
    /// The label in front of the node, if it has one.
    pub label: Option<&'static str>,
    /// The doc comment above the node, its lines separated by `\n`; empty if there is none.
    pub docs: &'static str,
    /// What stands before the `=>` in front of a child of `switch`, `priority` or `utility`.
    pub arm: Option<&'static str>,
    /// The number of its parent in [`TreeInfo::nodes`]; `None` for the root.
    pub parent: Option<u16>,
    /// The numbers of its children in [`TreeInfo::nodes`], in the order in which they are written.
    pub children: &'static [u16],
    /// The tree that the leaf is, if it is one.
    pub tree: Option<&'static TreeInfo>,
    /// Whether that tree was compiled into the one around it: who observes that one sees it, too.
    pub is_put_in: bool,
    /// The source file in which the tree stands, as the compiler was given it.
    pub file: &'static str,
    /// The source line on which the node begins, counted from 1. Of a node that `macro_rules!` wrote: where it stands in that macro, from
    /// Rust 1.88 on; before, and where another macro made it, the place where that is called.
    pub line: u32,
    /// The column in which it begins, in characters, counted from 1.
    pub column: u32,
}

impl Node {
    /// The root of a tree, which stands where this is called.
    #[track_caller]
    pub const fn root(kind: Kind, text: &'static str) -> Self {
        Self::at(Location::caller(), kind, text)
    }

    pub(crate) const fn at(
        location: &'static Location<'static>,
        kind: Kind,
        text: &'static str,
    ) -> Self {
        Self {
            kind,
            gives: Statuses::of_kind(kind),
            text,
            label: None,
            docs: "",
            arm: None,
            parent: None,
            children: &[],
            tree: None,
            is_put_in: false,
            file: location.file(),
            line: location.line(),
            column: location.column(),
        }
    }

    /// A node below another one, which stands where this is called.
    #[track_caller]
    pub const fn below(parent: u16, kind: Kind, text: &'static str) -> Self {
        let mut node = Self::root(kind, text);
        node.parent = Some(parent);
        node
    }

    /// The same node with these children.
    #[must_use]
    pub const fn with_children(mut self, children: &'static [u16]) -> Self {
        self.children = children;
        self
    }

    /// The same node with a label.
    #[must_use]
    pub const fn with_label(mut self, label: &'static str) -> Self {
        self.label = Some(label);
        self
    }

    /// The same node with a doc comment.
    #[must_use]
    pub const fn with_docs(mut self, docs: &'static str) -> Self {
        self.docs = docs;
        self
    }

    /// The same node with what stands before the `=>` in front of it.
    #[must_use]
    pub const fn with_arm(mut self, arm: &'static str) -> Self {
        self.arm = Some(arm);
        self
    }

    /// The same node, which is a tree if there is one.
    #[must_use]
    pub const fn with_tree(mut self, tree: Option<&'static TreeInfo>) -> Self {
        self.tree = tree;
        self
    }

    /// Whether an observer is told what happens in the tree below this leaf: then a status of the leaf itself stands for the whole of it.
    pub(crate) fn is_seen_below(&self) -> bool {
        let is_seen = |tree: &TreeInfo| self.is_put_in || tree.is_observed;
        self.tree.is_some_and(is_seen)
    }

    /// The same node, whose tree was compiled into the one around it.
    #[must_use]
    pub const fn put_in(mut self) -> Self {
        self.is_put_in = true;
        self
    }
}
