//! One child after the other, an activation each.

use crate::{Children, Composite, Status};

/// `RoundRobin::new()< a, b, … >`: each activation goes on with the child after the one that was tried last.
///
/// * The child whose turn it is is ticked. `Running` → `Running`, and the next tick goes straight on with it.
/// * Otherwise the turn passes to the next child. `Success` → `Success`. `Failure` → the next child, in the same tick.
/// * [`RoundRobin::new`]: after a failure of the last child the result is `Failure`. Whatever the last child gives, the turn is
///   the first child's again.
/// * [`RoundRobin::wrapping`]: after the last child comes the first; when as many children as there are have failed
///   one after the other, the result is `Failure`, and the turn is the first child's. Older releases of navigation2 know only this.
///
/// A halt gives the turn to the first child; a success keeps it for the next activation.
///
/// ```
/// # use bt_core::composites::RoundRobin;
/// # use bt_core::{Children, Composite, Status};
/// # struct Two(Vec<usize>);
/// # impl Children<()> for Two {
/// #     fn len(&self) -> usize { 2 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, child: usize, _: &mut ()) -> Status { self.0.push(child); Status::Success }
/// #     fn halt(&mut self, _: usize, _: &mut ()) {}
/// # }
/// # let mut children = Two(Vec::new());
/// # let mut robin = RoundRobin::wrapping();
/// // Of two children that succeed:
/// for _ in 0..3 {
///     assert_eq!(robin.tick(&mut children, &mut ()), Status::Success);
/// }
/// assert_eq!(children.0, [0, 1, 0]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundRobin {
    wraps: bool,
    turn: usize,
    failed: usize,
}

impl RoundRobin {
    /// One that ends at the last child.
    pub const fn new() -> Self {
        Self {
            wraps: false,
            turn: 0,
            failed: 0,
        }
    }

    /// One that goes on with the first child after the last.
    pub const fn wrapping() -> Self {
        Self {
            wraps: true,
            turn: 0,
            failed: 0,
        }
    }

    fn start_over(&mut self) {
        self.turn = 0;
        self.failed = 0;
    }
}

impl Default for RoundRobin {
    fn default() -> Self {
        Self::new()
    }
}

impl<C: ?Sized> Composite<C> for RoundRobin {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        // A saved turn may be that of a child which is no more.
        if self.turn >= children.len() {
            self.start_over();
        }
        while self.failed < children.len() {
            let status = children.tick(self.turn, ctx);
            if status == Status::Running {
                return status;
            }
            self.turn += 1;
            let was_last = self.turn == children.len();
            if was_last {
                self.turn = 0;
            }
            if status == Status::Success {
                self.failed = 0;
                return status;
            }
            if was_last && !self.wraps {
                break;
            }
            self.failed += 1;
        }
        self.start_over();
        Status::Failure
    }

    fn halt(&mut self, _ctx: &mut C) {
        self.start_over();
    }
}
