//! `cargo quickbeam import`: Rust from the XML of BehaviorTree.CPP.

use super::{plain, write, Engine, Failure, Outcome};
use bt_tools::format::format;
use bt_tools::import::{import_with, Imported};
use bt_tools::source::File;
use bt_tools::xml::{self, Mistakes, Options, Project};
use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::str::FromStr;

/// Writes Rust from trees in XML, as BehaviorTree.CPP, Groot2 and `MoveIt` Pro have them.
///
/// Each tree becomes a `behavior_tree!` item, each entry of a blackboard a field of a context, each leaf a function to
/// be written. Notes about what needs a person go to the standard error output, and stand as comments in the text.
#[derive(clap::Args)]
pub struct Import {
    /// Files with trees or models. What they include is read, too; trees may stand in any of them.
    #[arg(required = true, value_name = "FILE.xml")]
    files: Vec<PathBuf>,
    /// Where the source goes, instead of to the standard output.
    #[arg(short, long, value_name = "FILE.rs")]
    output: Option<PathBuf>,
    /// Whose meaning the files have
    #[arg(long, value_enum, value_name = "ENGINE", default_value_t)]
    from: Engine,
    /// How many nodes are imported how, on one line, instead of the source.
    #[arg(long, conflicts_with = "output")]
    summary: bool,
    /// Where a ROS package is that files are included from
    #[arg(long = "package", value_name = "NAME=DIR", value_parser = named::<PathBuf>)]
    packages: Vec<(String, PathBuf)>,
    /// What absolute paths of included files begin at
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// The value of a name of an enumeration in scripts
    #[arg(long = "enum", value_name = "NAME=NUMBER", value_parser = named::<i64>)]
    enums: Vec<(String, i64)>,
    /// Refuse files that bring code of their own in `_rust="…"`: for those of others.
    #[arg(long)]
    no_rust: bool,
}

impl Import {
    pub fn run(self) -> Result<Outcome, Failure> {
        let options = Options {
            packages: self.packages.into_iter().collect(),
            root: self.root,
            py_trees: self.from == Engine::PyTrees,
        };
        let project = xml::read_files_with(&self.files, options).map_err(|it| failure(&it))?;
        if self.no_rust {
            xml::refuse_rust(&project).map_err(|it| failure(&it))?;
        }
        let enums = self.enums.into_iter().collect();
        let imported = import_with(&project, &enums).map_err(|it| failure(&it))?;
        if self.summary {
            summary(&project, &imported);
            return Ok(Outcome::Fine);
        }
        for note in &imported.notes {
            eprintln!(
                "note: {}: {}",
                plain(&project.show(note.place)),
                plain(&note.message)
            );
        }
        let text = with_trees_formatted(formatted(imported.text));
        match &self.output {
            Some(path) => {
                std::fs::write(path, &text).map_err(|error| Failure::io(path, error))?;
                Ok(Outcome::Fine)
            }
            None => write(&text),
        }
    }
}

/// `NAME=VALUE`
fn named<T: FromStr<Err: Display>>(text: &str) -> Result<(String, T), String> {
    let (name, value) = text.split_once('=').ok_or("expected `NAME=…`")?;
    let value = value.parse().map_err(|error| format!("{error}"))?;
    Ok((name.to_owned(), value))
}

/// What `rustfmt` leaves alone.
fn with_trees_formatted(text: String) -> String {
    format(&File::new("imported.rs", text.as_str())).unwrap_or(text)
}

/// The text as `rustfmt` has it, where that is installed. What is in `behavior_tree! { … }` it leaves alone.
fn formatted(text: String) -> String {
    let rustfmt = Command::new("rustfmt")
        .args(["--edition", "2021", "--emit", "stdout"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut rustfmt) = rustfmt else {
        return text;
    };
    if let Some(mut input) = rustfmt.stdin.take() {
        // What it has not read, it has not written either.
        let _ = input.write_all(text.as_bytes());
    }
    match rustfmt.wait_with_output() {
        Ok(output) if output.status.success() => String::from_utf8(output.stdout).unwrap_or(text),
        _ => text,
    }
}

fn summary(project: &Project, imported: &Imported) {
    let counts = imported.counts;
    println!(
        "format={} trees={} nodes={} as_they_are={} leaves={} composites={} missing_trees={} noted={}",
        if project.old_format { 3 } else { 4 },
        project.trees.len(),
        counts.nodes,
        counts.as_they_are,
        counts.leaves,
        counts.composites,
        counts.missing_trees,
        counts.noted,
    );
}

/// All mistakes, a line each.
pub fn failure(mistakes: &Mistakes) -> Failure {
    let said = mistakes.to_string();
    let mut lines: Vec<&str> = said.lines().collect();
    let last = lines.pop().unwrap_or_default();
    for line in lines {
        eprintln!("error: {}", plain(line));
    }
    Failure::Other(last.to_owned())
}
