//! Tokens that are put one after the other.
//!
//! In rustc, a stream of tokens is the compiler's: each one that is quoted into another is copied there and back. What is long
//! is therefore not quoted again, but collected, and joined where a pair of brackets ends.

use crate::spans::ours;
use crate::tokens::mixed;
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};

/// Tokens in pieces. Those that are pushed one by one become part of the piece before them.
#[derive(Default)]
pub struct Pieces(Vec<TokenStream>);

impl Pieces {
    pub fn stream(&mut self, tokens: TokenStream) {
        self.0.push(tokens);
    }

    fn token(&mut self, token: impl Into<TokenTree>) {
        let token = token.into();
        match self.0.last_mut() {
            Some(last) => last.extend([token]),
            None => self.0.push(token.into()),
        }
    }

    pub fn word(&mut self, word: &str) {
        self.token(mixed(word));
    }

    /// An operator or a separator.
    pub fn punct(&mut self, characters: &str) {
        let mut left = characters.chars().peekable();
        while let Some(character) = left.next() {
            let spacing = match left.peek() {
                Some(_) => Spacing::Joint,
                None => Spacing::Alone,
            };
            let mut punct = Punct::new(character, spacing);
            punct.set_span(ours());
            self.token(punct);
        }
    }

    /// These pieces in `{ … }`.
    pub fn braces(&mut self, inner: Self) {
        let mut group = Group::new(Delimiter::Brace, inner.joined());
        group.set_span(ours());
        self.token(group);
    }

    pub fn joined(mut self) -> TokenStream {
        match self.0.len() {
            1 => self.0.pop().unwrap_or_default(),
            _ => self.0.into_iter().collect(),
        }
    }
}
