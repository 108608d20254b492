//! Compiled trees do what the reference says, whatever their leaves do.
//!
//! The trees are random ones, written by the build script, each of them in both forms. The reference is the
//! interpreter that the compiler's own tests use. Each tree is drawn again from its seed, given random
//! scripts, and run by both; see [`compiled`] for what is compared. It is run asleep and awake, too: see [`sleeping`]; some of them
//! into rings: see [`replaying`].
//!
//! `QUICKBEAM_PROOF_CASES` sets how many scripts each tree gets, `QUICKBEAM_PROOF_SEED` which: see `quickbeam_proof::chance`.

mod compiled;
mod observing;
mod replaying;
mod sleeping;
mod world;

// Each module holds whatever trees there are, and uses what they need; some go on for ever before their last child.
#[allow(
    unreachable_code,
    unused_imports,
    clippy::unreadable_literal,
    clippy::wildcard_imports
)]
mod generated {
    #[cfg(not(clippy))]
    include!(concat!(env!("OUT_DIR"), "/differential.rs"));
    // Clippy, which would take minutes for all of them, looks at what is written by hand.
    #[cfg(clippy)]
    include!(concat!(env!("OUT_DIR"), "/a_few.rs"));
}
