//! What an observed tick tells its observer, beside what every tick does.
//!
//! ```text
//! match observed::told(
//!     match observed::before(observer, 3, sleep_status) {
//!         Option::Some(instead) => instead,
//!         Option::None => match sleep(hero) {
//!             returned => {
//!                 observed::Returned(&returned).tell(observer, 3);
//!                 sleep_status(returned)
//!             }
//!         },
//!     },
//!     observer,
//!     3,
//! ) { … }
//! ```

use super::body::Body;
use super::{Expr, Mixed};
use crate::check::model::{Kind, Leaf, NodeId};
use crate::syntax::ast::LeafKind;
use crate::syntax::diverges;
use crate::tokens::{code, here, mentions, mixed, runtime};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;

/// Who observes a tree.
#[derive(Clone)]
pub struct ObservedBy {
    /// The variable that holds the observer.
    pub name: Ident,
    /// Its type.
    pub ty: TokenStream,
    /// The description of the tree.
    pub info: TokenStream,
    /// Whether that is a constant.
    pub is_constant: bool,
}

impl Body<'_> {
    /// Whether the observer is told anything of halts: of leaf values, users' composites and handlers that are ticked it is.
    pub fn tells_of_halts(&self) -> bool {
        let mut nodes = self.tree.nodes.iter();
        self.observer.is_some()
            && nodes.any(|node| {
                matches!(
                    node.kind,
                    Kind::Leaf(Leaf::Value) | Kind::Custom | Kind::TryCatch { on_halt: true }
                )
            })
    }

    /// `let _ = observer;` in code that tells it nothing.
    pub fn unused_observer(&self, code: &TokenStream) -> Option<TokenStream> {
        let observer = self.observer.as_ref()?;
        let name = &observer.name;
        (!mentions(code, name)).then(|| code! { let _ = #name; })
    }

    /// A value of which the observer is told that it is about this node; `what` says what it is.
    pub fn told(&self, node: NodeId, what: &str, value: TokenStream) -> TokenStream {
        let Some(observer) = &self.observer else {
            return value;
        };
        let (runtime, name, what) = (runtime(), &observer.name, mixed(what));
        let number = self.number_in_answers(node);
        code! { #runtime::observed::#what(#value, #name, #number) }
    }

    /// The same of how many children decide. It has its type before: of another one rustc would say what function it is given to.
    pub fn told_quota(&self, node: NodeId, quota: TokenStream) -> TokenStream {
        if self.observer.is_none() {
            return quota;
        }
        let (runtime, given) = (runtime(), mixed("given"));
        let quota = code! { { let #given: #runtime::u32 = #quota; #given } };
        self.told(node, "told_quota", quota)
    }

    /// The same of code that has structure.
    pub fn told_value(&self, node: NodeId, what: &str, value: Expr) -> Expr {
        let Some(observer) = &self.observer else {
            return value;
        };
        let (runtime, name, what) = (runtime(), &observer.name, mixed(what));
        let number = self.number_in_answers(node);
        Expr::Mixed(vec![
            Mixed::tokens(code! { #runtime::observed::#what }),
            Mixed::Arguments(
                super::SourceSpan(here(self.sources[node].span)),
                vec![
                    Mixed::Expr(value),
                    Mixed::tokens(code! { , #name, #number }),
                ],
            ),
        ])
    }

    /// What is told of itself, as a statement: a composite ticks or halts a child.
    pub fn tell_child(&self, node: NodeId, what: &str, position: usize) -> Option<Expr> {
        self.observer.as_ref()?;
        let position = Literal::usize_unsuffixed(position);
        Some(Expr::tokens(self.told(node, what, code! { #position })))
    }

    /// The status of what a leaf returned, of whose error the observer is told.
    pub fn told_error(&self, node: NodeId, call: &TokenStream) -> TokenStream {
        let at = here(self.returning(node));
        let mut status = self.leaf_status(node);
        status.set_span(at);
        let (true, Some(observer)) = (self.can_err(node), &self.observer) else {
            return quote_spanned! { at => #status(#call) };
        };
        let (runtime, returned) = (runtime(), mixed("returned"));
        let (name, number) = (&observer.name, self.number_in_answers(node));
        status.set_span(crate::spans::ours());
        code! {
            match #call {
                #returned => {
                    #runtime::observed::Returned(&#returned).tell(#name, #number);
                    #status(#returned)
                }
            }
        }
    }

    /// Whether the code of a leaf might return an error.
    fn can_err(&self, node: NodeId) -> bool {
        let leaf = self.sources[node].leaf.as_ref();
        leaf.is_some_and(|leaf| match &leaf.kind {
            LeafKind::Function { .. } | LeafKind::Method { .. } => true,
            LeafKind::Block { body, .. } => !diverges(body),
            _ => false,
        })
    }

    /// The status of a leaf that is called, unless the observer has one for it.
    pub fn told_call(&self, node: NodeId, status: &TokenStream) -> TokenStream {
        let Some(observer) = &self.observer else {
            return status.clone();
        };
        let (runtime, name, instead) = (runtime(), &observer.name, mixed("instead"));
        let (number, of_type) = (self.number_in_answers(node), self.leaf_status(node));
        self.told(
            node,
            "told",
            code! {
                match #runtime::observed::before(#name, #number, #of_type) {
                    #runtime::Option::Some(#instead) => #instead,
                    #runtime::Option::None => #status,
                }
            },
        )
    }

    /// Ticks a leaf value. `was_running` says whether it ran.
    pub fn tick_observed_value(&self, node: NodeId, was_running: Expr) -> Option<Expr> {
        let observer = self.observer.as_ref()?;
        let (span, name) = (self.sources[node].span, &observer.name);
        let (value, context) = (self.value(node), self.context_at(node));
        let numbers = self.numbers_of_value(node);
        let function = self.of_value(node, "tick_value");
        let is_idle_then = !self.stays_completed[node];
        Some(Expr::Mixed(vec![
            Mixed::tokens(function),
            Mixed::Arguments(
                super::SourceSpan(here(span)),
                vec![
                    Mixed::tokens(code! { #value, }),
                    Mixed::Expr(was_running),
                    Mixed::tokens(
                        quote_spanned! { here(span) => , #context, #name, #numbers, #is_idle_then },
                    ),
                ],
            ),
        ]))
    }

    /// Halts a leaf value or a composite.
    pub fn halt_observed(&self, node: NodeId, halt: TokenStream) -> TokenStream {
        let Some(observer) = &self.observer else {
            return halt;
        };
        let (name, runtime) = (&observer.name, runtime());
        if self.tree.nodes[node].kind == Kind::Custom {
            let number = self.number_in_answers(node);
            return code! { #runtime::Observer::halt(#name, #number); #halt };
        }
        let span = self.sources[node].span;
        let (value, context) = (self.value(node), self.context_at(node));
        let numbers = self.numbers_of_value(node);
        let function = self.of_value(node, "halt_value");
        let is_idle_then = !self.stays_completed[node];
        quote_spanned! { here(span) => #function(#value, #context, #name, #numbers, #is_idle_then) }
    }

    /// `observed::tick_value::<Hero, _, _>`
    fn of_value(&self, node: NodeId, function: &str) -> TokenStream {
        let span = self.sources[node].span;
        let [runtime, observed, function] =
            [crate::tokens::RUNTIME, "observed", function].map(|name| Ident::new(name, here(span)));
        let context = self.checked_context.as_ref();
        let context = context.map(|ty| code! { ::<#ty, _, _> });
        quote_spanned! { here(span) => #runtime::#observed::#function #context }
    }

    /// The number of a leaf value, and that of its root, if it is a tree.
    fn numbers_of_value(&self, node: NodeId) -> TokenStream {
        let Some(observer) = &self.observer else {
            return TokenStream::new();
        };
        let place = self.place(node, &observer.info);
        let (number, base) = (place.number(), place.base_of_leaf());
        if observer.is_constant {
            code! { const { [#number, #base] } }
        } else {
            code! { [#number, #base] }
        }
    }

    /// The number by which the observer knows a node.
    fn number_in_answers(&self, node: NodeId) -> TokenStream {
        match &self.observer {
            Some(observer) => self.place(node, &observer.info).number(),
            None => TokenStream::new(),
        }
    }
}
