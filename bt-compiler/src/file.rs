//! The file in which a token was written: what stands before it, and what is declared in the file.
//!
//! A macro is told neither. What is found here decides no more than how a mistake is told that is one in any case: a name may come from
//! elsewhere, and a file may be generated.

mod modules;
mod names;
mod scan;
mod types;
mod variables;

pub use modules::is_only_in_module;
pub use names::Names;
pub use scan::{code_end, is_name, module_of, open_brackets};
pub use types::{is_harmless, taken, Taken};
pub use variables::is_variable_of_function;

use crate::stands::in_file;
use proc_macro2::Span;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

/// The file that was read last: one file may hold many trees.
struct Read {
    path: PathBuf,
    written: Option<SystemTime>,
    text: String,
    names: Option<Arc<Names>>,
}

static LAST: Mutex<Option<Read>> = Mutex::new(None);

/// Whether the text before this token, where it is known, is so.
pub fn is_before(token: Span, is_so: impl FnOnce(&str) -> bool) -> bool {
    is_in(token, |before, _| is_so(before))
}

/// The same of the text before it and of the whole text.
pub fn is_in(token: Span, is_so: impl FnOnce(&str, &str) -> bool) -> bool {
    found_in(token, |before, text| is_so(before, text).then_some(())).is_some()
}

/// What is found in the text before it and in the whole text.
pub fn found_in<T>(token: Span, find: impl FnOnce(&str, &str) -> Option<T>) -> Option<T> {
    read(token, |last, line, column| {
        let before = text_before(&last.text, line, column)?;
        find(before, &last.text)
    })
    .flatten()
}

/// What is declared in the file of a token; nothing where it is not known.
pub fn names(token: Span) -> Arc<Names> {
    let names = read(token, |last, _, _| {
        let names = last.names.take();
        let names = names.unwrap_or_else(|| Arc::new(Names::of(&last.text)));
        last.names = Some(Arc::clone(&names));
        names
    });
    names.unwrap_or_default()
}

/// What is found in the file of a token, by its line and column.
fn read<T>(token: Span, find: impl FnOnce(&mut Read, usize, usize) -> T) -> Option<T> {
    let (path, line, column) = in_file(token)?;
    let written = fs::metadata(&path).and_then(|known| known.modified()).ok();
    let mut last = LAST.lock().ok()?;
    let is_known = |last: &Read| last.path == path && last.written == written && written.is_some();
    if !last.as_ref().is_some_and(is_known) {
        let text = fs::read_to_string(&path).ok()?;
        *last = Some(Read {
            path,
            written,
            text,
            names: None,
        });
    }
    last.as_mut().map(|last| find(last, line, column))
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
