//! Where the code of a tick changes its way with the number of leaves: directly before, directly behind, and far beyond.
//! That both ways do the same is tried in `tests/compiled`, with the trees of `BRANCHES` in `proof/src/compiled.rs`.

use bt_compiler::{expand, source};
use quote::quote;

fn tick(node: &str) -> String {
    let tree = format!("tree T(world: &mut World) {{ {node} }}");
    let text = source(tree.parse().expect("tokens")).expect("no mistakes");
    let from = text.find("fn tick").expect("a tick");
    text[from..].to_owned()
}

/// `a0, a1, …`
fn leaves(count: usize) -> String {
    let names: Vec<String> = (0..count).map(|number| format!("a{number}")).collect();
    names.join(", ")
}

#[test]
fn a_loop_has_a_guard_around_it_for_three_ways_in() {
    let is_guarded = |ways| {
        let all = leaves(ways);
        let text = tick(&format!(
            "sequence< c, repeat(3, yield = never, sequence< {all} >), d >"
        ));
        let (before, _) = text.split_once("'repeat: loop").expect("a loop");
        // What stands between the end of the code before it and the loop.
        let (_, between) = before.rsplit_once('}').expect("code before it");
        between.contains("if at ==")
    };
    for (ways, expected) in [(2, true), (3, true), (4, false), (5, false), (40, false)] {
        assert_eq!(is_guarded(ways), expected, "{ways}");
    }
}

#[test]
fn the_start_comes_first_for_six_places_behind_it() {
    let starts_first = |places: usize| {
        let values: Vec<String> = (0..places).map(|number| format!("Act({number})")).collect();
        let text = tick(&format!("sequence< {} >", values.join(", ")));
        let (_, arms) = text.split_once("match was {").expect("a match");
        arms.trim_start().starts_with("At::IDLE")
    };
    for (places, expected) in [(2, true), (6, true), (7, false), (8, false), (60, false)] {
        assert_eq!(starts_first(places), expected, "{places}");
    }
}

/// Where it is not certain that one of them can run.
#[test]
fn the_start_comes_first_for_two_leaves_that_may_run() {
    let starts_first = |places: usize| {
        let text = tick(&format!("sequence< c, {} >", leaves(places)));
        let (_, arms) = text.split_once("match was {").expect("a match");
        arms.trim_start().starts_with("_ if was <=")
    };
    for (places, expected) in [(1, false), (2, true), (3, false), (40, false)] {
        assert_eq!(starts_first(places), expected, "{places}");
    }
}

#[test]
fn eight_leaves_are_asked_whether_they_can_run() {
    let asked = |places: usize| {
        let all = leaves(places - 1);
        let text = tick(&format!(
            "sequence< c, reactive_sequence< x, fallback< {all} > > >"
        ));
        let (_, arms) = text.split_once("match was {").expect("a match");
        let (first, _) = arms.split_once("=>").expect("an arm");
        first.matches("can_run").count()
    };
    for (places, expected) in [(7, 7), (8, 8), (9, 0), (10, 0), (50, 0)] {
        assert_eq!(asked(places), expected, "{places}");
    }
}

/// Control falls from one section to the next, each half of them under a guard. Where a loop takes several, each round is one of them.
#[test]
fn sections_are_found_by_halves() {
    let guards = |node: &str, leaves: usize| {
        let text = tick(&node.replace('…', &self::leaves(leaves)));
        [
            text.matches("if at < ").count(),
            text.matches("loop {").count(),
        ]
    };
    // Beyond 64 places a first section of 63, and others of 64; the last ends the region.
    for (leaves, expected) in [
        (63, 0),
        (64, 0),
        (65, 1),
        (127, 1),
        (128, 2),
        (255, 4),
        (256, 5),
    ] {
        assert_eq!(guards("sequence< … >", leaves), [expected, 0], "{leaves}");
    }
    // The condition is a section by itself, before the others.
    for (leaves, expected) in [(62, 0), (63, 0), (100, 1), (129, 2)] {
        let node = "reactive_sequence< holds, sequence< … > >";
        assert_eq!(guards(node, leaves), [expected, 0], "{leaves}");
    }
    for (leaves, expected) in [(100, 1), (150, 2), (250, 3)] {
        let node = "repeat(3, sequence< … >)";
        assert_eq!(guards(node, leaves), [expected, 1], "{leaves}");
    }
}

/// Where the leaves are called in several functions, or control goes on alike from more than eight of them, a tick asks at once whether
/// any can run: if none can, nothing goes by the index. A value is known to run.
#[test]
fn regions_whose_answers_depend_on_many_types_ask_at_once() {
    let asks = |node: &str, leaves: usize| {
        let text = tick(&node.replace('…', &self::leaves(leaves)));
        text.matches("!= At::IDLE").count()
    };
    // The tick, and each of its sections.
    for (leaves, expected) in [(8, 0), (9, 0), (64, 0), (65, 3), (127, 3), (128, 4)] {
        assert_eq!(asks("sequence< … >", leaves), expected, "{leaves}");
    }
    for (leaves, expected) in [(6, 0), (7, 0), (8, 1), (9, 1), (40, 1)] {
        let node = "sequence< c, switch(world.mode)< Mode::A => sequence< … >, _ => b > >";
        assert_eq!(asks(node, leaves), expected, "{leaves}");
    }
    assert_eq!(asks("sequence< …, Act(3) >", 65), 0);
}

/// Inner regions are functions of their own where they would be more than 64 nodes in a method, or 32 in a closure; in a chain of small ones, one
/// for as many nodes.
#[test]
fn inner_regions_of_many_nodes_are_functions() {
    let functions = |head: &str, node: &str| {
        let tree = head.replace('…', node);
        let expansion = expand(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
        assert!(expansion.errors.is_empty(), "{:?}", expansion.errors);
        let code = expansion.code.to_string();
        [
            code.matches("fn __tick_").count(),
            code.matches("with_state").count(),
        ]
    };
    let both = |node: &str| {
        let item = functions("tree T(world: &mut World) { … }", node);
        let closure = functions("|world: &mut World| …", node);
        assert_eq!([item[1], closure[0]], [0, 0], "{node}");
        [item[0], closure[1]]
    };
    for (nodes, expected) in [
        (2, [0, 0]),
        (31, [0, 0]),
        (32, [0, 0]),
        (33, [0, 1]),
        (34, [0, 1]),
        (63, [0, 1]),
        (64, [0, 1]),
    ] {
        let inner = leaves(nodes - 1);
        assert_eq!(
            both(&format!("parallel< b, sequence< {inner} > >")),
            expected,
            "{nodes}"
        );
    }
    // In closures the sections of the sequence are counted, too.
    for (nodes, expected) in [(65, 1), (66, 1), (200, 1)] {
        let inner = leaves(nodes - 1);
        let node = format!("parallel< b, sequence< {inner} > >");
        assert_eq!(both(&node)[0], expected, "{nodes}");
    }
    // Two nodes a level, and one more in the last.
    for (levels, expected) in [
        (8, [0, 0]),
        (16, [0, 0]),
        (17, [0, 1]),
        (32, [0, 1]),
        (33, [1, 2]),
        (63, [1, 3]),
        (64, [1, 3]),
    ] {
        let node = (0..levels).fold("b".to_owned(), |inner, _| format!("parallel< a, {inner} >"));
        assert_eq!(both(&node), expected, "{levels}");
    }
    // 64 levels of ten nodes.
    let node = (0..64).fold("b".to_owned(), |inner, _| {
        format!("parallel< a, sequence< b, c, d, e, f, g, h, {inner} > >")
    });
    assert_eq!(both(&node), [9, 16]);
}

/// In both forms.
#[test]
fn in_more_than_sixteen_sections_those_with_loops_are_not_inlined() {
    let kept = |head: &str, leaves| {
        let nodes = self::leaves(leaves);
        let tree = head.replace(
            '…',
            &format!("sequence< retry(3, a), {nodes}, retry(3, b) >"),
        );
        let expansion = expand(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
        assert!(expansion.errors.is_empty(), "{:?}", expansion.errors);
        let code = expansion.code.to_string();
        code.matches("inline (never)").count()
    };
    // 1,023 places are sixteen sections: a first one of 63.
    for (leaves, expected) in [(100, 0), (1_000, 0), (1_030, 2), (3_000, 2)] {
        assert_eq!(kept("tree T(world: &mut World) { … }", leaves), expected);
        assert_eq!(kept("|world: &mut World| …", leaves), expected);
    }
}

/// Where control falls from one section to the next, LLVM is not asked: the last of many would be rare to it.
#[test]
fn sections_that_follow_each_other_are_inlined() {
    let inlined = |node: &str, leaves| {
        let node = node.replace('…', &self::leaves(leaves));
        let tree = format!("tree T(world: &mut World) {{ {node} }}");
        let expansion = expand(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
        assert!(expansion.errors.is_empty(), "{:?}", expansion.errors);
        let code = expansion.code.to_string();
        code.matches("inline (always)").count()
    };
    for (leaves, expected) in [(64, 0), (65, 2), (127, 2), (128, 3), (3_000, 47)] {
        let sections = inlined("sequence< … >", leaves);
        assert_eq!(sections, expected, "{leaves}");
    }
    assert_eq!(inlined("repeat(3, sequence< … >)", 150), 0);
}

/// What is put back on the way out of nodes: for each leaf that leads there, or once for all.
#[test]
fn six_effects_stand_on_each_way_out_of_a_node() {
    let ways = |levels: usize| {
        let inner = "sequence< a, b, c, d >".to_owned();
        let text = tick(&(0..levels).fold(inner, |inner, _| format!("repeat(3, {inner})")));
        text.matches("self.repeat_count = 0;").count()
    };
    // Each of four leaves fails, or all together; the node before it is done, and the loop is complete.
    for (levels, expected) in [(2, 6), (5, 6), (6, 6), (7, 3), (8, 3), (40, 3)] {
        assert_eq!(ways(levels), expected, "{levels}");
    }
}

/// A halt puts all fields back, or asks which leaf runs.
#[test]
fn a_halt_puts_back_eight_fields_without_asking() {
    let asks = |fields: usize| {
        // One of the fields has the bits of the children that are done.
        let children: Vec<String> = (1..fields)
            .map(|number| format!("sequence< a{number}, b{number} >"))
            .collect();
        let node = format!("sequence< a, parallel< {} > >", children.join(", "));
        let tree = format!("tree T(world: &mut World) {{ {node} }}");
        let text = source(tree.parse().expect("tokens")).expect("no mistakes");
        let (_, tree) = text.split_once("impl Behavior").expect("a tree");
        let (_, halt) = tree.split_once("fn halt").expect("a halt");
        let (halt, _) = halt.split_once("fn forget").expect("what follows");
        let put_back = halt.matches("self.sequence_resume").count();
        assert_eq!(put_back, fields - 1, "{halt}");
        halt.contains("if self.resume == ")
    };
    for (fields, expected) in [
        (3, false),
        (7, false),
        (8, false),
        (9, true),
        (10, true),
        (60, true),
    ] {
        assert_eq!(asks(fields), expected, "{fields}");
    }
}
