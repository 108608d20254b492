//! No panic, no allocation, no dynamic dispatch in the code of trees.

use anyhow::Result;
use xshell::cmd;

use crate::shell::shell;

/// On this machine, with controls that are to be noticed.
pub fn check() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "tests/object_code/check.sh").run()?;
    Ok(())
}

/// On processors without what a Cortex-M4 has.
pub fn targets() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "tests/object_code/targets.sh").run()?;
    Ok(())
}
