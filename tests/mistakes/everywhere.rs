//! What rustc finds wrong with a leaf, it says once, and on the leaf: in a tree of any kind of node, and in each form.
//!
//! The trees are in `everywhere/trees.txt` and, written from the node table, in `everywhere/usage.txt`, with `LEAF` where a leaf with a mistake is put; all that have the same
//! mistake and form are one program.

#[path = "rustc/all.rs"]
mod all;
mod rustc;

use rustc::{diagnostics, pinned, Errors};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const TREES: &str = concat!(
    include_str!("everywhere/trees.txt"),
    include_str!("everywhere/usage.txt")
);
const LEAVES: &str = include_str!("everywhere/leaves.rs");

/// Of the trees one in so many has a mistake, others for the next mistake, unless all are asked for.
const ONE_IN: usize = 3;

/// How trees are written.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Form {
    Item,
    Typed,
    /// Without a name for the context.
    Bare,
}

use Form::{Bare, Item, Typed};

struct Mistake {
    name: &'static str,
    leaf: &'static str,
    /// What is said about it.
    said: &'static str,
    forms: &'static [Form],
}

const fn mistake(
    name: &'static str,
    leaf: &'static str,
    said: &'static str,
    forms: &'static [Form],
) -> Mistake {
    Mistake {
        name,
        leaf,
        said,
        forms,
    }
}

const MISTAKES: &[Mistake] = &[
    mistake(
        "result",
        "count",
        "`u8` is not the result of a leaf",
        &[Item, Typed, Bare],
    ),
    mistake(
        "option",
        "perhaps",
        "`Option<u8>` is not the result of a leaf",
        &[Item, Typed, Bare],
    ),
    mistake(
        "result_of_method",
        ".nobody",
        "`u8` is not the result of a leaf",
        &[Item, Typed],
    ),
    mistake(
        "result_of_block",
        "{ 3u8 }",
        "`u8` is not the result of a leaf",
        &[Item, Typed],
    ),
    mistake("unknown", "stpes", "cannot find", &[Item, Typed, Bare]),
    mistake(
        "unknown_method",
        ".naer(3)",
        "no method named `naer`",
        &[Item, Typed],
    ),
    mistake(
        "unknown_field",
        "{ hero.moods > 3 }",
        "no field `moods`",
        &[Item, Typed],
    ),
    mistake(
        "argument_missing",
        "steps",
        "takes 2 arguments but 1",
        &[Item, Typed, Bare],
    ),
    mistake(
        "argument_too_many",
        "ok(3)",
        "takes 1 argument but 2",
        &[Item, Typed, Bare],
    ),
    mistake(
        "argument_of_method",
        ".near",
        "takes 1 argument but 0",
        &[Item, Typed],
    ),
    mistake(
        "argument_type",
        "steps(\"x\")",
        "mismatched types",
        &[Item, Typed, Bare],
    ),
    mistake("context", "of_villain", "mismatched types", &[Item, Typed]),
    mistake(
        "value",
        "Stone",
        "`Stone` is not a behaviour of the context `Hero`",
        &[Item, Typed],
    ),
    mistake(
        "value_made",
        "Stone::new()",
        "`Stone` is not a behaviour of the context `Hero`",
        &[Item, Typed],
    ),
    mistake(
        "tree_of_another",
        "Attack::new()",
        "`Attack` is not a behaviour of the context `Hero`",
        &[Item, Typed],
    ),
    mistake("moved", "say(words)", "cannot move out of", &[Bare]),
];

#[test]
fn mistakes_are_said_once_on_the_leaf_and_nothing_without_one() {
    if !pinned() {
        return;
    }
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("everywhere-programs");
    fs::create_dir_all(&directory).expect("a directory");
    let mut programs = Vec::new();
    for (first, mistake) in MISTAKES.iter().enumerate() {
        for &form in mistake.forms {
            let path = directory.join(format!("{}_{form:?}.rs", mistake.name));
            let written = program(mistake, form, first % ONE_IN);
            // Untouched where it is the same, so that it is not compiled again.
            if fs::read_to_string(&path).ok().as_ref() != Some(&written) {
                fs::write(&path, written).expect("a program");
            }
            programs.push((mistake, form, path));
        }
    }
    let mut paths: Vec<_> = programs.iter().map(|(.., path)| path.clone()).collect();
    // Compiled in the same run, which is what takes time.
    paths.push(directory.join("confusing.rs"));
    fs::write(directory.join("confusing.rs"), confusing()).expect("a program");
    let mut found = diagnostics("everywhere", &paths);
    let mut wrong = String::new();
    let confused = found.remove("confusing").unwrap_or_default();
    assert!(confused.is_empty(), "\n{confused:#?}");
    for (mistake, _, path) in &programs {
        let errors = found.remove(&rustc::name(path)).unwrap_or_default();
        let source = fs::read_to_string(path).expect("the program");
        judge(&source, mistake, errors, &mut wrong);
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Trees of one form with one mistake, one in each line: all, or one in so many from the first on.
fn program(mistake: &Mistake, form: Form, first: usize) -> String {
    let mut program = LEAVES.to_owned();
    let (first, step) = if all::all() { (0, 1) } else { (first, ONE_IN) };
    for (number, tree) in TREES.lines().enumerate().skip(first).step_by(step) {
        let tree = tree.replace("LEAF", mistake.leaf);
        match form {
            Item => writeln!(
                program,
                "behavior_tree! {{ pub tree Tree{number}(hero: &mut Hero) {{ {tree} }} }}"
            ),
            // What a node asks of the context by its name.
            Bare if tree.contains("hero") || tree.contains("test") => continue,
            // The children of a user's composite are closures in the closure, and rustc speaks of both.
            Bare if tree.contains("Own") && mistake.name == "moved" => continue,
            Typed | Bare => {
                let words = "let words = String::new();";
                let head = match form {
                    Bare => "",
                    _ if mistake.leaf.contains("words") => "move |hero: &mut Hero| ",
                    _ => "|hero: &mut Hero| ",
                };
                writeln!(
                    program,
                    "fn tree_{number}(hero: &mut Hero) {{ {words} let mut tree = behavior_tree! {{ {head}{tree} }}; tree.tick(hero); tree.halt(hero); }}"
                )
            }
        }
        .expect("a string");
    }
    program + "fn main() {}\n"
}

/// Types that nobody may confuse with the primitive ones, and those of `core` and of the runtime.
const CONFUSING: &[&str] = &[
    "bool",
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "i32",
    "f32",
    "str",
    "char",
    "Option",
    "Some",
    "None",
    "Result",
    "Ok",
    "Err",
    "Default",
    "Clone",
    "Copy",
    "Debug",
    "PartialEq",
    "Eq",
    "Hash",
    "Hasher",
    "Formatter",
    "Sized",
    "FnMut",
    "PhantomData",
    "Duration",
    "Instant",
    "Status",
    "Behavior",
    "Tree",
    "TreeInfo",
    "Clock",
    "Composite",
    "Children",
    "Contextual",
    "IntoStatus",
    "IntoDuration",
    "Parameter",
    "Observer",
    "Operation",
    "Running",
    "Answer",
    "Time",
    "Kind",
];

/// All trees, in both forms, observed, and with all derives, where other types bear these names.
fn confusing() -> String {
    let structs = CONFUSING.iter().map(|name| format!("pub struct {name};\n"));
    let mut program = format!(
        "{LEAVES}mod trees {{\n#[allow(unused_imports)]\nuse super::*;\n\
         #[allow(non_camel_case_types)]\nmod confusing {{\n{}}}\n\
         #[allow(unused_imports)]\nuse confusing::{{{}}};\n",
        structs.collect::<String>(),
        CONFUSING.join(", ")
    );
    for (number, tree) in TREES.lines().enumerate() {
        let tree = tree.replace("LEAF", "work");
        writeln!(
            program,
            "behavior_tree! {{\n    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]\n    \
             tree Tree{number}(hero: &mut Hero) {{ named: {tree} }}\n    \
             #[observe] tree Observed{number}(hero: &mut Hero) {{ {tree} }}\n}}\n\
             fn tree_{number}(hero: &mut Hero) {{ behavior_tree! {{ |hero: &mut Hero| {tree} }}.tick(hero); }}"
        )
        .expect("a string");
    }
    // One that never runs is a function.
    program + "behavior_tree! { tree Never(hero: &mut Hero) -> ::core::primitive::bool { sequence< ok, ok > } }\n}\nfn main() {}\n"
}

/// Each tree has one error, and that is on its leaf.
fn judge(source: &str, mistake: &Mistake, errors: Errors, wrong: &mut String) {
    let mut by_line: BTreeMap<usize, Vec<(String, usize)>> = BTreeMap::new();
    for (error, times) in errors {
        let line = error.split(':').next().and_then(|line| line.parse().ok());
        by_line
            .entry(line.expect("a line"))
            .or_default()
            .push((error, times));
    }
    for (number, line) in source.lines().enumerate().skip(LEAVES.lines().count()) {
        let said = by_line.remove(&(number + 1)).unwrap_or_default();
        if !line.contains("behavior_tree!") {
            continue;
        }
        // Where a tree asks a leaf for two results, it is told of both.
        let most = if is_result(mistake) { 2 } else { 1 };
        let right = (1..=most).contains(&said.len())
            && said
                .iter()
                .all(|(error, times)| *times == 1 && is_on_leaf(error, line, mistake));
        if !right {
            writeln!(wrong, "{line}\n    {said:?}").expect("a string");
        }
    }
    assert!(by_line.is_empty(), "elsewhere: {by_line:?}");
}

fn is_on_leaf(error: &str, line: &str, mistake: &Mistake) -> bool {
    let start = line.rfind(mistake.leaf).expect("the leaf") + 1;
    let end = start + mistake.leaf.len();
    let mut parts = error.splitn(3, ':');
    let place = parts.nth(1).and_then(|place| place.split_once('-'));
    let place = place.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    let is_inside = place.is_some_and(|(from, to): (usize, usize)| start <= from && to <= end);
    // What is no result at all is none that the tree asks for, and only that is said then.
    let is_result = mistake.said.ends_with("is not the result of a leaf");
    let is_said =
        |text: &str| text.contains(mistake.said) || is_result && text.contains("this leaf never ");
    is_inside && parts.next().is_some_and(is_said)
}

/// Whether the leaf returns what is none of the results of a leaf.
fn is_result(mistake: &Mistake) -> bool {
    mistake.said.ends_with("is not the result of a leaf")
}
