//! Random trees of 1 to 3,000 leaves, over every node, option and kind of leaf, are compiled in both forms.
//!
//! The trees are those of consecutive seeds, drawn by `bt-compiler/tests/proof/src/sized.rs`. Several are one crate.

use std::fmt::Write;
use std::path::Path;

use anyhow::{ensure, Result};
use xshell::cmd;

use super::CHECK;
use crate::scratch::Scratch;

/// Their context, and every kind of leaf that they call.
const HEAD: &str = include_str!("../../../../benches/compile/random.rs");
/// As much text in one crate, at most, unless a tree is larger.
const BATCH: usize = 400_000;

/// Compiles so many, from this seed on, and says which do not compile; each batch is said as it is done.
pub fn compiled(of: &Scratch, program: &Path, number: usize, seed: u64) -> Result<Vec<String>> {
    let shell = &of.shell;
    let (first, count) = (seed.to_string(), number.to_string());
    let drawn = cmd!(shell, "{program} random {first} {count}")
        .quiet()
        .read()?;
    let trees: Vec<&str> = drawn.lines().collect();
    ensure!(trees.len() == number, "{} trees, not {number}", trees.len());
    let (mut failed, mut done) = (vec![], 0);
    while done < number {
        let mut text = 0;
        let batch = trees[done..].iter().take_while(|tree| {
            let is_first = text == 0;
            text += tree.len();
            is_first || text <= BATCH
        });
        let batch = &trees[done..done + batch.count()];
        if let Err(together) = of.seconds(CHECK, &program_of(batch)) {
            let before = failed.len();
            for (tree, seed) in batch.iter().zip(seed + done as u64..) {
                if of.seconds(CHECK, &program_of(&[tree])).is_err() {
                    failed.push(format!("the random tree of seed {seed} does not compile"));
                }
            }
            if failed.len() == before {
                failed.push(format!(
                    "random trees do not compile together: {together:#}"
                ));
            }
        }
        done += batch.len();
        println!(
            "random trees from seed {seed} on, in both forms: {done} of {number}, {} of which fail",
            failed.len()
        );
    }
    Ok(failed)
}

/// Each tree as an item and as a closure.
fn program_of(trees: &[&str]) -> String {
    // In the middle of a file a comment is not about the crate.
    let mut text = HEAD.replacen("//!", "//", 1);
    for (number, tree) in trees.iter().enumerate() {
        let _ = write!(
            text,
            "mod tree_{number} {{\n    use super::*;\n    behavior_tree! {{ pub tree Random(world: &mut World) {{ {tree} }} }}\n    \
             pub fn closure() -> impl Behavior<World> {{ behavior_tree! {{ |world: &mut World| {tree} }} }}\n}}\n"
        );
    }
    text + "fn main() {}\n"
}
