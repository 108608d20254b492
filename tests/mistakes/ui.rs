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
//! After a change of messages, `QUICKBEAM_REGENERATE=1 cargo test -p mistakes --test ui` writes the `.stderr` anew.

mod rustc;

use rustc::{messages, name, pinned, place, root, Errors};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is said about one case.
#[derive(Default)]
struct Said {
    places: Errors,
    /// As rustc prints it.
    text: String,
}

#[test]
fn mistakes_are_said_as_the_cases_have_it() {
    if !pinned() {
        return;
    }
    let cases = cases();
    let mut said: BTreeMap<String, Said> = BTreeMap::new();
    for (case, message) in messages("ui", &cases) {
        let said = said.entry(case.clone()).or_default();
        let places = place(&message, &case);
        // How many there were, and how to hear more of them.
        if !places.is_empty() {
            said.text += message["rendered"].as_str().expect("a text");
        }
        for place in places {
            *said.places.entry(place).or_default() += 1;
        }
    }
    let regenerates = env::var_os("QUICKBEAM_REGENERATE").is_some();
    let mut wrong = String::new();
    for case in &cases {
        let said = said.remove(&name(case)).unwrap_or_default();
        compare_places(case, &said.places, &mut wrong);
        let path = case.with_extension("stderr");
        let Ok(expected) = fs::read_to_string(&path) else {
            continue;
        };
        let text = printed(&said.text);
        if text != expected && regenerates {
            fs::write(&path, text).expect("a file that can be written");
        } else if text != expected {
            writeln!(wrong, "{} is not what is printed:\n{text}", path.display())
                .expect("a string");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Without where the repository is.
fn printed(text: &str) -> String {
    let canonical = root().canonicalize().expect("the repository");
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    let mut text = lines.join("\n") + "\n";
    for root in [root(), &canonical] {
        let place = format!("--> {}/tests/mistakes/", root.display());
        text = text.replace(&place, "--> ");
    }
    let elsewhere = canonical.to_string_lossy();
    assert!(
        !text.contains(&*elsewhere),
        "it is not the same in each clone:\n{text}"
    );
    text
}

/// Adds what is said elsewhere, and what is not said where a case marks it.
fn compare_places(case: &Path, found: &Errors, wrong: &mut String) {
    let source = fs::read_to_string(case).expect("the case");
    let expected = marked(&source);
    if expected.is_empty() {
        writeln!(wrong, "{} marks nothing", case.display()).expect("a string");
    }
    for (title, errors, others) in [
        ("not found", &expected, found),
        ("not marked", found, &expected),
    ] {
        for (error, times) in errors {
            let elsewhere = others.get(error).copied().unwrap_or(0);
            if *times > elsewhere {
                let times = times - elsewhere;
                writeln!(
                    wrong,
                    "{}:{error}\n    {title} {times} times",
                    case.display()
                )
                .expect("a string");
            }
        }
    }
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
