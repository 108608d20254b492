//! Bytes as they come from disk and wire, changed at random: what reads them gives or refuses them, and never panics.
//!
//! What a reader did with an input is a text, numbers aside: an input after which it is another one is interesting. Those that were kept are in
//! `fuzz/corpus`, a folder for each reader, and tried in each run; with `QUICKBEAM_KEEP_INPUTS` new ones are put there.

use crate::chance;
use fastrand::Rng;
use std::collections::BTreeSet;
use std::fs;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};

/// So many inputs are kept for a reader, and none that is longer.
const MOST_KEPT: usize = 24;
const LONGEST_KEPT: usize = 2 << 10;

/// Tries these inputs, those that were kept for this reader, and changes of all of them.
pub fn tries<I: AsRef<[u8]>>(
    reader: &str,
    usual: u64,
    seeds: &[I],
    mut target: impl FnMut(&[u8]) -> String,
) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../fuzz/corpus");
    let folder = folder.join(reader);
    let mut inputs: Vec<Vec<u8>> = seeds.iter().map(|seed| seed.as_ref().to_vec()).collect();
    let keeps = std::env::var_os("QUICKBEAM_KEEP_INPUTS").is_some();
    let kept = kept(&folder);
    assert!(
        keeps || !kept.is_empty(),
        "nothing is in {}",
        folder.display()
    );
    inputs.extend(kept);
    #[cfg(libfuzzer)]
    if let Some((arguments, own)) = of_libfuzzer(reader) {
        for (number, input) in inputs.iter().enumerate() {
            fs::write(own.join(format!("seed {number}")), input).expect("it can be written");
        }
        quickbeam_libfuzzer::run(&arguments, &mut |bytes| drop(target(bytes)));
    }
    let mut known = BTreeSet::new();
    for input in &inputs {
        known.insert(kind(&target(input)));
    }
    for number in chance::seeds(usual) {
        let mut random = Rng::with_seed(number);
        let mut bytes = inputs[random.usize(..inputs.len())].clone();
        for _ in 0..random.usize(1..6) {
            let other = &inputs[random.usize(..inputs.len())];
            change(&mut bytes, other, &mut random);
        }
        let tried = catch_unwind(AssertUnwindSafe(|| target(&bytes)));
        let Ok(outcome) = tried else {
            let text = bytes.escape_ascii();
            panic!(
                "seed {number}; to keep it, write this into {}: b\"{text}\"",
                folder.display()
            );
        };
        let has_room = inputs.len() < seeds.len() + MOST_KEPT && bytes.len() <= LONGEST_KEPT;
        if has_room && known.insert(kind(&outcome)) && keeps {
            fs::create_dir_all(&folder).expect("it can be made");
            fs::write(folder.join(number.to_string()), &bytes).expect("it can be written");
            inputs.push(bytes);
        }
    }
}

/// The arguments of libFuzzer, if it is to make the inputs of this reader, and the folder where it keeps them: see `cargo xtask long libfuzzer`.
#[cfg(libfuzzer)]
fn of_libfuzzer(reader: &str) -> Option<(Vec<String>, PathBuf)> {
    let wanted = std::env::var("QUICKBEAM_LIBFUZZER").expect("reader, folder, arguments");
    let mut words = wanted.split(' ').map(str::to_owned);
    let is_wanted = words.next().as_deref() == Some(reader);
    let arguments: Vec<String> = words.collect();
    let own = PathBuf::from(arguments.first()?);
    is_wanted.then_some((arguments, own))
}

/// What was kept, in the order of its names.
fn kept(folder: &Path) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let read = files
        .iter()
        .map(|file| fs::read(file).expect("it is there"));
    read.collect()
}

/// The first line of an outcome, without the numbers and what is quoted in it.
fn kind(outcome: &str) -> String {
    let quotes = |letter| matches!(letter, '`' | '"' | '\'');
    let rest = match (outcome.find(quotes), outcome.rfind(quotes)) {
        (Some(begin), Some(end)) => [&outcome[..begin], &outcome[end + 1..]].concat(),
        _ => outcome.to_owned(),
    };
    let line = rest.lines().next().unwrap_or_default();
    line.replace(|letter: char| letter.is_ascii_digit(), "")
}

fn change(bytes: &mut Vec<u8>, other: &[u8], random: &mut Rng) {
    let at = random.usize(..=bytes.len());
    let end = (at + random.usize(..32)).min(bytes.len());
    match random.u8(..8) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..end)),
        2 => {
            let again = bytes[at..end].to_vec();
            bytes.splice(at..at, again);
        }
        3 => {
            let from = random.usize(..=other.len());
            let to = (from + random.usize(..64)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        4 => bytes.insert(at, random.u8(..)),
        5 => bytes[at..end].fill(0),
        kind => {
            if let Some(byte) = bytes.get_mut(at) {
                let edges = [0, 1, 0x7f, 0x80, 0xff, b'<', b'"', b'('];
                *byte = if kind == 6 {
                    *byte ^ 1 << random.u8(..8)
                } else {
                    edges[random.usize(..edges.len())]
                };
            }
        }
    }
}
