//! What stands in for a tree with mistakes, so that one mistake gives one message: the type
//! with its methods, or a value that can be used like a tree.

use super::item::known_as;
use super::{elsewhere, item};
use crate::syntax::ast::ItemTree;
use crate::tokens::{code, mixed, mixed_at, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::{quote_spanned, ToTokens};

/// The methods of a tree.
const METHODS: [&str; 8] = [
    "new",
    "tick",
    "halt",
    "reset",
    "is_running",
    "resume_index",
    "running",
    "is_running_at",
];

/// An expression of a type that behaves in every context.
pub fn stub_closure(facade: &TokenStream) -> TokenStream {
    // In braces, which are moved to where the tree begins.
    code! { { #facade::__v1::BrokenTree } }
}

/// Who is given the stand-in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// rustc, which is told a mistake too.
    Compiler,
    /// An editor: the fields it shows are the parameters, and the methods lead to the tree.
    Editor,
}

/// The declared type, with the constants and methods it would have.
pub fn stub_item(
    facade: &TokenStream,
    item: &ItemTree,
    labels: &[Ident],
    shown: Shown,
) -> TokenStream {
    let (passed, derives) = super::derives::split_derives(&item.attrs);
    let conditions: Vec<_> = super::derives::conditions(&item.attrs).collect();
    let (vis, name, generics, context_ty) =
        (&item.vis, &item.name, &item.generics, &item.context_ty);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    // An editor that is asked about a name in the head shows what is declared there, and nothing more.
    let (runtime, context, own_name) = (runtime(), elsewhere(&item.context), elsewhere(name));
    let (names, types): (Vec<_>, Vec<_>) = item
        .params
        .iter()
        .map(|param| (elsewhere(&param.name), &param.ty))
        .unzip();
    let (fields, idle) = fields_of(facade, item, shown);
    let method = |name: &str| match shown {
        Shown::Compiler => mixed(name),
        // As if it were written there: an editor that is asked for it shows nothing else, then.
        Shown::Editor => Ident::new(name, item.open),
    };
    let [new, tick, halt, reset, is_running, resume_index, running, is_running_at] =
        METHODS.map(method);
    let [tick_known_as, halt_known_as, reset_known_as] = ["tick", "halt", "reset"].map(known_as);
    let (struct_, declared) = declared(item, &fields);
    let defaults = types.iter().map(|_| code! { #runtime::Default::default() });
    let data = super::derives::Data {
        name: &own_name,
        generics,
        fields: &fields,
        new: code! { Self::new(#(#defaults),*) },
        taken: types.iter().map(ToTokens::to_token_stream).collect(),
        most: Vec::new(),
        agree: Vec::new(),
    };
    let derived = derives.iter().map(|derived| data.implement(derived));
    let observed = item
        .observe
        .as_ref()
        .map(|_| observed(facade, &context, context_ty, method));
    let observed_trait = item
        .observe
        .as_ref()
        .map(|_| item::observed_trait(item, &own_name, generics));
    let constants = constants(facade, labels, shown);
    let source = super::source::constant(item, "");
    let outside = code! { #facade::__v1 };
    code! {
        #(#passed)*
        #vis #struct_ #name #generics #where_clause #declared
        #(#conditions)*
        impl #impl_generics #own_name #type_generics #where_clause {
            #constants
            #source
            /// An idle tree.
            pub const fn #new(#(#names: #types),*) -> Self {
                #(#outside::forget(#names);)*
                #idle
            }
            /// Ticks the tree once.
            #tick_known_as
            pub fn #tick(&mut self, #context: &mut #context_ty) -> #outside::Status {
                let _ = #context;
                loop {}
            }
            /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
            /// Does nothing to an idle tree.
            #halt_known_as
            pub fn #halt(&mut self, #context: &mut #context_ty) {
                let _ = #context;
            }
            /// Halts the tree and forgets all memory.
            #reset_known_as
            pub fn #reset(&mut self, #context: &mut #context_ty) {
                let _ = #context;
            }
            /// Whether the last tick gave `Running`, and no halt came since.
            pub const fn #is_running(&self) -> #outside::bool {
                false
            }
            /// The resume index of a fallback or sequence that is not reactive: the position, from 0, of the child its
            /// next tick goes on with.
            pub const fn #resume_index(&self, node: #outside::u16) -> #outside::Option<#outside::usize> {
                let _ = node;
                #outside::Option::None
            }
            /// What runs: for each part of the tree that runs by itself, the number of the deepest node that is known
            /// to be running, subtrees included.
            pub fn #running(&self) -> #outside::Running<'_, Self> {
                #outside::Tree::running(self)
            }
            /// Whether the node with this number is known to be running, itself or something below it.
            pub fn #is_running_at(&self, node: #outside::u16) -> #outside::bool {
                #outside::Tree::is_running_at(self, node)
            }
            #observed
        }
        #(#conditions)*
        const _: () = {
            use #facade::__v1 as #runtime;
            impl #impl_generics #runtime::Behavior<#context_ty> for #own_name #type_generics #where_clause {
                fn tick(&mut self, ctx: &mut #context_ty) -> #runtime::Status {
                    Self::tick(self, ctx)
                }
            }
            impl #impl_generics #runtime::Tree for #own_name #type_generics #where_clause {
                const INFO: &'static #runtime::TreeInfo = &#runtime::info("", 0, &[]);
                fn visit_running(&self, _base: #runtime::u16, _visit: &mut impl #runtime::FnMut(#runtime::u16)) {}
            }
            #observed_trait
            #(#derived)*
        };
    }
}

/// The word before a type, and its fields. Of a type whose name is taken rustc shows all from the one to the other: the word `tree`.
fn declared(item: &ItemTree, fields: &Fields) -> (TokenStream, TokenStream) {
    let at = crate::tokens::here(item.keyword.span());
    let fields = fields.iter().map(|(name, ty)| code! { #name: #ty, });
    let struct_ = quote_spanned! { at => struct };
    (struct_, quote_spanned! { at => { #(#fields)* } })
}

/// The constants of the labels.
fn constants(facade: &TokenStream, labels: &[Ident], shown: Shown) -> TokenStream {
    // An editor shows the type as it is written.
    let number = match shown {
        Shown::Compiler => code! { #facade::__v1::u16 },
        Shown::Editor => code! { ::core::primitive::u16 },
    };
    let names = labels.iter().map(|label| match shown {
        Shown::Compiler => constant(label),
        Shown::Editor => {
            let name = constant(label).to_string();
            Ident::new(&name, label.span())
        }
    });
    let mut names: Vec<Ident> = names.collect();
    names.sort_unstable();
    names.dedup();
    code! {
        #(
            /// The number of the node labelled so.
            pub const #names: #number = 0;
        )*
    }
}

/// The methods of a tree that can be observed.
fn observed(
    facade: &TokenStream,
    context: &Ident,
    context_ty: impl ToTokens,
    method: impl Fn(&str) -> Ident,
) -> TokenStream {
    let (outside, observer) = (code! { #facade::__v1 }, mixed("O"));
    let [tick_with, halt_with, reset_with] = ["tick_with", "halt_with", "reset_with"].map(method);
    code! {
        /// Ticks the tree once, as `tick` does, and tells an observer what happens.
        pub fn #tick_with<#observer: #outside::Observer>(&mut self, #context: &mut #context_ty, observer: &mut #observer) -> #outside::Status {
            let _ = (#context, observer);
            loop {}
        }
        /// Halts the tree, as `halt` does, and tells an observer of it.
        pub fn #halt_with<#observer: #outside::Observer>(&mut self, #context: &mut #context_ty, observer: &mut #observer) {
            let _ = (#context, observer);
        }
        /// Halts the tree and forgets all memory, as `reset` does, and tells an observer of it.
        pub fn #reset_with<#observer: #outside::Observer>(&mut self, #context: &mut #context_ty, observer: &mut #observer) {
            let _ = (#context, observer);
        }
    }
}

type Fields = Vec<(Ident, TokenStream)>;

/// The fields, and an idle tree.
fn fields_of(facade: &TokenStream, item: &ItemTree, shown: Shown) -> (Fields, TokenStream) {
    if shown == Shown::Editor {
        let fields = item.params.iter();
        let fields: Fields = fields
            .map(|param| (elsewhere(&param.name), param.ty.clone()))
            .collect();
        let names = fields.iter().map(|(name, _)| name);
        let idle = code! { Self { #(#names),* } };
        return (fields, idle);
    }
    let parameters = item::parameters(&item.generics);
    let marker = mixed("marker");
    let ty = code! { #facade::__v1::PhantomData<fn(#(#parameters),*)> };
    let idle = code! { Self { #marker: #facade::__v1::PhantomData } };
    (vec![(marker, ty)], idle)
}

/// The constant of a label.
fn constant(label: &Ident) -> Ident {
    let name = label.to_string();
    mixed_at(&name.trim_start_matches("r#").to_uppercase(), label.span())
}
