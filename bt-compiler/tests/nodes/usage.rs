//! What is written from the rows of the node table alone: trees of each decorator that changes, delays or limits one
//! child, as its row says that it is used, and the rows of the guide's table that nobody has written yet.

use crate::kept::keep;
use bt_compiler::nodes::{all, ArgumentKind, Keyword, Row, Shape};
use bt_compiler::syntax::duration::{duration, Duration};
use std::fmt::Write as _;

/// Decorators of one child that have no argument but a duration. `instant` belongs below some nodes only.
fn decorators() -> impl Iterator<Item = (&'static Row, Option<&'static str>)> {
    let rows = all().filter(|row| {
        row.children.max == Some(1) && row.options.is_empty() && row.node != Keyword::Instant
    });
    rows.filter_map(|row| match row.shape {
        Shape::Decorator([]) => Some((row, None)),
        Shape::Decorator([ArgumentKind::Duration]) => {
            let inside = row.usage.split(['(', ',']).nth(1);
            Some((row, Some(inside.expect("a duration in its usage"))))
        }
        _ => None,
    })
}

/// Decorators with a duration, and the one of their usage.
fn timed() -> impl Iterator<Item = (&'static Row, &'static str)> {
    decorators().filter_map(|(row, duration)| Some((row, duration?)))
}

/// How it is used, with this child.
fn with_child(row: &Row, child: &str) -> String {
    assert!(row.usage.ends_with("child)"), "{}", row.usage);
    row.usage.replace("child)", &format!("{child})"))
}

#[test]
fn leaves_with_mistakes_are_put_into_each() {
    keep("tests/mistakes/everywhere/usage.txt", |_| {
        let lines = decorators().map(|(row, _)| with_child(row, "LEAF") + "\n");
        lines.collect()
    });
}

#[test]
fn each_that_measures_a_time_is_expanded() {
    keep("tests/expansions/usage.rs", |_| {
        let mut text = "//! Decorators that measure a time, each as the node table says that it is used.\n//!\n\
             //! Written from there: see `bt-compiler/tests/nodes`.\n\nuse crate::hero::*;\n"
            .to_owned();
        for (row, duration) in timed() {
            let (keyword, tree) = (row.keyword, with_child(row, "a"));
            let passes = seconds(duration);
            let steps =
                format!("tick tick tick {passes}s tick tick halt tick {passes}s tick reset");
            let _ = write!(
                text,
                "\ntree! {{ {keyword}, \"a: R S R\", \"{steps}\", T::new(),\n    \
                 tree T(hero: &mut Hero) {{ {tree} }}\n}}\n"
            );
        }
        text
    });
}

/// So many seconds, or a little less.
fn seconds(text: &str) -> u128 {
    let tokens = text.parse().expect("tokens");
    match duration(&tokens, proc_macro2::Span::call_site()) {
        Ok(Duration::Literal(nanoseconds)) => nanoseconds.div_ceil(1_000_000_000),
        Ok(Duration::Expression) => panic!("{text} is no literal"),
        Err(mistake) => panic!("{}", mistake.message),
    }
}

#[test]
fn the_object_code_of_each_is_inspected() {
    keep("tests/object_code/src/usage.rs", |_| {
        let mut children = Vec::new();
        for (row, duration) in decorators() {
            let literal = with_child(row, &format!("walk({})", children.len()));
            children.push(literal);
            if let Some(duration) = duration {
                let computed = with_child(row, &format!("walk({})", children.len()));
                children.push(computed.replacen(duration, "patience", 1));
            }
        }
        let children = children.join(",\n            ");
        format!(
            "//! Decorators, each as the node table says that it is used.\n//!\n\
             //! Written from there: see `bt-compiler/tests/nodes`.\n\n\
             use crate::trees::{{walk, World}};\n\
             use core::time::Duration;\n\
             use quickbeam::behavior_tree;\n\n\
             behavior_tree! {{\n    \
             pub tree Usage(world: &mut World, patience: Duration) {{\n        \
             parallel_all<\n            {children}\n        >\n    }}\n}}\n"
        )
    });
}

/// A row that is missing is written from the node table, behind the row of the node before; whoever reads it may write
/// it better.
#[test]
fn each_has_a_row_in_the_table_of_the_guide() {
    keep("src/guide/language.md", |text| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut behind = 0;
        for row in all() {
            let is_row = |line: &String| {
                let is_called = |word: &str| word == row.keyword;
                line.starts_with("| `")
                    && line
                        .split(|c: char| !c.is_alphanumeric() && c != '_')
                        .any(is_called)
            };
            behind = lines.iter().position(is_row).unwrap_or_else(|| {
                let (usage, summary) = (row.usage, row.summary);
                lines.insert(behind + 1, format!("| `{usage}` | {summary} |"));
                behind + 1
            });
        }
        lines.join("\n") + "\n"
    });
}
