//! Names of several words, as people say them: `look at target`, which look like nodes without commas between them; and paths of
//! one colon, which look like labels.

use crate::syntax::node::Parser;
use crate::syntax::tokens::{found_at, is};
use proc_macro2::{Ident, TokenTree};

/// Words in the middle of a name, and never a node of their own.
const BETWEEN: &[&str] = &[
    "a", "an", "at", "by", "for", "from", "has", "in", "into", "is", "near", "of", "off", "on",
    "onto", "out", "the", "to", "until", "up", "with", "without",
];

impl Parser<'_> {
    /// `look at target`, of which the first word has been read: reported, if it is so.
    pub fn name_in_words(&mut self, first: &Ident) -> bool {
        let Some(name) = self.words_joined(first) else {
            return false;
        };
        let found = found_at(self.tokens.rest());
        self.diagnostics
            .error(self.tokens.span(), format!("expected `,`, found {found}"))
            .help(format!("a name is one word: write `{name}`"));
        while matches!(self.tokens.rest(), [TokenTree::Ident(_), ..]) {
            self.tokens.next();
        }
        true
    }

    /// `look_at_target`, if it is meant.
    pub fn words_joined(&self, first: &Ident) -> Option<String> {
        let rest = self.tokens.rest();
        let words = rest.iter().map_while(|token| match token {
            TokenTree::Ident(word) => Some(word.to_string()),
            _ => None,
        });
        let words: Vec<String> = words.collect();
        let ends = match rest.get(words.len()) {
            None | Some(TokenTree::Group(_)) => true,
            Some(next) => is(next, ',') || is(next, '>') || is(next, ';'),
        };
        // `is` and `has` come first as well: `is door open`.
        let first = first.to_string();
        let begins = ["is", "has"].contains(&first.as_str()) && !words.is_empty();
        let joins = |word: &String| BETWEEN.contains(&word.as_str());
        let is_name = begins || words.len() > 1 && words[..words.len() - 1].iter().any(joins);
        (is_name && ends).then(|| format!("{first}_{}", words.join("_")))
    }
}
