//! The node table. A new node is a row in one of its parts, a lowering, tests, and a page.

#[cfg(test)]
mod elsewhere;
mod suggest;
mod table;

pub use suggest::{closest, find, instead, named_exactly, snake_case, suggest};
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
    Parallel,
    ParallelAll,
    IfThenElse,
    WhileDoElse,
    Switch,
    Priority,
    Utility,
    TryCatch,
    Repeat,
    Retry,
    KeepRunningUntilFailure,
    RunOnce,
    Timeout,
    Delay,
    Cooldown,
    Interrupter,
    Repeater,
    Context,
    OnStart,
    OnSuccess,
    OnFailure,
    OnHalt,
    Wait,
    Test,
    Set,
    Success,
    Failure,
    Running,
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
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number of children: a count, or `all`.
    Threshold,
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

    /// What stands before the children in the parentheses, options left aside.
    pub fn arguments(&self) -> &'static [ArgumentKind] {
        match self.shape {
            Shape::Decorator(arguments) | Shape::Choice(arguments, _) => arguments,
            Shape::Composite | Shape::Field | Shape::Leaf => &[],
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

impl Values {
    /// The right values, for messages.
    pub fn examples(self) -> &'static [&'static str] {
        match self {
            Self::Words(words) => words,
            Self::Threshold => &["2", "all"],
        }
    }
}

impl Children {
    const NONE: Self = Self::exactly(0);
    const ONE: Self = Self::exactly(1);
    const TWO: Self = Self::exactly(2);
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
    use proc_macro2::{Ident, Span};
    use quote::{quote, ToTokens};

    /// Where the facade has the pages.
    const PAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/nodes");

    #[test]
    fn every_page_shows_its_node() {
        for row in all() {
            let page = std::fs::read_to_string(format!("{PAGES}/{}.md", row.keyword));
            let page = page.expect("a page for each keyword");
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
    fn every_keyword_is_a_documented_item_of_the_facade() {
        let items = std::fs::read_to_string(format!("{PAGES}.rs")).expect("the items");
        let items = syn::parse_file(&items).expect("Rust").items;
        let found = items.iter().map(|item| item.to_token_stream().to_string());
        let expected = all().map(|row| {
            let (page, name) = (
                format!("nodes/{}.md", row.keyword),
                Ident::new(row.keyword, Span::call_site()),
            );
            quote! { #[doc = include_str!(#page)] pub enum #name {} }.to_string()
        });
        assert!(found.eq(expected), "in the order of the table");
        let files = std::fs::read_dir(PAGES).expect("the pages");
        let paths = files.map(|file| file.expect("a file").path());
        let pages =
            paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
        assert_eq!(pages.count(), all().count(), "a page belongs to no keyword");
    }

    /// `tests/everywhere.rs` puts leaves with mistakes into these.
    #[test]
    fn every_node_stands_among_the_trees_for_mistakes() {
        let trees = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/everywhere/trees.txt");
        let trees = std::fs::read_to_string(trees).expect("the trees");
        let words: Vec<&str> = trees
            .split(|char: char| !char.is_alphabetic() && char != '_')
            .collect();
        let missing =
            all().filter(|row| row.children.max != Some(0) && !words.contains(&row.keyword));
        let missing: Vec<&str> = missing.map(|row| row.keyword).collect();
        assert_eq!(missing, [""; 0]);
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
            let constant = matches!(row.shape, Shape::Leaf | Shape::Field);
            let takes_something = row.children.min > 0 || !row.arguments().is_empty();
            assert_eq!(takes_something, !constant, "{}", row.keyword);
            assert!(row.children.max.is_none_or(|max| max >= row.children.min));
            assert!(row.usage.starts_with(row.keyword));
        }
    }
}
