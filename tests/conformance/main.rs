//! Compiled trees behave as recorded from another implementation.
//!
//! `FORMAT.md` tells what the recording holds and where it comes from. The trees are written
//! from it by a test of the compiler, `bt-macros/src/proof/source.rs`.

#[macro_use]
mod perform;
mod world;

// Each file holds whatever cases there are, and uses what they need.
#[allow(clippy::wildcard_imports)]
#[rustfmt::skip]
mod generated;
