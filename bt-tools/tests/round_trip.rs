//! From XML to Rust to XML to Rust, and from Rust to XML to Rust: the same trees, for all files of this repository that have some.

use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_tools::source::{described, File};
use bt_tools::xml::{self, Attribute, Category, Project};
use bt_tools::{export, import};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The files below the folders of examples, tests and the guide.
fn files(extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let folders = [
        "examples",
        "tests",
        "src/guide",
        "bt-tools/tests",
        "bt-tools/examples",
        "bt-file/tests",
    ];
    let mut open: Vec<PathBuf> = folders.iter().map(|folder| root().join(folder)).collect();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            // What is wrong on purpose is in `mistakes`.
            if path.is_dir() && !path.ends_with("target") && !path.ends_with("mistakes") {
                open.push(path);
            } else if path.extension().is_some_and(|it| it == extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// A node of a file: its depth, kind, name, ports, conditions.
type Written = (
    usize,
    String,
    Option<String>,
    Vec<(String, String)>,
    Vec<(String, String)>,
);

/// The nodes of all trees. A name that is its kind is none; numbers are as the library reads them, and defaults written or not.
fn written(project: &Project) -> Vec<(String, Vec<Written>)> {
    fn walk(node: &xml::Node, depth: usize, to: &mut Vec<Written>) {
        let text = |all: &[Attribute]| -> Vec<(String, String)> {
            let mut all: Vec<_> = all
                .iter()
                .map(|it| (it.name.clone(), it.value.clone()))
                .collect();
            all.sort();
            all
        };
        let mut ports = text(&node.ports);
        let defaults = [
            ("success_count", "-1"),
            ("failure_count", "1"),
            ("max_failures", "1"),
            ("catch_on_halt", "false"),
        ];
        ports.retain(|(name, value)| !defaults.contains(&(name, value)));
        let mut conditions = text(&node.conditions);
        let other: Vec<_> = node
            .other
            .iter()
            .filter(|it| it.name == "_autoremap")
            .cloned()
            .collect();
        conditions.extend(text(&other));
        let category = node.category.filter(|it| *it == Category::SubTree);
        let kind = format!("{category:?} {}", node.kind);
        let name = node.name.clone().filter(|name| *name != node.kind);
        to.push((depth, kind, name, ports, conditions));
        for child in &node.children {
            walk(child, depth + 1, to);
        }
    }
    let mut trees = Vec::new();
    for tree in &project.trees {
        let mut nodes = Vec::new();
        walk(&tree.root, 0, &mut nodes);
        trees.push((tree.id.clone(), nodes));
    }
    trees.sort();
    trees
}

/// All but where they stand. Constants may be written as blocks, where what comes after them has to be in reach.
fn nodes(tree: &'static TreeInfo) -> Vec<impl PartialEq + std::fmt::Debug> {
    let facts = |node: &Node| {
        let (kind, text) = match node.text {
            "{ true }" => (Kind::Leaf(Leaf::Success), "success"),
            "{ false }" => (Kind::Leaf(Leaf::Failure), "failure"),
            // A tree that gives `bool` may be called, which its head says.
            text if text.starts_with(char::is_uppercase) && node.children.is_empty() => {
                (Kind::Leaf(Leaf::Value), text)
            }
            text if matches!(node.kind, Kind::Leaf(_) | Kind::Custom) => (node.kind, text),
            _ => (node.kind, ""),
        };
        let docs: Vec<&str> = node.docs.trim().lines().map(str::trim_end).collect();
        (
            kind,
            text,
            node.label,
            docs,
            node.arm,
            node.parent,
            node.children,
            node.tree.map(|it| it.name),
        )
    };
    tree.nodes.iter().map(facts).collect()
}

fn described_in(name: &str, text: &str) -> Vec<&'static TreeInfo> {
    described(&File::new(name, text))
        .unwrap_or_else(|problems| panic!("{name}: {problems:?}\n{text}"))
}

#[track_caller]
fn same(name: &str, one: &[&'static TreeInfo], other: &[&'static TreeInfo], text: &str) {
    let names = |trees: &[&'static TreeInfo]| trees.iter().map(|it| it.name).collect::<Vec<_>>();
    assert_eq!(names(one), names(other), "{name}\n{text}");
    for (one, other) in one.iter().zip(other) {
        assert_eq!(nodes(one), nodes(other), "{name}, {}\n{text}", one.name);
    }
}

#[test]
fn trees_in_xml_come_back_by_way_of_rust() {
    let mut trees = 0;
    for file in files("xml") {
        // It is wrong on purpose.
        if file.ends_with("bt-file/tests/files/wrong.xml") {
            continue;
        }
        let name = file.display().to_string();
        let project = xml::read_files(&[file]).unwrap_or_else(|it| panic!("{it}"));
        let first = import::import(&project).unwrap_or_else(|it| panic!("{it}"));
        let rust = described_in(&name, &first.text);
        let exported = export::to_xml_in(&File::new(name.as_str(), first.text.as_str()), &rust);
        let again = xml::read_text("again.xml", &exported)
            .unwrap_or_else(|it| panic!("{name}: {it}\n{exported}"));
        assert_eq!(
            written(&again),
            written(&project),
            "{name}\n{}\n{exported}",
            first.text
        );
        let second = import::import(&again).unwrap_or_else(|it| panic!("{name}: {it}\n{exported}"));
        same(&name, &rust, &described_in(&name, &second.text), &exported);
        trees += project.trees.len();
    }
    assert!(trees > 15, "only {trees} trees");
}

#[test]
fn an_imported_example_goes_back_to_its_file() {
    let folder = root().join("examples/nav2");
    let file = File::read(folder.join("tree.rs")).unwrap();
    let exported = export::to_xml_in(&file, &described(&file).unwrap());
    let again = xml::read_text("again.xml", &exported).unwrap();
    let source = folder.join("navigate_to_pose_w_replanning_and_recovery.xml");
    let project = xml::read_files(&[source]).unwrap();
    assert_eq!(written(&again), written(&project), "{exported}");
}

/// The Rust in a page.
fn rust_of(page: &str) -> String {
    let mut text = String::new();
    let mut is_rust = false;
    for line in page.lines() {
        match line.strip_prefix("```") {
            Some(language) => is_rust = !is_rust && language.starts_with("rust"),
            None if is_rust => {
                text += line.strip_prefix("# ").unwrap_or(line);
                text.push('\n');
            }
            None => {}
        }
    }
    text
}

#[test]
fn trees_in_rust_come_back_by_way_of_xml() {
    let mut count = 0;
    for file in files("rs").into_iter().chain(files("md")) {
        let name = file.display().to_string();
        let mut text = std::fs::read_to_string(&file).unwrap();
        if file.extension().is_some_and(|it| it == "md") {
            text = rust_of(&text);
        }
        // Mistakes are written on purpose in some.
        let source = File::new(name.as_str(), text);
        let file_text = source.text();
        let Ok(all) = described(&source) else {
            continue;
        };
        // Its leaves stand in another file, and with them what their ports are: see the test above.
        if file.ends_with("examples/nav2/tree.rs") {
            continue;
        }
        // What an imported tree is depends on all of its file.
        let is_imported = file_text.contains("/// <");
        let together: Vec<_> = if is_imported {
            vec![all]
        } else {
            all.into_iter().map(|it| vec![it]).collect()
        };
        for trees in together {
            let exported = export::to_xml_in(&source, &trees);
            let project = xml::read_text("exported.xml", &exported)
                .unwrap_or_else(|it| panic!("{name}: {it}\n{exported}"));
            let imported =
                import::import(&project).unwrap_or_else(|it| panic!("{name}: {it}\n{exported}"));
            let again = match described(&File::new(name.as_str(), imported.text.as_str())) {
                // What a tree calls its context and its parameters is not in the XML.
                Err(problems)
                    if problems.iter().all(|it| {
                        it.message.contains("takes no arguments")
                            || it.message.contains(" is called `")
                    }) =>
                {
                    continue
                }
                again => again.unwrap_or_else(|it| panic!("{name}: {it:?}\n{}", imported.text)),
            };
            for tree in trees {
                let again: Vec<_> = again
                    .iter()
                    .copied()
                    .filter(|it| it.name == tree.name)
                    .collect();
                same(&name, &[tree], &again, &exported);
                count += 1;
            }
        }
    }
    assert!(count > 50, "only {count} trees");
}
