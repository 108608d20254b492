//! The playground's part in Rust: a request as JSON comes in, an answer as JSON goes out.
//!
//! A request says all that its answer depends on, so that an instance that has trapped, or has grown large, can be replaced by a new
//! one at any time. What is kept between two requests only saves work.

mod answer;
mod described;
mod explored;
mod input;
mod look;
mod run;
mod tabs;
#[cfg(target_family = "wasm")]
mod wasm;
mod words;

pub use answer::answer;
pub use words::EXAMPLES;
