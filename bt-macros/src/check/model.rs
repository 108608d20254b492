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
    /// `delay(D, child)`
    Delay(Time),
    /// `cooldown(D, child)`
    Cooldown(Time),
    /// `instant(child)`: its parent does not yield after it.
    Instant,
    /// `sequence_with_memory`
    SequenceWithMemory,
    /// `repeat` goes on while its child succeeds, `retry` while it fails.
    Repeat {
        on: Outcome,
        times: Times,
        yields: Yields,
    },
    /// `keep_running_until_failure(child)`
    KeepRunningUntilFailure,
    /// `run_once(child)`
    RunOnce,
    /// `parallel(success = S, failure = F)`
    Parallel {
        success: Threshold,
        failure: Threshold,
        /// `each = tick`: every child at every tick, and only this tick's results count.
        each_tick: bool,
    },
    /// `parallel_all(failures = F)`
    ParallelAll {
        failures: Threshold,
    },
    /// `if_then_else< cond, then, otherwise >`, the last may be missing.
    IfThenElse,
    /// `while_do_else< cond, body, otherwise >`, the last may be missing.
    WhileDoElse,
    /// `switch(EXPR)< PATTERN => node, … >`
    Switch,
    /// `priority(QUERY)< ID => node, … >`
    Priority,
    /// `utility< SCORE => node, … >`
    Utility,
    /// `try_catch< a, …, handler >`
    TryCatch,
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
}

/// How many children decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Threshold {
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
    Forever,
    /// At least 1.
    Literal(u32),
    /// An expression of type `u32`; its tokens are in the sources. Evaluated once per activation.
    Computed,
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
    /// `wait(D)`
    Wait(Time),
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

impl Kind {
    /// Whether several children can be running at once, each in a region of its own.
    pub fn is_group(&self) -> bool {
        matches!(
            self,
            Self::Ordered {
                mode: Mode::ReactiveContinue,
                ..
            } | Self::Parallel { .. }
                | Self::ParallelAll { .. }
                | Self::Custom
        )
    }

    /// Whether the first child, in a region of its own, can be running beside another.
    pub fn is_controlled(&self) -> bool {
        matches!(
            self,
            Self::WhileDoElse | Self::Interrupter | Self::Repeater(_)
        )
    }
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
