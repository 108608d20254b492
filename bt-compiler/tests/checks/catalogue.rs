//! What the rest of the nodes become: parallel, conditional, choosing, calling, and users' own.

mod quotations;

use super::*;
use bt_compiler::check::model::{Leaf, Threshold, When, Yields};
use bt_compiler::syntax::ast::{Arm, LeafKind};

fn checked(text: &str) -> Checked {
    right(&format!("|hero: &mut Hero| {text}"))
}

/// What the root does.
fn kind(text: &str) -> Kind {
    checked(text).tree.nodes.swap_remove(0).kind
}

fn plain(tokens: &TokenStream) -> String {
    tokens.to_string().replace(' ', "")
}

#[test]
fn parallel_nodes() {
    let (all, one) = (Threshold::All, Threshold::Literal(1));
    for (options, success, failure, each_tick) in [
        ("", all, one, false),
        ("(success = all)", all, one, false),
        ("(failure = all, success = 1)", one, all, false),
        (
            "(success = 2, each = tick)",
            Threshold::Literal(2),
            one,
            true,
        ),
        ("(success = hero.n + 1)", Threshold::Computed, one, false),
        (
            "(success = if near { 1 } else { 2 })",
            Threshold::Computed,
            one,
            false,
        ),
        ("(success = all as u32)", Threshold::Computed, one, false),
        ("(failure = least,)", all, Threshold::Computed, false),
    ] {
        let text = format!("parallel{options}< a, b >");
        let expected = Kind::Parallel {
            success,
            failure,
            each_tick,
        };
        assert_eq!(kind(&text), expected, "{text}");
    }
    for (options, failures) in [
        ("", one),
        ("(failures = 2)", Threshold::Literal(2)),
        ("(failures = all)", all),
        ("(failures = n(3))", Threshold::Computed),
    ] {
        let text = format!("parallel_all{options}< a, b >");
        assert_eq!(kind(&text), Kind::ParallelAll { failures }, "{text}");
    }
    let both = checked("parallel(failure = f, success = s)< a >");
    let source = &both.sources[0];
    assert_eq!(source.count.as_ref().map(plain).as_deref(), Some("s"));
    assert_eq!(
        source.failure_count.as_ref().map(plain).as_deref(),
        Some("f")
    );
    let all = checked("parallel_all(failures = f)< a >");
    assert_eq!(
        all.sources[0].count.as_ref().map(plain).as_deref(),
        Some("f")
    );
    assert!(all.sources[0].failure_count.is_none());
}

#[test]
fn so_many_children() {
    for word in ["parallel", "parallel_all", "sequence"] {
        for count in [128, 129, 1000] {
            right(&format!("{word}< {} >", "a, ".repeat(count)));
        }
    }
    let errors = errors("if_then_else< a, b, c, d >");
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert!(errors[0].contains("at most three children"), "{errors:?}");
}

#[test]
fn kinds() {
    for (text, expected) in [
        ("if_then_else< a, b >", Kind::IfThenElse),
        ("if_then_else< a, b, c, >", Kind::IfThenElse),
        ("while_do_else< a, b >", Kind::WhileDoElse),
        ("while_do_else< !a, b, c >", Kind::WhileDoElse),
        ("try_catch< a, b >", Kind::TryCatch { on_halt: false }),
        ("try_catch< a, b, c, d >", Kind::TryCatch { on_halt: false }),
        (
            "try_catch(on_halt = handler)< a, B, c >",
            Kind::TryCatch { on_halt: true },
        ),
        (
            "try_catch(on_halt = handler)< running, sequence< a, B > >",
            Kind::TryCatch { on_halt: true },
        ),
        ("interrupter(a, b)", Kind::Interrupter),
        ("interrupter(fallback< a, b >, !c,)", Kind::Interrupter),
        ("repeater(a, b)", Kind::Repeater(Yields::Always)),
        (
            "repeater(yield = always, a, b)",
            Kind::Repeater(Yields::Always),
        ),
        (
            "repeater(yield = never, a, b)",
            Kind::Repeater(Yields::Never),
        ),
        (
            "repeater(a, yield = never, b)",
            Kind::Repeater(Yields::Never),
        ),
        ("on_start(f, a)", Kind::Handler(When::Start)),
        ("on_success(m::f(3), a)", Kind::Handler(When::Success)),
        ("on_failure(.f(3, 4), a)", Kind::Handler(When::Failure)),
        ("on_halt({ hero.f += 1; }, a)", Kind::Handler(When::Halt)),
        (
            "on_halt(self::wait(3), l: sequence< a, b >)",
            Kind::Handler(When::Halt),
        ),
        ("on_end(.f(), a)", Kind::Handler(When::End)),
        ("context(A, b)", Kind::Context),
        ("switch(hero.mood)< A => a, _ => b >", Kind::Switch),
        (
            "priority(query)< A => a, B => b >",
            Kind::Priority { each_tick: false },
        ),
        (
            "priority(.query, each = tick)< A => a, B => b >",
            Kind::Priority { each_tick: true },
        ),
        (
            "utility< f => a, .g(3) => b >",
            Kind::Utility { each_tick: false },
        ),
        (
            "utility(each = tick)< f => a, .g(3) => b >",
            Kind::Utility { each_tick: true },
        ),
        ("RoundRobin< a, b, c >", Kind::Custom),
        ("test(hp < 3)", Kind::Leaf(Leaf::Call)),
        ("set(hp = 3)", Kind::Leaf(Leaf::Call)),
    ] {
        assert_eq!(kind(text), expected, "{text}");
    }
}

#[test]
fn values_and_handlers() {
    for (text, expression) in [
        ("context(A { b: 3, c }, d)", "A{b:3,c}"),
        ("context(f::<u8, u8>(3), d)", "f::<u8,u8>(3)"),
        ("context(a < b, d)", "a<b"),
        ("context(8, d)", "8"),
        ("switch((hero.a, hero.b))< _ => a >", "(hero.a,hero.b)"),
        (
            "switch(match hero.a { A => 1, B => 2 })< _ => a >",
            "matchhero.a{A=>1,B=>2}",
        ),
        ("switch(hero.a < 3)< true => a, false => b >", "hero.a<3"),
    ] {
        let source = checked(text).sources.swap_remove(0);
        assert_eq!(
            source.expression.as_ref().map(plain).as_deref(),
            Some(expression)
        );
        assert!(source.handler.is_none() && source.leaf.is_none());
    }
    for (text, handler) in [
        ("on_start(f::<u8>(3), a)", "f::<u8>(3)"),
        ("on_halt({ hero.x }, a)", "{hero.x}"),
        ("priority(.query)< A => a >", ".query"),
        ("priority(m::query::<u8>)< A => a >", "m::query::<u8>"),
    ] {
        let source = checked(text).sources.swap_remove(0);
        let found = source.handler.as_ref().map(|leaf| plain(&leaf.tokens));
        assert_eq!(found.as_deref(), Some(handler));
        assert!(source.expression.is_none() && source.leaf.is_none());
    }
}

/// What stands before the first child's `=>`.
fn arm(text: &str) -> String {
    match checked(text).sources.swap_remove(1).arm {
        Some(Arm::Pattern(tokens, _)) => format!("pattern {}", plain(&tokens)),
        Some(Arm::Id(tokens)) => format!("id {}", plain(&tokens)),
        Some(Arm::Score(leaf)) => format!("score {}", plain(&leaf.tokens)),
        None => "none".to_owned(),
    }
}

#[test]
fn arms() {
    for pattern in [
        "_",
        "A",
        "| A | B",
        "1..=3 | -7",
        "..=3",
        "\"text\"",
        "Some(n) if n > 3",
        "n if n >= hero.a && n <= hero.b",
        "n if n < 3",
        "[a, .., b]",
        "Point { x, y: 3 }",
        "m::A::<u8, u8>::B",
        "<T as Near<A, B>>::FAR",
        "n @ 1 | n @ 2",
        "&(a, b)",
        "m if matches!(m, A => true)",
        "fallback",
        "true",
    ] {
        let text = format!("switch(hero.mood)< {pattern} => l: fallback< a, b >, _ => c >");
        let expected = format!("pattern {}", pattern.replace(' ', ""));
        assert_eq!(arm(&text), expected);
    }
    assert_eq!(arm("priority(q)< Id::A(3) => a >"), "id Id::A(3)");
    assert_eq!(arm("priority(q)< 3 + 4 => a, 5 => b >"), "id 3+4");
    assert_eq!(arm("utility< m::f::<3>(4) => a >"), "score m::f::<3>(4)");
    assert_eq!(arm("utility< .f => a >"), "score .f");
    assert_eq!(arm("utility< { 0.5 } => a >"), "score {0.5}");
    assert_eq!(arm("fallback< a >"), "none");
    let documented = checked("switch(x)< /// one\n A => /// two\n l: a >");
    assert_eq!(documented.sources[1].docs, ["one", "two"]);
    assert_eq!(documented.tree.nodes[1].label.as_deref(), Some("l"));
    assert_eq!(documented.tree.nodes[1].name, "l");
}

/// The value, and how many children it has.
fn custom(text: &str) -> String {
    let checked = checked(text);
    let LeafKind::Value {
        ty,
        init,
        calls_function,
        ..
    } = &checked.sources[0].leaf.as_ref().expect("a value").kind
    else {
        panic!("no value: {text}");
    };
    let children = checked.tree.nodes[0].children.len();
    format!(
        "{} = {} {calls_function} {children}",
        plain(ty),
        plain(init)
    )
}

#[test]
fn users_own() {
    for (text, expected) in [
        ("RoundRobin< a, b, c >", "RoundRobin = RoundRobin false 3"),
        ("RoundRobin<a>", "RoundRobin = RoundRobin false 1"),
        ("Recovery(3)< a, b >", "Recovery = Recovery(3) false 2"),
        (
            "RateController(3)< a >",
            "RateController = RateController(3) false 1",
        ),
        (
            "PipelineSequence< a >",
            "PipelineSequence = PipelineSequence false 1",
        ),
        (
            "SingleTrigger< a >",
            "SingleTrigger = SingleTrigger false 1",
        ),
        (
            "RateLimit { hz: 10 }< a, >",
            "RateLimit = RateLimit{hz:10} false 1",
        ),
        (
            "RateLimit::<u64>::hz(10)< l: fallback< a > >",
            "RateLimit::<u64> = RateLimit::<u64>::hz(10) true 1",
        ),
        (
            "m::Twice::<u8>< a, a >",
            "m::Twice::<u8> = m::Twice::<u8> false 2",
        ),
        (
            "self::Selector< a >",
            "self::Selector = self::Selector false 1",
        ),
        ("IMU(3)< a >", "IMU = IMU(3) false 1"),
        ("T< U< a > >", "T = T false 1"),
        (
            "<T as Has>::Node< a >",
            "<TasHas>::Node = <TasHas>::Node false 1",
        ),
    ] {
        assert_eq!(custom(text), expected, "{text}");
        assert_eq!(kind(text), Kind::Custom);
    }
    // Where an argument may stand.
    for text in [
        "repeat(RoundRobin< a, b >)",
        "retry(RateLimit::<u64>::hz(10)< a, b >)",
        "repeat(yield = never, m::Twice< a, b >)",
        "timeout(8h, RoundRobin< a, b >)",
        "interrupter(RoundRobin< a >, RoundRobin< b, c >)",
    ] {
        assert!(checked(text)
            .tree
            .nodes
            .iter()
            .any(|node| node.kind == Kind::Custom));
    }
}

#[test]
fn nothing_is_concluded_from_what_is_not_known() {
    for text in [
        "fallback< priority(q)< A => success >, a >",
        "fallback< utility< f => success >, a >",
        "fallback< parallel(success = n)< success, success >, a >",
        "fallback< RoundRobin< success >, a >",
        "sequence< repeat(n, failure), a >",
        "fallback< interrupter(a, success), b >",
        "fallback< cooldown(8h, success), b >",
        "fallback< parallel(each = tick)< success >, a >",
        "sequence< repeat(3, success), a >",
        "sequence< switch(x)< A => failure, _ => b >, a >",
        "sequence< try_catch< a, failure >, b >",
        "while_do_else< a, success, failure >",
        "repeat(yield = never, sequence< a, success >)",
        "repeat(3, yield = never, success)",
        "repeater(yield = never, a, success)",
        "on_start(f, on_halt(g, a))",
    ] {
        checked(text);
    }
}

/// It fails where a step of its path goes through an `Option`, and only there.
#[test]
fn when_set_can_fail() {
    checked("fallback< set(target?.hp = 3), a >");
    checked("fallback< test(hp == 3), a >");
    let errors = errors("|hero: &mut Hero| fallback< set(target.hp = 3), a >");
    let [error] = errors.as_slice() else {
        panic!("{errors:?}");
    };
    assert!(error.contains("never reached"), "{error}");
}
