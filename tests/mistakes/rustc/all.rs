//! Whether some programs are tried, or all.

use std::env;

/// Whether all programs are tried: `QUICKBEAM_TREES=all`.
pub fn all() -> bool {
    env::var_os("QUICKBEAM_TREES").is_some_and(|trees| trees == "all")
}
