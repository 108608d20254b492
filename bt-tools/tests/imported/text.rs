//! What tests of imports look at.

use bt_tools::import::Imported;

/// The text on one line, without lines that begin so, and the notes.
pub fn on_one_line(imported: Imported, left_out: &str) -> (String, Vec<String>) {
    let lines = imported.text.lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with(left_out));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    let text = words.join(" ").replace("( ", "(").replace(" )", ")");
    let notes = imported.notes.into_iter().map(|note| note.message);
    (text, notes.collect())
}

#[track_caller]
pub fn has_all(text: &str, expected: &[&str]) {
    for expected in expected {
        assert!(text.contains(expected), "no `{expected}` in\n{text}");
    }
}
