//! Statements that know whether they need a semicolon, so that the code has none to spare.

use super::code;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Lifetime;

#[derive(Debug, Clone, Default)]
pub struct Statements {
    all: Vec<Statement>,
}

#[derive(Debug, Clone)]
struct Statement {
    tokens: TokenStream,
    kind: Kind,
    /// What `break 'tree value` leaves with.
    value: Option<TokenStream>,
}

impl Statement {
    fn is_like(&self, other: &Self) -> bool {
        self.kind == other.kind && self.tokens.to_string() == other.tokens.to_string()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Let,
    Expression,
    /// `if`, `match` and the like stand without a semicolon.
    Block,
    /// `break`, `return`: nothing follows.
    Leave,
    /// What the block comes to.
    Value,
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

    /// `break 'tree value`. At the end of its block, the value alone will do.
    pub fn leave_with(&mut self, label: &Lifetime, value: &TokenStream) {
        self.leave(code! { break #label #value });
        if let Some(last) = self.all.last_mut() {
            last.value = Some(value.clone());
        }
    }

    /// Two ways on. Where the first leaves, the second needs no `else`.
    pub fn branch(&mut self, condition: &TokenStream, yes: &Statements, no: Statements) {
        if no.is_empty() {
            self.block(code! { if #condition { #yes } });
        } else if yes.leaves() {
            self.block(code! { if #condition { #yes } });
            self.extend(no);
        } else if yes.is_empty() || no.leaves() {
            let negated = negated(condition);
            self.block(code! { if #negated { #no } });
            self.extend(yes.clone());
        } else {
            let otherwise = no.otherwise();
            self.block(code! { if #condition { #yes } else #otherwise });
        }
    }

    /// Takes away what both end with, which they then have in common.
    pub fn common_end(&mut self, other: &mut Statements) -> Statements {
        let mut common = Vec::new();
        while let (Some(mine), Some(theirs)) = (self.all.last(), other.all.last()) {
            if mine.kind == Kind::Block || !mine.is_like(theirs) {
                break;
            }
            other.all.pop();
            common.extend(self.all.pop());
        }
        common.reverse();
        Self { all: common }
    }

    /// What stands after the `if`, of an `if` of one condition, if it is all there is.
    pub fn only_if(&self) -> Option<TokenStream> {
        match self.all.as_slice() {
            [only] if only.kind == Kind::Block && begins_with_if(&only.tokens) => {
                Some(only.tokens.clone().into_iter().skip(1).collect())
            }
            _ => None,
        }
    }

    /// What stands after `else`.
    fn otherwise(self) -> TokenStream {
        match self.all.as_slice() {
            [only] if only.kind == Kind::Block && begins_with_if(&only.tokens) => {
                only.tokens.clone()
            }
            _ => code! { { #self } },
        }
    }

    /// At the end of the block that they leave the value alone will do. Whether they leave one.
    pub fn end_with_value(&mut self) -> bool {
        let Some(last) = self.all.last_mut() else {
            return false;
        };
        let Some(value) = last.value.take() else {
            return false;
        };
        (last.tokens, last.kind) = (value, Kind::Value);
        true
    }

    /// Gives the value they end with a name.
    pub fn bound_to(mut self, name: &Ident) -> Self {
        if let Some(last) = self.all.last_mut() {
            let value = &last.tokens;
            (last.tokens, last.kind) = (code! { let #name = #value }, Kind::Let);
        }
        self
    }

    /// Whether they are one expression that has a value or is an `if` or `match`.
    pub fn is_expression(&self) -> bool {
        matches!(self.all.as_slice(), [only] if matches!(only.kind, Kind::Block | Kind::Value))
    }

    /// Whether nothing comes after them.
    fn leaves(&self) -> bool {
        self.all.last().is_some_and(|last| last.kind == Kind::Leave)
    }

    fn push(&mut self, tokens: TokenStream, kind: Kind) {
        self.all.push(Statement {
            tokens,
            kind,
            value: None,
        });
    }

    /// With a doc comment before them.
    pub fn documented(self, docs: Option<&str>) -> TokenStream {
        let Some(docs) = docs else {
            return code! { #self };
        };
        // An attribute before `a = b` would belong to `a` alone.
        let mut before = self.all;
        let assigns = |statement: &Statement| statement.kind == Kind::Expression;
        match before.iter().position(|statement| !assigns(statement)) {
            Some(first) => {
                let rest = Self {
                    all: before.split_off(first),
                };
                let before = Self { all: before };
                code! { #before #[doc = #docs] #rest }
            }
            None if before.is_empty() => TokenStream::new(),
            None => {
                let all = Self { all: before };
                code! { #[doc = #docs] { #all } }
            }
        }
    }

    /// As an expression: the statements, then the value unless they leave before it.
    pub fn into_value(self, value: &TokenStream) -> TokenStream {
        match self.all.last() {
            None => code! { #value },
            Some(_) if self.leaves() => code! { { #self } },
            Some(_) => code! { { #self #value } },
        }
    }

    /// As the right side of a match arm, with its comma where it needs one.
    pub fn into_arm(self) -> TokenStream {
        match self.all.as_slice() {
            [Statement {
                tokens,
                kind: Kind::Expression | Kind::Leave | Kind::Value,
                ..
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
                Kind::Block | Kind::Value => code! { #code },
                Kind::Let | Kind::Expression | Kind::Leave => code! { #code; },
            });
        }
    }
}

fn begins_with_if(tokens: &TokenStream) -> bool {
    matches!(tokens.clone().into_iter().next(), Some(TokenTree::Ident(first)) if first == "if")
}

/// `a != b`, `!a.b(c)`, `!(a && b)`
fn negated(condition: &TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = condition.clone().into_iter().collect();
    let is = |at: usize, sign: char| matches!(&tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
    let operator = |at: &usize| "=<>&|!+-*/".chars().any(|sign| is(*at, sign));
    match (0..tokens.len()).filter(operator).collect::<Vec<_>>()[..] {
        [] => code! { !#condition },
        [first, second] if first + 1 == second && is(first, '=') && is(second, '=') => {
            let (left, right) = (tokens[..first].iter(), tokens[second + 1..].iter());
            code! { #(#left)* != #(#right)* }
        }
        _ => code! { !(#condition) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> TokenStream {
        text.parse().expect("tokens")
    }

    fn leaving(text: &str) -> Statements {
        let mut statements = Statements::default();
        statements.leave(tokens(text));
        statements
    }

    fn block(text: &str) -> Statements {
        let mut statements = Statements::default();
        statements.block(tokens(text));
        statements
    }

    #[test]
    fn an_if_after_an_else_needs_no_braces() {
        for (block, shown) in [
            ("if b { c }", "if a { x } else if b { c }"),
            (
                "match b { _ => c }",
                "if a { x } else { match b { _ => c } }",
            ),
            ("iffy! { b }", "if a { x } else { iffy! { b } }"),
        ] {
            let mut both = Statements::default();
            both.branch(&tokens("a"), &self::block("x"), self::block(block));
            assert_eq!(
                both.to_token_stream().to_string(),
                tokens(shown).to_string()
            );
        }
        assert_eq!(
            block("if b { c }").only_if().map(|rest| rest.to_string()),
            Some(tokens("b { c }").to_string())
        );
        assert!(block("match b { _ => c }").only_if().is_none());
    }

    #[test]
    fn what_comes_after_leaving_needs_no_else() {
        let shown = |yes: &Statements, no: Statements| {
            let mut both = Statements::default();
            both.branch(&tokens("a == b"), yes, no);
            both.to_token_stream().to_string()
        };
        let text = |text: &str| tokens(text).to_string();
        assert_eq!(
            shown(&leaving("return"), block("x")),
            text("if a == b { return; } x")
        );
        assert_eq!(
            shown(&block("x"), leaving("return")),
            text("if a != b { return; } x")
        );
        assert_eq!(
            shown(&block("x"), Statements::default()),
            text("if a == b { x }")
        );
        assert_eq!(
            shown(&Statements::default(), block("x")),
            text("if a != b { x }")
        );
    }

    #[test]
    fn negations() {
        for (condition, negation) in [
            ("a.b(c)", "!a.b(c)"),
            ("a == b", "a != b"),
            ("a != b", "!(a != b)"),
            ("a && b", "!(a && b)"),
            ("a == b || c", "!(a == b || c)"),
        ] {
            assert_eq!(
                negated(&tokens(condition)).to_string(),
                tokens(negation).to_string()
            );
        }
    }
}
