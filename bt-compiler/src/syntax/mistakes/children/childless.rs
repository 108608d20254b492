//! Children behind a leaf, and nodes among its arguments: no leaf takes any.

use crate::check::tokens_text;
use crate::nodes::find;
use crate::syntax::ast::{LeafKind, NodeKind};
use crate::syntax::mistakes::children::lists::BOXES;
use crate::syntax::mistakes::nodes::misspelled::{is_of_nodes, parts};
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::{angle_length, is, token_span};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// `Box::new(sequence< a, b >)`, `walk(wait(2s))`, `.rest(.hours())`: reported, if it is so. What is called has been read.
    pub fn node_as_argument(&mut self, called: &Path) -> bool {
        let Some(TokenTree::Group(group)) = self.tokens.rest().first().cloned() else {
            return false;
        };
        if group.delimiter() != Delimiter::Parenthesis {
            return false;
        }
        let part = match node_with_children(&group.stream()) {
            Some(name) => vec![TokenTree::Ident(name)],
            None => match parts(&group).into_iter().find(|part| is_node(part)) {
                Some(part) => part,
                None => return false,
            },
        };
        let written = called.stream().to_string().replace(' ', "");
        let is_value = called
            .segments
            .iter()
            .any(|segment| Case::of(&segment.name) != Case::Lower);
        let wraps = [
            "Some",
            "Ok",
            "action",
            "leaf",
            "condition",
            "task",
            "node",
            "child",
            "call",
            "run",
        ];
        let boxes = BOXES.iter().any(|known| written == format!("{known}::new"));
        if boxes || wraps.contains(&written.as_str()) {
            if let Some(node) = self.node_in(&group) {
                self.diagnostics
                    .error(token_span(&part[0]), "a node cannot be an argument")
                    .help(format!("a node stands in the tree itself: write `{node}`"));
                return true;
            }
        }
        let own = if is_value {
            "the children of a composite of your own stand between `<` and `>`".to_owned()
        } else {
            "a leaf takes values of Rust; a node with children of your own is a value that implements `Composite`"
                .to_owned()
        };
        let with = |child: &str| {
            if is_value {
                format!("{own}: `{written}(…)< {child} >`")
            } else {
                own.clone()
            }
        };
        let help = match part.as_slice() {
            [dot, method @ ..] if is(dot, '.') => {
                let context = self.declared.hero();
                let method = tokens_text(&method.iter().cloned().collect());
                let call = if method.ends_with(')') { "" } else { "()" };
                let own = match behind(&parts(&group)) {
                    Some((values, children)) if is_value => format!(
                        "the children of a composite of your own stand behind it: `{written}({values})< {children} >`"
                    ),
                    _ => own,
                };
                format!(
                    "in an argument the context has its name: `{context}.{method}{call}`; {own}"
                )
            }
            [keyword] => with(&format!("{keyword}< … >")),
            [keyword, ..] => with(&format!("{keyword}( … )")),
            [] => return false,
        };
        self.diagnostics
            .error(token_span(&part[0]), "a node cannot be an argument")
            .help(help);
        true
    }

    /// `.lock< look >`, `{ hero.alive }< look >`: reported, if it is so, and the children are read. The leaf has been read.
    pub fn without_children(&mut self, parsed: Parsed) -> Parsed {
        let NodeKind::Leaf(leaf) = &parsed.0 else {
            return parsed;
        };
        // What is a keyword has said so itself, and `x() < 3` is no node.
        let is_own = matches!(
            leaf.kind,
            LeafKind::Method { .. }
                | LeafKind::Block { .. }
                | LeafKind::Test { .. }
                | LeafKind::Set { .. }
        );
        let begins = matches!(self.tokens.rest(), [open, next, ..]
            if is(open, '<') && !is(next, '=') && !is(next, '<') && !matches!(next, TokenTree::Literal(_)));
        if !is_own || !begins || self.tokens.angle_length().is_none() {
            return parsed;
        }
        let written = match &leaf.kind {
            LeafKind::Block { .. } => "{ … }".to_owned(),
            _ => tokens_text(&leaf.tokens),
        };
        // Whether it is called rightly is not asked besides.
        self.mentioned_word();
        self.diagnostics
            .error(self.tokens.span(), "a leaf has no children")
            .help(format!(
                "write `sequence< {written}, … >`; a comparison is written in braces: `{{ … }}`"
            ));
        let children = match self.tokens.eat_punct('<') {
            Some(open) => self.angle_children(open.span(), None),
            None => Vec::new(),
        };
        (NodeKind::Broken(children), parsed.1)
    }
}

/// Whether no expression of Rust is written so: `wait(2s)`, `.lock`.
fn is_node(part: &[TokenTree]) -> bool {
    match part {
        [dot, TokenTree::Ident(_), ..] if is(dot, '.') => true,
        [TokenTree::Ident(_), TokenTree::Group(_)] => is_of_nodes(part),
        _ => false,
    }
}

/// The keyword of `fallback< … >`, which is no expression of Rust, between two commas.
pub fn node_with_children(code: &TokenStream) -> Option<Ident> {
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    let begins = |at: usize| at == 0 || is(&tokens[at - 1], ',');
    let names = tokens
        .iter()
        .enumerate()
        .filter_map(|(at, token)| match token {
            TokenTree::Ident(name) if begins(at) => Some((at, name)),
            _ => None,
        });
    let mut nodes = names.filter(|(at, name)| {
        let children = &tokens[at + 1..];
        let length = children
            .first()
            .filter(|open| is(open, '<'))
            .and_then(|_| angle_length(children));
        let ends =
            length.is_some_and(|length| children.get(length).is_none_or(|next| is(next, ',')));
        ends && find(&name.to_string()).is_some()
    });
    nodes.next().map(|(_, name)| name.clone())
}

/// What stands in the parentheses of `Retries::of(3, .climb, .rest)`: its values, and what may be its children.
fn behind(parts: &[Vec<TokenTree>]) -> Option<(String, String)> {
    let is_literal = |part: &&Vec<TokenTree>| matches!(part.as_slice(), [TokenTree::Literal(_)]);
    let values = parts.iter().take_while(is_literal).count();
    let (values, children) = parts.split_at(values);
    let text = |parts: &[Vec<TokenTree>]| {
        let parts = parts.iter();
        let texts = parts.map(|part| tokens_text(&part.iter().cloned().collect()));
        texts.collect::<Vec<_>>().join(", ")
    };
    (children.len() > 1).then(|| (text(values), text(children)))
}
