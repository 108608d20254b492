//! What happened, in words.

use super::agents::Fleet;
use super::ring::Moment;
use crate::budgets::{cut, COLUMN};
use crate::model::{Model, View, What};
use crate::record::Call;
use bt_core::info::{Node, TreeInfo};
use bt_core::Status;
use std::fmt::Write;

/// What a node did, in a word: `Failure`, `halted`.
pub fn word(what: What) -> &'static str {
    match what {
        What::Start => "started",
        What::Resume => "resumed",
        What::Done(Status::Success) => "Success",
        What::Done(Status::Failure) => "Failure",
        What::Done(Status::Running) => "Running",
        What::Halt => "halted",
    }
}

/// One operation in a line: `door_open Failure, sleep Running → Running`.
pub fn line(moment: &Moment<'_>) -> String {
    let call = match moment.operation.call {
        Call::Tick => "",
        Call::Halt => "halt: ",
        Call::Reset => "reset: ",
    };
    match moment.trouble {
        Some(trouble) => format!("{call}lost: {trouble}"),
        None => format!("{call}{}", crate::testing::path(moment.model)),
    }
}

/// All operations that are kept, of all agents in the order in which they were, a line each, marks among them.
///
/// With `every_node`, each start, result and halt of each node stands below its operation, indented as the tree is.
///
/// # Errors
///
/// Those of `out`.
pub fn log(
    fleet: &mut Fleet,
    every_node: bool,
    out: &mut impl std::io::Write,
) -> std::io::Result<()> {
    let mut next: Vec<(usize, u64)> = Vec::new();
    let mut heap = std::collections::BinaryHeap::new();
    for (place, agent) in fleet.agents().enumerate() {
        next.push((place, agent.timeline.first()));
    }
    for &(place, number) in &next {
        if let Some(moment) = fleet.agent_mut(place).timeline.at(number) {
            heap.push(std::cmp::Reverse((moment.moment, place, number)));
        }
    }
    let marks = fleet.marks().to_vec();
    let mut marks = marks.iter().peekable();
    let names = fleet.agents().count() > 1;
    while let Some(std::cmp::Reverse((when, place, number))) = heap.pop() {
        while let Some(mark) = marks.next_if(|mark| mark.moment <= when) {
            writeln!(out, "-- {}", mark.text)?;
        }
        let agent = fleet.agent_mut(place);
        let name = if names {
            format!("{}: ", cut(agent.name()))
        } else {
            String::new()
        };
        if let Some(moment) = agent.timeline.at(number) {
            let at = moment.operation.at;
            let at = at.map(|at| format!("{:>10.3} s  ", at.as_secs_f64()));
            writeln!(
                out,
                "{}{:>6}  {name}{}",
                at.unwrap_or_default(),
                number + 1,
                line(&moment)
            )?;
            if every_node {
                events(moment.model, out)?;
            }
        }
        if let Some(moment) = agent.timeline.at(number + 1) {
            heap.push(std::cmp::Reverse((moment.moment, place, number + 1)));
        }
    }
    for mark in marks {
        writeln!(out, "-- {}", mark.text)?;
    }
    Ok(())
}

fn events(model: &Model, out: &mut impl std::io::Write) -> std::io::Result<()> {
    let depths: Vec<usize> = model.nodes().map(|view| view.depth).collect();
    for event in model.events() {
        let (Some(node), Some(depth)) = (
            model.info().node(event.node),
            depths.get(usize::from(event.node)),
        ) else {
            continue;
        };
        let (name, what) = (name(node), word(event.what));
        let indent = 24 + (2 * depth).min(COLUMN);
        writeln!(out, "{:indent$}{name} {what}", "")?;
    }
    Ok(())
}

/// What runs, by name: `walk_to(post)`, or `idle`. Of more than four leaves, four.
pub fn activity(model: &Model) -> String {
    let names = leaves(model).into_iter().filter_map(|leaf| {
        let node = model.info().node(leaf)?;
        Some(name(node))
    });
    let names: Vec<&str> = names.take(4).collect();
    if names.is_empty() {
        "idle".to_owned()
    } else {
        names.join(", ")
    }
}

/// The deepest nodes that run.
pub(crate) fn leaves(model: &Model) -> Vec<u16> {
    let views: Vec<View> = model.nodes().collect();
    let mut has_running_child = vec![false; views.len()];
    for view in &views {
        if let (true, Some(parent)) = (view.is_running, view.parent) {
            has_running_child[usize::from(parent)] = true;
        }
    }
    let running = views.iter().filter(|view| view.is_running);
    running
        .filter(|view| !has_running_child[usize::from(view.number)])
        .map(|view| view.number)
        .collect()
}

/// A node by its label, or as it is written: as much as a line has.
pub fn name(node: &Node) -> &'static str {
    cut(node.label.unwrap_or(node.text))
}

/// The nodes in the order in which they are written, subtrees in their places: their numbers, and their texts, indented.
pub fn outline(info: &'static TreeInfo) -> Vec<(u16, String)> {
    let mut lines = Vec::new();
    add(info, 0, 0, 0, &mut lines);
    lines
}

fn add(
    tree: &'static TreeInfo,
    base: u16,
    node: u16,
    depth: usize,
    lines: &mut Vec<(u16, String)>,
) {
    let Some(written) = tree.nodes.get(usize::from(node)) else {
        return;
    };
    let mut text = format!("{:indent$}", "", indent = (2 * depth).min(COLUMN));
    // Writing to a string cannot fail.
    if let Some(arm) = written.arm {
        let _ = write!(text, "{arm} => ");
    }
    if let Some(label) = written.label {
        let _ = write!(text, "{label}: ");
    }
    text.push_str(written.text);
    lines.push((base + node, text));
    for child in written.children {
        add(tree, base, *child, depth + 1, lines);
    }
    if let Some(subtree) = written.tree {
        let below = base + tree.base_of(node.into());
        add(subtree, below, 0, depth + 1, lines);
    }
}
