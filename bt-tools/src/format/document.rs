//! Text with places where it may be broken, and what a page makes of it.
//!
//! A [`Group`](Doc::group) stands on one line if it fits, and else breaks at each of its own lines; so do
//! its inner groups, each for itself. Every document knows its width on one line and what comes before its first
//! break, so that laying out takes time in proportion to the text.

mod page;

pub use page::{lay_out, Page};

use std::rc::Rc;
use unicode_width::UnicodeWidthStr;

/// How wide a page is.
pub const PAGE: usize = 100;

/// How far each level is indented.
pub const STEP: usize = 4;

/// A piece of text that can be laid out.
#[derive(Clone)]
pub struct Doc(Rc<Inner>);

struct Inner {
    kind: DocKind,
    /// On one line.
    width: usize,
    /// Up to the first possible break, or all of it.
    lead: usize,
    /// Whether it can be broken at all.
    can_break: bool,
    /// Whether it cannot stand on one line.
    must_break: bool,
}

enum DocKind {
    Text(String),
    /// A space, except at the end of a line.
    Space,
    Verbatim(Vec<Line>),
    /// A space on one line.
    Line,
    /// Nothing on one line.
    Soft,
    /// The next text begins a line.
    Hard,
    /// The next text begins a line, after an empty one.
    Blank,
    Concat(Vec<Doc>),
    Indent(Doc),
    Group(Doc),
    /// All on one line; or as the second, if what comes before its first break fits; or the first, broken.
    Hug(Doc, Doc),
}

/// A line of text that is kept as it was written.
#[derive(Clone)]
pub struct Line {
    pub start: Start,
    pub text: String,
}

/// How a kept line begins.
#[derive(Clone)]
pub enum Start {
    /// It goes on where the line is.
    First,
    /// Indented by so much more or less than the line on which the first one stands.
    Indented(isize),
    /// Within a literal: after these very bytes.
    Literal(String),
}

impl Doc {
    fn new(kind: DocKind, width: usize, lead: usize, can_break: bool, must_break: bool) -> Self {
        Self(Rc::new(Inner {
            kind,
            width,
            lead,
            can_break,
            must_break,
        }))
    }

    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        let width = text.width();
        Self::new(DocKind::Text(text), width, width, false, false)
    }

    pub fn space() -> Self {
        Self::new(DocKind::Space, 1, 1, false, false)
    }

    pub fn nothing() -> Self {
        Self::concat(Vec::new())
    }

    /// Lines as they were written; at least one.
    pub fn verbatim(lines: Vec<Line>) -> Self {
        let lead = lines.first().map_or(0, |line| line.text.width());
        let several = lines.len() > 1;
        Self::new(DocKind::Verbatim(lines), lead, lead, several, several)
    }

    pub fn line() -> Self {
        Self::new(DocKind::Line, 1, 0, true, false)
    }

    pub fn soft() -> Self {
        Self::new(DocKind::Soft, 0, 0, true, false)
    }

    pub fn hard() -> Self {
        Self::new(DocKind::Hard, 0, 0, true, true)
    }

    pub fn blank() -> Self {
        Self::new(DocKind::Blank, 0, 0, true, true)
    }

    pub fn concat(parts: Vec<Doc>) -> Self {
        let width = parts.iter().map(|part| part.0.width).sum();
        let mut lead = 0;
        let mut can_break = false;
        for part in &parts {
            lead += part.0.lead;
            if part.0.can_break {
                can_break = true;
                break;
            }
        }
        let must_break = parts.iter().any(Self::must_break);
        Self::new(DocKind::Concat(parts), width, lead, can_break, must_break)
    }

    pub fn indent(inner: Doc) -> Self {
        let Inner {
            width,
            lead,
            can_break,
            must_break,
            ..
        } = *inner.0;
        Self::new(DocKind::Indent(inner), width, lead, can_break, must_break)
    }

    /// On one line if it fits, unless it is to be broken in any case.
    pub fn group(inner: Doc, broken: bool) -> Self {
        let Inner {
            width,
            lead,
            can_break,
            ..
        } = *inner.0;
        let must_break = inner.must_break() || broken;
        Self::new(DocKind::Group(inner), width, lead, can_break, must_break)
    }

    /// The group; or, where that does not fit on one line, the other if its beginning fits.
    pub fn hug(group: Doc, hugged: Doc) -> Self {
        let Inner {
            width,
            lead,
            can_break,
            must_break,
            ..
        } = *group.0;
        Self::new(
            DocKind::Hug(group, hugged),
            width,
            lead,
            can_break,
            must_break,
        )
    }

    fn is_empty(&self) -> bool {
        matches!(&self.0.kind, DocKind::Concat(parts) if parts.is_empty())
    }

    /// Whether it cannot stand on one line.
    pub fn must_break(&self) -> bool {
        self.0.must_break
    }

    /// Kept lines of which the first opens a bracket and the last closes it; or a literal of several lines.
    pub fn is_bracketed(&self) -> bool {
        match &self.0.kind {
            DocKind::Verbatim(lines) if lines[1..].iter().all(Line::is_literal) => true,
            DocKind::Verbatim(lines) => {
                let opens = |line: &Line| line.text.ends_with(['{', '(', '[']);
                let closes = |line: &Line| line.text.starts_with(['}', ')', ']']);
                lines.first().is_some_and(opens) && lines.last().is_some_and(closes)
            }
            DocKind::Concat(parts) => match parts.as_slice() {
                [part] => part.is_bracketed(),
                [before, part, after] => {
                    before.is_empty() && after.is_empty() && part.is_bracketed()
                }
                _ => false,
            },
            _ => false,
        }
    }
}

impl Line {
    fn is_literal(&self) -> bool {
        matches!(self.start, Start::Literal(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid_out(doc: &Doc, column: usize) -> String {
        let page = Page {
            indent: 0,
            column,
            tail: 0,
            tabs: false,
            line_end: "\n",
        };
        lay_out(doc, &page)
    }

    fn list(word: &str, parts: &[Doc]) -> Doc {
        let mut inner = vec![Doc::line()];
        for (n, part) in parts.iter().enumerate() {
            inner.push(part.clone());
            if n + 1 < parts.len() {
                inner.extend([Doc::text(","), Doc::line()]);
            }
        }
        let inner = Doc::indent(Doc::concat(inner));
        let all = vec![
            Doc::text(format!("{word}<")),
            inner,
            Doc::line(),
            Doc::text(">"),
        ];
        Doc::group(Doc::concat(all), false)
    }

    #[test]
    fn a_group_breaks_only_where_it_must() {
        let inner = list("inner", &[Doc::text("b"), Doc::text("c")]);
        let outer = list("outer", &[Doc::text("a"), inner]);
        assert_eq!(laid_out(&outer, 0), "outer< a, inner< b, c > >");
        assert_eq!(laid_out(&outer, PAGE - 25), "outer< a, inner< b, c > >");
        let broken = "outer<\n    a,\n    inner< b, c >\n>";
        assert_eq!(laid_out(&outer, PAGE - 24), broken);
    }

    #[test]
    fn what_follows_a_group_counts() {
        let group = list("x", &[Doc::text("a")]);
        let followed = Doc::concat(vec![group, Doc::text(",")]);
        assert_eq!(laid_out(&followed, PAGE - 7), "x< a >,");
        assert_eq!(laid_out(&followed, PAGE - 6), "x<\n    a\n>,");
    }

    #[test]
    fn a_hard_line_breaks_all_groups_around_it() {
        let commented = Doc::concat(vec![Doc::text("a // why"), Doc::hard()]);
        let tree = list("x", &[list("y", &[commented]), Doc::text("b")]);
        assert_eq!(
            laid_out(&tree, 0),
            "x<\n    y<\n        a // why\n    >,\n    b\n>"
        );
    }
}
