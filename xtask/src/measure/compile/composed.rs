//! Random trees of one call that use one another are compiled, and run as the same tree written out.
//!
//! The trees are those of consecutive seeds, drawn by `bt-compiler/tests/proof/src/composed.rs`, of up to 6,000 nodes.

use std::path::Path;

use anyhow::Result;
use xshell::cmd;

use crate::scratch::Scratch;

/// Their context, and what runs two of them side by side.
const HEAD: &str = include_str!("../../../../benches/compile/composed.rs");

/// Compiles and runs those of so many seeds, each in a crate of its own, and says which fail.
pub fn run(of: &Scratch, program: &Path, number: u64, seed: u64) -> Result<Vec<String>> {
    let mut failed = vec![];
    for seed in seed..seed + number {
        let text = seed.to_string();
        let module = cmd!(of.shell, "{program} composed {text} 1")
            .quiet()
            .read()?;
        // In the middle of a file a comment is not about the crate.
        let head = HEAD.replacen("//!", "//", 1);
        let source = format!("{head}\n{module}\nfn main() {{ seed_{seed}::run(); }}\n");
        match of.run(&source) {
            Ok(said) => println!("trees that use one another, seed {seed}: {said}"),
            Err(error) => failed.push(format!(
                "trees that use one another, seed {seed}: {error:#}"
            )),
        }
    }
    Ok(failed)
}
