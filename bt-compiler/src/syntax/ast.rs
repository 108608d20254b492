//! What the user wrote, with every token kept, right or wrong.
//!
//! The parser fills this in as far as it can; whatever it could not read is a
//! [`NodeKind::Broken`] node, and the mistake is already in the diagnostics.

use super::mention::Mention;
use proc_macro2::{Ident, Span, TokenStream};
use std::collections::BTreeSet;
use syn::{Attribute, Generics, Token, Type, TypeReference, Visibility};

/// Everything between the braces of one `behavior_tree! { … }`.
#[allow(clippy::large_enum_variant)] // There is one for each macro call.
pub enum Input {
    /// `|hero| fallback< … >`: an expression.
    Closure(ClosureTree),
    /// `pub tree Night(hero: &mut Hero) { … }`, one or more: items.
    Items(Vec<ItemTree>),
}

/// One tree of an input.
#[allow(clippy::large_enum_variant)] // There are few trees in a macro call.
pub enum Declaration {
    /// The closure form.
    Closure(ClosureTree),
    /// An item form.
    Item(ItemTree),
}

/// The closure form.
pub struct ClosureTree {
    /// `move`
    pub move_token: Option<Token![move]>,
    /// `|hero: &mut Hero|`; none in the bare form.
    pub context: Option<ClosureContext>,
    /// Whether what stood between the bars could not be read, and was reported.
    pub context_broken: bool,
    /// Its only node at the top.
    pub root: Node,
    /// What an editor wants to know the places of.
    pub mentions: Vec<Mention>,
}

/// What stands between the bars of a closure form.
pub struct ClosureContext {
    /// The `|` before it.
    pub bar: Span,
    /// `hero`
    pub name: Ident,
    /// `&mut Hero`; none in `|hero|`.
    pub ty: Option<TypeReference>,
    /// `log: &mut Log` in `|hero, log: &mut Log|`.
    pub observer: Option<ClosureObserver>,
}

/// The observer that a closure form names.
pub struct ClosureObserver {
    /// `log`
    pub name: Ident,
    /// `&mut Log`
    pub ty: TypeReference,
}

/// The item form.
pub struct ItemTree {
    /// Doc comments, derives and whatever else stands before the item.
    pub attrs: Vec<Attribute>,
    /// `#[budget(bytes = 8)]`
    pub budget: Option<Budget>,
    /// `#[observe]`
    pub observe: Option<Observe>,
    /// `#[budget(calls = 12)]`
    pub most_calls: Option<MostCalls>,
    /// `pub`
    pub vis: Visibility,
    /// `const`, which insists on a `const fn new`.
    pub constness: Option<Token![const]>,
    /// `tree`
    pub keyword: Ident,
    /// `Night`
    pub name: Ident,
    /// `<'a, T: Clone>` and the `where` clause.
    pub generics: Generics,
    /// Where the `(` before the context is.
    pub open: Span,
    /// `hero`
    pub context: Ident,
    /// `Hero`, without its `&mut`.
    pub context_ty: Type,
    /// `speed: f32`, …
    pub params: Vec<Param>,
    /// `< action, alternatives >`; none where there are no angle brackets.
    pub places: Option<Places>,
    /// `-> bool`
    pub gives: Option<Gives>,
    /// Its only node at the top.
    pub root: Node,
    /// What an editor wants to know the places of.
    pub mentions: Vec<Mention>,
    /// What other trees of the call were put into this one.
    pub put_in: PutIn,
}

/// `#[observe]`, or `#[cfg_attr(test, observe)]`.
#[derive(Clone)]
pub struct Observe {
    /// Where it stands.
    pub span: Span,
    /// `test`, under which alone the tree can be observed.
    pub condition: Option<TokenStream>,
}

/// `< action, alternatives >` after the parameters: names for the nodes that a use of the tree gives it.
#[derive(Clone)]
pub struct Places {
    /// In order, each once.
    pub names: Vec<Ident>,
}

/// What a tree is declared to give, as a function is by its return type.
#[derive(Clone)]
pub struct Gives {
    /// `bool`
    pub ty: TokenStream,
    /// Whether a tick may give `Failure`.
    pub can_fail: bool,
    /// Whether a tick may give `Running`.
    pub can_run: bool,
}

impl ItemTree {
    /// Whether it is declared never to run: then it is a function, and keeps nothing.
    pub fn never_runs(&self) -> bool {
        self.gives.as_ref().is_some_and(|gives| !gives.can_run)
    }
}

/// What is left of the trees that were put into another one, beside their nodes.
#[derive(Default)]
pub struct PutIn {
    /// Constant arguments, each of which became a constant.
    pub constants: Vec<Bound>,
    /// The other arguments, which `new` evaluates and the tree keeps.
    pub stored: Vec<Bound>,
    /// The trees of the call that have places.
    pub with_places: BTreeSet<String>,
    /// The trees that are types of their own: not unused, though nothing else may name them.
    pub trees: Vec<Ident>,
    /// The contexts of trees with places, where they are written in other words.
    pub contexts: Vec<TokenStream>,
}

/// An argument of a tree that was put into another one.
pub struct Bound {
    /// A name that nothing else in the tree has.
    pub name: Ident,
    /// The type of the parameter.
    pub ty: TokenStream,
    /// An expression of that type.
    pub value: TokenStream,
}

/// How large the state of a tree may be.
pub struct Budget {
    /// `budget`
    pub name: Ident,
    /// An expression of type `usize`.
    pub bytes: TokenStream,
    /// Where it begins.
    pub span: Span,
}

/// How often leaves may be called in one tick.
pub struct MostCalls {
    /// So often at the most.
    pub calls: u64,
    /// Where the number stands.
    pub span: Span,
}

/// An extra parameter of an item form.
#[derive(Clone)]
pub struct Param {
    /// `speed`
    pub name: Ident,
    /// `f32`: a whole type.
    pub ty: TokenStream,
}

/// A node with whatever stands before it.
#[derive(Clone)]
pub struct Node {
    /// The lines of its doc comments, without the `///` and the space after it.
    pub docs: Vec<String>,
    /// `search` in `search: fallback< … >`
    pub label: Option<Ident>,
    /// What it is.
    pub kind: NodeKind,
    /// `A | B` in `A | B => node`: what stands before it in `switch`, `priority` and `utility`.
    pub arm: Option<Arm>,
    /// The token a message about the node points at: its keyword, path or dot-method name.
    pub span: Span,
    /// If it was put in from another tree: how it is written there.
    pub put_in: Option<String>,
}

/// What a node is, as far as it is written.
#[derive(Clone)]
pub enum NodeKind {
    /// A node named by a keyword, with children.
    Control(Control),
    /// A node without children.
    Leaf(Leaf),
    /// `RateLimit::<u64>::hz(10)< child >`: a value that implements `Composite`, and its children.
    Custom(Leaf, Vec<Node>),
    /// `Patrol::new(3)`: a tree of the same call, and its root, put in.
    Subtree(Leaf, Box<Node>),
    /// Not understood, and already reported. What did parse inside it is kept
    /// for the editor.
    Broken(Vec<Node>),
}

/// What stands before the `=>` of a child.
#[derive(Clone)]
pub enum Arm {
    /// `Mood::Brave | Mood::Angry if hero.strong`
    Pattern(TokenStream),
    /// `Need::Food`
    Id(TokenStream),
    /// `hunger(3)`: a function, method or block.
    Score(Leaf),
}

/// A node named by a keyword that has children: a composite or a decorator.
#[derive(Clone)]
pub struct Control {
    /// `fallback`; for `!child`, an identifier `invert` spanned at the `!`.
    pub keyword: Ident,
    /// Whether it was written as `!child`.
    pub bang: bool,
    /// Its row in the node table.
    pub row: &'static crate::nodes::Row,
    /// `8h` in `timeout(8h, sleep)`: the leading arguments, in order.
    pub arguments: Vec<Argument>,
    /// `beep` in `on_halt(beep, walk)`, `query` in `priority(query)< … >`: the argument that is called.
    pub handler: Option<Leaf>,
    /// `on_running = continue`
    pub options: Vec<NodeOption>,
    /// In order.
    pub children: Vec<Node>,
}

/// A leading argument of a decorator, as raw tokens.
#[derive(Clone)]
pub struct Argument {
    /// As written.
    pub tokens: TokenStream,
    /// Of its first token.
    pub span: Span,
}

/// `name = value`
#[derive(Clone)]
pub struct NodeOption {
    /// `on_running`
    pub name: Ident,
    /// `continue`
    pub value: TokenStream,
    /// Of the value's first token; of the name where the value is missing.
    pub value_span: Span,
}

/// A node without children, as written.
#[derive(Clone)]
pub struct Leaf {
    /// How it is written.
    pub kind: LeafKind,
    /// The leaf as written, for the quotations in the generated code.
    pub tokens: TokenStream,
}

/// How a leaf is written.
#[derive(Clone)]
pub enum LeafKind {
    /// `door_open`, `senses::near(3)`: called as `path(ctx, arguments…)`.
    Function {
        /// `senses::near`
        path: TokenStream,
        /// `3`
        arguments: Vec<TokenStream>,
    },
    /// `.sleep(8)`: called as `ctx.sleep(arguments…)`.
    Method {
        /// With a turbofish where one was written.
        method: TokenStream,
        /// `8`
        arguments: Vec<TokenStream>,
    },
    /// `{ hero.x > 3 }`
    Block {
        /// What stands between the braces.
        body: TokenStream,
        /// Whether `return` or `?` occurs in it, outside nested functions and closures as far as tokens tell.
        leaves_early: bool,
    },
    /// `Sleep`, `Sleep(3)`, `Sleep { hours: 3 }`, `Sleep::new(3)`.
    Value {
        /// `Sleep`
        ty: TokenStream,
        /// The expression that makes it, as written.
        init: TokenStream,
        /// Whether the expression calls a function (`Sleep::new(3)`), which may not be `const`.
        calls_function: bool,
    },
    /// `success`, `failure`, with the keyword's token.
    Constant(Ident, crate::check::model::Outcome),
    /// `running`, with the keyword's token.
    Running(Ident),
    /// `test(target?.distance < 3.0)`
    Test {
        /// `target?.distance`
        field: FieldPath,
        /// `<`, `>`, `<=`, `>=`, `==` or `!=`
        operator: TokenStream,
        /// `3.0`
        value: TokenStream,
        /// `0.1` in `test(field == 3.0, within = 0.1)`
        within: Option<TokenStream>,
    },
    /// `set(steps = hero.steps + 1)`
    Set {
        /// `steps`
        field: FieldPath,
        /// `hero.steps + 1`
        value: TokenStream,
    },
}

/// `target?.position.x`: a field of the context; at least one step.
#[derive(Clone)]
pub struct FieldPath {
    /// `target?`, `position`, `x`
    pub steps: Vec<FieldStep>,
}

/// A part of a path between two dots.
#[derive(Clone)]
pub struct FieldStep {
    /// A field `hp`, a tuple's field `0`, a call `nearest::<Foe>(3)`, or an index `[3]` with its brackets.
    pub access: TokenStream,
    /// Whether a `?` follows, which goes through an `Option`.
    pub optional: bool,
}

impl Input {
    /// Its trees, in order.
    #[must_use]
    pub fn into_trees(self) -> Vec<Declaration> {
        match self {
            Self::Closure(tree) => vec![Declaration::Closure(tree)],
            Self::Items(trees) => trees.into_iter().map(Declaration::Item).collect(),
        }
    }
}

impl Declaration {
    /// The only node at the top.
    #[must_use]
    pub fn root(&self) -> &Node {
        match self {
            Self::Closure(tree) => &tree.root,
            Self::Item(tree) => &tree.root,
        }
    }

    /// Takes the nodes out; a [`NodeKind::Broken`] node is left.
    #[must_use]
    pub fn take_root(&mut self) -> Node {
        let root = match self {
            Self::Closure(tree) => &mut tree.root,
            Self::Item(tree) => &mut tree.root,
        };
        std::mem::replace(root, Node::absent())
    }
}

impl ClosureTree {
    /// Where nothing is written yet.
    pub fn unwritten() -> Self {
        Self {
            move_token: None,
            context: None,
            context_broken: false,
            root: Node::absent(),
            mentions: Vec::new(),
        }
    }
}

impl Node {
    /// What is left where a node was taken out of its tree.
    pub fn absent() -> Self {
        Self::broken(Span::call_site())
    }

    /// The labels in this part of the tree.
    pub fn labels(&self) -> Vec<Ident> {
        let children = match &self.kind {
            NodeKind::Control(control) => &control.children[..],
            NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
            NodeKind::Subtree(_, root) => std::slice::from_ref(&**root),
            NodeKind::Leaf(_) => &[],
        };
        let below = children.iter().flat_map(Self::labels);
        self.label.iter().cloned().chain(below).collect()
    }

    /// A node that could not be read.
    pub fn broken(span: Span) -> Self {
        Self {
            docs: Vec::new(),
            label: None,
            kind: NodeKind::Broken(Vec::new()),
            arm: None,
            span,
            put_in: None,
        }
    }
}
