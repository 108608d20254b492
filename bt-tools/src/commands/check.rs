//! `cargo quickbeam check`: what is wrong in trees, without building them.

use super::{printed, Failure, Outcome};
use crate::print::{self, Severity};
use crate::sources::Sources;
use bt_tools::import::import;
use bt_tools::source::{Annotation, File, Problem, Surroundings};
use bt_tools::xml::{self, Mistakes};
use serde_json::{json, Value};
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Says what is wrong in the trees of Rust files, and of XML files that are named, without building them.
///
/// What rustc finds, such as a function that does not exist, is not looked for. Exit code 1: something is wrong.
#[derive(clap::Args)]
pub struct Check {
    #[command(flatten)]
    sources: Sources,
    /// A line of JSON for each mistake, in the form of `rustc --error-format=json`, to the standard output
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(self) -> Result<Outcome, Failure> {
        let mut out = io::stdout().lock();
        let mut outcome = Outcome::Fine;
        for path in self.sources.files()? {
            let is_xml = path
                .extension()
                .is_some_and(|ending| ending.eq_ignore_ascii_case("xml"));
            let found = if is_xml {
                in_xml(path)
            } else {
                in_rust(&path)?
            };
            for Found {
                severity,
                file,
                problem,
            } in &found
            {
                if *severity == Severity::Error {
                    outcome = Outcome::Found;
                }
                if self.json {
                    let message = as_rustc(*severity, file, problem);
                    printed(writeln!(out, "{message}"))?;
                } else {
                    print::in_file(*severity, file, problem);
                }
            }
        }
        Ok(outcome)
    }
}

struct Found {
    severity: Severity,
    file: Rc<File>,
    problem: Problem,
}

/// The mistakes in the trees of a Rust file.
fn in_rust(path: &Path) -> Result<Vec<Found>, Failure> {
    let file = File::read(path).map_err(|error| Failure::io(path, error))?;
    let problems = match file.calls() {
        Err(problem) => vec![problem],
        Ok(calls) => calls
            .iter()
            .filter(|call| call.surroundings != Surroundings::Definition)
            .flat_map(|call| call.check().1)
            .collect(),
    };
    let file = Rc::new(file);
    let found = problems.into_iter().map(|problem| Found {
        severity: Severity::Error,
        file: Rc::clone(&file),
        problem,
    });
    Ok(found.collect())
}

/// The mistakes in the trees of an XML file and of those that it includes; or what there is to note, where an import finds none.
fn in_xml(path: PathBuf) -> Vec<Found> {
    let read =
        xml::read_files(&[path]).and_then(|project| Ok((import(&project)?.notes, project.files)));
    let (severity, paths, remarks) = match read {
        Ok((notes, files)) => (Severity::Note, files, notes),
        Err(Mistakes { files, mistakes }) => (Severity::Error, files, mistakes),
    };
    let files: Vec<Rc<File>> = paths
        .into_iter()
        // What cannot be read is one of the mistakes.
        .map(|path| Rc::new(File::read(&path).unwrap_or_else(|_| File::new(path, ""))))
        .collect();
    let found = remarks.into_iter().map(|remark| {
        let file = Rc::clone(&files[remark.place.file]);
        let at = file.byte(remark.place.line, remark.place.column);
        let problem = Problem {
            message: remark.message,
            range: at..at,
            annotations: Vec::new(),
        };
        Found {
            severity,
            file,
            problem,
        }
    });
    found.collect()
}

/// A mistake as `rustc --error-format=json` writes it.
fn as_rustc(severity: Severity, file: &File, problem: &Problem) -> Value {
    let children: Vec<Value> = problem
        .annotations
        .iter()
        .map(|annotation| match annotation {
            Annotation::Help(text) => child("help", text),
            Annotation::Note(text) => child("note", text),
        })
        .collect();
    json!({
        "$message_type": "diagnostic",
        "message": problem.message,
        "code": null,
        "level": severity.name(),
        "spans": [span(file, problem.range.clone())],
        "children": children,
        "rendered": print::text_of(severity, file, problem),
    })
}

fn child(level: &str, text: &str) -> Value {
    json!({ "message": text, "code": null, "level": level, "spans": [], "children": [], "rendered": null })
}

/// A place: lines and columns from 1, columns in characters, the last one exclusive, and the lines that it is on.
fn span(file: &File, range: Range<usize>) -> Value {
    let (start, end) = (file.position(range.start), file.position(range.end));
    let lines = file.text().lines().enumerate();
    let text: Vec<Value> = lines
        .skip(start.line - 1)
        .take(end.line - start.line + 1)
        .map(|(n, text)| {
            let from = if n + 1 == start.line { start.column } else { 1 };
            let to = if n + 1 == end.line {
                end.column
            } else {
                text.chars().count() + 1
            };
            json!({ "text": text, "highlight_start": from, "highlight_end": to })
        })
        .collect();
    json!({
        "file_name": file.path().to_string_lossy(),
        "byte_start": range.start,
        "byte_end": range.end,
        "line_start": start.line,
        "line_end": end.line,
        "column_start": start.column,
        "column_end": end.column,
        "is_primary": true,
        "text": text,
        "label": null,
        "suggested_replacement": null,
        "suggestion_applicability": null,
        "expansion": null,
    })
}
