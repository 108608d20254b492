//! Leaves in the wrappers of other libraries: `Action(look)`, `Condition(tired)`.

use crate::check::tokens_text;
use crate::nodes::{named_exactly, snake_case};
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::is;
use proc_macro2::{Delimiter, Ident, Literal, TokenTree};

/// What stands around leaves elsewhere.
const WRAPPERS: &[&str] = &[
    "Action",
    "ActionNode",
    "ActionTask",
    "AsyncAction",
    "Behaviour",
    "Call",
    "Check",
    "Condition",
    "ConditionNode",
    "ConditionTask",
    "Conditional",
    "Execute",
    "FunctionNode",
    "Leaf",
    "LeafNode",
    "SimpleAction",
    "SimpleActionNode",
    "SimpleCondition",
    "SimpleConditionNode",
    "StatefulActionNode",
    "SyncAction",
    "SyncActionNode",
    "Task",
    "TaskNode",
];

impl Parser<'_> {
    /// `Action(look)` and `Action(senses::look)`, in a tree with a name, and `Action("look")`: reported, if it is so. Such a tree
    /// captures nothing, and a value is not made of what is called like a function, unless that is a parameter.
    pub fn wrapped_leaf(&mut self, path: &Path, name: &Ident) -> Option<Parsed> {
        let is_wrapper = WRAPPERS.iter().any(|wrapper| name == wrapper);
        if !is_wrapper || path.tokens.len() > 1 {
            return None;
        }
        let [TokenTree::Group(group), ..] = self.tokens.rest() else {
            return None;
        };
        if group.delimiter() != Delimiter::Parenthesis {
            return None;
        }
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let leaf = match inside.as_slice() {
            [TokenTree::Literal(text)] => named_by(text)?,
            // `ID = "look"`
            [TokenTree::Ident(_), sign, TokenTree::Literal(text)]
                if is(sign, '=') || is(sign, ':') =>
            {
                named_by(text)?
            }
            inside if self.is_leaf_alone(inside) => tokens_text(&group.stream()),
            _ => return None,
        };
        let help = format!(
            "a leaf is written as it is: write `{leaf}`; a type of that name is `self::{name}(…)`"
        );
        self.diagnostics
            .error(name.span(), format!("unknown node `{name}`"))
            .help(help);
        Some(self.broken(name.span()))
    }

    /// `look`, `senses::look(3)`, in a tree with a name.
    fn is_leaf_alone(&self, inside: &[TokenTree]) -> bool {
        let named = match inside {
            [named @ .., TokenTree::Group(group)]
                if group.delimiter() == Delimiter::Parenthesis =>
            {
                named
            }
            named => named,
        };
        let is_path = named.iter().enumerate().all(|(at, token)| match token {
            TokenTree::Ident(_) => true,
            token => at > 0 && is(token, ':'),
        });
        let Some(TokenTree::Ident(leaf)) = named.last().filter(|_| is_path) else {
            return false;
        };
        let is_value = named.len() == 1
            && (self.declared.parameters.contains(&leaf.to_string())
                || ["true", "false", "self"].iter().any(|word| leaf == word));
        !self.declared.trees.is_empty() && Case::of(leaf) == Case::Lower && !is_value
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

/// `look` of `"look"` and `"Look"`, which name a function elsewhere.
fn named_by(text: &Literal) -> Option<String> {
    let text = text.to_string();
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    let is_word = !inner.contains(' ') && syn::parse_str::<Ident>(inner).is_ok();
    is_word.then(|| snake_case(inner))
}
