//! A closure that is kept in a variable first: rustc is told what it is for, before it looks into it.
//!
//! ```text
//! match (State { resume: At::IDLE, nap: Nap::new(3) }) {
//!     state => {
//!         let called;
//!         let mut body = None;
//!         if false {
//!             called = called_with::<_, _, called_again!(State<_>, Hero)>(&state);
//!         } else {
//!             called = Keep::keep(&mut body, |state: &mut State<_>, hero: &mut Hero, …| { … });
//!         }
//!         …
//!     }
//! }
//! ```
//!
//! * So it knows the types in the state, which it would else learn where the tree is made, behind all of the closure's code. Until then
//!   it would look at all of them at each of them, which takes the square of their number.
//! * What a leaf moves out of a variable around the tree is said on that variable ([`may_move`](super::super::captured::may_move)).
//! * A tree that nobody ticks has types, too.
//!
//! `called` is assigned and no value of the `if`, as only then its type is known in the second branch; the two variables stand in this order, or
//! Clippy would propose such a value. A bound would say the same, but it would fix the lifetimes in the type of the context.

use crate::syntax::ast::ClosureTree;
use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;

/// What the closure is for, and the function that is told it.
pub struct Called {
    function: TokenStream,
    /// What rustc infers of the parameters of this function: the types of the state, the context and the observer.
    inferred: usize,
    what: TokenStream,
}

impl Called {
    pub fn of(closure: &ClosureTree, state: &TokenStream) -> Self {
        let (runtime, context) = (runtime(), reference_ty(closure));
        let observer = closure
            .context
            .as_ref()
            .and_then(|context| context.observer.as_ref());
        match observer {
            None => Self {
                function: code! { #runtime::called_with },
                inferred: 2,
                what: code! { #runtime::called_again!(&mut #state, #context) },
            },
            Some(observer) => {
                let ty = &observer.ty;
                Self {
                    function: code! { #runtime::observed::called_with },
                    inferred: 3,
                    what: code! { #runtime::called_again!(&mut #state, #context, #ty, &'static #runtime::TreeInfo) },
                }
            }
        }
    }
}

/// The tree, made of a closure that is kept first.
pub fn kept(
    state_variable: &Ident,
    state: &TokenStream,
    called: &Called,
    closure: &TokenStream,
    constructor: &TokenStream,
) -> TokenStream {
    let (runtime, kept, variable) = (runtime(), mixed("body"), mixed("called"));
    let (function, what) = (&called.function, &called.what);
    let inferred = (0..called.inferred).map(|_| code! { _ });
    let made = apart(&code! { #runtime::#constructor(#state_variable, #kept) });
    // What the state borrows may be temporary: in a `match` it lives as long as in the arguments of a call.
    code! {
        match (#state) {
            #state_variable => {
                let #variable;
                let mut #kept = #runtime::Option::None;
                if false {
                    #variable = #function::<#(#inferred,)* #what>(&#state_variable);
                } else {
                    #variable = #runtime::Keep::keep(&mut #kept, #closure);
                }
                let _ = #variable;
                match #kept {
                    #runtime::Option::Some(#kept) => #made,
                    #runtime::Option::None => loop {},
                }
            }
        }
    }
}

/// A tree, as what a method is called on: what that is to be is not known from outside. Where it is to be another tree, rustc would say that
/// the arguments of the function are wrong that makes it, and show that function. A variable would do, too, but rustc would not propose
/// `move` where such a tree is returned; nor could a tuple be made in a constant function.
pub fn apart(made: &TokenStream) -> TokenStream {
    let itself = mixed("itself");
    code! { #made.#itself() }
}

/// The type of the closure's context. Where it is written, it stands among generic arguments, as it does at the constructor: rustc
/// says the same of a misspelt name at both, which is once.
pub fn annotated(closure: &ClosureTree) -> TokenStream {
    let (runtime, ty) = (runtime(), reference_ty(closure));
    let is_written = closure
        .context
        .as_ref()
        .is_some_and(|context| context.ty.is_some());
    if is_written {
        code! { #runtime::Same<#ty> }
    } else {
        ty
    }
}

/// `&mut Hero` of `|hero: &mut Hero|`.
fn reference_ty(closure: &ClosureTree) -> TokenStream {
    let context = closure.context.as_ref();
    match context.and_then(|context| context.ty.as_ref()) {
        Some(ty) => ty.to_token_stream(),
        None => code! { &mut _ },
    }
}
