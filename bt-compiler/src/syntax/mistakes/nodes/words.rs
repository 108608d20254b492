//! Names of several words, as people say them: `look at target`, which look like nodes without commas between them; and paths of
//! one colon, which look like labels.

use super::before_node::node_shown;
use crate::file::{is_in, is_only_in_module};
use crate::stands::are_joined;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::Case;
use crate::syntax::tokens::{found_at, is};
use proc_macro2::{Ident, TokenTree};

/// Words in the middle of a name, and never a node of their own.
const BETWEEN: &[&str] = &[
    "a", "an", "at", "by", "for", "from", "has", "in", "into", "is", "near", "of", "off", "on",
    "onto", "out", "the", "to", "until", "up", "with", "without",
];

impl Parser<'_> {
    /// Whether, as the file tells, the function is in this module, and nowhere else.
    fn is_in_module(&self, module: &Ident, function: &Ident) -> bool {
        let names = (&*module.to_string(), &*function.to_string());
        is_in(module.span(), |before, text| {
            is_only_in_module(&self.file, (before, text), names)
        })
    }

    /// `Nap:new(3)`, without a space: no label is called as types are and stands so; nor as a module of the file, which has the
    /// function, and which alone has it: `platform:open_doors`. Reported, if it is so and known.
    pub fn path_with_one_colon(&mut self) -> Option<Parsed> {
        let [TokenTree::Ident(name), colon, rest @ ..] = self.tokens.rest() else {
            return None;
        };
        let Some(TokenTree::Ident(next)) = rest.first() else {
            return None;
        };
        let letters = name.to_string().chars().count();
        if !is(colon, ':')
            || !are_joined(name.span(), letters, colon.span())
            || !are_joined(colon.span(), 1, next.span())
            || Case::of(name) != Case::UpperCamel && !self.is_in_module(name, next)
        {
            return None;
        }
        let node = node_shown(rest).unwrap_or_else(|| next.to_string());
        let (span, name) = (colon.span(), name.to_string());
        self.diagnostics
            .error(span, "a path has two colons, and here is one")
            .help(format!(
                "write `{name}::{node}`; a label stands apart from its node: `{name}: {node}`"
            ));
        Some(self.broken(span))
    }

    /// `look at target`, of which the first word has been read: reported, if it is so.
    pub fn name_in_words(&mut self, first: &Ident) -> bool {
        let Some(name) = self.words_joined(first) else {
            return false;
        };
        let found = found_at(self.tokens.rest());
        self.diagnostics
            .error(self.tokens.span(), format!("expected `,`, found {found}"))
            .of_form()
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
