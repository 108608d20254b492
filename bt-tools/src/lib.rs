//! Tools for trees written with `quickbeam`, for a developer's machine.
//!
//! The program `cargo-quickbeam` stands on them: `cargo install bt-tools`, then `cargo quickbeam --help`. It is
//! built by the default feature `cli`, which who uses the library alone turns off.
// Says on docs.rs which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod btlog;
pub mod budgets;
pub mod draw;
pub mod expand;
pub mod explore;
pub mod export;
pub mod format;
#[cfg(test)]
mod fuzz;
pub mod groot2;
pub mod import;
pub mod live;
pub use bt_model as model;
mod queue;
pub mod record;
pub mod script;
pub mod source;
#[cfg(feature = "terminal")]
pub mod terminal;
pub mod testing;
pub mod timeline;
pub mod watch;
pub mod wire;
pub mod xml;
