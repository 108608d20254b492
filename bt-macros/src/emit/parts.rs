//! Very large trees, in parts.
//!
//! ```text
//! match self.part_3(hero, was, at) {
//!     ControlFlow::Continue(next) => at = next,
//!     ControlFlow::Break(Status::Running) => return Status::Running,
//!     ControlFlow::Break(status) => break 'tree status,
//! }
//!
//! fn part_3(&mut self, hero: &mut Hero, was: u16, mut at: u16) -> ControlFlow<Status, u16> {
//!     let holds_type = LeafType::inferred();
//!     …
//!     /* a few points */
//!     ControlFlow::Continue(at)
//! }
//! ```
//!
//! For each borrow rustc goes through all others of the same function, and for each call through all types
//! that are still open. Where leaves are many that would take it a quadratic time. So each few points are a
//! method of their own, which LLVM takes into the tick again; or a closure, called on the spot, where there can
//! be no method. The return types of their leaves are open no longer than that. Other parts take these leaves to
//! run, which at worst notes a place in vain; and nothing else is asked of a return type.

mod cut;
#[cfg(test)]
mod tests;

pub use cut::loops_before;

use super::body::{Body, RegionBody};
use super::item::kept_param;
use super::layout::{Layout, Place};
use super::leaf::mentions;
use super::names::Names;
use super::statements::Statements;
use super::{code, mixed, numbers, runtime};
use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::check::Source;
use crate::lower::graph::{Graph, LoopId, PointId, PointKind, RegionId};
use crate::syntax::ast::Param;
use cut::{Cut, PartId};
use proc_macro2::TokenStream;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// More leaves than this in one tree are many.
const MANY: usize = 256;

/// The methods of parts: `__part_3`.
const PART: &str = "__part_";

/// What is open throughout.
const THROUGHOUT: PartId = 0;
/// Where nothing is open.
const NOWHERE: PartId = PartId::MAX;

/// Which leaf is called in which part, and which part is being made.
pub struct Parts {
    /// By region.
    cuts: Vec<Option<Cut>>,
    /// By part: the leaves whose return types are open there.
    leaves: BTreeMap<PartId, Vec<NodeId>>,
    /// By node.
    part_of: Vec<PartId>,
    here: Cell<PartId>,
    /// Those made so far.
    methods: RefCell<Vec<TokenStream>>,
}

/// The ways out of a part that is being made.
#[derive(Default)]
pub struct WaysOut {
    is_part: Cell<bool>,
    is_function: Cell<bool>,
    completes: Cell<bool>,
    rests: Cell<bool>,
    /// Whether it asks where the tick found the region, where control goes, and says where it goes.
    asks_was: Cell<bool>,
    asks_at: Cell<bool>,
    says_at: Cell<bool>,
}

impl Parts {
    /// None where leaves are not many.
    pub fn of(tree: &Tree, sources: &[Source], graph: &Graph, names: &Names) -> Option<Self> {
        let stops = graph.regions.iter().flat_map(|region| &region.stops);
        let calls = stops.map(|stop| stop.node).filter(|&leaf| {
            let asks = names.asks(leaf) || !sources[leaf].needs.is_empty();
            tree.nodes[leaf].kind == Kind::Leaf(Leaf::Call) && asks
        });
        let calls: BTreeSet<NodeId> = calls.collect();
        if calls.len() <= MANY {
            return None;
        }
        let mut next = THROUGHOUT + 1;
        let mut part_of = vec![THROUGHOUT; tree.nodes.len()];
        // Inner regions come later.
        let custom = tree.nodes.iter().enumerate();
        let custom = custom.filter(|(_, node)| node.kind == Kind::Custom);
        let borrowed: Vec<Range<NodeId>> = custom.map(|(node, _)| tree.subtree(node)).collect();
        let cuts = graph.regions.iter().map(|region| {
            let last = Layout::new(region).last(region);
            let mut cut = Cut::of(region, last, &mut next)?;
            let is_borrowed = borrowed.iter().any(|it| it.contains(&region.root));
            cut.may_be_methods &= region.root == 0 || !is_borrowed;
            let parts = cut.parts.values();
            let parts = parts.map(|part| (part.id, part.points.clone()));
            let last = last.map(|last| (cut.last, last..last + 1));
            for (id, points) in parts.chain(last) {
                for point in &region.points[points] {
                    if matches!(point.kind, PointKind::Step { .. }) {
                        part_of[tree.subtree(point.node)].fill(id);
                    }
                }
            }
            Some(cut)
        });
        let cuts = cuts.collect();
        let mut leaves: BTreeMap<PartId, Vec<NodeId>> = BTreeMap::new();
        for leaf in calls {
            leaves.entry(part_of[leaf]).or_default().push(leaf);
        }
        Some(Self {
            cuts,
            leaves,
            part_of,
            here: Cell::new(THROUGHOUT),
            methods: RefCell::default(),
        })
    }

    /// Whether a leaf is called in another part than is being made.
    pub fn is_far(&self, leaf: NodeId) -> bool {
        self.part_of[leaf] != self.here.get()
    }
}

impl Body<'_> {
    /// Variables for the return types that are open in a part.
    fn types_of(&self, parts: &Parts, part: PartId) -> TokenStream {
        let leaves = parts.leaves.get(&part).into_iter().flatten();
        leaves.map(|&leaf| self.leaf_type_variable(leaf)).collect()
    }

    /// Variables for the return types that are open throughout a tree of many leaves.
    pub fn types_throughout(&self) -> Option<TokenStream> {
        let parts = self.parts.as_ref()?;
        Some(self.types_of(parts, THROUGHOUT))
    }

    /// The methods of the parts that were made so far.
    pub fn part_methods(&self) -> Option<TokenStream> {
        Some(self.parts.as_ref()?.methods.take().into_iter().collect())
    }

    fn cut(&self, region: RegionId) -> Option<(&Parts, &Cut)> {
        let parts = self.parts.as_ref()?;
        Some((parts, parts.cuts[region].as_ref()?))
    }
}

impl RegionBody<'_> {
    /// Whether control may come to functions, so that all they use has to have a value.
    pub fn is_in_functions(&self) -> bool {
        let cut = self.body.cut(self.id);
        cut.is_some_and(|(_, cut)| cut.are_functions)
    }

    /// Makes what stands at the beginning of a region, where the types of a cut one are not open.
    pub fn before_parts<T>(&self, make: impl FnOnce() -> T) -> T {
        match self.body.cut(self.id) {
            Some((parts, _)) => within(parts, NOWHERE, make),
            None => make(),
        }
    }

    /// Makes the point that ends a region, and the variables it needs before it.
    pub fn last_part<T>(&self, make: impl FnOnce() -> T) -> (T, Option<TokenStream>) {
        match self.body.cut(self.id) {
            Some((parts, cut)) => {
                let made = within(parts, cut.last, make);
                (made, Some(self.body.types_of(parts, cut.last)))
            }
            None => (make(), None),
        }
    }

    /// The part that begins with this point, and where it ends.
    pub fn part(&self, first: PointId, loops: LoopId) -> Option<(TokenStream, PointId)> {
        let (parts, cut) = self.body.cut(self.id)?;
        let part = cut.parts.get(&(first, loops))?;
        let ways_out = &self.ways_out;
        if ways_out.is_part.replace(true) {
            return None;
        }
        let is_function = cut.are_functions && !part.is_in_loop;
        ways_out.is_function.set(is_function);
        ways_out.begin();
        let points = within(parts, part.id, || self.points(part.points.clone(), loops));
        ways_out.is_part.set(false);
        ways_out.is_function.set(false);
        let types = self.body.types_of(parts, part.id);
        let code = code! { #types #points };
        let code = match self.body.params {
            _ if !is_function => code,
            Some(params) if cut.may_be_methods => {
                let (method, call) = self.method(part.id, params, &code);
                parts.methods.borrow_mut().push(method);
                self.called(&call)
            }
            _ => {
                ways_out.says_at.set(false);
                let runtime = runtime();
                self.called(&code! { (|| { #code #runtime::ControlFlow::Continue(()) })() })
            }
        };
        let code = match self.all_guarded(&part.points).filter(|_| is_function) {
            // Control that is not meant for the part passes it by.
            Some(numbers) => {
                let at = mixed("at");
                code! { if let #(#numbers)|* = #at { #code } }
            }
            None => code,
        };
        Some((code, part.points.end))
    }

    /// The numbers of these points, if each has a guard of its own.
    fn all_guarded(&self, points: &Range<PointId>) -> Option<Vec<TokenStream>> {
        let loops = self.region.loops.iter();
        if loops.clone().any(|it| points.contains(&it.points.start)) {
            return None;
        }
        let placed = points
            .clone()
            .filter(|&id| self.layout.place(id) != Place::Inlined);
        let numbers = placed.map(|id| {
            let (numbers, names) = (numbers(), self.body.names);
            let is_guarded = self.layout.place(id) == Place::Guarded;
            is_guarded.then(|| {
                let name = names.point(self.body.graph, self.id, id);
                code! { #numbers::#name }
            })
        });
        numbers
            .collect::<Option<Vec<_>>>()
            .filter(|all| !all.is_empty())
    }

    /// A method, and how it is called.
    fn method(
        &self,
        part: PartId,
        params: &[Param],
        code: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        let (body, runtime, ways_out) = (self.body, runtime(), &self.ways_out);
        let (context, number) = (body.context, body.number_type());
        let (was, at, name) = (mixed("was"), mixed("at"), mixed(&format!("{PART}{part}")));
        let says_at = ways_out.says_at.get();
        let (mut declared, mut given) = (TokenStream::new(), TokenStream::new());
        if mentions(code, context) {
            let context_ty = &body.context_ty;
            declared.extend(code! { #context: &mut #context_ty, });
            given.extend(code! { #context, });
        }
        if ways_out.asks_was.get() {
            declared.extend(code! { #was: #number, });
            given.extend(code! { #was, });
        }
        if ways_out.asks_at.get() || says_at {
            let mutable = says_at.then(|| code! { mut });
            declared.extend(code! { #mutable #at: #number, });
            given.extend(code! { #at, });
        }
        let used = params.iter().filter(|param| mentions(code, &param.name));
        let kept = used.map(|param| kept_param(&param.name));
        let (next, next_ty) = if says_at {
            (code! { #at }, Some(code! { , #number }))
        } else {
            (code! { () }, None)
        };
        let method = code! {
            #[inline]
            fn #name(&mut self, #declared) -> #runtime::ControlFlow<#runtime::Status #next_ty> {
                #(#kept)*
                #code
                #runtime::ControlFlow::Continue(#next)
            }
        };
        (method, code! { self.#name(#given) })
    }

    /// Goes on by what the function of a part gives.
    fn called(&self, call: &TokenStream) -> TokenStream {
        let (runtime, ways_out) = (runtime(), &self.ways_out);
        let (rests, completes) = (ways_out.rests.get(), ways_out.completes.get());
        let flow = code! { #runtime::ControlFlow };
        let go_on = if ways_out.says_at.get() {
            let (at, next) = (mixed("at"), mixed("next"));
            code! { #flow::Continue(#next) => #at = #next, }
        } else {
            code! { #flow::Continue(()) => {} }
        };
        let running = rests.then(|| {
            let mut running = Statements::default();
            self.running(&mut running);
            let running = running.into_arm();
            // It is left with no other status if it does not complete.
            let status = if completes {
                code! { #runtime::Status::Running }
            } else {
                code! { _ }
            };
            code! { #flow::Break(#status) => #running }
        });
        let done = completes.then(|| {
            let (status, mut done) = (mixed("status"), Statements::default());
            self.leave(&mut done, &code! { #status });
            let done = done.into_arm();
            code! { #flow::Break(#status) => #done }
        });
        let never = (!rests && !completes).then(|| code! { #flow::Break(_) => {} });
        code! { match #call { #go_on #running #done #never } }
    }

    /// Within the function of a part, leaves it with this status. Whether that is so.
    pub fn leave_part(
        &self,
        statements: &mut Statements,
        status: &TokenStream,
        rests: bool,
    ) -> bool {
        let ways_out = &self.ways_out;
        if !ways_out.is_function.get() {
            return false;
        }
        let way = if rests {
            &ways_out.rests
        } else {
            &ways_out.completes
        };
        way.set(true);
        let runtime = runtime();
        statements.leave(code! { return #runtime::ControlFlow::Break(#status) });
        true
    }
}

impl WaysOut {
    /// The part asks where the tick found the region.
    pub fn ask_was(&self) {
        self.asks_was.set(true);
    }

    /// The part asks where control goes.
    pub fn ask_at(&self) {
        self.asks_at.set(true);
    }

    /// The part says where control goes.
    pub fn say_at(&self) {
        self.says_at.set(true);
    }

    /// Nothing has been asked and said yet.
    fn begin(&self) {
        let ways = [&self.completes, &self.rests];
        let questions = [&self.asks_was, &self.asks_at, &self.says_at];
        ways.into_iter()
            .chain(questions)
            .for_each(|flag| flag.set(false));
    }
}

/// Makes a part, then goes on with the one around it.
fn within<T>(parts: &Parts, part: PartId, make: impl FnOnce() -> T) -> T {
    let around = parts.here.replace(part);
    let made = make();
    parts.here.set(around);
    made
}
