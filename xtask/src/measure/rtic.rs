//! The lock of a door under RTIC: tested on the host, and run in QEMU.
//!
//! What the firmware says are numbers of messages; `defmt-print` finds the messages in its file.

use std::path::Path;

use anyhow::{ensure, Result};
use xshell::cmd;

use crate::cortex_m::Firmware;
use crate::shell::{root, shell_in};

/// What each program says is what its file expects.
const EXPECTED: &[(&str, &str)] = &[("lock", "expected.txt"), ("told", "told.txt")];

/// Tests, builds, runs and compares; writes the files where asked to.
pub fn check(writes: bool) -> Result<()> {
    let shell = shell_in("examples/rtic")?;
    cmd!(shell, "cargo clippy --quiet --all-targets -- -D warnings").run()?;
    cmd!(shell, "cargo test --quiet --locked -p door").run()?;
    let firmware = Firmware::of("examples/rtic/firmware")?;
    for &(program, file) in EXPECTED {
        let program = firmware.build(program, &[], "s")?;
        let image = firmware.image(&program)?;
        println!(
            "{file}: {} bytes of flash, {} of RAM",
            image.flash, image.ram
        );
        let decoded = decoded(&firmware, &program)?;
        let path = root().join("examples/rtic").join(file);
        if writes {
            shell.write_file(&path, &decoded)?;
        }
        let expected = shell.read_file(&path)?;
        let differs = expected
            .lines()
            .zip(decoded.lines())
            .find(|(expected, said)| expected != said);
        ensure!(
            expected == decoded,
            "{file} is not what is said; first {differs:?}\n{decoded}"
        );
    }
    Ok(())
}

/// What a program says in QEMU, as it goes over the wire and then as text.
fn decoded(firmware: &Firmware, program: &Path) -> Result<String> {
    let said = firmware.run(program)?;
    let shell = shell_in("")?;
    let format = "{t} {L} {s}";
    let decoder = cmd!(shell, "defmt-print -e {program} --log-format {format}");
    Ok(String::from_utf8(decoder.stdin(said).output()?.stdout)?)
}
