//! A compiled tree in a test, with its own context: its leaves are called, but for those that the test answers for.

use super::collected::Collected;
use super::{drawing, names, path, Coverage, Never};
use crate::model::{Answer, Follower, Model};
use bt_core::info::{Statuses, TreeInfo};
use bt_core::observe::{Observed, Observer, Operation, Within};
use bt_core::Status;
use std::collections::BTreeMap;
use std::fmt::{Debug, Write};

/// A compiled tree and its context, as a test ticks them: it can answer in place of leaves, and asserts the path of a tick.
///
/// The tree is one that can be observed: `#[cfg_attr(test, observe)]` before it is enough for tests.
///
/// ```
/// use bt_tools::testing::Trial;
/// use quickbeam::{behavior_tree, Status};
///
/// # struct Hero { energy: u32 }
/// # fn door_open(_: &mut Hero) -> bool { false }
/// # fn sleep(hero: &mut Hero) -> Status {
/// #     hero.energy += 1;
/// #     if hero.energy < 3 { Status::Running } else { Status::Success }
/// # }
/// behavior_tree! {
///     #[observe]
///     tree Night(hero: &mut Hero) { fallback< door_open, sleep > }
/// }
///
/// let mut trial = Trial::of(Night::new(), Hero { energy: 0 });
/// trial.assert_tick("door_open Failure, sleep Running → Running");
/// assert_eq!(trial.context.energy, 1);
///
/// assert_eq!(trial.run(10, |_| {}), Some(Status::Success));
/// trial.give("door_open", Status::Success); // the function is not called
/// trial.assert_tick("door_open Success → Success");
/// ```
#[derive(Debug)]
pub struct Trial<T, C> {
    /// The tree.
    pub tree: T,
    /// Its context, which the test may change between ticks.
    pub context: C,
    watch: Watch,
    coverage: Collected,
}

/// The observer of a [`Trial`].
#[derive(Debug, Default)]
pub struct Watch {
    follower: Follower,
    /// By leaf: what is answered in its place.
    instead: BTreeMap<u16, Status>,
    /// What was to be answered, and was not: the leaf cannot.
    refused: Option<(u16, Status)>,
    /// By leaf: what its return type allows.
    gives: BTreeMap<u16, Statuses>,
    /// In this tick: of which leaf, and what it says.
    errors: Vec<(u16, String)>,
}

impl<C, T: Observed<C, Watch>> Trial<T, C> {
    /// A tree that is idle.
    pub fn of(tree: T, context: C) -> Self {
        Self {
            tree,
            context,
            watch: Watch::default(),
            coverage: Collected::new(Coverage::of_observed(T::INFO)),
        }
    }

    /// From now on this is the status of the leaves of this name, in place of what they would do: they are not called. A leaf that runs
    /// is halted first. `name` is a label, the text of a leaf (`near(4)`), or what that begins with (`near`).
    ///
    /// # Panics
    ///
    /// If no leaf has this name.
    #[track_caller]
    pub fn give(&mut self, name: &str, status: Status) {
        for leaf in names::answerable(&Model::of_observed(T::INFO), name) {
            self.watch.instead.insert(leaf, status);
        }
    }

    /// From now on the leaves of this name are called again.
    ///
    /// # Panics
    ///
    /// If no leaf has this name.
    #[track_caller]
    pub fn release(&mut self, name: &str) {
        for leaf in names::answerable(&Model::of_observed(T::INFO), name) {
            self.watch.instead.remove(&leaf);
        }
    }

    /// Ticks the tree once.
    ///
    /// # Panics
    ///
    /// If the test gave a leaf `Running` that can never be running.
    #[track_caller]
    pub fn tick(&mut self) -> Status {
        let status = self.tree.tick_with(&mut self.context, &mut self.watch);
        self.seen();
        status
    }

    /// Ticks the tree until it is done, at most so often; after each tick that runs, time goes on as `between` says. `None`
    /// if the tree still runs then.
    ///
    /// # Panics
    ///
    /// As [`tick`](Self::tick).
    #[track_caller]
    pub fn run(&mut self, most_ticks: usize, mut between: impl FnMut(&mut C)) -> Option<Status> {
        for _ in 0..most_ticks {
            let status = self.tick();
            if !status.is_running() {
                return Some(status);
            }
            between(&mut self.context);
        }
        None
    }

    /// Halts the tree.
    #[track_caller]
    pub fn halt(&mut self) {
        self.tree.halt_with(&mut self.context, &mut self.watch);
        self.seen();
    }

    /// Halts the tree and forgets all memory.
    #[track_caller]
    pub fn reset(&mut self) {
        self.tree.reset_with(&mut self.context, &mut self.watch);
        self.seen();
    }

    /// The path that the last tick or halt took: see [`Rehearsal::path`](super::Rehearsal::path).
    pub fn path(&self) -> String {
        self.model().map(path).unwrap_or_default()
    }

    /// Ticks the tree once, and compares its [`path`](Self::path).
    ///
    /// # Panics
    ///
    /// If the path is another one: the tree is drawn, with what each node gave in this tick.
    #[track_caller]
    pub fn assert_tick(&mut self, expected: &str) {
        self.tick();
        self.assert_path(expected);
    }

    /// Compares the [`path`](Self::path) of the last tick or halt.
    ///
    /// # Panics
    ///
    /// If it is another one: the tree is drawn, with what each node gave.
    #[track_caller]
    pub fn assert_path(&self, expected: &str) {
        let found = self.path();
        assert!(
            found == expected,
            "the tree took another path\nexpected {expected}\nfound    {found}\n\n{}",
            self.drawing()
        );
    }

    /// The errors with which leaves failed in the last tick, by the number of the leaf, as `Debug` shows them.
    ///
    /// ```
    /// use bt_tools::testing::Trial;
    /// use quickbeam::behavior_tree;
    ///
    /// # struct Robot;
    /// #[derive(Debug)]
    /// enum Lost { NoPath }
    ///
    /// fn plan(_: &mut Robot) -> Result<(), Lost> { Err(Lost::NoPath) }
    ///
    /// behavior_tree! {
    ///     #[observe]
    ///     tree Drive(robot: &mut Robot) { fallback< plan, success > }
    /// }
    ///
    /// let mut trial = Trial::of(Drive::new(), Robot);
    /// trial.tick();
    /// assert_eq!(trial.errors(), [(1, "NoPath".to_owned())]);
    /// ```
    ///
    /// Which errors these are is said at [`Observer::error`].
    pub fn errors(&self) -> &[(u16, String)] {
        &self.watch.errors
    }

    /// What happened to each node, and what runs; `None` before the first tick.
    pub fn model(&self) -> Option<&Model> {
        self.watch.follower.model()
    }

    /// What the nodes have done since the beginning.
    pub fn coverage(&self) -> &Coverage {
        &self.coverage
    }

    /// The nodes of this label or text are not missed for this: see [`Coverage::except`].
    pub fn except(&mut self, name: &str, never: Never) {
        self.coverage.except(name, never);
    }

    fn drawing(&self) -> String {
        let mut drawing = self.model().map(drawing::of).unwrap_or_default();
        for (leaf, error) in &self.watch.errors {
            let text = T::INFO.node(*leaf).map_or("", |node| node.text);
            // Writing to a string cannot fail.
            let _ = write!(drawing, "\n`{text}` failed: {error}");
        }
        drawing
    }

    #[track_caller]
    fn seen(&mut self) {
        if let Some((leaf, status)) = self.watch.refused {
            let text = T::INFO.node(leaf).map_or("", |node| node.text);
            panic!("`{text}` cannot give {status} here\n{}", self.drawing());
        }
        if let Some(loss) = self.watch.follower.loss() {
            panic!(
                "{loss}: is the tree ticked past the trial?\n{}",
                self.drawing()
            );
        }
        for (&leaf, &statuses) in &self.watch.gives {
            self.coverage.gives(leaf, statuses);
        }
        if let Some(model) = self.watch.follower.model() {
            self.coverage.add(model);
        }
    }
}

impl Observer for Watch {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        self.instead.get(&node).copied()
    }

    fn gives(&mut self, node: u16, statuses: Statuses) {
        self.gives.insert(node, statuses);
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        if let Some(&instead) = self.instead.get(&node) {
            if answer != Answer::Status(instead) {
                self.refused = Some((node, instead));
            }
        }
        self.follower.answer(node, answer);
    }

    fn error<E: Debug>(&mut self, node: u16, error: &E) {
        self.errors.push((node, format!("{error:?}")));
    }

    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.errors.clear();
        self.refused = None;
        self.gives.clear();
        self.follower.begin(operation, tree);
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        self.follower.end(operation, status);
    }
}
