//! What must happen at some time: behaviours that go on for ever, and what is assumed about them.
//!
//! Such a behaviour comes back to a state that it was in. It counts only if it is fair: each assumption says "if this happens
//! again and again, then so does that".

mod components;
mod fairness;
mod lasso;

pub use fairness::{timers_elapse, Fairness};

use super::graph::Watch;
use super::moment::{Moment, Resolved};
use super::verdict::Verdict;
use super::walker::Walker;
use super::Exploration;
use crate::model::Event;
use bt_core::Status;
use fairness::Fair;
use lasso::Lasso;

impl Exploration {
    /// After each moment of the first kind comes one of the second, at some time, however long that takes.
    ///
    /// What is assumed: the tree is ticked for ever, and halted and reset at most a finite number of times; times pass; and what
    /// [`eventually_completes`](Self::eventually_completes) and [`eventually_gives`](Self::eventually_gives) say, nothing
    /// else. A counterexample goes round for ever: [`Trace::back_to`](super::Trace::back_to) says from where.
    ///
    /// # Panics
    ///
    /// If there is no node of a name.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value)] // They are made on the spot: `started("sleep")`.
    pub fn always_followed_by(&self, first: Moment, second: Moment) -> Verdict {
        let watch = Followed {
            first: first.on(&self.plan),
            second: second.on(&self.plan),
        };
        let says = format!(
            "not always followed: {} and after that never {}",
            first.words(),
            second.words().replacen(" is ", " was ", 1)
        );
        self.lives(&watch, &says)
    }

    /// The tree never runs for ever: it gives `Success` or `Failure` again and again, under the assumptions that
    /// [`always_followed_by`](Self::always_followed_by) names.
    pub fn always_completes(&self) -> Verdict {
        let root = |does: &str| match does {
            "starts" => super::moment::started("#0"),
            _ => super::moment::ended("#0"),
        };
        let watch = Followed {
            first: root("starts").on(&self.plan),
            second: root("ends").on(&self.plan),
        };
        self.lives(&watch, "the tree never completes")
    }

    fn lives(&self, watch: &Followed, says: &str) -> Verdict {
        let graph = self.search(watch);
        let says = format!("{says} ({})", self.assumed());
        if let Some((state, step)) = graph.spin {
            return Verdict::Violated(Box::new(self.trace_of(&graph, state, step, says)));
        }
        match Lasso::find(self, &graph) {
            Some(lasso) => Verdict::Violated(Box::new(lasso.trace(self, &graph, says))),
            None => self.judge(&graph, says),
        }
    }

    /// What is said about leaves, in words.
    fn assumed(&self) -> String {
        let said = self.fairness.iter().filter_map(|fair| {
            let name = self.plan.name(fair.place);
            match fair.kind {
                Fair::Completes => Some(format!("`{name}` completes in the end")),
                Fair::Gives(status) => Some(format!("`{name}` gives {status} in the end")),
                Fair::Elapses => None,
            }
        });
        let mut said: Vec<String> = said.collect();
        said.dedup();
        match said.len() {
            0 => "nothing is assumed about leaves: each may run for ever".to_owned(),
            1..=3 => format!("assuming that {}", said.join(" and ")),
            more => format!("assuming that {} and {} more", said[0], more - 1),
        }
    }
}

struct Followed {
    first: Resolved,
    second: Resolved,
}

/// Whether the second is waited for. Each wait is told from the one before.
impl Watch for Followed {
    type State = Waits;

    fn begin(&self) -> Waits {
        Waits::Not { last: false }
    }

    fn see(&self, waits: &mut Waits, event: Event) -> bool {
        if self.first.is(event) {
            if let Waits::Not { last } = *waits {
                *waits = Waits::For { this: !last };
            }
        }
        if self.second.is(event) {
            if let Waits::For { this } = *waits {
                *waits = Waits::Not { last: this };
            }
        }
        true
    }

    fn rest(&self, _: &mut Waits, _: &Walker, _: Option<Status>) -> bool {
        true
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Waits {
    Not { last: bool },
    For { this: bool },
}
