//! What the state holds besides indices: the narrowest integers, and what branches share.

use super::show::slots;
use bt_compiler::lower::graph::{SlotKind, Width};
use SlotKind::{Bits, Counter, Duration, Instant, Memory, MemoryInstant};

/// It counts to one less than the number of cycles: the last one ends the node.
#[test]
fn a_counter_is_as_wide_as_its_literal() {
    for node in ["repeat", "retry"] {
        let of = |times: u32| slots(&format!("{node}({times}, a)"));
        assert_eq!(of(1), []);
        assert_eq!(of(2), [Counter(Width::U8)]);
        assert_eq!(of(256), [Counter(Width::U8)]);
        assert_eq!(of(257), [Counter(Width::U16)]);
        assert_eq!(of(65_536), [Counter(Width::U16)]);
        assert_eq!(of(65_537), [Counter(Width::U32)]);
        assert_eq!(slots(&format!("{node}(a)")), []);
        assert_eq!(slots(&format!("{node}(n, a)")), [Counter(Width::U32)]);
    }
}

fn children(count: usize) -> String {
    vec!["a"; count].join(", ")
}

#[test]
fn a_bit_for_each_child() {
    for (count, width) in [
        (2, Width::U8),
        (8, Width::U8),
        (9, Width::U16),
        (16, Width::U16),
        (17, Width::U32),
        (32, Width::U32),
        (33, Width::U64),
        (64, Width::U64),
        (65, Width::U128),
        (128, Width::U128),
    ] {
        let children = children(count);
        let all = slots(&format!("parallel_all< {children} >"));
        let failed = Counter(Width::U8);
        assert_eq!(all, [Bits(width), failed], "{count} children");
        let all = slots(&format!("parallel(success = all)< {children} >"));
        assert_eq!(all, [Bits(width)], "{count} children");
    }
}

/// No integer has more than 128 bits, so that more children take several.
#[test]
fn several_slots_of_bits_for_many_children() {
    let most = Bits(Width::U128);
    for (count, expected) in [
        (128, vec![most]),
        (129, vec![most, Bits(Width::U8)]),
        (256, vec![most, most]),
        (257, vec![most, most, Bits(Width::U8)]),
        (300, vec![most, most, Bits(Width::U64)]),
    ] {
        let children = children(count);
        let all = slots(&format!("parallel(success = all)< {children} >"));
        assert_eq!(all, expected, "{count} children");
    }
}

/// Up to the number that decides.
#[test]
fn results_are_counted() {
    let bits = |count| {
        let count: usize = count;
        [128, count - 128].map(|bits| Bits(Width::of_bits(bits)))
    };
    let of = |options: &str, count| slots(&format!("{options}< {} >", children(count)));
    let quota = |success, failure| {
        let options = format!("parallel(success = {success}, failure = {failure})");
        of(&options, 256)[2..].to_vec()
    };
    let (small, large) = (Counter(Width::U8), Counter(Width::U16));
    assert_eq!(quota(255, 1), [small]);
    assert_eq!(quota(256, 1), []);
    assert_eq!(quota(1, 255), [small]);
    assert_eq!(quota(1, 256), []);
    assert_eq!(quota(2, 2), [small, small]);
    // What is more than 255 failures is all but one.
    assert_eq!(quota(2, 256), [small, small]);
    let of_257 = of("parallel(success = 256, failure = 2)", 257);
    assert_eq!(
        of_257,
        [&bits(257)[..], &[Bits(Width::U8), large, small]].concat()
    );
    let all = of("parallel_all", 255);
    assert_eq!(all, [&bits(255)[..], &[small]].concat());
    let all = of("parallel_all", 256);
    assert_eq!(all, [&bits(256)[..], &[large]].concat());
}

/// Where one completion decides, there is nothing to remember.
#[test]
fn no_bits_where_one_completion_decides() {
    let bits = Bits(Width::U8);
    let of = |options: &str| slots(&format!("parallel({options})< a, b, c >"));
    assert_eq!(of("success = 1, failure = 1"), []);
    let counter = Counter(Width::U8);
    assert_eq!(of("success = 2, failure = 1"), [bits, counter]);
    assert_eq!(of("success = 1, failure = 2"), [bits, counter]);
    assert_eq!(of("success = 2, failure = 2"), [bits, counter, counter]);
    // A failure that leaves too few children to succeed decides as well.
    assert_eq!(of("success = 3, failure = 3"), [bits]);
    assert_eq!(of("success = all, failure = all"), [bits]);
    assert_eq!(of("success = 1, failure = all"), [bits]);
}

#[test]
fn nothing_is_remembered_where_each_tick_decides() {
    let of = |options: &str| slots(&format!("parallel(each = tick, {options})< a, b, c >"));
    assert_eq!(of("success = 2, failure = 3"), []);
    assert_eq!(of("success = n, failure = 2"), [Counter(Width::U32)]);
}

#[test]
fn computed_numbers_are_kept() {
    let (number, bits) = (Counter(Width::U32), Bits(Width::U8));
    assert_eq!(
        slots("parallel(success = n, failure = 1)< a, b, c >"),
        [number, bits, number]
    );
    assert_eq!(
        slots("parallel(success = n, failure = m)< a, b, c >"),
        [number, number, bits, number, number]
    );
    assert_eq!(
        slots("parallel_all(failures = n)< a, b >"),
        [bits, number, number]
    );
    assert_eq!(slots("timeout(limit, a)"), [Instant, Duration]);
    assert_eq!(slots("wait(limit)"), [Instant, Duration]);
    // Evaluated whenever it is asked.
    assert_eq!(
        slots("cooldown(limit, a)"),
        [Memory(Width::U8), MemoryInstant]
    );
}

#[test]
fn a_place_is_as_wide_as_the_number_of_children() {
    let of = |count| slots(&format!("sequence_with_memory< {} >", children(count)));
    assert_eq!(of(2), [Memory(Width::U8)]);
    assert_eq!(of(255), [Memory(Width::U8)]);
    assert_eq!(of(256), [Memory(Width::U16)]);
}

#[test]
fn children_that_are_never_live_together_share() {
    let branches = "timeout(1s, a), repeat(3, b), parallel(success = all)< c, d >";
    let once = [Instant, Counter(Width::U8), Bits(Width::U8)];
    for parent in [
        "fallback",
        "sequence",
        "async_sequence",
        "async_fallback",
        "try_catch",
    ] {
        let shared = slots(&format!("{parent}< {branches}, {branches} >"));
        assert_eq!(shared, once, "{parent}");
    }
    assert_eq!(
        slots("if_then_else< timeout(1s, a), wait(2s), wait(3s) >"),
        [Instant]
    );
    assert_eq!(
        slots("priority(ask)< A => wait(1s), B => wait(2s) >"),
        [Instant]
    );
    assert_eq!(slots("utility< f => wait(1s), g => wait(2s) >"), [Instant]);
}

#[test]
fn children_that_may_be_live_together_do_not() {
    for parent in [
        "reactive_fallback",
        "reactive_sequence",
        "reactive_sequence(on_running = continue)",
        "parallel_all",
        "while_do_else",
        "Custom",
    ] {
        let slots = slots(&format!("{parent}< timeout(1s, a), timeout(2s, b) >"));
        let times = slots.iter().filter(|kind| **kind == Instant);
        assert_eq!(times.count(), 2, "{parent}");
    }
    for parent in ["interrupter", "repeater"] {
        assert_eq!(
            slots(&format!("{parent}(wait(1s), wait(2s))")),
            [Instant, Instant]
        );
    }
}

/// A child's slots come after those of the nodes around it, and after those of any elder sibling that
/// may be live, in all its depth.
#[test]
fn what_is_shared_is_as_large_as_the_largest_branch() {
    assert_eq!(
        slots("timeout(1s, fallback< timeout(1s, a), timeout(2s, timeout(1s, a)) >)"),
        [Instant; 3]
    );
    assert_eq!(
        slots("reactive_fallback< fallback< timeout(1s, a), timeout(2s, timeout(1s, a)) >, wait(3s) >"),
        [Instant; 3]
    );
    assert_eq!(
        slots("fallback< reactive_fallback< timeout(1s, a), timeout(2s, b) >, timeout(3s, c) >"),
        [Instant; 2]
    );
}

#[test]
fn memory_is_never_shared() {
    let memory = Memory(Width::U8);
    assert_eq!(slots("fallback< run_once(a), run_once(b) >"), [memory; 2]);
    assert_eq!(
        slots("fallback< cooldown(1s, a), cooldown(1s, b) >"),
        [memory, MemoryInstant, memory, MemoryInstant]
    );
}

#[test]
fn the_clock_decides_the_type_of_instants_alone() {
    for kind in [Instant, MemoryInstant] {
        assert!(kind.is_time(), "{kind:?}");
    }
    let width = Width::U8;
    for kind in [Duration, Counter(width), Bits(width), Memory(width)] {
        assert!(!kind.is_time(), "{kind:?}");
    }
}

/// A branch that is switched off, or that stands after a loop without an end, keeps nothing; the
/// others keep theirs.
#[test]
fn what_is_never_reached_keeps_nothing() {
    let all = "timeout(limit, a), cooldown(1s, b), repeat(n, c), parallel(success = n, failure = m)< d, e >, \
               parallel_all(failures = n)< f, g >, parallel(success = n, failure = m, each = tick)< h, i >, \
               sequence_with_memory< j, k >, wait(limit)";
    assert!(!slots(&format!("sequence< x, {all} >")).is_empty());
    assert_eq!(slots(&format!("sequence< force_failure(x), {all} >")), []);
    assert_eq!(
        slots(&format!(
            "fallback< repeat(yield = always, x), sequence< force_failure(x), {all} > >"
        )),
        []
    );
    assert_eq!(
        slots(&format!(
            "sequence< wait(1s), fallback< force_success(x), {all} >, repeat(3, y), run_once(z) >"
        )),
        [Instant, Counter(Width::U8), Memory(Width::U8)]
    );
    assert_eq!(
        slots("timeout(limit, sequence< force_failure(x), timeout(limit, a) >)"),
        [Instant, Duration]
    );
}
