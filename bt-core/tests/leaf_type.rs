//! What leaves return, as generated code asks of its type and hands it on.

use bt_core::{
    CanFail, EndsOnFailure, EndsOnSuccess, IntoStatus, LeadsOnFailureOrRunning, LeadsOnRunning,
    LeadsOnSuccessOrRunning, Status,
};

#[test]
fn a_leaf_is_asked_by_its_type_whether_it_can_run() {
    let (condition, action) = (IntoStatus::into_status, IntoStatus::into_status);
    assert!(!IntoStatus::can_run(condition));
    assert!(IntoStatus::can_run(action));
    // What infers the types.
    assert_eq!(condition(CanFail::demanded_of(false, 0)), Status::Failure);
    assert_eq!(action(Status::Success), Status::Success);
    assert!(IntoStatus::can_run(Option::<Status>::into_status));
    assert!(!IntoStatus::can_run(Result::<(), ()>::into_status));
}

#[test]
fn what_a_leaf_returned_is_handed_on() {
    for returned in [Status::Success, Status::Failure, Status::Running] {
        assert_eq!(LeadsOnRunning::demanded_of(returned, 0), returned);
        assert_eq!(LeadsOnSuccessOrRunning::demanded_of(returned, 0), returned);
        assert_eq!(LeadsOnFailureOrRunning::demanded_of(returned, 0), returned);
        assert_eq!(EndsOnSuccess::demanded_of(returned, 0), returned);
        assert_eq!(EndsOnFailure::demanded_of(returned, 0), returned);
    }
}
