//! Trees as they are written in Rust source.

use super::sketch::Sketch;
use super::spelling::Spelling;
use super::stage::Script;
use crate::check::model::{Kind, Leaf};

const WIDTH: usize = 100;

/// A node as it is written in a tree.
pub struct Layout {
    /// `timeout(100ms, `
    open: String,
    children: Vec<Layout>,
    close: &'static str,
}

impl Layout {
    /// Writes a tree. The parts that have a script are numbered in preorder; `leaf` tells how
    /// the leaf of a number is called.
    pub fn of(sketch: &Sketch, leaf: &impl Fn(usize) -> String) -> Self {
        Self::number(sketch, leaf, &mut 0)
    }

    fn number(sketch: &Sketch, leaf: &impl Fn(usize) -> String, next: &mut usize) -> Self {
        let own = *next;
        *next += usize::from(sketch.script != Script::Empty);
        let Spelling { mut open, close } = Spelling::of(&sketch.kind, &computed(sketch, own));
        if matches!(sketch.kind, Kind::Leaf(Leaf::Call | Leaf::Value)) {
            open = leaf(own);
        }
        let children = sketch.children.iter();
        let children = children
            .map(|child| Self::number(child, leaf, next))
            .collect();
        Self {
            open,
            children,
            close,
        }
    }

    fn flat(&self) -> String {
        let children: Vec<String> = self.children.iter().map(Self::flat).collect();
        format!("{}{}{}", self.open, children.join(", "), self.close)
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
        format!("{open}\n{}\n{outdent}{close}", children.join(",\n"))
    }
}

/// How a count or a duration is computed.
fn computed(sketch: &Sketch, number: usize) -> String {
    match sketch.kind {
        Kind::Repeat { .. } => format!("times(world, {number})"),
        _ => format!("limit(world, {number})"),
    }
}
