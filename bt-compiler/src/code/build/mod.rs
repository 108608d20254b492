//! From the jump graph to structured code.
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
//!
//! One emission serves both forms: regions and points are blocks, so the same code stands in the
//! methods of an item and in the closure of an expression.

mod arrivals;
mod choose;
mod counted;
mod custom;
mod driver;
mod edges;
mod exits;
mod groups;
mod halt;
mod halt_groups;
mod halt_in_place;
mod halting;
mod halts_between;
mod layout;
mod leading_leaves;
mod parts;
mod points;
mod resume_index;
pub mod sections;
mod steps;
mod types;
mod weights;

pub use halting::Halting;
pub use leading_leaves::leading_leaves;
pub use parts::PartCode;

use super::{Block, Expr, Form, Label, Number, Part, Returns, Statement, Variable, VariableKind};
use crate::check::model::{NodeId, Outcome, Tree};
use crate::code::body::Body;
use crate::lower::graph::{
    Edge, Effect, Graph, Kept, PointId, Region, RegionId, SuspendId, Target,
};
use crate::spans::within;
use layout::Layout;
use sections::{Numbers, Sections};
use std::collections::BTreeSet;
use weights::Weight;

/// How the code of a region is arranged.
pub struct Arrangement {
    pub sections: Sections,
    pub numbers: Numbers,
    layout: Layout,
    weight: Weight,
}

impl Arrangement {
    /// For every region of a graph.
    pub fn of(tree: &Tree, graph: &Graph) -> Vec<Self> {
        Self::all(tree, graph, weights::IN_METHODS, |_| BTreeSet::new())
    }

    /// The same where there are no methods that halt what runs within nodes.
    pub fn without_methods(tree: &Tree, graph: &Graph, halting: &Halting) -> Vec<Self> {
        Self::all(tree, graph, weights::IN_CLOSURES, |region| {
            halting.between_sections(region)
        })
    }

    fn all(
        tree: &Tree,
        graph: &Graph,
        most: usize,
        halts: impl Fn(&Region) -> BTreeSet<PointId>,
    ) -> Vec<Self> {
        let weights = Weight::of(tree, graph, most);
        let regions = graph.regions.iter().zip(&weights);
        regions
            .map(|(region, &weight)| {
                let sections = Sections::halting(&weights, region, halts(region));
                Self {
                    numbers: Numbers::of(region, &sections),
                    layout: Layout::new(region, &sections),
                    sections,
                    weight,
                }
            })
            .collect()
    }
}

/// The variable that holds where the tick found a region.
fn was(region: RegionId) -> Variable {
    Variable {
        name: "was",
        kind: VariableKind::Was,
        of: region,
    }
}

/// The variable that says where control goes.
fn at(region: RegionId) -> Variable {
    Variable {
        name: "at",
        kind: VariableKind::At,
        of: region,
    }
}

/// The variable for the result of a child, where that has to be noted for a while.
fn succeeded(region: RegionId) -> Variable {
    Variable {
        name: "succeeded",
        kind: VariableKind::Flag,
        of: region,
    }
}

/// A local name of no further meaning.
fn local(name: &'static str) -> Variable {
    Variable {
        name,
        kind: VariableKind::Value,
        of: usize::MAX,
    }
}

impl Body<'_> {
    /// The statements of a whole tick, ending in the status.
    pub fn ticking_code(&self) -> Block {
        self.region(0, Form::Method, false).into_block().tidied()
    }

    /// The code that ticks a region and gives its status.
    fn region(&self, id: RegionId, form: Form, is_introduced: bool) -> Ticked {
        let (region, plan) = (&self.graph.regions[id], &self.plans[id]);
        let build = RegionBuild {
            body: self,
            id,
            region,
            plan,
            form: if self.params.is_some() {
                form
            } else {
                Form::Closure
            },
            section: None,
            last: if plan.sections.is_one() {
                plan.layout.last(region, &plan.sections, 0)
            } else {
                None
            },
            is_introduced,
            asks_types: false,
        };
        let build = RegionBuild {
            asks_types: build.is_decided_by_types(),
            ..build
        };
        within(self.sources[region.root].span, || build.code())
    }

    /// An expression that ticks an inner region. Where a comment says already what the region is, it
    /// is introduced.
    fn inner_region(&self, id: RegionId, form: Form, is_introduced: bool) -> Expr {
        let is_large = self.plans[id].weight.is_large;
        // What is a function of its own may have methods for its own parts.
        match self.region(id, form, is_introduced && !is_large) {
            Ticked::Expression(expression) => expression,
            Ticked::Statements(code) => {
                let label = &self.names.labels[id][1];
                let label = code.leaves_for(label).then(|| label.clone());
                if is_large {
                    let body = match label {
                        Some(label) => Expr::Block(Some(label), code).into(),
                        None => code,
                    };
                    let name = &self.tree.nodes[self.graph.regions[id].root].name;
                    return Expr::Part(Box::new(Part::new(
                        format!("tick_{name}"),
                        Returns::Status,
                        if self.params.is_some() {
                            form
                        } else {
                            Form::Closure
                        },
                        body,
                    )));
                }
                Expr::Block(label, code)
            }
        }
    }

    /// A comment that quotes a node.
    pub fn comment(&self, node: NodeId) -> String {
        format!(" `{}`", self.tree.nodes[node].quote)
    }

    /// The number of a suspend point.
    pub fn suspend_number(&self, region: RegionId, suspend: SuspendId) -> Number {
        match self.graph.regions[region].kept {
            Kept::Running => Number::Running,
            Kept::Index | Kept::Nothing => Number::Suspend(region, suspend),
        }
    }
}

/// The code that ticks a region.
enum Ticked {
    Expression(Expr),
    /// They end in an expression, or leave.
    Statements(Block),
}

impl Ticked {
    fn into_block(self) -> Block {
        match self {
            Self::Expression(expression) => expression.into(),
            Self::Statements(block) => block,
        }
    }
}

/// One region on its way to code.
#[derive(Clone, Copy)]
struct RegionBuild<'a> {
    body: &'a Body<'a>,
    id: RegionId,
    region: &'a Region,
    plan: &'a Arrangement,
    /// What functions in it are.
    form: Form,
    /// The section that is being made, where it is a function.
    section: Option<usize>,
    /// The point whose code ends the block that ends with the region.
    last: Option<PointId>,
    /// Whether a comment before it quotes its root.
    is_introduced: bool,
    /// Whether the types of all its leaves are asked first whether any can run.
    asks_types: bool,
}

impl RegionBuild<'_> {
    fn code(&self) -> Ticked {
        if let Some(status) = self.constant() {
            return Ticked::Expression(status);
        }
        let mut body = Block::default();
        if self.notes() {
            let no = Expr::tokens(crate::tokens::code! { false });
            body.push(Statement::Let(succeeded(self.id), Some(no)));
        }
        let is_one = self.plan.sections.is_one();
        if is_one {
            let points = self.points_of(0);
            body.extend(self.entry(&points));
            body.extend(points);
        } else {
            body.extend(self.driver());
        }
        // `was` is read before the first store, so outside of the block.
        let mut code = Block::default();
        if self.asks_types || body.mentions(was(self.id)) {
            code.push(Statement::Let(was(self.id), Some(Expr::Index(self.id))));
        }
        if self.asks_types {
            self.ask_types(&mut code);
        }
        let label = self.label();
        // At its end, the block is not left but has a value.
        let body = if is_one { body.ending(label) } else { body };
        let leaves_early = is_one && body.leaves_for(label);
        if self.region.kept == Kept::Nothing && code.is_empty() && !leaves_early {
            return match body.without_only_comment().into_expression() {
                Ok(expression) => Ticked::Expression(expression),
                Err(body) => Ticked::Statements(body),
            };
        }
        let keeps = self.region.kept != Kept::Nothing;
        if (keeps && !self.completes()) || (!keeps && !leaves_early) {
            code.extend(body);
            return Ticked::Statements(code);
        }
        let block = |body| Statement::Value(Expr::Block(Some(label.clone()), body)).into();
        let body: Block = if leaves_early { block(body) } else { body };
        if !keeps {
            code.extend(body);
            return Ticked::Statements(code);
        }
        let status = local("status");
        code.extend(body.bound_to(status));
        code.store(Expr::Index(self.id), Expr::Number(Number::Idle));
        code.push(Statement::Value(Expr::Variable(status)));
        Ticked::Statements(code)
    }

    /// The points of a section, with the code of the last ending the block.
    fn points_of(&self, section: usize) -> Block {
        let Some(points) = self.plan.sections.points.get(section) else {
            return Block::default();
        };
        self.points(points.clone(), self.first_loop(points.start))
    }

    /// The result of a region that does nothing at all.
    fn constant(&self) -> Option<Expr> {
        let Edge { effects, to } = &self.region.entry.start;
        let points = self.region.points.as_slice();
        match (to, points) {
            (Target::Done(outcome), []) if effects.is_empty() => Some(Expr::Status(Some(*outcome))),
            (Target::Point(_), [only]) if self.region.kept == Kept::Nothing && only.only_runs() => {
                Some(Expr::Status(None))
            }
            _ => None,
        }
    }

    /// The block that ends with the region.
    fn label(&self) -> &Label {
        &self.body.names.labels[self.id][0]
    }

    /// Whether the region can ever be done.
    fn completes(&self) -> bool {
        self.region
            .edges()
            .any(|edge| matches!(edge.to, Target::Done(_)))
    }

    fn notes(&self) -> bool {
        let mut effects = self.region.edges().flat_map(|edge| &edge.effects);
        effects.any(|effect| matches!(effect, Effect::Note(_)))
    }

    /// `was == At::SLEEP`
    fn was_at(&self, suspend: SuspendId) -> Expr {
        Expr::equal(Expr::Variable(was(self.id)), self.suspend(suspend))
    }

    /// The number of a suspend point of this region.
    fn suspend(&self, suspend: SuspendId) -> Expr {
        Expr::Number(self.body.suspend_number(self.id, suspend))
    }

    fn index(&self) -> Expr {
        Expr::Index(self.id)
    }
}

/// `Status::Success`, `Status::Failure`
fn status(outcome: Outcome) -> Expr {
    Expr::Status(Some(outcome))
}
