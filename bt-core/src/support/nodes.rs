//! How the macro writes a description: as little as possible.

use super::described::{tree_of, MaybeTree};
use crate::info::{Kind, Leaf, Mode, Node, Time, TreeInfo};
use core::panic::Location;
use core::time::Duration;

/// A node without children, which stands where this is called.
#[track_caller]
#[must_use]
pub const fn leaf(kind: Kind, text: &'static str) -> Node {
    node(kind, text, &[])
}

/// A node, which stands where this is called.
#[track_caller]
#[must_use]
pub const fn node(kind: Kind, text: &'static str, children: &'static [u16]) -> Node {
    Node::at(Location::caller(), kind, text).with_children(children)
}

/// Nodes that know their parents.
#[must_use]
pub const fn linked<const N: usize>(mut nodes: [Node; N]) -> [Node; N] {
    let mut parent = 0;
    while parent < N {
        let mut child = 0;
        while child < nodes[parent].children.len() {
            #[allow(clippy::cast_possible_truncation)] // A tree has fewer nodes.
            {
                nodes[nodes[parent].children[child] as usize].parent = Some(parent as u16);
            }
            child += 1;
        }
        parent += 1;
    }
    nodes
}

/// A tree of these nodes.
#[must_use]
pub const fn info(name: &'static str, shape: u64, nodes: &'static [Node]) -> TreeInfo {
    TreeInfo::new(name, shape, nodes)
}

/// `8h`, as seconds and nanoseconds.
#[must_use]
pub const fn lasting(seconds: u64, nanoseconds: u32) -> Time {
    Time::Literal(Duration::new(seconds, nanoseconds))
}

/// A leaf that is a value, which stands where this is called: `value("Patrol", <Patrol as Behavior<Hero>>::described)`.
#[track_caller]
#[must_use]
pub const fn value<T: MaybeTree>(text: &'static str, described: fn() -> T) -> Node {
    leaf(VALUE, text).with_tree(tree_of(described))
}

/// Kinds without options.
macro_rules! kinds {
    ($($name:ident = $kind:expr;)*) => {
        $(#[doc = concat!("`", stringify!($kind), "`")] pub const $name: Kind = $kind;)*
    };
}

kinds! {
    VALUE = Kind::Leaf(Leaf::Value);
    SUCCESS = Kind::Leaf(Leaf::Success);
    FAILURE = Kind::Leaf(Leaf::Failure);
    RUNNING = Kind::Leaf(Leaf::Running);
}

/// Functions that make leaves of one kind.
macro_rules! leaves {
    ($($name:ident = $kind:expr;)*) => {
        $(
            #[doc = concat!("A leaf that is a `", stringify!($name), "`, which stands where this is called.")]
            #[track_caller]
            #[must_use]
            pub const fn $name(text: &'static str) -> Node {
                leaf($kind, text)
            }
        )*
    };
}

leaves! {
    function = Kind::Leaf(Leaf::Function);
    method = Kind::Leaf(Leaf::Method);
    block = Kind::Leaf(Leaf::Block);
    test = Kind::Leaf(Leaf::Test);
    set = Kind::Leaf(Leaf::Set);
}

/// Functions that make nodes of one kind, which has no options: each is called as the node is.
macro_rules! nodes {
    ($($name:ident = $kind:expr;)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "`, which stands where this is called.")]
            #[track_caller]
            #[must_use]
            pub const fn $name(text: &'static str, children: &'static [u16]) -> Node {
                node($kind, text, children)
            }
        )*
    };
}

nodes! {
    fallback = Kind::Fallback(Mode::Memory);
    reactive_fallback = Kind::Fallback(Mode::Reactive);
    sequence = Kind::Sequence(Mode::Memory);
    reactive_sequence = Kind::Sequence(Mode::Reactive);
    sequence_with_memory = Kind::SequenceWithMemory;
    instant = Kind::Instant;
    invert = Kind::Invert;
    force_success = Kind::ForceSuccess;
    force_failure = Kind::ForceFailure;
    if_then_else = Kind::IfThenElse;
    while_do_else = Kind::WhileDoElse;
    utility = Kind::Utility { each_tick: false };
    try_catch = Kind::TryCatch { on_halt: false };
    keep_running_until_failure = Kind::KeepRunningUntilFailure;
    run_once = Kind::RunOnce;
    interrupter = Kind::Interrupter;
    custom = Kind::Custom;
}
