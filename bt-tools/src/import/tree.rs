//! A tree of `BehaviorTree.CPP` as a tree of ours: built-in kinds, conditions, subtrees, leaves.

use super::calls::{self, Scope};
use super::code::{Names, Writer};
use super::instances::{is_constant, Argument};
use super::layout::Piece;
use super::leaves::{self, StubKind};
use super::names::snake;
use super::ours;
use super::shared::Shared;
use super::skip::{self, Skipped};
use super::stubs;
use super::types::Type;
use super::value::Value;
use super::vars::Var;
use crate::script;
use crate::xml::{Attribute, Category, FilePosition, Node, Remark};
use std::collections::{BTreeMap, BTreeSet};

/// Which ends a node must be able to have, so that what comes after it can be reached.
#[derive(Debug, Clone, Copy)]
pub struct Ends {
    pub success: bool,
    pub failure: bool,
}

pub struct TreeWriter<'a> {
    pub scope: Scope<'a>,
    pub kinds: &'a BTreeMap<String, StubKind>,
    pub names_of_trees: &'a [String],
    pub shared: &'a mut Shared,
    /// Names of nodes that are unique in the tree.
    pub labels: BTreeMap<String, usize>,
}

pub const ANY_END: Ends = Ends {
    success: true,
    failure: true,
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
        let guarded = !node.conditions.is_empty();
        let inner_ends = if guarded { ANY_END } else { ends };
        let mut piece = self.kind(node, skipped, inner_ends);
        let label = self.label(node);
        // A time of nothing is written as the child, which has its own.
        if label.is_some() {
            piece.label.clone_from(&label);
        }
        piece.pattern = ours::attribute(node, "_arm").map(str::to_owned);
        if guarded {
            piece = self.conditions(node, piece, skipped);
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
            self.mark(node, label.as_deref())
                .map(|mark| format!("/// {mark}")),
        );
        comments.append(&mut piece.comments);
        piece.comments = comments;
        for comment in &node.last_comments {
            piece.last_comments.extend(lines("//", comment));
        }
        piece
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
        let tree = Piece::leaf(format!("{name}::new({})", arguments.join(", ")));
        if used.set.is_empty() {
            return Some(tree);
        }
        let mut statements = Vec::new();
        for (var, text) in &used.set {
            let of = self.scope.vars.type_of(*var);
            let value = of.literal_owned(text).unwrap_or_else(|| {
                self.shared.needs.convert = true;
                format!("convert::<_, {}>({text:?})", of.owned())
            });
            statements.push(format!("bb.{} = {value};", self.scope.fields[var]));
        }
        let handler = format!("{{ {} }}", statements.join(" "));
        Some(Piece::decorator("on_start", vec![handler], tree))
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
            constants: &mut self.shared.constants,
        };
        let mut writer = Writer {
            names: &mut names,
            vars,
        };
        let (mut lines, last) = writer.script(&statements)?;
        if condition {
            let last = last.ok_or("it gives no value")?;
            lines.push(last.condition()?.text);
        }
        Ok(lines.join(" "))
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

    /// Pre- and postconditions around a node.
    fn conditions(&mut self, node: &Node, mut piece: Piece, skipped: Skipped) -> Piece {
        // From the inside out: what is asked first stands outermost.
        for name in ["_successIf", "_failureIf"] {
            if let Some(text) = node.condition(name) {
                let condition = self.condition(node, text);
                piece = match name {
                    "_successIf" => skip::or(&condition, piece),
                    _ => skip::and_not(&condition, piece),
                };
            }
        }
        for (name, handler) in [
            ("_onSuccess", "on_success"),
            ("_onFailure", "on_failure"),
            ("_onHalted", "on_halt"),
            ("_post", "on_success"),
            ("_post", "on_failure"),
        ] {
            if let Some(text) = node.condition(name) {
                let code = self.script(text, false).unwrap_or_else(|why| {
                    self.note(
                        node.place,
                        format!(
                            "`{name}=\"{}\"` is to be written by hand: {why}",
                            text.value
                        ),
                    );
                    stubs::todo(&text.value)
                });
                piece = Piece::decorator(handler, vec![format!("{{ {code} }}")], piece);
            }
        }
        for name in ["_while", "_skipIf"] {
            piece = self.skipping(node, name, piece, skipped);
        }
        piece
    }

    fn skipping(&mut self, node: &Node, name: &str, piece: Piece, skipped: Skipped) -> Piece {
        let Some(text) = node.condition(name) else {
            return piece;
        };
        let condition = self.condition(node, text);
        let outcome = self.outcome(node, name, skipped);
        match (name, outcome) {
            ("_skipIf", true) => skip::or(&condition, piece),
            ("_skipIf", false) => skip::and_not(&condition, piece),
            (_, outcome) => skip::during(&condition, piece, outcome),
        }
    }

    /// What a skipped node gives, with a note where that is not the same.
    pub fn outcome(&mut self, node: &Node, name: &str, skipped: Skipped) -> bool {
        skipped.outcome().unwrap_or_else(|| {
            self.note(
                node.place,
                format!(
                    "`{name}`: where this is skipped it succeeds here, and in BehaviorTree.CPP it is SKIPPED, \
                     which the node around it has its own way with"
                ),
            );
            true
        })
    }
}

/// The names in a script: entries, parameters and constants.
struct ScriptNames<'a, 'b> {
    scope: &'b Scope<'a>,
    constants: &'b mut BTreeSet<String>,
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
