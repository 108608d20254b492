//! What is wrong with the head of a tree.

pub(in crate::syntax) mod heads;
