//! What trees become that are put into one another.

use quote::quote;

/// The expansion of a call without mistakes.
fn expansion(trees: &str) -> String {
    let expansion = crate::expand(&quote! { ::quickbeam }, trees.parse().expect("tokens"));
    let errors: Vec<String> = expansion.errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors, [""; 0], "{trees}");
    expansion.code.to_string()
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
