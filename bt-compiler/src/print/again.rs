//! Code that stands for the second time, about whose mistakes rustc says nothing more.
//!
//! ```text
//! impl Repeated for Rest { type Sound = Passed<{ is_sound(Self::__tick) }>; }
//! …
//! match { let leaf: Again<_, Rest> = walk; leaf(hero, 2.0) } { … }
//! ```
//!
//! Leaves of a tree stand in its own tick, in each tree that it is put into, and once more in the observed twin of each of these. rustc
//! checks every function by itself, and, in incremental builds, says again what it has said of another one. Where code stands
//! first, its function returns a type that is known only if there is no error in it. Everywhere else, what a leaf works with has a
//! type that depends on that one: see `bt_core::support::Again`.
//!
//! A tree that is put into others has its tick in a function apart for that. That of one which is merely observed stays as it is, for
//! what is not observed costs nothing: there the observed twin stands first.

use crate::check::model::NodeId;
use crate::code::body::Body;
use crate::syntax::ast::{ItemTree, Param};
use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Ident, TokenStream};
use std::collections::BTreeSet;

/// Where the code of a tick stands whose type is asked for.
const TICK: &str = "__tick";

/// Which code of one tree stands here for the second time.
#[derive(Clone, Default)]
pub struct Again {
    /// The trees put in that have it first.
    others: BTreeSet<String>,
    /// Whether its own code stands here first.
    is_first: bool,
    /// The tree itself, if its own code stands here for the second time.
    own: Option<Ident>,
    /// The tree itself, if its own code stands for the second time in the observed twin.
    observed: Option<Ident>,
}

impl Again {
    /// In the methods that are not observed.
    pub fn of(item: &ItemTree, is_observed: bool) -> Self {
        let (is_split, name) = (item.put_in.is_repeated, &item.name);
        let tells = is_observed && item.generics.params.is_empty();
        Self {
            others: item.put_in.repeats.clone(),
            is_first: is_split,
            own: (tells && !is_split).then(|| name.clone()),
            observed: (tells && is_split).then(|| name.clone()),
        }
    }

    /// In the observed twin.
    pub fn of_observed(&self) -> Self {
        Self {
            is_first: self.asks_observed(),
            own: self.observed.clone(),
            ..self.clone()
        }
    }

    /// `Again<_, Rest>`, if the code of this tree, or its own, stands here for the second time.
    fn of_code_in(&self, first: Option<&Ident>) -> Option<TokenStream> {
        let first = match first {
            Some(first) => Some(first).filter(|first| self.others.contains(&first.to_string())),
            None => self.own.as_ref(),
        };
        let (runtime, first) = (runtime(), super::elsewhere(first?));
        Some(code! { #runtime::Again<_, #first> })
    }

    /// In a function of the tree that both of them call.
    pub fn apart(&self) -> Self {
        Self {
            own: None,
            observed: None,
            ..self.clone()
        }
    }

    /// Whether the observed twin stands first, so that its type is asked for.
    pub fn asks_observed(&self) -> bool {
        self.own.is_some()
    }
}

impl Body<'_> {
    /// `Again<_, Rest>`, if the code of this node stands here for the second time.
    pub fn again(&self, node: NodeId) -> Option<TokenStream> {
        self.again.of_code_in(self.sources[node].first_in.as_ref())
    }

    /// The same of a variable that has the value of a parameter.
    pub fn param_again(&self, param: &Param) -> Option<TokenStream> {
        self.again.of_code_in(param.given_to.as_ref())
    }

    /// Whether the code of this node stands here first, and elsewhere, too: there its function is the value of a variable, and so it
    /// is here, that rustc says of a misspelt one the same.
    pub fn stands_first(&self, node: NodeId) -> bool {
        self.again.is_first && self.sources[node].first_in.is_none()
    }

    /// A computed duration, count or the like: `{ let hero: Again<_, Rest> = &mut *hero; let given: Again<_, Rest> = hero.hours; given }`,
    /// if it stands here for the second time.
    pub fn computed_again(&self, node: NodeId, expression: &TokenStream) -> TokenStream {
        let (Some(again), false) = (self.again(node), expression.is_empty()) else {
            return expression.clone();
        };
        let context = self.context_again(node, expression);
        let given = mixed("given");
        code! { { #context let #given: #again = #expression; #given } }
    }

    /// `let hero: Again<_, Rest> = &mut *hero;`, if that code uses the context.
    pub fn context_again(&self, node: NodeId, code: &TokenStream) -> Option<TokenStream> {
        let again = self.again(node)?;
        let context = self.context;
        crate::tokens::mentions(code, context)
            .then(|| code! { let #context: #again = &mut *#context; })
    }
}

/// The code of the method `tick`, and that of a function apart which it calls, if trees that this one was put into have that code, too.
pub fn tick_apart(item: &ItemTree, code: TokenStream) -> (TokenStream, TokenStream) {
    if !item.put_in.is_repeated {
        return (code, TokenStream::new());
    }
    let (runtime, context, context_ty) = (runtime(), &item.context, &item.context_ty);
    let tick = mixed(TICK);
    let called = code! { #runtime::First::first_status(Self::#tick(self, #context)) };
    let apart = code! {
        #[inline]
        fn #tick(&mut self, #context: &mut #context_ty) -> impl #runtime::First + use<> {
            #code
        }
    };
    (called, apart)
}

/// What tells others whether there is an error in the code of a tree: the function of it that stands first.
pub fn sound(
    item: &ItemTree,
    again: &Again,
    observed: &TokenStream,
    apart: &TokenStream,
) -> Option<TokenStream> {
    let (runtime, name, tick) = (runtime(), &item.name, mixed(TICK));
    let sound = if item.put_in.is_repeated {
        code! { #runtime::is_sound(Self::#tick) #apart }
    } else if again.asks_observed() {
        code! { #runtime::is_sound_observed(#observed) }
    } else {
        return None;
    };
    Some(code! {
        /// Whether rustc finds no error in its code, where that stands first.
        impl #runtime::Repeated for #name {
            type Sound = #runtime::Passed<{ #sound }>;
        }
    })
}
