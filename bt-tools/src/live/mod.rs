//! Trees at run time: read from text, checked by the compiler, and run with a table of the program's own leaves.
//!
//! For tools, and for games that load their trees: a tree of a designer's file, of a planner, of a language model. What ships as
//! compiled trees is faster by far (the guide says by how much), and needs no `std`.
//!
//! ```
//! use bt_tools::live::Leaves;
//! use bt_core::{Clock, ManualClock, Status};
//! use std::time::Duration;
//!
//! #[derive(Default)]
//! struct Hero { clock: ManualClock, door_open: bool, rested: bool }
//!
//! impl Clock for Hero {
//!     type Instant = Duration;
//!     fn now(&self) -> Duration { self.clock.now() }
//!     fn elapsed(&self, since: Duration) -> Duration { self.clock.elapsed(since) }
//! }
//!
//! fn sleep(_: &mut Hero) -> Status { Status::Running }
//!
//! let leaves = Leaves::<Hero>::new()
//!     .with_clock()
//!     .leaf("door_open", |hero: &Hero| hero.door_open)
//!     .leaf("rested", |hero: &Hero| hero.rested)
//!     .leaf("sleep", sleep);
//!
//! let text = "fallback< door_open, reactive_fallback< rested, timeout(8h, sleep) > >";
//! let mut night = leaves.tree(text)?;
//! let mut hero = Hero::default();
//! assert_eq!(night.tick(&mut hero), Status::Running);
//! hero.clock.advance(Duration::from_secs(8 * 3_600));
//! assert_eq!(night.tick(&mut hero), Status::Failure);
//!
//! // Another tree takes its place, and what runs is halted before.
//! night.replace(leaves.tree("fallback< door_open, sleep >")?, &mut hero);
//! assert_eq!(night.tick(&mut hero), Status::Running);
//! # Ok::<(), Vec<bt_tools::source::Problem>>(())
//! ```
//!
//! A tree with a mistake is none: what is wrong comes as [`Problem`](crate::source::Problem)s, data with places, which
//! implement `serde::Serialize`.

#[cfg(feature = "live")]
mod built;
#[cfg(feature = "live")]
mod compiled;
mod functions;
mod leaves;
mod literal;
#[cfg(feature = "live")]
mod marked;
mod named;
mod plan;
mod reader;
mod refused;
mod remembered;
mod run;
mod timing;
mod tree;
#[cfg(feature = "live")]
mod watched;
mod xml;

#[cfg(feature = "live")]
#[doc(hidden)]
pub use compiled::{Asked, Call, Given, NoClock, Source, Timed, Written};
#[cfg(feature = "live")]
pub use compiled::{Compiled, Takes, WorksOn};
pub use functions::LeafFn;
pub use leaves::Leaves;
pub use literal::Argument;
#[cfg(feature = "live")]
pub use marked::Live;
pub use tree::Tree;
