//! A model that is attached to a tree that runs goes on as one that has followed it from the beginning.

use super::steps::tick;
use super::{random_tree, seeds};
use crate::explore::assume::Assumptions;
use crate::explore::plan::Plan;
use crate::explore::walker::Walker;
use crate::model::{Model, Question};
use fastrand::Rng;

#[test]
fn an_attached_model_goes_on_as_the_tree_does() {
    let (mut attached, mut refused, mut running) = (0, 0, 0);
    for seed in seeds(4_000) {
        let plan = Plan::of(random_tree(seed));
        let assumptions = Assumptions::new(&plan);
        let mut walker = Walker::new(&plan);
        let mut random = Rng::with_seed(seed);
        let mut models: Vec<Model> = Vec::new();
        for _ in 0..10 {
            let Some(ticked) = tick(&mut walker, &assumptions, &mut random) else {
                break; // It goes round and round.
            };
            for model in &mut models {
                let mut left = ticked.answers.iter();
                let given = model.tick(&mut |question: Question| {
                    let (expected, answer) = left.next()?;
                    assert_eq!(*expected, question, "seed {seed}");
                    Some(*answer)
                });
                assert!(given.is_ok() && left.next().is_none(), "seed {seed}");
                assert_eq!(ticked.events, model.events(), "seed {seed}");
            }
            let mut places = walker.running();
            let deepest = places.by_ref().filter(|&place| {
                let mut children = plan.places()[place].children.iter();
                !children.any(|&child| walker.is_running(child))
            });
            let deepest: Vec<u16> = deepest.map(|place| plan.places()[place].number).collect();
            let is_running = !deepest.is_empty();
            match Model::attach(plan.info(), deepest) {
                Some(model) => {
                    attached += 1;
                    running += u32::from(is_running);
                    models.push(model);
                }
                None => refused += 1,
            }
        }
    }
    assert!(
        running > 1_000 && refused > 1_000,
        "{attached} {running} {refused}"
    );
}
