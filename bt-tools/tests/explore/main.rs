//! Trees explored: what is asked about them, and whether every behaviour that is shown can be played again.

mod faults;
mod growth;
mod large;
mod pasted;
mod questions;
mod scale;
mod script;
mod shown;
mod team;
mod time;
mod world;

use bt_tools::explore::{Trace, Verdict};

/// The counterexample, after it was played on the model.
#[track_caller]
fn counterexample(verdict: &Verdict) -> &Trace {
    let Some(trace) = verdict.counterexample() else {
        panic!("{verdict}");
    };
    trace.replay(|_| {});
    trace
}
