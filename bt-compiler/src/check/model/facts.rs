//! What the passes have to know about each kind of node, in one exhaustive place: with a new kind, rustc asks for
//! its row here.

use super::{Kind, Leaf, Mode, Time};

/// The facts about a kind of node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts {
    /// The duration that it measures, if it asks the clock.
    pub time: Option<Time>,
    /// Which of its children can be live at once.
    pub children: Liveness,
    /// Whether control rests at the node itself between two ticks.
    pub rests: Rests,
    /// What it keeps besides a resume index.
    pub keeps: Keeps,
    /// What it gives, told by what its child gives.
    pub gives: Gives,
    /// Whether its start asks something that going on does not: completed and started again, it may give something else
    /// though nothing has changed. Not of what says so by itself, as an armed `cooldown`.
    pub asks_at_start: bool,
}

/// Which children of a node can be live at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Liveness {
    /// None, or one after the other.
    One,
    /// One from tick to tick; but an earlier one may start while a later one still runs.
    Overtaking,
    /// The first beside one of the others: it has a region of its own.
    FirstBesideAnother,
    /// All: each has a region of its own.
    All,
}

/// Whether control rests at a node itself, rather than at a node within it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rests {
    /// It does not.
    Never,
    /// If its return type allows that.
    IfItRuns,
    /// It does.
    Itself,
    /// Between two children.
    BetweenChildren,
}

/// What a node keeps from tick to tick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeps {
    /// Nothing.
    Nothing,
    /// When it started; and its duration, if that is computed.
    Start,
    /// Its cycles.
    Cycles,
    /// Which children have completed.
    Completions,
    /// The result of its child, until `reset`.
    Result,
    /// That its child has completed, and when, until `reset`.
    Completion,
    /// The child it begins with, until `reset`.
    Index,
}

/// What a node can give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    /// What its child can give.
    AsChild,
    /// What its child can give, or `Running`.
    AsChildOrRunning,
    /// What its child can give, or `Failure` instead of `Running`.
    FailureForRunning,
    /// What its child can give, or `Failure` once that has completed.
    FailureOnceCompleted,
    /// What `check::reach` works out for this kind alone.
    OfItsKind,
}

impl Kind {
    /// The facts about this kind of node.
    #[must_use]
    pub fn facts(&self) -> Facts {
        use {Gives as G, Keeps as K, Liveness as L, Rests as R};
        let of = |children, rests, keeps| Facts {
            time: None,
            children,
            rests,
            keeps,
            gives: G::OfItsKind,
            asks_at_start: false,
        };
        let timed = |time: &Time, rests, keeps, gives| Facts {
            time: Some(*time),
            gives,
            // Its time begins anew.
            asks_at_start: keeps == K::Start,
            ..of(L::One, rests, keeps)
        };
        let as_child = |rests, keeps| Facts {
            gives: G::AsChild,
            ..of(L::One, rests, keeps)
        };
        match self {
            Self::Leaf(leaf) => match leaf {
                Leaf::Call => of(L::One, R::IfItRuns, K::Nothing),
                Leaf::Value | Leaf::Running => of(L::One, R::Itself, K::Nothing),
                Leaf::Constant(_) => of(L::One, R::Never, K::Nothing),
                Leaf::Wait(time) => timed(time, R::Itself, K::Start, G::OfItsKind),
            },
            Self::Timed(kind, time) => {
                let (rests, keeps, gives) = kind.facts();
                timed(time, rests, keeps, gives)
            }
            Self::Ordered { mode, .. } => match mode {
                Mode::Memory => of(L::One, R::Never, K::Nothing),
                Mode::Reactive => of(L::Overtaking, R::Never, K::Nothing),
                Mode::ReactiveContinue => of(L::All, R::Itself, K::Nothing),
                Mode::Async(_) => of(L::One, R::BetweenChildren, K::Nothing),
            },
            Self::SequenceWithMemory => of(L::One, R::BetweenChildren, K::Index),
            Self::Repeat { .. } => of(L::One, R::Itself, K::Cycles),
            Self::KeepRunningUntilFailure => of(L::One, R::Itself, K::Nothing),
            Self::RunOnce => as_child(R::Never, K::Result),
            Self::Parallel { .. } | Self::ParallelAll { .. } => {
                of(L::All, R::Itself, K::Completions)
            }
            Self::Invert
            | Self::Force(_)
            | Self::IfThenElse
            | Self::Switch
            | Self::TryCatch { .. } => of(L::One, R::Never, K::Nothing),
            Self::Priority { each_tick } | Self::Utility { each_tick } => Facts {
                asks_at_start: !each_tick,
                ..of(L::One, R::Never, K::Nothing)
            },
            Self::Instant | Self::Context | Self::Handler(_) | Self::Subtree => {
                as_child(R::Never, K::Nothing)
            }
            Self::WhileDoElse | Self::Interrupter | Self::Repeater(_) => {
                of(L::FirstBesideAnother, R::Itself, K::Nothing)
            }
            Self::Custom => of(L::All, R::Itself, K::Nothing),
        }
    }

    /// The duration that it measures, if it asks the clock.
    #[must_use]
    pub fn time(&self) -> Option<Time> {
        self.facts().time
    }

    /// Whether several children can be running at once, each in a region of its own.
    #[must_use]
    pub fn is_group(&self) -> bool {
        self.facts().children == Liveness::All
    }

    /// Whether the first child, in a region of its own, can be running beside another.
    #[must_use]
    pub fn is_controlled(&self) -> bool {
        self.facts().children == Liveness::FirstBesideAnother
    }

    /// Whether something of it outlives its activation, until `reset`.
    #[must_use]
    pub fn remembers(&self) -> bool {
        match self.facts().keeps {
            Keeps::Result | Keeps::Completion | Keeps::Index => true,
            Keeps::Nothing | Keeps::Start | Keeps::Cycles | Keeps::Completions => false,
        }
    }
}
