//! `cargo quickbeam coverage`: what the tests of a crate have made its trees do.

use super::{plain, printed, Failure, Outcome};
use bt_tools::testing::{data_directory, Report, VARIABLE};
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs tests, and tells what they have made the nodes of trees do: line by line of the source, and as a drawing of each tree.
///
/// What `Rehearsal` and `Trial` of `bt_tools::testing` tick is counted, in all tests and all their processes together.
#[derive(clap::Args)]
pub struct Coverage {
    /// Write the report, `coverage.txt`, and the drawings into this directory, which is a new or empty one, or one of an earlier report
    #[arg(
        long,
        value_name = "DIRECTORY",
        default_value = "target/quickbeam/coverage"
    )]
    out: PathBuf,
    /// Run nothing, and read what tests have left in this directory
    #[arg(long, value_name = "DIRECTORY")]
    from: Option<PathBuf>,
    /// Exit with 1 if a node never did something that it can do
    #[arg(long)]
    check: bool,
    /// What cargo is to run; `test` if nothing is said. `-- nextest run`, `-- test --package game`
    #[arg(last = true, value_name = "ARGUMENTS")]
    cargo: Vec<String>,
}

impl Coverage {
    pub fn run(self) -> Result<Outcome, Failure> {
        let (directory, have_passed) = match &self.from {
            Some(directory) => (directory.clone(), true),
            None => self.test()?,
        };
        let report = Report::read(&directory).map_err(|error| Failure::io(&directory, error))?;
        if report.trees().is_empty() {
            let message = "no tree was ticked by a `Rehearsal` or a `Trial`";
            return Err(Failure::Other(message.to_owned()));
        }
        let paths = report.write_to(&self.out);
        let paths = paths.map_err(|error| Failure::io(&self.out, error))?;
        let mut out = std::io::stdout().lock();
        let text = format!("{report}\n{}\n", listed(&paths));
        printed(out.write_all(plain(&text).as_bytes()))?;
        if !have_passed {
            return Err(Failure::Other("a test has failed".to_owned()));
        }
        Ok(if self.check && !report.lines().is_empty() {
            Outcome::Found
        } else {
            Outcome::Fine
        })
    }

    /// Runs the tests: where they left what they covered, and whether they passed.
    fn test(&self) -> Result<(PathBuf, bool), Failure> {
        let directory = data_directory(&self.out).map_err(|error| Failure::io(&self.out, error))?;
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let arguments = match &self.cargo[..] {
            [] => &["test".to_owned()][..],
            arguments => arguments,
        };
        let status = Command::new(&cargo)
            .args(arguments)
            .env(VARIABLE, &directory)
            .status()
            .map_err(|error| Failure::io(Path::new(&cargo), error))?;
        Ok((directory, status.success()))
    }
}

fn listed(paths: &[PathBuf]) -> String {
    let lines = paths.iter().map(|path| path.display().to_string());
    lines.collect::<Vec<_>>().join("\n")
}
