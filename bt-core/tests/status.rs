//! What a leaf may return, and what it means.

use bt_core::{IntoStatus, Status};
use core::convert::Infallible;
use core::task::Poll;

use Status::{Failure, Running, Success};

fn can_run<T: IntoStatus>(_: &T) -> bool {
    T::CAN_RUN
}

/// Checks the status of a leaf's result and whether its type can run.
macro_rules! leaf {
    ($($result:expr => $status:expr, can run: $can_run:expr;)+) => {
        $(
            let result = $result;
            assert_eq!(can_run(&result), $can_run, "{}", stringify!($result));
            assert_eq!(result.into_status(), $status, "{}", stringify!($result));
        )+
    };
}

#[test]
fn plain_results() {
    leaf! {
        Success => Success, can run: true;
        Failure => Failure, can run: true;
        Running => Running, can run: true;
        true => Success, can run: false;
        false => Failure, can run: false;
        () => Success, can run: false;
    }
}

#[test]
fn wrapped_results() {
    leaf! {
        Ok::<(), &str>(()) => Success, can run: false;
        Err::<(), &str>("no way") => Failure, can run: false;
        Ok::<bool, u8>(false) => Failure, can run: false;
        Ok::<Status, u8>(Running) => Running, can run: true;
        Some(()) => Success, can run: false;
        None::<()> => Failure, can run: false;
        Some(Running) => Running, can run: true;
        Poll::Ready(true) => Success, can run: true;
        Poll::Ready(false) => Failure, can run: true;
        Poll::Pending::<()> => Running, can run: true;
    }
}

#[test]
fn nested_results() {
    leaf! {
        Poll::Ready(Err::<(), u8>(1)) => Failure, can run: true;
        Poll::Ready(Ok::<Status, u8>(Running)) => Running, can run: true;
        Ok::<_, u8>(Some(true)) => Success, can run: false;
        Ok::<_, u8>(Some(Poll::Pending::<()>)) => Running, can run: true;
    }
}

#[test]
fn results_that_never_come() {
    leaf! {
        None::<Infallible> => Failure, can run: false;
        Poll::Pending::<Infallible> => Running, can run: true;
        Err::<Infallible, u8>(3) => Failure, can run: false;
    }
}

#[test]
fn predicates() {
    for status in [Success, Failure, Running] {
        assert_eq!(status.is_success(), status == Success);
        assert_eq!(status.is_failure(), status == Failure);
        assert_eq!(status.is_running(), status == Running);
    }
}

#[test]
fn a_status_and_an_optional_one_are_a_byte() {
    assert_eq!(size_of::<Status>(), 1);
    assert_eq!(size_of::<Option<Status>>(), 1);
}

#[test]
fn shown_by_name() {
    for status in [Success, Failure, Running] {
        assert_eq!(status.to_string(), format!("{status:?}"));
    }
    assert_eq!(format!("{Success:-^11}"), "--Success--");
}
