//! How often a tick calls leaves at the most, and `#[budget(calls = 12)]`, which promises it.
//!
//! For each node and each status: the most calls in a tick of it that gives this status, whatever state it was in. Those of a
//! node follow from those of its children, as their results do. What leaves give is not known here, nor in which states a
//! node can be when the nodes around it tick it, so the number is one that no tick exceeds. Ticks reach it, but where what a
//! node does depends on whether it was running before, or on what it remembers: a `wait` does not end in the tick in which it
//! starts. Both is tested on random trees, against all their behaviours. Handlers that a halt ticks, by `try_catch(on_halt = handler)`,
//! are counted as if all were running that the tick may halt.

mod bound;
mod handled;

use super::model::{Kind, Leaf, NodeId, Times, Tree, Yields};
use super::Checked;
use crate::diagnostics::Diagnostics;
use crate::syntax::ast;
use bound::Bounds;
use proc_macro2::Ident;
use std::fmt::Write as _;

/// The most leaf calls in one tick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MostCalls {
    /// So many.
    Bounded {
        /// How many calls.
        calls: u64,
        /// The leaves that are called on the longest way, in order.
        way: Vec<NodeId>,
    },
    /// This node may tick its child as often as it likes.
    Unbounded(NodeId),
}

/// How often a tick of a tree calls leaves at the most: functions, methods, blocks, `test`, `set`, and values. A value counts
/// as one call, also if it is a tree of another macro call.
///
/// ```
/// use bt_compiler::check::{most_calls, MostCalls};
/// use bt_compiler::{check, parse, Diagnostics};
///
/// let tokens = "|hero: &mut Hero| fallback< retry(3, yield = never, knock), sleep >".parse().unwrap();
/// let mut diagnostics = Diagnostics::default();
/// let trees = check(parse(tokens, &mut diagnostics), &mut diagnostics);
/// let tree = &trees[0].checked.as_ref().unwrap().tree;
/// assert_eq!(most_calls(tree), MostCalls::Bounded { calls: 4, way: vec![2, 2, 2, 3] });
/// # assert!(diagnostics.into_errors().is_empty());
/// ```
pub fn most_calls(tree: &Tree) -> MostCalls {
    if let Some(node) = endless(tree) {
        return MostCalls::Unbounded(node);
    }
    let bounds = Bounds::of(tree);
    let mut way = Vec::new();
    let mut calls = bounds.longest(0, &mut way);
    for (handler, times) in handled::handled(tree) {
        for _ in 0..times.min(MOST_HANDLED) {
            bounds.longest(handler, &mut way);
        }
        let mut ignored = Vec::new();
        let each = bounds.longest(handler, &mut ignored);
        calls = calls.saturating_add(each.saturating_mul(times));
    }
    MostCalls::Bounded { calls, way }
}

/// A node that ticks its child again and again in one tick, no number says how often, and there are leaves to call.
fn endless(tree: &Tree) -> Option<NodeId> {
    let mut nodes = 0..tree.nodes.len();
    nodes.find(|&node| {
        let is_endless = matches!(
            tree.nodes[node].kind,
            Kind::Repeat {
                times: Times::Forever | Times::Computed,
                yields: Yields::Never,
                ..
            } | Kind::Repeater(Yields::Never)
                | Kind::Custom
        );
        let mut below = tree.nodes[node + 1..tree.nodes[node].end].iter();
        is_endless && below.any(|node| matches!(node.kind, Kind::Leaf(Leaf::Call | Leaf::Value)))
    })
}

/// More ticks of a handler than this do not become part of the way.
const MOST_HANDLED: u64 = 100_000;

/// More leaves than this are not listed.
const MOST_LISTED: usize = 24;

/// Reports a tree whose ticks may call leaves more often than promised.
pub(crate) fn calls_kept(
    name: &Ident,
    most: &ast::CallBudget,
    checked: &Checked,
    diagnostics: &mut Diagnostics,
) {
    let tree = &checked.tree;
    let budget = most.calls;
    match most_calls(tree) {
        MostCalls::Bounded { calls, .. } if calls <= budget => {}
        MostCalls::Bounded { calls, way } => {
            let plural = if calls == 1 { "" } else { "s" };
            diagnostics
                .error(
                    most.span,
                    format!("a tick of `{name}` may make {calls} leaf call{plural}, more than its budget of {budget}"),
                )
                .note(format!("the longest way: {}", words(tree, &way)));
        }
        MostCalls::Unbounded(node) => {
            let quote = &tree.nodes[node].quote;
            diagnostics
                .error(
                    most.span,
                    format!("nothing bounds the leaf calls in a tick of `{name}`"),
                )
                .note(format!(
                    "`{quote}` may go round in one tick as often as it likes"
                ));
        }
    }
}

/// `knock ×3, sleep`
fn words(tree: &Tree, way: &[NodeId]) -> String {
    let mut words = String::new();
    let runs: Vec<&[NodeId]> = way.chunk_by(|one, other| one == other).collect();
    for (place, run) in runs.iter().enumerate() {
        if place == MOST_LISTED {
            // Writing to a string cannot fail.
            let _ = write!(words, ", … and {} more", runs.len() - place);
            break;
        }
        let comma = if place > 0 { ", " } else { "" };
        let _ = write!(words, "{comma}{}", tree.nodes[run[0]].quote);
        if run.len() > 1 {
            let _ = write!(words, " ×{}", run.len());
        }
    }
    words
}
