//! When the index is written, and which ways are one.

use super::show::ways;

/// A call that is gone back to is the same code as one that begins: that writes the index too, which
/// costs less than to ask.
#[test]
fn a_call_is_gone_back_to_as_it_begins() {
    assert_eq!(
        ways("a"),
        ["enter at a: start a → a", "enter else: start a → a"]
    );
    assert_eq!(
        ways("reactive_sequence< a, sequence< b, c > >"),
        [
            "enter at a | b | c: start a → a",
            "enter else: start a → a",
            "a succeeds: → sequence< … >",
            "sequence< … > at c: restore past a → c",
            "sequence< … > at b: start b → b",
            "sequence< … > else: start b → b",
            "b succeeds: start c → c",
        ]
    );
}

/// A value is started or ticked on, and so is no such call.
#[test]
fn a_value_begins_otherwise() {
    assert_eq!(ways("A"), ["enter at A: → A", "enter else: start A → A"]);
    assert_eq!(
        ways("reactive_sequence< a, B >"),
        [
            "enter at a | B: start a → a",
            "enter else: start a → a",
            "a succeeds: → B",
            "a fails: → B",
            "a runs: → B",
            "B at B: restore past a → B",
            "B else: start B → B",
        ]
    );
}

/// Where that makes no two ways one, the index that holds the number is left alone.
#[test]
fn a_lone_way_back_writes_nothing() {
    assert_eq!(
        ways("fallback< a, sequence< b, c > >"),
        [
            "enter at c: → c",
            "enter at b: → b",
            "enter at a: start a → a",
            "enter else: start a → a",
            "a fails: start b → b",
            "b succeeds: start c → c",
        ]
    );
    assert_eq!(
        ways("timeout(1s, a)"),
        [
            "enter at a: → timeout(1s, …)",
            "enter else: start a → a",
            "timeout(1s, …): → a",
            "a else: → a",
        ]
    );
}

/// Other things done on the way make a difference.
#[test]
fn ways_that_do_more_are_not_one() {
    assert_eq!(
        ways("fallback< timeout(1s, a), timeout(2s, b) >"),
        [
            "enter at b: → timeout(2s, …)",
            "enter at a: → timeout(1s, …)",
            "enter else: start a → a",
            "timeout(1s, …): start b → b",
            "timeout(1s, …): → a",
            "a else: → a",
            "a fails: start b → b",
            "timeout(2s, …): → b",
            "b else: → b",
        ]
    );
}

#[test]
fn a_yield_writes_the_suspend_of_what_comes_next() {
    assert_eq!(
        ways("async_sequence< a, b >"),
        [
            "enter at b, async_sequence< … >: → b",
            "enter at a: start a → a",
            "enter else: start a → a",
            "a succeeds: rest at b, async_sequence< … > → running",
        ]
    );
    assert_eq!(
        ways("keep_running_until_failure(sequence< a, b >)"),
        [
            "enter at b: → b",
            "enter at a, keep_running_until_failure(…): start a, keep_running_until_failure(…) → a",
            "enter else: start a, keep_running_until_failure(…) → a",
            "a succeeds: start b → b",
            "b succeeds: rest at a, keep_running_until_failure(…) → running",
        ]
    );
}

/// It holds the number already: every way to that point has written it.
#[test]
fn a_yield_at_its_own_call_writes_nothing() {
    assert_eq!(
        ways("keep_running_until_failure(a)"),
        [
            "enter at a, keep_running_until_failure(…): start a, keep_running_until_failure(…) → a",
            "enter else: start a, keep_running_until_failure(…) → a",
        ]
    );
}

/// Known however long the way there is.
#[test]
fn nor_does_one_at_a_call_that_others_lead_to() {
    assert_eq!(
        ways("reactive_fallback< x, keep_running_until_failure(a), sequence< b, c > >"),
        [
            "enter at x | a, keep_running_until_failure(…) | b | c: start x → x",
            "enter else: start x → x",
            "x fails: → keep_running_until_failure(…)",
            "keep_running_until_failure(…) at a, keep_running_until_failure(…): \
             start a, keep_running_until_failure(…) → a",
            "keep_running_until_failure(…) else: start a, keep_running_until_failure(…) → a",
            "a fails: → sequence< … >",
            "sequence< … > at c: restore past x | a, keep_running_until_failure(…) → c",
            "sequence< … > at b: start b → b",
            "sequence< … > else: start b → b",
            "b succeeds: start c → c",
        ]
    );
}

/// Nor does one at a call that only the index leads to.
#[test]
fn nor_after_a_lone_way_back() {
    assert_eq!(
        ways("async_sequence< x, keep_running_until_failure(a) >"),
        [
            "enter at a, async_sequence< … >, keep_running_until_failure(…): → a",
            "enter at x: start x → x",
            "enter else: start x → x",
            "x succeeds: rest at a, async_sequence< … >, keep_running_until_failure(…) → running",
        ]
    );
}

/// Another call that leads there as well has written another number.
#[test]
fn a_yield_after_several_calls_writes() {
    assert_eq!(
        ways("retry(3, yield = always, sequence< a, b >)"),
        [
            "enter at b: → b",
            "enter at a, retry(3, yield = always, …): start a, retry(3, yield = always, …) → a",
            "enter else: start a, retry(3, yield = always, …) → a",
            "a succeeds: start b → b",
            "a fails: → retry(3, yield = always, …)",
            "b fails: → retry(3, yield = always, …)",
            "retry(3, yield = always, …): rest at a, retry(3, yield = always, …) → running",
        ]
    );
}

/// Within a loop, a call that may not have run has not written its number for certain.
#[test]
fn the_next_cycle_writes_only_what_another_leaf_may_have_changed() {
    assert_eq!(
        ways("repeat(yield = never, a)"),
        [
            "enter at a: → a",
            "enter else: → a",
            "a succeeds: → repeat(yield = never, …)",
            "a runs: rest at a → running",
            "repeat(yield = never, …) else: → back to a",
        ]
    );
    assert_eq!(
        ways("repeat(yield = never, sequence< a, B >)"),
        [
            "enter at B: → B",
            "enter at repeat(yield = never, …) | a: start a → a",
            "enter else: start a → a",
            "a succeeds: start B → B",
            "B succeeds: → repeat(yield = never, …)",
            "repeat(yield = never, …) at a | B: replaced by repeat(yield = never, …), start a → back to a",
            "repeat(yield = never, …) else: start a → back to a",
        ]
    );
}

/// Either of two calls may have run last.
#[test]
fn the_next_cycle_writes_after_several_calls() {
    assert_eq!(
        ways("retry(yield = never, sequence< a, b >)"),
        [
            "enter at b: → b",
            "enter at a: start a → a",
            "enter else: start a → a",
            "a succeeds: start b → b",
            "a fails: → retry(yield = never, …)",
            "b fails: → retry(yield = never, …)",
            "retry(yield = never, …) else: start a → back to a",
        ]
    );
}

/// Gone on with or begun, it is the same call.
#[test]
fn the_next_cycle_does_not_write_what_both_ways_have_written() {
    assert_eq!(
        ways("repeat(yield = never, timeout(1s, a))"),
        [
            "enter at a: → timeout(1s, …)",
            "enter else: start a → a",
            "timeout(1s, …): → a",
            "a else: → a",
            "a succeeds: → repeat(yield = never, …)",
            "repeat(yield = never, …) else: → back to a",
        ]
    );
}

/// A child that begins by waiting has not begun again within the tick: it leads out of the loop.
#[test]
fn a_cycle_that_waits_ends_the_tick() {
    assert_eq!(
        ways("reactive_sequence< repeat(wait(2s)), B >"),
        [
            "enter at wait(2s): → wait(2s)",
            "enter at repeat(…): rest at wait(2s) → B",
            "enter else: rest at wait(2s) → B",
            "wait(2s): → repeat(…)",
            "wait(2s): → B",
            "repeat(…) at wait(2s): replaced by repeat(…), rest at wait(2s) → B",
            "repeat(…) else: rest at repeat(…) → B",
        ]
    );
}

/// What the node remembers leads there as well.
#[test]
fn a_node_that_remembers_does_not_ask_its_index() {
    assert_eq!(
        ways("sequence_with_memory< a, b >"),
        [
            "enter else: → sequence_with_memory< … >",
            "sequence_with_memory< … >: start b, sequence_with_memory< … > → b",
            "sequence_with_memory< … >: start a → a",
            "a succeeds: → b",
            "b at a: start b, sequence_with_memory< … > → b",
            "b else: rest at b, sequence_with_memory< … > → running",
        ]
    );
    assert_eq!(
        ways("run_once(a)"),
        [
            "enter else: → run_once(…)",
            "run_once(…): → a",
            "a runs: rest at a → running",
        ]
    );
}

/// … unless that leads elsewhere.
#[test]
fn what_is_remembered_may_not_be_where_it_runs() {
    let first = |text: &str| ways(text).swap_remove(0);
    assert_eq!(first("sequence_with_memory< a, B >"), "enter at B: → B");
    assert_eq!(
        first("sequence_with_memory< a, fallback< b, c > >"),
        "enter at c: → c"
    );
    assert_eq!(first("run_once(sequence< a, b >)"), "enter at b: → b");
    assert_eq!(first("cooldown(1s, sequence< a, b >)"), "enter at b: → b");
    // Another node is entered first.
    assert_eq!(
        first("timeout(1s, run_once(a))"),
        "enter at a: → timeout(1s, …)"
    );
    assert_eq!(first("sequence< a, run_once(b) >"), "enter at b: → b");
}

/// Where going on is the same from everywhere, nobody reads the index before the tick ends.
#[test]
fn an_index_that_says_only_whether_it_runs_is_written_where_the_tick_ends() {
    assert_eq!(
        ways("reactive_sequence< a, b >"),
        [
            "enter at a | b: → a",
            "enter else: → a",
            "a succeeds: → b",
            "a runs: rest at a → running",
            "b at b: → b",
            "b else: → b",
            "b runs: rest at b → running",
        ]
    );
    assert_eq!(
        ways("retry(3, yield = always, a)"),
        [
            "enter at a, retry(3, yield = always, …): → a",
            "enter else: → a",
            "a fails: → retry(3, yield = always, …)",
            "a runs: rest at a, retry(3, yield = always, …) → running",
            "retry(3, yield = always, …): rest at a, retry(3, yield = always, …) → running",
        ]
    );
}

/// … unless the place makes a difference, or there is nothing but a call.
#[test]
fn a_call_among_others_writes_as_it_begins() {
    let entry = |text: &str| {
        let ways = ways(text);
        ways.into_iter()
            .find(|way| way.starts_with("enter else"))
            .expect("a start")
    };
    assert_eq!(
        entry("retry(3, yield = always, fallback< a, b >)"),
        "enter else: start a, retry(3, yield = always, …) → a"
    );
    assert_eq!(
        entry("repeat(3, yield = never, sequence< a, b >)"),
        "enter else: start a → a"
    );
    assert_eq!(
        entry("retry(3, yield = always, A)"),
        "enter else: start A → A"
    );
    // No end of its tick but its own.
    assert_eq!(entry("a"), "enter else: start a → a");
    assert_eq!(
        entry("retry(yield = always, a)"),
        "enter else: start a, retry(yield = always, …) → a"
    );
    // It is known that something runs, but not what.
    assert_eq!(entry("on_success(f, a)"), "enter else: → a");
    assert_eq!(
        entry("reactive_fallback< keep_running_until_failure(a), b >"),
        "enter else: → a"
    );
    assert_eq!(entry("timeout(1s, a)"), "enter else: start a → a");
}
