//! Behaviour trees, written inline and compiled to state machines.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "std")]
pub use bt_core::StdClock;
pub use bt_core::{
    Behavior, Children, Clock, Composite, ConstDefault, Contextual, Counter, Event, IntoStatus,
    ManualClock, Node, Observer, Status, Ticks, Tree, TreeInfo,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Compiles a behaviour tree.
#[macro_export]
macro_rules! behavior_tree {
    ($($tree:tt)*) => {
        $crate::__v1::behavior_tree! { { $crate } $($tree)* }
    };
}

/// What generated code refers to; its name changes when its contents do. Not public.
#[doc(hidden)]
pub mod __v1 {
    pub use bt_core::support::{
        check_duration, fits, out_of_reach, position, reached, tick_composite, Best, BrokenTree,
        ChildCall, ChildList, ClosureState, ClosureTree, LeafType, Operation,
    };
    pub use bt_core::{Behavior, Clock, Composite, ConstDefault, Contextual, IntoStatus, Status};
    pub use bt_macros::behavior_tree;
    pub use core::assert;
    pub use core::clone::Clone;
    pub use core::cmp::{Eq, PartialEq};
    pub use core::default::Default;
    pub use core::fmt::{self, Debug};
    pub use core::hash;
    pub use core::marker::{Copy, PhantomData};
    pub use core::option::Option;
    pub use core::time::Duration;
}
