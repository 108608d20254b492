//! Which results a node may give, and what its leaves must give for that: node by node, in
//! `results.txt`.

use super::*;
use crate::check::model::{NodeId, Tree};
use crate::check::reach::{self, Outcomes};
use crate::check::way::{Fact, Given, Way};

/// Success, failure and running: `never`, `maybe`, or what it takes, such as `a fails & b succeeds | b runs`.
fn results(text: &str) -> [String; 3] {
    let tree = right(text).tree;
    let root = outcomes(&tree, 0);
    [root.success, root.failure, root.running].map(|way| in_words(&tree, &way))
}

fn outcomes(tree: &Tree, node: NodeId) -> Outcomes {
    let data = &tree.nodes[node];
    if let Kind::Leaf(leaf) = data.kind {
        return reach::of_leaf(node, leaf);
    }
    let children = data.children.iter().map(|&child| outcomes(tree, child));
    reach::result(&data.kind, &children.collect::<Vec<_>>())
}

fn in_words(tree: &Tree, way: &Way) -> String {
    let Way::If(needs) = way else {
        return "never".to_owned();
    };
    if needs.is_empty() {
        return "maybe".to_owned();
    }
    let fact = |fact: &Fact| match fact {
        Fact::Hidden => "on purpose not".to_owned(),
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
