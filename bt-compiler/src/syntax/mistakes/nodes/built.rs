//! Nodes in the style of builders: `hover.timeout(5s)`, `windy(3.0).not()`, `sequence< a, b >.retry(3)`, `look.unwrap()`.

use crate::check::tokens_text;
use crate::nodes::{named_exactly, ArgumentKind, Row, Shape};
use crate::syntax::duration::is_duration;
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::node::Parser;
use crate::syntax::parameters::Of;
use crate::syntax::tokens::{found, is, is_number};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// What passes a result on elsewhere, and is left out here.
const PASSES_ON: &[&str] = &[
    "unwrap",
    "expect",
    "ok",
    "is_ok",
    "into",
    "clone",
    "to_owned",
    "as_ref",
    "as_mut",
    "borrow",
    "borrow_mut",
    "boxed",
    "build",
    "done",
    "succeeds",
    "is_success",
    "tick",
    "run",
    "execute",
    "call",
    "invoke",
    "bind",
    "get",
    "as_node",
    "to_node",
    "into_node",
];

/// What joins two nodes.
const JOINS: &[(&str, &str)] = &[
    ("then", "sequence"),
    ("and", "sequence"),
    ("and_then", "sequence"),
    ("chain", "sequence"),
    ("before", "sequence"),
    ("or", "fallback"),
    ("or_else", "fallback"),
    ("otherwise", "fallback"),
    ("unwrap_or", "fallback"),
    ("unwrap_or_else", "fallback"),
];

/// A method that is called there.
struct Link<'a> {
    name: &'a Ident,
    arguments: Option<&'a Group>,
}

impl Parser<'_> {
    /// `.timeout(5s)` behind a node that is written so: what to write, if each method of the chain can be a node around it.
    pub fn built(&self, node: &str) -> Option<String> {
        let (links, after) = links(self.tokens.rest());
        let ends = after
            .first()
            .is_none_or(|next| is(next, ',') || is(next, '>') || is(next, ';'));
        if links.is_empty() || !ends {
            return None;
        }
        let mut shown = node.to_owned();
        for link in links {
            shown = link.around(&shown)?;
        }
        Some(shown)
    }

    /// The same, behind a leaf that is a name: `hover.timeout(5s)`. Of the context and of what has a value nothing is known.
    pub fn built_of_name(&self, name: &Ident) -> Option<String> {
        match self.declared.of_name(name) {
            Of::Other => self.built(&name.to_string()),
            Of::Context | Of::Value | Of::Type => None,
        }
    }

    /// `hover.repeat`, which may be a field: the node that is meant, if there is one.
    pub fn built_of_field(&self, name: &Ident) -> Option<String> {
        let [_, TokenTree::Ident(method), ..] = self.tokens.rest() else {
            return None;
        };
        named_exactly(&method.to_string())?;
        self.built_of_name(name)
    }

    /// `sequence< a, b >.retry(3)`, where a node with children has been read: reported, if it is so.
    pub fn is_built(&mut self) -> bool {
        if !self.tokens.is_punct(0, '.')
            || !matches!(self.tokens.rest().get(1), Some(TokenTree::Ident(_)))
        {
            return false;
        }
        let help = match self.built("child") {
            Some(shown) if shown != "child" => format!("a node has no methods: write `{shown}`"),
            _ => "a node has no methods: leave it out; what changes a node stands around it, as `invert(node)`".to_owned(),
        };
        let found = found(self.tokens.rest().first());
        self.diagnostics
            .error(self.tokens.span(), format!("expected `,`, found {found}"))
            .help(help);
        true
    }
}

/// The methods that are called there, and what follows.
fn links(mut tokens: &[TokenTree]) -> (Vec<Link<'_>>, &[TokenTree]) {
    let mut links = Vec::new();
    while let [dot, TokenTree::Ident(name), after @ ..] = tokens {
        if !is(dot, '.') {
            break;
        }
        tokens = after;
        let arguments = match after {
            [TokenTree::Group(group), after @ ..]
                if group.delimiter() == Delimiter::Parenthesis =>
            {
                tokens = after;
                Some(group)
            }
            _ => None,
        };
        links.push(Link { name, arguments });
    }
    (links, tokens)
}

impl Link<'_> {
    /// This around a node.
    fn around(&self, node: &str) -> Option<String> {
        let name = self.name.to_string();
        let inside: Vec<TokenTree> = match self.arguments {
            Some(group) => group.stream().into_iter().collect(),
            None => Vec::new(),
        };
        if PASSES_ON.contains(&name.as_str()) {
            return Some(node.to_owned());
        }
        if let Some((_, keyword)) = JOINS.iter().find(|(known, _)| *known == name) {
            let other = node_shown(&inside).unwrap_or_else(|| "…".to_owned());
            // `a.then(b).then(c)`
            let begun = node
                .strip_prefix(keyword)
                .and_then(|rest| rest.strip_prefix("< ")?.strip_suffix(" >"));
            let node = begun.unwrap_or(node);
            return Some(format!("{keyword}< {node}, {other} >"));
        }
        let row = named_exactly(&name)?;
        match row.shape {
            Shape::Decorator(_) if row.children.max == Some(1) => {
                Some(decorated(row, &inside, node))
            }
            Shape::Decorator(_) if row.children.max == Some(2) => {
                let control = node_shown(&inside).unwrap_or_else(|| "control".to_owned());
                Some(format!("{}({control}, {node})", row.keyword))
            }
            Shape::Decorator(_) => Some(format!("sequence< {node}, {} >", row.usage)),
            Shape::Composite => {
                let other = node_shown(&inside).unwrap_or_else(|| "…".to_owned());
                Some(format!("{}< {node}, {other} >", row.keyword))
            }
            Shape::Leaf | Shape::Field | Shape::Choice(..) => None,
        }
    }
}

/// `timeout(5s, hover)`, `!windy(3.0)`
fn decorated(row: &Row, arguments: &[TokenTree], node: &str) -> String {
    if row.keyword == "invert" {
        return match node.strip_prefix('!') {
            Some(node) => node.to_owned(),
            None => format!("!{node}"),
        };
    }
    let is_of_child = row.arguments().is_empty();
    let text = tokens_text(&arguments.iter().cloned().collect::<TokenStream>());
    match (row.arguments(), arguments) {
        ([ArgumentKind::Count], []) => return format!("{}({node})", row.keyword),
        ([ArgumentKind::Duration], [TokenTree::Literal(number)])
            if is_number(number) && !is_duration(number) =>
        {
            return format!("{}({number}s, {node})", row.keyword);
        }
        _ => {}
    }
    match text {
        some if !some.is_empty() && !is_of_child => format!("{}({some}, {node})", row.keyword),
        _ => row.usage.replace("child)", &format!("{node})")),
    }
}
