//! Which regions keep an index from tick to tick.

use super::show::{indexed, keeping};
use bt_compiler::check::model::Outcome;
use bt_compiler::lower::graph::{Effect, Kept};

/// The root's index says whether the tree runs.
#[test]
fn of_the_root() {
    assert_eq!(indexed("a"), ["a"]);
    assert_eq!(indexed("running"), ["running"]);
}

#[test]
fn of_a_child_that_goes_on_as_it_starts() {
    for child in [
        "a",
        "invert(a)",
        "running",
        "reactive_sequence< a, b >",
        "reactive_fallback< a, running >",
        "sequence< a, success >",
        "keep_running_until_failure(a)",
        "repeat(yield = always, a)",
        // None of its own children keeps anything either.
        "reactive_fallback(on_running = continue)< a, b >",
    ] {
        let parents = indexed(&format!("parallel< {child}, C >"));
        assert_eq!(parents, ["parallel< … >", "C"], "{child}");
    }
}

#[test]
fn of_a_child_that_goes_on_elsewhere() {
    for (child, quote) in [
        ("sequence< a, b >", "sequence< … >"),
        ("async_sequence< a, b >", "async_sequence< … >"),
        // What it yields for is a cycle that began in this very tick.
        ("repeat(a)", "repeat(…)"),
        (
            "reactive_sequence< a, sequence< b, c > >",
            "reactive_sequence< … >",
        ),
    ] {
        let regions = indexed(&format!("parallel< {child}, d >"));
        assert_eq!(regions, ["parallel< … >", quote], "{child}");
    }
}

#[test]
fn of_a_child_that_is_put_away_when_it_is_halted() {
    for (child, quote) in [
        ("A", "A"),
        ("wait(3s)", "wait(3s)"),
        ("timeout(1s, a)", "timeout(1s, …)"),
        ("on_halt(f, a)", "on_halt(f, …)"),
        (
            "repeat(3, yield = always, a)",
            "repeat(3, yield = always, …)",
        ),
    ] {
        let regions = indexed(&format!("parallel< {child}, d >"));
        assert_eq!(regions, ["parallel< … >", quote], "{child}");
    }
}

/// It may ask whether a child runs.
#[test]
fn of_the_children_of_a_composite() {
    assert_eq!(indexed("Custom< a, b >"), ["Custom< … >", "a", "b"]);
    assert_eq!(
        indexed("parallel< Custom< a >, b >"),
        ["parallel< … >", "Custom< … >", "a"]
    );
}

#[test]
fn of_a_control() {
    assert_eq!(indexed("while_do_else< a, b, c >"), ["while_do_else< … >"]);
    assert_eq!(
        indexed("interrupter(sequence< a, b >, c)"),
        ["interrupter(…, …)", "sequence< … >"]
    );
}

/// What a region without an index leaves out.
#[test]
fn effects_that_only_write_it() {
    for effect in [
        Effect::Start(0),
        Effect::Suspend(0),
        Effect::Restore(vec![0]),
    ] {
        assert!(effect.is_about_index(), "{effect:?}");
    }
    for effect in [
        Effect::Replace(0),
        Effect::Reset(0),
        Effect::Handle(0),
        Effect::SetContext(0),
        Effect::Remember(0, 1),
        Effect::Note(Outcome::Success),
    ] {
        assert!(!effect.is_about_index(), "{effect:?}");
    }
}

/// It says only whether something runs: nothing that comes next depends on what it is.
#[test]
fn that_says_only_whether_it_runs() {
    for tree in [
        "a",
        "A",
        "running",
        "sequence< success, a >",
        "reactive_sequence< a, b >",
        "parallel< a, b >",
        "while_do_else< a, b, c >",
        "repeater(a, b)",
        "retry(3, yield = always, a)",
        "retry(yield = never, a)",
        "Custom< a >",
    ] {
        assert_eq!(keeping(tree, Kept::Index), [""; 0], "{tree}");
    }
    assert_eq!(keeping("Custom< a, B >", Kept::Running).len(), 3);
    assert_eq!(
        keeping("parallel< A, reactive_sequence< b, c > >", Kept::Running),
        ["parallel< … >", "A"]
    );
}

#[test]
fn that_says_where_it_goes_on() {
    for tree in [
        "sequence< a, b >",
        "repeat(a)",
        "async_sequence< a, b >",
        // What halting takes depends on what runs.
        "reactive_sequence< a, B >",
        "reactive_sequence< A, B >",
        "reactive_sequence< a, on_halt(f, b) >",
        "reactive_sequence< a, parallel(success = 2)< b, c > >",
        "while_do_else< a, b, on_halt(f, c) >",
        // It tells which child's count is put back.
        "|x: &mut X| switch(x.y)< 0 => repeat(3, yield = always, a), _ => repeat(3, yield = always, b) >",
        // It tells where the fallback goes on.
        "reactive_sequence< a, fallback< failure, b > >",
    ] {
        assert_eq!(keeping(tree, Kept::Running), [""; 0], "{tree}");
    }
}
