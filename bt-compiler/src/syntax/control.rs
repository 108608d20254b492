//! Nodes named by a keyword: composites, decorators and constants.

use super::ast::{Control, Leaf, Node, NodeKind};
use super::mention::Mention;
use super::node::{Parsed, Parser};
use super::tokens::is;
use crate::nodes::{is_name_of_node, ArmKind, Row, Shape};
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// Any node whose first token is a keyword.
    pub fn keyword(&mut self, row: &'static Row) -> Parsed {
        let span = self.tokens.span();
        let Some(keyword) = self.tokens.eat_ident() else {
            return self.broken(span);
        };
        self.mention(Mention::Keyword(keyword.clone()));
        self.mention_parentheses(row);
        if matches!(row.shape, Shape::Leaf | Shape::Field) {
            return self.keyword_of_leaf(row, &keyword);
        }
        let own = self.mistakes_of_own(row);
        let mut control = Box::new(Control {
            keyword,
            bang: false,
            row,
            arguments: Vec::new(),
            handler: None,
            options: Vec::new(),
            children: Vec::new(),
        });
        let complete = match row.shape {
            Shape::Decorator(_) => self.decorator(&mut control),
            _ => self.composite(&mut control),
        };
        self.tell_own(row, own);
        if complete {
            (NodeKind::Control(control), span)
        } else {
            (NodeKind::Broken(control.children), span)
        }
    }

    /// `(options)< child, … >` after its keyword; whether that much was there.
    fn composite(&mut self, control: &mut Control) -> bool {
        let mistakes = self.diagnostics.count();
        self.before_children(control);
        let is_wrong = self.diagnostics.count() > mistakes;
        let has_patterns = control.row.arm() == Some(ArmKind::Pattern);
        if has_patterns && control.arguments.is_empty() {
            self.mention(Mention::Subject(TokenStream::new()));
        }
        let complete = match self.tokens.eat_punct('<') {
            None if !control.children.is_empty() => true,
            Some(open) => {
                let around = self.parent.replace(control.row);
                self.head_in_angles(control, open.span());
                let told = self.arrow_reported;
                // Of scores in the parentheses it has been said.
                self.arrow_reported |= self.lacks_all(control)
                    || has_unknown_option(control)
                    || is_wrong && control.row.arm() == Some(ArmKind::Score);
                control.children = self.angle_children(open.span(), control.row.arm());
                self.parent = around;
                self.arrow_reported = told;
                self.late_options(control);
                true
            }
            // `switch(3, look)`: what is too much in the parentheses has been said.
            None if is_wrong
                && !matches!(self.tokens.rest(), [TokenTree::Group(_), ..])
                && !self.starts_node() =>
            {
                false
            }
            None => self.without_angles(control),
        };
        if has_patterns {
            self.mention(Mention::SubjectEnd);
        }
        complete
    }

    /// `(options)` after its keyword. Apart from what reads the children, which takes stack for each node around.
    fn before_children(&mut self, control: &mut Control) {
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
                } else if inside.tokens.rest().len() == 1 && !control.row.options.is_empty() {
                    inside.mention_half_an_option(control.row);
                }
            }
            Some(TokenTree::Group(group))
                if angle_follows && group.delimiter() != Delimiter::None =>
            {
                let group = group.clone();
                if !control.row.arguments().is_empty()
                    || group.stream().is_empty()
                    || self.inside(&group).tokens.is_option()
                {
                    self.other_brackets(control.row, &group);
                }
                let mut inside = self.inside(&group);
                if control.row.arguments().is_empty() {
                    inside.options(control);
                } else {
                    inside.subject(control);
                }
                self.tokens.next();
            }
            _ => {}
        }
        self.bare_subject(control);
    }

    /// `switch hero.mood< … >`: reported, and read as if it stood in parentheses.
    fn bare_subject(&mut self, control: &mut Control) {
        let takes_one = !control.row.arguments().is_empty() && control.arguments.is_empty();
        let rest = self.tokens.rest();
        let length = rest.iter().position(|token| is(token, '<'));
        let length = length
            .filter(|length| *length > 0 && takes_one && matches!(rest[0], TokenTree::Ident(_)));
        let Some(length) = length else {
            return;
        };
        let span = self.tokens.span();
        let tokens: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        let noun = control.row.arguments()[0].noun();
        self.diagnostics
            .error(
                span,
                format!("`{}` takes its {noun} in parentheses", control.row.keyword),
            )
            .help(format!(
                "write `{}({})< … >`",
                control.row.keyword,
                crate::check::tokens_text(&tokens)
            ));
        // Without tokens it is known to be wrong.
        self.mention(Mention::Subject(tokens));
        control.arguments.push(super::ast::Argument {
            tokens: TokenStream::new(),
            span,
        });
    }

    /// `(argument, …, child)` after its keyword; whether that much was there.
    fn decorator(&mut self, control: &mut Control) -> bool {
        let Some(group) = self.tokens.eat_group(Delimiter::Parenthesis) else {
            return self.without_parentheses(control);
        };
        self.inside(&group).decorated(control);
        self.after_parentheses(control, &group);
        true
    }

    /// A child that stands behind the parentheses by mistake.
    fn after_parentheses(&mut self, control: &mut Control, group: &Group) {
        self.late_options(control);
        if self.child_in_braces(control, &group.stream()) {
            control.children.push(Node::broken(group.span_close()));
            return;
        }
        if self.child_behind(control, &group.stream()) {
            let child = self.node();
            control.children.push(child);
            return;
        }
        let child = match self.tokens.rest().first() {
            Some(TokenTree::Group(child))
                if child.delimiter() == Delimiter::Parenthesis && control.children.is_empty() =>
            {
                Some(child.clone())
            }
            _ => None,
        };
        if let Some(child) = child {
            let message = format!(
                "the child of `{}` stands in the same parentheses",
                control.row.keyword
            );
            self.diagnostics
                .error(child.span_open(), message)
                .help(format!("write `{}`", control.row.usage));
            self.tokens.next();
            self.inside(&child).decorated(control);
        } else if let Some(open) = self.tokens.eat_punct('<') {
            let (keyword, usage) = (control.row.keyword, control.row.usage);
            let (message, help) = if control.row.children.max == Some(0) {
                (
                    format!("`{keyword}` takes no child"),
                    format!("write `sequence< {usage}, … >`; a child that begins later is `delay(500ms, child)`"),
                )
            } else {
                (
                    format!("the child of `{keyword}` stands inside the parentheses"),
                    self.child_in_angles_help(control, &group.stream()),
                )
            };
            self.diagnostics.error(open.span(), message).help(help);
            let mut behind = self.angle_children(open.span(), None);
            // Of one too many, that has been said.
            behind.truncate(control.row.children.max.unwrap_or(usize::MAX).max(1));
            let takes_some = control.row.children.max != Some(0);
            if control.children.is_empty() && takes_some {
                control.children = behind;
            }
        }
    }

    /// A decorator whose parentheses are missing, or are others; whether there are children.
    fn without_parentheses(&mut self, control: &mut Control) -> bool {
        let what = match control.row.children.max {
            Some(0) => "duration",
            Some(1) => "child",
            _ => "children",
        };
        if let Some(group) = self.sign_before_parentheses(control) {
            self.inside(&group).decorated(control);
            return true;
        }
        let message = format!("`{}` takes its {what} in parentheses", control.row.keyword);
        let help = as_leaf_help(control.row);
        if let Some(open) = self.tokens.eat_punct('<') {
            let help = match control.row.children.max {
                Some(0) => help,
                _ => format!("{help}; several nodes are joined, as in `sequence< …, … >`"),
            };
            self.diagnostics.error(open.span(), message).help(help);
            self.decorated_in_angles(control, open.span());
        } else if let Some(TokenTree::Group(group)) = self.tokens.rest().first().cloned() {
            self.tokens.next();
            self.diagnostics
                .error(group.span_open(), message)
                .help(help);
            self.inside(&group).decorated(control);
        } else {
            // `wait for target`
            let help = match self.words_joined(&control.keyword) {
                Some(name) => format!("{help}; a name is one word: `{name}`"),
                None => help,
            };
            self.diagnostics
                .error(control.keyword.span(), message)
                .help(help);
            match self.tokens.rest().first() {
                // `wait 3s`, `invert look`: part of the same mistake.
                Some(TokenTree::Literal(_)) => self.skip(),
                Some(_) if self.words_joined(&control.keyword).is_some() => self.skip(),
                Some(_) if self.starts_node() => control.children.push(self.node()),
                _ => {}
            }
            return false;
        }
        !control.children.is_empty()
    }

    /// The children after a `<`, and its `>`.
    pub fn angle_children(&mut self, open: Span, arm: Option<ArmKind>) -> Vec<Node> {
        let mut children = Vec::new();
        let mistakes = self.diagnostics.count();
        self.open_angles += 1;
        while self.begins_compared_arm(arm) || !self.closes(open, mistakes) {
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

    /// Takes the `>`; complains at the `<` if there is none, and nothing was wrong since there were so many mistakes.
    pub fn closes(&mut self, open: Span, mistakes: usize) -> bool {
        if let Some(close) = self.tokens.eat_punct('>') {
            self.closed = Some(close.span());
            return true;
        }
        if self.tokens.at_end() {
            if self.diagnostics.count() == mistakes {
                self.diagnostics
                    .error(open, "this `<` is never closed")
                    .help(
                    "add a `>` after the last child; each `>` closes the `<` that was opened last",
                );
            }
            return true;
        }
        false
    }

    /// One child and the comma after it.
    pub fn child(&mut self, children: &mut Vec<Node>, arm: Option<ArmKind>) {
        let count = self.diagnostics.count();
        self.sign_after_keyword();
        if self.tokens.is_option() && !arm.is_some_and(|arm| self.begins_arm(arm)) {
            self.option_for_child(children);
        } else if let Some(arm) = arm {
            children.push(self.arm_child(arm));
        } else {
            children.push(self.node());
        }
        let (before, mentions) = (self.diagnostics.count(), self.mentions.len());
        let next = self.tokens.rest().first().cloned();
        self.after_child(arm, count);
        let Some(Node { kind, .. }) = children.last_mut() else {
            return;
        };
        if let NodeKind::Leaf(leaf) = kind {
            if self.diagnostics.count() > before && !begins_another(next.as_ref(), leaf) {
                *kind = NodeKind::Broken(Vec::new());
                self.mentioned_words(mentions);
            }
        }
    }

    fn option_for_child(&mut self, children: &mut Vec<Node>) {
        let span = self.tokens.span();
        match self.named_children() {
            none if none.is_empty() => {
                self.misplaced_option();
                children.push(Node::broken(span));
            }
            some => children.extend(some),
        }
    }

    /// `_ = look`, `Calm = look`, and the score `hunger = eat` lack the `>` of their `=>`.
    fn begins_arm(&self, kind: ArmKind) -> bool {
        let [TokenTree::Ident(word), ..] = self.tokens.rest() else {
            return false;
        };
        let word = word.to_string();
        let is_option = || crate::nodes::all().any(|row| row.has_option(&word));
        let is_score = || {
            kind == ArmKind::Score
                && !is_option()
                && !is_name_of_node(&word)
                && self.arrow().is_none()
        };
        word == "_" || word.starts_with(char::is_uppercase) || is_score()
    }

    /// The comma, and what stands before it by mistake. So many mistakes had been found before the child.
    fn after_child(&mut self, arm: Option<ArmKind>, mistakes: usize) {
        let arm_lacks = |parser: &Self| arm.is_some() && parser.arrow().is_none();
        if self.diagnostics.count() > mistakes && arm_lacks(self) && self.starts_node() {
            // A `=>` is missing, say: what follows is part of the same mistake.
            self.skip();
        }
        if !self.separator() && arm_lacks(self) {
            self.skip();
            self.tokens.eat_punct(',');
        }
    }
}

/// Whether what follows a leaf without a comma is another node. Otherwise the leaf may be part of the same mistake, as `Nap` in
/// `Nap; ::new(3)` and in `Nap Nap::new(3)`.
fn begins_another(next: Option<&TokenTree>, leaf: &Leaf) -> bool {
    let first = leaf.tokens.clone().into_iter().next();
    match (next, first) {
        (Some(TokenTree::Ident(next)), Some(TokenTree::Ident(first))) => first != *next,
        (Some(TokenTree::Ident(_)), Some(_)) => true,
        _ => false,
    }
}

/// Whether an option is given that the node has not: `utility(score = hunger)< … >`.
fn has_unknown_option(control: &Control) -> bool {
    let mut options = control.options.iter();
    options.any(|option| !control.row.has_option(&option.name.to_string()))
}

/// How to write it, and how to write a function of the same name.
pub fn as_leaf_help(row: &Row) -> String {
    format!(
        "write `{}`; a function of that name is `self::{}`",
        row.usage, row.keyword
    )
}
