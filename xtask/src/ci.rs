//! What is checked of the sources: formatting, lints, documentation, and how the libraries build.

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{ensure, Context, Result};
use xshell::{cmd, Shell};

use crate::shell::{other_workspaces, root, shell, shell_in};
use crate::tools::{add_target, CORTEX_M4};

/// Every example of the facade runs; those with options are run by the stages that they belong to.
pub fn examples() -> Result<()> {
    let shell = shell()?;
    let mut examples = vec![];
    for path in shell.read_dir("examples")? {
        if path.extension().is_some_and(|extension| extension == "rs") {
            examples.push(
                path.file_stem()
                    .context("a name")?
                    .to_string_lossy()
                    .into_owned(),
            );
        }
    }
    ensure!(!examples.is_empty(), "there are no examples");
    for example in examples {
        cmd!(
            shell,
            "cargo run --quiet --example {example} --features file,std"
        )
        .ignore_stdout()
        .run()?;
    }
    Ok(())
}

/// All other tests have the features that they need in any build.
pub fn features() -> Result<()> {
    let shell = shell()?;
    cmd!(
        shell,
        "cargo test --quiet -p bt-core -p bt-file -p bt-tools --all-features --lib --bins --tests"
    )
    .run()?;
    Ok(())
}

/// All that is Rust, in every workspace.
pub fn format() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "cargo fmt --all -- --check").run()?;
    for workspace in other_workspaces()? {
        let _there = shell.push_dir(&workspace);
        cmd!(shell, "cargo fmt --all -- --check").run()?;
    }
    // Brought in by `include!`, so that `cargo fmt` does not see them.
    let included = [
        "tests/crates/common/leaves.rs",
        "tests/crates/common/trees.rs",
        "src/nodes/shown.rs",
    ];
    cmd!(shell, "rustfmt --check --edition 2021 {included...}").run()?;
    Ok(())
}

/// Trees, but for those that are wrong on purpose, with the columns of their mistakes.
pub fn format_trees() -> Result<()> {
    let shell = shell()?;
    let files = cmd!(shell, "git ls-files *.rs").quiet().read()?;
    let files = files
        .lines()
        .filter(|file| !file.starts_with("tests/mistakes/ui/"));
    let files: Vec<_> = files.filter(|file| shell.path_exists(file)).collect();
    ensure!(!files.is_empty(), "there are no files");
    let check = cmd!(
        shell,
        "cargo run --quiet -p bt-tools -- fmt --check {files...}"
    );
    // By `std`: the shell's own error would print every file's name.
    let status = Command::from(check).status()?;
    ensure!(
        status.success(),
        "`cargo quickbeam fmt` writes these otherwise"
    );
    Ok(())
}

/// All lints, which also keep to the standard library of the oldest compiler promised (`incompatible_msrv`).
pub fn clippy() -> Result<()> {
    let shell = shell()?;
    cmd!(
        shell,
        "cargo clippy --workspace --all-targets --all-features -- -D warnings"
    )
    .run()?;
    // Without the features, what they leave out of the libraries and the tool: tests are the same either way.
    let shipped = [
        "bt-core",
        "bt-macros",
        "bt-model",
        "bt-file",
        "bt-tools",
        "quickbeam",
    ]
    .map(|name| ["-p", name])
    .concat();
    cmd!(
        shell,
        "cargo clippy {shipped...} --lib --bins -- -D warnings"
    )
    .run()?;
    for workspace in ["tests/object_code", "benches/instructions", "benches/peers"] {
        let _there = shell.push_dir(workspace);
        cmd!(
            shell,
            "cargo clippy --quiet --workspace --all-targets -- -D warnings"
        )
        .run()?;
    }
    ensure!(
        add_target(&shell, CORTEX_M4)?,
        "clippy cannot look at examples/firmware: `rustup target add {CORTEX_M4}`"
    );
    let _there = shell.push_dir("examples/firmware");
    cmd!(
        shell,
        "cargo clippy --quiet --release --bins -- -D warnings"
    )
    .run()?;
    Ok(())
}

/// Documentation, without warnings.
pub fn docs() -> Result<()> {
    let shell = shell()?;
    // As docs.rs builds it, with the label of its feature on each item.
    shell.set_var("RUSTC_BOOTSTRAP", "1");
    shell.set_var("RUSTDOCFLAGS", "--cfg docsrs -D warnings");
    cmd!(shell, "cargo doc --workspace --all-features --no-deps").run()?;
    Ok(())
}

/// Of a user who asks for no feature: `syn` without `full`, `quote`, `proc-macro2`, whose identifiers are `unicode-ident`'s.
const DEFAULT_BUILD: &[&str] = &[
    "bt-compiler",
    "bt-compiler feature \"default\"",
    "bt-core",
    "bt-core feature \"default\"",
    "bt-macros",
    "bt-macros feature \"default\"",
    "proc-macro2",
    // It is `proc-macro`, under the name by which tools ask for it: so both build the same.
    "proc-macro2 feature \"default\"",
    "proc-macro2 feature \"proc-macro\"",
    "quickbeam",
    "quote",
    "quote feature \"default\"",
    "quote feature \"proc-macro\"",
    "syn",
    "syn feature \"derive\"",
    "syn feature \"parsing\"",
    "syn feature \"printing\"",
    "syn feature \"proc-macro\"",
    "unicode-ident",
    "unicode-ident feature \"default\"",
];

/// Nothing but these crates and features is built by default.
pub fn default_build() -> Result<()> {
    let shell = shell()?;
    let format = "{p}";
    let tree = cmd!(
        shell,
        "cargo tree -p quickbeam --edges no-dev,features --prefix none --format {format}"
    )
    .quiet()
    .read()?;
    // `syn v2.0.1 (*)` and `syn feature "parsing"`.
    let is_name = |word: &&str| !word.starts_with('(') && !is_version(word);
    let words = |line: &str| {
        line.split(' ')
            .filter(is_name)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let found: BTreeSet<String> = tree.lines().map(words).collect();
    let expected: BTreeSet<String> = DEFAULT_BUILD.iter().map(|&line| line.to_owned()).collect();
    let surplus: Vec<_> = found.difference(&expected).collect();
    let missing: Vec<_> = expected.difference(&found).collect();
    ensure!(
        found == expected,
        "the default build has {surplus:?} besides, and lacks {missing:?}"
    );
    println!(
        "{} crates",
        found
            .iter()
            .filter(|line| !line.contains(" feature "))
            .count()
    );
    compiler_is_built_once(&shell)
}

/// Also for who tests trees with `bt-tools`, which calls the compiler itself.
fn compiler_is_built_once(shell: &Shell) -> Result<()> {
    let user = shell.create_temp_dir()?;
    let root = root();
    let root = root.display();
    let manifest = format!(
        "[package]
name = \"user\"
edition = \"2021\"
[dependencies]
quickbeam.path = '{root}'
[dev-dependencies]
bt-tools.path = '{root}/bt-tools'
[workspace]
"
    );
    shell.write_file(user.path().join("Cargo.toml"), manifest)?;
    shell.write_file(user.path().join("src/lib.rs"), "")?;
    shell.copy_file("Cargo.lock", user.path())?;
    let _there = shell.push_dir(user.path());
    let format = "{p}";
    let doubled = cmd!(
        shell,
        "cargo tree --duplicates --depth 0 --prefix none --format {format}"
    )
    .quiet()
    .read()?;
    // Two versions of a crate are listed, too: those are the registry's.
    let mut listed = BTreeSet::new();
    let mut crates = doubled.lines().filter(|line| !line.is_empty());
    let twice = crates.find(|line| !listed.insert(*line));
    ensure!(
        twice.is_none(),
        "built for macros and again for `bt-tools`: {twice:?}"
    );
    Ok(())
}

fn is_version(word: &str) -> bool {
    word.strip_prefix('v')
        .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

/// Builds the compiler in different ways and compares what it makes of the same trees, byte for byte.
pub fn stable_expansions() -> Result<()> {
    let shell = shell()?;
    let folder = shell.create_temp_dir()?;
    let expansions = |name: &str,
                      options: &[&str],
                      setting: Option<(&str, &str)>|
     -> Result<Vec<u8>> {
        let path = folder.path().join(name);
        let settings = setting.map(|(name, value)| shell.push_env(name, value));
        cmd!(
            shell,
            "cargo test --quiet -p bt-compiler --test source {options...} -- --exact stable::written_where_asked"
        )
        .env("QUICKBEAM_WRITE_EXPANSIONS_TO", &path)
        .ignore_stdout()
        .run()?;
        drop(settings);
        let written = shell.read_binary_file(&path)?;
        ensure!(!written.is_empty(), "{name}: nothing was written");
        Ok(written)
    };
    let usual = expansions("as-usual", &[], None)?;
    // A little is enough to be another build, and is built in half the time.
    let little = ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    let optimized = expansions("optimized", &["--release"], Some(little))?;
    // With other features, and so with another `syn`; in an order of its own.
    let other = ("CARGO_PROFILE_DEV_CODEGEN_UNITS", "7");
    let others = expansions(
        "other-features",
        &["--all-features", "--jobs", "3"],
        Some(other),
    )?;
    ensure!(
        usual == optimized,
        "an optimized compiler expands trees differently"
    );
    ensure!(
        usual == others,
        "a compiler with other features expands trees differently"
    );
    println!("{} bytes, the same in 3 builds", usual.len());
    // How much code a node is.
    let said = cmd!(
        shell,
        "cargo test --quiet -p bt-compiler -- --nocapture tokens_per_node"
    )
    .read()?;
    let line = said.lines().find(|line| line.contains("tokens per node"));
    println!(
        "{}",
        line.context("no test says how many tokens a node is")?
    );
    Ok(())
}

/// Lints and tests crates of several editions and habits, warnings being errors.
pub fn crates() -> Result<()> {
    let shell = shell_in("tests/crates")?;
    cmd!(
        shell,
        "cargo clippy --quiet --workspace --all-targets -- -D warnings"
    )
    .run()?;
    cmd!(shell, "cargo test --quiet --workspace").run()?;
    Ok(())
}

/// Asks rust-analyzer, by its protocol.
pub fn editor() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "tests/editor/check.py").run()?;
    Ok(())
}

/// Opens the page, by the protocol of browsers; and serves it without one.
pub fn browser() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "bt-tools/tests/browser/check.py").run()?;
    for example in ["watch", "robot", "live"] {
        cmd!(
            shell,
            "cargo run --quiet -p bt-tools --example {example} -- --ticks 300"
        )
        .ignore_stdout()
        .run()?;
    }
    Ok(())
}
