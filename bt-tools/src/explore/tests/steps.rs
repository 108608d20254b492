//! The machine takes the same steps as the model: on random trees, with random answers, copied through its bytes after each.

use super::{random_tree, seeds};
use crate::explore::assume::Assumptions;
use crate::explore::machine::{Machine, Stop};
use crate::explore::plan::Plan;
use crate::model::{Answer, Model, Question};
use fastrand::Rng;

#[test]
fn the_machine_does_what_the_model_does() {
    let mut asked = 0;
    for seed in seeds(6_000) {
        let plan = Plan::of(random_tree(seed));
        let assumptions = Assumptions::new(&plan);
        let mut machine = Machine::new(&plan);
        let mut model = Model::of(plan.info);
        let mut random = Rng::with_seed(seed);
        for _ in 0..12 {
            let what = random.usize(..12);
            if what < 2 {
                machine.events.clear();
                if what == 0 {
                    machine.halt();
                    model.halt();
                } else {
                    machine.reset();
                    model.reset();
                    assert!(machine.is_new(), "seed {seed}");
                }
                assert_eq!(machine.events, model.events(), "seed {seed}");
                continue;
            }
            let Some(answers) = tick(&mut machine, &assumptions, &mut random) else {
                break; // It goes round and round.
            };
            asked += answers.len();
            let mut left = answers.iter();
            let given = model.tick(&mut |question: Question| {
                let (expected, answer) = left.next()?;
                assert_eq!(*expected, question, "seed {seed}");
                Some(*answer)
            });
            assert_eq!(machine.events, model.events(), "seed {seed}");
            assert!(given.is_ok() && left.next().is_none(), "seed {seed}");
            let mut running: Vec<u16> = machine
                .running()
                .map(|place| plan.places[place].number)
                .collect();
            running.sort_unstable();
            assert_eq!(running, model.running().collect::<Vec<_>>(), "seed {seed}");
        }
    }
    assert!(asked > 10_000, "{asked}");
}

/// A tick with random answers. What was copied takes the next step in place of what it was copied from.
pub fn tick(
    machine: &mut Machine,
    assumptions: &Assumptions,
    random: &mut Rng,
) -> Option<Vec<(Question, Answer)>> {
    let mut answers = Vec::new();
    let mut possible = Vec::new();
    machine.events.clear();
    let mut stop = machine.begin();
    while stop == Stop::Asks && answers.len() < 200 {
        let mut bytes = Vec::new();
        machine.encode(&mut bytes);
        let events = std::mem::take(&mut machine.events);
        let mut copy = Machine::new(machine.plan);
        assert!(copy.decode(&bytes).is_empty());
        let mut again = Vec::new();
        copy.encode(&mut again);
        assert_eq!(bytes, again);
        copy.events = events;
        *machine = copy;
        assumptions.answers(machine, machine.asks?, &mut possible);
        let answer = possible[random.usize(..possible.len())];
        answers.push((machine.question()?, answer));
        stop = assumptions.give(machine, answer);
    }
    matches!(stop, Stop::Given(_)).then_some(answers)
}
