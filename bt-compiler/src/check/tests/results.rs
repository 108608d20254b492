//! Which results a node may give, and what its leaves must give for that: node by node, in
//! `results.txt`.

use super::*;
use crate::check::feasibility::{Fact, Feasibility, Given};
use crate::check::model::{NodeId, Tree};
use crate::check::outcomes::Outcomes;
use crate::check::reach;

/// Success, failure and running: `never`, `maybe`, or what it takes, such as `a fails & b succeeds | b runs`.
fn results(text: &str) -> [String; 3] {
    let tree = right(text).tree;
    let root = outcomes(&tree, 0);
    [root.success, root.failure, root.running].map(|feasibility| in_words(&tree, &feasibility))
}

fn outcomes(tree: &Tree, node: NodeId) -> Outcomes {
    let data = &tree.nodes[node];
    if let Kind::Leaf(leaf) = data.kind {
        return reach::of_leaf(node, leaf);
    }
    let children = data.children.iter().map(|&child| outcomes(tree, child));
    reach::result(&data.kind, &children.collect::<Vec<_>>())
}

fn in_words(tree: &Tree, feasibility: &Feasibility) -> String {
    let Feasibility::If(needs) = feasibility else {
        return "never".to_owned();
    };
    if needs.is_empty() {
        return "maybe".to_owned();
    }
    let fact = |fact: &Fact| match fact {
        Fact::Hidden => "on purpose not".to_owned(),
        Fact::Endless => "not, as a loop goes on".to_owned(),
        Fact::Leaf(leaf, given) => {
            let gives = match given {
                Given::Success => "succeeds",
                Given::Failure => "fails",
                Given::Running => "runs",
            };
            format!("{} {gives}", tree.nodes[*leaf].quote)
        }
    };
    let alternatives = needs.iter().map(|need| {
        let facts: Vec<String> = need.iter().map(fact).collect();
        let text = facts.join(" | ");
        if facts.len() > 1 && needs.len() > 1 {
            format!("({text})")
        } else {
            text
        }
    });
    alternatives.collect::<Vec<_>>().join(" & ")
}

#[test]
fn of_every_node() {
    let lines = include_str!("results.txt").lines();
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut trees = 0;
    while let Some(tree) = lines.next() {
        let expected = [(); 3].map(|()| lines.next().expect("three results").trim());
        assert_eq!(results(tree), expected, "{tree}");
        trees += 1;
    }
    assert!(trees > 50, "{trees} trees");
}

/// What is asked of the types of leaves.
fn needs(text: &str) -> Vec<String> {
    let checked = right(text);
    let nodes = checked.tree.nodes.iter().zip(&checked.sources);
    nodes
        .flat_map(|(node, source)| {
            let needs = source.needs.iter();
            needs.map(|need| format!("{}: {need:?}", node.quote))
        })
        .collect()
}

/// Of which leaves one has to give what, that a loop which is the root comes back.
fn clauses(text: &str) -> Vec<String> {
    let checked = right(text);
    let in_words = |(leaf, given): &(NodeId, Given)| {
        let facts = Feasibility::of_leaf(*leaf, *given);
        in_words(&checked.tree, &facts)
    };
    let clauses = checked.sources[0].clauses.iter();
    clauses
        .map(|clause| clause.iter().map(in_words).collect::<Vec<_>>().join(" | "))
        .collect()
}

#[test]
fn what_several_leaves_must_allow_together() {
    for (text, expected) in [
        // That `a` succeeds was asked already, for `b` to be reached.
        (
            "repeat(yield = never, sequence< a, b >)",
            &["a fails | a runs | b fails | b runs"][..],
        ),
        ("repeat(yield = never, a)", &[]),
        ("repeat(sequence< a, b >)", &[]),
    ] {
        assert_eq!(clauses(text), expected, "{text}");
    }
}

/// Where one leaf alone decides whether control comes on, or back.
#[test]
fn what_leaves_must_allow() {
    for (text, expected) in [
        (
            "sequence< a, b, c >",
            &["a: Gives(Success)", "b: Gives(Success)"][..],
        ),
        ("fallback< a, b >", &["a: Gives(Failure)"]),
        ("sequence< invert(a), b >", &["a: Gives(Failure)"]),
        (
            "reactive_sequence(on_running = continue)< a, b >",
            &["a: Gives(SuccessOrRunning)"],
        ),
        (
            "reactive_fallback(on_running = continue)< a, b >",
            &["a: Gives(FailureOrRunning)"],
        ),
        (
            "fallback< timeout(1s, a), b >",
            &["a: Gives(FailureOrRunning)"],
        ),
        (
            "if_then_else< a, b, c >",
            &["a: Gives(Success)", "a: Gives(Failure)"],
        ),
        ("try_catch< a, b, c >", &["a: Gives(Success)"]),
        ("repeat(yield = never, a)", &["a: Gives(FailureOrRunning)"]),
        ("retry(yield = never, a)", &["a: Gives(SuccessOrRunning)"]),
        (
            "repeat(yield = never, force_success(a))",
            &["a: Gives(Running)"],
        ),
        (
            "repeater(yield = never, success, a)",
            &["a: Gives(Running)"],
        ),
        // Which of two is at fault cannot be said.
        ("sequence< fallback< a, b >, c >", &["a: Gives(Failure)"]),
        // A cooled node fails by itself; what `force_success` switches off is switched off on purpose.
        ("fallback< cooldown(1s, a), b >", &[]),
        ("fallback< force_success(a), b >", &[]),
        ("sequence< A, b >", &[]),
        ("|x: &mut X| sequence< test(hp < 3), b >", &[]),
    ] {
        assert_eq!(needs(text), expected, "{text}");
    }
}
