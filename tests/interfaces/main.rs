//! What trees offer besides ticks: saving, sleeping, observers, descriptions, the durations of other crates.

mod composed;
mod durations;
mod equal;
mod many_values;
mod observed;
mod requests;
mod saved;
mod saved_composites;
mod seeing;
mod sleeping;
