//! Where commands run, and small things that most checks need.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{bail, Context, Result};
use xshell::Shell;

/// The repository.
pub fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package
        .parent()
        .expect("xtask is a member of the workspace")
}

/// The folder for all that is built: one for all workspaces, so that they build their dependencies once.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A shell in this folder of the repository, with the settings of all checks.
pub fn shell_in(folder: &str) -> Result<Shell> {
    let shell = Shell::new()?;
    shell.change_dir(root().join(folder));
    shell.set_var("CARGO_TARGET_DIR", target());
    for (name, value) in [
        // Everything is built once, and nobody debugs it.
        ("CARGO_INCREMENTAL", "0"),
        ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ] {
        if std::env::var_os(name).is_none() {
            shell.set_var(name, value);
        }
    }
    Ok(shell)
}

/// A shell in the repository.
pub fn shell() -> Result<Shell> {
    shell_in("")
}

/// What the processor calls itself.
pub fn processor() -> Result<String> {
    let about = std::fs::read_to_string("/proc/cpuinfo")?;
    let name = about
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    Ok(name
        .map_or(std::env::consts::ARCH, |(_, name)| name)
        .to_owned())
}

/// Whether a program is on the path, or is one by its path.
pub fn has_program(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

/// The results of this for each item, in their order, worked out on all cores.
pub fn in_parallel<T: Sync, R: Send>(
    items: &[T],
    work: impl Fn(&T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let queue = Mutex::new(items.iter().enumerate());
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let next = || queue.lock().expect("no panic").next();
    std::thread::scope(|scope| {
        for _ in 0..cores.min(items.len()) {
            scope.spawn(|| {
                while let Some((place, item)) = next() {
                    let result = work(item);
                    done.lock().expect("no panic").push((place, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no panic");
    done.sort_by_key(|&(place, _)| place);
    done.into_iter().map(|(_, result)| result).collect()
}

/// An error that lists what is wrong, if anything is.
pub fn none_of(wrong: &[String]) -> Result<()> {
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    Ok(())
}

/// The text after `before` and up to `after`.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Result<&'a str> {
    let (_, rest) = text
        .split_once(before)
        .with_context(|| format!("no {before:?}"))?;
    let (found, _) = rest
        .split_once(after)
        .with_context(|| format!("no {after:?}"))?;
    Ok(found)
}

/// The text with this in place of what stands after `before` and up to `after`.
pub fn with_between(text: &str, before: &str, after: &str, new: &str) -> Result<String> {
    let old = between(text, before, after)?.len();
    let begin = text.len() - text.split_once(before).map_or(0, |(_, rest)| rest.len());
    Ok([&text[..begin], new, &text[begin + old..]].concat())
}

/// The folders of all workspaces of the repository but its own.
pub fn other_workspaces() -> Result<Vec<String>> {
    let shell = shell()?;
    let files = xshell::cmd!(
        shell,
        "git ls-files --cached --others --exclude-standard Cargo.toml */Cargo.toml"
    )
    .quiet()
    .read()?;
    let mut folders = vec![];
    for file in files.lines() {
        let Some(folder) = file.strip_suffix("/Cargo.toml") else {
            continue;
        };
        if shell
            .read_file(file)?
            .lines()
            .any(|line| line == "[workspace]")
        {
            folders.push(folder.to_owned());
        }
    }
    Ok(folders)
}
