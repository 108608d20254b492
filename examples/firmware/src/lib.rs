//! Behaviour trees on a Cortex-M.
//!
//! * `bin/lock.rs` is firmware to read: the lock of a door, with an LED.
//! * The rest weighs trees against machines written by hand: `world` is what both see, `trees` and
//!   `by_hand` are the two, `workloads` lists the pairs. `bin/agree.rs` shows that both do the same,
//!   `observed` are trees that are ticked into a ring. `bin/count.rs` counts instructions, `bin/image.rs` is the smallest firmware around one of them.
#![no_std]

pub mod by_hand;
pub mod observed;
pub mod trees;
pub mod workloads;
pub mod world;
