//! Names that begin with an underscore, as in code that is being written.
//!
//! What nodes use of them is not the user's use.

#![deny(unused, missing_docs, clippy::all, clippy::pedantic, clippy::nursery)]

use quickbeam::{
    behavior_tree, Behavior, Children, Clock, Composite, Contextual, ManualClock, Status,
};

/// What the trees act on.
#[derive(Debug, Default)]
pub struct Agent {
    clock: ManualClock,
    steps: u32,
}

impl Clock for Agent {
    type Instant = <ManualClock as Clock>::Instant;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> core::time::Duration {
        self.clock.elapsed(since)
    }
}

impl Contextual for Agent {
    type Context = u32;

    fn set_context(&mut self, steps: u32) {
        self.steps = steps;
    }
}

impl Agent {
    const fn rest(&mut self, steps: u32) -> Status {
        self.steps = steps;
        Status::Running
    }
}

/// A leaf with state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Nap;

impl<C: ?Sized> Behavior<C> for Nap {
    fn tick(&mut self, _ctx: &mut C) -> Status {
        Status::Running
    }
}

/// A composite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct First;

impl<C: ?Sized> Composite<C> for First {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        children.tick(0, ctx)
    }
}

const fn walk(agent: &mut Agent) -> Status {
    agent.steps += 1;
    Status::Running
}

const fn walk_to(agent: &mut Agent, steps: u32) -> bool {
    agent.steps += 1;
    agent.steps > steps
}

const fn many(agent: &Agent) -> u32 {
    agent.steps
}

const fn best(_agent: &Agent, ids: &[u32]) -> Option<u32> {
    if ids.is_empty() {
        None
    } else {
        Some(3)
    }
}

const fn note(_agent: &mut Agent) {}

behavior_tree! {
    /// All kinds of nodes.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub tree Everything(_agent: &mut Agent, _limit: u32) {
        fallback<
            timeout(8h, delay(3s, cooldown(2s, walk))),
            !wait(3s),
            Nap,
            First< walk, .rest(3) >,
            context(3, walk_to(4)),
            test(steps > 3),
            !set(steps = 3),
            on_start(note, on_halt(note, walk)),
            priority(best)<
                3 => walk,
                4 => Nap
            >,
            utility<
                many => walk,
                many => Nap
            >,
            switch(3)<
                3 => walk,
                _ => Nap
            >,
            parallel(success = 1, failure = 1)< walk, Nap >,
            while_do_else< .rest(3), walk, Nap >,
            interrupter(walk, Nap),
            repeater(walk_to(3), walk),
            try_catch< walk, Nap >
        >
    }

    /// With code.
    pub tree Idle(_agent: &mut Agent) {
        fallback< walk, { false }, success >
    }
}

/// The same in closure form.
#[must_use]
pub fn everything() -> impl Behavior<Agent> {
    behavior_tree! {
        |_agent: &mut Agent| fallback<
            timeout(8h, delay(3s, cooldown(2s, walk))),
            !wait(3s),
            Nap,
            First< walk, .rest(3) >,
            context(3, walk_to(4)),
            test(steps > 3),
            !set(steps = 3),
            on_start(note, on_halt(note, walk)),
            priority(best)<
                3 => walk,
                4 => Nap
            >,
            utility<
                many => walk,
                many => Nap
            >,
            switch(3)<
                3 => walk,
                _ => Nap
            >,
            parallel(success = 1, failure = 1)< walk, Nap >,
            while_do_else< .rest(3), walk, Nap >,
            interrupter(walk, Nap),
            repeater(walk_to(3), walk),
            try_catch< walk, Nap >
        >
    }
}

/// With code that does not use it, and without its type.
#[must_use]
pub fn idle() -> (impl Behavior<Agent>, impl Behavior<Agent>) {
    (
        behavior_tree! { |_agent: &mut Agent| fallback< walk, { false }, success > },
        behavior_tree! { |_agent| fallback< timeout(1s, walk), success > },
    )
}

/// Captures.
#[must_use]
pub fn capturing(limit: u32, duration: core::time::Duration) -> impl Behavior<Agent> {
    behavior_tree! {
        move |_agent: &mut Agent| fallback<
            walk_to(limit),
            timeout(duration, walk),
            { limit > 3 },
            repeat(limit, walk_to(limit + 1))
        >
    }
}
