//! The whole file: what is written at its top, what is left out of it, and how much of the XML is in it.

use super::shared::Needs;
use super::{kinds, stubs, Counts};
use crate::xml::{Category, Node, Project, Remark};
use std::fmt::Write;

/// What stands there for the user to write it.
fn is_stub(item: &str) -> bool {
    item == stubs::ROBOT || item.starts_with(stubs::CONSTANT) || item.contains("todo!(")
}

pub fn without_stubs(items: &[String], needs: &Needs) -> String {
    let complete = items.iter().filter(|item| !is_stub(item));
    let body = complete.map(String::as_str).collect::<Vec<_>>().join("\n");
    uses(&body, needs) + &body
}

pub fn file(project: &Project, items: &[String], needs: &Needs) -> String {
    let body = items.join("\n");
    let mut text = String::from("//! Trees imported by `cargo quickbeam import` from ");
    let files: Vec<_> = project
        .files
        .iter()
        .filter_map(|file| file.file_name())
        .map(|file| format!("`{}`", file.to_string_lossy()))
        .collect();
    text += &files.join(", ");
    text +=
        ".\n//!\n//! Whatever says `todo!()` is to be written: leaves, and what only C++ knew.\n\n";
    text += &uses(&body, needs);
    text + "\n" + &body
}

/// The `use` lines for what stands in the text.
fn uses(body: &str, needs: &Needs) -> String {
    let mut composites: Vec<&str> = needs.composites.iter().copied().collect();
    if body.contains("impl Ask<") {
        composites.push("Ask");
    }
    composites.sort_unstable();
    let mut names = vec!["behavior_tree"];
    for name in ["Children", "Clock", "Composite", "Status", "StdClock"] {
        let used = match name {
            "Clock" | "StdClock" => needs.clock,
            "Composite" | "Children" => body.contains(" Composite<Blackboard> for "),
            name => body.contains(&format!("{name} {{")) || body.contains(&format!("{name}::")),
        };
        if used {
            names.push(name);
        }
    }
    let mut text = String::new();
    if !composites.is_empty() {
        let _ = writeln!(text, "use quickbeam::composites::{};", list(&composites));
    }
    let _ = writeln!(text, "use quickbeam::{};", list(&names));
    if needs.clock || needs.duration || body.contains("Duration") {
        text += "use std::time::Duration;\n";
    }
    text
}

fn list(names: &[&str]) -> String {
    match names {
        [name] => (*name).to_owned(),
        names => format!("{{{}}}", names.join(", ")),
    }
}

pub fn counts(project: &Project, notes: &[Remark]) -> Counts {
    let mut counts = Counts::default();
    let mut count = |node: &Node| {
        counts.nodes += 1;
        if notes.iter().any(|note| note.place == node.place) {
            counts.noted += 1;
        }
        match node.category {
            Some(Category::SubTree) if project.tree(&node.kind).is_none() => {
                counts.missing_trees += 1;
            }
            Some(Category::SubTree) => counts.as_they_are += 1,
            _ if kinds::is_known(node) => counts.as_they_are += 1,
            Some(Category::Control | Category::Decorator) => counts.composites += 1,
            _ => counts.leaves += 1,
        }
    };
    for tree in &project.trees {
        tree.root.walk(&mut count);
    }
    counts
}
