//! Sets of results, and what each of them takes.

use super::feasibility::{Feasibility, Given, Need};
use super::model::{NodeId, Outcome};

/// Which results a node may give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcomes {
    pub success: Feasibility,
    pub failure: Feasibility,
    pub running: Feasibility,
}

impl Outcomes {
    pub const ANY: Self = Self {
        success: Feasibility::ALWAYS,
        failure: Feasibility::ALWAYS,
        running: Feasibility::ALWAYS,
    };
    /// Of what never runs.
    pub const COMPLETES: Self = Self {
        success: Feasibility::ALWAYS,
        failure: Feasibility::ALWAYS,
        running: Feasibility::Never,
    };
    /// Of what is never reached.
    pub const NONE: Self = Self {
        success: Feasibility::Never,
        failure: Feasibility::Never,
        running: Feasibility::Never,
    };
    pub const RUNNING: Self = Self {
        running: Feasibility::ALWAYS,
        ..Self::NONE
    };

    pub fn only(outcome: Outcome) -> Self {
        Self::NONE.and(outcome, &Feasibility::ALWAYS)
    }

    /// Of a function, method or block: what its return type allows.
    pub fn of_call(leaf: NodeId) -> Self {
        Self {
            success: Feasibility::of_leaf(leaf, Given::Success),
            failure: Feasibility::of_leaf(leaf, Given::Failure),
            running: Feasibility::of_leaf(leaf, Given::Running),
        }
    }

    pub fn on(&self, outcome: Outcome) -> &Feasibility {
        match outcome {
            Outcome::Success => &self.success,
            Outcome::Failure => &self.failure,
        }
    }

    pub fn completes(&self) -> Feasibility {
        self.success.or(&self.failure)
    }

    pub fn and(mut self, outcome: Outcome, may: &Feasibility) -> Self {
        let feasibility = match outcome {
            Outcome::Success => &mut self.success,
            Outcome::Failure => &mut self.failure,
        };
        *feasibility = feasibility.or(may);
        self
    }

    pub fn or_running(self, may: &Feasibility) -> Self {
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
    pub fn only_if(&self, reached: &Feasibility) -> Self {
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
