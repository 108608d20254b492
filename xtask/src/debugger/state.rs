//! What a tree is printed as.

use std::path::Path;

use anyhow::{ensure, Result};
use regex_lite::Regex;
use xshell::Shell;

use super::stops::{run, GDB};

const FILE: &str = "src/state.rs";

/// The variables that are not printed as their lines say: `//: night Night {sleep: running}`.
pub fn wrong(shell: &Shell, program: &Path) -> Result<Vec<String>> {
    let mark = Regex::new(r"; //: (\w+) (.*)$")?;
    let source = shell.read_file(FILE)?;
    let lines = source.lines().zip(1..);
    let marked = lines.filter_map(|(line, number)| Some((number, mark.captures(line)?)));
    let marked: Vec<(usize, _)> = marked.collect();
    ensure!(!marked.is_empty(), "no line of {FILE} is marked");
    let breaks = marked
        .iter()
        .map(|(line, _)| format!("break state.rs:{line}"));
    let prints = marked
        .iter()
        .flat_map(|(_, mark)| [format!("print {}", &mark[1]), "continue".to_owned()]);
    let commands: Vec<String> = breaks.chain(["run".to_owned()]).chain(prints).collect();
    let said = run(shell, &GDB, program, &commands)?;
    let mut printed = said
        .lines()
        .filter_map(|line| Some(line.strip_prefix('$')?.split_once(" = ")?.1));
    let wrong = marked.iter().filter_map(|(line, mark)| {
        let (variable, printed) = (&mark[1], printed.next().unwrap_or_default());
        (printed != &mark[2])
            .then(|| format!("{FILE}:{line}: `{variable}` is printed as {printed}"))
    });
    Ok(wrong.collect())
}
