//! Leaves with state, and trees.

use crate::{Observer, Status};

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
/// * [`halt`](Self::halt) is called before anything else is ticked, and leaves the value ready to
///   start again.
///
/// This is what BehaviorTree.CPP 4.10 calls `onStart`, `onRunning` and `onHalted`. Dropping a
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
    message = "`{Self}` is not a behaviour of the context `{C}`",
    label = "`{Self}` does not implement `Behavior<{C}>`",
    note = "a leaf in `UpperCamelCase` is a value that implements `Behavior<{C}>`; a function is written in `snake_case`",
    note = "a tree is a behaviour of the context type that it was declared with, and of no other"
)]
pub trait Behavior<C: ?Sized> {
    /// The first tick of an activation. By default the same as [`tick`](Self::tick).
    #[inline]
    fn start(&mut self, ctx: &mut C) -> Status {
        self.tick(ctx)
    }

    /// A later tick of an activation; the previous one gave [`Status::Running`].
    ///
    /// A tree takes `tick` at any time and starts by itself when it is not running.
    fn tick(&mut self, ctx: &mut C) -> Status;

    /// Gives up while running: undoes what a later activation must not find. By default nothing.
    #[inline]
    fn halt(&mut self, _ctx: &mut C) {}

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
    fn forget(&mut self, _ctx: &mut C) {}

    /// [`start`](Self::start) with an observer.
    ///
    /// This and the two below are for observed trees, which override them so that events reach the
    /// observer from subtrees too. A leaf leaves them alone: by default the observer is not told
    /// anything, and the tree around tells it of the leaf itself.
    ///
    /// ```
    /// use bt_core::{Behavior, Status};
    ///
    /// struct Shout;
    ///
    /// impl Behavior<Vec<&'static str>> for Shout {
    ///     fn tick(&mut self, heard: &mut Vec<&'static str>) -> Status {
    ///         heard.push("hey");
    ///         Status::Success
    ///     }
    /// }
    ///
    /// let mut heard = Vec::new();
    /// assert_eq!(Shout.start_with(&mut heard, &mut ()), Status::Success);
    /// assert_eq!(heard, ["hey"]);
    /// ```
    #[inline]
    fn start_with<O: Observer>(&mut self, ctx: &mut C, _observer: &mut O) -> Status
    where
        Self: Sized,
    {
        self.start(ctx)
    }

    /// [`tick`](Self::tick) with an observer; see [`start_with`](Self::start_with).
    #[inline]
    fn tick_with<O: Observer>(&mut self, ctx: &mut C, _observer: &mut O) -> Status
    where
        Self: Sized,
    {
        self.tick(ctx)
    }

    /// [`halt`](Self::halt) with an observer; see [`start_with`](Self::start_with).
    #[inline]
    fn halt_with<O: Observer>(&mut self, ctx: &mut C, _observer: &mut O)
    where
        Self: Sized,
    {
        self.halt(ctx);
    }
}

/// A behaviour that lives elsewhere.
///
/// ```
/// use bt_core::{Behavior, Status};
///
/// struct Count(u32);
/// impl Behavior<()> for Count {
///     fn tick(&mut self, (): &mut ()) -> Status {
///         self.0 += 1;
///         Status::Running
///     }
/// }
///
/// fn three_ticks(mut leaf: impl Behavior<()>) {
///     leaf.start(&mut ());
///     leaf.tick(&mut ());
///     leaf.tick(&mut ());
/// }
///
/// let mut count = Count(0);
/// three_ticks(&mut count);
/// assert_eq!(count.0, 3);
/// ```
// Not for `B: ?Sized`: through a `&mut dyn Behavior<C>` events of a subtree would silently be lost.
impl<C: ?Sized, B: Behavior<C>> Behavior<C> for &mut B {
    #[inline]
    fn start(&mut self, ctx: &mut C) -> Status {
        (**self).start(ctx)
    }

    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        (**self).tick(ctx)
    }

    #[inline]
    fn halt(&mut self, ctx: &mut C) {
        (**self).halt(ctx);
    }

    #[inline]
    fn forget(&mut self, ctx: &mut C) {
        (**self).forget(ctx);
    }

    #[inline]
    fn start_with<O: Observer>(&mut self, ctx: &mut C, observer: &mut O) -> Status {
        (**self).start_with(ctx, observer)
    }

    #[inline]
    fn tick_with<O: Observer>(&mut self, ctx: &mut C, observer: &mut O) -> Status {
        (**self).tick_with(ctx, observer)
    }

    #[inline]
    fn halt_with<O: Observer>(&mut self, ctx: &mut C, observer: &mut O) {
        (**self).halt_with(ctx, observer);
    }
}

/// A behaviour that may be missing: `None` fails.
///
/// ```
/// use bt_core::{Behavior, Status};
///
/// struct Idle;
/// impl Behavior<()> for Idle {
///     fn tick(&mut self, (): &mut ()) -> Status {
///         Status::Running
///     }
/// }
///
/// assert_eq!(Some(Idle).start(&mut ()), Status::Running);
/// assert_eq!(None::<Idle>.start(&mut ()), Status::Failure);
/// ```
impl<C: ?Sized, B: Behavior<C>> Behavior<C> for Option<B> {
    #[inline]
    fn start(&mut self, ctx: &mut C) -> Status {
        match self {
            Some(behavior) => behavior.start(ctx),
            None => Status::Failure,
        }
    }

    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        match self {
            Some(behavior) => behavior.tick(ctx),
            None => Status::Failure,
        }
    }

    #[inline]
    fn halt(&mut self, ctx: &mut C) {
        if let Some(behavior) = self {
            behavior.halt(ctx);
        }
    }

    #[inline]
    fn forget(&mut self, ctx: &mut C) {
        if let Some(behavior) = self {
            behavior.forget(ctx);
        }
    }

    #[inline]
    fn start_with<O: Observer>(&mut self, ctx: &mut C, observer: &mut O) -> Status {
        match self {
            Some(behavior) => behavior.start_with(ctx, observer),
            None => Status::Failure,
        }
    }

    #[inline]
    fn tick_with<O: Observer>(&mut self, ctx: &mut C, observer: &mut O) -> Status {
        match self {
            Some(behavior) => behavior.tick_with(ctx, observer),
            None => Status::Failure,
        }
    }

    #[inline]
    fn halt_with<O: Observer>(&mut self, ctx: &mut C, observer: &mut O) {
        if let Some(behavior) = self {
            behavior.halt_with(ctx, observer);
        }
    }
}
