//! The trees do what they should here too.

#[test]
fn closures() {
    renamed::trees::exercise_closures();
}

#[test]
fn items() {
    renamed::trees::exercise_items();
}

#[test]
fn catalogue() {
    renamed::trees::exercise_catalogue();
}
