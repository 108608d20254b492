//! The nodes of a checked tree as a description, which lives for ever.

use super::kind::kind;
use bt_compiler::check::model as checked;
use bt_compiler::check::Source;
use bt_compiler::syntax::ast::Arm;
use bt_compiler::tokens_text;
use bt_core::info::{Node, TreeInfo};

/// The description of the nodes that have numbers, and what else `finish` says of each, by its place in the checked tree.
pub fn skeleton(
    name: &str,
    tree: &checked::Tree,
    numbers: &[Option<usize>],
    sources: Option<&[Source]>,
    finish: impl Fn(usize, &mut Node),
) -> &'static TreeInfo {
    let numbers: Vec<Option<u16>> = numbers.iter().map(|it| it.map(number)).collect();
    let mut parents = vec![None; tree.nodes.len()];
    for (parent, node) in tree.nodes.iter().enumerate() {
        for &child in &node.children {
            parents[child] = numbers[parent];
        }
    }
    let own = tree.nodes.iter().zip(parents).enumerate();
    let own = own.filter(|(id, _)| numbers[*id].is_some());
    let nodes = own.map(|(id, (node, parent))| {
        let source = sources.and_then(|sources| sources.get(id));
        let children = node.children.iter().filter_map(|&child| numbers[child]);
        let children: Vec<u16> = children.collect();
        let (kind, text) = (kind(&node.kind, source), kept(&node.quote));
        let mut described = match parent {
            Some(parent) => Node::below(parent, kind, text),
            None => Node::root(kind, text),
        };
        described.label = node.label.as_deref().map(kept);
        if let Some(source) = source {
            described.docs = kept(&source.docs.join("\n"));
            described.arm = source.arm.as_ref().map(|arm| {
                kept(&match arm {
                    Arm::Pattern(tokens, _) | Arm::Id(tokens) => tokens_text(tokens),
                    Arm::Score(leaf) => tokens_text(&leaf.tokens),
                })
            });
        }
        finish(id, &mut described);
        described.with_children(Box::leak(children.into_boxed_slice()))
    });
    let nodes: Vec<Node> = nodes.collect();
    Box::leak(Box::new(TreeInfo::new(
        kept(name),
        0,
        Box::leak(nodes.into_boxed_slice()),
    )))
}

/// Descriptions live for ever.
pub fn kept(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

fn number(node: usize) -> u16 {
    u16::try_from(node).unwrap_or(u16::MAX)
}
