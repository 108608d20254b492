//! An observer that works out, as a compiled tree is ticked, what its nodes do.

use crate::{Answer, Lost, Model, View};
use bt_core::info::TreeInfo;
use bt_core::observe::{Observer, Operation, Within};
use bt_core::{Status, Tree};
use core::fmt;

/// Follows a compiled tree: an [`Observer`] with a [`Model`] that it tells what happens.
///
/// ```
/// # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
/// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
/// #     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
/// #     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
/// #     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
/// # ]);
/// use bt_core::observe::{Observer, Operation};
/// use bt_core::Status::{Failure, Running};
/// use bt_model::{Answer, Follower};
///
/// // `fallback< door_open, sleep >`: `night.tick_with(&mut hero, &mut follower)` tells it this.
/// let mut follower = Follower::new();
/// follower.begin(Operation::Tick, &NIGHT);
/// follower.answer(1, Answer::Status(Failure));
/// follower.answer(2, Answer::Status(Running));
/// follower.end(Operation::Tick, Some(Running));
///
/// let seen: Vec<_> = follower.nodes().map(|node| (node.node.text, node.status)).collect();
/// assert_eq!(seen, [
///     ("fallback< … >", Some(Running)),
///     ("door_open", Some(Failure)),
///     ("sleep", Some(Running)),
/// ]);
/// ```
///
/// It follows one tree: the first that it is given to. It has to see every tick, halt and reset from the beginning. What it
/// does not see, or cannot make sense of, it says ([`loss`](Self::loss)); it goes on when the tree is idle again.
#[derive(Debug, Clone, Default)]
pub struct Follower {
    model: Option<Model>,
    operations: u64,
    loss: Option<Loss>,
    joins: bool,
}

/// What a follower could not make sense of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Loss {
    /// At which tick, halt or reset, from 1.
    pub operation: u64,
    /// Why.
    pub why: Lost,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tick {}: {}", self.operation, self.why)
    }
}

impl core::error::Error for Loss {}

impl Follower {
    /// Follows a tree that is idle.
    pub fn new() -> Self {
        Self::default()
    }

    /// Follows a tree that may be running already: what runs is not known, [`Model::is_lost`], until it is idle for the first
    /// time. What its nodes remember then is not known, and taken to be nothing.
    pub fn joining() -> Self {
        Self {
            joins: true,
            ..Self::default()
        }
    }

    /// Follows a tree that may be running already, from what it says of itself.
    ///
    /// Where that is not enough ([`Model::attach`] lists where), it waits until the tree is idle, as [`joining`](Self::joining) does.
    pub fn attached_to<T: Tree>(tree: &T) -> Self {
        Self::attached(T::INFO, tree.running())
    }

    /// The same, of a tree of which these nodes run, as [`Tree::running`] gives them.
    pub fn attached(info: &'static TreeInfo, running: impl IntoIterator<Item = u16>) -> Self {
        Self::with(Model::joined(info, running))
    }

    /// Follows a tree that is as this model says.
    pub fn with(model: Model) -> Self {
        Self {
            model: Some(model),
            ..Self::default()
        }
    }

    /// What is known of the tree; `None` before its first tick.
    pub fn model(&self) -> Option<&Model> {
        self.model.as_ref()
    }

    /// The nodes in the order of their numbers, with what they did. Nothing is allocated.
    pub fn nodes(&self) -> impl Iterator<Item = View> + '_ {
        self.model.iter().flat_map(Model::nodes)
    }

    /// What could not be made sense of last.
    pub fn loss(&self) -> Option<Loss> {
        self.loss
    }

    /// How many ticks, halts and resets it has seen.
    pub fn operations(&self) -> u64 {
        self.operations
    }

    /// Goes on to where this leaf is ticked next, as far as nothing has to be answered before: [`Observer::before`] says so.
    pub fn come_to(&mut self, leaf: u16) {
        if let Some(model) = &mut self.model {
            model.come_to(leaf);
        }
    }

    fn lose(&mut self, why: Lost) {
        // The first tells where it began; and what is not known yet is no surprise.
        if !matches!(why, Lost::Already | Lost::Unclear { .. }) {
            self.loss = Some(Loss {
                operation: self.operations,
                why,
            });
        }
    }
}

impl Observer for Follower {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        if let Some(model) = &mut self.model {
            model.hear((node, answer));
        }
    }

    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.operations += 1;
        let joins = self.joins;
        let model = self.model.get_or_insert_with(|| {
            let mut model = Model::of_observed(tree);
            if joins {
                model.lose();
            }
            model
        });
        model.begin(operation);
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        let Some(model) = &mut self.model else { return };
        if let Err(why) = model.end(operation, status) {
            self.lose(why);
        }
    }
}
