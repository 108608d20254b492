//! The program `cargo-quickbeam`: tools for trees, on the command line.

mod commands;
mod print;
mod sources;

use clap::Parser;
use std::ffi::OsString;
use std::process::ExitCode;

/// Tools for behaviour trees written with quickbeam.
#[derive(Parser)]
#[command(
    name = "cargo quickbeam",
    bin_name = "cargo quickbeam",
    version,
    after_help = "Exit codes: 0, done and nothing to complain about; 1, a command that judges has found something; \
                  2, wrong arguments, a file that cannot be read or written, or one that is not right."
)]
struct Arguments {
    #[command(subcommand)]
    command: commands::Command,
}

fn main() -> ExitCode {
    match Arguments::parse_from(without_own_name(std::env::args_os()))
        .command
        .run()
    {
        Ok(commands::Outcome::Fine) => ExitCode::SUCCESS,
        Ok(commands::Outcome::Found) => ExitCode::from(1),
        Err(failure) => {
            print::failure(&failure);
            ExitCode::from(2)
        }
    }
}

/// Called by cargo, the program gets its own name as the first argument.
fn without_own_name(arguments: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let own = |(n, argument): &(usize, OsString)| *n == 1 && argument == "quickbeam";
    arguments
        .enumerate()
        .filter(move |argument| !own(argument))
        .map(|(_, argument)| argument)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn only_the_name_that_cargo_adds_is_left_out() {
        let left = |words: &[&str]| -> Vec<OsString> {
            without_own_name(words.iter().map(OsString::from)).collect()
        };
        assert_eq!(left(&["x", "quickbeam", "list"]), ["x", "list"]);
        assert_eq!(
            left(&["x", "list", "quickbeam"]),
            ["x", "list", "quickbeam"]
        );
        assert_eq!(left(&["x"]), ["x"]);
    }
}
