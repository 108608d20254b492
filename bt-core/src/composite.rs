//! Composites and decorators of one's own.

use crate::support::{ChildCall, ChildList};
use crate::Status;
use core::marker::PhantomData;

/// A composite or decorator of your own, for contexts of type `C`.
///
/// In a tree it is written like the built-in ones, `RoundRobin::new()< patrol, rest >`, and like
/// them it is compiled for its very children, without dynamic dispatch. It has only its own state;
/// the tree keeps the children and hands them over as [`Children`].
///
/// Whatever it does, the rules of every node hold for its children: when it completes or is halted,
/// the tree halts those that still run, in their order, each exactly once, and all of them are idle again
/// (see [`idle`](Self::idle)).
///
/// ```
/// use bt_core::{Children, Composite, Status};
///
/// /// Each activation is the next child's turn.
/// #[derive(Default)]
/// struct RoundRobin { turn: usize }
///
/// impl<C: ?Sized> Composite<C> for RoundRobin {
///     fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
///         let status = children.tick(self.turn, ctx);
///         if status != Status::Running {
///             self.turn += 1;
///             if self.turn == children.len() {
///                 self.turn = 0;
///             }
///         }
///         status
///     }
/// }
/// #
/// # /// Two leaves that succeed at once and write down their names.
/// # struct Two;
/// # impl Children<String> for Two {
/// #     fn len(&self) -> usize { 2 }
/// #     fn is_running(&self, _index: usize) -> bool { false }
/// #     fn tick(&mut self, index: usize, ctx: &mut String) -> Status {
/// #         let Some(name) = ["a", "b"].get(index) else { return Status::Failure };
/// #         ctx.push_str(name);
/// #         Status::Success
/// #     }
/// #     fn halt(&mut self, _index: usize, _ctx: &mut String) {}
/// # }
/// # let (mut robin, mut log) = (RoundRobin::default(), String::new());
/// # for _ in 0..3 { assert_eq!(robin.start(&mut Two, &mut log), Status::Success); }
/// # assert_eq!(log, "aba");
/// ```
///
/// For a context with lifetimes, name them: `impl<'a> Composite<Guard<'a>> for RoundRobin`. With `Guard<'_>` in the
/// `impl`, the one in `tick` would be another lifetime, and rustc refuses that.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a composite for the context `{C}`",
    label = "`{Self}` does not implement `Composite<{C}>`",
    note = "a node in `UpperCamelCase` with children in `< … >` is a value that implements `Composite`; a tree with places is used in the call of the macro in which it stands"
)]
pub trait Composite<C: ?Sized> {
    /// The first tick of an activation. By default the same as [`tick`](Self::tick).
    #[inline]
    fn start(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        self.tick(children, ctx)
    }

    /// A later tick of an activation; the previous one gave [`Status::Running`].
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status;

    /// Puts its own state back while running; the tree halts the children. By default nothing.
    #[inline]
    fn halt(&mut self, _ctx: &mut C) {}

    /// The node is idle again: what it has kept since its completion for its parent's activation ends here.
    ///
    /// It is called where BehaviorTree.CPP sets a node's status back to idle. Where the parent is another user's
    /// composite, that is when the parent completes or is halted, or says [`Children::idle`]; of the condition of a
    /// `while_do_else` likewise. Everywhere else it is right after the node has completed and its own children are idle. A
    /// halt is followed by it everywhere. Such a parent calls it also on a node that was never ticked. By default nothing.
    ///
    /// So a node can tell whether its parent ticks it again within one activation, as a
    /// [`Pipeline`](crate::composites::Pipeline) does, or begins anew:
    ///
    /// ```
    /// use bt_core::{Children, Composite, Status};
    ///
    /// /// Ticks its child until it has completed once, and fails then until its parent's activation has ended.
    /// struct Once { done: bool }
    ///
    /// impl<C: ?Sized> Composite<C> for Once {
    ///     fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
    ///         if self.done {
    ///             return Status::Failure;
    ///         }
    ///         let status = children.tick(0, ctx);
    ///         self.done = status != Status::Running;
    ///         status
    ///     }
    ///
    ///     fn idle(&mut self, _ctx: &mut C) {
    ///         self.done = false;
    ///     }
    /// }
    /// #
    /// # struct One;
    /// # impl Children<u32> for One {
    /// #     fn len(&self) -> usize { 1 }
    /// #     fn is_running(&self, _index: usize) -> bool { false }
    /// #     fn tick(&mut self, _index: usize, ticks: &mut u32) -> Status { *ticks += 1; Status::Success }
    /// #     fn halt(&mut self, _index: usize, _ticks: &mut u32) {}
    /// # }
    /// # let (mut once, mut ticks) = (Once { done: false }, 0);
    /// # assert_eq!(once.tick(&mut One, &mut ticks), Status::Success);
    /// # assert_eq!(once.tick(&mut One, &mut ticks), Status::Failure);
    /// # Composite::<u32>::idle(&mut once, &mut ticks);
    /// # assert_eq!(once.tick(&mut One, &mut ticks), Status::Success);
    /// # assert_eq!(ticks, 2);
    /// ```
    #[inline]
    fn idle(&mut self, _ctx: &mut C) {}

    /// For generated code: ticks it with the children that run, and what is called for each. When it completes, the tree halts
    /// whatever it has left running.
    #[doc(hidden)]
    #[inline]
    fn tick_node<F, const N: usize>(
        &mut self,
        fresh: bool,
        ctx: &mut C,
        running: [bool; N],
        call: F,
    ) -> Status
    where
        F: FnMut(ChildCall, usize, &mut C) -> Status,
    {
        // Only here: a closure that is an argument itself learns the type of the context from `ctx`.
        let mut children = ChildList::new(running, call);
        if fresh {
            self.start(&mut children, ctx)
        } else {
            self.tick(&mut children, ctx)
        }
    }

    /// Halts it, and it is idle.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // It is no more than what stands here.
    #[inline(always)]
    fn halt_node(&mut self, ctx: &mut C) {
        self.halt(ctx);
        self.idle(ctx);
    }

    /// Forgets what outlives an activation: called when its tree is reset, after whatever ran was
    /// halted. By default nothing.
    #[inline]
    fn forget(&mut self, _ctx: &mut C) {}
}

/// The children of a [`Composite`], for contexts of type `C`.
///
/// Trees implement it; composites use it. Children are counted from 0 here. An index beyond
/// [`len`](Self::len) is no mistake and does nothing: such a child is not running, and a tick of it
/// gives [`Status::Failure`].
///
/// ```
/// use bt_core::{Children, Status};
///
/// /// Ticks the children that are running, and no others.
/// fn tick_running<C: ?Sized>(children: &mut impl Children<C>, ctx: &mut C) {
///     for index in 0..children.len() {
///         if children.is_running(index) {
///             children.tick(index, ctx);
///         }
///     }
/// }
/// #
/// # struct One(bool);
/// # impl Children<u32> for One {
/// #     fn len(&self) -> usize { 1 }
/// #     fn is_running(&self, index: usize) -> bool { index == 0 && self.0 }
/// #     fn tick(&mut self, _index: usize, ctx: &mut u32) -> Status { *ctx += 1; Status::Running }
/// #     fn halt(&mut self, _index: usize, _ctx: &mut u32) { self.0 = false; }
/// # }
/// # let (mut one, mut ticks) = (One(true), 0);
/// # tick_running(&mut one, &mut ticks);
/// # one.halt(0, &mut ticks);
/// # tick_running(&mut one, &mut ticks);
/// # assert_eq!(ticks, 1);
/// # assert!(!one.is_empty());
/// ```
pub trait Children<C: ?Sized> {
    /// How many children there are.
    fn len(&self) -> usize;

    /// Whether there are none.
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the child at `index` is running.
    fn is_running(&self, index: usize) -> bool;

    /// Ticks the child at `index`; a child that is not running starts.
    fn tick(&mut self, index: usize, ctx: &mut C) -> Status;

    /// Halts the child at `index` if it is running, and does nothing otherwise.
    fn halt(&mut self, index: usize, ctx: &mut C);

    /// Halts the child at `index` if it is running; it is idle then, also if it has completed before.
    ///
    /// When a composite completes or is halted, the tree does so with all of its children. A decorator that may tick its child
    /// again after a completion, in the same activation, says so itself, as those of BehaviorTree.CPP do
    /// (`resetChild`, and `haltChild` of its control nodes); a node that lets the child go on, as a pipeline, does not.
    /// By default the same as [`halt`](Self::halt).
    #[inline]
    fn idle(&mut self, index: usize, ctx: &mut C) {
        self.halt(index, ctx);
    }
}

/// A context that the node `context(VALUE, child)` can change.
///
/// The node calls [`set_context`](Self::set_context) each time before its child is ticked. Nothing
/// undoes it but a tree's `reset`, which sets the default. This is the per-node Context of the
/// editor Behave 2.
///
/// ```
/// use bt_core::Contextual;
///
/// #[derive(Default, PartialEq, Debug)]
/// enum Mood { #[default] Calm, Alarmed }
///
/// struct Guard { mood: Mood }
///
/// impl Contextual for Guard {
///     type Context = Mood;
///
///     fn set_context(&mut self, mood: Mood) {
///         self.mood = mood;
///     }
/// }
///
/// let mut guard = Guard { mood: Mood::Calm };
/// guard.set_context(Mood::Alarmed);
/// assert_eq!(guard.mood, Mood::Alarmed);
/// ```
#[diagnostic::on_unimplemented(
    message = "`context(…)` cannot change the context `{Self}`",
    label = "`{Self}` does not implement `Contextual`",
    note = "the node `context(VALUE, child)` calls `Contextual::set_context(VALUE)` on the tree's context"
)]
pub trait Contextual {
    /// What is set. Its default is what `reset` sets.
    type Context: Default;

    /// From now on, `context` holds.
    fn set_context(&mut self, context: Self::Context);

    /// For generated code: asks for the trait and, by naming it, for its type of contexts. Where they are missing, rustc says
    /// so at one span, and once.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    fn asked_to_change(&self) -> PhantomData<Self::Context> {
        PhantomData
    }
}
