//! Sets of results, and what each of them takes.

use super::model::{NodeId, Outcome};
use super::way::{Given, Need, Way};

/// Which results a node may give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcomes {
    pub success: Way,
    pub failure: Way,
    pub running: Way,
}

impl Outcomes {
    pub const ANY: Self = Self {
        success: Way::ALWAYS,
        failure: Way::ALWAYS,
        running: Way::ALWAYS,
    };
    /// Of what never runs.
    pub const COMPLETES: Self = Self {
        success: Way::ALWAYS,
        failure: Way::ALWAYS,
        running: Way::Never,
    };
    /// Of what is never reached.
    pub const NONE: Self = Self {
        success: Way::Never,
        failure: Way::Never,
        running: Way::Never,
    };
    pub const RUNNING: Self = Self {
        running: Way::ALWAYS,
        ..Self::NONE
    };

    pub fn only(outcome: Outcome) -> Self {
        Self::NONE.and(outcome, &Way::ALWAYS)
    }

    /// Of a function, method or block: what its return type allows.
    pub fn of_call(leaf: NodeId) -> Self {
        Self {
            success: Way::of_leaf(leaf, Given::Success),
            failure: Way::of_leaf(leaf, Given::Failure),
            running: Way::of_leaf(leaf, Given::Running),
        }
    }

    pub fn on(&self, outcome: Outcome) -> &Way {
        match outcome {
            Outcome::Success => &self.success,
            Outcome::Failure => &self.failure,
        }
    }

    pub fn completes(&self) -> Way {
        self.success.or(&self.failure)
    }

    pub fn and(mut self, outcome: Outcome, may: &Way) -> Self {
        let way = match outcome {
            Outcome::Success => &mut self.success,
            Outcome::Failure => &mut self.failure,
        };
        *way = way.or(may);
        self
    }

    pub fn or_running(self, may: &Way) -> Self {
        Self {
            running: self.running.or(may),
            ..self
        }
    }

    pub fn or(self, other: &Self) -> Self {
        Self {
            success: self.success.or(&other.success),
            failure: self.failure.or(&other.failure),
            running: self.running.or(&other.running),
        }
    }

    /// These, if control comes so far.
    pub fn only_if(&self, reached: &Way) -> Self {
        Self {
            success: self.success.and(reached),
            failure: self.failure.and(reached),
            running: self.running.and(reached),
        }
    }

    /// The same, once some needs are known to be met.
    pub fn grant(&mut self, met: &[Need]) {
        self.success.grant(met);
        self.failure.grant(met);
        self.running.grant(met);
    }
}
