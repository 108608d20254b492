//! The text of a source file, and places in it.

use bt_compiler::Annotation;
use proc_macro2::LexError;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A source file that was read.
#[derive(Debug, Clone)]
pub struct File {
    path: PathBuf,
    text: String,
}

/// A place in a file; lines and columns are counted from 1, columns in characters, as rustc does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Something wrong in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong.
    pub message: String,
    /// The bytes of the file where it is wrong.
    pub range: Range<usize>,
    /// What to do about it, and why it is so; may be empty.
    pub annotations: Vec<Annotation>,
}

impl Problem {
    /// One of which nothing more is to be said.
    pub(crate) fn new(message: impl Into<String>, range: Range<usize>) -> Self {
        Self {
            message: message.into(),
            range,
            annotations: Vec::new(),
        }
    }

    /// A text that is no tokens; `base` is where it begins.
    pub(crate) fn of_tokens(error: &LexError, base: usize) -> Self {
        let range = error.span().byte_range();
        Self::new(
            "this is not a token of Rust, or its bracket is never closed",
            range.start + base..range.end + base,
        )
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

/// `{"message": …, "range": {"start": …, "end": …}, "annotations": [{"help": …}, {"note": …}]}`
impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let annotations = self.annotations.iter().map(|annotation| match annotation {
            Annotation::Help(help) => BTreeMap::from([("help", help)]),
            Annotation::Note(note) => BTreeMap::from([("note", note)]),
        });
        let mut fields = serializer.serialize_struct("Problem", 3)?;
        fields.serialize_field("message", &self.message)?;
        fields.serialize_field("range", &self.range)?;
        fields.serialize_field("annotations", &annotations.collect::<Vec<_>>())?;
        fields.end()
    }
}

impl File {
    /// A file with this text; the path is only a name here.
    pub fn new(path: impl Into<PathBuf>, text: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            text: text.into(),
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Those of [`std::fs::read_to_string`], which are also for text that is not UTF-8.
    pub fn read(path: impl Into<PathBuf>) -> std::io::Result<Self> {
        let path = path.into();
        let text = std::fs::read_to_string(&path)?;
        Ok(Self { path, text })
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line and column of a byte; of the end, if the file is shorter.
    pub fn position(&self, byte: usize) -> Position {
        let mut byte = byte.min(self.text.len());
        while !self.text.is_char_boundary(byte) {
            byte -= 1;
        }
        let before = &self.text[..byte];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Position {
            line: before.matches('\n').count() + 1,
            column: before[start..].chars().count() + 1,
        }
    }

    /// The byte of a line and column, which are counted as in a [`Position`]; the end of the line or of the text, if it is shorter.
    pub fn byte(&self, line: u32, column: u32) -> usize {
        let (line, column) = (line as usize, column as usize);
        let before: usize = self
            .text
            .split_inclusive('\n')
            .take(line.saturating_sub(1))
            .map(str::len)
            .sum();
        let rest = self.text[before..].lines().next().unwrap_or_default();
        let letters = rest.chars().take(column.saturating_sub(1));
        before + letters.map(char::len_utf8).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_characters_from_one() {
        let file = File::new("x.rs", "ä€\nb\r\nc");
        let at = |byte| file.position(byte).to_string();
        assert_eq!(at(0), "1:1");
        assert_eq!(at(2), "1:2");
        assert_eq!(at(3), "1:2", "inside a character");
        assert_eq!(at(5), "1:3");
        assert_eq!(at(6), "2:1");
        assert_eq!(at(9), "3:1");
        assert_eq!(at(1000), "3:2");
        for byte in [0, 2, 5, 6, 9, 10] {
            let Position { line, column } = file.position(byte);
            assert_eq!(
                file.byte(line.try_into().unwrap(), column.try_into().unwrap()),
                byte
            );
        }
        assert_eq!((file.byte(1, 9), file.byte(9, 9)), (5, 10));
    }
}
