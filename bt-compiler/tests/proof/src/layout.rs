//! Trees as they are written in Rust source.

use crate::sketch::Sketch;
use crate::spelling::{arm, Spelling};
use bt_compiler::check::model::{Kind, Leaf, NodeId};

const WIDTH: usize = 100;

/// A node as it is written in a tree.
pub struct Layout {
    /// What makes it its parent's child: `_ => `.
    arm: String,
    /// `timeout(100ms, `
    open: String,
    children: Vec<Layout>,
    close: &'static str,
}

impl Layout {
    /// Writes a tree; `leaf` tells how the leaf that is this node is called.
    pub fn of(sketch: &Sketch, leaf: &impl Fn(NodeId) -> String) -> Self {
        Self::number(sketch, leaf, &mut 0)
    }

    fn number(sketch: &Sketch, leaf: &impl Fn(NodeId) -> String, next: &mut NodeId) -> Self {
        let own = *next;
        *next += 1;
        let computed = computed(&sketch.kind, own);
        let Spelling { mut open, close } = Spelling::of(&sketch.kind, &computed);
        if matches!(sketch.kind, Kind::Leaf(Leaf::Call | Leaf::Value)) {
            open = leaf(own);
        }
        let last = sketch.children.len().saturating_sub(1);
        let children = sketch.children.iter().enumerate();
        let children = children
            .map(|(position, child)| Self {
                arm: arm(&sketch.kind, position, last, own, &computed),
                ..Self::number(child, leaf, next)
            })
            .collect();
        Self {
            arm: String::new(),
            open,
            children,
            close,
        }
    }

    /// On one line.
    pub fn flat(&self) -> String {
        let children: Vec<String> = self.children.iter().map(Self::flat).collect();
        format!(
            "{}{}{}{}",
            self.arm,
            self.open,
            children.join(", "),
            self.close
        )
    }

    /// On one line if it fits, else a child a line; so many levels deep.
    pub fn lines(&self, level: usize) -> String {
        let flat = self.flat();
        if 4 * level + flat.len() <= WIDTH || self.children.is_empty() {
            return flat;
        }
        let (indent, outdent) = ("    ".repeat(level + 1), "    ".repeat(level));
        let children: Vec<String> = self
            .children
            .iter()
            .map(|child| format!("{indent}{}", child.lines(level + 1)))
            .collect();
        let (open, close) = (self.open.trim_end(), self.close.trim_start());
        let arm = &self.arm;
        format!("{arm}{open}\n{}\n{outdent}{close}", children.join(",\n"))
    }
}

/// How the world computes what a node asks for.
fn computed(kind: &Kind, number: NodeId) -> String {
    match kind {
        Kind::Repeat { .. } | Kind::Parallel { .. } | Kind::ParallelAll { .. } => {
            format!("times(world, {number})")
        }
        Kind::Switch => format!("choice(world, {number})"),
        // The ids tell which node asks.
        Kind::Priority { .. } => "most_urgent".to_owned(),
        Kind::Utility { .. } => format!("score({number})"),
        Kind::Context => format!("mood(world, {number})"),
        Kind::Handler(_) => format!("handle({number})"),
        Kind::Custom => format!("Scripted({number})"),
        _ => format!("limit(world, {number})"),
    }
}
