//! How regions are cut and numbered.

use super::super::weights::{Weight, IN_METHODS};
use super::{Numbers, Sections, MANY_SECTIONS, SECTION};
use crate::lower::graph::{Graph, Region, Target};
use std::collections::BTreeSet;

/// The first region of a tree, and how it is cut.
fn cut(tree: &str) -> (Region, Sections) {
    let (mut graph, sections) = cut_graph(tree);
    (graph.regions.swap_remove(0), sections)
}

/// A tree, and how its first region is cut.
fn cut_graph(tree: &str) -> (Graph, Sections) {
    let mut diagnostics = crate::Diagnostics::default();
    let input = crate::parse(tree.parse().expect("tokens"), &mut diagnostics);
    let trees = crate::check(input, &mut diagnostics);
    assert!(diagnostics.into_errors().is_empty(), "{tree}");
    let checked = trees[0].checked.as_ref().expect("a tree without mistakes");
    let graph = crate::lower(&checked.tree);
    let weights = Weight::of(&checked.tree, &graph, IN_METHODS);
    let sections = Sections::halting(&weights, &graph.regions[0], BTreeSet::new());
    (graph, sections)
}

/// `act, act, …`
fn acts(count: usize) -> String {
    vec!["act"; count].join(", ")
}

/// Trees on both sides of a cut, and far beyond it.
fn trees() -> Vec<String> {
    let mut trees = Vec::new();
    for count in [1, 2, 62, 63, 64, 65, 126, 127, 128, 300, 1000] {
        let acts = acts(count);
        trees.push(format!("|hero| sequence< {acts} >"));
        trees.push(format!(
            "|hero| reactive_sequence< holds, sequence< {acts} > >"
        ));
        trees.push(format!(
            "|hero| fallback< retry(3, sequence< {acts} >), act, sequence< {acts} > >"
        ));
        trees.push(format!("|hero| repeat(3, fallback< {acts} >)"));
        trees.push(format!(
            "|hero| parallel< sequence< {acts} >, sequence< act, act > >"
        ));
    }
    trees
}

#[test]
fn sections_follow_each_other_and_none_is_too_large() {
    for tree in trees() {
        let (region, sections) = cut(&tree);
        let mut next = 0;
        for (number, points) in sections.points.iter().enumerate() {
            assert_eq!(points.start, next, "{tree}");
            assert!(
                !points.is_empty() && points.len() <= SECTION,
                "{tree}: {points:?}"
            );
            assert!(
                points
                    .clone()
                    .all(|point| sections.of_point(point) == number),
                "{tree}"
            );
            next = points.end;
        }
        assert_eq!(next, region.points.len(), "{tree}");
    }
}

#[test]
fn a_region_is_cut_where_it_has_more_than_a_section() {
    for (count, is_cut) in [
        (1, false),
        (SECTION - 1, false),
        (SECTION, false),
        (SECTION + 1, true),
    ] {
        let (_, sections) = cut(&format!("|hero| sequence< {} >", acts(count)));
        assert_eq!(!sections.is_one(), is_cut, "{count}");
    }
}

#[test]
fn numbers_are_those_of_their_section_and_none_is_twice() {
    for tree in trees() {
        let (region, sections) = cut(&tree);
        let numbers = Numbers::of(&region, &sections);
        if sections.is_one() {
            assert_eq!(
                numbers.suspends,
                (1..=region.suspends.len()).collect::<Vec<_>>(),
                "{tree}"
            );
            continue;
        }
        assert!(numbers.block.is_power_of_two(), "{tree}");
        let mut seen = std::collections::BTreeSet::from([0]);
        for (point, &number) in numbers.points.iter().enumerate() {
            assert_eq!(number / numbers.block, sections.of_point(point), "{tree}");
            assert!(seen.insert(number), "{tree}: {number} is twice");
        }
        for (suspend, number) in numbers.suspends.iter().enumerate() {
            let shared = numbers.points.iter().position(|point| point == number);
            assert!(
                shared.is_none_or(|point| numbers.is_suspend[point]),
                "{tree}: {suspend}"
            );
            assert!(
                shared.is_some() || seen.insert(*number),
                "{tree}: {number} is twice"
            );
        }
    }
}

#[test]
fn an_index_of_a_byte_does_for_a_flat_tree_of_255_leaves() {
    let largest = |count: usize| {
        let (region, sections) = cut(&format!("|hero| sequence< {} >", acts(count)));
        Numbers::of(&region, &sections).largest()
    };
    assert_eq!(largest(255), 255);
    assert!(largest(256) > 255);
}

#[test]
fn where_a_section_is_entered() {
    for tree in trees() {
        let (region, sections) = cut(&tree);
        if sections.is_one() {
            continue;
        }
        for (from, point) in region.points.iter().enumerate() {
            for edge in point.kind.edges() {
                let (Target::Point(to) | Target::Again { point: to, .. }) = edge.to else {
                    continue;
                };
                let (from, of_to) = (sections.of_point(from), sections.of_point(to));
                let is_far = sections.is_far(from, edge.to);
                assert!(is_far || from == of_to, "{tree}");
                assert!(!is_far || sections.entered[of_to].contains(&to), "{tree}");
                assert!(!is_far || sections.prologue != Some(of_to), "{tree}");
            }
        }
    }
}

#[test]
fn what_every_tick_begins_with_stands_before_the_loop() {
    let prologue = |tree: &str| cut(&tree.replace("ACTS", &acts(100))).1.prologue;
    assert_eq!(
        prologue("|hero| reactive_sequence< holds, sequence< ACTS > >"),
        Some(0)
    );
    assert_eq!(
        prologue("|hero| reactive_fallback< holds, holds, fallback< ACTS > >"),
        Some(0)
    );
    // The first action or the condition: in one section, whatever was running.
    assert_eq!(
        prologue("|hero| sequence< act, reactive_sequence< holds, sequence< ACTS > > >"),
        Some(0)
    );
    // What was running may be in any section.
    assert_eq!(prologue("|hero| sequence< ACTS >"), None);
    // Control comes back to the condition.
    let again = "|hero| repeat(yield = never, reactive_sequence< holds, sequence< ACTS > >)";
    assert_eq!(prologue(again), None);
}

#[test]
fn conditions_of_every_tick_are_a_section_by_themselves() {
    let (region, sections) = cut(&format!(
        "|hero| reactive_sequence< holds, sequence< {} > >",
        acts(100)
    ));
    // The condition, and where the sequence goes on.
    assert_eq!(sections.points[0], 0..2);
    assert!(sections.points.len() > 2 && region.points.len() == 102);
}

#[test]
fn in_many_sections_those_with_loops_stay_functions() {
    // What makes a loop in the first section of all, in a region or in one inside of it; and what makes none there.
    let nodes = [
        ("retry(3, act)", 1),
        ("parallel< retry(3, act), act >", 1),
        ("parallel< act, parallel< act, repeat(3, act) > >", 1),
        ("parallel< act, act >", 0),
        ("act", 0),
    ];
    for (node, expected) in nodes {
        for (leaves, sections) in [
            (10, 1),
            (500, 8),
            (SECTION * MANY_SECTIONS - 24, MANY_SECTIONS),
            (SECTION * MANY_SECTIONS + 8, MANY_SECTIONS + 1),
            (SECTION * MANY_SECTIONS * 2, 2 * MANY_SECTIONS + 1),
            (5_000, 79),
        ] {
            let tree = format!("|hero| sequence< {node}, {} >", acts(leaves));
            let (graph, cut) = cut_graph(&tree);
            assert_eq!(cut.points.len(), sections, "{node}, {leaves}");
            let stay = (0..sections).filter(|it| cut.stays_apart(&graph, &graph.regions[0], *it));
            let expected = if sections > MANY_SECTIONS {
                expected
            } else {
                0
            };
            assert_eq!(stay.count(), expected, "{node}, {leaves}");
        }
    }
}

/// A loop that goes through several sections is none in the machine code of any.
#[test]
fn a_loop_around_many_sections_leaves_them_together() {
    let tree = format!("|hero| repeat(3, sequence< {} >)", acts(2_000));
    let (graph, cut) = cut_graph(&tree);
    assert!(cut.points.len() > MANY_SECTIONS);
    let mut sections = 0..cut.points.len();
    assert!(!sections.any(|it| cut.stays_apart(&graph, &graph.regions[0], it)));
}

/// Loops in one another that are too large for a section do not each begin with a small one.
#[test]
fn loops_in_one_another_fill_sections() {
    let check = || {
        for (levels, expected) in [
            (8, 1),
            (20, 1),
            (21, 3),
            (22, 3),
            (43, 3),
            (64, 4),
            (300, 16),
        ] {
            let inner = (0..levels).fold("act".to_owned(), |inner, _| {
                format!("retry(3, fallback< act, {inner} >)")
            });
            // Some three points a level.
            let (_, sections) = cut(&format!("|hero| {inner}"));
            assert_eq!(sections.points.len(), expected, "{levels}");
        }
    };
    // Deep trees take more stack than a test has.
    let thread = std::thread::Builder::new().stack_size(1 << 28);
    let checked = thread.spawn(check).expect("a thread").join();
    assert!(checked.is_ok(), "see above");
}
