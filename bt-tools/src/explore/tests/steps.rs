//! A walker that is copied through its bytes after each answer does what a model does: on random trees, with random answers.

use super::{random_tree, seeds};
use crate::explore::assume::Assumptions;
use crate::explore::plan::Plan;
use crate::explore::walker::{Stop, Walker};
use crate::model::{Answer, Event, Model, Question};
use fastrand::Rng;

#[test]
fn a_copied_walker_does_what_the_model_does() {
    let mut asked = 0;
    for seed in seeds(6_000) {
        let plan = Plan::of(random_tree(seed));
        let assumptions = Assumptions::new(&plan);
        let mut walker = Walker::new(&plan);
        let mut model = Model::of(plan.info());
        let mut random = Rng::with_seed(seed);
        for _ in 0..12 {
            let what = random.usize(..12);
            if what < 2 {
                walker = copied(&mut walker);
                if what == 0 {
                    walker.halt();
                    model.halt();
                } else {
                    walker.reset();
                    model.reset();
                    assert!(walker.is_new(), "seed {seed}");
                }
                assert_eq!(walker.events(), model.events(), "seed {seed}");
                continue;
            }
            let Some(ticked) = tick(&mut walker, &assumptions, &mut random) else {
                break; // It goes round and round.
            };
            asked += ticked.answers.len();
            let mut left = ticked.answers.iter();
            let given = model.tick(&mut |question: Question| {
                let (expected, answer) = left.next()?;
                assert_eq!(*expected, question, "seed {seed}");
                Some(*answer)
            });
            assert_eq!(ticked.events, model.events(), "seed {seed}");
            assert!(given.is_ok() && left.next().is_none(), "seed {seed}");
            let mut running: Vec<u16> = walker
                .running()
                .map(|place| plan.places()[place].number)
                .collect();
            running.sort_unstable();
            assert_eq!(running, model.running().collect::<Vec<_>>(), "seed {seed}");
        }
    }
    assert!(asked > 10_000, "{asked}");
}

/// What a tick is answered and does.
pub struct Ticked {
    pub answers: Vec<(Question, Answer)>,
    pub events: Vec<Event>,
}

/// A tick with random answers. What was copied takes the next step in place of what it was copied from.
pub fn tick(walker: &mut Walker, assumptions: &Assumptions, random: &mut Rng) -> Option<Ticked> {
    let (mut answers, mut events) = (Vec::new(), Vec::new());
    let mut possible = Vec::new();
    *walker = copied(walker);
    let mut stop = walker.begin();
    while stop == Stop::Asks && answers.len() < 200 {
        events.extend_from_slice(walker.events());
        *walker = copied(walker);
        assumptions.answers(walker, walker.asks()?, &mut possible);
        let answer = possible[random.usize(..possible.len())];
        answers.push((walker.question()?, answer));
        stop = assumptions.give(walker, answer);
    }
    events.extend_from_slice(walker.events());
    matches!(stop, Stop::Given(_)).then_some(Ticked { answers, events })
}

/// The same, made of its bytes.
fn copied<'a>(walker: &mut Walker<'a>) -> Walker<'a> {
    let mut bytes = Vec::new();
    walker.encode(&mut bytes);
    let mut copy = Walker::new(walker.plan);
    assert!(copy.decode(&bytes).is_empty());
    let mut again = Vec::new();
    copy.encode(&mut again);
    assert_eq!(bytes, again);
    copy
}
