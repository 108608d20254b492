//! The nodes of a tree as documents. The parser's tree leads, and every token is taken as it was written.

mod leaves;

use super::cursor::{Close, Cursor, Mismatch};
use super::document::Doc;
use super::rust::Code;
use super::tokens::{Token, TokenKind};
use bt_compiler::syntax::ast::{Arm, Control, Node, NodeKind};
use proc_macro2::{Span, TokenStream, TokenTree};

/// Lays out nodes.
pub struct Nodes<'c, 'a> {
    pub cursor: &'c mut Cursor<'a>,
    /// The byte of the file at which spans begin to count.
    pub base: usize,
}

/// A node as a document.
pub struct Laid {
    pub doc: Doc,
    /// Whether it, or a node below it, has two children or more.
    branches: bool,
    /// Whether it may begin on the line of its parent and go on below.
    hugs: bool,
}

/// What stands in a bracket between two commas.
pub struct Part {
    doc: Doc,
    blank_before: bool,
    /// Whether a comma comes after it.
    comma: bool,
}

type Result<T> = std::result::Result<T, Mismatch>;

impl Nodes<'_, '_> {
    pub fn node(&mut self, node: &Node) -> Result<Laid> {
        let plain = !self.cursor.has_words_before();
        let mut parts = vec![self.cursor.take_leading()];
        self.attributes(&mut parts)?;
        if let Some(arm) = &node.arm {
            parts.push(self.arm(arm)?);
            parts.push(Doc::space());
            parts.push(self.cursor.expect_operator("=>")?);
            parts.push(Doc::space());
            self.attributes(&mut parts)?;
        }
        if node.label.is_some() {
            parts.push(self.cursor.take());
            parts.push(self.cursor.expect(":")?);
            parts.push(Doc::space());
            self.attributes(&mut parts)?;
        }
        parts.push(self.cursor.take_leading());
        let kind = match &node.kind {
            NodeKind::Control(control) if control.bang => self.negation(control)?,
            NodeKind::Control(control) => self.control(control)?,
            NodeKind::Leaf(leaf) => {
                let doc = self.leaf(leaf)?;
                let hugs = doc.is_bracketed();
                Laid {
                    doc,
                    branches: false,
                    hugs,
                }
            }
            NodeKind::Custom(leaf, children) => {
                let word = self.leaf(leaf)?;
                self.children(vec![word], children)?
            }
            // Trees are put into one another after they were read.
            NodeKind::Broken(_) | NodeKind::Subtree(..) => return self.cursor.mismatch(),
        };
        parts.push(kind.doc);
        Ok(Laid {
            doc: Doc::concat(parts),
            branches: kind.branches,
            hugs: kind.hugs && plain,
        })
    }

    /// Doc comments and attributes, each on a line of its own.
    pub fn attributes(&mut self, parts: &mut Vec<Doc>) -> Result<()> {
        while let Some(token) = self.cursor.peek() {
            let doc = if token.kind == TokenKind::Doc {
                self.cursor.take()
            } else if self.cursor.written(token) == "#" {
                let inner = usize::from(self.cursor.is(1, "!"));
                let count = 1 + inner + self.group_length(1 + inner)?;
                self.cursor.take_count(count, Code::Attribute)?
            } else {
                break;
            };
            parts.extend([Doc::hard(), doc, Doc::hard()]);
        }
        Ok(())
    }

    /// How many tokens the bracket has that begins after so many.
    pub fn group_length(&self, from: usize) -> Result<usize> {
        let mut depth = 0usize;
        let mut count = 0;
        while let Some(token) = self.cursor.peek_at(from + count) {
            count += 1;
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return Ok(count);
            }
        }
        self.cursor.mismatch()
    }

    fn arm(&mut self, arm: &Arm) -> Result<Doc> {
        match arm {
            Arm::Pattern(tokens, _) => self.code(tokens, Code::Pattern),
            Arm::Id(tokens) => self.code(tokens, Code::Expression),
            Arm::Score(leaf) => self.leaf(leaf),
        }
    }

    /// `!child`
    fn negation(&mut self, control: &Control) -> Result<Laid> {
        let bang = self.cursor.expect("!")?;
        let [child] = &control.children[..] else {
            return self.cursor.mismatch();
        };
        let child = self.node(child)?;
        Ok(Laid {
            doc: Doc::concat(vec![bang, child.doc]),
            ..child
        })
    }

    /// `keyword(…)`, `keyword< … >` or `keyword(…)< … >`
    fn control(&mut self, control: &Control) -> Result<Laid> {
        let keyword = self.cursor.take();
        if !self.cursor.is(0, "(") {
            return self.children(vec![keyword], &control.children);
        }
        let open = self.cursor.take();
        let mut children = control.children.iter();
        let mut parts = Vec::new();
        let mut nodes: Vec<Laid> = Vec::new();
        while !self.cursor.is(0, ")") {
            let blank_before = self.cursor.blank_before();
            let is_plain = !self.cursor.has_words_before();
            let doc = match self.option_or_argument(control)? {
                Some(doc) => doc,
                None => {
                    let Some(child) = children.next() else {
                        return self.cursor.mismatch();
                    };
                    let laid = self.node(child)?;
                    let doc = laid.doc.clone();
                    nodes.push(Laid {
                        hugs: laid.hugs && is_plain,
                        ..laid
                    });
                    doc
                }
            };
            parts.push(Part::before_comma(doc, blank_before, self.cursor)?);
        }
        let hugs = matches!(&nodes[..], [only] if only.hugs);
        let branches = nodes.iter().any(|node| node.branches);
        let apart = nodes.len() > 1 && branches;
        let doc = self.parentheses(Doc::concat(vec![keyword, open]), &parts, hugs, apart)?;
        if self.cursor.is(0, "<") {
            return self.children(vec![doc], &control.children);
        }
        Ok(Laid {
            doc,
            branches: branches || nodes.len() > 1,
            hugs: nodes.is_empty() || hugs || nodes.len() > 1,
        })
    }

    /// An option or an argument, if that is what comes next.
    fn option_or_argument(&mut self, control: &Control) -> Result<Option<Doc>> {
        let here = self.cursor.place();
        let is_here = |span: Span| self.base + span.byte_range().start == here;
        if let Some(option) = control
            .options
            .iter()
            .find(|option| is_here(option.name.span()))
        {
            let name = self.cursor.take();
            let equals = self.cursor.expect("=")?;
            let mut parts = vec![name, Doc::space(), equals];
            // It may be missing, which is not the parser's affair.
            if !option.value.is_empty() {
                parts.push(Doc::space());
                parts.push(self.code(&option.value, Code::Expression)?);
            }
            return Ok(Some(Doc::concat(parts)));
        }
        let mut arguments = control.arguments.iter();
        let Some(argument) = arguments.find(|argument| is_here(argument.span)) else {
            return Ok(None);
        };
        match &control.handler {
            Some(handler) if is_here(argument.span) && self.begins(&handler.tokens, here) => {
                self.leaf(handler).map(Some)
            }
            _ => self.code(&argument.tokens, Code::Expression).map(Some),
        }
    }

    /// Whether tokens begin at this byte of the file.
    fn begins(&self, tokens: &TokenStream, at: usize) -> bool {
        let first = tokens.clone().into_iter().next();
        first.is_some_and(|first| self.base + first.span().byte_range().start == at)
    }

    /// `< child, … >` after whatever has these children.
    fn children(&mut self, mut before: Vec<Doc>, children: &[Node]) -> Result<Laid> {
        before.push(self.cursor.expect("<")?);
        let mut parts = Vec::new();
        let mut branches = false;
        for child in children {
            let blank_before = self.cursor.blank_before();
            let laid = self.node(child)?;
            branches |= laid.branches;
            parts.push(Part::before_comma(laid.doc, blank_before, self.cursor)?);
        }
        if !self.cursor.is(0, ">") {
            return self.cursor.mismatch();
        }
        let close = self.cursor.take_close();
        let arms = children.iter().any(|child| child.arm.is_some());
        let apart = children.len() > 1 && (branches || arms) || ends_in_comma(&parts);
        before.push(list(&parts, &close, Doc::line));
        let group = Doc::group(Doc::concat(before), apart);
        Ok(Laid {
            doc: Doc::concat(vec![group, close.after]),
            branches: branches || children.len() > 1,
            hugs: true,
        })
    }

    /// Parts in parentheses: on one line; or all but the last on the line of the opening one, if the last may go on
    /// below; or each on its own.
    pub fn parentheses(
        &mut self,
        open: Doc,
        parts: &[Part],
        hugs: bool,
        apart: bool,
    ) -> Result<Doc> {
        if !self.cursor.is(0, ")") {
            return self.cursor.mismatch();
        }
        let close = self.cursor.take_close();
        let apart = apart || ends_in_comma(parts);
        let hugged = match parts.split_last() {
            Some((last, first)) if hugs && !apart => {
                let flat = first.iter().all(|part| !part.doc.must_break());
                let plain =
                    flat && !open.must_break() && !close.before.must_break() && !last.blank_before;
                plain.then(|| {
                    let mut all = vec![open.clone()];
                    for part in first {
                        all.extend([part.doc.clone(), Doc::space()]);
                    }
                    all.extend([
                        last.doc.clone(),
                        close.before.clone(),
                        close.bracket.clone(),
                    ]);
                    Doc::concat(all)
                })
            }
            _ => None,
        };
        let list = list(parts, &close, Doc::soft);
        let group = Doc::group(Doc::concat(vec![open, list]), apart);
        let laid = match hugged {
            Some(hugged) => Doc::hug(group, hugged),
            None => group,
        };
        Ok(Doc::concat(vec![laid, close.after]))
    }

    fn code(&mut self, tokens: &TokenStream, code: Code) -> Result<Doc> {
        let end = self.end(tokens)?;
        self.cursor.take_until(end, code)
    }

    /// The byte of the file after these tokens.
    fn end(&self, tokens: &TokenStream) -> Result<usize> {
        let last = tokens.clone().into_iter().last();
        let span = match last {
            Some(TokenTree::Group(group)) => group.span_close(),
            Some(token) => token.span(),
            None => return self.cursor.mismatch(),
        };
        Ok(self.base + span.byte_range().end)
    }
}

/// Whether a comma comes after the last one: then each has its own line.
pub fn ends_in_comma(parts: &[Part]) -> bool {
    parts.last().is_some_and(|last| last.comma)
}

/// Parts and the bracket that closes them, after the one that opens them.
pub fn list(parts: &[Part], close: &Close, pad: fn() -> Doc) -> Doc {
    let mut inner = Vec::new();
    for (n, part) in parts.iter().enumerate() {
        inner.push(match n {
            0 => pad(),
            _ if part.blank_before => Doc::blank(),
            _ => Doc::line(),
        });
        inner.push(part.doc.clone());
    }
    inner.push(close.before.clone());
    let inner = Doc::indent(Doc::concat(inner));
    let last = if parts.is_empty() {
        Doc::nothing()
    } else {
        pad()
    };
    Doc::concat(vec![inner, last, close.bracket.clone()])
}

impl Part {
    /// What was read, and the comma after it if there is one.
    pub fn before_comma(doc: Doc, blank_before: bool, cursor: &mut Cursor) -> Result<Self> {
        let comma = cursor.is(0, ",");
        let closes = |next: Token| [")", ">"].contains(&cursor.written(next));
        if !comma && !cursor.peek().is_some_and(closes) {
            return cursor.mismatch();
        }
        let doc = if comma {
            Doc::concat(vec![doc, cursor.take()])
        } else {
            doc
        };
        Ok(Self {
            doc,
            blank_before,
            comma,
        })
    }
}

/// Whether a token is this punctuation character.
pub fn is_punct(token: Token, character: char) -> bool {
    matches!(token.kind, TokenKind::Punct(found, _) if found == character)
}
