//! `night.rs`, as `cargo quickbeam expand` wrote it. Whether that is still so, a test of `bt-tools` says.

pub mod night_expanded;
