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

/// Calls the handler before the first tick of each activation of its child. The result is the child's.
///
/// Written `on_start(handler, child)`.
///
/// The handler is a function, a `.method` or a `{ block }`; what it returns is dropped.
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

/// Calls the handler after its child succeeded. The result is the child's.
///
/// Written `on_success(handler, child)`.
///
/// The handler is a function, a `.method` or a `{ block }`; what it returns is dropped.
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

/// Calls the handler after its child failed. The result is the child's.
///
/// Written `on_failure(handler, child)`.
///
/// The handler is a function, a `.method` or a `{ block }`; what it returns is dropped.
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

/// Calls the handler after its child was halted.
///
/// Written `on_halt(handler, child)`.
///
/// The handler is a function, a `.method` or a `{ block }`; what it returns is dropped.
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
