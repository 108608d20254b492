//! Expansions and jump graphs as text: as they were reviewed, current on the pages that show them, the same
//! from any build, and without mistakes that rustc would only warn of.
#![cfg(feature = "source")]

mod deep;
mod errors;
mod examples;
mod methods;
mod numbers;
mod pages;
mod plain;
mod size;
mod stable;
mod thresholds;
