//! The trees do what they should here too.

#[test]
fn closures() {
    own_macros::trees::exercise_closures();
}

#[test]
fn items() {
    own_macros::trees::exercise_items();
}
