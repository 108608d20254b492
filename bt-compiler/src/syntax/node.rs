//! Any node: what may stand before it, and which kind it is.

use super::ast::{Control, Node, NodeKind};
use super::expression::breaks_off;
use super::mention::Mention;
use super::tokens::{is, token_span, Cursor};
use super::MAX_DEPTH;
use crate::diagnostics::Diagnostics;
use crate::nodes::{self, Row, Shape};
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
    /// Whether an arm of this level has been told that it takes a `=>`.
    pub arrow_reported: bool,
    /// Whether it was said in these parentheses that what stands there has no names.
    pub name_reported: bool,
    /// The node whose children are read.
    pub parent: Option<&'static Row>,
    /// The last `>` that closed children.
    pub closed: Option<Span>,
}

/// Names that are no misspelled nodes.
#[derive(Default)]
pub struct Declared {
    /// The trees of the call.
    pub trees: Rc<BTreeSet<String>>,
    /// The context, if it has a name.
    pub context: Option<String>,
    /// The parameters of the tree.
    pub parameters: BTreeSet<String>,
    /// The places that are called like nodes, which was reported.
    pub misnamed: BTreeSet<String>,
}

/// What a node turned out to be, and the token to point at.
pub type Parsed = (NodeKind, Span);

impl<'a> Parser<'a> {
    pub fn new(
        tokens: Cursor,
        diagnostics: &'a mut Diagnostics,
        mentions: &'a mut Vec<Mention>,
        declared: Rc<Declared>,
    ) -> Self {
        Self {
            tokens,
            diagnostics,
            mentions,
            declared,
            depth: 0,
            open_angles: 0,
            arrow_reported: false,
            name_reported: false,
            parent: None,
            closed: None,
        }
    }

    /// A parser for what stands in a bracket.
    pub fn inside(&mut self, group: &Group) -> Parser<'_> {
        self.within(group.stream(), group.span_close())
    }

    /// A parser for a part of this level, which ends before `end`.
    pub fn within(&mut self, tokens: TokenStream, end: Span) -> Parser<'_> {
        Parser {
            tokens: Cursor::new(tokens, end),
            diagnostics: self.diagnostics,
            mentions: self.mentions,
            declared: Rc::clone(&self.declared),
            depth: self.depth,
            open_angles: 0,
            arrow_reported: false,
            name_reported: false,
            parent: None,
            closed: None,
        }
    }

    /// Reads one node. After a mistake, the next token is a separator.
    pub fn node(&mut self) -> Node {
        self.tokens.open_invisible();
        let mut docs = Vec::new();
        let mistakes = self.diagnostics.count();
        let start = self.tokens.span();
        self.attributes(&mut docs);
        let listed = self.children_in_list();
        self.label_of_names();
        let label = self.label();
        self.attributes(&mut docs);
        self.tokens.open_invisible();
        self.argument_behind_label(label.as_ref());
        let nothing_left =
            self.tokens.at_end() || self.tokens.is_punct(0, ',') || self.tokens.is_punct(0, '>');
        let (kind, span) = if let Some(listed) = listed {
            listed
        } else if nothing_left
            && (self.diagnostics.count() > mistakes
                || self.nothing_follows(label.as_ref(), (!docs.is_empty()).then_some(start)))
        {
            (NodeKind::Broken(Vec::new()), self.tokens.span())
        } else if self.depth < MAX_DEPTH {
            self.depth += 1;
            let parsed = self.kind();
            self.depth -= 1;
            parsed
        } else {
            self.too_deep()
        };
        Node {
            docs,
            label,
            kind,
            arm: None,
            span,
            put_in: None,
        }
    }

    fn kind(&mut self) -> Parsed {
        self.keyword_in_words();
        self.sign_after_keyword();
        self.colons_before_children();
        if self.tokens.is_punct(1, '-') && self.hyphenated() {
            let span = self.tokens.span();
            return self.broken(span);
        }
        match self.tokens.rest() {
            [TokenTree::Ident(ident), ..] if !self.tokens.is_path_separator(1) => {
                match nodes::find(&ident.to_string()) {
                    Some(_) if self.is_misnamed_place() => {
                        let span = self.tokens.span();
                        self.tokens.next();
                        self.broken(span)
                    }
                    Some(row) if self.is_called_as_macro() => self.keyword_as_macro(row),
                    Some(row) => self.keyword(row),
                    None => self.path_leaf(),
                }
            }
            [TokenTree::Ident(_), ..] => self.path_leaf(),
            [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Brace => self.block(),
            [first, ..] if is(first, '!') => self.negation(),
            [first, ..] if is(first, '.') => self.method(),
            [first, ..] if is(first, '<') => self.path_leaf(),
            _ if self.tokens.is_path_separator(0) => self.path_leaf(),
            _ => self.unexpected(),
        }
    }

    /// `fallback`, alone, where a place is called so.
    fn is_misnamed_place(&self) -> bool {
        let [TokenTree::Ident(name), after @ ..] = self.tokens.rest() else {
            return false;
        };
        let is_alone = !matches!(after, [TokenTree::Group(_), ..]) && !self.tokens.is_punct(1, '<');
        is_alone && self.declared.misnamed.contains(&name.to_string())
    }

    /// `sequence::< a, b >`, as rustc has it where a tree stands in Rust code: reported, and read without the `::`.
    fn colons_before_children(&mut self) {
        let [TokenTree::Ident(name), ..] = self.tokens.rest() else {
            return;
        };
        let row = nodes::find(&name.to_string())
            .filter(|row| matches!(row.shape, Shape::Composite | Shape::Choice(..)));
        if let Some(row) = row.filter(|_| self.tokens.is_punct(1, '*')) {
            self.star_before_children(row);
            return;
        }
        let Some(row) =
            row.filter(|_| self.tokens.is_path_separator(1) && self.tokens.is_punct(3, '<'))
        else {
            return;
        };
        let span = token_span(&self.tokens.rest()[1]);
        self.diagnostics
            .error(span, "children follow the keyword without `::`")
            .help(format!(
                "write `{}`; a function of that name is `self::{}`",
                row.usage, row.keyword
            ));
        self.tokens.leave_out(1, 2);
        self.leave_call_out();
    }

    /// `!child`
    fn negation(&mut self) -> Parsed {
        let span = self.tokens.span();
        self.tokens.next();
        let Some(row) = nodes::find("invert") else {
            return self.unexpected();
        };
        let keyword = Ident::new(row.keyword, span);
        self.mention(Mention::Keyword(keyword.clone()));
        if self.nothing_to_invert(span) {
            return self.broken(span);
        }
        let child = self.node();
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
    pub fn label(&mut self) -> Option<Ident> {
        let mut label = None;
        while self.tokens.is_punct(1, ':') && !self.tokens.is_path_separator(1) {
            if self.is_keyword_before_sign() {
                break;
            }
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

    /// `sequence: < look, sleep >`, `timeout: (8h, sleep)`: no label.
    fn is_keyword_before_sign(&self) -> bool {
        let [TokenTree::Ident(name), _, after, ..] = self.tokens.rest() else {
            return false;
        };
        let is_decorator = match nodes::find(&name.to_string()) {
            Some(row) => matches!(row.shape, Shape::Decorator(_)),
            None => return false,
        };
        match after {
            TokenTree::Group(group) => is_decorator && group.delimiter() == Delimiter::Parenthesis,
            token => !is_decorator && is(token, '<'),
        }
    }

    fn too_deep(&mut self) -> Parsed {
        let span = self.tokens.span();
        let message = format!("this node is nested more than {MAX_DEPTH} deep");
        self.diagnostics
            .error(span, message)
            .help("make a tree of its own of an inner part, and use it as a leaf");
        self.broken(span)
    }

    /// Whether an expression of the user is one of Rust, and goes on to its end, which is reported if not.
    pub fn is_whole(&mut self, expression: &TokenStream) -> bool {
        !self.duration_in_code(expression) && self.goes_on(expression)
    }

    /// Whether an expression goes on to its end, which is reported if not.
    pub fn goes_on(&mut self, expression: &TokenStream) -> bool {
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
        false
    }

    /// Leaves a broken node behind and goes to the next separator.
    pub fn broken(&mut self, span: Span) -> Parsed {
        self.skip();
        (NodeKind::Broken(Vec::new()), span)
    }

    /// The same of a closure: behind its parameters a `<` compares, but for one after `::`.
    pub fn broken_closure(&mut self, span: Span) -> Parsed {
        let mut bars = 0;
        let opens = |token: &TokenTree, before: Option<&TokenTree>| {
            bars += usize::from(is(token, '|'));
            is(token, '<') && (bars < 2 || before.is_some_and(|before| is(before, ':')))
        };
        self.skip_where(opens);
        (NodeKind::Broken(Vec::new()), span)
    }

    /// Goes to the next comma of this level, or to the `>` that closes it.
    pub fn skip(&mut self) {
        self.skip_where(|token, _| is(token, '<'));
    }

    /// The same, where it is known of a token, and of the one before it, whether it opens a level.
    fn skip_where(&mut self, mut opens: impl FnMut(&TokenTree, Option<&TokenTree>) -> bool) {
        let mut depth = 0usize;
        let mut arrow = false;
        let mut before = None;
        while let Some(token) = self.tokens.rest().first() {
            if opens(token, before.as_ref()) {
                depth += 1;
            } else if is(token, '>') && !arrow && !compares(self.tokens.rest()) {
                if depth == 0 && self.open_angles > 0 {
                    break;
                }
                depth = depth.saturating_sub(1);
            } else if is(token, ',') && depth == 0 {
                break;
            }
            arrow = (is(token, '-') || is(token, '=')) && super::tokens::is_joint(token);
            before = self.tokens.next();
        }
    }
}

/// Whether the `>` at the start is no bracket, as in `steps > 3`: behind the children of a node comes no number.
fn compares(tokens: &[TokenTree]) -> bool {
    match tokens {
        [_, TokenTree::Literal(_), ..] => true,
        [sign, equals, ..] => super::tokens::is_joint(sign) && is(equals, '='),
        _ => false,
    }
}
