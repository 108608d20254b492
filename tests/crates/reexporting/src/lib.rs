//! A crate that hands the macro on.

/// Another name for the whole crate.
pub use quickbeam as trees_from_elsewhere;
