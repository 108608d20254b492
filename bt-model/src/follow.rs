//! A model that is told the answers rather than asks for them: one after the other, as a tree runs, or out of a record.

use crate::{Answer, Lost, Model, Question, Step};
use bt_core::observe::Operation;
use bt_core::Status;

/// An answer, and what is known of the node that it is about.
pub trait Said: Copy {
    /// The answer.
    fn answer(self) -> Answer;

    /// Whether it can be about this node.
    fn may_be_of(self, node: u16) -> bool;

    /// Whether it stands for the whole of this leaf, which is a tree.
    fn is_whole(self, leaf: u16) -> bool;

    /// The node's number, if all of it is known.
    fn node(self) -> Option<u16>;
}

impl Said for (u16, Answer) {
    fn answer(self) -> Answer {
        self.1
    }

    fn may_be_of(self, node: u16) -> bool {
        self.0 == node
    }

    fn is_whole(self, leaf: u16) -> bool {
        self.0 == leaf && matches!(self.1, Answer::Status(_))
    }

    fn node(self) -> Option<u16> {
        Some(self.0)
    }
}

impl Model {
    /// Follows a tick, halt or reset with these answers, all of them. A tick has to give what was found.
    ///
    /// # Errors
    ///
    /// If the answers do not fit the tree, or it is not known what runs: [`Lost::Already`]. Where the tree is idle afterwards, that is
    /// known again.
    pub fn follow<S: Said>(
        &mut self,
        operation: Operation,
        answers: impl IntoIterator<Item = S>,
        found: Option<Status>,
    ) -> Result<(), Lost> {
        self.begin(operation);
        for said in answers {
            self.hear(said);
        }
        self.end(operation, found)
    }

    /// A tick, halt or reset begins, of which each answer is [heard](Self::hear) as it comes.
    pub fn begin(&mut self, operation: Operation) {
        if self.is_lost() {
            self.begins();
        } else {
            let step = self.start(operation);
            self.next = Some(step);
        }
    }

    /// Takes the next answer of the operation that goes on. What does not fit is said at its [end](Self::end).
    pub fn hear(&mut self, said: impl Said) {
        while let Some(Ok(step)) = self.next {
            let (next, is_taken) = match step {
                Step::Comes(leaf) => match said.answer() {
                    Answer::Status(status) if said.is_whole(leaf) => {
                        (self.enter(Some(status)), true)
                    }
                    _ => (self.enter(None), false),
                },
                Step::Asks(question) if said.may_be_of(question.node) => {
                    let asked = self.state.asks.map(|ask| ask.place);
                    let next = self.step(said.answer());
                    if let (Some(place), Some(_), Ok(_)) = (asked, self.unclear(), &next) {
                        self.confirm(place);
                    }
                    (next, true)
                }
                Step::Asks(question) => (Err(elsewhere(question, said)), true),
                Step::Done(_) => (Err(surplus(said)), true),
            };
            self.next = Some(next);
            if is_taken {
                return;
            }
        }
    }

    /// Goes on to where this leaf is ticked next, as far as nothing has to be answered before.
    pub fn come_to(&mut self, leaf: u16) {
        while let Some(Ok(Step::Comes(tree))) = self.next {
            if tree == leaf {
                return;
            }
            self.next = Some(self.enter(None));
        }
    }

    /// The operation is over; a tick gave this.
    ///
    /// # Errors
    ///
    /// As [`follow`](Self::follow).
    pub fn end(&mut self, operation: Operation, found: Option<Status>) -> Result<(), Lost> {
        let is_idle =
            operation != Operation::Tick || found.is_some_and(|found| !found.is_running());
        let ended = match self.next.take() {
            // What ran is not known, so neither is what a halt ticked.
            None if operation != Operation::Tick => Ok(()),
            None => Err(Lost::Already),
            Some(step) => self.ended(step, found),
        };
        let ended = ended.map_err(|why| self.unclear().map_or(why, |node| Lost::Unclear { node }));
        if ended.is_err() || self.runs_by_guess() {
            self.lose();
        }
        if is_idle && self.is_lost() {
            self.found_idle();
        }
        if operation == Operation::Reset {
            self.found_new();
        }
        ended
    }

    fn ended(&mut self, mut step: Result<Step, Lost>, found: Option<Status>) -> Result<(), Lost> {
        loop {
            step = match (step?, found) {
                (Step::Comes(_), _) => self.enter(None),
                (Step::Asks(question), _) => Err(Lost::Missing(question)),
                (Step::Done(Some(expected)), Some(found)) if expected != found => {
                    Err(Lost::Otherwise { expected, found })
                }
                (Step::Done(_), _) => return Ok(()),
            }
        }
    }
}

fn elsewhere(question: Question, said: impl Said) -> Lost {
    Lost::Elsewhere {
        question,
        node: said.node(),
        answer: said.answer(),
    }
}

fn surplus(said: impl Said) -> Lost {
    Lost::Surplus {
        node: said.node(),
        answer: said.answer(),
    }
}
