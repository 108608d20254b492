//! Scripts: what parses and what does not is as `BehaviorTree.CPP` recorded it.

use bt_tools::script::parse;

const VECTORS: &str = include_str!("vectors/script_vectors.tsv");

#[test]
fn what_is_a_script_is_one_and_nothing_else() {
    // What the parser says; other errors come from running a script.
    let from_the_parser = ["Invalid token", "Expected operand", "Parse error"];
    let mut refused = 0;
    for line in VECTORS.lines() {
        // Some errors go on in a line of their own.
        let Some((script, result)) = line.split_once('\t') else {
            continue;
        };
        let wrong = from_the_parser.iter().any(|error| result.contains(error));
        assert_eq!(parse(script).is_err(), wrong, "{script}");
        if let (Err(error), Some((_, position))) = (parse(script), result.split_once("position ")) {
            let position: String = position.chars().take_while(char::is_ascii_digit).collect();
            assert_eq!(error.at.to_string(), position, "{script}");
        }
        refused += usize::from(wrong);
    }
    assert_eq!(refused, 10);
}

/// What is deeper would overflow the stack of who reads it, or of rustc, which reads what it becomes.
#[test]
fn what_is_too_deep_or_too_long_is_refused() {
    let deep = |open: &str, inner: &str, close: &str, count: usize| {
        [&open.repeat(count), inner, &close.repeat(count)].concat()
    };
    for (open, inner, close) in [
        ("(", "a", ")"),
        ("-", "a", ""),
        ("!", "a", ""),
        ("a = ", "1", ""),
        ("a ? b : ", "c", ""),
        ("a ? ", "b", " : c"),
        ("", "a", " + a"),
        ("", "a", " && a"),
        ("(", "a", " + a) * a"),
        ("-(", "a", ")"),
    ] {
        assert!(
            parse(&deep(open, inner, close, 40)).is_ok(),
            "{open}…{close}"
        );
        let error = parse(&deep(open, inner, close, 4_000)).expect_err("it is too deep");
        assert!(error.message.contains("in one another"), "{error:?}");
    }
    assert!(
        parse(&"a; ".repeat(4_000)).is_ok(),
        "one after the other is not deep"
    );
    let error = parse(&"a; ".repeat(40_000)).expect_err("it is too long");
    assert_eq!(error.message, "a script of more than 64 KiB");
}
