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

mod halts;
mod kept;

use self::halts::Halts;
use self::kept::{annotated, kept, Called};
use super::captured::may_move;
use super::describe::Values;
use super::leaf_types::with_clauses;
use super::state::{Content, Field};
use crate::check::first_timed;
use crate::check::model::{Kind, Leaf, NodeId};
use crate::check::{Checked, Source};
use crate::code::below::Belows;
use crate::code::body::Body;
use crate::code::build::{Arrangement, Halting};
use crate::code::names::Names;
use crate::code::observed::ObservedBy;
use crate::code::{Block, Form};
use crate::lower::graph::Graph;
use crate::print::function::Printer;
use crate::syntax::ast::ClosureTree;
use crate::tokens::mentions;
use crate::tokens::{code, mixed, number, runtime};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote_spanned, ToTokens};

/// Emits a tree as an expression.
pub fn closure_tree(
    facade: &TokenStream,
    closure: &ClosureTree,
    checked: &Checked,
    graph: &Graph,
) -> TokenStream {
    let halting = Halting::of(&checked.tree, graph);
    let plans = Arrangement::without_methods(&checked.tree, graph, &halting);
    let names = Names::new(&checked.tree, graph, &plans, []);
    let unnamed = mixed("ctx");
    let context = closure
        .context
        .as_ref()
        .map_or(&unnamed, |context| &context.name);
    let (state_variable, operation) = (mixed("state"), mixed("operation"));
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
        may_hide_params: false,
        plans: &plans,
        own_places: &checked.tree.own_places(),
        belows: &Belows::default(),
        here: None,
        halting: &halting,
        is_halting: false,
        stays_completed: &checked.tree.stays_completed(),
        with_clauses: &with_clauses(&checked.sources),
        apart: None,
        again: super::again::Again::default(),
        observer: observed_by(closure),
    };
    let fields = body.fields();
    let state = State::of(&fields);

    let (runtime, state_name) = (runtime(), mixed(super::STATE));
    let (parameters, inits) = (&state.parameters, &state.inits);
    let declaration = state.declaration(&names.resume[0]);
    let (movement, context_ty) = (movement(closure), annotated(closure));
    let inferred = parameters.iter().map(|_| code! { _ });
    let root = checked.sources.first().map(first_span);
    let (bar, returned) = (bar(closure, root), returned(closure, root));
    let (constructor, body_is_typed) = (constructor(&body), body.context_ty.is_some());
    let moves = may_move(body.sources, context);
    let (observer_param, ignored_observer) = observer_param(&body).unzip();
    let described = state.described(&body);
    let (durations, change) = (body.inferred_durations_fit(), body.asked_to_change());
    let (tick, halt) = (body.ticking_code(), body.halting_code(0, Form::Closure));
    let (numbers, halts) = numbers_and_halts(&body, [&tick, &halt], &state);
    let mut printer = Printer::new(&body);
    let (unreached, tick) = (body.unreached_calls(), printer.function(&tick));
    let tick = code! { #unreached #tick };
    let (halt, forget) = (printer.function(&halt), printer.function(&body.forget()));
    let suspend = suspend(&operation, &halt, &forget);
    let body = code! {
        match #operation {
            #runtime::Operation::Tick => { #durations #change #tick }
            #runtime::Operation::Halt | #runtime::Operation::Reset => { #suspend }
        }
    };
    let body = with_underscores(context, body);
    let made = code! { #tick #halt };
    let ignore = (!mentions(&made, context)).then(|| code! { let _ = #context; });
    let closure_itself = code! {
        #movement #bar
            #state_variable: &mut #state_name<#(#inferred),*>,
            #context: #context_ty,
            #observer_param
            #operation: #runtime::Operation
        #bar #returned {
            #ignore
            #ignored_observer
            #body
        }
    };
    let state = code! { #state_name { #(#inits)* } };
    // Where the context's type is inferred, the constructor has a bound for that.
    let has_types_to_tell = body_is_typed && !parameters.is_empty();
    let made = if has_types_to_tell || moves {
        let inferred = parameters.iter().map(|_| code! { _ });
        let called = Called::of(closure, &code! { #state_name<#(#inferred),*> });
        kept(
            &state_variable,
            &state,
            &called,
            &closure_itself,
            &constructor,
        )
    } else {
        code! { #runtime::#constructor(#state, #closure_itself) }
    };
    code! {
        {
            use #facade::__v1 as #runtime;
            #numbers
            #declaration
            #halts
            #described
            #made
        }
    }
}

/// The numbers that occur in this code, and the methods that it halts by.
fn numbers_and_halts(
    body: &Body,
    code: [&Block; 2],
    state: &State,
) -> (TokenStream, Option<TokenStream>) {
    let halts = Halts::called_in(body, code);
    (
        body.numbers(&halts.numbers_with(code)),
        halts.printed(body, state),
    )
}

/// What is done, with a name that may begin with an underscore. Lints are set on statements only.
fn with_underscores(context: &Ident, body: TokenStream) -> TokenStream {
    let Some(allowing) = super::allowing_underscores([context]) else {
        return body;
    };
    let status = mixed("status");
    code! { #allowing let #status = #body; #status }
}

/// `ClosureTree::<_, _, Hero>::new`
fn constructor(body: &Body) -> TokenStream {
    let tree = match &body.observer {
        None => code! { ClosureTree },
        Some(_) => code! { observed::ClosureTree },
    };
    match &body.context_ty {
        Some(ty) => code! { #tree::<_, _, #ty>::new },
        None => code! { #tree::inferred },
    }
}

/// The parameters of a closure with an observer, and what uses them in any case.
fn observer_param(body: &Body) -> Option<(TokenStream, TokenStream)> {
    let ObservedBy { name, ty, info, .. } = body.observer.as_ref()?;
    let runtime = runtime();
    // Whether it is an observer, is asked before functions of ours do: rustc would show those, too.
    let is_observer = code! { #runtime::Observer::halt(#name, 0); };
    Some((
        code! { #name: #ty, #info: &'static #runtime::TreeInfo, },
        code! { let _ = (&#name, #info); if false { #is_observer } },
    ))
}

/// `move`, where it is written.
fn movement(closure: &ClosureTree) -> Option<TokenStream> {
    let token = closure.move_token.as_ref()?;
    let at = crate::tokens::here(token.span);
    Some(quote_spanned! { at => move })
}

/// The observer, if the tree names one. The description of the tree is not to be had as a constant: its type is inferred.
fn observed_by(closure: &ClosureTree) -> Option<ObservedBy> {
    let observer = closure.context.as_ref()?.observer.as_ref()?;
    let info = mixed("info");
    Some(ObservedBy {
        name: observer.name.clone(),
        ty: observer.ty.to_token_stream(),
        info: code! { #info },
        is_constant: false,
    })
}

/// `Hero` of `|hero: &mut Hero|`.
fn context_ty(closure: &ClosureTree) -> Option<TokenStream> {
    let context = closure.context.as_ref()?.ty.as_ref()?;
    Some(context.elem.to_token_stream())
}

/// Where a node begins: with the path of a leaf, else with its keyword.
fn first_span(source: &Source) -> Span {
    let leaf = source.leaf.as_ref();
    let first = leaf.and_then(|leaf| leaf.tokens.clone().into_iter().next());
    first.map_or(source.span, |first| first.span())
}

/// `-> Status`, shown at the context where it has a name, else at the root.
fn returned(closure: &ClosureTree, root: Option<Span>) -> TokenStream {
    let runtime = runtime();
    let returned = code! { -> #runtime::Status };
    let context = closure.context.as_ref();
    match context.map(|context| context.name.span()).or(root) {
        Some(at) => crate::tokens::located(returned, at),
        None => returned,
    }
}

/// The closure begins where its first bar is written, or the tree: rustc would put a `move` before it.
fn bar(closure: &ClosureTree, root: Option<Span>) -> TokenStream {
    let at = closure.context.as_ref().map(|context| context.bar).or(root);
    let span = at.map_or_else(Span::mixed_site, crate::tokens::here);
    quote_spanned! { span => | }
}

/// What halts, and forgets all memory where that is asked.
fn suspend(operation: &Ident, halt: &TokenStream, forget: &TokenStream) -> TokenStream {
    let runtime = runtime();
    let reset = (!forget.is_empty()).then(|| {
        code! { if let #runtime::Operation::Reset = #operation { #forget } }
    });
    code! {
        #halt
        #reset
        #runtime::Status::Failure
    }
}

/// The state's type: what rustc is to infer becomes a type parameter.
struct State {
    declared: Vec<TokenStream>,
    parameters: Vec<Ident>,
    inits: Vec<TokenStream>,
    /// The types of leaf values.
    values: Vec<(NodeId, TokenStream)>,
    /// The type of all times: they are of the context's clock. Types that rustc has still to infer are looked at again and again.
    instant: Option<TokenStream>,
}

impl State {
    fn of(fields: &[Field]) -> Self {
        let runtime = runtime();
        let number = number();
        let mut state = Self {
            declared: Vec::new(),
            parameters: Vec::new(),
            inits: Vec::new(),
            values: Vec::new(),
            instant: None,
        };
        for Field {
            name,
            docs,
            content,
            node,
        } in fields
        {
            let (ty, init) = match content {
                Content::Resume => {
                    let numbers = crate::tokens::numbers();
                    (code! { #number }, code! { #numbers::IDLE })
                }
                Content::Slot(kind) => {
                    let ty = kind.ty(&code! { #runtime });
                    let ty = ty.unwrap_or_else(|| state.instant());
                    (ty, kind.initial())
                }
                Content::Value { init, .. } => {
                    let ty = state.parameter();
                    state.values.push((*node, ty.clone()));
                    (ty, init.clone())
                }
            };
            let docs = format!(" {docs}");
            state.declared.push(code! { #[doc = #docs] #name: #ty, });
            state.inits.push(code! { #name: #init, });
        }
        state
    }

    /// The type, and whether the tree runs.
    fn declaration(&self, index: &Ident) -> TokenStream {
        let (runtime, numbers, state) = (runtime(), crate::tokens::numbers(), mixed(super::STATE));
        let (declared, parameters) = (&self.declared, &self.parameters);
        code! {
            /// What the tree keeps between two ticks.
            #[derive(#runtime::Clone, #runtime::Copy, #runtime::Debug)]
            struct #state<#(#parameters),*> {
                #(#declared)*
            }
            impl<#(#parameters),*> #runtime::ClosureState for #state<#(#parameters),*> {
                #[inline]
                fn state_runs(&self) -> #runtime::bool {
                    self.#index != #numbers::IDLE
                }
            }
        }
    }

    /// What the tree says of itself. Whether leaf values are trees depends on their types alone, but to ask takes a
    /// context.
    fn described(&self, body: &Body) -> TokenStream {
        let (runtime, state) = (runtime(), mixed(super::STATE));
        let context = mixed("C");
        let values = self
            .values
            .iter()
            .filter(|(node, _)| body.tree.nodes[*node].kind == Kind::Leaf(Leaf::Value));
        let values: Vec<&(NodeId, TokenStream)> = values.collect();
        let types = Values {
            ty: &|node| {
                let value = values.iter().find(|(value, _)| *value == node)?;
                Some(value.1.clone())
            },
            context: context.to_token_stream(),
            tree: None,
            // It may use variables around it, of which a constant knows nothing.
            tells_statuses: false,
        };
        let info = body.info("", &types);
        let info = code! { &#info };
        let described = code! { <Self as #runtime::Described<#context>>::DESCRIBED };
        let running = body.visit_running(&types, &described);
        let large = body.allowing_large_info();
        let parameters = self.parameters.iter().map(|parameter| {
            let is_value = values
                .iter()
                .any(|(_, ty)| ty.to_string() == *parameter.to_string());
            let bound = is_value.then(|| code! { : #runtime::Behavior<#context> });
            code! { #parameter #bound }
        });
        let all = &self.parameters;
        code! {
            impl<#context: ?#runtime::Sized #(, #parameters)*> #runtime::Described<#context> for #state<#(#all),*> {
                #large
                const DESCRIBED: &'static #runtime::TreeInfo = #info;
                #running
            }
        }
    }

    fn instant(&mut self) -> TokenStream {
        if let Some(instant) = &self.instant {
            return instant.clone();
        }
        let instant = self.parameter();
        self.instant.insert(instant).clone()
    }

    /// A new type parameter.
    fn parameter(&mut self) -> TokenStream {
        let parameter = mixed(&format!("T{}", self.parameters.len() + 1));
        self.parameters.push(parameter.clone());
        parameter.to_token_stream()
    }
}
