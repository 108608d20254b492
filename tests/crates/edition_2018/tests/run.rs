//! The trees do what they should here too.

#[test]
fn closures() {
    edition_2018::trees::exercise_closures();
}

#[test]
fn items() {
    edition_2018::trees::exercise_items();
}

#[test]
fn catalogue() {
    edition_2018::trees::exercise_catalogue();
}
