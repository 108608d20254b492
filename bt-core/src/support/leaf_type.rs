//! The return types of leaves, about which the generated code asks rustc.
//!
//! ```text
//! let sleep_status = IntoStatus::into_status;
//! …
//! if IntoStatus::can_run(sleep_status) { … }
//! match sleep_status(CanFail::demanded_of(sleep(hero), 0)) { … }
//! ```
//!
//! `sleep_status` is the function `into_status` of a type yet to be inferred: its first call tells which. So the type need not
//! be named, nor the leaf be called, to be asked whether it can run. All that is asked is asked by traits' own functions:
//! rustc says of a bound that fails which function has it, in a note that leads into this crate, unless that is the function's
//! own trait.

use crate::{CanFail, CanFailOrRun, CanRun, CanSucceed, CanSucceedOrRun, Status};
use core::convert::Infallible;
use core::task::Poll;

/// The type whose outcomes count for the return type of a leaf: itself, if this crate knows what it
/// can give; for types of users and for type parameters one that can give everything.
///
/// A bound `T: CanFail` would refuse users' types, which implement `IntoStatus` alone. So the
/// generated code gives a literal `0` whose type `W` rustc has to infer. For most types only the
/// first impl applies, and makes it `u8`. For those known here two apply, rustc leaves it open to the
/// end, and then takes integers to be `i32`: that is the second.
pub trait Asked<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> Asked<u8> for T {
    type Answer = Anything;
}

impl Asked<i32> for Status {
    type Answer = Self;
}

impl Asked<i32> for bool {
    type Answer = Self;
}

impl Asked<i32> for () {
    type Answer = Self;
}

impl Asked<i32> for Infallible {
    type Answer = Self;
}

impl<T: Asked<i32>, E> Asked<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T: Asked<i32>> Asked<i32> for Option<T> {
    type Answer = Self;
}

impl<T: Asked<i32>> Asked<i32> for Poll<T> {
    type Answer = Self;
}

/// The same, where it is open for the types alone that never fail: it takes time to leave it open.
pub trait Failing<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> Failing<u8> for T {
    type Answer = Anything;
}

impl Failing<i32> for () {
    type Answer = Self;
}

impl Failing<i32> for Infallible {
    type Answer = Self;
}

impl<T: Failing<i32>> Failing<i32> for Poll<T> {
    type Answer = Self;
}

/// The same for the types that never succeed.
pub trait Succeeding<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> Succeeding<u8> for T {
    type Answer = Anything;
}

impl Succeeding<i32> for Infallible {
    type Answer = Self;
}

impl<T: Succeeding<i32>, E> Succeeding<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T: Succeeding<i32>> Succeeding<i32> for Option<T> {
    type Answer = Self;
}

impl<T: Succeeding<i32>> Succeeding<i32> for Poll<T> {
    type Answer = Self;
}

/// The same for the types that never fail and never run.
pub trait FailingOrRunning<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> FailingOrRunning<u8> for T {
    type Answer = Anything;
}

impl FailingOrRunning<i32> for () {
    type Answer = Self;
}

impl FailingOrRunning<i32> for Infallible {
    type Answer = Self;
}

/// The same for the types that never succeed and never run.
pub trait SucceedingOrRunning<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> SucceedingOrRunning<u8> for T {
    type Answer = Anything;
}

impl SucceedingOrRunning<i32> for Infallible {
    type Answer = Self;
}

impl<T: SucceedingOrRunning<i32>, E> SucceedingOrRunning<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T: SucceedingOrRunning<i32>> SucceedingOrRunning<i32> for Option<T> {
    type Answer = Self;
}

/// Can give every result.
pub struct Anything;

#[diagnostic::do_not_recommend]
impl CanFail for Anything {}
#[diagnostic::do_not_recommend]
impl CanSucceed for Anything {}
#[diagnostic::do_not_recommend]
impl CanRun for Anything {}
#[diagnostic::do_not_recommend]
impl CanFailOrRun for Anything {}
#[diagnostic::do_not_recommend]
impl CanSucceedOrRun for Anything {}
