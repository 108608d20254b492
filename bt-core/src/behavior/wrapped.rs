//! Behaviours behind a reference, and those that may be missing.

use crate::observe::{Answer, Observer};
use crate::support::MaybeTree;
use crate::{Behavior, Status};

/// A behaviour that lives elsewhere.
///
/// ```
/// use bt_core::{Behavior, Status};
///
/// struct Count(u32);
/// impl Behavior<()> for Count {
///     fn tick(&mut self, (): &mut ()) -> Status {
///         self.0 += 1;
///         Status::Running
///     }
/// }
///
/// fn three_ticks(mut leaf: impl Behavior<()>) {
///     leaf.start(&mut ());
///     leaf.tick(&mut ());
///     leaf.tick(&mut ());
/// }
///
/// let mut count = Count(0);
/// three_ticks(&mut count);
/// assert_eq!(count.0, 3);
/// ```
// Not for `B: ?Sized`: a `&mut dyn Behavior<C>` could not say whether it is a tree.
// What people lack is one of their own: rustc would show these here instead.
#[diagnostic::do_not_recommend]
impl<C: ?Sized, B: Behavior<C>> Behavior<C> for &mut B {
    #[inline]
    fn start(&mut self, ctx: &mut C) -> Status {
        (**self).start(ctx)
    }

    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        (**self).tick(ctx)
    }

    #[inline]
    fn halt(&mut self, ctx: &mut C) {
        (**self).halt(ctx);
    }

    #[inline]
    fn idle(&mut self, ctx: &mut C) {
        (**self).idle(ctx);
    }

    #[inline]
    fn forget(&mut self, ctx: &mut C) {
        (**self).forget(ctx);
    }

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        (**self).visit_running(base, visit);
    }

    #[inline]
    fn observed_tick<O: Observer>(
        &mut self,
        starts: bool,
        ctx: &mut C,
        observer: &mut O,
        numbers: [u16; 2],
    ) -> Status {
        (**self).observed_tick(starts, ctx, observer, numbers)
    }

    #[inline]
    fn observed_halt<O: Observer>(&mut self, ctx: &mut C, observer: &mut O, numbers: [u16; 2]) {
        (**self).observed_halt(ctx, observer, numbers);
    }

    fn described() -> impl MaybeTree
    where
        Self: Sized,
    {
        B::described()
    }
}

/// A behaviour that may be missing: `None` fails.
///
/// ```
/// use bt_core::{Behavior, Status};
///
/// struct Idle;
/// impl Behavior<()> for Idle {
///     fn tick(&mut self, (): &mut ()) -> Status {
///         Status::Running
///     }
/// }
///
/// assert_eq!(Some(Idle).start(&mut ()), Status::Running);
/// assert_eq!(None::<Idle>.start(&mut ()), Status::Failure);
/// ```
// What people lack is one of their own: rustc would show these here instead.
#[diagnostic::do_not_recommend]
impl<C: ?Sized, B: Behavior<C>> Behavior<C> for Option<B> {
    #[inline]
    fn start(&mut self, ctx: &mut C) -> Status {
        match self {
            Some(behavior) => behavior.start(ctx),
            None => Status::Failure,
        }
    }

    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        match self {
            Some(behavior) => behavior.tick(ctx),
            None => Status::Failure,
        }
    }

    #[inline]
    fn halt(&mut self, ctx: &mut C) {
        if let Some(behavior) = self {
            behavior.halt(ctx);
        }
    }

    #[inline]
    fn idle(&mut self, ctx: &mut C) {
        if let Some(behavior) = self {
            behavior.idle(ctx);
        }
    }

    #[inline]
    fn forget(&mut self, ctx: &mut C) {
        if let Some(behavior) = self {
            behavior.forget(ctx);
        }
    }

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        if let Some(behavior) = self {
            behavior.visit_running(base, visit);
        }
    }

    #[inline]
    fn observed_tick<O: Observer>(
        &mut self,
        starts: bool,
        ctx: &mut C,
        observer: &mut O,
        numbers: [u16; 2],
    ) -> Status {
        match self {
            Some(behavior) => behavior.observed_tick(starts, ctx, observer, numbers),
            None => {
                observer.answer(numbers[0], Answer::Status(Status::Failure));
                Status::Failure
            }
        }
    }

    #[inline]
    fn observed_halt<O: Observer>(&mut self, ctx: &mut C, observer: &mut O, numbers: [u16; 2]) {
        if let Some(behavior) = self {
            behavior.observed_halt(ctx, observer, numbers);
        }
    }

    fn described() -> impl MaybeTree
    where
        Self: Sized,
    {
        B::described()
    }
}
