//! The code in the guide and the README, run as it is written.
//!
//! Not here: the page of mistakes, whose programs and messages `tests/mistakes` compares with what the compiler says.
#![cfg(doctest)]

#[doc = include_str!("../../README.md")]
pub mod readme {}

#[doc = include_str!("../../src/guide/behaviortree_cpp.md")]
pub mod behaviortree_cpp {}

#[doc = include_str!("../../src/guide/check_your_tree.md")]
pub mod check_your_tree {}

#[doc = include_str!("../../src/guide/coming_from.md")]
pub mod coming_from {}

#[doc = include_str!("../../src/guide/compile_time.md")]
pub mod compile_time {}

#[doc = include_str!("../../src/guide/debug_and_profile.md")]
pub mod debug_and_profile {}

#[doc = include_str!("../../src/guide/editors.md")]
pub mod editors {}

#[doc = include_str!("../../src/guide/formatting.md")]
pub mod formatting {}

#[doc = include_str!("../../src/guide/in_bevy.md")]
pub mod in_bevy {}

#[doc = include_str!("../../src/guide/language.md")]
pub mod language {}

#[doc = include_str!("../../src/guide/live.md")]
pub mod live {}

#[doc = include_str!("../../src/guide/other_crates.md")]
pub mod other_crates {}

#[doc = include_str!("../../src/guide/performance.md")]
pub mod performance {}

#[doc = include_str!("../../src/guide/saved_games.md")]
pub mod saved_games {}

#[doc = include_str!("../../src/guide/see_your_tree.md")]
pub mod see_your_tree {}

#[doc = include_str!("../../src/guide/test_your_tree.md")]
pub mod test_your_tree {}

#[doc = include_str!("../../src/guide/tutorial.md")]
pub mod tutorial {}

#[doc = include_str!("../../src/guide/watch.md")]
pub mod watch {}

#[doc = include_str!("../../src/guide/what_it_compiles_to.md")]
pub mod what_it_compiles_to {}

#[doc = include_str!("../../src/guide/with_embassy.md")]
pub mod with_embassy {}

#[doc = include_str!("../../src/guide/with_rtic.md")]
pub mod with_rtic {}
