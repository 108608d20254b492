//! The oldest compiler promised: from rustup, or from Debian's packages, unpacked beside the compiler that is installed.

use std::path::PathBuf;

use anyhow::{ensure, Context, Result};
use xshell::{cmd, Shell};

use crate::shell::{has_program, shell, target};

/// That compiler.
struct Oldest {
    /// `1.85`.
    version: String,
    rustc: PathBuf,
    /// Where its libraries are, if not where they are looked for.
    libraries: Option<String>,
}

/// Builds what is published.
pub fn builds() -> Result<()> {
    let shell = shell()?;
    let oldest = Oldest::found(&shell)?;
    oldest.set_in(&shell);
    let rustc = &oldest.rustc;
    let said = cmd!(shell, "{rustc} --version").quiet().read()?;
    println!("{said}");
    ensure!(
        said.starts_with(&format!("rustc {}", oldest.version)),
        "not Rust {}",
        oldest.version
    );
    let folder = folder();
    cmd!(
        shell,
        "cargo check --quiet -p quickbeam -p bt-core -p bt-compiler -p bt-macros -p bt-model --all-features --target-dir {folder}"
    )
    .run()?;
    // Its feature `terminal` promises nothing: `ratatui` asks for a newer one.
    cmd!(
        shell,
        "cargo check --quiet -p bt-tools --target-dir {folder}"
    )
    .run()?;
    Ok(())
}

/// Asks the rust-analyzer of that time what the present one is asked.
pub fn editor() -> Result<()> {
    let shell = shell()?;
    let oldest = Oldest::found(&shell)?;
    oldest.set_in(&shell);
    let bin = oldest.rustc.parent().context("a folder")?;
    let analyzer = bin.join("rust-analyzer");
    cmd!(shell, "{analyzer} --version").run()?;
    let path = format!("{}:{}", bin.display(), std::env::var("PATH")?);
    // With cargo of that time, too: rust-analyzer asks it in the words of its time.
    let check = cmd!(shell, "tests/editor/check.py")
        .env("CARGO", bin.join("cargo"))
        .env("PATH", path);
    check.env("CARGO_TARGET_DIR", folder()).run()?;
    Ok(())
}

fn folder() -> PathBuf {
    target().join("oldest")
}

impl Oldest {
    fn found(shell: &Shell) -> Result<Self> {
        let manifest = shell.read_file("Cargo.toml")?;
        let version = crate::shell::between(&manifest, "rust-version = \"", "\"")?.to_owned();
        if has_program("rustup") {
            if let Some(rustc) = from_rustup(shell, &version) {
                return Ok(Self {
                    version,
                    rustc,
                    libraries: None,
                });
            }
        }
        let from_debian = from_debian(shell, &version);
        let (rustc, libraries) = from_debian
            .with_context(|| format!("neither rustup nor Debian has Rust {version} here"))?;
        Ok(Self {
            version,
            rustc,
            libraries: Some(libraries),
        })
    }

    fn set_in(&self, shell: &Shell) {
        shell.set_var("RUSTC", &self.rustc);
        if let Some(libraries) = &self.libraries {
            shell.set_var("LD_LIBRARY_PATH", libraries);
        }
    }
}

fn from_rustup(shell: &Shell, version: &str) -> Option<PathBuf> {
    let version = format!("{version}.0");
    let installed = cmd!(shell, "rustup toolchain list").quiet().read().ok()?;
    if !installed.contains(&version) {
        // A machine without a way there would wait for long.
        let install = cmd!(
            shell,
            "timeout 120 rustup toolchain install {version} --profile minimal"
        );
        install.ignore_stdout().ignore_stderr().run().ok()?;
    }
    let components = cmd!(
        shell,
        "timeout 300 rustup component add --toolchain {version} rust-analyzer rust-src"
    );
    let _ = components.ignore_stdout().ignore_stderr().run();
    cmd!(shell, "rustup which --toolchain {version} rustc")
        .quiet()
        .read()
        .ok()
        .map(PathBuf::from)
}

/// The compiler and the path of its libraries.
fn from_debian(shell: &Shell, version: &str) -> Result<(PathBuf, String)> {
    let root = folder().join("debian");
    if !root.join("usr/bin/rust-analyzer").is_file() {
        unpack(shell, version, &root)?;
    }
    let mut libraries = vec![
        root.join("usr/lib/x86_64-linux-gnu"),
        root.join("lib/x86_64-linux-gnu"),
    ];
    for folder in shell.read_dir(root.join("usr/lib"))? {
        if folder
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("llvm-"))
        {
            libraries.push(folder.join("lib"));
        }
    }
    let libraries = std::env::join_paths(libraries)?.into_string();
    Ok((
        root.join("usr/bin/rustc"),
        libraries.ok().context("a path in UTF-8")?,
    ))
}

fn unpack(shell: &Shell, version: &str, root: &std::path::Path) -> Result<()> {
    let known = cmd!(shell, "apt-cache madison rustc-web").quiet().read()?;
    let versions = known
        .lines()
        .filter_map(|line| line.split('|').nth(1))
        .map(str::trim);
    let full = versions.clone().find(|known| known.starts_with(version));
    let full = full.with_context(|| format!("no rustc-web is of {version}"))?;
    let library = format!("libstd-rust-web-{version}");
    let mut packages: Vec<String> = [
        "rustc-web",
        "libstd-rust-web-dev",
        &library,
        "cargo-web",
        "rust-web-analyzer",
        "rust-web-src",
    ]
    .iter()
    .map(|name| format!("{name}={full}"))
    .collect();
    let missing = |name: &str| {
        cmd!(shell, "dpkg -s {name}")
            .quiet()
            .ignore_stdout()
            .ignore_stderr()
            .run()
            .is_err()
    };
    let cargo = format!("cargo-web={full}");
    for name in depends(shell, &cargo)? {
        if name.starts_with("lib") && missing(&name) {
            packages.push(name);
        }
    }
    packages.extend(
        depends(shell, &library)?
            .into_iter()
            .filter(|name| name.starts_with("libllvm")),
    );
    let folder = root.join("packages");
    shell.create_dir(&folder)?;
    let _there = shell.push_dir(&folder);
    cmd!(shell, "apt-get download {packages...}")
        .ignore_stdout()
        .run()?;
    for package in shell.read_dir(".")? {
        cmd!(shell, "dpkg-deb -x {package} {root}").run()?;
    }
    Ok(())
}

/// The names of the packages that a package depends on.
fn depends(shell: &Shell, package: &str) -> Result<Vec<String>> {
    let shown = cmd!(shell, "apt-cache show {package}").quiet().read()?;
    let line = shown
        .lines()
        .find_map(|line| line.strip_prefix("Depends: "))
        .unwrap_or_default();
    Ok(line
        .split(',')
        .filter_map(|name| name.split_whitespace().next())
        .map(str::to_owned)
        .collect())
}
