//! Fallbacks and sequences.

use super::super::{Children, Keyword, Row, Shape, Values};

/// What `reactive_fallback` and `reactive_sequence` may do about a running child.
const ON_RUNNING: &[(&str, Values)] = &[("on_running", Values::Words(&["continue"]))];

/// When `async_fallback` and `async_sequence` rest between two children.
const YIELD: &[(&str, Values)] = &[("yield", Values::Words(&["sync", "always"]))];

pub const ROWS: &[Row] = &[
    Row {
        keyword: "fallback",
        node: Keyword::Fallback,
        shape: Shape::Composite,
        children: Children::SOME,
        options: &[],
        usage: "fallback< child, … >",
        summary: "ticks its children in order until one succeeds",
        synonyms: "selector select priority_selector fallback_star fallback_with_memory \
                   selector_with_memory selector_star memory_fallback memory_selector \
                   mem_selector mem_fallback or any sel mem_sel",
    },
    Row {
        keyword: "reactive_fallback",
        node: Keyword::ReactiveFallback,
        shape: Shape::Composite,
        children: Children::SOME,
        options: ON_RUNNING,
        usage: "reactive_fallback< child, … >",
        summary: "as `fallback`, but asks the earlier children again at every tick",
        synonyms: "reactive_selector active_selector dynamic_selector dynamic_fallback",
    },
    Row {
        keyword: "async_fallback",
        node: Keyword::AsyncFallback,
        shape: Shape::Composite,
        children: Children::SOME,
        options: YIELD,
        usage: "async_fallback< child, … >",
        summary: "as `fallback`, but rests until the next tick after a child that failed",
        synonyms: "async_selector asynchronous_fallback asynchronous_selector yielding_fallback",
    },
    Row {
        keyword: "sequence",
        node: Keyword::Sequence,
        shape: Shape::Composite,
        children: Children::SOME,
        options: &[],
        usage: "sequence< child, … >",
        summary: "ticks its children in order until one fails",
        synonyms: "sequencer seq mem_sequence and all sequential mem_seq",
    },
    Row {
        keyword: "reactive_sequence",
        node: Keyword::ReactiveSequence,
        shape: Shape::Composite,
        children: Children::SOME,
        options: ON_RUNNING,
        usage: "reactive_sequence< child, … >",
        summary: "as `sequence`, but asks the earlier children again at every tick",
        synonyms: "reactive_sequencer active_sequence dynamic_sequence",
    },
    Row {
        keyword: "async_sequence",
        node: Keyword::AsyncSequence,
        shape: Shape::Composite,
        children: Children::SOME,
        options: YIELD,
        usage: "async_sequence< child, … >",
        summary: "as `sequence`, but rests until the next tick after a child that succeeded",
        synonyms: "async_sequencer asynchronous_sequence yielding_sequence",
    },
    Row {
        keyword: "sequence_with_memory",
        node: Keyword::SequenceWithMemory,
        shape: Shape::Composite,
        children: Children::SOME,
        options: &[],
        usage: "sequence_with_memory< child, … >",
        summary: "as `sequence`, but begins again at the child that failed or was halted",
        synonyms: "sequence_star memory_sequence seq_star pick_up_where_you_left_off",
    },
];
