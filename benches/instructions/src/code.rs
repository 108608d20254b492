//! The pairs as functions of their own, so that their code can be measured: the leaves are called, and inlined in neither.
#![cfg(apart)]

pub mod by_hand;
pub mod trees;
pub mod workloads;
pub mod world;
