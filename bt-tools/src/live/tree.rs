//! A tree that runs.

use super::functions::Call;
use super::plan::Plan;
use super::run::{Calling, Player, Running};
use super::timing::{MakeTiming, Timing};
use bt_core::info::TreeInfo;
use bt_core::observe::{Observer, Operation};
use bt_core::{Behavior, Status};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A tree that was read at run time, for contexts of type `C`: [`Leaves::tree`](super::Leaves::tree) and
/// [`Leaves::xml`](super::Leaves::xml) make it. It does what the compiled tree would do, node for node.
///
/// A tick allocates nothing, but for a halt of several nodes at once. A clone goes on from where this one is, and shares what does not change: so many agents
/// have the same tree.
pub struct Tree<C> {
    pub(super) running: Running<Call<C>>,
    pub(super) timing: Option<Box<dyn Timing<C>>>,
}

impl<C> Tree<C> {
    pub(super) fn of(plan: Plan<Call<C>>, timing: Option<MakeTiming<C>>) -> Self {
        Self {
            timing: timing.map(|timing| timing(plan.nodes.len())),
            running: Running::of(Arc::new(plan)),
        }
    }

    /// Ticks the tree once.
    ///
    /// A loop that comes neither to an end nor to rest is given up after a million rounds: then the tree is halted, and gives
    /// `Failure`.
    pub fn tick(&mut self, context: &mut C) -> Status {
        // A tick gives something.
        self.perform(Operation::Tick, context)
            .unwrap_or(Status::Failure)
    }

    /// Halts the tree: what runs is given up.
    pub fn halt(&mut self, context: &mut C) {
        self.perform(Operation::Halt, context);
    }

    /// Halts the tree, and forgets what nodes remember beyond that.
    pub fn reset(&mut self, context: &mut C) {
        self.perform(Operation::Reset, context);
    }

    /// As [`tick`](Self::tick), and tells the observer the answers, as a compiled tree with `#[observe]` does.
    ///
    /// An observer is given the tree's description, which [lives for ever](Self::info).
    pub fn tick_with(&mut self, context: &mut C, observer: &mut impl Observer) -> Status {
        let status = self.observed(Operation::Tick, context, observer);
        status.unwrap_or(Status::Failure)
    }

    /// As [`halt`](Self::halt), in an observer's sight.
    pub fn halt_with(&mut self, context: &mut C, observer: &mut impl Observer) {
        self.observed(Operation::Halt, context, observer);
    }

    /// As [`reset`](Self::reset), in an observer's sight.
    pub fn reset_with(&mut self, context: &mut C, observer: &mut impl Observer) {
        self.observed(Operation::Reset, context, observer);
    }

    fn observed(
        &mut self,
        operation: Operation,
        context: &mut C,
        observer: &mut impl Observer,
    ) -> Option<Status> {
        let timing = self.timing.as_deref_mut();
        let player = OfFunctions { timing, context };
        self.running.observed(operation, player, observer)
    }

    fn perform(&mut self, operation: Operation, context: &mut C) -> Option<Status> {
        let timing = self.timing.as_deref_mut();
        let player = OfFunctions { timing, context };
        self.running.perform(operation, player, &mut ())
    }

    /// Whether a tick has given `Running`, and the tree has not been halted since.
    pub fn is_running(&self) -> bool {
        self.running.is_running()
    }

    /// The numbers of the nodes that run, those around others included.
    pub fn running(&self) -> impl Iterator<Item = u16> + '_ {
        self.running.running()
    }

    /// The tree's description, for a [`Follower`](bt_model::Follower), a drawing, a view. It lives until the program ends: it is made when
    /// somebody asks for it, once for each text.
    pub fn info(&self) -> &'static TreeInfo {
        self.running.info()
    }
}

impl<C> Behavior<C> for Tree<C> {
    fn tick(&mut self, context: &mut C) -> Status {
        Self::tick(self, context)
    }

    fn halt(&mut self, context: &mut C) {
        Self::halt(self, context);
    }

    fn forget(&mut self, context: &mut C) {
        self.reset(context);
    }
}

impl<C> Clone for Tree<C> {
    fn clone(&self) -> Self {
        Self {
            running: self.running.clone(),
            timing: self.timing.as_ref().map(|timing| timing.copied()),
        }
    }
}

/// What runs.
impl<C> fmt::Debug for Tree<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tree")
            .field("name", &self.running.plan.name)
            .field("running", &self.running.texts())
            .finish_non_exhaustive()
    }
}

/// Functions are called with their context.
struct OfFunctions<'a, C> {
    timing: Option<&'a mut (dyn Timing<C> + 'static)>,
    context: &'a mut C,
}

impl<C> Player for OfFunctions<'_, C> {
    type Leaf = Call<C>;

    #[inline]
    fn call(&mut self, _: usize, leaf: &Call<C>, _: Calling) -> Status {
        leaf(self.context)
    }

    fn begin(&mut self, node: usize, time: Duration) {
        if let Some(timing) = &mut self.timing {
            timing.begin(node, self.context, time);
        }
    }

    fn has_elapsed(&mut self, node: usize, time: Duration) -> bool {
        // A plan with times has a clock.
        let timing = self.timing.as_ref();
        timing.is_none_or(|timing| timing.has_elapsed(node, self.context, time))
    }

    fn wake_at_once(&mut self) {
        if let Some(timing) = &self.timing {
            timing.wake_at_once(self.context);
        }
    }
}
