//! The same machines as trees, in both forms.

use crate::world::{job, World};
use quickbeam::{behavior_tree, Behavior};

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

    Timeout timeout |world| { timeout(5ms, job(0)) }
    Delay delay |world| { delay(5ms, job(0)) }
    Wait wait |world| { sequence< job(0), wait(5ms), job(1) > }
    Cooldown cooldown |world| { fallback< cooldown(5ms, job(0)), job(1) > }
}

mod catalogue;
mod larger;
pub use catalogue::*;
pub use larger::*;
