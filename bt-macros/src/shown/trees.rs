//! One tree for each node and each kind of leaf.

/// Names of snapshots, and what is expanded.
pub const ALL: &[(&str, &str)] = &[
    // The tree in the README, in both forms.
    (
        "door_item",
        "
tree Night(hero: &mut Hero) {
    fallback<
        door_open,
        reactive_fallback< rested, timeout(8h, sleep) >
    >
}",
    ),
    (
        "door_closure",
        "
fallback<
    door_open,
    reactive_fallback< rested, timeout(8h, sleep) >
>",
    ),
    // Nodes.
    (
        "fallback",
        "tree T(hero: &mut Hero) { fallback< a, b, c > }",
    ),
    (
        "sequence",
        "tree T(hero: &mut Hero) { sequence< a, b, c > }",
    ),
    (
        "reactive_fallback",
        "tree T(hero: &mut Hero) { reactive_fallback< a, b, C > }",
    ),
    (
        "reactive_sequence",
        "tree T(hero: &mut Hero) { reactive_sequence< a, b, C > }",
    ),
    (
        "reactive_fallback_continue",
        "tree T(hero: &mut Hero) { reactive_fallback(on_running = continue)< a, b > }",
    ),
    (
        "reactive_sequence_continue",
        "tree T(hero: &mut Hero) { reactive_sequence(on_running = continue)< a, b > }",
    ),
    (
        "invert",
        "tree T(hero: &mut Hero) { sequence< invert(a), !b > }",
    ),
    (
        "force_success",
        "tree T(hero: &mut Hero) { sequence< force_success(a), b > }",
    ),
    (
        "force_failure",
        "tree T(hero: &mut Hero) { fallback< force_failure(a), b > }",
    ),
    ("timeout", "tree T(hero: &mut Hero) { timeout(1h30m, a) }"),
    (
        "timeout_computed",
        "tree T(hero: &mut Hero, limit: Duration) { timeout(limit * 2, a) }",
    ),
    ("success", "tree T(hero: &mut Hero) { success }"),
    (
        "failure",
        "tree T(hero: &mut Hero) { sequence< a, failure > }",
    ),
    (
        "running",
        "tree T(hero: &mut Hero) { sequence< a, running > }",
    ),
    // Leaves.
    ("function", "a"),
    (
        "function_with_arguments",
        "tree T(hero: &mut Hero, near: f32) { senses::near(near, hero.sight, \"{hero}\") }",
    ),
    (
        "method",
        "|hero: &mut Hero| sequence< .rest, .walk(3, hero.home) >",
    ),
    (
        "block",
        "|hero: &mut Hero| { hero.energy += 1; hero.energy > 3 }",
    ),
    (
        "block_that_returns",
        "|hero: &mut Hero| { let food = hero.food()?; if food > 3 { return None } Some(()) }",
    ),
    (
        "value",
        "tree T(hero: &mut Hero) { sequence< Sleep, Walk(3), Eat { meals: 2 } > }",
    ),
    (
        "value_constructed",
        "tree T(hero: &mut Hero) { reactive_sequence< awake, Walk::to(3) > }",
    ),
    ("value_in_closure", "sequence< Sleep, Walk::to(3) >"),
    // The rest of the language.
    (
        "labels_and_docs",
        "
tree T(hero: &mut Hero) {
    /// What to do about hunger.
    fallback<
        full,
        /// Only what there is.
        eating: sequence< food: food_near, eat >
    >
}",
    ),
    (
        "attributes_and_generics",
        "
/// Waits for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) const tree Wait<'a, T: Thing, const N: usize>(frame: &mut Frame<'a, T>, limit: u32)
where
    T: Copy,
{
    timeout(8h, sequence< thing::<T>(limit), .count(N) >)
}",
    ),
    (
        "subtree",
        "
tree Inner(hero: &mut Hero) { a }
tree Outer(hero: &mut Hero) { fallback< b, Inner::new() > }",
    ),
    (
        "moving_closure",
        "move |hero: &mut Hero| fallback< say(&words), sleep >",
    ),
];
