//! What a tick gives.

// Nothing of a leaf's return type should be left, also in debug builds: there, a call costs more than what is called.
#![allow(clippy::inline_always)]

use core::convert::Infallible;
use core::fmt;
use core::task::Poll;

/// What a tick of a node gives: it is done, in one of two ways, or it needs more ticks.
///
/// There is nothing else: no `Idle` and no `Skipped`. A node that is not running is one that was
/// never ticked, has completed or was halted.
///
/// ```
/// use bt_core::Status;
///
/// let status = Status::Running;
/// assert!(status.is_running());
/// assert_eq!(status.to_string(), "Running");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Status {
    /// The node has done what it is for.
    Success,
    /// The node could not do what it is for.
    Failure,
    /// The node is not done and wants to be ticked again.
    Running,
}

impl Status {
    /// Whether this is [`Status::Success`].
    ///
    /// ```
    /// # use bt_core::Status;
    /// assert!(Status::Success.is_success());
    /// ```
    #[inline(always)]
    pub const fn is_success(self) -> bool {
        matches!(self, Self::Success)
    }

    /// Whether this is [`Status::Failure`].
    ///
    /// ```
    /// # use bt_core::Status;
    /// assert!(Status::Failure.is_failure());
    /// ```
    #[inline(always)]
    pub const fn is_failure(self) -> bool {
        matches!(self, Self::Failure)
    }

    /// Whether this is [`Status::Running`].
    ///
    /// ```
    /// # use bt_core::Status;
    /// assert!(!Status::Success.is_running());
    /// ```
    #[inline(always)]
    pub const fn is_running(self) -> bool {
        matches!(self, Self::Running)
    }
}

/// Writes the variant's name; width and alignment are heeded.
///
/// ```
/// # use bt_core::Status;
/// assert_eq!(format!("[{:>8}]", Status::Failure), "[ Failure]");
/// ```
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Success => "Success",
            Self::Failure => "Failure",
            Self::Running => "Running",
        })
    }
}

/// What a leaf may return.
///
/// | a leaf returns | which means |
/// |---|---|
/// | [`Status`] | itself |
/// | `bool` | `true` succeeds, `false` fails |
/// | `()` | always succeeds |
/// | `Result<T, E>` | `Err` fails, `Ok` is what its value means; the error is dropped, after an [observer](crate::Observer::error) was told it |
/// | `Option<T>` | `None` fails, `Some` is what its value means |
/// | [`Poll<T>`] | `Pending` runs, `Ready` is what its value means |
/// | [`Infallible`] | never returns |
///
/// Return the narrowest type: a leaf that returns `bool` can never be running, the compiler of the
/// tree reads that from [`CAN_RUN`](Self::CAN_RUN), and the tree needs no place to resume at it.
///
/// Implement it for your own result type:
///
/// ```
/// use bt_core::{IntoStatus, Status};
///
/// enum Path { Walking, Arrived, Blocked }
///
/// impl IntoStatus for Path {
///     const CAN_RUN: bool = true;
///
///     fn into_status(self) -> Status {
///         match self {
///             Path::Walking => Status::Running,
///             Path::Arrived => Status::Success,
///             Path::Blocked => Status::Failure,
///         }
///     }
/// }
///
/// assert_eq!(Some(Path::Arrived).into_status(), Status::Success);
/// assert_eq!(None::<Path>.into_status(), Status::Failure);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the result of a leaf",
    label = "this leaf returns `{Self}`",
    note = "a leaf returns `quickbeam::Status`, `bool`, `()`, or a `Result<T, E>`, `Option<T>` or `Poll<T>` around one of these",
    note = "for a type of your own, implement `IntoStatus`; the future of an `async fn` is kept in a value that polls it at each tick, and gives a `Poll`"
)]
pub trait IntoStatus {
    /// Whether [`into_status`](Self::into_status) can ever give [`Status::Running`].
    ///
    /// When this is `false` and `Running` is given nevertheless, the tree is wrong, though sound.
    ///
    /// ```
    /// # use bt_core::{IntoStatus, Status};
    /// assert!(Status::CAN_RUN);
    /// assert!(!bool::CAN_RUN);
    /// assert!(!<Result<(), u8>>::CAN_RUN);
    /// assert!(<Option<Status>>::CAN_RUN);
    /// ```
    const CAN_RUN: bool;

    /// Whether [`into_status`](Self::into_status) can ever give [`Status::Success`]; `true` unless you say otherwise.
    ///
    /// A tree is compiled alike either way. It tells those who explore or test it what the leaf cannot do.
    ///
    /// ```
    /// # use bt_core::IntoStatus;
    /// # use core::convert::Infallible;
    /// assert!(bool::CAN_SUCCEED);
    /// assert!(!<Option<Infallible>>::CAN_SUCCEED);
    /// ```
    const CAN_SUCCEED: bool = true;

    /// Whether [`into_status`](Self::into_status) can ever give [`Status::Failure`]; `true` unless you say otherwise, and told
    /// to the same.
    ///
    /// ```
    /// # use bt_core::IntoStatus;
    /// # use core::task::Poll;
    /// assert!(<Result<(), u8>>::CAN_FAIL);
    /// assert!(!<Poll<()>>::CAN_FAIL);
    /// ```
    const CAN_FAIL: bool = true;

    /// The status that this value stands for.
    ///
    /// ```
    /// # use bt_core::{IntoStatus, Status};
    /// assert_eq!(true.into_status(), Status::Success);
    /// ```
    fn into_status(self) -> Status;

    /// For generated code: whether the leaf of this `into_status` can be running. Of a generic function rustc would say at the
    /// whole call, too, that the type will not do.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    fn can_run(_: fn(Self) -> Status) -> bool
    where
        Self: Sized,
    {
        Self::CAN_RUN
    }
}

#[diagnostic::do_not_recommend]
impl IntoStatus for Status {
    const CAN_RUN: bool = true;

    #[inline(always)]
    fn into_status(self) -> Status {
        self
    }
}

#[diagnostic::do_not_recommend]
impl IntoStatus for bool {
    const CAN_RUN: bool = false;

    // In a debug build, what is inlined is on lines of this file, in the middle of a tick: a profile of most trees would show it.
    #[inline]
    fn into_status(self) -> Status {
        if self {
            Status::Success
        } else {
            Status::Failure
        }
    }
}

#[diagnostic::do_not_recommend]
impl IntoStatus for () {
    const CAN_RUN: bool = false;
    const CAN_FAIL: bool = false;

    #[inline(always)]
    fn into_status(self) -> Status {
        Status::Success
    }
}

#[diagnostic::do_not_recommend]
impl<T: IntoStatus, E> IntoStatus for Result<T, E> {
    const CAN_RUN: bool = T::CAN_RUN;
    const CAN_SUCCEED: bool = T::CAN_SUCCEED;

    #[inline(always)]
    fn into_status(self) -> Status {
        match self {
            Ok(value) => value.into_status(),
            Err(_) => Status::Failure,
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: IntoStatus> IntoStatus for Option<T> {
    const CAN_RUN: bool = T::CAN_RUN;
    const CAN_SUCCEED: bool = T::CAN_SUCCEED;

    #[inline(always)]
    fn into_status(self) -> Status {
        match self {
            Some(value) => value.into_status(),
            None => Status::Failure,
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: IntoStatus> IntoStatus for Poll<T> {
    const CAN_RUN: bool = true;
    const CAN_SUCCEED: bool = T::CAN_SUCCEED;
    const CAN_FAIL: bool = T::CAN_FAIL;

    #[inline(always)]
    fn into_status(self) -> Status {
        match self {
            Poll::Ready(value) => value.into_status(),
            Poll::Pending => Status::Running,
        }
    }
}

// So that `Poll<Infallible>` (only ever pending) and `Option<Infallible>` (always fails) are leaves
// too; `!` itself cannot have impls on a stable compiler.
#[diagnostic::do_not_recommend]
impl IntoStatus for Infallible {
    const CAN_RUN: bool = false;
    const CAN_SUCCEED: bool = false;
    const CAN_FAIL: bool = false;

    #[inline(always)]
    fn into_status(self) -> Status {
        match self {}
    }
}
