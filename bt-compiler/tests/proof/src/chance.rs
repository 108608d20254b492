//! Which cases a random test tries: the same in every run, unless somebody asks for others, or for more.
//!
//! | variable | what it does |
//! |---|---|
//! | `QUICKBEAM_PROOF_SEED=random` | draws other cases, and prints the seed that repeats them |
//! | `QUICKBEAM_PROOF_SEED=7` | tries the cases of that seed |
//! | `QUICKBEAM_PROOF_CASES=100000` | tries so many cases in each random test |
//!
//! It needs nothing but the standard library: tests of crates below the compiler include this file.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::str::FromStr;
use std::sync::OnceLock;

const SEED: &str = "QUICKBEAM_PROOF_SEED";
const CASES: &str = "QUICKBEAM_PROOF_CASES";

/// The seed of this run.
pub fn seed() -> u64 {
    static CHOSEN: OnceLock<u64> = OnceLock::new();
    *CHOSEN.get_or_init(|| {
        if env::var(SEED).is_ok_and(|value| value == "random") {
            let drawn = RandomState::new().hash_one(0);
            // Past the harness, which keeps what a test prints until it fails.
            let said = writeln!(io::stderr(), "{SEED}={drawn} repeats this run");
            said.expect("it can be written");
            return drawn;
        }
        number(SEED).unwrap_or(0)
    })
}

/// How many cases a test tries that usually tries so many.
pub fn cases(usual: u64) -> u64 {
    number(CASES).unwrap_or(usual)
}

/// The seeds of that many cases, of 32 bits each. Those of two runs have few in common.
pub fn seeds(usual: u64) -> impl Iterator<Item = u64> {
    let first = seed().wrapping_mul(0x9e37_79b9);
    (0..cases(usual)).map(move |case| first.wrapping_add(case) & 0xffff_ffff)
}

fn number<N: FromStr>(variable: &str) -> Option<N> {
    let value = env::var(variable).ok()?;
    let number = value.parse().ok();
    Some(number.unwrap_or_else(|| panic!("{variable} is no number: {value}")))
}
