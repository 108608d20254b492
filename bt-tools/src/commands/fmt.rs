//! `cargo quickbeam fmt`: formats trees in source files.

use super::{Failure, Outcome};
use crate::print;
use crate::sources::Sources;
use bt_tools::format::format;
use bt_tools::source::File;
use similar::TextDiff;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

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
}

impl Fmt {
    pub fn run(self) -> Result<Outcome, Failure> {
        if self.stdin {
            return filter();
        }
        let mut changed = false;
        let mut failed = false;
        for path in self.sources.files()? {
            let file = File::read(&path).map_err(|error| Failure::io(&path, error))?;
            match format(&file) {
                Ok(text) if text == file.text() => {}
                Ok(text) => {
                    changed = true;
                    if self.check {
                        show_difference(&file, &text)?;
                    } else {
                        replace(&path, &text).map_err(|error| Failure::io(&path, error))?;
                    }
                }
                Err(problems) => {
                    failed = true;
                    for problem in &problems {
                        print::in_file(&file, problem);
                    }
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

/// From standard input to standard output.
fn filter() -> Result<Outcome, Failure> {
    let name = PathBuf::from("<stdin>");
    let mut text = String::new();
    let read = std::io::stdin().read_to_string(&mut text);
    read.map_err(|error| Failure::io(&name, error))?;
    let file = File::new(name, text);
    match format(&file) {
        Ok(text) => write(&text),
        Err(problems) => Err(Failure::InFile(Box::new(file), problems)),
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

fn write(text: &str) -> Result<Outcome, Failure> {
    let written = std::io::stdout().write_all(text.as_bytes());
    written.map_err(|error| Failure::Other(error.to_string()))?;
    Ok(Outcome::Fine)
}
