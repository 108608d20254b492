//! The firmware of a lock, in gdb, on QEMU's Cortex-M4.

use anyhow::{Context, Result};
use xshell::cmd;

use super::stops::{hits, run, GDB_FOR_ALL};
use crate::cortex_m::{Firmware, MACHINE};
use crate::shell::{root, target};

/// Lines that hold a leaf alone, and how often it runs: somebody comes in once, and once nobody does.
const LEAVES: &[(&str, u64)] = &[(".unlock,", 2), (".led_off,", 1), (".lock", 1)];
/// What stops once more, when the door was waited for; and what is printed of the tree there.
const DECIDES: &str = "force_failure(.lock)";
const WAITED: &str = "door_opened: running}";
/// From `.unlock`: into the method, and back.
const STEPS: &[&str] = &["self.lock.set(true);", ".unlock,"];

/// Where gdb sees something else than what runs.
pub fn wrong() -> Result<Vec<String>> {
    let mut firmware = Firmware::of("examples/firmware")?;
    firmware.folder = target().join("debugger-firmware");
    firmware.shell.set_var("CARGO_PROFILE_RELEASE_DEBUG", "2");
    firmware.shell.set_var("CARGO_PROFILE_RELEASE_LTO", "off");
    let program = firmware.build("lock", &[], "0")?;
    let source = firmware.shell.read_file("src/bin/lock.rs")?;
    let line_of = |text: &str| -> Result<usize> {
        let found = source.lines().position(|line| line.trim() == text);
        Ok(1 + found.with_context(|| format!("no line `{text}`"))?)
    };
    let script = root().join("bt-core/src/debugger.py");
    let mut commands = vec![
        format!("source {}", script.display()),
        // QEMU and gdb talk by its standard input and output, so what the firmware says goes elsewhere.
        format!(
            "target remote | exec qemu-system-arm -machine {MACHINE} -cpu cortex-m4 -icount shift=10,sleep=off -display none \
             -monitor none -serial none -chardev file,id=said,path=/dev/null \
             -semihosting-config enable=on,target=native,chardev=said -kernel {} -S -gdb stdio",
            program.display()
        ),
    ];
    for (leaf, _) in LEAVES {
        commands.push(format!("break lock.rs:{}", line_of(leaf)?));
    }
    commands.push(format!("tbreak lock.rs:{}", line_of(DECIDES)?));
    commands.extend(["continue", "step", "finish"].map(str::to_owned));
    commands.extend((1..=LEAVES.len()).map(|number| format!("ignore {number} 1000000")));
    let rest = [
        "continue",
        "up",
        "print *self",
        "continue",
        "info breakpoints",
    ];
    commands.extend(rest.map(str::to_owned));
    let said = run(&firmware.shell, &GDB_FOR_ALL, &program, &commands)?;
    let mut wrong = vec![];
    let (found, expected) = (
        hits(&GDB_FOR_ALL, &said)?,
        LEAVES.iter().map(|(_, runs)| *runs),
    );
    if !expected.eq(found.iter().copied()) {
        wrong.push(format!("firmware: {found:?} stops at {LEAVES:?}"));
    }
    let mut lines = said.lines();
    for step in STEPS {
        if !lines.any(|line| line.ends_with(step)) {
            wrong.push(format!("firmware: `{step}` is not stepped to"));
        }
    }
    if !lines.any(|line| line.starts_with('$') && line.ends_with(WAITED)) {
        wrong.push(format!("firmware: `{WAITED}` is not printed"));
    }
    if !wrong.is_empty() {
        wrong.push(said);
    }
    let sections = cmd!(firmware.shell, "size -A {program}").quiet().read()?;
    if sections.contains("debug_gdb_scripts") {
        wrong.push("firmware: a script for gdb is in it".to_owned());
    }
    Ok(wrong)
}
