//! What takes long: much more of what tests try at random, and what needs other worlds.

use anyhow::Result;
use xshell::cmd;

use crate::shell::{shell, shell_in, target};

/// A seed of its own for each run, printed with how to repeat it.
fn drawn(name: &str) -> String {
    let seed = std::env::var(name).unwrap_or_else(|_| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(1, |time| time.as_secs()).to_string()
    });
    println!("{name}={seed} repeats this");
    seed
}

/// A million random trees against the reference interpreter.
pub fn proof() -> Result<()> {
    let shell = shell()?;
    shell.set_var("QUICKBEAM_PROOF_SEED", drawn("QUICKBEAM_PROOF_SEED"));
    cmd!(shell, "cargo test --release -p bt-compiler --test lowering")
        .env("QUICKBEAM_PROOF_CASES", "1000000")
        .run()?;
    Ok(())
}

/// Two thousand scripts for each compiled tree.
pub fn scripts() -> Result<()> {
    let shell = shell()?;
    shell.set_var("QUICKBEAM_PROOF_SEED", drawn("QUICKBEAM_PROOF_SEED"));
    cmd!(
        shell,
        "cargo test --release --workspace --test differential"
    )
    .env("QUICKBEAM_SCRIPTS", "2000")
    .run()?;
    Ok(())
}

/// Trees with mistakes, and what is no tree.
pub fn fuzz() -> Result<()> {
    let shell = shell()?;
    shell.set_var("QUICKBEAM_FUZZ_SEED", drawn("QUICKBEAM_FUZZ_SEED"));
    cmd!(shell, "cargo test --release -p bt-compiler --test fuzz")
        .env("QUICKBEAM_FUZZ_CASES", "300000")
        .run()?;
    Ok(())
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
        "{pip} install --quiet --disable-pip-version-check pyzmq>=26,<28 lxml>=5,<7"
    )
    .run()?;
    cmd!(shell, "{python} bt-tools/tests/interop/check.py {target}").run()?;
    Ok(())
}

/// Three processes over Zenoh and a viewer.
pub fn zenoh() -> Result<()> {
    let shell = shell_in("examples/zenoh")?;
    cmd!(
        shell,
        "cargo clippy --quiet --locked --all-targets -- -D warnings"
    )
    .run()?;
    cmd!(shell, "timeout 900 ./check.py").run()?;
    Ok(())
}
