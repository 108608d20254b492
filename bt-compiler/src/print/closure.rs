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
mod parts;
mod state;

use self::halts::Halts;
use self::kept::{annotated, apart, kept, Called};
use self::parts::Parts;
use self::state::State;
use super::captured::may_move;
use super::leaf_types::with_clauses;
use crate::check::first_timed;
use crate::check::{Checked, Source};
use crate::code::below::Belows;
use crate::code::body::Body;
use crate::code::build::{Arrangement, Halting};
use crate::code::names::Names;
use crate::code::observed::ObservedBy;
use crate::code::{Block, Form, Number};
use crate::lower::graph::Graph;
use crate::print::function::Printer;
use crate::spans::at_the_call;
use crate::syntax::ast::ClosureTree;
use crate::tokens::mentions;
use crate::tokens::{code, imports, mixed, runtime};
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
    let belows = match observed_by(closure) {
        None => Belows::parts(&checked.tree, graph, &checked.sources, &halting),
        Some(_) => Belows::default(),
    };
    let can_call = belows.can_call_methods(&checked.tree, graph);
    let halting = halting.with_methods_in(|region| can_call[region]);
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
        braces: None,
        counted: closure.context.as_ref().map(|context| context.bar),
        deciding: &crate::code::places::deciding(&checked.tree, &checked.sources),
        own_places: &checked.tree.own_places(),
        belows: &belows,
        here: None,
        halting: &halting,
        is_halting: false,
        stays_completed: &checked.tree.stays_completed(),
        with_clauses: &with_clauses(&checked.sources),
        observer: observed_by(closure),
    };
    let fields = body.fields();
    let state = State::of(&fields, &body);

    let (runtime, state_name) = (runtime(), mixed(super::STATE));
    let (parameters, idle) = (&state.parameters, state.idle(&body));
    let (movement, context_ty) = (movement(closure), annotated(closure));
    let inferred = parameters.iter().map(|_| code! { _ });
    let root = checked.sources.first().map(first_span);
    let (bar, returned) = (bar(closure, root), returned(closure, root));
    let (constructor, body_is_typed) = (constructor(&body), body.context_ty.is_some());
    let moves = may_move(body.sources, context);
    let (observer_param, ignored_observer) = observer_param(&body).unzip();
    let described = state.described(&body);
    let Operations {
        items,
        code,
        uses_context,
    } = operations(&body, &state, &operation);
    let ignore = (!uses_context).then(|| code! { let _ = #context; });
    let head = body.head(code! {
        #movement #bar
            #state_variable: &mut #state_name<#(#inferred),*>,
            #context: #context_ty,
            #observer_param
            #operation: #runtime::Operation
        #bar #returned
    });
    let closure_itself = code! {
        #head {
            #ignore
            #ignored_observer
            #code
        }
    };
    // Where the context's type is inferred, the constructor has a bound for that.
    let has_types_to_tell = body_is_typed && !parameters.is_empty();
    at_the_call(|| {
        let (runtime, state_name) = (crate::tokens::runtime(), mixed(super::STATE));
        let imports = imports(facade);
        let made = if has_types_to_tell || moves {
            let inferred = parameters.iter().map(|_| code! { _ });
            let called = Called::of(closure, &code! { #state_name<#(#inferred),*> });
            kept(
                &state_variable,
                &idle,
                &called,
                &closure_itself,
                &constructor,
            )
        } else {
            apart(&code! { #runtime::#constructor(#idle, #closure_itself) })
        };
        code! {
            {
                #imports
                #items
                #described
                #made
            }
        }
    })
}

/// What the closure does.
struct Operations {
    /// The items that stand before it.
    items: TokenStream,
    code: TokenStream,
    uses_context: bool,
}

fn operations(body: &Body, state: &State, operation: &Ident) -> Operations {
    let (runtime, parts) = (runtime(), Parts::of(body));
    let (durations, change) = (body.inferred_durations_fit(), body.asked_to_change());
    let (tick, halt) = (body.ticking_code(), body.halting_code(0, Form::Closure));
    let halts = Halts::called_in(body, [&tick, &halt]);
    let own = [&tick, &halt].into_iter().flat_map(Block::numbers);
    let own = own.chain([Number::Idle]).chain(halts.numbers());
    let numbers = own.chain(parts.numbers()).collect();
    let (numbers, declaration) = (body.numbers(&numbers), state.declaration(body));
    let parts = parts.printed(body, state);
    let parameters = &state.parameters;
    let parameters = code! { #(#parameters),* };
    let halts = halts.printed(
        body,
        (&mixed(super::STATE), &parameters),
        state.instant.as_ref(),
    );
    let mut printer = Printer::new(body);
    let (unreached, tick) = (body.unreached_calls(), printer.function(&tick));
    let tick = code! { #unreached #tick };
    let (halt, forget) = (printer.function(&halt), printer.function(&body.forget()));
    let borrowed = (!forget.is_empty()).then(|| body.parts(&code! { &mut }));
    let suspend = suspend(operation, &halt, &code! { #borrowed #forget });
    let code = code! {
        match #operation {
            #runtime::Operation::Tick => { #durations #change #tick }
            #runtime::Operation::Halt | #runtime::Operation::Reset => { #suspend }
        }
    };
    Operations {
        items: code! { #numbers #declaration #parts #halts },
        code: with_underscores(body.context, code),
        uses_context: mentions(&code! { #tick #halt }, body.context),
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
