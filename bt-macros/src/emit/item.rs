//! The item form: a type with its methods.
//!
//! ```text
//! pub struct Night { resume: u8, timeout_started: <Hero as Clock>::Instant }
//! const _: () = {
//!     use ::quickbeam::__v1 as quickbeam;
//!     struct At; impl At { const IDLE: u8 = 0; … }
//!     impl Night { pub const fn new() -> Self { … } pub fn tick(…) … }
//!     impl quickbeam::Behavior<Hero> for Night { … }
//! };
//! ```

mod fields;

use super::body::Body;
use super::budget::budget_kept;
use super::checks::{asked, checked, checked_context, first_timed, held};
use super::derives::{allowing_no_eq, conditions, split_derives, Data};
use super::leaf::mentions;
use super::lifetimes::without_elided_lifetimes;
use super::names::Names;
use super::parts::Parts;
use super::state::Field;
use super::{code, mixed, runtime};
use crate::check::Checked;
use crate::lower::graph::Graph;
use crate::syntax::ast::{ItemTree, Param};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::ToTokens;

pub use fields::kept_param;

/// The constant of a generic type in which its assertions stand.
const FITS: &str = "__FITS";

/// Emits a tree as a type.
pub fn item_tree(
    facade: &TokenStream,
    item: &ItemTree,
    checked: &Checked,
    graph: &Graph,
) -> TokenStream {
    let reserved = item.params.iter().map(|param| param.name.to_string());
    let names = Names::new(&checked.tree, graph, reserved);
    let fields_context = without_elided_lifetimes(item.context_ty.to_token_stream());
    let checks = asked(
        &checked.tree,
        &checked.sources,
        &fields_context,
        &item.generics,
    );
    let body = Body {
        tree: &checked.tree,
        sources: &checked.sources,
        graph,
        names: &names,
        context: &item.context,
        context_ty: Some(item.context_ty.to_token_stream()),
        checked_context: (!checks.is_empty())
            .then(|| checked_context(item, &item.context_ty.to_token_stream(), &code! { Self })),
        first_timed: first_timed(&checked.tree),
        state: code! { self },
        params: Some(&item.params),
        parts: Parts::of(&checked.tree, &checked.sources, graph, &names),
    };
    Item {
        facade,
        written: item,
        fields_context,
        checks,
        kept: item
            .params
            .iter()
            .filter(|param| body.uses(&param.name))
            .collect(),
        body,
    }
    .tokens()
}

struct Item<'a> {
    facade: &'a TokenStream,
    written: &'a ItemTree,
    body: Body<'a>,
    /// The type of the context, where lifetimes cannot be left out.
    fields_context: TokenStream,
    /// What is asked of other types.
    checks: Vec<TokenStream>,
    /// The parameters that a tick needs; the others are used up by `new`.
    kept: Vec<&'a Param>,
}

impl Item<'_> {
    fn tokens(&self) -> TokenStream {
        let (passed, derives) = split_derives(&self.written.attrs);
        let no_eq = allowing_no_eq(&derives);
        let conditions = conditions(&self.written.attrs);
        let (facade, item) = (self.facade, self.written);
        let (vis, name, generics) = (&item.vis, &item.name, &item.generics);
        let where_clause = &generics.where_clause;
        let (impl_generics, type_generics, _) = generics.split_for_impl();
        let state = self.body.fields();
        let fields = self.fields(&state);
        let declared = fields
            .iter()
            .map(|(name, docs, ty)| code! { #[doc = #docs] #name: #ty, });

        let runtime = runtime();
        let methods = self.methods(&state);
        let numbers = self.body.numbers();
        let (behavior, checked) = (self.behavior(), held(&self.checks, item));
        let (fits_of_type, fits_of_impl) = self.fits();
        let plain: Vec<(Ident, TokenStream)> = fields
            .iter()
            .map(|(name, _, ty)| (name.clone(), ty.clone()))
            .collect();
        let defaults = item
            .params
            .iter()
            .map(|_| code! { #runtime::Default::default() });
        let data = Data {
            name,
            generics,
            fields: &plain,
            new: code! { Self::new(#(#defaults),*) },
            taken: item
                .params
                .iter()
                .map(|param| param.ty.to_token_stream())
                .collect(),
        };
        let derived = derives
            .iter()
            .map(|(derive, at)| data.implement(*derive, *at));
        let params = item.params.iter().map(|param| &param.name);
        let underscores = super::allowing_underscores(params.chain([&item.context]));
        code! {
            #(#passed)*
            #no_eq
            #vis struct #name #generics #where_clause {
                #(#declared)*
            }
            #(#conditions)*
            const _: () = {
                use #facade::__v1 as #runtime;
                #checked
                #numbers
                #fits_of_type
                #underscores
                impl #impl_generics #name #type_generics #where_clause {
                    #fits_of_impl
                    #methods
                }
                #behavior
                #(#derived)*
            };
        }
    }

    fn methods(&self, state: &[Field]) -> TokenStream {
        let (item, body) = (self.written, &self.body);
        let runtime = runtime();
        let (context, context_ty) = (&item.context, &item.context_ty);
        let (labels, new, tick) = (self.labels(), self.new_method(state), body.tick());
        let parts = body.part_methods();
        // Some may be used in the methods of parts alone.
        let is_used = |name: &Ident| parts.is_none() || mentions(&tick, name);
        let kept = self.kept.iter().filter(|param| is_used(&param.name));
        let kept = kept.map(|param| kept_param(&param.name));
        let ignore = (!mentions(&tick, context)).then(|| code! { let _ = #context; });
        let fit = (!self.fits().1.is_empty()).then(|| {
            let name = mixed(FITS);
            code! { let () = Self::#name; }
        });
        let halt = body.halt_region(0);
        let halt_context = if body.halting_needs_context() {
            code! { #context }
        } else {
            mixed(&format!("_{context}").replace("r#", "")).to_token_stream()
        };
        let resume = body.resume(0);
        let (numbers, resume_index, forget) =
            (super::numbers(), body.resume_index(), body.forget());
        code! {
            #labels
            #new
            /// Ticks the tree once.
            #[inline]
            pub fn tick(&mut self, #context: &mut #context_ty) -> #runtime::Status {
                #ignore
                #fit
                #(#kept)*
                #tick
            }
            /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
            /// Does nothing to an idle tree.
            #[inline]
            pub fn halt(&mut self, #halt_context: &mut #context_ty) {
                #halt
            }
            /// Halts the tree and forgets all memory.
            #[inline]
            pub fn reset(&mut self, #context: &mut #context_ty) {
                Self::halt(self, #context);
                #forget
            }
            /// Whether the last tick gave `Running`, and no halt came since.
            #[inline]
            pub const fn is_running(&self) -> bool {
                #resume != #numbers::IDLE
            }
            #resume_index
            #parts
        }
    }

    /// The assertions about literal durations and the budget: where the context's type is whole, on the spot;
    /// else in a constant that every tick refers to.
    fn fits(&self) -> (TokenStream, TokenStream) {
        let (context, name) = (&self.fields_context, &self.written.name);
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let tree = code! { #name #type_generics };
        // What misses something is not assessed.
        let (context, tree) = if self.checks.is_empty() {
            (context.clone(), tree)
        } else {
            let tree_itself = checked(&runtime(), &tree, &tree);
            (checked_context(self.written, context, &tree), tree_itself)
        };
        let mut assertions = self.body.durations_fit(&context);
        assertions.extend(budget_kept(self.written, &tree));
        if assertions.is_empty() {
            (TokenStream::new(), TokenStream::new())
        } else if self.written.generics.params.is_empty() {
            (code! { #(const _: () = #assertions;)* }, TokenStream::new())
        } else {
            let name = mixed(FITS);
            (
                TokenStream::new(),
                code! { const #name: () = { #(#assertions;)* }; },
            )
        }
    }

    /// A constant for each label: the number of its node.
    fn labels(&self) -> TokenStream {
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
                let name = super::mixed_at(&label.to_uppercase(), at);
                let number = Literal::usize_unsuffixed(node);
                Some(code! { #[doc = #docs] pub const #name: u16 = #number; })
            });
        code! { #(#labels)* }
    }

    /// A tree is itself a behaviour.
    fn behavior(&self) -> TokenStream {
        let (name, context_ty) = (&self.written.name, &self.written.context_ty);
        let generics = &self.written.generics;
        let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
        let runtime = runtime();
        code! {
            impl #impl_generics #runtime::Behavior<#context_ty> for #name #type_generics #where_clause {
                #[inline]
                fn tick(&mut self, ctx: &mut #context_ty) -> #runtime::Status {
                    Self::tick(self, ctx)
                }
                #[inline]
                fn halt(&mut self, ctx: &mut #context_ty) {
                    Self::halt(self, ctx);
                }
                #[inline]
                fn forget(&mut self, ctx: &mut #context_ty) {
                    Self::reset(self, ctx);
                }
            }
        }
    }
}
