//! A crate that knows the macro from another crate only.

/// Trees in every spelling.
pub mod trees {
    use reexporting::trees_from_elsewhere as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");
}
