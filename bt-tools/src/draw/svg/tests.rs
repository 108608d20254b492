//! Nothing overlaps, nothing is cut off, and no edge runs through a node: on trees of many sizes and shapes.

use super::*;
use crate::draw::trees;
use crate::source::File;
use fastrand::Rng;
use quickbeam_proof::chance::seeds;

type Box = (f64, f64, f64, f64);

/// A tree of so many nodes, different for each seed.
fn tree(seed: u64, nodes: usize) -> Tree {
    let mut dice = Rng::with_seed(seed);
    let leaves = [
        "door_open",
        "walk_to(\"the gate, 東京, the tower and the well\", 3)",
        "{ hero.energy > 3 && hero.is_awake() }",
        "Patrol::new(2.0)",
        "label: wait(20us)",
        "{ let x = f(a_function_with_a_very_long_name_that_cannot_be_broken_anywhere_at_all_really()); g(x); h(x); i(x); j(x); k(x); l(x); m(x); x }",
    ];
    // Children of each node, by a random parent among the last few.
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); nodes];
    for node in 1..nodes {
        let parent = node - 1 - dice.usize(..node.min(1 + nodes / 8));
        children[parent].push(node);
    }
    let mut texts = vec![String::new(); nodes];
    for node in (0..nodes).rev() {
        let inner: Vec<&str> = children[node]
            .iter()
            .map(|&child| texts[child].as_str())
            .collect();
        texts[node] = match (inner.len(), dice.usize(..4)) {
            (0, _) => leaves[dice.usize(..leaves.len())].to_owned(),
            (1, 0 | 1) => format!("timeout(8h, {})", inner[0]),
            (_, 0) => {
                let arms: Vec<String> = inner
                    .iter()
                    .map(|child| format!("Mood::AndAnother | _ => {child}"))
                    .collect();
                format!("switch(hero.mood)< {} >", arms.join(", "))
            }
            _ => format!("fallback< {} >", inner.join(", ")),
        }
        .replace("label:", &format!("label_{node}:"));
    }
    let text = format!("behavior_tree! {{ {} }}", texts[0]);
    let tree = trees(&File::new("x.rs", text)).unwrap().remove(0);
    assert_eq!(tree.nodes.len(), nodes);
    tree
}

fn overlap(a: Box, b: Box) -> bool {
    a.0 < b.0 + b.2 && b.0 < a.0 + a.2 && a.1 < b.1 + b.3 && b.1 < a.1 + a.3
}

fn is_in(point: (f64, f64), (x, y, width, height): Box) -> bool {
    x < point.0 && point.0 < x + width && y < point.1 && point.1 < y + height
}

fn check(tree: &Tree, direction: Direction) {
    let mut drawn: Vec<Drawn> = tree.nodes.iter().map(Drawn::new).collect();
    place(tree, &mut drawn, direction);
    let (width, height) = size(&drawn, direction);
    let mut boxes: Vec<(usize, Box)> = Vec::new();
    for (n, node) in drawn.iter().enumerate() {
        boxes.push((n, (node.x, node.y, node.width, node.height)));
        if !node.arm.is_empty() {
            boxes.push((n, node.arm_box(direction)));
        }
        let lines = node.label.iter().chain(&node.text);
        let widest = lines
            .map(|line| columns_wide(line.width()))
            .fold(0.0, f64::max);
        assert!(widest + 2.0 * PADDING <= node.width, "text is cut off");
        assert!(lines_high(node.label.len() + node.text.len()) <= node.height);
    }
    for (n, one) in &boxes {
        assert!(one.0 >= 0.0 && one.1 >= 0.0 && one.0 + one.2 <= width && one.1 + one.3 <= height);
        for (m, other) in &boxes {
            assert!(n == m || !overlap(*one, *other), "{n} and {m} overlap");
        }
    }
    for (n, node) in tree.nodes.iter().enumerate() {
        for &child in &node.children {
            let [begin, from, to, end] = route(&drawn[n], &drawn[child], direction);
            for step in 1..10 {
                let part = f64::from(step) / 10.0;
                let along = |a: (f64, f64), b: (f64, f64)| {
                    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
                };
                // The curve stays between the levels: within the box of its ends.
                for point in [along(begin, from), along(from, to), along(to, end)] {
                    let hit = boxes
                        .iter()
                        .find(|(m, other)| *m != n && *m != child && is_in(point, *other));
                    assert!(
                        hit.is_none(),
                        "the edge from {n} to {child} runs through {hit:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn nothing_overlaps_and_nothing_is_cut_off() {
    for nodes in [1, 2, 5, 60, 230, 1000] {
        for seed in seeds(if nodes < 100 { 20 } else { 2 }) {
            let tree = tree(seed, nodes);
            check(&tree, Direction::Down);
            check(&tree, Direction::Right);
        }
    }
}

#[test]
fn the_image_is_well_formed() {
    for direction in [Direction::Down, Direction::Right] {
        let mut tree = tree(3, 60);
        for (n, node) in tree.nodes.iter_mut().enumerate() {
            node.doc = "a < b & \"c\"\u{1}".to_owned();
            node.state = [
                None,
                Some(State::Running),
                Some(State::Success),
                Some(State::Failure),
                Some(State::Halted),
            ][n % 5];
        }
        let svg = tree.to_svg(direction);
        let document = roxmltree::Document::parse(&svg).unwrap();
        let groups = document.descendants().filter(|node| node.has_tag_name("g"));
        assert_eq!(groups.count(), 60);
        assert_eq!(svg, tree.to_svg(direction), "the same each time");
    }
}

#[test]
fn long_text_is_broken_into_lines() {
    assert_eq!(lines("a b"), ["a b"]);
    assert_eq!(lines(&"x".repeat(LONGEST + 1)), [&"x".repeat(LONGEST), "x"]);
    assert_eq!(
        lines(&"four ".repeat(9)),
        ["four ".repeat(8).trim_end(), "four"]
    );
    assert_eq!(lines(&"y\n".repeat(20)).len(), MOST_LINES);
}
