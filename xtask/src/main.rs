//! Every check and measurement that is no test: `cargo xtask list` shows them.

// Counts and bytes are compared as ratios.
#![allow(clippy::cast_precision_loss)]

mod callgrind;
mod ci;
mod cortex_m;
mod debugger;
mod figures;
mod house;
mod lanes;
mod licenses;
mod long;
mod measure;
mod msrv;
mod mutants;
mod object_code;
mod packages;
mod scratch;
mod shell;
mod site;
mod stages;
mod symbols;
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
    /// Are the documentation's figures those of the committed results?
    Figures {
        /// Writes them there, and draws the plots.
        #[arg(long)]
        write: bool,
    },
    /// How large the compiler is and what users wait for, beside an earlier commit and beside other crates' macros.
    House {
        /// The earlier commit.
        #[arg(default_value = "52a234d")]
        before: String,
        /// Of what is timed the fastest of so many rounds counts.
        #[arg(long, default_value_t = 3)]
        rounds: u32,
    },
    /// Does a test notice each change of the compiler and of the runtime?
    Mutants {
        /// `lower`, `check`, `core` or `print`; all if none is given.
        areas: Vec<String>,
        /// Only a part of the mutants, such as `3/10`.
        #[arg(long)]
        shard: Option<String>,
        /// So many at a time, where nothing else runs.
        #[arg(long, default_value_t = 1)]
        jobs: u32,
        /// Keeps what came out in `tests/mutants/RESULTS.md`.
        #[arg(long)]
        write: bool,
    },
    /// Builds the site, the guide as a book and the playground, in `target/site`.
    Site {
        /// Tries it in Chromium.
        #[arg(long)]
        check: bool,
        /// With so many random edits.
        #[arg(long, default_value_t = 300)]
        edits: u32,
        /// Keeps pictures of its pages in this folder.
        #[arg(long)]
        pictures: Option<std::path::PathBuf>,
    },
    /// Measures something, and fails above its limit.
    Measure {
        #[command(subcommand)]
        what: measure::Measure,
    },
}

fn main() -> Result<()> {
    if let Some(ended) = measure::memory::in_place_of_another() {
        std::process::exit(ended?);
    }
    let ended = run(Arguments::parse().task);
    // Without a backtrace: what failed is what was checked, not this program.
    if let Err(error) = ended {
        eprintln!("error: {error:#}");
        std::process::exit(1);
    }
    Ok(())
}

fn run(task: Task) -> Result<()> {
    match task {
        Task::Ci => lanes::ci(),
        Task::Long { names } => lanes::long(&names),
        Task::List => {
            stages::list();
            Ok(())
        }
        Task::Stage { name } => lanes::run(&name),
        Task::Figures { write } => figures::check(write),
        Task::House { before, rounds } => house::compare(&before, rounds),
        Task::Mutants {
            areas,
            shard,
            jobs,
            write,
        } => mutants::check(&areas, shard.as_deref(), jobs, write),
        Task::Site {
            check: true,
            edits,
            pictures,
        } => site::check(edits, pictures.as_deref()),
        Task::Site { .. } => site::build().map(|_| ()),
        Task::Measure { what } => measure::run(what),
    }
}
