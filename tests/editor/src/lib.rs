//! A crate with a tree in it. What is in `tree.rs` exists in the editor only: `check.py` writes one
//! text after the other into it, as somebody at the keyboard would.

pub mod senses;
mod tree;
