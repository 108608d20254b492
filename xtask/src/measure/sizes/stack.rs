//! Bytes of stack of functions for ARM, from the assembler's listing: what they push and reserve.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use regex_lite::Regex;
use xshell::Shell;

/// By exported function: its frame and that of `tick`, which is between it and the sections, and the largest of its sections.
pub fn of_functions(shell: &Shell, folder: &Path) -> Result<BTreeMap<String, u64>> {
    let listing = shell.read_file(newest(shell, folder)?)?;
    let label = Regex::new(r"^(\w[\w.$]*):$")?;
    let exported = Regex::new(r"^(tree|hand)_[a-z]+_\d+$")?;
    let mangled = Regex::new(r"(\d+)((?:ByHand)?(?:Flat|Phases|Nested|Reactive)\d+)")?;
    let mut frames: BTreeMap<&str, u64> = BTreeMap::new();
    let mut name = None;
    for line in listing.lines() {
        if let Some(found) = label.captures(line) {
            name = found.get(1).map(|found| found.as_str());
        }
        if let Some(name) = name {
            *frames.entry(name).or_default() += taken(line)?;
        }
    }
    let (mut own, mut ticks, mut sections) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for (name, frame) in frames {
        if exported.is_match(name) {
            own.insert(name.to_owned(), frame);
        } else if let Some(found) = mangled.captures(name) {
            let owner = owner(&found[2], found[1].parse()?)?;
            if name.ends_with("4tick") {
                ticks.insert(owner, frame);
            } else {
                let largest: &mut u64 = sections.entry(owner).or_default();
                *largest = frame.max(*largest);
            }
        }
    }
    for (name, frame) in &mut own {
        *frame += ticks.get(name).unwrap_or(&0) + sections.get(name).unwrap_or(&0);
    }
    Ok(own)
}

fn newest(shell: &Shell, folder: &Path) -> Result<std::path::PathBuf> {
    let files = shell.read_dir(folder)?.into_iter().filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("sizes-") && name.ends_with(".s")
    });
    files
        .max_by_key(|path| path.metadata().and_then(|about| about.modified()).ok())
        .context("a listing")
}

/// Whose code a function is. A name is after its length, and a digit may follow: `8Flat10004tick`.
fn owner(name: &str, length: usize) -> Result<String> {
    let name = name.get(..length).context("a name as long as it says")?;
    let (side, name) = name
        .strip_prefix("ByHand")
        .map_or(("tree", name), |name| ("hand", name));
    let digits = name
        .find(|it: char| it.is_ascii_digit())
        .context("a size")?;
    let (shape, size) = name.split_at(digits);
    Ok(format!("{side}_{}_{size}", shape.to_lowercase()))
}

/// What one instruction takes from the stack.
fn taken(line: &str) -> Result<u64> {
    let Some((instruction, operands)) = line.trim().split_once(char::is_whitespace) else {
        return Ok(0);
    };
    let operands = operands.trim();
    Ok(match instruction {
        "push" | "push.w" => 4 * registers(operands)?,
        "vpush" => 8 * registers(operands)?,
        "sub" | "sub.w" | "subw"
            if operands.starts_with("sp, #") || operands.starts_with("sp, sp, #") =>
        {
            operands.rsplit('#').next().context("a number")?.parse()?
        }
        "str" if operands.contains("[sp, #-") => 4,
        _ => 0,
    })
}

/// How many registers `{r4, r5, r6-r9, lr}` is.
fn registers(text: &str) -> Result<u64> {
    let inside = text
        .trim_start_matches('{')
        .split('}')
        .next()
        .context("registers")?;
    let mut count = 0;
    for part in inside.split(',') {
        let number = |register: &str| -> Result<u64> {
            Ok(register
                .trim()
                .trim_start_matches(char::is_alphabetic)
                .parse()?)
        };
        count += match part.split_once('-') {
            Some((first, last)) => number(last)? - number(first)? + 1,
            None => 1,
        };
    }
    Ok(count)
}
