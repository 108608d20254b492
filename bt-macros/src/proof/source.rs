//! The source of `tests/conformance/generated`: the recorded cases as trees to be compiled, and
//! what they must do. The test here fails when the source is not what the recording gives.

use super::generated::{assert_up_to_date, NOTE};
use super::layout::Layout;
use super::recorded;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[test]
fn generated_tests_of_recorded_cases_are_up_to_date() {
    let cases = recorded::cases();
    let modules = modules(&cases);
    let tests: usize = modules
        .values()
        .map(|text| text.matches("#[test]").count())
        .sum();
    assert_eq!(tests, cases.len(), "a test for each case");
    assert_up_to_date("../tests/conformance/generated", modules);
}

/// The cases by the beginnings of their ids.
fn modules(cases: &[recorded::Case]) -> BTreeMap<String, String> {
    let mut modules: BTreeMap<String, String> = BTreeMap::new();
    for case in cases.iter().map(TestCase::from) {
        let text = modules.entry(module_of(&case.id)).or_insert_with(|| {
            format!("{NOTE}\n\nuse super::super::{{perform::*, world::*}};\nuse quickbeam::behavior_tree;\n")
        });
        case.write_to(text);
    }
    modules
}

/// `edge-door` goes to `edge`, `c127` to `c1xx`; so a file holds 100 trees at most, and
/// does not change as others come in.
fn module_of(id: &str) -> String {
    match id.split_once('-') {
        Some((module, _)) => module.to_owned(),
        None => format!("{}xx", &id[..id.len() - 2]),
    }
}

/// A tree, and what must happen when it is compiled and run.
pub struct TestCase {
    /// `edge-door`
    pub id: String,
    pub tree: Layout,
    /// By the numbers in the tree.
    pub scripts: Vec<String>,
    /// An op and what comes of it, each: `t R: cond 0 F, start 1 R`.
    pub trace: Vec<String>,
    /// Whether something outlives an activation.
    pub remembers: bool,
}

impl TestCase {
    fn write_to(&self, text: &mut String) {
        let function = self.id.replace('-', "_");
        let ty: String = self.id.split('-').map(capitalized).collect();
        let (tree, scripts) = (self.tree.lines(2), &self.scripts);
        let remembers = if self.remembers { ", remembers" } else { "" };
        let trace = self.trace.join(
            "
        ",
        );
        let written = write!(
            text,
            "
behavior_tree! {{
    #[derive(Debug, Clone, PartialEq)]
    pub tree {ty}(world: &mut World) {{
        {tree}
    }}
}}

recorded!({ty}{remembers});

#[test]
fn {function}() {{
    let scripts = {scripts:?};
    let trace = \"
        {trace}
    \";
    perform(&mut {ty}::new(), &scripts, trace);
}}
"
        );
        written.expect("a string can be written to");
    }
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// `t R: cond 0 F, start 1 R`
pub fn line(op: &str, root: Option<char>, events: &[String]) -> String {
    let root = root.map(|root| format!(" {root}")).unwrap_or_default();
    let colon = if events.is_empty() { "" } else { ": " };
    format!("{op}{root}{colon}{}", events.join(", "))
}
