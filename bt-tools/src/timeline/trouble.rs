//! Why it is not known what a tree did.

use crate::model::Lost;
use std::fmt;

/// Why it is not known what an operation did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Trouble {
    /// The answers do not fit the tree, or it was not known what ran.
    Lost(Lost),
    /// Operations are missing.
    Missing(u64),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(lost) => lost.fmt(f),
            Self::Missing(0) => f.write_str("operations are missing"),
            Self::Missing(count) => write!(f, "{count} operations are missing"),
        }
    }
}

impl std::error::Error for Trouble {}
