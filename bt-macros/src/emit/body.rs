//! The code that ticks a region.
//!
//! ```text
//! let was = self.resume;
//! let status = 'tree: {
//!     /* where control goes first */
//!     /* the points, in order */
//! };
//! self.resume = At::IDLE;
//! status
//! ```

use super::layout::{From, Layout};
use super::names::Names;
use super::parts::{Parts, WaysOut};
use super::statements::Statements;
use super::{code, mixed, numbers, runtime};
use crate::check::model::{NodeId, Outcome, Tree};
use crate::check::Source;
use crate::lower::graph::{Edge, Effect, Graph, Kept, PointId, Region, RegionId, StopId, Target};
use crate::syntax::ast::Param;
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use std::cell::Cell;

/// What all code of one tree is made from.
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
    /// How the code is cut where leaves are many.
    pub parts: Option<Parts>,
}

impl Body<'_> {
    /// The statements of a whole tick, ending in the status.
    pub fn tick(&self) -> TokenStream {
        let types = self.leaf_types();
        let unreached = self.unreached_calls();
        let (Code::Expression(root) | Code::Statements { code: root, .. }) = self.region(0, false);
        code! { #types #unreached #root }
    }

    /// Statements that tick a region, ending in its status.
    fn region(&self, id: RegionId, is_introduced: bool) -> Code {
        let region = &self.graph.regions[id];
        let layout = Layout::new(region);
        RegionBody {
            body: self,
            id,
            region,
            last: layout.last(region),
            layout,
            is_introduced,
            assigns: Cell::new(false),
            asks: Cell::new(false),
            leaves: Cell::new(0),
            rests: Cell::new(false),
            ways_out: WaysOut::default(),
        }
        .code()
    }

    /// An expression that ticks an inner region.
    pub fn inner_region(&self, id: RegionId) -> TokenStream {
        self.ticked(id, false)
    }

    /// The same where a comment says already what the region is.
    pub fn introduced_region(&self, id: RegionId) -> TokenStream {
        self.ticked(id, true)
    }

    fn ticked(&self, id: RegionId, is_introduced: bool) -> TokenStream {
        match self.region(id, is_introduced) {
            Code::Expression(expression) => expression,
            Code::Statements { code, rests_early } => {
                let label = &self.names.labels[id][1];
                let label = rests_early.then(|| code! { #label: });
                code! { #label { #code } }
            }
        }
    }

    /// A comment that quotes a node.
    pub fn comment(&self, node: NodeId) -> String {
        format!(" `{}`", self.tree.nodes[node].quote)
    }

    /// A leaf value, or a user's composite, by reference; shown at its node likewise.
    pub fn value(&self, node: NodeId) -> TokenStream {
        let (state, field) = (&self.state, self.names.leaf(node));
        super::located(code! { &mut #state.#field }, self.sources[node].span)
    }

    /// The field of a region's resume index.
    pub fn resume(&self, region: RegionId) -> TokenStream {
        let (state, field) = (&self.state, &self.names.resume[region]);
        code! { #state.#field }
    }

    /// The number of a stop.
    pub fn number(&self, region: RegionId, stop: StopId) -> TokenStream {
        let numbers = numbers();
        let kept = self.graph.regions[region].kept;
        let name = self.names.stop(region, kept, stop);
        code! { #numbers::#name }
    }

    /// The context, to be shown at this node in errors.
    pub fn context_at(&self, node: NodeId) -> Ident {
        let mut context = self.context.clone();
        context.set_span(context.span().located_at(self.sources[node].span));
        context
    }
}

/// `Status::Success`, `Status::Failure`
pub fn status(outcome: Outcome) -> TokenStream {
    let runtime = runtime();
    match outcome {
        Outcome::Success => code! { #runtime::Status::Success },
        Outcome::Failure => code! { #runtime::Status::Failure },
    }
}

/// The code that ticks a region and gives its status.
enum Code {
    Expression(TokenStream),
    /// They end in an expression.
    Statements {
        code: TokenStream,
        /// Whether some of them leave the block around all, because the region rests.
        rests_early: bool,
    },
}

/// One region on its way to tokens.
pub struct RegionBody<'a> {
    pub body: &'a Body<'a>,
    pub id: RegionId,
    pub region: &'a Region,
    pub layout: Layout,
    /// The point whose code ends the block that ends with the region.
    pub last: Option<PointId>,
    /// Whether a comment before it quotes its root.
    pub is_introduced: bool,
    /// Whether a point has told the guards after it where control goes.
    pub assigns: Cell<bool>,
    /// How many edges leave the block that ends with the region, other than at its end.
    leaves: Cell<usize>,
    /// Whether an edge leaves the block that ends with the tick of the region.
    pub rests: Cell<bool>,
    /// Whether a point has asked where the tick found the region.
    pub asks: Cell<bool>,
    pub ways_out: WaysOut,
}

impl RegionBody<'_> {
    fn code(&self) -> Code {
        if let Some(status) = self.constant() {
            return Code::Expression(status);
        }
        let last = || self.last.map(|id| self.point(id, From::Point(id)));
        let (last, types) = self.last_part(last);
        let last = last.map(|last| self.at_the_end(last));
        let points = self.points(0..self.last.unwrap_or(self.region.points.len()), 0);
        let points = code! { #points #types };
        let (entry, noted) = (self.before_parts(|| self.entry()), self.noted());
        let was = self.asks.get().then(|| {
            let (was, resume) = (mixed("was"), self.body.resume(self.id));
            let mutable = self.retires().then(|| code! { mut });
            code! { let #mutable #was = #resume; }
        });
        let before = code! { #was #noted #entry #points };
        let docs = self.last.and_then(|last| self.docs(last));
        let leaves_early = self.leaves.get() > 0;
        if let (true, Some(last)) = (before.is_empty() && !leaves_early, &last) {
            if self.region.kept == Kept::Nothing && last.is_expression() {
                return Code::Expression(last.to_token_stream());
            }
        }
        if !self.completes() {
            let last = last.map(|last| last.documented(docs.as_deref()));
            return self.statements(code! { #before #last });
        }
        let result = mixed("status");
        let completed = match (self.region.kept, last) {
            (Kept::Nothing, Some(last)) if !leaves_early => {
                let last = last.documented(docs.as_deref());
                return self.statements(code! { #before #last });
            }
            (_, Some(last)) if !leaves_early => {
                let last = last.bound_to(&result).documented(docs.as_deref());
                code! { #before #last }
            }
            (kept, last) => {
                let last = last.map(|last| last.documented(docs.as_deref()));
                let label = self.label();
                let block = code! { #label: { #noted #entry #points #last } };
                if kept == Kept::Nothing {
                    return self.statements(code! { #was #block });
                }
                code! { #was let #result = #block; }
            }
        };
        let (resume, numbers) = (self.body.resume(self.id), numbers());
        self.statements(code! {
            #completed
            #resume = #numbers::IDLE;
            #result
        })
    }

    /// The result of a region that does nothing at all.
    fn constant(&self) -> Option<TokenStream> {
        let Edge { effects, to } = &self.region.entry.start;
        let points = self.region.points.as_slice();
        match (to, points) {
            (Target::Done(outcome), []) if effects.is_empty() => Some(status(*outcome)),
            (Target::Point(_), [only]) if self.region.kept == Kept::Nothing && only.only_runs() => {
                let runtime = runtime();
                Some(code! { #runtime::Status::Running })
            }
            _ => None,
        }
    }

    fn statements(&self, code: TokenStream) -> Code {
        let rests_early = self.rests.get();
        Code::Statements { code, rests_early }
    }

    /// Leaves the block that ends with the region.
    pub fn leave(&self, statements: &mut Statements, status: &TokenStream) {
        if self.leave_part(statements, status, false) {
            return;
        }
        self.leaves.set(self.leaves.get() + 1);
        statements.leave_with(self.label(), status);
    }

    /// Statements at the end of that block, which need not leave it.
    pub fn at_the_end(&self, mut statements: Statements) -> Statements {
        if statements.end_with_value() {
            self.leaves.set(self.leaves.get() - 1);
        }
        statements
    }

    /// The variable that holds where the tick found the region.
    pub fn was(&self) -> Ident {
        self.asks.set(true);
        self.ways_out.ask_was();
        mixed("was")
    }

    /// Whether the region can ever be done.
    pub fn completes(&self) -> bool {
        self.region
            .edges()
            .any(|edge| matches!(edge.to, Target::Done(_)))
    }

    /// Whether `was` changes on the way.
    fn retires(&self) -> bool {
        let mut effects = self.region.edges().flat_map(|edge| &edge.effects);
        effects.any(|effect| matches!(effect, Effect::Retire(_)))
    }

    /// The variable for the result of a child, where that has to be noted for a while.
    fn noted(&self) -> Option<TokenStream> {
        let mut effects = self.region.edges().flat_map(|edge| &edge.effects);
        let notes = effects.any(|effect| matches!(effect, Effect::Note(_)));
        notes.then(|| {
            let succeeded = mixed("succeeded");
            code! { let mut #succeeded = false; }
        })
    }

    /// The number of a stop of this region.
    pub fn stop(&self, stop: StopId) -> TokenStream {
        self.body.number(self.id, stop)
    }
}
