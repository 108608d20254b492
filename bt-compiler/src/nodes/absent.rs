//! Nodes of other libraries that have none of their kind here, and what to write for each.

use super::classes::without_class;
use super::snake_case;

/// What other libraries call the node around a tree's root.
const ROOTS: &[&str] = &["behavior_tree", "behaviour_tree", "root", "main_tree"];

/// Nodes that throw dice.
const OF_CHANCE: &str = "random random_selector random_fallback random_sequence random_choice random_chance \
    random_success shuffle shuffle_selector shuffle_sequence shuffled_selector shuffled_sequence probability \
    probability_selector chance with_chance with_probability weighted_random weighted_selector randomizer \
    probabilistic_selector random_probability";

/// What other libraries write around the name of a tree.
const CALLS_OF_TREES: &[&str] = &[
    "sub_tree",
    "subtree",
    "sub_tree_plus",
    "run_behavior",
    "run_behavior_dynamic",
    "run_subtree",
    "run_sub_tree",
    "call_subtree",
    "call_tree",
    "include_tree",
];

/// Leaves and trees in something of other libraries.
const WRAPPED: &[(&str, &str)] = &[
    (
        "sub_tree subtree sub_tree_plus run_behavior run_behavior_dynamic reference tree nested_bt nested_tree run_subtree \
         run_subgraph include_tree behavior_tree_reference",
        "a tree is itself a leaf: write its type, as `Patrol::new(2)`",
    ),
    (
        "action task leaf condition cond",
        "a leaf is written as it is: a function `open_door`, a method `.open_door()` or a block `{ … }`",
    ),
    (
        "comment",
        "a comment is a doc comment before a node: `/// text`",
    ),
];

/// Nodes with children.
const WITH_CHILDREN: &[(&str, &str)] = &[
    (
        OF_CHANCE,
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

/// Those of them that anybody's functions and types may be called like.
const EVERYDAY: &[&str] = &[
    "for_each",
    "foreach",
    "reactive",
    "memory",
    "with_memory",
    "monitor",
    "service",
    "until",
    "throttle",
    "rate_limit",
    "rate_limiter",
    "pass_on",
    "pass_through",
    "breakpoint",
    "restart",
    "merge",
    "observer",
    "conditional",
    "limiter",
    "count_limit",
    "periodic",
    "debounce",
    "recovery",
    "pipeline",
    "round_robin",
];

/// Whether it may as well be somebody's own.
pub fn is_everyday(name: &str) -> bool {
    EVERYDAY.contains(&snake_case(name).as_str())
}

/// Whether a tree is written so elsewhere, around its root.
pub fn is_root(name: &str) -> bool {
    ROOTS.contains(&snake_case(name).as_str())
}

/// Whether a tree is called by its name elsewhere with a node of this name.
pub fn is_call_of_tree(name: &str) -> bool {
    CALLS_OF_TREES.contains(&snake_case(name).as_str())
}

/// Whether a node elsewhere that throws dice is called so.
pub fn is_chance(name: &str) -> bool {
    let name = snake_case(name);
    OF_CHANCE.split_whitespace().any(|known| known == name)
}

/// Whether a node elsewhere that has children is called so, and none here.
pub fn has_children_elsewhere(name: &str) -> bool {
    within(WITH_CHILDREN, &plain(name)).is_some()
}

/// What to write for what is a node elsewhere and none here.
pub fn instead(name: &str) -> Option<&'static str> {
    let name = plain(name);
    if ROOTS.contains(&name.as_str()) {
        return Some("a tree has no node around its root: write the node alone");
    }
    within(WRAPPED, &name).or_else(|| within(WITH_CHILDREN, &name))
}

/// The name of the node, without what makes it the name of a class.
fn plain(name: &str) -> String {
    let name = without_class(name).unwrap_or_else(|| snake_case(name));
    name.strip_suffix("_node").unwrap_or(&name).to_owned()
}

fn within(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let mut rows = table.iter();
    let row = rows.find(|(names, _)| names.split_whitespace().any(|known| known == name));
    row.map(|(_, help)| *help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nodes::named_exactly;

    #[test]
    fn no_name_is_also_a_nodes() {
        let rows = WRAPPED.iter().chain(WITH_CHILDREN);
        for name in rows.flat_map(|(names, _)| names.split_whitespace()) {
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
            "BTProbability",
        ] {
            assert!(
                instead(name).is_some() && has_children_elsewhere(name),
                "{name}"
            );
        }
        for name in ["SubTree", "action", "Comment"] {
            assert!(
                instead(name).is_some() && !has_children_elsewhere(name),
                "{name}"
            );
        }
        assert!(instead("patrol").is_none());
    }
}
