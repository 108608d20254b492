//! The packages as they would be published: each is complete, builds alone, and its tests pass there.

use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use serde_json::Value;
use xshell::{cmd, Shell};

use crate::shell::{root, shell, target};

/// A package without its `include` list has hundreds of files more: fixtures, snapshots, recorded traces.
const MOST_FILES: usize = 300;
const NEEDED: &[&str] = &["Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];
/// Its dependencies are many, and nothing that is tested depends on the copy.
const NOT_TESTED: &str = "bt-tools";

struct Package {
    name: String,
    version: String,
    features: Vec<String>,
}

/// Packs all packages, builds and tests the copies outside the workspace, then each feature alone, and all with the oldest
/// dependencies that the manifests allow.
pub fn check() -> Result<()> {
    let shell = shell()?;
    let packages = published(&shell)?;
    let chosen: Vec<&str> = packages
        .iter()
        .flat_map(|package| ["-p", &package.name])
        .collect();
    let chosen = &chosen;
    cmd!(
        shell,
        "cargo publish --workspace --dry-run --no-verify --allow-dirty --quiet"
    )
    .run()?;
    cmd!(
        shell,
        "cargo package {chosen...} --no-verify --allow-dirty --quiet"
    )
    .run()?;
    let scratch = shell.create_temp_dir()?;
    let mut copies = vec![];
    for Package { name, version, .. } in &packages {
        let packed = target().join(format!("package/{name}-{version}.crate"));
        let folder = scratch.path();
        cmd!(
            shell,
            "tar --extract --gzip --file {packed} --directory {folder}"
        )
        .run()?;
        let copy = folder.join(format!("{name}-{version}"));
        assert_complete(&copy)?;
        copies.push((name, copy));
    }
    // None of them is in the registry yet.
    let patch = |(name, copy): &(&String, PathBuf)| {
        format!("--config=patch.crates-io.{name}.path='{}'", copy.display())
    };
    let patches: Vec<String> = copies.iter().map(patch).collect();
    let patches = &patches;
    for (name, copy) in &copies {
        let _there = shell.push_dir(copy);
        let command = if *name == NOT_TESTED { "check" } else { "test" };
        cmd!(shell, "cargo {command} --quiet --all-features {patches...}")
            .env("CARGO_TARGET_DIR", target().join("packages"))
            .run()?;
    }
    for package in &packages {
        each_feature(&shell, package)?;
    }
    oldest_dependencies(&shell, chosen)
}

/// The packages of the workspace that are published.
fn published(shell: &Shell) -> Result<Vec<Package>> {
    let metadata = cmd!(shell, "cargo metadata --no-deps --format-version 1")
        .quiet()
        .read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let mut packages = vec![];
    for package in metadata["packages"].as_array().context("packages")? {
        if package["publish"].is_null() {
            let text = |name: &str| package[name].as_str().map(str::to_owned).context("a text");
            let features = package["features"].as_object().context("features")?;
            packages.push(Package {
                name: text("name")?,
                version: text("version")?,
                features: features.keys().cloned().collect(),
            });
        }
    }
    ensure!(!packages.is_empty(), "nothing is published");
    Ok(packages)
}

fn assert_complete(copy: &Path) -> Result<()> {
    let name = copy.file_name().context("a name")?.to_string_lossy();
    for needed in NEEDED {
        ensure!(copy.join(needed).is_file(), "{name} lacks {needed}");
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        ensure!(
            std::fs::read(copy.join(licence))? == std::fs::read(root().join(licence))?,
            "{name} has another {licence}"
        );
    }
    let (files, bytes) = contents(copy)?;
    ensure!(
        files <= MOST_FILES,
        "{name} has {files} files, at most {MOST_FILES} are allowed"
    );
    println!("{name}: {files} files, {} KiB", bytes / 1024);
    Ok(())
}

/// How many files are in a folder, and their bytes.
fn contents(folder: &Path) -> Result<(usize, u64)> {
    let mut sum = (0, 0);
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let (files, bytes) = if entry.file_type()?.is_dir() {
            contents(&entry.path())?
        } else {
            (1, entry.metadata()?.len())
        };
        sum = (sum.0 + files, sum.1 + bytes);
    }
    Ok(sum)
}

/// Each feature alone, and none.
fn each_feature(shell: &Shell, Package { name, features, .. }: &Package) -> Result<()> {
    cmd!(shell, "cargo check --quiet -p {name} --no-default-features").run()?;
    for feature in features.iter().filter(|feature| *feature != "default") {
        cmd!(
            shell,
            "cargo check --quiet -p {name} --no-default-features --features {feature}"
        )
        .run()?;
    }
    Ok(())
}

fn oldest_dependencies(shell: &Shell, chosen: &[&str]) -> Result<()> {
    // A copy, since it changes the lock file.
    let scratch = shell.create_temp_dir()?;
    let files = cmd!(shell, "git ls-files --cached --others --exclude-standard")
        .quiet()
        .read()?;
    for file in files.lines().filter(|file| shell.path_exists(file)) {
        let copy = scratch.path().join(file);
        shell.create_dir(copy.parent().context("a folder")?)?;
        shell.copy_file(file, copy)?;
    }
    let _there = shell.push_dir(scratch.path());
    // Stable cargo has no option for it.
    let unstable = cmd!(shell, "cargo update --quiet -Z direct-minimal-versions");
    unstable.env("RUSTC_BOOTSTRAP", "1").run()?;
    cmd!(shell, "cargo check --quiet {chosen...} --all-features")
        .env("CARGO_TARGET_DIR", target().join("minimal"))
        .run()?;
    Ok(())
}
