//! The path that a tick took, as a line, and whether a test expects it.

use super::names::is_node_called;
use crate::model::{Event, Model, What};
use bt_core::info::Node;
use bt_core::Status;
use std::fmt::Write;

/// What leaves gave and which were halted, then what the tree gave.
pub(crate) fn path(model: &Model) -> String {
    let mut path = String::new();
    for (node, what) in steps(model) {
        let comma = if path.is_empty() { "" } else { ", " };
        let name = crate::timeline::name(node);
        // Writing to a string cannot fail.
        let _ = write!(path, "{comma}{name} {what}");
    }
    if let Some(status) = given(model) {
        let space = if path.is_empty() { "" } else { " " };
        let _ = write!(path, "{space}→ {status}");
    }
    path
}

/// Whether this line is that path, its leaves named as tests name nodes, its arrow `→` or `->`.
pub(super) fn is_taken(model: &Model, line: &str) -> bool {
    let mut rest = line.trim();
    for (number, (node, what)) in steps(model).into_iter().enumerate() {
        if number > 0 {
            let Some(behind) = rest.strip_prefix(',') else {
                return false;
            };
            rest = behind.trim_start();
        }
        let Some(behind) = after(rest, node, what) else {
            return false;
        };
        rest = behind.trim_start();
    }
    match given(model) {
        None => rest.is_empty(),
        Some(status) => {
            let arrow = rest.strip_prefix('→').or_else(|| rest.strip_prefix("->"));
            arrow.is_some_and(|rest| rest.trim() == status.to_string())
        }
    }
}

/// What is behind a node's name and what it did. A name may have commas and spaces in it.
fn after<'a>(line: &'a str, node: &Node, what: &str) -> Option<&'a str> {
    let mut places = line.match_indices(what).filter_map(|(at, _)| {
        let name = line[..at].strip_suffix(' ')?;
        let is_meant = is_node_called(node, name) || name == crate::timeline::name(node);
        is_meant.then(|| &line[at + what.len()..])
    });
    places.next()
}

/// The leaves that gave something or were halted, in order.
fn steps(model: &Model) -> Vec<(&'static Node, &'static str)> {
    let steps = model.events().iter().filter_map(|event| {
        let node = model.info().node(event.node)?;
        let is_leaf = node.children.is_empty() && node.tree.is_none();
        let what = match event.what {
            What::Done(Status::Success) => "Success",
            What::Done(Status::Failure) => "Failure",
            What::Done(Status::Running) => "Running",
            What::Halt => "halted",
            What::Start | What::Resume => return None,
        };
        is_leaf.then_some((node, what))
    });
    steps.collect()
}

/// What the tree gave, if it was ticked.
fn given(model: &Model) -> Option<Status> {
    match model.events().last() {
        Some(Event {
            node: 0,
            what: What::Done(status),
        }) => Some(*status),
        _ => None,
    }
}
