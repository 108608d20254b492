//! Decorators that decide when their child is due.

use super::Ask;
use crate::{Children, Clock, Composite, Status};
use core::time::Duration;

/// `Rate::<Instant>::hz(2.0)< child >`: starts its child so many times a second at most.
///
/// * The first tick ticks the child.
/// * From then on the child is ticked if it is running, or if the period has passed: since the first tick of all, and
///   after a success of the child since that. Otherwise the result is `Running`, and the child is not ticked.
/// * The result is the child's.
///
/// What it measures outlives its completion, so that a pipeline around it can tick it again and again. When that
/// [ends](Composite::idle) or is halted, the next tick is the first.
///
/// `Instant` is the type that the context's clock gives, [`Clock::Instant`].
///
/// ```
/// # use bt_core::composites::Rate;
/// # use bt_core::{Children, Clock, Composite, ManualClock, Status};
/// # use core::time::Duration;
/// # struct One(u32);
/// # impl Children<ManualClock> for One {
/// #     fn len(&self) -> usize { 1 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, _: usize, _: &mut ManualClock) -> Status { self.0 += 1; Status::Success }
/// #     fn halt(&mut self, _: usize, _: &mut ManualClock) {}
/// # }
/// # let (mut child, mut clock) = (One(0), ManualClock::new());
/// let mut rate = Rate::<Duration>::hz(2.0);
/// // Of a child that succeeds at once:
/// assert_eq!(rate.tick(&mut child, &mut clock), Status::Success);
/// assert_eq!(rate.tick(&mut child, &mut clock), Status::Running);
/// clock.advance(Duration::from_millis(500));
/// assert_eq!(rate.tick(&mut child, &mut clock), Status::Success);
/// # assert_eq!(child.0, 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rate<I> {
    period: Duration,
    last: Option<I>,
}

impl<I> Rate<I> {
    /// Once in each such period.
    pub const fn every(period: Duration) -> Self {
        Self { period, last: None }
    }

    /// So many times a second. Of a number that is not positive, at every tick.
    pub fn hz(times: f64) -> Self {
        Self::every(Duration::try_from_secs_f64(1.0 / times).unwrap_or_default())
    }
}

impl<C: Clock + ?Sized> Composite<C> for Rate<C::Instant> {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let due = match self.last {
            None => {
                self.last = Some(ctx.now());
                true
            }
            Some(last) => children.is_running(0) || ctx.has_elapsed(last, self.period),
        };
        if !due {
            return Status::Running;
        }
        let status = children.tick(0, ctx);
        if status == Status::Success {
            self.last = Some(ctx.now());
        }
        status
    }

    fn idle(&mut self, _ctx: &mut C) {
        self.last = None;
    }
}

/// `Distance::<P>::new(1.0, P)< child >`: starts its child whenever the robot has gone so many metres.
///
/// `P` is asked where the robot is; `None` gives `Failure`.
/// * The first tick ticks the child.
/// * From then on the child is ticked if it is running, or if the robot is at least so far, in a straight line, from
///   where it was at the first tick, or at the last success of the child. Otherwise the result is `Running`.
/// * The result is the child's.
///
/// Like [`Rate`], it outlives its completion, until it is [idle](Composite::idle); then the next tick is the first.
///
/// ```
/// # use bt_core::composites::{Ask, Distance};
/// # use bt_core::{Children, Composite, Status};
/// # struct One(u32);
/// # impl Children<f64> for One {
/// #     fn len(&self) -> usize { 1 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, _: usize, _: &mut f64) -> Status { self.0 += 1; Status::Success }
/// #     fn halt(&mut self, _: usize, _: &mut f64) {}
/// # }
/// struct Position;
///
/// impl Ask<f64> for Position {
///     type Answer = Option<[f64; 3]>;
///     fn ask(&mut self, way: &mut f64) -> Self::Answer { Some([*way, 0.0, 0.0]) }
/// }
///
/// # let (mut child, mut way) = (One(0), 0.0);
/// let mut distance = Distance::<Position>::new(1.0, Position);
/// // Of a child that succeeds at once:
/// assert_eq!(distance.tick(&mut child, &mut way), Status::Success);
/// way = 0.9;
/// assert_eq!(distance.tick(&mut child, &mut way), Status::Running);
/// way = 1.0;
/// assert_eq!(distance.tick(&mut child, &mut way), Status::Success);
/// # assert_eq!(child.0, 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Distance<P> {
    metres: f64,
    position: P,
    from: Option<[f64; 3]>,
}

impl<P> Distance<P> {
    /// So many metres, as `position` tells them.
    pub const fn new(metres: f64, position: P) -> Self {
        Self {
            metres,
            position,
            from: None,
        }
    }
}

impl<C: ?Sized, P: Ask<C, Answer = Option<[f64; 3]>>> Composite<C> for Distance<P> {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let Some(here) = self.position.ask(ctx) else {
            return Status::Failure;
        };
        let due = match self.from {
            None => {
                self.from = Some(here);
                true
            }
            Some(from) => children.is_running(0) || square(from, here) >= self.metres * self.metres,
        };
        if !due {
            return Status::Running;
        }
        let status = children.tick(0, ctx);
        if status == Status::Success {
            let Some(here) = self.position.ask(ctx) else {
                return Status::Failure;
            };
            self.from = Some(here);
        }
        status
    }

    fn idle(&mut self, _ctx: &mut C) {
        self.from = None;
    }
}

/// The square of a distance, which spares a root.
fn square(one: [f64; 3], other: [f64; 3]) -> f64 {
    let [x, y, z] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
    x * x + y * y + z * z
}

/// `OnChange::<Goal, Place>::new(Goal)< child >`: starts its child whenever an answer differs from the last one.
///
/// * The first tick ticks the child.
/// * From then on the child is ticked if it is running, or if the answer has changed since it was ticked last. Otherwise the
///   result is `Running`.
/// * The result is the child's.
///
/// Like [`Rate`], it outlives its completion, until it is [idle](Composite::idle); then the next tick is the first. `A` is
/// what the question gives.
///
/// ```
/// # use bt_core::composites::{Ask, OnChange};
/// # use bt_core::{Children, Composite, Status};
/// # struct One(u32);
/// # impl Children<u32> for One {
/// #     fn len(&self) -> usize { 1 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, _: usize, _: &mut u32) -> Status { self.0 += 1; Status::Success }
/// #     fn halt(&mut self, _: usize, _: &mut u32) {}
/// # }
/// struct Goal;
///
/// impl Ask<u32> for Goal {
///     type Answer = u32;
///     fn ask(&mut self, goal: &mut u32) -> u32 { *goal }
/// }
///
/// # let (mut child, mut goal) = (One(0), 7);
/// let mut on_change = OnChange::<Goal, u32>::new(Goal);
/// // Of a child that succeeds at once:
/// assert_eq!(on_change.tick(&mut child, &mut goal), Status::Success);
/// assert_eq!(on_change.tick(&mut child, &mut goal), Status::Running);
/// goal = 8;
/// assert_eq!(on_change.tick(&mut child, &mut goal), Status::Success);
/// # assert_eq!(child.0, 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OnChange<Q, A> {
    question: Q,
    last: Option<A>,
    changed: bool,
}

impl<Q, A> OnChange<Q, A> {
    /// Of the answers to `question`.
    pub const fn new(question: Q) -> Self {
        Self {
            question,
            last: None,
            changed: false,
        }
    }
}

impl<C: ?Sized, A: PartialEq, Q: Ask<C, Answer = A>> Composite<C> for OnChange<Q, A> {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let answer = Some(self.question.ask(ctx));
        if self.last != answer {
            self.last = answer;
            self.changed = true;
        }
        if !self.changed && !children.is_running(0) {
            return Status::Running;
        }
        self.changed = false;
        children.tick(0, ctx)
    }

    fn idle(&mut self, _ctx: &mut C) {
        self.last = None;
        self.changed = false;
    }
}

/// `SingleTrigger::new()< child >`: ticks its child until that completes once, and fails from then on.
///
/// The result is the child's, until it has completed; then it is `Failure`, and the child is not ticked. So in a
/// [`Pipeline`](super::Pipeline) the child is started once. When that ends or is halted, it can trigger again: it is
/// [idle](Composite::idle) then. So it is right after its completion where any other node is around it, a `sequence` for
/// example. (`run_once` gives the first result for ever.)
///
/// ```
/// # use bt_core::composites::SingleTrigger;
/// # use bt_core::{Children, Composite, Status};
/// # struct One(u32);
/// # impl Children<()> for One {
/// #     fn len(&self) -> usize { 1 }
/// #     fn is_running(&self, _: usize) -> bool { false }
/// #     fn tick(&mut self, _: usize, _: &mut ()) -> Status { self.0 += 1; Status::Success }
/// #     fn halt(&mut self, _: usize, _: &mut ()) {}
/// # }
/// # let mut child = One(0);
/// let mut trigger = SingleTrigger::new();
/// // Of a child that succeeds at once:
/// assert_eq!(trigger.tick(&mut child, &mut ()), Status::Success);
/// assert_eq!(trigger.tick(&mut child, &mut ()), Status::Failure);
/// # assert_eq!(child.0, 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SingleTrigger {
    triggered: bool,
}

impl SingleTrigger {
    /// One that has not triggered.
    pub const fn new() -> Self {
        Self { triggered: false }
    }
}

impl<C: ?Sized> Composite<C> for SingleTrigger {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        if self.triggered {
            return Status::Failure;
        }
        let status = children.tick(0, ctx);
        self.triggered = status != Status::Running;
        status
    }

    fn idle(&mut self, _ctx: &mut C) {
        self.triggered = false;
    }
}
