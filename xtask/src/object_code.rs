//! Shows on the object code of a `no_std` crate with every node that trees never panic, never allocate, never dispatch dynamically and
//! hold no description of themselves that nobody asks for: optimized for speed and for size, with debug assertions off and on, in
//! this crate and in those that it depends on; then that each control, which does one of these things, is noticed.
//!
//! * An undefined symbol other than `memcpy` and its like would be a call of a panic, of an allocator or of formatting. Overflow
//!   checks are on, which could only add some; once they are off, as in most release builds.
//! * A vtable has a name of its own in LLVM's intermediate form.
//! * What a tree says of itself (`Tree::INFO`) is not in a program that does not ask for it.
//! * An indirect call or jump goes through a register or through memory. Tables of jumps do too, but with a static relocation
//!   model they name their table, `jmp *table(,%reg,8)`; and a call by way of the global offset table (`bcmp`) names its function.
//!
//! That the crate does use every node is a test of the compiler (`cargo test -p bt-compiler object_code`).

mod listing;
mod targets;

use std::path::PathBuf;

use anyhow::{Context, Result};
use regex_lite::Regex;
use xshell::{cmd, Shell};

use crate::shell::{none_of, shell_in, target};

pub use targets::targets;

/// The disassembly of this architecture is what the patterns below are written for.
const TARGET: &str = "x86_64-unknown-linux-gnu";
/// The object has at least so many functions.
const FUNCTIONS: usize = 34;
/// What every program may call.
const CALLED: &[&str] = &["memcpy", "memset", "memmove", "memcmp", "bcmp"];
/// Texts of nodes are nowhere else but in descriptions.
const DESCRIPTION: &str = "< … >";

/// The feature of each control, what it is to be noticed by, and whether debug assertions are on.
const CONTROLS: &[(&str, &str, bool)] = &[
    (
        "control-index",
        "undefined symbol: .*panic_bounds_check",
        false,
    ),
    (
        "control-arithmetic",
        "undefined symbol: .*panic_const_add_overflow",
        false,
    ),
    ("control-unwrap", "undefined symbol: .*unwrap_failed", false),
    (
        "control-assertion",
        "undefined symbol: .*panicking::panic",
        true,
    ),
    ("control-allocation", "undefined symbol: .*alloc", false),
    ("control-vtable", "vtable: ", false),
    ("control-description", "a description of a tree", false),
    ("control-pointer", "indirect: <pointer>", false),
];

/// How the crate and all that it depends on are compiled.
#[derive(Clone, Copy)]
struct Settings<'a> {
    level: &'a str,
    assertions: bool,
    overflow_checks: bool,
    features: &'a str,
}

/// The crate, and where what it is compiled to goes.
struct Crate {
    shell: Shell,
    folder: PathBuf,
}

impl Crate {
    fn new() -> Result<Self> {
        Ok(Self {
            shell: shell_in("tests/object_code")?,
            folder: target().join("object_code"),
        })
    }

    /// Compiles it to these forms.
    fn compile(&self, settings: Settings<'_>, emit: &str) -> Result<()> {
        let Self { shell, folder } = self;
        let Settings {
            level,
            assertions,
            overflow_checks,
            features,
        } = settings;
        // Of other settings there is another file of each form.
        shell.remove_path(folder.join(TARGET).join("release/deps"))?;
        cmd!(
            shell,
            "cargo rustc --quiet --release --lib --target {TARGET} --target-dir {folder} --features {features} -- --emit={emit} -C relocation-model=static"
        )
        .quiet()
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)
        .env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", assertions.to_string())
        .env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", overflow_checks.to_string())
        .run()?;
        Ok(())
    }

    /// The file with this extension.
    fn compiled(&self, extension: &str) -> Result<PathBuf> {
        emitted(&self.shell, &self.folder.join(TARGET), extension)
    }

    /// What it contains that it should not.
    fn violations(&self, settings: Settings<'_>) -> Result<Vec<String>> {
        self.compile(settings, "obj,llvm-ir")?;
        let shell = &self.shell;
        let object = self.compiled("o")?;
        let mut found = vec![];
        let symbols = cmd!(shell, "nm {object}").quiet().read()?;
        if symbols.matches(" T ").count() < FUNCTIONS {
            found.push("the object lacks functions".to_owned());
        }
        let undefined = cmd!(shell, "nm --undefined-only --demangle {object}")
            .quiet()
            .read()?;
        for line in undefined.lines() {
            let name = line
                .trim_start()
                .strip_prefix("U ")
                .context("an undefined symbol")?;
            if !CALLED.contains(&name) {
                found.push(format!("undefined symbol: {name}"));
            }
        }
        let bytes = shell.read_binary_file(&object)?;
        if bytes
            .windows(DESCRIPTION.len())
            .any(|text| text == DESCRIPTION.as_bytes())
        {
            found.push("a description of a tree".to_owned());
        }
        let intermediate = shell.read_file(self.compiled("ll")?)?;
        found.extend(
            intermediate
                .lines()
                .filter(|line| line.starts_with("@vtable"))
                .map(|line| format!("vtable: {line}")),
        );
        let disassembled = cmd!(
            shell,
            "objdump --disassemble --reloc --no-show-raw-insn {object}"
        )
        .quiet()
        .read()?;
        found.extend(indirect(&disassembled)?);
        Ok(found)
    }
}

/// The only file with this extension that is compiled from the crate, in the folder of a target.
fn emitted(shell: &Shell, folder: &std::path::Path, extension: &str) -> Result<PathBuf> {
    let deps = folder.join("release/deps");
    let is_it = |path: &PathBuf| {
        let is_of_crate = path
            .file_stem()
            .is_some_and(|name| name.to_string_lossy().starts_with("object_code-"));
        is_of_crate && path.extension().is_some_and(|of| of == extension)
    };
    shell
        .read_dir(&deps)?
        .into_iter()
        .find(is_it)
        .with_context(|| format!("no file .{extension} in {}", deps.display()))
}

/// Calls and jumps through a register or memory, but for tables of jumps and the global offset table.
fn indirect(disassembled: &str) -> Result<Vec<String>> {
    let begins = Regex::new(r"^[0-9a-f]+ <")?;
    let through = Regex::new(r"(call|jmp)q? +\*")?;
    let table = Regex::new(r"jmp +\*0x0\(,")?;
    let relocated = Regex::new(r"R_X86_64_(REX_)?GOTPCREL")?;
    let (mut found, mut function) = (vec![], "");
    let mut lines = disassembled.lines().peekable();
    while let Some(line) = lines.next() {
        if begins.is_match(line) {
            function = line.split_once(' ').context("a name")?.1;
        }
        let is_named = lines.peek().is_some_and(|next| relocated.is_match(next));
        if through.is_match(line) && !table.is_match(line) && !is_named {
            found.push(format!("indirect: {function} {line}"));
        }
    }
    Ok(found)
}

/// All of it, on this machine.
pub fn check() -> Result<()> {
    let of = Crate::new()?;
    let mut wrong = vec![];
    let all = ["3", "s", "z"]
        .into_iter()
        .flat_map(|level| [(level, false, true), (level, true, true)]);
    for (level, assertions, overflow_checks) in all.chain([("3", false, false)]) {
        let settings = Settings {
            level,
            assertions,
            overflow_checks,
            features: "",
        };
        let about = format!(
            "opt-level {level}, debug assertions {assertions}, overflow checks {overflow_checks}"
        );
        clean(&about, of.violations(settings)?, &mut wrong);
    }
    for &(control, pattern, assertions) in CONTROLS {
        let found = of.violations(Settings {
            level: "3",
            assertions,
            overflow_checks: true,
            features: control,
        })?;
        let pattern = Regex::new(pattern)?;
        if found.iter().any(|line| pattern.is_match(line)) {
            println!("{control}: noticed");
        } else {
            wrong.push(format!(
                "{control}: not noticed, or for another reason: {found:?}"
            ));
        }
    }
    // Observed code keeps the promises, too; it has descriptions, and what reads them.
    let mut observed = of.violations(Settings {
        level: "3",
        assertions: false,
        overflow_checks: true,
        features: "observed",
    })?;
    observed
        .retain(|line| !line.starts_with("a description") && !line.contains(": bt_core::info::"));
    clean("observed", observed, &mut wrong);
    listing::check(&of, &mut wrong)?;
    none_of(&wrong)
}

fn clean(about: &str, found: Vec<String>, wrong: &mut Vec<String>) {
    if found.is_empty() {
        println!("{about}: no panic, no allocation, no dynamic dispatch");
    }
    wrong.extend(found.into_iter().map(|what| format!("{about}: {what}")));
}
