//! What the compiler says of the most leaf calls in a tick, against the longest tick that is found.

use super::seeds;
use crate::explore::{Exploration, MostCalls, Trace, Turn};
use crate::source::describe;
use bt_compiler::check::model::{Kind, Leaf, Mode, Timed, Yields};
use bt_compiler::check::{most_calls, MostCalls as Bound};
use bt_compiler::{check, parse, Diagnostics};
use quickbeam_proof::generate::Play;

#[test]
fn no_tick_calls_more_leaves_than_the_compiler_says() {
    let (mut equal, mut compared, mut exact, mut unbounded) = (0, 0, 0, 0);
    for seed in seeds(700) {
        let (tree, _) = Play::random(seed).sketch.plant();
        if tree.nodes.len() > 13 {
            continue;
        }
        let exploration = Exploration::of(describe("", &tree)).at_most_states(6_000);
        let facts = exploration.facts();
        if facts.most_calls().calls().is_none() {
            // Or round and round past nothing that is called.
            if let Bound::Bounded { calls, .. } = most_calls(&tree) {
                let found = last_calls(&exploration, facts.most_calls().trace());
                assert!(found as u64 <= calls, "seed {seed}: {tree:?}");
            }
            unbounded += 1;
            continue;
        }
        let found = facts.most_calls();
        match most_calls(&tree) {
            Bound::Bounded { calls, way } => {
                let longest = found.calls().unwrap_or(0) as u64;
                assert!(
                    longest <= calls,
                    "seed {seed}: {longest} > {calls}: {tree:?}"
                );
                assert_eq!(way.len() as u64, calls, "seed {seed}");
                if facts.is_complete() {
                    compared += 1;
                    equal += u32::from(longest == calls);
                    if !tree.nodes.iter().any(|node| may_differ(&node.kind)) {
                        assert_eq!(longest, calls, "seed {seed}: {tree:?}");
                        exact += 1;
                    }
                }
            }
            Bound::Unbounded(_) => unbounded += 1,
        }
        if let MostCalls::Bounded { calls, trace } = found {
            let last = last_calls(&exploration, &trace);
            // Of a tick that was not followed to its end, the rest is made up.
            let is_right = last == calls || !facts.is_complete() && last > calls;
            assert!(is_right, "seed {seed}: {last} {calls}");
        }
    }
    assert!(compared > 100 && unbounded > 10, "{compared} {unbounded}");
    // It is what ticks reach, as a rule; always, where no node is one of those that may make a difference.
    assert!(equal * 20 >= compared * 19, "{equal} of {compared}");
    assert!(exact > 50, "{exact} of {compared}");
}

/// What a node may do in a tick can depend on whether it was running before, or on what it remembers: the compiler takes both
/// for possible.
fn may_differ(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Leaf(Leaf::Wait(_))
            | Kind::Timed(Timed::Delay | Timed::Cooldown, _)
            | Kind::Repeat {
                yields: Yields::Sync,
                ..
            }
            | Kind::Ordered {
                mode: Mode::Async(_),
                ..
            }
            | Kind::SequenceWithMemory
            | Kind::TryCatch { on_halt: true }
            | Kind::Parallel { .. }
            | Kind::ParallelAll { .. }
            | Kind::RunOnce
            | Kind::Custom
    )
}

/// Ticks that the compiler counts, and that cannot be.
#[test]
fn the_compiler_counts_more_where_a_tick_depends_on_the_one_before() {
    for (text, bound, longest) in [
        // Its time never passes in the tick in which it starts.
        ("sequence< knock, wait(1s), enter >", 2, 1),
        ("sequence< knock, delay(1s, enter) >", 2, 1),
        // The second cycle follows at once only if the first was running before; then there is no knock.
        ("sequence< knock, retry(2, enter) >", 3, 2),
        // After the first time, the child is not called.
        ("retry(2, yield = never, run_once(enter))", 2, 1),
        // The child that always runs never lets it complete.
        (
            "sequence< parallel_all(failures = 2)< knock, success >, enter >",
            2,
            2,
        ),
        // The same without any of these.
        ("sequence< knock, retry(2, yield = never, enter) >", 3, 3),
        ("reactive_sequence< knock, enter >", 2, 2),
    ] {
        let text = format!("tree Tree(hero: &mut Hero) {{ {text} }}");
        let mut diagnostics = Diagnostics::default();
        let input = parse(text.parse().expect("tokens"), &mut diagnostics);
        let trees = check(input, &mut diagnostics);
        let tree = &trees[0].checked.as_ref().expect("a tree").tree;
        let Bound::Bounded { calls, .. } = most_calls(tree) else {
            panic!("{text}");
        };
        let found = Exploration::of(describe("", tree)).facts().most_calls();
        assert_eq!((calls, found.calls()), (bound, Some(longest)), "{text}");
        drop(diagnostics.into_errors());
    }
}

/// How often leaves are called in the last tick.
fn last_calls(exploration: &Exploration, trace: &Trace) -> usize {
    let plan = &exploration.plan;
    let Some(Turn::Tick { answers, .. }) = trace.turns().last() else {
        return 0;
    };
    let called = answers
        .iter()
        .filter(|(question, _)| plan.is_called(plan.place(question.node)));
    called.count()
}
