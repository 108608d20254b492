//! What must never happen.

use super::graph::{Graph, Step, Watch};
use super::moment::{Moment, Resolved, ResolvedStretch, Stretch};
use super::trace::{trace, Trace};
use super::verdict::Verdict;
use super::walker::Walker;
use super::Exploration;
use crate::model::Event;
use bt_core::Status;

impl Exploration {
    /// A moment of the one kind never comes while the other holds: `never(started("sleep"), &running("knock"))`.
    ///
    /// The stretch holds from the moment after it begins to the moment in which it ends.
    ///
    /// # Panics
    ///
    /// If there is no node of a name.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value)] // It is made on the spot: `started("sleep")`.
    pub fn never(&self, moment: Moment, stretch: &Stretch) -> Verdict {
        let watch = Never {
            moment: moment.on(&self.plan),
            stretch: Some(stretch.on(&self.plan)),
        };
        let says = format!("{} while {}", moment.words(), stretch.words());
        self.judge(&self.search(&watch), says)
    }

    /// A moment of this kind never comes.
    ///
    /// # Panics
    ///
    /// If there is no node of the name.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value)] // It is made on the spot: `started("sleep")`.
    pub fn never_at_all(&self, moment: Moment) -> Verdict {
        let watch = Never {
            moment: moment.on(&self.plan),
            stretch: None,
        };
        self.judge(&self.search(&watch), moment.words())
    }

    /// The shortest behaviour in which a moment of this kind comes. `None` if there is none, as far as was looked.
    ///
    /// # Panics
    ///
    /// If there is no node of the name.
    #[track_caller]
    pub fn shortest(&self, moment: Moment) -> Option<Trace> {
        match self.never_at_all(moment) {
            Verdict::Violated(trace) => Some(*trace),
            Verdict::Holds { .. } | Verdict::Undecided { .. } => None,
        }
    }

    /// The verdict about what a watch allows.
    pub(super) fn judge<S>(&self, graph: &Graph<S>, says: String) -> Verdict {
        match graph.violation {
            Some((state, step)) => {
                Verdict::Violated(Box::new(self.trace_of(graph, state, step, says)))
            }
            None if graph.is_complete => Verdict::Holds {
                states: graph.len(),
            },
            None => Verdict::Undecided {
                states: graph.len(),
            },
        }
    }

    /// The shortest way to a state, and one step more.
    pub(super) fn trace_of<S>(
        &self,
        graph: &Graph<S>,
        state: usize,
        step: Step,
        says: String,
    ) -> Trace {
        let mut steps = graph.way_to(state);
        steps.push(step);
        trace(&self.plan, &self.assumptions, &steps, says)
    }
}

struct Never {
    moment: Resolved,
    /// Without one, always.
    stretch: Option<ResolvedStretch>,
}

impl Watch for Never {
    /// For which nodes the stretch holds.
    type State = Vec<u16>;

    fn begin(&self) -> Vec<u16> {
        Vec::new()
    }

    fn see(&self, holds: &mut Vec<u16>, event: Event) -> bool {
        let Some(stretch) = &self.stretch else {
            return !self.moment.is(event);
        };
        let is_allowed = holds.is_empty() || !self.moment.is(event);
        stretch.see(holds, event);
        is_allowed
    }

    fn rest(&self, _: &mut Vec<u16>, _: &Walker, _: Option<Status>) -> bool {
        true
    }
}
