//! What happened, tick by tick: a way through the states of a tree, which can be played again.

use super::assume::Assumptions;
use super::graph::{outside, Step};
use super::plan::Plan;
use super::walker::Walker;
use crate::model::{Answer, Answers, Event, Hooks, Model, Question};
use bt_core::info::TreeInfo;
use bt_core::Status;

/// A behaviour of a tree, from its first tick: the shortest that shows what was asked for.
///
/// Its answers are all that is needed to play it again, on a [`Model`], in a test, or with the compiled tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    pub(super) info: &'static TreeInfo,
    pub(super) turns: Vec<Turn>,
    pub(super) back_to: Option<usize>,
    pub(super) says: String,
}

/// What is done with a tree once.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Turn {
    /// It is ticked.
    Tick {
        /// What was asked, and what was answered, in order.
        answers: Vec<(Question, Answer)>,
        /// What it gave; `None` if the tick never ends.
        gave: Option<Status>,
    },
    /// It is halted.
    Halt,
    /// It is halted, and forgets all memory.
    Reset,
}

impl Trace {
    /// The tree's description.
    pub fn info(&self) -> &'static TreeInfo {
        self.info
    }

    /// What it shows, in a sentence.
    pub fn says(&self) -> &str {
        &self.says
    }

    /// What is done with the tree, in order.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// How many ticks it takes.
    pub fn ticks(&self) -> usize {
        let turns = self.turns.iter();
        turns
            .filter(|turn| matches!(turn, Turn::Tick { .. }))
            .count()
    }

    /// Of a behaviour that goes on for ever: with which of its turns, counted from 0, it goes on after the last.
    pub fn back_to(&self) -> Option<usize> {
        self.back_to
    }

    /// Plays it on a model; `watch` sees the model after each turn.
    ///
    /// # Panics
    ///
    /// If the model asks something else than what is answered here.
    pub fn replay(&self, mut watch: impl FnMut(&Model)) -> Model {
        let mut model = Model::of(self.info);
        for turn in &self.turns {
            play(&mut model, turn, &mut |_| {});
            watch(&model);
        }
        model
    }
}

/// What is answered and done in a turn, in order.
pub enum Item {
    Answer(Question, Answer),
    Event(Event),
}

/// Plays a turn on a model.
pub fn play(model: &mut Model, turn: &Turn, told: &mut impl FnMut(Item)) {
    match turn {
        Turn::Halt | Turn::Reset => {
            if *turn == Turn::Halt {
                model.halt();
            } else {
                model.reset();
            }
            for event in model.events() {
                told(Item::Event(*event));
            }
        }
        Turn::Tick { answers, gave } => {
            let mut player = Player {
                answers: answers.iter(),
                told,
            };
            let given = model.tick(&mut player).ok();
            assert!(
                given == *gave,
                "the model gives {given:?} where {gave:?} was expected"
            );
        }
    }
}

struct Player<'a, F> {
    answers: std::slice::Iter<'a, (Question, Answer)>,
    told: &'a mut F,
}

impl<F: FnMut(Item)> Hooks for Player<'_, F> {
    fn told(&mut self, event: Event) {
        (self.told)(Item::Event(event));
    }
}

impl<F: FnMut(Item)> Answers for Player<'_, F> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let (expected, answer) = self.answers.next()?;
        assert!(
            *expected == question,
            "the model asks {question:?} where {expected:?} was expected"
        );
        (self.told)(Item::Answer(question, *answer));
        Some(*answer)
    }
}

/// More answers than it takes to bring a tick to its end.
const MOST_ANSWERS: usize = 10_000;

/// The trace of these steps. A tick that they leave unfinished is brought to an end, somehow.
pub fn trace(plan: &Plan, assumptions: &Assumptions, steps: &[Step], says: String) -> Trace {
    let mut walker = Walker::new(plan);
    let mut turns = Vec::new();
    let mut answers = Vec::new();
    for &step in steps {
        one(&mut walker, assumptions, step, &mut answers, &mut turns);
    }
    let mut possible = Vec::new();
    let mut most = MOST_ANSWERS;
    while let Some(ask) = walker.asks().filter(|_| most > 0) {
        most -= 1;
        assumptions.answers(&walker, ask, &mut possible);
        // Not always the same: it must come out of loops.
        let Some(&answer) = possible.get(most % possible.len().max(1)) else {
            break;
        };
        let step = Step::Answer(answer);
        one(&mut walker, assumptions, step, &mut answers, &mut turns);
    }
    if walker.asks().is_some() || !answers.is_empty() {
        turns.push(Turn::Tick {
            answers,
            gave: None,
        });
    }
    Trace {
        info: plan.info(),
        turns,
        back_to: None,
        says,
    }
}

fn one(
    walker: &mut Walker,
    assumptions: &Assumptions,
    step: Step,
    answers: &mut Vec<(Question, Answer)>,
    turns: &mut Vec<Turn>,
) {
    if step.is_from_outside() {
        outside(walker, step);
        turns.push(if step == Step::Halt {
            Turn::Halt
        } else {
            Turn::Reset
        });
        return;
    }
    let stop = if walker.asks().is_none() {
        Some(walker.begin())
    } else {
        None
    };
    let stop = match (walker.question(), step) {
        (Some(question), Step::Answer(answer)) => {
            answers.push((question, answer));
            assumptions.give(walker, answer)
        }
        _ => stop.unwrap_or(super::walker::Stop::Asks),
    };
    if let super::walker::Stop::Given(status) = stop {
        turns.push(Turn::Tick {
            answers: std::mem::take(answers),
            gave: Some(status),
        });
    }
}
