//! Everything that can be said about a tree before it is compiled, all at once.

mod arguments;
mod arity;
mod control;
mod leaf;
pub mod model;
mod names;
mod needs;
mod nesting;
mod options;
mod quotation;
mod reach;
mod threshold;
mod way;

use crate::diagnostics::Diagnostics;
use crate::syntax::ast::{self, NodeKind};
pub use leaf::leaf_span;
use model::{Kind, NodeId, Tree};
use names::Labels;
pub use needs::{Hopes, LeafNeed};
use nesting::nesting;
use proc_macro2::{Ident, Span, TokenStream};
use reach::Outcomes;
use std::collections::BTreeSet;
pub use way::Given;

/// More nodes than this do not fit an index of 16 bits.
pub const MAX_NODES: usize = 65_000;

/// What is in scope inside a tree.
pub struct Scope {
    pub context: Context,
}

/// How the context is known.
pub enum Context {
    /// `fallback< … >`: without a name.
    Unnamed,
    /// `|hero| …`: without a type.
    Named(Ident),
    /// `|hero: &mut Hero| …`, and the item form.
    Typed(Ident),
    /// Something that was wrong, and reported.
    Broken,
}

impl Scope {
    pub fn of_closure(tree: &ast::ClosureTree) -> Self {
        let context = match &tree.context {
            _ if tree.context_broken => Context::Broken,
            None => Context::Unnamed,
            Some(context) if context.ty.is_none() => Context::Named(context.name.clone()),
            Some(context) => Context::Typed(context.name.clone()),
        };
        Self { context }
    }

    pub fn of_item(tree: &ast::ItemTree) -> Self {
        Self {
            context: Context::Typed(tree.context.clone()),
        }
    }
}

/// A tree that is right.
pub struct Checked {
    pub tree: Tree,
    /// One for each node, under the same number.
    pub sources: Sources,
}

pub type Sources = Vec<Source>;

/// The tokens of a node.
#[derive(Clone)]
pub struct Source {
    /// The token a message about the node points at.
    pub span: Span,
    /// The lines of its doc comments, without the `///` and the space after it.
    #[allow(dead_code)] // For the tree's description of itself, which is still to come.
    pub docs: Vec<String>,
    /// `search` in `search: fallback< … >`
    #[allow(dead_code)] // For jumping from a label's uses to it, as `docs`.
    pub label: Option<Ident>,
    /// `fallback`, and also `success` and `test`; none for the user's own leaves and composites.
    /// For `!`, an `invert` spanned at it.
    pub keyword: Option<Ident>,
    /// Of the user's own leaves and composites, of `test` and `set`; constants and `wait` have none.
    pub leaf: Option<ast::Leaf>,
    /// The expression of a computed duration.
    pub duration: Option<TokenStream>,
    /// The expression of a computed count: how often `repeat` and `retry` go round, the
    /// `success` of `parallel`, the `failures` of `parallel_all`.
    pub count: Option<TokenStream>,
    /// The expression of a computed `failure` of `parallel`.
    pub failure_count: Option<TokenStream>,
    /// The expression of `switch`, the value of `context`.
    pub expression: Option<TokenStream>,
    /// The handler of `on_start` and the like, the query of `priority`: a function or method;
    /// a handler may be a block.
    pub handler: Option<ast::Leaf>,
    /// What stands before the `=>` of a child of `switch`, `priority` or `utility`.
    pub arm: Option<ast::Arm>,
    /// What the return type of a leaf has to allow.
    pub needs: BTreeSet<LeafNeed>,
    /// Of a loop that never rests: of each of these one has to be so, or it never comes back.
    pub hopes: Vec<Hopes>,
}

impl Source {
    /// Of a node at this token, of which nothing else is known yet.
    pub fn at(span: Span) -> Self {
        Self {
            span,
            docs: Vec::new(),
            label: None,
            keyword: None,
            leaf: None,
            duration: None,
            count: None,
            failure_count: None,
            expression: None,
            handler: None,
            arm: None,
            needs: BTreeSet::new(),
            hopes: Vec::new(),
        }
    }
}

/// Checks a tree; gives it if it can be compiled.
///
/// That it can be does not mean that nothing was wrong: after a missing comma, say, the parser
/// complains and goes on.
pub fn check(root: ast::Node, scope: &Scope, diagnostics: &mut Diagnostics) -> Option<Checked> {
    let before = diagnostics.count();
    let checker = Checker::of(root, scope, diagnostics);
    nesting(&checker.tree, &checker.sources, checker.diagnostics);
    let broken = checker.broken || matches!(scope.context, Context::Broken);
    let right = !broken && checker.diagnostics.count() == before;
    right.then_some(Checked {
        tree: checker.tree,
        sources: checker.sources,
    })
}

/// A tree even if it is refused: a child that is never reached can be compiled as well.
#[cfg(test)]
pub fn tree_of(root: ast::Node, scope: &Scope, diagnostics: &mut Diagnostics) -> Tree {
    Checker::of(root, scope, diagnostics).tree
}

struct Checker<'a> {
    scope: &'a Scope,
    diagnostics: &'a mut Diagnostics,
    tree: Tree,
    sources: Sources,
    labels: Labels,
    /// Whether there is a node that the parser could not read.
    broken: bool,
    /// Whether the missing context was reported: it is one mistake, however often it shows.
    context_reported: bool,
}

/// Where a node stands, as far as it matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Directly under an `async_*` node.
    UnderAsync,
    /// Under a node that could not be read.
    Unknown,
    Elsewhere,
}

impl<'a> Checker<'a> {
    fn of(root: ast::Node, scope: &'a Scope, diagnostics: &'a mut Diagnostics) -> Self {
        let mut checker = Self {
            scope,
            diagnostics,
            tree: Tree { nodes: Vec::new() },
            sources: Vec::new(),
            labels: Labels::default(),
            broken: false,
            context_reported: false,
        };
        checker.node(root, Place::Elsewhere);
        checker
    }

    /// Checks a node and everything below it; gives how it may complete.
    fn node(&mut self, node: ast::Node, place: Place) -> Outcomes {
        let id = self.add(&node);
        self.arm(node.arm.as_ref());
        let outcomes = match node.kind {
            NodeKind::Broken(children) => {
                self.broken = true;
                for child in children {
                    self.node(child, Place::Unknown);
                }
                Outcomes::ANY
            }
            NodeKind::Leaf(leaf) => self.leaf(id, leaf),
            NodeKind::Custom(leaf, children) => self.custom(id, leaf, children),
            NodeKind::Control(control) => self.control(id, control, place),
        };
        self.tree.nodes[id].end = self.tree.nodes.len();
        outcomes
    }

    /// Gives a node its number; what it does and its children come later.
    fn add(&mut self, node: &ast::Node) -> NodeId {
        let id = self.tree.nodes.len();
        if id == MAX_NODES {
            self.diagnostics
                .error(node.span, format!("a tree has at most {MAX_NODES} nodes"))
                .help("make a tree of its own of an inner part, and use it as a leaf");
        }
        if let Some(label) = &node.label {
            self.labels.add(label, self.diagnostics);
        }
        self.tree.nodes.push(model::Node {
            kind: Kind::Leaf(model::Leaf::Running),
            children: Vec::new(),
            end: id,
            label: node.label.as_ref().map(names::plain),
            name: names::name(node),
            quote: quotation::quote(node),
        });
        self.sources.push(Source {
            docs: node.docs.clone(),
            label: node.label.clone(),
            arm: node.arm.clone(),
            ..Source::at(node.span)
        });
        id
    }
}

#[cfg(test)]
mod tests;
