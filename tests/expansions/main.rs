//! What trees compile to, and that it works: the expansion of every tree here is kept in
//! `snapshots/` beside its jump graph and a run of it. One macro hands the same tokens to
//! `behavior_tree!` and to `behavior_tree_source!`. The expansions of the trees in `examples/` lie
//! there, too; the tests of bt-compiler keep them.
//!
//! `INSTA_UPDATE=always cargo test -p expansions` writes the snapshots anew; what trees compile
//! to is then reviewed as a diff of them.

#[macro_use]
mod keep;

mod abridged;
mod combinations;
mod decorators;
mod hero;
mod leaves;
mod ordered;
mod others;
mod text;
mod timed;
mod usage;
