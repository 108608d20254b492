//! The closure form: an expression whose value is a tree.
//!
//! ```text
//! {
//!     use ::quickbeam::__v1 as quickbeam;
//!     struct At; …
//!     struct State<A> { resume: u8, timeout_started: A }
//!     ClosureTree::new(State { … }, |state: &mut State<_>, hero: &mut Hero, operation: Operation| match operation {
//!         Operation::Tick => { … }
//!         Operation::Halt | Operation::Reset => { … }
//!     })
//! }
//! ```

use super::body::Body;
use super::checks::first_timed;
use super::leaf::mentions;
use super::names::Names;
use super::parts::Parts;
use super::state::{Content, Field};
use super::statements::Statements;
use super::{code, mixed, runtime};
use crate::check::Checked;
use crate::lower::graph::Graph;
use crate::syntax::ast::ClosureTree;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote_spanned, ToTokens};

/// Emits a tree as an expression.
pub fn closure_tree(
    facade: &TokenStream,
    closure: &ClosureTree,
    checked: &Checked,
    graph: &Graph,
) -> TokenStream {
    let names = Names::new(&checked.tree, graph, []);
    let unnamed = mixed("ctx");
    let context = closure
        .context
        .as_ref()
        .map_or(&unnamed, |context| &context.name);
    let state_variable = mixed("state");
    let body = Body {
        tree: &checked.tree,
        sources: &checked.sources,
        graph,
        names: &names,
        context,
        context_ty: context_ty(closure),
        checked_context: None,
        first_timed: first_timed(&checked.tree),
        state: state_variable.to_token_stream(),
        params: None,
        parts: Parts::of(&checked.tree, &checked.sources, graph, &names),
    };
    let fields = body.fields();
    let state = State::of(&fields, &body);

    let runtime = runtime();
    let (state_name, declared, parameters, inits) = (
        mixed(super::STATE),
        &state.declared,
        &state.parameters,
        &state.inits,
    );
    let running_of_self = {
        let (numbers, field) = (super::numbers(), &names.resume[0]);
        code! { self.#field != #numbers::IDLE }
    };
    let movement = closure.move_token.as_ref().map(|token| {
        let at = super::here(token.span);
        quote_spanned! { at => move }
    });
    let context_ty = match closure
        .context
        .as_ref()
        .and_then(|context| context.ty.as_ref())
    {
        Some(ty) => ty.to_token_stream(),
        None => code! { &mut _ },
    };
    let inferred = parameters.iter().map(|_| code! { _ });
    let operation = mixed("operation");
    let bar = bar(closure);
    let returned = returned(closure);
    let constructor = mixed(if body.context_ty.is_some() {
        "new"
    } else {
        "inferred"
    });
    let (durations, change) = (body.inferred_durations_fit(), body.asked_to_change());
    let (tick, halt) = (body.tick(), body.halt_region(0));
    let numbers = body.numbers();
    let stop = stop_arms(&body, &halt);
    let body = code! {
        match #operation {
            #runtime::Operation::Tick => { #durations #change #tick }
            #stop
        }
    };
    let body = with_underscores(context, body);
    let ignore = (!mentions(&code! { #tick #halt }, context)).then(|| code! { let _ = #context; });
    code! {
        {
            use #facade::__v1 as #runtime;
            #numbers
            /// What the tree keeps between two ticks.
            #[derive(#runtime::Clone, #runtime::Copy, #runtime::Debug)]
            struct #state_name<#(#parameters),*> {
                #(#declared)*
            }
            impl<#(#parameters),*> #runtime::ClosureState for #state_name<#(#parameters),*> {
                #[inline]
                fn is_running(&self) -> bool {
                    #running_of_self
                }
            }
            #runtime::ClosureTree::#constructor(
                #state_name { #(#inits)* },
                #movement #bar
                    #state_variable: &mut #state_name<#(#inferred),*>,
                    #context: #context_ty,
                    #operation: #runtime::Operation
                #bar #returned {
                    #ignore
                    #body
                },
            )
        }
    }
}

/// What is done, with a name that may begin with an underscore. Lints are set on statements only.
fn with_underscores(context: &Ident, body: TokenStream) -> TokenStream {
    let Some(allowing) = super::allowing_underscores([context]) else {
        return body;
    };
    let status = mixed("status");
    code! { #allowing let #status = #body; #status }
}

/// `Hero` of `|hero: &mut Hero|`.
fn context_ty(closure: &ClosureTree) -> Option<TokenStream> {
    let context = closure.context.as_ref()?.ty.as_ref()?;
    Some(context.elem.to_token_stream())
}

/// `-> Status`, shown at the context where it has a name.
fn returned(closure: &ClosureTree) -> TokenStream {
    let runtime = runtime();
    let returned = code! { -> #runtime::Status };
    match &closure.context {
        Some(context) => super::located(returned, context.name.span()),
        None => returned,
    }
}

/// Help about the closure is shown where the context is named.
fn bar(closure: &ClosureTree) -> TokenStream {
    let at = closure.context.as_ref().map(|context| context.name.span());
    let span = at.map_or_else(Span::mixed_site, super::here);
    quote_spanned! { span => | }
}

/// The arms that halt, and that halt and forget, in one where there is nothing to forget.
fn stop_arms(body: &Body, halt: &Statements) -> TokenStream {
    let runtime = runtime();
    let forget = body.forget();
    if forget.is_empty() {
        return code! {
            #runtime::Operation::Halt | #runtime::Operation::Reset => {
                #halt
                #runtime::Status::Failure
            }
        };
    }
    code! {
        #runtime::Operation::Halt => {
            #halt
            #runtime::Status::Failure
        }
        #runtime::Operation::Reset => {
            #halt
            #forget
            #runtime::Status::Failure
        }
    }
}

/// The state's type: what rustc is to infer becomes a type parameter.
struct State {
    declared: Vec<TokenStream>,
    parameters: Vec<Ident>,
    inits: Vec<TokenStream>,
}

impl State {
    fn of(fields: &[Field], body: &Body) -> Self {
        let runtime = runtime();
        let number_type = body.number_type();
        let mut state = Self {
            declared: Vec::new(),
            parameters: Vec::new(),
            inits: Vec::new(),
        };
        for Field {
            name,
            docs,
            content,
            ..
        } in fields
        {
            let (ty, init) = match content {
                Content::Resume => {
                    let numbers = super::numbers();
                    (number_type.clone(), code! { #numbers::IDLE })
                }
                Content::Slot(kind) => {
                    let ty = kind
                        .ty(&code! { #runtime })
                        .unwrap_or_else(|| state.parameter());
                    (ty, kind.initial())
                }
                Content::Value { init, .. } => (state.parameter(), init.clone()),
            };
            let docs = format!(" {docs}");
            state.declared.push(code! { #[doc = #docs] #name: #ty, });
            state.inits.push(code! { #name: #init, });
        }
        state
    }

    /// A new type parameter.
    fn parameter(&mut self) -> TokenStream {
        let parameter = mixed(&format!("T{}", self.parameters.len() + 1));
        self.parameters.push(parameter.clone());
        parameter.to_token_stream()
    }
}
