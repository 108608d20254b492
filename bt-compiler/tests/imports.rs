//! Tokens go one way, and so do imports: no stage of the compiler names one behind it.

use std::fs;
use std::path::Path;

/// Each module of the crate, those on the left first. What `use crate::` and paths name is never further to the right.
const ORDER: [&str; 17] = [
    "spans",
    "tokens",
    "diagnostics",
    "nodes",
    "syntax",
    "hints",
    "check",
    "live",
    "put_in",
    "lower",
    "code",
    "print",
    "source",
    "expand",
    "texts",
    "derive_behavior",
    "lib",
];

/// `hints` hangs on a failed parse, which calls it; its repairs are parsed in turn.
const CALLED: (&str, &str) = ("syntax", "hints");

#[test]
fn no_module_imports_one_behind_it() {
    let mut names = Vec::new();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    collect(Path::new(source), &mut Vec::new(), &mut names);
    assert!(names.len() > 500, "{} imports", names.len());
    let place = |name: &str| ORDER.iter().position(|known| *known == name);
    let mut wrong = Vec::new();
    for (file, module, named) in names {
        let (Some(here), Some(there)) = (place(&module), place(&named)) else {
            wrong.push(format!("{file}: `{module}` or `{named}` has no place"));
            continue;
        };
        let is_called = (ORDER[here], ORDER[there]) == CALLED;
        if there > here && !is_called {
            wrong.push(format!("{file}: `{module}` names `{named}`"));
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// The grammar asks `hints` what to say about a token that does not fit, at the two places where it reports one, and nothing else.
#[test]
fn hints_are_asked_only_behind_a_failed_parse() {
    let syntax = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/syntax"));
    let mut asked = Vec::new();
    for entry in fs::read_dir(syntax).expect("a folder") {
        let path = entry.expect("an entry").path();
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        let name = path.file_name().expect("a name").to_string_lossy();
        let end = |letter: char| !letter.is_alphanumeric() && letter != '_';
        let items = text.split("hints::").skip(1);
        let items = items.filter_map(|item| item.trim_start_matches('{').split(end).next());
        let others = items.filter(|item| !["Place", "Failure", "self"].contains(item));
        asked.extend(others.map(|item| format!("{name}: {item}")));
    }
    asked.sort();
    assert_eq!(asked, ["head.rs: hint", "node.rs: hint"]);
}

/// What each file outside of tests names: the file, its module, and the module that it names.
fn collect(folder: &Path, modules: &mut Vec<String>, names: &mut Vec<(String, String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().and_then(|name| name.to_str());
        let name = name.expect("a name in Unicode").to_owned();
        if name == "tests" {
            continue;
        }
        if path.is_dir() {
            modules.push(name);
            collect(&path, modules, names);
            modules.pop();
            continue;
        }
        let module = modules.first().unwrap_or(&name).clone();
        let text = fs::read_to_string(&path).expect("a text");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().map(str::trim);
        for line in lines.filter(|line| !line.starts_with("//")) {
            for named in line.split("crate::").skip(1) {
                let end = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
                let named = named.split(end).next().unwrap_or_default();
                names.push((path.display().to_string(), module.clone(), named.to_owned()));
            }
        }
    }
}
