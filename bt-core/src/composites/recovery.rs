//! Trying again after a recovery.

use crate::{Children, Composite, Status};

/// `Recovery::retries(N)< task, recovery >`: when the task fails, the recovery, and then the task again,
/// at most N times.
///
/// * The task is ticked. `Success` → `Success`; `Running` → `Running`, and the next tick goes straight on with it.
/// * `Failure` of the task → `Failure` if N recoveries were begun in this activation already, else the
///   recovery is ticked in the same tick.
/// * `Success` of the recovery → the task starts afresh, in the same tick. `Failure` → `Failure`.
///   `Running` → `Running`, and the next tick goes straight on with it.
///
/// Children after the second are never ticked; without a second child a recovery fails. The count begins
/// anew with each activation.
///
/// ```
/// # use bt_core::composites::Recovery;
/// # use bt_core::{Children, Composite, Status};
/// # struct Two(u32);
/// # impl Children<()> for Two {
/// #     fn len(&self) -> usize { 2 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, child: usize, _: &mut ()) -> Status {
/// #         self.0 += 1;
/// #         if child == 1 { Status::Success } else { Status::Failure }
/// #     }
/// #     fn halt(&mut self, _: usize, _: &mut ()) {}
/// # }
/// # let mut children = Two(0);
/// // Of a task that always fails, and a recovery that succeeds:
/// assert_eq!(Recovery::retries(2).tick(&mut children, &mut ()), Status::Failure);
/// # assert_eq!(children.0, 5);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Recovery {
    retries: u32,
    used: u32,
    recovering: bool,
}

const TASK: usize = 0;
const RECOVERY: usize = 1;

impl Recovery {
    /// At most so many recoveries an activation.
    pub const fn retries(retries: u32) -> Self {
        Self {
            retries,
            used: 0,
            recovering: false,
        }
    }
}

impl<C: ?Sized> Composite<C> for Recovery {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        loop {
            let child = if self.recovering { RECOVERY } else { TASK };
            match (child, children.tick(child, ctx)) {
                (_, Status::Running) => return Status::Running,
                (TASK, Status::Failure) if self.used < self.retries => {
                    children.idle(TASK, ctx);
                    self.used += 1;
                    self.recovering = true;
                }
                (RECOVERY, Status::Success) => {
                    children.idle(RECOVERY, ctx);
                    self.recovering = false;
                }
                (_, status) => {
                    *self = Self::retries(self.retries);
                    return status;
                }
            }
        }
    }

    fn halt(&mut self, _ctx: &mut C) {
        *self = Self::retries(self.retries);
    }
}
