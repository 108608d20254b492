//! Every check and measurement that is no test: `cargo xtask list` shows them.

mod ci;
mod long;
mod measure;
mod msrv;
mod mutants;
mod object_code;
mod packages;
mod shell;
mod stages;
mod tools;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Checks and measures quickbeam.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Checks that each change has to pass, after `cargo test --workspace`.
    Ci,
    /// What takes hours: all of it, or these stages.
    Long {
        /// As `cargo xtask list` calls them.
        names: Vec<String>,
    },
    /// Lists all stages.
    List,
    /// Runs one stage and shows what it prints.
    Stage {
        /// As `cargo xtask list` calls it.
        name: String,
    },
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Ci => stages::ci(),
        Task::Long { names } => stages::long(&names),
        Task::List => {
            stages::list();
            Ok(())
        }
        Task::Stage { name } => stages::run(&name),
    }
}
