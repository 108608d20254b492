//! The node table. A new node is a row in one of its parts, a lowering, tests, and a page.

mod suggest;
mod table;

pub use suggest::{closest, find, snake_case, suggest};
pub use table::all;

/// One keyword of the language.
#[derive(Debug)]
pub struct Row {
    /// As written in a tree.
    pub keyword: &'static str,
    pub node: Keyword,
    pub shape: Shape,
    /// How many children it takes.
    pub children: Children,
    /// Options this node takes, each with the values it allows.
    pub options: &'static [(&'static str, Values)],
    /// How it is written, for messages: `timeout(8h, child)`.
    pub usage: &'static str,
    /// One line for messages: what the node does.
    pub summary: &'static str,
    /// Names of the same thing elsewhere, which get a "did you mean"; spaces between them.
    pub synonyms: &'static str,
    /// Its page, as Markdown: what a hover over the keyword shows.
    #[cfg_attr(not(test), allow(dead_code))] // For the items that keywords resolve to.
    pub page: &'static str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyword {
    Fallback,
    ReactiveFallback,
    AsyncFallback,
    Sequence,
    ReactiveSequence,
    AsyncSequence,
    SequenceWithMemory,
    Instant,
    Invert,
    ForceSuccess,
    ForceFailure,
    Repeat,
    Retry,
    KeepRunningUntilFailure,
    RunOnce,
    Timeout,
    Delay,
    Cooldown,
    Wait,
    Success,
    Failure,
    Running,
}

/// How a keyword is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// `keyword(options)< child, … >`
    Composite,
    /// `keyword(arguments…, child)`; also `wait(8h)`, which has no child.
    Decorator(&'static [ArgumentKind]),
    /// `keyword`
    Leaf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgumentKind {
    /// A duration literal or an expression of type `Duration`.
    Duration,
    /// A number or an expression of type `u32`; it may be left out.
    Count,
}

/// What an option may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
}

/// How many children a node takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Children {
    pub min: usize,
    /// None where there is no limit.
    pub max: Option<usize>,
}

impl Row {
    /// Whether another framework calls it so.
    pub fn is_called(&self, name: &str) -> bool {
        self.synonyms().any(|synonym| synonym == name)
    }

    pub fn synonyms(&self) -> impl Iterator<Item = &'static str> {
        self.synonyms.split_whitespace()
    }

    /// What stands before the children in a decorator's parentheses.
    pub fn arguments(&self) -> &'static [ArgumentKind] {
        match self.shape {
            Shape::Decorator(arguments) => arguments,
            _ => &[],
        }
    }
}

impl ArgumentKind {
    /// `duration`
    pub fn noun(self) -> &'static str {
        match self {
            Self::Duration => "duration",
            Self::Count => "count",
        }
    }
}

impl Values {
    /// The right values, for messages.
    pub fn examples(self) -> &'static [&'static str] {
        match self {
            Self::Words(words) => words,
        }
    }
}

impl Children {
    const NONE: Self = Self::exactly(0);
    const ONE: Self = Self::exactly(1);
    const SOME: Self = Self { min: 1, max: None };

    const fn exactly(count: usize) -> Self {
        Self {
            min: count,
            max: Some(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_shows_its_node() {
        for row in all() {
            let page = row.page;
            assert!(page.contains(row.keyword), "{}", row.keyword);
            assert!(page.contains("```"), "{} has no example", row.keyword);
            assert!(page.contains("Source:"), "{} names no source", row.keyword);
            for (option, values) in row.options {
                assert!(page.contains(option), "{}: {option}", row.keyword);
                assert!(values.examples().iter().all(|value| page.contains(value)));
            }
        }
    }

    #[test]
    fn names_lead_to_one_node() {
        let mut names: Vec<&str> = all()
            .flat_map(|row| row.synonyms().chain([row.keyword]))
            .collect();
        names.sort_unstable();
        for pair in names.windows(2) {
            assert_ne!(pair[0], pair[1], "a name occurs twice");
        }
    }

    #[test]
    fn arguments_and_children_agree_with_the_shape() {
        for row in all() {
            let constant = row.shape == Shape::Leaf;
            let takes_something = row.children.min > 0 || !row.arguments().is_empty();
            assert_eq!(takes_something, !constant, "{}", row.keyword);
            assert!(row.children.max.is_none_or(|max| max >= row.children.min));
            assert!(row.usage.starts_with(row.keyword));
        }
    }
}
