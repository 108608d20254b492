//! Trees that are played with random answers, and what they would tell while they are watched.

use bt_core::info::{Kind, Leaf, Mode, Node, Quota, Time, TreeInfo};
use bt_core::observe::{self, Observer};
use bt_core::Status;
use bt_tools::model::{Answer, Answers, Asked, Hooks, Model, Question};
use bt_tools::record::Operation;
use fastrand::Rng;
use std::time::Duration;

static LOOK: TreeInfo = TreeInfo::new(
    "Look",
    3,
    &[
        Node::root(Kind::Sequence(Mode::Memory), "sequence< … >").with_children(&[1, 2]),
        Node::below(0, Kind::Leaf(Leaf::Function), "turn"),
        Node::below(
            0,
            Kind::Leaf(Leaf::Wait(Time::Literal(Duration::from_secs(1)))),
            "wait(1s)",
        ),
    ],
)
.observed();

/// A small tree with a subtree in it.
pub static GUARD: TreeInfo = TreeInfo::new(
    "Guard",
    5,
    &[
        Node::root(Kind::Fallback(Mode::Reactive), "reactive_fallback< … >").with_children(&[1, 4]),
        Node::below(0, Kind::Sequence(Mode::Memory), "sequence< … >")
            .with_children(&[2, 3])
            .with_label("chase"),
        Node::below(1, Kind::Leaf(Leaf::Function), "sees_thief"),
        Node::below(1, Kind::Leaf(Leaf::Function), "run(3)").with_docs("As fast as it can."),
        Node::below(0, Kind::Leaf(Leaf::Value), "Look").with_tree(Some(&LOOK)),
    ],
);

/// A tree of about so many nodes, of many kinds.
pub fn large(nodes: usize, seed: u64) -> &'static TreeInfo {
    let mut dice = Rng::with_seed(seed);
    let mut kinds = vec![(None, 0)];
    let mut children: Vec<Vec<u16>> = vec![Vec::new()];
    let mut open = std::collections::VecDeque::from([0usize]);
    while let Some(node) = open.pop_front() {
        let count = if kinds.len() + 3 < nodes {
            2 + dice.u64(..3)
        } else {
            0
        };
        for _ in 0..count {
            let child = kinds.len();
            kinds.push((Some(u16::try_from(node).unwrap()), dice.u64(..6)));
            children[node].push(u16::try_from(child).unwrap());
            children.push(Vec::new());
            open.push_back(child);
        }
    }
    let written: Vec<Node> = kinds
        .iter()
        .zip(&children)
        .enumerate()
        .map(|(number, ((parent, kind), children))| {
            let (kind, text) = match (children.len(), kind) {
                (0, _) => (Kind::Leaf(Leaf::Function), "act"),
                (_, 0) => (Kind::Sequence(Mode::Memory), "sequence< … >"),
                (_, 1) => (Kind::Fallback(Mode::Reactive), "reactive_fallback< … >"),
                (_, 2) => (
                    Kind::Parallel {
                        success: Quota::All,
                        failure: Quota::Literal(1),
                        each_tick: false,
                    },
                    "parallel< … >",
                ),
                (_, 3) => (Kind::Switch { on: "mood" }, "switch(mood)< … >"),
                (_, 4) => (Kind::SequenceWithMemory, "sequence_with_memory< … >"),
                _ => (Kind::Fallback(Mode::Memory), "fallback< … >"),
            };
            let text = match kind {
                Kind::Leaf(_) => Box::leak(format!("{text}_{number}").into_boxed_str()),
                _ => text,
            };
            let node = match parent {
                Some(parent) => Node::below(*parent, kind, text),
                None => Node::root(kind, text),
            };
            node.with_children(Box::leak(children.clone().into_boxed_slice()))
        })
        .collect();
    let nodes = Box::leak(written.into_boxed_slice());
    Box::leak(Box::new(TreeInfo::new("Large", seed, nodes)))
}

/// A tree that is played.
pub struct Play {
    pub model: Model,
    pub dice: Rng,
    pub now: Duration,
}

/// Answers that were thrown.
pub struct Thrown<'a> {
    dice: &'a mut Rng,
    info: &'static TreeInfo,
    given: Vec<(u16, Answer)>,
}

impl<'a> Thrown<'a> {
    pub fn new(dice: &'a mut Rng, info: &'static TreeInfo) -> Self {
        let given = Vec::new();
        Self { dice, info, given }
    }
}

impl Hooks for Thrown<'_> {}

impl Answers for Thrown<'_> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let answer = match question.asked {
            Asked::Status { .. } => Answer::Status(match self.dice.u64(..4) {
                0 => Status::Failure,
                1 => Status::Success,
                _ => Status::Running,
            }),
            Asked::Elapsed => Answer::Elapsed(self.dice.u64(..4) == 0),
            Asked::Finished => Answer::Finished(self.dice.u64(..3) == 0),
            Asked::Successes | Asked::Failures => Answer::Quota(1),
            Asked::Choice => {
                let children = self.info.node(question.node)?.children.len() as u64;
                Answer::Child(Some(u16::try_from(self.dice.u64(..children)).ok()?))
            }
            Asked::Act => Answer::Status(Status::Success),
        };
        self.given.push((question.node, answer));
        Some(answer)
    }
}

impl Play {
    pub fn new(info: &'static TreeInfo, seed: u64) -> Self {
        Self {
            model: Model::of(info),
            dice: Rng::with_seed(seed),
            now: Duration::ZERO,
        }
    }

    /// The next operation: a tick as a rule.
    pub fn next(&mut self) -> Operation {
        self.now += Duration::from_micros(16_667);
        match self.dice.u64(..40) {
            0 => {
                self.model.halt();
                Operation::halt().at(self.now)
            }
            1 => {
                self.model.reset();
                Operation::reset().at(self.now)
            }
            _ => self.tick(),
        }
    }

    pub fn tick(&mut self) -> Operation {
        let info = self.model.info();
        let mut thrown = Thrown::new(&mut self.dice, info);
        let status = self
            .model
            .tick(&mut thrown)
            .expect("an answer to each question");
        Operation::tick(thrown.given).at(self.now).gave(status)
    }

    /// A tick, told to an observer, who may answer in place of leaves.
    pub fn tick_with(&mut self, observer: &mut impl Observer) -> Status {
        let info = self.model.info();
        observer.begin(observe::Operation::Tick, info);
        let thrown = Thrown::new(&mut self.dice, info);
        let given = self.model.tick(&mut Observed { thrown, observer });
        let status = given.expect("an answer to each question");
        observer.end(observe::Operation::Tick, Some(status));
        status
    }
}

/// Answers that an observer is told.
struct Observed<'a, O> {
    thrown: Thrown<'a>,
    observer: &'a mut O,
}

impl<O> Hooks for Observed<'_, O> {}

impl<O: Observer> Answers for Observed<'_, O> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let instead = match question.asked {
            Asked::Status { .. } => self.observer.before(question.node),
            _ => None,
        };
        let answer = match instead {
            Some(status) => Answer::Status(status),
            None => self.thrown.answer(question)?,
        };
        self.observer.answer(question.node, answer);
        Some(answer)
    }
}
