//! The two forms of input, and the head of the closure form.

use super::ast::{ClosureContext, ClosureObserver, ClosureTree, Input};
use super::head::Head;
use super::item::{begins_tree, behind_attributes, items};
use super::node::{Declared, Parser};
use super::types::{context_name, reference, split};
use crate::diagnostics::Diagnostics;
use crate::hints::Place;
use crate::tokens::{is, is_braces, is_ident, token_span, Cursor};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::rc::Rc;
use syn::ext::IdentExt;
use syn::{Token, Type};

const FORMS: &str = "write a node such as `fallback< … >`, `|hero: &mut Hero| node`, or \
     `tree Name(hero: &mut Hero) { node }`";

/// Reads a whole input.
pub fn input(tokens: TokenStream, diagnostics: &mut Diagnostics) -> Option<Input> {
    let last = tokens.clone().into_iter().last();
    let end = last.as_ref().map_or_else(Span::call_site, token_span);
    let mut tokens = Cursor::new(tokens, end);
    tokens.open_invisible();
    if tokens.at_end() {
        diagnostics
            .error(end, "expected a tree, found nothing")
            .help(FORMS);
        return None;
    }
    if has_items(tokens.rest()) {
        return Some(Input::Items(items(tokens, diagnostics)));
    }
    closure(tokens, diagnostics).map(Input::Closure)
}

/// Words that begin an item of Rust, and no node.
const ITEMS: &[&str] = &[
    "pub", "const", "fn", "struct", "enum", "mod", "use", "impl", "trait", "type", "static",
];

/// Whether there is a `tree Name`, which no node has in it, or what else only an item begins with.
fn has_items(tokens: &[TokenTree]) -> bool {
    let first = behind_attributes(tokens);
    let begins = match first {
        [word, ..] if ITEMS.iter().any(|item| is_ident(word, item)) => true,
        [word, next, .., last] if is_ident(word, "tree") => !is(next, ':') && is_braces(last),
        _ => false,
    };
    let mut before = (0..tokens.len()).take_while(|&at| !is(&tokens[at], '<'));
    begins || before.any(|at| begins_tree(&tokens[at..])) || tokens.windows(2).any(is_head_of_item)
}

/// `(hero: &mut Hero) { … }`
fn is_head_of_item(pair: &[TokenTree]) -> bool {
    let [TokenTree::Group(taken), TokenTree::Group(body)] = pair else {
        return false;
    };
    let taken: Vec<TokenTree> = taken.stream().into_iter().take(3).collect();
    body.delimiter() == Delimiter::Brace
        && matches!(taken.as_slice(), [TokenTree::Ident(_), colon, sign] if is(colon, ':') && is(sign, '&'))
}

fn closure(mut tokens: Cursor, diagnostics: &mut Diagnostics) -> Option<ClosureTree> {
    let is_bar = |token: &TokenTree| is(token, '|');
    match behind_attributes(tokens.rest()) {
        [first, ..] if is_bar(first) => attributes(&mut tokens, diagnostics),
        [word, next, ..] if is_ident(word, "move") && is_bar(next) => {
            attributes(&mut tokens, diagnostics);
        }
        _ => {}
    }
    let move_token = match tokens.rest() {
        [word, next, ..] if is_ident(word, "move") && is_bar(next) => {
            let span = word.span();
            tokens.next();
            Some(Token![move](span))
        }
        _ => None,
    };
    let before = diagnostics.count();
    let mut between = None;
    if tokens.is_punct(0, '|') {
        let (bar, mut parts) = between_bars(&mut tokens, diagnostics)?;
        // What is missing here, the nodes may use.
        let observer = match parts.get(1) {
            Some(second) => Some(observer(second.clone(), diagnostics)?),
            None => None,
        };
        between = Some((parts.swap_remove(0), (bar, observer)));
    }
    // Where the context alone is wrong, the nodes are looked at.
    let context = between.and_then(|(first, rest)| context(first, rest, diagnostics));
    let context_broken = diagnostics.count() > before;
    if tokens.at_end() {
        diagnostics
            .error(tokens.span(), "expected a node after the context")
            .help(FORMS);
        return None;
    }
    let mut mentions = Vec::new();
    let declared = Rc::new(Declared {
        context: context.as_ref().map(|context| context.name.to_string()),
        ..Declared::default()
    });
    let root = Parser::new(tokens, diagnostics, &mut mentions, declared).closure_root();
    Some(ClosureTree {
        move_token,
        context,
        context_broken,
        root,
        mentions,
    })
}

/// Doc comments before the bars, and complaints about all other attributes.
fn attributes(tokens: &mut Cursor, diagnostics: &mut Diagnostics) {
    let (mut mentions, mut docs) = (Vec::new(), Vec::new());
    let mut parser = Parser::new(tokens.clone(), diagnostics, &mut mentions, Rc::default());
    parser.attributes(&mut docs);
    *tokens = parser.tokens;
}

/// The parts between two bars, and where the first is.
fn between_bars(tokens: &mut Cursor, diagnostics: &mut Diagnostics) -> Option<(Span, Vec<Cursor>)> {
    let bar = tokens.span();
    tokens.next();
    let Some(length) = tokens.rest().iter().position(|token| is(token, '|')) else {
        diagnostics
            .error(bar, "this `|` is never closed")
            .help("write `|hero: &mut Hero| node`");
        return None;
    };
    let inner: TokenStream = (0..length).filter_map(|_| tokens.next()).collect();
    let parts = split(&mut Cursor::new(inner, tokens.span()));
    tokens.next();
    match parts.as_slice() {
        [] => {
            diagnostics
                .error(bar, "the context lacks a name")
                .help("write `|hero: &mut Hero| node`, or leave the bars out");
            None
        }
        [_, _, third, ..] => {
            let message = "a tree has a context and an observer, and this is a third";
            diagnostics
                .error(third.span(), message)
                .help("write `|hero: &mut Hero, log: &mut Log| node`; what is around it is used by its name");
            None
        }
        _ => Some((bar, parts)),
    }
}

/// `hero: &mut Hero`
fn context(
    part: Cursor,
    (bar, observer): (Span, Option<ClosureObserver>),
    diagnostics: &mut Diagnostics,
) -> Option<ClosureContext> {
    let bound = Head::new(part, diagnostics).binding(Place::Context, true)?;
    let ty = match bound.ty {
        Some(ty) => Some(reference("context", &bound.name, ty, diagnostics)?),
        None => None,
    };
    let name = context_name(bound.name);
    let is_same = |observer: &&ClosureObserver| observer.name.unraw() == name.unraw();
    if let Some(same) = observer.as_ref().filter(is_same) {
        let message = format!("the observer `{name}` has the name of the context");
        let error = diagnostics.error(same.name.span(), message);
        error.help("give it a name of its own");
        return None;
    }
    Some(ClosureContext {
        bar,
        name,
        ty,
        observer,
    })
}

/// `log: &mut Log`
fn observer(part: Cursor, diagnostics: &mut Diagnostics) -> Option<ClosureObserver> {
    let bound = Head::new(part, diagnostics).binding(Place::Context, false)?;
    let name = bound.name;
    let Some((ty @ Type::Reference(_), span)) = bound.ty else {
        diagnostics
            .error(name.span(), "a tree without a name has no parameters")
            .help(format!("leave it out: `{name}` of the code around can be used as it is; an observer is `{name}: &mut Type`"));
        return None;
    };
    let ty = reference("observer", &name, (ty, span), diagnostics)?;
    Some(ClosureObserver { name, ty })
}
