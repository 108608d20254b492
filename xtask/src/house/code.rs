//! How much code there is: all bytes that are no comment and no blank, so that neither longer lines nor denser ones count for less.

use std::path::Path;

use anyhow::{ensure, Result};

/// Of the libraries with these folders.
pub fn bytes(place: &Path, libraries: &[&str]) -> Result<f64> {
    let mut sum = 0;
    for library in libraries {
        let found = of_folder(&place.join(library).join("src"))?;
        ensure!(found > 0, "{library}/src has no code");
        sum += found;
    }
    Ok(sum as f64)
}

/// Of every library that is published: the facade and each `bt-…`.
pub fn of_libraries(place: &Path) -> Result<f64> {
    let mut libraries = vec![String::new()];
    for entry in std::fs::read_dir(place)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.starts_with("bt-") {
            libraries.push(name);
        }
    }
    bytes(
        place,
        &libraries.iter().map(String::as_str).collect::<Vec<_>>(),
    )
}

fn of_folder(folder: &Path) -> Result<usize> {
    let mut sum = 0;
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sum += of_folder(&path)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sum += count(&std::fs::read_to_string(path)?);
        }
    }
    Ok(sum)
}

/// The bytes of a file's code.
fn count(mut text: &str) -> usize {
    let mut sum = 0;
    while let Some(first) = text.chars().next() {
        let (length, is_code) = if text.starts_with("//") {
            (text.find('\n').unwrap_or(text.len()), false)
        } else if text.starts_with("/*") {
            (block_comment(text), false)
        } else if let Some(length) = literal(text) {
            (length, true)
        } else {
            (first.len_utf8(), true)
        };
        let (piece, rest) = text.split_at(length);
        if is_code {
            sum += piece
                .chars()
                .filter(|it| !it.is_whitespace())
                .map(char::len_utf8)
                .sum::<usize>();
        }
        text = rest;
    }
    sum
}

/// The length of a comment, with those in it.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                break;
            }
        } else {
            at += 1;
        }
    }
    at
}

/// The length of a text or character, in which `//` would be no comment.
fn literal(text: &str) -> Option<usize> {
    let after_r = text
        .strip_prefix('r')
        .map(|rest| rest.trim_start_matches('#'));
    if let Some(rest) = after_r.and_then(|rest| rest.strip_prefix('"')) {
        let hashes = text.len() - rest.len() - 2;
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(text.len() - rest.len() + rest.find(&end)? + end.len());
    }
    let quote = text.chars().next().filter(|it| ['"', '\''].contains(it))?;
    if quote == '\'' && !text.starts_with("'\\") && text.chars().nth(2) != Some('\'') {
        // A lifetime.
        return None;
    }
    let mut is_escaped = false;
    for (at, it) in text.char_indices().skip(1) {
        match it {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if it == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}
