//! Where a region rests.

use super::show::{certain, suspends};

/// A node that yields before a call rests at the same suspend point as that call.
#[test]
fn a_yield_and_the_call_after_it_are_one() {
    assert_eq!(
        suspends("async_sequence< a, b >"),
        ["a", "b, async_sequence< … >"]
    );
    assert_eq!(
        suspends("async_sequence< a, invert(b) >"),
        ["a", "b, async_sequence< … >"]
    );
    assert_eq!(
        suspends("async_sequence< a, fallback< b, c > >"),
        ["a", "b, async_sequence< … >", "c"]
    );
    assert_eq!(
        suspends("async_sequence< a, async_sequence< b, c > >"),
        ["a", "b, async_sequence< … >", "c, async_sequence< … >"]
    );
    assert_eq!(
        suspends("sequence_with_memory< a, b >"),
        ["a", "b, sequence_with_memory< … >"]
    );
    assert_eq!(
        suspends("keep_running_until_failure(a)"),
        ["a, keep_running_until_failure(…)"]
    );
    assert_eq!(
        suspends("repeat(yield = always, sequence< a, b >)"),
        ["a, repeat(yield = always, …)", "b"]
    );
    assert_eq!(
        suspends("sequence_with_memory< a, retry(yield = always, b) >"),
        [
            "a",
            "b, sequence_with_memory< … >, retry(yield = always, …)"
        ]
    );
}

/// … unless something tells them apart.
#[test]
fn a_yield_is_a_suspend_of_its_own() {
    // A value is started, or ticked on.
    assert_eq!(
        suspends("async_sequence< a, B >"),
        ["a", "async_sequence< … > before B", "B"]
    );
    // Its time is running, or not.
    assert_eq!(
        suspends("async_sequence< a, timeout(3s, b) >"),
        ["a", "async_sequence< … > before timeout(3s, …)", "b"]
    );
    // It asks first, or its child goes on.
    assert_eq!(
        suspends("async_sequence< a, while_do_else< b, c > >"),
        [
            "a",
            "async_sequence< … > before while_do_else< … >",
            "while_do_else< … >",
            "c"
        ]
    );
    // A cycle of this very tick, or an older one.
    assert_eq!(suspends("repeat(a)"), ["repeat(…)", "a"]);
    assert_eq!(suspends("repeater(a, b)"), ["repeater(…, …)", "b"]);
    // Halting it calls the handler, or does not.
    assert_eq!(
        suspends("async_sequence< a, on_halt(f, b) >"),
        ["a", "async_sequence< … > before on_halt(f, …)", "b"]
    );
}

#[test]
fn nothing_rests_where_nothing_can_come_to() {
    assert_eq!(suspends("sequence< a, success >"), ["a"]);
    assert_eq!(suspends("sequence< force_failure(a), b >"), ["a"]);
    assert_eq!(suspends("async_sequence< instant(a), b >"), ["a", "b"]);
}

/// Of a function, only its return type tells whether it runs.
#[test]
fn what_is_known_to_run() {
    assert_eq!(
        certain("sequence< a, B, wait(1s), parallel< c, d >, running >"),
        ["B", "wait(1s)", "parallel< … >", "running"]
    );
    assert_eq!(
        certain("sequence< delay(1s, a), Custom< b >, while_do_else< c, d > >"),
        ["delay(1s, …)", "Custom< … >", "while_do_else< … >"]
    );
    assert_eq!(
        certain("async_sequence< a, b >"),
        ["b, async_sequence< … >"]
    );
}

/// A loop that never rests between two cycles has no suspend point, unless something asks whether its child
/// has run in this tick already.
#[test]
fn of_a_loop_that_never_rests() {
    assert_eq!(suspends("retry(yield = never, a)"), ["a"]);
    assert_eq!(
        suspends("repeat(yield = never, sequence< a, b >)"),
        ["a", "b"]
    );
    assert_eq!(
        suspends("reactive_fallback< a, retry(3, yield = never, b), c >"),
        ["a", "b", "c"]
    );
    assert_eq!(
        suspends("repeat(yield = never, A)"),
        ["repeat(yield = never, …)", "A"]
    );
    assert_eq!(
        suspends("repeat(yield = never, reactive_sequence< a, sequence< b, c > >)"),
        ["repeat(yield = never, …)", "a", "b", "c"]
    );
    // What has completed in this tick is not halted in it.
    assert_eq!(
        suspends("repeat(yield = never, reactive_sequence< a, on_halt(f, b) >)"),
        ["repeat(yield = never, …)", "a", "b"]
    );
    assert_eq!(
        suspends("|x: &mut X| repeat(yield = never, switch(x.y)< 0 => on_halt(f, a), _ => b >)"),
        ["repeat(yield = never, …)", "a", "b"]
    );
    assert_eq!(
        suspends("repeat(yield = never, retry(a))"),
        ["repeat(yield = never, …)", "retry(…)", "a"]
    );
}

/// Even where going on is no other than starting: then only halting tells.
#[test]
fn of_a_loop_whose_child_is_told_apart_by_halting() {
    let [asked, left, awaited] =
        ["x.a", "x.b", "x.c"].map(|field| format!("switch({field})< 0 => success, _ => failure >"));
    let kept = format!("keep_running_until_failure({awaited})");
    let suspends_of_loop =
        |child: &str| suspends(&format!("|x: &mut X| retry(3, yield = never, {child})"));
    for child in [
        format!("reactive_sequence< {asked}, on_halt(f, {kept}) >"),
        format!("switch(x.a)< 0 => on_halt(f, {kept}), _ => {left} >"),
    ] {
        let expected = [
            "retry(3, yield = never, …)",
            "keep_running_until_failure(…)",
        ];
        assert_eq!(suspends_of_loop(&child), expected, "{child}");
    }
    for child in [
        format!("reactive_sequence< {asked}, {kept} >"),
        format!("reactive_sequence< {asked}, fallback< {kept}, on_halt(f, {left}) > >"),
        format!("switch(x.a)< 0 => fallback< {kept}, on_halt(f, {left}) >, _ => {left} >"),
    ] {
        assert_eq!(
            suspends_of_loop(&child),
            ["keep_running_until_failure(…)"],
            "{child}"
        );
    }
}
