//! Nodes of other libraries, and misspelt ones, which are written as nodes are, and no functions or values of the user's.

use super::ast::NodeKind;
use super::duration::is_duration;
use super::mention::Mention;
use super::node::{Declared, Parsed, Parser};
use super::path::{is_primitive, Case, Path};
use crate::hints::Place;
use crate::nodes::{
    find, instead, is_everyday, misspelled, named_exactly, suggest, ArgumentKind, ArmKind, Keyword,
    Row, Shape,
};
use crate::tokens::{angle_length, is, is_joint};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// The node that is meant; none where there is no such node.
type Meant = Option<&'static Row>;

impl Parser<'_> {
    /// Whether a path is written as a node is: `selector< look >`, `inverter(look)`.
    pub fn foreign(&self, path: &Path, name: &Ident) -> Option<Meant> {
        if path.tokens.len() > 1 || self.declared.trees.contains(&name.to_string()) {
            return None;
        }
        match self.tokens.rest() {
            [TokenTree::Group(group), open, ..] if is_called(group) && is(open, '<') => {
                with_children(name, &self.tokens.rest()[1..])
            }
            [TokenTree::Group(group), ..] if is_called(group) => {
                called(name, group, &self.declared)
            }
            rest => with_children(name, rest),
        }
    }

    /// Such a node: reported, and its children are read.
    pub fn foreign_node(&mut self, name: &Ident, meant: Meant) -> Parsed {
        let around = std::mem::replace(&mut self.row, meant);
        self.refuse(Place::Name);
        self.row = around;
        self.tokens.next();
        self.mention_name(TokenTree::Ident(name.clone()).into());
        self.tokens.eat_group(Delimiter::Parenthesis);
        if !self.tokens.is_punct(0, '<') {
            return self.broken(name.span());
        }
        let arm = match meant {
            Some(row) => row.arm(),
            None => Some(ArmKind::Pattern),
        };
        let arm = arm.filter(|_| has_arms(self.tokens.rest()));
        let patterns = arm == Some(ArmKind::Pattern);
        if patterns {
            self.mention(Mention::Subject(TokenStream::new()));
        }
        let children = match self.tokens.eat_punct('<') {
            Some(open) => self.angle_children(open.span(), arm),
            None => Vec::new(),
        };
        if patterns {
            self.mention(Mention::SubjectEnd);
        }
        (NodeKind::Broken(children), name.span())
    }
}

fn is_called(group: &Group) -> bool {
    group.delimiter() == Delimiter::Parenthesis
}

fn has_arms(tokens: &[TokenTree]) -> bool {
    let children = &tokens[..angle_length(tokens).unwrap_or(0)];
    let mut pairs = children.windows(2);
    pairs.any(|pair| is(&pair[0], '=') && is(&pair[1], '>'))
}

/// `scan<u8>`, `Sleep<u8>::new(3)`: what is no child, but a type.
pub fn is_generic(name: &Ident, tokens: &[TokenTree]) -> bool {
    let Some(length) = angle_length(tokens) else {
        return false;
    };
    let is_primitive = matches!(&tokens[1..length - 1], [TokenTree::Ident(ty)] if is_primitive(ty)
        || Case::of(name) == Case::Lower && Case::of(ty) == Case::UpperCamel && suggest(&name.to_string()).is_none());
    is_primitive
        || match &tokens[length..] {
            [TokenTree::Group(group), ..] => is_called(group),
            [first, second, ..] => is(first, ':') && is(second, ':'),
            _ => false,
        }
}

/// A function has no children. A type may: anybody's is no node of another library, but by its very name.
fn with_children(name: &Ident, tokens: &[TokenTree]) -> Option<Meant> {
    let is_angle = match tokens {
        [open, next, ..] if is(open, '<') => {
            let is_shift = is_joint(open) && is(next, '<');
            !is_shift && !is(next, '/') && !matches!(next, TokenTree::Literal(_))
        }
        _ => false,
    };
    if !is_angle || is_generic(name, tokens) {
        return None;
    }
    let text = name.to_string();
    let is_lower = Case::of(name) == Case::Lower;
    let meant = if is_lower {
        suggest(&text)
    } else {
        named_exactly(&text)
    };
    // Where no child has an identifier, the first comes first: `Priority< a, b >`, as it is in the literature.
    let meant = match meant {
        Some(row) if row.node == Keyword::Priority && !has_arms(tokens) => find("fallback"),
        meant => meant,
    };
    let is_root = text.starts_with("Behavi") && text.ends_with("Tree");
    let is_known = meant.is_some() || (is_lower || is_root) && instead(&text).is_some();
    (is_known || is_lower && angle_length(tokens).is_some()).then_some(meant)
}

/// What reads as the call of a function, and is given what a node of that name takes.
fn called(name: &Ident, group: &Group, declared: &Declared) -> Option<Meant> {
    let text = name.to_string();
    let parts = super::expressions_in(group);
    let parts: Vec<Vec<TokenTree>> = parts
        .into_iter()
        .map(|part| part.into_iter().collect())
        .collect();
    let of_nodes = parts.iter().any(|part| is_of_nodes(part));
    let may_be_child = |part: &Vec<TokenTree>| may_be_node(part, declared) && !is_everyday(&text);
    let may_have_child = parts.last().is_some_and(may_be_child);
    // Most leaves are no misspelling, and to look for one takes long.
    let suggested = || of_nodes.then(|| suggest(&text)).flatten();
    let found = named_exactly(&text).or_else(suggested);
    let found = found.or_else(|| misspelled(&text).filter(|row| row.is_decorator()));
    let Some(row) = found else {
        let in_item = !declared.trees.is_empty();
        let is_meant = of_nodes || in_item && parts.len() > 1 && parts.iter().all(may_be_child);
        return (is_meant && instead(&text).is_some()).then_some(None);
    };
    let required = match row.shape {
        Shape::Decorator(arguments) => {
            let mut required = arguments
                .iter()
                .filter(|kind| **kind != ArgumentKind::Count);
            row.children.min + required.by_ref().count()
        }
        _ => 2,
    };
    let is_parent = row.children.max != Some(0) && may_have_child && parts.len() >= required;
    (of_nodes || is_parent).then_some(Some(row))
}

/// Whether an expression may be a child: what is no literal, and no value that is known.
fn may_be_node(part: &[TokenTree], declared: &Declared) -> bool {
    match part {
        [TokenTree::Ident(word)] => {
            let text = word.to_string();
            let is_value = declared.parameters.contains(&text)
                || declared.context.as_ref() == Some(&text)
                || ["true", "false", "self"].contains(&text.as_str());
            Case::of(word) == Case::Lower && !is_value
        }
        [TokenTree::Ident(_) | TokenTree::Punct(_), .., TokenTree::Group(_)] => true,
        _ => false,
    }
}

/// Whether it can only be an argument of a node: a duration, an option, a `.method`, or another node.
fn is_of_nodes(part: &[TokenTree]) -> bool {
    match part {
        [TokenTree::Literal(literal)] => is_duration(literal),
        [TokenTree::Ident(_), equals, second, ..] if is(equals, '=') => !is(second, '='),
        _ => is_surely_node(part),
    }
}

/// Whether these tokens, an argument, can only be a node.
pub fn is_surely_node(tokens: &[TokenTree]) -> bool {
    match tokens {
        [dot, TokenTree::Ident(_), ..] => is(dot, '.'),
        [TokenTree::Ident(word), next, ..] => {
            let is_parent = |row: &Row| row.is_composite() || row.is_decorator();
            find(&word.to_string()).is_some_and(is_parent)
                && (is(next, '<') || holds_duration(next))
        }
        _ => false,
    }
}

/// Whether the code of a block is a node: `{ sequence< look > }`, `{ .rest(3) }`.
pub fn is_node_whole(tokens: &[TokenTree]) -> bool {
    let last = tokens.last();
    let ends = last.is_some_and(|last| is(last, '>') || matches!(last, TokenTree::Group(_)));
    ends && is_surely_node(tokens)
}

/// Whether a bracket holds what only nodes take.
fn holds_duration(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => {
            let mut parts = super::expressions_in(group).into_iter();
            parts.any(|part| is_of_nodes(&part.into_iter().collect::<Vec<_>>()))
        }
        _ => false,
    }
}
