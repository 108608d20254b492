//! The item form: `pub tree Night(hero: &mut Hero) { … }`.

use super::ast::{ItemTree, Node, PutIn};
use super::budget::budget;
use super::head::Head;
use super::markers::{marker, refuse_serde};
use super::mention::Mention;
use super::node::{Declared, Parser};
use super::parameters::{check, parameters};
use crate::diagnostics::Diagnostics;
use crate::hints::Place;
use crate::tokens::{is, is_ident, Cursor};
use proc_macro2::{Delimiter, Group, Ident, TokenTree};
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::parse::Parse;
use syn::{Attribute, Generics, Token, Visibility};

/// Reads items until the end; one that is not understood is reported and left out.
pub fn items(mut tokens: Cursor, diagnostics: &mut Diagnostics) -> Vec<ItemTree> {
    let mut items: Vec<ItemTree> = Vec::new();
    let trees = Rc::new(names_of_trees(tokens.rest()));
    while !tokens.at_end() {
        let mut head = Head::new(tokens, diagnostics);
        let item = item(&mut head, &trees);
        tokens = head.tokens;
        let Some(item) = item else {
            while !tokens.at_end() && !begins_item(tokens.rest()) {
                tokens.next();
            }
            continue;
        };
        // Of two under conditions, one may be switched off.
        let is_same = |other: &&ItemTree| other.name == item.name && !has_cfg(other);
        if !has_cfg(&item) && items.iter().any(|other| is_same(&other)) {
            let message = format!("a second tree is called `{}`", item.name);
            let error = diagnostics.error(item.name.span(), message);
            error.help("give each tree a name of its own");
        } else {
            items.push(item);
        }
        if diagnostics.count() > 0 {
            // As in `let main = tree Night(…) { … };`, of which the `let` has been reported.
            tokens.eat_punct(';');
        }
    }
    items
}

/// `Night` after each `tree`.
fn names_of_trees(tokens: &[TokenTree]) -> BTreeSet<String> {
    let pairs = tokens.windows(2).filter(|pair| begins_tree(pair));
    pairs.map(|pair| pair[1].to_string()).collect()
}

/// `tree Night`
pub fn begins_tree(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [word, TokenTree::Ident(_), ..] if is_ident(word, "tree"))
}

/// What stands behind `#[…]`.
pub fn behind_attributes(mut tokens: &[TokenTree]) -> &[TokenTree] {
    while let [hash, TokenTree::Group(group), rest @ ..] = tokens {
        if !is(hash, '#') || group.delimiter() != Delimiter::Bracket {
            break;
        }
        tokens = rest;
    }
    tokens
}

/// `attrs vis const? tree NAME`
fn begins_item(tokens: &[TokenTree]) -> bool {
    let mut tokens = behind_attributes(tokens);
    if let [word, after @ ..] = tokens {
        if is_ident(word, "pub") {
            let place = matches!(after, [TokenTree::Group(_), ..]);
            tokens = &after[usize::from(place)..];
        }
    }
    match tokens {
        [word, next, ..] if is_ident(word, "const") => is_ident(next, "tree"),
        [word, ..] => is_ident(word, "tree"),
        [] => false,
    }
}

fn has_cfg(item: &ItemTree) -> bool {
    item.attrs.iter().any(|attr| attr.path().is_ident("cfg"))
}

/// What stands before the parameters.
struct Front {
    attrs: Vec<Attribute>,
    vis: Visibility,
    constness: Option<Token![const]>,
    keyword: Ident,
    name: Ident,
    generics: Generics,
}

fn item(head: &mut Head, trees: &Rc<BTreeSet<String>>) -> Option<ItemTree> {
    let before = head.diagnostics.count();
    let mut front = front(head)?;
    let Some(group) = head.tokens.eat_group(Delimiter::Parenthesis) else {
        return head.refuse(Place::Parameters);
    };
    let taken = parameters(&group, head.diagnostics);
    let tail = head.tail();
    // Where what comes first is wrong, what comes after it may be so because of that.
    head.diagnostics.leave(before + 1);
    if let Some(taken) = &taken {
        check(&front.name, &front.generics, taken, head.diagnostics);
    }
    let is_right = head.diagnostics.count() == before;
    // A tree with a wrong budget is a tree.
    let budget = budget(&mut front.attrs, head.diagnostics);
    let [observe, source, live] =
        ["observe", "source", "live"].map(|name| marker(name, &mut front.attrs, head.diagnostics));
    refuse_serde(&mut front.attrs, head.diagnostics);
    let mut mentions = Vec::new();
    let declared = Declared::new(trees, taken.as_ref());
    let tail = tail?;
    let root = root_of(&tail.body, head.diagnostics, &mut mentions, declared);
    let (context, context_ty, params) = taken.filter(|_| is_right)?;
    front.generics.where_clause = tail.where_clause;
    Some(ItemTree {
        attrs: front.attrs,
        budget: budget.bytes,
        most_calls: budget.calls,
        budget_words: budget.words,
        observe,
        source,
        live,
        call: String::new(),
        vis: front.vis,
        constness: front.constness,
        keyword: front.keyword,
        name: front.name,
        generics: front.generics,
        open: group.span_open(),
        context,
        context_ty,
        params,
        places: tail.places,
        gives: tail.gives,
        braces: tail.body.span(),
        root,
        mentions,
        put_in: PutIn::default(),
    })
}

fn front(head: &mut Head) -> Option<Front> {
    let rest = head.tokens.rest();
    let length = rest.len() - behind_attributes(rest).len();
    let attrs = head.parse(length, Attribute::parse_outer)?;
    head.tokens.open_invisible();
    let length = match head.tokens.rest() {
        [word, TokenTree::Group(group), ..] if is_ident(word, "pub") && is_place(group) => 2,
        [word, ..] if is_ident(word, "pub") => 1,
        _ => 0,
    };
    let vis = head.parse(length, Visibility::parse)?;
    let constness = match head.tokens.rest().first() {
        Some(word) if is_ident(word, "const") => head.parse(1, Option::parse)?,
        _ => None,
    };
    let keyword = match head.tokens.rest().first() {
        Some(word) if is_ident(word, "tree") => head.tokens.eat_ident()?,
        _ => return head.refuse(Place::Tree),
    };
    let name = head.name(Place::TreeName, false)?;
    let generics = if head.tokens.is_punct(0, '<') {
        let Some(length) = head.tokens.angle_length() else {
            let span = head.tokens.span();
            let error = head.diagnostics.error(span, "this `<` is never closed");
            error.help("write `tree Name<T>(hero: &mut Hero) { node }`");
            return None;
        };
        head.parse(length, Generics::parse)?
    } else {
        Generics::default()
    };
    Some(Front {
        attrs,
        vis,
        constness,
        keyword,
        name,
        generics,
    })
}

/// `(crate)`, `(super)`, `(in path)`
fn is_place(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    let known = ["crate", "self", "super", "in"];
    first.is_some_and(|first| known.iter().any(|word| is_ident(&first, word)))
}

fn root_of(
    body: &Group,
    diagnostics: &mut Diagnostics,
    mentions: &mut Vec<Mention>,
    declared: Declared,
) -> Node {
    let tokens = Cursor::new(body.stream(), body.span_close());
    Parser::new(tokens, diagnostics, mentions, Rc::new(declared)).root()
}
