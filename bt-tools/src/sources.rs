//! Which files a command works on.

use crate::commands::Failure;
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// Arguments that name source files.
#[derive(clap::Args)]
pub struct Sources {
    /// Rust files, and directories whose Rust files are meant [default: the package around the working directory]
    ///
    /// In directories, hidden ones and those that a build wrote (`target`) are passed over.
    paths: Vec<PathBuf>,
}

impl Sources {
    /// The files, in an order that is the same everywhere.
    pub fn files(&self) -> Result<Vec<PathBuf>, Failure> {
        if self.paths.is_empty() {
            return in_directory(&package()?);
        }
        let mut files = Vec::new();
        for path in &self.paths {
            if path.is_dir() {
                files.extend(in_directory(path)?);
            } else {
                files.push(path.clone());
            }
        }
        Ok(files)
    }
}

/// The nearest directory with a manifest, upwards; shown as the path that leads there.
fn package() -> Result<PathBuf, Failure> {
    let mut up = PathBuf::new();
    let here = std::env::current_dir().map_err(|error| Failure::Other(error.to_string()))?;
    for directory in here.ancestors() {
        if directory.join("Cargo.toml").is_file() {
            return Ok(if up.as_os_str().is_empty() {
                PathBuf::from(".")
            } else {
                up
            });
        }
        up.push("..");
    }
    let message = format!(
        "no Cargo.toml in {} or above; name the files",
        here.display()
    );
    Err(Failure::Other(message))
}

fn in_directory(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    let walk = WalkDir::new(directory).sort_by_file_name();
    let walk = walk
        .into_iter()
        .filter_entry(|entry| entry.depth() == 0 || is_source(entry));
    for entry in walk {
        let entry = entry.map_err(|error| Failure::Other(error.to_string()))?;
        let path = entry.path();
        if entry.file_type().is_file() && path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path.strip_prefix(".").unwrap_or(path).to_owned());
        }
    }
    Ok(files)
}

/// Neither hidden nor written by a build.
fn is_source(entry: &DirEntry) -> bool {
    let hidden = entry.file_name().to_string_lossy().starts_with('.');
    let built = entry.file_type().is_dir() && entry.path().join("CACHEDIR.TAG").is_file();
    !hidden && !built
}
