//! The trees do what they should here too.

#[test]
fn closures() {
    user_names::trees::exercise_closures();
}

#[test]
fn items() {
    user_names::trees::exercise_items();
}
