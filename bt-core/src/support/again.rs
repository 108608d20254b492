//! Code of a tree that stands a second time elsewhere: in its observed twin, or in a tree that it was put into.
//!
//! rustc checks each function by itself, and in incremental builds it says what it has said of another one again. So code that stands
//! for the second time has types that are known only if there is no error where it stands first.

use super::checks::{Keeps, Kept};
use crate::observe::Answer;
use crate::Status;

/// What a tick gives whose code stands elsewhere, too: a status.
///
/// Such a tick returns `impl First`: what type that is, rustc learns from its code.
pub trait First {
    /// What it is.
    fn first_status(self) -> Status;
}

impl First for Status {
    #[inline(always)]
    fn first_status(self) -> Status {
        self
    }
}

/// A tree whose code stands elsewhere, too.
pub trait Repeated {
    /// A [`Passed`](super::Passed), whose constant has an error if its code has one.
    type Sound;
}

/// The type `T` in code of `Tree` that stands there for the second time: `T` itself.
///
/// If there is an error in that tree, rustc takes this for an error that is known, and says nothing more about it.
pub type Again<T, Tree> = <Kept<T, <Tree as Repeated>::Sound> as Keeps>::Kept;

/// Asks for the type that a tick gives: there is none if there is an error in it.
#[must_use]
pub const fn is_sound<T: ?Sized, C: ?Sized, S: First>(_: fn(&mut T, &mut C) -> S) -> bool {
    size_of::<S>() == size_of::<Status>()
}

/// The same of a function that has a leaf of its own.
#[must_use]
pub const fn is_sound_apart<C: ?Sized, P, S: First>(_: fn(&mut C, P) -> S) -> bool {
    size_of::<S>() == size_of::<Status>()
}

/// The same of an observed tick, whoever observes it.
#[must_use]
#[allow(clippy::type_complexity)]
pub const fn is_sound_observed<T: ?Sized, C: ?Sized, S: First>(
    _: fn(&mut T, &mut C, &mut fn(u16, Answer)) -> S,
) -> bool {
    size_of::<S>() == size_of::<Status>()
}

#[cfg(test)]
mod tests {
    use super::{is_sound, is_sound_observed, Again, First, Repeated};
    use crate::observe::Observer;
    use crate::support::Passed;
    use crate::Status;

    struct Night {
        ticks: u32,
    }

    impl Night {
        fn tick(&mut self, energy: &mut u32) -> impl First {
            self.ticks += 1;
            *energy += 1;
            Status::Success
        }

        fn observed_tick<O: Observer>(&mut self, energy: &mut u32, _: &mut O) -> impl First {
            self.tick(energy).first_status()
        }
    }

    impl Repeated for Night {
        type Sound = Passed<{ is_sound(Self::tick) && is_sound_observed(Self::observed_tick) }>;
    }

    #[test]
    fn a_type_that_is_mentioned_again_is_the_type_itself() {
        let mut energy: Again<u32, Night> = 3_u32;
        let tick: Again<_, Night> = Night::tick;
        assert!(is_sound(Night::tick) && is_sound_observed(Night::observed_tick));
        let mut night = Night { ticks: 0 };
        assert_eq!(
            tick(&mut night, &mut energy).first_status(),
            Status::Success
        );
        assert_eq!((energy, night.ticks), (4, 1));
    }
}
