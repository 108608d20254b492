//! A tree in a model, shown by a publisher: every node's status, and hooks that are asked.

use super::Publisher;
use crate::btlog::NodeStatus;
use crate::model::{Answer, Answers, Event, Hooks, Lost, Model, Question, What};
use bt_core::info::{Kind, Mode};
use bt_core::Status;

impl Publisher {
    /// Shows what the nodes of a tree did in its last tick, halt or reset.
    ///
    /// The publisher has to be one of the same tree. As in `BehaviorTree.CPP`, a node is idle when it was halted; when it has completed
    /// below a decorator, or below a reactive node of which another child runs; and when the node around it has ended, the
    /// root with its tick. What it was last, Groot2 shows for a while.
    pub fn follow(&self, model: &Model) {
        let mut places = Structure::of(model);
        for event in model.events() {
            places.show(self, *event);
        }
        self.rest(model);
    }

    /// Ticks a tree in a model, shows what its nodes do while they do it, and asks the hooks of all of them.
    ///
    /// Before a node is ticked, a breakpoint holds the tick until it is unlocked, and an injected result stands in for the
    /// node's own: the node is not ticked then, and what ran below it is halted. After its tick, likewise.
    ///
    /// ```
    /// use bt_tools::groot2::Publisher;
    /// use bt_tools::model::{Answer, Model, Question};
    /// use quickbeam::{behavior_tree, Status, Tree};
    /// # fn open(_: &mut u32) -> bool { true }
    /// # fn knock(_: &mut u32) -> bool { true }
    ///
    /// behavior_tree! { tree Door(hero: &mut u32) { fallback< open, knock > } }
    ///
    /// let publisher = Publisher::local(0, &Door::INFO)?;
    /// let mut model = Model::of(Door::INFO);
    /// // The door does not open, and nobody hears.
    /// let mut fails = |_: Question| Some(Answer::Status(Status::Failure));
    /// assert_eq!(publisher.tick(&mut model, &mut fails), Ok(Status::Failure));
    /// # let _ = Door::new().tick(&mut 1);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Model::tick`].
    pub fn tick(&self, model: &mut Model, answers: &mut impl Answers) -> Result<Status, Lost> {
        let mut shown = Shown {
            publisher: self,
            places: Structure::of(model),
            answers,
        };
        let given = model.tick(&mut shown);
        self.rest(model);
        given
    }

    /// Between two ticks a tree runs, or is idle.
    pub(super) fn rest(&self, model: &Model) {
        if !model.is_running_at(0) {
            self.change(uid(0), NodeStatus::Idle);
        }
    }
}

/// The `_uid` of a node.
pub(super) fn uid(node: u16) -> u16 {
    node + 1
}

/// What has to be known of the nodes to tell which are idle.
#[derive(Debug)]
pub(super) struct Structure(Vec<Links>);

#[derive(Debug)]
struct Links {
    children: Vec<u16>,
    /// Whether its children are idle as soon as they have completed: it is a decorator, or a tree in a tree.
    is_decorator: bool,
    /// Whether its other children are idle while one runs.
    is_reactive: bool,
    parent: Option<u16>,
    runs: bool,
}

impl Structure {
    pub(super) fn of(model: &Model) -> Self {
        let places = model.nodes().map(|view| Links {
            children: Vec::new(),
            is_decorator: view.node.tree.is_some()
                || (view.node.children.len() == 1 && !is_composite(&view.node.kind)),
            is_reactive: matches!(
                view.node.kind,
                Kind::Fallback(Mode::Reactive) | Kind::Sequence(Mode::Reactive)
            ),
            parent: view.parent,
            runs: view.is_running,
        });
        let mut places: Vec<Links> = places.collect();
        for view in model.nodes() {
            if let Some(parent) = view.parent {
                places[usize::from(parent)].children.push(view.number);
            }
        }
        Self(places)
    }

    pub(super) fn show(&mut self, publisher: &Publisher, event: Event) {
        let node = usize::from(event.node);
        let status = match event.what {
            What::Start | What::Resume | What::Done(Status::Running) => NodeStatus::Running,
            What::Done(Status::Success) => NodeStatus::Success,
            What::Done(Status::Failure) => NodeStatus::Failure,
            What::Halt => NodeStatus::Idle,
        };
        self.0[node].runs = status == NodeStatus::Running;
        publisher.change(uid(event.node), status);
        if status != NodeStatus::Running {
            self.rest_below(node, publisher);
            let parent = self.0[node].parent;
            if parent.is_some_and(|parent| self.0[usize::from(parent)].is_decorator) {
                publisher.change(uid(event.node), NodeStatus::Idle);
            }
        } else if self.0[node].is_reactive && event.what == What::Done(Status::Running) {
            for &child in &self.0[node].children {
                if !self.0[usize::from(child)].runs {
                    publisher.change(uid(child), NodeStatus::Idle);
                }
            }
        }
    }

    /// All below a node is idle.
    fn rest_below(&self, node: usize, publisher: &Publisher) {
        for &child in &self.0[node].children {
            publisher.change(uid(child), NodeStatus::Idle);
            self.rest_below(child.into(), publisher);
        }
    }
}

/// Whether nodes of this kind keep the status of their children until they end, also of an only one.
fn is_composite(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Fallback(_)
            | Kind::Sequence(_)
            | Kind::SequenceWithMemory
            | Kind::Parallel { .. }
            | Kind::ParallelAll { .. }
            | Kind::Switch { .. }
            | Kind::Priority { .. }
            | Kind::Utility { .. }
            | Kind::Custom
    )
}

/// Answers that pass by the hooks, and events that are shown.
struct Shown<'a, A> {
    publisher: &'a Publisher,
    places: Structure,
    answers: &'a mut A,
}

impl<A: Answers> Hooks for Shown<'_, A> {
    fn before(&mut self, node: u16) -> Option<Status> {
        let injected = self.publisher.before(uid(node)).and_then(injected);
        injected.or_else(|| self.answers.before(node))
    }

    fn after(&mut self, node: u16) -> Option<Status> {
        let injected = self.publisher.after(uid(node)).and_then(injected);
        injected.or_else(|| self.answers.after(node))
    }

    fn told(&mut self, event: Event) {
        self.places.show(self.publisher, event);
        self.answers.told(event);
    }
}

impl<A: Answers> Answers for Shown<'_, A> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        self.answers.answer(question)
    }

    fn instead(&mut self, leaf: u16) -> Option<Status> {
        self.answers.instead(leaf)
    }
}

/// Only completions are injected.
pub(super) fn injected(status: NodeStatus) -> Option<Status> {
    match status {
        NodeStatus::Success => Some(Status::Success),
        NodeStatus::Failure => Some(Status::Failure),
        _ => None,
    }
}
