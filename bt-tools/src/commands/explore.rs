//! `cargo quickbeam explore`: facts about the trees in source files.

use super::{Failure, Outcome};
use crate::sources::Sources;
use bt_compiler::syntax::ast::Declaration;
use bt_tools::explore::Exploration;
use bt_tools::source::{describe_in, File, Signatures, Surroundings};
use std::io::{ErrorKind, Write};

/// Says what the trees in source files can do and what they cannot, without building them.
///
/// All behaviours are tried: how many states there are, the most leaf calls in one tick, the ways to fail, nodes that nothing
/// reaches. Functions that return `bool` or nothing never run; of other leaves any answer is tried, and of trees that stand
/// in other macro calls, too.
#[derive(clap::Args)]
pub struct Explore {
    #[command(flatten)]
    sources: Sources,
    /// Only the tree of this name
    #[arg(long, value_name = "NAME")]
    tree: Option<String>,
    /// Look at so many states of a tree at the most
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000_000)]
    states: usize,
}

impl Explore {
    pub fn run(self) -> Result<Outcome, Failure> {
        let mut files = Vec::new();
        for path in self.sources.files()? {
            files.push(File::read(&path).map_err(|error| Failure::io(&path, error))?);
        }
        let signatures = Signatures::of(&files);
        let mut found = false;
        for file in files {
            match self.file(&file, &signatures) {
                Ok(any) => found |= any,
                Err(problems) => return Err(Failure::InFile(Box::new(file), problems)),
            }
        }
        if found {
            Ok(Outcome::Fine)
        } else {
            Err(Failure::Other("no tree to explore here".to_owned()))
        }
    }

    /// Whether there was a tree.
    fn file(
        &self,
        file: &File,
        signatures: &Signatures,
    ) -> Result<bool, Vec<bt_tools::source::Problem>> {
        let mut found = false;
        for call in file.calls().map_err(|problem| vec![problem])? {
            if call.surroundings == Surroundings::Definition {
                continue;
            }
            let (trees, problems) = call.check();
            if !problems.is_empty() {
                if call.surroundings == Surroundings::Code {
                    return Err(problems);
                }
                continue;
            }
            for tree in trees {
                let Some(checked) = tree.checked else {
                    continue;
                };
                let name = match &tree.declaration {
                    Declaration::Item(item) => item.name.to_string(),
                    Declaration::Closure(_) => String::new(),
                };
                if self.tree.as_ref().is_some_and(|wanted| *wanted != name) {
                    continue;
                }
                found = true;
                let info = describe_in(file, &call, &name, &checked.tree, &checked.sources);
                let mut exploration = Exploration::of(info).at_most_states(self.states);
                for (node, returns) in signatures.leaves(&checked.tree, &checked.sources) {
                    exploration = exploration.gives(&format!("#{node}"), returns);
                }
                let name = if name.is_empty() { "closure" } else { &name };
                let at = &info.nodes[0];
                let text = format!(
                    "{}:{}: {name}\n{}\n",
                    at.file,
                    at.line,
                    indented(&exploration.facts().to_string())
                );
                if !print(&text) {
                    return Ok(true);
                }
            }
        }
        Ok(found)
    }
}

fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| format!("    {line}"));
    let lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

/// Whether anybody still reads.
fn print(text: &str) -> bool {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Ok(()) => true,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => false,
        Err(error) => {
            eprintln!("{error}");
            false
        }
    }
}
