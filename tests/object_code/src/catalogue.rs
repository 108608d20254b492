//! Parallel and conditional nodes, choices, controls, handlers, tests and writers, and composites.

use crate::trees::{breathe, count, door_open, listen, walk, CountDown, Millis, World};
use quickbeam::{behavior_tree, Children, Clock, Composite, Contextual, Status};

/// The number of steps.
impl Contextual for World {
    type Context = u32;

    fn set_context(&mut self, steps: u32) {
        self.steps = steps;
    }
}

impl World {
    fn wants(&mut self, among: &[u8]) -> Option<u8> {
        among.first().copied().filter(|_| self.steps & 1 == 0)
    }

    fn bravery(&self) -> f32 {
        ratio(self)
    }
}

fn wants_one(world: &mut World, _: &[u8]) -> u8 {
    (world.steps & 255) as u8
}

fn ratio(world: &World) -> f32 {
    f32::from_bits(world.steps)
}

/// Each activation is the next child's turn.
#[derive(Clone, Copy, PartialEq)]
pub struct RoundRobin {
    turn: usize,
}

impl<C: ?Sized> Composite<C> for RoundRobin {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let status = children.tick(self.turn, ctx);
        if status != Status::Running {
            self.turn = if self.turn.wrapping_add(1) < children.len() {
                self.turn.wrapping_add(1)
            } else {
                0
            };
        }
        status
    }
}

/// Ticks its children so often a second, and some that there are not.
#[derive(Clone, Copy, PartialEq)]
pub struct RateLimit<I> {
    last: Option<I>,
}

impl<C: Clock + ?Sized> Composite<C> for RateLimit<C::Instant> {
    fn start(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        self.last = None;
        self.tick(children, ctx)
    }

    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let period = core::time::Duration::from_millis(100);
        if self.last.is_some_and(|last| !ctx.has_elapsed(last, period)) {
            return Status::Running;
        }
        self.last = Some(ctx.now());
        // Stepping through a range would bring the standard library's own assertions.
        let mut child = 0;
        while child <= children.len() {
            if children.tick(child, ctx) == Status::Success {
                return Status::Success;
            }
            children.halt(child.wrapping_mul(3), ctx);
            child = child.wrapping_add(1);
        }
        Status::Failure
    }

    fn halt(&mut self, _: &mut C) {
        self.last = None;
    }
}

behavior_tree! {
    /// Several children at once.
    #[derive(Clone, Copy, PartialEq)]
    #[cfg_attr(feature = "observed", observe)]
    pub tree Together(world: &mut World, quota: u32) {
        sequence<
            parallel<
                breathe,
                walk(1),
                CountDown { from: 2, left: 0 },
                sequence< walk(2), listen >
            >,
            parallel(success = 2, failure = 3)<
                walk(3),
                walk(4),
                walk(5),
                walk(6),
                walk(7),
                walk(8),
                walk(9),
                walk(10),
                walk(11)
            >,
            parallel(success = quota, failure = world.steps)<
                walk(12),
                walk(13),
                CountDown { from: 3, left: 0 }
            >,
            parallel(success = quota, failure = 2, each = tick)< walk(14), walk(15), walk(16) >,
            parallel_all(failures = quota)< walk(17), CountDown { from: 4, left: 0 } >
        >
    }

    /// Conditions and choices.
    #[derive(Clone, Copy, PartialEq)]
    #[cfg_attr(feature = "observed", observe)]
    pub tree Choosing(world: &mut World) {
        reactive_sequence(on_running = continue)<
            if_then_else< walk(1), walk(2), CountDown { from: 2, left: 0 } >,
            while_do_else<
                walk(3),
                CountDown { from: 3, left: 0 },
                sequence< walk(4), walk(5) >
            >,
            switch(world.steps & 7)<
                0 | 1 => walk(6),
                2..=4 => CountDown { from: 4, left: 0 },
                _ => breathe
            >,
            priority(.wants)<
                1 => walk(7),
                2 => walk(8)
            >,
            priority(wants_one)<
                1 => walk(9),
                2 => CountDown { from: 5, left: 0 }
            >,
            utility<
                ratio => walk(10),
                { 1.5 } => walk(11),
                { ratio(world) * 2.0 } => listen
            >,
            try_catch(on_halt = handler)< walk(12), CountDown { from: 6, left: 0 }, walk(13) >,
            try_catch(on_halt = handler)<
                walk(14),
                sequence< walk(15), CountDown { from: 2, left: 0 } >
            >
        >
    }

    /// Controls, handlers, tests, writers, contexts.
    #[derive(Clone, Copy, PartialEq)]
    #[cfg_attr(feature = "observed", observe)]
    pub tree Controlled(world: &mut World) {
        reactive_fallback(on_running = continue)<
            interrupter(walk(1), CountDown { from: 2, left: 0 }),
            repeater(walk(2), walk(3)),
            repeater(yield = never, CountDown { from: 3, left: 0 }, walk(4)),
            on_start(
                breathe,
                on_success(
                    { world.steps ^= 1; },
                    on_failure(count(5), on_halt(count(6), on_end(.tally(2), walk(7))))
                )
            ),
            sequence<
                test(steps > 4),
                test(steps == 9, within = 2),
                set(steps = world.steps ^ 3),
                context(world.steps ^ 5, walk(8))
            >
        >
    }

    /// Options that are the default, or rare, spelled out; and every comparison.
    #[derive(Clone, Copy, PartialEq)]
    #[cfg_attr(feature = "observed", observe)]
    pub const tree Spelled(world: &mut World) {
        tests: fallback<
            async_fallback(yield = always)<
                async_sequence(yield = always)< walk(1), walk(2) >,
                !walk(3)
            >,
            parallel(success = all, failure = all)< walk(4), repeat(2, yield = never, walk(5)) >,
            parallel_all(failures = all)<
                parallel_all(failures = 2)< walk(6), listen >,
                repeat(3, yield = sync, walk(7))
            >,
            repeater(yield = always, walk(8), retry(3, yield = sync, walk(9))),
            utility(each = tick)<
                .bravery => walk(10),
                ratio => CountDown { from: 7, left: 0 }
            >,
            priority(.wants, each = tick)<
                1 => walk(12),
                2 => CountDown { from: 8, left: 0 }
            >,
            sequence<
                test(steps != 4),
                test(steps < 9),
                test(steps >= 2),
                test(foe?.distance <= 7),
                set(foe?.distance = 3)
            >
        >
    }

    /// Composites of one's own, one in another.
    #[derive(Clone, Copy, PartialEq)]
    #[cfg_attr(feature = "observed", observe)]
    pub tree Own(world: &mut World, first: usize) {
        RoundRobin { turn: first }<
            walk(1),
            RateLimit::<Millis> { last: None }<
                CountDown { from: 2, left: 0 },
                walk(2),
                door_open
            >,
            sequence<
                walk(3),
                RoundRobin { turn: 7 }< walk(4), CountDown { from: 3, left: 0 } >
            >
        >
    }
}
