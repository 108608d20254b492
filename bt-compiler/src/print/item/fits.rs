//! The assertions about a tree: that its literal durations fit its clock, and that it keeps its budget.

use super::Item;
use crate::print::budget::budget_kept;
use crate::print::checks::{checked, checked_context};
use crate::tokens::{code, mixed, runtime};
use proc_macro2::TokenStream;

/// The constant of a generic type in which its assertions stand.
const FITS: &str = "__FITS";

impl Item<'_> {
    /// What refers to the assertions of a generic tree.
    pub(super) fn fit(&self) -> Option<TokenStream> {
        (!self.fits().1.is_empty()).then(|| {
            let name = mixed(FITS);
            code! { let () = Self::#name; }
        })
    }

    /// The assertions about literal durations and the budget: where the context's type is whole, on the spot;
    /// else in a constant that every tick refers to. Rustc names the constant: on the spot it is the one around all that is
    /// declared, and not another one in it.
    pub(super) fn fits(&self) -> (TokenStream, TokenStream) {
        let (context, tree) = self.assessed();
        let mut assertions = self.body.durations_fit(&context);
        assertions.extend(budget_kept(self.written, &tree));
        if assertions.is_empty() {
            (TokenStream::new(), TokenStream::new())
        } else if self.written.generics.params.is_empty() {
            (code! { #(#assertions;)* }, TokenStream::new())
        } else {
            let name = mixed(FITS);
            (
                TokenStream::new(),
                code! { const #name: () = { #(#assertions;)* }; },
            )
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
