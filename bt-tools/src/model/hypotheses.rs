//! How a tree may have run that was joined while it was running: the hypotheses that fit what happened next.

use super::given::{performed, Guess, Said};
use super::{Event, Lost, Model};
use bt_core::observe::Operation;
use bt_core::Status;

/// More hypotheses than this are not followed.
const MOST_HYPOTHESES: usize = 256;
/// Nor are more than this tried for one tick.
const MOST_TRIES: usize = 1 << 12;

/// How it may have happened: at least one.
#[derive(Debug, Clone)]
pub struct Hypotheses {
    pub all: Vec<Hypothesis>,
    pub steps: Vec<Step>,
}

#[derive(Debug, Clone)]
pub struct Hypothesis {
    pub model: Model,
    /// The last of its steps.
    pub last: Option<usize>,
}

/// An operation of a hypothesis.
#[derive(Debug, Clone)]
pub struct Step {
    pub events: Vec<Event>,
    pub is_certain: bool,
    pub before: Option<usize>,
}

impl Hypotheses {
    pub fn of(model: Model) -> Self {
        Self {
            all: vec![Hypothesis { model, last: None }],
            steps: Vec::new(),
        }
    }

    /// The model after the last operation, if there is only one; it says whether the events of that are certain. What has happened
    /// before is not kept.
    pub fn only(&mut self) -> Option<&Model> {
        let steps = std::mem::take(&mut self.steps);
        let mut last = None;
        for hypothesis in &mut self.all {
            last = hypothesis.last.take();
        }
        match &mut self.all[..] {
            [hypothesis] => {
                if last.is_some_and(|last| !steps[last].is_certain) {
                    hypothesis.model.doubt_events();
                }
                Some(&hypothesis.model)
            }
            _ => None,
        }
    }

    /// Goes on with a hypothesis, by what its model has just done.
    fn go(&mut self, mut hypothesis: Hypothesis) {
        self.steps.push(Step {
            events: hypothesis.model.events().to_vec(),
            is_certain: hypothesis.model.are_events_clear(),
            before: hypothesis.last,
        });
        hypothesis.last = Some(self.steps.len() - 1);
        match self
            .all
            .iter()
            .position(|known| known.model.goes_on_as(&hypothesis.model))
        {
            Some(known) => {
                self.all[known].last = self.joined(self.all[known].last, hypothesis.last);
            }
            None => self.all.push(hypothesis),
        }
    }

    /// Two hypotheses lead to the same: what differs in what the nodes did is not certain.
    fn joined(&mut self, mut one: Option<usize>, mut other: Option<usize>) -> Option<usize> {
        let mut apart = Vec::new();
        while let (Some(a), Some(b)) = (one, other) {
            if a == b {
                break;
            }
            apart.push((a, b));
            (one, other) = (self.steps[a].before, self.steps[b].before);
        }
        let mut last = one;
        for (a, b) in apart.into_iter().rev() {
            let (a, b) = (&self.steps[a], &self.steps[b]);
            let step = Step {
                events: a.events.clone(),
                is_certain: a.is_certain && b.is_certain && a.events == b.events,
                before: last,
            };
            self.steps.push(step);
            last = Some(self.steps.len() - 1);
        }
        last
    }

    /// Goes on with all hypotheses that fit the answers of an operation, and what a tick gave.
    pub fn go_on<S: Said>(
        &mut self,
        operation: Operation,
        answers: &[S],
        found: Option<Status>,
    ) -> Result<(), Lost> {
        let (mut tries, mut first_loss) = (0, None);
        for hypothesis in std::mem::take(&mut self.all) {
            let mut guesses = Vec::new();
            loop {
                let mut tried = hypothesis.clone();
                let tried_out = performed(
                    &mut tried.model,
                    operation,
                    answers,
                    found,
                    Some(&mut guesses),
                );
                match tried_out {
                    Ok(()) => self.go(tried),
                    Err(lost) => first_loss = first_loss.or(Some(lost)),
                }
                tries += 1;
                if self.all.len() > MOST_HYPOTHESES || tries > MOST_TRIES {
                    return Err(Lost::TooManyWays);
                }
                if !turned(&mut guesses) {
                    break;
                }
            }
        }
        match first_loss {
            Some(lost) if self.all.is_empty() => Err(lost),
            _ => Ok(()),
        }
    }
}

/// The next guesses, in the order of an odometer; none are left if not.
fn turned(guesses: &mut Vec<Guess>) -> bool {
    while let Some(guess) = guesses.last_mut() {
        guess.taken += 1;
        if guess.taken < guess.of {
            return true;
        }
        guesses.pop();
    }
    false
}
