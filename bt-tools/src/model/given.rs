//! The answers that a tick, halt or reset was given, told to a model in their order.

use super::{Answer, Answers, Lost, Model, Question};
use bt_core::observe::Operation;
use bt_core::Status;

/// Where a node stands that was running already: the one that is tried of so many.
pub struct Guess {
    pub taken: usize,
    pub of: usize,
}

/// Ticks, halts or resets a model with the answers of that, all of them. A tick has to give what was found. Where it is open how a node runs, the
/// guesses are taken in their order, and those that are missing are added, each with its first choice.
pub fn performed(
    model: &mut Model,
    operation: Operation,
    answers: &[(u16, Answer)],
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
    if let Some(&(node, answer)) = queue.answers.first() {
        return Err(Lost::Surplus { node, answer });
    }
    match (expected, found) {
        (Some(expected), Some(found)) if expected != found => {
            Err(Lost::Otherwise { expected, found })
        }
        _ => Ok(()),
    }
}

struct Queue<'a> {
    /// Those that are left.
    answers: &'a [(u16, Answer)],
    guesses: Option<&'a mut Vec<Guess>>,
    guessed: usize,
    /// The first answer that was of another node than the one that was asked.
    elsewhere: Option<Lost>,
}

impl Answers for Queue<'_> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let (&(node, answer), rest) = self.answers.split_first()?;
        if node != question.node {
            self.elsewhere = Some(Lost::Elsewhere {
                question,
                node,
                answer,
            });
            return None;
        }
        self.answers = rest;
        Some(answer)
    }

    fn instead(&mut self, leaf: u16) -> Option<Status> {
        match self.answers.split_first() {
            Some((&(node, Answer::Status(status)), rest)) if node == leaf => {
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
