//! `cargo quickbeam expand`: a module without the macro.

use super::{printed, Failure, Outcome};
use bt_tools::expand::{expanded, hash_in, hash_of};
use bt_tools::source::File;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a module of Rust with what its trees compile to in place of them, to be reviewed and checked in.
///
/// It builds without the macro and without the crate `quickbeam`: it depends on `bt-core` alone. Each tree stays as a comment, and
/// the first lines have a hash of the file that it was made from.
#[derive(clap::Args)]
pub struct Expand {
    /// The file of Rust
    file: PathBuf,
    /// What to write [default: beside the file; for `night.rs`, `night_expanded.rs`]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write nothing; exit with 1 if what is written there is not what would be
    #[arg(long)]
    check: bool,
}

impl Expand {
    pub fn run(self) -> Result<Outcome, Failure> {
        let out = self.out.unwrap_or_else(|| beside(&self.file));
        let file = File::read(&self.file).map_err(|error| Failure::io(&self.file, error))?;
        let text = match expanded(&file) {
            Ok(text) => text,
            Err(problems) => return Err(Failure::InFile(Box::new(file), problems)),
        };
        if !self.check {
            return match fs::write(&out, text) {
                Ok(()) => Ok(Outcome::Fine),
                Err(error) => Err(Failure::io(&out, error)),
            };
        }
        let written = fs::read_to_string(&out).map_err(|error| Failure::io(&out, error))?;
        if written == text {
            return Ok(Outcome::Fine);
        }
        let why = if hash_in(&written) == Some(hash_of(file.text())) {
            "it was changed by hand, or another version wrote it"
        } else {
            "the file that it was made from has changed"
        };
        printed(writeln!(io::stdout(), "{}: {why}", out.display()))?;
        Ok(Outcome::Found)
    }
}

/// `src/night_expanded.rs` for `src/night.rs`
fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_stem().unwrap_or_default().to_owned();
    name.push("_expanded.rs");
    file.with_file_name(name)
}
