//! A tree that is walked through: a machine's state, and what its answers so far bind.

use super::plan::Plan;
use super::timers::{Known, Timer, Timers};
use crate::record::{put_number, Cursor};
use bt_core::observe::Operation;
use bt_core::Status;
use bt_model::{Answer, Asked, Event, Hooks, Lost, Question, State, Step, What};

/// A tree in between two answers, with what its timers and the leaves of a group can still say.
#[derive(Debug, Clone)]
pub struct Walker<'a> {
    pub plan: &'a Plan,
    state: State,
    kept: Kept<'a>,
    /// What leaves have said in this tick that binds others: by group.
    pub said: Vec<(u32, u32)>,
}

/// What is kept of what nodes do.
#[derive(Debug, Clone)]
struct Kept<'a> {
    plan: &'a Plan,
    /// What nodes have done since it was last emptied.
    events: Vec<Event>,
    timers: Timers,
    /// For how many ticks leaves have been running, by place: of those that run so often at the most.
    ticks: Vec<(usize, u32)>,
}

/// How a step ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// At a question.
    Asks,
    /// With the tick.
    Given(Status),
    /// Nowhere: it goes round and round without a question.
    Spins,
}

/// What is asked, at this place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ask {
    pub place: usize,
    pub asked: Asked,
}

impl<'a> Walker<'a> {
    /// An idle tree.
    pub fn new(plan: &'a Plan) -> Self {
        Self {
            plan,
            state: plan.idle(),
            kept: Kept {
                plan,
                events: Vec::new(),
                timers: Timers::default(),
                ticks: Vec::new(),
            },
            said: Vec::new(),
        }
    }

    /// Begins a tick, and goes on to the first question.
    pub fn begin(&mut self) -> Stop {
        let step = self
            .plan
            .begin(&mut self.state, Operation::Tick, &mut self.kept);
        self.stopped(step)
    }

    /// Takes the answer to what was asked, and goes on to the next question.
    ///
    /// # Panics
    ///
    /// If nothing was asked, or if this is no answer to it: who explores answers what may be answered.
    pub fn answer(&mut self, answer: Answer) -> Stop {
        if let (Some(ask), Answer::Elapsed(has_elapsed)) = (self.asks(), answer) {
            self.kept.timers.learn(ask.place, has_elapsed);
        }
        let step = self.plan.step(&mut self.state, answer, &mut self.kept);
        self.stopped(step)
    }

    fn stopped(&mut self, step: Result<Step, Lost>) -> Stop {
        match step {
            Ok(Step::Asks(_)) => Stop::Asks,
            Ok(Step::Done(Some(status))) => {
                self.said.clear();
                self.kept.timers.pass();
                Stop::Given(status)
            }
            Err(Lost::Spins { .. }) => Stop::Spins,
            other => unreachable!("{other:?} in a tick that is explored"),
        }
    }

    /// What is waited for; nothing between two ticks.
    pub fn asks(&self) -> Option<Ask> {
        let (place, asked) = self.state.asks()?;
        Some(Ask { place, asked })
    }

    /// What is asked.
    pub fn question(&self) -> Option<Question> {
        self.asks().map(|ask| Question {
            node: self.plan.places()[ask.place].number,
            asked: ask.asked,
        })
    }

    /// Halts the tree. Handlers are passed over, as [`Model::halt`](bt_model::Model::halt) does.
    pub fn halt(&mut self) {
        self.plan.halt(&mut self.state, &mut self.kept);
    }

    /// Halts the tree and forgets all memory.
    pub fn reset(&mut self) {
        self.plan.reset(&mut self.state, &mut self.kept);
        self.kept.timers = Timers::default();
    }

    /// Whether the tree is as at the beginning: nothing runs, and nothing is remembered.
    pub fn is_new(&self) -> bool {
        self.kept.timers.running.is_empty() && self.state.is_new()
    }

    /// Whether the node at this place runs.
    pub fn is_running(&self, place: usize) -> bool {
        self.state.is_running(place)
    }

    /// The places of the nodes that run.
    pub fn running(&self) -> impl Iterator<Item = usize> + '_ {
        self.state.running()
    }

    /// What nodes have done since the state was read that this one came from.
    pub fn events(&self) -> &[Event] {
        &self.kept.events
    }

    /// What is known of the timer of the node at this place.
    pub fn timer(&self, place: usize) -> Known {
        self.kept.timers.known(place)
    }

    /// For how many ticks the leaf at this place has been running, as far as it was counted.
    pub fn ticks(&self, place: usize) -> u32 {
        let found = self.kept.ticks.iter().find(|found| found.0 == place);
        found.map_or(0, |found| found.1)
    }

    /// The leaf at this place gives `Running` once more.
    pub fn count_tick(&mut self, place: usize) {
        let ticks = &mut self.kept.ticks;
        match ticks.binary_search_by_key(&place, |found| found.0) {
            Ok(at) => ticks[at].1 += 1,
            Err(at) => ticks.insert(at, (place, 1)),
        }
    }

    /// Appends the whole state. What is as at the beginning takes no bytes; the first is 0 between two ticks.
    pub fn encode(&mut self, bytes: &mut Vec<u8>) {
        self.state.encode(bytes);
        if self.keeps_nothing() {
            bytes.push(0);
            return;
        }
        let mut put = |number: usize| put_number(bytes, number as u64);
        put(1);
        put(self.kept.timers.running.len());
        for timer in &self.kept.timers.running {
            put(timer.node);
            put(timer.known as usize);
            put(timer.earlier.len());
            timer.earlier.iter().copied().for_each(&mut put);
        }
        put(self.said.len());
        for &(group, said) in &self.said {
            put(group as usize);
            put(said as usize);
        }
        put(self.kept.ticks.len());
        for &(place, ticks) in &self.kept.ticks {
            put(place);
            put(ticks as usize);
        }
    }

    /// Becomes the state of these bytes; gives those that are left.
    pub fn decode<'b>(&mut self, bytes: &'b [u8]) -> &'b [u8] {
        self.kept.events.clear();
        let rest = self.state.decode(bytes);
        let Some((0, rest)) = rest.split_first() else {
            return self.decode_kept(&rest[1..]);
        };
        if !self.keeps_nothing() {
            self.kept.timers.running.clear();
            self.kept.ticks.clear();
            self.said.clear();
        }
        rest
    }

    fn keeps_nothing(&self) -> bool {
        self.kept.timers.running.is_empty() && self.kept.ticks.is_empty() && self.said.is_empty()
    }

    fn decode_kept<'b>(&mut self, bytes: &'b [u8]) -> &'b [u8] {
        let mut left = Cursor::new(bytes);
        let mut next = || left.fit::<u32>().unwrap_or(0);
        let timers = next();
        self.kept.timers.running.clear();
        self.kept.timers.running.extend((0..timers).map(|_| Timer {
            node: next() as usize,
            known: Known::ALL[next() as usize],
            earlier: {
                let count = next();
                (0..count).map(|_| next() as usize).collect()
            },
        }));
        let said = next();
        self.said.clear();
        self.said.extend((0..said).map(|_| (next(), next())));
        let ticks = next();
        self.kept.ticks.clear();
        let found = (0..ticks).map(|_| (next() as usize, next()));
        self.kept.ticks.extend(found);
        &left.bytes[left.at..]
    }
}

impl Hooks for Kept<'_> {
    fn told(&mut self, event: Event) {
        self.events.push(event);
        let is_over = match event.what {
            What::Done(status) => status != Status::Running,
            What::Halt => true,
            What::Start | What::Resume => false,
        };
        if is_over && !self.ticks.is_empty() {
            let place = self.plan.place(event.node);
            self.ticks.retain(|found| found.0 != place);
        }
    }

    fn timer(&mut self, node: u16, runs: bool) {
        let place = self.plan.place(node);
        if !runs {
            self.timers.stop(place);
        } else if self.plan.literal_duration(place).is_some() {
            let duration = |place| self.plan.literal_duration(place).unwrap_or_default();
            self.timers.start(place, duration);
        }
    }
}
