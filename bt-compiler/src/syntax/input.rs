//! The two forms of input, and the head of the closure form.

use super::ast::{ClosureContext, ClosureObserver, ClosureTree, Input};
use super::item;
use super::node::{Declared, Parser};
use super::path::Case;
use super::types::{binding, context_binding, context_name, reference, split, type_text};
use crate::diagnostics::Diagnostics;
use crate::syntax::mistakes::heads::form::{
    begins_item, comment_before_item, has_parameter, is_value, is_without_bars,
};
use crate::tokens::{found, is, is_ident, is_joint, token_span, Cursor};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use std::rc::Rc;
use syn::ext::IdentExt;
use syn::Token;

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
    comment_before_item(&mut tokens, diagnostics);
    if begins_item(tokens.rest()) {
        return Some(Input::Items(item::items(tokens, diagnostics)));
    }
    if is_assigned(tokens.rest(), diagnostics) {
        return None;
    }
    closure(tokens, diagnostics).map(Input::Closure)
}

/// `Night = sequence< look, sleep >`, as if it named a tree: reported, if it is so.
fn is_assigned(tokens: &[TokenTree], diagnostics: &mut Diagnostics) -> bool {
    let [TokenTree::Ident(name), sign, node @ ..] = tokens else {
        return false;
    };
    let is_sign = is(sign, '=') && !is_joint(sign)
        || (is(sign, '=') || is(sign, ':'))
            && is_joint(sign)
            && node.first().is_some_and(|next| {
                is(next, '>') && is(sign, '=') || is(next, '=') && is(sign, ':')
            });
    if !is_sign || Case::of(name) != Case::UpperCamel {
        return false;
    }
    diagnostics
        .error(name.span(), format!("expected `tree`, found `{name}`"))
        .help(format!(
            "a tree with a name is written `tree {name}(hero: &mut Hero) {{ node }}`, with its context in the parentheses"
        ));
    true
}

/// What stands before the bars and is not possible there.
fn attributes_before_bars(tokens: &mut Cursor, diagnostics: &mut Diagnostics) {
    let mut after = tokens.rest();
    while let [hash, TokenTree::Group(_), rest @ ..] = after {
        if !is(hash, '#') {
            break;
        }
        after = rest;
    }
    let before_bars = matches!(after, [first, ..] if is(first, '|') || is_ident(first, "move"));
    while before_bars && tokens.eat_punct('#').is_some() {
        let group = tokens.eat_group(Delimiter::Bracket);
        let name = group.and_then(|group| group.stream().into_iter().next());
        let span = name.as_ref().map_or_else(|| tokens.span(), token_span);
        match name {
            Some(name) if is_ident(&name, "doc") => {}
            Some(name) if is_ident(&name, "budget") => {
                diagnostics
                    .error(span, "a budget belongs to a tree with a name")
                    .help(
                        "write `tree Night(hero: &mut Hero) { node }`, with the budget before it",
                    );
            }
            Some(name) if is_ident(&name, "observe") => {
                diagnostics
                    .error(span, "a tree without a name names its observer")
                    .help("write `|hero: &mut Hero, log: &mut Log| node`");
            }
            name => {
                let name = found(name.as_ref());
                diagnostics
                    .error(
                        span,
                        format!("the attribute {name} is not possible on a tree without a name"),
                    )
                    .help("write it before the statement that the tree stands in");
            }
        }
    }
}

fn closure(mut tokens: Cursor, diagnostics: &mut Diagnostics) -> Option<ClosureTree> {
    attributes_before_bars(&mut tokens, diagnostics);
    let move_token = eat_move(&mut tokens);
    if is_without_bars(&tokens, false, diagnostics) {
        return None;
    }
    let before = diagnostics.count();
    let context = if tokens.is_punct(0, '|') {
        let between = between_bars(&mut tokens, diagnostics)?;
        let has_parameter = has_parameter(&between.0);
        let context = bars(between, diagnostics);
        if has_parameter {
            // What is not a parameter is unknown in the nodes, too.
            return None;
        }
        context
    } else {
        if let Some(move_token) = &move_token {
            diagnostics
                .error(move_token.span, "`move` stands before the context's name")
                .help("write `move |hero| …`");
        }
        None
    };
    let context_broken = context.is_none() && diagnostics.count() > before;
    let mistakes = diagnostics.count();
    if is_without_bars(&tokens, context.is_some(), diagnostics) {
        if context_broken {
            diagnostics.leave(mistakes);
        }
        return None;
    }
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

fn eat_move(tokens: &mut Cursor) -> Option<Token![move]> {
    match tokens.rest() {
        [TokenTree::Ident(word), next, ..] if word == "move" && !is(next, ':') => {
            let span = word.span();
            tokens.next();
            Some(Token![move](span))
        }
        _ => None,
    }
}

/// What stands between the bars, and where the second is; none if it is missing.
fn between_bars(
    tokens: &mut Cursor,
    diagnostics: &mut Diagnostics,
) -> Option<(TokenStream, Span, Span)> {
    let open = tokens.span();
    tokens.next();
    let Some(length) = tokens.rest().iter().position(|token| is(token, '|')) else {
        diagnostics
            .error(open, "this `|` is never closed")
            .help("write `|hero: &mut Hero| node`");
        return None;
    };
    let inner = (0..length).filter_map(|_| tokens.next()).collect();
    let close = tokens.span();
    tokens.next();
    Some((inner, open, close))
}

/// `hero: &mut Hero`
fn bars(
    (inner, open, close): (TokenStream, Span, Span),
    diagnostics: &mut Diagnostics,
) -> Option<ClosureContext> {
    let mut parts = split(&mut Cursor::new(inner, close)).into_iter();
    let Some(first) = parts.next() else {
        diagnostics
            .error(open, "the context lacks a name")
            .help("write `|hero: &mut Hero| node`, or leave the bars out");
        return None;
    };
    let observer = match parts.next() {
        Some(second) => Some(closure_observer(second, diagnostics)?),
        None => None,
    };
    if let Some((third, _)) = parts.next() {
        diagnostics
            .error(
                third,
                "a tree has a context and an observer, and this is a third",
            )
            .help("write `|hero: &mut Hero, log: &mut Log| node`")
            .note(NO_PARAMETERS);
        return None;
    }
    closure_context(open, first, observer, diagnostics)
}

/// For those who give parameters to a closure.
const NO_PARAMETERS: &str =
    "a tree without a name has no parameters: what is around it is used by its name";

/// `log: &mut Log`
fn closure_observer(
    part: (Span, TokenStream),
    diagnostics: &mut Diagnostics,
) -> Option<ClosureObserver> {
    let example = "|hero: &mut Hero, log: &mut Log| node";
    let bound = binding(part, example, diagnostics)?;
    let Some(tokens) = bound.ty else {
        diagnostics
            .error(bound.name.span(), "the observer lacks its type")
            .help(format!("write `{}: &mut Type`", bound.name))
            .note(NO_PARAMETERS);
        return None;
    };
    if tokens
        .clone()
        .into_iter()
        .next()
        .is_some_and(|first| is_value(&first))
    {
        diagnostics
            .error(bound.name.span(), "a tree without a name has no parameters")
            .help(format!(
                "leave it out: `{0}` of the code around can be used as it is, or moved in by `move |hero: &mut Hero| node`; an \
                 observer is `{0}: &mut Type`",
                bound.name
            ));
        return None;
    }
    let ty = reference("observer", &bound.name, tokens, bound.ty_span, diagnostics)?;
    Some(ClosureObserver {
        name: bound.name,
        ty,
    })
}

fn closure_context(
    bar: Span,
    part: (Span, TokenStream),
    observer: Option<ClosureObserver>,
    diagnostics: &mut Diagnostics,
) -> Option<ClosureContext> {
    let bound = context_binding(part, "|hero: &mut Hero| node", diagnostics)?;
    if let Some(same) = observer
        .as_ref()
        .filter(|other| other.name.unraw() == bound.name.unraw())
    {
        diagnostics
            .error(
                same.name.span(),
                format!("the observer `{}` has the name of the context", bound.name),
            )
            .help("give it a name of its own");
        return None;
    }
    if let Some(ty) = bound
        .ty
        .as_ref()
        .filter(|ty| crate::tokens::mentions(ty, &Ident::new("impl", Span::call_site())))
    {
        diagnostics
            .error(bound.ty_span, format!("`{}` is no type for the context of a tree without a name", type_text(ty)))
            .help(format!("name the type: `|{0}: &mut Type| node`; in a function with a type parameter that is `{0}: &mut T`", bound.name));
        return None;
    }
    let ty = match bound.ty {
        Some(ty) => Some(reference(
            "context",
            &bound.name,
            ty,
            bound.ty_span,
            diagnostics,
        )?),
        None => None,
    };
    Some(ClosureContext {
        bar,
        name: context_name(bound.name),
        ty,
        observer,
    })
}
