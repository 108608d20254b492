//! The kinds of nodes that `BehaviorTree.CPP` has itself, and what they were called before version 4.

use super::document::{Attribute, Category, Model, Node, Project};
use super::read;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// The models of the built-in kinds, as `BehaviorTree.CPP` 4.10 writes them.
pub(crate) const MODELS: &str = include_str!("builtin_models.xml");

/// The model of a built-in kind.
pub(crate) fn model(kind: &str) -> Option<&'static Model> {
    static MODELS_READ: OnceLock<HashMap<String, Model>> = OnceLock::new();
    MODELS_READ
        .get_or_init(|| {
            let mut project = Project::default();
            read::read(MODELS, 0, false, &mut project);
            let kinds = project.models.into_iter();
            let kinds = kinds.filter(|model| model.category != Category::SubTree);
            kinds.map(|model| (model.id.clone(), model)).collect()
        })
        .get(kind)
}

/// How many children a built-in kind takes; `None` for other kinds.
pub(crate) fn children(kind: &str) -> Option<RangeInclusive<usize>> {
    Some(match kind {
        "IfThenElse" | "WhileDoElse" => 2..=3,
        "TryCatch" => 2..=usize::MAX,
        "Switch2" => 3..=3,
        "Switch3" => 4..=4,
        "Switch4" => 5..=5,
        "Switch5" => 6..=6,
        "Switch6" => 7..=7,
        _ => match model(kind)?.category {
            Category::Control => 1..=usize::MAX,
            Category::Decorator => 1..=1,
            _ => 0..=0,
        },
    })
}

/// Gives a node of format 3 the names of format 4.
pub(super) fn modernize(node: &mut Node, plus: bool) {
    if node.category == Some(Category::SubTree) {
        return modernize_subtree(node, plus);
    }
    let modern = match node.kind.as_str() {
        "SequenceStar" => "SequenceWithMemory",
        "RetryUntilSuccesful" | "Retry" => "RetryUntilSuccessful",
        "Negation" => "Inverter",
        "Selector" => "Fallback",
        _ => return rename_thresholds(node),
    };
    modern.clone_into(&mut node.kind);
}

/// `<SubTree ID="X" inner="outer"/>` of format 3 names the outer entry without braces.
fn modernize_subtree(node: &mut Node, plus: bool) {
    for port in &mut node.ports {
        if !plus && !port.value.trim().starts_with('{') {
            port.value = format!("{{{}}}", port.value.trim());
        }
    }
    for other in &mut node.other {
        if matches!(
            other.name.as_str(),
            "__shared_blackboard" | "__autoremap" | "_shared_blackboard"
        ) {
            "_autoremap".clone_into(&mut other.name);
        }
    }
}

fn rename_thresholds(node: &mut Node) {
    if node.kind != "Parallel" {
        return;
    }
    for Attribute { name, .. } in &mut node.ports {
        match name.as_str() {
            "threshold" | "success_threshold" => "success_count".clone_into(name),
            "failure_threshold" => "failure_count".clone_into(name),
            _ => {}
        }
    }
}
