//! What the page is told of a log, as JSON: as `frame.rs` tells it of agents that are ticked.

use crate::btlog::{LogMoment, NodeStatus, Replay};
use crate::draw::{Direction, Tree};
use serde_json::{json, Value};
use std::collections::BTreeSet;

/// The tree of a log: what does not change.
pub fn tree(log: &Replay, most_nodes: usize) -> Value {
    let nodes = log.tree().nodes.iter().zip(log.known());
    let nodes = nodes.map(|(node, known)| {
        json!({
            "uid": known.uid,
            "text": node.text,
            "label": node.label,
            "doc": node.doc,
            "arm": node.arm,
            "parent": known.parent,
            "tree": known.tree,
            "file": log.name(),
            "line": known.place.line,
            "column": known.place.column,
            "leaf": node.children.is_empty(),
        })
    });
    let nodes: Vec<Value> = nodes.collect();
    json!({
        "name": log.tree().name,
        "agent": log.name(),
        "nodes": nodes,
        "folded": log.tree().fold_to(most_nodes),
        "counts": ["running", "success", "failure", "skipped", "idle", "time running"],
        "control": false,
        "log": true,
    })
}

/// The drawing of the tree, with these nodes folded.
pub fn drawing(log: &Replay, folded: &BTreeSet<usize>, direction: Direction) -> String {
    let (tree, numbers): (Tree, _) = log.tree().folded(folded);
    tree.to_numbered_svg(direction, &numbers)
}

/// What each node is, a letter for each: `R`, `S`, `F`, `K` and `I` became running, successful, failed, skipped and idle at this
/// moment; small letters for what was so before.
fn letters(moment: &LogMoment) -> String {
    let letter = |status: &NodeStatus| match status {
        NodeStatus::Running => 'r',
        NodeStatus::Success => 's',
        NodeStatus::Failure => 'f',
        NodeStatus::Skipped => 'k',
        NodeStatus::Idle => 'i',
    };
    let mut letters: Vec<char> = moment.statuses.iter().map(letter).collect();
    for place in moment.changes.iter().filter_map(|change| change.place) {
        letters[place].make_ascii_uppercase();
    }
    letters.into_iter().collect()
}

/// The tree at one of its moments.
pub fn moment(log: &Replay, number: usize) -> Option<Value> {
    let moment = log.at(number)?;
    Some(json!({
        "number": number,
        "moment": number,
        "at": moment.time.as_secs_f64(),
        "states": letters(&moment),
        "leaves": log.leaves(&moment),
        "line": log.line(&moment),
    }))
}

/// How often each node became what, and for how many seconds it ran, in the order of the names that [`tree`] gives.
pub fn counts(log: &Replay) -> Value {
    let counts = log.counts().iter().map(|node| {
        json!([
            node.running,
            node.successes,
            node.failures,
            node.skipped,
            node.idle,
            node.time.as_secs_f64()
        ])
    });
    counts.collect()
}

/// All that there is to tell a view that was opened: nothing of it changes any more.
pub fn news(log: &Replay) -> Value {
    let last = log.moments().checked_sub(1);
    let runs = last.and_then(|last| log.at(last)).map(|moment| {
        let names = log.leaves(&moment).into_iter().take(4);
        let names = names.map(|place| log.known()[place].name.as_str());
        names.collect::<Vec<_>>().join(", ")
    });
    let runs = runs.filter(|runs| !runs.is_empty());
    let does = runs.unwrap_or_else(|| "idle".to_owned());
    let mut news = json!({
        "agents": [[0, log.name(), does, false]],
        "first": 0,
        "end": log.moments(),
        "marks": [],
    });
    if let Some(now) = last.and_then(|last| moment(log, last)) {
        news["now"] = now;
    }
    news
}
