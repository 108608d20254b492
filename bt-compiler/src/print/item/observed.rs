//! A tree under `#[observe]`: its code is told who observes, and `tick` is told that nobody does.
//!
//! ```text
//! impl Behavior<Hero> for Night {
//!     fn tick(&mut self, hero: &mut Hero) -> Status { Self::__tick(self, hero, &mut ()) }
//! }
//! impl<O: Observer> Observed<Hero, O> for Night {
//!     fn tick_with(&mut self, hero: &mut Hero, observer: &mut O) -> Status {
//!         Observer::begin_on(observer, Operation::Tick, self);
//!         let status = Self::__tick(self, hero, observer);
//!         Observer::end(observer, Operation::Tick, Option::Some(status));
//!         status
//!     }
//! }
//! impl Night {
//!     fn __tick<O: Observer>(&mut self, hero: &mut Hero, __observer: &mut O) -> Status { … }
//! }
//! ```
//!
//! What `()` is told comes to nothing once it is inlined.

use super::thin::{Method, Placed};
use super::Item;
use crate::code::observed::ObservedBy;
use crate::print::function::Printer;
use crate::syntax::ast::ItemTree;
use crate::tokens::{code, mentions, mixed, runtime, with_another};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::Generics;

/// The observer in the code of a tree, and its type.
const OBSERVER: &str = "__observer";
const OBSERVER_TYPE: &str = "__Observer";
/// What ticks and halts for any observer.
const TICK: &str = "__tick";
const HALT: &str = "__halt";

/// What an observed tree has in addition.
#[derive(Default)]
pub struct Observed {
    /// Methods beside the type.
    pub methods: TokenStream,
    /// Methods of `Behavior`.
    pub of_behavior: TokenStream,
    /// An impl.
    pub of_trait: TokenStream,
}

/// The observer of a tree's code.
pub fn observer(item: &ItemTree) -> ObservedBy {
    let (runtime, name, ty) = (runtime(), &item.name, mixed(OBSERVER_TYPE));
    let (_, type_generics, _) = item.generics.split_for_impl();
    ObservedBy {
        name: mixed(OBSERVER),
        ty: ty.into_token_stream(),
        info: code! { <#name #type_generics as #runtime::Tree>::INFO },
        is_constant: true,
    }
}

impl Item<'_> {
    /// Nothing, unless the tree is to be observed.
    pub(super) fn observed(&self) -> Observed {
        if !self.as_observed.is_observed {
            return Observed::default();
        }
        let Placed { beside, of_trait } = self.observed_methods();
        let (name, generics) = (&self.written.name, &self.written.generics);
        Observed {
            methods: beside,
            of_behavior: self.observed_within(),
            of_trait: implemented(self.written, name, generics, &of_trait),
        }
    }

    /// The code of the method `tick`, and the method that it calls where the tree is observed; likewise that of `halt`.
    pub(super) fn for_observers(
        &self,
        [tick, halt]: [TokenStream; 2],
    ) -> ([TokenStream; 2], TokenStream) {
        if !self.as_observed.is_observed {
            return ([tick, halt], TokenStream::new());
        }
        let (context, context_ty) = (&self.written.context, &self.written.context_ty);
        let [observer, ty, ticks, halts] = [OBSERVER, OBSERVER_TYPE, TICK, HALT].map(mixed);
        let (runtime, nobody) = (runtime(), code! { &mut () });
        let unused = |code: &TokenStream| -> TokenStream {
            let names = [context, &observer];
            let unused = names.into_iter().filter(|name| !mentions(code, name));
            unused.map(|name| code! { let _ = #name; }).collect()
        };
        let (unused_in_tick, unused_in_halt) = (unused(&tick), unused(&halt));
        let tick = self.body.braced(code! { #unused_in_tick #tick });
        let mut own = code! {
            #[inline]
            fn #ticks<#ty: #runtime::Observer>(&mut self, #context: &mut #context_ty, #observer: &mut #ty) -> #runtime::Status
            #tick
        };
        let mut halted = halt;
        if self.body.tells_of_halts() {
            let halt = self.body.braced(code! { #unused_in_halt #halted });
            own.extend(code! {
                #[inline]
                fn #halts<#ty: #runtime::Observer>(&mut self, #context: &mut #context_ty, #observer: &mut #ty)
                #halt
            });
            halted = self.halted(&code! { #context }, &nobody);
        }
        ([self.ticked(&code! { #context }, &nobody), halted], own)
    }

    /// A tick for an observer.
    fn ticked(&self, context: &TokenStream, observer: &TokenStream) -> TokenStream {
        if self.written.never_runs() {
            let given = self.ticked_once(context, Some(observer));
            return if self.kept.is_empty() {
                given
            } else {
                code! { { #given } }
            };
        }
        let ticks = mixed(TICK);
        code! { Self::#ticks(self, #context, #observer) }
    }

    /// A halt for an observer.
    fn halted(&self, context: &TokenStream, observer: &TokenStream) -> TokenStream {
        let halts = mixed(HALT);
        if self.written.never_runs() {
            TokenStream::new()
        } else if self.body.tells_of_halts() {
            code! { Self::#halts(self, #context, #observer); }
        } else {
            code! { Self::halt(self, #context); }
        }
    }

    /// What users call.
    fn observed_methods(&self) -> Placed {
        let (context, runtime) = (&self.written.context, runtime());
        let ty = mixed(OBSERVER_TYPE);
        // rustc tells those who leave it out what it is called.
        let observer = mixed(if context == "observer" {
            OBSERVER
        } else {
            "observer"
        });
        let forget = (!self.written.never_runs())
            .then(|| Printer::new(&self.body).function(&self.body.forget()));
        let arguments = (code! { #context }, code! { #observer });
        let ticked = self.ticked(&arguments.0, &arguments.1);
        let within = |operation: &str, code: TokenStream, given: Option<TokenStream>| {
            let operation = mixed(operation);
            let status = given.as_ref().map_or_else(
                || code! { #runtime::Option::None },
                |given| code! { #runtime::Option::Some(#given) },
            );
            let unused = (!mentions(&code, context)).then(|| code! { let _ = #context; });
            code! {
                #unused
                #runtime::Observer::begin_on(#observer, #runtime::Operation::#operation, self);
                #code
                #runtime::Observer::end(#observer, #runtime::Operation::#operation, #status);
                #given
            }
        };
        let status = mixed("status");
        let tick = code! { let #status = #ticked; };
        let halt = self.halted(&arguments.0, &arguments.1);
        let methods = [
            (
                code! {
                    /// Ticks the tree once, as `tick` does, and tells an observer what happens.
                },
                "tick_with",
                within("Tick", tick, Some(code! { #status })),
            ),
            (
                code! {
                    /// Halts the tree, as `halt` does, and tells an observer of it.
                },
                "halt_with",
                within("Halt", halt.clone(), None),
            ),
            (
                code! {
                    /// Halts the tree and forgets all memory, as `reset` does, and tells an observer of it.
                },
                "reset_with",
                within("Reset", code! { #halt #forget }, None),
            ),
        ];
        let mut all = Placed::default();
        for (docs, name, code) in methods {
            let method = Method {
                of: ["Observed", name],
                gives: name == "tick_with",
                context: context.clone(),
                observer: Some([observer.clone(), ty.clone()]),
                code,
            };
            let placed = self.placed(&docs, name, &method);
            all.beside.extend(placed.beside);
            all.of_trait.extend(placed.of_trait);
        }
        all
    }

    /// As a leaf of another tree that is observed.
    fn observed_within(&self) -> TokenStream {
        let context_ty = &self.written.context_ty;
        let (runtime, ty) = (runtime(), mixed(OBSERVER_TYPE));
        let within = code! { &mut #runtime::Observer::within(observer, base) };
        let ticked = self.ticked(&code! { ctx }, &within);
        let halted = self.halted(&code! { ctx }, &within);
        let unused: TokenStream = ["ctx", "observer", "base"]
            .map(mixed)
            .iter()
            .filter(|name| !mentions(&halted, name))
            .map(|name| code! { let _ = #name; })
            .collect();
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
                #unused
                #halted
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
    let (own, type_generics, where_clause) = generics.split_for_impl();
    let impl_generics = with_another(&own, &code! { #ty: #runtime::Observer });
    code! {
        impl #impl_generics #runtime::Observed<#context_ty, #ty> for #name #type_generics #where_clause {
            #methods
        }
    }
}
