//! The keywords of composites, in the order of the node table. Written from the pages beside it by the compiler's tests.

use super::Node;

/// Ticks its children in order until one succeeds. Elsewhere: Selector, Priority.
///
/// Written `fallback< child, … >`.
///
/// * A child fails: the next one is ticked, within the same tick. The last child fails: failure.
/// * A child succeeds: success.
/// * A child runs: running; the next tick goes straight back to that child, and the earlier ones are not asked again.
///   For that, see `reactive_fallback`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// fallback< door_open, open_door, smash_door >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Fallback of BehaviorTree.CPP 4.10.
pub const fallback: Node = Node(());

/// As `fallback`, but every tick starts from the first child, so that an earlier child can interrupt a later one that runs.
///
/// Written `reactive_fallback< child, … >`.
///
/// * A child fails: the next one is ticked, within the same tick. The last child fails: failure.
/// * A child succeeds: a later child that still runs is halted; success.
/// * A child runs: any other running child is halted; running.
///
/// Option `on_running = continue`: a running child does not end the tick; all children are ticked in order, every tick, until
/// one succeeds. Then every running child is halted, and the result is success. Failure only if all failed in this tick.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// reactive_fallback< rested, timeout(8h, sleep) >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `ReactiveFallback` of BehaviorTree.CPP 4.10; the option: the page of the Rust crate that has it.
pub const reactive_fallback: Node = Node(());

/// As `fallback`, but does one child's work per tick: after a child that failed it gives running, and goes on with the next
/// child at the next tick.
///
/// Written `async_fallback< child, … >`.
///
/// * A child succeeds: success. A child runs: running; the next tick goes straight back to it.
/// * A child fails: running, and the next child is ticked at the next tick; a child in `instant(…)` is followed at once. The
///   last child fails: failure.
///
/// Option `yield = sync`: rests only after a child that started and failed within this very tick; after one that ran for a
/// while, the next child is ticked at once. `yield = always` says what holds without an option.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// async_fallback< search_shelf, search_drawer, instant(no_time_left), ask >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Selector of Behave 2; with `yield = sync` the `AsyncFallback` of BehaviorTree.CPP 4.10.
pub const async_fallback: Node = Node(());

/// Ticks its children in order until one fails.
///
/// Written `sequence< child, … >`.
///
/// * A child succeeds: the next one is ticked, within the same tick. The last child succeeds: success.
/// * A child fails: failure.
/// * A child runs: running; the next tick goes straight back to that child, and the earlier ones are not asked again.
///   For that, see `reactive_sequence`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< find_key, walk_to_door, unlock >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Sequence of BehaviorTree.CPP 4.10.
pub const sequence: Node = Node(());

/// As `sequence`, but every tick starts from the first child, so that an action runs only while the conditions before it hold.
///
/// Written `reactive_sequence< child, … >`.
///
/// * A child succeeds: the next one is ticked, within the same tick. The last child succeeds: success.
/// * A child fails: a later child that still runs is halted; failure.
/// * A child runs: any other running child is halted; running.
///
/// So a child before which something has to run is halted after one tick: in `reactive_sequence< wait(1s), drive >`, `wait` succeeds and `drive` starts;
/// at the next tick `wait` starts anew, and `drive` is halted. `sequence< wait(1s), drive >` waits once. `cargo quickbeam explore` finds such children.
///
/// Option `on_running = continue`: a running child does not end the tick; all children are ticked in order, every tick, until
/// one fails. Then every running child is halted, and the result is failure. Success only if all succeeded in this tick.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// reactive_sequence< battery_ok, drive_to_goal >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `ReactiveSequence` of BehaviorTree.CPP 4.10; the option mirrors that of `reactive_fallback`.
pub const reactive_sequence: Node = Node(());

/// As `sequence`, but does one child's work per tick: after a child that succeeded it gives running, and goes on with the
/// next child at the next tick.
///
/// Written `async_sequence< child, … >`.
///
/// * A child fails: failure. A child runs: running; the next tick goes straight back to it.
/// * A child succeeds: running, and the next child is ticked at the next tick; a child in `instant(…)` is followed at once.
///   The last child succeeds: success.
///
/// Option `yield = sync`: rests only after a child that started and succeeded within this very tick; after one that ran for
/// a while, the next child is ticked at once. `yield = always` says what holds without an option.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// async_sequence< instant(door_open), walk_in, close_door >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Sequence of Behave 2; with `yield = sync` the `AsyncSequence` of BehaviorTree.CPP 4.10.
pub const async_sequence: Node = Node(());

/// A sequence that does not repeat what was done already.
///
/// Written `sequence_with_memory< child, … >`.
///
/// * A child succeeds: the next one is ticked; after a child that started and succeeded within this very tick the sequence
///   rests first, and gives running. The last child succeeds: success, and the next activation begins at the first child.
/// * A child fails: failure, and the next activation begins at that child.
/// * A child runs: running. If the sequence is halted then, the next activation begins at that child.
///
/// `reset` forgets the place.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence_with_memory< find_box, lift_box, carry_box >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `SequenceWithMemory` of BehaviorTree.CPP 4.10.
pub const sequence_with_memory: Node = Node(());

/// Ticks its children together: at each tick, in order, those that have not completed in this activation, and decides after
/// each of them.
///
/// Written `parallel(success = S, failure = F)< child, … >`.
///
/// * S children have succeeded: success. F have failed, or S can no longer be reached: failure. Either way the children that
///   still run are halted, and later ones are not ticked in that tick.
/// * No decision: running.
///
/// Options: `success` and `failure` are counts, such as `success = 2`, expressions of type `u32`, or `all`. The default is
/// `success = all, failure = 1`.
///
/// Option `each = tick`: every child is ticked at every tick; those that completed earlier start afresh. Only the results of
/// this tick count, and failure is tested before success, after all children were ticked.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// parallel(success = 1)< search_left, search_right >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Parallel of BehaviorTree.CPP 4.10; with `each = tick` the Parallel of Behave 2.
pub const parallel: Node = Node(());

/// Ticks its children together: at each tick, in order, those that have not completed in this activation. When all have
/// completed: failure if at least F of them failed, else success. Running until then.
///
/// Written `parallel_all(failures = F)< child, … >`.
///
/// Option `failures`: a count, such as `failures = 2`, an expression of type `u32`, or `all`. The default is 1.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// parallel_all(failures = 2)< call_ann, call_bob, call_eve >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `ParallelAll` of BehaviorTree.CPP 4.10.
pub const parallel_all: Node = Node(());

/// Ticks the condition until it completes, then, in the same tick, `then` if it succeeded or `otherwise` if it failed, until
/// that completes. The condition is not asked again meanwhile. `otherwise` may be left out: a failed condition is a failure
/// then.
///
/// Written `if_then_else< condition, then, otherwise >`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// if_then_else< door_open, walk_in, ring_the_bell >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `IfThenElse` of BehaviorTree.CPP 4.10.
pub const if_then_else: Node = Node(());

/// Asks the condition at every tick.
///
/// Written `while_do_else< condition, body, otherwise >`.
///
/// * It succeeds: `otherwise` is halted if it runs, and `body` is ticked.
/// * It fails: `body` is halted if it runs, and `otherwise` is ticked; without one, the result is failure.
/// * It runs: running, and a running child stays as it is.
///
/// A condition that is a value of one's own stays completed from tick to tick, and is [`idle`](crate::Behavior::idle) when
/// `while_do_else` completes or is halted.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// while_do_else< battery_good, explore, return_to_dock >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `WhileDoElse` of BehaviorTree.CPP 4.10.
pub const while_do_else: Node = Node(());

/// Evaluates the expression at every tick, and ticks the child whose pattern fits, as `match` does: patterns may have `|`
/// and `if`, and rustc checks that none is missing. When the choice changes, the child that ran is halted before the new one
/// is ticked. The result is that of the chosen child.
///
/// Written `switch(EXPRESSION)< PATTERN => child, … >`.
///
/// The expression sees the context by its name, which so has to be given: `|hero: &mut Hero| …`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// switch(hero.mood)< Mood::Brave | Mood::Angry => fight, Mood::Calm if hero.tired => rest, _ => flee >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Switch of BehaviorTree.CPP 4.10, with patterns of Rust.
pub const switch: Node = Node(());

/// Asks the context which of its children comes first, and ticks that one. While it runs nothing is asked, unless `each = tick` says so.
///
/// Written `priority(query)< ID => child, … >`.
///
/// The query is a function, called as `query(context, &[ids…])`, or a method, called as `context.query(&[ids…])`, and returns
/// an id or an `Option` of one. `None`, or an id of none of the children: failure.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// priority(.most_urgent)< Need::Food => eat, Need::Sleep => sleep, Need::Play => play >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Option `each = tick`: the query is asked at every tick. When it gives another child, or none, the one that ran is halted before anything else is
/// ticked.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// priority(.most_urgent, each = tick)< Need::Food => eat, Need::Sleep => sleep >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// To choose at every tick by a value or a pattern, write `switch`.
///
/// Source: the Priority selector of Behave 2; `each = tick` is an addition.
pub const priority: Node = Node(());

/// Evaluates every score, in order, and ticks the child with the highest; of equal ones the first. While it runs nothing is
/// evaluated, unless `each = tick` says so. A score that does not equal itself, such as a NaN, is passed over; if nothing is left, the result is failure.
///
/// Written `utility< score => child, … >`.
///
/// A score is a function, a `.method` or a `{ block }`, and gives any value that can be compared.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// utility< hunger => eat, { 1.0 - hero.rested } => sleep, boredom(0.5) => play >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Option `each = tick`: the scores are evaluated at every tick. When another child wins, or none, the one that ran is halted before anything else is
/// ticked. Scores that come close to each other make it change its mind often: add a little to the score of what is being done.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// utility(each = tick)< hunger => eat, { 1.0 - hero.rested } => sleep >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// To choose at every tick by a value or a pattern, write `switch`; by conditions in order, `reactive_fallback`.
///
/// Source: the Priority selector of Behave 2 in Record mode; with `each = tick` as the utility selectors of games choose.
pub const utility: Node = Node(());

/// Ticks the children before the last as a sequence. When one of them fails, the handler is ticked until it completes, its
/// result is dropped, and the result is failure. When all of them have succeeded: success, without a tick of the handler.
///
/// Written `try_catch< child, …, handler >`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// try_catch< open_valve, fill_tank, close_valve, emergency_stop >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// A halt of what is tried does not tick the handler, unless `on_halt = handler` says so. Then it is ticked once, from its beginning, after what is tried
/// has been halted, and its result is dropped. A halt ends at once: a handler that gives running is halted, and only what its nodes remember beyond a
/// halt, as `sequence_with_memory` does, is left of it. A halt while the handler runs halts it, and does not tick it again. Nor is it ticked when what is
/// tried has completed.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// try_catch(on_halt = handler)< open_valve, fill_tank, close_valve, emergency_stop >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `TryCatch` of BehaviorTree.CPP 4.10, with its port `catch_on_halt`.
pub const try_catch: Node = Node(());
