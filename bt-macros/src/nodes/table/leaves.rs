//! Leaves with built-in meaning.

use super::super::{ArgumentKind, Children, Keyword, Row, Shape};

pub const ROWS: &[Row] = &[
    Row {
        keyword: "wait",
        node: Keyword::Wait,
        shape: Shape::Decorator(&[ArgumentKind::Duration]),
        children: Children::NONE,
        options: &[],
        usage: "wait(500ms)",
        summary: "runs until a duration has passed, then succeeds",
        synonyms: "sleep wait_for wait_time sleep_for wait_action timer",
        page: include_str!("../wait.md"),
    },
    Row {
        keyword: "success",
        node: Keyword::Success,
        shape: Shape::Leaf,
        children: Children::NONE,
        options: &[],
        usage: "success",
        summary: "succeeds at once",
        synonyms: "always_success succeed",
        page: include_str!("../success.md"),
    },
    Row {
        keyword: "failure",
        node: Keyword::Failure,
        shape: Shape::Leaf,
        children: Children::NONE,
        options: &[],
        usage: "failure",
        summary: "fails at once",
        synonyms: "always_failure fail",
        page: include_str!("../failure.md"),
    },
    Row {
        keyword: "running",
        node: Keyword::Running,
        shape: Shape::Leaf,
        children: Children::NONE,
        options: &[],
        usage: "running",
        summary: "runs until it is halted",
        synonyms: "always_running run_forever",
        page: include_str!("../running.md"),
    },
];
