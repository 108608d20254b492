//! Invariants over a state of the user's own, which follows what nodes do.

use super::graph::Watch;
use super::moment::Moment;
use super::plan::Plan;
use super::verdict::Verdict;
use super::walker::Walker;
use super::Exploration;
use crate::model::{Event, What};
use crate::testing::names;
use bt_core::Status;
use std::hash::Hash;

/// An exploration with a state of the user's own: what [`Exploration::with`] gives.
#[must_use = "nothing is explored before something is asked"]
pub struct Fold<'a, S, F> {
    exploration: &'a Exploration,
    begin: S,
    step: F,
}

/// Something that a node has done.
#[derive(Debug, Clone, Copy)]
pub struct Happening<'a> {
    plan: &'a Plan,
    event: Event,
}

/// A tree after a tick, or after it was halted.
#[derive(Debug, Clone, Copy)]
pub struct Tick<'a> {
    walker: &'a Walker<'a>,
    given: Option<Status>,
}

impl Exploration {
    /// Follows what nodes do with a state of your own: a small picture of the world, which `fold` brings up to date after
    /// each thing that a node does. States of the tree with different pictures are different states.
    ///
    /// ```
    /// # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
    /// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
    /// #     Node::root(Kind::Sequence(Mode::Memory), "sequence< … >").with_children(&[1, 2]),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "open_door"),
    /// #     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
    /// # ]);
    /// use bt_core::Status::Success;
    /// use bt_tools::explore::Exploration;
    ///
    /// // tree Night(hero: &mut Hero) { sequence< open_door, sleep > }
    /// let night = Exploration::of(&NIGHT);
    /// let verdict = night
    ///     .with(false, |is_open, happening| {
    ///         if happening.gave("open_door", Success) {
    ///             *is_open = true;
    ///         }
    ///     })
    ///     .always("the door is shut while sleeping", |is_open, tree| !(*is_open && tree.is_running("sleep")));
    /// assert_eq!(verdict.counterexample().map(|trace| trace.ticks()), Some(1));
    /// ```
    pub fn with<S, F>(&self, begin: S, fold: F) -> Fold<'_, S, F>
    where
        S: Clone + Eq + Hash,
        F: Fn(&mut S, Happening),
    {
        Fold {
            exploration: self,
            begin,
            step: fold,
        }
    }

    /// After every tick this holds. `says` is a sentence for the counterexample.
    pub fn always(&self, says: &str, holds: impl Fn(&Tick) -> bool) -> Verdict {
        self.with((), |(), _| {})
            .always(says, |(), tick| holds(tick))
    }
}

impl<S, F> Fold<'_, S, F>
where
    S: Clone + Eq + Hash,
    F: Fn(&mut S, Happening),
{
    /// After every tick, halt and reset this holds. `says` is a sentence for the counterexample.
    pub fn always(&self, says: &str, holds: impl Fn(&S, &Tick) -> bool) -> Verdict {
        let watch = Invariant { fold: self, holds };
        let graph = self.exploration.search(&watch);
        self.exploration
            .judge(&graph, format!("not always: {says}"))
    }
}

struct Invariant<'a, S, F, H> {
    fold: &'a Fold<'a, S, F>,
    holds: H,
}

impl<S, F, H> Watch for Invariant<'_, S, F, H>
where
    S: Clone + Eq + Hash,
    F: Fn(&mut S, Happening),
    H: Fn(&S, &Tick) -> bool,
{
    type State = S;

    fn begin(&self) -> S {
        self.fold.begin.clone()
    }

    fn see(&self, state: &mut S, event: Event) -> bool {
        let plan = &self.fold.exploration.plan;
        (self.fold.step)(state, Happening { plan, event });
        true
    }

    fn rest(&self, state: &mut S, walker: &Walker, given: Option<Status>) -> bool {
        (self.holds)(state, &Tick { walker, given })
    }
}

impl Happening<'_> {
    /// The number of the node that did it, as in [`TreeInfo::node`](bt_core::info::TreeInfo::node).
    pub fn node(&self) -> u16 {
        self.event.node
    }

    /// What it did.
    pub fn what(&self) -> What {
        self.event.what
    }

    /// Whether the node has this name.
    pub fn is_at(&self, name: &str) -> bool {
        if let Some(number) = names::number(name) {
            return number == self.event.node;
        }
        let place = self.plan.place(self.event.node);
        names::is_node_called(self.plan.places()[place].node, name)
    }

    /// Whether a node of this name gave this status.
    pub fn gave(&self, name: &str, status: Status) -> bool {
        self.event.what == What::Done(status) && self.is_at(name)
    }

    /// Whether a node of this name started.
    pub fn started(&self, name: &str) -> bool {
        self.event.what == What::Start && self.is_at(name)
    }

    /// Whether a node of this name was halted.
    pub fn halted(&self, name: &str) -> bool {
        self.event.what == What::Halt && self.is_at(name)
    }

    /// Whether it is a moment of this kind.
    ///
    /// # Panics
    ///
    /// If there is no node of the moment's name.
    #[track_caller]
    pub fn is(&self, moment: &Moment) -> bool {
        moment.on(self.plan).is(self.event)
    }
}

impl Tick<'_> {
    /// What the tick gave; `None` after a halt.
    pub fn gave(&self) -> Option<Status> {
        self.given
    }

    /// Whether a node of this name runs now.
    pub fn is_running(&self, name: &str) -> bool {
        let plan = self.walker.plan;
        let mut running = self.walker.running();
        if let Some(number) = names::number(name) {
            return running.any(|place| plan.places()[place].number == number);
        }
        running.any(|place| names::is_node_called(plan.places()[place].node, name))
    }

    /// The numbers of the nodes that run, in the order in which the tree is written.
    pub fn running(&self) -> impl Iterator<Item = u16> + '_ {
        let plan = self.walker.plan;
        self.walker
            .running()
            .map(|place| plan.places()[place].number)
    }
}
