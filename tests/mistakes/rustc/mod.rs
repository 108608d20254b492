//! What rustc says about programs with mistakes, and where.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// How often each error is said: `line:first column-last column: text`.
pub type Errors = BTreeMap<String, usize>;

/// Messages are those of one compiler: the one in `rust-toolchain.toml`.
pub fn pinned() -> bool {
    let toolchain = fs::read_to_string(root().join("rust-toolchain.toml")).expect("the toolchain");
    let channel = toolchain.split('"').nth(1).expect("a channel");
    let rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
        .arg("--version")
        .output()
        .expect("rustc");
    let version = String::from_utf8_lossy(&rustc.stdout);
    let pinned = version.split(' ').nth(1) == Some(channel);
    if !pinned {
        eprintln!("skipped: these are the messages of Rust {channel}, and this is {version}");
    }
    pinned
}

pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// As cargo calls it.
pub fn name(case: &Path) -> String {
    let name = case.file_stem().expect("a file name");
    name.to_string_lossy().into_owned()
}

/// The errors and warnings that rustc gives for each case.
pub fn diagnostics(name: &str, cases: &[PathBuf]) -> BTreeMap<String, Errors> {
    let mut found: BTreeMap<String, Errors> = BTreeMap::new();
    for (case, message) in messages(name, cases) {
        let errors = found.entry(case.clone()).or_default();
        for error in place(&message, &case) {
            *errors.entry(error).or_default() += 1;
        }
    }
    found
}

/// What rustc says about each case: all of them are examples of one package, so that one run of cargo does.
pub fn messages(name: &str, cases: &[PathBuf]) -> Vec<(String, Value)> {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(package.join("src")).expect("a directory for the package");
    fs::write(package.join("src/lib.rs"), "").expect("its library");
    fs::write(package.join("Cargo.toml"), manifest(name, cases)).expect("its manifest");
    // The same versions, without asking anybody.
    if root().join("Cargo.lock").exists() {
        fs::copy(root().join("Cargo.lock"), package.join("Cargo.lock")).expect("its lock file");
    }
    let output = Command::new(env!("CARGO"))
        .args([
            "check",
            "--examples",
            "--keep-going",
            "--offline",
            "--message-format=json",
        ])
        .current_dir(&package)
        // One for all packages, so that the library is built once.
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("target"),
        )
        // As users have it. Without it, rustc leaves out repeated messages.
        .env("CARGO_INCREMENTAL", "1")
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo");
    let messages = String::from_utf8(output.stdout).expect("JSON");
    let mut found = Vec::new();
    for message in messages.lines() {
        let message: Value = serde_json::from_str(message).expect("JSON");
        let is_case = message["target"]["kind"][0] == "example";
        if is_case && message["reason"] == "compiler-message" {
            let case = message["target"]["name"].as_str().expect("a name");
            found.push((case.to_owned(), message["message"].clone()));
        }
    }
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!found.is_empty(), "cargo said: {said}");
    found
}

fn manifest(package: &str, cases: &[PathBuf]) -> String {
    let mut manifest = format!(
        "[package]\nname = {package:?}\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n\n[dependencies]\nquickbeam = {{ path = {:?} }}\n",
        root().display().to_string()
    );
    for case in cases {
        let (name, path) = (name(case), case.display().to_string());
        write!(
            manifest,
            "\n[[example]]\nname = {name:?}\npath = {path:?}\n"
        )
        .expect("a string");
    }
    manifest
}

/// A place inside a macro is shown where that macro was called.
fn called<'a>(span: &'a Value, case: &str) -> &'a Value {
    let file = span["file_name"].as_str().map(Path::new);
    let call = &span["expansion"]["span"];
    let is_case = file
        .and_then(Path::file_stem)
        .is_some_and(|stem| stem == case);
    if is_case || call.is_null() {
        span
    } else {
        called(call, case)
    }
}

/// Where a message points, however much it has to say there. A summary at the end points nowhere.
pub fn place(message: &Value, case: &str) -> BTreeSet<String> {
    let text = message["message"].as_str().expect("a text");
    let first_line = text.lines().next().unwrap_or_default().trim_end();
    let level = message["level"].as_str().expect("a level");
    let kind = if level == "error" {
        String::new()
    } else {
        format!("{level}: ")
    };
    let spans = message["spans"].as_array().expect("spans");
    let primary = spans.iter().filter(|span| span["is_primary"] == true);
    let places = primary.map(|span| {
        let span = called(span, case);
        let (line, last_line) = (&span["line_start"], &span["line_end"]);
        let (column, end) = (&span["column_start"], &span["column_end"]);
        if line == last_line {
            format!("{line}:{column}-{end}: {kind}{first_line}")
        } else {
            format!("{line}:{column}-{last_line}:{end}: {kind}{first_line}")
        }
    });
    places.collect()
}
