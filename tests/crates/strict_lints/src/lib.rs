//! A crate with every lint a careful person turns on.

#![deny(unused, missing_docs, clippy::all, clippy::pedantic, clippy::nursery)]
// What the leaves and the heads of trees do not keep to: they are there for all spellings.
#![allow(clippy::missing_const_for_fn, clippy::needless_pass_by_ref_mut)]
#![allow(clippy::use_self, clippy::type_repetition_in_bounds)]
#![deny(rust_2018_idioms, unreachable_pub, trivial_casts, single_use_lifetimes)]

/// Trees in every spelling.
pub mod trees {
    use quickbeam as api;

    ::core::include!("../../common/leaves.rs");
    ::core::include!("../../common/trees.rs");
    ::core::include!("../../common/catalogue.rs");
}
