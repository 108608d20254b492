//! What nodes do when they are ticked, when a child has been, and when they are answered: a file for each family.
//!
//! A rule may ask, tick a child or give a status; the machine goes on from there.

mod control;
mod counted;
mod ordered;
mod parallel;
mod timed;

pub use timed::{facts, Facts};

use bt_core::info::{Kind, Yield};
use bt_core::Status;

/// Success for failure, and the reverse.
pub(crate) fn opposite(status: Status) -> Status {
    match status {
        Status::Success => Status::Failure,
        Status::Failure => Status::Success,
        Status::Running => Status::Running,
    }
}

/// What a node that is done gives instead.
pub(crate) fn forced(status: Status, done: Status) -> Status {
    if status == Status::Running {
        status
    } else {
        done
    }
}

/// Whether a node rests after a child that completed, where more is due.
pub(crate) fn rests_after(yields: Yield, child_started: bool) -> bool {
    match yields {
        Yield::Always => true,
        Yield::Sync => child_started,
        Yield::Never => false,
    }
}

/// Whether a node of this kind keeps something beyond its activation.
pub(crate) fn has_memory(kind: Kind) -> bool {
    matches!(kind, Kind::SequenceWithMemory | Kind::RunOnce) || facts(kind).remembers
}
