//! Nodes in a block of Rust code, and code that begins there as a leaf does: `{ timeout(5s, look) }`, `{ .tired }`.

use crate::check::tokens_text;
use crate::nodes::{find, Shape};
use crate::syntax::mistakes::children::misplaced::node_length;
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::mistakes::nodes::misspelled::is_of_nodes;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{angle_length, is, is_ident, is_joint};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// `{ || hero.alive }`, which nobody calls: reported, if it is so.
    pub fn closure_in_block(&mut self, block: &Group) -> bool {
        let tokens: Vec<TokenTree> = block.stream().into_iter().collect();
        let closure = match tokens.as_slice() {
            [word, closure @ ..] if is_ident(word, "move") => closure,
            closure => closure,
        };
        let Some(bar) = closure.first().filter(|bar| is(bar, '|')) else {
            return false;
        };
        let Some(close) = closure[1..].iter().position(|token| is(token, '|')) else {
            return false;
        };
        let code = &closure[close + 2..];
        // `|x| x; true` gives something else.
        if code.is_empty() || code.iter().any(|token| is(token, ';')) {
            return false;
        }
        let code = match code {
            [TokenTree::Group(inner)] if inner.delimiter() == Delimiter::Brace => inner.stream(),
            code => code.iter().cloned().collect(),
        };
        self.diagnostics
            .error(
                bar.span(),
                "a block gives what a leaf gives, and this one a closure",
            )
            .help(format!(
                "a block is called itself: write `{{ {} }}`; it sees the context by its name",
                tokens_text(&code)
            ));
        true
    }

    /// `{ timeout(5s, look) }`, `{ set(steps = 3) }`, `{ .tired }`, `{ let n = 3; sequence< a, b > }`: reported, if it is so.
    pub fn node_in_block(&mut self, block: &Group) -> bool {
        let tokens: Vec<TokenTree> = block.stream().into_iter().collect();
        if let [dot, TokenTree::Ident(_), ..] = tokens.as_slice() {
            if is(dot, '.') {
                let code = tokens_text(&block.stream());
                let context = self.declared.hero();
                let is_leaf = node_length(&tokens) == tokens.len();
                let call = if matches!(tokens.last(), Some(TokenTree::Ident(_))) && is_leaf {
                    "()"
                } else {
                    ""
                };
                let in_block =
                    format!("in a block the context has its name: `{{ {context}{code}{call} }}`");
                let help = if is_leaf {
                    format!("a method alone is a leaf: write `{code}`; {in_block}")
                } else {
                    in_block
                };
                self.diagnostics
                    .error(dot.span(), "expected Rust code in braces, found `.`")
                    .help(help);
                return true;
            }
        }
        if is_node_alone(&tokens) {
            let node = node_shown(&tokens).unwrap_or_else(|| "node".to_owned());
            self.diagnostics
                .error(
                    block.span_open(),
                    "expected Rust code in braces, found a node",
                )
                .help(format!(
                    "a node needs no brackets of its own: write `{node}`"
                ));
            return true;
        }
        let Some(keyword) = node_within(&block.stream()) else {
            return false;
        };
        self.diagnostics
            .error(keyword.span(), "a node cannot stand in Rust code")
            .help(format!(
                "the block is a leaf of its own: write `sequence< {{ … }}, {keyword}< … > >`; what chooses among nodes is \
                 `if_then_else< condition, then, otherwise >`"
            ));
        true
    }
}

/// `timeout(5s, look)`, `set(steps = 3)`: what no code of Rust is.
fn is_node_alone(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Ident(word), TokenTree::Group(group)] => {
            let Some(row) = find(&word.to_string()) else {
                return false;
            };
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            let assigns = matches!(inside.as_slice(), [TokenTree::Ident(_), sign, ..] if is(sign, '=') && !is_joint(sign));
            group.delimiter() == Delimiter::Parenthesis
                && (row.shape == Shape::Field && assigns || is_of_nodes(tokens))
        }
        _ => false,
    }
}

/// The keyword of `sequence< a, b >` where a statement begins or a value is given: there no code of Rust is written so.
fn node_within(code: &TokenStream) -> Option<Ident> {
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    let begins = |at: usize| {
        at == 0
            || is(&tokens[at - 1], ';')
            || is(&tokens[at - 1], '=')
            || is(&tokens[at - 1], '>') && at > 1 && is(&tokens[at - 2], '=')
            || is_ident(&tokens[at - 1], "return")
            || matches!(&tokens[at - 1], TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
    };
    tokens
        .iter()
        .enumerate()
        .find_map(|(at, token)| match token {
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Brace
                    && !at
                        .checked_sub(1)
                        .is_some_and(|before| is(&tokens[before], '!')) =>
            {
                node_within(&group.stream())
            }
            TokenTree::Ident(word) if begins(at) && has_children(&tokens[at + 1..]) => {
                let row = find(&word.to_string())?;
                matches!(row.shape, Shape::Composite | Shape::Choice(..)).then(|| word.clone())
            }
            _ => None,
        })
}

/// `< a, b >`, and the end of a statement behind it.
fn has_children(tokens: &[TokenTree]) -> bool {
    let opens = matches!(tokens, [open, TokenTree::Ident(_), ..] if is(open, '<'));
    let length = opens.then(|| angle_length(tokens)).flatten();
    length.is_some_and(|length| {
        tokens
            .get(length)
            .is_none_or(|next| is(next, ';') || is(next, ','))
    })
}
