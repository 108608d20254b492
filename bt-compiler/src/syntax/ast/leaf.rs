//! A leaf as it is written.

use crate::nodes::Outcome;
use crate::tokens::tokens_text;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};

/// A node without children, as written.
#[derive(Clone)]
pub struct Leaf {
    /// How it is written.
    pub kind: LeafKind,
    /// The leaf as written, for the quotations in the generated code.
    pub tokens: TokenStream,
}

impl Leaf {
    /// Where the name of a value's type stands: what the type does not implement is said of it, and not of the function that makes
    /// the value.
    pub fn type_span(&self) -> Option<Span> {
        match &self.kind {
            LeafKind::Value { ty, .. } => last_name(ty).map(|name| name.span()),
            _ => None,
        }
    }
}

/// The last name of a path outside its generics: `Sleep` in `beds::Sleep::<Bed>`.
pub fn last_name(path: &TokenStream) -> Option<Ident> {
    let mut depth = 0_u32;
    let mut last = None;
    for token in path.clone() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '<' => depth += 1,
            TokenTree::Punct(punct) if punct.as_char() == '>' => depth = depth.saturating_sub(1),
            TokenTree::Ident(name) if depth == 0 => last = Some(name),
            _ => {}
        }
    }
    last
}

/// How a leaf is written.
#[derive(Clone)]
pub enum LeafKind {
    /// `door_open`, `senses::near(3)`: called as `path(ctx, arguments…)`.
    Function {
        /// `senses::near`
        path: TokenStream,
        /// `3`
        arguments: Vec<TokenStream>,
    },
    /// `.sleep(8)`: called as `ctx.sleep(arguments…)`.
    Method {
        /// With a turbofish where one was written.
        method: TokenStream,
        /// `8`
        arguments: Vec<TokenStream>,
        /// Where the parentheses stand, if there are some.
        parentheses: Option<Span>,
    },
    /// `{ hero.x > 3 }`
    Block {
        /// What stands between the braces.
        body: TokenStream,
        /// The brace behind it.
        close: Span,
        /// Whether `return` or `?` occurs in it, outside nested functions and closures as far as tokens tell.
        leaves_early: bool,
    },
    /// `Sleep`, `Sleep(3)`, `Sleep { hours: 3 }`, `Sleep::new(3)`.
    Value {
        /// `Sleep`
        ty: TokenStream,
        /// The expression that makes it, as written.
        init: TokenStream,
        /// Whether the expression calls a function (`Sleep::new(3)`), which may not be `const`.
        calls_function: bool,
    },
    /// `success`, `failure`, with the keyword's token.
    Constant(Ident, Outcome),
    /// `running`, with the keyword's token.
    Running(Ident),
    /// `test(target?.distance < 3.0)`
    Test {
        /// `target?.distance`
        field: FieldPath,
        /// `<`, `>`, `<=`, `>=`, `==` or `!=`
        operator: TokenStream,
        /// `3.0`
        value: TokenStream,
        /// `0.1` in `test(field == 3.0, within = 0.1)`
        within: Option<TokenStream>,
    },
    /// `set(steps = hero.steps + 1)`
    Set {
        /// `steps`
        field: FieldPath,
        /// `hero.steps + 1`
        value: TokenStream,
    },
}

/// `target?.position.x`: a field of the context; at least one step.
#[derive(Clone)]
pub struct FieldPath {
    /// `target?`, `position`, `x`
    pub steps: Vec<FieldStep>,
}

impl FieldPath {
    /// `target?.position`, as written.
    pub fn text(&self) -> String {
        self.text_after(0)
    }

    /// The same without so many of its first steps.
    pub fn text_after(&self, first: usize) -> String {
        let steps = self.steps.iter().skip(first).map(|step| {
            let optional = if step.optional.is_some() { "?" } else { "" };
            format!("{}{optional}", tokens_text(&step.access))
        });
        steps.collect::<Vec<String>>().join(".")
    }

    /// The name with which the path begins.
    pub fn first_name(&self) -> Option<Ident> {
        match self.steps.first()?.access.clone().into_iter().next()? {
            TokenTree::Ident(name) => Some(name),
            _ => None,
        }
    }
}

/// A part of a path between two dots.
#[derive(Clone)]
pub struct FieldStep {
    /// A field `hp`, a tuple's field `0`, a call `nearest::<Foe>(3)`, or an index `[3]` with its brackets.
    pub access: TokenStream,
    /// Where a `?` follows, which goes through an `Option`.
    pub optional: Option<Span>,
}

#[cfg(test)]
mod tests {
    use quote::quote;

    #[test]
    fn names_of_types() {
        for (ty, name) in [
            (quote! { Sleep }, Some("Sleep")),
            (quote! { beds::Sleep }, Some("Sleep")),
            (quote! { beds::Sleep::<Bed> }, Some("Sleep")),
            (quote! { Sleep<Bed<Hay>, [u8; 3]> }, Some("Sleep")),
            (quote! { <Hero as Sleeps<Bed>>::Sleep }, Some("Sleep")),
            (quote! { <Sleep> }, None),
        ] {
            let found = super::last_name(&ty).map(|found| found.to_string());
            assert_eq!(found.as_deref(), name);
        }
    }
}
