//! The user's code in another tree than the one it was written in: its names come to mean what they are bound to.
//!
//! ```text
//! robot.battery >= low      hero.battery >= __LOW
//! { let far = low; … }      { let low: u32 = __LOW; let far = low; … }
//! ```
//!
//! Where that is safe, names are replaced. Where code binds names of its own, or a macro reads it, it keeps its names and is given
//! them by `let`.

use crate::syntax::starts_operand;
use crate::tokens::mentions;
use crate::tokens::{is, is_joint};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned, ToTokens};

/// What the names of a tree mean in the tree around it.
#[derive(Clone)]
pub struct Renaming {
    /// The context, as either tree calls it.
    pub context: (Ident, Ident),
    pub params: Vec<(Ident, Value)>,
}

/// What a parameter is bound to.
#[derive(Clone)]
pub struct Value {
    /// An expression that may stand in many places: a name, or a literal.
    pub tokens: TokenStream,
    /// The type of the parameter.
    pub ty: TokenStream,
    /// Whether the expression is of that very type wherever it stands.
    pub is_typed: bool,
    /// The same as a literal, if it is one.
    pub literal: Option<TokenTree>,
}

/// Where code stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Within {
    /// A tick, where the context is borrowed mutably.
    Tick,
    /// The condition of a `match` arm, which may only look at the context.
    Guard,
    /// `new`, which has no context.
    New,
}

impl Renaming {
    /// An expression.
    pub fn expression(&self, tokens: &TokenStream, within: Within) -> TokenStream {
        match self.renamed_or_lets(tokens, within) {
            Ok(renamed) => renamed,
            Err(lets) => {
                let at = first_span(tokens);
                quote_spanned! { at => { #lets #tokens } }
            }
        }
    }

    /// The statements of a block.
    pub fn statements(&self, tokens: &TokenStream) -> TokenStream {
        match self.renamed_or_lets(tokens, Within::Tick) {
            Ok(renamed) => renamed,
            Err(lets) => quote! { #lets #tokens },
        }
    }

    /// A number or a duration: of a literal the compiler knows the value.
    pub fn number(&self, tokens: &TokenStream) -> TokenStream {
        let mut all = tokens.clone().into_iter();
        if let (Some(TokenTree::Ident(name)), None) = (all.next(), all.next()) {
            let value = self.params.iter().find(|(param, _)| *param == name);
            if let Some(literal) = value.and_then(|(_, value)| value.literal.clone()) {
                return literal.into();
            }
        }
        self.expression(tokens, Within::Tick)
    }

    /// Several expressions in a bracket, or one.
    pub fn bracket(&self, group: &Group, within: Within) -> Group {
        let parts = crate::syntax::expressions_in(group);
        let parts = parts.iter().map(|part| self.expression(part, within));
        let stream = if group.stream().into_iter().any(|token| is(&token, ',')) {
            quote! { #(#parts),* }
        } else {
            quote! { #(#parts)* }
        };
        let mut renamed = Group::new(group.delimiter(), stream);
        renamed.set_span(group.span());
        renamed
    }

    /// A pattern, and perhaps the `if` after it: what the pattern binds hides the names of the tree.
    pub fn pattern(&self, tokens: &TokenStream) -> TokenStream {
        let all: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let is_if = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "if");
        let Some(at) = all.iter().position(is_if) else {
            return tokens.clone();
        };
        let pattern: TokenStream = all[..at].iter().cloned().collect();
        let guard: TokenStream = all[at + 1..].iter().cloned().collect();
        let mut names = self.clone();
        names.params.retain(|(name, _)| !mentions(&pattern, name));
        let guard = if mentions(&pattern, &self.context.0) {
            // The context itself is hidden.
            names.expression(&guard, Within::New)
        } else {
            names.expression(&guard, Within::Guard)
        };
        let word = &all[at];
        quote! { #pattern #word #guard }
    }

    fn renamed_or_lets(
        &self,
        tokens: &TokenStream,
        within: Within,
    ) -> Result<TokenStream, TokenStream> {
        let used = self.params.iter();
        let used: Vec<_> = used.filter(|(name, _)| mentions(tokens, name)).collect();
        let (theirs, ours) = &self.context;
        let context = within != Within::New && mentions(tokens, theirs);
        // The same word in both trees may still be two names, where a macro wrote one of the trees.
        let respelled = theirs == ours;
        if used.is_empty() && !context {
            return Ok(tokens.clone());
        }
        let are_typed = used.iter().all(|(_, value)| value.is_typed);
        let mut replacements: Vec<(&Ident, TokenStream)> = Vec::new();
        replacements.extend(
            used.iter()
                .map(|(name, value)| (name, value.tokens.clone())),
        );
        let mut only_context = Vec::new();
        if context {
            only_context.push((theirs, ours.to_token_stream()));
            replacements.push((theirs, ours.to_token_stream()));
        }
        if are_typed {
            let strict = !(used.is_empty() && respelled);
            if let Some(renamed) = renamed(tokens, &replacements, strict) {
                return Ok(renamed);
            }
        }
        let lets = lets(&used);
        let context = context && !respelled;
        if !context {
            return match renamed(tokens, &only_context, false) {
                // Nothing but the context is replaced, by a name of the same letters.
                Some(code) if used.is_empty() => Ok(code),
                _ => Err(lets),
            };
        }
        let borrow = match within {
            Within::Guard => quote! { &*#ours },
            _ => quote! { &mut *#ours },
        };
        Err(quote! { #lets let #theirs = #borrow; })
    }
}

/// All at once, as one may be called what another one is bound to.
fn lets(used: &[&(Ident, Value)]) -> TokenStream {
    let names: Vec<&Ident> = used.iter().map(|(name, _)| name).collect();
    let types: Vec<&TokenStream> = used.iter().map(|(_, value)| &value.ty).collect();
    let values: Vec<&TokenStream> = used.iter().map(|(_, value)| &value.tokens).collect();
    match names.len() {
        0 => TokenStream::new(),
        1 => quote! { let #(#names: #types = #values)*; },
        _ => quote! { let (#(#names),*): (#(#types),*) = (#(#values),*); },
    }
}

fn first_span(tokens: &TokenStream) -> Span {
    let first = tokens.clone().into_iter().next();
    let span = first.map_or_else(Span::mixed_site, |first| first.span());
    Span::mixed_site().located_at(span)
}

/// The same tokens with other names, unless something in them might mean something else by these names.
fn renamed(
    tokens: &TokenStream,
    names: &[(&Ident, TokenStream)],
    strict: bool,
) -> Option<TokenStream> {
    let all: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut out = TokenStream::new();
    for (at, token) in all.iter().enumerate() {
        if strict && may_bind(&all, at) {
            return None;
        }
        match token {
            TokenTree::Ident(ident) => {
                let new = names.iter().find(|(name, _)| *name == ident);
                match new.filter(|_| !is_member(&all, at)) {
                    Some(_) if strict && is_label_or_field(&all, at) => return None,
                    Some((_, new)) => out.extend(at_the_place(new, ident.span())),
                    None => out.extend([token.clone()]),
                }
            }
            TokenTree::Group(group) => {
                let inner = group.stream();
                let shorthand = strict
                    && group.delimiter() == Delimiter::Brace
                    && names.iter().any(|(name, _)| is_shorthand(&inner, name));
                if shorthand {
                    return None;
                }
                let mut new = Group::new(group.delimiter(), renamed(&inner, names, strict)?);
                new.set_span(group.span());
                out.extend([TokenTree::Group(new)]);
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let captures =
                    |name: &Ident| text.contains('{') && text.contains(&name.to_string());
                if strict && names.iter().any(|(name, _)| captures(name)) {
                    return None;
                }
                out.extend([token.clone()]);
            }
            TokenTree::Punct(_) => out.extend([token.clone()]),
        }
    }
    Some(out)
}

/// What stands for a name, where errors about it are shown.
fn at_the_place(new: &TokenStream, place: Span) -> TokenStream {
    let moved = new.clone().into_iter().map(|mut token| {
        token.set_span(token.span().located_at(place));
        token
    });
    moved.collect()
}

/// `.name`, `'name`, and not `..name`.
fn is_member(all: &[TokenTree], at: usize) -> bool {
    let before = |n: usize| at.checked_sub(n).and_then(|before| all.get(before));
    let dot = before(1).is_some_and(|token| is(token, '.'));
    let dots = before(2).is_some_and(|token| is(token, '.') && is_joint(token));
    let quote = before(1).is_some_and(|token| is(token, '\''));
    let path = before(1).is_some_and(|token| is(token, ':'))
        && before(2).is_some_and(|token| is(token, ':') && is_joint(token));
    (dot && !dots) || quote || path
}

/// `name:`, and not `name::`.
fn is_label_or_field(all: &[TokenTree], at: usize) -> bool {
    all.get(at + 1)
        .is_some_and(|token| is(token, ':') && !is_joint(token))
}

/// `{ name }`, `{ name, … }`, which may be a field.
fn is_shorthand(inner: &TokenStream, name: &Ident) -> bool {
    let inner: Vec<TokenTree> = inner.clone().into_iter().collect();
    let mut parts = inner.split(|token| is(token, ','));
    parts.any(|part| matches!(part, [TokenTree::Ident(only)] if only == name))
}

/// Whether a name may be bound here, or a macro reads what follows.
fn may_bind(all: &[TokenTree], at: usize) -> bool {
    const BINDS: &[&str] = &[
        "let", "match", "for", "fn", "static", "const", "impl", "struct",
    ];
    match &all[at] {
        TokenTree::Ident(word) => {
            let called = all
                .get(at + 1)
                .is_some_and(|next| is(next, '!') && !is_joint(next))
                && matches!(all.get(at + 2), Some(TokenTree::Group(_)));
            called || BINDS.iter().any(|binds| word == binds)
        }
        token if is(token, '|') => {
            let empty = is_joint(token) && all.get(at + 1).is_some_and(|next| is(next, '|'));
            let second = at > 0 && is(&all[at - 1], '|') && is_joint(&all[at - 1]);
            !empty && !second && starts_operand(&all[..at])
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Renaming {
        let name = |text: &str| Ident::new(text, Span::call_site());
        let value = |tokens: TokenStream, ty: &str, is_typed| Value {
            literal: tokens.clone().into_iter().next(),
            tokens,
            ty: ty.parse().expect("a type"),
            is_typed,
        };
        Renaming {
            context: (name("body"), name("hero")),
            params: vec![
                (name("far"), value(quote! { __FAR }, "f32", true)),
                (name("near"), value(quote! { far }, "f32", false)),
            ],
        }
    }

    fn expression(text: &str) -> String {
        let tokens = text.parse().expect("tokens");
        let text = names().expression(&tokens, Within::Tick).to_string();
        text.parse::<TokenStream>().expect("tokens").to_string()
    }

    #[track_caller]
    fn becomes(text: &str, expected: &str) {
        let expected: TokenStream = expected.parse().expect("tokens");
        assert_eq!(expression(text), expected.to_string(), "{text}");
    }

    #[test]
    fn names_are_replaced() {
        becomes("body.x > far", "hero.x > __FAR");
        becomes("x.far + other.body", "x.far + other.body");
        becomes("a::far + f(&body.y, [far])", "a::far + f(&hero.y, [__FAR])");
        becomes("0.0..far || far > 1.0", "0.0..__FAR || __FAR > 1.0");
        becomes("f(|| far)", "f(|| __FAR)");
        becomes("Point { x: far }", "Point { x: __FAR }");
    }

    #[test]
    fn names_that_may_be_hidden_are_bound() {
        becomes("near", "{ let near: f32 = far; near }");
        becomes(
            "near + far",
            "{ let (far, near): (f32, f32) = (__FAR, far); near + far }",
        );
        for text in [
            "Point { far }",
            "f(|far| far)",
            "f(a, |x| far + x)",
            "format!(\"{far}\")",
            "\"{far}\"",
            "match x { far => far }",
        ] {
            becomes(text, &format!("{{ let far: f32 = __FAR; {text} }}"));
        }
        becomes("say!(body)", "{ let body = &mut *hero; say!(body) }");
    }

    #[test]
    fn guards_only_look() {
        let pattern = |text: &str| names().pattern(&text.parse().expect("tokens")).to_string();
        let same = |text: &str| text.parse::<TokenStream>().expect("tokens").to_string();
        assert_eq!(pattern("Far(far)"), same("Far(far)"));
        assert_eq!(
            pattern("Far(far) if far > 1.0"),
            same("Far(far) if far > 1.0")
        );
        assert_eq!(pattern("_ if body.x > far"), same("_ if hero.x > __FAR"));
        assert_eq!(
            pattern("_ if say!(body)"),
            "_ if { let body = & * hero ; say ! (body) }"
        );
        assert_eq!(pattern("body if body > far"), same("body if body > __FAR"));
    }

    #[test]
    fn literals_stay_numbers() {
        let mut names = names();
        names.params[0].1.literal = Some(proc_macro2::Literal::u8_unsuffixed(3).into());
        let number = |text: &str| names.number(&text.parse().expect("tokens")).to_string();
        assert_eq!(number("far"), "3");
        assert_eq!(number("far + 1"), "__FAR + 1");
    }
}
