//! Snapshots as a user would keep them.

#[test]
fn the_text_is_the_same_by_any_name() {
    let [first, others @ ..] = snapshots::texts();
    assert_eq!(others, [first, first]);
    insta::assert_snapshot!(first);
}

#[test]
fn a_closure_is_kept_as_well() {
    insta::assert_snapshot!(beam::behavior_tree_source! { sequence< !door_open, sleep > });
}
