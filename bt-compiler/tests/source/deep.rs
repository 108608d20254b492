//! Nodes deep in one another: how much code a level is, and from which depth on methods halt what is within some of them.

use bt_compiler::expand;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

/// How many handlers of halts may stand around a leaf without such a method.
const MOST_LEVELS: usize = 4;

#[test]
fn what_halts_within_a_node_is_a_method_beyond_four_levels() {
    let expected = [
        (1, 0),
        (MOST_LEVELS - 1, 0),
        (MOST_LEVELS, 0),
        (MOST_LEVELS + 1, 1),
        (2 * MOST_LEVELS, 1),
        // The call of the inner method counts as a level of the outer one.
        (2 * MOST_LEVELS + 1, 2),
        (64, 15),
    ];
    for (levels, methods) in expected {
        assert_eq!(
            methods_within(&handlers(levels, "fallback")),
            methods,
            "{levels}"
        );
    }
}

#[test]
fn what_reactive_nodes_halt_is_linear_in_the_depth() {
    let size = |levels| expansion(&handlers(levels, "reactive_fallback")).len();
    let [small, large] = [8, 64].map(size);
    assert!(
        large < 8 * small * 3 / 2,
        "{small} for 8 levels, {large} for 64"
    );
}

#[test]
fn in_closure_form_handlers_of_halts_stand_once_beyond_four_levels() {
    let notes = |levels| calls(&closure(&handlers(levels, "fallback")), "note");
    // Written out for each leaf, on as many levels as are around it.
    let most = MOST_LEVELS;
    assert_eq!(notes(most), most * (most + 1) / 2);
    for levels in [2 * MOST_LEVELS, 64, 128] {
        let beyond = notes(levels);
        assert!(beyond <= levels + 3 * most, "{levels}: {beyond}");
    }
}

#[test]
fn in_closure_form_a_handler_that_is_a_large_tree_stands_once() {
    let handler = format!("sequence< handled(), {} >", ["job()"; 7].join(", "));
    let tried = |leaves| {
        let leaves = vec!["on_halt(note, job())"; leaves].join(", ");
        let tree = format!("try_catch(on_halt = handler)< fallback< {leaves} >, {handler} >");
        calls(&closure(&tree), "handled")
    };
    // Its 9 nodes would be written out 8 times beside the place where it is halted itself: more than 64 nodes too many.
    for (leaves, on_halts) in [(2, 2), (7, 7), (8, 1), (100, 1)] {
        assert_eq!(tried(leaves), 1 + on_halts, "{leaves}");
    }
}

#[test]
fn in_closure_form_a_halt_is_linear_in_the_depth() {
    for [open, close] in [
        ["fallback< job(), on_halt(note, ", ") >"],
        [
            "try_catch(on_halt = handler)< fallback< on_halt(note, job()), ",
            " >, sequence< job(), job() > >",
        ],
    ] {
        let size = |levels: usize| {
            let tree = format!("{}job(){}", open.repeat(levels), close.repeat(levels));
            closure(&tree).len()
        };
        let [small, large] = [8, 64].map(size);
        assert!(
            large < 8 * small * 3 / 2,
            "{open}: {small} for 8 levels, {large} for 64"
        );
    }
}

#[test]
fn in_closure_form_what_halts_numbers_alone_is_a_method_where_it_is_much() {
    let halts = |levels: usize| {
        let tree = format!(
            "{}job(){}",
            "parallel< job(), ".repeat(levels),
            " >".repeat(levels)
        );
        closure(&tree).matches("fn __halt_").count()
    };
    // A level puts back an index and the bits of its children: beyond 16 of them there is a method.
    for (levels, methods) in [(8, 0), (9, 0), (10, 1), (11, 1), (64, 7)] {
        assert_eq!(halts(levels), methods, "{levels}");
    }
}

/// A composite of the user has its own field borrowed while its children are ticked: where many nodes are below it, these are another part of
/// the state, which has the methods.
#[test]
fn in_closure_form_what_halts_numbers_alone_below_a_composite_is_a_method_where_it_is_much() {
    let tree = |levels: usize, times: &str| {
        format!(
            "Turns(0)< {}job(){} >",
            format!("repeat({times}, parallel< job(), ").repeat(levels),
            " >)".repeat(levels)
        )
    };
    let halts = |levels, times| closure(&tree(levels, times)).matches("fn __halt_").count();
    // A level is three nodes: 64 with the leaf, and 67. Five levels put back more than 16 fields.
    for (levels, methods) in [(20, 0), (21, 0), (22, 4), (23, 4), (30, 6), (62, 12)] {
        assert_eq!(halts(levels, "3"), methods, "{levels}");
    }
    let [small, large] = [22, 62].map(|levels| closure(&tree(levels, "3")).len());
    assert!(large * 22 < small * 62 * 11 / 10, "{small} and {large}");
    // Code of the user that is no leaf's may be about variables around the tree, and so has to stand in a closure.
    assert_eq!(halts(62, "times"), 0);
}

#[test]
fn in_closure_form_handlers_stand_once_for_all_reactive_nodes_around_them() {
    let notes = |levels: usize| {
        let tree = format!(
            "{}job(){}",
            "reactive_sequence< job(), on_halt(note, ".repeat(levels),
            ") >".repeat(levels)
        );
        calls(&closure(&tree), "note")
    };
    // As many points as one section has: the code of the region is one block, and there is nothing between sections.
    assert_eq!(notes(15), 505);
    // A level more is in what halts the tree, and in what halts between the sections.
    for levels in [16, 17, 32, 64, 128] {
        assert_eq!(notes(levels), 90 + 2 * levels, "{levels}");
    }
}

#[test]
fn in_closure_form_nodes_that_halt_one_another_are_linear_in_the_depth() {
    for [open, close] in [
        ["parallel< job(), ", " >"],
        ["parallel_all< timeout(9s, ", "), job() >"],
        ["reactive_sequence< job(), on_halt(note, ", ") >"],
        ["while_do_else< job(), on_halt(note, ", "), job() >"],
        ["interrupter(job(), on_halt(note, ", "))"],
        [
            "reactive_fallback< job(), try_catch(on_halt = handler)< ",
            ", job() > >",
        ],
    ] {
        let size = |levels: usize| {
            let tree = format!("{}job(){}", open.repeat(levels), close.repeat(levels));
            closure(&tree).len()
        };
        let [small, large] = [8, 64].map(size);
        assert!(
            large < 8 * small * 3 / 2,
            "{open}: {small} for 8 levels, {large} for 64"
        );
    }
}

/// A node, from the text of what is within it.
type Node = fn(&str) -> String;

/// Two kinds of nodes in turn: each by itself was linear, and these were not.
const PAIRS: &[[Node; 2]] = &[
    // Which places below a node ran is asked on the way to the next one.
    [
        |inner| format!("reactive_sequence< {inner}, job() >"),
        |inner| format!("fallback< {inner}, job() >"),
    ],
    [
        |inner| format!("reactive_sequence< {inner}, job() >"),
        |inner| format!("invert(fallback< job(), {inner} >)"),
    ],
    [
        |inner| format!("reactive_fallback< {inner}, job() >"),
        |inner| format!("priority(.needs)< 1 => job(), 0 => {inner} >"),
    ],
    [
        |inner| format!("async_sequence(yield = sync)< job(), {inner} >"),
        |inner| format!("reactive_fallback< {inner}, job() >"),
    ],
];

#[test]
fn pairs_of_nodes_are_linear_in_the_depth() {
    for (number, pair) in PAIRS.iter().enumerate() {
        let tokens = [16, 32, 64].map(|levels| {
            let nodes =
                (0..levels).fold("job()".to_owned(), |inner, level| pair[level % 2](&inner));
            count(item(&nodes))
        });
        for two in tokens.windows(2) {
            assert!(
                two[1] * 10 < 2 * two[0] * 11,
                "pair {number}: {tokens:?} tokens for 16, 32 and 64 levels"
            );
        }
    }
}

fn count(tokens: TokenStream) -> usize {
    let counts = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => 2 + count(group.stream()),
        TokenTree::Punct(_) | TokenTree::Ident(_) | TokenTree::Literal(_) => 1,
    });
    counts.sum()
}

/// Below a node that does nothing then.
fn handlers(levels: usize, keyword: &str) -> String {
    let inner = (0..levels).fold("job()".to_owned(), |inner, _| {
        format!("{keyword}< job(), on_halt(note, {inner}) >")
    });
    inner
}

fn methods_within(node: &str) -> usize {
    let text = expansion(node);
    let names = text.split_whitespace();
    let names = names.collect::<Vec<_>>();
    let defined = names
        .windows(2)
        .filter(|two| two[0] == "fn" && two[1].ends_with("_within"));
    defined.count()
}

/// How often a leaf is called.
fn calls(code: &str, leaf: &str) -> usize {
    code.matches(&format!("{leaf} :: < > (world)")).count()
}

fn expansion(node: &str) -> String {
    item(node).to_string()
}

fn item(node: &str) -> TokenStream {
    let node: TokenStream = node.parse().expect("tokens");
    expanded(quote! { tree T(world: &mut World) { #node } })
}

fn closure(node: &str) -> String {
    let node: TokenStream = node.parse().expect("tokens");
    expanded(quote! { |world: &mut World| #node }).to_string()
}

fn expanded(tree: TokenStream) -> TokenStream {
    let expansion = expand(&quote! { ::quickbeam }, tree);
    assert!(expansion.errors.is_empty(), "{:?}", expansion.errors);
    expansion.code
}
