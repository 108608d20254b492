//! What a tree did, worked out from a ring that has gone round.

use super::{Answer, Answers, Event, Loss, Lost, Model, Question};
use bt_core::info::TreeInfo;
use bt_core::observe::{Mark, Ring};
use bt_core::{Status, Tree};

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
/// If something was done to the tree past the ring, so that what the ring holds does not follow from its state; or if more ways of
/// what happened fit the ring than can be followed.
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

/// More ways than this are not followed.
const MOST_WAYS: usize = 256;
/// Nor are more than this tried for one tick.
const MOST_TRIES: usize = 1 << 12;

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
        let mut ways = Ways::of(Model::joined(info, running));
        let (mut answers, mut operations) = (Vec::new(), Vec::new());
        for mark in marks {
            match mark {
                Mark::Answer(node, answer) => {
                    answers.push((node, answer));
                    continue;
                }
                Mark::Ticked(status) => {
                    ways.tick(&answers, status).map_err(|why| Loss {
                        operation: operations.len() as u64 + 1,
                        why,
                    })?;
                    answers.clear();
                }
                Mark::Halted => ways.all_do(Model::halt),
                Mark::Reset => ways.all_do(Model::reset),
            }
            operations.push(mark);
        }
        Ok(Self::of(operations, &ways))
    }

    fn of(operations: Vec<Mark>, ways: &Ways) -> Self {
        let mut histories: Vec<_> = ways.all.iter().map(|way| way.last).collect();
        let mut replayed = Vec::new();
        for what in operations.into_iter().rev() {
            let steps = histories.iter().flatten().map(|step| &ways.steps[*step]);
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
        let model = ways.all[0].model.clone();
        Self {
            operations: replayed,
            is_certain: ways.all.len() == 1 && model.is_clear(),
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

/// The ways in which it may have happened: at least one.
#[derive(Debug)]
struct Ways {
    all: Vec<Way>,
    steps: Vec<Step>,
}

#[derive(Debug, Clone)]
struct Way {
    model: Model,
    /// The last of its steps.
    last: Option<usize>,
}

/// An operation on the way.
#[derive(Debug)]
struct Step {
    events: Vec<Event>,
    is_certain: bool,
    before: Option<usize>,
}

impl Ways {
    fn of(model: Model) -> Self {
        Self {
            all: vec![Way { model, last: None }],
            steps: Vec::new(),
        }
    }

    fn all_do(&mut self, operation: impl Fn(&mut Model)) {
        for mut way in std::mem::take(&mut self.all) {
            operation(&mut way.model);
            self.go(way);
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
    fn tick(&mut self, answers: &[(u16, Answer)], found: Status) -> Result<(), Lost> {
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
