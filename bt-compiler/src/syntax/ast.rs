//! What the user wrote, with every token kept, right or wrong.
//!
//! The parser fills this in as far as it can; whatever it could not read is a
//! [`NodeKind::Broken`] node, and the mistake is already in the diagnostics.

mod leaf;
mod node;

use super::mention::Mention;
pub use leaf::{last_name, FieldPath, FieldStep, Leaf, LeafKind};
pub use node::{Argument, Arm, Control, Node, NodeKind, NodeOption, Origin};
use proc_macro2::{Ident, Span, TokenStream};
use std::collections::BTreeSet;
use syn::{Attribute, GenericParam, Generics, Token, Type, TypeReference, Visibility};

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
    pub observe: Option<Marker>,
    /// `#[source]`
    pub source: Option<Marker>,
    /// `#[live]`
    pub live: Option<Marker>,
    /// All of the call, if it is marked so, to be read again.
    pub call: String,
    /// `#[budget(calls = 12)]`
    pub most_calls: Option<CallBudget>,
    /// The words in a budget, for an editor.
    pub budget_words: Vec<Ident>,
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
    pub gives: Option<ReturnType>,
    /// The braces around its body.
    pub braces: Span,
    /// Its only node at the top.
    pub root: Node,
    /// What an editor wants to know the places of.
    pub mentions: Vec<Mention>,
    /// What other trees of the call were put into this one.
    pub put_in: PutIn,
}

/// `#[observe]`, or `#[cfg_attr(test, observe)]`; `#[source]` and `#[live]` likewise.
#[derive(Clone)]
pub struct Marker {
    /// Where it stands.
    pub span: Span,
    /// `test`, under which alone it counts.
    pub condition: Option<TokenStream>,
    /// `"robot.xml"` of `#[live = "robot.xml"]`, which `behavior_tree_file!` writes.
    pub file: Option<TokenStream>,
}

/// `< action, alternatives >` after the parameters: names for the nodes that a use of the tree gives it.
#[derive(Clone)]
pub struct Places {
    /// The place of the `<`.
    pub open: Span,
    /// In order, each once.
    pub names: Vec<Ident>,
}

/// What a tree is declared to give, as a function is by its return type.
#[derive(Clone)]
pub struct ReturnType {
    /// `bool`
    pub ty: TokenStream,
    /// Whether a tick may give `Failure`.
    pub can_fail: bool,
    /// Whether a tick may give `Running`.
    pub can_run: bool,
}

impl ItemTree {
    /// The names of its types and numbers, which have to be given where it is used.
    pub fn arguments(&self) -> Vec<String> {
        let params = self.generics.params.iter();
        let given = params.filter_map(|param| match param {
            GenericParam::Type(ty) => Some(ty.ident.to_string()),
            GenericParam::Const(number) => Some(number.ident.to_string()),
            GenericParam::Lifetime(_) => None,
        });
        given.collect()
    }

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
    /// The names of all trees of the call.
    pub names: Vec<String>,
    /// Those of them that have types or numbers as parameters.
    pub generic: BTreeSet<String>,
    /// The trees that are types of their own: not unused, though nothing else may name them.
    pub trees: Vec<Ident>,
    /// The contexts of trees with places, where they are written in other words.
    pub contexts: Vec<TokenStream>,
    /// Whether this is a tree with places, whose code stands in one that uses it.
    pub is_used: bool,
}

/// An argument of a tree that was put into another one.
pub struct Bound {
    /// A name that nothing else in the tree has.
    pub name: Ident,
    /// The tree that was put in.
    pub tree: Ident,
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
pub struct CallBudget {
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
