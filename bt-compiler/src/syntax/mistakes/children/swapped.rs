//! A node before what it is decorated with: `timeout(walk, LIMIT)`, `context(work, Job::Farmer)`, `on_halt(Nap::new(3), horn)`.

use crate::check::tokens_text;
use crate::nodes::{find, ArgumentKind};
use crate::syntax::ast::{Argument, Control, Node};
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::mistakes::nodes::misspelled::is_of_nodes;
use crate::syntax::node::Parser;
use crate::syntax::path::Case;
use crate::syntax::tokens::{found_at, is, is_ident, token_span};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// Whether the value stands behind the child, where neither can be the other: reported, if it is so. Of a literal something
    /// else tells.
    pub fn is_swapped(&mut self, control: &mut Control) -> bool {
        let [kind] = control.row.arguments() else {
            return false;
        };
        if *kind == ArgumentKind::Handler {
            return self.is_handler_behind(control);
        }
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
            .help(format!(
                "the {noun} comes first: write `{keyword}({value_text}, {child_text})`"
            ));
        self.leave_out_swapped(control, span);
        true
    }

    /// Whether a handler stands behind what can be none: reported, if it is so.
    fn is_handler_behind(&mut self, control: &mut Control) -> bool {
        let Some((child, handler)) = self.last_two() else {
            return false;
        };
        let is_node = match child {
            [TokenTree::Ident(word), TokenTree::Group(_), ..] => find(&word.to_string()).is_some(),
            _ => is_keyword(child) || is(&child[0], '!'),
        };
        if !(is_node || is_value(child)) || !is_like_handler(handler) {
            return false;
        }
        let message = match &child[0] {
            TokenTree::Ident(word) if is_node => format!("`{word}` is a node, not a handler"),
            TokenTree::Ident(_) => "a value cannot be a handler".to_owned(),
            _ => format!("expected a handler, found {}", found_at(child)),
        };
        let handler_text = match handler {
            [TokenTree::Group(_)] => "{ … }".to_owned(),
            _ => tokens_text(&handler.iter().cloned().collect::<TokenStream>()),
        };
        let child_text = node_shown(child).unwrap_or_else(|| "child".to_owned());
        let (keyword, span) = (control.row.keyword, token_span(&child[0]));
        self.diagnostics.error(span, message).help(format!(
            "the handler comes first: write `{keyword}({handler_text}, {child_text})`"
        ));
        self.leave_out_swapped(control, span);
        true
    }

    fn leave_out_swapped(&mut self, control: &mut Control, span: Span) {
        while self.tokens.next().is_some() {}
        // Without tokens it is known to be wrong.
        let tokens = TokenStream::new();
        control.arguments.push(Argument { tokens, span });
        control.children.push(Node::broken(span));
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
    matches!(tokens, [sign, _, ..] if is(sign, '.') || is(sign, '!')) || is_keyword(tokens)
}

/// `timeout(8h, walk)`, `sequence< walk >`
fn is_keyword(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Ident(name), next, ..] if find(&name.to_string()).is_some() => {
            is(next, '<') || is_of_nodes(tokens)
        }
        _ => false,
    }
}

/// `walk`, `walk(1.0)`, in a tree with a name: such a tree captures nothing that could be a value.
fn is_like_node(tokens: &[TokenTree]) -> bool {
    is_function(tokens) || is_value(tokens)
}

/// `walk`, `walk(1.0)`
fn is_function(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Ident(name)] | [TokenTree::Ident(name), TokenTree::Group(_)] => {
            Case::of(name) == Case::Lower
        }
        _ => false,
    }
}

/// `Nap::new(3)`
fn is_value(tokens: &[TokenTree]) -> bool {
    matches!(
        tokens,
        [TokenTree::Ident(ty), colon, _, TokenTree::Ident(new), TokenTree::Group(_)]
            if is(colon, ':') && new == "new" && Case::of(ty) == Case::UpperCamel
    )
}

/// `horn`, `horn(3)`, `.horn`, `{ hero.horn(); }`
fn is_like_handler(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Group(group)] => group.delimiter() == Delimiter::Brace,
        [dot, name @ ..] if is(dot, '.') => is_function(name),
        [TokenTree::Ident(name), ..] => find(&name.to_string()).is_none() && is_function(tokens),
        _ => false,
    }
}
