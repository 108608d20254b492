//! A tree with mistakes gives the errors of `behavior_tree!`, and no text.

use bt_compiler::expand;
use bt_compiler::Diagnostic;
use bt_compiler::{graph, source};
use quote::quote;

#[test]
fn mistakes_are_those_of_the_tree() {
    let trees = [
        quote! { fallback< a, timeout(0s, b), repeat<c> > },
        quote! { tree T(hero: &mut Hero) { sequence<> } tree U(hero: &mut Hero) { fallback< a } },
        quote! {},
    ];
    let text = |errors: Vec<Diagnostic>| errors.iter().map(Diagnostic::to_string).collect();
    for tree in trees {
        let expected: Vec<String> = text(expand(&quote! { ::quickbeam }, tree.clone()).errors);
        assert!(!expected.is_empty(), "{tree}");
        for shown in [source(tree.clone()), graph(tree)] {
            assert_eq!(shown.map_err(text), Err(expected.clone()));
        }
    }
}
