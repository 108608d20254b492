//! `test` and `set`: fields of the context, through options where the path says so.

use super::leaf::variable;
use crate::check::model::NodeId;
use crate::code::body::Body;
use crate::syntax::ast::{FieldPath, FieldStep};
use crate::tokens::{code, here, located, mentions, mixed, runtime};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::quote_spanned;

impl Body<'_> {
    /// Compares a field: `Failure` where the path ends early.
    pub fn test(
        &self,
        node: NodeId,
        field: &FieldPath,
        operator: &TokenStream,
        value: &TokenStream,
        within: Option<&TokenStream>,
    ) -> TokenStream {
        if within.is_none() && is_literal(value) {
            return self.through(
                node,
                field,
                &code! { & },
                &|place| code! { #place #operator #value },
            );
        }
        let (value_name, field_name) = (variable("value", value), mixed("field"));
        let compared = |place: &TokenStream| match within {
            None => code! { #place #operator #value_name },
            Some(precision) => {
                // That is what a precision of another type is not.
                let at = self.sources[node].span;
                let difference = code! {
                    (if #field_name > #value_name { #field_name - #value_name } else { #value_name - #field_name })
                };
                let difference = located(difference, at);
                code! { { let #field_name = #place; #difference <= #precision } }
            }
        };
        let test = self.through(node, field, &code! { & }, &compared);
        code! { { let #value_name = #value; #test } }
    }

    /// Writes a field: `Failure` where the path ends early. The value is evaluated before the
    /// field is borrowed. Where that is so anyway it stands by itself: of a type that is not the field's rustc says what
    /// to write.
    pub fn set(&self, node: NodeId, field: &FieldPath, value: &TokenStream) -> TokenStream {
        let is_whole = !field.steps.iter().any(|step| step.optional.is_some());
        // Brackets around the whole value, as in `{ 3 }`, would be found unnecessary there.
        let first = value.clone().into_iter().next();
        let in_brackets = matches!(&first, Some(TokenTree::Group(_)));
        let is_apart = !in_brackets && !mentions(value, &self.context_at(node));
        // Of an assignment rustc shows all, if none of it is ours.
        let at = first_span(&field.steps).unwrap_or(self.sources[node].span);
        let equals = quote_spanned! { at => = };
        if is_literal(value) || is_whole && is_apart {
            return self.through(node, field, &code! { &mut }, &|place| {
                code! { { #place #equals #value; true } }
            });
        }
        let plain = Ident::new("value", first.map_or(at, |first| first.span()));
        let accesses: TokenStream = field.steps.iter().map(access).collect();
        let is_taken = self.context_at(node) == plain || mentions(&accesses, &plain);
        let value_name = if is_taken {
            variable("value", value)
        } else {
            plain
        };
        let set = self.through(node, field, &code! { &mut }, &|place| {
            code! { { #place #equals #value_name; true } }
        });
        code! { { let #value_name = #value; #set } }
    }

    /// What `then` makes of the place that a path names; `false` where an option in it is `None`.
    fn through(
        &self,
        node: NodeId,
        path: &FieldPath,
        borrow: &TokenStream,
        then: &dyn Fn(&TokenStream) -> TokenStream,
    ) -> TokenStream {
        let span = self.sources[node].span;
        let (inner, context) = (mixed("inner"), self.context_at(node));
        // Of a field that is no `Option` rustc shows the `?`, and the type of the field at its name.
        let options = |at: Span, inner: &Ident| {
            let runtime = runtime();
            [
                code! { #runtime::Option::Some(#inner) },
                code! { #runtime::Option::None },
            ]
            .map(|path| located(path, at))
        };
        // From the end to the beginning: each option wraps what comes after it.
        let parts: Vec<_> = path
            .steps
            .split_inclusive(|step| step.optional.is_some())
            .collect();
        let mut code = None;
        for (number, steps) in parts.iter().enumerate().rev() {
            let accesses = steps.iter().map(access);
            // rustc shows the place as what a value is written to, or compared with: without the keyword.
            let mut start = if number == 0 { &context } else { &inner }.clone();
            let first = first_span(steps).unwrap_or(span);
            start.set_span(start.span().located_at(first));
            let place = quote_spanned! { here(span) => #start #(#accesses)* };
            let optional = steps.last().is_some_and(|step| step.optional.is_some());
            code = Some(match (code, optional) {
                (Some(rest), _) => {
                    let [some, none] = options(at_option(steps, span), &inner);
                    let borrow = located_whole(borrow, start.span());
                    code! { match #borrow #place { #some => #rest, #none => false } }
                }
                (None, false) => then(&place),
                (None, true) => {
                    let whole = then(&code! { *#inner });
                    let [some, none] = options(at_option(steps, span), &inner);
                    let borrow = located_whole(borrow, start.span());
                    code! { match #borrow #place { #some => #whole, #none => false } }
                }
            });
        }
        code.unwrap_or_default()
    }
}

/// The same tokens as if they were written there: what rustc shows of a whole expression goes from its first token to its last.
fn located_whole(tokens: &TokenStream, at: Span) -> TokenStream {
    let tokens = tokens.clone().into_iter();
    let there = |mut token: TokenTree| {
        token.set_span(at);
        token
    };
    tokens.map(there).collect()
}

/// `3`: it needs no variable.
fn is_literal(value: &TokenStream) -> bool {
    let mut tokens = value.clone().into_iter();
    matches!(
        (tokens.next(), tokens.next()),
        (Some(TokenTree::Literal(_)), None)
    )
}

/// The place of the first name.
fn first_span(steps: &[FieldStep]) -> Option<Span> {
    let first = steps.first()?.access.clone().into_iter().next()?;
    Some(first.span())
}

/// The place of the last `?`: what stands before it has a type of its own there.
fn at_option(steps: &[FieldStep], node: Span) -> Span {
    steps.last().and_then(|step| step.optional).unwrap_or(node)
}

/// `.name`, or `[3]`.
pub fn access(step: &FieldStep) -> TokenStream {
    let access = &step.access;
    match access.clone().into_iter().next() {
        Some(TokenTree::Group(_)) => access.clone(),
        _ => code! { .#access },
    }
}
