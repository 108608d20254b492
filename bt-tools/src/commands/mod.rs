//! The subcommands, a file each: an argument type with `run`.

mod check;
mod coverage;
mod diff;
mod draw;
mod events;
mod expand;
mod explore;
mod export;
mod fmt;
mod import;
mod list;
mod view;

use bt_tools::record::Recording;
use bt_tools::source::{File, Problem};
use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::path::Path;

#[derive(clap::Subcommand)]
pub enum Command {
    Import(import::Import),
    Check(check::Check),
    Coverage(coverage::Coverage),
    Diff(diff::Diff),
    Draw(draw::Draw),
    Events(events::Events),
    Expand(expand::Expand),
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
            Self::Check(check) => check.run(),
            Self::Coverage(coverage) => coverage.run(),
            Self::Diff(diff) => diff.run(),
            Self::Draw(draw) => draw.run(),
            Self::Events(events) => events.run(),
            Self::Expand(expand) => expand.run(),
            Self::Explore(explore) => explore.run(),
            Self::Export(export) => export.run(),
            Self::Fmt(fmt) => fmt.run(),
            Self::List(list) => list.run(),
            Self::View(view) => view.run(),
        }
    }
}

/// Whose meaning XML has.
#[derive(clap::ValueEnum, Clone, Copy, Default, PartialEq, Eq)]
pub enum Engine {
    /// `BehaviorTree.CPP` 4
    #[default]
    #[value(name = "behaviortree_cpp")]
    BehaviorTreeCpp,
    /// `py_trees` 2.6
    #[value(name = "py_trees")]
    PyTrees,
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

/// Reads a recording; says what of it is lost.
fn recording(path: &Path) -> Result<Recording, Failure> {
    let bytes = std::fs::read(path).map_err(|error| Failure::io(path, error))?;
    let recording = Recording::read(&bytes).map_err(|error| Failure::io(path, error))?;
    let name = path.display().to_string();
    let path = plain(&name);
    for lost in recording.lost() {
        let Range { start, end } = lost;
        anstream::eprintln!(
            "{path}: damaged; bytes {start} to {end} are left out, and what was done there is missing"
        );
    }
    if let Some(rest) = recording.cut_off() {
        anstream::eprintln!("{path}: cut off; the last {rest} bytes are not a whole block");
    }
    Ok(recording)
}

/// Text that may hold what somebody else has written, such as the names in a recording: without what a terminal takes for orders.
pub fn plain(text: &str) -> Cow<'_, str> {
    if !text.contains(is_order) {
        return text.into();
    }
    text.replace(is_order, "\u{fffd}").into()
}

/// Controls, but for the ends of lines and tabs, and what turns the direction of text around.
fn is_order(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (letter.is_control() && !matches!(letter, '\n' | '\t')) || turns
}

/// What is shown of a file, code or a drawing that goes to standard output: all of it as it is, unless a terminal obeyed what is in it.
fn shown(text: &str, is_terminal: bool) -> Cow<'_, str> {
    if is_terminal {
        plain(text)
    } else {
        text.into()
    }
}

/// Writes a file, code or a drawing to standard output.
fn write(text: &str) -> Result<Outcome, Failure> {
    let mut out = io::stdout().lock();
    let is_terminal = out.is_terminal();
    printed(out.write_all(shown(text, is_terminal).as_bytes()))
}

/// Standard output, for text that may hold what somebody else has written.
pub struct Plain<W>(pub W);

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // A piece may end within a character; what comes from texts is written whole by `write_all`.
        let text = String::from_utf8_lossy(bytes);
        self.0.write_all(plain(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Whether writing to standard output went well; if who reads has enough, as `head` does, that is well, too.
fn printed(result: io::Result<()>) -> Result<Outcome, Failure> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::Other(error.to_string()))
        }
        _ => Ok(Outcome::Fine),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_terminal_obeys_reaches_it() {
        assert_eq!(plain("Türe\n\tzu"), "Türe\n\tzu");
        let hostile = "a\x1b]0;title\x07b\x1b[2J\r\u{9b}31m\u{202e}c\x7f";
        let said = plain(hostile);
        assert!(!said.contains(is_order), "{said:?}");
        assert!(said.contains("title") && said.ends_with("c\u{fffd}"));
        assert_eq!(
            (&*shown(hostile, false), &*shown(hostile, true)),
            (hostile, &*plain(hostile))
        );
        let mut out = Vec::new();
        write!(Plain(&mut out), "{hostile}").expect("it is memory");
        assert_eq!(String::from_utf8(out).as_deref(), Ok(&*said));
    }
}
