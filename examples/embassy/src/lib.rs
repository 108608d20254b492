//! A battery-powered node in a garden: what its two programs have in common.
//!
//! `asleep` decides with a behaviour tree, `by_hand` with an async function. Everything else is the same: the
//! board, the sensor's driver, the radio, and the report at the end of a day.
#![no_std]

pub mod board;
#[cfg(feature = "count")]
pub mod count;
pub mod garden;
pub mod sensor;
