//! What rustc would say of leaves.

use bt_compiler::check::{Given, Gives, LeafNeed, Source};
use bt_compiler::live::Words;
use bt_core::info::Statuses;

const HELP: &str = "what a leaf can give is read from the return type of its function";

/// What the function of a leaf would have to give, or those of several leaves in a loop, and does not.
pub(super) fn needs(
    source: &Source,
    gives: Statuses,
    of: &dyn Fn(usize) -> Statuses,
) -> Option<Words> {
    for need in &source.needs {
        let (is_met, message) = match need {
            LeafNeed::Gives(Gives::Success) => (
                gives.success,
                "this leaf never succeeds, so what comes after its success is never reached",
            ),
            LeafNeed::Gives(Gives::Failure) => (
                gives.failure,
                "this leaf never fails, so what comes after its failure is never reached",
            ),
            LeafNeed::Gives(Gives::Running) => (
                gives.running,
                "this leaf never runs, and the tree waits for it to run",
            ),
            LeafNeed::Gives(Gives::SuccessOrRunning) => (
                gives.success || gives.running,
                "this leaf neither succeeds nor runs, and the tree waits for either",
            ),
            LeafNeed::Gives(Gives::FailureOrRunning) => (
                gives.failure || gives.running,
                "this leaf neither fails nor runs, and the tree waits for either",
            ),
            LeafNeed::NeverRuns => (
                !gives.running,
                "this leaf can run, and would never be ticked again",
            ),
            LeafNeed::NeverFails => (
                !gives.failure,
                "this leaf can fail, and its tree is declared never to",
            ),
            LeafNeed::Together => continue,
        };
        if !is_met {
            return Some((message, HELP));
        }
    }
    let is_met = |&(leaf, given): &(usize, Given)| match given {
        Given::Success => of(leaf).success,
        Given::Failure => of(leaf).failure,
        Given::Running => of(leaf).running,
    };
    let mut clauses = source.clauses.iter();
    clauses.any(|clause| !clause.iter().any(is_met)).then_some((
        "this loop would never come back: none of its leaves ends it, and none runs",
        HELP,
    ))
}
