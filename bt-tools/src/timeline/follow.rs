//! Follows a tree through recorded operations, and notices what does not fit.

use crate::model::hypotheses::Hypotheses;
use crate::model::{Answer, Answers, Lost, Model, Question};
use crate::record::{Call, Operation, Told};
use bt_core::info::TreeInfo;
use bt_core::observe;
use bt_core::Status;
use std::fmt;

/// Why it is not known what an operation did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Trouble {
    /// An answer is missing or impossible.
    Lost(Lost),
    /// The answer is one of another node than this.
    OtherNode(u16),
    /// So many answers were left when the tick was over.
    LeftOver(usize),
    /// The tick gives another status than was recorded.
    OtherResult {
        /// What follows from the answers.
        worked_out: Status,
        /// What was recorded.
        recorded: Status,
    },
    /// Operations are missing.
    Missing(u64),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(lost) => lost.fmt(f),
            Self::OtherNode(node) => {
                write!(f, "where node {node} was to answer, another one did")
            }
            Self::LeftOver(1) => f.write_str("an answer too many"),
            Self::LeftOver(count) => write!(f, "{count} answers too many"),
            Self::OtherResult {
                worked_out,
                recorded,
            } => write!(
                f,
                "the tick gave {recorded}, and its answers say {worked_out}"
            ),
            Self::Missing(0) => f.write_str("operations are missing"),
            Self::Missing(count) => write!(f, "{count} operations are missing"),
        }
    }
}

impl std::error::Error for Trouble {}

/// A [`Model`] that is led through operations. After one that does not fit, it waits until the tree is idle.
#[derive(Debug, Clone)]
pub struct Follower {
    pub(super) model: Model,
    /// Of a tree that was come to while it was running: how it may be, until that is known.
    hypotheses: Option<Box<Hypotheses>>,
}

impl Follower {
    /// An idle tree, of which an observer is told the answers: leaves that are trees without `#[observe]` are leaves.
    pub fn new(info: &'static TreeInfo) -> Self {
        Self::with(Model::of_observed(info))
    }

    pub(super) fn with(model: Model) -> Self {
        Self {
            model,
            hypotheses: None,
        }
    }

    /// A tree of which these nodes run, as [`Tree::running`](bt_core::Tree::running) gives them. Where that does not say all, it is found from
    /// what happens next; until then, the model is lost.
    pub(super) fn attached(info: &'static TreeInfo, running: &[u16]) -> Self {
        match Model::attached(info, running) {
            Ok(model) => Self::with(model),
            Err((model, hypotheses)) => Self {
                model,
                hypotheses: Some(Box::new(hypotheses)),
            },
        }
    }

    /// Whether it is still being found out how the tree is.
    pub(super) fn is_searching(&self) -> bool {
        self.hypotheses.is_some()
    }

    /// The tree as it is now.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Goes through an operation.
    ///
    /// # Errors
    ///
    /// If its answers do not fit the tree.
    pub fn apply(&mut self, operation: &Operation) -> Result<(), Trouble> {
        let call = match operation.call {
            Call::Tick => observe::Operation::Tick,
            Call::Halt => observe::Operation::Halt,
            Call::Reset => observe::Operation::Reset,
        };
        if let Some(hypotheses) = self.hypotheses.take() {
            return self.search(hypotheses, call, operation);
        }
        if operation.call != Call::Tick && self.model.is_lost() {
            // Where it is not known what runs, it is not known either what was halted.
            self.model.found_idle();
            _ = self.model.perform(call, &mut |_: Question| None);
            return Ok(());
        }
        let mut feed = Feed {
            answers: operation.answers.iter(),
            other: None,
        };
        let given = self.model.perform(call, &mut feed);
        let left = feed.answers.len();
        let result = match given {
            Err(lost) => Err(feed.other.map_or(Trouble::Lost(lost), Trouble::OtherNode)),
            Ok(_) if left > 0 => Err(Trouble::LeftOver(left)),
            Ok(worked_out) => match (worked_out, operation.given) {
                (Some(worked_out), Some(recorded)) if recorded != worked_out => {
                    Err(Trouble::OtherResult {
                        worked_out,
                        recorded,
                    })
                }
                _ => Ok(()),
            },
        };
        if result.is_err() && operation.call == Call::Tick {
            self.lose(operation.given);
        }
        result
    }

    /// Goes on with all hypotheses that are open. If it is known by now what runs, that is the model.
    fn search(
        &mut self,
        mut hypotheses: Box<Hypotheses>,
        call: observe::Operation,
        operation: &Operation,
    ) -> Result<(), Trouble> {
        if let Err(lost) = hypotheses.go_on(call, &operation.answers, operation.given) {
            self.lose(operation.given);
            return Err(Trouble::Lost(lost));
        }
        let only = hypotheses.only();
        let is_clear = only.is_some_and(Model::is_clear);
        let known = only.filter(|model| model.is_running_clear()).cloned();
        if !is_clear {
            self.hypotheses = Some(hypotheses);
        }
        match known {
            Some(known) => self.model = known,
            None => {
                self.model.lose();
                return Err(Trouble::Lost(Lost::Already));
            }
        }
        Ok(())
    }

    /// Operations are missing: it is not known what runs.
    pub fn miss(&mut self) {
        self.hypotheses = None;
        self.lose(None);
    }

    fn lose(&mut self, given: Option<Status>) {
        self.model.lose();
        // A tree that is done is idle, whatever it did.
        if given.is_some_and(|given| !given.is_running()) {
            self.model.found_idle();
        }
    }
}

struct Feed<'a> {
    answers: std::slice::Iter<'a, Told>,
    /// The node that was to answer when another one did.
    other: Option<u16>,
}

impl Answers for Feed<'_> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let told = self.answers.next()?;
        if !told.may_be_of(question.node) {
            self.other = Some(question.node);
            return None;
        }
        Some(told.answer)
    }

    fn instead(&mut self, _: u16) -> Option<Status> {
        let told = self.answers.as_slice().first()?;
        match told.answer {
            Answer::Status(status) if told.is_whole => {
                self.answers.next();
                Some(status)
            }
            _ => None,
        }
    }
}
