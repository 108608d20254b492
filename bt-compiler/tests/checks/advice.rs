//! What the help of a message says: `advice.txt` has an input to a line, and below it, indented, the help of every mistake in it.

use super::{as_listed, run};

#[test]
fn every_help_says_what_to_write() {
    as_listed(include_str!("advice.txt"), |input| {
        let (_, errors) = run(input);
        errors.iter().map(|error| help(error).to_owned()).collect()
    });
}

fn help(error: &str) -> &str {
    let (_, help) = error.split_once("  = help: ").unwrap_or_default();
    help.split('\n').next().unwrap_or_default()
}
