//! Bytes of state: a byte a region, what is counted, timed or remembered beside it, and no more.

use quickbeam::{behavior_tree, Clock, Status, Ticks};
use std::mem::size_of;
use std::time::Duration;

/// A context with instants of four bytes.
pub struct Board(Ticks<u32, 1_000>, u32, Duration);

impl Clock for Board {
    type Instant = Ticks<u32, 1_000>;

    fn now(&self) -> Self::Instant {
        self.0.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.0.elapsed(since)
    }
}

fn a(board: &mut Board) -> Status {
    board.1 ^= 1;
    Status::Running
}

fn score(board: &mut Board) -> u32 {
    board.1
}

fn ask(board: &mut Board, _among: &[u32]) -> u32 {
    board.1
}

/// Each tree takes so many bytes, in both forms, and works.
macro_rules! sizes {
    ($($test:ident: $($bytes:literal for |$board:ident| { $($tree:tt)* })+)*) => {
        $(
            #[test]
            fn $test() {
                $({
                    behavior_tree! {
                        tree Sized($board: &mut Board) { $($tree)* }
                    }
                    assert_eq!(size_of::<Sized>(), $bytes, "{}", stringify!($($tree)*));
                    let mut board = Board(Ticks::new(), 1, Duration::from_secs(1));
                    let mut tree = Sized::new();
                    tree.tick(&mut board);
                    tree.halt(&mut board);
                    tree.reset(&mut board);
                    assert!(!tree.is_running());

                    let mut closure = behavior_tree! { |$board: &mut Board| $($tree)* };
                    assert_eq!(size_of_val(&closure), $bytes, "{}", stringify!($($tree)*));
                    closure.tick(&mut board);
                })+
            }
        )*
    };
}

sizes! {
    what_only_yields_keeps_a_place:
        1 for |board| { async_fallback< a, a, instant(a), a > }
        1 for |board| { async_sequence(yield = sync)< a, a, a > }
        1 for |board| { fallback< async_sequence< a, a >, async_fallback(yield = sync)< a, a > > }

    a_loop_for_ever_or_once_counts_nothing:
        1 for |board| { repeat(a) }
        1 for |board| { retry(yield = always, a) }
        1 for |board| { repeat(1, a) }
        1 for |board| { keep_running_until_failure(a) }

    a_counter_is_as_wide_as_its_number_of_cycles_less_one:
        2 for |board| { repeat(2, a) }
        2 for |board| { repeat(256, a) }
        4 for |board| { repeat(257, a) }
        4 for |board| { retry(65_536, yield = always, a) }
        8 for |board| { retry(65_537, a) }
        8 for |board| { repeat(4_294_967_295, a) }
        8 for |board| { repeat(board.1, a) }

    counters_of_nested_loops_are_beside_each_other:
        3 for |board| { repeat(2, retry(3, a)) }
        4 for |board| { repeat(2, retry(3, repeat(4, a))) }

    counters_of_exclusive_branches_are_the_same:
        2 for |board| { sequence< repeat(2, a), retry(3, a), a > }
        3 for |board| { repeat(2, fallback< retry(2, a), retry(3, a), async_sequence< repeat(4, a), a > >) }

    so_are_those_of_branches_that_are_chosen:
        2 for |board| { if_then_else< repeat(2, a), retry(3, a), repeat(4, a) > }
        2 for |board| { try_catch< repeat(2, a), retry(3, a), repeat(4, a) > }
        2 for |board| { switch(board.1)< 0 => repeat(2, a), 1 => retry(3, a), _ => repeat(4, a) > }
        2 for |board| { utility< score => repeat(2, a), score => retry(3, a) > }
        2 for |board| { priority(ask)< 1 => repeat(2, a), 2 => retry(3, a) > }
        8 for |board| { if_then_else< timeout(5ms, a), wait(5ms), delay(5ms, a) > }

    what_can_run_at_the_same_time_shares_nothing:
        6 for |board| { parallel< repeat(2, a), retry(3, a) > }
        4 for |board| { while_do_else< repeat(2, a), retry(3, a) > }
        4 for |board| { interrupter(repeat(2, a), retry(3, a)) }
        4 for |board| { repeater(repeat(2, a), retry(3, a)) }

    under_a_reactive_node_nothing_is_shared:
        3 for |board| { reactive_sequence< repeat(2, a), repeat(3, a) > }
        12 for |board| { reactive_fallback< timeout(5ms, a), timeout(5ms, a) > }

    with_two_regions_beside_the_one_around_them_there_are_three_places:
        5 for |board| { reactive_fallback(on_running = continue)< repeat(2, a), repeat(3, a) > }

    a_time_is_an_instant:
        8 for |board| { timeout(5ms, a) }
        8 for |board| { delay(5ms, a) }
        8 for |board| { wait(5ms) }

    times_of_exclusive_branches_are_the_same:
        8 for |board| { sequence< timeout(5ms, a), delay(6ms, a), wait(7ms), a > }
        12 for |board| { timeout(9ms, sequence< timeout(5ms, a), wait(7ms) >) }

    a_computed_duration_is_kept_with_the_instant:
        24 for |board| { timeout(board.2, a) }
        24 for |board| { sequence< delay(board.2, a), wait(board.2) > }

    memory_is_a_byte:
        2 for |board| { sequence_with_memory< a, a, a > }
        2 for |board| { run_once(a) }

    memory_is_never_shared:
        3 for |board| { fallback< run_once(a), run_once(a) > }
        3 for |board| { fallback< sequence_with_memory< a, a >, sequence_with_memory< a, a > > }

    a_cooldown_remembers_a_bit_and_an_instant:
        8 for |board| { cooldown(5ms, a) }
        12 for |board| { fallback< cooldown(5ms, a), cooldown(5ms, a) > }
        12 for |board| { fallback< cooldown(5ms, a), wait(5ms) > }
}
