//! Timelines, recordings and views of trees that are watched.

mod commands;
mod compiled;
mod escapes;
mod logged;
mod play;
mod record;
mod server;
mod stops;
#[cfg(feature = "terminal")]
mod terminal;
mod timeline;
mod wire;
