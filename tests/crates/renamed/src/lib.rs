//! A crate that calls the dependency something else.

/// Trees in every spelling.
pub mod trees {
    use qb as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");
}
