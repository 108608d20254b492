//! Composites in composites: of as many levels and nodes as stand in closures, and of more, which have types of their own.

use fastrand::Rng;
use quickbeam::{behavior_tree, Behavior, Children, Clock, Composite, Status};
use std::time::Duration;

/// Leaves give what chance decides, and are written down.
#[derive(Debug, Clone, PartialEq)]
struct World {
    chance: Rng,
    now: u64,
    log: Vec<(u32, char)>,
}

impl World {
    fn random(&mut self, below: u64) -> u64 {
        self.chance.u64(..below)
    }

    fn gives(&mut self, number: u32, what: char) -> Status {
        self.log.push((number, what));
        match self.random(7) {
            0 => Status::Failure,
            1..=2 => Status::Success,
            _ => Status::Running,
        }
    }
}

impl Clock for World {
    type Instant = u64;

    fn now(&self) -> u64 {
        self.now
    }

    fn elapsed(&self, since: u64) -> Duration {
        Duration::from_secs(self.now - since)
    }
}

fn job(world: &mut World, number: u32) -> Status {
    world.gives(number, '.')
}

/// A leaf that is told everything.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Work(u32);

impl Behavior<World> for Work {
    fn start(&mut self, world: &mut World) -> Status {
        world.gives(self.0, '+')
    }

    fn tick(&mut self, world: &mut World) -> Status {
        world.gives(self.0, '-')
    }

    fn halt(&mut self, world: &mut World) {
        world.log.push((self.0, '!'));
    }
}

/// Ticks a child, and halts the one after it now and then; is told everything, too.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Turns(u32);

impl Composite<World> for Turns {
    fn start(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        world.log.push((self.0, 'S'));
        self.tick(children, world)
    }

    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        // Most are ticked that lead on.
        let child = [0, 1, 1, 1, 2][usize::try_from(world.random(5)).unwrap_or(0)];
        let status = children.tick(child % children.len(), world);
        let next = (child + 1) % children.len();
        if world.random(5) == 0 {
            world
                .log
                .push((self.0, if children.is_running(next) { 'R' } else { 'r' }));
            children.halt(next, world);
        }
        if world.random(9) == 0 {
            children.idle(next, world);
        }
        status
    }

    fn halt(&mut self, world: &mut World) {
        world.log.push((self.0, 'H'));
    }

    fn idle(&mut self, world: &mut World) {
        world.log.push((self.0, 'I'));
    }
}

/// The same tree as a type and as a closure, in which nothing has a type of its own.
macro_rules! compare {
    ($test:ident, $($tree:tt)*) => {
        #[test]
        fn $test() {
            behavior_tree! {
                #[derive(Debug, Clone, PartialEq)]
                tree Typed(world: &mut World) { $($tree)* }
            }
            let mut closure = behavior_tree! { |world: &mut World| $($tree)* };
            let (mut typed, mut idle) = (Typed::new(), 0);
            let mut world = World { chance: Rng::with_seed(5), now: 0, log: Vec::new() };
            for tick in 0..3_000 {
                world.now += 1;
                let mut twin = world.clone();
                assert_eq!(typed.tick(&mut world), closure.tick(&mut twin), "tick {tick}");
                match world.random(40) {
                    0 => {
                        typed.halt(&mut world);
                        twin.random(40);
                        closure.halt(&mut twin);
                    }
                    1 => {
                        typed.reset(&mut world);
                        twin.random(40);
                        closure.reset(&mut twin);
                        assert_eq!(typed, Typed::new());
                    }
                    _ => _ = twin.random(40),
                }
                assert_eq!(world, twin, "tick {tick}");
                assert_eq!(typed.is_running(), closure.is_running(), "tick {tick}");
                idle += u32::from(!typed.is_running());
                world.log.clear();
            }
            assert!((50..2_950).contains(&idle), "{idle}");
        }
    };
}

/// So many levels, from the innermost.
macro_rules! nested {
    ($test:ident, [] $($inner:tt)*) => {
        compare! { $test, $($inner)* }
    };
    ($test:ident, [$level:literal $($levels:literal)*] $($inner:tt)*) => {
        nested! {
            $test,
            [$($levels)*]
            Turns($level)<
                run_once(job($level)),
                fallback<
                    reactive_sequence< job($level), retry(2, $($inner)*), Work($level) >,
                    timeout(20s, Work($level)),
                >,
                parallel(success = 1)< timeout(9s, job($level)), Work($level) >,
            >
        }
    };
}

nested! { four_levels, [4 3 2 1] Work(9) }
nested! { five_levels, [5 4 3 2 1] Work(9) }
nested! { twelve_levels, [12 11 10 9 8 7 6 5 4 3 2 1] Work(90) }

macro_rules! wide {
    ($test:ident, $($number:literal)* ; $($more:tt)*) => {
        compare! { $test, Turns(0)< $( timeout(9s, Work($number)), )* $($more)* > }
    };
}

wide! { sixty_four_nodes, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31; }
wide! { sixty_five_nodes, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31; job(7) }

/// Ticks all its children.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Every;

impl<C: ?Sized> Composite<C> for Every {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let mut last = Status::Success;
        for child in 0..children.len() {
            last = children.tick(child, ctx);
        }
        last
    }
}

/// A context that is borrowed for each tick.
struct Guard<'a> {
    name: &'a str,
    heard: Vec<u64>,
}

impl Guard<'_> {
    fn hears(&mut self, what: impl Into<u64>) -> Status {
        self.heard.push(what.into() + self.name.len() as u64);
        Status::Running
    }
}

/// A leaf whose type depends on a parameter.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Hears<T>(T);

impl<T: Copy + Into<u64>> Behavior<Guard<'_>> for Hears<T> {
    fn tick(&mut self, guard: &mut Guard<'_>) -> Status {
        guard.hears(self.0)
    }
}

behavior_tree! {
    #[observe]
    #[derive(Debug, Clone, Copy, PartialEq)]
    tree Listening<'t, T, const N: u64>(guard: &mut Guard<'_>, own: T, others: &'t [u64])
    where
        T: Copy + Into<u64>,
    {
        Every<
            { guard.hears(N) },
            Every<
                .hears(own),
                Every<
                    Every<
                        Every<
                            { for &other in others { guard.hears(other); } Status::Running },
                            Hears::<T>(own)
                        >,
                        repeat(
                            u32::try_from(others.len()).unwrap_or(u32::MAX),
                            { guard.hears(1_u64); true }
                        ),
                    >,
                >,
            >,
            Every< Every< Every< Every< Every< .hears(own) > > > > >,
        >
    }
}

#[test]
fn parameters_and_lifetimes_lead_to_what_lies_below() {
    let others = [30, 40];
    let mut tree: Listening<'_, u8, 10> = Listening::new(20, &others);
    let mut guard = Guard {
        name: "abc",
        heard: Vec::new(),
    };
    for tick in 0..4 {
        let name = "x".repeat(tick + 1);
        let mut guard_of_tick = Guard {
            name: &name,
            heard: Vec::new(),
        };
        let status = if tick % 2 == 0 {
            tree.tick(&mut guard_of_tick)
        } else {
            tree.tick_with(&mut guard_of_tick, &mut ())
        };
        assert_eq!(status, Status::Running);
        let length = tick as u64 + 1;
        let first = [10, 20, 30, 40, 20].map(|number| number + length);
        assert_eq!(guard_of_tick.heard[..5], first);
        assert_eq!(guard_of_tick.heard.last(), Some(&(20 + length)));
        guard.heard.extend(guard_of_tick.heard);
    }
    tree.halt_with(&mut guard, &mut ());
    assert_eq!(tree, Listening::new(20, &others));
}
