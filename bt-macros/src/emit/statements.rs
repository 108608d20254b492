//! Statements that know whether they need a semicolon, so that the code has none to spare.

use super::code;
use proc_macro2::TokenStream;
use quote::ToTokens;

#[derive(Debug, Clone, Default)]
pub struct Statements {
    all: Vec<Statement>,
}

#[derive(Debug, Clone)]
struct Statement {
    tokens: TokenStream,
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Let,
    Expression,
    /// `if`, `match` and the like stand without a semicolon.
    Block,
    /// `break`, `return`: nothing follows.
    Leave,
}

impl Statements {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn extend(&mut self, other: Statements) {
        self.all.extend(other.all);
    }

    /// A `let`.
    pub fn declare(&mut self, tokens: TokenStream) {
        self.push(tokens, Kind::Let);
    }

    /// An expression with a semicolon after it.
    pub fn expression(&mut self, tokens: TokenStream) {
        self.push(tokens, Kind::Expression);
    }

    /// An `if`, `match` or block.
    pub fn block(&mut self, tokens: TokenStream) {
        self.push(tokens, Kind::Block);
    }

    /// A `break` or `return`.
    pub fn leave(&mut self, tokens: TokenStream) {
        self.push(tokens, Kind::Leave);
    }

    fn push(&mut self, tokens: TokenStream, kind: Kind) {
        self.all.push(Statement { tokens, kind });
    }

    /// With a doc comment before them.
    pub fn documented(self, docs: &str) -> TokenStream {
        match self.all.first().map(|first| first.kind) {
            None => TokenStream::new(),
            // An attribute before `a = b` would belong to `a` alone.
            Some(Kind::Expression) => code! { #[doc = #docs] { #self } },
            Some(_) => code! { #[doc = #docs] #self },
        }
    }

    /// As an expression: the statements, then the value unless they leave before it.
    pub fn into_value(self, value: &TokenStream) -> TokenStream {
        match self.all.last() {
            None => code! { #value },
            Some(last) if last.kind == Kind::Leave => code! { { #self } },
            Some(_) => code! { { #self #value } },
        }
    }

    /// As the right side of a match arm, with its comma where it needs one.
    pub fn into_arm(self) -> TokenStream {
        match self.all.as_slice() {
            [Statement {
                tokens,
                kind: Kind::Expression | Kind::Leave,
            }] => code! { #tokens, },
            _ => code! { { #self } },
        }
    }
}

impl ToTokens for Statements {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        for statement in &self.all {
            let code = &statement.tokens;
            tokens.extend(match statement.kind {
                Kind::Block => code! { #code },
                Kind::Let | Kind::Expression | Kind::Leave => code! { #code; },
            });
        }
    }
}
