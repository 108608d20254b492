//! Initial values for `const fn`.

use core::time::Duration;

/// An initial value that can be used in a `const fn`, unlike that of [`Default`].
///
/// Implement it for the [`Instant`](crate::Clock::Instant) of your clock to have timers in a
/// `const tree`, whose `new` is a `const fn`. The instants of all ready clocks have it. As with
/// `Default`, the value only fills a field: no timer reads it before it has been set.
///
/// ```
/// use bt_core::ConstDefault;
///
/// /// Days and milliseconds.
/// #[derive(Clone, Copy, Default, Debug, PartialEq)]
/// struct Date { day: u16, millis: u32 }
///
/// impl ConstDefault for Date {
///     const DEFAULT: Self = Self { day: 0, millis: 0 };
/// }
///
/// static START: Date = Date::DEFAULT;
/// assert_eq!(START, Date::default());
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no initial value that a `const fn` can use",
    label = "`{Self}` does not implement `ConstDefault`",
    note = "a `const tree` with timers needs `ConstDefault` for its clock's `Instant`; without `const` the tree needs only `Default`"
)]
pub trait ConstDefault: Sized {
    /// The initial value.
    const DEFAULT: Self;
}

macro_rules! const_default {
    ($($value:expr => $($type:ty)+;)+) => {
        $($(
            impl ConstDefault for $type {
                const DEFAULT: Self = $value;
            }
        )+)+
    };
}

const_default! {
    0 => u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize;
    0.0 => f32 f64;
    false => bool;
    '\0' => char;
    "" => &str;
    () => ();
    Duration::ZERO => Duration;
}

impl<T> ConstDefault for Option<T> {
    const DEFAULT: Self = None;
}

impl<T: ConstDefault, const N: usize> ConstDefault for [T; N] {
    const DEFAULT: Self = [T::DEFAULT; N];
}

macro_rules! const_default_for_tuples {
    ($($($name:ident)+;)+) => {
        $(
            impl<$($name: ConstDefault),+> ConstDefault for ($($name,)+) {
                const DEFAULT: Self = ($($name::DEFAULT,)+);
            }
        )+
    };
}

const_default_for_tuples! {
    A;
    A B;
    A B C;
    A B C D;
}
