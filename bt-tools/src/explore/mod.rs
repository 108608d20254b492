//! Every behaviour of a tree, explored: what can never happen, what always happens, and the shortest way to what should not.
//!
//! A tick of a tree is determined by its answers: what leaves give, whether times have passed, what is computed. [`explore`]
//! tries all of them, in every state that they lead to. States that are equal are looked at once, in the middle of a tick
//! too: so there are as many as states times leaves, where there may be millions of ways through one tick.
//!
//! ```
//! # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
//! # struct Night;
//! # impl bt_core::Tree for Night {
//! #     const INFO: &'static TreeInfo = &TreeInfo::new("Night", 1, &[
//! #         Node::root(Kind::Sequence(Mode::Memory), "sequence< … >").with_children(&[1, 2, 3]),
//! #         Node::below(0, Kind::Leaf(Leaf::Function), "open_door"),
//! #         Node::below(0, Kind::Leaf(Leaf::Function), "close_door"),
//! #         Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
//! #     ]);
//! #     fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
//! # }
//! use bt_tools::explore::{between, explore, started, succeeded};
//!
//! // tree Night(hero: &mut Hero) { sequence< open_door, close_door, sleep > }
//! let night = explore::<Night>().never_runs("open_door").never_runs("close_door");
//! let open = between(succeeded("open_door"), succeeded("close_door"));
//! night.never(started("sleep"), &open).assert();
//!
//! let facts = night.facts();
//! assert_eq!(facts.states(), 2); // Idle, and `sleep` runs.
//! assert_eq!(facts.most_calls().calls(), Some(3));
//! assert!(facts.unreached().is_empty());
//! ```
//!
//! [`World`] explores the compiled tree with its own leaves instead, in a context that is a small model of the world.
//!
//! # What is assumed
//!
//! * Leaves may give whatever their types allow: a function that returns `bool` never runs, one that returns `()` always succeeds. A
//!   leaf that is a value may give anything. Narrow that with [`never_fails`](Exploration::never_fails),
//!   [`gives`](Exploration::gives), [`runs_at_most`](Exploration::runs_at_most),
//!   [`exclusive`](Exploration::exclusive) and [`stable`](Exploration::stable). What a user's own composite does to its
//!   children may be anything too. So what holds, holds; a counterexample may be one that your leaves never give.
//! * Time has no numbers. A tick takes no time, and between two ticks any time may pass. A timer that started no later than
//!   another and lasts no longer elapses no later. Computed durations may be anything.
//! * The tree is ticked for ever; halted or reset in between only with [`with_halts`](Exploration::with_halts) and
//!   [`with_resets`](Exploration::with_resets). Handlers of `try_catch(on_halt = …)` are followed in halts within ticks, not in halts and
//!   resets from outside.
//! * A leaf may run for ever, unless it is said not to: [`eventually_completes`](Exploration::eventually_completes). This
//!   makes a difference only to what must happen, as [`always_followed_by`](Exploration::always_followed_by), not to what
//!   must not. Timers elapse at some time.

mod alike;
mod assume;
mod facts;
mod fold;
mod graph;
mod liveness;
mod longest;
mod moment;
pub(crate) mod plan;
mod report;
mod safety;
mod store;
mod test_code;
#[cfg(test)]
mod tests;
mod timeline;
mod timers;
mod trace;
mod verdict;
mod walker;
mod ways;
mod world;

pub use facts::Facts;
pub use fold::{Fold, Happening, Tick};
pub use longest::MostCalls;
pub use moment::{
    between, completed, ended, failed, halted, ran, running, started, succeeded, ticked, Moment,
    Stretch,
};
pub use trace::{Trace, Turn};
pub use verdict::Verdict;
pub use ways::{Way, Ways};
pub use world::{Happened, History, World, WorldVerdict};

use assume::Assumptions;
use bt_core::info::TreeInfo;
use bt_core::{Status, Tree};
use graph::{Graph, Limits, Search, Watch};
use liveness::Fairness;
use plan::Plan;

/// Explores a tree: [`Exploration::of`] its description.
pub fn explore<T: Tree>() -> Exploration {
    Exploration::of(T::INFO)
}

/// A tree to explore, and what is assumed about its leaves.
///
/// Names are labels, the text of nodes (`near(4)`), or what that begins with (`near`, `timeout`); all nodes of the name are
/// meant, in subtrees too.
#[derive(Debug, Clone)]
#[must_use = "nothing is explored before something is asked"]
pub struct Exploration {
    plan: Plan,
    assumptions: Assumptions,
    fairness: Vec<Fairness>,
    limits: Limits,
}

/// So many states take some hundreds of megabytes of memory.
const MOST_STATES: usize = 4_000_000;

impl Exploration {
    /// A tree, by its description: `Patrol::INFO`.
    pub fn of(info: &'static TreeInfo) -> Self {
        let plan = Plan::of(info);
        Self {
            assumptions: Assumptions::new(&plan),
            fairness: liveness::timers_elapse(&plan),
            plan,
            limits: Limits {
                states: MOST_STATES,
                ticks: u32::MAX,
                halts: false,
                resets: false,
            },
        }
    }

    /// The leaves of this name give these statuses and no others.
    ///
    /// # Panics
    ///
    /// If no leaf that is called has this name, or if nothing would be left for it to give.
    #[track_caller]
    pub fn gives(mut self, name: &str, statuses: impl AsRef<[Status]>) -> Self {
        for place in self.leaves(name) {
            self.assumptions.only(place, statuses.as_ref());
            assert!(
                self.assumptions.gives_something(place),
                "`{name}` is left with nothing to give"
            );
        }
        self
    }

    /// The leaves of this name never give `Failure`.
    ///
    /// # Panics
    ///
    /// As [`gives`](Self::gives).
    #[track_caller]
    pub fn never_fails(self, name: &str) -> Self {
        self.gives(name, [Status::Success, Status::Running])
    }

    /// The leaves of this name never give `Success`.
    ///
    /// # Panics
    ///
    /// As [`gives`](Self::gives).
    #[track_caller]
    pub fn never_succeeds(self, name: &str) -> Self {
        self.gives(name, [Status::Failure, Status::Running])
    }

    /// The leaves of this name never give `Running`: conditions, and what returns `bool` or `()`.
    ///
    /// # Panics
    ///
    /// As [`gives`](Self::gives).
    #[track_caller]
    pub fn never_runs(self, name: &str) -> Self {
        self.gives(name, [Status::Success, Status::Failure])
    }

    /// The leaves of this name give `Running` in at most so many ticks of an activation, then they complete.
    ///
    /// # Panics
    ///
    /// If no leaf that is called has this name.
    #[track_caller]
    pub fn runs_at_most(mut self, name: &str, ticks: u32) -> Self {
        for place in self.leaves(name) {
            self.assumptions.runs_at_most(place, ticks);
        }
        self
    }

    /// All leaves of this name answer alike within a tick, however often they are asked: what they look at does not change
    /// meanwhile.
    ///
    /// # Panics
    ///
    /// If no leaf that is called has this name.
    #[track_caller]
    pub fn stable(mut self, name: &str) -> Self {
        let leaves = self.leaves(name);
        self.assumptions.alike(&self.plan, leaves);
        self
    }

    /// Within a tick at most one of these leaves succeeds: `door_open` and `door_locked`.
    ///
    /// # Panics
    ///
    /// If no leaf that is called has one of these names.
    #[track_caller]
    pub fn exclusive<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Self {
        let mut leaves = Vec::new();
        for name in names {
            leaves.extend(self.leaves(name));
        }
        self.assumptions.exclusive(&self.plan, leaves);
        self
    }

    /// The `priority` and `utility` nodes of this name always choose one of their children.
    ///
    /// # Panics
    ///
    /// If there is no node of this name.
    #[track_caller]
    pub fn always_chooses(mut self, name: &str) -> Self {
        for place in moment::places(&self.plan, name) {
            self.assumptions.always_chooses(place);
        }
        self
    }

    /// The leaves of this name do not run for ever: while one is ticked again and again, it completes at some time, or is
    /// halted.
    ///
    /// # Panics
    ///
    /// If no leaf that is called has this name.
    #[track_caller]
    pub fn eventually_completes(mut self, name: &str) -> Self {
        for place in self.leaves(name) {
            self.fairness.push(Fairness::completes(place));
        }
        self
    }

    /// No leaf runs for ever: [`eventually_completes`](Self::eventually_completes), for all.
    pub fn all_eventually_complete(mut self) -> Self {
        let leaves = (0..self.plan.places().len()).filter(|&place| self.plan.is_called(place));
        self.fairness.extend(leaves.map(Fairness::completes));
        self
    }

    /// The leaves of this name give this status at some time if they are asked again and again: a door that is tried often
    /// enough opens.
    ///
    /// # Panics
    ///
    /// If no leaf that is called has this name.
    #[track_caller]
    pub fn eventually_gives(mut self, name: &str, status: Status) -> Self {
        for place in self.leaves(name) {
            self.fairness.push(Fairness::gives(place, status));
        }
        self
    }

    /// The tree may be halted between any two ticks.
    pub fn with_halts(mut self) -> Self {
        self.limits.halts = true;
        self
    }

    /// The tree may be reset between any two ticks: it is halted, and forgets all memory, as that of `run_once`.
    pub fn with_resets(mut self) -> Self {
        self.limits.resets = true;
        self
    }

    /// Looks at so many states at the most, those in the middle of ticks included; 4,000,000 if nothing is said. That bounds
    /// the memory: a state takes its own 10 to 100 bytes and some 60 more for the steps that lead from it.
    pub fn at_most_states(mut self, states: usize) -> Self {
        self.limits.states = states;
        self
    }

    /// Looks at so many ticks at the most.
    pub fn at_most_ticks(mut self, ticks: u32) -> Self {
        self.limits.ticks = ticks;
        self
    }

    fn search<W: Watch>(&self, watch: &W) -> Graph<W::State> {
        Search::new(&self.plan, &self.assumptions, watch, self.limits).run()
    }

    /// Leaves that are called.
    #[track_caller]
    fn leaves(&self, name: &str) -> Vec<usize> {
        let places = moment::places(&self.plan, name);
        let leaves = places.into_iter();
        let leaves: Vec<usize> = leaves.filter(|&place| self.plan.is_called(place)).collect();
        assert!(!leaves.is_empty(), "`{name}` is no leaf that is called");
        leaves
    }
}
