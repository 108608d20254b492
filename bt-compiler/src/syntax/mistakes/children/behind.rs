//! The child of a decorator that stands behind the parentheses: `repeat(3) look`, `repeat(3)< look >`, `repeat(3) { look }`.

use crate::check::tokens_text;
use crate::syntax::ast::Control;
use crate::syntax::mistakes::children::misplaced::node_length;
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::node::Parser;
use crate::syntax::tokens::is;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

impl Parser<'_> {
    /// `timeout(3s) { look }`: the child after the parentheses, in braces. Reported, if it is so; the braces are left out.
    pub fn child_in_braces(&mut self, control: &Control, arguments: &TokenStream) -> bool {
        let Some(TokenTree::Group(group)) = self.tokens.rest().first().cloned() else {
            return false;
        };
        let lacks = control.children.is_empty() && control.row.children.max == Some(1);
        if group.delimiter() != Delimiter::Brace || !lacks {
            return false;
        }
        let keyword = control.row.keyword;
        let before = before_child(arguments);
        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
        let child = match inner.as_slice() {
            [TokenTree::Ident(name)] => name.to_string(),
            _ => "child".to_owned(),
        };
        self.diagnostics
            .error(
                group.span_open(),
                format!("the child of `{keyword}` stands inside the parentheses"),
            )
            .help(format!("write `{keyword}({before}{child})`"));
        self.tokens.next();
        true
    }

    /// `timeout(3s) look`: the child after the parentheses. Reported, if it is so; the child is to be read.
    pub fn child_behind(&mut self, control: &Control, arguments: &TokenStream) -> bool {
        let lacks = control.children.is_empty() && control.row.children.max == Some(1);
        let takes = control.arguments.len() == control.row.arguments().len();
        let rest = self.tokens.rest();
        let ends = |token: Option<&TokenTree>| {
            token.is_none_or(|token| is(token, ',') || is(token, '>') || is(token, '<'))
        };
        let length = match rest {
            [dot, TokenTree::Ident(_), TokenTree::Group(_), ..] if is(dot, '.') => 3,
            [dot, TokenTree::Ident(_), ..] if is(dot, '.') => 2,
            [TokenTree::Ident(word), TokenTree::Group(_), ..] if word != "as" => 2,
            [TokenTree::Ident(word), ..] if word != "as" => 1,
            _ => return false,
        };
        if !lacks
            || !takes
            || !ends(rest.get(length))
            || crate::syntax::mistakes::nodes::foreign::joined_by(rest).is_some()
        {
            return false;
        }
        let is_leaf = !rest.get(length).is_some_and(|next| is(next, '<'));
        let child: TokenStream = rest[..length].iter().cloned().collect();
        let child = tokens_text(&child) + if is_leaf { "" } else { "< … >" };
        let before = before_child(arguments);
        let keyword = control.row.keyword;
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("the child of `{keyword}` stands inside the parentheses"),
            )
            .help(format!("write `{keyword}({before}{child})`"));
        true
    }

    /// What to write for `repeat(3)< look >` and `repeat(3)< look, walk >`, where the `<` has been read.
    pub fn child_in_angles_help(&self, control: &Control, arguments: &TokenStream) -> String {
        let keyword = control.row.keyword;
        let takes = control.arguments.len() == control.row.arguments().len();
        if !takes || control.row.children.max != Some(1) || !control.children.is_empty() {
            return format!("write `{}`", control.row.usage);
        }
        let before = before_child(arguments);
        let rest = self.tokens.rest();
        let length = node_length(rest);
        match rest.get(length) {
            Some(next) if is(next, ',') => format!(
                "it takes one child, and several are joined: write `{keyword}({before}sequence< … >)` or \
                 `{keyword}({before}fallback< … >)`"
            ),
            _ => {
                let child = node_shown(rest).unwrap_or_else(|| "child".to_owned());
                format!("write `{keyword}({before}{child})`")
            }
        }
    }
}

/// `3, ` of the arguments of `repeat(3)`, as they stand before a child.
fn before_child(arguments: &TokenStream) -> String {
    match tokens_text(arguments) {
        none if none.is_empty() => none,
        some => format!("{}, ", some.trim_end_matches(',')),
    }
}
