//! A tree in closure form that names its observer.

use crate::observe::{Observed, Observer, Operation};
use crate::support::{ClosureState, Described};
use crate::tree::Running;
use crate::{Status, Tree, TreeInfo};
use core::fmt;
use core::marker::PhantomData;

/// As [`support::called_with`](crate::support::called_with), for a closure with an observer.
#[inline(always)]
pub fn called_with<S, C: ?Sized, O, D>(_: &S) -> *const D
where
    D: ?Sized + FnMut(&mut S, &mut C, &mut O, &'static TreeInfo, Operation) -> Status,
{
    unreachable!("asked for its type only")
}

/// The same of a tree that names its observer: one closure serves one type of observers, so that only the methods with an observer are
/// there.
pub struct ClosureTree<F, S, X: ?Sized> {
    state: S,
    body: F,
    context: PhantomData<fn(&mut X)>,
}

impl<S: Clone, F: Clone, X: ?Sized> Clone for ClosureTree<F, S, X> {
    #[inline]
    fn clone(&self) -> Self {
        Self::new(self.state.clone(), self.body.clone())
    }
}

impl<S: Copy, F: Copy, X: ?Sized> Copy for ClosureTree<F, S, X> {}

#[diagnostic::do_not_recommend]
impl<S: Described<X>, F, X: ?Sized> Tree for ClosureTree<F, S, X> {
    const INFO: &'static TreeInfo = &S::DESCRIBED.observed();

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        self.state.visit_running(base, visit);
    }
}

impl<S, F, X: ?Sized> ClosureTree<F, S, X> {
    /// The tree: the code of one calls it, so that rustc does not show `new` or `inferred` to those who give it the type of another.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub const fn itself(self) -> Self {
        self
    }

    /// An idle tree.
    #[doc(hidden)]
    #[inline]
    pub const fn new(state: S, body: F) -> Self {
        Self {
            state,
            body,
            context: PhantomData,
        }
    }

    /// An idle tree whose one context type is inferred.
    #[doc(hidden)]
    #[inline]
    pub const fn inferred<O>(state: S, body: F) -> Self
    where
        F: FnMut(&mut S, &mut X, &mut O, &'static TreeInfo, Operation) -> Status,
    {
        Self::new(state, body)
    }
}

impl<S: ClosureState + Described<X>, F, X: ?Sized> ClosureTree<F, S, X> {
    /// Ticks the tree once, and tells the observer what happens.
    #[inline]
    pub fn tick_with<C: ?Sized, O: Observer>(&mut self, ctx: &mut C, observer: &mut O) -> Status
    where
        F: FnMut(&mut S, &mut C, &mut O, &'static TreeInfo, Operation) -> Status,
    {
        let at = PhantomData::<(F, S::At)>;
        let _ = at;
        observer.begin_on(Operation::Tick, self);
        let status = (self.body)(&mut self.state, ctx, observer, Self::INFO, Operation::Tick);
        observer.end(Operation::Tick, Some(status));
        status
    }

    /// Halts the tree, and tells the observer of it.
    #[inline]
    pub fn halt_with<C: ?Sized, O: Observer>(&mut self, ctx: &mut C, observer: &mut O)
    where
        F: FnMut(&mut S, &mut C, &mut O, &'static TreeInfo, Operation) -> Status,
    {
        self.stop(Operation::Halt, ctx, observer);
    }

    /// Halts the tree and forgets all memory, and tells the observer of it.
    #[inline]
    pub fn reset_with<C: ?Sized, O: Observer>(&mut self, ctx: &mut C, observer: &mut O)
    where
        F: FnMut(&mut S, &mut C, &mut O, &'static TreeInfo, Operation) -> Status,
    {
        self.stop(Operation::Reset, ctx, observer);
    }

    fn stop<C: ?Sized, O: Observer>(&mut self, operation: Operation, ctx: &mut C, observer: &mut O)
    where
        F: FnMut(&mut S, &mut C, &mut O, &'static TreeInfo, Operation) -> Status,
    {
        observer.begin_on(operation, self);
        (self.body)(&mut self.state, ctx, observer, Self::INFO, operation);
        observer.end(operation, None);
    }

    /// Whether the last tick gave `Running`, and no halt came since.
    #[inline]
    pub fn is_running(&self) -> bool {
        self.state.state_runs()
    }

    /// What runs: for each part of the tree that runs by itself, the number of the deepest node
    /// that is known to be running, subtrees included.
    pub fn running(&self) -> Running<'_, Self> {
        Tree::running(self)
    }

    /// Whether the node with this number is known to be running, itself or something below it.
    pub fn is_running_at(&self, node: u16) -> bool {
        Tree::is_running_at(self, node)
    }
}

#[diagnostic::do_not_recommend]
impl<C, O, S, F, X> Observed<C, O> for ClosureTree<F, S, X>
where
    C: ?Sized,
    O: Observer,
    X: ?Sized,
    S: ClosureState + Described<X>,
    F: FnMut(&mut S, &mut C, &mut O, &'static TreeInfo, Operation) -> Status,
{
    #[inline]
    fn tick_with(&mut self, ctx: &mut C, observer: &mut O) -> Status {
        ClosureTree::tick_with(self, ctx, observer)
    }

    #[inline]
    fn halt_with(&mut self, ctx: &mut C, observer: &mut O) {
        ClosureTree::halt_with(self, ctx, observer);
    }

    #[inline]
    fn reset_with(&mut self, ctx: &mut C, observer: &mut O) {
        ClosureTree::reset_with(self, ctx, observer);
    }
}

impl<S: fmt::Debug, F, X: ?Sized> fmt::Debug for ClosureTree<F, S, X> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("ClosureTree")
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
