//! The lowering against an independent reading of the node reference.
//!
//! Random trees with random leaf outcomes run twice: through [`reference`], a naive
//! interpreter of the checked tree, and through [`executor`], which follows the
//! jump graph made of the same tree. Both must ask the same of the same leaves, in the
//! same order. No rustc takes part, so hundreds of thousands of trees are a matter
//! of seconds. Recorded traces of another implementation ([`recorded`]) keep the
//! interpreter itself honest.
//!
//! A new node kind is: its meaning in `reference/`, its way of halting if it has one,
//! its points and effects in `executor/`, what must hold of them in `structure.rs`, its odds in
//! `draw.rs` and what they are to reach in `coverage.rs`, its spelling in `spelling.rs`,
//! and its recorded name in `conformance.rs`.
//!
//! `tests/differential` runs compiled trees against the same reference, which it brings in by path:
//! what it needs of this folder depends on `check/model.rs` alone.

mod audit;
mod compiled;
mod conformance;
mod coverage;
mod custom;
mod dice;
mod differential;
mod draw;
mod executor;
mod generate;
mod generated;
mod layout;
mod recorded;
mod reference;
mod shrink;
mod sketch;
mod source;
mod spelling;
mod stage;
mod stored;
mod structure;

pub use compiled::trees as random_trees;
