//! The guide: longer texts than fit beside an item.
//!
//! | page | what it is for |
//! |---|---|
//! | [`tutorial`] | From an empty crate to a tested tree |
//! | [`language`] | The nodes, the leaves and the two forms in one page; limits |
//! | [`with_embassy`] | Trees as tasks that sleep, and leaves that await |
//! | [`with_rtic`] | Trees that interrupts tick, and the alarm between them |
//! | [`mistakes`] | Typical mistakes, and what is said about them |
//! | [`check_your_tree`] | Every behaviour of a tree, tried in a test |
//! | [`what_it_compiles_to`] | What trees compile to, line by line |
//! | [`performance`] | Time, memory and instructions, and how they were measured |
//! | [`other_crates`] | How other crates differ, with figures |
//! | [`compile_time`] | What large trees cost to compile |
//! | [`debug_and_profile`] | Trees in debuggers, profilers and coverage |
//! | [`editors`] | What an editor shows, completes and renames in trees; two settings |
//! | [`formatting`] | The style of trees, and what formats them |
//! | [`in_bevy`] | Trees as components of Bevy; trees that arrive while the program runs |
//! | [`live`] | Trees that are read from text and replaced while the program runs |
//! | [`watch`] | Seeing trees while they run, going back, recordings |
//! | [`saved_games`] | Saving trees and loading them; clocks, and going back |
//! | [`see_your_tree`] | What a tree is, what runs, what happened |
//! | [`test_your_tree`] | Tests of your trees, and what they leave out |
//! | [`behaviortree_cpp`] | Trees from BehaviorTree.CPP |
//! | [`coming_from`] | Your words of other libraries, and what differs |

#[doc = include_str!("guide/behaviortree_cpp.md")]
pub mod behaviortree_cpp {}

#[doc = include_str!("guide/check_your_tree.md")]
#[doc = ""]
#[doc = include_str!("guide/check_your_tree/growth.svg")]
pub mod check_your_tree {}

#[doc = include_str!("guide/coming_from.md")]
pub mod coming_from {}

#[doc = include_str!("guide/compile_time.md")]
pub mod compile_time {}

#[doc = include_str!("guide/debug_and_profile.md")]
pub mod debug_and_profile {}

#[doc = include_str!("guide/editors.md")]
pub mod editors {}

#[doc = include_str!("guide/formatting.md")]
pub mod formatting {}

#[doc = include_str!("guide/in_bevy.md")]
pub mod in_bevy {}

#[doc = include_str!("guide/live.md")]
pub mod live {}

#[doc = include_str!("guide/mistakes.md")]
pub mod mistakes {}

#[doc = include_str!("guide/performance.md")]
#[doc = ""]
#[doc = include_str!("guide/performance/time.svg")]
#[doc = ""]
#[doc = include_str!("guide/performance/memory.svg")]
pub mod performance {}

#[doc = include_str!("guide/saved_games.md")]
pub mod saved_games {}

#[doc = include_str!("guide/watch.md")]
pub mod watch {}

#[doc = include_str!("guide/see_your_tree.md")]
pub mod see_your_tree {}

#[doc = include_str!("guide/test_your_tree.md")]
pub mod test_your_tree {}

#[doc = include_str!("guide/what_it_compiles_to.md")]
pub mod what_it_compiles_to {}

#[doc = include_str!("guide/with_embassy.md")]
pub mod with_embassy {}

#[doc = include_str!("guide/with_rtic.md")]
pub mod with_rtic {}

#[doc = include_str!("guide/language.md")]
pub mod language {}

#[doc = include_str!("guide/other_crates.md")]
pub mod other_crates {}

#[doc = include_str!("guide/tutorial.md")]
pub mod tutorial {}
