//! The subcommands, a file each: an argument type with `run`.

mod coverage;
mod diff;
mod draw;
mod events;
mod explore;
mod export;
mod fmt;
mod import;
mod list;
mod view;

use bt_tools::record::Recording;
use bt_tools::source::{File, Problem};
use std::fmt::Display;
use std::path::Path;

#[derive(clap::Subcommand)]
pub enum Command {
    Import(import::Import),
    Coverage(coverage::Coverage),
    Diff(diff::Diff),
    Draw(draw::Draw),
    Events(events::Events),
    Explore(explore::Explore),
    Export(export::Export),
    Fmt(fmt::Fmt),
    List(list::List),
    View(view::View),
}

impl Command {
    pub fn run(self) -> Result<Outcome, Failure> {
        match self {
            Self::Import(import) => import.run(),
            Self::Coverage(coverage) => coverage.run(),
            Self::Diff(diff) => diff.run(),
            Self::Draw(draw) => draw.run(),
            Self::Events(events) => events.run(),
            Self::Explore(explore) => explore.run(),
            Self::Export(export) => export.run(),
            Self::Fmt(fmt) => fmt.run(),
            Self::List(list) => list.run(),
            Self::View(view) => view.run(),
        }
    }
}

/// What a command that did its work has to say.
pub enum Outcome {
    Fine,
    /// A command that judges has found something, and has said it.
    Found,
}

/// Why a command could not do its work.
pub enum Failure {
    /// Something wrong in a file.
    InFile(Box<File>, Vec<Problem>),
    /// Something that has been printed.
    Said,
    /// Anything else.
    Other(String),
}

impl Failure {
    pub fn in_file(file: File, problem: Problem) -> Self {
        Self::InFile(Box::new(file), vec![problem])
    }

    /// A file that could not be read or written.
    pub fn io(path: &Path, error: impl Display) -> Self {
        Self::Other(format!("{}: {error}", path.display()))
    }
}

/// Reads a recording; says so if it is cut off.
fn recording(path: &Path) -> Result<Recording, Failure> {
    let bytes = std::fs::read(path).map_err(|error| Failure::io(path, error))?;
    let recording = Recording::read(&bytes).map_err(|error| Failure::io(path, error))?;
    if let Some(rest) = recording.cut_off() {
        let path = path.display();
        anstream::eprintln!("{path}: cut off; the last {rest} bytes are not a whole block");
    }
    Ok(recording)
}

/// Whether writing to standard output went well; if who reads has enough, as `head` does, that is well, too.
fn printed(result: std::io::Result<()>) -> Result<Outcome, Failure> {
    match result {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::Other(error.to_string()))
        }
        _ => Ok(Outcome::Fine),
    }
}
