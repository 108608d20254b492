//! Large trees, by their size: for tests, and for the example that measures.

use bt_core::info::{Kind, Leaf, Mode, Node, Quota, TreeInfo};
use bt_tools::explore::Exploration;

const CALL: Kind = Kind::Leaf(Leaf::Function);

/// A tree that nothing is compiled from.
pub fn info(nodes: Vec<Node>) -> &'static TreeInfo {
    let nodes: &'static [Node] = Box::leak(nodes.into_boxed_slice());
    Box::leak(Box::new(TreeInfo::new("Tree", 1, nodes)))
}

/// A node over so many leaves.
fn over(kind: Kind, text: &'static str, leaves: u16) -> &'static TreeInfo {
    let children: Vec<u16> = (1..=leaves).collect();
    let root = Node::root(kind, text).with_children(Box::leak(children.into_boxed_slice()));
    let mut nodes = vec![root];
    nodes.extend((0..leaves).map(|_| Node::below(0, CALL, "leaf")));
    info(nodes)
}

/// `reactive_fallback` over so many leaves, each of which may give anything.
pub fn reactive(leaves: u16) -> Exploration {
    let kind = Kind::Fallback(Mode::Reactive);
    Exploration::of(over(kind, "reactive_fallback", leaves))
}

/// `parallel_all` over so many leaves.
pub fn side_by_side(leaves: u16) -> Exploration {
    let failures = Quota::Literal(1);
    Exploration::of(over(Kind::ParallelAll { failures }, "parallel_all", leaves))
}

/// The checklist of `BehaVerify`: a sequence of so many fallbacks, each of a condition and an action; the first has `more` actions.
pub fn checklist(pairs: u16, more: u16) -> Exploration {
    let root = Node::root(Kind::Sequence(Mode::Reactive), "reactive_sequence");
    let mut nodes = vec![root];
    let mut fallbacks = Vec::new();
    for pair in 0..pairs {
        let at = u16::try_from(nodes.len()).expect("a small tree");
        fallbacks.push(at);
        let leaves = if pair == 0 { 2 + more } else { 2 };
        let children: Vec<u16> = (at + 1..=at + leaves).collect();
        let mut fallback = Node::below(0, Kind::Fallback(Mode::Reactive), "reactive_fallback");
        fallback.children = Box::leak(children.into_boxed_slice());
        nodes.push(fallback);
        nodes.push(Node::below(at, CALL, "check"));
        nodes.extend((1..leaves).map(|_| Node::below(at, CALL, "act")));
    }
    nodes[0].children = Box::leak(fallbacks.into_boxed_slice());
    Exploration::of(info(nodes)).never_runs("check")
}
