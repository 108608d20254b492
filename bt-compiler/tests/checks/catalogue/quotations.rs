//! How messages name and quote nodes.

use super::checked;

#[test]
fn names_and_quotations() {
    for (text, name, quote) in [
        (
            "parallel(success = 2, each = tick)< a, b >",
            "parallel",
            "parallel(success = 2, each = tick)< … >",
        ),
        (
            "switch(hero.mood)< _ => a >",
            "switch",
            "switch(hero.mood)< … >",
        ),
        (
            "priority(.query)< A => a >",
            "priority",
            "priority(.query)< … >",
        ),
        ("utility< { 3 } => a >", "utility", "utility< … >"),
        ("interrupter(a, b)", "interrupter", "interrupter(…, …)"),
        (
            "repeater(yield = never, a, b)",
            "repeater",
            "repeater(yield = never, …, …)",
        ),
        ("on_halt(.stop(3), a)", "on_halt", "on_halt(.stop(3), …)"),
        (
            "context(A { b: 3 }, a)",
            "context",
            "context(A { b: 3 }, …)",
        ),
        (
            "test(target?.x == 3.0, within = 0.1)",
            "test",
            "test(target?.x == 3.0, within = 0.1)",
        ),
        (
            "set(a.0.b[3] = hero.c + 1)",
            "set",
            "set(a.0.b[3] = hero.c + 1)",
        ),
        (
            "RateLimit::<u64>::hz(10)< a >",
            "rate_limit",
            "RateLimit::<u64>::hz(10)< … >",
        ),
        ("m::RoundRobin< a >", "round_robin", "m::RoundRobin< … >"),
    ] {
        let checked = checked(text);
        let node = &checked.tree.nodes[0];
        assert_eq!((node.name.as_str(), node.quote.as_str()), (name, quote));
    }
    let switch = checked("switch(hero.mood)< A => door_open, _ => invert(b) >");
    let names: Vec<&str> = switch
        .tree
        .nodes
        .iter()
        .map(|node| node.name.as_str())
        .collect();
    assert_eq!(names, ["switch", "door_open", "invert", "b"]);
}
