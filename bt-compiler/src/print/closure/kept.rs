//! A closure whose captured variables a leaf may move out: rustc is told what it is for before it looks into it.

use super::reference_ty;
use crate::syntax::ast::ClosureTree;
use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Ident, TokenStream};

/// `called_again!(State<_>, Hero)`: what the closure is for.
pub fn called_again(closure: &ClosureTree, state: &TokenStream) -> TokenStream {
    let (runtime, context) = (runtime(), reference_ty(closure));
    let observer = closure
        .context
        .as_ref()
        .and_then(|context| context.observer.as_ref());
    let observer = observer.map(|observer| {
        let ty = &observer.ty;
        code! { , #ty, &'static #runtime::TreeInfo }
    });
    code! { #runtime::called_again!(&mut #state, #context #observer) }
}

/// The tree, made of a closure that is kept first.
pub fn kept(
    state_variable: &Ident,
    state: &TokenStream,
    called: &TokenStream,
    closure: &TokenStream,
    (constructor, tied): (&TokenStream, &Option<TokenStream>),
) -> TokenStream {
    let (runtime, kept) = (runtime(), mixed("body"));
    code! {
        let #state_variable = #state;
        let mut #kept = #runtime::Option::None;
        let _: #called = #runtime::keep(#closure, &mut #kept);
        match #kept {
            #runtime::Option::Some(#kept) => #runtime::#constructor(#state_variable, #kept)#tied,
            #runtime::Option::None => loop {},
        }
    }
}
