//! Drawings of trees: SVG, Mermaid and Graphviz DOT, without building anything.
//!
//! ```
//! use bt_tools::{draw::{trees, Direction}, source::File};
//!
//! let text = "behavior_tree! { tree Night(hero: &mut Hero) { fallback< door_open, timeout(8h, sleep) > } }";
//! let drawn = trees(&File::new("src/ai.rs", text)).map_err(|problems| problems[0].clone())?;
//! assert_eq!(drawn[0].name.as_deref(), Some("Night"));
//! let mermaid = drawn[0].to_mermaid(Direction::Down);
//! assert!(mermaid.contains("n2[[\"timeout(8h)\"]]"), "{mermaid}");
//! assert!(drawn[0].to_svg(Direction::Right).starts_with("<svg "));
//! # Ok::<(), bt_tools::source::Problem>(())
//! ```

mod described;
mod layout;
mod modelled;
mod positions;
mod read;
mod svg;
mod words;

pub use modelled::letters;
pub use positions::{Layout, Place};
pub use read::trees;

/// A tree as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tree {
    /// `Night`; none for a tree in closure form.
    pub name: Option<String>,
    /// At least the root, which is the first; each node comes before its children, and these before its siblings.
    pub nodes: Vec<Node>,
}

/// A node as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// What gives it its shape and colour.
    pub kind: Kind,
    /// As written, without children, label and doc comment: `timeout(8h)`, `walk(3)`.
    pub text: String,
    /// `search` in `search: fallback< … >`
    pub label: Option<String>,
    /// Its doc comment; shown when the mouse rests on it.
    pub doc: String,
    /// `Mood::Brave` in `Mood::Brave => fight`
    pub arm: Option<String>,
    /// Its children as indices into [`Tree::nodes`].
    pub children: Vec<usize>,
    /// How it is doing, in a drawing of a run.
    pub state: Option<State>,
}

/// What gives a node its shape and colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A keyword with children between `<` and `>`, or a composite of the user's.
    Composite,
    /// A keyword with its child in parentheses.
    Decorator,
    /// A function, a method or a block.
    Leaf,
    /// A value that is a `Behavior`: perhaps a subtree.
    Value,
    /// A leaf with a meaning of its own: `success`, `wait(3s)`, `test(…)`.
    BuiltIn,
}

impl Kind {
    fn class(self) -> &'static str {
        match self {
            Self::Composite => "composite",
            Self::Decorator => "decorator",
            Self::Leaf => "leaf",
            Self::Value => "value",
            Self::BuiltIn => "builtin",
        }
    }
}

/// How a node is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// It runs.
    Running,
    /// It has succeeded.
    Success,
    /// It has failed.
    Failure,
    /// It was halted.
    Halted,
    /// Tests have made it do all that it can do.
    Covered,
    /// Tests have made it do some of that.
    PartlyCovered,
    /// No test has ticked it.
    NotCovered,
}

/// Where the children of a node are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Direction {
    /// Below it.
    #[default]
    Down,
    /// To the right of it.
    Right,
}

impl State {
    fn word(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Success => "success",
            Self::Failure => "failure",
            Self::Halted => "halted",
            Self::Covered => "covered",
            Self::PartlyCovered => "partly",
            Self::NotCovered => "missed",
        }
    }
}
