//! What a tree looks like, as constant data.

/// A compiled tree, which knows how it was written.
///
/// Every tree that the macro compiles implements it. The data is constant: what is not used is not
/// in the program, and what is used lies in flash.
///
/// ```
/// use bt_core::{Node, Tree, TreeInfo};
///
/// // By hand, what the macro writes for `tree Night(hero: &mut Hero) { !rested }`.
/// struct Night;
///
/// impl Tree for Night {
///     const INFO: &'static TreeInfo = &TreeInfo {
///         name: "Night",
///         nodes: &[
///             Node { kind: "invert", label: None, parent: None, children: &[1], docs: "", line: 7 },
///             Node { kind: "rested", label: None, parent: Some(0), children: &[], docs: "", line: 7 },
///         ],
///     };
/// }
///
/// let leaves = Night::INFO.nodes.iter().filter(|node| node.children.is_empty());
/// assert_eq!(leaves.count(), 1);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a compiled tree",
    label = "`{Self}` does not implement `Tree`",
    note = "every tree written with `behavior_tree!` implements `Tree`"
)]
pub trait Tree {
    /// The tree as it was written.
    const INFO: &'static TreeInfo;
}

/// A tree as it was written: its name and its nodes.
///
/// ```
/// use bt_core::{Node, TreeInfo};
///
/// static PATROL: TreeInfo = TreeInfo {
///     name: "Patrol",
///     nodes: &[Node { kind: "walk", label: None, parent: None, children: &[], docs: "", line: 3 }],
/// };
///
/// assert_eq!(PATROL.nodes[0].kind, "walk");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TreeInfo {
    /// The tree's name; empty for a tree written as a closure.
    pub name: &'static str,
    /// The nodes, in the order in which they are written: the root first, each node before its
    /// children. Places in this slice are what [`Observer::event`](crate::Observer::event) and
    /// [`Node`] call a node by.
    pub nodes: &'static [Node],
}

/// One node of a [`TreeInfo`].
///
/// ```
/// use bt_core::Node;
///
/// let sleep = Node {
///     kind: "timeout(8h)",
///     label: Some("night"),
///     parent: None,
///     children: &[1],
///     docs: "No longer than is good for one.",
///     line: 12,
/// };
/// assert_eq!(sleep.children.len(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The node as it is written, without its children: `fallback`, `timeout(8h)`, `door_open`,
    /// `Sleep { hours: 3 }`.
    pub kind: &'static str,
    /// The label in front of the node, if it has one.
    pub label: Option<&'static str>,
    /// The place of its parent in [`TreeInfo::nodes`]; `None` for the root.
    pub parent: Option<u16>,
    /// The places of its children in [`TreeInfo::nodes`], in the order in which they are written.
    pub children: &'static [u16],
    /// The doc comment above the node, its lines separated by `\n`; empty if there is none.
    pub docs: &'static str,
    /// The source line on which the node begins, counted from 1.
    pub line: u32,
}
