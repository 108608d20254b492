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
//! * [`Behavior`](trait@Behavior): leaves with state of their own; every tree is one, too. Derived for enums of trees.
//! * [`Clock`]: where a tree gets the time from, and ready clocks.
//! * [`Composite`]: composites and decorators of your own; [`composites`]: ready ones, as robots have them.
//! * [`nodes`]: a page for each node.
//! * [`guide`]: a tutorial, the language in one page, mistakes, what trees compile to, performance.
//!
//! The meaning of every node is that of BehaviorTree.CPP 4.10 where that has the node, checked
//! against traces recorded from it.
//!
//! # Features
//!
//! * `std`: `StdClock`, and nothing else.
//! * `embassy-time`: [`Instant`] and [`IntoDuration`] for the types of that crate, and `EmbassyClock`.
//! * `fugit`: [`Instant`] and [`IntoDuration`] for the types of that crate, which RTIC uses.
//! * `serde`: trees that derive `Serialize` and `Deserialize` can be saved, and so can [`ManualClock`] and [`Ticks`]; see
//!   the guide's page on saved games.
//! * `file`: `behavior_tree_file!`, which compiles trees in XML, as BehaviorTree.CPP and Groot2 have them.
//! * `source`: `behavior_tree_source!`, which gives what a tree compiles to as text.
// Says on docs.rs which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![no_std]
#![forbid(unsafe_code)]

#[doc(hidden)]
pub use bt_core::__v1;
#[cfg(feature = "embassy-time")]
pub use bt_core::EmbassyClock;
#[cfg(feature = "std")]
pub use bt_core::StdClock;
pub use bt_core::composites;
pub use bt_core::{
    Alarm, AlarmClock, Asking, Awake, Behavior, CanFail, CanRun, CanSucceed, Children, Clock,
    Composite, Contextual, Counter, Deadline, Desk, Instant, IntoDuration, IntoStatus, Job,
    Listening, ManualClock, NeverRuns, Observed, Observer, Request, Requests, Scheduled,
    SharedSlot, Slot, Status, Ticks, Tree, TreeInfo, Wake, Waking, info, observe, run, run_on,
    wire,
};

/// Derives [`Behavior`] for an enum of trees: one value that is now this tree and now that.
///
/// It takes the bytes of its largest variant, and the byte that tells which it is. It is a behaviour of every context that
/// all of them are behaviours of. A variant without a tree fails.
///
/// ```
/// use quickbeam::{behavior_tree, Behavior, Status};
///
/// struct Guard { is_brave: bool, speed: u32 }
/// fn run(guard: &mut Guard, speed: u32) -> Status { guard.speed = speed; Status::Running }
/// fn stop(guard: &mut Guard) { guard.speed = 0; }
///
/// behavior_tree! {
///     tree Chase(guard: &mut Guard) { on_halt(stop, run(3)) }
///     tree Flee(guard: &mut Guard, speed: u32) { on_halt(stop, run(speed)) }
/// }
///
/// #[derive(Behavior)]
/// enum Mind { Chase(Chase), Flee(Flee), Nothing }
///
/// let mut guard = Guard { is_brave: true, speed: 0 };
/// let mut mind = Mind::Chase(Chase::new());
/// assert_eq!(mind.tick(&mut guard), Status::Running);
///
/// // It changes its mind: what runs is halted first.
/// assert!(mind.switch_to(Mind::Flee(Flee::new(5)), &mut guard));
/// assert_eq!((guard.speed, mind.is_running()), (0, false));
/// mind.tick(&mut guard);
/// assert_eq!(guard.speed, 5);
///
/// // It is of that mind already, and goes on.
/// assert!(!mind.switch_to(Mind::Flee(Flee::new(7)), &mut guard));
/// mind.replace(Mind::Nothing, &mut guard);
/// assert_eq!(mind.tick(&mut guard), Status::Failure);
/// assert_eq!(guard.speed, 0);
/// ```
///
/// | method | what it does |
/// |---|---|
/// | `tick`, `halt`, `start`, `forget` | those of [`Behavior`], which has to be in scope |
/// | `is_running()` | whether the tree that it is runs |
/// | `replace(next, &mut ctx)` | becomes another tree; what runs is halted first |
/// | `switch_to(next, &mut ctx)` | the same, unless it is of that variant already; gives whether it has changed |
///
/// As a leaf of another tree it can change between two ticks, too: the tree that it has become starts at the next
/// one. An assignment, `mind = Mind::Nothing`, halts nothing.
///
/// # Errors
///
/// Each variant holds one tree, or nothing. What has no `is_running()` is no tree: a leaf that is a value becomes one as
/// `behavior_tree! { tree Walking(guard: &mut Guard) { Walk::new() } }`.
///
/// `#[behavior(crate = game::quickbeam)]` says where this library is, if not at `::quickbeam`.
pub use bt_macros::Behavior;

#[doc = include_str!("closure_tree.md")]
#[doc(inline)]
pub use bt_core::support::ClosureTree;
#[doc = include_str!("observed_closure_tree.md")]
#[doc(inline)]
pub use bt_core::support::observed::ClosureTree as ObservedClosureTree;
#[doc(hidden)]
pub mod compiler;
// Its examples are run by `tests/guide`, which has the crates that they need.
#[cfg(all(doc, not(doctest)))]
pub mod guide;
pub mod nodes;

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
/// tree: `Drive::new(2)`. `new` is a `const fn` unless a leaf's own constructor
/// could prevent it; `const tree` insists on it.
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
///     tree Drive(robot: &mut u32) {
///         reactive_sequence< drive, running >
///     }
///
///     #[budget(bytes = 1)]
///     tree Stop<R: Robot>(robot: &mut R) {
///         sequence< R::stop, running >
///     }
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
/// # Observing
///
/// `#[observe]` before a tree gives it `tick_with`, `halt_with` and `reset_with` beside `tick`, `halt` and `reset`, which
/// stay as they are: an [`Observer`] is told the answers that determine a tick, and may answer in place of leaves.
/// `#[cfg_attr(test, observe)]` does so in tests only. A closure form names its observer, and has only these methods:
///
/// ```
/// use quickbeam::observe::{Answer, Observer, Within};
/// use quickbeam::{behavior_tree, Status};
///
/// #[derive(Default)]
/// struct Log(Vec<u16>);
///
/// impl Observer for Log {
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
/// let mut tree = behavior_tree! { |robot: &mut u32, log: &mut Log| sequence< { *robot > 3 }, running > };
/// let mut log = Log::default();
/// assert_eq!(tree.tick_with(&mut 4, &mut log), Status::Running);
/// assert_eq!(log.0, [1]); // constants give no answers
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
/// Leaves return whatever is [`IntoStatus`]. [`guide::language`] shows the nodes in one page, [`nodes`] has a page for each.
///
/// # Errors
///
/// Mistakes are compile errors on the token they are about. All that the macro finds is said at once. What is right in a tree with
/// mistakes is checked by rustc all the same, so that wrong types show beside them, and a tree in item form keeps its type and methods.
/// Names that do not exist show in the next run: rustc keeps them back while any macro has an error of its own.
///
/// # In an editor
///
/// To rust-analyzer the macro gives the tree's type and a sketch of what the tree mentions, instead of the
/// code it compiles to. So a keyword shows its page and leads to it, nodes, leaves, methods and fields are completed in
/// a half-written tree, and names can be followed and renamed. "Expand macro" shows the sketch; the code is what
/// `behavior_tree_source!` or `cargo expand` show.
// What names this crate is on a line of the tree, as all of the code is: rustc would move it to where the macro is called.
#[collapse_debuginfo(no)]
#[macro_export]
macro_rules! behavior_tree {
    ($($tree:tt)*) => {
        $crate::compiler::behavior_tree! { { $crate } $($tree)* }
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
///     tree Night(hero: &mut Hero) {
///         fallback< door_open, sleep >
///     }
/// };
/// assert!(source.starts_with("struct Night {"));
/// assert!(source.contains("fn tick(&mut self, hero: &mut Hero) -> Status"));
/// ```
///
/// The tree that it takes is a copy: when the tree of your program changes, this text does not. Mark that tree
/// [`#[source]`](mod@crate::nodes::attributes), and it has its own text, which [insta](https://insta.rs) keeps under review:
///
/// ```text
/// #[cfg_attr(test, source)] tree Night(hero: &mut Hero) { fallback< door_open, sleep > }
///
/// insta::assert_snapshot!(Night::SOURCE);
/// ```
///
/// A tree in closure form has no name to ask. Write it once, in a `macro_rules!` that hands it to either macro:
///
/// ```
/// macro_rules! night {
///     ($macro:ident) => { quickbeam::$macro! { fallback< door_open, sleep > } };
/// }
/// # struct Hero;
/// # fn door_open(_: &mut Hero) -> bool { true }
/// # fn sleep(_: &mut Hero) -> quickbeam::Status { quickbeam::Status::Running }
/// let mut night = night!(behavior_tree);
/// night.tick(&mut Hero);
/// assert!(night!(behavior_tree_source).contains("door_open("));
/// ```
///
/// The text is the expansion itself, laid out for reading. It differs in names only: the runtime
/// is called `__quickbeam` in an expansion, so that it cannot be mistaken for anything of yours,
/// and here its items stand without that, named by the `use` at the top of a block or a function instead;
/// `__At` and `StateOfTree` are `At` and `State`. A name that stands in the tree, too, is kept apart:
/// `quickbeam::Status` beside a `Status` of yours.
#[cfg(feature = "source")]
#[macro_export]
macro_rules! behavior_tree_source {
    ($($tree:tt)*) => {
        $crate::compiler::behavior_tree_source! { { $crate } $($tree)* }
    };
}

#[doc = include_str!("behavior_tree_file.md")]
#[cfg(feature = "file")]
#[macro_export]
macro_rules! behavior_tree_file {
    ($($input:tt)*) => {
        $crate::compiler::behavior_tree_file! { { $crate } $($input)* }
    };
}
