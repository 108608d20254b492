//! Leaves with state, and trees.

mod wrapped;

use crate::observe::{Answer, Observer};
use crate::support::{MaybeTree, NoTree};
use crate::Status;

/// A leaf that has state of its own, or a whole tree, for contexts of type `C`.
///
/// A plain function is leaf enough for most work. Implement this for a leaf that remembers
/// something between ticks, or that has to be told when it is halted. Every tree implements it
/// too, so that a tree is a leaf of a larger one.
///
/// # When what is called
///
/// * A node that is ticked while not running *starts*: it gets [`start`](Self::start). While it
///   gives [`Status::Running`], later ticks are [`tick`](Self::tick).
/// * A running node is halted exactly once, or completes; never both, never neither. A node that
///   is not running is never halted.
/// * [`halt`](Self::halt) is called before the tick goes on, and leaves the value ready to start again. In a reactive node it comes
///   after the tick of the child that takes over.
/// * After a completion or a halt the node is *idle* again, and [`idle`](Self::idle) is called: at once, as a rule.
///   Only a user's [`Composite`](crate::Composite), and a `while_do_else` its condition, keep a child that has completed
///   as it is, and may start it again, until their own activation ends.
///
/// This is what BehaviorTree.CPP 4.10 calls `onStart`, `onRunning`, `onHalted` and `resetStatus`. Dropping a
/// running tree halts nothing, since there is no context to halt it with.
///
/// ```
/// use bt_core::{Behavior, Status};
///
/// #[derive(Default)]
/// struct Radio { on: bool, sent: u32 }
///
/// /// Sends `count` packets, one each tick.
/// struct Send { count: u32, left: u32 }
///
/// impl Behavior<Radio> for Send {
///     fn start(&mut self, radio: &mut Radio) -> Status {
///         radio.on = true;
///         self.left = self.count;
///         self.tick(radio)
///     }
///
///     fn tick(&mut self, radio: &mut Radio) -> Status {
///         if self.left == 0 {
///             radio.on = false;
///             return Status::Success;
///         }
///         self.left -= 1;
///         radio.sent += 1;
///         Status::Running
///     }
///
///     fn halt(&mut self, radio: &mut Radio) {
///         radio.on = false;
///     }
/// }
///
/// let (mut send, mut radio) = (Send { count: 9, left: 0 }, Radio::default());
/// assert_eq!(send.start(&mut radio), Status::Running);
/// assert_eq!(send.tick(&mut radio), Status::Running);
/// send.halt(&mut radio);
/// assert_eq!((radio.on, radio.sent), (false, 2));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a behaviour of the context `{Context}`",
    label = "`{Self}` does not implement `Behavior<{Context}>`",
    note = "a leaf in `UpperCamelCase` is a value that implements `Behavior<{Context}>`; a function is written in `snake_case`, and a composite with its children behind it, and not in parentheses: `RoundRobin::new()< …, … >`",
    note = "a tree is a behaviour of the context type that it was declared with, and of no other"
)]
pub trait Behavior<Context: ?Sized> {
    /// The first tick of an activation. By default the same as [`tick`](Self::tick).
    #[inline]
    fn start(&mut self, ctx: &mut Context) -> Status {
        self.tick(ctx)
    }

    /// A later tick of an activation; the previous one gave [`Status::Running`].
    ///
    /// A tree takes `tick` at any time and starts by itself when it is not running.
    fn tick(&mut self, ctx: &mut Context) -> Status;

    /// Gives up while running: undoes what a later activation must not find. By default nothing.
    #[inline]
    fn halt(&mut self, _ctx: &mut Context) {}

    /// The node is idle again: what it has kept since its completion for its parent's activation ends here.
    ///
    /// It is called where BehaviorTree.CPP sets a node's status back to idle. Where the parent is a user's
    /// [`Composite`](crate::Composite), that is when the composite completes or is halted, or says
    /// [`Children::idle`](crate::Children::idle); of the condition of a `while_do_else` likewise. Everywhere else it is right
    /// after the node has completed. A halt is followed by it everywhere. Such a parent calls it also on a node that was never
    /// ticked. By default nothing.
    ///
    /// ```
    /// use bt_core::{Behavior, Status};
    ///
    /// /// Succeeds; how often, since it was idle?
    /// #[derive(Default)]
    /// struct Count { times: u32 }
    ///
    /// impl Behavior<()> for Count {
    ///     fn tick(&mut self, (): &mut ()) -> Status {
    ///         self.times += 1;
    ///         Status::Success
    ///     }
    ///
    ///     fn idle(&mut self, (): &mut ()) {
    ///         self.times = 0;
    ///     }
    /// }
    ///
    /// // As in a pipeline, which starts its earlier children again and again:
    /// let mut count = Count::default();
    /// count.start(&mut ());
    /// count.start(&mut ());
    /// assert_eq!(count.times, 2);
    /// // The pipeline completes:
    /// count.idle(&mut ());
    /// assert_eq!(count.times, 0);
    /// ```
    #[inline]
    fn idle(&mut self, _ctx: &mut Context) {}

    /// Forgets what outlives an activation, as the memory of a `run_once`: called for every leaf of
    /// a tree that is reset, after whatever ran was halted. By default nothing.
    ///
    /// ```
    /// use bt_core::{Behavior, Status};
    ///
    /// /// Succeeds the first time only.
    /// struct Once { done: bool }
    ///
    /// impl Behavior<()> for Once {
    ///     fn tick(&mut self, (): &mut ()) -> Status {
    ///         if core::mem::replace(&mut self.done, true) { Status::Failure } else { Status::Success }
    ///     }
    ///
    ///     fn forget(&mut self, (): &mut ()) {
    ///         self.done = false;
    ///     }
    /// }
    ///
    /// let mut once = Once { done: false };
    /// assert_eq!(once.tick(&mut ()), Status::Success);
    /// assert_eq!(once.tick(&mut ()), Status::Failure);
    /// once.forget(&mut ());
    /// assert_eq!(once.tick(&mut ()), Status::Success);
    /// ```
    #[inline]
    fn forget(&mut self, _ctx: &mut Context) {}

    /// Starts it; where it completes, it is idle.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // It is no more than what stands here.
    #[inline(always)]
    fn execute_start(&mut self, ctx: &mut Context) -> Status {
        let status = self.start(ctx);
        if !status.is_running() {
            self.idle(ctx);
        }
        status
    }

    /// Ticks it on; where it completes, it is idle.
    #[doc(hidden)]
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn execute_tick(&mut self, ctx: &mut Context) -> Status {
        let status = self.tick(ctx);
        if !status.is_running() {
            self.idle(ctx);
        }
        status
    }

    /// Halts it, and it is idle.
    #[doc(hidden)]
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn halt_node(&mut self, ctx: &mut Context) {
        self.halt(ctx);
        self.idle(ctx);
    }

    /// The tree that it is, if it is one. Trees say so; a leaf leaves this alone.
    #[doc(hidden)]
    fn described() -> impl MaybeTree
    where
        Self: Sized,
    {
        NoTree
    }

    /// Visits the nodes that run within it, if it is a tree, their numbers counted from `base`.
    #[doc(hidden)]
    fn visit_running(&self, _base: u16, _visit: &mut impl FnMut(u16))
    where
        Self: Sized,
    {
    }

    /// Starts or ticks it as a leaf of an observed tree, by its number there. An observed tree tells its own answers
    /// instead, the numbers of its nodes counted from `base`.
    #[doc(hidden)]
    #[inline]
    fn observed_tick<O: Observer>(
        &mut self,
        starts: bool,
        ctx: &mut Context,
        observer: &mut O,
        [node, _base]: [u16; 2],
    ) -> Status
    where
        Self: Sized,
    {
        let status = if starts {
            self.start(ctx)
        } else {
            self.tick(ctx)
        };
        observer.answer(node, Answer::Status(status));
        status
    }

    /// Halts it as a leaf of an observed tree.
    #[doc(hidden)]
    #[inline]
    fn observed_halt<O: Observer>(
        &mut self,
        ctx: &mut Context,
        observer: &mut O,
        [node, _base]: [u16; 2],
    ) where
        Self: Sized,
    {
        observer.halt(node);
        self.halt(ctx);
    }
}
