//! The ways through a tick are as many as are counted one by one.

use super::{random_tree, seeds};
use crate::explore::assume::{index, Assumptions};
use crate::explore::graph::{Limits, Search, Watch};
use crate::explore::plan::Plan;
use crate::explore::walker::{Stop, Walker};
use crate::explore::ways::ways;
use crate::model::Event;
use bt_core::Status;

/// More answers than a tick takes that comes to an end.
const MOST_ANSWERS: usize = 100;

struct Nothing;

impl Watch for Nothing {
    type State = ();

    fn begin(&self) {}

    fn see(&self, (): &mut (), _: Event) -> bool {
        true
    }

    fn rest(&self, (): &mut (), _: &Walker, _: Option<Status>) -> bool {
        true
    }
}

/// Adds whole ticks by what they give; not if there are too many, or if one never ends.
fn count(
    assumptions: &Assumptions,
    walker: &Walker,
    (stop, left): (Stop, usize),
    counts: &mut [u128; 3],
) -> Option<()> {
    match stop {
        Stop::Given(status) => counts[index(status)] += 1,
        Stop::Spins => return None,
        Stop::Asks => {
            let mut answers = Vec::new();
            assumptions.answers(walker, walker.asks()?, &mut answers);
            for answer in answers {
                let mut next = walker.clone();
                let stop = assumptions.give(&mut next, answer);
                count(assumptions, &next, (stop, left.checked_sub(1)?), counts)?;
            }
        }
    }
    (counts.iter().sum::<u128>() < 20_000).then_some(())
}

#[test]
fn ways_are_counted_one_by_one() {
    let limits = Limits {
        states: 500,
        ticks: u32::MAX,
        halts: false,
        resets: false,
    };
    let (mut compared, mut different) = (0, 0);
    for seed in seeds(400) {
        let plan = Plan::of(random_tree(seed));
        let assumptions = Assumptions::new(&plan);
        let graph = Search::new(&plan, &assumptions, &Nothing, limits).run();
        if !graph.is_complete || plan.places().len() > 20 {
            continue;
        }
        let mut counts = [0; 3];
        let resting = (0..graph.len()).filter(|&state| graph.is_resting(state));
        let counted = resting.map(|state| {
            let mut walker = Walker::new(&plan);
            graph.load(&mut walker, state);
            let stop = walker.begin();
            count(&assumptions, &walker, (stop, MOST_ANSWERS), &mut counts)
        });
        if counted.collect::<Option<Vec<()>>>().is_none() {
            continue;
        }
        for status in [Status::Success, Status::Failure, Status::Running] {
            let found = ways(&plan, &assumptions, &graph, status);
            assert_eq!(found.count(), Some(counts[index(status)]), "seed {seed}");
            assert_eq!(found.of_all(), Some(counts.iter().sum()), "seed {seed}");
            let is_possible = counts[index(status)] > 0;
            assert_eq!(found.is_possible(), is_possible, "seed {seed}");
        }
        compared += 1;
        different += u32::from(counts.iter().filter(|count| **count > 5).count() > 1);
    }
    assert!(compared > 60 && different > 30, "{compared} {different}");
}
