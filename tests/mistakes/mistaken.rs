//! Programs with mistakes as people make them, and what they are told: on the very token, once, what to write instead, and
//! nothing about what is private.
//!
//! `ui` shows messages whole, one by one. Here are many more, and of each the four things that matter; see
//! `mistaken/programs.txt`.

// Each test that includes it uses its own part of it.
#[path = "rustc/all.rs"]
mod all;
#[path = "mistaken/files.rs"]
mod files;
#[allow(dead_code)]
mod rustc;

use files::{files, Program};
use rustc::{messages, pinned, place};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const PROGRAMS: &str = include_str!("mistaken/programs.txt");

/// What nobody should be told: files and modules of ours. Names of ours begin with two underscores.
const PRIVATE: &[&str] = &[
    // What stands within the block beside a tree.
    "`_::",
    "{_::",
    "bt_core::support",
    "bt-core/src",
    "bt-compiler/src",
    "bt-macros/src",
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../src"),
];

#[test]
fn mistakes_are_told_in_place_once_and_with_what_to_write() {
    let programs = programs();
    assert!(programs.len() > 200, "{} programs", programs.len());
    if !pinned() {
        return;
    }
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mistaken-programs");
    fs::create_dir_all(&directory).expect("a directory");
    let files = files(&programs);
    let mut paths = Vec::new();
    for file in &files {
        let path = directory.join(format!("{}.rs", file.name));
        // Untouched where it is the same, so that it is not compiled again.
        if fs::read_to_string(&path).ok().as_ref() != Some(&file.source) {
            fs::write(&path, &file.source).expect("a program");
        }
        paths.push(path);
    }
    let mut said: BTreeMap<&str, Vec<serde_json::Value>> = BTreeMap::new();
    for (case, message) in messages("mistaken", &paths) {
        let file = files.iter().find(|file| file.name == case);
        let file = file.expect("a file of ours");
        // A summary points nowhere.
        if let Some(line) = first_line(&message, &case) {
            said.entry(file.program_at(line)).or_default().push(message);
        }
    }
    let mut wrong = String::new();
    for (file, (name, part)) in files
        .iter()
        .flat_map(|file| file.parts.iter().map(move |part| (file, part)))
    {
        let messages = said.remove(name.as_str()).unwrap_or_default();
        let problems = problems(part.program, (&file.name, &part.marks), &messages);
        if !problems.is_empty() {
            let rendered = messages
                .iter()
                .filter_map(|message| message["rendered"].as_str());
            let rendered: String = rendered.collect();
            writeln!(wrong, "{name}: {}\n{rendered}", problems.join(", ")).expect("a string");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// What is wrong with what is said about a program.
fn problems(
    program: &Program,
    (file, marks): (&str, &BTreeSet<String>),
    messages: &[serde_json::Value],
) -> Vec<String> {
    let mut problems = Vec::new();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    let (mut rendered, mut words) = (String::new(), Vec::new());
    for message in messages {
        for place in place(message, file) {
            // `line:first column-last column: text`
            let place = place.split(": ").next().unwrap_or_default().to_owned();
            *places.entry(place).or_default() += 1;
        }
        rendered += message["rendered"].as_str().unwrap_or_default();
        words.extend(said(message));
    }
    for mark in marks.iter().filter(|mark| !places.contains_key(*mark)) {
        problems.push(format!("nothing is said at {mark}"));
    }
    let expected = marks.len() * program.times;
    if messages.len() != expected {
        problems.push(format!("{} messages, not {expected}", messages.len()));
    }
    for told in program
        .told
        .iter()
        .filter(|told| !words.iter().any(|said| said.contains(*told)))
    {
        problems.push(format!("not told: {told}"));
    }
    // Which macro it comes from, rustc says itself.
    let rendered = rendered.replace("$crate::compiler::behavior_tree", "");
    for private in PRIVATE.iter().filter(|private| rendered.contains(*private)) {
        problems.push(format!("told what is private: {private}"));
    }
    let names = names_of_ours(&rendered).into_iter();
    problems.extend(names.map(|name| format!("told what is private: {name}")));
    problems
}

/// What a message itself says, with its labels, notes and helps: without the source that is quoted beside them, which holds
/// many a word that nobody was told.
fn said(message: &serde_json::Value) -> Vec<String> {
    let items = |of: &str| message[of].as_array().cloned().unwrap_or_default();
    let text = |of: &serde_json::Value| of.as_str().unwrap_or_default().to_owned();
    let mut said = vec![text(&message["message"])];
    for span in items("spans") {
        said.push(text(&span["label"]));
        // What to write is put to the end of a word: `pick` and `::<_>`.
        let column = span["column_start"]
            .as_u64()
            .and_then(|column| usize::try_from(column).ok());
        let before = text(&span["text"][0]["text"]);
        let before: String = before.chars().take(column.unwrap_or(1) - 1).collect();
        let mut words = before.rsplit(|letter: char| !letter.is_alphanumeric());
        said.push(
            words.next().unwrap_or_default().to_owned() + &text(&span["suggested_replacement"]),
        );
    }
    said.extend(items("children").iter().flat_map(self::said));
    said
}

#[test]
fn quoted_source_is_not_what_is_said() {
    let message = serde_json::json!({
        "message": "unknown node `foo`",
        "rendered": "error: unknown node `foo`\n | sequence< foo >",
        "spans": [{ "label": "here", "text": [{ "text": "sequence< foo >" }] }],
        "children": [{ "message": "write `look`", "spans": [], "children": [] }],
    });
    let said = said(&message).join(" ");
    assert_eq!(said, "unknown node `foo` here  write `look`");
}

/// `__quickbeam`, and no line of a drawing.
fn names_of_ours(rendered: &str) -> BTreeSet<&str> {
    let words = rendered.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let ours = words.filter(|word| word.starts_with("__"));
    ours.filter(|word| word.chars().any(char::is_alphanumeric))
        .collect()
}

#[test]
fn names_of_ours_are_seen() {
    let rendered = "  |_____^ evaluation of `_::__InnerValue` in $crate::__v1::At, not a__b";
    let names = names_of_ours(rendered).into_iter().collect::<Vec<_>>();
    assert_eq!(names, ["__InnerValue", "__v1"]);
}

fn programs() -> Vec<Program> {
    let mut programs: Vec<Program> = Vec::new();
    for line in PROGRAMS.lines().filter(|line| !line.starts_with("# ")) {
        if let Some((kind, name)) = line
            .strip_prefix("== ")
            .and_then(|head| head.split_once(' '))
        {
            programs.push(Program {
                name: name.to_owned(),
                kind: kind.to_owned(),
                times: 1,
                ..Program::default()
            });
            continue;
        }
        let Some(program) = programs.last_mut() else {
            continue;
        };
        if let Some(told) = line.strip_prefix("> ") {
            program.told.push(told.to_owned());
        } else if let Some(times) = line.strip_prefix("= ") {
            program.times = times.parse().expect("a number");
        } else {
            program.code += line;
            program.code.push('\n');
        }
    }
    programs
}

/// The line of a message.
fn first_line(message: &serde_json::Value, file: &str) -> Option<usize> {
    let place = place(message, file).into_iter().next()?;
    place.split(':').next()?.parse().ok()
}
