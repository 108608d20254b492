//! What all code of one tree is made from.

use super::below::{BelowId, Belows};
use super::names::Names;
use super::observed::ObservedBy;
use crate::check::model::{NodeId, Outcome, Tree};
use crate::check::Source;
use crate::code::build::{Arrangement, Halting};
use crate::code::{Number, Statement, Tokens};
use crate::lower::graph::{Graph, RegionId};
use crate::spans::moved;
use crate::syntax::ast::Param;
use crate::tokens::{code, mentions, mixed, statuses};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::ToTokens;

/// The variable that holds what lies below a composite, where the whole tree has borrowed it.
const BELOW: &str = "below";

/// What calls the user's leaves by their numbers.
pub const LEAVES: &str = "leaves";

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
    /// The user's braces around the tree, in the item form; none of a tree that is put into others, since what it does there is not
    /// counted: it would be shown as never done.
    pub braces: Option<Span>,
    /// A token of the user, if what the tree does is counted.
    pub counted: Option<Span>,
    /// What [`deciding`](crate::code::places::deciding) gives.
    pub deciding: &'a [Span],
    /// By node: where it stands among those that users count.
    pub own_places: &'a [(Option<NodeId>, NodeId)],
    /// What lies below which composites is ticked and halted by types of its own.
    pub belows: &'a Belows,
    /// Below which of them this code stands.
    pub here: Option<BelowId>,
    /// By region: how its code is arranged.
    pub plans: &'a [Arrangement],
    pub halting: &'a Halting,
    /// By node: whether it is idle only with its parent.
    pub stays_completed: &'a [bool],
    /// What [`crate::print::leaf_types::with_clauses`] gives.
    pub with_clauses: &'a [(NodeId, NodeId)],
    /// Whether it is code that a halt runs: nobody waits for the next tick.
    pub is_halting: bool,
    /// Who is told what happens, in observed code.
    pub observer: Option<ObservedBy>,
}

impl Body<'_> {
    /// A leaf value, or a user's composite, by reference; shown at its node likewise.
    pub fn value(&self, node: NodeId) -> TokenStream {
        let field = self.field(self.belows.of_node(node), self.names.leaf(node));
        let again = self.reborrow();
        crate::tokens::located(code! { &mut #again #field }, self.sources[node].span)
    }

    /// The field of a region's resume index.
    pub fn resume(&self, region: RegionId) -> TokenStream {
        let field = self.field(self.below_of(region), &self.names.resume[region]);
        self.reborrowed(field)
    }

    /// Below which composite with a type of its own for that a region lies.
    pub fn below_of(&self, region: RegionId) -> Option<BelowId> {
        self.belows.of_node(self.graph.regions[region].root)
    }

    /// Where a field is to be found from here that belongs to what lies below a composite. All are the whole tree's, too.
    pub fn field(&self, of: Option<BelowId>, field: &Ident) -> TokenStream {
        let (state, field) = (moved(&self.state), moved(field));
        if let Some(part) = of.filter(|_| self.belows.are_parts && of != self.here) {
            let part = Self::part(part);
            return code! { #part.#field };
        }
        let way = self.here.map(|here| self.belows.way(Some(here), of));
        let way = way.iter().flatten().map(|&composite| self.below(composite));
        code! { #state. #(#way.)* #field }
    }

    /// With `*` before a field that is borrowed.
    pub fn reborrowed(&self, field: TokenStream) -> TokenStream {
        match self.reborrow() {
            Some(again) => code! { #again #field },
            None => field,
        }
    }

    /// `*` before a field that is borrowed.
    pub fn reborrow(&self) -> Option<TokenStream> {
        let is_borrowed = self.here.is_some() && !self.belows.are_parts;
        is_borrowed.then(|| code! { * })
    }

    /// Whether the user's leaves stand elsewhere, and are called by their numbers.
    pub fn calls_by_number(&self) -> bool {
        self.here.is_some() && self.belows.are_parts
    }

    /// `leaves(3, hero)`
    pub fn call_by_number(&self, number: usize) -> TokenStream {
        let (leaves, context) = (mixed(LEAVES), self.context);
        let number = Literal::usize_unsuffixed(number);
        code! { #leaves(#number, #context) }
    }

    /// A variable for a part of the state that lies below a composite: it is borrowed from the part around it, as a path from the state
    /// to each of them would take the square of the depth.
    pub fn part(below: BelowId) -> Ident {
        mixed(&format!("{BELOW}_{}", below + 1))
    }

    /// Such a variable for each of them, the outer ones first.
    pub fn parts(&self, borrow: &TokenStream) -> TokenStream {
        let all = self.belows.all.iter().enumerate();
        let all = all.filter(|_| self.belows.are_parts).map(|(id, below)| {
            let (part, field) = (Self::part(id), self.below(below.composite));
            let around = match below.around {
                None => self.state.clone(),
                Some(around) => Self::part(around).to_token_stream(),
            };
            code! { let #part = #borrow #around.#field; }
        });
        all.collect()
    }

    /// What lies right below one of the composites, for a call of its methods. The whole tree borrows it first.
    pub fn right_below(&self, below: BelowId) -> TokenStream {
        if self.here.is_none() && !self.belows.are_parts {
            return mixed(BELOW).to_token_stream();
        }
        let (state, below) = (&self.state, self.below(self.belows.all[below].composite));
        code! { #state.#below }
    }

    /// Borrows it, where that is not done yet.
    pub fn borrow_below(&self, below: BelowId) -> Option<Statement> {
        let (state, name) = (&self.state, mixed(BELOW));
        let split = self.split(self.belows.all[below].composite);
        let borrowed = code! { let mut #name = #state.#split().1 };
        let is_due = self.here.is_none() && !self.belows.are_parts;
        is_due.then(|| Statement::Declare(Tokens(borrowed)))
    }

    /// What code is made from that stands here and is about fields which are borrowed then.
    pub fn seen_below(&self, below: Option<BelowId>) -> Self {
        let mut seen = self.clone();
        if self.here.is_none() && below.is_some() && !self.belows.are_parts {
            seen.state = mixed(BELOW).to_token_stream();
            seen.here = below;
        }
        seen
    }

    /// The method of the whole that divides its state into a composite and what lies below that.
    pub fn split(&self, composite: NodeId) -> Ident {
        mixed(&format!("__split_{}", self.names.leaf(composite)))
    }

    /// The field that holds what lies below a composite.
    pub fn below(&self, composite: NodeId) -> Ident {
        mixed(&format!("__below_{}", self.names.leaf(composite)))
    }

    /// `At::SLEEP`
    pub fn number(&self, number: Number) -> TokenStream {
        let numbers = crate::tokens::numbers();
        let name = moved(&self.names.number(number));
        code! { #numbers::#name }
    }

    /// The context, as a function with this code is given it.
    pub fn context_in(&self, code: &TokenStream) -> Ident {
        if mentions(code, self.context) {
            self.context.clone()
        } else {
            mixed("_ctx")
        }
    }

    /// The context, to be shown at this node in errors.
    pub fn context_at(&self, node: NodeId) -> Ident {
        self.context_for(self.sources[node].span)
    }

    /// The context, to be shown at code of the user that is given it.
    pub fn context_for(&self, code: Span) -> Ident {
        let mut context = self.context.clone();
        context.set_span(context.span().located_at(code));
        context
    }
}

/// `Status::Success`, `Status::Failure`, `Status::Running`: imported, as they are most of what a tree mentions.
pub fn status(outcome: Option<Outcome>) -> TokenStream {
    let [success, failure, running] = statuses();
    let name = match outcome {
        Some(Outcome::Success) => success,
        Some(Outcome::Failure) => failure,
        None => running,
    };
    name.into_token_stream()
}
