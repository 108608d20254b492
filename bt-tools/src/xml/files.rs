//! Reading files, and the files they include.

use super::check;
use super::document::{Attribute, FilePosition, Mistakes, Project, Remark};
use super::{py_trees, read};
use crate::budgets::{FILES, XML};
use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// How files are read.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The folders of the ROS packages that files are included from, by their names.
    pub packages: BTreeMap<String, PathBuf>,
    /// What absolute paths of included files begin at.
    pub root: Option<PathBuf>,
    /// Whether files mean what `py_trees` makes of them.
    pub py_trees: bool,
}

/// Reads files and all that they include.
///
/// # Errors
///
/// All that is wrong with any of them.
pub fn read_files(files: &[PathBuf]) -> Result<Project, Mistakes> {
    read_files_with(files, Options::default())
}

/// The same, with options.
///
/// # Errors
///
/// All that is wrong with any of them.
pub fn read_files_with(files: &[PathBuf], options: Options) -> Result<Project, Mistakes> {
    let mut loader = Loader {
        options,
        ..Loader::default()
    };
    for file in files {
        let start = FilePosition {
            file: loader.project.files.len(),
            line: 1,
            column: 1,
        };
        loader.file(file, start);
    }
    loader.finish()
}

/// Reads text as if it stood in a file of this name; what it includes is read from beside that.
///
/// # Errors
///
/// All that is wrong with it.
pub fn read_text(name: impl Into<PathBuf>, text: &str) -> Result<Project, Mistakes> {
    let mut loader = Loader::default();
    for (path, wanted) in loader.text(name.into(), text).into_iter().rev() {
        loader.file(&path, wanted);
    }
    loader.finish()
}

#[derive(Default)]
struct Loader {
    project: Project,
    mistakes: Vec<Remark>,
    /// The files that were read, wherever they were found.
    known: HashSet<PathBuf>,
    /// How many bytes of them.
    bytes: usize,
    options: Options,
}

impl Loader {
    /// Reads a file and all that it includes. `wanted` is where the file is asked for.
    fn file(&mut self, path: &Path, wanted: FilePosition) {
        let mut due = vec![(path.to_owned(), wanted)];
        while let Some((path, wanted)) = due.pop() {
            let known = path.canonicalize().unwrap_or_else(|_| path.clone());
            if !self.known.insert(known) {
                continue;
            }
            match self.bytes_of(&path) {
                Ok(bytes) => match String::from_utf8(bytes) {
                    Ok(text) => due.extend(self.text(path, &text)),
                    Err(error) => self.not_utf_8(&path, &error),
                },
                Err(error) => {
                    if wanted.file == self.project.files.len() {
                        self.project.files.push(path.clone());
                    }
                    self.mistakes.push(Remark {
                        place: wanted,
                        message: format!("`{}` cannot be read: {error}", path.display()),
                    });
                }
            }
        }
    }

    /// All of a file, unless it is none, or there is too much of them.
    fn bytes_of(&mut self, path: &Path) -> io::Result<Vec<u8>> {
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::other("it is no file"));
        }
        if self.known.len() > FILES {
            return Err(io::Error::other(format!("more than {FILES} files")));
        }
        let mut bytes = Vec::new();
        let most = XML - self.bytes;
        File::open(path)?
            .take(most as u64 + 1)
            .read_to_end(&mut bytes)?;
        if bytes.len() > most {
            let most = XML >> 20;
            return Err(io::Error::other(format!(
                "all files together have more than {most} MiB"
            )));
        }
        self.bytes += bytes.len();
        Ok(bytes)
    }

    fn not_utf_8(&mut self, path: &Path, error: &std::string::FromUtf8Error) {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let good = String::from_utf8_lossy(good);
        let line = good.matches('\n').count() + 1;
        let column = good.chars().rev().take_while(|&it| it != '\n').count() + 1;
        self.mistakes.push(Remark {
            place: FilePosition {
                file: self.project.files.len(),
                line: u32::try_from(line).unwrap_or(u32::MAX),
                column: u32::try_from(column).unwrap_or(u32::MAX),
            },
            message: "not UTF-8 from here on".to_owned(),
        });
        self.project.files.push(path.to_owned());
    }

    /// What it includes, the last first.
    fn text(&mut self, path: PathBuf, text: &str) -> Vec<(PathBuf, FilePosition)> {
        let beside = path.parent().map(Path::to_owned).unwrap_or_default();
        let file = self.project.files.len();
        self.project.files.push(path);
        let found = read::read(text, file, self.options.py_trees, &mut self.project);
        self.mistakes.extend(found.mistakes);
        let mut included = Vec::new();
        for include in found.includes.into_iter().rev() {
            match self.included(&beside, &include) {
                Ok(path) => included.push((path, include.place)),
                Err(message) => self.mistakes.push(Remark {
                    place: include.place,
                    message,
                }),
            }
        }
        included
    }

    /// Where an included file is; or that it is not known.
    fn included(&mut self, beside: &Path, include: &Attribute) -> Result<PathBuf, String> {
        let (package, path) = (include.name.as_str(), Path::new(&include.value));
        // Below the folder that is given, also where the path is absolute.
        let below = |folder: &Path| folder.join(path.strip_prefix("/").unwrap_or(path));
        let found = if package.is_empty() && path.is_relative() {
            return Ok(beside.join(path));
        } else if package.is_empty() {
            let root = self.options.root.as_deref().ok_or_else(|| {
                format!(
                    "`{}` is an absolute path: `--root DIR` says what it begins at, or write the path relative to this file",
                    path.display()
                )
            })?;
            below(root)
        } else {
            let folder = self.options.packages.get(package).ok_or_else(|| {
                format!("`ros_pkg=\"{package}\"`: `--package {package}=DIR` says where that is, or write the path relative to this file")
            })?;
            below(folder)
        };
        let message = format!("`{}` is read from `{}`", path.display(), found.display());
        self.project.notes.push(Remark {
            place: include.place,
            message,
        });
        Ok(found)
    }

    fn finish(mut self) -> Result<Project, Mistakes> {
        if self.options.py_trees {
            py_trees::translate(&mut self.project, &mut self.mistakes);
        }
        check::check(&mut self.project, &mut self.mistakes);
        if self.mistakes.is_empty() {
            return Ok(self.project);
        }
        self.mistakes.sort();
        self.mistakes.dedup();
        Err(Mistakes {
            files: self.project.files,
            mistakes: self.mistakes,
        })
    }
}
