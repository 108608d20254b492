//! The recorded cases as Rust source: trees to be compiled, and what they must do. They become the
//! tests of `tests/compiled/conformance`.

use crate::compiled::all_are_compiled;
use crate::counterparts::{leaf_nodes, sketch};
use crate::layout::Layout;
use crate::recorded::{self, Case, Recorded};
use crate::sketch::Sketch;
use bt_compiler::check::model::NodeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Of the cases without a name one in so many is compiled, unless all are asked for; each is followed through its graph in any case.
const ONE_IN: usize = 4;

/// The tests of recorded cases, as the body of a module.
pub fn conformance() -> String {
    let mut cases = recorded::cases();
    let known = kinds(&cases);
    if !all_are_compiled() {
        let mut number = 0;
        cases.retain(|case| {
            number += 1;
            case.id.contains('-') || number % ONE_IN == 0
        });
    }
    // What is left out shows no other nodes.
    assert_eq!(known, kinds(&cases));
    let modules = modules(&cases).into_iter();
    let modules = modules.map(|(name, text)| format!("mod {name} {{{text}}}\n"));
    modules.collect()
}

/// The nodes that occur in them.
fn kinds(cases: &[Case]) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    let mut left: Vec<&Recorded> = cases.iter().map(|case| &case.tree).collect();
    while let Some(node) = left.pop() {
        kinds.insert(node.kind.clone());
        left.extend(&node.children);
    }
    kinds
}

/// The cases by the beginnings of their ids.
fn modules(cases: &[Case]) -> BTreeMap<String, String> {
    let mut modules: BTreeMap<String, String> = BTreeMap::new();
    for case in cases.iter().map(TestCase::from) {
        let text = modules.entry(module_of(&case.id)).or_insert_with(|| {
            "\nuse super::super::{perform::*, world::*};\nuse quickbeam::behavior_tree;\n"
                .to_owned()
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
    #[observe]
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

/// The case as one of the compiled trees.
impl From<&Case> for TestCase {
    fn from(case: &Case) -> Self {
        let leaves = case.tree.leaves();
        let sketch = sketch(&case.tree);
        let nodes = leaf_nodes(&sketch.plant().0);
        let call = |node: NodeId| {
            let number = nodes.iter().position(|&leaf| leaf == node).expect("a leaf");
            let leaf: &Recorded = leaves[number];
            let runs = leaf
                .script
                .as_ref()
                .is_some_and(|script| script.contains('R'));
            match leaf.kind.as_str() {
                "Condition" if runs => format!("slow_condition({number})"),
                "Condition" => format!("condition({number})"),
                "SyncAction" => format!("sync_action({number})"),
                "Action" => format!("Action({number})"),
                kind => panic!("{kind} has no counterpart"),
            }
        };
        let number = |(name, what): &(String, String)| {
            let number = leaves
                .iter()
                .position(|leaf| leaf.name() == name)
                .expect("a leaf");
            match what.split_once(' ') {
                Some((what, status)) => format!("{what} {number} {status}"),
                None => format!("{what} {number}"),
            }
        };
        let lines = case.ops.iter().zip(&case.trace).map(|(op, entry)| {
            let op = match op {
                recorded::Op::Tick => "t".to_owned(),
                recorded::Op::Halt => "h".to_owned(),
                recorded::Op::Advance(milliseconds) => format!("+{milliseconds}"),
            };
            let events: Vec<String> = entry.events.iter().map(number).collect();
            line(&op, entry.root, &events)
        });
        Self {
            id: case.id.clone(),
            tree: Layout::of(&sketch, &call),
            scripts: leaves
                .iter()
                .filter_map(|leaf| leaf.script.clone())
                .collect(),
            trace: lines.collect(),
            remembers: sketch.any(&Sketch::remembers),
        }
    }
}
