//! What is assumed about behaviours that go on for ever.

use super::super::graph::Step;
use super::super::plan::Plan;
use crate::model::{Answer, Event, What};
use bt_core::Status;

/// What is assumed about one node in behaviours that go on for ever.
#[derive(Debug, Clone, Copy)]
pub struct Fairness {
    pub place: usize,
    pub kind: Fair,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fair {
    /// If it is asked again and again, it completes or starts again and again.
    Completes,
    /// If it is asked again and again, it gives this again and again.
    Gives(Status),
    /// If its time has not passed again and again, it has passed or starts anew again and again.
    Elapses,
}

impl Fairness {
    pub fn completes(place: usize) -> Self {
        Self {
            place,
            kind: Fair::Completes,
        }
    }

    pub fn gives(place: usize, status: Status) -> Self {
        Self {
            place,
            kind: Fair::Gives(status),
        }
    }

    /// What a step means for it: whether it is one that happens again and again, and whether it is one that must.
    pub fn of(
        self,
        asked: Option<usize>,
        step: Step,
        events: &[Event],
        number: u16,
    ) -> (bool, bool) {
        let answer = match step {
            Step::Answer(answer) if asked == Some(self.place) => Some(answer),
            _ => None,
        };
        let did = |what: What| {
            let mut events = events.iter();
            events.any(|event| event.node == number && event.what == what)
        };
        match (self.kind, answer) {
            (Fair::Completes, Some(answer)) => (
                true,
                answer != Answer::Status(Status::Running) || did(What::Halt),
            ),
            (Fair::Completes, None) => (false, did(What::Start) || did(What::Halt)),
            (Fair::Gives(status), Some(answer)) => (true, answer == Answer::Status(status)),
            (Fair::Gives(_), None) => (false, false),
            (Fair::Elapses, answer) => (
                answer == Some(Answer::Elapsed(false)),
                answer == Some(Answer::Elapsed(true)) || did(What::Start) || did(What::Halt),
            ),
        }
    }
}

/// Every time passes in the end, while nobody starts it anew.
pub fn timers_elapse(plan: &Plan) -> Vec<Fairness> {
    let places = 0..plan.places().len();
    let timed = places.filter(|&place| plan.kind(place).time().is_some());
    timed
        .map(|place| Fairness {
            place,
            kind: Fair::Elapses,
        })
        .collect()
}
