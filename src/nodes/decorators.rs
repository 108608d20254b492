//! The keywords of decorators, in the order of the node table. Written from the pages beside it by the compiler's tests.

use super::Node;
use core::time::Duration;

/// Marks a child of an `async_fallback` or `async_sequence` after which its parent does not rest: where the child completes
/// and another is due, that one is ticked within the same tick. It belongs directly under an `async_*` node; a label may
/// stand before it.
///
/// Written `instant(child)`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// async_sequence< instant(door_open), walk_in >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the setting Instant of Behave 2.
pub fn instant(child: Node) -> Node {
    let _ = child;
    Node(())
}

/// Swaps success and failure; running stays running.
///
/// Written `invert(child)`, also `!child`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< !door_locked, open_door >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Inverter of BehaviorTree.CPP 4.10.
pub fn invert(child: Node) -> Node {
    let _ = child;
    Node(())
}

/// Whether the child succeeds or fails, the result is success; running stays running.
///
/// Written `force_success(child)`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< force_success(greet), walk_on >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `ForceSuccess` of BehaviorTree.CPP 4.10.
pub fn force_success(child: Node) -> Node {
    let _ = child;
    Node(())
}

/// Whether the child succeeds or fails, the result is failure; running stays running.
///
/// Written `force_failure(child)`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// fallback< force_failure(knock), open_door >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `ForceFailure` of BehaviorTree.CPP 4.10.
pub fn force_failure(child: Node) -> Node {
    let _ = child;
    Node(())
}

/// Ticks its child until it has succeeded `count` times in a row: success. The child fails: failure, and counting begins
/// anew. Without a count, `repeat(child)`, only a failure ends it. A halt resets the counter.
///
/// Written `repeat(count, child)`.
///
/// The count is a number above zero or an expression of type `u32`, which is evaluated once per activation; if that gives
/// zero, the result is success without a tick of the child.
///
/// Option `yield`, where another cycle is due after a success:
///
/// * `yield = sync`, the default: running if that cycle began within this tick, else the next cycle starts at once;
/// * `yield = always`: running, after every cycle;
/// * `yield = never`: the next cycle always starts within the same tick.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// repeat(3, yield = never, knock)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Repeat of BehaviorTree.CPP 4.10, for `yield = sync`.
pub fn repeat(count: u32, child: Node) -> Node {
    let _ = (count, child);
    Node(())
}

/// Ticks its child until it succeeds: success. If it fails `count` times in a row: failure. Without a count,
/// `retry(child)`, only a success ends it. A halt resets the counter.
///
/// Written `retry(count, child)`.
///
/// The count is a number above zero or an expression of type `u32`, which is evaluated once per activation; if that gives
/// zero, the result is failure without a tick of the child.
///
/// Option `yield`, where another attempt is due after a failure:
///
/// * `yield = sync`, the default: running if that attempt began within this tick, else the next one starts at once;
/// * `yield = always`: running, after every attempt;
/// * `yield = never`: the next attempt always starts within the same tick.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// retry(5, open_door)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `RetryUntilSuccessful` of BehaviorTree.CPP 4.10, for `yield = sync`.
pub fn retry(count: u32, child: Node) -> Node {
    let _ = (count, child);
    Node(())
}

/// Runs until its child fails: failure. Where the child succeeds it gives running, and the child starts again at the next
/// tick.
///
/// Written `keep_running_until_failure(child)`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// keep_running_until_failure(patrol)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `KeepRunningUntilFailure` of BehaviorTree.CPP 4.10.
pub fn keep_running_until_failure(child: Node) -> Node {
    let _ = child;
    Node(())
}

/// After its child's first completion it gives that result for ever, without ticking the child. A halt while the child runs
/// lets it start again. `reset` forgets the result.
///
/// Written `run_once(child)`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// sequence< run_once(introduce_oneself), talk >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `RunOnce` of BehaviorTree.CPP 4.10, with `then_skip = false`.
pub fn run_once(child: Node) -> Node {
    let _ = child;
    Node(())
}

/// Gives its child a limited time. The clock is read just before the child's first tick. At each later tick, before ticking:
/// if the duration has passed, the child is halted and the result is failure. The child's own completion wins if it comes
/// first. The first tick always ticks the child.
///
/// Written `timeout(duration, child)`.
///
/// The duration is a literal, `8h`, `90m`, `1.5s`, `500ms`, `20us`, `100ns`, `1h30m`, or an expression of type `Duration`,
/// which is evaluated once per activation. The context must implement `Clock`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// timeout(8h, sleep)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Timeout of BehaviorTree.CPP 4.10.
pub fn timeout(duration: Duration, child: Node) -> Node {
    let _ = (duration, child);
    Node(())
}

/// Runs until the duration has passed since it started, then ticks its child in that same tick and from then on.
///
/// Written `delay(duration, child)`.
///
/// The duration is a literal, `8h`, `90m`, `1.5s`, `500ms`, `20us`, `100ns`, `1h30m`, or an expression of type `Duration`,
/// which is evaluated once per activation. The context must implement `Clock`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// delay(500ms, close_door)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Delay of BehaviorTree.CPP 4.10.
pub fn delay(duration: Duration, child: Node) -> Node {
    let _ = (duration, child);
    Node(())
}

/// After its child completes, it fails without ticking the child until the duration has passed. `reset` ends the cooldown, a
/// halt does not.
///
/// Written `cooldown(duration, child)`.
///
/// The duration is a literal, `8h`, `90m`, `1.5s`, `500ms`, `20us`, `100ns`, `1h30m`, or an expression of type `Duration`.
/// The context must implement `Clock`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// fallback< cooldown(30s, cast_spell), swing_sword >
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the cooldown decorator of game engines, such as the Cooldown of Unreal Engine's behaviour trees.
pub fn cooldown(duration: Duration, child: Node) -> Node {
    let _ = (duration, child);
    Node(())
}

/// Ticks the control first, at every tick.
///
/// Written `interrupter(control, child)`.
///
/// * It fails: the child is halted; failure.
/// * It succeeds: the child is ticked, and its result is the result. The control starts afresh at the next tick.
/// * It runs: running; the child is not ticked.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// interrupter(path_clear, drive)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Interrupter of Behave 2.
pub fn interrupter(control: Node, child: Node) -> Node {
    let _ = (control, child);
    Node(())
}

/// Ticks its child; when that completes, ticks the control.
///
/// Written `repeater(control, child)`.
///
/// * It fails: the child's result is the result.
/// * It succeeds: both start afresh at the next tick; running.
/// * It runs: running; at the next tick the child starts afresh, and when it completes the control is ticked on.
///
/// Option `yield = never`: where the control succeeds, the child starts again within the same tick. `yield = always` says
/// what holds without an option.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// repeater(more_boxes, carry_box)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the Repeater of Behave 2; with `yield = never` its instant control.
pub fn repeater(control: Node, child: Node) -> Node {
    let _ = (control, child);
    Node(())
}
