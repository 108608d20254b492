//! Every state and every event that the exploration finds is found by trying blindly, and the other way round.
//!
//! Blindly: all answers to all questions of all ticks, on copies of the model, one whole tick after the other. States of models
//! are told apart by what they do: two are taken for one if all sequences of a few ticks from them are alike.

use super::{random_tree, seeds};
use crate::explore::assume::Assumptions;
use crate::explore::graph::{Limits, Search, Watch};
use crate::explore::plan::Plan;
use crate::explore::walker::Walker;
use crate::model::{Answer, Answers, Event, Hooks, Model, Question};
use bt_core::Status;
use std::cell::RefCell;
use std::collections::BTreeSet;

const MOST_TICKS: usize = 3;
const MOST_WAYS: usize = 2_000;

#[test]
fn blind_trials_find_the_same() {
    let mut compared = 0;
    let mut events_seen = 0;
    for seed in seeds(400) {
        let plan = Plan::of(random_tree(seed));
        let Some(blind) = blindly(&plan) else {
            continue;
        };
        let found = explored(&plan);
        let Some(found) = found else { continue };
        assert_eq!(blind, found, "seed {seed}");
        compared += 1;
        events_seen += blind.1.len();
    }
    assert!(compared > 30, "{compared}");
    assert!(events_seen > 300, "{events_seen}");
}

/// After each number of ticks: what can run; and every event in a tick of that number.
type Found = (BTreeSet<(usize, Vec<u16>)>, BTreeSet<(usize, String)>);

/// Answers as told, and where these end, branches.
struct Branch<'a> {
    assumptions: &'a Assumptions,
    walker: Walker<'a>,
    told: Vec<Answer>,
    at: usize,
    open: Option<Vec<Answer>>,
}

impl Hooks for Branch<'_> {}

impl Answers for Branch<'_> {
    fn answer(&mut self, _: Question) -> Option<Answer> {
        let ask = self.walker.asks()?;
        let mut possible = Vec::new();
        self.assumptions.answers(&self.walker, ask, &mut possible);
        match self.told.get(self.at) {
            Some(&answer) => {
                self.at += 1;
                self.assumptions.give(&mut self.walker, answer);
                Some(answer)
            }
            None => {
                self.open = Some(possible);
                None
            }
        }
    }
}

/// Whole ticks, no state kept or merged but by the sequence of answers that led to it.
fn blindly(plan: &Plan) -> Option<Found> {
    let assumptions = Assumptions::new(plan);
    let mut found = Found::default();
    let mut ways = 0;
    let mut behaviours: Vec<Vec<Vec<Answer>>> = vec![Vec::new()];
    for tick in 0..MOST_TICKS {
        let mut longer = Vec::new();
        for behaviour in behaviours {
            let mut open: Vec<Vec<Answer>> = vec![Vec::new()];
            while let Some(told) = open.pop() {
                ways += 1;
                if ways > MOST_WAYS || told.len() > 40 {
                    return None;
                }
                let mut model = Model::of(plan.info());
                let mut walker = Walker::new(plan);
                for answers in &behaviour {
                    let mut branch = begun(&assumptions, walker, answers.clone());
                    model.tick(&mut branch).ok()?;
                    walker = branch.walker;
                }
                let mut branch = begun(&assumptions, walker, told.clone());
                let given = model.tick(&mut branch);
                if let Some(possible) = branch.open {
                    open.extend(possible.into_iter().map(|answer| {
                        let mut told = told.clone();
                        told.push(answer);
                        told
                    }));
                    continue;
                }
                given.ok()?;
                let events = model.events().iter();
                found
                    .1
                    .extend(events.map(|event| (tick, format!("{event:?}"))));
                found.0.insert((tick, model.running().collect()));
                let mut behaviour = behaviour.clone();
                behaviour.push(told);
                longer.push(behaviour);
            }
        }
        behaviours = longer;
    }
    Some(found)
}

/// The walker goes beside the model only to say what may be answered.
fn begun<'a>(
    assumptions: &'a Assumptions,
    mut walker: Walker<'a>,
    told: Vec<Answer>,
) -> Branch<'a> {
    walker.begin();
    Branch {
        assumptions,
        walker,
        told,
        at: 0,
        open: None,
    }
}

/// Remembers in which ticks what happens.
struct Seen(RefCell<Found>);

impl Watch for Seen {
    /// How many ticks are over.
    type State = usize;

    fn begin(&self) -> usize {
        0
    }

    fn see(&self, tick: &mut usize, event: Event) -> bool {
        let event = (*tick, format!("{event:?}"));
        self.0.borrow_mut().1.insert(event);
        true
    }

    fn rest(&self, tick: &mut usize, walker: &Walker, _: Option<Status>) -> bool {
        let running = walker.running();
        let mut running: Vec<u16> = running
            .map(|place| walker.plan.places()[place].number)
            .collect();
        running.sort_unstable();
        self.0.borrow_mut().0.insert((*tick, running));
        *tick += 1;
        true
    }
}

fn explored(plan: &Plan) -> Option<Found> {
    let assumptions = Assumptions::new(plan);
    let seen = Seen(RefCell::default());
    let limits = Limits {
        states: 200_000,
        ticks: u32::try_from(MOST_TICKS).expect("a few"),
        halts: false,
        resets: false,
    };
    let graph = Search::new(plan, &assumptions, &seen, limits).run();
    (graph.len() < limits.states && graph.spin.is_none()).then(|| seen.0.into_inner())
}
