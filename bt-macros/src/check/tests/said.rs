//! What is said about mistakes: `said.txt` has an input to a line, and below it, indented,
//! the token that is underlined and the message, for every mistake in it.

use super::{run, said};

#[test]
fn every_mistake_is_said_once_on_its_token() {
    let mut wrong = Vec::new();
    for case in include_str!("said.txt").split("\n\n") {
        let mut lines = case.trim().lines();
        let Some(input) = lines.next() else {
            continue;
        };
        let expected: Vec<&str> = lines.map(str::trim).collect();
        let found = said(input);
        if found != expected {
            wrong.push(format!("{input}\n  {}", found.join("\n  ")));
        }
    }
    assert!(
        wrong.is_empty(),
        "said otherwise:\n\n{}",
        wrong.join("\n\n")
    );
}

#[test]
fn help_says_what_to_write() {
    for (input, help) in [
        ("selector< a >", "write `fallback< child, … >`"),
        ("fallback< a b >", "write a comma"),
        ("timeout(8, a)", "write `8s`"),
        (
            "timeout(a, 8h)",
            "the duration comes first: write `timeout(8h, child)`",
        ),
        ("timeout", "a function of that name is `self::timeout`"),
        ("inverter(a)", "write `invert(child)`"),
        (
            "fallback(on_running = continue)< a >",
            "`reactive_fallback` and `reactive_sequence`",
        ),
        (
            "reactive_fallback(on_runing = continue)< a >",
            "did you mean `on_running`?",
        ),
        (
            "reactive_fallback(on_running = stop)< a >",
            "write `on_running = continue`",
        ),
        (".sleep()", "write `|hero: &mut Type|` before the tree"),
        ("|bot| { a }", "write `|bot: &mut Type|` before the tree"),
        ("|bot: Bot| a", "write `bot: &mut Type`"),
        ("fallback< if a { b } >", "`{ if … }`"),
        ("fallback< true, a >", "write `success`"),
        ("fallback< success, a >", "`force_success(…)`"),
        ("fallback< log!(a) >", "`{ log!( … ) }`"),
        ("Sleep<u8>::new(3)", "`Sleep::< … >`"),
        (
            "tree Night() { a }",
            "`tree Name(hero: &mut Hero) { node }`",
        ),
    ] {
        let (_, errors) = run(input);
        let [error] = errors.as_slice() else {
            panic!("{input}: {errors:?}");
        };
        let (_, found) = error.split_once("  = help: ").expect("a help");
        assert!(error.contains(help), "{input}: {found}");
    }
}

#[test]
fn nothing_at_all() {
    let (trees, errors) = run("");
    assert!(trees.is_empty());
    assert_eq!(errors.len(), 1);
}
