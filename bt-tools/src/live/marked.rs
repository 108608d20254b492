//! A tree that is marked `#[live]`, and changes with its file.

use super::built::{BuiltLeaf, OfBuilt};
use super::compiled::{Compiled, Params, Slot, Takes, WorksOn};
use super::run::Running;
use super::watched::Watched;
use crate::source::Problem;
use bt_core::info::TreeInfo;
use bt_core::observe::{Observer, Operation};
use bt_core::{Behavior, Status};
use std::fmt;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::Arc;

/// A tree that is marked `#[live]`, used where the tree itself would be. When its source file is saved, it does what is written there from
/// its next tick on, without a build.
///
/// ```
/// use bt_core::Status;
/// use bt_tools::live::Live;
/// use quickbeam::behavior_tree;
///
/// struct Guard { at: u32 }
///
/// fn walk_to(guard: &mut Guard, post: u32) -> Status {
///     if guard.at == post { return Status::Success; }
///     guard.at += 1;
///     Status::Running
/// }
///
/// behavior_tree! {
///     #[live]
///     tree Round(guard: &mut Guard) { sequence< walk_to(2), walk_to(4) > }
/// }
///
/// let mut guard = Guard { at: 0 };
/// let mut round = Live::<Round>::new();
/// while round.tick(&mut guard).is_running() {}
/// assert_eq!(guard.at, 4);
/// ```
///
/// All but new leaves may change: the order of nodes, nodes, options, durations, counts, labels, literals in the arguments of leaves, and
/// the trees of the same call that are its subtrees. What wants a build, and what is wrong, is printed to the standard error output with its place, in
/// the compiler's words, and the tree goes on as it was. Before another tree takes its place, what runs is halted. As in
/// [`Tree::replace`](super::Tree::replace), nodes that are the same keep what they remember, leaf values among them.
///
/// Agents with trees of one type share what is read; each has a state of its own.
pub struct Live<T: Compiled> {
    watched: Arc<Watched>,
    /// The version that runs.
    version: u64,
    running: Running<BuiltLeaf>,
    slots: Vec<Slot>,
    params: Box<Params>,
    of: PhantomData<fn() -> T>,
}

impl<T: Takes<()>> Live<T> {
    /// A tree without parameters, idle.
    ///
    /// # Panics
    ///
    /// If no thread can be started.
    #[must_use]
    pub fn new() -> Self {
        Self::with(())
    }
}

impl<T: Takes<()>> Default for Live<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Compiled> Live<T> {
    /// A tree with these parameters, idle. They are a tuple, also if there is one: `Live::<Patrol>::with((2.0,))` for `Patrol::new(2.0)`.
    ///
    /// # Panics
    ///
    /// If no thread can be started.
    #[must_use]
    pub fn with<P>(params: P) -> Self
    where
        T: Takes<P>,
        P: Copy + Send + Sync + 'static,
    {
        Self::of(Watched::of::<T>(None), Box::new(params))
    }

    /// The same, with the tree of this name in another file, which is read at once and whenever it is saved. It is a source file, or one with trees in the XML of
    /// BehaviorTree.CPP if its name ends in `.xml`.
    ///
    /// # Panics
    ///
    /// If no thread can be started.
    #[must_use]
    pub fn from_file<P>(path: impl AsRef<Path>, params: P) -> Self
    where
        T: Takes<P>,
        P: Copy + Send + Sync + 'static,
    {
        Self::of(Watched::of::<T>(Some(path.as_ref())), Box::new(params))
    }

    fn of(watched: Arc<Watched>, params: Box<Params>) -> Self {
        let (version, plan) = watched.now();
        Self {
            version,
            slots: plan.nodes.iter().map(|_| None).collect(),
            running: Running::of(plan),
            watched,
            params,
            of: PhantomData,
        }
    }

    /// Ticks the tree once: the one that was saved last, if nothing was wrong with it.
    ///
    /// A loop that comes neither to an end nor to rest is given up after a million rounds: then the tree is halted, and gives
    /// `Failure`.
    pub fn tick<C: ?Sized>(&mut self, context: &mut C) -> Status
    where
        T: WorksOn<C>,
    {
        self.renew(context, None::<&mut ()>);
        let (running, player) = self.parts(context);
        let status = running.perform(Operation::Tick, player, &mut ());
        // A tick gives something.
        status.unwrap_or(Status::Failure)
    }

    /// Halts the tree: what runs is given up.
    pub fn halt<C: ?Sized>(&mut self, context: &mut C)
    where
        T: WorksOn<C>,
    {
        let (running, player) = self.parts(context);
        running.perform(Operation::Halt, player, &mut ());
    }

    /// Halts the tree, and forgets what nodes remember beyond that.
    pub fn reset<C: ?Sized>(&mut self, context: &mut C)
    where
        T: WorksOn<C>,
    {
        let (running, player) = self.parts(context);
        running.perform(Operation::Reset, player, &mut ());
    }

    /// As [`tick`](Self::tick), in an observer's sight.
    pub fn tick_with<C: ?Sized>(&mut self, context: &mut C, observer: &mut impl Observer) -> Status
    where
        T: WorksOn<C>,
    {
        self.renew(context, Some(&mut *observer));
        let (running, player) = self.parts(context);
        let status = running.observed(Operation::Tick, player, observer);
        status.unwrap_or(Status::Failure)
    }

    /// As [`halt`](Self::halt), in an observer's sight.
    pub fn halt_with<C: ?Sized>(&mut self, context: &mut C, observer: &mut impl Observer)
    where
        T: WorksOn<C>,
    {
        let (running, player) = self.parts(context);
        running.observed(Operation::Halt, player, observer);
    }

    /// As [`reset`](Self::reset), in an observer's sight.
    pub fn reset_with<C: ?Sized>(&mut self, context: &mut C, observer: &mut impl Observer)
    where
        T: WorksOn<C>,
    {
        let (running, player) = self.parts(context);
        running.observed(Operation::Reset, player, observer);
    }

    /// Whether a tick has given `Running`, and the tree has not been halted since.
    pub fn is_running(&self) -> bool {
        self.running.is_running()
    }

    /// The numbers of the nodes that run, those around others included.
    pub fn running(&self) -> impl Iterator<Item = u16> + '_ {
        self.running.running()
    }

    /// The description of the tree that runs, as [`Tree::info`](super::Tree::info).
    pub fn info(&self) -> &'static TreeInfo {
        self.running.info()
    }

    /// What is wrong with the file as it was saved last, at its bytes; empty if the tree that runs is the one in the file.
    pub fn problems(&self) -> Vec<Problem> {
        self.watched.problems()
    }

    /// Takes the tree that was saved. What runs is halted, in an observer's sight if there is one.
    fn renew<C: ?Sized>(&mut self, context: &mut C, observer: Option<&mut impl Observer>)
    where
        T: WorksOn<C>,
    {
        if self.watched.version() == self.version {
            return;
        }
        match observer {
            Some(observer) => self.halt_with(context, observer),
            None => self.halt(context),
        }
        let (version, plan) = self.watched.now();
        let mut slots: Vec<Slot> = plan.nodes.iter().map(|_| None).collect();
        let mut running = Running::of(plan);
        for (place, its_place) in running.remember(&self.running) {
            slots[place] = self.slots[its_place].take();
        }
        (self.version, self.running, self.slots) = (version, running, slots);
    }

    /// What runs, and what calls its leaves.
    fn parts<'a, C: ?Sized>(
        &'a mut self,
        context: &'a mut C,
    ) -> (&'a mut Running<BuiltLeaf>, OfBuilt<'a, T, C>) {
        let player = OfBuilt {
            of: PhantomData,
            context,
            params: &*self.params,
            slots: &mut self.slots,
        };
        (&mut self.running, player)
    }
}

impl<C: ?Sized, T: WorksOn<C>> Behavior<C> for Live<T> {
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

/// What runs.
impl<T: Compiled> fmt::Debug for Live<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live")
            .field("name", &T::SOURCE.tree)
            .field("running", &self.running.texts())
            .finish_non_exhaustive()
    }
}
