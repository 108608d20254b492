//! A checked tree as it would describe itself: what `Tree::INFO` says, without building anything.

use super::skeleton::{kept, skeleton};
use super::{Call, File};
use bt_compiler::check::model as checked;
use bt_compiler::check::Source;
use bt_core::info::TreeInfo;

/// The description of a checked tree. Descriptions live for ever: so does this one, until the program ends.
///
/// Expressions are not known to the checked tree, and are `…` here. A tree that was put in stands below the leaf that it is.
#[must_use]
pub fn describe(name: &str, tree: &checked::Tree) -> &'static TreeInfo {
    skeleton(name, tree, &every(tree), None, |_, _| {})
}

/// The same, with expressions, documentation, arms and places as they are in a file.
#[must_use]
pub fn describe_in(
    file: &File,
    call: &Call,
    name: &str,
    tree: &checked::Tree,
    sources: &[Source],
) -> &'static TreeInfo {
    let path = kept(&file.path().display().to_string());
    skeleton(name, tree, &every(tree), Some(sources), |id, node| {
        let at = file.position(sources[id].span.byte_range().start + call.base);
        node.file = path;
        node.line = u32::try_from(at.line).unwrap_or(u32::MAX);
        node.column = u32::try_from(at.column).unwrap_or(u32::MAX);
    })
}

/// All nodes; those of a tree that was put in stand below the leaf that it is.
fn every(tree: &checked::Tree) -> Vec<Option<usize>> {
    (0..tree.nodes.len()).map(Some).collect()
}
