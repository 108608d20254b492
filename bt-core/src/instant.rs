//! Instants and durations: what a clock gives, and what a node with a time takes.

#[cfg(feature = "embassy-time")]
mod embassy_time;
#[cfg(feature = "embassy-time")]
pub use embassy_time::EmbassyClock;
#[cfg(feature = "fugit")]
mod fugit;

use core::time::Duration;

/// A point in time, as a clock gives it and a tree keeps it.
///
/// It is implemented for the integers and floats, [`Duration`], `Option`, arrays and tuples; with the
/// feature `embassy-time` for `embassy_time::Instant`, with the feature `fugit` for `fugit`'s. For a type of
/// your own, give the value that fills a timer's field while its node does not run. No timer reads it.
///
/// ```
/// use bt_core::Instant;
///
/// /// Days and milliseconds.
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Date { day: u16, millis: u32 }
///
/// impl Instant for Date {
///     const IDLE: Self = Self { day: 0, millis: 0 };
/// }
/// ```
///
/// An instant that has no constant value, such as `std::time::Instant`, is used as an `Option`:
///
/// ```
/// use bt_core::Clock;
/// use core::time::Duration;
/// use std::time::Instant;
///
/// struct Game;
///
/// impl Clock for Game {
///     type Instant = Option<Instant>;
///
///     fn now(&self) -> Option<Instant> {
///         Some(Instant::now())
///     }
///
///     fn elapsed(&self, since: Option<Instant>) -> Duration {
///         since.map_or(Duration::ZERO, |since| since.elapsed())
///     }
/// }
/// # assert!(Game.has_elapsed(Game.now(), Duration::ZERO));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an instant that a tree can keep",
    label = "`{Self}` does not implement `Instant`",
    note = "a type of your own implements `Instant` with the value that fills the field of an idle timer",
    note = "`Option<T>` is an instant for any `T: Copy`, as `Option<std::time::Instant>`; a `StdClock` keeps that for you; `embassy_time::Instant` and `fugit::Instant` need the feature of that name"
)]
pub trait Instant: Copy {
    /// Fills the field of a timer that does not run.
    const IDLE: Self;

    /// The longest duration between two instants that a clock of this type can tell from all longer ones; no limit by default.
    ///
    /// It is what [`Clock::LONGEST`](crate::Clock::LONGEST) is, unless the clock says otherwise: so a context that hands on what
    /// [`Ticks`](crate::Ticks) say has their limit.
    const RANGE: Duration = Duration::MAX;
}

macro_rules! instants {
    ($($idle:expr => $($type:ty)+;)+) => {
        $($(
            impl Instant for $type {
                const IDLE: Self = $idle;
            }
        )+)+
    };
}

instants! {
    0 => u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize;
    0.0 => f32 f64;
    () => ();
    Duration::ZERO => Duration;
}

impl<T: Copy> Instant for Option<T> {
    const IDLE: Self = None;
}

impl<T: Instant, const N: usize> Instant for [T; N] {
    const IDLE: Self = [T::IDLE; N];
}

macro_rules! tuples {
    ($($($name:ident)+;)+) => {
        $(
            impl<$($name: Instant),+> Instant for ($($name,)+) {
                const IDLE: Self = ($($name::IDLE,)+);
            }
        )+
    };
}

tuples! {
    A;
    A B;
    A B C;
    A B C D;
}

/// What can be the duration of a `timeout`, `delay`, `cooldown` or `wait`: [`Duration`], and with the
/// features `embassy-time` and `fugit` the durations of those crates.
///
/// ```
/// use bt_core::IntoDuration;
/// use core::time::Duration;
///
/// /// Steps of a simulation at 50 Hz.
/// struct Steps(u16);
///
/// impl IntoDuration for Steps {
///     fn into_duration(self) -> Duration {
///         Duration::from_millis(20) * u32::from(self.0)
///     }
/// }
///
/// assert_eq!(Steps(50).into_duration(), Duration::from_secs(1));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a duration",
    label = "expected `Duration`, found `{Self}`",
    note = "a duration is written as a number with a unit, such as `8h` or `500ms`, or is an expression of the type `Duration`",
    note = "with the features `embassy-time` and `fugit` the durations of these crates are durations too"
)]
pub trait IntoDuration {
    /// The same duration. What is finer than a nanosecond is rounded down; what is longer than
    /// [`Duration::MAX`] becomes that.
    fn into_duration(self) -> Duration;
}

// Said in the message above; rustc would show this very place.
#[diagnostic::do_not_recommend]
impl IntoDuration for Duration {
    #[inline]
    fn into_duration(self) -> Duration {
        self
    }
}
