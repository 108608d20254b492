//! Parallel and conditional nodes, choices, controls, handlers, tests and writers, and composites
//! of one's own.

pub mod stage;

mod choosing;
mod conditional;
mod controlled;
mod custom;
mod handlers;
mod misbehaving;
mod parallel;
mod parallel_each;
mod parallel_sizes;
mod records;
