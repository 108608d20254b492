//! `cargo quickbeam fmt`: formats trees in source files.

use super::{write, Failure, Outcome};
use crate::print;
use crate::sources::Sources;
use bt_tools::format::format;
use bt_tools::source::File;
use similar::TextDiff;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Formats the trees in source files, in place.
///
/// rustfmt leaves the inside of `behavior_tree! { … }` alone; this formats nothing else. Only white space changes. A file with
/// a mistake in a tree is left as it is, and the mistake is printed.
#[derive(clap::Args)]
pub struct Fmt {
    #[command(flatten)]
    sources: Sources,
    /// Write nothing; print what would change, and exit with 1 if anything would
    #[arg(long)]
    check: bool,
    /// Read a file from standard input and write it, formatted, to standard output
    #[arg(long, conflicts_with_all = ["paths", "check"])]
    stdin: bool,
    /// Let rustfmt format what is no tree first, by the rules of this edition
    ///
    /// For editors: where a tree is wrong, the rest is formatted all the same.
    #[arg(long, value_name = "EDITION", requires = "stdin")]
    rustfmt: Option<String>,
}

impl Fmt {
    pub fn run(self) -> Result<Outcome, Failure> {
        if self.stdin {
            return match &self.rustfmt {
                None => filter(),
                Some(edition) => filter_after_rustfmt(edition),
            };
        }
        let mut changed = false;
        let mut failed = false;
        for path in self.sources.files()? {
            match format_file(&path, self.check) {
                Ok(change) => changed |= change,
                Err(failure) => {
                    // One file is no reason to leave the others.
                    print::failure(&failure);
                    failed = true;
                }
            }
        }
        if failed {
            return Err(Failure::Said);
        }
        Ok(if changed && self.check {
            Outcome::Found
        } else {
            Outcome::Fine
        })
    }
}

/// Formats a file, or shows what would change; gives whether anything does.
fn format_file(path: &Path, check: bool) -> Result<bool, Failure> {
    let file = File::read(path).map_err(|error| Failure::io(path, error))?;
    match format(&file) {
        Ok(text) if text == file.text() => Ok(false),
        Ok(text) if check => show_difference(&file, &text).map(|()| true),
        Ok(text) => match replace(path, &text) {
            Ok(()) => Ok(true),
            Err(error) => Err(Failure::io(path, error)),
        },
        Err(problems) => Err(Failure::InFile(Box::new(file), problems)),
    }
}

/// From standard input to standard output.
fn filter() -> Result<Outcome, Failure> {
    let file = standard_input()?;
    match format(&file) {
        Ok(text) => write(&text),
        Err(problems) => Err(Failure::InFile(Box::new(file), problems)),
    }
}

fn standard_input() -> Result<File, Failure> {
    let name = PathBuf::from("<stdin>");
    let mut text = String::new();
    let read = std::io::stdin().read_to_string(&mut text);
    read.map_err(|error| Failure::io(&name, error))?;
    Ok(File::new(name, text))
}

/// From standard input through rustfmt to standard output. In a pipe of both, a file that rustfmt refuses would come out empty,
/// as if that were its text.
fn filter_after_rustfmt(edition: &str) -> Result<Outcome, Failure> {
    let file = standard_input()?;
    let failed = |error| Failure::Other(format!("rustfmt: {error}"));
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", edition])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    // It reads all before it writes. If it ends before that, its status tells.
    let taken = rustfmt.stdin.take();
    let _ = taken.map(|mut input| input.write_all(file.text().as_bytes()));
    let output = rustfmt.wait_with_output().map_err(failed)?;
    if !output.status.success() {
        return Ok(Outcome::Found);
    }
    let text =
        String::from_utf8(output.stdout).map_err(|error| failed(std::io::Error::other(error)))?;
    let file = File::new(file.path(), text);
    match format(&file) {
        Ok(text) => write(&text),
        Err(problems) => {
            // The editor shows the mistake by itself; what has been formatted is not lost for it.
            for problem in &problems {
                print::in_file(print::Severity::Error, &file, problem);
            }
            write(file.text())
        }
    }
}

/// Writes beside the file and then takes its place, so that nothing is lost if the program is stopped.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    // Through links, to what they lead to.
    let path = path.canonicalize()?;
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".quickbeam-fmt");
    let beside = path.with_file_name(name);
    let permissions = std::fs::metadata(&path)?.permissions();
    let written = std::fs::write(&beside, text)
        .and_then(|()| std::fs::set_permissions(&beside, permissions))
        .and_then(|()| std::fs::rename(&beside, &path));
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written
}

fn show_difference(file: &File, text: &str) -> Result<(), Failure> {
    let path = file.path().display().to_string();
    let difference = TextDiff::from_lines(file.text(), text);
    let difference = difference.unified_diff().header(&path, &path).to_string();
    write(&difference).map(|_| ())
}
