//! What can be written in a tree, as data: keywords, their shapes, children and options, and their names elsewhere.

mod absent;
#[cfg(test)]
mod elsewhere;
mod meanings;
mod suggest;
mod table;

pub use absent::{instead, is_everyday};
pub use suggest::{
    closest, find, is_name_of_node, label_of, misspelled, named_exactly, snake_case, suggest,
};
pub use table::{all, Keyword};

/// The attributes of ours that stand before a tree.
pub const ATTRIBUTES: &[&str] = &["budget", "observe", "source"];

/// One keyword of the language.
#[derive(Debug)]
pub struct Row {
    /// As written in a tree.
    pub keyword: &'static str,
    /// The same as a value, to be matched on.
    pub node: Keyword,
    /// How it is written.
    pub shape: Shape,
    /// How many children it takes.
    pub children: Arity,
    /// Options this node takes, each with the values it allows.
    pub options: &'static [(&'static str, OptionValues)],
    /// How it is written, for messages: `timeout(8h, child)`.
    pub usage: &'static str,
    /// One line for messages: what the node does.
    pub summary: &'static str,
    /// Names of the same thing elsewhere, which get a "did you mean"; spaces between them.
    pub synonyms: &'static str,
}

/// How a keyword is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// `keyword(options)< child, … >`
    Composite,
    /// `keyword(arguments…)< arm => child, … >`
    Choice(&'static [ArgumentKind], ArmKind),
    /// `keyword(arguments…, child)`; also `wait(8h)`, which has no child.
    Decorator(&'static [ArgumentKind]),
    /// `test(field < 3)`, `set(field = 3)`
    Field,
    /// `keyword`
    Leaf,
}

/// How a node completes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// `Success`.
    Success,
    /// `Failure`.
    Failure,
}

/// What stands before the `=>` of a child.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArmKind {
    /// A pattern of Rust, perhaps with an `if`.
    Pattern,
    /// An expression that names the child.
    Id,
    /// A function, method or block.
    Score,
}

/// What stands before the children in the parentheses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgumentKind {
    /// A duration literal or an expression of type `Duration`.
    Duration,
    /// A number or an expression of type `u32`; it may be left out.
    Count,
    /// Any expression.
    Value,
    /// A function, method or block.
    Handler,
    /// A function or a method, without its arguments.
    Query,
}

/// What an option may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number of children: a count, or `all`.
    Threshold,
}

/// How many children a node takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arity {
    /// At least so many.
    pub min: usize,
    /// None where there is no limit.
    pub max: Option<usize>,
}

impl Row {
    /// What to write where it is meant: its usage, and what it does.
    pub fn to_write(&self) -> String {
        format!("write `{}`, which {}", self.usage, self.summary)
    }

    /// The same, where a function may have been meant.
    pub fn to_write_or_call(&self) -> String {
        format!(
            "write `{}`; a function of that name is `self::{}`",
            self.usage, self.keyword
        )
    }

    /// Whether another framework calls it so.
    pub fn is_called(&self, name: &str) -> bool {
        self.synonyms().any(|synonym| synonym == name)
    }

    /// The names of the same thing elsewhere.
    pub fn synonyms(&self) -> impl Iterator<Item = &'static str> {
        self.synonyms.split_whitespace()
    }

    /// What stands before the children in the parentheses, options left aside.
    pub fn arguments(&self) -> &'static [ArgumentKind] {
        match self.shape {
            Shape::Decorator(arguments) | Shape::Choice(arguments, _) => arguments,
            Shape::Composite | Shape::Field | Shape::Leaf => &[],
        }
    }

    /// Whether it has children between `<` and `>`.
    pub fn is_composite(&self) -> bool {
        matches!(self.shape, Shape::Composite | Shape::Choice(..))
    }

    /// Whether its children, if it has some, are in its parentheses.
    pub fn is_decorator(&self) -> bool {
        matches!(self.shape, Shape::Decorator(_))
    }

    /// What stands in its parentheses.
    pub fn content(&self) -> &'static str {
        match (self.shape, self.children.max) {
            (Shape::Composite, _) => "options",
            (Shape::Choice(arguments, _), _) => {
                arguments.first().map_or("options", |kind| kind.noun())
            }
            (Shape::Field | Shape::Leaf, _) => "field",
            (Shape::Decorator(_), Some(0)) => "duration",
            (Shape::Decorator(_), Some(1)) => "child",
            (Shape::Decorator(_), _) => "children",
        }
    }

    /// What stands before each child.
    pub fn arm(&self) -> Option<ArmKind> {
        match self.shape {
            Shape::Choice(_, arm) => Some(arm),
            _ => None,
        }
    }
}

impl ArgumentKind {
    /// `duration`
    pub fn noun(self) -> &'static str {
        match self {
            Self::Duration => "duration",
            Self::Count => "count",
            Self::Value => "value",
            Self::Handler => "handler",
            Self::Query => "query",
        }
    }
}

impl ArmKind {
    /// `PATTERN`
    pub fn placeholder(self) -> &'static str {
        match self {
            Self::Pattern => "PATTERN",
            Self::Id => "ID",
            Self::Score => "SCORE",
        }
    }
}

impl OptionValues {
    /// The right values, for messages.
    pub fn examples(self) -> &'static [&'static str] {
        match self {
            Self::Words(words) => words,
            Self::Threshold => &["2", "all"],
        }
    }
}

impl Arity {
    const fn exactly(count: usize) -> Self {
        Self {
            min: count,
            max: Some(count),
        }
    }
}
