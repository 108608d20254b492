//! Composites that tick their children together, or choose among them.

use super::super::{ArgumentKind, ArmKind, Children, Keyword, Row, Shape, Values};

/// When `parallel` is done, and whether it ticks every child at every tick.
const DECISION: &[(&str, Values)] = &[
    ("success", Values::Threshold),
    ("failure", Values::Threshold),
    ("each", Values::Words(&["tick"])),
];

/// One completion bit per child.
const UP_TO_128: Children = Children {
    min: 1,
    max: Some(128),
};

const TWO_OR_THREE: Children = Children {
    min: 2,
    max: Some(3),
};

pub const ROWS: &[Row] = &[
    Row {
        keyword: "parallel",
        node: Keyword::Parallel,
        shape: Shape::Composite,
        children: UP_TO_128,
        options: DECISION,
        usage: "parallel(success = all, failure = 1)< child, … >",
        summary: "ticks its children together until enough of them have succeeded or failed",
        synonyms: "concurrent concurrently simultaneously parallel_sequence parallel_selector \
                   simple_parallel when_all when_any race",
    },
    Row {
        keyword: "parallel_all",
        node: Keyword::ParallelAll,
        shape: Shape::Composite,
        children: UP_TO_128,
        options: &[("failures", Values::Threshold)],
        usage: "parallel_all(failures = 1)< child, … >",
        summary: "ticks its children together until all have completed",
        synonyms: "parallel_join join_all wait_all",
    },
    Row {
        keyword: "if_then_else",
        node: Keyword::IfThenElse,
        shape: Shape::Composite,
        children: TWO_OR_THREE,
        options: &[],
        usage: "if_then_else< condition, then, otherwise >",
        summary: "asks a condition once, then ticks one of two children",
        synonyms: "if_else if_then ternary if run_if precondition either_or",
    },
    Row {
        keyword: "while_do_else",
        node: Keyword::WhileDoElse,
        shape: Shape::Composite,
        children: TWO_OR_THREE,
        options: &[],
        usage: "while_do_else< condition, body, otherwise >",
        summary: "asks a condition at every tick, and ticks one of two children",
        synonyms: "while_do do_while while_else while while_all",
    },
    Row {
        keyword: "switch",
        node: Keyword::Switch,
        shape: Shape::Choice(&[ArgumentKind::Value], ArmKind::Pattern),
        children: Children::SOME,
        options: &[],
        usage: "switch(EXPRESSION)< PATTERN => child, … >",
        summary: "ticks the child whose pattern fits",
        synonyms: "switch2 switch3 switch4 switch5 switch6 switch_case case_of match_case match",
    },
    Row {
        keyword: "priority",
        node: Keyword::Priority,
        shape: Shape::Choice(&[ArgumentKind::Query], ArmKind::Id),
        children: Children::SOME,
        options: &[],
        usage: "priority(query)< ID => child, … >",
        summary: "asks the context which of its children comes first, and ticks that one",
        synonyms: "query_selector priority_query",
    },
    Row {
        keyword: "utility",
        node: Keyword::Utility,
        shape: Shape::Choice(&[], ArmKind::Score),
        children: Children::SOME,
        options: &[],
        usage: "utility< score => child, … >",
        summary: "ticks the child with the highest score",
        synonyms: "utility_selector utility_fallback highest_utility score_selector",
    },
    Row {
        keyword: "try_catch",
        node: Keyword::TryCatch,
        shape: Shape::Composite,
        children: Children { min: 2, max: None },
        options: &[],
        usage: "try_catch< child, …, handler >",
        summary: "a sequence whose last child is ticked when another fails",
        synonyms: "try_except try_finally",
    },
];
