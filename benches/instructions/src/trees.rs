//! The same machines as trees, in both forms.

use crate::world::{door_open, holds, job, rested, work, World};
use quickbeam::{behavior_tree, Behavior};

behavior_tree! {
    pub tree Door(world: &mut World) {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, work) >
        >
    }

    pub tree Wide(world: &mut World) {
        fallback<
            holds(0), holds(1), holds(2), holds(3), holds(4), holds(5), holds(6), holds(7),
            holds(8), holds(9), holds(10), holds(11), holds(12), holds(13), holds(14), holds(15),
            holds(16), holds(17), holds(18), holds(19), holds(20), holds(21), holds(22), holds(23),
            holds(24), holds(25), holds(26), holds(27), holds(28), holds(29), holds(30), holds(31)
        >
    }

    pub tree Deep(world: &mut World) {
        sequence< holds(0), fallback< holds(1),
        sequence< holds(2), fallback< holds(3),
        sequence< holds(4), fallback< holds(5),
        sequence< holds(6), fallback< holds(7),
        sequence< holds(8), fallback< holds(9),
        sequence< holds(10), fallback< holds(11),
        sequence< holds(12), fallback< holds(13),
        sequence< holds(14), fallback< holds(15), work
        > > > > > > > > > > > > > > > >
    }
}

pub fn door() -> impl Behavior<World> {
    behavior_tree! {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, work) >
        >
    }
}

pub fn wide() -> impl Behavior<World> {
    behavior_tree! {
        fallback<
            holds(0), holds(1), holds(2), holds(3), holds(4), holds(5), holds(6), holds(7),
            holds(8), holds(9), holds(10), holds(11), holds(12), holds(13), holds(14), holds(15),
            holds(16), holds(17), holds(18), holds(19), holds(20), holds(21), holds(22), holds(23),
            holds(24), holds(25), holds(26), holds(27), holds(28), holds(29), holds(30), holds(31)
        >
    }
}

pub fn deep() -> impl Behavior<World> {
    behavior_tree! {
        sequence< holds(0), fallback< holds(1),
        sequence< holds(2), fallback< holds(3),
        sequence< holds(4), fallback< holds(5),
        sequence< holds(6), fallback< holds(7),
        sequence< holds(8), fallback< holds(9),
        sequence< holds(10), fallback< holds(11),
        sequence< holds(12), fallback< holds(13),
        sequence< holds(14), fallback< holds(15), work
        > > > > > > > > > > > > > > > >
    }
}

/// The same tree as an item and as a closure.
macro_rules! in_both_forms {
    ($($item:ident $closure:ident |$world:ident| { $($tree:tt)* })*) => {
        $(
            behavior_tree! {
                pub tree $item($world: &mut World) { $($tree)* }
            }

            pub fn $closure() -> impl Behavior<World> {
                behavior_tree! { |$world: &mut World| $($tree)* }
            }
        )*
    };
}

in_both_forms! {
    AsyncFallback async_fallback |world| { async_fallback< job(0), job(1), job(2) > }
    AsyncSequence async_sequence |world| { async_sequence< job(0), job(1), job(2) > }
    AsyncFallbackSync async_fallback_sync |world| { async_fallback(yield = sync)< job(0), job(1), job(2) > }
    AsyncSequenceSync async_sequence_sync |world| { async_sequence(yield = sync)< job(0), job(1), job(2) > }
    Instant instant |world| { async_sequence< instant(job(0)), job(1), job(2) > }

    SequenceWithMemory sequence_with_memory |world| { sequence_with_memory< job(0), job(1), job(2) > }
    RunOnce run_once |world| { fallback< run_once(job(0)), job(1) > }
    KeepRunning keep_running |world| { keep_running_until_failure(job(0)) }

    Repeat repeat |world| { repeat(3, job(0)) }
    RepeatNever repeat_never |world| { repeat(3, yield = never, job(0)) }
    RepeatAlways repeat_always |world| { repeat(3, yield = always, job(0)) }
    RepeatComputed repeat_computed |world| { repeat(world.cycles, job(0)) }
    RepeatForever repeat_forever |world| { repeat(job(0)) }
    RepeatForeverNever repeat_forever_never |world| { repeat(yield = never, job(0)) }
    RepeatForeverAlways repeat_forever_always |world| { repeat(yield = always, job(0)) }
    RepeatOfTwo repeat_of_two |world| { repeat(3, sequence< job(0), job(1) >) }

    Retry retry |world| { retry(3, job(0)) }
    RetryNever retry_never |world| { retry(3, yield = never, job(0)) }
    RetryAlways retry_always |world| { retry(3, yield = always, job(0)) }
    RetryComputed retry_computed |world| { retry(world.cycles, job(0)) }
    RetryForever retry_forever |world| { retry(job(0)) }
    RetryForeverNever retry_forever_never |world| { retry(yield = never, job(0)) }
    RetryForeverAlways retry_forever_always |world| { retry(yield = always, job(0)) }
    RetryOfTwo retry_of_two |world| { retry(3, fallback< job(0), job(1) >) }

    Delay delay |world| { delay(5ms, job(0)) }
    Wait wait |world| { sequence< job(0), wait(5ms), job(1) > }
    Cooldown cooldown |world| { fallback< cooldown(5ms, job(0)), job(1) > }
}

mod catalogue;
pub use catalogue::*;
