//! Rust from the XML of `BehaviorTree.CPP`: trees as `behavior_tree!`, and stubs of what they call.
//!
//! ```
//! use bt_tools::{import::import, xml};
//!
//! let text = r#"<root BTCPP_format="4">
//!     <BehaviorTree ID="Door">
//!         <Fallback> <Condition ID="IsOpen"/> <Action ID="Open" speed="0.5" door="{door}"/> </Fallback>
//!     </BehaviorTree>
//! </root>"#;
//! let imported = import(&xml::read_text("door.xml", text)?)?;
//! // What a node was stands above it, for exporting and for Groot2.
//! assert!(imported.text.contains(r#"
//!             /// <Condition ID="IsOpen"/>
//!             { is_open(&bb.robot) },
//!             /// <Action ID="Open" speed="0.5" door="{door}"/>
//!             { open(&mut bb.robot, 0.5, &mut bb.door) }"#));
//! assert!(imported.text.contains("pub fn open(robot: &mut Robot, speed: f64, door: &mut String) -> Status {"));
//! # Ok::<(), xml::Mistakes>(())
//! ```

mod calls;
mod code;
mod conditions;
mod engine;
mod gives;
mod infer;
mod instances;
mod kinds;
mod layout;
mod leaves;
mod mark;
mod names;
mod ours;
mod shared;
mod skip;
mod sources;
mod stubs;
mod text;
mod tree;
mod types;
mod value;
mod vars;

use crate::budgets::IMPORTED_TREES;
use crate::export::Element;
use crate::xml::{Category, Mistakes, Project, Remark};
use calls::{Fields, Scope};
use instances::{Instance, Instances};
use leaves::StubKind;
pub(crate) use names::{camel, plain_camel};
use names::{snake, Taken};
use shared::{Needs, Shared};
use skip::Skipped;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use tree::{Ends, TreeWriter};
use types::Type;
use vars::Vars;

/// What came of an import.
#[derive(Debug, Clone)]
pub struct Imported {
    /// The source file.
    pub text: String,
    /// What is to be written: the kinds of leaves and composites in the file, and the names of their functions and types.
    pub written: Vec<(String, String)>,
    /// Where the meaning needs a person.
    pub notes: Vec<Remark>,
    /// How much was imported how.
    pub counts: Counts,
    items: Vec<String>,
    needs: Needs,
}

impl Imported {
    /// The text without what is to be written: the context, which wants a type `Robot`, the trees, and what is complete.
    #[must_use]
    pub fn without_stubs(&self) -> String {
        text::without_stubs(&self.items, &self.needs)
    }
}

/// How many nodes of the files were imported how.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// All of them.
    pub nodes: usize,
    /// Nodes of the language and of the library, and trees in trees.
    pub as_they_are: usize,
    /// Leaves, which are the user's anyway.
    pub leaves: usize,
    /// Composites and decorators that nobody has but their project.
    pub composites: usize,
    /// Trees that stand in none of the files.
    pub missing_trees: usize,
    /// Nodes with a note.
    pub noted: usize,
}

/// A source file of all trees of a project.
///
/// # Errors
///
/// What cannot be written, all of it.
pub fn import(project: &Project) -> Result<Imported, Mistakes> {
    import_with(project, &BTreeMap::new())
}

/// The same, with the values of names of enumerations in scripts.
///
/// # Errors
///
/// What cannot be written, all of it.
pub fn import_with(project: &Project, enums: &BTreeMap<String, i64>) -> Result<Imported, Mistakes> {
    let mut taken = Taken::default();
    for name in types_of(project) {
        taken.take(&name);
    }
    let mut instances = instances::instances(project, taken);
    if let Some(place) = instances.beyond {
        let message = format!(
            "more than {IMPORTED_TREES} trees: one is written for each way in which the ports of a subtree are tied"
        );
        return Err(Mistakes {
            files: project.files.clone(),
            mistakes: vec![Remark { place, message }],
        });
    }
    let kinds = infer(project, &mut instances);
    let fields = fields(&instances.vars);
    let mut shared = Shared {
        enums: enums.clone(),
        ..Shared::default()
    };
    for (place, message) in std::mem::take(&mut instances.notes) {
        shared.notes.push(Remark { place, message });
    }
    for (var, text) in &instances.initial {
        let of = instances.vars.type_of(*var);
        let value = of.literal_owned(text).unwrap_or_else(|| {
            shared.needs.convert = true;
            format!("convert::<_, {}>({text:?})", of.owned())
        });
        shared.initial.insert(*var, value);
    }
    let trees = trees(&instances, &kinds, &fields, &mut shared);
    if !shared.mistakes.is_empty() {
        shared.mistakes.sort();
        shared.mistakes.dedup();
        return Err(Mistakes {
            files: project.files.clone(),
            mistakes: shared.mistakes,
        });
    }
    shared.notes.extend(project.notes.iter().cloned());
    shared.notes.sort();
    shared.notes.dedup();
    let items = items(&instances, &kinds, &fields, &shared, &trees);
    Ok(Imported {
        counts: text::counts(project, &shared.notes),
        text: text::file(project, &items, &shared.needs),
        items,
        needs: shared.needs,
        written: kinds
            .values()
            .map(|kind| (kind.id.clone(), kind.name.clone()))
            .collect(),
        notes: shared.notes,
    })
}

/// Names that types of C++ have, which nothing else may have.
fn types_of(project: &Project) -> BTreeSet<String> {
    let mut types = Vec::new();
    for port in project.models.iter().flat_map(|model| &model.ports) {
        types.extend(Type::of_cpp(port.cpp_type.as_deref().unwrap_or("")));
    }
    let mut names = stubs::opaque_types(types.iter());
    for tree in &project.trees {
        tree.root.walk(&mut |node| {
            if let Some(element) = node.kind.strip_prefix("ForEach") {
                names.insert(camel(element));
            }
        });
    }
    names.insert("Element".to_owned());
    names.insert("Port".to_owned());
    names
}

fn infer(project: &Project, instances: &mut Instances<'_>) -> BTreeMap<String, StubKind> {
    let mut kinds =
        leaves::kinds(
            project,
            &mut instances.vars,
            &mut instances.names,
            |node| match node.category {
                Some(Category::SubTree) => project.tree(&node.kind).is_none(),
                _ => !kinds::is_known(node),
            },
        );
    let Instances { all, vars, .. } = instances;
    for instance in all.iter() {
        leaves::tie(instance, &mut kinds, vars);
        infer::of_ports(instance, vars);
    }
    vars.settle();
    infer::of_scripts(all, vars);
    kinds
}

/// Names of the entries as fields: their keys, with the tree's name where two trees have such an entry.
fn fields(vars: &Vars) -> Fields {
    let mut alike: HashMap<String, usize> = HashMap::new();
    for (_, _, key) in vars.fields() {
        *alike.entry(snake(key)).or_default() += 1;
    }
    let mut taken = Taken::default();
    taken.take("robot");
    taken.take("clock");
    let mut all: Vec<_> = vars.fields().collect();
    all.sort_by_key(|&(_, scope, key)| (scope, key));
    all.into_iter()
        .map(|(var, scope, key)| {
            let alone = alike[&snake(key)] == 1;
            (var, taken.take(&instances::field_name(scope, key, alone)))
        })
        .collect()
}

/// Each tree as the text of its item.
fn trees(
    instances: &Instances<'_>,
    kinds: &BTreeMap<String, StubKind>,
    fields: &Fields,
    shared: &mut Shared,
) -> Vec<String> {
    let names: Vec<String> = instances.all.iter().map(|it| it.name.clone()).collect();
    let mut texts = Vec::new();
    for (number, instance) in instances.all.iter().enumerate() {
        let mut taken = Taken::default();
        taken.take("bb");
        let parameters: HashMap<String, String> = instance
            .parameters
            .iter()
            .map(|key| (key.clone(), taken.take(&snake(key))))
            .collect();
        let mut labels = BTreeMap::new();
        instance.tree.root.walk(&mut |node| {
            if let Some(name) = &node.name {
                *labels.entry(snake(name)).or_default() += 1;
            }
        });
        let mut writer = TreeWriter {
            scope: Scope {
                instance,
                vars: &instances.vars,
                fields,
                parameters: &parameters,
            },
            kinds,
            project: instances.project,
            names_of_trees: &names,
            shared,
            labels,
        };
        // Around a tree in a tree, either end may lead on. What comes from Rust was written for its place.
        let mut is_inner = false;
        for around in &instances.all {
            around.tree.root.walk(&mut |node| {
                let used = around.inner.get(&std::ptr::from_ref(node));
                is_inner |=
                    used.is_some_and(|used| used.instance == number) && ours::text(node).is_none();
            });
        }
        let ends = Ends {
            success: is_inner,
            failure: is_inner,
            next: None,
        };
        let mut body = writer.node(&instance.tree.root, Skipped::Unknown, ends);
        let mut text = String::new();
        let comments = instance.tree.comments.iter();
        for line in comments.flat_map(|comment| tree::lines("    ///", comment)) {
            text += &(line + "\n");
        }
        if text.is_empty() {
            let _ = writeln!(text, "    /// `{}`", instance.tree.id);
        }
        let twins = instances
            .all
            .iter()
            .filter(|it| it.tree.id == instance.tree.id);
        let is_one = twins.count() == 1;
        if !is_one {
            text += &tied(instance, fields);
        }
        let has_rust = instance.tree.rust.is_some();
        if !has_rust && (!is_one || instance.name != instance.tree.id) {
            let id = Element::new("BehaviorTree").with("ID", &instance.tree.id);
            body.comments.push(format!("/// {}", id.tag(true)));
        }
        if let Some(model) = instances.project.model(&instance.tree.id, true) {
            text += "    ///\n";
            for line in stubs::model_lines(model) {
                let _ = writeln!(text, "    {line}");
            }
        }
        text += "    #[derive(Debug, Clone)]\n";
        let _ = write!(text, "    pub tree {}(bb: &mut Blackboard", instance.name);
        for key in &instance.parameters {
            let of = instances.vars.type_of(instance.slots[key].var);
            shared.needs.duration |= of == Type::Milliseconds;
            let _ = write!(text, ", {}: {}", parameters[key], of.parameter());
        }
        text += ") {\n";
        text += &body.body(8);
        text += "    }\n";
        texts.push(text);
    }
    texts
}

/// Which entries a tree is about that is written more than once.
fn tied(instance: &Instance<'_>, fields: &Fields) -> String {
    let tied: Vec<String> = instance
        .slots
        .iter()
        .filter_map(|(key, slot)| Some(format!("`{key}` is `bb.{}`", fields.get(&slot.var)?)))
        .collect();
    format!("    ///\n    /// Where {}.\n", tied.join(", "))
}

/// The items of the file.
fn items(
    instances: &Instances<'_>,
    kinds: &BTreeMap<String, StubKind>,
    fields: &Fields,
    shared: &Shared,
    trees: &[String],
) -> Vec<String> {
    let vars = &instances.vars;
    let mut items = vec![
        stubs::context(fields, vars, shared),
        stubs::ROBOT.to_owned(),
    ];
    if !trees.is_empty() {
        items.push(format!("behavior_tree! {{\n{}}}\n", trees.join("\n")));
    }
    for kind in kinds.values().filter(|kind| !kind.is_composite()) {
        items.push(stubs::leaf(kind, vars));
    }
    let composites: Vec<_> = kinds.values().filter(|kind| kind.is_composite()).collect();
    for kind in &composites {
        items.push(stubs::composite(kind, vars));
    }
    if composites.iter().any(|kind| !kind.ports.is_empty()) {
        items.push(stubs::PORT.to_owned());
    }
    items.extend(shared.items.values().cloned());
    for (constant, value) in &shared.constants {
        items.push(match value {
            Some(value) => {
                format!("/// Of an enumeration.\npub const {constant}: i64 = {value};\n")
            }
            None => format!("{}\npub const {constant}: i64 = 0;\n", stubs::CONSTANT),
        });
    }
    if shared.needs.convert {
        items.push(stubs::CONVERT.to_owned());
    }
    let types: Vec<Type> = vars.all_types();
    for name in stubs::opaque_types(types.iter()) {
        items.push(stubs::opaque_type(&name));
    }
    items
}
