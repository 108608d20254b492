//! Which results a node may give, as far as constants tell.

use super::model::{Kind, Mode, Outcome};

/// A set of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcomes {
    success: bool,
    failure: bool,
    running: bool,
}

impl Outcomes {
    pub const ANY: Self = Self {
        success: true,
        failure: true,
        running: true,
    };
    const NONE: Self = Self {
        success: false,
        failure: false,
        running: false,
    };
    pub const RUNNING: Self = Self {
        running: true,
        ..Self::NONE
    };

    pub fn only(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Success => Self {
                success: true,
                ..Self::NONE
            },
            Outcome::Failure => Self {
                failure: true,
                ..Self::NONE
            },
        }
    }

    /// What a node may give before any of its children was ticked, the next child being ticked
    /// if the result would be that with which the node goes on.
    pub fn start(kind: &Kind) -> Self {
        match kind {
            Kind::Ordered { until, .. } => Self::only(until.opposite()),
            _ => Self::NONE,
        }
    }

    /// Whether the next child of the node can be reached.
    pub fn goes_on(self, kind: &Kind) -> bool {
        let Kind::Ordered { until, mode } = kind else {
            return true;
        };
        let passes = match until {
            Outcome::Success => self.failure,
            Outcome::Failure => self.success,
        };
        passes || (self.running && *mode == Mode::ReactiveContinue)
    }

    /// The results after one more child with these.
    pub fn then(self, kind: &Kind, child: Self) -> Self {
        let Kind::Ordered { until, .. } = kind else {
            return self.or(child);
        };
        if !self.goes_on(kind) {
            return self;
        }
        // What went on is replaced by what the child gives; what was decided stays.
        let decided = match until {
            Outcome::Success => Self {
                failure: false,
                ..self
            },
            Outcome::Failure => Self {
                success: false,
                ..self
            },
        };
        decided.or(child)
    }

    /// The node's own results, from those of its children.
    pub fn result(self, kind: &Kind) -> Self {
        match kind {
            Kind::Leaf(_) | Kind::Ordered { .. } => self,
            Kind::Invert => Self {
                success: self.failure,
                failure: self.success,
                ..self
            },
            // Often used to switch a branch off on purpose: nothing is concluded from it.
            Kind::Force(_) => Self::ANY,
            Kind::Timeout(_) => Self {
                failure: self.failure || self.running,
                ..self
            },
        }
    }

    fn or(self, other: Self) -> Self {
        Self {
            success: self.success || other.success,
            failure: self.failure || other.failure,
            running: self.running || other.running,
        }
    }
}
