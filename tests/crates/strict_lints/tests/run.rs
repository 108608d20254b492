//! The trees do what they should here too.

#[test]
fn closures() {
    strict_lints::trees::exercise_closures();
}

#[test]
fn items() {
    strict_lints::trees::exercise_items();
}

#[test]
fn catalogue() {
    strict_lints::trees::exercise_catalogue();
}
