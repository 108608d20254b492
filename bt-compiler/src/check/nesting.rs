//! How deep nodes may be nested whose code is nested, too.

use super::model::Tree;
use super::Source;
use crate::diagnostics::Diagnostics;

/// Of nodes that tick several children within one tick, inside one another. Each takes some
/// five blocks of Rust within each other, and rustc's own parser gives way at about 800.
pub const MAX_NESTED_GROUPS: usize = 64;

/// Refuses a tree that rustc could not parse once it is expanded.
pub fn nesting(tree: &Tree, sources: &[Source], diagnostics: &mut Diagnostics) {
    let mut groups_around = vec![0; tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate() {
        let is_one = data.kind.is_group()
            || data.kind.is_controlled()
            || tree.ticked_handler(node).is_some();
        let groups = groups_around[node] + usize::from(is_one);
        if is_one && groups == MAX_NESTED_GROUPS + 1 {
            diagnostics
                .error(
                    sources[node].span,
                    format!("more than {MAX_NESTED_GROUPS} nodes that tick several children in one tick, inside one another"),
                )
                .help("make a tree of its own of an inner part, and use it as a leaf");
        }
        for &child in &data.children {
            groups_around[child] = groups;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::model::{Kind, Mode, Node, Outcome};
    use proc_macro2::Span;

    /// So many nodes of one child each, inside one another.
    fn chain(kind: &Kind, length: usize) -> (Tree, Vec<Source>) {
        let nodes = (0..length).map(|node| Node {
            kind: kind.clone(),
            children: (node + 1..length).take(1).collect(),
            end: length,
            label: None,
            name: "continue".to_owned(),
            quote: String::new(),
        });
        let sources = (0..length).map(|_| Source::at(Span::call_site()));
        (
            Tree {
                nodes: nodes.collect(),
                never_runs: false,
            },
            sources.collect(),
        )
    }

    fn errors(kind: &Kind, length: usize) -> usize {
        let (tree, sources) = chain(kind, length);
        let mut diagnostics = Diagnostics::default();
        nesting(&tree, &sources, &mut diagnostics);
        let count = diagnostics.count();
        drop(diagnostics.into_errors());
        count
    }

    fn fallback(mode: Mode) -> Kind {
        let until = Outcome::Success;
        Kind::Ordered { until, mode }
    }

    #[test]
    fn one_error_beyond_the_limit() {
        for kind in [
            fallback(Mode::ReactiveContinue),
            Kind::Custom,
            Kind::WhileDoElse,
            Kind::Interrupter,
        ] {
            assert_eq!(errors(&kind, MAX_NESTED_GROUPS), 0, "{kind:?}");
            assert_eq!(errors(&kind, MAX_NESTED_GROUPS + 1), 1, "{kind:?}");
            assert_eq!(errors(&kind, MAX_NESTED_GROUPS + 9), 1, "{kind:?}");
        }
    }

    /// What ticks one child after the other may be nested as deep as any node.
    #[test]
    fn other_nodes_are_not_counted() {
        for kind in [
            fallback(Mode::Memory),
            fallback(Mode::Reactive),
            Kind::Invert,
        ] {
            assert_eq!(errors(&kind, 3 * MAX_NESTED_GROUPS), 0, "{kind:?}");
        }
    }
}
