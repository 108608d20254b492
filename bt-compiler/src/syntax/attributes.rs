//! Attributes before a node: doc comments, and complaints about all others.

use super::node::Parser;
use crate::tokens::{found, is, token_span};
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// Doc comments, and complaints about all other attributes.
    pub fn attributes(&mut self, docs: &mut Vec<String>) {
        while let Some(hash) = self.tokens.eat_punct('#') {
            let inner = self.tokens.eat_punct('!').is_some();
            let Some(group) = self.tokens.eat_group(Delimiter::Bracket) else {
                self.diagnostics.error(hash.span(), "unexpected `#`").help(
                    "a comment is written `// text`, and a doc comment before a node `/// text`",
                );
                self.skip();
                continue;
            };
            match doc_text(&group) {
                Some(text) if !inner => docs.extend(doc_lines(&text)),
                Some(_) => self.refuse_inner_doc(hash.span()),
                None => self.refuse_attribute(&group),
            }
        }
    }

    fn refuse_inner_doc(&mut self, span: Span) {
        self.diagnostics
            .error(
                span,
                "`//!` documents what is around it, which a node cannot",
            )
            .help("write `///` before the node");
    }

    fn refuse_attribute(&mut self, group: &Group) {
        let first = group.stream().into_iter().next();
        let name = found(first.as_ref());
        let span = first.as_ref().map_or(group.span_open(), token_span);
        let message = format!("the attribute {name} is not possible on a node");
        self.diagnostics.error(span, message).help(
            "before a node stand doc comments, `/// text`, and attributes before a tree with a name: `#[ … ] tree Name(hero: &mut Hero) { node }`",
        );
    }
}

/// The text of `[doc = "…"]`.
fn doc_text(group: &Group) -> Option<String> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let [TokenTree::Ident(name), equals, literal @ ..] = tokens.as_slice() else {
        return None;
    };
    if name != "doc" || !is(equals, '=') {
        return None;
    }
    let literal: TokenStream = literal.iter().cloned().collect();
    let text: syn::LitStr = syn::parse2(literal).ok()?;
    Some(text.value())
}

fn doc_lines(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split('\n')
        .map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned())
}
