//! Which of several open `<` is the one that lacks its `>`: rustc tells it of braces by how lines are indented.

use crate::stands::line_and_column;
use crate::syntax::node::Parser;
use proc_macro2::Span;

/// Children between `<` and `>`.
#[derive(Debug, Clone, Copy)]
struct Angles {
    /// Where the node begins that has them.
    start: Span,
    open: Span,
    close: Span,
    /// How many others are open around them.
    depth: usize,
    /// How many nodes had begun before these.
    before: usize,
    /// How many nodes had begun after the last of these.
    after: usize,
}

/// The children between `<` and `>` of one level of brackets.
#[derive(Debug, Default)]
pub struct Nesting {
    /// Where each node begins.
    begun: Vec<Span>,
    /// What is being read.
    opened: Vec<Angles>,
    /// What was.
    pairs: Vec<Angles>,
}

impl Nesting {
    /// A node begins.
    pub fn begins(&mut self, start: Span) {
        self.begun.push(start);
    }

    /// A node's `<` has been read.
    pub fn opens(&mut self, open: Span) {
        let (start, depth) = (self.begun.last().copied(), self.opened.len());
        self.opened.push(Angles {
            start: start.unwrap_or(open),
            open,
            close: open,
            depth,
            before: self.begun.len(),
            after: self.begun.len(),
        });
    }

    /// And what stands up to its `>`.
    pub fn closes(&mut self, close: Option<Span>) {
        if let (Some(angles), Some(close)) = (self.opened.pop(), close) {
            let after = self.begun.len();
            self.pairs.push(Angles {
                close,
                after,
                ..angles
            });
        }
    }
}

impl Parser<'_> {
    /// Reports that a `<` is never closed; that of the first node whose `>` stands under a node around it, or that has a child in
    /// its own column, if there is one.
    pub fn never_closed(&mut self, open: Span) {
        let another = self
            .closed_for_another(open)
            .or_else(|| self.beside_its_child(open));
        let is_known = another.is_some() || !self.has_others_inside(open);
        let open = another.map_or(open, |at| self.nesting.pairs.remove(at).open);
        let help = if is_known {
            "add a `>` after the last child"
        } else {
            "add a `>` after its last child; each `>` closes the `<` that was opened last: if a node inside lacks its own, add it there"
        };
        self.diagnostics
            .error(open, "this `<` is never closed")
            .unclosed()
            .help(help);
    }

    /// Whether there are children between other `<` and `>` behind this `<`.
    fn has_others_inside(&self, open: Span) -> bool {
        let closed = self.nesting.opened.last().map_or(0, |around| around.before);
        let mut pairs = self.nesting.pairs.iter();
        line_and_column(open).is_some() && pairs.any(|pair| pair.before > closed)
    }

    /// A node inside whose child begins in a line of its own, where the node itself begins: the child stands beside it.
    fn beside_its_child(&self, open: Span) -> Option<usize> {
        let after = line_and_column(open)?;
        let mut pairs = self.nesting.pairs.iter();
        pairs.position(|pair| {
            let start = line_and_column(pair.start);
            let children = &self.nesting.begun[pair.before..pair.after];
            let is_beside = |child: &Span| match (start, line_and_column(*child)) {
                (Some(start), Some(child)) => child.0 > start.0 && child.1 == start.1,
                _ => false,
            };
            line_and_column(pair.open) > Some(after) && children.iter().any(is_beside)
        })
    }

    fn closed_for_another(&self, open: Span) -> Option<usize> {
        let (_, from) = line_and_column(self.nesting.opened.last()?.start)?;
        let after = line_and_column(open)?;
        let inside = self.nesting.pairs.iter().enumerate();
        let mut inside = inside.filter(|(_, pair)| line_and_column(pair.open) > Some(after));
        inside.find_map(|(n, pair)| {
            let (start, close) = (line_and_column(pair.start)?, line_and_column(pair.close)?);
            let is_under = |column: usize| column == close.1;
            if close.0 == start.0 || close.1 >= start.1 {
                return None;
            }
            let mut depth = pair.depth;
            let mut around = self.nesting.pairs[n + 1..].iter().filter(|around| {
                let is_around = around.depth < depth;
                depth = depth.min(around.depth);
                is_around
            });
            let is_of_another = is_under(from)
                || around.any(|around| {
                    line_and_column(around.start).is_some_and(|start| is_under(start.1))
                });
            is_of_another.then_some(n)
        })
    }
}
