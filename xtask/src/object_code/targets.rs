//! The crate with every node for processors without what a Cortex-M4 has: a Cortex-M0, which can neither divide nor exchange words
//! atomically, and a small RISC-V. No call of a panic or of an allocator is in it; a control that panics is noticed.

use anyhow::{ensure, Context, Result};
use regex_lite::Regex;
use xshell::cmd;

use super::{emitted, FUNCTIONS};
use crate::shell::{none_of, shell_in, target};
use crate::tools::add_target;

const TARGETS: &[&str] = &["thumbv6m-none-eabi", "riscv32imc-unknown-none-elf"];
/// Copying, and what helps processors without 64-bit registers, a divider or floating-point numbers.
const CALLED: &[&str] = &[
    "(__aeabi_)?(mem(cpy|set|move|cmp|clr)[48]?|bcmp)",
    "__aeabi_(l?mul|u?l?divmod|u?idiv(mod)?|ll?s[lr]|lasr|u?lcmp)",
    "__aeabi_[fd](add|sub|mul|div|cmp(eq|lt|le|ge|gt|un))",
    "__(add|sub|mul|div|eq|ne|lt|le|gt|ge|unord)[sd]f[23]",
    "__(mul|udiv|umod|div|mod|ashl|lshr|ashr|clz)[sdt]i[23]",
];

/// Builds and looks at each.
pub fn targets() -> Result<()> {
    let mut wrong = vec![];
    for target in TARGETS {
        for level in ["3", "s"] {
            let found = called(target, level, "")?;
            println!(
                "{target}, opt-level {level}: {} calls of what it should not call",
                found.len()
            );
            wrong.extend(
                found
                    .into_iter()
                    .map(|name| format!("{target}, opt-level {level}: {name}")),
            );
        }
        let control = called(target, "3", "control-unwrap")?;
        ensure!(
            control.iter().any(|name| name.contains("unwrap_failed")),
            "{target}: the control is not noticed"
        );
    }
    none_of(&wrong)
}

/// What the crate calls that it should not.
fn called(name: &str, level: &str, features: &str) -> Result<Vec<String>> {
    let shell = shell_in("tests/object_code")?;
    shell.set_var("CARGO_PROFILE_RELEASE_OPT_LEVEL", level);
    shell.set_var("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true");
    let with_rustup = add_target(&shell, name)?;
    let folder = target()
        .join("targets")
        .join(if with_rustup { "rustup" } else { "debian" });
    let mut arguments = vec![];
    if !with_rustup {
        // Debian's compiler builds its own core library.
        shell.set_var("PATH", "/usr/bin:/bin");
        shell.set_var("RUSTC_BOOTSTRAP", "1");
        shell.set_var("CARGO_HOME", target().join("debian-home"));
        arguments.push("-Zbuild-std=core");
    }
    shell.remove_path(folder.join(name).join("release"))?;
    cmd!(
        shell,
        "env --unset=RUSTUP_TOOLCHAIN cargo rustc --quiet --release --lib --target {name} --target-dir {folder} --features {features} {arguments...} -- --emit=obj"
    )
    .quiet()
    .run()?;
    let object = emitted(&shell, &folder.join(name), "o")?;
    let symbols = cmd!(shell, "nm {object}").quiet().read()?;
    ensure!(
        symbols.matches(" T ").count() >= FUNCTIONS,
        "the object lacks functions"
    );
    let allowed = Regex::new(&format!("^({})$", CALLED.join("|")))?;
    let undefined = cmd!(shell, "nm --undefined-only {object}").quiet().read()?;
    let mut found = vec![];
    for line in undefined.lines() {
        let name = line.split_whitespace().last().context("a name")?;
        if !allowed.is_match(name) {
            found.push(name.to_owned());
        }
    }
    Ok(found)
}
