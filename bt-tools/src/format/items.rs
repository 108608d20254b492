//! What stands around the nodes: the heads of both forms.

use super::cursor::{Cursor, Mismatch};
use super::document::Doc;
use super::nodes::{ends_in_comma, is_punct, list, Nodes, Part};
use super::rust::Code;
use super::tokens::TokenKind;
use bt_compiler::syntax::ast::{ClosureTree, Input, ItemTree};

type Result<T> = std::result::Result<T, Mismatch>;

/// The input of a macro call, between its brackets.
pub fn input(cursor: &mut Cursor, base: usize, input: &Input, pad: fn() -> Doc) -> Result<Doc> {
    let mut nodes = Nodes { cursor, base };
    let (inner, broken) = match input {
        Input::Closure(tree) => (nodes.closure(tree)?, false),
        Input::Items(items) => (nodes.items(items)?, true),
    };
    if nodes.cursor.peek().is_some() {
        return nodes.cursor.mismatch();
    }
    let inner = Doc::concat(vec![pad(), inner, nodes.cursor.rest()]);
    let all = Doc::concat(vec![Doc::indent(inner), pad()]);
    Ok(Doc::group(all, broken))
}

impl Nodes<'_, '_> {
    /// `move |hero: &mut Hero| < root >`
    fn closure(&mut self, tree: &ClosureTree) -> Result<Doc> {
        let mut parts = Vec::new();
        self.attributes(&mut parts)?;
        let moves = usize::from(self.cursor.is(0, "move") && self.cursor.is(1, "|"));
        if self.cursor.is(moves, "|") {
            let mut count = moves + 2;
            while !self.cursor.is(count - 1, "|") {
                if self.cursor.peek_at(count).is_none() {
                    return self.cursor.mismatch();
                }
                count += 1;
            }
            parts.push(self.cursor.take_count(count, Code::Bars)?);
            parts.push(Doc::space());
        }
        if !self.is_wrapped() {
            parts.push(self.node(&tree.root)?.doc);
            return Ok(Doc::concat(parts));
        }
        let open = self.cursor.take();
        let mut root = self.node(&tree.root)?.doc;
        if self.cursor.is(0, ",") {
            root = Doc::concat(vec![root, self.cursor.take()]);
        }
        if !self.cursor.is(0, ">") {
            return self.cursor.mismatch();
        }
        let close = self.cursor.take_close();
        let inner = Doc::indent(Doc::concat(vec![Doc::line(), root, close.before]));
        let wrapped = Doc::concat(vec![open, inner, Doc::line(), close.bracket]);
        parts.extend([Doc::group(wrapped, false), close.after]);
        Ok(Doc::concat(parts))
    }

    /// Whether an outer `< … >` stands here, rather than a path such as `<T as Trait>::f`.
    fn is_wrapped(&self) -> bool {
        self.cursor.is(0, "<")
            && !self.angle_length(0).is_some_and(|length| {
                self.cursor.is(length, ":") && self.cursor.is(length + 1, ":")
            })
    }

    /// How many tokens there are from the `<` after so many to its `>`.
    fn angle_length(&self, from: usize) -> Option<usize> {
        let mut depth = 0usize;
        let mut arrow = false;
        let mut at = from;
        loop {
            let token = self.cursor.peek_at(at)?;
            if token.kind == TokenKind::Open {
                at += self.group_length(at).ok()?;
                arrow = false;
                continue;
            }
            if is_punct(token, '<') {
                depth += 1;
            } else if is_punct(token, '>') && !arrow {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Some(at + 1 - from);
                }
            }
            arrow = matches!(token.kind, TokenKind::Punct('-' | '=', true));
            at += 1;
        }
    }

    fn items(&mut self, items: &[ItemTree]) -> Result<Doc> {
        let mut parts = Vec::new();
        for (n, item) in items.iter().enumerate() {
            if n > 0 {
                let blank = self.cursor.blank_before();
                parts.push(if blank { Doc::blank() } else { Doc::hard() });
            }
            parts.push(self.item(item)?);
        }
        Ok(Doc::concat(parts))
    }

    /// `pub tree Night<T>(hero: &mut Hero) where … { root }`
    fn item(&mut self, item: &ItemTree) -> Result<Doc> {
        let mut parts = Vec::new();
        self.attributes(&mut parts)?;
        if is_skipped(item) {
            let head = self.length_to(&["{"])?;
            let count = head + self.group_length(head)?;
            parts.push(self.cursor.take_count(count, Code::Kept)?);
            return Ok(Doc::concat(parts));
        }
        if self.cursor.is(0, "pub") {
            let count = if self.cursor.is(1, "(") {
                1 + self.group_length(1)?
            } else {
                1
            };
            parts.extend([
                self.cursor.take_count(count, Code::Visibility)?,
                Doc::space(),
            ]);
        }
        if self.cursor.is(0, "const") {
            parts.extend([self.cursor.take(), Doc::space()]);
        }
        parts.extend([
            self.cursor.expect("tree")?,
            Doc::space(),
            self.cursor.take(),
        ]);
        if self.cursor.is(0, "<") {
            parts.push(self.angles(Code::Generics)?);
        }
        let open = self.cursor.expect("(")?;
        let parameters = self.parameters()?;
        parts.push(self.parentheses(open, &parameters, false, false)?);
        if self.cursor.is(0, "<") {
            parts.push(self.places()?);
        }
        if self.cursor.is(0, "-") {
            let count = self.length_to(&["where", "{"])?;
            parts.extend([Doc::space(), self.cursor.take_count(count, Code::Return)?]);
        }
        if self.cursor.is(0, "where") {
            parts.extend([Doc::hard(), self.cursor.take()]);
            let predicates = self.predicates()?;
            parts.extend([Doc::indent(Doc::concat(predicates)), Doc::hard()]);
        } else {
            parts.push(Doc::space());
        }
        parts.push(self.cursor.expect("{")?);
        let root = self.node(&item.root)?.doc;
        if !self.cursor.is(0, "}") {
            return self.cursor.mismatch();
        }
        let close = self.cursor.take_close();
        let body = Doc::concat(vec![Doc::hard(), root, close.before]);
        parts.extend([Doc::indent(body), Doc::hard(), close.bracket, close.after]);
        Ok(Doc::concat(parts))
    }

    fn angles(&mut self, code: Code) -> Result<Doc> {
        match self.angle_length(0) {
            Some(length) => self.cursor.take_count(length, code),
            None => self.cursor.mismatch(),
        }
    }

    /// `< action, alternatives >`, as children are written.
    fn places(&mut self) -> Result<Doc> {
        let open = self.cursor.expect("<")?;
        let mut parts = Vec::new();
        while !self.cursor.is(0, ">") {
            let blank_before = self.cursor.blank_before();
            let place = self.cursor.take();
            parts.push(Part::before_comma(place, blank_before, self.cursor)?);
        }
        let close = self.cursor.take_close();
        let list = list(&parts, &close, Doc::line);
        let group = Doc::group(Doc::concat(vec![open, list]), ends_in_comma(&parts));
        Ok(Doc::concat(vec![group, close.after]))
    }

    /// The parameters of a tree, up to the bracket that closes them.
    fn parameters(&mut self) -> Result<Vec<Part>> {
        let mut parts = Vec::new();
        while !self.cursor.is(0, ")") {
            let blank_before = self.cursor.blank_before();
            let count = self.length_to(&[",", ")"])?;
            let doc = self.cursor.take_count(count, Code::Parameter)?;
            parts.push(Part::before_comma(doc, blank_before, self.cursor)?);
        }
        Ok(parts)
    }

    fn predicates(&mut self) -> Result<Vec<Doc>> {
        let mut parts = Vec::new();
        while !self.cursor.is(0, "{") {
            let count = self.length_to(&[",", "{"])?;
            parts.extend([Doc::hard(), self.cursor.take_count(count, Code::Predicate)?]);
            if self.cursor.is(0, ",") {
                parts.push(self.cursor.take());
            }
        }
        Ok(parts)
    }

    /// How many tokens come before one of these, outside brackets.
    fn length_to(&self, ends: &[&str]) -> Result<usize> {
        let mut at = 0;
        while let Some(token) = self.cursor.peek_at(at) {
            if ends.contains(&self.cursor.written(token)) {
                return Ok(at);
            }
            at += match token.kind {
                TokenKind::Open => self.group_length(at)?,
                TokenKind::Punct('<', _) => self.angle_length(at).unwrap_or(1),
                _ => 1,
            };
        }
        self.cursor.mismatch()
    }
}

/// Whether `#[rustfmt::skip]` stands before it.
fn is_skipped(item: &ItemTree) -> bool {
    item.attrs.iter().any(|attribute| {
        let mut segments = attribute.path().segments.iter();
        ["rustfmt", "skip"]
            .iter()
            .all(|word| segments.next().is_some_and(|segment| segment.ident == word))
    })
}
