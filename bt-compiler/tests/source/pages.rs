//! The expansions and graphs in the guide and in ARCHITECTURE.md are real.
//!
//! ~~~text
//! <!-- tree night -->
//! ```text
//! tree Night(hero: &mut Hero) { … }
//! ```
//! <!-- expansion of night from "struct Night {" -->
//! ```text
//! (the expansion from the next line that begins so up to where the next block goes on, or to its end)
//! ```
//! <!-- expansion of night from "let was" to "/// Halts the tree" -->
//! <!-- graph of night -->
//! ~~~
//!
//! `QUICKBEAM_REGENERATE=1 cargo test -p bt-compiler pages` writes the blocks anew.

use bt_compiler::{graph, source};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../");
/// Those with trees first.
const PAGES: &[&str] = &["src/guide/what_it_compiles_to.md", "ARCHITECTURE.md"];

#[test]
fn expansions_on_pages_are_current() {
    let mut trees = BTreeMap::new();
    for page in PAGES {
        let path = format!("{ROOT}{page}");
        let text = fs::read_to_string(&path).expect("a page");
        let current = current(&text, &mut trees);
        if env::var_os("QUICKBEAM_REGENERATE").is_some() {
            fs::write(&path, &current).expect("a place to write to");
        } else {
            assert!(text == current, "{page} is not up to date: see {}", file!());
        }
    }
}

/// The page with the blocks that it should have. Learns the trees on it.
fn current(page: &str, trees: &mut BTreeMap<String, String>) -> String {
    let mut output = String::new();
    let mut pieces = page.split_inclusive("-->\n").peekable();
    let mut last = BTreeMap::new();
    while let Some(piece) = pieces.next() {
        output += piece;
        let Some(start) = piece.rfind("<!-- ") else {
            continue;
        };
        let mark = Mark::read(&piece[start..]);
        let Some(next) = pieces.peek_mut() else {
            continue;
        };
        match mark {
            Some(Mark::Tree(name)) => {
                trees.insert(name.to_owned(), block(next).0.to_owned());
            }
            Some(Mark::Expansion { of, from, to }) => {
                let tree = trees.get(of).expect("a tree that a page has shown");
                let lines = lines(tree);
                let at = *last.get(of).unwrap_or(&0);
                let first = find(&lines, at, from).unwrap_or_else(|| panic!("`{from}` of {of}?"));
                let following = Mark::read(&next[next.rfind("<!-- ").unwrap_or(next.len())..]);
                let end = match (to, following) {
                    (Some(to), _) => find(&lines, first, to),
                    (None, Some(Mark::Expansion { of: same, from, .. })) if same == of => {
                        find(&lines, first + 1, from)
                    }
                    _ => None,
                };
                let end = end.unwrap_or(lines.len());
                last.insert(of, end);
                let (_, rest) = block(next);
                let text = outdented(&lines[first..end]);
                write!(output, "```text\n{text}```\n").expect("a string");
                *next = rest;
            }
            Some(Mark::Graph(name)) => {
                let tree = trees.get(name).expect("a tree that a page has shown");
                let text = graph(tree.parse().expect("tokens")).expect("no mistakes");
                let (_, rest) = block(next);
                write!(output, "```text\n{text}\n```\n").expect("a string");
                *next = rest;
            }
            None => {}
        }
    }
    output
}

/// A comment that says what the block after it is.
enum Mark<'a> {
    Tree(&'a str),
    Graph(&'a str),
    Expansion {
        of: &'a str,
        from: &'a str,
        to: Option<&'a str>,
    },
}

impl<'a> Mark<'a> {
    fn read(comment: &'a str) -> Option<Self> {
        let text = comment.strip_prefix("<!-- ")?.trim_end();
        let text = text.strip_suffix(" -->")?;
        if let Some(name) = text.strip_prefix("tree ") {
            return Some(Self::Tree(name));
        }
        if let Some(name) = text.strip_prefix("graph of ") {
            return Some(Self::Graph(name));
        }
        let text = text.strip_prefix("expansion of ")?;
        let (of, text) = text.split_once(" from \"")?;
        let text = text.strip_suffix('"')?;
        let (from, to) = match text.split_once("\" to \"") {
            Some((from, to)) => (from, Some(to)),
            None => (text, None),
        };
        Some(Self::Expansion { of, from, to })
    }
}

/// What stands in the block that begins here, and the text after the block.
fn block(text: &str) -> (&str, &str) {
    let text = text.strip_prefix("```text\n").expect("a block");
    let end = text.find("```\n").expect("the end of a block");
    (&text[..end], &text[end + "```\n".len()..])
}

/// The lines of a tree's expansion.
fn lines(tree: &str) -> Vec<String> {
    let text = source(tree.parse().expect("tokens")).expect("no mistakes");
    text.lines().map(str::to_owned).collect()
}

/// The next line that begins so.
fn find(lines: &[String], from: usize, text: &str) -> Option<usize> {
    let mut lines = lines.iter().enumerate().skip(from);
    let (found, _) = lines.find(|(_, line)| line.trim_start().starts_with(text))?;
    Some(found)
}

/// Without what all lines are indented by, and without empty lines at the end.
fn outdented(lines: &[String]) -> String {
    let written = lines.iter().filter(|line| !line.is_empty());
    let indent = written
        .map(|line| line.len() - line.trim_start().len())
        .min();
    let lines = lines
        .iter()
        .map(|line| line.get(indent.unwrap_or(0)..).unwrap_or(""));
    let text = lines.collect::<Vec<_>>().join("\n");
    text.trim_end().to_owned() + "\n"
}
