//! What one way to run a tree does, beside what was recorded from another implementation.

use crate::counterparts::{leaf_nodes, sketch};
use crate::recorded::{self, cases, Case, Entry, Recorded};
use crate::stage::{Event, Machine, Stage, What};
use bt_compiler::check::model::Tree;

/// Runs every recorded case on what is made of its tree.
pub fn check(mut run: impl FnMut(&Tree, &mut dyn FnMut(&mut dyn Machine))) {
    for case in cases() {
        let sketch = sketch(&case.tree);
        let (tree, scripts) = sketch.plant();
        run(&tree, &mut |machine| {
            let found = perform(&case, &tree, Stage::new(&scripts), machine);
            if let Some(difference) = case.difference(&found) {
                panic!("{sketch}\n{difference}");
            }
        });
    }
}

/// Runs a case, and tells what happened in the words of the recording.
fn perform(case: &Case, tree: &Tree, mut stage: Stage, machine: &mut dyn Machine) -> Vec<Entry> {
    let leaves = case.tree.leaves();
    let nodes = leaf_nodes(tree);
    let leaf_of = |node| leaves[nodes.iter().position(|&leaf| leaf == node).expect("a leaf")];

    let mut trace = Vec::new();
    for op in &case.ops {
        let mut root = None;
        let before = stage.record.len();
        match *op {
            recorded::Op::Tick => root = Some(machine.tick(&mut stage).letter()),
            recorded::Op::Halt => machine.halt(&mut stage),
            recorded::Op::Advance(number) => stage.advance(u128::from(number) * 1_000_000),
        }
        let events = stage.record[before..].iter();
        let events = events
            .filter_map(|event| words(leaf_of(event.node), *event))
            .collect();
        trace.push(Entry { root, events });
    }
    trace
}

/// Leaf and event; none where the recording shows none.
fn words(leaf: &Recorded, event: Event) -> Option<(String, String)> {
    let (started, status) = match event.what {
        What::Start(status) => (true, Some(status)),
        What::Tick(status) | What::Call(status) => (false, Some(status)),
        What::Halt => (false, None),
        _ => return None,
    };
    let what = match (leaf.kind.as_str(), status) {
        ("Condition", Some(status)) => format!("cond {}", status.letter()),
        ("SyncAction", Some(status)) => format!("sync {}", status.letter()),
        ("Action", Some(status)) if started => format!("start {}", status.letter()),
        ("Action", Some(status)) => format!("run {}", status.letter()),
        ("Action", None) => "halt".to_owned(),
        _ => return None,
    };
    Some((leaf.name().to_owned(), what))
}
