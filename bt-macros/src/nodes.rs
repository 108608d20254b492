//! The node table. A new node is a row here, a lowering, tests, and a page.

mod suggest;

pub use suggest::{closest, find, snake_case, suggest};

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
    pub options: &'static [(&'static str, &'static [&'static str])],
    /// How it is written, for messages: `timeout(8h, child)`.
    pub usage: &'static str,
    /// One line for messages: what the node does.
    pub summary: &'static str,
    /// Names of the same thing elsewhere, which get a "did you mean".
    pub synonyms: &'static [&'static str],
    /// Its page, as Markdown: what a hover over the keyword shows.
    #[cfg_attr(not(test), allow(dead_code))] // For the items that keywords resolve to.
    pub page: &'static str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyword {
    Fallback,
    ReactiveFallback,
    Sequence,
    ReactiveSequence,
    Invert,
    ForceSuccess,
    ForceFailure,
    Timeout,
    Success,
    Failure,
    Running,
}

/// How a keyword is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// `keyword(options)< child, … >`
    Composite,
    /// `keyword(arguments…, child)`
    Decorator(&'static [ArgumentKind]),
    /// `keyword`
    Leaf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgumentKind {
    /// A duration literal or an expression of type `Duration`.
    Duration,
}

/// How many children a node takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Children {
    pub min: usize,
    /// None where there is no limit.
    pub max: Option<usize>,
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

/// What `reactive_fallback` and `reactive_sequence` may do about a running child.
const ON_RUNNING: &[(&str, &[&str])] = &[("on_running", &["continue"])];

/// All nodes, in the order of the documentation.
pub const NODES: &[Row] = &[
    Row {
        keyword: "fallback",
        node: Keyword::Fallback,
        shape: Shape::Composite,
        children: Children::SOME,
        options: &[],
        usage: "fallback< child, … >",
        summary: "ticks its children in order until one succeeds",
        synonyms: &[
            "selector",
            "select",
            "priority_selector",
            "fallback_star",
            "fallback_with_memory",
            "selector_with_memory",
            "memory_fallback",
            "mem_selector",
            "or",
            "any",
        ],
        page: include_str!("nodes/fallback.md"),
    },
    Row {
        keyword: "reactive_fallback",
        node: Keyword::ReactiveFallback,
        shape: Shape::Composite,
        children: Children::SOME,
        options: ON_RUNNING,
        usage: "reactive_fallback< child, … >",
        summary: "as `fallback`, but asks the earlier children again at every tick",
        synonyms: &[
            "reactive_selector",
            "active_selector",
            "dynamic_selector",
            "dynamic_fallback",
            "priority",
        ],
        page: include_str!("nodes/reactive_fallback.md"),
    },
    Row {
        keyword: "sequence",
        node: Keyword::Sequence,
        shape: Shape::Composite,
        children: Children::SOME,
        options: &[],
        usage: "sequence< child, … >",
        summary: "ticks its children in order until one fails",
        synonyms: &["sequencer", "seq", "mem_sequence", "and", "all"],
        page: include_str!("nodes/sequence.md"),
    },
    Row {
        keyword: "reactive_sequence",
        node: Keyword::ReactiveSequence,
        shape: Shape::Composite,
        children: Children::SOME,
        options: ON_RUNNING,
        usage: "reactive_sequence< child, … >",
        summary: "as `sequence`, but asks the earlier children again at every tick",
        synonyms: &["reactive_sequencer", "active_sequence", "dynamic_sequence"],
        page: include_str!("nodes/reactive_sequence.md"),
    },
    Row {
        keyword: "invert",
        node: Keyword::Invert,
        shape: Shape::Decorator(&[]),
        children: Children::ONE,
        options: &[],
        usage: "invert(child)",
        summary: "swaps success and failure",
        synonyms: &[
            "inverter",
            "invert_result",
            "inverted",
            "negate",
            "negation",
        ],
        page: include_str!("nodes/invert.md"),
    },
    Row {
        keyword: "force_success",
        node: Keyword::ForceSuccess,
        shape: Shape::Decorator(&[]),
        children: Children::ONE,
        options: &[],
        usage: "force_success(child)",
        summary: "makes every completion a success",
        synonyms: &[
            "succeeder",
            "always_succeed",
            "always_succeeds",
            "force_succeed",
            "failure_is_success",
        ],
        page: include_str!("nodes/force_success.md"),
    },
    Row {
        keyword: "force_failure",
        node: Keyword::ForceFailure,
        shape: Shape::Decorator(&[]),
        children: Children::ONE,
        options: &[],
        usage: "force_failure(child)",
        summary: "makes every completion a failure",
        synonyms: &[
            "failer",
            "always_fail",
            "always_fails",
            "force_fail",
            "success_is_failure",
        ],
        page: include_str!("nodes/force_failure.md"),
    },
    Row {
        keyword: "timeout",
        node: Keyword::Timeout,
        shape: Shape::Decorator(&[ArgumentKind::Duration]),
        children: Children::ONE,
        options: &[],
        usage: "timeout(8h, child)",
        summary: "halts its child and fails once a duration has passed",
        synonyms: &[
            "time_limit",
            "timeout_node",
            "with_timeout",
            "limit_time",
            "time_out",
        ],
        page: include_str!("nodes/timeout.md"),
    },
    Row {
        keyword: "success",
        node: Keyword::Success,
        shape: Shape::Leaf,
        children: Children::NONE,
        options: &[],
        usage: "success",
        summary: "succeeds at once",
        synonyms: &["always_success", "succeed"],
        page: include_str!("nodes/success.md"),
    },
    Row {
        keyword: "failure",
        node: Keyword::Failure,
        shape: Shape::Leaf,
        children: Children::NONE,
        options: &[],
        usage: "failure",
        summary: "fails at once",
        synonyms: &["always_failure", "fail"],
        page: include_str!("nodes/failure.md"),
    },
    Row {
        keyword: "running",
        node: Keyword::Running,
        shape: Shape::Leaf,
        children: Children::NONE,
        options: &[],
        usage: "running",
        summary: "runs until it is halted",
        synonyms: &["always_running", "run_forever"],
        page: include_str!("nodes/running.md"),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_shows_its_node() {
        for row in NODES {
            assert!(row.page.contains(row.keyword), "{}", row.keyword);
            assert!(row.page.contains("```"), "{} has no example", row.keyword);
            assert!(
                row.page.contains("Source:"),
                "{} names no source",
                row.keyword
            );
            for (option, values) in row.options {
                assert!(row.page.contains(option), "{}: {option}", row.keyword);
                assert!(values.iter().all(|value| row.page.contains(value)));
            }
        }
    }

    #[test]
    fn names_lead_to_one_node() {
        let mut names: Vec<&str> = NODES
            .iter()
            .flat_map(|row| row.synonyms.iter().copied().chain([row.keyword]))
            .collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all, "a name occurs twice");
    }

    #[test]
    fn arguments_and_children_agree_with_the_shape() {
        for row in NODES {
            let some = row.children.min > 0;
            assert_eq!(some, row.shape != Shape::Leaf, "{}", row.keyword);
            assert!(row.children.max.is_none_or(|max| max >= row.children.min));
            assert!(row.usage.starts_with(row.keyword));
        }
    }
}
