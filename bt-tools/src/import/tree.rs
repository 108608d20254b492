//! A tree of `BehaviorTree.CPP` as a tree of ours: built-in kinds, conditions, subtrees, leaves.

use super::calls::{self, Scope};
use super::code::{Names, Writer};
use super::gives::gives;
use super::instances::{is_constant, Argument};
use super::layout::Piece;
use super::leaves::{self, StubKind};
use super::names::snake;
use super::ours;
use super::shared::Shared;
use super::skip::Skipped;
use super::stubs;
use super::types::Type;
use super::value::Value;
use super::vars::Var;
use crate::script;
use crate::xml::{Attribute, Category, FilePosition, Node, Project, Remark};
use std::collections::{BTreeMap, BTreeSet};

/// Which ends a node must be able to have, so that what comes after it can be reached.
#[derive(Debug, Clone, Copy)]
pub struct Ends {
    pub success: bool,
    pub failure: bool,
    /// Which of them leads to the next node, where one follows: that after a success, or after a failure.
    pub next: Option<bool>,
}

pub struct TreeWriter<'a> {
    pub scope: Scope<'a>,
    pub kinds: &'a BTreeMap<String, StubKind>,
    pub project: &'a Project,
    pub names_of_trees: &'a [String],
    pub shared: &'a mut Shared,
    /// Names of nodes that are unique in the tree.
    pub labels: BTreeMap<String, usize>,
}

pub const ANY_END: Ends = Ends {
    success: true,
    failure: true,
    next: None,
};

impl TreeWriter<'_> {
    pub fn note(&mut self, place: FilePosition, message: impl Into<String>) {
        let message = message.into();
        self.shared.notes.push(Remark { place, message });
    }

    pub fn mistake(&mut self, place: FilePosition, message: impl Into<String>) {
        let message = message.into();
        self.shared.mistakes.push(Remark { place, message });
    }

    /// The node with its conditions, its comments and its label. `skipped` is what a skipped node
    /// amounts to where it stands.
    pub fn node(&mut self, node: &Node, skipped: Skipped, ends: Ends) -> Piece {
        let notes_before = self.shared.notes.len();
        for script in super::instances::scripts(node) {
            if let Some(how) = crate::script::grouped_otherwise(&script.value) {
                let message =
                    format!("up to BehaviorTree.CPP 4.8 {how}; it is read as later versions do");
                self.note(script.place, message);
            }
        }
        let guarded = !node.conditions.is_empty();
        let inner_ends = if guarded { ANY_END } else { ends };
        let outcome = match skipped {
            Skipped::Asks => Skipped::Unknown,
            skipped => skipped,
        };
        let mut piece = self.kind(node, outcome, inner_ends);
        let mut is_own = piece.head.starts_with(char::is_uppercase);
        let label = self.label(node);
        // A time of nothing is written as the child, which has its own.
        if label.is_some() {
            piece.label.clone_from(&label);
        }
        piece.pattern = ours::attribute(node, "_arm").map(str::to_owned);
        if guarded {
            piece = self.conditions(node, piece, skipped);
        }
        if let Some(force) = self.switched_off(node, ends.next) {
            let mut forced = Piece::decorator(force, vec![], Piece::default());
            forced.comments = std::mem::take(&mut piece.comments);
            forced.pattern = piece.pattern.take();
            forced.children = vec![piece];
            piece = forced;
            is_own = true;
        }
        let mut comments = Vec::new();
        for comment in &node.comments {
            comments.extend(lines("//", comment));
        }
        let notes = self.shared.notes[notes_before..]
            .iter()
            .filter(|note| note.place == node.place);
        for note in notes {
            comments.extend(lines("// NOTE:", &note.message));
        }
        for other in node.other.iter().filter(|it| it.name == "_description") {
            for line in other.value.trim().lines() {
                // What begins so could be a mark.
                let is_mark = line.trim_start().starts_with('<');
                let sign = if is_mark { "//" } else { "///" };
                comments.push(format!("{sign} {}", line.trim_end()).trim_end().to_owned());
            }
        }
        comments.extend(
            self.mark(node, label.as_deref(), is_own)
                .map(|mark| format!("/// {mark}")),
        );
        comments.append(&mut piece.comments);
        piece.comments = comments;
        for comment in &node.last_comments {
            piece.last_comments.extend(lines("//", comment));
        }
        piece
    }

    /// What says that the nodes after this one are out of reach on purpose, if they are.
    fn switched_off(&mut self, node: &Node, next: Option<bool>) -> Option<&'static str> {
        let next = next?;
        // What comes from Rust was compiled as it is.
        let mut is_ours = false;
        node.walk(&mut |node| is_ours |= ours::text(node).is_some());
        if is_ours {
            return None;
        }
        let gives = gives(self.project, node, &mut self.shared.gives);
        let force = match next {
            true if !gives.success => "force_failure",
            false if !gives.failure => "force_success",
            _ => return None,
        };
        let is_forced = matches!(node.kind.as_str(), "ForceSuccess" | "ForceFailure");
        (!is_forced || !node.conditions.is_empty()).then_some(force)
    }

    fn label(&self, node: &Node) -> Option<String> {
        let name = node.name.as_ref().filter(|name| **name != node.kind)?;
        let label = snake(name);
        // A leaf that is called like what it does says nothing more by a label; one from Rust had it.
        let is_leaf = node.children.is_empty() && ours::text(node).is_none();
        if is_leaf && label == snake(&node.kind) {
            return None;
        }
        (self.labels.get(&label) == Some(&1)).then(|| match label.as_str() {
            // Constants of a tree, which a label would hide.
            "info" | "nodes" | "shape" => label + "_",
            // A word of the language can be a label, as one of Rust cannot.
            _ if label.strip_suffix('_') == Some(name)
                && syn::parse_str::<syn::Ident>(name).is_ok() =>
            {
                name.clone()
            }
            _ => label,
        })
    }

    fn kind(&mut self, node: &Node, skipped: Skipped, ends: Ends) -> Piece {
        if let Some(text) = ours::text(node) {
            return self.ours(node, text);
        }
        if node.category == Some(Category::SubTree) {
            if let Some(piece) = self.subtree(node) {
                return piece;
            }
        } else if let Some(piece) = self.built_in(node, skipped, ends) {
            return piece;
        }
        let Some(kind) = self.kinds.get(&leaves::key(node)) else {
            self.mistake(node.place, format!("`{}` is not known here", node.kind));
            return Piece::leaf("failure");
        };
        if kind.is_composite() {
            return self.own_composite(node, kind);
        }
        let written = calls::call(node, kind, &self.scope);
        self.shared.needs.convert |= written.needs_convert;
        for note in written.notes {
            self.note(node.place, note);
        }
        Piece::leaf(written.block)
    }

    fn subtree(&mut self, node: &Node) -> Option<Piece> {
        let used = self
            .scope
            .instance
            .inner
            .get(&std::ptr::from_ref(node))?
            .clone();
        let mut arguments = Vec::new();
        let name = &self.names_of_trees[used.instance].clone();
        for (key, argument) in &used.arguments {
            let text = match argument {
                Argument::Literal(text) => self.argument(text, name, key, node.place),
                Argument::Parameter(var) => self.parameter(*var),
            };
            arguments.push(text);
        }
        Some(Piece::leaf(format!(
            "{name}::new({})",
            arguments.join(", ")
        )))
    }

    /// A literal for the parameter of another tree.
    fn argument(&mut self, text: &str, tree: &str, key: &str, place: FilePosition) -> String {
        let var = self.scope.vars.parameter(tree, key);
        let of = var.map_or(Type::Text, |var| self.scope.vars.type_of(var));
        if !of.is_copy() {
            return format!("{text:?}");
        }
        self.shared.needs.duration |= of == Type::Milliseconds;
        of.literal(text).unwrap_or_else(|| {
            self.mistake(place, format!("`{text}` is no {}", of.owned()));
            "0".to_owned()
        })
    }

    fn parameter(&self, var: Var) -> String {
        let found = self
            .scope
            .instance
            .slots
            .iter()
            .find(|(_, slot)| slot.is_parameter && slot.var == var);
        found
            .and_then(|(key, _)| self.scope.parameters.get(key).cloned())
            .unwrap_or_else(|| "\"\"".to_owned())
    }

    /// A composite or decorator that the user writes.
    fn own_composite(&mut self, node: &Node, kind: &StubKind) -> Piece {
        let mut arguments = Vec::new();
        for port in &kind.ports {
            arguments.push(self.own_argument(node, port));
        }
        let children = node
            .children
            .iter()
            .map(|child| self.node(child, Skipped::Unknown, ANY_END))
            .collect();
        let head = format!("{}::new({})", kind.name, arguments.join(", "));
        Piece::composite(head, children)
    }

    fn own_argument(&mut self, node: &Node, port: &leaves::KindPort) -> String {
        let Some(text) = node.port(&port.name) else {
            return "None".to_owned();
        };
        let any = port.is_any(self.scope.vars);
        let of = self.scope.vars.type_of(port.var);
        let value = Value::of(&text.value, &port.name);
        let argument = match self.scope.entry(&value) {
            Some((place, slot))
                if !slot.is_parameter && self.scope.vars.type_of(slot.var) == of && !any =>
            {
                format!("Port::Entry(|bb| &mut {place})")
            }
            Some((place, slot))
                if slot.is_parameter && !self.scope.vars.type_of(slot.var).is_copy() =>
            {
                format!("Port::Text({place})")
            }
            Some((place, _)) => {
                self.note(
                    text.place,
                    format!(
                        "port `{}`: `{place}` is handed over by its name only",
                        port.name
                    ),
                );
                format!("Port::Text({place:?})")
            }
            None => format!("Port::Text({:?})", text.value),
        };
        if port.is_optional {
            format!("Some({argument})")
        } else {
            argument
        }
    }

    /// A script as the inside of a block; `condition` asks for its value.
    pub fn script(&mut self, text: &Attribute, condition: bool) -> Result<String, String> {
        let statements = script::parse(&text.value).map_err(|error| {
            format!(
                "at `{}`: {}",
                &text.value[error.at.min(text.value.len())..],
                error.message
            )
        })?;
        let vars = self.scope.vars;
        let mut names = ScriptNames {
            scope: &self.scope,
            constants: BTreeSet::new(),
        };
        let mut writer = Writer {
            names: &mut names,
            vars,
        };
        let (mut lines, last) = writer.script(&statements)?;
        for name in names.constants {
            self.constant(text.place, &name);
        }
        if condition {
            let last = last.ok_or("it gives no value")?;
            lines.push(last.condition()?.text);
        }
        Ok(lines.join(" "))
    }

    /// A name of an enumeration, which is a constant in the file.
    pub fn constant(&mut self, place: FilePosition, name: &str) {
        let value = self.shared.enums.get(name).copied();
        self.shared.constants.insert(name.to_owned(), value);
        if value.is_none() {
            self.note(
                place,
                format!("`{name}` is of an enumeration, and its value is not in the file: `--enum {name}=…` says it"),
            );
        }
    }

    /// The condition in this attribute, as an expression.
    pub fn condition(&mut self, node: &Node, text: &Attribute) -> String {
        self.script(text, true).unwrap_or_else(|why| {
            self.note(
                node.place,
                format!(
                    "`{}=\"{}\"` is to be written by hand: {why}",
                    text.name, text.value
                ),
            );
            stubs::todo(&text.value)
        })
    }
}

/// The names in a script: entries, parameters and constants.
struct ScriptNames<'a, 'b> {
    scope: &'b Scope<'a>,
    constants: BTreeSet<String>,
}

impl Names for ScriptNames<'_, '_> {
    fn name(&mut self, name: &str) -> Option<(String, Var, bool)> {
        let value = Value::key(name)?;
        if let (true, Value::Entry(key)) = (is_constant(name), &value) {
            self.scope.instance.slots.get(*key)?;
        }
        let (place, slot) = self.scope.entry(&value)?;
        Some((place, slot.var, slot.is_parameter))
    }

    fn constant(&mut self, name: &str) -> String {
        let name = name.trim_start_matches('@').to_owned();
        self.constants.insert(name.clone());
        name
    }
}

/// A text as comments, a line each.
pub fn lines(mark: &str, text: &str) -> Vec<String> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(|line| format!("{mark} {line}"))
        .collect()
}
