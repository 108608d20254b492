//! The tree after checking: right by construction, and plain data.
//!
//! No `syn`, no tokens, no spans: the lowering and its tests work on this
//! alone. Tokens stay in [`Sources`](super::Sources), under the same numbers.

use std::ops::Range;

/// A node's place in [`Tree::nodes`]: its number in preorder, the root is 0.
pub type NodeId = usize;

/// A tree as its nodes in preorder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    pub nodes: Vec<Node>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    pub kind: Kind,
    /// In order.
    pub children: Vec<NodeId>,
    /// One past its last descendant: the subtree of node `n` is `n..end`.
    pub end: NodeId,
    /// `search` in `search: fallback< … >`
    pub label: Option<String>,
    /// A name for generated identifiers, in snake case: the label, else the last segment
    /// of a leaf's path, else the keyword. Not unique.
    pub name: String,
    /// The node in the user's words, its children left out: `timeout(8h, …)`.
    pub quote: String,
}

/// What a node does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    Leaf(Leaf),
    /// `fallback` goes on until `Success`, `sequence` until `Failure`.
    Ordered {
        until: Outcome,
        mode: Mode,
    },
    /// `invert`, `!`
    Invert,
    /// `force_success`, `force_failure`
    Force(Outcome),
    /// `timeout(D, child)`
    Timeout(Time),
}

/// How an `Ordered` node treats a running child.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Goes straight back to it at the next tick.
    Memory,
    /// Asks the earlier children again, and halts it when one of them decides or runs.
    Reactive,
    /// `on_running = continue`: goes on to the next child.
    ReactiveContinue,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaf {
    /// A function, method or block; its return type says whether it can run.
    Call,
    /// A value that implements `Behavior`.
    Value,
    /// `success`, `failure`
    Constant(Outcome),
    /// `running`
    Running,
}

/// How a node completes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    Success,
    Failure,
}

/// A duration as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Time {
    /// `8h`: whole nanoseconds, more than zero.
    Literal { nanoseconds: u128 },
    /// An expression of type `Duration`; its tokens are in the sources. Evaluated once per activation.
    Computed,
}

impl Tree {
    /// The node and everything below it.
    pub fn subtree(&self, node: NodeId) -> Range<NodeId> {
        node..self.nodes[node].end
    }
}

impl Outcome {
    pub fn opposite(self) -> Self {
        match self {
            Self::Success => Self::Failure,
            Self::Failure => Self::Success,
        }
    }
}
