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
}

/// The children between `<` and `>` of one level of brackets.
#[derive(Debug, Default)]
pub struct Nesting {
    /// Where the last node begins.
    pub start: Option<Span>,
    /// What is being read.
    opened: Vec<Angles>,
    /// What was.
    pairs: Vec<Angles>,
}

impl Nesting {
    /// A node's `<` has been read.
    pub fn opens(&mut self, open: Span) {
        let (start, depth) = (self.start.unwrap_or(open), self.opened.len());
        self.opened.push(Angles {
            start,
            open,
            close: open,
            depth,
        });
    }

    /// And what stands up to its `>`.
    pub fn closes(&mut self, close: Option<Span>) {
        if let (Some(angles), Some(close)) = (self.opened.pop(), close) {
            self.pairs.push(Angles { close, ..angles });
        }
    }
}

impl Parser<'_> {
    /// Reports that a `<` is never closed; that of the first node whose `>` stands under a node around it, if there is one.
    pub fn never_closed(&mut self, open: Span) {
        let another = self.closed_for_another(open);
        let open = another.map_or(open, |at| self.nesting.pairs.remove(at).open);
        self.diagnostics
            .error(open, "this `<` is never closed")
            .unclosed()
            .help("add a `>` after the last child");
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
