//! The same four trees by hand, by quickbeam, and by the other crates for behaviour trees in Rust.
//!
//! | workload | tree | what it does |
//! |---|---|---|
//! | door | `fallback< door_open, reactive_fallback< rested, timeout(8h, sleep) > >` | runs on and on |
//! | wide | a `fallback` of 32 conditions of which the last holds | completes at every tick |
//! | deep | 16 levels, `sequence` and `fallback` in turn, a condition each, `sleep` at the bottom | runs on and on |
//! | patrol | a guard of 25 nodes | lives through days of 64 ticks |
//!
//! `nothing` is the loop around a tick, with one leaf and no tree.

pub mod contest;
pub mod world;

pub mod behavior_tree_lite;
pub mod behaviortree_rs;
pub mod bhv;
pub mod bonsai;
pub mod by_hand;
pub mod live;
pub mod quickbeam;
