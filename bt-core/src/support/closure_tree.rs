//! Trees in closure form.

use super::{Described, IsTree, MaybeTree, Operation};
use crate::info::TreeInfo;
use crate::tree::Running;
use crate::{Behavior, Status, Tree};
use core::fmt;
use core::marker::PhantomData;

/// Calls a function of a leaf value. The context comes first: of a value that is none for it, rustc would else say that the
/// context is of the wrong type, and that at each call.
#[inline(always)]
pub fn in_context<C: ?Sized, B: ?Sized, R>(
    ctx: &mut C,
    value: &mut B,
    function: impl FnOnce(&mut B, &mut C) -> R,
) -> R {
    function(value, ctx)
}

/// What a closure is for that is called again and again, with references of any lifetime. Nothing is ever called by that type.
#[doc(hidden)]
#[macro_export]
macro_rules! called_again {
    ($($parameter:ty),*) => {
        dyn ::core::ops::FnMut($($parameter,)* $crate::support::Operation) -> $crate::Status + '_
    };
}
pub use called_again;

/// A type that stands among generic arguments.
pub type Same<T> = T;

/// The type of what [`Keep::keep`] gives for a closure that is for this, and takes this very state. It is never called.
#[inline(always)]
pub fn called_with<S, C: ?Sized, D>(_: &S) -> *const D
where
    D: ?Sized + FnMut(&mut S, &mut C, Operation) -> Status,
{
    unreachable!("asked for its type only")
}

/// Where a closure is kept whose type is not to be known before it is there.
pub trait Keep<T> {
    /// Keeps it. Where the result goes to a variable of [`called_with`]'s type, rustc knows what the closure is for, and its type
    /// stays its own.
    fn keep(self, body: T) -> *const T;
}

impl<T> Keep<T> for &mut Option<T> {
    #[inline(always)]
    fn keep(self, body: T) -> *const T {
        *self = Some(body);
        core::ptr::null()
    }
}

/// Calls a part of a tree with its state.
#[inline(always)]
pub fn with_state<S, R>(state: &mut S, part: impl FnOnce(&mut S) -> R) -> R {
    part(state)
}

/// The state of a tree in closure form.
pub trait ClosureState {
    /// Where control can be, by name, for debuggers.
    type At;
    /// Whether the tree is running.
    fn state_runs(&self) -> bool;
}

/// A tree in closure form: its state beside the closure that ticks and halts it.
///
/// The context is a parameter of the methods and not of the type, so that one tree can be ticked with a context of a new lifetime at every
/// frame. `X` is one type of context, from which it is known of the leaf values whether they are trees.
pub struct ClosureTree<F, S, X: ?Sized> {
    state: S,
    body: F,
    context: PhantomData<fn(&mut X)>,
}

impl<S: Clone, F: Clone, X: ?Sized> Clone for ClosureTree<F, S, X> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            body: self.body.clone(),
            context: PhantomData,
        }
    }
}

impl<S: Copy, F: Copy, X: ?Sized> Copy for ClosureTree<F, S, X> {}

#[diagnostic::do_not_recommend]
impl<S: Described<X>, F, X: ?Sized> Tree for ClosureTree<F, S, X> {
    const INFO: &'static TreeInfo = S::DESCRIBED;

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        self.state.visit_running(base, visit);
    }
}

impl<S: ClosureState, F, X: ?Sized> ClosureTree<F, S, X> {
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
    ///
    /// As it says what the closure is for, a captured variable that is moved out is reported on
    /// the leaf that does it. A tree whose context type is written, and may have lifetimes, cannot
    /// be made so: it would be bound to a context of one lifetime.
    #[doc(hidden)]
    #[inline]
    pub const fn inferred(state: S, body: F) -> Self
    where
        F: FnMut(&mut S, &mut X, Operation) -> Status,
    {
        Self::new(state, body)
    }

    /// Ticks the tree once.
    #[inline]
    pub fn tick<C: ?Sized>(&mut self, ctx: &mut C) -> Status
    where
        F: FnMut(&mut S, &mut C, Operation) -> Status,
    {
        // `debugger.py` finds the names by it.
        let at = PhantomData::<(F, S::At)>;
        let _ = at;
        (self.body)(&mut self.state, ctx, Operation::Tick)
    }

    /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
    #[inline]
    pub fn halt<C: ?Sized>(&mut self, ctx: &mut C)
    where
        F: FnMut(&mut S, &mut C, Operation) -> Status,
    {
        (self.body)(&mut self.state, ctx, Operation::Halt);
    }

    /// Halts the tree and forgets all memory.
    #[inline]
    pub fn reset<C: ?Sized>(&mut self, ctx: &mut C)
    where
        F: FnMut(&mut S, &mut C, Operation) -> Status,
    {
        (self.body)(&mut self.state, ctx, Operation::Reset);
    }

    /// Whether the last tick gave `Running`, and no halt came since.
    #[inline]
    pub fn is_running(&self) -> bool {
        self.state.state_runs()
    }

    /// What runs: for each part of the tree that runs by itself, the number of the deepest node
    /// that is known to be running, subtrees included.
    pub fn running(&self) -> Running<'_, Self>
    where
        S: Described<X>,
    {
        Tree::running(self)
    }

    /// Whether the node with this number is known to be running, itself or something below it.
    pub fn is_running_at(&self, node: u16) -> bool
    where
        S: Described<X>,
    {
        Tree::is_running_at(self, node)
    }
}

// Of what is no behaviour rustc would tell that a tree in closure form is one; and of a tree with another context, which closure is
// called in it.
#[diagnostic::do_not_recommend]
impl<C, S, F, X> Behavior<C> for ClosureTree<F, S, X>
where
    C: ?Sized,
    X: ?Sized,
    S: ClosureState + Described<X>,
    F: FnMut(&mut S, &mut C, Operation) -> Status,
{
    fn described() -> impl MaybeTree
    where
        Self: Sized,
    {
        IsTree::<Self>::it_is()
    }

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        Tree::visit_running(self, base, visit);
    }

    #[inline]
    fn forget(&mut self, ctx: &mut C) {
        ClosureTree::reset(self, ctx);
    }

    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        ClosureTree::tick(self, ctx)
    }

    #[inline]
    fn halt(&mut self, ctx: &mut C) {
        ClosureTree::halt(self, ctx);
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
