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
        synonyms: "sleep wait_for wait_time sleep_for wait_action timer wait_blackboard_time",
    },
    Row {
        keyword: "test",
        node: Keyword::Test,
        shape: Shape::Field,
        children: Children::NONE,
        options: &[],
        usage: "test(field < VALUE)",
        summary: "compares a field of the context",
        synonyms: "tester blackboard_condition check_blackboard blackboard_check script_condition \
                   blackboard blackboard_check_int blackboard_check_double \
                   blackboard_check_string blackboard_check_bool compare_bb_entries \
                   check_blackboard_variable_value is_true",
    },
    Row {
        keyword: "set",
        node: Keyword::Set,
        shape: Shape::Field,
        children: Children::NONE,
        options: &[],
        usage: "set(field = VALUE)",
        summary: "writes a field of the context",
        synonyms: "writer set_blackboard blackboard_set write_blackboard script unset_blackboard \
                   set_blackboard_variable unset_blackboard_variable set_bool",
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
    },
    Row {
        keyword: "running",
        node: Keyword::Running,
        shape: Shape::Leaf,
        children: Children::NONE,
        options: &[],
        usage: "running",
        summary: "runs until it is halted",
        synonyms: "always_running run_forever wait_forever",
    },
];
