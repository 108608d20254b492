//! Brackets of nodes that are missing, are others, or stand behind a sign.

use crate::nodes::Row;
use crate::syntax::ast::{Control, Node};
use crate::syntax::control::as_leaf_help;
use crate::syntax::mistakes::children::lists::{innermost, without_boxes};
use crate::syntax::node::Parser;
use crate::syntax::tokens::{angle_length, found, found_at, is, is_joint};
use proc_macro2::{Delimiter, Group, TokenTree};

impl Parser<'_> {
    /// A composite whose children are missing, or in the wrong brackets.
    pub fn without_angles(&mut self, control: &mut Control) -> bool {
        let row = control.row;
        let Some(TokenTree::Group(group)) = self.tokens.rest().first().cloned() else {
            if let Some(complete) = self.sign_before_children(control) {
                return complete;
            }
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
        if group.delimiter() == Delimiter::Brace && self.closes_behind() {
            control.children = self.children_without_open_angle(row);
            return true;
        }
        self.tokens.next();
        let message = format!(
            "the children of `{}` stand between `<` and `>`",
            row.keyword
        );
        let (children, boxed) = without_boxes(&innermost(&group));
        let mut help = as_leaf_help(row);
        if boxed {
            help += "; each child stands in the tree itself, without `Box`";
        }
        self.diagnostics
            .error(group.span_open(), message)
            .help(help);
        let mut inside = self.inside(&children);
        control.children = match row.arm() {
            None => inside.lenient_children(),
            arm => inside.group_children(arm),
        };
        // Of too few, that has been said.
        control.children.len() >= row.children.min
    }

    /// Whether one `>` more comes than `<` are open: the `<` before this block is missing.
    fn closes_behind(&self) -> bool {
        let mut open = self.open_angles;
        let mut before: Option<&TokenTree> = None;
        for token in self.tokens.rest() {
            let is_arrow = before
                .is_some_and(|before| (is(before, '=') || is(before, '-')) && is_joint(before));
            if is(token, '<') {
                open += 1;
            } else if is(token, '>') && !is_arrow {
                if open == 0 {
                    return true;
                }
                open -= 1;
            }
            before = Some(token);
        }
        false
    }

    /// `sequence: < a, b >`, `parallel(success = 1), < a, b >`: reported, and read without the sign.
    fn sign_before_children(&mut self, control: &mut Control) -> Option<bool> {
        let after = self.tokens.rest().get(1..)?;
        let is_path =
            angle_length(after).is_some_and(|length| self.tokens.is_path_separator(1 + length));
        let opens = after.first().is_some_and(|open| is(open, '<'));
        if !opens || is_path || !self.refuses_sign(control, "<") {
            return None;
        }
        let open = self.tokens.span();
        self.tokens.next();
        control.children = self.angle_children(open, control.row.arm());
        Some(true)
    }

    /// `invert, (look)`, `timeout: (8h, sleep)`: reported, and read without the sign.
    pub fn sign_before_parentheses(&mut self, control: &Control) -> Option<Group> {
        let Some(TokenTree::Group(group)) = self.tokens.rest().get(1).cloned() else {
            return None;
        };
        let opens = group.delimiter() == Delimiter::Parenthesis;
        if !opens || !self.refuses_sign(control, "(") {
            return None;
        }
        self.tokens.eat_group(Delimiter::Parenthesis)
    }

    /// A sign in place of what opens a node's brackets, and before it: reported and taken, if it is one.
    fn refuses_sign(&mut self, control: &Control, open: &str) -> bool {
        let Some(sign @ TokenTree::Punct(punct)) = self.tokens.rest().first() else {
            return false;
        };
        if !",;:!&|=.?+-~@^%/$".contains(punct.as_char()) {
            return false;
        }
        let message = format!("expected `{open}`, found {}", found(Some(sign)));
        self.diagnostics
            .error(punct.span(), message)
            .help(format!("write `{}`", control.row.usage));
        self.tokens.next();
        true
    }

    /// The children after a `<` that is missing, and its `>`.
    fn children_without_open_angle(&mut self, row: &Row) -> Vec<Node> {
        let found = found_at(self.tokens.rest());
        let span = self.tokens.span();
        self.diagnostics
            .error(span, format!("expected `<`, found {found}"))
            .help(format!("write `{}`", row.usage));
        if matches!(
            self.tokens.rest(),
            [TokenTree::Ident(_), TokenTree::Ident(_), ..]
        ) {
            // `sequence begin look, sleep end`: another language.
            while self.tokens.next().is_some() {}
            return vec![Node::broken(span)];
        }
        let mut children = Vec::new();
        self.open_angles += 1;
        while self.tokens.eat_punct('>').is_none() && !self.tokens.at_end() {
            self.child(&mut children, row.arm());
        }
        self.open_angles -= 1;
        children
    }
}
