//! The assertions about a tree: that its literal durations fit its clock, and that it keeps its budget.

use super::Item;
use crate::print::budget::budget_kept;
use crate::print::checks::{checked, checked_context};
use crate::tokens::{code, mixed, runtime};
use proc_macro2::TokenStream;
use quote::ToTokens;

/// The constant of a generic type in which its assertions stand.
const FITS: &str = "__FITS";

/// The assertions, by where they stand.
pub(super) struct Fits {
    /// Beside the type, apart from all that is declared.
    pub beside: Vec<TokenStream>,
    /// Behind all that is declared.
    pub behind: Option<TokenStream>,
    /// In the `impl`.
    pub within: TokenStream,
}

impl Item<'_> {
    /// What refers to the assertions of a generic tree.
    pub(super) fn fit(&self) -> Option<TokenStream> {
        (!self.fits().within.is_empty()).then(|| {
            let name = mixed(FITS);
            code! { let () = Self::#name; }
        })
    }

    /// The assertions about literal durations and the budget: where the context's type is whole, in constants of their own, that
    /// of the budget in the constant around all that is declared: of either rustc tells no longer name than `_`. Else in a constant
    /// that every tick refers to.
    pub(super) fn fits(&self) -> Fits {
        let (context, tree) = self.assessed();
        let budget = budget_kept(self.written, &tree);
        if self.written.generics.params.is_empty() {
            let (facade, context, name) = (self.facade, &self.fields_context, &self.written.name);
            let runtime = code! { #facade::__v1 };
            let clock = code! { #runtime::Timed<#name> };
            return Fits {
                beside: self.body.durations_fit(&runtime, context, &clock),
                behind: budget.map(|budget| code! { #budget; }),
                within: TokenStream::new(),
            };
        }
        let runtime = runtime().to_token_stream();
        let clock = code! { #runtime::Clock };
        let mut durations = self.body.durations_fit(&runtime, &context, &clock);
        durations.extend(budget);
        let name = mixed(FITS);
        let constant = (!durations.is_empty()).then(|| {
            code! { const #name: () = { #(#durations;)* }; }
        });
        Fits {
            beside: Vec::new(),
            behind: None,
            within: constant.unwrap_or_default(),
        }
    }

    /// The types of the context and of the tree as constants refer to them: what misses something is not assessed.
    pub(super) fn assessed(&self) -> (TokenStream, TokenStream) {
        let (context, name) = (&self.fields_context, &self.written.name);
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let tree = code! { #name #type_generics };
        if self.checks.is_empty() {
            return (context.clone(), tree);
        }
        let tree_itself = checked(&runtime(), &tree, &tree);
        (checked_context(self.written, context, &tree), tree_itself)
    }
}
