//! The keywords of leaves, in the order of the node table. Written from the pages beside it by the compiler's tests.

use super::Node;
use core::time::Duration;

/// A leaf that runs until the duration has passed since it started, then succeeds.
///
/// Written `wait(duration)`.
///
/// The duration is a literal, `8h`, `90m`, `1.5s`, `500ms`, `20us`, `100ns`, `1h30m`, or an expression of type `Duration`,
/// which is evaluated once per activation. The context must implement `Clock`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< turn_left, wait(2s), turn_right >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Sleep of BehaviorTree.CPP 4.10.
pub fn wait(duration: Duration) -> Node {
    let _ = duration;
    Node(())
}

/// Compares a field of the context with the value of an expression: `<`, `>`, `<=`, `>=`, `==` or `!=`. True is success,
/// false failure. `test(field == VALUE, within = PRECISION)` succeeds if the two are no further apart than that.
///
/// Written `test(field < VALUE)`.
///
/// The field is written without the context's name; it may be a path of fields, indices and calls of methods. A step with a
/// `?` goes through an `Option`: `None` is a failure. The expression sees the context by its name, which so has to be given:
/// `|hero: &mut Hero| …`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< test(health > 20), test(target?.distance == hero.reach, within = 0.1), strike >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Tester of Behave 2.
pub const test: Node = Node(());

/// Writes the value of an expression to a field of the context, and succeeds.
///
/// Written `set(field = VALUE)`.
///
/// The field is written without the context's name; it may be a path of fields, indices and calls of methods. A step with a
/// `?` goes through an `Option`: `None` is a failure. The expression, which is evaluated first, sees the context by its name,
/// which so has to be given: `|hero: &mut Hero| …`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< set(target?.marked = true), set(steps = hero.steps + 1) >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Writer of Behave 2.
pub const set: Node = Node(());

/// A leaf that succeeds at once.
///
/// Written `success`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// fallback< greet, success >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `AlwaysSuccess` of BehaviorTree.CPP 4.10.
pub const success: Node = Node(());

/// A leaf that fails at once.
///
/// Written `failure`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< knock, failure >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `AlwaysFailure` of BehaviorTree.CPP 4.10.
pub const failure: Node = Node(());

/// A leaf that runs until it is halted.
///
/// Written `running`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// timeout(5s, running)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: quickbeam's own; it never completes.
pub const running: Node = Node(());
