//! Firmware for a Cortex-M4: how it is built, run in QEMU and measured.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{cmd, Cmd, Shell};

use crate::shell::{shell_in, target};
use crate::tools::{rustup_has_target, CORTEX_M4};

/// The board that QEMU is.
pub const MACHINE: &str = "mps2-an386";

/// A workspace of firmware, with what builds it: rustup's target where that is installed, else Debian's compiler.
pub struct Firmware {
    /// In the folder of the workspace, with the settings of the compiler.
    pub shell: Shell,
    /// Where the programs are.
    pub folder: PathBuf,
    arguments: Vec<&'static str>,
}

impl Firmware {
    /// Of this folder.
    pub fn of(folder: &str) -> Result<Self> {
        let shell = shell_in(folder)?;
        let (name, arguments) = if rustup_has_target(CORTEX_M4)? {
            ("rustup", vec![])
        } else {
            // Debian's compiler has no core library for this target, but its source.
            shell.set_var("PATH", "/usr/bin:/bin");
            shell.set_var("RUSTC_BOOTSTRAP", "1");
            shell.set_var("CARGO_HOME", target().join("debian-home"));
            shell.set_var("CARGO_TARGET_THUMBV7EM_NONE_EABIHF_LINKER", "ld.lld-22");
            ("debian", vec!["-Zbuild-std=core"])
        };
        let folder = target().join(format!("firmware-{name}"));
        Ok(Self {
            shell,
            folder,
            arguments,
        })
    }

    /// cargo for this target, optimized so.
    pub fn cargo(&self, command: &str, level: &str) -> Cmd<'_> {
        let (folder, arguments) = (&self.folder, &self.arguments);
        cmd!(
            self.shell,
            "env --unset=RUSTUP_TOOLCHAIN cargo {command} --quiet --locked --release --target {CORTEX_M4} --target-dir {folder} {arguments...}"
        )
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)
    }

    /// Builds one program, and gives its path.
    pub fn build(&self, program: &str, features: &[&str], level: &str) -> Result<PathBuf> {
        self.cargo("build", level)
            .args(["--bin", program, "--features", &features.join(",")])
            .run()?;
        Ok(self.folder.join(CORTEX_M4).join("release").join(program))
    }

    /// The compiler's version.
    pub fn compiler(&self) -> Result<String> {
        Ok(
            cmd!(self.shell, "env --unset=RUSTUP_TOOLCHAIN rustc --version")
                .quiet()
                .read()?,
        )
    }

    /// What a program prints in QEMU; an error if it does not end well, or not at all.
    pub fn run(&self, program: &Path) -> Result<Vec<u8>> {
        let run = cmd!(
            self.shell,
            "timeout 120 qemu-system-arm -machine {MACHINE} -cpu cortex-m4 -nographic -icount shift=10,sleep=off
                -semihosting-config enable=on,target=native -kernel {program}"
        );
        Ok(run.quiet().output()?.stdout)
    }

    /// The same, as text.
    pub fn said(&self, program: &Path) -> Result<String> {
        Ok(String::from_utf8(self.run(program)?)?)
    }

    /// All flash and RAM of a program.
    pub fn image(&self, program: &Path) -> Result<Image> {
        let listed = cmd!(self.shell, "size -A {program}").quiet().read()?;
        let sections: BTreeMap<&str, u64> = listed
            .lines()
            .filter_map(|line| {
                let mut words = line.split_whitespace();
                Some((words.next()?, words.next()?.parse().ok()?))
            })
            .collect();
        let sum = |names: &[&str]| names.iter().filter_map(|name| sections.get(name)).sum();
        sections.get(".text").context("a section .text")?;
        Ok(Image {
            flash: sum(&[".vector_table", ".text", ".rodata", ".data"]),
            ram: sum(&[".data", ".bss", ".uninit"]),
        })
    }
}

/// Bytes of a program.
pub struct Image {
    /// Of code and constants.
    pub flash: u64,
    /// Of variables.
    pub ram: u64,
}
