//! The board that QEMU calls mps2-an386, and what stands for the door that is wired to it.
//!
//! On a board of your own the first is its device crate, and the second is copper.
#![no_std]

pub mod device;
pub mod pins;
pub mod street;
pub mod timer;
