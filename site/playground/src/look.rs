//! What is shown at each keystroke: what is wrong, which trees there are, and the drawing of one.

use std::collections::BTreeSet;
use std::fmt::Write;

use bt_core::info::{Kind, Leaf, Quota, Time, Times};
use bt_core::Status;
use bt_tools::draw::{Direction, Tree};
use bt_tools::model::Model;
use bt_tools::source::Problem;
use serde_json::{json, Value};

use crate::answer::number;
use crate::described::{name, of_checked, Described};
use crate::input::{Input, Units};

/// A tree is folded at first so that no more nodes are seen.
const MOST_NODES: usize = 60;

pub fn look(text: &str, tree: usize, request: &Value) -> Value {
    let input = match Input::of(text) {
        Ok(input) => input,
        Err(problem) => {
            let units = Units::of(text);
            let place = (units.at(problem.range.start), units.at(problem.range.end));
            return json!({ "problems": [told(place, &problem)], "trees": [] });
        }
    };
    let checked = input.check();
    let problems = checked.iter().flat_map(|checked| &checked.problems);
    let problems = problems.map(|problem| told(input.units(&problem.range), problem));
    let problems: Vec<Value> = problems.collect();
    let trees = checked.iter().flat_map(|checked| &checked.trees);
    let trees: Vec<String> = trees.map(|tree| name(&tree.declaration)).collect();
    let tree = tree.min(trees.len().saturating_sub(1));
    let mut answer = json!({ "problems": &problems, "trees": trees, "tree": tree });
    let described = of_checked(&input, &checked, tree).filter(|_| problems.is_empty());
    if let Some(described) = described {
        draw(&described, request, &mut answer);
    }
    answer
}

/// A mistake, as the editor underlines it and rustc says it.
fn told((from, to): (usize, usize), problem: &Problem) -> Value {
    let mut said = problem.message.clone();
    let mut gap = "\n\n";
    for annotation in &problem.annotations {
        let _ = write!(said, "{gap}  = {annotation}");
        gap = "\n";
    }
    json!({
        "from": from,
        "to": to,
        "said": said,
    })
}

fn draw(described: &Described, request: &Value, answer: &mut Value) {
    let whole = Tree::of(described.info);
    let folded: BTreeSet<usize> = match request["folded"].as_array() {
        Some(folded) => folded.iter().map(number).collect(),
        None => whole.fold_to(MOST_NODES),
    };
    let direction = match request["direction"].as_str() {
        Some("down") => Direction::Down,
        _ => Direction::Right,
    };
    let (shown, numbers) = whole.folded(&folded);
    answer["svg"] = shown.to_numbered_svg(direction, &numbers).into();
    answer["folded"] = folded.into_iter().collect();
    answer["nodes"] = nodes(described);
}

/// Each node, and what the made-up context decides about it.
fn nodes(described: &Described) -> Value {
    let model = Model::of(described.info);
    let nodes = model.nodes().map(|view| {
        let number = usize::from(view.number);
        let (from, to) = described.places.get(number).copied().unwrap_or_default();
        let gives = described.gives.iter().find(|(leaf, _)| *leaf == number);
        let all = [Status::Success, Status::Failure, Status::Running];
        let gives = gives.map_or(&all[..], |(_, gives)| gives);
        json!({
            "text": view.node.text,
            "label": view.node.label,
            "doc": view.node.docs,
            "arm": view.node.arm,
            "parent": view.parent,
            "leaf": view.node.children.is_empty(),
            "from": from,
            "to": to,
            "decides": decides(view.node.kind, view.node.children.len(), gives),
        })
    });
    nodes.collect()
}

/// What is to be decided about a node of this kind: `null` if nothing is.
fn decides(kind: Kind, children: usize, gives: &[Status]) -> Value {
    let statuses = || {
        let letters = gives.iter().map(|status| letter(*status));
        letters.collect::<String>()
    };
    match kind {
        Kind::Leaf(Leaf::Value) if children > 0 => Value::Null,
        Kind::Leaf(
            Leaf::Function | Leaf::Method | Leaf::Block | Leaf::Value | Leaf::Test | Leaf::Set,
        )
        | Kind::Custom => json!({ "status": statuses() }),
        Kind::Switch { .. } => json!({ "choice": children }),
        Kind::Priority { .. } | Kind::Utility { .. } => {
            json!({ "choice": children, "none": true })
        }
        Kind::Repeat {
            times: Times::Computed(_),
            ..
        }
        | Kind::Retry {
            times: Times::Computed(_),
            ..
        } => json!({ "count": "times" }),
        Kind::Parallel {
            success: Quota::Computed(_),
            ..
        }
        | Kind::Parallel {
            failure: Quota::Computed(_),
            ..
        }
        | Kind::ParallelAll {
            failures: Quota::Computed(_),
        } => json!({ "count": "children" }),
        kind if matches!(kind.time(), Some(Time::Computed(_))) => json!({ "duration": true }),
        _ => Value::Null,
    }
}

pub fn letter(status: Status) -> char {
    match status {
        Status::Success => 'S',
        Status::Failure => 'F',
        Status::Running => 'R',
    }
}
