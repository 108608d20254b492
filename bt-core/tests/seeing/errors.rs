//! The errors of leaves, of which an observer is told.

use crate::log::Log;
use bt_core::support::observed::told_error;
use std::task::Poll;

/// A literal's type is inferred, as in observed code.
#[test]
fn the_error_in_each_kind_of_result_is_told() {
    let mut errors = Log::default();
    let direct: Result<bool, u8> = Err(1);
    assert_eq!(told_error(direct, &mut errors, 3, 0), Err(1));
    let optional: Option<Result<bool, u8>> = Some(Err(2));
    assert_eq!(told_error(optional, &mut errors, 4, 0), Some(Err(2)));
    let polled: Poll<Result<bool, u8>> = Poll::Ready(Err(3));
    assert_eq!(told_error(polled, &mut errors, 5, 0), Poll::Ready(Err(3)));
    assert_eq!(errors.take(), ["3 1", "4 2", "5 3"]);
}

#[test]
fn where_there_is_no_error_nothing_is_told() {
    let mut errors = Log::default();
    let direct: Result<bool, u8> = Ok(true);
    assert_eq!(told_error(direct, &mut errors, 3, 0), Ok(true));
    let optional: Option<Result<bool, u8>> = None;
    assert_eq!(told_error(optional, &mut errors, 4, 0), None);
    let polled: Poll<Result<bool, u8>> = Poll::Pending;
    assert_eq!(told_error(polled, &mut errors, 5, 0), Poll::Pending);
    assert!(told_error(true, &mut errors, 6, 0));
    assert!(errors.told.is_empty(), "{:?}", errors.told);
}
