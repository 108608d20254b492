//! What observed code tells, and asks.
//!
//! What is told comes first and the observer after it: an argument may use the observer itself.

mod closure;
mod error;

pub use closure::{called_with, ClosureTree};
pub use error::Returned;

use crate::info::Statuses;
use crate::observe::{Answer, Observer};
use crate::Behavior;
use crate::{IntoStatus, Status};

/// An answer in place of a leaf that is called, of which `into_status` tells the return type. `Running` is none for a leaf that cannot run.
#[inline(always)]
pub fn before<T: IntoStatus, O: Observer>(
    observer: &mut O,
    node: u16,
    _into_status: impl FnOnce(T) -> Status,
) -> Option<Status> {
    observer.gives(node, Statuses::of::<T>());
    let instead = observer.before(node);
    instead.filter(|status| T::CAN_RUN || !status.is_running())
}

/// What a leaf or composite gave.
#[inline(always)]
pub fn told<O: Observer>(status: Status, observer: &mut O, node: u16) -> Status {
    observer.answer(node, Answer::Status(status));
    status
}

/// Whether a time has passed.
#[inline(always)]
pub fn told_elapsed<O: Observer>(elapsed: bool, observer: &mut O, node: u16) -> bool {
    observer.answer(node, Answer::Elapsed(elapsed));
    elapsed
}

/// Whether no more cycles are due.
#[inline(always)]
pub fn told_finished<O: Observer>(finished: bool, observer: &mut O, node: u16) -> bool {
    observer.answer(node, Answer::Finished(finished));
    finished
}

/// How many children decide.
#[inline(always)]
pub fn told_quota<O: Observer>(quota: u32, observer: &mut O, node: u16) -> u32 {
    observer.answer(node, Answer::Quota(quota));
    quota
}

/// Which child a `switch` has chosen.
#[inline(always)]
pub fn told_switch<O: Observer>(choice: u16, observer: &mut O, node: u16) -> u16 {
    observer.answer(node, Answer::Child(Some(choice)));
    choice
}

/// Which child a `priority` or `utility` has chosen.
#[inline(always)]
pub fn told_choice<O: Observer>(
    choice: Option<usize>,
    observer: &mut O,
    node: u16,
) -> Option<usize> {
    // A tree has fewer than 65,536 nodes.
    #[allow(clippy::cast_possible_truncation)]
    let child = choice.map(|child| child as u16);
    observer.answer(node, Answer::Child(child));
    choice
}

/// A composite ticks a child.
#[inline(always)]
pub fn told_tick<O: Observer>(child: u16, observer: &mut O, node: u16) {
    observer.answer(node, Answer::Tick(child));
}

/// A composite halts a child.
#[inline(always)]
pub fn told_halt<O: Observer>(child: u16, observer: &mut O, node: u16) {
    observer.answer(node, Answer::Halt(child));
}

/// Ticks a leaf value, unless something is answered in its place. The second number is that of its root, if it is a tree;
/// `is_idle_then` says whether it is idle as soon as it is done.
#[inline]
pub fn tick_value<C: ?Sized, B: Behavior<C>, O: Observer>(
    value: &mut B,
    runs: bool,
    ctx: &mut C,
    observer: &mut O,
    [node, base]: [u16; 2],
    is_idle_then: bool,
) -> Status {
    match observer.before(node) {
        Some(Status::Running) if runs => told(Status::Running, observer, node),
        Some(done @ (Status::Success | Status::Failure)) => {
            if runs {
                halt_value(value, ctx, observer, [node, base], is_idle_then);
            }
            told(done, observer, node)
        }
        // It has yet to start.
        Some(Status::Running) | None => {
            let status = B::observed_tick(value, !runs, ctx, observer, [node, base]);
            if is_idle_then && status != Status::Running {
                B::idle(value, ctx);
            }
            status
        }
    }
}

/// Halts a leaf value.
#[inline]
pub fn halt_value<C: ?Sized, B: Behavior<C>, O: Observer>(
    value: &mut B,
    ctx: &mut C,
    observer: &mut O,
    numbers: [u16; 2],
    is_idle_then: bool,
) {
    B::observed_halt(value, ctx, observer, numbers);
    if is_idle_then {
        B::idle(value, ctx);
    }
}
