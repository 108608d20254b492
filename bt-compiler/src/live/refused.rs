//! What cannot be run without a build, and why.

use crate::check::model::{Kind, Leaf, Threshold, Time, Times};
use crate::check::{Checked, Source};
use crate::diagnostics::Diagnostics;
use crate::syntax::ast::ItemTree;

/// What is wrong, and what to do about it.
pub type Words = (&'static str, &'static str);

/// Why a node cannot be run without a build; nothing if it can be.
pub fn refused(kind: &Kind, source: &Source) -> Option<Words> {
    let computed = |what| Some((what, "write a literal; or compile the tree"));
    match kind {
        Kind::Switch | Kind::Priority { .. } | Kind::Utility { .. } => Some((
            "what this node chooses by is code, which wants a build",
            "write conditions: `fallback< sequence< is_hungry, eat >, … >`",
        )),
        Kind::Context => Some((
            "the value of `context` is code, which wants a build",
            "give the leaves below it what they need as arguments",
        )),
        Kind::Custom => Some((
            "a composite of one's own wants a build",
            "compile the tree, or write it with nodes of the language",
        )),
        Kind::Leaf(Leaf::Value) => match &source.leaf {
            // The whole text may be in the table.
            Some(_) => None,
            None => computed("a value wants a build"),
        },
        Kind::Repeat {
            times: Times::Computed,
            ..
        }
        | Kind::Parallel {
            success: Threshold::Computed,
            ..
        }
        | Kind::Parallel {
            failure: Threshold::Computed,
            ..
        }
        | Kind::ParallelAll {
            failures: Threshold::Computed,
        } => computed("this number is computed, which wants a build"),
        kind if matches!(kind.facts().time, Some(Time::Computed)) => {
            computed("this duration is computed, which wants a build")
        }
        _ => None,
    }
}

/// Reports what a tree that is marked `#[live]` cannot have.
pub(crate) fn refuse(item: &ItemTree, checked: Option<&Checked>, diagnostics: &mut Diagnostics) {
    if item.live.is_none() {
        return;
    }
    if !item.generics.params.is_empty() {
        diagnostics
            .error(item.name.span(), "a tree that is `live` cannot be generic")
            .help("write the types in a tree of its own, and mark that one");
    }
    let Some(checked) = checked else { return };
    for (node, source) in checked.tree.nodes.iter().zip(&checked.sources) {
        if let Some((message, help)) = refused(&node.kind, source) {
            diagnostics
                .error(source.span, message)
                .help(help)
                .note(format!("the tree `{}` is marked `live`", item.name));
        }
    }
}
