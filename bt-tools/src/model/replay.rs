//! What a tree did, worked out from a ring that has gone round.

use super::hypotheses::{Hypotheses, Step};
use super::{Event, Loss, Model};
use bt_core::info::TreeInfo;
use bt_core::observe::{Mark, Operation, Ring};
use bt_core::Tree;

/// Works out what the tree of a [`Ring`] did since the oldest state that the ring has kept. `None` if nothing was done to the tree,
/// or nothing whole is left of it.
///
/// The ring may have gone round many times. Of its oldest state it is known what runs; how many cycles are left, how children have
/// completed and what nodes remember is found from what happened next.
///
/// ```
/// use bt_tools::model::{replay, Event, What};
/// use quickbeam::observe::Ring;
/// use quickbeam::{behavior_tree, Status, Tree};
///
/// # struct Hero { energy: u32 }
/// # fn tired(hero: &mut Hero) -> bool { hero.energy == 0 }
/// # fn sleep(hero: &mut Hero) -> Status { hero.energy += 1; if hero.energy < 3 { Status::Running } else { Status::Success } }
/// # fn walk(hero: &mut Hero) -> Status { hero.energy -= 1; if hero.energy > 0 { Status::Running } else { Status::Success } }
/// behavior_tree! {
///     #[observe]
///     #[derive(Clone)]
///     tree Day(hero: &mut Hero) { repeat(sequence< walk, bed: sleep >) }
/// }
///
/// let (mut day, mut hero) = (Day::new(), Hero { energy: 3 });
/// let mut ring = Ring::<Day, 64>::new();
/// for _ in 0..1_000 {
///     ring.tick(&mut day, &mut hero);
/// }
/// let replay = replay(&ring).expect("whole ticks").expect("there were some");
/// assert!(replay.operations().len() > 15);
/// assert!(replay.is_certain() && replay.model().is_running_at(Day::BED) == day.is_running_at(Day::BED));
///
/// // How often did the hero go to bed?
/// let to_bed = Event { node: Day::BED, what: What::Start };
/// let nights = replay.operations().iter().filter(|tick| tick.events.contains(&to_bed));
/// assert!(nights.count() >= 3);
/// ```
///
/// # Errors
///
/// If something was done to the tree past the ring, so that what the ring holds does not follow from its state; or if more ways
/// fit the ring than are followed ([`Lost::TooManyWays`](super::Lost::TooManyWays)).
pub fn replay<T: Tree, const BYTES: usize>(ring: &Ring<T, BYTES>) -> Result<Option<Replay>, Loss> {
    let Some((state, place)) = ring.begin() else {
        return Ok(None);
    };
    Replay::new(T::INFO, state.running(), ring.read(place)).map(Some)
}

/// What a tree did, operation by operation, from a state on in which it may have been running.
#[derive(Debug, Clone)]
pub struct Replay {
    operations: Vec<Replayed>,
    model: Model,
    is_certain: bool,
}

/// A tick, halt or reset, and what the nodes did in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// [`Mark::Ticked`], [`Mark::Halted`] or [`Mark::Reset`].
    pub what: Mark,
    /// What the nodes did, in order; they nest.
    pub events: Vec<Event>,
    /// Whether nothing else fits what is known. In the first ticks it may be open whether a function was running already, or what
    /// was halted; results of leaves and of the tree are always certain.
    pub is_certain: bool,
}

impl Replay {
    /// Works out what happened to a tree of which this much was known to run ([`Tree::running`]) from the marks of what was done to
    /// it next.
    ///
    /// # Errors
    ///
    /// As [`replay`].
    pub fn new(
        info: &'static TreeInfo,
        running: impl IntoIterator<Item = u16>,
        marks: impl IntoIterator<Item = Mark>,
    ) -> Result<Self, Loss> {
        let mut hypotheses = Hypotheses::of(Model::joined(info, running));
        let (mut answers, mut operations) = (Vec::new(), Vec::new());
        for mark in marks {
            let (operation, found) = match mark {
                Mark::Answer(node, answer) => {
                    answers.push((node, answer));
                    continue;
                }
                Mark::Ticked(status) => (Operation::Tick, Some(status)),
                Mark::Halted => (Operation::Halt, None),
                Mark::Reset => (Operation::Reset, None),
            };
            hypotheses
                .go_on(operation, &answers, found)
                .map_err(|why| Loss {
                    operation: operations.len() as u64 + 1,
                    why,
                })?;
            answers.clear();
            operations.push(mark);
        }
        Ok(Self::of(operations, &hypotheses))
    }

    fn of(operations: Vec<Mark>, hypotheses: &Hypotheses) -> Self {
        let mut histories: Vec<_> = hypotheses
            .all
            .iter()
            .map(|hypothesis| hypothesis.last)
            .collect();
        let mut replayed = Vec::new();
        for what in operations.into_iter().rev() {
            let steps = histories
                .iter()
                .flatten()
                .map(|step| &hypotheses.steps[*step]);
            let steps: Vec<&Step> = steps.collect();
            histories = steps.iter().map(|step| step.before).collect();
            let Some(first) = steps.first() else { break };
            replayed.push(Replayed {
                what,
                events: first.events.clone(),
                is_certain: steps
                    .iter()
                    .all(|step| step.is_certain && step.events == first.events),
            });
        }
        replayed.reverse();
        let model = hypotheses.all[0].model.clone();
        Self {
            operations: replayed,
            is_certain: hypotheses.all.len() == 1 && model.is_clear(),
            model,
        }
    }

    /// The operations, the oldest first.
    pub fn operations(&self) -> &[Replayed] {
        &self.operations
    }

    /// The tree after the last of them.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Whether all is known of [`model`](Self::model): no other fits, and nothing of it is open. Then it can be ticked on.
    pub fn is_certain(&self) -> bool {
        self.is_certain
    }
}
