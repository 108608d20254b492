//! A crate in a folder of its own, which depends on one other crate.

use anyhow::{bail, Result};
use xshell::{cmd, Shell, TempDir};

use crate::measure::first::of_children;
use crate::shell::shell;

/// It has an empty target folder, and its dependencies are fetched.
pub struct Scratch {
    /// In its folder.
    pub shell: Shell,
    /// `src/main.rs` or `src/lib.rs`.
    file: &'static str,
    _folder: TempDir,
}

impl Scratch {
    /// With this line in its manifest.
    pub fn new(dependency: &str, file: &'static str) -> Result<Self> {
        let shell = shell()?;
        let folder = shell.create_temp_dir()?;
        shell.change_dir(folder.path());
        shell.set_var("CARGO_TARGET_DIR", folder.path().join("target"));
        shell.write_file(
            "Cargo.toml",
            format!("[package]\nname = \"scratch\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n\n[dependencies]\n{dependency}\n"),
        )?;
        shell.write_file(file, "")?;
        cmd!(shell, "cargo fetch --quiet").quiet().run()?;
        Ok(Self {
            shell,
            file,
            _folder: folder,
        })
    }

    /// What this source prints, run in a debug build.
    pub fn run(&self, source: &str) -> Result<String> {
        self.said(&["run"], source)
    }

    /// Seconds of the processor, user and system, that cargo takes for this source and all that it depends on.
    pub fn seconds(&self, command: &[&str], source: &str) -> Result<f64> {
        let before = of_children()?;
        self.said(command, source)?;
        Ok(of_children()? - before)
    }

    fn said(&self, command: &[&str], source: &str) -> Result<String> {
        let shell = &self.shell;
        shell.write_file(
            self.file,
            format!("#![allow(dead_code, unused_imports)]\n{source}"),
        )?;
        let run = cmd!(shell, "cargo {command...} --quiet")
            .quiet()
            .ignore_status()
            .output()?;
        if !run.status.success() {
            let said = String::from_utf8_lossy(&run.stderr);
            let end: Vec<&str> = said.lines().rev().take(40).collect();
            bail!("{}", end.into_iter().rev().collect::<Vec<_>>().join("\n"));
        }
        Ok(String::from_utf8(run.stdout)?.trim_end().to_owned())
    }
}
