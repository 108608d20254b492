//! What is said about mistakes, and where.
//!
//! Every file in `tests/mistakes/ui` holds one mistake, or says in its name that there are many. For some sixty, one of each kind, what
//! the compiler prints is in the `.stderr` beside it, word for word. Where it points, and how often, is marked in
//! the file itself, under the line:
//!
//! ```text
//!     fallback< look sleep >
//!     //             ^^^^^ ERROR expected `,`, found `sleep`
//! ```
//!
//! The marks are all there is: an error without a mark fails, so that one mistake gives one
//! message, on its token. What rustc cannot help repeating is marked as `ERROR 2 times: …`.
//!
//! After a change of messages, `TRYBUILD=overwrite cargo test -p mistakes --test ui` writes the `.stderr` anew.

mod rustc;

use rustc::{diagnostics, name, pinned, root, Errors};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// What is printed.
#[test]
fn messages() {
    if pinned() {
        let tests = trybuild::TestCases::new();
        let kept = cases()
            .into_iter()
            .filter(|case| case.with_extension("stderr").exists());
        kept.for_each(|case| {
            tests.compile_fail(Path::new("ui").join(case.file_name().expect("a name")));
        });
    }
}

/// Where it points.
#[test]
fn places() {
    if !pinned() {
        return;
    }
    let cases = cases();
    let mut found = diagnostics("ui", &cases);
    let mut wrong = String::new();
    for case in &cases {
        let source = fs::read_to_string(case).expect("the case");
        let (expected, found) = (
            marked(&source),
            found.remove(&name(case)).unwrap_or_default(),
        );
        if expected.is_empty() {
            writeln!(wrong, "{} marks nothing", case.display()).expect("a string");
        }
        for (title, errors, others) in [
            ("not found", &expected, &found),
            ("not marked", &found, &expected),
        ] {
            for (error, times) in errors {
                let elsewhere = others.get(error).copied().unwrap_or(0);
                if *times > elsewhere {
                    writeln!(
                        wrong,
                        "{}:{error}\n    {title} {} times",
                        case.display(),
                        times - elsewhere
                    )
                    .expect("a string");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

fn cases() -> Vec<PathBuf> {
    let files = fs::read_dir(root().join("tests/mistakes/ui")).expect("the cases");
    let files = files.map(|file| file.expect("a case").path());
    let mut cases: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    cases.sort();
    cases
}

/// The errors that a case marks.
fn marked(source: &str) -> Errors {
    let mut errors = Errors::new();
    let mut marked_line = 0;
    for (number, line) in source.lines().enumerate() {
        let Some(mark) = line
            .trim_start()
            .strip_prefix("//")
            .map(str::trim_start)
            .filter(|mark| mark.starts_with('^'))
        else {
            marked_line = number + 1;
            continue;
        };
        let (carets, text) = mark.split_once(" ERROR ").expect("`^^^ ERROR text`");
        let (times, text) = text
            .split_once(" times: ")
            .and_then(|(times, text)| Some((times.parse().ok()?, text)))
            .unwrap_or((1, text));
        let column = line.chars().position(|char| char == '^').expect("a caret") + 1;
        let end = column + carets.len();
        *errors
            .entry(format!("{marked_line}:{column}-{end}: {text}"))
            .or_default() += times;
    }
    errors
}
