//! Composites and decorators of one's own.

use crate::Status;

/// A composite or decorator of your own, for contexts of type `C`.
///
/// In a tree it is written like the built-in ones, `RoundRobin::new()< patrol, rest >`, and like
/// them it is compiled for its very children, without dynamic dispatch. It has only its own state;
/// the tree keeps the children and hands them over as [`Children`].
///
/// Whatever it does, the rules of every node hold for its children: when it completes or is halted,
/// the tree halts those that still run, in their order, each exactly once.
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
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a composite for the context `{C}`",
    label = "`{Self}` does not implement `Composite<{C}>`",
    note = "a node in `UpperCamelCase` with children in `< … >` is a value that implements `Composite`"
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
}
