//! Compiled trees do what the reference says, whatever their leaves do.
//!
//! The trees are random ones, written by a test of the compiler (`bt-macros/src/proof/compiled.rs`),
//! each of them in both forms. The reference is the interpreter that the compiler's own tests use,
//! brought in by path: it knows nothing but `check/model.rs`. Each tree is drawn again from
//! its seed, given random scripts, and run by both; see [`compiled`] for what is compared.
//!
//! `QUICKBEAM_SCRIPTS` sets how many scripts each tree gets, `QUICKBEAM_PROOF_SEED` repeats a run.

#[path = "../../bt-macros/src/check"]
mod check {
    #[allow(dead_code)] // The compiler has more uses for it.
    pub mod model;
}

#[allow(dead_code)] // The compiler's tests use the rest.
#[path = "../../bt-macros/src/proof"]
mod proof {
    pub mod audit;
    pub mod custom;
    mod dice;
    mod draw;
    pub mod generate;
    pub mod reference;
    pub mod sketch;
    mod spelling;
    pub mod stage;
}

mod compiled;
mod world;

// Each file holds whatever trees there are, and uses what they need.
#[allow(unused_imports, clippy::wildcard_imports)]
#[rustfmt::skip]
mod generated;
