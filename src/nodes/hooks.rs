//! The keywords of hooks, in the order of the node table. Written from the pages beside it by the compiler's tests.

use super::Node;

/// Calls `Contextual::set_context(VALUE)` on the context each time before its child is ticked. Only `reset` puts that back.
///
/// Written `context(VALUE, child)`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// context(Place::Market, fallback< trade, look_around >)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the setting Context of Behave 2's nodes.
pub fn context(value: impl Copy, child: Node) -> Node {
    let _ = (value, child);
    Node(())
}

/// Calls the handler before the first tick of each activation of its child. What it switches on, `on_end` switches off again: write
/// `on_start(enter, on_end(leave, child))`. The result is the child's.
///
/// Written `on_start(handler, child)`.
///
/// The handler comes first, then the child. A handler is a function, a `.method` or a `{ block }`; what it returns is dropped, and nothing that could be
/// running is accepted.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// on_start(.say("off we go"), patrol)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the `onStart` of BehaviorTree.CPP 4.10's stateful actions, for any node.
pub fn on_start(handler: Node, child: Node) -> Node {
    let _ = (handler, child);
    Node(())
}

/// Calls the handler after its child succeeded, and neither after a failure nor after a halt: what has to happen in any case belongs to `on_end`. The
/// result is the child's.
///
/// Written `on_success(handler, child)`.
///
/// The handler comes first, then the child. A handler is a function, a `.method` or a `{ block }`; what it returns is dropped, and nothing that could be
/// running is accepted.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// on_success({ hero.score += 1 }, find_treasure)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the post-condition `_onSuccess` of BehaviorTree.CPP 4.10.
pub fn on_success(handler: Node, child: Node) -> Node {
    let _ = (handler, child);
    Node(())
}

/// Calls the handler after its child failed, and neither after a success nor after a halt: what has to happen in any case belongs to `on_end`. The
/// result is the child's.
///
/// Written `on_failure(handler, child)`.
///
/// The handler comes first, then the child. A handler is a function, a `.method` or a `{ block }`; what it returns is dropped, and nothing that could be
/// running is accepted.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// on_failure(beep, open_door)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the post-condition `_onFailure` of BehaviorTree.CPP 4.10.
pub fn on_failure(handler: Node, child: Node) -> Node {
    let _ = (handler, child);
    Node(())
}

/// Calls the handler after its child was halted, and not when the child completes: what has to happen in any case belongs to `on_end`.
///
/// Written `on_halt(handler, child)`.
///
/// The handler comes first, then the child. A handler is a function, a `.method` or a `{ block }`; what it returns is dropped, and nothing that could be
/// running is accepted.
///
/// `on_halt(stop, bark)` ticks `bark`, and calls `stop` once `bark` was halted.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// on_halt(stop_motors, drive_home)
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: the post-condition `_onHalted` of BehaviorTree.CPP 4.10.
pub fn on_halt(handler: Node, child: Node) -> Node {
    let _ = (handler, child);
    Node(())
}

/// Calls the handler at the end of each activation of its child, exactly once: after it succeeded, failed or was halted. The result is the child's.
///
/// Written `on_end(handler, child)`.
///
/// The handler comes first, then the child. A handler is a function, a `.method` or a `{ block }`; what it returns is dropped, and nothing that could be
/// running is accepted.
///
/// With `on_start` it brackets an effect: `on_start(enter, on_end(leave, child))` calls `enter` when the child starts and `leave` when it ends, in
/// whichever way. A child that is not running has ended already: halting it calls nothing.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/nodes/shown.rs"));
/// # quickbeam::behavior_tree! { tree Shown(hero: &mut Hero) {
/// on_start({ hero.tired = false }, on_end({ hero.tired = true }, fight))
/// # } }
/// # fn main() { Shown::new().tick(&mut Hero::new()); }
/// ```
///
/// Source: of its own; the `defer` and `finally` of programming languages.
pub fn on_end(handler: Node, child: Node) -> Node {
    let _ = (handler, child);
    Node(())
}
