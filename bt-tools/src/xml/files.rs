//! Reading files, and the files they include.

use super::check;
use super::document::{FilePosition, Mistakes, Project, Remark};
use super::read;
use std::fs;
use std::path::{Path, PathBuf};

/// Reads files and all that they include.
///
/// # Errors
///
/// All that is wrong with any of them.
pub fn read_files(files: &[PathBuf]) -> Result<Project, Mistakes> {
    let mut loader = Loader::default();
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
    loader.text(name.into(), text);
    loader.finish()
}

#[derive(Default)]
struct Loader {
    project: Project,
    mistakes: Vec<Remark>,
}

impl Loader {
    /// `wanted` is where the file is asked for.
    fn file(&mut self, path: &Path, wanted: FilePosition) {
        if self.project.files.iter().any(|known| same(known, path)) {
            return;
        }
        match fs::read(path) {
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => self.text(path.to_owned(), &text),
                Err(error) => self.not_utf_8(path, &error),
            },
            Err(error) => {
                if wanted.file == self.project.files.len() {
                    self.project.files.push(path.to_owned());
                }
                self.mistakes.push(Remark {
                    place: wanted,
                    message: format!("`{}` cannot be read: {error}", path.display()),
                });
            }
        }
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

    fn text(&mut self, path: PathBuf, text: &str) {
        let beside = path.parent().map(Path::to_owned).unwrap_or_default();
        let file = self.project.files.len();
        self.project.files.push(path);
        let found = read::read(text, file, &mut self.project);
        self.mistakes.extend(found.mistakes);
        for include in found.includes {
            self.file(&beside.join(&include.value), include.place);
        }
    }

    fn finish(mut self) -> Result<Project, Mistakes> {
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

fn same(one: &Path, other: &Path) -> bool {
    one == other || matches!((one.canonicalize(), other.canonicalize()), (Ok(a), Ok(b)) if a == b)
}
