//! The page of the guide that shows typical mistakes, made from the programs in `tests/mistakes/ui` and
//! from what the compiler says about them.
//!
//! `QUICKBEAM_REGENERATE=1 cargo test -p mistakes --test page` writes it anew.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const PAGE: &str = "src/guide/mistakes.md";

const INTRODUCTION: &str = "\
# Twenty-two typical mistakes

What is said about each, and what to do. Mistakes are shown on the token they are about. What the macro finds is said
in one run, and with it what rustc finds wrong in the code of leaves: the arguments of functions, methods and values, and the types in blocks.
What depends on the tree around comes in the next run, when the macro has nothing more to say: what leaves return, whether
values are behaviours, `test`, `set`, `switch`, counts, durations and clocks. So do names that do not exist: rustc keeps them back
while a macro has an error of its own. Other trees, also of the same call, are compiled in either case. What follows is printed by the compiler,
whole.
";

/// A program of `tests/mistakes/ui`, what is wrong with it, and what to know about that.
const MISTAKES: [(&str, &str, &str); 22] = [
    (
        "unknown_node",
        "A node that does not exist",
        "Names are checked while compiling, and the nearest one is suggested.",
    ),
    (
        "node_of_another_library",
        "The name that another library uses",
        "The names of BehaviorTree.CPP, Unreal Engine, py_trees, Behave and several crates are known.",
    ),
    (
        "missing_comma",
        "A missing comma",
        "The parser goes on after it, so that further mistakes show in the same run.",
    ),
    (
        "unclosed",
        "A `<` that is never closed",
        "It is shown where it was opened.",
    ),
    (
        "child_in_parentheses",
        "Children in parentheses",
        "Composites take their children between `<` and `>`, decorators theirs in parentheses.",
    ),
    (
        "option_among_children",
        "An option among the children",
        "Options stand in parentheses between the keyword and the children.",
    ),
    (
        "keyword_as_leaf",
        "A keyword as a leaf",
        "A function that is called like a node is written by path: `self::sequence`.",
    ),
    (
        "comparison_without_braces",
        "An expression as a node",
        "Rust code stands in braces. For a comparison with a field of the context there is `test`.",
    ),
    (
        "duration_without_unit",
        "A duration without a unit",
        "Durations are exact literals, such as `8h`, `1h30m` or `1.5s`, or expressions of type `Duration`.",
    ),
    (
        "misplaced_instant",
        "`instant` in the wrong place",
        "It says that the `async_*` node around it does not rest after this child; elsewhere nothing rests.",
    ),
    (
        "method_without_context",
        "A method, but no context",
        "Where leaves need the name of the context, or its type, it is written before the tree.",
    ),
    (
        "unreachable_child",
        "A child that is never reached",
        "What constants and built-in nodes always give is known from the tree alone.",
    ),
    (
        "never_fails",
        "A leaf that never fails, in a `fallback`",
        "A leaf that returns nothing always succeeds. See [`CanFail`](crate::CanFail) for what else is known from return types.",
    ),
    (
        "loop_for_ever_within_a_tick",
        "A loop that never comes back",
        "With `yield = never` a loop goes on within the tick; so it needs an end, or a leaf that runs.",
    ),
    (
        "unknown_function",
        "A leaf that does not exist",
        "Leaves are ordinary names, so that rustc speaks, on the leaf.",
    ),
    (
        "wrong_context",
        "A leaf for another context",
        "The type of the context is the one in the head of the tree; in a closure form without it, that of the first leaf.",
    ),
    (
        "leaf_returns_u32",
        "A leaf with another result",
        "A type of your own can be the result of a leaf, if it implements [`IntoStatus`](crate::IntoStatus).",
    ),
    (
        "value_without_behavior_in_closure",
        "A value that is no behaviour",
        "A leaf in `UpperCamelCase` is a value, with state of its own.",
    ),
    (
        "no_clock_in_closure",
        "A context without a clock",
        "A tree that measures time asks its context; `ManualClock`, `Ticks` and `StdClock` are ready to forward to.",
    ),
    (
        "budget_exceeded",
        "A tree larger than its budget",
        "Its size is known to rustc alone, which says it.",
    ),
    (
        "named_tree_as_expression",
        "A tree with a name where an expression is due",
        "`tree Night(…) { … }` is an item, as the `struct` is that it becomes: it stands beside functions, and `Night::new()` \
         makes its value. An expression is the tree without a name, `|hero: &mut Hero| sleep`. A macro is not told where it stands, so that \
         rustc speaks.",
    ),
    (
        "nameless_tree_as_item",
        "A tree without a name where items are due",
        "It is an expression, as a closure is. Beside functions stands a tree with a name, `tree Night(hero: &mut Hero) { sleep }`.",
    ),
];

#[test]
fn the_page_shows_what_the_compiler_says() {
    let page = page();
    let path = root().join(PAGE);
    if env::var_os("QUICKBEAM_REGENERATE").is_some() {
        fs::write(&path, &page).expect("the page");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "{PAGE} is not what tests/mistakes/ui says: QUICKBEAM_REGENERATE=1 cargo test -p mistakes --test page"
    );
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    for (number, (case, title, text)) in MISTAKES.iter().enumerate() {
        let read = |extension: &str| {
            let path = root().join(format!("tests/mistakes/ui/{case}.{extension}"));
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        };
        let number = number + 1;
        let (program, said) = (shown_program(&read("rs")), shown_messages(&read("stderr")));
        write!(
            page,
            "\n## {number}. {title}\n\n{text}\n\n```rust,compile_fail\n{program}```\n\n```text\n{said}```\n"
        )
        .expect("a string");
    }
    page
}

/// The first tree of the program; the rest is there, hidden, so that the page is compiled, too.
fn shown_program(source: &str) -> String {
    let mut shown = String::new();
    let (mut inside, mut done) = (false, false);
    for line in source.lines().filter(|line| !is_mark(line)) {
        inside |= !done && line.contains("behavior_tree! {");
        if inside {
            writeln!(shown, "{line}").expect("a string");
        } else {
            writeln!(shown, "{}", format!("# {line}").trim_end()).expect("a string");
        }
        if inside && (line == "}" || line.trim() == "};") {
            (inside, done) = (false, true);
        }
    }
    shown
}

/// `// ^^^ ERROR …`
fn is_mark(line: &str) -> bool {
    let comment = line
        .split_once("//")
        .map(|(_, comment)| comment.trim_start());
    comment.is_some_and(|comment| comment.starts_with('^') && comment.contains(" ERROR "))
}

/// All that is said, without the marks.
fn shown_messages(said: &str) -> String {
    let mut shown = String::new();
    for line in said.lines().filter(|line| !is_mark(line)) {
        writeln!(shown, "{line}").expect("a string");
    }
    shown.trim_end_matches([' ', '|', '\n']).to_owned() + "\n"
}
