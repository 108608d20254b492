//! What is wrong with a project beyond its notation: children, kinds, recursion.

use super::builtin;
use super::document::{Category, Direction, Mistakes, Model, Node, Project, Remark, Tree};
use crate::budgets::IMPORT_DEPTH;
use std::collections::HashMap;

/// More trees that hold themselves are not listed.
const MOST_SAID: usize = 20;

/// Refuses files that bring code: nodes with `_rust="…"`, whose text goes into the source as it is. For files that are not one's own.
///
/// ```
/// use bt_tools::xml;
///
/// let text = r#"<root BTCPP_format="4"><BehaviorTree ID="Door"><Action ID="Open" _rust="{ open() }"/></BehaviorTree></root>"#;
/// let mistakes = xml::refuse_rust(&xml::read_text("door.xml", text)?).unwrap_err();
/// assert!(mistakes.to_string().contains("`_rust` is code"));
/// # Ok::<(), xml::Mistakes>(())
/// ```
///
/// # Errors
///
/// Each of these nodes.
pub fn refuse_rust(project: &Project) -> Result<(), Mistakes> {
    let mut mistakes = Vec::new();
    for tree in &project.trees {
        tree.root.walk(&mut |node| {
            for code in node.other.iter().filter(|other| other.name == "_rust") {
                mistakes.push(Remark {
                    place: code.place,
                    message: "`_rust` is code, which is not taken from this file".to_owned(),
                });
            }
        });
    }
    if mistakes.is_empty() {
        return Ok(());
    }
    Err(Mistakes {
        files: project.files.clone(),
        mistakes,
    })
}

/// Completes the categories of nodes from models, and finds what `BehaviorTree.CPP` would refuse.
pub(super) fn check(project: &mut Project, mistakes: &mut Vec<Remark>) {
    let mut trees = std::mem::take(&mut project.trees);
    for tree in &mut trees {
        complete(&mut tree.root, project, tree.old_format);
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
fn complete(node: &mut Node, project: &Project, old_format: bool) {
    let modelled = builtin::model(&node.kind).or_else(|| project.model(&node.kind, false));
    if let (true, Some(model)) = (
        old_format && node.category != Some(Category::SubTree),
        modelled,
    ) {
        outputs(node, model);
    }
    if node.category != Some(Category::SubTree) {
        if let Some(model) = modelled {
            node.category = Some(model.category);
        } else if node.category.is_none() && !node.children.is_empty() {
            node.category = Some(Category::Control);
        }
    }
    for child in &mut node.children {
        complete(child, project, old_format);
    }
}

/// In format 3 an output names its entry with or without braces.
fn outputs(node: &mut Node, model: &Model) {
    for port in &mut node.ports {
        let known = model.ports.iter().find(|known| known.name == port.name);
        let is_output = known.is_some_and(|known| known.direction == Direction::Output);
        let key = port.value.trim();
        if is_output && !key.is_empty() && !key.starts_with('{') {
            port.value = format!("{{{key}}}");
        }
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
            let theirs = [
                "duration",
                "memory",
                "num_failures",
                "num_success",
                "policy",
            ];
            let hint = if theirs.contains(&port.name.as_str()) {
                "; that of py_trees has one, and its files are read with `--from py_trees`"
            } else {
                ""
            };
            mistakes.push(Remark {
                place: port.place,
                message: format!("`{kind}` has no port `{}`: {has}{hint}", port.name),
            });
        }
    }
}

/// A tree that holds itself would never end, and trees too deep in one another would overflow the stack of who follows them.
fn recursion(trees: &[Tree], mistakes: &mut Vec<Remark>) {
    let mut numbers = HashMap::new();
    for (number, tree) in trees.iter().enumerate() {
        numbers.entry(tree.id.as_str()).or_insert(number);
    }
    let mut inner: Vec<Vec<(usize, &Node)>> = Vec::new();
    let mut around = vec![Vec::new(); trees.len()];
    for (number, tree) in trees.iter().enumerate() {
        let mut uses = Vec::new();
        tree.root.walk(&mut |node| {
            if node.category == Some(Category::SubTree) {
                if let Some(&at) = numbers.get(node.kind.as_str()) {
                    uses.push((at, node));
                    around[at].push(number);
                }
            }
        });
        inner.push(uses);
    }
    // From the trees that hold no others outwards. What is left holds itself, or holds one that does.
    let mut open: Vec<usize> = inner.iter().map(Vec::len).collect();
    let mut depths = vec![1; trees.len()];
    let mut known: Vec<usize> = (0..trees.len()).filter(|tree| open[*tree] == 0).collect();
    while let Some(tree) = known.pop() {
        if depths[tree] == IMPORT_DEPTH + 1 {
            mistakes.push(Remark {
                place: trees[tree].place,
                message: format!("trees in one another, more than {IMPORT_DEPTH}"),
            });
        }
        for &outer in &around[tree] {
            depths[outer] = depths[outer].max(depths[tree] + 1);
            open[outer] -= 1;
            if open[outer] == 0 {
                known.push(outer);
            }
        }
    }
    let before = mistakes.len();
    for start in (0..trees.len()).filter(|tree| open[*tree] > 0) {
        if mistakes.len() - before < MOST_SAID {
            holds_itself(start, trees, &inner, mistakes);
        }
    }
}

fn holds_itself(
    start: usize,
    trees: &[Tree],
    inner: &[Vec<(usize, &Node)>],
    mistakes: &mut Vec<Remark>,
) {
    let mut seen = vec![false; trees.len()];
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        for &(inner, node) in &inner[at] {
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
