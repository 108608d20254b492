//! What single functions are compiled to: a duration, plain functions beside observed trees, and a clock that does not care.

use anyhow::{ensure, Result};
use regex_lite::Regex;
use xshell::cmd;

use super::{Crate, Settings};

/// A literal duration on a 32-bit counter costs one subtraction and one comparison, also where code is made small.
const A_DURATION: &[&str] = &["subl cmpl setae retq", "subl cmpl seta retq"];

/// Adds what is not so.
pub fn check(of: &Crate, wrong: &mut Vec<String>) -> Result<()> {
    for level in ["3", "s", "z"] {
        let found = instructions(of, "quarter_second_has_passed", level)?;
        if A_DURATION.contains(&found.as_str()) {
            println!("opt-level {level}: a literal duration is one subtraction and one comparison");
        } else {
            wrong.push(format!("opt-level {level}: a literal duration is more than a subtraction and a comparison: {found}"));
        }
    }
    let found = instructions(of, "some_time_has_passed", "3")?;
    ensure!(
        found.split(' ').count() > 4,
        "control duration: not noticed: {found}"
    );
    for level in ["3", "s"] {
        unobserved(of, level, wrong)?;
    }
    silent(of, wrong)
}

fn settings<'a>(level: &'a str, overflow_checks: bool, features: &'a str) -> Settings<'a> {
    Settings {
        level,
        assertions: false,
        overflow_checks,
        features,
    }
}

/// The lines of a function in an assembler's listing.
fn body<'a>(listing: &'a str, function: &str) -> Vec<&'a str> {
    let label = format!("{function}:");
    let inside = listing
        .lines()
        .skip_while(|line| line.split_whitespace().next() != Some(&label))
        .skip(1);
    inside
        .take_while(|line| !line.starts_with(".Lfunc_end"))
        .collect()
}

/// The names of a function's instructions.
fn instructions(of: &Crate, function: &str, level: &str) -> Result<String> {
    of.compile(settings(level, true, ""), "asm")?;
    let listing = of.shell.read_file(of.compiled("s")?)?;
    let words = body(&listing, function)
        .into_iter()
        .filter_map(|line| line.split_whitespace().next());
    let names: Vec<&str> = words
        .filter(|word| !word.starts_with(['.', '#']) && !word.ends_with(':'))
        .collect();
    Ok(names.join(" "))
}

/// One emission serves plain and observed trees: who watches pays for it, and who does not a tenth at most.
fn unobserved(of: &Crate, level: &str, wrong: &mut Vec<String>) -> Result<()> {
    let exported = Regex::new(r"^[a-z_]+:$")?;
    // How many instructions all functions have together that are exported without features.
    let counted = |features: &str, has: &str| -> Result<usize> {
        of.compile(settings(level, false, features), "asm")?;
        let text = of.shell.read_file(of.compiled("s")?)?;
        let (mut count, mut is_inside) = (0, false);
        for line in text.lines() {
            is_inside |= exported.is_match(line) && !line.starts_with("observed_");
            is_inside &= !line.starts_with(".Lfunc_end");
            let word = line.trim_start();
            let is_instruction =
                !word.is_empty() && !word.starts_with(['.', '#']) && !word.ends_with(':');
            count += usize::from(is_inside && is_instruction);
        }
        ensure!(
            text.lines().any(|line| line.starts_with(has)),
            "there is no {has}"
        );
        Ok(count)
    };
    let plain = counted("", "tick_night:")?;
    let beside = counted("observed", "observed_tick_night:")?;
    let line = format!("opt-level {level}: plain functions of observed trees have {beside} instructions, of others {plain}");
    println!("{line}");
    if 100 * beside > 110 * plain {
        wrong.push(format!("{line}: more than 1.10 times as many"));
    }
    Ok(())
}

/// A tree tells its clock when the next tick is due. Where the clock does not care, the code is that of a tree that never tells:
/// the text that the tree compiles to is compiled again without these calls.
fn silent(of: &Crate, wrong: &mut Vec<String>) -> Result<()> {
    let (shell, folder) = (&of.shell, &of.folder);
    let path = folder.join("silent.rs");
    let text = cmd!(
        shell,
        "cargo run --quiet --example silence --features source --target-dir {folder}"
    )
    .quiet()
    .read()?;
    shell.write_file(&path, text)?;
    shell.set_var("SILENT", &path);
    for level in ["3", "s"] {
        let [mut told, mut silent] = [
            code(of, "tick_naps", level, "")?,
            code(of, "tick_naps", level, "silent")?,
        ];
        ensure!(!told.is_empty(), "there is no tick_naps");
        if level == "s" {
            // LLVM shares blocks, and may lead to the one or the other of two that do the same.
            for lines in [&mut told, &mut silent] {
                lines.retain(|line| !line.starts_with(".LBB"));
            }
        }
        if told == silent {
            println!("opt-level {level}: a clock that does not care costs nothing");
        } else {
            let first = told
                .iter()
                .zip(&silent)
                .find(|(told, silent)| told != silent);
            wrong.push(format!(
                "opt-level {level}: telling the clock is left in the code; first {first:?}"
            ));
        }
    }
    ensure!(
        code(of, "tick_naps", "3", "")? != code(of, "halt_naps", "3", "")?,
        "control code: not noticed"
    );
    Ok(())
}

/// A function's instructions with what they work on.
fn code(of: &Crate, function: &str, level: &str, features: &str) -> Result<Vec<String>> {
    of.compile(settings(level, true, features), "asm")?;
    let listing = of.shell.read_file(of.compiled("s")?)?;
    let numbers = Regex::new(r"(BB|JTI)[0-9]*_")?;
    let is_code =
        |line: &&str| line.starts_with(".LBB") || !line.trim_start().starts_with(['.', '#']);
    let lines = body(&listing, function).into_iter().filter(is_code);
    Ok(lines
        .map(|line| numbers.replace_all(line, "${1}_").into_owned())
        .collect())
}
