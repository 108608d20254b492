//! The tree after checking: right by construction, and plain data.
//!
//! No `syn`, no tokens, no spans: the lowering and its tests work on this
//! alone. Tokens stay in [`Sources`](super::Sources), under the same numbers.

mod facts;
mod keywords;

pub use crate::nodes::Outcome;
pub use facts::{Facts, Gives, Keeps, Liveness, Rests};
pub use keywords::{Settings, Timed};
use std::ops::Range;

/// A node's place in [`Tree::nodes`]: its number in preorder, the root is 0.
pub type NodeId = usize;

/// A tree as its nodes in preorder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// At least the root.
    pub nodes: Vec<Node>,
    /// Whether it is declared never to run.
    pub never_runs: bool,
}

/// A node of a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// What it does.
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
    /// A node without children.
    Leaf(Leaf),
    /// `fallback` goes on until `Success`, `sequence` until `Failure`.
    Ordered {
        /// The outcome of a child that ends it.
        until: Outcome,
        /// How it treats children that run.
        mode: Mode,
    },
    /// `invert`, `!`
    Invert,
    /// `force_success`, `force_failure`
    Force(Outcome),
    /// `timeout(D, child)` and the other decorators that measure a time.
    Timed(Timed, Time),
    /// `instant(child)`: its parent does not yield after it.
    Instant,
    /// `sequence_with_memory`
    SequenceWithMemory,
    /// `repeat` goes on while its child succeeds, `retry` while it fails.
    Repeat {
        /// The outcome of its child after which it goes round again.
        on: Outcome,
        /// How often.
        times: Times,
        /// Where it rests between two cycles.
        yields: Yields,
    },
    /// `keep_running_until_failure(child)`
    KeepRunningUntilFailure,
    /// `run_once(child)`
    RunOnce,
    /// `parallel(success = S, failure = F)`
    Parallel {
        /// So many successes decide.
        success: Threshold,
        /// So many failures decide.
        failure: Threshold,
        /// `each = tick`: every child at every tick, and only this tick's results count.
        each_tick: bool,
    },
    /// `parallel_all(failures = F)`
    ParallelAll {
        /// So many failures make it fail.
        failures: Threshold,
    },
    /// `if_then_else< cond, then, otherwise >`, the last may be missing.
    IfThenElse,
    /// `while_do_else< cond, body, otherwise >`, the last may be missing.
    WhileDoElse,
    /// `switch(EXPR)< PATTERN => node, … >`
    Switch,
    /// `priority(QUERY)< ID => node, … >`
    Priority {
        /// `each = tick`: it asks at every tick, and halts what ran if another is chosen.
        each_tick: bool,
    },
    /// `utility< SCORE => node, … >`
    Utility {
        /// Likewise.
        each_tick: bool,
    },
    /// `try_catch< a, …, handler >`
    TryCatch {
        /// `on_halt = handler`: a halt of what is tried ticks the handler once, and halts it if it runs then.
        on_halt: bool,
    },
    /// `interrupter(control, child)`
    Interrupter,
    /// `repeater(control, child)`; `Yields::Never` or `Yields::Always`.
    Repeater(Yields),
    /// `context(VALUE, child)`
    Context,
    /// `on_start(HANDLER, child)` and the like.
    Handler(When),
    /// A user's own composite or decorator.
    Custom,
    /// `Patrol::new(3)`: a tree of the same call, whose root is its child.
    Subtree,
}

/// When a handler is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Before the first tick of an activation.
    Start,
    /// After the child has succeeded.
    Success,
    /// After the child has failed.
    Failure,
    /// After the child was halted.
    Halt,
    /// After the child has completed or was halted.
    End,
}

/// How many children decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Threshold {
    /// As many as there are.
    All,
    /// At least 1, at most the number of children.
    Literal(u32),
    /// An expression of type `u32`; its tokens are in the sources. Evaluated once per activation.
    Computed,
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
    /// `async_…`: as `Memory`, but rests between two children. Never `Yields::Never`.
    Async(Yields),
}

/// When a node gives `Running` after a child has completed and another is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Yields {
    /// After every such child.
    Always,
    /// After a child that started and completed within this very tick.
    Sync,
    /// Not at all.
    Never,
}

/// How often a `Repeat` goes round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Times {
    /// Until the other outcome.
    Forever,
    /// At least 1.
    Literal(u32),
    /// An expression of type `u32`; its tokens are in the sources. Evaluated once per activation.
    Computed,
}

/// What a leaf does.
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
    /// `wait(D)`
    Wait(Time),
}

/// A duration as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Time {
    /// `8h`: whole nanoseconds, more than zero.
    Literal {
        /// Of the whole duration.
        nanoseconds: u128,
    },
    /// An expression of type `Duration`; its tokens are in the sources. Evaluated once per activation.
    Computed,
}

impl Tree {
    /// The node and everything below it.
    pub fn subtree(&self, node: NodeId) -> Range<NodeId> {
        node..self.nodes[node].end
    }

    /// The handler that a halt of what is tried ticks, unless it is a plain call: it has a region of its own.
    #[must_use]
    pub fn ticked_handler(&self, node: NodeId) -> Option<NodeId> {
        match (&self.nodes[node].kind, self.nodes[node].children.last()) {
            (Kind::TryCatch { on_halt: true }, Some(&handler)) => {
                (self.nodes[handler].kind != Kind::Leaf(Leaf::Call)).then_some(handler)
            }
            _ => None,
        }
    }

    /// By node: what it is a child of.
    #[must_use]
    pub fn parents(&self) -> Vec<Option<NodeId>> {
        let mut parents = vec![None; self.nodes.len()];
        for (node, data) in self.nodes.iter().enumerate() {
            for &child in &data.children {
                parents[child] = Some(node);
            }
        }
        parents
    }

    /// By node: whether it is a node of the user's that stays as it has completed until its parent's activation ends, and is
    /// idle again only then. All others are idle as soon as they have completed.
    #[must_use]
    pub fn stays_completed(&self) -> Vec<bool> {
        let mut stays = vec![false; self.nodes.len()];
        for node in &self.nodes {
            let kept = match node.kind {
                Kind::Custom => &node.children[..],
                Kind::WhileDoElse => &node.children[..1],
                _ => continue,
            };
            for &child in kept {
                stays[child] = self.nodes[child].kind.is_users();
            }
        }
        stays
    }

    /// By node: the number that users know it by. They count the nodes that are written in the tree; a subtree is a
    /// leaf there, whose nodes have numbers in it, even if it was put in.
    pub fn own_numbers(&self) -> Vec<Option<NodeId>> {
        let places = self.own_places().into_iter();
        places
            .map(|(subtree, number)| subtree.is_none().then_some(number))
            .collect()
    }

    /// By node: the innermost subtree that was put in and has it below its root, and its number in that, or in the whole
    /// tree.
    pub fn own_places(&self) -> Vec<(Option<NodeId>, NodeId)> {
        let whole = (None, self.nodes.len(), 0);
        let mut open = vec![whole];
        let mut places = Vec::with_capacity(self.nodes.len());
        for (node, data) in self.nodes.iter().enumerate() {
            while open.last().is_some_and(|(_, end, _)| *end <= node) {
                open.pop();
            }
            if let Some((subtree, _, next)) = open.last_mut() {
                places.push((*subtree, *next));
                *next += 1;
            }
            if data.kind == Kind::Subtree {
                open.push((Some(node), data.end, 0));
            }
        }
        places
    }
}

impl Kind {
    /// Whether it is a value of a type of the user's, which is told what happens to it.
    #[must_use]
    pub fn is_users(&self) -> bool {
        matches!(self, Self::Leaf(Leaf::Value) | Self::Custom)
    }
}

impl Outcome {
    /// The other one.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Self::Success => Self::Failure,
            Self::Failure => Self::Success,
        }
    }
}
