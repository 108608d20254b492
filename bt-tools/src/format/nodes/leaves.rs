//! Leaves: paths, calls, blocks and comparisons.

use super::super::cursor::Cursor;
use super::super::document::Doc;
use super::super::rust::{arguments, Code};
use super::super::tokens::TokenKind;
use super::{Nodes, Part, Result};
use bt_compiler::syntax::ast::{Leaf, LeafKind};

impl Nodes<'_, '_> {
    /// A leaf, a handler, a query or a score.
    pub(super) fn leaf(&mut self, leaf: &Leaf) -> Result<Doc> {
        let end = self.end(&leaf.tokens)?;
        if matches!(leaf.kind, LeafKind::Block { .. }) {
            return self.cursor.take_until(end, Code::Written);
        }
        let leading = self.cursor.take_leading();
        let call = self.call_or_path(leaf, end)?;
        Ok(Doc::concat(vec![leading, call]))
    }

    pub(super) fn call_or_path(&mut self, leaf: &Leaf, end: usize) -> Result<Doc> {
        let is_method = matches!(leaf.kind, LeafKind::Method { .. });
        let path_length = self.path_length(end);
        if let Some(path_length) = path_length.filter(|_| !is_field(&leaf.kind)) {
            let path = self.path(path_length, is_method)?;
            return self.call(path, end);
        }
        self.method_or_path(is_method, |cursor, code| cursor.take_until(end, code))
    }

    /// How many tokens come before the parentheses with which a leaf ends.
    pub(super) fn path_length(&self, end: usize) -> Option<usize> {
        let mut length = 0;
        loop {
            let token = self.cursor.peek_at(length)?;
            if token.start >= end {
                return None;
            }
            if token.kind == TokenKind::Open {
                let rest = self.group_length(length).ok()?;
                let last = self.cursor.peek_at(length + rest - 1)?;
                let is_last = last.end == end && self.cursor.written(token) == "(";
                return is_last.then_some(length).filter(|length| *length > 0);
            }
            length += 1;
        }
    }

    pub(super) fn path(&mut self, length: usize, is_method: bool) -> Result<Doc> {
        let length = length - usize::from(is_method);
        self.method_or_path(is_method, |cursor, code| cursor.take_count(length, code))
    }

    pub(super) fn method_or_path(
        &mut self,
        is_method: bool,
        take: impl FnOnce(&mut Cursor, Code) -> Result<Doc>,
    ) -> Result<Doc> {
        if is_method {
            let dot = self.cursor.expect(".")?;
            let name = take(self.cursor, Code::Method)?;
            return Ok(Doc::concat(vec![dot, name]));
        }
        take(self.cursor, Code::Expression)
    }

    /// `(arguments)` after a path, up to this byte.
    pub(super) fn call(&mut self, path: Doc, end: usize) -> Result<Doc> {
        let start = self.cursor.peek().map_or(end, |open| open.end);
        let Some(ranges) = self.cursor.text(start, end - 1).and_then(arguments) else {
            let group = self.cursor.take_until(end, Code::Written)?;
            return Ok(Doc::concat(vec![path, group]));
        };
        let open = Doc::concat(vec![path, self.cursor.take()]);
        let mut parts = Vec::new();
        let mut hugs = false;
        for range in ranges {
            let blank_before = self.cursor.blank_before();
            let plain = !self.cursor.has_words_before();
            let doc = self
                .cursor
                .take_until(start + range.end, Code::Expression)?;
            hugs = plain && doc.is_bracketed();
            parts.push(Part::before_comma(doc, blank_before, self.cursor)?);
        }
        self.parentheses(open, &parts, hugs, false)
    }
}

/// `test(…)` and `set(…)`, whose parentheses hold no arguments.
pub(super) fn is_field(kind: &LeafKind) -> bool {
    matches!(kind, LeafKind::Test { .. } | LeafKind::Set { .. })
}
