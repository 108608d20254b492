//! The reference's stage as the context of compiled trees.

use bt_compiler::check::model::NodeId;
use quickbeam::{Behavior, Children, Clock, Composite, Contextual, Status};
use quickbeam_proof::custom;
use quickbeam_proof::stage::{self, Script, What};
use std::ops::{Deref, DerefMut};
use std::time::Duration;

/// More than any tree that comes to an end asks for.
const MOST_EVENTS: usize = 1_000_000;

/// The stage itself belongs to another crate, as `Clock` does.
#[derive(Debug, Clone)]
pub struct Stage(stage::Stage);

impl Stage {
    pub fn new(scripts: &[Script]) -> Self {
        Self(stage::Stage::new(scripts))
    }

    pub fn steady(scripts: &[Script]) -> Self {
        Self(stage::Stage::steady(scripts))
    }
}

impl Deref for Stage {
    type Target = stage::Stage;

    fn deref(&self) -> &stage::Stage {
        &self.0
    }
}

impl DerefMut for Stage {
    fn deref_mut(&mut self) -> &mut stage::Stage {
        &mut self.0
    }
}

impl AsMut<stage::Stage> for Stage {
    fn as_mut(&mut self) -> &mut stage::Stage {
        &mut self.0
    }
}

fn status(status: stage::Status) -> Status {
    match status {
        stage::Status::Success => Status::Success,
        stage::Status::Failure => Status::Failure,
        stage::Status::Running => Status::Running,
    }
}

pub fn told(status: Status) -> stage::Status {
    match status {
        Status::Success => stage::Status::Success,
        Status::Failure => stage::Status::Failure,
        Status::Running => stage::Status::Running,
    }
}

impl Clock for Stage {
    type Instant = u64;

    fn now(&self) -> u64 {
        u64::try_from(self.0.now()).expect("a play is short")
    }

    fn elapsed(&self, since: u64) -> Duration {
        Duration::from_nanos(Clock::now(self) - since)
    }

    fn wake_after(&self, since: u64, duration: Duration) {
        self.wake_at(u128::from(since) + duration.as_nanos());
    }

    fn wake_at_once(&self) {
        self.wake_at(0);
    }
}

/// What a `context` sets, and which does.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mood(Option<(NodeId, u128)>);

impl Contextual for Stage {
    type Context = Mood;

    fn set_context(&mut self, mood: Mood) {
        match mood.0 {
            Some((node, value)) => self.context_was_set(node, value),
            None => self.forget_context(),
        }
    }
}

fn play(stage: &mut Stage, node: NodeId, what: impl FnOnce(stage::Status) -> What) -> Status {
    assert!(stage.record.len() < MOST_EVENTS, "it spins for ever");
    status(stage.play(node, what))
}

/// A condition that answers at once.
pub fn condition(stage: &mut Stage, node: NodeId) -> bool {
    play(stage, node, What::Call) == Status::Success
}

/// A condition that may take its time.
pub fn slow_condition(stage: &mut Stage, node: NodeId) -> Status {
    play(stage, node, What::Call)
}

/// A duration that is computed.
pub fn limit(stage: &mut Stage, node: NodeId) -> Duration {
    let nanoseconds = u64::try_from(stage.0.evaluate(node));
    Duration::from_nanos(nanoseconds.expect("a short time"))
}

/// A count that is computed.
pub fn times(stage: &mut Stage, node: NodeId) -> u32 {
    u32::try_from(stage.0.evaluate(node)).expect("a small number")
}

/// What a `switch` goes by.
pub fn choice(stage: &mut Stage, node: NodeId) -> u128 {
    stage.0.evaluate(node)
}

pub fn mood(stage: &mut Stage, node: NodeId) -> Mood {
    Mood(Some((node, stage.next_number(node))))
}

/// What a child of a `utility` is worth; sometimes it is no number.
pub fn score(stage: &mut Stage, node: NodeId) -> f64 {
    stage.score(node).map_or(f64::NAN, |score| {
        f64::from(u32::try_from(score).expect("a small number"))
    })
}

/// The children of the `priority` of number 3 are 300, 301 and so on. May ask for none of them.
#[allow(clippy::unnecessary_wraps)] // The usual shape of a query.
pub fn most_urgent(stage: &mut Stage, ids: &[usize]) -> Option<usize> {
    let position = usize::try_from(stage.0.evaluate(ids[0] / 100));
    Some(ids[0] + position.expect("a small number"))
}

/// What is called beside a child.
pub fn handle(stage: &mut Stage, node: NodeId) {
    stage.0.handle(node);
}

/// A leaf that is told when it starts and when it is halted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Action(pub u16);

impl Behavior<Stage> for Action {
    fn start(&mut self, stage: &mut Stage) -> Status {
        play(stage, self.0.into(), What::Start)
    }

    fn tick(&mut self, stage: &mut Stage) -> Status {
        play(stage, self.0.into(), What::Tick)
    }

    fn halt(&mut self, stage: &mut Stage) {
        stage.0.halt(self.0.into());
    }

    fn idle(&mut self, stage: &mut Stage) {
        stage.0.idle(self.0.into());
    }
}

/// A composite that does to its children what its script says, be it wise or not.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scripted(pub u16);

impl Scripted {
    fn play(self, starts: bool, children: &mut impl Children<Stage>, stage: &mut Stage) -> Status {
        assert!(stage.record.len() < MOST_EVENTS, "it spins for ever");
        let mut parts = Parts(children);
        status(custom::play(self.0.into(), starts, &mut parts, stage))
    }
}

impl Composite<Stage> for Scripted {
    fn start(&mut self, children: &mut impl Children<Stage>, stage: &mut Stage) -> Status {
        self.play(true, children, stage)
    }

    fn tick(&mut self, children: &mut impl Children<Stage>, stage: &mut Stage) -> Status {
        self.play(false, children, stage)
    }

    fn halt(&mut self, stage: &mut Stage) {
        stage.0.halt(self.0.into());
    }

    fn idle(&mut self, stage: &mut Stage) {
        stage.0.idle(self.0.into());
    }
}

/// The children of a compiled composite, as the script sees them.
struct Parts<'a, P>(&'a mut P);

impl<P: Children<Stage>> custom::Children<Stage> for Parts<'_, P> {
    fn is_running(&self, index: usize) -> bool {
        self.0.is_running(index)
    }

    fn tick(&mut self, index: usize, stage: &mut Stage) -> stage::Status {
        told(self.0.tick(index, stage))
    }

    fn halt(&mut self, index: usize, stage: &mut Stage) {
        self.0.halt(index, stage);
    }

    fn idle(&mut self, index: usize, stage: &mut Stage) {
        self.0.idle(index, stage);
    }
}
