//! Edits of what does not fit, each tried on a throw-away parse: the first after which it is a node is shown.

use super::{Failure, Place};
use crate::diagnostics::Diagnostics;
use crate::nodes::{find, snake_case};
use crate::syntax::ast::NodeKind;
use crate::syntax::node::{Declared, Parser};
use crate::tokens::part_text;
use crate::tokens::{is, Cursor};
use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use std::rc::Rc;

/// Longer parts are not shown, and so not repaired.
const MOST: usize = 60;

/// The tokens of a part, and how many of them fitted.
type Edit = fn(&[TokenTree], usize) -> Option<Vec<TokenTree>>;

const EDITS: &[Edit] = &[
    joined,
    without_word,
    called,
    with_angles,
    with_parentheses,
    without_sign,
    without_brackets,
    snake,
];

/// What to write: the part, repaired.
pub fn repair(failure: &Failure) -> Option<String> {
    if !matches!(
        failure.place,
        Place::Node
            | Place::Behind
            | Place::End
            | Place::Children
            | Place::Parentheses
            | Place::Outside
    ) {
        return None;
    }
    let (mut part, mut at) = (failure.all(), failure.before.len());
    while let [TokenTree::Ident(_), colon, _, ..] = part.as_slice() {
        // Its label is not wrong.
        if !is(colon, ':') || part.get(2).is_none_or(|next| is(next, ':')) || at < 2 {
            break;
        }
        part.drain(..2);
        at -= 2;
    }
    if part.is_empty() || part.len() > MOST || part_text(&part).len() > 2 * MOST {
        return None;
    }
    let is_keyword =
        matches!(&part[0], TokenTree::Ident(word) if find(&word.to_string()).is_some());
    let is_code = matches!(failure.place, Place::Behind | Place::End) && !is_keyword;
    let edits = EDITS.iter().chain(is_code.then_some(&(in_braces as Edit)));
    let mut edited = edits.filter_map(|edit| edit(&part, at));
    let right = edited.find(|tokens| is_node_whole(tokens, failure.declared))?;
    Some(format!("write `{}`", part_text(&right)))
}

/// Whether these tokens are one node, and nothing is wrong with it.
fn is_node_whole(tokens: &[TokenTree], declared: &Rc<Declared>) -> bool {
    let (mut diagnostics, mut mentions) = (Diagnostics::default(), Vec::new());
    let cursor = Cursor::new(tokens.iter().cloned().collect(), Span::call_site());
    let mut parser = Parser::new(cursor, &mut diagnostics, &mut mentions, Rc::clone(declared));
    parser.trial = true;
    let node = parser.node();
    let is_whole = parser.tokens.at_end() && !parser.failed;
    let is_full = match &node.kind {
        NodeKind::Control(control) => {
            let (children, arity) = (control.children.len(), control.row.children);
            children >= arity.min && arity.max.is_none_or(|max| children <= max)
        }
        _ => true,
    };
    diagnostics.into_errors().is_empty() && is_whole && is_full
}

fn names(tokens: &[TokenTree]) -> Option<Vec<String>> {
    let name = |token: &TokenTree| match token {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    };
    tokens.iter().map(name).collect()
}

/// `go to bed`, `reactive sequence< … >`: the words of one name.
fn joined(part: &[TokenTree], _: usize) -> Option<Vec<TokenTree>> {
    let length = part
        .iter()
        .take_while(|token| matches!(token, TokenTree::Ident(_)))
        .count();
    let words = names(&part[..length]).filter(|words| words.len() > 1)?;
    let word = syn::parse_str::<Ident>(&words.join("_")).ok()?;
    let mut edited = vec![TokenTree::Ident(word)];
    edited.extend_from_slice(&part[length..]);
    Some(edited)
}

/// `perform look`
fn without_word(part: &[TokenTree], at: usize) -> Option<Vec<TokenTree>> {
    (at == 1 && matches!(part, [TokenTree::Ident(_), TokenTree::Ident(_), ..]))
        .then(|| part[1..].to_vec())
}

/// `walk 3.0`, `walk[3.0]`
fn called(part: &[TokenTree], at: usize) -> Option<Vec<TokenTree>> {
    let (before, arguments) = part.split_at(at);
    let arguments: TokenStream = match arguments {
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::Bracket => group.stream(),
        [TokenTree::Literal(_)] => arguments.iter().cloned().collect(),
        _ => return None,
    };
    let mut edited = before.to_vec();
    edited.push(TokenTree::Group(Group::new(
        Delimiter::Parenthesis,
        arguments,
    )));
    Some(edited)
}

fn punct(sign: char) -> TokenTree {
    Punct::new(sign, Spacing::Alone).into()
}

/// `sequence(look, sleep)`, `sequence { look }`
fn with_angles(part: &[TokenTree], at: usize) -> Option<Vec<TokenTree>> {
    let TokenTree::Group(group) = part.get(at)? else {
        return None;
    };
    let mut edited = part[..at].to_vec();
    edited.push(punct('<'));
    edited.extend(group.stream());
    edited.push(punct('>'));
    edited.extend_from_slice(&part[at + 1..]);
    Some(edited)
}

/// `invert< look >`, `invert { look }`, `timeout 3s, …`
fn with_parentheses(part: &[TokenTree], at: usize) -> Option<Vec<TokenTree>> {
    let inside: TokenStream = match &part[at..] {
        [TokenTree::Group(group)] => group.stream(),
        [open, inside @ .., close] if is(open, '<') && is(close, '>') => {
            inside.iter().cloned().collect()
        }
        [TokenTree::Ident(_), ..] => part[at..].iter().cloned().collect(),
        _ => return None,
    };
    let mut edited = part[..at].to_vec();
    if let [.., TokenTree::Group(arguments)] = &part[..at] {
        // `repeat(3) { look }`
        let (arguments, comma) = (arguments.stream(), punct(','));
        edited.pop();
        let inside = arguments.into_iter().chain([comma]).chain(inside).collect();
        edited.push(TokenTree::Group(Group::new(Delimiter::Parenthesis, inside)));
        return Some(edited);
    }
    edited.push(TokenTree::Group(Group::new(Delimiter::Parenthesis, inside)));
    Some(edited)
}

/// `look?`, `&look`
fn without_sign(part: &[TokenTree], at: usize) -> Option<Vec<TokenTree>> {
    matches!(part.get(at)?, TokenTree::Punct(_)).then(|| [&part[..at], &part[at + 1..]].concat())
}

/// `(look)`
fn without_brackets(part: &[TokenTree], _: usize) -> Option<Vec<TokenTree>> {
    match part {
        [TokenTree::Group(group)] if group.delimiter() != Delimiter::Brace => {
            Some(group.stream().into_iter().collect())
        }
        _ => None,
    }
}

/// `forceSuccess(look)`
fn snake(part: &[TokenTree], _: usize) -> Option<Vec<TokenTree>> {
    let (TokenTree::Ident(name), after) = part.split_first()? else {
        return None;
    };
    let word = syn::parse_str::<Ident>(&snake_case(&name.to_string())).ok()?;
    (word != *name).then(|| [&[TokenTree::Ident(word)], after].concat())
}

/// Any other expression of Rust.
fn in_braces(part: &[TokenTree], _: usize) -> Option<Vec<TokenTree>> {
    let body = part.iter().cloned().collect();
    (!part.is_empty()).then(|| vec![TokenTree::Group(Group::new(Delimiter::Brace, body))])
}
