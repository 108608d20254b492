//! The directory of a report: which one is ours to write into, and what of a tree's description may become a path.

use super::collected;
use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};
use std::{env, fs, io};

/// Says that the directory is ours.
const MARK: &str = ".quickbeam-coverage";
const MARK_TEXT: &str =
    "`cargo quickbeam coverage` writes into this directory, over what it wrote before.\n";
const DATA: &str = "data";
/// Longer names of trees are cut off.
const LONGEST_NAME: usize = 100;

/// Makes a directory one that reports are written into.
///
/// # Errors
///
/// If it holds anything and is not marked as one.
pub(super) fn claim(directory: &Path) -> io::Result<()> {
    fs::create_dir_all(directory)?;
    let mark = directory.join(MARK);
    if mark.is_file() {
        return Ok(());
    }
    if fs::read_dir(directory)?.next().is_some() {
        return Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "this directory holds other files: name one that is new or empty",
        ));
    }
    fs::write(mark, MARK_TEXT)
}

/// The directory into which tests leave what they covered, within that of a report, without what earlier tests have left.
///
/// # Errors
///
/// If the directory holds anything and is not marked as one of a report's, or cannot be written.
pub fn data_directory(report: &Path) -> io::Result<PathBuf> {
    claim(report)?;
    let data = report.join(DATA);
    fs::create_dir_all(&data)?;
    collected::remove_all(&data)?;
    // Tests run in the directories of their packages.
    fs::canonicalize(data)
}

/// A tree's name as the name of a file: no part of it leads elsewhere.
pub(super) fn file_name(name: &str) -> String {
    let letters = name.chars().take(LONGEST_NAME);
    letters
        .map(|letter| match letter {
            '-' | '_' => letter,
            letter if letter.is_alphanumeric() => letter,
            _ => '_',
        })
        .collect()
}

/// The text of a source file of this workspace, from which a tree's description says that it comes.
pub(super) fn source(file: &str) -> Option<String> {
    source_in(&workspace(&env::current_dir().ok()?), file)
}

/// The outermost directory around this one that holds a `Cargo.toml`.
fn workspace(here: &Path) -> PathBuf {
    let around = here.ancestors();
    let packages = around.filter(|directory| directory.join("Cargo.toml").is_file());
    packages.last().unwrap_or(here).to_owned()
}

/// A path is as the compiler was given it: from the directory of the workspace as a rule.
fn source_in(root: &Path, file: &str) -> Option<String> {
    let path = Path::new(file);
    let leads_up = path
        .components()
        .any(|part| matches!(part, Component::ParentDir));
    if leads_up || path.extension() != Some(OsStr::new("rs")) {
        return None;
    }
    let root = root.canonicalize().ok()?;
    let found = root.join(path).canonicalize().ok()?;
    // A link may lead out of it.
    let is_within = found.starts_with(&root) && found.is_file();
    is_within.then(|| fs::read_to_string(found).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_with_other_files_is_not_ours() {
        let directory = tempfile::tempdir().expect("a directory");
        let users = directory.path().join("data");
        fs::create_dir(&users).expect("it is writable");
        fs::write(users.join("1-0.coverage"), "the user's").expect("it is writable");
        let refused = data_directory(directory.path()).expect_err("it is the user's");
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        assert!(users.join("1-0.coverage").is_file());
    }

    #[test]
    fn of_a_directory_that_is_ours_only_what_we_wrote_is_removed() {
        let directory = tempfile::tempdir().expect("a directory");
        let data = data_directory(directory.path()).expect("it is empty");
        let ours = data.join("7-0.coverage");
        fs::write(&ours, "quickbeam coverage 2\n…").expect("it is writable");
        for name in ["kept.txt", "kept.coverage"] {
            fs::write(data.join(name), "the user's").expect("it is writable");
        }
        fs::create_dir(data.join("kept")).expect("it is writable");
        data_directory(directory.path()).expect("it is marked");
        assert!(!ours.exists());
        for name in ["kept.txt", "kept.coverage", "kept"] {
            assert!(data.join(name).exists(), "{name}");
        }
    }

    #[test]
    fn names_lead_nowhere() {
        assert_eq!(file_name("Night"), "Night");
        assert_eq!(file_name("../../x"), "______x");
        assert_eq!(file_name("/etc/x\\y:z\0"), "_etc_x_y_z_");
        assert_eq!(file_name(&"a".repeat(70_000)).len(), LONGEST_NAME);
    }

    #[test]
    fn no_other_file_than_source_of_the_workspace_is_read() {
        let directory = tempfile::tempdir().expect("a directory");
        let root = directory.path().join("work");
        fs::create_dir(&root).expect("it is writable");
        fs::write(directory.path().join("secret.rs"), "secret").expect("it is writable");
        for name in ["a.rs", "Cargo.toml"] {
            fs::write(root.join(name), "shown").expect("it is writable");
        }
        assert_eq!(source_in(&root, "a.rs").as_deref(), Some("shown"));
        let within = root.canonicalize().expect("it is there").join("a.rs");
        assert_eq!(
            source_in(&root, &within.to_string_lossy()).as_deref(),
            Some("shown")
        );
        let outside = directory.path().join("secret.rs");
        for file in [
            "../secret.rs",
            &outside.to_string_lossy(),
            "Cargo.toml",
            "none.rs",
        ] {
            assert_eq!(source_in(&root, file), None, "{file}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(outside, root.join("link.rs")).expect("it is writable");
            assert_eq!(source_in(&root, "link.rs"), None);
        }
    }
}
