//! What trees become that are put into one another.

use super::{ALWAYS, MOST, SMALL};
use crate::{check, parse, Diagnostics};
use quote::quote;

/// The expansion of a call without mistakes.
fn expansion(trees: &str) -> String {
    let expansion = crate::expand(&quote! { ::quickbeam }, trees.parse().expect("tokens"));
    let errors: Vec<String> = expansion.errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors, [""; 0], "{trees}");
    expansion.code.to_string()
}

/// The nodes of a tree that uses `Part`, which has so many, so often, beside so many leaves.
fn nodes_of(part: usize, uses: usize, leaves: usize) -> usize {
    let part = "a, ".repeat(part - 1);
    let outer = "Part::new(), ".repeat(uses) + &"b, ".repeat(leaves);
    let text = format!(
        "tree Outer(hero: &mut Hero) {{ fallback< {outer} > }} tree Part(hero: &mut Hero) {{ sequence< {part} > }}"
    );
    let mut diagnostics = Diagnostics::default();
    let input = parse(text.parse().expect("tokens"), &mut diagnostics);
    let trees = check(input, &mut diagnostics);
    assert!(diagnostics.into_errors().is_empty());
    let outer = trees[0].checked.as_ref().expect("a tree");
    outer.tree.nodes.len()
}

fn is_put_in(part: usize, uses: usize, leaves: usize) -> bool {
    nodes_of(part, uses, leaves) > 1 + uses + leaves
}

/// Trees used several times are put into one of up to `ALWAYS` nodes, whatever their size.
#[test]
fn all_is_put_into_small_trees() {
    for uses in [1, 2, 5, 10] {
        let leaves = ALWAYS - 1 - uses * (1 + 100);
        for less in [200, 1, 0] {
            assert!(is_put_in(100, uses, leaves.saturating_sub(less)), "{uses}");
        }
        for more in [1, 2, 500] {
            assert_eq!(is_put_in(100, uses, leaves + more), uses == 1, "{uses}");
        }
    }
}

/// Into larger trees, small ones are.
#[test]
fn small_trees_are_put_into_all() {
    for part in [2, SMALL - 1, SMALL] {
        assert!(is_put_in(part, 2, 2 * ALWAYS), "{part}");
    }
    for part in [SMALL + 1, 3 * SMALL] {
        assert!(!is_put_in(part, 2, 2 * ALWAYS), "{part}");
    }
}

/// What is used once is put in, as far as there is room.
#[test]
fn no_tree_grows_for_ever() {
    for part in [2, MOST - 1, MOST] {
        assert!(is_put_in(part, 1, 1), "{part}");
    }
    for part in [MOST + 1, 2 * MOST] {
        assert!(!is_put_in(part, 1, 1), "{part}");
    }
    let (of_64, room) = (SMALL, MOST / SMALL);
    let one_more = nodes_of(of_64, room + 1, 1);
    assert_eq!(one_more, nodes_of(of_64, room, 1) + 1, "a leaf");
}

/// In a tree that never runs, every node can stand that does not run by itself.
#[test]
fn trees_that_never_run() {
    for node in [
        "a",
        "fallback< a, b >",
        "reactive_sequence< a, b >",
        "reactive_fallback(on_running = continue)< a, b >",
        "async_sequence< a >",
        "repeat(3, yield = never, a)",
        "retry(n, yield = never, a)",
        "timeout(3s, a)",
        "parallel(success = 2, failure = 2)< a, b, c >",
        "parallel_all< a, parallel< b, c > >",
        "if_then_else< a, b, c >",
        "while_do_else< a, b, c >",
        "switch(hero.x)< 0 => a, _ => b >",
        "priority(ask)< 1 => a, 2 => b >",
        "utility< c => a, d => b >",
        "try_catch< a, b >",
        "interrupter(a, b)",
        "repeater(yield = never, a, b)",
        "on_halt(d, on_start(d, on_success(d, on_failure(d, a))))",
        "context(3, a)",
        "!force_success(a)",
        "test(x == 3)",
        "{ hero.x > n }",
    ] {
        let text = expansion(&format!(
            "tree T(hero: &mut Hero, n: u32) -> bool {{ {node} }}"
        ));
        assert!(!text.contains("resume :"), "{node}");
    }
}
