//! Programs with mistakes as files: one for each; and one for many whose mistakes the macro finds itself, since rustc takes longer to
//! begin than for any of them.

use bt_compiler::{check, parse, Diagnostics};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

const PRELUDE: &str = include_str!("prelude.rs");
/// So many share a file.
const TOGETHER: usize = 60;
/// Of those that have a file of their own one in so many is tried, unless all are asked for.
const ONE_IN: usize = 3;

#[derive(Default)]
pub struct Program {
    pub name: String,
    /// How it is wrapped: `item`, `closure` or `program`.
    pub kind: String,
    pub code: String,
    /// What is said.
    pub told: Vec<String>,
    /// How often.
    pub times: usize,
}

pub struct File<'p> {
    /// As cargo calls it.
    pub name: String,
    pub source: String,
    /// By the names of the programs.
    pub parts: BTreeMap<String, Part<'p>>,
}

/// A program in a file.
pub struct Part<'p> {
    pub program: &'p Program,
    lines: Range<usize>,
    /// Where its mistakes are.
    pub marks: BTreeSet<String>,
}

impl<'p> File<'p> {
    fn new(name: &str) -> Self {
        let allowed = "#![allow(dead_code, unused_imports, unused_mut, unused_variables)]\n";
        Self {
            name: name.to_owned(),
            source: format!("{allowed}{PRELUDE}\n"),
            parts: BTreeMap::new(),
        }
    }

    fn add(&mut self, program: &'p Program, marked: &str) {
        let before = self.source.lines().count();
        let (source, marks) = unmarked(marked, before);
        self.source += &source;
        let part = Part {
            program,
            lines: before..before + source.lines().count(),
            marks,
        };
        self.parts.insert(program.name.clone(), part);
    }

    /// The program with this line, counted from one.
    pub fn program_at(&self, line: usize) -> &str {
        let mut parts = self.parts.iter();
        let part = parts.find(|(_, part)| part.lines.contains(&(line - 1)));
        // What is said of the prelude is a program's, too.
        let part = part.or_else(|| self.parts.iter().next());
        part.expect("a file of one program at least").0
    }
}

/// The programs that are tried. Those in which the macro finds a mistake are modules of a few files: rustc keeps back then what it would say of
/// names, in one program as in many, and says all else.
pub fn files(programs: &[Program]) -> Vec<File<'_>> {
    let (refused, others): (Vec<&Program>, Vec<&Program>) =
        programs.iter().partition(|program| is_refused(program));
    let mut files = Vec::new();
    let step = if crate::all::all() { 1 } else { ONE_IN };
    for program in others.into_iter().step_by(step) {
        let mut file = File::new(&program.name);
        file.add(program, &wrapped(program));
        file.source += "fn main() {}\n";
        files.push(file);
    }
    for (number, together) in refused.chunks(TOGETHER).enumerate() {
        let mut file = File::new(&format!("refused-{number}"));
        for program in together {
            let wrapped = wrapped(program);
            let module = format!("mod m_{} {{\nuse super::*;\n{wrapped}}}\n", program.name);
            file.add(program, &module);
        }
        file.source += "fn main() {}\n";
        files.push(file);
    }
    files
}

/// Whether the macro itself finds a mistake.
fn is_refused(program: &Program) -> bool {
    if program.kind == "program" {
        return false;
    }
    let Ok(tokens) = unmarked(&program.code, 0).0.parse() else {
        return false;
    };
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens, &mut diagnostics);
    check(input, &mut diagnostics);
    !diagnostics.into_errors().is_empty()
}

/// The call of the macro, with its marks.
fn wrapped(program: &Program) -> String {
    let code = &program.code;
    match program.kind.as_str() {
        "item" => format!("behavior_tree! {{\n{code}}}\n"),
        "closure" => {
            format!("fn closure_form() {{\nlet mut t = behavior_tree! {{\n{code}}};\n}}\n")
        }
        _ => code.clone(),
    }
}

/// The program without marks, and where they were, after so many lines.
fn unmarked(marked: &str, before: usize) -> (String, BTreeSet<String>) {
    let (mut source, mut marks) = (String::new(), BTreeSet::new());
    for (number, line) in marked.lines().enumerate() {
        let (mut column, mut start) = (1, 0);
        for letter in line.chars() {
            match letter {
                '«' => start = column,
                '»' => {
                    marks.insert(format!("{}:{start}-{column}", before + number + 1));
                }
                letter => {
                    source.push(letter);
                    column += 1;
                }
            }
        }
        source.push('\n');
    }
    (source, marks)
}
