//! Nodes that do something on a halt, deep in one another: from some depth on, methods halt what is within some of them.

use bt_compiler::expand;
use proc_macro2::TokenStream;
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

fn expansion(node: &str) -> String {
    let node: TokenStream = node.parse().expect("tokens");
    let expansion = expand(
        &quote! { ::quickbeam },
        quote! { tree T(world: &mut World) { #node } },
    );
    assert!(expansion.errors.is_empty(), "{:?}", expansion.errors);
    expansion.code.to_string()
}
