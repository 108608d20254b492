//! A sequence whose earlier children go on.

use crate::{Children, Composite, Status};

/// `Pipeline::new()< a, b, … >`: a sequence that ticks its earlier children again, at every tick, while a
/// later one runs.
///
/// Each tick goes through the children in order:
/// * `Failure` → every running child is halted, and the result is `Failure`.
/// * `Success` → the next child.
/// * `Running` of the furthest child that was reached in this activation, or of one beyond it → `Running`; that child
///   is now the furthest. `Running` of an earlier child → the next child.
///
/// Past the last child the running rest is halted, and the result is `Success`.
///
/// ```
/// # use bt_core::composites::Pipeline;
/// # use bt_core::{Children, Composite, Status};
/// # struct Two(Vec<usize>);
/// # impl Children<()> for Two {
/// #     fn len(&self) -> usize { 2 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, child: usize, _: &mut ()) -> Status {
/// #         self.0.push(child);
/// #         if child == 1 { Status::Running } else { Status::Success }
/// #     }
/// #     fn halt(&mut self, _: usize, _: &mut ()) {}
/// # }
/// # let mut children = Two(Vec::new());
/// # let mut pipeline = Pipeline::new();
/// // Of a child that plans, and one that follows for two ticks:
/// pipeline.tick(&mut children, &mut ());
/// pipeline.tick(&mut children, &mut ());
/// assert_eq!(children.0, [0, 1, 0, 1]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pipeline {
    reached: usize,
}

impl Pipeline {
    /// One that has not begun.
    pub const fn new() -> Self {
        Self { reached: 0 }
    }
}

impl<C: ?Sized> Composite<C> for Pipeline {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        for child in 0..children.len() {
            let status = children.tick(child, ctx);
            if status == Status::Running && child >= self.reached {
                self.reached = child;
                return status;
            }
            if status == Status::Failure {
                self.reached = 0;
                return status;
            }
        }
        self.reached = 0;
        Status::Success
    }

    fn halt(&mut self, _ctx: &mut C) {
        self.reached = 0;
    }
}
