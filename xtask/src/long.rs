//! What takes long: much more of what tests try at random, and what needs other worlds.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use xshell::cmd;

use crate::shell::{shell, shell_in, target};

/// Random tests, each with as many cases as are given here, or as `QUICKBEAM_PROOF_CASES` says if that is less; whatever a case is.
fn at_random(runs: &[(&str, &str)]) -> Result<()> {
    let shell = shell()?;
    let seed = seed();
    let most: Option<u64> = std::env::var(CASES).ok().and_then(|most| most.parse().ok());
    for (cases, tests) in runs {
        let cases = cases.parse::<u64>()?.min(most.unwrap_or(u64::MAX));
        let cases = &cases.to_string();
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

/// One of its own for each run.
fn seed() -> String {
    std::env::var(SEED).unwrap_or_else(|_| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(1, |time| time.as_secs()).to_string()
    })
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
        ("2000000", "-p interfaces changed_states"),
    ])
}

/// Where each reader of bytes is tried.
const READERS: &[(&str, &str)] = &[
    ("btlog", "-p bt-tools --lib"),
    ("entries", "-p bt-tools --lib"),
    ("fmt", "-p bt-tools --lib"),
    ("frames", "-p bt-tools --lib"),
    ("http", "-p bt-tools --lib"),
    ("recordings", "-p bt-tools --lib"),
    ("scripts", "-p bt-tools --lib"),
    ("wire", "-p bt-tools --lib"),
    ("xml", "-p bt-tools --lib"),
    ("zmtp", "-p bt-tools --lib"),
    ("expand", "-p bt-compiler --test fuzz --features source"),
    ("saved_bytes", "-p interfaces"),
    ("saved_json", "-p interfaces"),
];

/// What [`fuzz`] tries, with inputs that libFuzzer makes: for ten minutes each, or so many seconds as `FUZZ_SECONDS` says.
/// `FUZZ_READERS` names some of them.
pub fn libfuzzer() -> Result<()> {
    let shell = shell()?;
    let all = READERS
        .iter()
        .map(|(reader, _)| *reader)
        .collect::<Vec<_>>();
    let wanted = std::env::var("FUZZ_READERS").unwrap_or_else(|_| all.join(" "));
    let seconds = std::env::var("FUZZ_SECONDS").unwrap_or_else(|_| "600".to_owned());
    let folder = target().join("libfuzzer");
    let host = cmd!(shell, "rustc -vV").read()?;
    let host = host.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc says what it runs on")?;
    cmd!(
        shell,
        "cargo build --release --manifest-path fuzz/Cargo.toml --target {host} --target-dir {folder}"
    )
    .run()?;
    let built = folder.join(host).join("release");
    let [built, libraries] = [
        built.join("libquickbeam_libfuzzer.rlib"),
        built.join("deps"),
    ];
    // Not `fuzzing`, by which proc-macro2 leaves places out.
    let flags = format!(
        "--cfg libfuzzer --extern quickbeam_libfuzzer={} -Ldependency={} -Cpasses=sancov-module \
         -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
         -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares",
        built.display(),
        libraries.display()
    );
    for (reader, tests) in READERS {
        if !wanted.split_whitespace().any(|wanted| wanted == *reader) {
            continue;
        }
        let inputs = folder.join(reader);
        shell.create_dir(&inputs)?;
        let tests: Vec<&str> = tests.split(' ').collect();
        // What crashes is in this folder, with the first letters of its kind.
        let of_libfuzzer = format!(
            "{reader} {inputs} -max_total_time={seconds} -artifact_prefix={inputs}- -max_len=4096 -timeout=20 -print_final_stats=1",
            inputs = inputs.display()
        );
        cmd!(
            shell,
            "cargo test --release --target {host} {tests...} -- --nocapture --test-threads 1 _or_refused _or_not changed_states"
        )
        .env("RUSTFLAGS", &flags)
        .env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true")
        .env("QUICKBEAM_LIBFUZZER", of_libfuzzer)
        .env(CASES, "1")
        .run()?;
    }
    Ok(())
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

/// All orders in which threads can come to the queue and to the hub, up to three preemptions.
pub fn loom() -> Result<()> {
    let shell = shell_in("bt-tools/tests/loom")?;
    shell.set_var("LOOM_MAX_PREEMPTIONS", "3");
    cmd!(shell, "cargo test --release --locked").run()?;
    Ok(())
}

/// The runtime, whose code is in every program, and the machine that follows trees.
pub fn miri() -> Result<()> {
    let shell = shell()?;
    let components = cmd!(
        shell,
        "rustup component add --toolchain nightly miri rust-src"
    );
    components.quiet().run()?;
    // Clocks read the time of the machine, and descriptions of trees are leaked.
    let flags = "-Zmiri-disable-isolation -Zmiri-ignore-leaks";
    shell.set_var("MIRIFLAGS", flags);
    // One of a panic that is expected takes a minute.
    shell.set_var("RUST_BACKTRACE", "0");
    cmd!(
        shell,
        "cargo +nightly miri test -p bt-core -p bt-model --tests"
    )
    .run()?;
    Ok(())
}

/// Peers of every kind, for an hour or so many seconds as `SOAK_SECONDS` says.
pub fn soak() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "cargo run --release -p bt-tools --example soak").run()?;
    Ok(())
}

/// A Python that has these packages, in an environment of its own.
fn python(environment: &str, packages: &[&str]) -> Result<PathBuf> {
    let shell = shell()?;
    let environment = target().join(environment);
    let [python, pip] = ["python", "pip"].map(|name| environment.join("bin").join(name));
    if !python.is_file() {
        cmd!(shell, "python3 -m venv {environment}").run()?;
    }
    cmd!(
        shell,
        "{pip} install --quiet --disable-pip-version-check {packages...}"
    )
    .run()?;
    Ok(python)
}

/// libzmq, btview and libxml2 judge what the tools write.
pub fn interop() -> Result<()> {
    let shell = shell()?;
    let target = target();
    cmd!(
        shell,
        "cargo build --quiet -p bt-tools --bins --example groot2"
    )
    .run()?;
    let packages = [
        "pyzmq>=26,<28",
        "lxml>=5,<7",
        "btview==0.2.0",
        "behaviortreepy==0.1.4",
    ];
    let python = python("interop", &packages)?;
    cmd!(shell, "{python} bt-tools/tests/interop/check.py {target}").run()?;
    Ok(())
}

/// Imported and exported trees beside BehaviorTree.CPP and `py_trees`.
pub fn engine() -> Result<()> {
    let shell = shell()?;
    let python = python("engine", &["behaviortreepy==0.1.4", "py_trees==2.6.0"])?;
    let seed = seed();
    for (cases, mode) in [
        ("20000", "imported"),
        ("20000", "ours"),
        ("5000", "py_trees"),
    ] {
        cmd!(
            shell,
            "cargo run --quiet -p bt-tools --example engine -- {python} {seed} {cases} 300 {mode}"
        )
        .run()?;
    }
    Ok(())
}
