//! The lowering against an independent reading of the node reference.
//!
//! Random trees with random leaf outcomes run twice: through [`quickbeam_proof::reference`], a naive
//! interpreter of the checked tree, and through [`quickbeam_proof::executor`], which follows the jump graph made of the same
//! tree. Both must ask the same of the same leaves, in the same order. No rustc takes part, so
//! hundreds of thousands of trees are a matter of seconds. [`graphs`] tests what no trace shows.

mod composed;
mod conformance;
mod coverage;
mod differential;
mod graphs;
mod named;
mod shrink;
mod sleeping;
mod stored;
mod structure;
