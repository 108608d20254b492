//! Pre- and postconditions: nodes around a node, or functions for a node that asks them itself.

use super::layout::Piece;
use super::skip::{self, Skipped};
use super::stubs;
use super::tree::TreeWriter;
use crate::script;
use crate::xml::Node;

impl TreeWriter<'_> {
    /// Pre- and postconditions around a node.
    pub fn conditions(&mut self, node: &Node, mut piece: Piece, skipped: Skipped) -> Piece {
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
        if node.condition("_onHalted").is_some() && skip::passes_on(node) {
            self.note(
                node.place,
                "where all of its children are skipped, BehaviorTree.CPP leaves this node running and halts it later: `_onHalted` is run then, \
                 and not here",
            );
        }
        // What is skipped amounts to one of both here, after which a handler is called.
        let called = match skipped.outcome() {
            Some(true) => ["_onSuccess", "_post"],
            Some(false) => ["_onFailure", "_post"],
            None => ["", ""],
        };
        for name in called {
            if node.condition(name).is_some() && skip::passes_on(node) {
                let message = format!(
                    "where what this node ticks is skipped, BehaviorTree.CPP skips it too, without `{name}`, which is run here"
                );
                self.note(node.place, message);
            }
        }
        for name in ["_while", "_skipIf"] {
            piece = self.skipping(node, name, piece, skipped);
        }
        piece
    }

    fn skipping(&mut self, node: &Node, name: &str, piece: Piece, skipped: Skipped) -> Piece {
        let Some(text) = node.condition(name).filter(|_| skipped != Skipped::Asks) else {
            return piece;
        };
        let before = self.asked_before(node);
        if name == "_while" && !before.is_empty() {
            self.note(
                node.place,
                "`_while` is asked before `_failureIf` and `_successIf` here, and after them in BehaviorTree.CPP",
            );
        }
        let condition = self.condition(node, text);
        let outcome = self.outcome(node, name, skipped);
        match (name, outcome) {
            ("_skipIf", true) => skip::or(&skip::unless(&before, &condition), piece),
            ("_skipIf", false) => skip::and_not(&skip::unless(&before, &condition), piece),
            (_, outcome) => skip::during(&condition, piece, outcome),
        }
    }

    /// The preconditions that come before the others.
    fn asked_before(&mut self, node: &Node) -> Vec<String> {
        let before = ["_failureIf", "_successIf"].into_iter();
        let before = before.filter_map(|name| node.condition(name));
        before.map(|text| self.condition(node, text)).collect()
    }

    /// Functions that say which children are to be skipped; nothing where none can be, or where a condition is about a
    /// parameter, which a function does not know.
    pub fn skips(&mut self, node: &Node) -> Option<String> {
        if !node.children.iter().any(skip::is_conditional) {
            return None;
        }
        let is_known = |name: &str| {
            let slot = self.scope.instance.slots.get(name);
            slot.is_none_or(|slot| !slot.is_parameter)
        };
        let mut scripts = node.children.iter().flat_map(|child| &child.conditions);
        if !scripts.all(|text| names_in(&text.value).iter().all(|name| is_known(name))) {
            return None;
        }
        Some(self.functions(node))
    }

    /// The same, of children that are never skipped, too.
    pub fn functions(&mut self, node: &Node) -> String {
        let mut functions = Vec::new();
        for child in &node.children {
            let before = self.asked_before(child);
            let [skip_if, during] = ["_skipIf", "_while"].map(|name| {
                let text = child.condition(name)?;
                Some(self.condition(child, text))
            });
            functions.push(skip::function(
                &before,
                skip_if.as_deref(),
                during.as_deref(),
            ));
        }
        format!("[{}]", functions.join(", "))
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

/// The names that a script reads.
fn names_in(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for statement in script::parse(text).unwrap_or_default() {
        statement.walk(&mut |expression| {
            if let script::Expression::Name(name) = expression {
                names.push(name.clone());
            }
        });
    }
    names
}
