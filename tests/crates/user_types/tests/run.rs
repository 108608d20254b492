//! The trees do what they should here too.

#[test]
fn closures() {
    user_types::trees::exercise_closures();
}

#[test]
fn items() {
    user_types::trees::exercise_items();
}

#[test]
fn catalogue() {
    user_types::trees::exercise_catalogue();
}
