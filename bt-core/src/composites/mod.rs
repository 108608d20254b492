//! Ready composites and decorators, for trees of robots above all.
//!
//! They are ordinary values that implement [`Composite`](crate::Composite), written like one's own:
//! `Recovery::retries(3)< drive, back_up >`. Their meaning is that of the nodes of the same name in
//! navigation2 and `BehaviorTree.CPP` 4.10:
//!
//! | here | there |
//! |---|---|
//! | [`Recovery`] | navigation2's `RecoveryNode` |
//! | [`Pipeline`] | navigation2's `PipelineSequence` |
//! | [`RoundRobin`] | navigation2's `RoundRobin` |
//! | [`Rate`] | navigation2's `RateController` |
//! | [`Distance`] | navigation2's `DistanceController` |
//! | [`OnChange`] | navigation2's `GoalUpdatedController` |
//! | [`SingleTrigger`] | navigation2's `SingleTrigger` |
//! | [`ForEach`] | `LoopDouble`, `LoopString` and the like of `BehaviorTree.CPP` |
//!
//! With the feature `serde` they are saved with the tree around them.
//!
//! navigation2's `NonblockingSequence` is `reactive_sequence(on_running = continue)`.

mod ask;
mod controllers;
mod for_each;
mod pipeline;
mod recovery;
mod round_robin;

pub use ask::Ask;
pub use controllers::{Distance, OnChange, Rate, SingleTrigger};
pub use for_each::ForEach;
pub use pipeline::Pipeline;
pub use recovery::Recovery;
pub use round_robin::RoundRobin;
