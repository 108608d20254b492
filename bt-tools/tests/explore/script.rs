//! Behaviours that were found on the description of a tree, gone through by the tree itself.

use bt_core::observe::Observed;
use bt_tools::explore::{Trace, Turn};
use bt_tools::model::{Answer, Event, Follower, Model};
use quickbeam::{Behavior, Clock, Status};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

/// A world in which everything goes as it did before: the text of the node that is asked, and what is answered.
#[derive(Default)]
pub struct Script {
    left: RefCell<VecDeque<(&'static str, Answer)>>,
}

impl Script {
    /// What the leaf of this name gives.
    pub fn status(&self, leaf: &str) -> Status {
        match self.left.borrow_mut().pop_front() {
            Some((text, Answer::Status(status))) if text == leaf => status,
            other => panic!("`{leaf}` is called where {other:?} was expected"),
        }
    }
}

impl Clock for Script {
    type Instant = u32;

    fn now(&self) -> u32 {
        0
    }

    fn elapsed(&self, _: u32) -> Duration {
        unreachable!("`has_elapsed` is asked")
    }

    fn has_elapsed(&self, _: u32, _: Duration) -> bool {
        match self.left.borrow_mut().pop_front() {
            Some((_, Answer::Elapsed(has_elapsed))) => has_elapsed,
            other => panic!("the time is asked for where {other:?} was expected"),
        }
    }
}

/// Lets a compiled tree go through a behaviour, as it is and with an observer: it asks for the same answers, and no others,
/// gives the same, and all nodes do the same. A way round is gone three times.
#[track_caller]
pub fn replay<T>(new: impl Fn() -> T, trace: &Trace)
where
    T: Behavior<Script> + Observed<Script, Follower>,
{
    assert_eq!(T::INFO, trace.info());
    let again = &trace.turns()[trace.back_to().unwrap_or(trace.turns().len())..];
    let turns = trace.turns().iter().chain(again).chain(again);
    let mut model = Model::of(T::INFO);
    let (mut plain, mut observed) = ((new(), Script::default()), (new(), Script::default()));
    let mut follower = Follower::default();
    for turn in turns {
        match turn {
            Turn::Tick { answers, gave } => {
                let told = answers.iter().map(|(question, answer)| {
                    let node = T::INFO.node(question.node).expect("it was asked");
                    (node.text, *answer)
                });
                let told: VecDeque<_> = told.collect();
                for (_, script) in [&mut plain, &mut observed] {
                    script.left.get_mut().clone_from(&told);
                }
                let mut left = answers.iter();
                let given = model.tick(&mut |_| left.next().map(|(_, answer)| *answer));
                assert_eq!(given.ok(), *gave, "{trace}");
                assert_eq!(Some(plain.0.tick(&mut plain.1)), *gave, "{trace}");
                let given = observed.0.tick_with(&mut observed.1, &mut follower);
                assert_eq!(Some(given), *gave, "{trace}");
            }
            Turn::Halt => {
                model.halt();
                plain.0.halt(&mut plain.1);
                observed.0.halt_with(&mut observed.1, &mut follower);
            }
            Turn::Reset => {
                model.reset();
                plain.0.forget(&mut plain.1);
                observed.0.reset_with(&mut observed.1, &mut follower);
            }
            turn => panic!("{turn:?}"),
        }
        for (_, script) in [&mut plain, &mut observed] {
            assert!(script.left.get_mut().is_empty(), "{trace}");
        }
        assert_eq!(follower.loss(), None, "{trace}");
        let followed = follower.model().expect("it was ticked");
        assert_eq!(done(followed), done(&model), "{trace}");
        assert!(plain.0.running().eq(observed.0.running()), "{trace}");
        for node in plain.0.running() {
            assert!(model.is_running_at(node), "{trace}");
        }
        assert_eq!(
            plain.0.running().next().is_some(),
            model.is_running_at(0),
            "{trace}"
        );
    }
}

/// What nodes did, and which run.
fn done(model: &Model) -> (&[Event], Vec<u16>) {
    (model.events(), model.running().collect())
}
