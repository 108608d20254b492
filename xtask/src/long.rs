//! What takes long: much more of what tests try at random, and what needs other worlds.

use anyhow::Result;
use xshell::cmd;

use crate::shell::{shell, target};

/// Random tests, each with as many cases as `cargo test` is given here. `QUICKBEAM_PROOF_CASES` is their number, whatever a case is.
fn at_random(runs: &[(&str, &str)]) -> Result<()> {
    let shell = shell()?;
    // A seed of its own for each run.
    let seed = std::env::var(SEED).unwrap_or_else(|_| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(1, |time| time.as_secs()).to_string()
    });
    for (cases, tests) in runs {
        let tests: Vec<&str> = tests.split(' ').collect();
        println!(
            "to repeat: QUICKBEAM_TREES=all {SEED}={seed} {CASES}={cases} cargo test --release {}",
            tests.join(" ")
        );
        cmd!(shell, "cargo test --release {tests...}")
            .quiet()
            .env(SEED, &seed)
            .env(CASES, cases)
            // Every tree that can be compiled, not one in sixteen.
            .env("QUICKBEAM_TREES", "all")
            // As in `cargo test`.
            .env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true")
            .run()?;
    }
    Ok(())
}

const SEED: &str = "QUICKBEAM_PROOF_SEED";
const CASES: &str = "QUICKBEAM_PROOF_CASES";

/// Random trees against the reference interpreter, and trees that sleep against those that do not.
pub fn proof() -> Result<()> {
    at_random(&[
        (
            "1000000",
            "-p bt-compiler --test lowering differential::the_graph",
        ),
        ("2000000", "-p bt-compiler --test lowering sleeping::"),
        ("20000", "-p bt-compiler --test lowering"),
    ])
}

/// Random scripts for each compiled tree.
pub fn scripts() -> Result<()> {
    at_random(&[
        ("2000", "-p compiled-trees --test differential"),
        // All traces, and all programs with mistakes.
        ("1", "-p compiled-trees --test conformance"),
        ("1", "-p mistakes"),
    ])
}

/// Trees with mistakes, and what is no tree; and what tools read from disk and wire, with checks of arithmetic.
pub fn fuzz() -> Result<()> {
    at_random(&[
        ("150000", "-p bt-compiler --test fuzz survives_"),
        ("300000", "-p bt-tools --lib fuzz::"),
        ("20000", "-p bt-tools --lib are_answered_or_refused"),
        ("2000000", "-p bt-tools --lib are_read_or_refused"),
    ])
}

/// The machine that follows trees, the exploration and the formatter, on random trees.
pub fn tools() -> Result<()> {
    at_random(&[
        (
            "1000000",
            "-p bt-tools --test model reference_graph_and_machine",
        ),
        ("200000", "-p bt-tools --test model"),
        ("20000", "-p bt-tools --lib explore::"),
        ("50000", "-p bt-tools --test format random"),
    ])
}

/// libzmq and libxml2 judge what the tools write: their Python packages, in an environment of their own.
pub fn interop() -> Result<()> {
    let shell = shell()?;
    let target = target();
    let environment = target.join("interop");
    cmd!(
        shell,
        "cargo build --quiet -p bt-tools --bins --example groot2"
    )
    .run()?;
    let [python, pip] = ["python", "pip"].map(|name| environment.join("bin").join(name));
    if !python.is_file() {
        cmd!(shell, "python3 -m venv {environment}").run()?;
    }
    cmd!(
        shell,
        "{pip} install --quiet --disable-pip-version-check pyzmq>=26,<28 lxml>=5,<7 btview==0.2.0"
    )
    .run()?;
    cmd!(shell, "{python} bt-tools/tests/interop/check.py {target}").run()?;
    Ok(())
}
