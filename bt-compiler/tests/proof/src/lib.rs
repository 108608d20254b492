//! What the compiler is proved with: random trees, scripts for their leaves, traces recorded from another
//! implementation, and an interpreter that follows the node reference word by word.
//!
//! It is used by the compiler's own tests and by those of compiled trees, and published nowhere.
//!
//! * [`generate`] draws a tree, what its leaves answer and what is done to it, from a seed: a
//!   [`Play`](generate::Play) on a [`Stage`](stage::Stage).
//! * [`reference`](mod@reference) runs it as the node reference says. It knows nothing of the compiler but
//!   `check::model`.
//! * [`executor`] runs the jump graph that the compiler makes of it; [`machine`] the machine that follows its description.
//! * [`recorded`] keeps the interpreter itself honest, and [`conformance`] all of them.
//! * [`sized`] draws trees of any number of leaves, which are compiled and not run.
//! * [`composed`] draws trees of one call that use one another.
//! * [`bytes`] changes what readers of files and wires are given.
//! * [`compiled`] and [`source`] write trees as Rust tests.
// Only tests use it.
#![allow(
    missing_docs,
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::len_without_is_empty
)]

pub mod audit;
pub mod bytes;
pub mod chance;
pub mod compiled;
pub mod composed;
pub mod conformance;
pub mod counterparts;
pub mod custom;
pub mod dice;
mod draw;
pub mod executor;
pub mod generate;
pub mod layout;
pub mod machine;
pub mod recorded;
pub mod reference;
pub mod sized;
pub mod sketch;
pub mod source;
pub mod spelling;
pub mod stage;

pub use compiled::{random_trees, small_trees};
