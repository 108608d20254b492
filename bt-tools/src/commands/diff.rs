//! `cargo quickbeam diff`: where two recorded runs part.

use super::{printed, recording, Failure, Outcome, Plain};
use bt_tools::record::diff;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

/// Says at which tick and node two recorded runs part, for each agent. The exit code is 1 if they do.
///
/// Agents are found by their names. Times and contexts do not count.
#[derive(clap::Args)]
pub struct Diff {
    /// A recording
    first: PathBuf,
    /// Another one
    second: PathBuf,
}

impl Diff {
    pub fn run(self) -> Result<Outcome, Failure> {
        let mut first = recording(&self.first)?.into_fleet();
        let mut second = recording(&self.second)?.into_fleet();
        let partings = diff(&mut first, &mut second);
        let mut out = BufWriter::new(Plain(std::io::stdout().lock()));
        let written = partings
            .iter()
            .try_for_each(|parting| writeln!(out, "{parting}"));
        printed(written.and_then(|()| out.flush()))?;
        Ok(if partings.is_empty() {
            Outcome::Fine
        } else {
            Outcome::Found
        })
    }
}
