//! What a model has to be told, and what it says when it is not.

use super::{Event, Model};
pub use bt_core::observe::Answer;
use bt_core::Status;
use std::fmt;

/// What a model wants to know next.
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

/// Gives a model its answers. A closure from questions to answers is one.
pub trait Answers {
    /// The answer; `None` if there is none.
    fn answer(&mut self, question: Question) -> Option<Answer>;

    /// What stands for the whole of a leaf that is a tree, in place of what happens within it: an observer may have answered
    /// for the leaf, or the leaf is an `Option` in which there is no tree. By default nothing does.
    fn instead(&mut self, leaf: u16) -> Option<Status> {
        let _ = leaf;
        None
    }

    /// Is asked before any node is ticked for a result in its place, `Success` or `Failure`. Then the node is not ticked, and
    /// what runs below it is halted. By default there is none.
    fn before(&mut self, node: u16) -> Option<Status> {
        let _ = node;
        None
    }

    /// Is asked after any node was ticked for a result in place of what it gave, as [`before`](Self::before).
    fn after(&mut self, node: u16) -> Option<Status> {
        let _ = node;
        None
    }

    /// Of a tree that was joined while it was running ([`Model::joined`]): which of so many ways it is that the node stands
    /// there. By default that is not known, and the tick is lost.
    fn guess(&mut self, node: u16, ways: usize) -> Option<usize> {
        let _ = (node, ways);
        None
    }

    /// Is told what each node does, as soon as it is known. By default nothing.
    fn told(&mut self, _event: Event) {}
}

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
        /// The node that was answered about.
        node: u16,
        /// What was answered.
        answer: Answer,
    },
    /// The tick was over, and there was one more answer.
    Surplus {
        /// The node that it was about.
        node: u16,
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
    /// The tree was joined while it was running, and it is not known where in it this node is; or the node can be nowhere.
    Unclear {
        /// The node.
        node: u16,
    },
    /// The tree was joined while it was running, and what happened since fits more ways than are followed.
    TooManyWays,
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
                node,
                answer,
            } => write!(
                f,
                "node {} was to be answered about ({:?}), and {answer:?} is about node {node}",
                question.node, question.asked
            ),
            Self::Surplus { node, answer } => {
                write!(
                    f,
                    "nothing was asked any more, and {answer:?} is about node {node}"
                )
            }
            Self::Otherwise { expected, found } => {
                write!(
                    f,
                    "from the answers follows {expected}, and the tree gave {found}"
                )
            }
            Self::Endless => f.write_str("the record ends before the tick does"),
            Self::Already => f.write_str("an earlier tick was lost: it is not known what runs"),
            Self::Unclear { node } => write!(f, "it is not known where in node {node} the tree is"),
            Self::TooManyWays => f.write_str(
                "more ways fit what happened than are followed: it is not known what runs",
            ),
        }
    }
}

impl std::error::Error for Lost {}

impl Model {
    pub(super) fn ask(
        &self,
        node: usize,
        asked: Asked,
        answers: &mut impl Answers,
    ) -> Result<Answer, Lost> {
        let question = Question {
            node: self.nodes[node].number,
            asked,
        };
        answers.answer(question).ok_or(Lost::Missing(question))
    }

    pub(super) fn impossible(&self, node: usize, answer: Answer) -> Lost {
        Lost::Impossible {
            node: self.nodes[node].number,
            answer,
        }
    }

    pub(super) fn ask_status(
        &self,
        node: usize,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Result<Status, Lost> {
        match self.ask(node, Asked::Status { starts }, answers)? {
            Answer::Status(status) => Ok(status),
            other => Err(self.impossible(node, other)),
        }
    }

    pub(super) fn ask_elapsed(
        &self,
        node: usize,
        answers: &mut impl Answers,
    ) -> Result<bool, Lost> {
        match self.ask(node, Asked::Elapsed, answers)? {
            Answer::Elapsed(elapsed) => Ok(elapsed),
            other => Err(self.impossible(node, other)),
        }
    }

    pub(super) fn ask_finished(
        &self,
        node: usize,
        answers: &mut impl Answers,
    ) -> Result<bool, Lost> {
        match self.ask(node, Asked::Finished, answers)? {
            Answer::Finished(finished) => Ok(finished),
            other => Err(self.impossible(node, other)),
        }
    }

    pub(super) fn ask_quota(
        &self,
        node: usize,
        asked: Asked,
        answers: &mut impl Answers,
    ) -> Result<u32, Lost> {
        match self.ask(node, asked, answers)? {
            Answer::Quota(quota) => Ok(quota.max(1)),
            other => Err(self.impossible(node, other)),
        }
    }

    /// The child that was chosen; one that there is not is an impossible answer.
    pub(super) fn ask_choice(
        &self,
        node: usize,
        answers: &mut impl Answers,
    ) -> Result<Option<usize>, Lost> {
        match self.ask(node, Asked::Choice, answers)? {
            Answer::Child(None) => Ok(None),
            Answer::Child(Some(child)) if usize::from(child) < self.nodes[node].children.len() => {
                Ok(Some(child.into()))
            }
            other => Err(self.impossible(node, other)),
        }
    }
}
