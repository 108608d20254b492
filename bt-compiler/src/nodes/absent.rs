//! Nodes of other libraries that have none of their kind here, and what to write for each.

use super::snake_case;

/// Names of nodes, and what to write.
const ABSENT: &[(&str, &str)] = &[
    (
        "behavior_tree behaviour_tree root main_tree",
        "a tree has no node around its root: write the node alone",
    ),
    (
        "sub_tree subtree run_behavior reference",
        "a tree is itself a leaf: write its type, as `Patrol::new(2)`",
    ),
    (
        "action condition task cond",
        "a leaf is written as it is: a function `open_door`, a method `.open_door()` or a block `{ … }`",
    ),
    (
        "comment",
        "a comment is a doc comment before a node: `/// text`",
    ),
    (
        "random random_selector random_fallback random_sequence random_choice random_chance random_success shuffle \
         shuffle_selector shuffle_sequence probability probability_selector chance weighted_random weighted_selector",
        "there is no random node; write one as a value that implements `Composite`",
    ),
    (
        "guard conditional_guard task_guard conditional condition_decorator conditional_evaluator observer",
        "a condition stands before its node: write `sequence< condition, child >`, or \
         `reactive_sequence< condition, child >`, which asks it again at every tick",
    ),
    (
        "abort restart observer_abort observer_aborts",
        "write `reactive_sequence< !condition, child >`, which halts the child once the condition holds",
    ),
    (
        "on_tick on_update",
        "what is called at each tick stands first in `reactive_sequence< handler, child >`",
    ),
    (
        "monitor",
        "write `on_success(handler, child)` or `on_failure(handler, child)`",
    ),
    (
        "service",
        "what is ticked beside a node is another child of `parallel< …, … >`",
    ),
    (
        "until repeat_until_result",
        "write `retry(child)`, which ends with a success, or `keep_running_until_failure(child)`",
    ),
    (
        "pass_through pass_on debug_node breakpoint",
        "leave it out: write the child alone",
    ),
    (
        "reactive",
        "write `reactive_sequence< child, … >` or `reactive_fallback< child, … >`",
    ),
    (
        "memory with_memory",
        "write `sequence_with_memory< child, … >`; `sequence` and `fallback` go on with the child that runs",
    ),
    (
        "limiter count_limit tick_counter periodic success_every_n running_is_failure running_is_success \
         status_to_blackboard step_sequencer flip_selector debounce remapper merge",
        "there is no such node; write one as a value that implements `Composite`",
    ),
    (
        "pipeline pipeline_sequence",
        "write `Pipeline::new()< …, … >`, of `quickbeam::composites`",
    ),
    (
        "round_robin",
        "write `RoundRobin::new()< …, … >`, of `quickbeam::composites`",
    ),
    (
        "recovery",
        "write `Recovery::retries(3)< task, recovery >`, of `quickbeam::composites`",
    ),
    (
        "rate_controller rate_limiter rate_limit throttle",
        "write `Rate::<Duration>::every(Duration::from_secs(1))< child >`, of `quickbeam::composites`, with the `Instant` of the \
         context's `Clock` between its `<` and `>`",
    ),
    (
        "distance_controller",
        "write `Distance::<Position>::new(1.0, Position)< child >`, of `quickbeam::composites`",
    ),
    (
        "single_trigger",
        "write `SingleTrigger::new()< child >`, of `quickbeam::composites`, or `run_once(child)`",
    ),
    (
        "for_each foreach loop_double loop_int loop_bool loop_string loop_queue consume_queue",
        "write `ForEach::<Queue>::new(Queue)< child >`, of `quickbeam::composites`",
    ),
    (
        "entry_updated was_entry_updated skip_unless_updated wait_value_update goal_updated_controller",
        "write `OnChange::<Question, Answer>::new(Question)< child >`, of `quickbeam::composites`",
    ),
];

/// Names of nodes, here and elsewhere, that anybody's functions and types may have.
const EVERYDAY: &str = "pass once do_once when inv forever repeat_until wait_until or any sel and all seq select par race concurrent \
    concurrently sequential simultaneously join_all wait_all when_all when_any ternary either_or if_then if_else run_if match_case case_of \
    while_all switch_case for_each foreach reactive memory with_memory monitor service until throttle rate_limit rate_limiter pass_on \
    pass_through breakpoint restart merge observer conditional limiter count_limit periodic debounce recovery pipeline round_robin \
    reference action condition task cond";

/// Whether it may as well be somebody's own.
pub fn is_everyday(name: &str) -> bool {
    is_among(EVERYDAY, &snake_case(name))
}

/// What to write for what is a node elsewhere and none here.
pub fn instead(name: &str) -> Option<&'static str> {
    let name = snake_case(name);
    let name = name.strip_suffix("_node").unwrap_or(&name);
    let row = ABSENT.iter().find(|(names, _)| is_among(names, name));
    row.map(|(_, help)| *help)
}

fn is_among(names: &str, name: &str) -> bool {
    names.split_whitespace().any(|known| known == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nodes::named_exactly;

    #[test]
    fn no_name_is_also_a_nodes() {
        for name in ABSENT
            .iter()
            .flat_map(|(names, _)| names.split_whitespace())
        {
            assert!(named_exactly(name).is_none(), "{name}");
        }
    }

    #[test]
    fn what_to_write() {
        for name in [
            "RandomSelector",
            "recovery_node",
            "RateController",
            "guard",
            "LoopDouble",
            "SubTree",
            "action",
        ] {
            assert!(instead(name).is_some(), "{name}");
        }
        assert!(instead("patrol").is_none());
    }
}
