//! A crate whose own types are called like those of the runtime and of `core`.

/// Trees in every spelling, among types with confusing names.
pub mod trees {
    use ::quickbeam as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");

    /// Types that nobody may confuse with the real ones.
    #[allow(dead_code)]
    mod confusing {
        pub struct Status;
        pub struct Option;
        pub struct Result;
        pub struct Behavior;
        pub struct Clock;
        pub struct Duration;
        pub struct Default;
        pub struct Instant;
        pub struct PhantomData;
        pub struct Copy;
        pub struct Clone;
        pub struct Debug;
        pub struct PartialEq;
        pub struct Eq;
        pub struct Hash;
        pub struct Hasher;
        pub struct Formatter;
        pub struct IntoStatus;
        pub struct LeafType;
        pub struct Operation;
        pub struct ClosureTree;
        pub struct ClosureState;
        pub struct IntoDuration;
        pub struct Some;
        pub struct None;
        pub struct Ok;
        pub struct Err;
        pub struct At;
        pub struct State;
        pub struct Tree;
        pub struct Poll;
        pub struct Infallible;
    }
    #[allow(unused_imports)]
    use confusing::{
        At, Behavior, Clock, Clone, ClosureState, ClosureTree, Copy, Debug, Default, Duration, Eq,
        Err, Formatter, Hash, Hasher, Infallible, Instant, IntoDuration, IntoStatus, LeafType,
        None, Ok, Operation, Option, PartialEq, PhantomData, Poll, Result, Some, State, Status,
        Tree,
    };
}
