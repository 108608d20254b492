//! What an exploration says to a question.

use super::trace::Trace;
use std::fmt;

/// Whether something holds in every behaviour of a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "a property that does not hold is nothing that fails by itself: `assert` does"]
pub enum Verdict {
    /// It holds, in all of so many states.
    Holds {
        /// How many states there are.
        states: usize,
    },
    /// It does not: this is the shortest behaviour that shows it.
    Violated(Box<Trace>),
    /// It holds as far as was looked, which is not everywhere: the limit was reached before.
    Undecided {
        /// In how many states it was looked.
        states: usize,
    },
}

impl Verdict {
    /// Whether it holds everywhere.
    pub fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }

    /// A behaviour in which it does not hold.
    pub fn counterexample(&self) -> Option<&Trace> {
        match self {
            Self::Violated(trace) => Some(trace),
            _ => None,
        }
    }

    /// For tests.
    ///
    /// # Panics
    ///
    /// If it does not hold: with the behaviour that shows it as a timeline, and as a test to paste. If it was not looked
    /// everywhere: with the limit.
    #[track_caller]
    pub fn assert(&self) {
        match self {
            Self::Holds { .. } => {}
            Self::Violated(trace) => panic!("{trace}\nas a test:\n\n{}", trace.to_test()),
            Self::Undecided { .. } => panic!("{self}"),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Holds { states } => write!(f, "holds in all {states} states"),
            Self::Violated(trace) => trace.fmt(f),
            Self::Undecided { states } => write!(
                f,
                "undecided: it holds in {states} states, and there are more: see `at_most_states` and `at_most_ticks`"
            ),
        }
    }
}
