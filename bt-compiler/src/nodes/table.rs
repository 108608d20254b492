//! The node table: a row for each keyword of the language, in the order of the documentation.

use super::{ArgumentKind, Arity, ArmKind, OptionValues, Row, Shape};

/// The keywords and their rows: `Name = "keyword": shape, children, options => { usage, summary, synonyms }`.
macro_rules! nodes {
    ($($name:ident = $keyword:literal: $shape:expr, $children:expr, $options:expr => {
        usage: $usage:literal,
        summary: $summary:literal,
        synonyms: $synonyms:literal,
    })*) => {
        /// The keywords of the language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Keyword {
            $(
                #[doc = concat!("`", $keyword, "`")]
                $name,
            )*
        }

        const ROWS: &[Row] = &[$(Row {
            keyword: $keyword,
            node: Keyword::$name,
            shape: $shape,
            children: $children,
            options: $options,
            usage: $usage,
            summary: $summary,
            synonyms: $synonyms,
        }),*];
    };
}

impl Keyword {
    /// The row of this keyword.
    #[must_use]
    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
}

/// All nodes, in the order of the documentation.
pub fn all() -> impl Iterator<Item = &'static Row> {
    ROWS.iter()
}

const COMPOSITE: Shape = Shape::Composite;
const NOTHING: Shape = Shape::Decorator(&[]);
const COUNT: Shape = Shape::Decorator(&[ArgumentKind::Count]);
const HANDLER: Shape = Shape::Decorator(&[ArgumentKind::Handler]);
const DURATION: Shape = Shape::Decorator(&[ArgumentKind::Duration]);
const VALUE: Shape = Shape::Decorator(&[ArgumentKind::Value]);
const BY_PATTERN: Shape = Shape::Choice(&[ArgumentKind::Value], ArmKind::Pattern);
const BY_ID: Shape = Shape::Choice(&[ArgumentKind::Query], ArmKind::Id);
const BY_SCORE: Shape = Shape::Choice(&[], ArmKind::Score);
const FIELD: Shape = Shape::Field;
const LEAF: Shape = Shape::Leaf;

const NONE: Arity = Arity::exactly(0);
const ONE: Arity = Arity::exactly(1);
const TWO: Arity = Arity::exactly(2);
const SOME: Arity = Arity { min: 1, max: None };
const TWO_OR_THREE: Arity = Arity {
    min: 2,
    max: Some(3),
};
const TWO_OR_MORE: Arity = Arity { min: 2, max: None };

/// The options of a node.
type OptionRows = &'static [(&'static str, OptionValues)];
/// What `reactive_fallback` and `reactive_sequence` may do about a running child.
const ON_RUNNING: OptionRows = &[("on_running", OptionValues::Words(&["continue"]))];
/// When `async_fallback` and `async_sequence` rest between two children.
const YIELD: OptionRows = &[("yield", OptionValues::Words(&["sync", "always"]))];
/// When a loop rests between two cycles.
const YIELD_OF_LOOP: OptionRows = &[("yield", OptionValues::Words(&["sync", "never", "always"]))];
/// When `repeater` rests between two cycles.
const YIELD_OF_REPEATER: OptionRows = &[("yield", OptionValues::Words(&["never", "always"]))];
/// When `parallel` is done, and whether it ticks every child at every tick.
const DECISION: OptionRows = &[
    ("success", OptionValues::Threshold),
    ("failure", OptionValues::Threshold),
    ("each", OptionValues::Words(&["tick"])),
];
/// Whether `priority` and `utility` choose at every tick.
const EACH_TICK: OptionRows = &[("each", OptionValues::Words(&["tick"]))];
/// Whether the handler of `try_catch` is called on a halt, too.
const ON_HALT: OptionRows = &[("on_halt", OptionValues::Words(&["handler"]))];
/// When `parallel_all` fails.
const FAILURES: OptionRows = &[("failures", OptionValues::Threshold)];

nodes! {
    // Fallbacks and sequences.
    Fallback = "fallback": COMPOSITE, SOME, &[] => {
        usage: "fallback< child, … >",
        summary: "ticks its children in order until one succeeds",
        synonyms: "selector select priority_selector fallback_star fallback_with_memory \
                   selector_with_memory selector_star memory_fallback memory_selector \
                   mem_selector mem_fallback or any sel mem_sel mem_priority try_in_order",
    }

    ReactiveFallback = "reactive_fallback": COMPOSITE, SOME, ON_RUNNING => {
        usage: "reactive_fallback< child, … >",
        summary: "is a `fallback` that asks the earlier children again at every tick",
        synonyms: "reactive_selector active_selector dynamic_selector dynamic_fallback selector_reactive fallback_reactive \
                   dyn_selector dynamic_guard_selector dynamic_guard selector_evaluator",
    }

    AsyncFallback = "async_fallback": COMPOSITE, SOME, YIELD => {
        usage: "async_fallback< child, … >",
        summary: "is a `fallback` that rests until the next tick after a child that failed",
        synonyms: "async_selector fallback_async selector_async asynchronous_fallback asynchronous_selector yielding_fallback",
    }

    Sequence = "sequence": COMPOSITE, SOME, &[] => {
        usage: "sequence< child, … >",
        summary: "ticks its children in order until one fails",
        synonyms: "sequencer seq mem_sequence and all sequential mem_seq sequenz secuencia",
    }

    ReactiveSequence = "reactive_sequence": COMPOSITE, SOME, ON_RUNNING => {
        usage: "reactive_sequence< child, … >",
        summary: "is a `sequence` that asks the earlier children again at every tick",
        synonyms: "reactive_sequencer active_sequence dynamic_sequence sequence_reactive",
    }

    AsyncSequence = "async_sequence": COMPOSITE, SOME, YIELD => {
        usage: "async_sequence< child, … >",
        summary: "is a `sequence` that rests until the next tick after a child that succeeded",
        synonyms: "async_sequencer sequence_async asynchronous_sequence yielding_sequence",
    }

    SequenceWithMemory = "sequence_with_memory": COMPOSITE, SOME, &[] => {
        usage: "sequence_with_memory< child, … >",
        summary: "is a `sequence` that begins again at the child that failed or was halted",
        synonyms: "sequence_star memory_sequence seq_star pick_up_where_you_left_off",
    }

    // Composites that tick their children together, or choose among them.
    Parallel = "parallel": COMPOSITE, SOME, DECISION => {
        usage: "parallel(success = all, failure = 1)< child, … >",
        summary: "ticks its children together until enough of them have succeeded or failed",
        synonyms: "par concurrent concurrently simultaneously parallel_sequence parallel_selector \
                   simple_parallel when_all when_any race run_in_parallel \
                   run_in_parallel_until_any_completes run_in_parallel_until_any_succeeds wait_for_any parallel_complete \
                   parallel_any parallel_one parallel_or parallel_race parallel_fallback any_succeeds success_on_one",
    }

    ParallelAll = "parallel_all": COMPOSITE, SOME, FAILURES => {
        usage: "parallel_all(failures = 1)< child, … >",
        summary: "ticks its children together until all have completed",
        synonyms: "parallel_join join_all wait_all wait_for_all run_in_parallel_until_all_complete",
    }

    IfThenElse = "if_then_else": COMPOSITE, TWO_OR_THREE, &[] => {
        usage: "if_then_else< condition, then, otherwise >",
        summary: "asks a condition once, then ticks one of two children",
        synonyms: "if_else if_then ternary if run_if precondition either_or conditional_branch when",
    }

    WhileDoElse = "while_do_else": COMPOSITE, TWO_OR_THREE, &[] => {
        usage: "while_do_else< condition, body, otherwise >",
        summary: "asks a condition at every tick, and ticks one of two children",
        synonyms: "while_do do_while while_else while while_all while_success",
    }

    Switch = "switch": BY_PATTERN, SOME, &[] => {
        usage: "switch(EXPRESSION)< PATTERN => child, … >",
        summary: "ticks the child whose pattern fits",
        synonyms: "switch2 switch3 switch4 switch5 switch6 switch_case case_of match_case match",
    }

    Priority = "priority": BY_ID, SOME, EACH_TICK => {
        usage: "priority(query)< ID => child, … >",
        summary: "asks the context which of its children comes first, and ticks that one",
        synonyms: "query_selector priority_query manual_selector",
    }

    Utility = "utility": BY_SCORE, SOME, EACH_TICK => {
        usage: "utility< score => child, … >",
        summary: "ticks the child with the highest score",
        synonyms: "utility_selector utility_fallback highest_utility score_selector",
    }

    TryCatch = "try_catch": COMPOSITE, TWO_OR_MORE, ON_HALT => {
        usage: "try_catch< child, …, handler >",
        summary: "is a `sequence` whose last child is ticked when another fails",
        synonyms: "try_except try_finally",
    }

    // Decorators: what changes, repeats, limits or delays one child.
    Instant = "instant": NOTHING, ONE, &[] => {
        usage: "instant(child)",
        summary: "keeps an `async_*` node from resting after this child",
        synonyms: "immediate instantly",
    }

    Invert = "invert": NOTHING, ONE, &[] => {
        usage: "invert(child)",
        summary: "swaps success and failure",
        synonyms: "inverter invert_result inverted negate negation inv not",
    }

    ForceSuccess = "force_success": NOTHING, ONE, &[] => {
        usage: "force_success(child)",
        summary: "makes every completion a success",
        synonyms: "succeeder always_succeed always_succeeds force_succeed failure_is_success \
                   return_success pass ignore_failure optional",
    }

    ForceFailure = "force_failure": NOTHING, ONE, &[] => {
        usage: "force_failure(child)",
        summary: "makes every completion a failure",
        synonyms: "failer always_fail always_fails force_fail success_is_failure return_failure",
    }

    Repeat = "repeat": COUNT, ONE, YIELD_OF_LOOP => {
        usage: "repeat(3, child)",
        summary: "ticks its child until it has succeeded so many times in a row",
        synonyms: "repeat_node repeat_times repeat_n repeat_forever loop_forever repeat_sequence loop_node \
                   loop loop_n loop_times forever",
    }

    Retry = "retry": COUNT, ONE, YIELD_OF_LOOP => {
        usage: "retry(3, child)",
        summary: "ticks its child until it succeeds, or has failed so many times",
        synonyms: "retry_until_successful retry_until_success retry_until_succesful \
                   repeat_until_success repeat_until_successful until_success retry_times retry_n \
                   repeat_until_pass failure_is_running wait_until",
    }

    KeepRunningUntilFailure = "keep_running_until_failure": NOTHING, ONE, &[] => {
        usage: "keep_running_until_failure(child)",
        summary: "runs until its child fails",
        synonyms: "repeat_until_failure repeat_until_fail until_failure until_fail \
                   success_is_running keep_running_until_fail",
    }

    RunOnce = "run_once": NOTHING, ONE, &[] => {
        usage: "run_once(child)",
        summary: "gives the result of its child's first completion for ever",
        synonyms: "one_shot oneshot only_once tick_once run_limit once do_once",
    }

    Timeout = "timeout": DURATION, ONE, &[] => {
        usage: "timeout(8h, child)",
        summary: "halts its child and fails once a duration has passed",
        synonyms: "time_limit with_timeout limit_time time_out max_time",
    }

    Delay = "delay": DURATION, ONE, &[] => {
        usage: "delay(500ms, child)",
        summary: "waits before its child's first tick",
        synonyms: "delay_timer delayed timer_delay",
    }

    Cooldown = "cooldown": DURATION, ONE, &[] => {
        usage: "cooldown(30s, child)",
        summary: "fails without ticking its child for a while after that completed",
        synonyms: "cool_down with_cooldown cooldown_timer tag_cooldown set_tag_cooldown",
    }

    Interrupter = "interrupter": NOTHING, TWO, &[] => {
        usage: "interrupter(control, child)",
        summary: "ticks its child as long as a control succeeds at every tick",
        synonyms: "interruptor interruptible eternal_guard",
    }

    Repeater = "repeater": NOTHING, TWO, YIELD_OF_REPEATER => {
        usage: "repeater(control, child)",
        summary: "repeats its child for as long as a control succeeds after it",
        synonyms: "repeat_while conditional_loop repeat_until",
    }

    Context = "context": VALUE, ONE, &[] => {
        usage: "context(VALUE, child)",
        summary: "sets the context of a `Contextual` before its child is ticked",
        synonyms: "with_context context_node",
    }

    OnStart = "on_start": HANDLER, ONE, &[] => {
        usage: "on_start(handler, child)",
        summary: "calls a handler before its child starts",
        synonyms: "on_activation on_initialise on_initialize on_enter on_entry on_begin",
    }

    OnSuccess = "on_success": HANDLER, ONE, &[] => {
        usage: "on_success(handler, child)",
        summary: "calls a handler after its child succeeded",
        synonyms: "on_succeed on_succeeded",
    }

    OnFailure = "on_failure": HANDLER, ONE, &[] => {
        usage: "on_failure(handler, child)",
        summary: "calls a handler after its child failed",
        synonyms: "on_fail on_failed",
    }

    OnHalt = "on_halt": HANDLER, ONE, &[] => {
        usage: "on_halt(handler, child)",
        summary: "calls a handler after its child was halted",
        synonyms: "on_halted on_interrupted on_aborted on_interrupt on_abort on_cancel on_cancelled on_canceled",
    }

    OnEnd = "on_end": HANDLER, ONE, &[] => {
        usage: "on_end(handler, child)",
        summary: "calls a handler after its child completed or was halted",
        synonyms: "on_exit on_stop on_finish on_finished on_leave on_complete on_completed on_done finally defer",
    }

    // Leaves with built-in meaning.
    Wait = "wait": DURATION, NONE, &[] => {
        usage: "wait(500ms)",
        summary: "runs until a duration has passed, then succeeds",
        synonyms: "sleep wait_for wait_time sleep_for wait_action timer wait_blackboard_time wait_for_seconds wait_seconds random_wait",
    }

    Test = "test": FIELD, NONE, &[] => {
        usage: "test(field < VALUE)",
        summary: "compares a field of the context",
        synonyms: "tester blackboard_condition check_blackboard blackboard_check script_condition \
                   blackboard blackboard_check_int blackboard_check_double \
                   blackboard_check_string blackboard_check_bool compare_bb_entries \
                   check_blackboard_variable_value check_blackboard_variable_exists \
                   compare_blackboard_variables blackboard_compare blackboard_has \
                   blackboard_compare_condition blackboard_has_condition is_true",
    }

    Set = "set": FIELD, NONE, &[] => {
        usage: "set(field = VALUE)",
        summary: "writes a field of the context",
        synonyms: "writer set_blackboard blackboard_set write_blackboard script unset_blackboard \
                   set_blackboard_variable unset_blackboard_variable set_bool \
                   set_variable_value blackboard_erase blackboard_set_action \
                   blackboard_erase_action",
    }

    Success = "success": LEAF, NONE, &[] => {
        usage: "success",
        summary: "succeeds at once",
        synonyms: "always_success succeed true",
    }

    Failure = "failure": LEAF, NONE, &[] => {
        usage: "failure",
        summary: "fails at once",
        synonyms: "always_failure fail false none",
    }

    Running = "running": LEAF, NONE, &[] => {
        usage: "running",
        summary: "runs until it is halted",
        synonyms: "always_running run_forever wait_forever",
    }
}
