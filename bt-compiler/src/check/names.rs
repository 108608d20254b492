//! Labels, and names for generated identifiers.

use crate::diagnostics::Diagnostics;
use crate::nodes::snake_case;
use crate::syntax::ast::{self, last_name, LeafKind, NodeKind};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use std::collections::BTreeMap;
use syn::{Generics, Type};

/// The constants of the trait `Tree`.
const OF_TREES: &[&str] = &["INFO", "NODES", "SHAPE"];

/// The labels of a tree by the names of their constants.
#[derive(Default)]
pub struct Labels {
    by_constant: BTreeMap<String, String>,
}

impl Labels {
    pub fn add(&mut self, label: &Ident, is_item: bool, diagnostics: &mut Diagnostics) {
        let name = plain(label);
        let constant = name.to_uppercase();
        if is_item && OF_TREES.contains(&constant.as_str()) {
            diagnostics
                .error(
                    label.span(),
                    format!("the label `{name}` would hide the constant `{constant}` of the tree"),
                )
                .help("give the node another label")
                .note(format!("each label is a constant of the tree's type, and `Tree::{constant}` is there for every tree"));
            return;
        }
        let Some(earlier) = self.by_constant.get(&constant) else {
            self.by_constant.insert(constant, name);
            return;
        };
        let message = if *earlier == name {
            format!("the label `{name}` occurs twice")
        } else {
            format!("the labels `{earlier}` and `{name}` both become the constant `{constant}`")
        };
        diagnostics
            .error(label.span(), message)
            .help("give each node a label of its own");
    }
}

/// An identifier without its `r#`.
pub fn plain(ident: &Ident) -> String {
    let name = ident.to_string();
    name.strip_prefix("r#").map_or(name.clone(), str::to_owned)
}

/// A valid identifier in snake case that reminds of the node.
pub fn name(node: &ast::Node) -> String {
    let word = match (&node.label, &node.kind) {
        (Some(label), _) => plain(label),
        (None, NodeKind::Control(control)) => control.row.keyword.to_owned(),
        (None, NodeKind::Leaf(leaf) | NodeKind::Custom(leaf, _) | NodeKind::Subtree(leaf, _)) => {
            leaf_name(leaf)
        }
        (None, NodeKind::Broken(_)) => "node".to_owned(),
    };
    let name = snake_case(&word);
    if syn::parse_str::<Ident>(&name).is_ok() {
        name
    } else {
        // A keyword of Rust, or `_`.
        format!("{name}_")
    }
}

fn leaf_name(leaf: &ast::Leaf) -> String {
    match &leaf.kind {
        LeafKind::Function { path, .. } => last_segment(path),
        LeafKind::Method { method, .. } => last_segment(method),
        LeafKind::Block { .. } => "block".to_owned(),
        LeafKind::Value { ty, .. } => last_segment(ty),
        LeafKind::Test { .. } => "test".to_owned(),
        LeafKind::Set { .. } => "set".to_owned(),
        LeafKind::Constant(keyword, _) | LeafKind::Running(keyword) => keyword.to_string(),
    }
}

/// The last name of a path outside its generics.
pub fn last_segment(path: &TokenStream) -> String {
    let last = last_name(path);
    last.as_ref().map_or_else(|| "value".to_owned(), plain)
}

/// A type without its generics.
pub fn of_type(ty: &Type) -> String {
    let text = ty.to_token_stream().to_string().replace(' ', "");
    text.split(['<', '(']).next().unwrap_or_default().to_owned()
}

/// Whether it is a type parameter without bounds.
pub fn is_unbounded(ty: &Type, generics: &Generics) -> bool {
    let name = ty.to_token_stream().to_string();
    let mut parameters = generics.type_params();
    let free = parameters.any(|parameter| parameter.ident == name && parameter.bounds.is_empty());
    let mentions = |clause: &syn::WhereClause| {
        clause
            .to_token_stream()
            .into_iter()
            .any(|token| token.to_string() == name)
    };
    free && !generics.where_clause.as_ref().is_some_and(mentions)
}
