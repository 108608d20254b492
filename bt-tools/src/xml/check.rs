//! What is wrong with a project beyond its notation: children, kinds, recursion.

use super::builtin;
use super::document::{Category, Node, Project, Remark, Tree};

/// Completes the categories of nodes from models, and finds what `BehaviorTree.CPP` would refuse.
pub(super) fn check(project: &mut Project, mistakes: &mut Vec<Remark>) {
    let mut trees = std::mem::take(&mut project.trees);
    for tree in &mut trees {
        complete(&mut tree.root, project);
    }
    for tree in &trees {
        tree.root.walk(&mut |node| node_mistakes(node, mistakes));
        if builtin::model(&tree.id).is_some() || project.model(&tree.id, false).is_some() {
            mistakes.push(Remark {
                place: tree.place,
                message: format!("tree `{}` bears the name of a kind of nodes", tree.id),
            });
        }
    }
    recursion(&trees, mistakes);
    project.trees = trees;
}

/// A tag in compact notation does not say what it is; its model does.
fn complete(node: &mut Node, project: &Project) {
    let modelled = builtin::model(&node.kind).or_else(|| project.model(&node.kind, false));
    if node.category != Some(Category::SubTree) {
        if let Some(model) = modelled {
            node.category = Some(model.category);
        } else if node.category.is_none() && !node.children.is_empty() {
            node.category = Some(Category::Control);
        }
    }
    for child in &mut node.children {
        complete(child, project);
    }
}

fn node_mistakes(node: &Node, mistakes: &mut Vec<Remark>) {
    let count = node.children.len();
    let kind = &node.kind;
    let takes = match (node.category, builtin::children(kind)) {
        (_, Some(takes)) if node.category != Some(Category::SubTree) => takes,
        (Some(Category::SubTree | Category::Action | Category::Condition), _) => 0..=0,
        (Some(Category::Decorator), _) => 1..=1,
        (Some(Category::Control), _) => 1..=usize::MAX,
        (None, _) => 0..=usize::MAX,
    };
    if !takes.contains(&count) {
        let takes = match (*takes.start(), *takes.end()) {
            (0, 0) => "no children".to_owned(),
            (1, 1) => "one child".to_owned(),
            (1, usize::MAX) => "at least one child".to_owned(),
            (least, usize::MAX) => format!("at least {least} children"),
            (least, most) if least == most => format!("{least} children"),
            (least, most) => format!("{least} or {most} children"),
        };
        mistakes.push(Remark {
            place: node.place,
            message: format!("`{kind}` takes {takes}, and has {count}"),
        });
    }
    if node.category == Some(Category::SubTree) {
        return;
    }
    // Only what the library itself has is known for certain: models of other kinds may be old.
    let Some(model) = builtin::model(kind) else {
        return;
    };
    for port in &node.ports {
        if !model.ports.iter().any(|known| known.name == port.name) {
            let ports: Vec<_> = model
                .ports
                .iter()
                .map(|port| format!("`{}`", port.name))
                .collect();
            let has = if ports.is_empty() {
                "it has no ports".to_owned()
            } else {
                format!("it has {}", ports.join(", "))
            };
            mistakes.push(Remark {
                place: port.place,
                message: format!("`{kind}` has no port `{}`: {has}", port.name),
            });
        }
    }
}

/// A tree that holds itself would never end.
fn recursion(trees: &[Tree], mistakes: &mut Vec<Remark>) {
    let places: Vec<Vec<(usize, &Node)>> = trees
        .iter()
        .map(|tree| {
            let mut inner = Vec::new();
            tree.root.walk(&mut |node| {
                if node.category == Some(Category::SubTree) {
                    if let Some(at) = trees.iter().position(|tree| tree.id == node.kind) {
                        inner.push((at, node));
                    }
                }
            });
            inner
        })
        .collect();
    for start in 0..trees.len() {
        let mut seen = vec![false; trees.len()];
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            for &(inner, node) in &places[at] {
                if inner == start && (at == start || seen[at]) {
                    mistakes.push(Remark {
                        place: node.place,
                        message: format!("tree `{}` holds itself", trees[start].id),
                    });
                } else if !std::mem::replace(&mut seen[inner], true) {
                    open.push(inner);
                }
            }
        }
    }
}
