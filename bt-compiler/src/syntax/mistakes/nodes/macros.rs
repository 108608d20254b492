//! Macros where a node is due: `behavior_tree! { look }`, `rich!(3)`, `println!(…)`.

use crate::check::tokens_text;
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{is, is_ident};
use proc_macro2::{Delimiter, Ident, TokenTree};

/// Macros of Rust that anybody has.
const MACROS: &[&str] = &[
    "println",
    "eprintln",
    "print",
    "eprint",
    "dbg",
    "assert",
    "assert_eq",
    "assert_ne",
    "panic",
    "todo",
    "unimplemented",
    "unreachable",
    "matches",
    "format",
    "write",
    "writeln",
    "info",
    "debug",
    "warn",
    "error",
    "trace",
    "log",
    "defmt",
    "vec",
    "debug_assert",
    "info_once",
    "json",
    "concat",
    "include",
    "include_str",
    "env",
    "line",
    "file",
    "compile_error",
];

impl Parser<'_> {
    /// What to write for `behavior_tree! { node }`, `rich!(3)` and `println!(…)`.
    pub fn instead_of_macro(&self, name: &Ident) -> String {
        let [_, TokenTree::Group(group), ..] = self.tokens.rest() else {
            return format!("write it in braces: `{{ {name}!( … ) }}`");
        };
        // `todo!()`, as rustc proposes it for the patterns that a `switch` lacks.
        let arguments = if group.stream().is_empty() {
            ""
        } else {
            " … "
        };
        let braces = format!("write it in braces: `{{ {name}!({arguments}) }}`");
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        if name == "behavior_tree" || name == "behaviour_tree" {
            let has_name = inside.iter().any(|token| is_ident(token, "tree"));
            let is_bar = |token: &TokenTree| is(token, '|');
            // `|npc: &mut Npc| node`
            let bars = match inside.iter().position(is_bar) {
                Some(first) => inside[first + 1..]
                    .iter()
                    .position(is_bar)
                    .map(|second| first + second + 2),
                None => Some(0),
            };
            let node = bars
                .filter(|_| !has_name)
                .and_then(|at| node_shown(&inside[at..]));
            return match node {
                Some(node) => format!("a node stands in its place without the macro: write `{node}`"),
                None => "a node stands in its place without the macro; a tree with a name is a leaf: `Name::new()`".to_owned(),
            };
        }
        let is_value = |token: &TokenTree| {
            matches!(token, TokenTree::Literal(_)) || is(token, ',') || is(token, '-')
        };
        let is_leaf = !MACROS.iter().any(|known| name == known)
            && group.delimiter() == Delimiter::Parenthesis
            && inside.iter().all(is_value);
        if is_leaf {
            let arguments = tokens_text(&group.stream());
            let call = if arguments.is_empty() {
                name.to_string()
            } else {
                format!("{name}({arguments})")
            };
            return format!("a leaf is called without `!`: write `{call}`; a macro of yours stands in braces: `{{ {name}!({arguments}) }}`");
        }
        braces
    }
}
