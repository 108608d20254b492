//! A node before the value that it is decorated with: `timeout(walk, LIMIT)`, `context(work, Job::Farmer)`.

use crate::check::tokens_text;
use crate::nodes::{find, ArgumentKind};
use crate::syntax::ast::{Argument, Control, Node};
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::mistakes::nodes::misspelled::is_of_nodes;
use crate::syntax::node::Parser;
use crate::syntax::path::Case;
use crate::syntax::tokens::{found_at, is, is_ident, token_span};
use proc_macro2::{TokenStream, TokenTree};

impl Parser<'_> {
    /// Whether the value stands behind the child, where neither can be the other: reported, if it is so. Of a literal something
    /// else tells.
    pub fn is_swapped(&mut self, control: &mut Control) -> bool {
        let [kind] = control.row.arguments() else {
            return false;
        };
        if !matches!(
            kind,
            ArgumentKind::Duration | ArgumentKind::Count | ArgumentKind::Value
        ) || control.row.children.max != Some(1)
        {
            return false;
        }
        let Some((child, value)) = self.last_two() else {
            return false;
        };
        let is_named = !self.declared.trees.is_empty();
        if !self.is_certainly_value(value, *kind)
            || !(is_certainly_node(child) || is_named && is_like_node(child))
        {
            return false;
        }
        let value_text = tokens_text(&value.iter().cloned().collect::<TokenStream>());
        let child_text = node_shown(child).unwrap_or_else(|| "child".to_owned());
        let (keyword, noun) = (control.row.keyword, kind.noun());
        let (span, found) = (token_span(&value[0]), found_at(value));
        self.diagnostics
            .error(span, format!("expected a node, found {found}"))
            .of_form()
            .help(format!(
                "the {noun} comes first: write `{keyword}({value_text}, {child_text})`"
            ));
        while self.tokens.next().is_some() {}
        // Without tokens it is known to be wrong.
        let tokens = TokenStream::new();
        control.arguments.push(Argument { tokens, span });
        control.children.push(Node::broken(span));
        true
    }

    /// What stands before and behind the only comma of this level; children between `<` and `>` have others.
    fn last_two(&self) -> Option<(&[TokenTree], &[TokenTree])> {
        let rest = self.tokens.rest();
        let at = rest.iter().rposition(|token| is(token, ','))?;
        let (child, value) = (&rest[..at], &rest[at + 1..]);
        let is_whole =
            crate::syntax::mistakes::children::misplaced::node_length(child) == child.len();
        (!child.is_empty() && !value.is_empty() && is_whole).then_some((child, value))
    }

    /// `LIMIT`, `Duration::from_secs(3)`, `Job::Farmer`.
    fn is_certainly_value(&self, value: &[TokenTree], kind: ArgumentKind) -> bool {
        match value {
            [TokenTree::Ident(name)] => Case::of(name) == Case::Screaming,
            [TokenTree::Literal(_)] => kind == ArgumentKind::Value,
            [ty, colon, _, TokenTree::Ident(name)] if is(colon, ':') => {
                let is_variant = matches!(ty, TokenTree::Ident(ty) if Case::of(ty) == Case::UpperCamel)
                    && Case::of(name) == Case::UpperCamel;
                is_variant && !self.declared.trees.is_empty() || Case::of(name) == Case::Screaming
            }
            [ty, colon, _, TokenTree::Ident(_), TokenTree::Group(_)] => {
                is_ident(ty, "Duration") && is(colon, ':') && kind == ArgumentKind::Duration
            }
            _ => false,
        }
    }
}

/// `.walk`, `!walk`, `timeout(8h, walk)`, `sequence< walk >`
fn is_certainly_node(tokens: &[TokenTree]) -> bool {
    match tokens {
        [sign, _, ..] if is(sign, '.') || is(sign, '!') => true,
        [TokenTree::Ident(name), next, ..] if find(&name.to_string()).is_some() => {
            is(next, '<') || is_of_nodes(tokens)
        }
        _ => false,
    }
}

/// `walk`, `walk(1.0)`, in a tree with a name: such a tree captures nothing that could be a value.
fn is_like_node(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Ident(name)] | [TokenTree::Ident(name), TokenTree::Group(_)] => {
            Case::of(name) == Case::Lower
        }
        [TokenTree::Ident(ty), colon, _, TokenTree::Ident(new), TokenTree::Group(_)] => {
            is(colon, ':') && new == "new" && Case::of(ty) == Case::UpperCamel
        }
        _ => false,
    }
}
