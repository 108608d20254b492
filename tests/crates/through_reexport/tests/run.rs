//! The trees do what they should here too.

#[test]
fn closures() {
    through_reexport::trees::exercise_closures();
}

#[test]
fn items() {
    through_reexport::trees::exercise_items();
}

#[test]
fn catalogue() {
    through_reexport::trees::exercise_catalogue();
}
