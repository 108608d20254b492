//! What all code of one tree is made from.

use super::names::Names;
use super::observed::ObservedBy;
use crate::check::model::{NodeId, Outcome, Tree};
use crate::check::Source;
use crate::code::build::{Arrangement, Halting};
use crate::code::Number;
use crate::lower::graph::{Graph, RegionId};
use crate::syntax::ast::Param;
use crate::tokens::{code, runtime};
use proc_macro2::{Ident, TokenStream};

/// What all code of one tree is made from.
#[derive(Clone)]
pub struct Body<'a> {
    pub tree: &'a Tree,
    pub sources: &'a [Source],
    pub graph: &'a Graph,
    pub names: &'a Names,
    /// The context, as the user calls it.
    pub context: &'a Ident,
    /// The type of the context, where it was written.
    pub context_ty: Option<TokenStream>,
    /// The same, where what the nodes ask of it is checked in one place.
    pub checked_context: Option<TokenStream>,
    /// The first node that asks for the time.
    pub first_timed: Option<NodeId>,
    /// `self`, or the variable that holds the state.
    pub state: TokenStream,
    /// The parameters of a tree that can have methods: the item form.
    pub params: Option<&'a [Param]>,
    /// Whether code of other trees was put in, in which other variables may have the names of parameters.
    pub may_hide_params: bool,
    /// By region: how its code is arranged.
    pub plans: &'a [Arrangement],
    pub halting: Halting,
    /// By node: whether it is idle only with its parent.
    pub stays_completed: Vec<bool>,
    /// What [`crate::print::leaf_types::with_clauses`] gives.
    pub with_clauses: Vec<(NodeId, NodeId)>,
    /// Whether it is code that a halt runs: nobody waits for the next tick.
    pub is_halting: bool,
    /// Who is told what happens, in observed code.
    pub observer: Option<ObservedBy>,
}

impl Body<'_> {
    /// A leaf value, or a user's composite, by reference; shown at its node likewise.
    pub fn value(&self, node: NodeId) -> TokenStream {
        let (state, field) = (&self.state, self.names.leaf(node));
        crate::tokens::located(code! { &mut #state.#field }, self.sources[node].span)
    }

    /// The field of a region's resume index.
    pub fn resume(&self, region: RegionId) -> TokenStream {
        let (state, field) = (&self.state, &self.names.resume[region]);
        code! { #state.#field }
    }

    /// `At::SLEEP`
    pub fn number(&self, number: Number) -> TokenStream {
        let numbers = crate::tokens::numbers();
        let name = self.names.number(number);
        code! { #numbers::#name }
    }

    /// The context, to be shown at this node in errors.
    pub fn context_at(&self, node: NodeId) -> Ident {
        let mut context = self.context.clone();
        context.set_span(context.span().located_at(self.sources[node].span));
        context
    }
}

/// `Status::Success`, `Status::Failure`, `Status::Running`
pub fn status(outcome: Option<Outcome>) -> TokenStream {
    let runtime = runtime();
    match outcome {
        Some(Outcome::Success) => code! { #runtime::Status::Success },
        Some(Outcome::Failure) => code! { #runtime::Status::Failure },
        None => code! { #runtime::Status::Running },
    }
}
