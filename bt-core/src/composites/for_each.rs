//! A loop over what the context has.

use super::Ask;
use crate::{Children, Composite, Status};

/// `ForEach::<Q>::new(Q)< child >`: its child once for each element of a queue, an element a tick.
///
/// `Q` is asked for the next element: it puts it where the child finds it and gives `true`, or gives `false` when
/// there is none. When the loop starts, [`Ask::begin`] tells it so.
/// * While the child runs it is ticked on, and nothing is asked.
/// * Otherwise `Q` is asked: `false` → `Success`, or what [`if_empty`](Self::if_empty) says; `true` → the child starts
///   in the same tick.
/// * `Failure` of the child → `Failure`. Otherwise `Running`: after a success, too, the next element comes at the next tick.
///
/// ```
/// # use bt_core::composites::{Ask, ForEach};
/// # use bt_core::{Children, Composite, Status};
/// # struct One(Vec<u32>);
/// # impl Children<Robot> for One {
/// #     fn len(&self) -> usize { 1 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, _: usize, robot: &mut Robot) -> Status { self.0.push(robot.place); Status::Success }
/// #     fn halt(&mut self, _: usize, _: &mut Robot) {}
/// # }
/// struct Robot { queue: Vec<u32>, place: u32 }
///
/// struct Places;
///
/// impl Ask<Robot> for Places {
///     type Answer = bool;
///     fn ask(&mut self, robot: &mut Robot) -> bool {
///         robot.queue.pop().map(|place| robot.place = place).is_some()
///     }
/// }
///
/// # let (mut child, mut robot) = (One(Vec::new()), Robot { queue: vec![2, 1], place: 0 });
/// let mut each = ForEach::<Places>::new(Places);
/// // Of a child that goes to the place at once:
/// assert_eq!(each.start(&mut child, &mut robot), Status::Running);
/// assert_eq!(each.tick(&mut child, &mut robot), Status::Running);
/// assert_eq!(each.tick(&mut child, &mut robot), Status::Success);
/// # assert_eq!(child.0, [1, 2]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ForEach<Q> {
    queue: Q,
    empty: Status,
}

impl<Q> ForEach<Q> {
    /// Over the elements that `queue` gives.
    pub const fn new(queue: Q) -> Self {
        Self {
            queue,
            empty: Status::Success,
        }
    }

    /// The same with another end: the result when there is no further element.
    #[must_use]
    pub fn if_empty(self, status: Status) -> Self {
        Self {
            queue: self.queue,
            empty: status,
        }
    }
}

impl<C: ?Sized, Q: Ask<C, Answer = bool>> Composite<C> for ForEach<Q> {
    fn start(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        self.queue.begin(ctx);
        self.tick(children, ctx)
    }

    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        if !children.is_running(0) && !self.queue.ask(ctx) {
            return self.empty;
        }
        match children.tick(0, ctx) {
            Status::Failure => Status::Failure,
            Status::Success => {
                children.idle(0, ctx);
                Status::Running
            }
            Status::Running => Status::Running,
        }
    }
}
