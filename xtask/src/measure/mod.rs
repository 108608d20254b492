//! What is counted, beside what is written by hand.

pub mod bevy;
pub mod compile;
pub mod embassy;
pub mod firmware;
pub mod first;
pub mod imports;
pub mod instructions;
pub mod live;
pub mod memory;
pub mod peers;
pub mod rtic;
pub mod sizes;
pub mod zenoh;

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;

/// What can be measured.
#[derive(Subcommand)]
pub enum Measure {
    /// Instructions a tick, bytes of state and of code.
    Instructions {
        /// Keeps what the machines by hand take in `benches/instructions/results.json`.
        #[arg(long)]
        write: bool,
        /// Only bytes of code.
        #[arg(long)]
        code: bool,
        /// Only trees that decide within a tick.
        #[arg(long)]
        decisions: bool,
        /// Only what a debug build takes.
        #[arg(long)]
        unoptimized: bool,
    },
    /// Trees by their number of leaves beside loops by hand: instructions, code and stack.
    Sizes {
        /// Of how many leaves; those that the guide shows if none are given.
        sizes: Vec<usize>,
        /// Keeps the figures in `benches/sizes/results.json`, and writes the guide's curve and table.
        #[arg(long)]
        write: bool,
    },
    /// Flash, RAM and instructions on a Cortex-M4, in QEMU.
    Firmware {
        /// Keeps the figures in `examples/firmware/results.json`.
        #[arg(long)]
        write: bool,
    },
    /// A day of an Embassy node, in QEMU.
    Embassy,
    /// What the lock of a door says under RTIC, in QEMU.
    Rtic {
        /// Keeps what it says in `expected.txt` and `told.txt`.
        #[arg(long)]
        write: bool,
    },
    /// Instructions an agent and frame in Bevy.
    Bevy {
        /// Takes times as well, which decide nothing.
        #[arg(long)]
        time: bool,
    },
    /// quickbeam beside other crates, into `benches/peers/results.json`: these parts, or all, which takes some ten minutes.
    Peers {
        /// Which.
        parts: Vec<peers::Part>,
    },
    /// What large trees cost to compile: checks, or the guide's figures.
    Compile {
        /// Checks so many random trees.
        #[arg(long, default_value_t = 20)]
        trees: usize,
        /// From this one on.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Measures what the guide shows instead, these parts or all, into `benches/compile/results.json` and the guide.
        #[arg(long, num_args = 0..)]
        write: Option<Vec<compile::Part>>,
    },
    /// Trees of BehaviorTree.CPP in folders: how many are imported.
    Imports {
        /// What is in them.
        folders: Vec<PathBuf>,
        /// Fetches the repositories of `bt-tools/tests/corpus/repositories.tsv` into this folder, and writes `RESULTS.md` there.
        #[arg(long)]
        fetch: Option<PathBuf>,
        /// Compiles and runs so many files, evenly spread.
        #[arg(long, default_value_t = 0)]
        compile: usize,
    },
    /// How long it takes from saving a file until a tree of 500 nodes in it is ticked, which a busy machine makes longer.
    Live,
    /// Peak memory of each process of a cargo command, e.g. `cargo xtask measure memory test --workspace`.
    Memory {
        /// What cargo is asked to do, in an empty target folder.
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// README's first commands, timed in a fresh clone with an empty target folder.
    First {
        /// How often each is timed.
        #[arg(long, default_value_t = 3)]
        rounds: u32,
        /// The commit that is cloned.
        #[arg(long, default_value = "HEAD")]
        commit: String,
    },
}

/// Measures one of them.
pub fn run(measure: Measure) -> Result<()> {
    match measure {
        Measure::Instructions { code: true, .. } => instructions::code(),
        Measure::Instructions {
            decisions: true, ..
        } => instructions::decisions(),
        Measure::Instructions {
            unoptimized: true, ..
        } => instructions::unoptimized(),
        Measure::Instructions { write, .. } => instructions::all(write),
        Measure::Sizes { sizes, write } if sizes.is_empty() => sizes::check(sizes::SHOWN, write),
        Measure::Sizes { sizes, write } => sizes::check(&sizes, write),
        Measure::Firmware { write } => firmware::check(write),
        Measure::Embassy => embassy::check(),
        Measure::Live => live::check(),
        Measure::Rtic { write } => rtic::check(write),
        Measure::Bevy { time } => bevy::measure(time),
        Measure::Peers { parts } => peers::measure(&parts),
        Measure::Compile {
            write: Some(parts), ..
        } => compile::write(&parts),
        Measure::Compile { trees, seed, .. } => compile::check(trees, seed),
        Measure::Imports {
            folders,
            fetch,
            compile,
        } => imports::measure(&folders, fetch.as_deref(), compile),
        Measure::Memory { command } => memory::measure(&command),
        Measure::First { rounds, commit } => first::measure(rounds, &commit),
    }
}
