// The context and the leaves of `trees.rs`, included before it.
//
// The module that includes this brings `api` in: the public interface, by whatever path its crate has
// to it. Nothing else is imported, so that the crate may call its own types what it likes and have
// no prelude.

/// What the trees act on.
pub struct Hero {
    clock: api::ManualClock,
    /// Whether the door is open.
    pub door_is_open: bool,
    /// Hours slept.
    pub energy: u32,
    /// Steps walked.
    pub steps: u32,
    /// How often something was halted.
    pub halts: u32,
}

impl Hero {
    /// A tired hero before a closed door.
    #[must_use]
    pub const fn new() -> Self {
        Hero {
            clock: api::ManualClock::new(),
            door_is_open: false,
            energy: 0,
            steps: 0,
            halts: 0,
        }
    }

    /// Lets hours pass.
    pub fn pass_hours(&mut self, hours: u64) {
        self.clock
            .advance(::core::time::Duration::from_secs(hours * 3600));
    }

    fn is_tired(&self) -> bool {
        self.energy < 3
    }

    fn rest(&mut self, hours: u32) -> api::Status {
        self.energy += hours;
        if self.is_tired() {
            api::Status::Running
        } else {
            api::Status::Success
        }
    }
}

impl ::core::default::Default for Hero {
    fn default() -> Self {
        Hero::new()
    }
}

impl api::Clock for Hero {
    type Instant = <api::ManualClock as api::Clock>::Instant;

    fn now(&self) -> Self::Instant {
        api::Clock::now(&self.clock)
    }

    fn elapsed(&self, since: Self::Instant) -> ::core::time::Duration {
        api::Clock::elapsed(&self.clock, since)
    }
}

fn door_open(hero: &Hero) -> bool {
    hero.door_is_open
}

fn rested(hero: &mut Hero) -> bool {
    hero.energy >= 6
}

fn sleep(hero: &mut Hero) -> api::Status {
    hero.energy += 1;
    api::Status::Running
}

fn walk(hero: &mut Hero, steps: u32) -> api::Status {
    hero.steps += steps;
    if hero.steps < 6 {
        api::Status::Running
    } else {
        api::Status::Success
    }
}

fn breathe(hero: &mut Hero) {
    hero.energy += 0;
}

fn find_key(hero: &Hero) -> ::core::option::Option<()> {
    if hero.energy > 100 {
        ::core::option::Option::Some(())
    } else {
        ::core::option::Option::None
    }
}

fn knock(hero: &mut Hero) -> ::core::result::Result<bool, u8> {
    if hero.door_is_open {
        ::core::result::Result::Ok(true)
    } else {
        ::core::result::Result::Err(4)
    }
}

fn listen(hero: &mut Hero) -> ::core::task::Poll<()> {
    if hero.door_is_open {
        ::core::task::Poll::Ready(())
    } else {
        ::core::task::Poll::Pending
    }
}

/// More than `N` steps walked.
fn farther_than<const N: u32>(hero: &Hero) -> bool {
    hero.steps > N
}

/// A node's keyword as a function: it is written by path.
fn timeout(hero: &mut Hero, steps: u32) -> bool {
    hero.steps > steps
}

/// Functions elsewhere.
pub mod senses {
    /// A leaf by path.
    pub fn near(hero: &mut super::Hero, steps: u32) -> bool {
        hero.steps >= steps
    }
}

/// A leaf without fields.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::default::Default,
)]
pub struct Idle;

impl api::Behavior<Hero> for Idle {
    fn tick(&mut self, _: &mut Hero) -> api::Status {
        api::Status::Failure
    }
}

/// A leaf with a field: naps for some ticks.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::default::Default,
)]
pub struct Nap(pub u32);

impl Nap {
    /// A nap of some ticks.
    #[must_use]
    pub const fn new(ticks: u32) -> Self {
        Nap(ticks)
    }
}

impl api::Behavior<Hero> for Nap {
    fn start(&mut self, hero: &mut Hero) -> api::Status {
        hero.energy += 1;
        if self.0 == 0 {
            api::Status::Success
        } else {
            api::Status::Running
        }
    }

    fn tick(&mut self, hero: &mut Hero) -> api::Status {
        hero.energy += 1;
        api::Status::Success
    }

    fn halt(&mut self, hero: &mut Hero) {
        hero.halts += 1;
    }
}

/// A leaf with a named field, for any context.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::default::Default,
)]
pub struct Count {
    /// The last tick.
    pub to: u32,
}

impl<C> api::Behavior<C> for Count {
    fn tick(&mut self, _: &mut C) -> api::Status {
        self.to = self.to.saturating_sub(1);
        if self.to == 0 {
            api::Status::Success
        } else {
            api::Status::Running
        }
    }
}

/// A context with a lifetime.
pub struct Frame<'world> {
    hero: &'world mut Hero,
}

impl Frame<'_> {
    fn hero_sleeps(&mut self) -> api::Status {
        sleep(self.hero)
    }
}

fn frame_is_quiet(frame: &mut Frame<'_>) -> bool {
    !frame.hero.door_is_open
}

/// A generic context.
pub struct Stack<T> {
    /// The topmost value.
    pub top: T,
}

fn top_above<T: ::core::cmp::PartialOrd + ::core::marker::Copy>(
    stack: &mut Stack<T>,
    limit: T,
) -> bool {
    stack.top > limit
}

fn first_is_set<const N: usize>(bits: &mut [bool; N]) -> bool {
    bits.first().copied().unwrap_or(false)
}
