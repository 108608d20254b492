//! Nodes named by a keyword: composites, decorators and constants.

use super::ast::{Control, Leaf, LeafKind, Node, NodeKind};
use super::mention::Mention;
use super::node::{Parsed, Parser};
use super::tokens::{found, is};
use crate::check::model::Outcome;
use crate::nodes::{ArmKind, Keyword, Row, Shape};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// Any node whose first token is a keyword.
    pub fn keyword(&mut self, row: &'static Row) -> Parsed {
        let span = self.tokens.span();
        let Some(keyword) = self.tokens.eat_ident() else {
            return self.broken(span);
        };
        self.mention(Mention::Keyword(keyword.clone()));
        match row.shape {
            Shape::Leaf => return self.constant(row, &keyword),
            Shape::Field => return self.field_leaf(row, &keyword),
            Shape::Composite | Shape::Choice(..) | Shape::Decorator(_) => {}
        }
        let mut control = Control {
            keyword,
            bang: false,
            row,
            arguments: Vec::new(),
            handler: None,
            options: Vec::new(),
            children: Vec::new(),
        };
        let complete = match row.shape {
            Shape::Decorator(_) => self.decorator(&mut control),
            _ => self.composite(&mut control),
        };
        if complete {
            (NodeKind::Control(control), span)
        } else {
            (NodeKind::Broken(control.children), span)
        }
    }

    /// `success`, `failure`, `running`
    fn constant(&mut self, row: &'static Row, keyword: &Ident) -> Parsed {
        let span = keyword.span();
        let bracket = match self.tokens.rest().first() {
            Some(TokenTree::Group(group)) => group.delimiter() != Delimiter::Brace,
            Some(token) => is(token, '<'),
            None => false,
        };
        if bracket {
            let word = &row.keyword;
            self.diagnostics
                .error(
                    self.tokens.span(),
                    format!("`{word}` takes neither arguments nor children"),
                )
                .help(format!(
                    "write `{word}`; a function of that name is `self::{word}(…)`"
                ));
            return self.broken(span);
        }
        let kind = match row.node {
            Keyword::Success => LeafKind::Constant(keyword.clone(), Outcome::Success),
            Keyword::Failure => LeafKind::Constant(keyword.clone(), Outcome::Failure),
            _ => LeafKind::Running(keyword.clone()),
        };
        let tokens = TokenTree::Ident(keyword.clone()).into();
        (NodeKind::Leaf(Leaf { kind, tokens }), span)
    }

    /// `(options)< child, … >` after its keyword; whether that much was there.
    fn composite(&mut self, control: &mut Control) -> bool {
        let parenthesis = Delimiter::Parenthesis;
        let angle_follows = self.tokens.is_punct(1, '<');
        match self.tokens.rest().first() {
            Some(TokenTree::Group(group)) if group.delimiter() == parenthesis => {
                let group = group.clone();
                let mut inside = self.inside(&group);
                if !control.row.arguments().is_empty() {
                    inside.subject(control);
                    self.tokens.next();
                } else if angle_follows || inside.tokens.is_option() {
                    inside.options(control);
                    self.tokens.next();
                }
            }
            _ => {}
        }
        let has_patterns = control.row.arm() == Some(ArmKind::Pattern);
        if has_patterns && control.arguments.is_empty() {
            self.mention(Mention::Subject(TokenStream::new()));
        }
        let complete = match self.tokens.eat_punct('<') {
            Some(open) => {
                control.children = self.angle_children(open.span(), control.row.arm());
                true
            }
            None => self.without_angles(control),
        };
        if has_patterns {
            self.mention(Mention::SubjectEnd);
        }
        complete
    }

    /// A composite whose children are missing, or in the wrong brackets.
    fn without_angles(&mut self, control: &mut Control) -> bool {
        let row = control.row;
        let Some(TokenTree::Group(group)) = self.tokens.rest().first().cloned() else {
            if self.starts_node() {
                control.children = self.children_without_open_angle(row);
                return true;
            }
            self.diagnostics
                .error(
                    control.keyword.span(),
                    format!("`{}` lacks its children", row.keyword),
                )
                .help(as_leaf_help(row));
            return false;
        };
        self.tokens.next();
        let message = format!(
            "the children of `{}` stand between `<` and `>`",
            row.keyword
        );
        self.diagnostics
            .error(group.span_open(), message)
            .help(as_leaf_help(row));
        control.children = self.inside(&group).group_children(row.arm());
        !control.children.is_empty()
    }

    /// `(argument, …, child)` after its keyword; whether that much was there.
    fn decorator(&mut self, control: &mut Control) -> bool {
        if let Some(group) = self.tokens.eat_group(Delimiter::Parenthesis) {
            self.inside(&group).decorated(control);
            if let Some(open) = self.tokens.eat_punct('<') {
                let message = format!(
                    "the child of `{}` stands inside the parentheses",
                    control.row.keyword
                );
                self.diagnostics
                    .error(open.span(), message)
                    .help(format!("write `{}`", control.row.usage));
                control
                    .children
                    .extend(self.angle_children(open.span(), None));
            }
            return true;
        }
        let what = match control.row.children.max {
            Some(0) => "duration",
            Some(1) => "child",
            _ => "children",
        };
        let message = format!("`{}` takes its {what} in parentheses", control.row.keyword);
        let help = as_leaf_help(control.row);
        if let Some(open) = self.tokens.eat_punct('<') {
            self.diagnostics.error(open.span(), message).help(help);
            self.decorated_in_angles(control, open.span());
        } else if let Some(TokenTree::Group(group)) = self.tokens.rest().first().cloned() {
            self.tokens.next();
            self.diagnostics
                .error(group.span_open(), message)
                .help(help);
            self.inside(&group).decorated(control);
        } else {
            self.diagnostics
                .error(control.keyword.span(), message)
                .help(help);
            return false;
        }
        !control.children.is_empty()
    }

    /// The children after a `<` that is missing, and its `>`.
    fn children_without_open_angle(&mut self, row: &Row) -> Vec<Node> {
        let found = found(self.tokens.rest().first());
        self.diagnostics
            .error(self.tokens.span(), format!("expected `<`, found {found}"))
            .help(format!("write `{}`", row.usage));
        let mut children = Vec::new();
        self.open_angles += 1;
        while self.tokens.eat_punct('>').is_none() && !self.tokens.at_end() {
            self.child(&mut children, row.arm());
        }
        self.open_angles -= 1;
        children
    }

    /// The children after a `<`, and its `>`.
    pub fn angle_children(&mut self, open: Span, arm: Option<ArmKind>) -> Vec<Node> {
        let mut children = Vec::new();
        let mistakes = self.diagnostics.count();
        self.open_angles += 1;
        while !self.closes(open) {
            self.child(&mut children, arm);
        }
        self.open_angles -= 1;
        if children.is_empty() && self.diagnostics.count() > mistakes {
            // It was never closed; that it is empty need not be said.
            children.push(Node::broken(open));
        }
        children
    }

    /// The children in a bracket.
    pub fn group_children(&mut self, arm: Option<ArmKind>) -> Vec<Node> {
        let mut children = Vec::new();
        while !self.tokens.at_end() {
            self.child(&mut children, arm);
        }
        children
    }

    /// Takes the `>`; complains at the `<` if there is none.
    pub fn closes(&mut self, open: Span) -> bool {
        if self.tokens.eat_punct('>').is_some() {
            return true;
        }
        if self.tokens.at_end() {
            self.diagnostics
                .error(open, "this `<` is never closed")
                .help("add a `>` after the last child");
            return true;
        }
        false
    }

    /// One child and the comma after it.
    fn child(&mut self, children: &mut Vec<Node>, arm: Option<ArmKind>) {
        let count = self.diagnostics.count();
        if self.tokens.is_option() {
            self.misplaced_option();
        } else if let Some(arm) = arm {
            children.push(self.arm_child(arm));
        } else {
            children.push(self.node());
        }
        let arm_lacks = |parser: &Self| arm.is_some() && parser.arrow().is_none();
        if self.diagnostics.count() > count && arm_lacks(self) && self.starts_node() {
            // A `=>` is missing, say: what follows is part of the same mistake.
            self.skip();
        }
        if !self.separator() && arm_lacks(self) {
            self.skip();
            self.tokens.eat_punct(',');
        }
    }

    /// After a child: takes the comma, or complains about what stands there instead; whether
    /// something other than another node comes next.
    pub fn separator(&mut self) -> bool {
        let closes = self.tokens.is_punct(0, '>') && self.open_angles > 0;
        if closes || self.tokens.at_end() || self.tokens.eat_punct(',').is_some() {
            return true;
        }
        let span = self.tokens.span();
        let found = found(self.tokens.rest().first());
        if self.tokens.eat_punct(';').is_some() {
            self.diagnostics
                .error(span, "expected `,`, found `;`")
                .help("write a comma between two nodes");
            return true;
        }
        if self.starts_node() {
            self.diagnostics
                .error(span, format!("expected `,`, found {found}"))
                .help("write a comma between two nodes");
            return false;
        }
        if self.tokens.is_punct(0, '=') && self.tokens.is_punct(1, '>') {
            self.diagnostics
                .error(span, "expected `,`, found `=>`")
                .help(
                    "only `switch`, `priority` and `utility` take children of the form `… => node`",
                );
        } else {
            let expected = if self.open_angles > 0 {
                "`,` or `>`"
            } else {
                "`,`"
            };
            self.diagnostics
                .error(span, format!("expected {expected}, found {found}"))
                .help("a node that is a Rust expression is written in braces: `{ … }`");
        }
        self.skip();
        self.tokens.eat_punct(',');
        true
    }

    /// Whether the next token looks like the beginning of a node.
    pub fn starts_node(&self) -> bool {
        match self.tokens.rest().first() {
            Some(TokenTree::Ident(word)) => word != "as",
            Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
            Some(token) => {
                (is(token, '!') || is(token, '#') || self.tokens.is_path_separator(0))
                    && !self.tokens.is_punct(1, '=')
            }
            None => false,
        }
    }
}

/// How to write it, and how to write a function of the same name.
fn as_leaf_help(row: &Row) -> String {
    format!(
        "write `{}`; a function of that name is `self::{}`",
        row.usage, row.keyword
    )
}
