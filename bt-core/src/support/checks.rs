//! What a tree asks of other types, checked in one place.

use crate::{Clock, Instant};
use core::marker::PhantomData;
use core::time::Duration;

/// A tree that asks something of its context's type or of its leaf values' types.
pub trait Checks {
    /// A [`Passed`], whose constant has an error if something that is asked for is missing.
    type Checks;
}

/// Names the type of the context, of which a method of a trait is asked. Nobody is told of a lifetime that is left out in it.
pub const fn ask_context<C: ?Sized, I>(_: fn(&'static C) -> I) {}

/// Likewise, of a method that changes it.
pub const fn ask_to_change<C: ?Sized, V>(_: fn(&'static mut C, V)) {}

/// Names the types of a leaf value and of its context, of which a method of a trait is asked.
pub const fn ask<T, C: ?Sized>(_: fn(&'static mut T, &'static mut C)) {}

/// The checks of a tree, as a type.
pub struct Passed<const PASSED: bool>;

/// The type `T` once a tree's checks have passed: `T` itself.
///
/// If they have not, rustc has said so, and takes this for an error that is known. It says
/// nothing more about whatever has to do with it, where otherwise each method of the tree,
/// and each use of the tree, would repeat what is missing.
pub type Checked<T, Tree> = <Kept<T, <Tree as Checks>::Checks> as Keeps>::Kept;

/// Finds `T` again.
pub trait Keeps {
    /// `T`
    type Kept: ?Sized;
}

/// `T`, and the checks that it depends on.
pub struct Kept<T: ?Sized, Checks>(PhantomData<Checks>, PhantomData<T>);

impl<T: ?Sized, const PASSED: bool> Keeps for Kept<T, Passed<PASSED>> {
    type Kept = T;
}

/// A context that has a clock, unless the checks of `Tree` say otherwise.
pub trait Timed<Tree> {
    /// The clock's type of instants.
    type Instant: Instant;
    /// The longest time that the clock can measure.
    const LONGEST: Duration;
}

impl<C: ?Sized, Tree: Checks> Timed<Tree> for C
where
    Checked<C, Tree>: Clock,
    Kept<C, Tree::Checks>: Keeps,
{
    type Instant = <Checked<C, Tree> as Clock>::Instant;
    const LONGEST: Duration = <Checked<C, Tree> as Clock>::LONGEST;
}

#[cfg(test)]
mod tests {
    use super::{Checked, Checks, Passed};

    struct Night;

    impl Checks for Night {
        type Checks = Passed<{ "night".len() == 5 }>;
    }

    #[test]
    fn a_checked_type_is_the_type_itself() {
        let energy: Checked<u32, Night> = 3_u32;
        assert_eq!(energy, 3);
        let name: &Checked<str, Night> = "hero";
        assert_eq!(name, "hero");
    }
}
