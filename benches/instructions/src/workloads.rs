//! The pairs: what they are called, what they start with, and who takes part.

#[cfg(not(apart))]
use crate::{
    by_hand, run, trees,
    world::{work, World},
};
#[cfg(not(apart))]
use quickbeam::Behavior;
#[cfg(not(apart))]
use std::mem::{size_of, size_of_val};

/// The second form, where there is one.
#[cfg(not(apart))]
macro_rules! form {
    ($closure:ident) => {
        " closure"
    };
}

/// Makes from a table of pairs the functions that go through it.
macro_rules! workloads {
    ($($name:literal: $prepare:path, $Hand:ty, $Item:ident $(, $closure:ident)?;)*) => {
        /// Each with its forms. Subtrees are put into one another where they stand in one macro call, which makes items.
        #[cfg(not(apart))]
        pub const NAMES: &[&str] = &[$(concat!($name, " item" $(, form!($closure))?)),*];

        /// How many of so many ticks completed it; `None` for an unknown name.
        #[cfg(not(apart))]
        pub fn run_named(workload: &str, variant: &str, ticks: u64) -> Option<u64> {
            Some(match (workload, variant) {
                // The loop around all others.
                ("nothing", "hand") => run(World::left_to_chance(), (), ticks, |(), world| work(world)),
                $(
                    ($name, "hand") => run($prepare(), <$Hand>::default(), ticks, <$Hand>::tick),
                    ($name, "item") => run($prepare(), trees::$Item::new(), ticks, trees::$Item::tick),
                    $(($name, "closure") => run($prepare(), trees::$closure(), ticks, Behavior::tick),)?
                )*
                _ => return None,
            })
        }

        /// One line a variant: name, variant, bytes.
        #[cfg(not(apart))]
        pub fn print_sizes() {
            $(
                println!("{} hand {}", $name, size_of::<$Hand>());
                println!("{} item {}", $name, size_of::<trees::$Item>());
                $(println!("{} closure {}", $name, size_of_val(&trees::$closure()));)?
            )*
        }

        /// A function for each side, which is found in the object code by the name of its tree. Nothing else calls a tick, so
        /// that all of it is inlined there.
        #[cfg(apart)]
        #[allow(non_snake_case)]
        pub mod code {
            use crate::world::World;
            use crate::{by_hand, trees};
            use quickbeam::Status;
            $(
                pub mod $Item {
                    use super::*;

                    #[inline(never)]
                    pub fn tree(tree: &mut trees::$Item, world: &mut World) -> Status {
                        tree.tick(world)
                    }

                    #[inline(never)]
                    pub fn hand(tree: &mut $Hand, world: &mut World) -> Status {
                        tree.tick(world)
                    }
                }
            )*
        }

        /// Each tree is the machine that is written by hand for it.
        #[cfg(test)]
        #[test]
        fn trees_and_machines_by_hand_agree() {
            use crate::agree::{compare, trace};
            $(
                let hand = trace($prepare(), <$Hand>::default(), <$Hand>::tick);
                let item = trace($prepare(), trees::$Item::new(), trees::$Item::tick);
                compare($name, "item", &hand, &item);
                $(
                    let closure = trace($prepare(), trees::$closure(), Behavior::tick);
                    compare($name, "closure", &hand, &closure);
                )?
            )*
        }
    };
}

workloads! {
    "async-fallback": World::left_to_chance, by_hand::yielding::Async<true>, AsyncFallback, async_fallback;
    "async-sequence": World::left_to_chance, by_hand::yielding::Async<false>, AsyncSequence, async_sequence;
    "async-fallback-sync": World::left_to_chance, by_hand::yielding::AsyncSync<true>, AsyncFallbackSync, async_fallback_sync;
    "async-sequence-sync": World::left_to_chance, by_hand::yielding::AsyncSync<false>, AsyncSequenceSync, async_sequence_sync;
    "instant": World::left_to_chance, by_hand::yielding::Instant, Instant, instant;

    "memory": World::left_to_chance, by_hand::remembering::SequenceWithMemory, SequenceWithMemory, sequence_with_memory;
    "run-once": World::left_to_chance, by_hand::remembering::RunOnce, RunOnce, run_once;
    "keep-running": World::left_to_chance, by_hand::remembering::KeepRunning, KeepRunning, keep_running;

    "repeat": World::left_to_chance, by_hand::counting::Sync<false>, Repeat, repeat;
    "repeat-never": World::left_to_chance, by_hand::counting::Never<false>, RepeatNever, repeat_never;
    "repeat-always": World::left_to_chance, by_hand::counting::Always<false>, RepeatAlways, repeat_always;
    "repeat-computed": World::left_to_chance, by_hand::counting::Computed<false>, RepeatComputed, repeat_computed;
    "repeat-forever": World::left_to_chance, by_hand::counting::Forever<false>, RepeatForever, repeat_forever;
    "repeat-forever-never": World::left_to_chance, by_hand::counting::ForeverNever<false>, RepeatForeverNever, repeat_forever_never;
    "repeat-forever-always": World::left_to_chance, by_hand::counting::ForeverAlways<false>, RepeatForeverAlways, repeat_forever_always;
    "repeat-of-two": World::left_to_chance, by_hand::counting::OfTwo<false>, RepeatOfTwo, repeat_of_two;

    "retry": World::left_to_chance, by_hand::counting::Sync<true>, Retry, retry;
    "retry-never": World::left_to_chance, by_hand::counting::Never<true>, RetryNever, retry_never;
    "retry-always": World::left_to_chance, by_hand::counting::Always<true>, RetryAlways, retry_always;
    "retry-computed": World::left_to_chance, by_hand::counting::Computed<true>, RetryComputed, retry_computed;
    "retry-forever": World::left_to_chance, by_hand::counting::Forever<true>, RetryForever, retry_forever;
    "retry-forever-never": World::left_to_chance, by_hand::counting::ForeverNever<true>, RetryForeverNever, retry_forever_never;
    "retry-forever-always": World::left_to_chance, by_hand::counting::ForeverAlways<true>, RetryForeverAlways, retry_forever_always;
    "retry-of-two": World::left_to_chance, by_hand::counting::OfTwo<true>, RetryOfTwo, retry_of_two;

    "timeout": World::left_to_chance, by_hand::timing::Timeout<World>, Timeout, timeout;
    "delay": World::left_to_chance, by_hand::timing::Delay<World>, Delay, delay;
    "wait": World::left_to_chance, by_hand::timing::Wait<World>, Wait, wait;
    "cooldown": World::left_to_chance, by_hand::timing::Cooldown<World>, Cooldown, cooldown;

    "parallel": World::left_to_chance, by_hand::deciding::Parallel, Parallel, parallel;
    "parallel-two": World::left_to_chance, by_hand::deciding::ParallelTwo, ParallelTwo, parallel_two;
    "parallel-each": World::left_to_chance, by_hand::deciding::ParallelEach, ParallelEach, parallel_each;
    "parallel-all": World::left_to_chance, by_hand::deciding::ParallelAll, ParallelAll, parallel_all;
    "parallel-sequences": World::left_to_chance, by_hand::deciding::ParallelSequences, ParallelSequences, parallel_sequences;
    "if-then-else": World::left_to_chance, by_hand::deciding::IfThenElse, IfThenElse, if_then_else;
    "while-do-else": World::left_to_chance, by_hand::deciding::WhileDoElse, WhileDoElse, while_do_else;
    "while-runs": World::left_to_chance, by_hand::deciding::WhileRuns, WhileRuns, while_runs;
    "try-catch": World::left_to_chance, by_hand::deciding::TryCatch, TryCatch, try_catch;
    "reactive-over-memory": World::left_to_chance, by_hand::deciding::ReactiveOverMemory, ReactiveOverMemory, reactive_over_memory;
    "interrupter": World::left_to_chance, by_hand::deciding::Interrupter, Interrupter, interrupter;
    "repeater": World::left_to_chance, by_hand::deciding::Repeater, Repeater, repeater;

    "switch": World::left_to_chance, by_hand::composing::Switch, Switch, switch;
    "priority": World::left_to_chance, by_hand::composing::Priority, Priority, priority;
    "utility": World::left_to_chance, by_hand::composing::Utility, Utility, utility;
    "handlers": World::left_to_chance, by_hand::composing::Handlers, Handlers, handlers;
    "subtree": World::left_to_chance, by_hand::composing::Subtree, Subtree, subtree;
    "values": World::left_to_chance, by_hand::composing::Values, Values, values;
    "round-robin": World::left_to_chance, by_hand::composing::RoundRobin, RoundRobin, round_robin;

    "parallel-eight": World::left_to_chance, by_hand::larger::ParallelEight, ParallelEight, parallel_eight;
    "never-of-three": World::left_to_chance, by_hand::larger::NeverOfThree, NeverOfThree, never_of_three;
    "forty-steps": World::left_to_chance, by_hand::larger::Steps<40>, FortySteps, forty_steps;
    "five-subtrees": World::left_to_chance, by_hand::larger::Steps<10>, FiveSubtrees;
    "boss": World::left_to_chance, by_hand::larger::Boss, Boss;
    "five-elsewhere": World::left_to_chance, by_hand::elsewhere::Five, FiveElsewhere, five_elsewhere;
    "boss-elsewhere": World::left_to_chance, by_hand::elsewhere::Boss, BossElsewhere, boss_elsewhere;
    "careful": World::left_to_chance, by_hand::larger::Careful, Careful;
    "few-conditions": World::left_to_chance, by_hand::larger::FewConditions, FewConditions, few_conditions;
    "conditions": World::left_to_chance, by_hand::larger::Conditions, Conditions;
}
