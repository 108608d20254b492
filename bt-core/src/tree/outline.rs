//! A tree as text: an outline, and one line about what it is doing.

use super::Tree;
use crate::info::{Node, TreeInfo};
use core::fmt;

/// A tree as an outline, a line for each node, with what runs marked; subtrees below their leaves.
///
/// ```text
/// fallback ◀
/// ├─ door_open
/// └─ reactive_fallback ◀
///    ├─ rested
///    └─ timeout(8h) ◀
///       └─ sleep ◀
/// ```
///
/// `{:#}` writes it in ASCII.
#[derive(Debug)]
pub struct Outline<'a, T> {
    tree: &'a T,
}

impl<'a, T: Tree> Outline<'a, T> {
    pub(super) fn of(tree: &'a T) -> Self {
        Self { tree }
    }
}

impl<T: Tree> fmt::Display for Outline<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_node(f, self.tree, (T::INFO, 0), 0, None)
    }
}

/// What stands before a line: whether each node around, and the node itself, is the last child of its parent.
struct Indent<'a> {
    around: Option<&'a Indent<'a>>,
    is_last: bool,
}

impl Indent<'_> {
    fn write_around(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(around) = self.around {
            around.write_around(f)?;
        }
        f.write_str(match (self.is_last, f.alternate()) {
            (true, _) => "   ",
            (false, false) => "│  ",
            (false, true) => "|  ",
        })
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(around) = self.around {
            around.write_around(f)?;
        }
        f.write_str(match (self.is_last, f.alternate()) {
            (true, false) => "└─ ",
            (false, false) => "├─ ",
            (true, true) => "`- ",
            (false, true) => "|- ",
        })
    }
}

/// Writes a node and all below it: the node of this number within `tree`, whose own nodes are counted from `base`.
fn write_node<T: Tree>(
    f: &mut fmt::Formatter<'_>,
    whole: &T,
    (tree, base): (&'static TreeInfo, u16),
    number: u16,
    indent: Option<&Indent<'_>>,
) -> fmt::Result {
    let Some(node) = tree.nodes.get(usize::from(number)) else {
        return Ok(());
    };
    if let Some(indent) = indent {
        f.write_str("\n")?;
        indent.write(f)?;
    }
    write_title(f, node)?;
    if whole.is_running_at(base + number) {
        f.write_str(if f.alternate() { " <-" } else { " ◀" })?;
    }
    if let Some(subtree) = node.tree {
        let below = Indent {
            around: indent,
            is_last: true,
        };
        let base = base + tree.base_of(usize::from(number));
        write_node(f, whole, (subtree, base), 0, Some(&below))?;
    }
    for (position, &child) in node.children.iter().enumerate() {
        let below = Indent {
            around: indent,
            is_last: position + 1 == node.children.len(),
        };
        write_node(f, whole, (tree, base), child, Some(&below))?;
    }
    Ok(())
}

/// `search: fallback`, `timeout(8h)`, `door_open`
fn write_title(f: &mut fmt::Formatter<'_>, node: &Node) -> fmt::Result {
    if let Some(label) = node.label {
        write!(f, "{label}: ")?;
    }
    if node.children.is_empty() {
        return f.write_str(node.text);
    }
    // Children stand on lines of their own.
    let text = node.text.strip_suffix("< … >").unwrap_or(node.text);
    let (head, is_cut) = match text.split_once('…') {
        Some((head, _)) => (head.trim_end_matches([',', ' ', '(', '!']), true),
        None => (text, false),
    };
    f.write_str(if head.is_empty() {
        node.kind.keyword()
    } else {
        head
    })?;
    f.write_str(if is_cut && head.contains('(') {
        ")"
    } else {
        ""
    })
}

/// What a tree is doing, in one line: `round › Walk::to(GATE)`.
///
/// For each node that runs while nothing below it does: the labels on the way to it, and the node. Where several run,
/// they are separated by commas; where nothing runs, it is `idle`. `{:#}` writes `>` between labels.
#[derive(Debug)]
pub struct Activity<'a, T> {
    tree: &'a T,
}

impl<'a, T: Tree> Activity<'a, T> {
    pub(super) fn of(tree: &'a T) -> Self {
        Self { tree }
    }
}

impl<T: Tree> fmt::Display for Activity<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut is_first = true;
        for node in self.tree.running() {
            if self.tree.running().any(|other| is_around::<T>(node, other)) {
                continue;
            }
            if !is_first {
                f.write_str(", ")?;
            }
            is_first = false;
            write_labels::<T>(f, T::INFO.parent_of(node))?;
            if let Some(node) = T::INFO.node(node) {
                let node = Node {
                    label: None,
                    ..*node
                };
                write_title(f, &node)?;
            }
        }
        if is_first {
            f.write_str("idle")?;
        }
        Ok(())
    }
}

/// Whether a node stands above another.
fn is_around<T: Tree>(node: u16, below: u16) -> bool {
    let mut around = T::INFO.parent_of(below);
    while let Some(number) = around {
        if number == node {
            return true;
        }
        around = T::INFO.parent_of(number);
    }
    false
}

/// The labels of a node and of those around it, outer ones first.
fn write_labels<T: Tree>(f: &mut fmt::Formatter<'_>, node: Option<u16>) -> fmt::Result {
    let Some(number) = node else { return Ok(()) };
    write_labels::<T>(f, T::INFO.parent_of(number))?;
    match T::INFO.node(number).and_then(|node| node.label) {
        Some(label) if f.alternate() => write!(f, "{label} > "),
        Some(label) => write!(f, "{label} › "),
        None => Ok(()),
    }
}
