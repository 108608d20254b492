//! Structured code: what the methods of a tree do, before it is tokens.
//!
//! A small language of blocks, branches, calls and stores. What an emitter wants to know of code
//! that was already made (is `was` asked for, how often is this block left, which numbers need a
//! constant) is a query on it ([`query`]); `print` turns it into tokens.

pub mod below;
mod block;
pub mod body;
pub mod build;
pub mod duration;
pub mod names;
pub mod observed;
pub mod places;
mod query;
mod tidy;

use crate::check::model::{NodeId, Outcome};
use crate::lower::graph::{PointId, RegionId, SlotId, SuspendId};
use crate::spans::ours;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::Lifetime;

/// Statements in their order. The last may be the value of the block.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Block {
    pub statements: Vec<Statement>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Statement {
    /// A doc comment on what follows, and where what follows is decided.
    Comment(String, SourceSpan),
    /// `let name = value;`, mutable where it is stored to later.
    Let(Variable, Option<Expr>),
    /// `let name;`, which is stored to once, further on.
    Later(Variable),
    /// `let name = …;` of a name that nothing stores to.
    Declare(Tokens),
    /// `place = value;`
    Store(Expr, Expr),
    /// A leaf begins: the index of the region becomes its number, if the leaf can run at all.
    Start(RegionId, NodeId, Number),
    /// An expression that is evaluated for what it does.
    Do(Expr),
    If {
        condition: Expr,
        then: Block,
        otherwise: Block,
    },
    Match(Match),
    Loop(Option<Label>, Block),
    Leave(Exit),
    /// What the block comes to.
    Value(Expr),
}

/// A way out of a block, after which nothing follows.
#[derive(Debug, Clone, PartialEq)]
pub enum Exit {
    Break(Option<Label>, Option<Expr>),
    Continue(Label),
    Return(Expr),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Expr {
    /// The user's code, or what of ours has no structure that matters.
    Tokens(Tokens),
    Variable(Variable),
    Number(Number),
    /// The resume index of a region.
    Index(RegionId),
    Slot(SlotId),
    /// `Status::Running` where there is no outcome.
    Status(Option<Outcome>),
    /// The status of a leaf that is called.
    Call(NodeId),
    /// The same of a leaf whose code stands elsewhere.
    CallByNumber(NodeId),
    /// What knows the return type of a leaf.
    LeafStatus(NodeId),
    /// Whether the return type of a leaf says that it can run.
    CanRun(NodeId),
    Equal(Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
    All(Vec<Expr>),
    Any(Vec<Expr>),
    Block(Option<Label>, Block),
    If(Box<Expr>, Block, Block),
    Match(Box<Match>),
    Loop(Option<Label>, Block),
    /// `ControlFlow::Continue(…)`, `ControlFlow::Break(…)`: how a function of a section ends.
    Flow(Flow, Box<Expr>),
    /// A part of the code that is a function of its own.
    Part(Box<Part>),
    /// The function of this section of a region is called again.
    PartAgain(RegionId, usize),
    /// Halts a region by the method that it has for that.
    Halt(RegionId),
    /// Halts what runs within a node of a region, by the method that there is for that: it is given what ran.
    HaltWithin(RegionId, NodeId, Box<Expr>),
    /// Ticks a region on a halt, by the method that it has for that.
    Handle(RegionId),
    /// Code of ours with code in it: the tokens before each, and after the last.
    Mixed(Vec<Mixed>),
}

/// A piece of code that is partly tokens.
#[derive(Debug, Clone, PartialEq)]
pub enum Mixed {
    Tokens(Tokens),
    Expr(Expr),
    /// In parentheses that are shown at this place.
    Arguments(SourceSpan, Vec<Mixed>),
    /// In brackets.
    List(Vec<Mixed>),
    /// `|call, child, hero| match …`: these parameters, the context, and what comes of them.
    Closure(Tokens, Box<Expr>),
}

impl Mixed {
    pub const fn tokens(tokens: TokenStream) -> Self {
        Self::Tokens(Tokens(tokens))
    }
}

/// A place in the source. All are equal: it says nothing about what is done.
#[derive(Debug, Clone, Copy)]
pub struct SourceSpan(pub proc_macro2::Span);

impl PartialEq for SourceSpan {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    Continue,
    Break,
}

/// Code that is a function of its own, so that no function grows with the tree.
///
/// rustc takes a quadratic time over a function: over its borrows, and over types that it has yet
/// to infer. LLVM takes the functions into one again where that is worth it.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    pub name: String,
    pub gives: Returns,
    pub form: Form,
    pub inlined: Inlined,
    /// The section of a region whose function it is, if that is called again in the function around it.
    pub called_again: Option<(RegionId, usize)>,
    body: Block,
    /// The variables of its body that are declared elsewhere. They are looked for once: parts are nested
    /// as deep as the tree.
    free: BTreeSet<Variable>,
    /// Those of them that it stores to.
    stored: BTreeSet<Variable>,
}

impl Part {
    pub fn new(name: String, gives: Returns, form: Form, body: Block) -> Self {
        let free = body.free_variables();
        let stored = &body.stored() & &free;
        Self {
            name,
            gives,
            form,
            inlined: Inlined::Perhaps,
            called_again: None,
            body,
            free,
            stored,
        }
    }

    pub fn body(&self) -> &Block {
        &self.body
    }

    pub fn free(&self) -> &BTreeSet<Variable> {
        &self.free
    }

    pub fn stored(&self) -> &BTreeSet<Variable> {
        &self.stored
    }
}

/// Whether LLVM takes the function of a part into the one around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Inlined {
    Never,
    /// As LLVM likes.
    Perhaps,
    /// In optimized builds.
    Always,
}

/// What the function of a part gives back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Returns {
    /// The status of a region.
    Status,
    /// The number of where control goes on, unless the region rests or is done.
    Next,
    /// Nothing, unless that decides.
    Decision,
    /// Nothing.
    Nothing,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A method of the tree's type.
    Method,
    /// A closure that is called on the spot: in a tree without a type, and where a user's composite
    /// has borrowed its own field of the tree.
    Closure,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Match {
    pub on: Expr,
    pub arms: Vec<MatchArm>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct MatchArm {
    pub pattern: Pattern,
    pub condition: Option<Expr>,
    pub then: Block,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Pattern {
    /// `_`
    Rest,
    /// Numbers of one region, and ranges of them: `A | B..=C`.
    Numbers(Vec<(Number, Number)>),
    Tokens(Tokens),
}

/// A variable of ours that code stores to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variable {
    pub name: &'static str,
    pub kind: VariableKind,
    /// The region or node it belongs to: code in an inner region may have one of the same name.
    pub of: usize,
}

/// What a variable holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum VariableKind {
    /// The number at which the tick found a region.
    Was,
    /// The number that control goes to.
    At,
    Flag,
    Count,
    /// What is used where it is made.
    Value,
}

/// Where control can be, as a number with a constant of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Number {
    Idle,
    /// Where a region that does not keep the place runs.
    Running,
    Suspend(RegionId, SuspendId),
    Point(RegionId, PointId),
}

/// The label of a block or loop, without its quote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label(pub String);

impl ToTokens for Label {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        Lifetime::new(&format!("'{}", self.0), ours()).to_tokens(tokens);
    }
}

/// Tokens that are equal where their text is.
#[derive(Debug, Clone, Default)]
pub struct Tokens(pub TokenStream);

impl PartialEq for Tokens {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_string() == other.0.to_string()
    }
}
