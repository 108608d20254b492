//! What is said about mistakes, and where: `said.txt` has an input to a line, and below it, indented, what is underlined, once for
//! each error. `QUICKBEAM_REGENERATE=1` writes the places anew.

use super::{places, run};
use bt_compiler::nodes::all;
use std::{env, fs};

const SAID: &str = "tests/checks/said.txt";

#[test]
fn mistakes_are_told_once_in_their_place() {
    let list = fs::read_to_string(SAID).expect("the list");
    let (mut told, mut wrong) = (String::new(), Vec::new());
    for case in list.split("\n\n") {
        let mut lines = case.trim().lines();
        let input = lines.next().expect("an input");
        let expected: Vec<&str> = lines.map(str::trim).collect();
        let found = places(input);
        if found != expected {
            wrong.push(format!("{input}\n  {}", found.join("\n  ")));
        }
        told.extend([input, "\n  ", &found.join("\n  "), "\n\n"]);
    }
    if env::var_os("QUICKBEAM_REGENERATE").is_some() {
        fs::write(SAID, told.trim_end().to_owned() + "\n").expect("the list");
        return;
    }
    let (count, wrong) = (list.split("\n\n").count(), wrong.join("\n\n"));
    assert!(
        wrong.is_empty(),
        "of {count}, these are told elsewhere:\n\n{wrong}"
    );
}

/// What is written, and what the help says.
const HELP: &[(&str, &str)] = &[
    ("selector< a >", "write `fallback< child, … >`"),
    ("fallback< a b >", "write a comma"),
    ("timeout(8, a)", "write `8s`"),
    (
        "timeout(a, 8h)",
        "the duration comes first: write `timeout(8h, child)`",
    ),
    ("timeout", "a function of that name is `self::timeout`"),
    ("inverter(a)", "write `invert(child)`"),
    (
        "fallback(on_running = continue)< a >",
        "`reactive_fallback` and `reactive_sequence`",
    ),
    (
        "reactive_fallback(on_runing = continue)< a >",
        "write `on_running = continue`",
    ),
    (
        "reactive_fallback(on_running = stop)< a >",
        "write `on_running = continue`",
    ),
    (".sleep()", "write `|hero: &mut Type|` before the tree"),
    ("|bot| { a }", "write `|bot: &mut Type|` before the tree"),
    ("|bot: Bot| a", "write `bot: &mut Bot`"),
    ("fallback< if a { b } >", "`{ if … }`"),
    ("fallback< true, a >", "write `success`"),
    ("fallback< success, a >", "`force_success(…)`"),
    ("fallback< log!(a) >", "`{ log!( … ) }`"),
    ("Sleep<u8>::new(3)", "`Sleep::< … >`"),
    (
        "repeat(a, 3)",
        "the count comes first: write `repeat(3, child)`",
    ),
    ("repeater(3, a)", "write `repeat(3, child)`"),
    ("retry_until_successful(3, a)", "write `retry(3, child)`"),
    ("wait", "a function of that name is `self::wait`"),
    ("instant(a)", "`async_sequence< instant(child), … >`"),
    (
        "fallback(yield = sync)< a >",
        "`async_fallback`, `async_sequence`, `repeat`",
    ),
    (
        "fallback(wisely = yes)< a >",
        "`fallback` has no options: write `fallback< child, … >`",
    ),
    (
        "parallel(success = 3)< a, b >",
        "from 1 to 2, or `success = all`",
    ),
    ("parallel(2)< a, b >", "`success = 2`"),
    (
        "fallback< a => b >",
        "only `switch`, `priority` and `utility`",
    ),
    ("priority(q(3))< A => a >", "which is called with the ids"),
    ("utility< a, f => b >", "`{ 0.5 } => node`"),
    (
        "on_start(Foo, a)",
        "a function, a `.method` or a `{ block }`",
    ),
    (
        "switch(x)< _ => a >",
        "write `|hero: &mut Type|` before the tree",
    ),
    ("|x: &mut X| test(hp = 3)", "`set(hp = 3)` writes"),
    ("|x: &mut X| test(x.hp < 3)", "leave `x.` out"),
    (
        "|x: &mut X| switch(x.a)< l: A => b >",
        "write `… => l: node`",
    ),
    ("round_robin< a, b >", "`RoundRobin::new()< …, … >`"),
    (
        "repeat(yield = never, success)",
        "leave `yield = never` out",
    ),
    (
        "timeout(8h)",
        "write `timeout(8h, child)`; a function of that name is `self::timeout`",
    ),
    ("if_then_else< a >", "write `if_then_else< "),
    (
        "tree Night() { a }",
        "`tree Name(hero: &mut Hero) { node }`",
    ),
    ("parallel(success_count = 2)< a, b >", "write `success = 2`"),
    (
        "sequence(\"At night\")< a, b >",
        "`label: sequence< child, … >`",
    ),
    ("new Sequence(a, b)", "leave it out"),
    ("new Nap(3)", "`Nap::new(3)`"),
    ("<Inverter> <a/> </Inverter>", "`cargo quickbeam import`"),
    ("a -> b", "`sequence< …, … >`"),
    ("hero->lock(3)", "`.lock(…)`"),
    ("Nap::new(3).with(2)", "in braces"),
    ("sequence< (a, b), c >", "`sequence< …, … >`"),
    ("sequence< (a), c >", "no brackets of its own"),
    ("repeat(\"3\", a)", "such as `3`"),
    ("repeat(\"often\", a)", "write a whole number"),
    ("timeout(2s..5s, a)", "drawn at random"),
    ("parallel_all(success = 1)< a, b >", "is `failures = 2`"),
    ("public tree T(x: &mut X) { a }", "write `pub tree "),
    (
        "local tree T(x: &mut X) { a }",
        "write `tree T(x: &mut X) { node }`",
    ),
    ("static tree T(x: &mut X) { a }", "is a `const tree`"),
    ("pub(package) tree T(x: &mut X) { a }", "write `pub(crate)`"),
    ("tree T(x: &mut X, mut far: f32) { a }", "write `far: f32`"),
    (
        "tree T(x: &mut X, far: f32 = 3.0) { a }",
        "write `far: f32`, and",
    ),
    ("|x: &mut X| switch(x.a)< Mood::Calm: b >", "`_ => node`"),
    ("|x: &mut X| sequence< x.near(3), a >", "`.near(3)`"),
    (
        "sequence< senses.near(3), a >",
        "a function of a module is `senses::near(3)`",
    ),
    ("sequence< senses.near, a >", "`.near`"),
    (
        "tree T(x: &mut X, far: F) { far.near(3) }",
        "in braces: `{ far.near(3) }`",
    ),
    ("look< a, b >", "`sequence< look, … >`"),
    ("|x: &mut X| .a< b >", "`{ .a < b }`"),
    ("sequence< walk(.hours), a >", "`hero.hours`"),
    ("|x: &mut X| sequence< walk(.hours(3)), a >", "`x.hours`"),
    (
        "sequence< walk(wait(2s)), a >",
        "a leaf takes values of Rust",
    ),
    ("for_each< a >", "`ForEach::<Queue>::new(Queue)< child >`"),
    ("//! The night.\ntree T(x: &mut X) { a }", "write `///`"),
];

#[test]
fn help_says_what_to_write() {
    let mut wrong = Vec::new();
    for (input, help) in HELP {
        let (_, errors) = run(input);
        let is_told = |error: &String| error.contains("  = help: ") && error.contains(help);
        if errors.len() != 1 || !errors.iter().all(is_told) {
            wrong.push(format!("{input}: {errors:?}"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// It may have been meant where nothing follows a decorator's name.
#[test]
fn a_function_of_that_name_is_not_always_meant() {
    for (input, help) in [
        ("fallback<>", "write `fallback< child, … >`"),
        (
            "invert()",
            "write `invert(child)`; a function of that name is `self::invert`",
        ),
        ("timeout(fallback< a >)", "write `timeout(8h, child)`"),
    ] {
        let (_, errors) = run(input);
        let (_, found) = errors[0].split_once("  = help: ").expect("a help");
        assert_eq!(found.trim(), help, "{input}");
    }
}

/// What the parser could make a tree of is one, in spite of a mistake; not so what the checks refuse.
#[test]
fn a_tree_that_is_refused_is_not_compiled() {
    for refused in [
        "fallback< success, a >",
        "instant(a)",
        "parallel(success = 3)< a, b >",
        "sequence< l: a, l: b >",
        "fallback< if a { b } >",
        "|bot: Bot| a",
        "|x: &mut X| switch(x.y)< a >",
        "priority(q)< a >",
    ] {
        let (trees, errors) = run(refused);
        assert_eq!((trees.len(), errors.len()), (0, 1), "{refused}");
    }
    let (trees, errors) = run("fallback< a b >");
    assert_eq!((trees.len(), errors.len()), (1, 1));
}

#[test]
fn something_is_said_about_every_node() {
    let said = include_str!("said.txt");
    let is_tried = |word: &str| {
        said.lines().any(|line| {
            line.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .any(|part| part == word)
        })
    };
    let missing = all().map(|row| row.keyword).filter(|word| !is_tried(word));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn nothing_at_all() {
    let (trees, errors) = run("");
    assert!(trees.is_empty());
    assert_eq!(errors.len(), 1);
}

/// What looks like an assignment to a parameter, and is none; a `break` that leaves a loop.
#[test]
fn code_that_only_resembles_a_mistake_is_left_alone() {
    for input in [
        "tree T(x: &mut X, n: u32) { { x.n += 1; n == 3 } }",
        "tree T(x: &mut X, n: u32) { { let mut n = n; n += 1; n > 3 } }",
        "tree T(x: &mut X, n: u32) { { match x.a { 1 => n <= 3, _ => n != 3 } } }",
        "tree T(x: &mut X, n: &'static Cell) { { *n = 3; true } }",
        "|x: &mut X| { loop { if x.a { break; } } true }",
        "|x: &mut X| { 'a: { if x.a { break 'a; } } true }",
        "|x: &mut X| { each!(x => break); true }",
        "tree X(x: &mut world::X) { a }",
        "tree T(x: &mut X, ready: bool) { { ready } }",
        "|x: &mut X| { ready }",
        "tree T(x: &mut X, far: f32) { Sequence(far) }",
        "tree T(x: &mut X) { sequence< guard(a), filter(a), for_each(a), for_each(a, b), Monitor(a), on_enter(a), time_limit(a), selector(a), abort(3, b(1.0)), wait_for(a), self::abort(a, b) > }",
        "tree T(x: &mut X) { sequence< RateController(3.0), SetBlackboard(3), SetBlackboard(true, 3), Wait(a) > }",
        "|x: &mut X| sequence< Sequence(a), SetBlackboard(a, 3), abort(a, b) >",
        "|x: &mut X| sequence< invest(a), content(3, a), repeated(3, a), interrupted(a, b), self::invret(a), force_sucess(3) >",
        "tree T(x: &mut X, n: u8, at: Duration) { sequence< repeat(n, a), wait(at), wait(LONG), wait(self::long), retry(x.n, a), parallel(success = n)< a, b > > }",
        "|x: &mut X| sequence< repeat(n, a), wait(pause), { ctx.y > 3 }, switch(x.a)< A::B(n) => turn(n), _ => a > >",
        "tree T(x: &mut X, n: u8) { switch(x.a)< A::B(n) => turn(n), A::C(m) if m > 3 => a, A::D(m) => { let A::D(m) = x.a else { return false }; m > 3 }, low => { all(|low| low > 3) }, c => c, d => d(3) > }",
        "tree T(x: &mut X) { sequence< { let y = f(); y.z > 3 }, { x.all.iter().any(|one| one.z > 3) }, { each!(one => one.z) }, { if let Some(y) = x.y { y.z } else { false } } > }",
        "tree T(x: &mut X, n: u8) { sequence< Action(n), Action(3), Action(\"Hello there\"), self::Action(\"a\"), Say(\"a\"), Action(true) > }",
        "tree T(x: &mut X, job: u8) { sequence< is_success(a), no_failure(a), retries(a), insert(a), run_one(a), self::invret(a), invret(job), force_sucess(3) > }",
        "tree T(x: &mut X) { switch(x.a)< when if x.b && x.c => a, when | Where => b, ref where_to => c, other => d > }",
        "tree T(x: &mut X) { sequence< reactive(a), memory(a), Reactive< a, b >, Nap::new(3), <Rest as Leaf>::new(), Turns::of(x < 3)< a, b > > }",
        "tree T(x: &mut X) { sequence< down: going::down, up: Ride::to(3), { x.a </* half */ 3 } > }",
        "tree T(x: &mut X) { sequence< on_halt(horn, rest: look), invert(!nap: look), interrupter(walk: look, b), repeat(3, swim: !run: look), context(|a| -> u8 { 3 }, b), timeout(<Nap as Long>::TIME, b), parallel(success = 1)< a, b >, repeat(3, yield = always, a) > }",
    ] {
        let (_, errors) = run(input);
        assert!(errors.is_empty(), "{input}: {errors:?}");
    }
}
