//! A tree with mistakes gives the errors of `behavior_tree!`, and no text.

use super::{expansion, graphs};
use crate::expand::expand;
use quote::quote;

#[test]
fn mistakes_are_those_of_the_tree() {
    let trees = [
        quote! { fallback< a, timeout(0s, b), repeat<c> > },
        quote! { tree T(hero: &mut Hero) { sequence<> } tree U(hero: &mut Hero) { fallback< a } },
        quote! {},
    ];
    for tree in trees {
        let (text, errors) = expansion(tree.clone());
        let expanded = expand(quote! { { ::quickbeam } #tree }).to_string();
        assert_eq!(text, "");
        assert!(!errors.is_empty(), "{tree}");
        assert!(expanded.contains(&errors.to_string()), "{tree}");
        assert_eq!(graphs(tree).1.to_string(), errors.to_string());
    }
}
