//! Seeing what a tree does: observers, and the answers that they are told.
//!
//! A tick of a compiled tree is determined by its *answers*: what leaves return, whether times have passed, what is
//! computed. All else follows from the tree. So an observed tick tells its [`Observer`] the answers, one call each, with
//! the number of the node; `bt_tools::model` works out what every node did.
//!
//! A tree that is marked `#[observe]` has `tick_with`, `halt_with` and `reset_with` beside `tick`, `halt` and `reset`:
//! what is observed, and what is not, is chosen at each tick. A tree in closure form names its observer:
//! `|hero: &mut Hero, log: &mut Log| …`.

mod from_fn;
mod named;
mod packed;
mod ring;
mod together;
mod within;

pub use from_fn::{from_fn, FromFn};
pub use named::name_of;
#[cfg(feature = "defmt")]
pub use named::ToDefmt;
#[cfg(feature = "log")]
pub use named::ToLog;
#[cfg(feature = "tracing")]
pub use named::ToTracing;
pub use packed::Packed;
pub use ring::{Mark, Ring};
pub use within::Within;

use crate::info::Statuses;
use crate::{Status, Tree, TreeInfo};
use core::fmt::Debug;

/// What determines a tick, about one node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// What a leaf or a composite gave.
    Status(Status),
    /// Whether the time has passed.
    Elapsed(bool),
    /// Whether no more cycles are due.
    Finished(bool),
    /// How many children; 0 counts as 1.
    Quota(u32),
    /// The position of the child that was chosen, from 0; `None` for none of them.
    Child(Option<u16>),
    /// The child at this position is ticked, from 0.
    Tick(u16),
    /// The child at this position is halted, from 0.
    Halt(u16),
}

/// What is done to a whole tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Operation {
    /// A tick.
    Tick,
    /// A halt.
    Halt,
    /// A halt, after which all memory is forgotten.
    Reset,
}

/// Sees what a tree does, and may answer in place of its leaves.
///
/// All methods but [`within`](Self::within) do nothing unless they are written. Nodes are given by their numbers, as in
/// [`TreeInfo::node`]; those of subtrees are counted within the whole tree.
///
/// ```
/// use bt_core::observe::{Answer, Observer, Within};
///
/// /// Keeps the numbers of the nodes that answered.
/// #[derive(Default)]
/// struct Path(Vec<u16>);
///
/// impl Observer for Path {
///     type Within<'a> = Within<'a, Self>;
///
///     fn within(&mut self, base: u16) -> Within<'_, Self> {
///         Within::of(self, base)
///     }
///
///     fn answer(&mut self, node: u16, _: Answer) {
///         self.0.push(node);
///     }
/// }
///
/// let mut path = Path::default();
/// path.within(10).answer(3, Answer::Elapsed(false)); // node 3 of a subtree whose root is node 10
/// assert_eq!(path.0, [13]);
/// ```
///
/// The empty observer is `()`. A tuple of two to four observers sees with all of them, and an observer that is borrowed mutably is one,
/// too: `(&mut eyes, &mut recording)`. A closure that is told the answers becomes one by [`from_fn`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no observer",
    label = "`{Self}` does not implement `Observer`",
    note = "an observer is `()`, `from_fn(|node, answer| …)`, a `Ring`, a tuple of observers such as `(&mut one, &mut another)`, or a type of your own that implements `Observer`"
)]
pub trait Observer {
    /// What observes a subtree: [`Within`], for most.
    type Within<'a>: Observer
    where
        Self: 'a;

    /// The observer of a subtree whose root has this number.
    fn within(&mut self, base: u16) -> Self::Within<'_>;

    /// Is asked before each leaf is ticked for an answer in its place. Then the leaf is not called.
    ///
    /// A leaf that cannot be running is called nevertheless where this gives `Running`: the tree has no place to resume
    /// at. A leaf value that was running is halted before a `Success` or `Failure` stands for it; with `Running` it goes on
    /// running without being ticked, and one that was not running is started nevertheless, since whatever ticks or halts
    /// it later expects it to have started.
    #[inline]
    fn before(&mut self, node: u16) -> Option<Status> {
        let _ = node;
        None
    }

    /// Is told which statuses a leaf can give at all, as its return type says, just before it is asked about the leaf.
    ///
    /// That is a function, method or block. Of a leaf value nothing is known: its ticks give a [`Status`].
    ///
    /// ```
    /// use bt_core::info::Statuses;
    /// use bt_core::observe::{Observer, Within};
    ///
    /// /// Keeps which leaves can never fail.
    /// #[derive(Default)]
    /// struct Sure(Vec<u16>);
    ///
    /// impl Observer for Sure {
    ///     type Within<'a> = Within<'a, Self>;
    ///
    ///     fn within(&mut self, base: u16) -> Within<'_, Self> {
    ///         Within::of(self, base)
    ///     }
    ///
    ///     fn gives(&mut self, node: u16, statuses: Statuses) {
    ///         if !statuses.failure {
    ///             self.0.push(node);
    ///         }
    ///     }
    /// }
    ///
    /// let mut sure = Sure::default();
    /// sure.gives(1, Statuses::of::<bool>());
    /// sure.gives(2, Statuses::of::<()>());
    /// assert_eq!(sure.0, [2]);
    /// ```
    #[inline]
    fn gives(&mut self, node: u16, statuses: Statuses) {
        let _ = (node, statuses);
    }

    /// Is told an answer about a node.
    #[inline]
    fn answer(&mut self, node: u16, answer: Answer) {
        let _ = (node, answer);
    }

    /// Is told the error with which a leaf fails, just before its answer.
    ///
    /// That is the `Err` of a function, method or block that returns `Result<T, E>`, `Option<Result<T, E>>` or
    /// `Poll<Result<T, E>>`, if `E` implements `Debug` and is known where the tree is written. A leaf value gives a status and no
    /// error, and so does whatever is answered in place of a leaf.
    ///
    /// ```
    /// use bt_core::observe::{Observer, Within};
    /// use core::fmt::Debug;
    ///
    /// /// Keeps what went wrong.
    /// #[derive(Default)]
    /// struct Errors(Vec<String>);
    ///
    /// impl Observer for Errors {
    ///     type Within<'a> = Within<'a, Self>;
    ///
    ///     fn within(&mut self, base: u16) -> Within<'_, Self> {
    ///         Within::of(self, base)
    ///     }
    ///
    ///     fn error<E: Debug>(&mut self, node: u16, error: &E) {
    ///         self.0.push(format!("node {node}: {error:?}"));
    ///     }
    /// }
    ///
    /// let mut errors = Errors::default();
    /// errors.within(2).error(1, &"no path");
    /// assert_eq!(errors.0, [r#"node 3: "no path""#]);
    /// ```
    #[inline]
    fn error<E: Debug>(&mut self, node: u16, error: &E) {
        let _ = (node, error);
    }

    /// Is told that a leaf value or a user's composite is halted, just before it is. A function that runs is not told
    /// when it is halted, so nothing is told of it here.
    #[inline]
    fn halt(&mut self, node: u16) {
        let _ = node;
    }

    /// Is told that a tick, halt or reset of this whole tree begins.
    #[inline]
    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        let _ = (operation, tree);
    }

    /// As [`begin`](Self::begin), with the tree itself as it is before the operation. Whoever comes to a tree that runs already finds
    /// here what runs: [`Tree::running`].
    #[inline]
    fn begin_on<T: Tree>(&mut self, operation: Operation, tree: &T) {
        let _ = tree;
        self.begin(operation, T::INFO);
    }

    /// Is told that it is over, with what a tick gave; `None` after a halt or reset.
    #[inline]
    fn end(&mut self, operation: Operation, status: Option<Status>) {
        let _ = (operation, status);
    }
}

/// Sees nothing.
#[diagnostic::do_not_recommend]
impl Observer for () {
    type Within<'a> = ();

    #[inline]
    fn within(&mut self, _base: u16) {}
}

/// A tree that observers of type `O` can see, for contexts of type `C`.
///
/// Trees in item form that are marked `#[observe]` implement it for every observer, trees in closure form that name an
/// observer for that one. The methods are there without it, too; this is for code that takes any tree.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be observed",
    label = "`{Self}` is no observed tree",
    note = "write `#[observe]` before a tree in item form; name the observer of one in closure form: `|hero: &mut Hero, log: &mut Log| …`"
)]
pub trait Observed<C: ?Sized, O: Observer>: Tree {
    /// Ticks the tree once, and tells the observer the answers.
    fn tick_with(&mut self, ctx: &mut C, observer: &mut O) -> Status;

    /// Halts the tree, and tells the observer which leaf values are halted.
    fn halt_with(&mut self, ctx: &mut C, observer: &mut O);

    /// Halts the tree and forgets all memory, and tells the observer which leaf values are halted.
    fn reset_with(&mut self, ctx: &mut C, observer: &mut O);
}
