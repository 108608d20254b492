//! What leaves become, and what nodes are called.

use super::*;
use bt_compiler::syntax::ast::{FieldPath, LeafKind};

/// The steps of a field: `target? | position`
fn field_text(field: FieldPath) -> String {
    let steps = field.steps.into_iter().map(|step| {
        let access = step.access.to_string().replace(' ', "");
        let mark = if step.optional.is_some() { "?" } else { "" };
        format!("{access}{mark}")
    });
    steps.collect::<Vec<_>>().join("|")
}

/// The leaf's kind, in short: `function path(arguments)`.
fn leaf(text: &str) -> String {
    let checked = right(&format!("|hero: &mut Hero| {text}"));
    let Some(leaf) = checked.sources.into_iter().find_map(|source| source.leaf) else {
        return "none".to_owned();
    };
    let plain = |tokens: TokenStream| tokens.to_string().replace(' ', "");
    let list = |all: Vec<TokenStream>| all.into_iter().map(plain).collect::<Vec<_>>().join("|");
    match leaf.kind {
        LeafKind::Function {
            path, arguments, ..
        } => {
            format!("function {}({})", plain(path), list(arguments))
        }
        LeafKind::Method {
            method, arguments, ..
        } => {
            format!("method {}({})", plain(method), list(arguments))
        }
        LeafKind::Block {
            body, leaves_early, ..
        } => format!("block {}{leaves_early}", plain(body)),
        LeafKind::Value {
            ty,
            init,
            calls_function,
            ..
        } => {
            format!("value {} = {} {calls_function}", plain(ty), plain(init))
        }
        LeafKind::Test {
            field,
            operator,
            value,
            within,
        } => format!(
            "test {} {} {} {}",
            field_text(field),
            plain(operator),
            plain(value),
            within.map_or("-".to_owned(), plain)
        ),
        LeafKind::Set { field, value } => format!("set {} = {}", field_text(field), plain(value)),
        LeafKind::Constant(..) | LeafKind::Running(_) => "constant".to_owned(),
    }
}

#[test]
fn leaves() {
    for (text, expected) in [
        ("door_open", "function door_open()"),
        ("near(3, |a, b| a + b,)", "function near(3||a,b|a+b)"),
        (
            "senses::near::<3, u8>(a < b)",
            "function senses::near::<3,u8>(a<b)",
        ),
        ("self::timeout(3)", "function self::timeout(3)"),
        ("crate::x::y", "function crate::x::y()"),
        ("::x::y", "function ::x::y()"),
        (
            "<T as Near<u8>>::near(3)",
            "function <TasNear<u8>>::near(3)",
        ),
        ("r#match", "function r#match()"),
        ("r#fallback", "function r#fallback()"),
        ("Hero::is_tired", "function Hero::is_tired()"),
        ("_near(3)", "function _near(3)"),
        (".sleep", "method sleep()"),
        (".sleep::<u8>(8, 9)", "method sleep::<u8>(8|9)"),
        (".timeout(3)", "method timeout(3)"),
        ("{ hero.x > 3 }", "block hero.x>3false"),
        ("{ hero.find()?; true }", "block hero.find()?;truetrue"),
        ("{}", "block false"),
        ("Sleep", "value Sleep = Sleep false"),
        ("Sleep(3)", "value Sleep = Sleep(3) false"),
        ("Sleep { hours: 3 }", "value Sleep = Sleep{hours:3} false"),
        ("Sleep::new(3)", "value Sleep = Sleep::new(3) true"),
        (
            "Sleep::<u8>::new(3)",
            "value Sleep::<u8> = Sleep::<u8>::new(3) true",
        ),
        ("beds::Sleep", "value beds::Sleep = beds::Sleep false"),
        (
            "::beds::Sleep::<u8>(3)",
            "value ::beds::Sleep::<u8> = ::beds::Sleep::<u8>(3) false",
        ),
        ("IMU(3)", "value IMU = IMU(3) false"),
        ("IMU {}", "value IMU = IMU{} false"),
        ("IMU::new()", "value IMU = IMU::new() true"),
        ("A", "value A = A false"),
        ("success", "none"),
        ("test(hp < 3)", "test hp < 3 -"),
        ("test(hp >= hero.max(1, 2),)", "test hp >= hero.max(1,2) -"),
        ("test(a.b?.c != <T as X>::Y)", "test a|b?|c != <TasX>::Y -"),
        ("test(x == 0.5, within = 0.1)", "test x == 0.5 0.1"),
        ("test(a.0.1.b[2][i]? > -3)", "test a|0|1|b|[2]|[i]? > -3 -"),
        (
            "test(near::<Foe>(3, 4)?.hp <= 3)",
            "test near::<Foe>(3,4)?|hp <= 3 -",
        ),
        ("test(r#type == A)", "test r#type == A -"),
        ("set(hp = 3)", "set hp = 3"),
        ("set(a?.b[0] = hero.c == 3,)", "set a?|b|[0] = hero.c==3"),
        ("tree", "function tree()"),
        ("tree: x", "function x()"),
    ] {
        assert_eq!(leaf(text), expected, "{text}");
    }
    // A field that is called as the context is.
    assert_eq!(leaf("test(hero < 3)"), "test hero < 3 -");
}

#[test]
fn names() {
    for (text, expected) in [
        ("door_open", "door_open"),
        ("search: door_open", "search"),
        ("goToBed: door_open", "go_to_bed"),
        ("r#match: door_open", "match_"),
        ("senses::near::<Far>(3)", "near"),
        ("near::<Far, Wide>(3)", "near"),
        ("r#match", "match_"),
        ("crate::a::r#type", "type_"),
        ("HttpClient::new(3)", "http_client"),
        ("Self::new(3)", "self_"),
        (".sleep(8)", "sleep"),
        ("{ true }", "block"),
        ("fallback< a >", "fallback"),
        ("!a", "invert"),
        ("<T as Near>::near", "near"),
        ("running", "running"),
        ("größe", "größe"),
    ] {
        let checked = right(&format!("|hero: &mut Hero| {text}"));
        assert_eq!(checked.tree.nodes[0].name, expected, "{text}");
    }
}

/// What stands behind a child that a `macro_rules!` passed on is read from its first token.
#[test]
fn children_in_invisible_brackets() {
    use proc_macro2::{Delimiter, Group};
    let passed_on = |text: &str| Group::new(Delimiter::None, text.parse().expect("tokens"));
    let (path, block, limit) = (
        passed_on("senses::door_open"),
        passed_on("{ false }"),
        passed_on("8h"),
    );
    let tree =
        quote::quote! { |x: &mut X| fallback< #path, slept(3), #block, timeout(#limit, b) > };
    let mut diagnostics = bt_compiler::Diagnostics::default();
    let input = bt_compiler::parse(tree, &mut diagnostics);
    bt_compiler::check(input, &mut diagnostics);
    assert!(diagnostics.into_errors().is_empty());
}
