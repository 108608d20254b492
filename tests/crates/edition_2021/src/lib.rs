//! The 2021 edition.

/// Trees in every spelling.
pub mod trees {
    use quickbeam as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");
}
