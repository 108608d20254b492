//! What to write for names of other libraries that say more than which node is meant: `repeat_forever` has no count.

use super::{snake_case, Row};

/// Names, the usage that they stand for, and what that does.
const MEANINGS: &[(&[&str], &str, &str)] = &[
    (
        &["repeat_forever", "forever", "loop_forever", "loop"],
        "repeat(child)",
        "ticks its child again and again until it fails",
    ),
    (
        &[
            "repeat_until_success",
            "repeat_until_successful",
            "repeat_until_pass",
            "until_success",
            "failure_is_running",
            "wait_until",
        ],
        "retry(child)",
        "ticks its child again and again until it succeeds",
    ),
    (
        &["repeat_until"],
        "repeater(!condition, child)",
        "repeats its child for as long as a control succeeds after it",
    ),
    (
        &[
            "race",
            "parallel_race",
            "wait_for_any",
            "run_in_parallel_until_any_completes",
        ],
        "parallel(success = 1, failure = 1)< child, … >",
        "ticks its children together until one has completed",
    ),
    (
        &[
            "when_any",
            "parallel_selector",
            "parallel_fallback",
            "parallel_any",
            "parallel_one",
            "parallel_or",
            "any_succeeds",
            "success_on_one",
            "run_in_parallel_until_any_succeeds",
        ],
        "parallel(success = 1, failure = all)< child, … >",
        "ticks its children together until one has succeeded",
    ),
    (
        &["if_then", "run_if", "precondition", "when"],
        "if_then_else< condition, child >",
        "asks a condition once, then ticks its child",
    ),
    (
        &["while", "while_do", "while_all", "while_success"],
        "while_do_else< condition, child >",
        "asks a condition at every tick, and ticks its child as long as it succeeds",
    ),
    (
        &["is_true"],
        "test(field == true)",
        "compares a field of the context",
    ),
    (
        &["unset_blackboard", "unset_blackboard_variable"],
        "set(field = None)",
        "writes a field of the context",
    ),
];

impl Row {
    /// Whether the node has an option of this name.
    pub fn has_option(&self, name: &str) -> bool {
        self.options.iter().any(|(own, _)| *own == name)
    }

    /// What to write where `name` has been written for it.
    pub fn to_write_for(&self, name: &str) -> String {
        let name = snake_case(name);
        let short = name.strip_suffix("_node").unwrap_or(&name);
        let found = MEANINGS
            .iter()
            .find(|(names, usage, _)| names.contains(&short) && usage.starts_with(self.keyword));
        match found {
            Some((_, usage, summary)) => format!("write `{usage}`, which {summary}"),
            None => self.to_write(),
        }
    }
}

#[test]
fn each_is_a_name_of_its_node() {
    for (names, usage, _) in MEANINGS {
        for name in *names {
            let row = super::named_exactly(name).unwrap_or_else(|| panic!("{name}"));
            let keyword = usage.split(['(', '<']).next();
            assert_eq!(keyword, Some(row.keyword), "{name}");
        }
    }
}

#[test]
fn by_whatever_case() {
    for (name, usage) in [
        ("RepeatForever", "`repeat(child)`"),
        ("RepeatUntilSuccess", "`retry(child)`"),
        ("RepeatTimes", "`repeat(3, child)`"),
        ("Race", "`parallel(success = 1, failure = 1)< child, … >`"),
    ] {
        let row = super::named_exactly(name).unwrap_or_else(|| panic!("{name}"));
        assert!(row.to_write_for(name).contains(usage), "{name}");
    }
}
