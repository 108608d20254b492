//! What the checks need beside Rust: installed where it is missing, by version where versions differ in what they do.

use anyhow::Result;
use nix::unistd::Uid;
use xshell::{cmd, Shell};

use crate::shell::{has_program, shell};

/// The target of the firmware.
pub const CORTEX_M4: &str = "thumbv7em-none-eabihf";

/// Debian's packages, by a program of theirs.
const PACKAGES: &[(&str, &[&str])] = &[
    ("valgrind", &["valgrind"]),
    ("objdump", &["binutils"]),
    ("gdb", &["gdb"]),
    ("gdb-multiarch", &["gdb-multiarch"]),
    ("lldb", &["lldb"]),
    ("qemu-system-arm", &["qemu-system-arm"]),
    (
        "chromedriver",
        &["chromium", "chromium-driver", "fonts-dejavu-core"],
    ),
];
/// Where there is no rustup, or it cannot have the target, Debian's compiler builds for it, with its own core library.
const COMPILER: (&str, &[&str]) = (
    "ld.lld-22",
    &["lld-22", "rustc-web", "cargo-web", "rust-web-src"],
);
/// Where the toolchain has no rust-analyzer: with the compiler that it belongs to.
const ANALYZER: (&str, &[&str]) = (
    "rust-analyzer",
    &[
        "rust-web-analyzer",
        "rustc-web",
        "cargo-web",
        "rust-web-src",
    ],
);
/// From crates.io, for the long stages.
const CRATES: &[(&str, &str)] = &[("defmt-print", "1.2.0"), ("cargo-mutants", "27.1.0")];

/// Installs what is missing, with what only long stages need or without.
pub fn install(for_long: bool) -> Result<()> {
    let shell = shell()?;
    for &(program, packages) in PACKAGES {
        debian(&shell, has_program(program), packages)?;
    }
    if !add_target(&shell, CORTEX_M4)? {
        install_debian_compiler()?;
    }
    // rustup puts a program of this name there whether the toolchain has the component or not.
    let works = cmd!(shell, "rust-analyzer --version")
        .quiet()
        .ignore_stderr()
        .ignore_stdout()
        .run()
        .is_ok();
    if !works {
        debian(
            &shell,
            std::path::Path::new("/usr/bin").join(ANALYZER.0).is_file(),
            ANALYZER.1,
        )?;
    }
    // What reads counts of coverage. It fits the compiler alone, and comes with it.
    if has_program("rustup") {
        cmd!(shell, "rustup component add llvm-tools").run()?;
    }
    if for_long {
        for (program, version) in CRATES {
            if !has_program(program) {
                cmd!(shell, "cargo install --debug --locked {program}@{version}").run()?;
            }
        }
    }
    cmd!(shell, "rustc --version").quiet().run()?;
    cmd!(shell, "valgrind --version").quiet().run()?;
    Ok(())
}

/// What the site is tried in.
pub fn install_browser() -> Result<()> {
    let shell = shell()?;
    let browser = PACKAGES
        .iter()
        .filter(|(program, _)| *program == "chromedriver");
    for (program, packages) in browser {
        debian(&shell, has_program(program), packages)?;
    }
    Ok(())
}

/// What builds for targets that rustup cannot have.
pub fn install_debian_compiler() -> Result<()> {
    debian(&shell()?, has_program(COMPILER.0), COMPILER.1)
}

fn debian(shell: &Shell, is_there: bool, packages: &[&str]) -> Result<()> {
    if is_there {
        return Ok(());
    }
    // `env` does nothing here, where nobody has to become root.
    let user = if Uid::effective().is_root() {
        "env"
    } else {
        "sudo"
    };
    cmd!(shell, "{user} apt-get update --quiet --quiet").run()?;
    cmd!(
        shell,
        "{user} apt-get install --yes --no-install-recommends {packages...}"
    )
    .run()?;
    Ok(())
}

/// Adds a target to rustup's toolchain where it is not; whether it is there now.
pub fn add_target(shell: &Shell, target: &str) -> Result<bool> {
    if has_program("rustup") && !rustup_has_target(target)? {
        // A machine without a way there would wait for long.
        let add = cmd!(shell, "timeout 300 rustup target add {target}");
        add.ignore_status().run()?;
    }
    rustup_has_target(target)
}

/// Whether rustup's toolchain has the core library for a target.
pub fn rustup_has_target(target: &str) -> Result<bool> {
    if !has_program("rustup") {
        return Ok(false);
    }
    let shell = shell()?;
    let installed = cmd!(shell, "rustup target list --installed")
        .quiet()
        .read()?;
    Ok(installed.lines().any(|line| line == target))
}
