//! What a machine asks, what it tells, and what it says when an answer is none.

use alloc::vec::Vec;
pub use bt_core::observe::Answer;
use bt_core::Status;
use core::fmt;

/// What a node has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Event {
    /// The node's number, as in [`TreeInfo::node`](bt_core::TreeInfo::node).
    pub node: u16,
    /// What it did.
    pub what: What,
}

/// What a node can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// It was not running, and is ticked.
    Start,
    /// It was running, and is ticked.
    Resume,
    /// It is done with being ticked, and gives this.
    Done(Status),
    /// It was running, and was halted.
    Halt,
}

/// What a machine wants to know next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Question {
    /// The number of the node it is about.
    pub node: u16,
    /// What is asked of it.
    pub asked: Asked,
}

/// What can be asked about a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asked {
    /// What the leaf gave: an [`Answer::Status`].
    Status {
        /// Whether it was not running before.
        starts: bool,
    },
    /// Whether the time of the node has passed: an [`Answer::Elapsed`].
    Elapsed,
    /// Whether the computed count of the node is zero when it starts, or has come to its end after a cycle: an
    /// [`Answer::Finished`].
    Finished,
    /// How many successes the computed quota of a `parallel` is: an [`Answer::Quota`].
    Successes,
    /// How many failures the computed quota of a `parallel` or `parallel_all` is: an [`Answer::Quota`].
    Failures,
    /// Which child was chosen: an [`Answer::Child`].
    Choice,
    /// What a user's composite does next: an [`Answer::Tick`] or [`Answer::Halt`] of a child, or at last its own
    /// [`Answer::Status`].
    Act,
}

/// Is told what a step does, and may stand in for nodes. Nothing does, `()`; a `Vec` of events keeps them.
pub trait Hooks {
    /// Is told what each node does, as soon as it is known.
    fn told(&mut self, event: Event) {
        let _ = event;
    }

    /// Is asked before any node is ticked for a result in its place, `Success` or `Failure`. Then the node is not ticked, and
    /// what runs below it is halted.
    fn before(&mut self, node: u16) -> Option<Status> {
        let _ = node;
        None
    }

    /// Is asked after any node was ticked for a result in place of what it gave, as [`before`](Self::before).
    fn after(&mut self, node: u16) -> Option<Status> {
        let _ = node;
        None
    }

    /// As [`at_once`](Self::at_once), asked for the status of a leaf, which starts or goes on.
    fn called(&mut self, node: u16, starts: bool) -> Option<Status> {
        let asked = Asked::Status { starts };
        match self.at_once(Question { node, asked })? {
            Answer::Status(status) => Some(status),
            _ => None,
        }
    }

    /// Answers a question where it is asked: then the step goes on, and does not come to it. By default it does.
    fn at_once(&mut self, question: Question) -> Option<Answer> {
        let _ = question;
        None
    }

    /// Whether it wants to be told what nodes do, and to be asked before and after. If not, it is told of few, and asked about
    /// few.
    fn listens(&self) -> bool {
        true
    }

    /// The time of a node begins to run, or is of no account any more.
    fn timer(&mut self, node: u16, runs: bool) {
        let _ = (node, runs);
    }

    /// A node is ticked of which it is not known what it remembers. It is taken to be nothing.
    fn unclear(&mut self, node: u16) {
        let _ = node;
    }
}

impl Hooks for () {
    fn listens(&self) -> bool {
        false
    }
}

impl Hooks for Vec<Event> {
    fn told(&mut self, event: Event) {
        self.push(event);
    }
}

/// Gives a [`Model`](crate::Model) its answers. A closure from questions to answers is one.
pub trait Answers: Hooks {
    /// The answer; `None` if there is none.
    fn answer(&mut self, question: Question) -> Option<Answer>;

    /// What stands for the whole of a leaf that is a tree, in place of what happens within it: an observer may have answered
    /// for the leaf, or the leaf is an `Option` in which there is no tree. By default nothing does.
    fn instead(&mut self, leaf: u16) -> Option<Status> {
        let _ = leaf;
        None
    }
}

impl<F: FnMut(Question) -> Option<Answer>> Hooks for F {}

impl<F: FnMut(Question) -> Option<Answer>> Answers for F {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        self(question)
    }
}

/// Why a model does not know what a tick did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lost {
    /// There was no answer.
    Missing(Question),
    /// The answer does not answer the question about the node, or cannot be.
    Impossible {
        /// The node that was asked about.
        node: u16,
        /// What was answered.
        answer: Answer,
    },
    /// The tick goes round and round.
    Spins {
        /// A node that it comes by.
        node: u16,
    },
    /// An answer was about another node than the one that was asked about.
    Elsewhere {
        /// What was asked.
        question: Question,
        /// The node that was answered about, if that is known.
        node: Option<u16>,
        /// What was answered.
        answer: Answer,
    },
    /// The tick was over, and there was one more answer.
    Surplus {
        /// The node that it was about, if that is known.
        node: Option<u16>,
        /// What was answered.
        answer: Answer,
    },
    /// The tree gave something else than follows from its answers.
    Otherwise {
        /// What follows from the answers.
        expected: Status,
        /// What the tree gave.
        found: Status,
    },
    /// The record ends, or is none, before it says what the tree gave.
    Endless,
    /// An earlier tick was lost, and it is not known what runs.
    Already,
    /// The tree was joined while it was running, and what happens does not follow if this node remembers nothing.
    Unclear {
        /// The node.
        node: u16,
    },
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(question) => {
                write!(
                    f,
                    "no answer about node {}: {:?}",
                    question.node, question.asked
                )
            }
            Self::Impossible { node, answer } => {
                write!(f, "{answer:?} is no possible answer about node {node}")
            }
            Self::Spins { node } => write!(f, "the tick comes by node {node} again and again"),
            Self::Elsewhere {
                question,
                node: Some(node),
                answer,
            } => write!(
                f,
                "node {} was to be answered about ({:?}), and {answer:?} is about node {node}",
                question.node, question.asked
            ),
            Self::Elsewhere { question, .. } => {
                let node = question.node;
                write!(f, "where node {node} was to answer, another one did")
            }
            Self::Surplus {
                node: Some(node),
                answer,
            } => {
                write!(
                    f,
                    "nothing was asked any more, and {answer:?} is about node {node}"
                )
            }
            Self::Surplus { answer, .. } => {
                write!(f, "an answer too many: {answer:?}")
            }
            Self::Otherwise { expected, found } => {
                write!(
                    f,
                    "from the answers follows {expected}, and the tree gave {found}"
                )
            }
            Self::Endless => f.write_str("the record ends before the tick does"),
            Self::Already => f.write_str("an earlier tick was lost: it is not known what runs"),
            Self::Unclear { node } => write!(f, "it is not known what node {node} remembers"),
        }
    }
}

impl core::error::Error for Lost {}
