//! The errors of leaves, of which an observer is told.

use crate::log::Log;
use bt_core::support::observed::Returned;
use std::task::Poll;

#[test]
fn the_error_in_each_kind_of_result_is_told() {
    let mut errors = Log::default();
    Returned(&Err::<bool, u8>(1)).tell(&mut errors, 3);
    Returned(&Some(Err::<bool, u8>(2))).tell(&mut errors, 4);
    Returned(&Poll::Ready(Err::<bool, u8>(3))).tell(&mut errors, 5);
    assert_eq!(errors.take(), ["3 1", "4 2", "5 3"]);
}

#[test]
fn where_there_is_no_error_nothing_is_told() {
    struct Hidden;
    let mut errors = Log::default();
    Returned(&Ok::<bool, u8>(true)).tell(&mut errors, 3);
    Returned(&None::<Result<bool, u8>>).tell(&mut errors, 4);
    Returned(&Poll::<Result<bool, u8>>::Pending).tell(&mut errors, 5);
    Returned(&true).tell(&mut errors, 6);
    // No error that can be shown.
    Returned(&Err::<bool, Hidden>(Hidden)).tell(&mut errors, 7);
    assert!(errors.told.is_empty(), "{:?}", errors.told);
}
