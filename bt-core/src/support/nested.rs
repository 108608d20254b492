//! What lies below the composites of a tree in closure form, where they are nested deep.

use super::ChildCall;
use crate::Status;

/// The state of what lies below a composite.
///
/// It is a value in the state of the tree: the composite's own field is another one, so that both can be borrowed.
pub trait StateBelow {
    /// Whether the child at this position runs.
    fn child_runs(&self, child: usize) -> bool;
}

/// The same, to be halted.
pub trait HaltBelow<C: ?Sized>: StateBelow {
    /// Halts it, if it runs; it is idle then.
    fn halt_child(&mut self, child: usize, ctx: &mut C);
}

/// The same, to be ticked, too. What the user wrote may use variables around the tree, and stands in one closure, `leaves`, which is told by the
/// number of a node what to call: so none of the composites' closures stands in another.
pub trait TickBelow<C: ?Sized, L: FnMut(usize, &mut C) -> Status>: HaltBelow<C> {
    /// Ticks the child at this position.
    fn tick_child(&mut self, child: usize, leaves: &mut L, ctx: &mut C) -> Status;

    /// What the composite asks of it.
    #[inline]
    fn call_child(&mut self, call: ChildCall, child: usize, leaves: &mut L, ctx: &mut C) -> Status {
        match call {
            ChildCall::Tick => self.tick_child(child, leaves, ctx),
            ChildCall::Halt => {
                self.halt_child(child, ctx);
                Status::Failure
            }
        }
    }
}
