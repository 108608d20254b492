//! Decorators: what changes, repeats, limits or delays one child.

use super::super::{ArgumentKind, Children, Keyword, Row, Shape, Values};

/// When a loop rests between two cycles.
const YIELD: &[(&str, Values)] = &[("yield", Values::Words(&["sync", "never", "always"]))];

const NOTHING: Shape = Shape::Decorator(&[]);
const COUNT: Shape = Shape::Decorator(&[ArgumentKind::Count]);
const DURATION: Shape = Shape::Decorator(&[ArgumentKind::Duration]);

pub const ROWS: &[Row] = &[
    Row {
        keyword: "instant",
        node: Keyword::Instant,
        shape: NOTHING,
        children: Children::ONE,
        options: &[],
        usage: "instant(child)",
        summary: "keeps an `async_*` node from resting after this child",
        synonyms: "immediate instantly",
        page: include_str!("../instant.md"),
    },
    Row {
        keyword: "invert",
        node: Keyword::Invert,
        shape: NOTHING,
        children: Children::ONE,
        options: &[],
        usage: "invert(child)",
        summary: "swaps success and failure",
        synonyms: "inverter invert_result inverted negate negation",
        page: include_str!("../invert.md"),
    },
    Row {
        keyword: "force_success",
        node: Keyword::ForceSuccess,
        shape: NOTHING,
        children: Children::ONE,
        options: &[],
        usage: "force_success(child)",
        summary: "makes every completion a success",
        synonyms: "succeeder always_succeed always_succeeds force_succeed failure_is_success \
                   return_success",
        page: include_str!("../force_success.md"),
    },
    Row {
        keyword: "force_failure",
        node: Keyword::ForceFailure,
        shape: NOTHING,
        children: Children::ONE,
        options: &[],
        usage: "force_failure(child)",
        summary: "makes every completion a failure",
        synonyms: "failer always_fail always_fails force_fail success_is_failure return_failure",
        page: include_str!("../force_failure.md"),
    },
    Row {
        keyword: "repeat",
        node: Keyword::Repeat,
        shape: COUNT,
        children: Children::ONE,
        options: YIELD,
        usage: "repeat(3, child)",
        summary: "ticks its child until it has succeeded so many times in a row",
        synonyms: "repeat_node repeat_times repeat_n repeat_forever repeat_sequence loop_node",
        page: include_str!("../repeat.md"),
    },
    Row {
        keyword: "retry",
        node: Keyword::Retry,
        shape: COUNT,
        children: Children::ONE,
        options: YIELD,
        usage: "retry(3, child)",
        summary: "ticks its child until it succeeds, or has failed so many times",
        synonyms: "retry_until_successful retry_until_success retry_until_succesful \
                   repeat_until_success repeat_until_successful until_success retry_times",
        page: include_str!("../retry.md"),
    },
    Row {
        keyword: "keep_running_until_failure",
        node: Keyword::KeepRunningUntilFailure,
        shape: NOTHING,
        children: Children::ONE,
        options: &[],
        usage: "keep_running_until_failure(child)",
        summary: "runs until its child fails",
        synonyms: "repeat_until_failure repeat_until_fail until_failure until_fail \
                   success_is_running keep_running_until_fail",
        page: include_str!("../keep_running_until_failure.md"),
    },
    Row {
        keyword: "run_once",
        node: Keyword::RunOnce,
        shape: NOTHING,
        children: Children::ONE,
        options: &[],
        usage: "run_once(child)",
        summary: "gives the result of its child's first completion for ever",
        synonyms: "one_shot oneshot only_once tick_once",
        page: include_str!("../run_once.md"),
    },
    Row {
        keyword: "timeout",
        node: Keyword::Timeout,
        shape: DURATION,
        children: Children::ONE,
        options: &[],
        usage: "timeout(8h, child)",
        summary: "halts its child and fails once a duration has passed",
        synonyms: "time_limit with_timeout limit_time time_out max_time",
        page: include_str!("../timeout.md"),
    },
    Row {
        keyword: "delay",
        node: Keyword::Delay,
        shape: DURATION,
        children: Children::ONE,
        options: &[],
        usage: "delay(500ms, child)",
        summary: "waits before its child's first tick",
        synonyms: "delay_timer delayed timer_delay",
        page: include_str!("../delay.md"),
    },
    Row {
        keyword: "cooldown",
        node: Keyword::Cooldown,
        shape: DURATION,
        children: Children::ONE,
        options: &[],
        usage: "cooldown(30s, child)",
        summary: "fails without ticking its child for a while after that completed",
        synonyms: "cool_down with_cooldown cooldown_timer",
        page: include_str!("../cooldown.md"),
    },
];
