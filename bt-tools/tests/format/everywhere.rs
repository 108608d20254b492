//! Every tree of this repository, in code, in documentation and among the programs with mistakes.

use bt_tools::format::format;
use bt_tools::source::File;
use std::path::{Path, PathBuf};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files with one of these endings, builds and hidden directories left out: whoever sets `CARGO_TARGET_DIR` may have a
/// `target` without cargo's tag.
fn files(directory: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(directory).unwrap();
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.starts_with('.') || name == "target" || path.join("CACHEDIR.TAG").exists() {
            continue;
        }
        if path.is_dir() {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

/// Formats it twice, unless its trees are wrong on purpose; gives how many calls are formatted.
fn try_it(file: &File) -> usize {
    let Ok(calls) = file.calls() else {
        return 0;
    };
    match format(file) {
        Ok(once) => {
            let again = format(&File::new(file.path(), once.as_str())).unwrap();
            assert_eq!(once, again, "{}", file.path().display());
            calls.len()
        }
        Err(problems) => {
            let bug = problems
                .iter()
                .find(|problem| problem.message.contains("formatter"));
            assert_eq!(bug, None, "{}", file.path().display());
            0
        }
    }
}

#[test]
fn source_files() {
    let mut paths = Vec::new();
    files(&repository(), &[".rs"], &mut paths);
    let calls: usize = paths
        .into_iter()
        .map(|path| try_it(&File::read(path).unwrap()))
        .sum();
    assert!(calls > 200, "{calls}");
}

/// The Rust code in Markdown, and in the doc comments of a source file.
fn examples(text: &str, of_source: bool) -> Vec<String> {
    let mut examples = Vec::new();
    let mut open: Option<Vec<String>> = None;
    for line in text.lines() {
        let line = match line.trim_start() {
            comment if !of_source => comment,
            comment if comment.starts_with("///") || comment.starts_with("//!") => {
                comment[3..].trim_start()
            }
            _ => continue,
        };
        if line.starts_with("```") {
            match open.take() {
                Some(lines) => examples.push(lines.join("\n")),
                None => open = Some(Vec::new()),
            }
        } else if let Some(lines) = &mut open {
            lines.push(line.strip_prefix("# ").unwrap_or(line).to_owned());
        }
    }
    examples
}

#[test]
fn documentation() {
    let mut paths = Vec::new();
    files(&repository(), &[".md", ".rs"], &mut paths);
    let mut calls = 0;
    for path in paths {
        let of_source = path.extension().is_some_and(|ending| ending == "rs");
        let text = std::fs::read_to_string(&path).unwrap();
        for example in examples(&text, of_source) {
            calls += try_it(&File::new(path.as_path(), example));
        }
    }
    assert!(calls > 50, "{calls}");
}

/// Mistakes that the parser keeps are no fault of the formatter.
#[test]
fn programs_with_mistakes() {
    let programs = repository().join("tests/mistakes/mistaken/programs.txt");
    let programs = std::fs::read_to_string(programs).unwrap();
    let mut seen = 0;
    for program in programs.split("\n== ").skip(1) {
        let (head, body) = program.split_once('\n').unwrap();
        let (kind, name) = head.split_once(' ').unwrap();
        let said = |line: &&str| line.starts_with("> ") || line.starts_with("= ");
        let lines = body.lines().filter(|line| !said(line));
        let code = lines.collect::<Vec<_>>().join("\n").replace(['«', '»'], "");
        let code = match kind {
            "item" => format!("behavior_tree! {{\n{code}\n}}\n"),
            "closure" => format!("fn f() {{\nlet t = behavior_tree! {{\n{code}\n}};\n}}\n"),
            _ => code,
        };
        try_it(&File::new(format!("{name}.rs").as_str(), code));
        seen += 1;
    }
    assert!(seen > 1000, "{seen}");
}
