//! What right trees become.

use super::*;
use bt_compiler::check::model::{Leaf, Mode, NodeId, Outcome, Time, Timed, Times, Yields};
use bt_compiler::check::MAX_NODES;
use bt_compiler::syntax::MAX_DEPTH;

#[test]
fn the_door() {
    let checked =
        right("|hero| fallback< door_open, reactive_fallback< rested, timeout(8h, sleep) > >");
    let nodes = &checked.tree.nodes;
    let until = Outcome::Success;
    let kinds: Vec<Kind> = nodes.iter().map(|node| node.kind.clone()).collect();
    let expected = [
        Kind::Ordered {
            until,
            mode: Mode::Memory,
        },
        Kind::Leaf(Leaf::Call),
        Kind::Ordered {
            until,
            mode: Mode::Reactive,
        },
        Kind::Leaf(Leaf::Call),
        Kind::Timed(
            Timed::Timeout,
            Time::Literal {
                nanoseconds: 28_800_000_000_000,
            },
        ),
        Kind::Leaf(Leaf::Call),
    ];
    assert_eq!(kinds, expected);
    let children: Vec<&[NodeId]> = nodes.iter().map(|node| node.children.as_slice()).collect();
    assert_eq!(children, [&[1, 2][..], &[], &[3, 4], &[], &[5], &[]]);
    let ends: Vec<NodeId> = nodes.iter().map(|node| node.end).collect();
    assert_eq!(ends, [6, 2, 6, 4, 6, 6]);
    let quotes: Vec<&str> = nodes.iter().map(|node| node.quote.as_str()).collect();
    assert_eq!(quotes[0], "fallback< … >");
    assert_eq!(quotes[4], "timeout(8h, …)");
    let keywords: Vec<bool> = checked
        .sources
        .iter()
        .map(|source| source.keyword.is_some())
        .collect();
    assert_eq!(keywords, [true, false, true, false, true, false]);
}

#[test]
fn every_kind() {
    let checked = right(
        "|hero: &mut Hero| sequence< reactive_sequence(on_running = continue)< !a, invert(b) >, \
         force_success(.c(1, 2)), force_failure({ d? }), timeout(limit(3), Sleep), success, running, >",
    );
    let until = Outcome::Failure;
    let kinds: Vec<Kind> = checked
        .tree
        .nodes
        .into_iter()
        .map(|node| node.kind)
        .collect();
    let expected = [
        Kind::Ordered {
            until,
            mode: Mode::Memory,
        },
        Kind::Ordered {
            until,
            mode: Mode::ReactiveContinue,
        },
        Kind::Invert,
        Kind::Leaf(Leaf::Call),
        Kind::Invert,
        Kind::Leaf(Leaf::Call),
        Kind::Force(Outcome::Success),
        Kind::Leaf(Leaf::Call),
        Kind::Force(Outcome::Failure),
        Kind::Leaf(Leaf::Call),
        Kind::Timed(Timed::Timeout, Time::Computed),
        Kind::Leaf(Leaf::Value),
        Kind::Leaf(Leaf::Constant(Outcome::Success)),
        Kind::Leaf(Leaf::Running),
    ];
    assert_eq!(kinds, expected);
    let duration = checked.sources[10]
        .duration
        .as_ref()
        .map(ToString::to_string);
    assert_eq!(duration.as_deref(), Some("limit (3)"));
}

/// What the root does.
fn kind(text: &str) -> Kind {
    right(text).tree.nodes.swap_remove(0).kind
}

#[test]
fn asynchronous_nodes() {
    for (options, yields) in [
        ("", Yields::Always),
        ("(yield = sync)", Yields::Sync),
        ("(yield = always,)", Yields::Always),
    ] {
        for (word, until) in [
            ("async_fallback", Outcome::Success),
            ("async_sequence", Outcome::Failure),
        ] {
            let mode = Mode::Async(yields);
            let text = format!("{word}{options}< a, l: instant(b) >");
            assert_eq!(kind(&text), Kind::Ordered { until, mode }, "{text}");
        }
    }
    let checked = right("async_sequence< l: instant(invert(a)) >");
    assert_eq!(checked.tree.nodes[1].kind, Kind::Instant);
    assert_eq!(
        kind("sequence_with_memory< a, b >"),
        Kind::SequenceWithMemory
    );
}

#[test]
fn counting_nodes() {
    let (forever, computed) = (Times::Forever, Times::Computed);
    for (arguments, times, yields, count) in [
        ("a", forever, Yields::Sync, None),
        ("!a", forever, Yields::Sync, None),
        ("l: a", forever, Yields::Sync, None),
        ("/// text\na,", forever, Yields::Sync, None),
        ("{ a }", forever, Yields::Sync, None),
        ("Foo< a, b >", forever, Yields::Sync, None),
        (
            "fallback< a, b >, yield = never",
            forever,
            Yields::Never,
            None,
        ),
        ("yield = always, a,", forever, Yields::Always, None),
        (
            "a::<u8, u8>(b, c), yield = sync",
            forever,
            Yields::Sync,
            None,
        ),
        ("3, a", Times::Literal(3), Yields::Sync, None),
        (
            "0x10u32, yield = never, a",
            Times::Literal(16),
            Yields::Never,
            None,
        ),
        (
            "yield = never, 1, a",
            Times::Literal(1),
            Yields::Never,
            None,
        ),
        ("n, a", computed, Yields::Sync, Some("n")),
        ("n, yield = always, a", computed, Yields::Always, Some("n")),
        ("hero.n + 1, .a()", computed, Yields::Sync, Some("hero.n+1")),
        ("{ n }, { a }", computed, Yields::Sync, Some("{n}")),
        ("n << 1, Foo { a: 3 }", computed, Yields::Sync, Some("n<<1")),
        (
            "f::<u8, u8>(3), a",
            computed,
            Yields::Sync,
            Some("f::<u8,u8>(3)"),
        ),
    ] {
        for (word, on) in [("repeat", Outcome::Success), ("retry", Outcome::Failure)] {
            let text = format!("|hero: &mut Hero| {word}({arguments})");
            let checked = right(&text);
            let expected = Kind::Repeat { on, times, yields };
            assert_eq!(checked.tree.nodes[0].kind, expected, "{text}");
            let found = checked.sources[0].count.as_ref().map(ToString::to_string);
            let found = found.map(|text| text.replace(' ', ""));
            assert_eq!(found.as_deref(), count, "{text}");
            assert_eq!(checked.tree.nodes[0].children, [1], "{text}");
        }
    }
}

#[test]
fn timed_nodes() {
    let second = Time::Literal {
        nanoseconds: 1_000_000_000,
    };
    assert_eq!(kind("delay(1s, a)"), Kind::Timed(Timed::Delay, second));
    assert_eq!(
        kind("cooldown(limit, a)"),
        Kind::Timed(Timed::Cooldown, Time::Computed)
    );
    assert_eq!(kind("run_once(a)"), Kind::RunOnce);
    let until = kind("keep_running_until_failure(a)");
    assert_eq!(until, Kind::KeepRunningUntilFailure);
    assert_eq!(kind("wait(1s,)"), Kind::Leaf(Leaf::Wait(second)));
    let checked = right("|hero: &mut Hero| pause: wait(hero.limit)");
    let (node, source) = (&checked.tree.nodes[0], &checked.sources[0]);
    assert_eq!(node.kind, Kind::Leaf(Leaf::Wait(Time::Computed)));
    assert!(node.children.is_empty());
    assert_eq!(
        source.keyword.as_ref().map(ToString::to_string).as_deref(),
        Some("wait")
    );
    assert!(source.duration.is_some() && source.leaf.is_none());
}

/// Without a count, whatever stands there first is the child.
#[test]
fn loops_without_a_count() {
    for child in [
        "!fallback< a, b >",
        "!!sequence< a, b >",
        "!Turns::<u8>::new(3)< a, b >",
        "Turns { by: 3 }< a, b >",
        "!look: Turns::new(3)< a, b >",
        "look: Turns::new(3)< a, b >",
        "Turns< <T as Act>::act, b >",
        "!timeout(8h, a), yield = never",
        "!a",
    ] {
        let checked = right(&format!("|hero: &mut Hero| repeat({child})"));
        let node = &checked.tree.nodes[0];
        assert!(
            node.quote.starts_with("repeat(…") || node.quote.contains("yield = never, …"),
            "{}",
            node.quote
        );
        assert_eq!(node.children.len(), 1, "{child}");
    }
    let checked = right("|hero: &mut Hero| repeat(!MASK, !a)");
    assert_eq!(checked.tree.nodes[0].quote, "repeat(!MASK, …)");
    let checked = right("|hero: &mut Hero| repeat(COUNT << 2, a)");
    assert_eq!(checked.tree.nodes[0].quote, "repeat(COUNT << 2, …)");
}

#[test]
fn quotations() {
    for (text, quote) in [
        ("repeat(3, yield = never, a)", "repeat(3, yield = never, …)"),
        ("retry(a)", "retry(…)"),
        ("wait(1h30m)", "wait(1h30m)"),
        (
            "async_fallback(yield = sync)< a >",
            "async_fallback(yield = sync)< … >",
        ),
        ("delay(limit(3), a)", "delay(limit(3), …)"),
    ] {
        let checked = right(&format!("|hero: &mut Hero| {text}"));
        assert_eq!(checked.tree.nodes[0].quote, quote);
    }
}

#[test]
fn forms() {
    for text in [
        "a",
        "< a >",
        "< <T as Near>::near >",
        "<T as Near>::near",
        "|hero| a",
        "move |hero| a",
        "|hero: &mut Hero| a",
        "|hero: &mut Hero<'_, Vec<u8>, fn(u8) -> u8>| < fallback< a, b, > >",
        "/// docs\n/// more\nlabel: fallback< /** inner */ a, b >",
        "tree Night(hero: &mut Hero) { a }",
        "tree Night(hero: &mut Hero,) { a }",
        "/// Sleeps.\n#[derive(Debug)] pub(crate) const tree Night<'a, T: Clone, const N: usize = { 3 }>\
         (hero: &mut Hero<'a, T>, speed: f32, map: Map<u8, u8>) where T: Copy { a } tree B(x: &mut X) { b }",
        "tree Night<F: Fn(&mut Hero) -> bool + Copy>(hero: &mut Hero, f: F) { f }",
        "fallback< fallback< fallback< a >>>",
        "fallback<a,sequence<b>>",
    ] {
        right(text);
    }
    let checked = right("/// one\n/// two\nroot: a");
    assert_eq!(checked.sources[0].docs, ["one", "two"]);
    assert_eq!(checked.tree.nodes[0].label.as_deref(), Some("root"));
    let label = checked.sources[0].label.as_ref().map(ToString::to_string);
    assert_eq!(label.as_deref(), Some("root"));
}

#[test]
fn passes_through_invisible_brackets() {
    use proc_macro2::{Delimiter, Group, TokenTree};
    let wrap = |text: &str| {
        let tokens: TokenStream = text.parse().unwrap();
        TokenTree::Group(Group::new(Delimiter::None, tokens))
    };
    let (leaf, limit) = (wrap("senses::near"), wrap("8h"));
    let mut diagnostics = Diagnostics::default();
    let input = parse(quote::quote!(timeout(#limit, #leaf)), &mut diagnostics);
    let mut trees = check(input, &mut diagnostics);
    let checked = trees.pop().and_then(|tree| tree.checked);
    let checked = checked.expect("right");
    assert!(matches!(
        checked.tree.nodes[0].kind,
        Kind::Timed(Timed::Timeout, Time::Literal { .. })
    ));
    assert_eq!(checked.tree.nodes[1].quote, "senses::near");
}

/// Runs with the stack that rustc gives a macro.
fn on_a_stack_of(megabytes: usize, work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(megabytes << 20);
    thread
        .spawn(work)
        .expect("a thread")
        .join()
        .expect("no overflow");
}

fn nested(open: &str, close: &str, depth: usize) -> String {
    format!("{}a{}", open.repeat(depth), close.repeat(depth))
}

#[test]
fn deep_trees() {
    on_a_stack_of(8, || {
        for (open, close) in [
            ("fallback<", ">"),
            ("invert(", ")"),
            ("!", ""),
            ("timeout(8h, ", ")"),
            ("repeat(", ")"),
            ("retry(n, ", ")"),
            ("priority(q)< A => ", ">"),
            ("utility< f(3) => ", ">"),
            ("on_halt(f, ", ")"),
        ] {
            let checked = right(&nested(open, close, MAX_DEPTH - 1));
            assert_eq!(checked.tree.nodes.len(), MAX_DEPTH);
            for depth in [MAX_DEPTH, MAX_DEPTH + 1, 3 * MAX_DEPTH] {
                let errors = errors(&nested(open, close, depth));
                assert_eq!(errors.len(), 1, "{open}: {errors:?}");
                assert!(errors[0].contains("deep"), "{errors:?}");
            }
        }
    });
}

#[test]
fn wide_trees() {
    let text = format!("fallback< {} >", "a, ".repeat(MAX_NODES - 1));
    assert_eq!(right(&text).tree.nodes.len(), MAX_NODES);
    let text = format!("fallback< {} >", "a, ".repeat(MAX_NODES + 1));
    assert_eq!(errors(&text).len(), 1);
}
