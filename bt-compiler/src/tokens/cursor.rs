//! A cursor over one level of tokens.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use std::rc::Rc;

/// The tokens between two brackets that are still to be read. Cheap to copy.
#[derive(Clone)]
pub struct Cursor {
    tokens: Rc<[TokenTree]>,
    /// How many of them have been read.
    at: usize,
    /// Where a message about something missing at the end points.
    end: Span,
    /// Where what was read last ends.
    last: Span,
}

impl Cursor {
    pub fn new(stream: TokenStream, end: Span) -> Self {
        Self {
            tokens: stream.into_iter().collect(),
            at: 0,
            end,
            last: end,
        }
    }

    /// What is left, to look ahead in.
    pub fn rest(&self) -> &[TokenTree] {
        &self.tokens[self.at..]
    }

    /// What was read since it was here.
    pub fn since(&self, start: &Self) -> &[TokenTree] {
        if Rc::ptr_eq(&self.tokens, &start.tokens) {
            &self.tokens[start.at.min(self.at)..self.at]
        } else {
            &[]
        }
    }

    /// Whether nothing was read since it was here. Opened invisible brackets count as read.
    pub fn is_at(&self, start: &Self) -> bool {
        Rc::ptr_eq(&self.tokens, &start.tokens) && self.at == start.at
    }

    pub fn next(&mut self) -> Option<TokenTree> {
        let token = self.rest().first()?.clone();
        self.at += 1;
        self.last = match &token {
            TokenTree::Group(group) => group.span_close(),
            other => other.span(),
        };
        Some(token)
    }

    /// The token that was read last; of brackets, the closing one.
    pub fn last(&self) -> Span {
        self.last
    }

    pub fn at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Where the next token is, or the end.
    pub fn span(&self) -> Span {
        self.rest().first().map_or(self.end, token_span)
    }

    /// Whether the next token but `n` is this character.
    pub fn is_punct(&self, n: usize, character: char) -> bool {
        self.rest().get(n).is_some_and(|token| is(token, character))
    }

    /// Whether a `::` follows after `n` tokens.
    pub fn is_path_separator(&self, n: usize) -> bool {
        self.is_punct(n, ':') && is_joint(&self.rest()[n]) && self.is_punct(n + 1, ':')
    }

    /// Whether `name = value` starts here, rather than a comparison or an arm.
    pub fn is_option(&self) -> bool {
        let [TokenTree::Ident(_), equals, after @ ..] = self.rest() else {
            return false;
        };
        let longer = after
            .first()
            .is_some_and(|token| is(token, '=') || is(token, '>'));
        is(equals, '=') && !(longer && is_joint(equals))
    }

    pub fn eat_punct(&mut self, character: char) -> Option<Punct> {
        if !self.is_punct(0, character) {
            return None;
        }
        match self.next() {
            Some(TokenTree::Punct(punct)) => Some(punct),
            _ => None,
        }
    }

    pub fn eat_ident(&mut self) -> Option<Ident> {
        match self.rest().first() {
            Some(TokenTree::Ident(ident)) => {
                let ident = ident.clone();
                self.next();
                Some(ident)
            }
            _ => None,
        }
    }

    pub fn eat_group(&mut self, delimiter: Delimiter) -> Option<Group> {
        match self.rest().first() {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => {
                let group = group.clone();
                self.next();
                Some(group)
            }
            _ => None,
        }
    }

    /// Opens invisible brackets, which stand around what a `macro_rules!` passed on.
    pub fn open_invisible(&mut self) {
        while let Some(group) = self.eat_group(Delimiter::None) {
            let after = self.rest().iter().cloned();
            self.tokens = group.stream().into_iter().chain(after).collect();
            self.at = 0;
        }
    }

    /// How many tokens from the opening `<` to its `>`, both included; none if it is never closed.
    pub fn angle_length(&self) -> Option<usize> {
        angle_length(self.rest())
    }
}

/// How many tokens from the opening `<` at the start to its `>`, both included.
pub fn angle_length(tokens: &[TokenTree]) -> Option<usize> {
    let mut depth = 0usize;
    let mut arrow = false;
    for (n, token) in tokens.iter().enumerate() {
        if is(token, '<') {
            depth += 1;
        } else if is(token, '>') && !arrow {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return Some(n + 1);
            }
        }
        arrow = (is(token, '-') || is(token, '=')) && is_joint(token);
    }
    None
}

pub fn is(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

/// `{ … }`
pub fn is_braces(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

pub fn is_joint(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint)
}

pub fn is_ident(token: &TokenTree, name: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == name)
}

/// The tokens without the invisible brackets in which a `macro_rules!` passes something on.
pub fn visible(tokens: TokenStream) -> Vec<TokenTree> {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    while let [TokenTree::Group(group)] = tokens.as_slice() {
        if group.delimiter() != Delimiter::None {
            break;
        }
        tokens = group.stream().into_iter().collect();
    }
    tokens
}

/// Whether it is a literal number, with a unit or without.
pub fn is_number(literal: &Literal) -> bool {
    literal
        .to_string()
        .starts_with(|first: char| first.is_ascii_digit())
}

/// A single place: of brackets, the opening one.
pub fn token_span(token: &TokenTree) -> Span {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => group
            .stream()
            .into_iter()
            .next()
            .map_or(group.span(), |first| first.span()),
        TokenTree::Group(group) => group.span_open(),
        other => other.span(),
    }
}

/// What comes, as a message names it: of a sign in several pieces, as `->`, the whole.
pub fn found_at(tokens: &[TokenTree]) -> String {
    const SIGNS: &[&str] = &[
        "..=", "...", "->", "=>", "::", "..", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=",
        "/=",
    ];
    let length = tokens.iter().take_while(|token| is_joint(token)).count();
    let pieces = tokens.iter().take(length + 1);
    let text: String = pieces
        .map_while(|token| match token {
            TokenTree::Punct(punct) => Some(punct.as_char()),
            _ => None,
        })
        .collect();
    match SIGNS.iter().find(|sign| text.starts_with(**sign)) {
        Some(sign) => format!("`{sign}`"),
        None => found(tokens.first()),
    }
}

/// A token as a message names it.
pub fn found(token: Option<&TokenTree>) -> String {
    match token {
        None => "nothing".to_owned(),
        Some(TokenTree::Group(group)) => match group.delimiter() {
            Delimiter::Parenthesis => "`(`".to_owned(),
            Delimiter::Brace => "`{`".to_owned(),
            Delimiter::Bracket => "`[`".to_owned(),
            Delimiter::None => found(group.stream().into_iter().next().as_ref()),
        },
        Some(token) => {
            let text = token.to_string();
            if text.chars().count() > 40 || text.contains('\n') {
                return "a literal".to_owned();
            }
            format!("`{text}`")
        }
    }
}
