//! `cargo quickbeam list`: the trees of a crate, and where they stand.

use super::{Failure, Outcome, Plain};
use crate::sources::Sources;
use bt_tools::source::{Call, File, Surroundings};
use proc_macro2::TokenTree;
use std::io::{ErrorKind, Write};

/// Lists the trees in source files, one a line: `src/ai.rs:12:10: tree Night`.
///
/// Nothing is built. Trees in comments and in the definitions of other macros are not listed.
#[derive(clap::Args)]
pub struct List {
    #[command(flatten)]
    sources: Sources,
}

impl List {
    pub fn run(self) -> Result<Outcome, Failure> {
        let mut out = Plain(std::io::stdout().lock());
        for path in self.sources.files()? {
            let file = File::read(&path).map_err(|error| Failure::io(&path, error))?;
            let calls = match file.calls() {
                Ok(calls) => calls,
                Err(problem) => return Err(Failure::in_file(file, problem)),
            };
            for call in &calls {
                if call.surroundings == Surroundings::Definition {
                    continue;
                }
                for (at, name) in trees(call) {
                    let path = path.display();
                    let at = file.position(at);
                    match writeln!(out, "{path}:{at}: {name}") {
                        // Who reads has enough, as `head` does.
                        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                            return Ok(Outcome::Fine)
                        }
                        Err(error) => return Err(Failure::Other(error.to_string())),
                        Ok(()) => {}
                    }
                }
            }
        }
        Ok(Outcome::Fine)
    }
}

/// The trees in a call, with the byte at which each is named.
fn trees(call: &Call) -> Vec<(usize, String)> {
    let tokens: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
    let mut named: Vec<(usize, String)> = Vec::new();
    for pair in tokens.windows(2) {
        if let [TokenTree::Ident(word), TokenTree::Ident(name)] = pair {
            if word == "tree" {
                let at = name.span().byte_range().start + call.base;
                named.push((at, format!("tree {name}")));
            }
        }
    }
    if named.is_empty() {
        named.push((call.name.start, "closure".to_owned()));
    }
    named
}
