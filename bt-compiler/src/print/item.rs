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

mod below;
mod code;
mod described;
mod fields;
mod fits;
mod function;
mod halted;
mod heads;
mod loose;
mod observed;
mod values;

use super::again::{tick as tick_method, Again};
use super::apart::Apart;
use super::bounds::Bounds;
use super::checks::{asked, checked_context, held};
use super::derives::{allowing_no_eq, conditions, has, split_derives, Data, Derive};
use super::leaf_types::with_clauses;
use super::lifetimes::without_elided_lifetimes;
use super::literals::LiteralTypes;
use super::put_in::{put_in, stored_params};
use super::saved::most;
use super::state::Field;
use crate::check::first_timed;
use crate::check::Checked;
use crate::code::below::Belows;
use crate::code::body::Body;
use crate::code::build::{Arrangement, Halting};
use crate::code::names::Names;
use crate::expand::Options;
use crate::lower::graph::Graph;
use crate::print::function::Printer;
use crate::syntax::ast::{ItemTree, Param};
use crate::tokens::mentions;
use crate::tokens::{code, mixed, runtime};
use code::Code;
use fields::{at_type, visibility};
use fits::Fits;
use halted::Handlers;
use heads::{heads_at, heads_inside};
use proc_macro2::{Ident, TokenStream};
use quote::{quote_spanned, ToTokens};

pub use fields::kept_param;
pub use observed::observed_trait;
pub use values::{after, Values};

/// The type parameter on which what a tree says of itself does not depend.
const DESCRIBED: &str = "__C";

/// The methods of the tree, the items beside its type, and the methods of each type for what lies below a composite.
type Methods = (TokenStream, TokenStream, Vec<TokenStream>);

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
    (as_observed, options): (AsObserved, Options),
) -> TokenStream {
    let mut params = item.params.clone();
    params.extend(stored_params(item));
    let reserved = params.iter().map(|param| param.name.to_string());
    let plans = Arrangement::of(&checked.tree, graph);
    let names = Names::new(&checked.tree, graph, &plans, reserved);
    let fields_context = without_elided_lifetimes(item.context_ty.to_token_stream());
    let (mut sources, values) = Values::of(item, &checked.tree, &checked.sources);
    let handlers = Handlers::of(item, &checked.tree, as_observed.is_observed, &mut sources);
    let checks = asked(&checked.tree, &sources, &fields_context, item);
    let (belows, none) = (Belows::borrowing(&checked.tree, graph), Belows::default());
    let own_places = checked.tree.own_places();
    let halting = Halting::of(&checked.tree, graph);
    let stays_completed = checked.tree.stays_completed();
    let with_clauses = with_clauses(&sources);
    let mut body = Body {
        tree: &checked.tree,
        sources: &sources,
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
        own_places: &own_places,
        belows: &belows,
        here: None,
        halting: &halting,
        stays_completed: &stays_completed,
        with_clauses: &with_clauses,
        is_halting: false,
        apart: options
            .tells_statuses
            .then(|| Apart::of(item, &checked.tree)),
        again: Again::of(item, as_observed.is_observed),
        observer: None,
    };
    // Of another type `Self` would be another.
    if item.never_runs() || body.uses(&mixed("Self")) {
        body.belows = &none;
    }
    Item {
        facade,
        written: item,
        bounds: Bounds::of(&body, item),
        fields_context,
        checks,
        as_observed,
        options,
        values,
        handlers,
        kept: params
            .iter()
            .filter(|param| body.uses(&param.name) || param.misspelt.is_some())
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
    /// What is asked of types that depend on the tree's parameters.
    bounds: Bounds,
    as_observed: AsObserved<'a>,
    options: Options,
    values: Values,
    handlers: Handlers,
    /// The parameters that a tick needs; the others are used up by `new`.
    kept: Vec<&'a Param>,
}

impl Item<'_> {
    fn tokens(&self) -> TokenStream {
        let (passed, derives) = split_derives(&self.written.attrs);
        let (no_eq, condition) = (allowing_no_eq(&derives), self.as_observed.condition);
        let conditions = conditions(&self.written.attrs);
        let (facade, item) = (self.facade, self.written);
        let (vis, name, generics) = (visibility(item), &item.name, &item.generics);
        let (impl_generics, type_generics, bounds) = self.bounds.generics.split_for_impl();
        let (asked, allowing) = (&self.bounds.asked, &self.bounds.allowing);
        let allowing_private = &self.bounds.allowing_private;
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

        let literals = LiteralTypes::of(&self.body, &state, generics, &self.values);
        let runtime = runtime();
        let code = Code::of(self, &self.body);
        let observed = self.observed(&locals);
        let (methods, locals, below) = if item.never_runs() {
            self.methods_of_function(&locals, &code, &observed.of_locals)
        } else {
            self.methods(&code)
        };
        let (below, splits) = self.types_below(&state, &below, &observed.below);
        let loose = self.loose(&state, &fields, &literals);
        let (head, made, made_apart) = loose.parts();
        let apart = self.apart(&state, &literals);
        let conditions = code! { #condition #(#conditions)* };
        let named = self.values.named(&conditions);
        let function = item.gives.as_ref().filter(|gives| !gives.can_run);
        let function = function.map(|gives| self.function(gives));
        let numbers = &code.numbers(&self.body) | &observed.numbers;
        let numbers = self.body.numbers(&numbers);
        let observed_methods = &observed.methods;
        let observed_trait = heads_inside(&observed.of_trait, name.span());
        let behavior = heads_inside(&self.behavior(&observed.of_behavior), name.span());
        let described = self.described();
        let (put_in, checked) = (put_in(item), held(&self.checks, item));
        let holds = !self.checks.is_empty() && generics.params.is_empty();
        let context = self.assessed().0;
        let declared_literals = literals.declared(holds.then_some((name, &context)));
        let Fits {
            beside,
            behind,
            within,
        } = self.fits();
        let plain = plain(&fields);
        let data = self.data(&state, &plain);
        let derived = derives.iter().map(|derived| data.implement(derived));
        // Where an expression is due, this is the word that rustc complains about; and before it rustc proposes a `#[derive(…)]`.
        let at = crate::tokens::here(item.keyword.span());
        let struct_ = quote_spanned! { at => struct };
        // And all of the type is there: rustc proposes no name that is declared around the place where it is misspelt.
        let declared = quote_spanned! { at => { #(#declared)* } };
        // What calls one of its functions wrongly is shown the tree's name, and not the whole call of the macro.
        let within = code! { #within #made #apart #methods #observed_methods #splits };
        let within = heads_at(within, name.span());
        let made_apart = heads_inside(made_apart, name.span());
        let names = item.params.iter().map(|param| &param.name);
        let underscores = super::allowing_underscores(names.chain([&item.context]));
        code! {
            #named
            #condition
            #(#passed)*
            #no_eq
            #vis #struct_ #name #head #declared
            #(#conditions const _: () = #beside;)*
            #conditions
            const _: () = {
                use #facade::__v1 as #runtime;
                #checked
                #asked
                #declared_literals
                #put_in
                #numbers
                #underscores
                #allowing
                #allowing_private
                #made_apart
                impl #impl_generics #name #type_generics #bounds {
                    #within
                }
                #below
                #locals
                #behavior
                #observed_trait
                #described
                #(#derived)*
                #behind
            };
            #function
        }
    }

    /// The functions in which code of users stands that several others call.
    fn apart(&self, state: &[Field], literals: &LiteralTypes) -> TokenStream {
        let parts = [
            self.makers(state, literals),
            self.handlers(),
            self.body.leaves_apart(),
        ];
        parts.into_iter().collect()
    }

    /// What derives need.
    fn data<'d>(&'d self, state: &[Field], fields: &'d [(Ident, TokenStream)]) -> Data<'d> {
        let (item, runtime, body) = (self.written, runtime(), &self.body);
        let params = item.params.iter();
        let defaults = params.map(|_| code! { #runtime::Default::default() });
        Data {
            name: &item.name,
            generics: &self.bounds.generics,
            fields,
            new: code! { Self::new(#(#defaults),*) },
            taken: types_of(&item.params),
            most: most(body.graph, body.plans, state, &body.names.slots),
        }
    }

    fn methods(&self, code: &Code) -> Methods {
        let (item, body) = (self.written, &self.body);
        let runtime = runtime();
        let (context, context_ty) = (&item.context, &item.context_ty);
        let mut printer = Printer::new(body);
        let (unreached, tick) = (body.unreached_calls(), printer.function(&code.tick));
        let tick = code! { #unreached #tick };
        let (halt, forget) = (
            printer.function(&code.halt),
            printer.function(&body.forget()),
        );
        let resume_index = printer.function(&code.resume_index);
        let (kept, kept_in_halt) = (printer.kept_params(&tick), printer.kept_params(&halt));
        let parts = printer.methods();
        let below = self.methods_below(body, &code.below, printer.asked_below());
        let ignore = (!mentions(&tick, context)).then(|| code! { let _ = #context; });
        let fit = self.fit();
        let halt_context = if mentions(&halt, context) {
            code! { #context }
        } else {
            mixed(&format!("_{context}").replace("r#", "")).to_token_stream()
        };
        let tick = tick_method(item, &code! { #ignore #fit #(#kept)* #tick });
        let resume = body.resume(0);
        let numbers = crate::tokens::numbers();
        let node = if mentions(&resume_index, &mixed("node")) {
            mixed("node")
        } else {
            mixed("_node")
        };
        let methods = code! {
            #tick
            /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
            /// Does nothing to an idle tree.
            #[inline]
            pub fn halt(&mut self, #halt_context: &mut #context_ty) {
                #(#kept_in_halt)*
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
            pub const fn is_running(&self) -> #runtime::bool {
                #resume != #numbers::IDLE
            }
            /// The resume index of a fallback or sequence that is not reactive: the position, from
            /// 0, of the child its next tick goes on with.
            ///
            /// Nodes are numbered in the order in which they are written, the root being 0; each
            /// label has a constant. Gives `None` for a node that keeps no place among its children.
            pub const fn resume_index(&self, #node: #runtime::u16) -> #runtime::Option<#runtime::usize> {
                #resume_index
            }
            /// What runs: for each part of the tree that runs by itself, the number of the deepest node that is known to
            /// be running, subtrees included.
            #[inline]
            pub fn running(&self) -> #runtime::Running<'_, Self> {
                #runtime::Tree::running(self)
            }
            /// Whether the node with this number is known to be running, itself or something below it.
            #[inline]
            pub fn is_running_at(&self, node: #runtime::u16) -> #runtime::bool {
                #runtime::Tree::is_running_at(self, node)
            }
            #(#parts)*
        };
        (methods, TokenStream::new(), below)
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
