//! Telling a context that may be no clock.

use crate::Clock;
use core::ops::Deref;

/// A context, to be told when the next tick is wanted. Nothing is told to one that is no clock: its
/// method is that of [`Nobody`].
pub struct Tell<'a, C: ?Sized>(pub &'a C);

impl<C: Clock + ?Sized> Tell<'_, C> {
    /// The next tick is wanted at once.
    #[inline(always)]
    pub fn at_once(&self) {
        self.0.wake_at_once();
    }
}

/// Listens to nothing.
pub struct Nobody;

impl Nobody {
    /// Does nothing.
    #[inline(always)]
    pub fn at_once(&self) {}
}

impl<C: ?Sized> Deref for Tell<'_, C> {
    type Target = Nobody;

    #[inline(always)]
    fn deref(&self) -> &Nobody {
        &Nobody
    }
}

#[cfg(test)]
mod tests {
    use super::Tell;
    use crate::Clock;
    use core::cell::Cell;
    use core::time::Duration;

    struct Listening(Cell<u32>);

    impl Clock for Listening {
        type Instant = ();

        fn now(&self) {}

        fn elapsed(&self, (): ()) -> Duration {
            Duration::ZERO
        }

        fn wake_at_once(&self) {
            self.0.set(self.0.get() + 1);
        }
    }

    #[test]
    fn clocks_are_told_and_others_are_not() {
        let clock = Listening(Cell::new(0));
        Tell(&clock).at_once();
        Tell(&&clock).at_once();
        Tell("no clock").at_once();
        assert_eq!(clock.0.get(), 2);
    }
}
