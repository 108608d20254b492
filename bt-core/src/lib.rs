//! The runtime of `quickbeam`: what a compiled behaviour tree needs at run time, and nothing else.
//!
//! Trees are written with the macro of the crate `quickbeam`, which re-exports everything here;
//! depend on that one. This crate holds the vocabulary that the macro's output and your own code
//! have in common:
//!
//! | item | what it is |
//! |---|---|
//! | [`Status`], [`IntoStatus`] | what a tick gives, and what a leaf may return |
//! | [`CanFail`], [`CanSucceed`], [`CanRun`], [`NeverRuns`] | which results a return type allows |
//! | [`Behavior`] | a leaf with state of its own, or a whole tree |
//! | [`Clock`] | how a tree learns the time: [`ManualClock`], [`Ticks`], `StdClock` |
//! | [`Alarm`], [`Wake`] | when to tick next |
//! | [`run`], [`run_on`], [`Job`], [`Scheduled`], [`Awake`] | trees and leaves in async programs |
//! | [`Request`], [`Desk`], [`Requests`] | leaves that ask for something, and tasks that do it |
//! | [`Instant`], [`IntoDuration`] | points in time and durations, of other crates too |
//! | [`Composite`], [`Children`] | a composite or decorator of your own |
//! | [`Contextual`] | a context that the node `context(…)` can change |
//! | [`Tree`], [`TreeInfo`], [`info`] | what a tree looks like, as constant data |
//! | [`Observer`], [`observe`] | what a tree does, as it does it |
//! | [`wire`] | the same, told to another machine |
//!
//! It is `no_std`, never allocates, never panics, has no dependencies and no `unsafe`. The feature
//! `std` adds `StdClock`; `embassy-time` and `fugit` let the instants and durations of these crates be used.
//!
//! ```
//! use bt_core::{Behavior, Status};
//!
//! /// Rests for as many ticks as it is told.
//! struct Rest { ticks: u32, left: u32 }
//!
//! struct Hero { energy: u32 }
//!
//! impl Behavior<Hero> for Rest {
//!     fn start(&mut self, hero: &mut Hero) -> Status {
//!         self.left = self.ticks;
//!         self.tick(hero)
//!     }
//!
//!     fn tick(&mut self, hero: &mut Hero) -> Status {
//!         if self.left == 0 {
//!             return Status::Success;
//!         }
//!         self.left -= 1;
//!         hero.energy += 1;
//!         Status::Running
//!     }
//! }
//!
//! let (mut rest, mut hero) = (Rest { ticks: 2, left: 0 }, Hero { energy: 0 });
//! assert_eq!(rest.start(&mut hero), Status::Running);
//! assert_eq!(rest.tick(&mut hero), Status::Running);
//! assert_eq!(rest.tick(&mut hero), Status::Success);
//! assert_eq!(hero.energy, 2);
//! ```

// Says on docs.rs which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![no_std]
#![forbid(unsafe_code)]
// gdb prints trees by it. rustc puts it into programs for systems that have gdb, with debug information only.
#![debugger_visualizer(gdb_script_file = "debugger.py")]

#[cfg(feature = "std")]
extern crate std;

#[doc(hidden)]
pub mod __v1;
mod behavior;
mod clock;
mod composite;
pub mod composites;
pub mod info;
mod instant;
pub mod observe;
mod outcomes;
mod run;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod saved;
mod status;
mod tree;
pub mod wire;

// What generated code calls has to vanish, at every optimization level.
#[allow(clippy::inline_always)]
#[doc(hidden)]
pub mod support;

pub use behavior::Behavior;
#[cfg(feature = "std")]
pub use clock::StdClock;
pub use clock::{Alarm, Clock, Counter, Deadline, Listening, ManualClock, Ticks, Wake};
pub use composite::{Children, Composite, Contextual};
pub use info::TreeInfo;
#[cfg(feature = "embassy-time")]
pub use instant::EmbassyClock;
pub use instant::{Instant, IntoDuration};
pub use observe::{Observed, Observer};
pub use outcomes::{CanFail, CanRun, CanSucceed, NeverRuns};
pub use run::{
    run, run_on, AlarmClock, Asking, Awake, Desk, Job, Request, Requests, Scheduled, SharedSlot,
    Slot, Waking,
};
pub use status::{IntoStatus, Status};
pub use tree::{Activity, Outline, Running, Tree};
