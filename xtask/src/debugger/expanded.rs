//! What `cargo quickbeam expand` writes becomes the machine code that the tree by itself becomes.

use anyhow::{ensure, Result};
use regex_lite::Regex;
use xshell::cmd;

use crate::shell::{shell_in, target};

/// The functions of `tests/checked_in/assembly.rs` that differ.
pub fn wrong() -> Result<Vec<String>> {
    let mut wrong = vec![];
    for level in ["0", "3"] {
        let (tree, written) = (functions(level, "")?, functions(level, "expanded")?);
        for own in ["assembly4tick", "assembly4halt"] {
            let is_there = tree.iter().any(|function| function.contains(own));
            ensure!(is_there, "no function {own} at level {level}");
        }
        let differing = tree.iter().filter(|function| !written.contains(function));
        wrong.extend(differing.map(|it| format!("not in what was written at level {level}: {it}")));
        if tree.len() != written.len() {
            let (tree, written) = (tree.len(), written.len());
            wrong.push(format!("{written} functions for {tree} at level {level}"));
        }
    }
    Ok(wrong)
}

/// All functions as assembly, without what depends on the names of files: hashes, constants that tell of places, and numbers of labels.
fn functions(level: &str, features: &str) -> Result<Vec<String>> {
    let shell = shell_in("tests/checked_in")?;
    let folder = target().join("debugger-expanded");
    let assembly = folder.join(format!("level_{level}{features}.s"));
    shell.create_dir(&folder)?;
    cmd!(
        shell,
        "cargo rustc --quiet --example assembly --target-dir {folder} --features {features} -- --emit=asm={assembly} -C codegen-units=1"
    )
    .quiet()
    .env("CARGO_PROFILE_DEV_OPT_LEVEL", level)
    .run()?;
    let text = shell.read_file(&assembly)?;
    let text = Regex::new(r"17h[0-9a-f]{16}E|\.Lanon\.[0-9a-f]+\.\d+")?.replace_all(&text, "");
    let text = Regex::new(r"\.L([A-Za-z_]+)\d+")?.replace_all(&text, ".L$1");
    let functions = text.split(".Lfunc_end:").filter_map(|before| {
        let begin = before.rfind("@function\n")?;
        Some(before[begin..].to_owned())
    });
    Ok(functions.collect())
}
