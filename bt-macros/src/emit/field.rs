//! `test` and `set`: fields of the context, through options where the path says so.

use super::body::Body;
use super::leaf::variable;
use super::{code, here, mixed, runtime};
use crate::check::model::NodeId;
use crate::syntax::ast::{FieldPath, FieldStep};
use proc_macro2::{TokenStream, TokenTree};
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
        let (value_name, field_name) = (variable("value", value), mixed("field"));
        let compared = |place: &TokenStream| match within {
            None => code! { #place #operator #value_name },
            Some(precision) => code! {
                {
                    let #field_name = #place;
                    (if #field_name > #value_name { #field_name - #value_name } else { #value_name - #field_name })
                        <= #precision
                }
            },
        };
        let test = self.through(node, field, &code! { & }, &compared);
        code! { { let #value_name = #value; #test } }
    }

    /// Writes a field: `Failure` where the path ends early. The value is evaluated before the
    /// field is borrowed.
    pub fn set(&self, node: NodeId, field: &FieldPath, value: &TokenStream) -> TokenStream {
        let value_name = variable("value", value);
        let set = self.through(node, field, &code! { &mut }, &|place| {
            code! { { #place = #value_name; true } }
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
        let (runtime, inner, context) = (runtime(), mixed("inner"), self.context_at(node));
        // From the end to the beginning: each option wraps what comes after it.
        let parts: Vec<_> = path.steps.split_inclusive(|step| step.optional).collect();
        let mut code = None;
        for (number, steps) in parts.iter().enumerate().rev() {
            let accesses = steps.iter().map(access);
            let start = if number == 0 { &context } else { &inner };
            let place = quote_spanned! { here(span) => #start #(#accesses)* };
            let optional = steps.last().is_some_and(|step| step.optional);
            code = Some(match (code, optional) {
                (Some(rest), _) => code! {
                    match #borrow #place { #runtime::Option::Some(#inner) => #rest, #runtime::Option::None => false }
                },
                (None, false) => then(&place),
                (None, true) => {
                    let whole = then(&code! { *#inner });
                    code! {
                        match #borrow #place { #runtime::Option::Some(#inner) => #whole, #runtime::Option::None => false }
                    }
                }
            });
        }
        code.unwrap_or_default()
    }
}

/// `.name`, or `[3]`.
pub fn access(step: &FieldStep) -> TokenStream {
    let access = &step.access;
    match access.clone().into_iter().next() {
        Some(TokenTree::Group(_)) => access.clone(),
        _ => code! { .#access },
    }
}
