//! Longer texts: documentation only, there is nothing to use here.

#[doc = include_str!("guide/mistakes.md")]
pub mod mistakes {}
