//! The item form: a type with its methods.
//!
//! ```text
//! pub struct Night { resume: u8, timeout_started: <Hero as Clock>::Instant }
//! impl Night { pub const fn new() -> Self { … } pub fn tick(…) … }
//! const _: () = {
//!     use ::quickbeam::__v1 as quickbeam;
//!     struct At; impl At { const IDLE: u8 = 0; … }
//!     impl quickbeam::Behavior<Hero> for Night { fn tick(…) … }
//! };
//! ```

mod child_types;
mod code;
mod described;
mod fields;
mod fits;
mod function;
mod methods;
mod observed;
mod thin;
mod values;

pub use thin::known_as;

use super::checks::{asked, checked_context, held};
use super::derives::{
    allowing_deprecated, allowing_no_eq, conditions, has, split_derives, Data, Derive, Derived,
};
use super::leaf_types::with_clauses;
use super::lifetimes::without_elided_lifetimes;
use super::literals::LiteralTypes;
use super::put_in::{put_in, stored_params};
use super::saved::{agree, most};
use super::state::Field;
use crate::check::first_timed;
use crate::check::Checked;
use crate::code::below::Belows;
use crate::code::body::Body;
use crate::code::build::{Arrangement, Halting};
use crate::code::names::Names;
use crate::lower::graph::Graph;
use crate::syntax::ast::{ItemTree, Param};
use crate::tokens::{code, imports, mixed, runtime};
use code::Code;
use fields::{at_type, visibility};
use fits::Fits;
use proc_macro2::{Ident, TokenStream};
use quote::{quote_spanned, ToTokens};

pub use fields::{kept_param, parameters};
pub use observed::observed_trait;
use observed::observer;
pub use values::after;

/// The type parameter on which what a tree says of itself does not depend.
const DESCRIBED: &str = "__C";

/// Whether a tree has an observed twin.
#[derive(Clone, Copy)]
pub struct AsObserved<'a> {
    /// Whether it has.
    pub is_observed: bool,
    /// `#[cfg(test)]` before each item.
    pub condition: Option<&'a TokenStream>,
}

impl AsObserved<'_> {
    pub const NO: Self = Self {
        is_observed: false,
        condition: None,
    };
    pub const YES: Self = Self {
        is_observed: true,
        condition: None,
    };
}

/// Emits a tree as a type.
pub fn item_tree(
    facade: &TokenStream,
    item: &ItemTree,
    checked: &Checked,
    graph: &Graph,
    as_observed: AsObserved,
) -> TokenStream {
    let mut params = item.params.clone();
    params.extend(stored_params(item));
    let reserved = params.iter().map(|param| param.name.to_string());
    let plans = Arrangement::of(&checked.tree, graph);
    let names = Names::new(&checked.tree, graph, &plans, reserved);
    let fields_context = without_elided_lifetimes(item.context_ty.to_token_stream());
    let sources = &checked.sources;
    let checks = asked(&checked.tree, sources, &fields_context, item);
    let (belows, none) = (Belows::borrowing(&checked.tree, graph), Belows::default());
    let own_places = checked.tree.own_places();
    let halting = Halting::of(&checked.tree, graph);
    let stays_completed = checked.tree.stays_completed();
    let with_clauses = with_clauses(sources);
    let counted = (!item.put_in.is_used).then_some(item.braces);
    let mut body = Body {
        tree: &checked.tree,
        sources,
        graph,
        names: &names,
        context: &item.context,
        context_ty: Some(item.context_ty.to_token_stream()),
        checked_context: (!checks.is_empty())
            .then(|| checked_context(item, &item.context_ty.to_token_stream(), &code! { Self })),
        first_timed: first_timed(&checked.tree),
        state: code! { self },
        params: Some(&params),
        may_hide_params: !item.put_in.constants.is_empty() || !item.put_in.stored.is_empty(),
        plans: &plans,
        braces: counted,
        counted,
        deciding: &crate::code::places::deciding(&checked.tree, &checked.sources),
        own_places: &own_places,
        belows: &belows,
        here: None,
        halting: &halting,
        stays_completed: &stays_completed,
        with_clauses: &with_clauses,
        is_halting: false,
        observer: as_observed.is_observed.then(|| observer(item)),
    };
    // Of another type `Self` would be another.
    if item.never_runs() || body.uses(&mixed("Self")) {
        body.belows = &none;
    }
    // Once, where rustc is given two twins to choose from.
    let is_last = as_observed.is_observed || as_observed.condition.is_none();
    let live = is_last.then(|| super::live::table(facade, item, &body));
    let code = Item {
        facade,
        written: item,
        fields_context,
        checks,
        as_observed,
        kept: params
            .iter()
            .filter(|param| body.uses(&param.name))
            .collect(),
        body,
    }
    .tokens();
    code.into_iter()
        .chain(live.flatten().into_iter().flatten())
        .collect()
}

struct Item<'a> {
    facade: &'a TokenStream,
    written: &'a ItemTree,
    body: Body<'a>,
    /// The type of the context, where lifetimes cannot be left out.
    fields_context: TokenStream,
    /// What is asked of other types.
    checks: Vec<TokenStream>,
    as_observed: AsObserved<'a>,
    /// The parameters that a tick needs; the others are used up by `new`.
    kept: Vec<&'a Param>,
}

impl Item<'_> {
    fn tokens(&self) -> TokenStream {
        let (passed, derives) = split_derives(&self.written.attrs);
        let (no_eq, condition) = (allowing_no_eq(&derives), self.as_observed.condition);
        let conditions = conditions(&self.written.attrs);
        let deprecated = allowing_deprecated(&self.written.attrs);
        let (facade, item) = (self.facade, self.written);
        let (vis, name, generics) = (visibility(item), &item.name, &item.generics);
        let mut state = self.body.fields();
        let locals = if item.never_runs() {
            std::mem::take(&mut state)
        } else {
            Vec::new()
        };
        let fields = self.fields(&state);
        let is_copy = has(&derives, Derive::Copy);
        let declared = fields.iter().enumerate().map(|(n, (name, docs, ty))| {
            let is_value = matches!(state.get(n), Some(field) if field.is_value());
            let name = if is_copy && is_value {
                at_type(name, ty)
            } else {
                name.clone()
            };
            code! { #[doc = #docs] #name: #ty, }
        });

        let code = Code::of(self, &self.body);
        let observed = self.observed();
        let methods = if item.never_runs() {
            self.methods_of_function(&locals, &code)
        } else {
            self.methods(&code)
        };
        let (below, splits) = self.types_below(&state, &methods.below);
        let literals = LiteralTypes::of(&state, generics);
        let (labels, new) = (self.labels(), self.new_method(&state, &literals));
        let made = code! { #labels #new };
        let conditions = code! { #condition #(#conditions)* #deprecated };
        let function = item.gives.as_ref().filter(|gives| !gives.can_run);
        let function = function.map(|gives| self.function(gives));
        let underscores = self.allowing_underscores();
        let numbers = self.body.numbers(&code.numbers(&self.body));
        let of_trait = &observed.of_trait;
        let observed_trait = (!of_trait.is_empty()).then(|| code! { #underscores #of_trait });
        let behavior = self.behavior(&methods.of_behavior, &observed.of_behavior);
        let described = self.described();
        let (put_in, checked) = (put_in(item), held(&self.checks, item));
        let Fits {
            beside,
            behind,
            within,
        } = self.fits();
        let plain = plain(&fields);
        let data = self.data(&derives, &state, &plain);
        let derived = derives.iter().map(|derived| data.implement(derived));
        // Where an expression is due, this is the word that rustc complains about; and before it rustc proposes a `#[derive(…)]`.
        let at = crate::tokens::here(item.keyword.span());
        let struct_ = quote_spanned! { at => struct };
        let unnamed = super::unnamed(item);
        // And all of the type is there: rustc proposes no name that is declared around the place where it is misspelt.
        let declared = quote_spanned! { at => { #(#declared)* } };
        let callable = self.callable(&conditions, &made, [&methods.beside, &observed.methods]);
        let own = [&within, &methods.own, &splits];
        let own = self.own(&own);
        let (where_clause, locals, imports) =
            (&generics.where_clause, &methods.locals, imports(facade));
        code! {
            #condition
            #(#passed)*
            #no_eq
            #deprecated
            #vis #struct_ #name #generics #where_clause #declared
            #callable
            #(#conditions const _: () = #beside;)*
            #conditions
            const #unnamed: () = {
                #imports
                #checked
                #put_in
                #numbers
                #own
                #below
                #locals
                #underscores
                #behavior
                #observed_trait
                #described
                #(#derived)*
                #behind
            };
            #function
        }
    }

    /// What users call: it stands beside the type.
    fn callable(
        &self,
        conditions: &TokenStream,
        made: &TokenStream,
        methods: [&TokenStream; 2],
    ) -> TokenStream {
        let (name, underscores) = (&self.written.name, self.allowing_underscores());
        let (impl_generics, type_generics, bounds) = self.written.generics.split_for_impl();
        code! {
            #conditions
            #underscores
            impl #impl_generics #name #type_generics #bounds {
                #made
                #(#methods)*
            }
        }
    }

    /// What only the tree itself calls.
    fn own(&self, methods: &[&TokenStream]) -> TokenStream {
        let (name, underscores) = (&self.written.name, self.allowing_underscores());
        let methods = code! { #(#methods)* };
        if methods.is_empty() {
            return methods;
        }
        let (impl_generics, type_generics, bounds) = self.written.generics.split_for_impl();
        code! {
            #underscores
            impl #impl_generics #name #type_generics #bounds {
                #methods
            }
        }
    }

    fn allowing_underscores(&self) -> Option<TokenStream> {
        let names = self.written.params.iter().map(|param| &param.name);
        super::allowing_underscores(names.chain([&self.written.context]))
    }

    /// What derives need.
    fn data<'d>(
        &'d self,
        derives: &[Derived],
        state: &[Field],
        fields: &'d [(Ident, TokenStream)],
    ) -> Data<'d> {
        let (item, runtime, body) = (self.written, runtime(), &self.body);
        let params = item.params.iter();
        let defaults = params.map(|_| code! { #runtime::Default::default() });
        Data {
            name: &item.name,
            generics: &item.generics,
            fields,
            new: code! { Self::new(#(#defaults),*) },
            taken: types_of(&item.params),
            most: most(body.graph, body.plans, state, &body.names.slots),
            agree: if has(derives, Derive::Deserialize) {
                agree(body.graph, body.plans, body.names)
            } else {
                Vec::new()
            },
        }
    }
}

/// The fields with their types.
fn plain(fields: &[(Ident, String, TokenStream)]) -> Vec<(Ident, TokenStream)> {
    let fields = fields.iter();
    fields
        .map(|(name, _, ty)| (name.clone(), ty.clone()))
        .collect()
}

fn types_of(params: &[Param]) -> Vec<TokenStream> {
    let types = params.iter().map(|param| param.ty.to_token_stream());
    types.collect()
}
