//! The ways in which a tree may have run that was joined while it was running: those that fit what happened next.

use super::{Answer, Answers, Event, Lost, Model, Question};
use bt_core::Status;

/// More ways than this are not followed.
const MOST_WAYS: usize = 256;
/// Nor are more than this tried for one tick.
const MOST_TRIES: usize = 1 << 12;

/// The ways in which it may have happened: at least one.
#[derive(Debug, Clone)]
pub struct Ways {
    pub all: Vec<Way>,
    pub steps: Vec<Step>,
}

#[derive(Debug, Clone)]
pub struct Way {
    pub model: Model,
    /// The last of its steps.
    pub last: Option<usize>,
}

/// An operation on the way.
#[derive(Debug, Clone)]
pub struct Step {
    pub events: Vec<Event>,
    pub is_certain: bool,
    pub before: Option<usize>,
}

impl Ways {
    pub fn of(model: Model) -> Self {
        Self {
            all: vec![Way { model, last: None }],
            steps: Vec::new(),
        }
    }

    pub fn all_do(&mut self, operation: impl Fn(&mut Model)) {
        for mut way in std::mem::take(&mut self.all) {
            operation(&mut way.model);
            self.go(way);
        }
    }

    /// The model after the last operation, if there is only one; it says whether the events of that are certain. What has happened
    /// before is not kept.
    pub fn only(&mut self) -> Option<&Model> {
        let steps = std::mem::take(&mut self.steps);
        let mut last = None;
        for way in &mut self.all {
            last = way.last.take();
        }
        match &mut self.all[..] {
            [way] => {
                if last.is_some_and(|last| !steps[last].is_certain) {
                    way.model.doubt_events();
                }
                Some(&way.model)
            }
            _ => None,
        }
    }

    /// Goes on in a way, by what its model has just done.
    fn go(&mut self, mut way: Way) {
        self.steps.push(Step {
            events: way.model.events().to_vec(),
            is_certain: way.model.are_events_clear(),
            before: way.last,
        });
        way.last = Some(self.steps.len() - 1);
        match self
            .all
            .iter()
            .position(|known| known.model.goes_on_as(&way.model))
        {
            Some(known) => self.all[known].last = self.joined(self.all[known].last, way.last),
            None => self.all.push(way),
        }
    }

    /// Two ways lead to the same: what differs in what the nodes did is not certain.
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

    /// Goes on in all ways that fit the answers of a tick and its result.
    pub fn tick(&mut self, answers: &[(u16, Answer)], found: Status) -> Result<(), Lost> {
        let (mut tries, mut first_loss) = (0, None);
        for way in std::mem::take(&mut self.all) {
            let mut guesses = Vec::new();
            loop {
                let mut tried = way.clone();
                match fits(&mut tried.model, answers, found, &mut guesses) {
                    Ok(()) => self.go(tried),
                    Err(lost) => first_loss = first_loss.or(Some(lost)),
                }
                tries += 1;
                if self.all.len() > MOST_WAYS || tries > MOST_TRIES {
                    return Err(Lost::Unclear { node: 0 });
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

/// Ticks a model with these answers, all of them.
fn fits(
    model: &mut Model,
    answers: &[(u16, Answer)],
    found: Status,
    guesses: &mut Vec<(usize, usize)>,
) -> Result<(), Lost> {
    let mut feed = Feed {
        answers,
        guesses,
        made: 0,
        elsewhere: None,
    };
    let given = model.tick(&mut feed);
    let expected = feed.elsewhere.map_or(given, Err)?;
    if let Some(&(node, answer)) = feed.answers.first() {
        return Err(Lost::Surplus { node, answer });
    }
    if expected != found {
        return Err(Lost::Otherwise { expected, found });
    }
    Ok(())
}

/// The next guesses, in the order of an odometer; none are left if not.
fn turned(guesses: &mut Vec<(usize, usize)>) -> bool {
    while let Some((way, ways)) = guesses.last_mut() {
        *way += 1;
        if way < ways {
            return true;
        }
        guesses.pop();
    }
    false
}

/// Answers of a tick, in order, and guesses.
struct Feed<'a> {
    answers: &'a [(u16, Answer)],
    guesses: &'a mut Vec<(usize, usize)>,
    made: usize,
    elsewhere: Option<Lost>,
}

impl Answers for Feed<'_> {
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
        if self.made == self.guesses.len() {
            self.guesses.push((0, ways));
        }
        let (way, _) = self.guesses[self.made];
        self.made += 1;
        Some(way)
    }
}
