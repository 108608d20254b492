//! `#[live]`: the table of a tree's leaves, by which another text of it can be run without a build.
//!
//! ```text
//! impl ::bt_tools::live::Compiled for Night {
//!     const SOURCE: Source = Source::new(file!(), line!(), …, "Night", …, &["door_open", "walk , _", …]);
//!     …
//! }
//! impl ::bt_tools::live::WorksOn<Hero> for Night {
//!     fn leaf(number: usize, call: &mut Call<'_>, context: Option<&mut Hero>) -> Status {
//!         match number {
//!             0 => { … door_open(hero) … }
//!             1 => { let written_1 = call.argument(0, 8); … walk(hero, written_1) … }
//!         }
//!     }
//!     …
//! }
//! ```

use super::put_in::constants_in;
use crate::check::model::{Kind, Leaf as Played};
use crate::check::Source;
use crate::code::body::Body;
use crate::live::{entry, Entry};
use crate::syntax::ast::{ItemTree, LeafKind, Marker, Param};
use crate::tokens::{code, here, mentions, mixed, runtime};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{quote_spanned, ToTokens};
use std::collections::BTreeSet;

/// The table; nothing for a tree without the marker, or one that has been refused.
pub fn table(facade: &TokenStream, item: &ItemTree, body: &Body) -> Option<TokenStream> {
    let Marker {
        condition, file, ..
    } = item.live.as_ref()?;
    if !item.generics.params.is_empty() {
        return None;
    }
    let condition = condition
        .as_ref()
        .map(|condition| code! { #[cfg(#condition)] });
    let table = Table::of(item, body);
    let text = &item.call;
    let (texts, arms) = (&table.texts, &table.arms);
    let (name, runtime, live) = (&item.name, runtime(), code! { ::bt_tools::live });
    let context = &item.context_ty;
    let params = item.params.iter().map(|param| &param.ty);
    let tree = name.to_string();
    let file = file.clone().unwrap_or_else(|| code! { ::core::file!() });
    let line = quote_spanned! { here(name.span()) => ::core::line!() };
    Some(code! {
        #condition
        const _: () = {
            use #facade::__v1 as #runtime;
            impl #live::Compiled for #name {
                const SOURCE: #live::Source = #live::Source::new(
                    #file,
                    #line,
                    ::core::option_env!("CARGO_MANIFEST_DIR"),
                    #tree,
                    #text,
                    &[#(#texts),*],
                );
                fn asked(number: usize, call: &mut #live::Call<'_>) -> #runtime::Status {
                    <Self as #live::WorksOn<#context>>::leaf(number, call, #runtime::Option::None)
                }
                fn has_clock() -> bool {
                    use #live::NoClock as _;
                    #live::Timed::<#context>::of(#runtime::Option::None).is_clock()
                }
            }
            impl #live::WorksOn<#context> for #name {
                fn leaf(
                    number: usize,
                    call: &mut #live::Call<'_>,
                    context: #runtime::Option<&mut #context>,
                ) -> #runtime::Status {
                    match number {
                        #(#arms)*
                        _ => call.unknown(),
                    }
                }
                fn time(
                    asked: &mut #live::Asked<'_>,
                    context: #runtime::Option<&mut #context>,
                ) -> bool {
                    use #live::NoClock as _;
                    #live::Timed::<#context>::of(context).answer(asked)
                }
            }
            impl #live::Takes<(#(#params,)*)> for #name {}
        };
    })
}

/// What is called, by number.
struct Table {
    texts: Vec<String>,
    arms: Vec<TokenStream>,
}

impl Table {
    fn of(item: &ItemTree, body: &Body) -> Self {
        let mut table = Self {
            texts: Vec::new(),
            arms: Vec::new(),
        };
        let mut seen = BTreeSet::new();
        let mut sources = body.sources.to_vec();
        for (node, source) in body.sources.iter().enumerate() {
            let kind = &body.tree.nodes[node].kind;
            let ((Kind::Leaf(Played::Call | Played::Value), Some(leaf), _)
            | (Kind::Handler(_), _, Some(leaf))) = (kind, &source.leaf, &source.handler)
            else {
                continue;
            };
            let entry = entry(leaf, &item.put_in, &|number| {
                written(number).into_token_stream()
            });
            if !seen.insert(entry.text.clone()) {
                continue;
            }
            sources[node].leaf = Some(entry.leaf.clone());
            let arm = arm(item, body, &sources, node, &entry);
            let number = Literal::usize_unsuffixed(table.texts.len());
            table.arms.push(code! { #number => { #arm } });
            table.texts.push(entry.text);
        }
        table
    }
}

fn written(number: usize) -> Ident {
    mixed(&format!("written_{}", number + 1))
}

fn arm(
    item: &ItemTree,
    body: &Body,
    sources: &[Source],
    node: usize,
    entry: &Entry,
) -> TokenStream {
    let leaf = &entry.leaf;
    let literals = entry.literals.iter().enumerate().map(|(number, literal)| {
        let name = written(number);
        let number = Literal::usize_unsuffixed(number);
        code! { let #name = call.argument(#number, #literal); }
    });
    let literals: TokenStream = literals.collect();
    let body = Body {
        sources,
        checked_context: None,
        observer: None,
        ..body.clone()
    };
    let (call, is_value) = match &leaf.kind {
        LeafKind::Value { init, .. } => (init.clone(), true),
        _ => (body.result(node), false),
    };
    let stored = stored(item, &call);
    let context = &item.context;
    let params = params(item, &code! { #stored #call });
    let named = if mentions(&call, context) {
        context.to_token_stream()
    } else {
        code! { _ }
    };
    let constants = constants_in(item, &code! { #stored #call });
    let runtime = runtime();
    if is_value {
        return code! {
            #constants
            #literals
            let #runtime::Option::Some(#context) = context else { return call.gives_all(); };
            #params
            #stored
            call.value(#context, || #call)
        };
    }
    code! {
        #constants
        #literals
        let given = ::bt_tools::live::Given::unknown();
        let #runtime::Option::Some(#named) = context else { return given.gives(call); };
        #params
        #stored
        given.status(#call)
    }
}

/// The tree's parameters, as far as this code mentions them.
fn params(item: &ItemTree, code: &TokenStream) -> Option<TokenStream> {
    let all = item.params.iter();
    all.clone().find(|param| mentions(code, &param.name))?;
    let (types, runtime) = (all.clone().map(|param| &param.ty), runtime());
    let names = all.map(|Param { name, .. }| {
        if mentions(code, name) {
            name.to_token_stream()
        } else {
            code! { _ }
        }
    });
    Some(code! {
        let #runtime::Option::Some(&(#(#names,)*)) = call.params::<(#(#types,)*)>() else {
            return call.unknown();
        };
    })
}

/// Arguments of trees that were put in, as far as this code mentions them: what they are depends on the parameters.
fn stored(item: &ItemTree, call: &TokenStream) -> TokenStream {
    let mut code = call.clone();
    let mut declared = Vec::new();
    for bound in item.put_in.stored.iter().rev() {
        let (name, ty, value) = (&bound.name, &bound.ty, &bound.value);
        if mentions(&code, name) {
            code.extend(value.clone());
            declared.push(code! { let #name: #ty = #value; });
        }
    }
    declared.into_iter().rev().collect()
}
