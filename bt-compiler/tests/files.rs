//! Each file of Rust in the repository says in its first line what it is for, and is short.

use std::fs;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// No file has more lines.
const MOST_LINES: usize = 400;
/// Programs with a mistake, shown whole in messages, and an expansion as it is printed.
const WITHOUT_HEAD: [&str; 2] = ["tests/mistakes/ui/", "tests/expansions/pasted.rs"];

#[test]
fn each_file_says_what_it_is_for_and_is_short() {
    let mut files = Vec::new();
    collect(Path::new(ROOT), &mut files);
    assert!(files.len() > 500, "{} files", files.len());
    let mut wrong = Vec::new();
    for (name, text) in files {
        let lines = text.lines().count();
        if lines > MOST_LINES {
            wrong.push(format!("{name}: {lines} lines"));
        }
        let head = text.lines().find(|line| !line.starts_with("#!"));
        let comment = head.and_then(|line| line.strip_prefix("//"));
        let sentence = comment.map(|line| line.trim_start_matches(['!', ' ']));
        let says = sentence.is_some_and(|says| says.split(' ').count() > 2);
        if !says && !WITHOUT_HEAD.iter().any(|path| name.starts_with(path)) {
            wrong.push(format!("{name}: what is it for?"));
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// The files of Rust in a folder, without what is built or written while building.
fn collect(folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("a name in Unicode");
        if path.is_dir() {
            if !name.starts_with('.') && !matches!(name, "target" | "generated" | "mutants.out") {
                collect(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            let inside = path.strip_prefix(ROOT).expect("a file in the root");
            files.push((inside.display().to_string(), text));
        }
    }
}
