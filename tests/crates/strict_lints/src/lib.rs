//! A crate with every lint a careful person turns on.

#![deny(unused, missing_docs, clippy::all, clippy::pedantic)]
#![deny(rust_2018_idioms, unreachable_pub, trivial_casts, single_use_lifetimes)]

/// Trees in every spelling.
pub mod trees {
    use quickbeam as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");
}
