//! What the marker adds, and by what leaves are known.

use crate::expand::expand;
use quote::quote;

fn code(tree: &str) -> String {
    let expansion = expand(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
    let errors: Vec<_> = expansion.errors.iter().map(ToString::to_string).collect();
    assert!(errors.is_empty(), "{tree}: {errors:?}");
    expansion.code.to_string()
}

/// Nothing of the tree itself: a build whose condition does not hold is the build without the marker.
#[test]
fn the_marker_only_adds_a_table_under_its_condition() {
    for tree in [
        "tree A(hero: &mut Hero) { fallback< door_open, timeout(8h, Sleep::new(3)) > }",
        "#[observe] tree A(hero: &mut Hero<'_>, far: f32) { sequence< walk(far), test(hp < 3) > }",
        "#[cfg_attr(test, observe)] tree A(hero: &mut Hero) { on_start(.begin, { hero.go() }) }",
        "tree A(hero: &mut Hero) -> bool { fallback< a, b > }",
    ] {
        let plain = code(tree);
        let live = code(&format!("#[cfg_attr(debug_assertions, live)] {tree}"));
        let table = live.strip_prefix(&plain).expect("the same, and more");
        let condition = "# [cfg (debug_assertions)] const _ : () =";
        assert!(table.trim().starts_with(condition), "{table}");
        assert_eq!(table.matches("const _").count(), 1, "{table}");
    }
}

#[test]
fn leaves_are_known_without_their_literals() {
    let texts = |tree: &str| {
        let code = code(&format!("#[live] tree A(hero: &mut Hero) {{ {tree} }}"));
        let texts = code.rsplit_once("& [").expect("texts").1;
        texts
            .split_once("] ,")
            .or_else(|| texts.split_once("] )"))
            .expect("an end")
            .0
            .to_owned()
    };
    assert_eq!(texts("walk(3, far)"), r#""walk , _ , far ""#);
    assert_eq!(texts("sequence< walk(-3), walk(4) >"), r#""walk , _ ""#);
    assert_eq!(
        texts(".go(Duration::from_secs(3), [3])"),
        r#"". go , Duration : : from_secs ( _ , , [ 3 ] ""#
    );
    // Numbers in types are none of these literals.
    assert_eq!(
        texts("go(Vec::<u8, 4>::new(5))"),
        r#""go , Vec : : < u8 , 4 > : : new ( 5 ) ""#
    );
    assert_eq!(
        texts("Nap { hours: 3, ..Nap::new(4) }"),
        r#""Nap { hours : _ , . . Nap : : new ( 4 ) , ""#
    );
    assert_eq!(texts("test(hp < 3)"), r#""test hp< _ ,""#);
}
