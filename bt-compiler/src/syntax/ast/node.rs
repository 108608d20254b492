//! A node as it is written, and what is below it.

use super::Leaf;
use proc_macro2::{Ident, Span, TokenStream};

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
    /// If it was put in from another tree: what is known of it there.
    pub put_in: Option<Box<Origin>>,
}

/// Where a node comes from that was put in.
#[derive(Clone)]
pub struct Origin {
    /// The tree.
    pub tree: Ident,
    /// How it is written there, unless it has been given a label here.
    pub quote: Option<String>,
}

/// What a node is, as far as it is written.
#[derive(Clone)]
pub enum NodeKind {
    /// A node named by a keyword, with children. In a box, as nodes are read one within the other: each takes stack for all around it.
    Control(Box<Control>),
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
    /// `Mood::Brave | Mood::Angry if hero.strong`, and where the child ends.
    Pattern(TokenStream, Span),
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

impl Node {
    /// What is left where a node was taken out of its tree.
    pub fn absent() -> Self {
        Self::broken(Span::call_site())
    }

    /// In order; of a tree that was put in, its root.
    pub fn children(&self) -> &[Self] {
        match &self.kind {
            NodeKind::Control(control) => &control.children,
            NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
            NodeKind::Subtree(_, root) => std::slice::from_ref(&**root),
            NodeKind::Leaf(_) => &[],
        }
    }

    /// The same, to be changed.
    pub fn children_mut(&mut self) -> &mut [Self] {
        match &mut self.kind {
            NodeKind::Control(control) => &mut control.children,
            NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
            NodeKind::Subtree(_, root) => std::slice::from_mut(&mut **root),
            NodeKind::Leaf(_) => &mut [],
        }
    }

    /// Whether something in it could not be read.
    pub fn is_broken(&self) -> bool {
        matches!(self.kind, NodeKind::Broken(_)) || self.children().iter().any(Self::is_broken)
    }

    /// The labels in this part of the tree.
    pub fn labels(&self) -> Vec<Ident> {
        let below = self.children().iter().flat_map(Self::labels);
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
