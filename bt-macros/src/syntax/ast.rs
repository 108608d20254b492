//! What the user wrote, with every token kept, right or wrong.
//!
//! The parser fills this in as far as it can; whatever it could not read is a
//! [`NodeKind::Broken`] node, and the mistake is already in the diagnostics.

use super::mention::Mention;
use proc_macro2::{Ident, Span, TokenStream};
use syn::{Attribute, Generics, Token, Type, TypeReference, Visibility};

/// Everything between the braces of one `behavior_tree! { … }`.
#[allow(clippy::large_enum_variant)] // There is one for each macro call.
pub enum Input {
    /// `|hero| fallback< … >`: an expression.
    Closure(ClosureTree),
    /// `pub tree Night(hero: &mut Hero) { … }`, one or more: items.
    Items(Vec<ItemTree>),
}

/// The closure form.
pub struct ClosureTree {
    /// `move`
    pub move_token: Option<Token![move]>,
    /// `|hero: &mut Hero|`; none in the bare form.
    pub context: Option<ClosureContext>,
    /// Whether what stood between the bars could not be read, and was reported.
    pub context_broken: bool,
    pub root: Node,
    pub mentions: Vec<Mention>,
}

/// What stands between the bars of a closure form.
pub struct ClosureContext {
    /// `hero`
    pub name: Ident,
    /// `&mut Hero`; none in `|hero|`.
    pub ty: Option<TypeReference>,
}

/// The item form.
pub struct ItemTree {
    /// Doc comments, derives and whatever else stands before the item.
    pub attrs: Vec<Attribute>,
    /// `#[budget(bytes = 8)]`
    pub budget: Option<Budget>,
    pub vis: Visibility,
    /// `const`, which insists on a `const fn new`.
    pub constness: Option<Token![const]>,
    /// `Night`
    pub name: Ident,
    /// `<'a, T: Clone>` and the `where` clause.
    pub generics: Generics,
    /// `hero`
    pub context: Ident,
    /// `Hero`, without its `&mut`.
    pub context_ty: Type,
    /// `speed: f32`, …
    pub params: Vec<Param>,
    pub root: Node,
    pub mentions: Vec<Mention>,
}

/// How large the state of a tree may be.
pub struct Budget {
    /// An expression of type `usize`.
    pub bytes: TokenStream,
    /// Where it begins.
    pub span: Span,
}

/// An extra parameter of an item form.
pub struct Param {
    pub name: Ident,
    pub ty: Type,
}

/// A node with whatever stands before it.
#[derive(Clone)]
pub struct Node {
    /// The lines of its doc comments, without the `///` and the space after it.
    pub docs: Vec<String>,
    /// `search` in `search: fallback< … >`
    pub label: Option<Ident>,
    pub kind: NodeKind,
    /// `A | B` in `A | B => node`: what stands before it in `switch`, `priority` and `utility`.
    pub arm: Option<Arm>,
    /// The token a message about the node points at: its keyword, path or dot-method name.
    pub span: Span,
}

#[derive(Clone)]
pub enum NodeKind {
    Control(Control),
    Leaf(Leaf),
    /// `RateLimit::<u64>::hz(10)< child >`: a value that implements `Composite`, and its children.
    Custom(Leaf, Vec<Node>),
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
    pub children: Vec<Node>,
}

/// A leading argument of a decorator, as raw tokens.
#[derive(Clone)]
pub struct Argument {
    pub tokens: TokenStream,
    /// Of its first token.
    pub span: Span,
}

/// `name = value`
#[derive(Clone)]
pub struct NodeOption {
    pub name: Ident,
    pub value: TokenStream,
    /// Of the value's first token; of the name where the value is missing.
    pub value_span: Span,
}

#[derive(Clone)]
pub struct Leaf {
    pub kind: LeafKind,
    /// The leaf as written, for the quotations in the generated code.
    pub tokens: TokenStream,
}

#[derive(Clone)]
pub enum LeafKind {
    /// `door_open`, `senses::near(3)`: called as `path(ctx, arguments…)`.
    Function {
        path: TokenStream,
        arguments: Vec<TokenStream>,
    },
    /// `.sleep(8)`: called as `ctx.sleep(arguments…)`.
    Method {
        /// With a turbofish where one was written.
        method: TokenStream,
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
        field: FieldPath,
        /// `<`, `>`, `<=`, `>=`, `==` or `!=`
        operator: TokenStream,
        value: TokenStream,
        /// `0.1` in `test(field == 3.0, within = 0.1)`
        within: Option<TokenStream>,
    },
    /// `set(steps = hero.steps + 1)`
    Set {
        field: FieldPath,
        value: TokenStream,
    },
}

/// `target?.position.x`: a field of the context; at least one step.
#[derive(Clone)]
pub struct FieldPath {
    pub steps: Vec<FieldStep>,
}

#[derive(Clone)]
pub struct FieldStep {
    /// A field `hp`, a tuple's field `0`, a call `nearest::<Foe>(3)`, or an index `[3]` with its brackets.
    pub access: TokenStream,
    /// Whether a `?` follows, which goes through an `Option`.
    pub optional: bool,
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
        }
    }
}
