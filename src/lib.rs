//! Behaviour trees, written inline in Rust and compiled to state machines.
//!
//! [`behavior_tree!`] is a small compiler. What is left of a tree after expansion is a struct of
//! a few bytes and one function of straight-line code that calls yours: no boxes, no `dyn`, no
//! interpreter, no allocation, no `std`, no `unsafe`, nothing that panics.
//!
//! ```
//! use quickbeam::{behavior_tree, Clock, ManualClock, Status};
//! use std::time::Duration;
//!
//! struct Hero { clock: ManualClock, door_is_open: bool, energy: u32 }
//!
//! fn door_open(hero: &Hero) -> bool { hero.door_is_open }
//! fn rested(hero: &Hero) -> bool { hero.energy >= 5 }
//! fn sleep(hero: &mut Hero) -> Status { hero.energy += 1; Status::Running }
//!
//! // A tree that measures time asks its context for it.
//! impl Clock for Hero {
//!     type Instant = Duration;
//!     fn now(&self) -> Duration { self.clock.now() }
//!     fn elapsed(&self, since: Duration) -> Duration { self.clock.elapsed(since) }
//! }
//!
//! let mut hero = Hero { clock: ManualClock::new(), door_is_open: false, energy: 0 };
//! let mut night = behavior_tree! {
//!     fallback<
//!         door_open,
//!         reactive_fallback< rested, timeout(8h, sleep) >
//!     >
//! };
//! while night.tick(&mut hero) == Status::Running {
//!     hero.clock.advance(Duration::from_secs(60 * 60));
//! }
//! assert!(rested(&hero));
//! ```
//!
//! * [`behavior_tree!`]: the language and its two forms.
//! * [`Status`] and [`IntoStatus`]: what a tick gives, and what a leaf may return.
//! * [`Behavior`]: leaves with state of their own; every tree is one, too.
//! * [`Clock`]: where a tree gets the time from, and ready clocks.
//! * [`Composite`]: composites and decorators of your own.
//! * [`nodes`]: a page for each node.
//!
//! The meaning of every node is that of BehaviorTree.CPP 4.10 where that has the node, checked
//! against traces recorded from it.
//!
//! # Features
//!
//! * `std`: `StdClock`, and nothing else.
//! * `source`: `behavior_tree_source!`, which gives what a tree compiles to as text.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "std")]
pub use bt_core::StdClock;
pub use bt_core::{
    Behavior, CanFail, CanRun, CanSucceed, Children, Clock, Composite, ConstDefault, Contextual,
    Counter, Event, IntoStatus, ManualClock, Node, Observer, Status, Ticks, Tree, TreeInfo,
};

#[cfg(doc)]
pub mod guide;
pub mod nodes;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Compiles a behaviour tree.
///
/// # The closure form
///
/// An expression. It captures its surroundings as a closure does, and gives a value with the
/// methods `tick(&mut ctx)`, `halt(&mut ctx)`, `reset(&mut ctx)` and `is_running()`, which
/// implements [`Behavior`] for every context that fits its leaves.
///
/// ```
/// use quickbeam::{behavior_tree, Status};
///
/// struct Robot { battery: u32 }
/// fn drive(robot: &mut Robot) -> Status { robot.battery -= 1; Status::Running }
///
/// let low = 3;
/// let mut tree = behavior_tree! {
///     |robot: &mut Robot| reactive_sequence< { robot.battery > low }, drive >
/// };
/// let mut robot = Robot { battery: 4 };
/// assert_eq!(tree.tick(&mut robot), Status::Running);
/// assert_eq!(tree.tick(&mut robot), Status::Failure);
/// ```
///
/// The context may stay unnamed (`behavior_tree! { fallback< a, b > }`) if no leaf is a method
/// or a block. With `move` before the bars, captures are moved. An outer `< … >` around the node
/// is accepted.
///
/// # The item form
///
/// One or more items: `tree`, with attributes, visibility, generics and a `where` clause like any
/// type, its context, and parameters, which are `Copy` and in scope in the arguments of leaves.
///
/// ```
/// use quickbeam::{behavior_tree, Status};
///
/// struct Robot { battery: u32 }
/// fn drive(robot: &mut Robot, speed: u32) -> Status { robot.battery -= speed; Status::Running }
///
/// behavior_tree! {
///     /// Drives while the battery lasts.
///     #[derive(Debug, Clone, Copy, PartialEq)]
///     pub tree Drive(robot: &mut Robot, speed: u32) {
///         reactive_sequence< { robot.battery > speed }, drive(speed) >
///     }
/// }
///
/// let mut robot = Robot { battery: 5 };
/// let mut tree = Drive::new(2);
/// assert_eq!(tree.tick(&mut robot), Status::Running);
/// tree.halt(&mut robot);
/// assert_eq!(tree, Drive::new(2));
/// ```
///
/// The type has `new(parameters…)`, `tick`, `halt`, `reset`, `is_running`, `resume_index(node)` and
/// a constant for each label, and implements [`Behavior`], so that it can be a leaf of another
/// tree: `Drive::new(2)`. `new` is a `const fn` unless a leaf's own constructor or a clock's instant
/// could prevent it; `const tree` insists on it, and then instants must be [`ConstDefault`].
///
/// # A budget
///
/// `#[budget(bytes = 8)]` before a tree is a promise about the size of its state that rustc keeps: a
/// larger tree is an error on the number. The size of a generic tree is known only where it is used, so
/// its error shows in a build and not yet in `cargo check`.
///
/// ```
/// # use quickbeam::behavior_tree;
/// # fn drive(_: &mut u32) -> bool { true }
/// # trait Robot { fn stop(&mut self) -> quickbeam::Status; }
/// # impl Robot for u32 { fn stop(&mut self) -> quickbeam::Status { quickbeam::Status::Running } }
/// behavior_tree! {
///     #[budget(bytes = 1)]
///     tree Drive(robot: &mut u32) { reactive_sequence< drive, running > }
///
///     #[budget(bytes = 1)]
///     tree Stop<R: Robot>(robot: &mut R) { sequence< R::stop, running > }
/// }
/// # Drive::new().tick(&mut 1);
/// # Stop::<u32>::new().tick(&mut 1);
/// ```
///
/// ```compile_fail
/// # use quickbeam::behavior_tree;
/// # trait Robot { fn stop(&mut self) -> quickbeam::Status; }
/// # impl Robot for u32 { fn stop(&mut self) -> quickbeam::Status { quickbeam::Status::Running } }
/// behavior_tree! {
///     #[budget(bytes = 0)] // takes a byte
///     tree Stop<R: Robot>(robot: &mut R) { sequence< R::stop, running > }
/// }
/// # Stop::<u32>::new().tick(&mut 1);
/// ```
///
/// # Leaves
///
/// | leaf | what it is |
/// |---|---|
/// | `sleep`, `senses::near(3)` | a function, called as `sleep(ctx)` and `senses::near(ctx, 3)` |
/// | `.rest(2)` | a method of the context |
/// | `{ robot.battery > 3 }` | Rust code; `return` and `?` leave the block only |
/// | `Walk`, `Walk(3)`, `Walk { to: 3 }`, `Walk::to(3)` | a value that implements [`Behavior`] |
///
/// Leaves return whatever is [`IntoStatus`]. The README shows the nodes in one page, [`nodes`] has a page for each.
///
/// # Errors
///
/// Mistakes are compile errors on the token they are about, all of them at once. What is right in a tree with mistakes
/// is checked by rustc all the same, and a tree in item form keeps its type and methods.
///
/// # In an editor
///
/// To rust-analyzer the macro gives the tree's type and a sketch of what the tree mentions, instead of the
/// code it compiles to. So a keyword shows its page and leads to it, nodes, leaves, methods and fields are completed in
/// a half-written tree, and names can be followed and renamed. "Expand macro" shows the sketch; the code is what
/// `behavior_tree_source!` or `cargo expand` show.
#[macro_export]
macro_rules! behavior_tree {
    ($($tree:tt)*) => {
        $crate::__v1::behavior_tree! { { $crate } $($tree)* }
    };
}

/// What a tree compiles to, as text: a `&'static str` to print, to review, and to keep as a snapshot.
///
/// It takes what [`behavior_tree!`] takes, reports the same mistakes, and compiles nothing. The
/// text depends on the tree alone: the same in every crate, on every machine, and wherever the
/// tree stands in its file. What this library makes of a tree may change with each of its releases;
/// the changelog says so then.
///
/// ```
/// use quickbeam::behavior_tree_source;
///
/// let source = behavior_tree_source! {
///     tree Night(hero: &mut Hero) { fallback< door_open, sleep > }
/// };
/// assert!(source.starts_with("struct Night {"));
/// assert!(source.contains("pub fn tick(&mut self, hero: &mut Hero) -> Status"));
/// ```
///
/// With [insta](https://insta.rs) a tree's expansion is kept under review by
///
/// ```text
/// insta::assert_snapshot!(behavior_tree_source! { fallback< door_open, sleep > });
/// ```
///
/// The text is the expansion itself, laid out for reading. It differs in names only: the runtime
/// is called `__quickbeam` in an expansion, so that it cannot be mistaken for anything of yours,
/// and here its items stand without that, named by the `use` at the top of a block instead;
/// `__At` and `__State` are `At` and `State`. A name that stands in the tree, too, is kept apart:
/// `quickbeam::Status` beside a `Status` of yours.
#[cfg(feature = "source")]
#[macro_export]
macro_rules! behavior_tree_source {
    ($($tree:tt)*) => {
        $crate::__v1::behavior_tree_source! { { $crate } $($tree)* }
    };
}

/// What generated code refers to; its name changes when its contents do. Not public.
#[doc(hidden)]
pub mod __v1 {
    pub use bt_core::support::{
        another, check_contextual, check_duration, copied, fits, inside, keep_budget, offer,
        out_of_reach, position, reached, tick_composite, unknown, Best, BrokenTree, Checked,
        Checks, ChildCall, ClosureState, ClosureTree, EditedState, LeafType, Operation, Passed,
        Timed,
    };
    pub use bt_core::{Behavior, Clock, Composite, ConstDefault, Contextual, IntoStatus, Status};
    pub use bt_macros::behavior_tree;
    #[cfg(feature = "source")]
    pub use bt_macros::{behavior_tree_graph, behavior_tree_source};
    pub use core::assert;
    pub use core::clone::Clone;
    pub use core::cmp::{Eq, PartialEq};
    pub use core::default::Default;
    pub use core::fmt::{self, Debug};
    pub use core::hash;
    pub use core::marker::{Copy, PhantomData};
    pub use core::ops::ControlFlow;
    pub use core::option::Option;
    pub use core::time::Duration;
}
