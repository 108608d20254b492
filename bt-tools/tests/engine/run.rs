//! Imported trees beside the real engine: random XML is run by BehaviorTree.CPP and by what is imported and compiled. Or trees of
//! ours, and what is exported. Or files of `py_trees`, run by that.
//!
//! In the workspace: `cargo run -p bt-tools --example engine -- PYTHON FIRST COUNT [BATCH [ours|py_trees]]`: cases `FIRST` to `FIRST + COUNT`, so many
//! in a crate. `PYTHON` is an interpreter that has `behaviortreepy==0.1.4`, which is BehaviorTree.CPP 4.8, and `py_trees==2.6.0`. What differs is
//! made smaller and printed, and the program fails if the import has no note about it.

mod generate;
mod ours;
mod py_trees;
mod shrink;

use bt_tools::export::to_py_trees;
use bt_tools::source::{described, File};
use bt_tools::{import::import, xml};
use generate::{case, Case, KEYS};
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, ExitCode, Stdio};

const TICKS: usize = 12;

/// What a compiled case has beside what is imported.
const HEAD: &str = r"
#[derive(Debug, Clone, Default)]
pub struct Robot(pub std::rc::Rc<std::cell::RefCell<super::World>>);
";

const MAIN: &str = r#"
#![allow(warnings)]
#[derive(Debug, Default)]
pub struct World { pub log: Vec<String>, pub calls: std::collections::HashMap<&'static str, usize> }
impl World {
    pub fn answer(&mut self, name: &'static str, answers: &'static str) -> char {
        let call = self.calls.entry(name).or_default();
        let letter = answers.as_bytes()[*call % answers.len()] as char;
        *call += 1;
        self.log.push(format!("{name}{letter}"));
        letter
    }
}
pub fn shown(value: impl std::fmt::Display) -> String {
    let text = value.to_string();
    match text.as_str() { "true" => "1.0000".into(), "false" => "0.0000".into(),
        _ => text.parse::<f64>().map_or(text.clone(), |it| format!("{it:.4}")) }
}
"#;

struct Compiled {
    number: u64,
    case: Case,
    text: String,
    notes: usize,
}

/// How a case came out.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Alike,
    /// What is an error there is not compared further.
    Threw,
    Told,
    /// What the engine says first that is another, and what is said here.
    Untold(String, String),
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, or: u64| {
        arguments
            .get(at)
            .map_or(or, |it| it.parse().expect("a number"))
    };
    let python = arguments.first().map_or("python3", String::as_str);
    let (first, count, batch) = (number(1, 0), number(2, 100), number(3, 100));
    let mode = arguments.get(4).map_or("imported", String::as_str);
    let engine = Engine {
        python,
        script: if mode == "py_trees" {
            "pytrees.py"
        } else {
            "engine.py"
        },
        first,
    };
    let (mut alike, mut told, mut untold, mut threw, mut left_out) = (0, 0, 0, 0, 0);
    let mut at = first;
    while at < first + count {
        let end = (at + batch).min(first + count);
        let cases = (at..end).filter_map(|number| match mode {
            "ours" => ours(number),
            "py_trees" => of_py_trees(number),
            _ => imported(number, case(number)),
        });
        let cases: Vec<Compiled> = cases.collect();
        left_out += end - at - cases.len() as u64;
        for (case, outcome) in cases.iter().zip(outcomes(&engine, &cases)) {
            match outcome {
                Outcome::Alike => alike += 1,
                Outcome::Threw => threw += 1,
                Outcome::Told => told += 1,
                Outcome::Untold(theirs, ours) => {
                    untold += 1;
                    println!(
                        "case {}:\n{}\n  engine: {theirs}\n  ours:   {ours}",
                        case.number, case.case.xml
                    );
                    if mode == "imported" {
                        let small = shrunk(&engine, &case.case);
                        println!("  smaller: {}", small.xml);
                    }
                }
            }
        }
        println!("seeds {first} to {end}: {alike} alike, {threw} alike until the engine throws, {told} differ with a note, {untold} without, {left_out} left out");
        at = end;
    }
    if untold == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Who runs the cases beside ours.
struct Engine<'a> {
    python: &'a str,
    script: &'a str,
    /// What the crate of the cases is named by.
    first: u64,
}

fn outcomes(engine: &Engine<'_>, cases: &[Compiled]) -> Vec<Outcome> {
    let (ours, theirs) = (compiled(cases, engine.first), engine.run(cases));
    let pairs = cases.iter().zip(ours).zip(theirs);
    let outcomes = pairs.map(|((case, ours), theirs)| {
        let mut lines = theirs.into_iter().zip(ours);
        match lines.find(|(theirs, ours)| theirs != ours) {
            None => Outcome::Alike,
            Some((theirs, _)) if theirs.starts_with("threw") || theirs.starts_with("refused") => {
                Outcome::Threw
            }
            Some(_) if case.notes > 0 => Outcome::Told,
            Some((theirs, ours)) => Outcome::Untold(theirs, ours),
        }
    });
    outcomes.collect()
}

/// The smallest case that is found which differs without a note.
fn shrunk(engine: &Engine<'_>, case: &Case) -> Case {
    let mut smallest = Case {
        xml: case.xml.clone(),
        answers: case.answers.clone(),
    };
    loop {
        let smaller = shrink::smaller(&smallest).into_iter().enumerate();
        let smaller = smaller.filter_map(|(number, case)| imported(number as u64, case));
        let smaller: Vec<Compiled> = smaller.take(60).collect();
        let outcomes = outcomes(engine, &smaller);
        let found = smaller.into_iter().zip(outcomes);
        let mut found = found.filter(|(_, outcome)| matches!(outcome, Outcome::Untold(..)));
        match found.next() {
            Some((case, _)) => smallest = case.case,
            None => return smallest,
        }
    }
}

/// A tree of ours, with what it runs with.
fn ours(number: u64) -> Option<Compiled> {
    let (case, mut text) = ours::case(number)?;
    text += HEAD;
    let _ = writeln!(text, "pub fn run() {{ let (mut bb, mut tree) = (Blackboard::default(), Main::new());
        for _ in 0..{TICKS} {{ let status = tree.tick(&mut bb); let log = std::mem::take(&mut bb.robot.0.borrow_mut().log);
        println!(\"{{}} {{}} | \", format!(\"{{status:?}}\").to_uppercase(), log.join(\" \")); }} println!(\"end\"); }}");
    Some(Compiled {
        number,
        case,
        text,
        notes: 0,
    })
}

/// Nothing if a script of it is to be written by hand, or if it is refused.
fn imported(number: u64, case: Case) -> Option<Compiled> {
    let project = xml::read_text("case.xml", &case.xml).ok()?;
    of_project(number, case, &project, |_| true)
}

/// A file of `py_trees`, every other one as it is exported again.
fn of_py_trees(number: u64) -> Option<Compiled> {
    let case = py_trees::case(number);
    let path = std::env::temp_dir().join(format!("py_trees-{number}.xml"));
    std::fs::write(&path, &case.xml).expect("written");
    let options = xml::Options {
        py_trees: true,
        ..xml::Options::default()
    };
    let project = xml::read_files_with(std::slice::from_ref(&path), options);
    std::fs::remove_file(path).expect("removed");
    let project = project.expect("what py_trees accepts");
    let is_other = |note: &str| note.contains("here it decides at once");
    let mut compiled = of_project(number, case, &project, is_other)?;
    if number % 2 == 1 {
        let file = File::new("again.rs", compiled.text.as_str());
        let exported = to_py_trees(&described(&file).ok()?);
        assert_eq!(
            exported.missing,
            Vec::<String>::new(),
            "{}",
            compiled.case.xml
        );
        compiled.case.xml = exported.xml;
    }
    Some(compiled)
}

/// What is imported, with leaves that answer. Notes of a difference are counted.
fn of_project(
    number: u64,
    case: Case,
    project: &xml::Project,
    is_of_a_difference: impl Fn(&str) -> bool,
) -> Option<Compiled> {
    let imported = import(project).ok()?;
    if let Some(note) = imported
        .notes
        .iter()
        .find(|note| note.message.contains("by hand"))
    {
        eprintln!("case {number}: {}", note.message);
        return None;
    }
    let mut text = imported.without_stubs() + HEAD;
    for (name, answers) in &case.answers {
        let function = imported
            .written
            .iter()
            .find(|(id, _)| id == name)
            .map(|(_, it)| it);
        let Some(function) = function else { continue };
        let (robot, result, status) = if name.starts_with('C') {
            ("&Robot", "bool", "letter == 'S'")
        } else {
            ("&mut Robot", "quickbeam::Status",
             "match letter { 'S' => quickbeam::Status::Success, 'F' => quickbeam::Status::Failure, _ => quickbeam::Status::Running }")
        };
        let _ = writeln!(text, "fn {function}(robot: {robot}) -> {result} {{ let letter = robot.0.borrow_mut().answer({name:?}, {answers:?}); {status} }}");
    }
    let mut entries = String::new();
    for key in KEYS
        .into_iter()
        .filter(|key| text.contains(&format!("pub {key}:")))
    {
        let _ = write!(entries, "format!(\"{key}={{}}\", super::shown(&bb.{key})),");
    }
    let _ = writeln!(text, "pub fn run() {{ let (mut bb, mut tree) = (Blackboard::default(), Main::new());
        for _ in 0..{TICKS} {{ let status = tree.tick(&mut bb); let log = std::mem::take(&mut bb.robot.0.borrow_mut().log);
        println!(\"{{}} {{}} | {{}}\", format!(\"{{status:?}}\").to_uppercase(), log.join(\" \"), <[String]>::join(&[{entries}], \" \")); }} println!(\"end\"); }}");
    let notes = imported.notes.iter();
    let notes = notes
        .filter(|note| is_of_a_difference(&note.message))
        .count();
    Some(Compiled {
        number,
        case,
        text,
        notes,
    })
}

/// All cases in one crate, so that rustc is called once. Runs from other seeds have crates of their own. What does not compile is found by
/// halves.
fn compiled(cases: &[Compiled], first: u64) -> Vec<Vec<String>> {
    match (run(cases, first), cases) {
        (Ok(lines), _) => lines,
        (Err(error), [_]) => vec![vec![format!("does not compile: {error}")]],
        (Err(_), cases) => {
            let (some, others) = cases.split_at(cases.len() / 2);
            [compiled(some, first), compiled(others, first)].concat()
        }
    }
}

/// What the cases print, or the first error.
fn run(cases: &[Compiled], first: u64) -> Result<Vec<Vec<String>>, String> {
    let root = std::env::current_dir().expect("the workspace");
    let folder = root.join(format!("target/engine/{first}"));
    std::fs::create_dir_all(folder.join("src")).expect("a folder");
    let manifest = format!("[package]\nname = \"engine-cases-{first}\"\nversion = \"0.0.0\"\nedition = \"2021\"\n[workspace]\n\
        [dependencies]\nquickbeam = {{ path = {:?}, features = [\"std\"] }}\n[profile.dev]\ndebug = 0\nincremental = false\n\
        [profile.dev.build-override]\nopt-level = 2\n", root.display().to_string());
    std::fs::write(folder.join("Cargo.toml"), manifest).expect("written");
    let mut main = MAIN.to_owned();
    let mut run = String::new();
    for case in cases {
        let _ = writeln!(main, "mod case_{} {{ {} }}", case.number, case.text);
        let _ = writeln!(run, "case_{}::run();", case.number);
    }
    let _ = writeln!(main, "fn main() {{ {run} }}");
    std::fs::write(folder.join("src/main.rs"), main).expect("written");
    let output = Command::new("cargo")
        .args(["run", "--quiet", "--offline", "--target-dir", "../target"])
        .current_dir(&folder)
        .output()
        .expect("cargo");
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        let line = error.lines().find(|line| line.starts_with("error"));
        return Err(line.unwrap_or("the program failed").to_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines = text.split("end\n");
    Ok(lines
        .map(|case| case.lines().map(str::to_owned).collect())
        .take(cases.len())
        .collect())
}

impl Engine<'_> {
    fn run(&self, cases: &[Compiled]) -> Vec<Vec<String>> {
        let all: Vec<serde_json::Value> = cases.iter().map(|case| {
        let answers: serde_json::Map<_, _> = case.case.answers.iter().map(|(name, it)| (name.clone(), it.as_str().into())).collect();
        serde_json::json!({ "xml": case.case.xml, "answers": answers, "ticks": TICKS, "keys": KEYS })
    }).collect();
        let mut child = Command::new(self.python)
            .arg(format!("bt-tools/tests/engine/{}", self.script))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python");
        let input = serde_json::to_string(&all).expect("JSON");
        child
            .stdin
            .take()
            .expect("piped")
            .write_all(input.as_bytes())
            .expect("read");
        let output = child.wait_with_output().expect("ended");
        assert!(output.status.success(), "the driver of the engine failed");
        // The engine prints warnings, too.
        String::from_utf8_lossy(&output.stdout)
            .lines()
            .filter(|line| line.starts_with("[\""))
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    }
}
