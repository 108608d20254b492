//! A test notices each change of the compiler and of the runtime.

use anyhow::Result;
use xshell::cmd;

use crate::shell::shell;

/// All areas.
pub fn all() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "tests/mutants/run.py").run()?;
    Ok(())
}
