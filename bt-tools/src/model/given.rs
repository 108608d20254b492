//! The answers that a tick, halt or reset was given, told to a model in their order.

use super::{Answer, Answers, Lost, Model, Question};
use crate::record::Told;
use bt_core::observe::Operation;
use bt_core::Status;

/// Where a node stands that was running already: the one that is tried of so many.
pub struct Guess {
    pub taken: usize,
    pub of: usize,
}

/// An answer, and what is known of the node that it is about.
pub trait Said: Copy {
    fn answer(self) -> Answer;
    /// Whether it can be about this node.
    fn may_be_of(self, node: u16) -> bool;
    /// Whether it stands for the whole of this leaf, which is a tree.
    fn is_whole(self, leaf: u16) -> bool;
    /// As much of the node's number as is known.
    fn node(self) -> u16;
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

    fn node(self) -> u16 {
        self.0
    }
}

impl Said for Told {
    fn answer(self) -> Answer {
        self.answer
    }

    fn may_be_of(self, node: u16) -> bool {
        Told::may_be_of(self, node)
    }

    fn is_whole(self, _: u16) -> bool {
        self.is_whole
    }

    fn node(self) -> u16 {
        self.mark.into()
    }
}

/// Ticks, halts or resets a model with the answers of that, all of them. A tick has to give what was found. Where it is open how a node runs, the
/// guesses are taken in their order, and those that are missing are added, each with its first choice.
pub fn performed<S: Said>(
    model: &mut Model,
    operation: Operation,
    answers: &[S],
    found: Option<Status>,
    guesses: Option<&mut Vec<Guess>>,
) -> Result<(), Lost> {
    let mut queue = Queue {
        answers,
        guesses,
        guessed: 0,
        elsewhere: None,
    };
    let given = model.perform(operation, &mut queue);
    let expected = queue.elsewhere.map_or(given, Err)?;
    if let Some(said) = queue.answers.first() {
        return Err(Lost::Surplus {
            node: said.node(),
            answer: said.answer(),
        });
    }
    match (expected, found) {
        (Some(expected), Some(found)) if expected != found => {
            Err(Lost::Otherwise { expected, found })
        }
        _ => Ok(()),
    }
}

struct Queue<'a, S> {
    /// Those that are left.
    answers: &'a [S],
    guesses: Option<&'a mut Vec<Guess>>,
    guessed: usize,
    /// The first answer that was of another node than the one that was asked.
    elsewhere: Option<Lost>,
}

impl<S: Said> Answers for Queue<'_, S> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let (said, rest) = self.answers.split_first()?;
        if !said.may_be_of(question.node) {
            self.elsewhere = Some(Lost::Elsewhere {
                question,
                node: said.node(),
                answer: said.answer(),
            });
            return None;
        }
        self.answers = rest;
        Some(said.answer())
    }

    fn instead(&mut self, leaf: u16) -> Option<Status> {
        let (said, rest) = self.answers.split_first()?;
        match said.answer() {
            Answer::Status(status) if said.is_whole(leaf) => {
                self.answers = rest;
                Some(status)
            }
            _ => None,
        }
    }

    fn guess(&mut self, _: u16, ways: usize) -> Option<usize> {
        let guesses = self.guesses.as_mut()?;
        if self.guessed == guesses.len() {
            guesses.push(Guess { taken: 0, of: ways });
        }
        self.guessed += 1;
        Some(guesses[self.guessed - 1].taken)
    }
}
