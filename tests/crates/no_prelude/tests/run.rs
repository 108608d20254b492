//! The trees do what they should here too.

#[test]
fn closures() {
    no_prelude::trees::exercise_closures();
}

#[test]
fn items() {
    no_prelude::trees::exercise_items();
}

#[test]
fn catalogue() {
    no_prelude::trees::exercise_catalogue();
}
