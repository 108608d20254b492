//! Leaves in the wrappers of other libraries: `Action(look)`, `Condition(tired)`.

use crate::check::tokens_text;
use crate::nodes::named_exactly;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::is_ident;
use proc_macro2::{Delimiter, Ident, TokenTree};

/// What stands around leaves elsewhere.
const WRAPPERS: &[&str] = &[
    "Action",
    "ActionNode",
    "Behaviour",
    "Call",
    "Check",
    "Condition",
    "ConditionNode",
    "Conditional",
    "Execute",
    "FunctionNode",
    "Leaf",
    "SimpleAction",
    "SimpleCondition",
    "Task",
];

impl Parser<'_> {
    /// `Action(look)`, in a tree with a name: reported, if it is so. Such a tree captures nothing, and a value is not made of
    /// what is called like a function, unless that is a parameter.
    pub fn wrapped_leaf(&mut self, path: &Path, name: &Ident) -> Option<Parsed> {
        let is_wrapper = WRAPPERS.iter().any(|wrapper| name == wrapper);
        if !is_wrapper || path.tokens.len() > 1 || self.declared.trees.is_empty() {
            return None;
        }
        let [TokenTree::Group(group), ..] = self.tokens.rest() else {
            return None;
        };
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let ([TokenTree::Ident(leaf)] | [TokenTree::Ident(leaf), TokenTree::Group(_)]) =
            inside.as_slice()
        else {
            return None;
        };
        let is_function = Case::of(leaf) == Case::Lower
            && !self.declared.parameters.contains(&leaf.to_string())
            && !["true", "false", "self"]
                .iter()
                .any(|word| is_ident(&inside[0], word));
        if group.delimiter() != Delimiter::Parenthesis || !is_function {
            return None;
        }
        let help = format!(
            "a leaf is written as it is: write `{}`; a type of that name is `self::{name}(…)`",
            group.stream()
        );
        self.diagnostics
            .error(name.span(), format!("unknown node `{name}`"))
            .help(help);
        Some(self.broken(name.span()))
    }

    /// `composites::Sequence(look, sleep)`, by the modules of other libraries: reported, if it is so.
    pub fn node_of_module(&mut self, path: &Path, name: &Ident) -> bool {
        let modules = [
            "py_trees",
            "composites",
            "decorators",
            "behaviours",
            "behaviors",
            "bt",
            "BT",
        ];
        let [module, _, ..] = path.segments.as_slice() else {
            return false;
        };
        let is_elsewhere = modules.iter().any(|known| module.name == known);
        let Some(row) = named_exactly(&name.to_string()).filter(|_| is_elsewhere) else {
            return false;
        };
        let written = path.stream().to_string().replace(' ', "");
        self.diagnostics
            .error(
                name.span(),
                format!("unknown node `{written}`; did you mean `{}`?", row.keyword),
            )
            .help(format!(
                "{}; a type of that name is `self::{written}`",
                row.to_write_for(&name.to_string())
            ));
        true
    }

    /// `Ok(())`, `Err(e)`, `Some(look)`: reported, if it is so.
    pub fn result_of_rust(&mut self, path: &Path, name: &Ident) -> bool {
        // Without a name, a tree may hold an `Option` of a leaf value.
        let is_named = !self.declared.trees.is_empty();
        let keyword = if name == "Ok" || name == "Some" && is_named {
            "success"
        } else if name == "Err" {
            "failure"
        } else {
            return false;
        };
        let [TokenTree::Group(group), ..] = self.tokens.rest() else {
            return false;
        };
        if path.tokens.len() > 1 {
            return false;
        }
        let inside = tokens_text(&group.stream());
        let (message, help) = match self.node_in(group) {
            Some(node) => (
                format!("`{name}( … )` is no node"),
                format!("a node stands alone, and its result is its own: write `{node}`"),
            ),
            None => (
                format!("`{name}( … )` is no node; did you mean `{keyword}`?"),
                format!("write `{keyword}`; what a leaf gives is an expression in braces: `{{ {name}({inside}) }}`"),
            ),
        };
        self.diagnostics.error(name.span(), message).help(help);
        true
    }
}
