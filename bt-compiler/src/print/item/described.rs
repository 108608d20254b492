//! What a tree is to others: `Behavior`, `Tree` for its type, and the numbers of its labels.

use super::child_types::{borrowed, copied, with_lifetime};
use super::{Item, DESCRIBED};
use crate::print::derives::mentions_type_parameter;
use crate::print::describe::{written_type, Values};
use crate::print::lifetimes::with_elided_lifetimes_as;
use crate::tokens::{code, located, mixed, runtime, with_another};
use proc_macro2::{Literal, TokenStream};
use quote::ToTokens;
use syn::{parse_quote, Generics, WherePredicate};

impl Item<'_> {
    /// What the tree says of itself.
    pub(super) fn described(&self) -> TokenStream {
        let (name, runtime, described) = (&self.written.name, runtime(), mixed(DESCRIBED));
        let (context, generics) = self.described_for();
        let (own, _, where_clause) = generics.split_for_impl();
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let impl_generics = with_another(&own, &code! { #described: ?#runtime::Sized });
        let values = Values {
            ty: &|node| written_type(&self.body, node),
            context,
            tree: Some(code! { Self }),
        };
        let text = name.to_string();
        let running = self
            .body
            .visit_running(&values, &code! { <Self as #runtime::Tree>::INFO });
        let large = self.body.allowing_large_info();
        let info = self.body.info(text.trim_start_matches("r#"), &values);
        let info = if self.as_observed.is_observed {
            code! { &#info.observed() }
        } else {
            code! { &#info }
        };
        code! {
            #[automatically_derived]
            impl #impl_generics #runtime::Described<#described> for #name #type_generics #where_clause {
                #large
                const DESCRIBED: &'static #runtime::TreeInfo = #info;
                #running
            }
        }
    }

    /// The context for which leaves are described, and the parameters of the impl in which they are.
    ///
    /// A lifetime that is left out is any: `'static` would ask that all that the context mentions lives for ever, so there it is one of
    /// the impl, for which all parameters live.
    fn described_for(&self) -> (TokenStream, Generics) {
        let (item, any) = (self.written, borrowed());
        let context = item.context_ty.to_token_stream();
        let is_left_out = self.fields_context.to_string() != context.to_string();
        let has_named = item.generics.lifetimes().next().is_some();
        if !is_left_out || has_named || !mentions_type_parameter(&context, &item.generics) {
            return (self.assessed().0, copied(&item.generics));
        }
        let mut generics = with_lifetime(&item.generics, &any);
        let parameters = item.generics.type_params().map(|own| &own.ident);
        let live = parameters.map(|own| -> WherePredicate {
            parse_quote! { #own: #any }
        });
        generics.make_where_clause().predicates.extend(live);
        (with_elided_lifetimes_as(context, &any.ident), generics)
    }

    /// A constant for each label: the number of its node.
    pub(super) fn labels(&self) -> TokenStream {
        let (numbers, runtime) = (self.body.tree.own_numbers(), self.outside());
        let labels = self
            .body
            .tree
            .nodes
            .iter()
            .enumerate()
            .filter_map(|(node, data)| {
                let label = data.label.as_ref()?;
                let docs = format!(" The number of the node labelled `{label}`.");
                let at = self.body.sources[node].span;
                let name = crate::tokens::mixed_at(&label.to_uppercase(), at);
                let number = Literal::usize_unsuffixed(numbers[node].unwrap_or(node));
                Some(code! { #[doc = #docs] pub const #name: #runtime::u16 = #number; })
            });
        code! { #(#labels)* }
    }

    /// A tree is itself a behaviour.
    pub(super) fn behavior(&self, methods: &TokenStream, observed: &TokenStream) -> TokenStream {
        let (name, context_ty) = (&self.written.name, &self.written.context_ty);
        let generics = &self.written.generics;
        let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
        let runtime = runtime();
        // What is no behaviour of another context is shown the tree's name.
        let [impl_, behavior] =
            [code! { impl }, code! { #runtime::Behavior }].map(|head| located(head, name.span()));
        code! {
            #impl_ #impl_generics #behavior<#context_ty> for #name #type_generics #where_clause {
                #methods
                fn described() -> impl #runtime::MaybeTree {
                    #runtime::IsTree::<Self>::it_is()
                }
                fn visit_running(&self, base: #runtime::u16, visit: &mut impl #runtime::FnMut(#runtime::u16)) {
                    #runtime::Tree::visit_running(self, base, visit);
                }
                #observed
            }
        }
    }
}
