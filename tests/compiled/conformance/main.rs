//! Compiled trees behave as recorded from another implementation.
//!
//! `FORMAT.md` tells what the recording holds and where it comes from. The build script writes the trees
//! from it.

mod observed;
#[macro_use]
mod perform;
mod world;

// Each module holds whatever cases there are, and uses what they need.
#[allow(unreachable_code, clippy::wildcard_imports)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/conformance.rs"));
}
