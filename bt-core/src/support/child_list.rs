//! The children of a user's composite, as it sees them.

use crate::{Children, Status};

/// What a composite asks of one of its children.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChildCall {
    /// A tick.
    Tick,
    /// A halt, if the child runs; it is idle then. The status that comes back means nothing.
    Halt,
}

/// The children of a user's composite: which of them run, and a closure over all of them.
///
/// Whoever does not ask which run does not pay for it: nothing else depends on that. In debug builds, too, there is little
/// to pay: no method of `Option` or a slice is called.
pub struct ChildList<F, const N: usize> {
    running: [bool; N],
    call: F,
}

impl<F, const N: usize> ChildList<F, N> {
    /// The children that run, and what is called for each.
    #[inline(always)]
    pub(crate) const fn new(running: [bool; N], call: F) -> Self {
        Self { running, call }
    }
}

impl<C: ?Sized, F, const N: usize> Children<C> for ChildList<F, N>
where
    F: FnMut(ChildCall, usize, &mut C) -> Status,
{
    #[inline(always)]
    fn len(&self) -> usize {
        N
    }

    #[inline(always)]
    fn is_running(&self, i: usize) -> bool {
        i < N && self.running[i]
    }

    #[inline(always)]
    fn tick(&mut self, i: usize, ctx: &mut C) -> Status {
        // The call itself gives `Failure` where there is no such child.
        let status = (self.call)(ChildCall::Tick, i, ctx);
        if i < N {
            self.running[i] = status.is_running();
        }
        status
    }

    #[inline(always)]
    fn halt(&mut self, i: usize, ctx: &mut C) {
        if i < N && self.running[i] {
            self.running[i] = false;
            (self.call)(ChildCall::Halt, i, ctx);
        }
    }

    #[inline(always)]
    fn idle(&mut self, i: usize, ctx: &mut C) {
        if i < N {
            self.running[i] = false;
            (self.call)(ChildCall::Halt, i, ctx);
        }
    }
}
