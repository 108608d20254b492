//! A crate that lets nobody turn these lints off.

#![forbid(unsafe_code, unused_imports, missing_docs)]

/// Trees in every spelling.
pub mod trees {
    use quickbeam as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");
}
