//! Everything that can be said about a tree before it is compiled, all at once.

mod arguments;
mod arity;
mod calls;
mod control;
mod declared;
mod feasibility;
mod leaf;
pub mod model;
mod names;
mod needs;
mod nesting;
mod options;
mod outcomes;
mod quotation;
mod reach;
mod threshold;

use crate::diagnostics::Diagnostics;
use crate::syntax::ast::{self, NodeKind};
pub(crate) use calls::calls_kept;
pub use calls::{most_calls, MostCalls};
pub use feasibility::Given;
pub use leaf::is_made;
pub use leaf::leaf_span;
use model::{Kind, NodeId, Tree};
use names::Labels;
pub use names::{last_segment, of_type};
pub use needs::{Clause, Gives, LeafNeed};
use nesting::nesting;
use outcomes::Outcomes;
use proc_macro2::{Ident, Span, TokenStream};
pub(crate) use quotation::quote;
use std::collections::BTreeSet;

/// More nodes than this do not fit an index of 16 bits.
pub const MAX_NODES: usize = 65_000;

/// What is in scope inside a tree.
pub(crate) struct Scope {
    pub context: Context,
    /// What the tree is declared to give.
    pub gives: Option<ast::ReturnType>,
    /// The name of the tree.
    pub tree: Option<String>,
    /// The names of all trees of the macro call.
    pub trees: Vec<String>,
    /// The name of the context's type, without generics.
    pub context_ty: Option<String>,
    /// Whether that is a parameter of the tree of which nothing is known.
    pub context_unbounded: bool,
}

/// How the context is known.
pub(crate) enum Context {
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
    pub fn of(tree: &ast::Declaration) -> Self {
        match tree {
            ast::Declaration::Closure(tree) => Self::of_closure(tree),
            ast::Declaration::Item(tree) => Self::of_item(tree),
        }
    }

    fn of_closure(tree: &ast::ClosureTree) -> Self {
        let context = match &tree.context {
            _ if tree.context_broken => Context::Broken,
            None => Context::Unnamed,
            Some(context) if context.ty.is_none() => Context::Named(context.name.clone()),
            Some(context) => Context::Typed(context.name.clone()),
        };
        let ty = tree
            .context
            .as_ref()
            .and_then(|context| context.ty.as_ref());
        Self {
            context,
            gives: None,
            tree: None,
            trees: Vec::new(),
            context_ty: ty.map(|ty| names::of_type(&ty.elem)),
            context_unbounded: false,
        }
    }

    pub fn of_item(tree: &ast::ItemTree) -> Self {
        Self {
            context: Context::Typed(tree.context.clone()),
            gives: tree.gives.clone(),
            tree: Some(tree.name.to_string()),
            trees: Vec::new(),
            context_ty: Some(names::of_type(&tree.context_ty)),
            context_unbounded: names::is_unbounded(&tree.context_ty, &tree.generics),
        }
    }
}

/// A tree that was checked.
pub struct CheckedTree {
    /// How it is declared. Its nodes have been taken out.
    pub declaration: ast::Declaration,
    /// The labels in it.
    pub labels: Vec<Ident>,
    /// Its nodes; none if it cannot be compiled.
    pub checked: Option<Checked>,
}

/// The nodes of a tree that is right.
pub struct Checked {
    /// What its nodes do.
    pub tree: Tree,
    /// One for each node, under the same number.
    pub sources: Sources,
}

/// The tokens of a tree, node by node.
pub type Sources = Vec<Source>;

/// The tokens of a node.
#[derive(Clone)]
pub struct Source {
    /// The token a message about the node points at.
    pub span: Span,
    /// The tree that it was put in from.
    pub from: Option<Ident>,
    /// The lines of its doc comments, without the `///` and the space after it.
    pub docs: Vec<String>,
    /// `search` in `search: fallback< … >`
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
    pub clauses: Vec<Clause>,
    /// The node before it, which never lets control come so far: it goes on for ever.
    pub unreached_after: Option<Span>,
}

impl Source {
    /// Of a node at this token, of which nothing else is known yet.
    pub fn at(span: Span) -> Self {
        Self {
            span,
            from: None,
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
            clauses: Vec::new(),
            unreached_after: None,
        }
    }
}

/// Checks the nodes of a tree; gives them if they can be compiled.
pub(crate) fn check_nodes(
    root: ast::Node,
    scope: &Scope,
    diagnostics: &mut Diagnostics,
) -> Option<Checked> {
    let before = diagnostics.count();
    let checker = Checker::of(root, scope, diagnostics);
    nesting(&checker.tree, &checker.sources, checker.diagnostics);
    if scope.context_unbounded {
        unbounded(scope, &checker.tree, &checker.sources, checker.diagnostics);
    }
    let broken = checker.broken || matches!(scope.context, Context::Broken);
    let right = !broken && checker.diagnostics.count() == before;
    right.then_some(Checked {
        tree: checker.tree,
        sources: checker.sources,
    })
}

/// A node that asks something of a context of which nothing is known. rustc would say so wherever it is asked.
fn unbounded(scope: &Scope, tree: &Tree, sources: &[Source], diagnostics: &mut Diagnostics) {
    let (Some(name), Some(ty)) = (&scope.tree, &scope.context_ty) else {
        return;
    };
    for (first, message, needed) in [
        (
            first_timed(tree),
            "has no clock, and its tree measures time",
            "Clock",
        ),
        (
            first_contextual(tree),
            "cannot be given a value by `context`",
            "Contextual",
        ),
    ] {
        if let Some(node) = first {
            diagnostics
                .error(sources[node].span, format!("the context `{ty}` {message}"))
                .help(format!("write `tree {name}<{ty}: quickbeam::{needed}>(…)`"));
        }
    }
}

/// A tree even if it is refused: a child that is never reached can be compiled as well. For tests: what once
/// failed is tried again, whatever is refused by then.
#[doc(hidden)]
pub fn tree_of(mut declaration: ast::Declaration, diagnostics: &mut Diagnostics) -> Tree {
    let scope = Scope::of(&declaration);
    Checker::of(declaration.take_root(), &scope, diagnostics).tree
}

/// The first node that asks for the time.
pub fn first_timed(tree: &Tree) -> Option<NodeId> {
    let mut nodes = tree.nodes.iter();
    nodes.position(|data| data.kind.time().is_some())
}

/// The first node that changes the context.
pub fn first_contextual(tree: &Tree) -> Option<NodeId> {
    let mut nodes = tree.nodes.iter();
    nodes.position(|data| data.kind == Kind::Context)
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
enum Parent {
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
            tree: Tree {
                nodes: Vec::new(),
                never_runs: scope.gives.as_ref().is_some_and(|gives| !gives.can_run),
            },
            sources: Vec::new(),
            labels: Labels::default(),
            broken: false,
            context_reported: false,
        };
        let outcomes = checker.node(root, Parent::Elsewhere);
        checker.as_declared(&outcomes);
        checker
    }

    /// Checks a node and everything below it; gives how it may complete.
    fn node(&mut self, node: ast::Node, place: Parent) -> Outcomes {
        let id = self.add(&node);
        self.arm(node.arm.as_ref());
        let outcomes = match node.kind {
            NodeKind::Broken(children) => {
                self.broken = true;
                for child in children {
                    self.node(child, Parent::Unknown);
                }
                self.tree.nodes[id].end = self.tree.nodes.len();
                return if self.tree.never_runs {
                    Outcomes::COMPLETES
                } else {
                    Outcomes::ANY
                };
            }
            NodeKind::Leaf(leaf) => self.leaf(id, leaf),
            NodeKind::Custom(leaf, children) => self.custom(id, leaf, children),
            NodeKind::Subtree(leaf, root) => self.subtree(id, leaf, *root),
            NodeKind::Control(control) => self.control(id, *control, place),
        };
        self.tree.nodes[id].end = self.tree.nodes.len();
        self.at_once(id, outcomes)
    }

    /// Gives a node its number; what it does and its children come later.
    fn add(&mut self, node: &ast::Node) -> NodeId {
        let id = self.tree.nodes.len();
        if id == MAX_NODES {
            self.diagnostics
                .error(node.span, format!("a tree has at most {MAX_NODES} nodes"))
                .help("make a tree of its own of an inner part, and use it as a leaf");
        }
        // The labels of a tree that was put in are not those of the tree around.
        let put_in = node.put_in.as_ref().and_then(|origin| origin.quote.clone());
        let label = node.label.as_ref().filter(|_| put_in.is_none());
        if let Some(label) = label {
            let is_item = self.scope.tree.is_some();
            self.labels.add(label, is_item, self.diagnostics);
        }
        self.tree.nodes.push(model::Node {
            kind: Kind::Leaf(model::Leaf::Running),
            children: Vec::new(),
            end: id,
            label: label.map(names::plain),
            name: names::name(node),
            quote: put_in.unwrap_or_else(|| quote(node)),
        });
        self.sources.push(Source {
            from: node.put_in.as_ref().map(|origin| origin.tree.clone()),
            docs: node.docs.clone(),
            label: label.cloned(),
            arm: node.arm.clone(),
            ..Source::at(node.span)
        });
        id
    }
}

#[cfg(test)]
mod tests;
