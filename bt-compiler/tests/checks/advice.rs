//! What the help of a message says: `advice.txt` has an input to a line, and below it, indented, the help of every mistake in it.

use super::run;

#[test]
fn every_help_says_what_to_write() {
    let mut wrong = Vec::new();
    for case in include_str!("advice.txt").split("\n\n") {
        let mut lines = case.trim().lines();
        let Some(input) = lines.next() else {
            continue;
        };
        let expected: Vec<&str> = lines.map(str::trim).collect();
        let (_, errors) = run(input);
        let found: Vec<&str> = errors.iter().map(|error| help(error)).collect();
        if found != expected {
            wrong.push(format!("{input}\n  {}", found.join("\n  ")));
        }
    }
    assert!(
        wrong.is_empty(),
        "said otherwise:\n\n{}",
        wrong.join("\n\n")
    );
}

fn help(error: &str) -> &str {
    let (_, help) = error.split_once("  = help: ").unwrap_or_default();
    help.split('\n').next().unwrap_or_default()
}
