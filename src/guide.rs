//! Longer texts: documentation only, there is nothing to use here.

#[doc = include_str!("guide/compile_time.md")]
pub mod compile_time {}

#[doc = include_str!("guide/mistakes.md")]
pub mod mistakes {}

#[doc = include_str!("guide/performance.md")]
#[doc = ""]
#[doc = include_str!("guide/performance/time.svg")]
#[doc = ""]
#[doc = include_str!("guide/performance/memory.svg")]
pub mod performance {}

#[doc = include_str!("guide/what_it_compiles_to.md")]
pub mod what_it_compiles_to {}
