//! The observed twin of a tree's methods: `tick_with`, `halt_with`, `reset_with`.
//!
//! ```text
//! impl<O: Observer> Observed<Hero, O> for Night {
//!     fn tick_with(&mut self, hero: &mut Hero, observer: &mut O) -> Status {
//!         Observer::begin(observer, Operation::Tick, <Self as Tree>::INFO);
//!         let status = Self::__observed_tick(self, hero, observer);
//!         Observer::end(observer, Operation::Tick, Option::Some(status));
//!         status
//!     }
//! }
//! impl Night {
//!     fn __observed_tick<O: Observer>(&mut self, hero: &mut Hero, observer: &mut O) -> Status { … }
//! }
//! ```
//!
//! The methods beside them stay as they are: what is not observed costs nothing.

use super::code::Code;
use super::function::LOCALS;
use super::thin::{Method, Placed};
use super::Item;
use crate::code::body::Body;
use crate::code::observed::ObservedBy;
use crate::code::Number;
use crate::print::function::Printer;
use crate::print::state::Field;
use crate::syntax::ast::ItemTree;
use crate::tokens::{code, mentions, mixed, runtime};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::Generics;

/// The observer in observed code, and its type.
const OBSERVER: &str = "__observer";
const OBSERVER_TYPE: &str = "__Observer";
/// What the observed methods are made of.
const TICK: &str = "__observed_tick";
const HALT: &str = "__observed_halt";

/// What an observed tree has in addition.
#[derive(Default)]
pub struct Observed {
    /// Methods beside the type.
    pub methods: TokenStream,
    /// Methods of the type, within the block.
    pub own: TokenStream,
    /// Methods of the variables of a tree that is a function.
    pub of_locals: TokenStream,
    /// Methods of `Behavior`.
    pub of_behavior: TokenStream,
    /// By type for what lies below a composite: its methods.
    pub below: Vec<TokenStream>,
    /// An impl.
    pub of_trait: TokenStream,
    /// The numbers that occur.
    pub numbers: BTreeSet<Number>,
}

impl Item<'_> {
    /// Nothing, unless the tree is to be observed.
    pub fn observed(&self, locals: &[Field]) -> Observed {
        if !self.as_observed.is_observed {
            return Observed::default();
        }
        let (runtime, name) = (runtime(), &self.written.name);
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let body = Body {
            observer: Some(ObservedBy {
                name: mixed(OBSERVER),
                ty: code_of(OBSERVER_TYPE),
                info: code! { <#name #type_generics as #runtime::Tree>::INFO },
                is_constant: true,
            }),
            again: self.body.again.of_observed(),
            ..self.body.clone()
        };
        let code = Code::of(self, &body);
        let (made, below) = self.observed_parts(&body, &code);
        let Placed {
            beside: methods,
            of_trait,
        } = self.observed_methods();
        let (own, of_locals) = if self.written.never_runs() {
            (self.observed_function(locals), made)
        } else {
            (made, TokenStream::new())
        };
        Observed {
            methods,
            own,
            of_locals,
            below,
            of_behavior: self.observed_within(),
            of_trait: {
                let (allowing, generics) = (&self.bounds.allowing, &self.bounds.generics);
                let name = &self.written.name;
                let of_trait = implemented(self.written, name, generics, &of_trait);
                code! { #allowing #of_trait }
            },
            numbers: code.numbers(&body),
        }
    }

    /// What ticks and halts, and tells the observer.
    fn observed_parts(&self, body: &Body, made: &Code) -> (TokenStream, Vec<TokenStream>) {
        let item = self.written;
        let (context, context_ty) = (&item.context, &item.context_ty);
        let [observer, ty, ticks, halts] = [OBSERVER, OBSERVER_TYPE, TICK, HALT].map(mixed);
        let runtime = runtime();
        let mut printer = Printer::new(body);
        let (tick, halt) = (printer.function(&made.tick), printer.function(&made.halt));
        let (kept, kept_in_halt) = (printer.kept_params(&tick), printer.kept_params(&halt));
        let parts = printer.methods();
        let below = self.methods_below(body, &made.below, printer.asked_below());
        let unused = |code: &TokenStream| {
            let names = [context, &observer];
            let unused = names.into_iter().filter(|name| !mentions(code, name));
            let unused: TokenStream = unused.map(|name| code! { let _ = #name; }).collect();
            unused
        };
        let (unused_in_tick, unused_in_halt) = (unused(&tick), unused(&halt));
        let halt = (!item.never_runs()).then(|| {
            if !mentions(&halt, &observer) {
                // Nothing is told.
                return code! {
                    #[inline]
                    fn #halts<#ty: #runtime::Observer>(&mut self, #context: &mut #context_ty, _: &mut #ty) {
                        Self::halt(self, #context);
                    }
                };
            }
            code! {
                #[inline]
                fn #halts<#ty: #runtime::Observer>(&mut self, #context: &mut #context_ty, #observer: &mut #ty) {
                    #unused_in_halt
                    #(#kept_in_halt)*
                    #halt
                }
            }
        });
        let given = if self.body.again.asks_observed() {
            code! { impl #runtime::First + use<#ty> }
        } else {
            code! { #runtime::Status }
        };
        let made = code! {
            #[inline]
            fn #ticks<#ty: #runtime::Observer>(&mut self, #context: &mut #context_ty, #observer: &mut #ty) -> #given {
                #unused_in_tick
                #(#kept)*
                #tick
            }
            #halt
            #(#parts)*
        };
        (made, below)
    }

    /// A tree that is a function works with variables of each tick.
    fn observed_function(&self, locals: &[Field]) -> TokenStream {
        let (context, context_ty) = (&self.written.context, &self.written.context_ty);
        let [observer, ty, ticks, halts] = [OBSERVER, OBSERVER_TYPE, TICK, HALT].map(mixed);
        let (runtime, made) = (runtime(), self.made_locals(locals));
        let ticked = self.status_of(code! { #made.#ticks(#context, #observer) });
        let copied = self
            .kept
            .iter()
            .map(|param| super::kept_param(&param.name, None, None));
        code! {
            #[inline]
            fn #ticks<#ty: #runtime::Observer>(&mut self, #context: &mut #context_ty, #observer: &mut #ty) -> #runtime::Status {
                #(#copied)*
                #ticked
            }
            #[inline]
            fn #halts<#ty: #runtime::Observer>(&mut self, _: &mut #context_ty, _: &mut #ty) {}
        }
    }

    /// What users call.
    fn observed_methods(&self) -> Placed {
        let (context, runtime) = (&self.written.context, runtime());
        let [ty, halts] = [OBSERVER_TYPE, HALT].map(mixed);
        // rustc tells those who leave it out what it is called.
        let observer = mixed(if context == "observer" {
            OBSERVER
        } else {
            "observer"
        });
        let forget = (!self.written.never_runs())
            .then(|| Printer::new(&self.body).function(&self.body.forget()));
        let ticked = self.ticked(&code! { #context, #observer });
        let within = |operation: &str, code: TokenStream, given: Option<TokenStream>| {
            let operation = mixed(operation);
            let status = given.as_ref().map_or_else(
                || code! { #runtime::Option::None },
                |given| code! { #runtime::Option::Some(#given) },
            );
            code! {
                #runtime::Observer::begin(#observer, #runtime::Operation::#operation, <Self as #runtime::Tree>::INFO);
                #code
                #runtime::Observer::end(#observer, #runtime::Operation::#operation, #status);
                #given
            }
        };
        let method = |name, code| Method {
            of: ["Observed", name],
            gives: name == "tick_with",
            context: context.clone(),
            observer: Some([observer.clone(), ty.clone()]),
            code,
        };
        let status = mixed("status");
        let tick = code! { let #status = #ticked; };
        let tick = within("Tick", tick, Some(code! { #status }));
        let halt = code! { Self::#halts(self, #context, #observer); };
        let reset = within("Reset", code! { #halt #forget }, None);
        let halt = within("Halt", halt, None);
        let placed = [
            self.placed(
                &code! {
                    /// Ticks the tree once, as `tick` does, and tells an observer what happens.
                },
                "tick_with",
                &method("tick_with", tick),
            ),
            self.placed(
                &code! {
                    /// Halts the tree, as `halt` does, and tells an observer of it.
                },
                "halt_with",
                &method("halt_with", halt),
            ),
            self.placed(
                &code! {
                    /// Halts the tree and forgets all memory, as `reset` does, and tells an observer of it.
                },
                "reset_with",
                &method("reset_with", reset),
            ),
        ];
        let mut all = Placed::default();
        for placed in placed {
            all.beside.extend(placed.beside);
            all.of_trait.extend(placed.of_trait);
        }
        all
    }

    /// The observed tick.
    fn ticked(&self, arguments: &TokenStream) -> TokenStream {
        let ticks = mixed(TICK);
        let ticked = code! { Self::#ticks(self, #arguments) };
        if self.written.never_runs() {
            ticked
        } else {
            self.status_of(ticked)
        }
    }

    /// What the code of an observed tick gives, where its type is asked for.
    fn status_of(&self, ticked: TokenStream) -> TokenStream {
        if !self.body.again.asks_observed() {
            return ticked;
        }
        let runtime = runtime();
        code! { #runtime::First::first_status(#ticked) }
    }

    /// The function whose code the observed tick is.
    pub fn observed_tick(&self) -> TokenStream {
        let ticks = mixed(TICK);
        if self.written.never_runs() {
            let locals = mixed(LOCALS);
            code! { #locals::#ticks }
        } else {
            code! { Self::#ticks }
        }
    }

    /// As a leaf of another tree that is observed.
    fn observed_within(&self) -> TokenStream {
        let context_ty = &self.written.context_ty;
        let [ty, halts] = [OBSERVER_TYPE, HALT].map(mixed);
        let runtime = runtime();
        let ticked = self.ticked(&code! { ctx, &mut #runtime::Observer::within(observer, base) });
        code! {
            #[inline]
            fn observed_tick<#ty: #runtime::Observer>(
                &mut self,
                _: #runtime::bool,
                ctx: &mut #context_ty,
                observer: &mut #ty,
                [_, base]: [#runtime::u16; 2],
            ) -> #runtime::Status {
                #ticked
            }
            #[inline]
            fn observed_halt<#ty: #runtime::Observer>(
                &mut self,
                ctx: &mut #context_ty,
                observer: &mut #ty,
                [_, base]: [#runtime::u16; 2],
            ) {
                Self::#halts(self, ctx, &mut #runtime::Observer::within(observer, base));
            }
        }
    }
}

/// The trait of all observed trees, of one whose methods stand beside it.
pub fn observed_trait(item: &ItemTree, name: &Ident, generics: &Generics) -> TokenStream {
    let context_ty = &item.context_ty;
    let (ty, runtime) = (mixed(OBSERVER_TYPE), runtime());
    let methods = code! {
        fn tick_with(&mut self, ctx: &mut #context_ty, observer: &mut #ty) -> #runtime::Status {
            Self::tick_with(self, ctx, observer)
        }
        fn halt_with(&mut self, ctx: &mut #context_ty, observer: &mut #ty) {
            Self::halt_with(self, ctx, observer);
        }
        fn reset_with(&mut self, ctx: &mut #context_ty, observer: &mut #ty) {
            Self::reset_with(self, ctx, observer);
        }
    };
    implemented(item, name, generics, &methods)
}

fn implemented(
    item: &ItemTree,
    name: &Ident,
    generics: &Generics,
    methods: &TokenStream,
) -> TokenStream {
    let context_ty = &item.context_ty;
    let (ty, runtime) = (mixed(OBSERVER_TYPE), runtime());
    let impl_generics = with_another(generics, &code! { #ty: #runtime::Observer });
    let (_, type_generics, where_clause) = generics.split_for_impl();
    code! {
        impl #impl_generics #runtime::Observed<#context_ty, #ty> for #name #type_generics #where_clause {
            #methods
        }
    }
}

/// `<'a, T: Clone, O: Observer>`
fn with_another(generics: &Generics, parameter: &TokenStream) -> TokenStream {
    let own: Vec<TokenTree> = generics
        .split_for_impl()
        .0
        .to_token_stream()
        .into_iter()
        .collect();
    let [_, own @ .., _] = own.as_slice() else {
        return code! { <#parameter> };
    };
    let is_separated = own.last().is_some_and(|last| last.to_string() == ",");
    let comma = (!is_separated).then(|| code! { , });
    code! { <#(#own)* #comma #parameter> }
}

fn code_of(name: &str) -> TokenStream {
    let name: Ident = mixed(name);
    code! { #name }
}
