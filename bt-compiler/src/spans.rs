//! Which line of the user's each token of ours is on, by its role.
//!
//! A debugger shows, a profiler charges and a coverage report counts lines. Code of ours has none; with the bare span of a macro it
//! would be on that line of the crate `quickbeam` on which the macro is. So it is on a line of the tree:
//!
//! | role | its line |
//! |---|---|
//! | what calls a leaf or a handler | its own: it runs where that does ([`here`]) |
//! | what a control decides: guards, jumps, what it keeps | the control's keyword (`code::places::deciding`) |
//! | what a tick begins and ends with, and all other items | the tree's name ([`within`]) |
//! | the braces of a function that calls leaves | the user's own (`Body::braced`) |
//! | the first and last token before the body of such a closure | the same line, as if the user had written them (`Body::head`) |
//!
//! Its names stay ours: only the place of a span is the user's. The place holds for all that is quoted while it is set, as most
//! code has no parameter of its own for it.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::cell::Cell;

thread_local! {
    /// A span of ours at the place that is set. It lives no longer than the call of [`within`] that set it.
    static OURS: Cell<Option<Span>> = const { Cell::new(None) };
}

/// The span of a token of ours.
pub fn ours() -> Span {
    OURS.get().unwrap_or_else(Span::mixed_site)
}

/// Makes code that is on the line of this token.
pub fn within<T>(at: Span, make: impl FnOnce() -> T) -> T {
    let _place = Place::kept();
    go_to(at);
    make()
}

/// Makes code that stands in a function of the user, not in one of ours: there, rustc has it on the line of the macro call by itself.
pub fn at_the_call<T>(make: impl FnOnce() -> T) -> T {
    let _place = Place::kept();
    OURS.set(None);
    make()
}

/// What is quoted from here on is on the line of this token.
pub fn go_to(at: Span) {
    OURS.set(Some(Span::mixed_site().located_at(at)));
}

/// Code of ours that was quoted elsewhere, on the line where it is used.
pub fn moved(code: &impl ToTokens) -> TokenStream {
    let code = code.to_token_stream();
    match OURS.get() {
        Some(ours) => located(code, ours),
        None => code,
    }
}

/// Puts the place back that was set when it was made.
pub struct Place(Option<Span>);

impl Place {
    pub fn kept() -> Self {
        Self(OURS.get())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        OURS.set(self.0);
    }
}

/// Our hygiene, the user's place.
pub fn here(at: Span) -> Span {
    Span::mixed_site().located_at(at)
}

/// The same code, with errors about it shown at another place.
pub fn located(code: TokenStream, at: Span) -> TokenStream {
    let moved = code.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            let mut inner = Group::new(group.delimiter(), located(group.stream(), at));
            inner.set_span(group.span());
            token = TokenTree::Group(inner);
        }
        token.set_span(token.span().located_at(at));
        token
    });
    moved.collect()
}
