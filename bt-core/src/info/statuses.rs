//! Which statuses a leaf can give.

use super::{Kind, Leaf};
use crate::{IntoStatus, Status};

/// Which statuses a leaf can give.
///
/// A description knows it of the leaves of the language, such as `wait`, `test` and `success`. Any other is taken to give all.
///
/// ```
/// use bt_core::info::Statuses;
/// use bt_core::Status;
///
/// assert_eq!(Statuses::of::<Status>(), Statuses::ALL);
/// assert!(!Statuses::of::<bool>().contains(Status::Running));
/// assert!(!Statuses::of::<()>().contains(Status::Failure));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_structs)] // There are three statuses.
pub struct Statuses {
    /// Whether it can give [`Status::Success`].
    pub success: bool,
    /// Whether it can give [`Status::Failure`].
    pub failure: bool,
    /// Whether it can give [`Status::Running`].
    pub running: bool,
}

impl Statuses {
    /// All three.
    pub const ALL: Self = Self {
        success: true,
        failure: true,
        running: true,
    };

    /// Those that a return type allows.
    #[must_use]
    pub const fn of<R: IntoStatus>() -> Self {
        Self {
            success: R::CAN_SUCCEED,
            failure: R::CAN_FAIL,
            running: R::CAN_RUN,
        }
    }

    /// Those that a node of this kind can give.
    pub(super) const fn of_kind(kind: Kind) -> Self {
        let (success, failure, running) = match kind {
            Kind::Leaf(Leaf::Success) => (true, false, false),
            Kind::Leaf(Leaf::Failure) => (false, true, false),
            Kind::Leaf(Leaf::Running) => (false, false, true),
            Kind::Leaf(Leaf::Wait(_)) => (true, false, true),
            Kind::Leaf(Leaf::Test | Leaf::Set) => (true, true, false),
            _ => (true, true, true),
        };
        Self {
            success,
            failure,
            running,
        }
    }

    /// Whether this is one of them.
    #[must_use]
    pub const fn contains(self, status: Status) -> bool {
        match status {
            Status::Success => self.success,
            Status::Failure => self.failure,
            Status::Running => self.running,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Statuses;
    use crate::{IntoStatus, Status};
    use core::convert::Infallible;
    use core::task::Poll;

    const fn only(success: bool, failure: bool, running: bool) -> Statuses {
        Statuses {
            success,
            failure,
            running,
        }
    }

    #[test]
    fn a_return_type_says_what_can_be_given() {
        struct Own;
        impl IntoStatus for Own {
            const CAN_RUN: bool = false;
            fn into_status(self) -> Status {
                Status::Success
            }
        }
        assert_eq!(Statuses::of::<Status>(), Statuses::ALL);
        assert_eq!(Statuses::of::<bool>(), only(true, true, false));
        assert_eq!(Statuses::of::<()>(), only(true, false, false));
        assert_eq!(Statuses::of::<Option<()>>(), only(true, true, false));
        assert_eq!(Statuses::of::<Result<Status, u8>>(), Statuses::ALL);
        assert_eq!(Statuses::of::<Poll<()>>(), only(true, false, true));
        assert_eq!(Statuses::of::<Poll<bool>>(), Statuses::ALL);
        assert_eq!(Statuses::of::<Poll<Infallible>>(), only(false, false, true));
        assert_eq!(
            Statuses::of::<Option<Infallible>>(),
            only(false, true, false)
        );
        assert_eq!(Statuses::of::<Own>(), only(true, true, false));
        assert_eq!(Own.into_status(), Status::Success);
    }
}
