//! Any node: what may stand before it, which kind it is, and how the parser goes on behind a mistake.

use super::ast::{Control, Node, NodeKind};
use super::expression::breaks_off;
use super::leaf::is_rust_word;
use super::mention::Mention;
use super::MAX_DEPTH;
use crate::diagnostics::Diagnostics;
use crate::hints::{self, Failure, Place};
use crate::nodes::{self, Row};
use crate::tokens::{found_at, is, is_joint, Cursor};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Reads nodes from one level of brackets.
pub struct Parser<'a> {
    pub tokens: Cursor,
    pub diagnostics: &'a mut Diagnostics,
    pub mentions: &'a mut Vec<Mention>,
    pub declared: Rc<Declared>,
    /// How many nodes the next one is inside of.
    pub depth: usize,
    /// How many `<` of this level are open.
    pub open_angles: usize,
    /// The last `>` that closed children.
    pub closed: Option<Span>,
    /// Where the part that is read began: a node, an option, an arm.
    pub start: Cursor,
    /// Where the node behind the last arm began.
    pub behind_arm: Cursor,
    /// The node whose bracket is read.
    pub row: Option<&'static Row>,
    /// Whether something in this bracket did not fit.
    pub failed: bool,
    /// Whether it is only to be seen if it can be read: what is wrong is not looked at.
    pub trial: bool,
}

/// What is declared around nodes.
#[derive(Default)]
pub struct Declared {
    /// The trees of the call.
    pub trees: Rc<BTreeSet<String>>,
    /// The context, if it has a name.
    pub context: Option<String>,
    /// The parameters of the tree.
    pub parameters: BTreeSet<String>,
}

/// What a node turned out to be, and the token to point at.
pub type Parsed = (NodeKind, Span);

/// What stands behind a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    /// A comma, or the end.
    Right,
    /// Another node, where the comma is missing.
    Missing,
    /// Something else; what comes next is behind the next comma.
    Wrong,
}

impl<'a> Parser<'a> {
    pub fn new(
        tokens: Cursor,
        diagnostics: &'a mut Diagnostics,
        mentions: &'a mut Vec<Mention>,
        declared: Rc<Declared>,
    ) -> Self {
        Self {
            start: tokens.clone(),
            behind_arm: tokens.clone(),
            tokens,
            diagnostics,
            mentions,
            declared,
            depth: 0,
            open_angles: 0,
            closed: None,
            row: None,
            failed: false,
            trial: false,
        }
    }

    /// A parser for what stands in a bracket.
    pub fn inside(&mut self, group: &Group) -> Parser<'_> {
        self.within(group.stream(), group.span_close())
    }

    /// A parser for a part of this level, which ends before `end`.
    pub fn within(&mut self, tokens: TokenStream, end: Span) -> Parser<'_> {
        let tokens = Cursor::new(tokens, end);
        Parser {
            depth: self.depth,
            row: self.row,
            trial: self.trial,
            ..Parser::new(
                tokens,
                self.diagnostics,
                self.mentions,
                Rc::clone(&self.declared),
            )
        }
    }

    /// Reads one node. After a mistake, the next token is a separator.
    pub fn node(&mut self) -> Node {
        self.tokens.open_invisible();
        self.start = self.tokens.clone();
        let mut docs = Vec::new();
        let mistakes = self.diagnostics.count();
        self.attributes(&mut docs);
        let label = self.label();
        self.attributes(&mut docs);
        self.tokens.open_invisible();
        let is_broken = self.ends() && self.diagnostics.count() > mistakes;
        self.depth += 1;
        let (kind, span) = if is_broken || self.depth > MAX_DEPTH {
            self.no_node(is_broken)
        } else {
            self.kind()
        };
        self.depth -= 1;
        Node {
            docs,
            label,
            kind,
            arm: None,
            span,
            put_in: None,
        }
    }

    /// What may hold other nodes is apart from what may not: each level takes stack for all that its function holds.
    fn kind(&mut self) -> Parsed {
        if let Some(row) = self
            .begins_keyword()
            .filter(|row| row.children.max != Some(0))
        {
            self.keyword(row)
        } else if self.tokens.is_punct(0, '!') {
            self.negation()
        } else {
            self.kind_of_leaf()
        }
    }

    /// The row of the keyword that comes.
    fn begins_keyword(&self) -> Option<&'static Row> {
        let [TokenTree::Ident(word), ..] = self.tokens.rest() else {
            return None;
        };
        let row = nodes::find(&word.to_string())?;
        let is_path = self.tokens.is_path_separator(1)
            && !(self.tokens.is_punct(3, '<') && row.is_composite());
        (!is_path).then_some(row)
    }

    fn kind_of_leaf(&mut self) -> Parsed {
        if let Some(row) = self.begins_keyword() {
            return self.keyword_of_leaf(row);
        }
        match self.tokens.rest() {
            [TokenTree::Ident(word), ..]
                if is_rust_word(word) && !self.tokens.is_path_separator(1) =>
            {
                self.fail(Place::Node)
            }
            [TokenTree::Ident(_), ..] => self.path_leaf(),
            [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Brace => self.block(),
            [first, ..] if is(first, '.') => self.method(),
            [first, ..] if is(first, '<') => self.path_leaf(),
            _ if self.tokens.is_path_separator(0) => self.path_leaf(),
            _ => self.fail(Place::Node),
        }
    }

    /// `!child`
    fn negation(&mut self) -> Parsed {
        let span = self.tokens.span();
        self.tokens.next();
        let row = nodes::Keyword::Invert.row();
        let keyword = Ident::new(row.keyword, span);
        self.mention(Mention::Keyword(keyword.clone()));
        if self.ends() {
            return self.fail(Place::Node);
        }
        let start = self.start.clone();
        let child = self.node();
        self.start = start;
        let control = Box::new(Control {
            keyword,
            bang: true,
            row,
            arguments: Vec::new(),
            handler: None,
            options: Vec::new(),
            children: vec![child],
        });
        (NodeKind::Control(control), span)
    }

    /// `search:`
    fn label(&mut self) -> Option<Ident> {
        let mut label = None;
        while self.tokens.is_punct(1, ':') && !self.tokens.is_path_separator(1) {
            let Some(ident) = self.tokens.eat_ident() else {
                break;
            };
            self.tokens.eat_punct(':');
            if label.is_some() {
                let message = format!("a node has one label; `{ident}` is the second");
                self.diagnostics
                    .error(ident.span(), message)
                    .help("remove one of the labels");
            } else if ident == "_" {
                self.diagnostics
                    .error(ident.span(), "`_` cannot be a label")
                    .help("write a name, or leave the label out");
            } else {
                label = Some(ident);
            }
        }
        label
    }

    /// Nothing more, or what is too deep.
    fn no_node(&mut self, is_broken: bool) -> Parsed {
        let span = self.tokens.span();
        if !is_broken {
            let message = format!("this node is nested more than {MAX_DEPTH} deep");
            self.diagnostics
                .error(span, message)
                .help("make a tree of its own of an inner part, and use it as a leaf");
        }
        self.broken(span)
    }

    /// Reports where an expression of the user breaks off; whether it goes on to its end.
    pub fn expect_whole(&mut self, expression: &TokenStream) -> bool {
        let Some((last, span)) = breaks_off(expression) else {
            return true;
        };
        let due = match last.as_str() {
            "." | "::" => "a name",
            "as" => "a type",
            _ => "an expression",
        };
        self.diagnostics
            .error(span, format!("expected {due} after `{last}`"));
        self.failed = true;
        false
    }

    /// Reports the next token, which does not fit, and goes on to the next separator.
    pub fn fail(&mut self, place: Place) -> Parsed {
        let span = self.tokens.span();
        self.refuse(place);
        self.broken(span)
    }

    /// The same without going on; whether it is a node behind a missing comma.
    pub fn refuse(&mut self, place: Place) -> bool {
        self.failed = true;
        let span = self.tokens.span();
        let found = found_at(self.tokens.rest());
        if self.trial {
            self.diagnostics.error(span, found);
            return false;
        }
        let mut end = self.tokens.clone();
        skip(&mut end, self.open_angles > 0);
        let failure = Failure {
            place,
            row: self.row,
            before: self.tokens.since(&self.start),
            rest: end.since(&self.tokens),
            span,
            start: self.start.span(),
            found,
            declared: &self.declared,
            in_angles: self.open_angles > 0,
        };
        let hint = hints::hint(&failure);
        self.diagnostics
            .error(hint.at, hint.message)
            .help(hint.help);
        hint.is_comma
    }

    /// Leaves a broken node behind and goes to the next separator.
    pub fn broken(&mut self, span: Span) -> Parsed {
        self.skip();
        (NodeKind::Broken(Vec::new()), span)
    }

    /// Goes to the next comma of this level, or to the `>` that closes it.
    pub fn skip(&mut self) {
        skip(&mut self.tokens, self.open_angles > 0);
    }

    /// Whether nothing comes before the next comma.
    pub fn ends(&self) -> bool {
        self.tokens.at_end() || self.tokens.is_punct(0, ',') || self.closes_here()
    }

    /// Whether a `>` comes that closes children.
    pub fn closes_here(&self) -> bool {
        self.open_angles > 0 && self.tokens.is_punct(0, '>') && !compares(self.tokens.rest())
    }

    /// Behind a node that began at `start`: takes the comma, or reports what stands there instead.
    pub fn separator(&mut self, start: &Cursor) -> Separator {
        if self.ends() {
            self.tokens.eat_punct(',');
            return Separator::Right;
        }
        self.start = start.clone();
        let is_semicolon = self.tokens.is_punct(0, ';');
        let is_comma = self.refuse(Place::Behind);
        if is_semicolon {
            self.tokens.next();
            self.tokens.eat_punct(',');
            return Separator::Right;
        }
        if is_comma {
            return Separator::Missing;
        }
        self.skip();
        self.tokens.eat_punct(',');
        Separator::Wrong
    }
}

/// Whether these tokens begin as a node does.
pub fn begins_node(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Ident(word), ..] => !is_rust_word(word),
        [TokenTree::Group(group), ..] => group.delimiter() == Delimiter::Brace,
        [sign, next, ..] => {
            is(sign, ':') && is(next, ':')
                || is(sign, '!') && !is(next, '=')
                || is(sign, '.') && matches!(next, TokenTree::Ident(_))
                || is(sign, '#') && matches!(next, TokenTree::Group(_))
        }
        _ => false,
    }
}

/// Goes to the next comma of a level, or to the `>` that closes it.
fn skip(tokens: &mut Cursor, in_angles: bool) {
    let (mut depth, mut arrow, mut bars) = (0usize, false, 0usize);
    let mut joins = false;
    let is_closure = tokens.is_punct(0, '|');
    while let Some(token) = tokens.rest().first() {
        bars += usize::from(is(token, '|'));
        // Behind the parameters of a closure a `<` compares, but for one after `::`.
        if is(token, '<') && (!is_closure || bars < 2 || joins) {
            depth += 1;
        } else if is(token, '>') && !arrow && !compares(tokens.rest()) {
            if depth == 0 && in_angles {
                break;
            }
            depth = depth.saturating_sub(1);
        } else if is(token, ',') && depth == 0 && (!is_closure || bars > 1) {
            break;
        }
        arrow = (is(token, '-') || is(token, '=')) && is_joint(token);
        joins = is(token, ':');
        tokens.next();
    }
}

/// Whether the `>` at the start is no bracket, as in `steps > 3`: behind the children of a node comes no number.
fn compares(tokens: &[TokenTree]) -> bool {
    match tokens {
        [_, TokenTree::Literal(_), ..] => true,
        [sign, equals, ..] => is_joint(sign) && is(equals, '='),
        _ => false,
    }
}
