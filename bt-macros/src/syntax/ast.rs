//! What the user wrote, with every token kept, right or wrong.
//!
//! The parser fills this in as far as it can; whatever it could not read is a
//! [`NodeKind::Broken`] node, and the mistake is already in the diagnostics.

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
    /// The token a message about the node points at: its keyword, path or dot-method name.
    pub span: Span,
}

#[derive(Clone)]
pub enum NodeKind {
    Control(Control),
    Leaf(Leaf),
    /// Not understood, and already reported. What did parse inside it is kept
    /// for the editor.
    Broken(Vec<Node>),
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
    Test {
        field: FieldPath,
        operator: TokenStream,
        value: TokenStream,
        within: Option<TokenStream>,
    },
    Set {
        field: FieldPath,
        value: TokenStream,
    },
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
}

impl Node {
    /// What is left where a node was taken out of its tree.
    pub fn absent() -> Self {
        Self::broken(Span::call_site())
    }

    /// A node that could not be read.
    pub fn broken(span: Span) -> Self {
        Self {
            docs: Vec::new(),
            label: None,
            kind: NodeKind::Broken(Vec::new()),
            span,
        }
    }
}

#[derive(Clone)]
pub enum Arm {
    Pattern(TokenStream),
    Id(TokenStream),
    Score(Leaf),
}
#[derive(Clone)]
pub struct FieldPath {
    pub steps: Vec<FieldStep>,
}
#[derive(Clone)]
pub struct FieldStep {
    pub access: TokenStream,
    pub optional: bool,
}
