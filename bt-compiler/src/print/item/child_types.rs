//! Types for what lies below composites: they borrow their part of the state, and have the methods that tick and halt it.
//!
//! ```text
//! struct Below2<'below> {
//!     a_resume: &'below mut u8,
//!     turns_3: &'below mut Turns,
//!     below_turns_3: Below3<'below>,
//! }
//! impl<'below> Below2<'below> {
//!     fn child(&mut self, call: ChildCall, child: usize, hero: &mut Hero) -> Status { match (child, call) { … } }
//! }
//! impl Night {
//!     fn split_turns_2(&mut self) -> (&mut Turns, Below2<'_>) { … }
//! }
//! ```

use super::code::SomeChildren;
use super::Item;
use crate::check::model::NodeId;
use crate::code::below::BelowId;
use crate::code::body::Body;
use crate::lower::graph::RegionId;
use crate::print::below_name;
use crate::print::checks::checked_context;
use crate::print::function::{Apart, Printer};
use crate::print::state::{Content, Field};
use crate::syntax::ast::Param;
use crate::tokens::{code, mentions, mixed, runtime};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use syn::{GenericParam, Generics, Lifetime, LifetimeParam};

/// How long the state is borrowed.
const BORROWED: &str = "'__below";

/// A type for what lies below a composite.
struct BelowType<'a> {
    /// Its fields, but for those that hold what lies below composites in it.
    fields: Vec<(Ident, TokenStream)>,
    /// The parameters of the tree that its methods use.
    params: Vec<&'a Param>,
}

impl<'a> Item<'a> {
    /// What the code below a composite is made from.
    pub fn body_below<'b>(&self, around: &Body<'b>, id: BelowId) -> Body<'b>
    where
        'a: 'b,
    {
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let name = &self.written.name;
        let tree = code! { #name #type_generics };
        let context = self.written.context_ty.to_token_stream();
        Body {
            here: Some(id),
            checked_context: around
                .checked_context
                .as_ref()
                .map(|_| checked_context(self.written, &context, &tree)),
            ..around.clone()
        }
    }

    /// The methods of each type; `asked` are the regions whose halting is asked of them.
    pub fn methods_below(
        &self,
        around: &Body,
        code: &[Vec<SomeChildren>],
        mut asked: BTreeSet<RegionId>,
    ) -> Vec<TokenStream> {
        let methods = code.iter().enumerate().map(|(id, children)| {
            let body = self.body_below(around, id);
            let mut printer = Printer::new(&body);
            let own = &body.belows.all[id].regions;
            for &region in own.iter().filter(|region| asked.contains(region)) {
                printer.ask_for(region, Apart::Halt);
            }
            let functions = Self::child_functions(&mut printer, children);
            let parts = printer.methods();
            asked.extend(printer.asked_below());
            code! { #functions #(#parts)* }
        });
        methods.collect()
    }

    /// What ticks and halts the children of a composite: where they are many, some at a time.
    fn child_functions(printer: &mut Printer, children: &[SomeChildren]) -> TokenStream {
        let (runtime, whole) = (runtime(), Body::child_function());
        let [(_, only)] = children else {
            let context = printer.body.context;
            let observer = printer.body.observer.as_ref().map(|observer| {
                let name = &observer.name;
                code! { , #name }
            });
            let (mut functions, mut arms) = (TokenStream::new(), TokenStream::new());
            for (number, (children, code)) in children.iter().enumerate() {
                let some = mixed(&format!("{whole}_{}", number + 1));
                let code = printer.function(code);
                functions.extend(child_function(printer, &some, &code));
                let [first, last] =
                    [children.start, children.end - 1].map(Literal::usize_unsuffixed);
                arms.extend(
                    code! { #first..=#last => self.#some(call, child, #context #observer), },
                );
            }
            let all = code! { match child { #arms _ => #runtime::Status::Failure } };
            functions.extend(child_function(printer, &whole, &all));
            return functions;
        };
        let only = printer.function(only);
        child_function(printer, &whole, &only)
    }

    /// The types with these methods, and the methods of the tree that make them.
    pub fn types_below(
        &self,
        state: &[Field],
        methods: &[TokenStream],
    ) -> (TokenStream, TokenStream) {
        let belows = self.body.belows;
        if belows.all.is_empty() {
            return (TokenStream::new(), TokenStream::new());
        }
        let types = self.below_types(state, methods);
        let declared = methods
            .iter()
            .enumerate()
            .map(|(id, methods)| self.declared_below(id, &types[id], methods));
        let values = state.iter().filter_map(|field| match &field.content {
            Content::Value { ty, .. } => Some((field.node, ty)),
            Content::Resume | Content::Slot(_) => None,
        });
        let values: BTreeMap<NodeId, &TokenStream> = values.collect();
        let splits = belows.right_below(None).map(|id| {
            let composite = belows.all[id].composite;
            let (split, ty) = (self.body.split(composite), values.get(&composite));
            let name = self.body.names.leaf(composite);
            let (borrowed, below) = (borrowed(), self.below_type(id));
            let made = self.made_below(id, &types);
            code! {
                #[inline]
                fn #split<#borrowed>(&#borrowed mut self) -> (&#borrowed mut #ty, #below) {
                    (&mut self.#name, #made)
                }
            }
        });
        (declared.collect(), splits.collect())
    }

    /// By type: its fields and parameters.
    fn below_types(&self, state: &[Field], methods: &[TokenStream]) -> Vec<BelowType<'_>> {
        let belows = self.body.belows;
        let mut types: Vec<BelowType> = methods
            .iter()
            .map(|methods| BelowType {
                fields: Vec::new(),
                params: self
                    .kept
                    .iter()
                    .copied()
                    .filter(|param| mentions(methods, &param.name))
                    .collect(),
            })
            .collect();
        for (field, (name, _, ty)) in state.iter().zip(self.fields(state)) {
            let owner = belows.of_node(field.node);
            if let Some(owner) = owner {
                types[owner].fields.push((name, ty));
            }
        }
        types
    }

    fn declared_below(&self, id: BelowId, of: &BelowType, methods: &TokenStream) -> TokenStream {
        let (belows, borrowed) = (self.body.belows, borrowed());
        let item = self.written;
        let generics = with_lifetime(&item.generics, &borrowed);
        let bounds = with_lifetime(&item.generics, &borrowed);
        let (impl_generics, type_generics, where_clause) = bounds.split_for_impl();
        let declared_where = &generics.where_clause;
        let name = below_name(id);
        let fields = of
            .fields
            .iter()
            .map(|(name, ty)| code! { #name: &#borrowed mut #ty, });
        let inner = belows.right_below(Some(id)).map(|inner| {
            let (field, ty) = (
                self.body.below(belows.all[inner].composite),
                self.below_type(inner),
            );
            code! { #field: #ty, }
        });
        let params = of.params.iter().map(|param| {
            let (name, ty) = (&param.name, &param.ty);
            code! { #name: &#borrowed #ty, }
        });
        let marker = self.marker_below().map(|(field, _)| {
            let (tree, runtime) = (&item.name, runtime());
            let (_, type_generics, _) = item.generics.split_for_impl();
            code! { #field: #runtime::PhantomData<&#borrowed mut #tree #type_generics>, }
        });
        let root = belows.all[id].composite;
        let docs = format!(" What is below `{}`.", self.body.tree.nodes[root].quote);
        code! {
            #[doc = #docs]
            struct #name #generics #declared_where { #(#fields)* #(#inner)* #(#params)* #marker }
            impl #impl_generics #name #type_generics #where_clause { #methods }
        }
    }

    /// The value of such a type, made of the whole state.
    fn made_below(&self, id: BelowId, types: &[BelowType]) -> TokenStream {
        let belows = self.body.belows;
        let name = below_name(id);
        let fields = types[id].fields.iter();
        let fields = fields.map(|(name, _)| code! { #name: &mut self.#name, });
        let inner = belows.right_below(Some(id)).map(|inner| {
            let field = self.body.below(belows.all[inner].composite);
            let made = self.made_below(inner, types);
            code! { #field: #made, }
        });
        let params = types[id].params.iter().map(|param| {
            let name = &param.name;
            code! { #name: &self.#name, }
        });
        let marker = self
            .marker_below()
            .map(|(field, value)| code! { #field: #value, });
        code! { #name { #(#fields)* #(#inner)* #(#params)* #marker } }
    }

    /// A field that uses every parameter of the tree's type, and its value.
    fn marker_below(&self) -> Option<(Ident, TokenStream)> {
        let runtime = runtime();
        let is_generic = !self.written.generics.params.is_empty();
        is_generic.then(|| (mixed("__marker"), code! { #runtime::PhantomData }))
    }

    fn below_type(&self, id: BelowId) -> TokenStream {
        let generics = with_lifetime(&self.written.generics, &borrowed());
        let (_, type_generics, _) = generics.split_for_impl();
        let name = below_name(id);
        code! { #name #type_generics }
    }
}

/// A function that ticks and halts children of a composite.
fn child_function(printer: &Printer, name: &Ident, code: &TokenStream) -> TokenStream {
    let (runtime, body) = (runtime(), printer.body);
    let (context, unused) = (body.context_in(code), body.unused_observer(code));
    let (kept, context_ty) = (printer.kept_params(code), &body.context_ty);
    let (generics, observer) = printer.observer_param();
    let code = body.braced(code! { #unused #(#kept)* #code });
    code! {
        #[inline]
        fn #name #generics (
            &mut self,
            call: #runtime::ChildCall,
            child: #runtime::usize,
            #context: &mut #context_ty
            #observer
        ) -> #runtime::Status
        #code
    }
}

pub(super) fn borrowed() -> Lifetime {
    Lifetime::new(BORROWED, Span::mixed_site())
}

/// The same generics.
pub(super) fn copied(written: &Generics) -> Generics {
    let mut generics =
        syn::parse2(written.to_token_stream()).unwrap_or_else(|_| Generics::default());
    let where_clause = written.where_clause.to_token_stream();
    generics.where_clause = syn::parse2(where_clause).ok();
    generics
}

/// The same generics, and a lifetime before them.
pub(super) fn with_lifetime(generics: &Generics, lifetime: &Lifetime) -> Generics {
    let mut with = copied(generics);
    let parameter = LifetimeParam::new(Lifetime::new(BORROWED, lifetime.span()));
    with.params.insert(0, GenericParam::Lifetime(parameter));
    with
}
