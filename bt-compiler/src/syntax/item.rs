//! The item form: `pub tree Night(hero: &mut Hero) { … }`.

use super::ast::{ItemTree, Node, PutIn};
use super::budget::{budget, Budgets};
use super::markers::marker;
use super::mention::Mention;
use super::node::{Declared, Parser};
use super::parameters::parameters_of;
use super::tail::{tail, tail_behind_body, tail_text, Tail};
use super::types::{parse_before, report};
use crate::diagnostics::Diagnostics;
use crate::syntax::mistakes::heads::elsewhere::{
    changed_parameters, children_for_body, inner_doc, no_tree, parameters_as_generics,
    places_before_parameters,
};
use crate::syntax::mistakes::heads::head::{check_attributes, check_derives, check_parameters};
use crate::syntax::mistakes::heads::head_slips::{generics_in_brackets, slips_before_tree};
use crate::syntax::mistakes::heads::head_words::slip_of_head;
use crate::syntax::mistakes::heads::unused_parameters::find_misspelt;
use crate::tokens::{found, found_at, is, is_ident, is_joint, token_span, Cursor};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Attribute, Generics, Token, Visibility};

pub const EXAMPLE: &str = "write `tree Name(hero: &mut Hero) { node }`";

/// Reads items until the end; one that is not understood is reported and left out.
pub fn items(mut tokens: Cursor, diagnostics: &mut Diagnostics) -> Vec<ItemTree> {
    let mut items: Vec<ItemTree> = Vec::new();
    let trees = Rc::new(names_of_trees(tokens.rest()));
    while !tokens.at_end() {
        let (mut head, body) = chunk(&mut tokens);
        if body.is_some() {
            tail_behind_body(&mut head, &mut tokens, diagnostics);
        }
        let item = item(&head, body, diagnostics, &trees);
        let is_new = |item: &ItemTree| {
            // Of two under conditions, one may be switched off.
            let name = |other: &&ItemTree| other.name == item.name && !has_cfg(other);
            let is_second = !has_cfg(item) && items.iter().any(|other| name(&other));
            if is_second {
                let message = format!("a second tree is called `{}`", item.name);
                let error = diagnostics.error(item.name.span(), message);
                error.help("give each tree a name of its own");
            }
            !is_second
        };
        items.extend(item.filter(is_new));
        while let Some(sign) = tokens.eat_punct(';').or_else(|| tokens.eat_punct(',')) {
            let message = format!("expected a tree, found `{}`", sign.as_char());
            diagnostics.error(sign.span(), message).help("remove it");
        }
    }
    items
}

/// `Night` after each `tree`.
fn names_of_trees(tokens: &[TokenTree]) -> BTreeSet<String> {
    let names = tokens.windows(2).filter_map(|pair| match pair {
        [word, TokenTree::Ident(name)] if is_ident(word, "tree") => Some(name.to_string()),
        _ => None,
    });
    names.collect()
}

fn has_cfg(item: &ItemTree) -> bool {
    item.attrs.iter().any(|attr| attr.path().is_ident("cfg"))
}

/// The tokens before an item's braces, and the braces.
fn chunk(tokens: &mut Cursor) -> (Vec<TokenTree>, Option<Group>) {
    let mut head: Vec<TokenTree> = Vec::new();
    loop {
        // `const N: usize = { 3 }` in generics is not the body.
        let after_equals = head.last().is_some_and(|last| is(last, '='));
        if !after_equals {
            if let Some(body) = tokens.eat_group(Delimiter::Brace) {
                if begins_body(tokens.rest()) && !head.iter().any(is_parameters) {
                    // `tree Night{hero: &mut Hero} { look }`
                    head.push(TokenTree::Group(body));
                    continue;
                }
                return (head, Some(body));
            }
        }
        let in_place_of_name = head.last().is_some_and(|last| is_ident(last, "tree"));
        if tokens.is_punct(0, ';') && !in_place_of_name && !begins_body(&tokens.rest()[1..]) {
            tokens.next();
            return (head, None);
        }
        match tokens.next() {
            Some(token) => head.push(token),
            None => return (head, None),
        }
    }
}

fn begins_body(tokens: &[TokenTree]) -> bool {
    matches!(tokens.first(), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace)
}

fn is_parameters(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis)
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

fn item(
    head: &[TokenTree],
    body: Option<Group>,
    diagnostics: &mut Diagnostics,
    trees: &Rc<BTreeSet<String>>,
) -> Option<ItemTree> {
    let last = head.last().map(token_span);
    let last = last.or(body.as_ref().map(Group::span_open));
    let last = last.unwrap_or_else(Span::call_site);
    if inner_doc(head, diagnostics) {
        return None;
    }
    let head = slips_before_tree(head, diagnostics);
    if slip_of_head(&head, body.is_some(), diagnostics) {
        return None;
    }
    let (front, parameters, after) = parts_of(head, last, diagnostics)?;
    let before = diagnostics.count();
    let mut words = front.clone().into_iter();
    let is_tree = words.any(|word| is_ident(&word, "tree"));
    let mut front = front_of(front, last, diagnostics);
    let of_front = diagnostics.count() - before;
    let budget = front.as_mut().map_or_else(Budgets::default, |front| {
        budget(&mut front.attrs, diagnostics)
    });
    let mut marker = |name| marker(name, &mut front.as_mut()?.attrs, diagnostics);
    let (observe, source) = (marker("observe"), marker("source"));
    // A tree with a wrong budget is a tree.
    let before = diagnostics.count() - of_front;
    let name = front.as_ref().map(|front| &front.name);
    if name.is_some_and(|name| generics_in_brackets(name, parameters.as_ref(), &after, diagnostics))
    {
        return None;
    }
    let context = parameters_of(
        parameters.as_ref(),
        last,
        is_tree,
        front.is_some(),
        diagnostics,
    );
    let before_tail = diagnostics.count();
    let mut tail = tail(after, last, body.is_some(), diagnostics);
    // Where what comes first is wrong, what comes after it may be so because of that.
    let comes_first = if of_front > 0 || before_tail == before {
        before + 1
    } else {
        before_tail
    };
    diagnostics.leave(comes_first);
    if let (Some(front), Some(parameters)) = (&front, &context) {
        check_parameters(&front.name, &front.generics, parameters, diagnostics);
        check_derives(&front.attrs, diagnostics);
        check_attributes(&front.attrs, diagnostics);
    }
    let right = diagnostics.count() == before;
    if let Some(front) = &mut front {
        let generics = (&front.name, &mut front.generics);
        places_before_parameters(generics, parameters.as_ref(), &mut tail, diagnostics);
    }
    let mut mentions = Vec::new();
    let declared = Declared::new(trees, context.as_ref(), &tail.misnamed);
    let written = body.as_ref().map(Group::stream).unwrap_or_default();
    let body = match body {
        // Of what is called something else, only what is there is looked at.
        Some(body) if !is_tree && body.stream().is_empty() => None,
        Some(body) => Some(root_of(&body, diagnostics, &mut mentions, declared)),
        None if front.is_some() && diagnostics.count() > before => Some(Node::broken(last)),
        None if front.is_some() => {
            lacks_body(&tail, last, diagnostics);
            Some(Node::broken(last))
        }
        None => None,
    };
    let front = front.filter(|_| right)?;
    let root = body?;
    let (context, context_ty, mut params) = context?;
    let are_changed = changed_parameters(&params, &context, &mut mentions, diagnostics);
    let root = if are_changed {
        Node::broken(root.span)
    } else {
        root
    };
    find_misspelt(&mut params, &context, &written, &mentions);
    let open = parameters.map_or(last, |parameters| parameters.span_open());
    let mut generics = front.generics;
    generics.where_clause = tail.where_clause;
    Some(ItemTree {
        attrs: front.attrs,
        budget: budget.bytes,
        most_calls: budget.calls,
        budget_words: budget.words,
        observe,
        source,
        vis: front.vis,
        constness: front.constness,
        keyword: front.keyword,
        name: front.name,
        generics,
        open,
        context,
        context_ty,
        params,
        places: tail.places,
        gives: tail.gives,
        root,
        mentions,
        put_in: PutIn::default(),
    })
}

fn lacks_body(tail: &Tail, last: Span, diagnostics: &mut Diagnostics) {
    match &tail.places {
        Some(places) => children_for_body(places.open, diagnostics),
        None => {
            let error = diagnostics.error(last, "the tree lacks its body");
            error.help(EXAMPLE);
        }
    }
}

type Parts = (TokenStream, Option<Group>, TokenStream);

/// The parts of the head; none if there are none, which is reported.
fn parts_of(head: Vec<TokenTree>, last: Span, diagnostics: &mut Diagnostics) -> Option<Parts> {
    match parts(head) {
        Ok(Some(parts)) => Some(parts),
        Ok(None) => {
            diagnostics.error(last, "expected a tree").help(EXAMPLE);
            None
        }
        Err(open) => {
            diagnostics
                .error(open, "this `<` is never closed")
                .help("add a `>` before the parameters: `tree Name<T>(hero: &mut Hero) { node }`");
            None
        }
    }
}

/// Splits the head at the parameters; nothing if there is no head at all. If the parameters are
/// within generics, gives the `<` that is not closed.
fn parts(head: Vec<TokenTree>) -> Result<Option<Parts>, Span> {
    if head.is_empty() {
        return Ok(None);
    }
    let mut front: Vec<TokenTree> = Vec::new();
    let mut open: Vec<Span> = Vec::new();
    let mut head = head.into_iter();
    while let Some(token) = head.next() {
        let last = front.last();
        // `pub(crate)` and `<F: Fn(u8) -> bool>` hold other parentheses.
        let elsewhere = !open.is_empty() || last.is_some_and(|last| is_ident(last, "pub"));
        if is(&token, '<') {
            open.push(token_span(&token));
        } else if is(&token, '>') && !last.is_some_and(|last| is(last, '-') && is_joint(last)) {
            open.pop();
        }
        match token {
            TokenTree::Group(group)
                if !elsewhere && group.delimiter() == Delimiter::Parenthesis =>
            {
                let front = front.into_iter().collect();
                return Ok(Some((front, Some(group), head.collect())));
            }
            // In other brackets than theirs, behind the name and its generics.
            TokenTree::Group(group)
                if !elsewhere
                    && last.is_some_and(|last| {
                        matches!(last, TokenTree::Ident(_)) || is(last, '>')
                    }) =>
            {
                let front = front.into_iter().collect();
                return Ok(Some((front, Some(group), head.collect())));
            }
            token => front.push(token),
        }
    }
    match open.first() {
        Some(open) => Err(*open),
        None => Ok(Some((
            front.into_iter().collect(),
            None,
            TokenStream::new(),
        ))),
    }
}

fn front_of(tokens: TokenStream, last: Span, diagnostics: &mut Diagnostics) -> Option<Front> {
    let parse = |input: ParseStream| {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        let constness = input.parse()?;
        let word: TokenTree = input.parse()?;
        let keyword = match word {
            TokenTree::Ident(keyword) if keyword == "tree" => keyword,
            word => {
                let next = input.fork().parse::<TokenTree>().ok();
                let message = no_tree(&word, next.as_ref());
                return Err(syn::Error::new(token_span(&word), message));
            }
        };
        if input.is_empty() {
            let message = format!("the tree lacks its name\n\n  = help: {EXAMPLE}");
            return Err(syn::Error::new(keyword.span(), message));
        }
        if input.peek(Token![pub]) {
            let span = input.parse::<Token![pub]>()?.span;
            let message = "`pub` stands before `tree`\n\n  = help: write `pub tree Name(hero: &mut Hero) { node }`";
            return Err(syn::Error::new(span, message));
        }
        if !input.peek(Ident::peek_any) {
            let token: TokenTree = input.parse()?;
            let found = match &token {
                TokenTree::Literal(_) => "a literal".to_owned(),
                token => found(Some(token)),
            };
            let message =
                format!("expected the name of the tree, found {found}\n\n  = help: {EXAMPLE}");
            return Err(syn::Error::new(token_span(&token), message));
        }
        let name = input.parse()?;
        parameters_as_generics(input, &name)?;
        let generics = input.parse()?;
        behind_name(input)?;
        Ok(Front {
            attrs,
            vis,
            constness,
            keyword,
            name,
            generics,
        })
    };
    let parsed = parse_before(last, tokens, parse);
    parsed
        .map_err(|error| report(&error, last, diagnostics))
        .ok()
}

/// Whatever stands between a tree's name, its generics and its parameters: an error.
fn behind_name(input: ParseStream) -> syn::Result<()> {
    let tokens: TokenStream = input.parse()?;
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let Some(first) = tokens.first() else {
        return Ok(());
    };
    let found = found_at(&tokens);
    let rest = tail_text(&tokens);
    let help = match found.as_str() {
        "`->`" => format!(
            "what a tree gives stands after its parameters: write `tree Name(hero: &mut Hero) {rest} {{ node }}`"
        ),
        "`where`" => format!(
            "bounds stand after the parameters: write `tree Name(hero: &mut Hero) {rest} {{ node }}`"
        ),
        _ => EXAMPLE.to_owned(),
    };
    let message = format!("expected `(`, found {found}\n\n  = help: {help}");
    Err(syn::Error::new(token_span(first), message))
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
