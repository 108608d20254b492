//! The trees do what they should here too.

#[test]
fn closures() {
    without_std::trees::exercise_closures();
}

#[test]
fn items() {
    without_std::trees::exercise_items();
}

#[test]
fn catalogue() {
    without_std::trees::exercise_catalogue();
}
