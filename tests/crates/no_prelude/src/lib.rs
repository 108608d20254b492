//! A crate without the prelude.

#![no_implicit_prelude]

/// Trees in every spelling.
pub mod trees {
    use ::quickbeam as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");
}
