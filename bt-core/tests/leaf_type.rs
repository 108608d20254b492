//! What leaves return, as generated code asks of its type and hands it on.

use bt_core::support::{failure, running, success, CanFailOrRun, CanSucceedOrRun};
use bt_core::{CanFail, CanRun, CanSucceed, IntoStatus, NeverRuns, Status};
use std::task::Poll;

#[test]
fn a_leaf_is_asked_by_its_type_whether_it_can_run() {
    let (condition, action) = (IntoStatus::into_status, IntoStatus::into_status);
    assert!(!IntoStatus::can_run(condition));
    assert!(IntoStatus::can_run(action));
    // What infers the types.
    assert_eq!(condition(CanFail::demanded_of(false)), Status::Failure);
    assert_eq!(action(Status::Success), Status::Success);
    assert!(IntoStatus::can_run(Option::<Status>::into_status));
    assert!(!IntoStatus::can_run(Result::<(), ()>::into_status));
}

#[test]
fn what_a_leaf_returned_is_handed_on() {
    for returned in [Status::Success, Status::Failure, Status::Running] {
        assert_eq!(CanRun::demanded_of(returned), returned);
        assert_eq!(CanSucceed::demanded_of(returned), returned);
        assert_eq!(CanSucceedOrRun::demanded_of(returned), returned);
        assert_eq!(CanFailOrRun::demanded_of(returned), returned);
    }
    assert!(NeverRuns::demanded_of(true));
    assert_eq!(CanFailOrRun::demanded_of(Poll::Ready(())), Poll::Ready(()));
}

#[test]
fn one_of_several_leaves_lets_a_loop_come_back() {
    let (note, look) = (<()>::into_status, bool::into_status);
    failure(note).or(failure(look)).comes_back();
    success(note).or(running(look)).comes_back();
    running(Status::into_status).or(failure(note)).comes_back();
}
