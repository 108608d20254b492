//! The text before a token in its file.

use crate::stands::in_file;
use proc_macro2::Span;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::SystemTime;

/// The file that was read last: one file may hold many trees.
struct Read {
    path: PathBuf,
    written: Option<SystemTime>,
    text: String,
}

static LAST: Mutex<Option<Read>> = Mutex::new(None);

/// Whether the text before this token, where it is known, is so.
pub fn is_before(token: Span, is_so: fn(&str) -> bool) -> bool {
    let Some((path, line, column)) = in_file(token) else {
        return false;
    };
    let written = fs::metadata(&path).and_then(|known| known.modified()).ok();
    let Ok(mut last) = LAST.lock() else {
        return false;
    };
    let is_known = |last: &Read| last.path == path && last.written == written && written.is_some();
    if !last.as_ref().is_some_and(is_known) {
        let Ok(text) = fs::read_to_string(&path) else {
            return false;
        };
        *last = Some(Read {
            path,
            written,
            text,
        });
    }
    let text = last.as_ref().map_or("", |last| &last.text);
    text_before(text, line, column).is_some_and(is_so)
}

/// What stands before a place whose line and column are counted from 1.
fn text_before(text: &str, line: usize, column: usize) -> Option<&str> {
    let before: usize = text
        .split_inclusive('\n')
        .take(line.checked_sub(1)?)
        .map(str::len)
        .sum();
    let rest = text.get(before..)?;
    let (in_line, _) = rest.char_indices().nth(column.checked_sub(1)?)?;
    text.get(..before + in_line)
}

#[cfg(test)]
mod tests {
    use super::text_before;

    #[test]
    fn places_are_counted_in_letters() {
        let text = "let ä = 1;\nlet é = 2;\n";
        for (line, column, expected) in [
            (1, 1, Some("")),
            (1, 7, Some("let ä ")),
            (2, 5, Some("let ä = 1;\nlet ")),
            (2, 6, Some("let ä = 1;\nlet é")),
            (0, 1, None),
            (9, 1, None),
        ] {
            assert_eq!(text_before(text, line, column), expected, "{line}:{column}");
        }
    }
}
