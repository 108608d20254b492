//! The trees do what they should here too.

#[test]
fn closures() {
    forbids::trees::exercise_closures();
}

#[test]
fn items() {
    forbids::trees::exercise_items();
}

#[test]
fn catalogue() {
    forbids::trees::exercise_catalogue();
}
