//! An observer that works out, as a compiled tree is ticked, what its nodes do.

use super::given::performed;
use super::hypotheses::Hypotheses;
use super::{Answer, Lost, Model, View};
use bt_core::info::TreeInfo;
use bt_core::observe::{Observer, Operation, Within};
use bt_core::Status;
use std::fmt;

/// Follows a compiled tree: an [`Observer`] with a [`Model`] that it tells what happens.
///
/// ```
/// use bt_tools::model::Follower;
/// use quickbeam::{behavior_tree, Status};
///
/// # struct Hero { is_tired: bool }
/// # fn door_open(_: &mut Hero) -> bool { false }
/// # fn sleep(hero: &mut Hero) -> Status { if hero.is_tired { Status::Running } else { Status::Success } }
/// behavior_tree! {
///     #[observe]
///     tree Night(hero: &mut Hero) { fallback< door_open, sleep > }
/// }
///
/// let (mut night, mut hero) = (Night::new(), Hero { is_tired: true });
/// let mut follower = Follower::new();
/// night.tick_with(&mut hero, &mut follower);
///
/// let seen: Vec<_> = follower.nodes().map(|node| (node.node.text, node.status)).collect();
/// assert_eq!(seen, [
///     ("fallback< … >", Some(Status::Running)),
///     ("door_open", Some(Status::Failure)),
///     ("sleep", Some(Status::Running)),
/// ]);
/// ```
///
/// It follows one tree: the first that it is given to. It has to see every tick, halt and reset from the beginning. What it
/// does not see, or cannot make sense of, it says ([`loss`](Self::loss)); it goes on when the tree is idle again.
#[derive(Debug, Clone, Default)]
pub struct Follower {
    model: Option<Model>,
    answers: Vec<(u16, Answer)>,
    ticks: u64,
    loss: Option<Loss>,
    joins: bool,
    /// Of a tree that was joined while it was running: how it may have gone on since, until that is known.
    hypotheses: Option<Hypotheses>,
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

impl std::error::Error for Loss {}

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

    /// Follows a tree that is as this model says.
    pub(super) fn with(model: Model) -> Self {
        Self {
            model: Some(model),
            ..Self::default()
        }
    }

    /// Follows a tree of which it is open where it runs.
    pub(super) fn searching(model: Model, hypotheses: Hypotheses) -> Self {
        Self {
            hypotheses: Some(hypotheses),
            ..Self::with(model)
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

    /// The answers of the operation that goes on, so far.
    pub(crate) fn answers(&self) -> &[(u16, Answer)] {
        &self.answers
    }

    /// How many ticks, halts and resets it has seen.
    pub fn operations(&self) -> u64 {
        self.ticks
    }

    fn lose(&mut self, why: Lost) {
        // The first tells where it began.
        if why != Lost::Already {
            self.loss = Some(Loss {
                operation: self.ticks,
                why,
            });
        }
    }

    /// Goes on with all hypotheses that are open. If it is known by now what runs, that is the model.
    fn search(&mut self, mut hypotheses: Hypotheses, operation: Operation, status: Option<Status>) {
        if (operation, status) != (Operation::Tick, None) {
            if let Err(why) = hypotheses.go_on(operation, &self.answers, status) {
                self.lose(why);
                self.model.iter_mut().for_each(Model::lose);
                return self.go_on(operation, status);
            }
        }
        let only = hypotheses.only();
        let is_clear = only.is_some_and(Model::is_clear);
        match only.filter(|model| model.is_running_clear()) {
            Some(known) => self.model = Some(known.clone()),
            None => self.model.iter_mut().for_each(Model::lose),
        }
        if !is_clear {
            self.hypotheses = Some(hypotheses);
        }
    }

    fn go_on(&mut self, operation: Operation, status: Option<Status>) {
        if (operation, status) == (Operation::Tick, None) {
            return;
        }
        self.perform(operation, status);
        if !status.is_some_and(Status::is_running) {
            self.found_idle();
        }
    }

    fn perform(&mut self, operation: Operation, found: Option<Status>) {
        let Some(model) = &mut self.model else { return };
        let was_lost = model.is_lost();
        let performed = performed(model, operation, &self.answers, found, None);
        if was_lost && operation != Operation::Tick {
            // What ran is not known, so neither is what a halt ticked.
            return;
        }
        if let Err(why) = performed {
            model.lose();
            self.lose(why);
        }
    }

    fn found_idle(&mut self) {
        if let Some(model) = self.model.as_mut().filter(|model| model.is_lost()) {
            model.found_idle();
        }
    }
}

impl Observer for Follower {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        self.answers.push((node, answer));
    }

    fn begin(&mut self, _: Operation, tree: &'static TreeInfo) {
        self.answers.clear();
        self.ticks += 1;
        if self.model.is_none() {
            let mut model = Model::of_observed(tree);
            if self.joins {
                model.lose();
            }
            self.model = Some(model);
        }
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        match self.hypotheses.take() {
            Some(hypotheses) => self.search(hypotheses, operation, status),
            None => self.go_on(operation, status),
        }
    }
}
