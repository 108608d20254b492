//! What functions return, read from their source: so that a condition is known to be one without building anything.

use super::File;
use bt_compiler::check::model::{Kind, Leaf, Tree};
use bt_compiler::check::Source;
use bt_compiler::syntax::ast::LeafKind;
use bt_core::Status;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;
use syn::{ImplItem, Item, ReturnType, Signature, Type};

/// The functions and methods of some files, by their names.
#[derive(Debug, Clone, Default)]
pub struct Signatures {
    /// What one of this name gives; where several differ, anything.
    functions: BTreeMap<String, Vec<Status>>,
}

const ALL: [Status; 3] = [Status::Success, Status::Failure, Status::Running];

impl Signatures {
    /// Those of these files. What cannot be parsed is passed over.
    #[must_use]
    pub fn of(files: &[File]) -> Self {
        let mut signatures = Self::default();
        for file in files {
            if let Ok(parsed) = syn::parse_file(file.text()) {
                signatures.items(&parsed.items);
            }
        }
        signatures
    }

    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Fn(function) => self.add(&function.sig),
                Item::Mod(module) => {
                    if let Some((_, items)) = &module.content {
                        self.items(items);
                    }
                }
                Item::Impl(block) => {
                    for item in &block.items {
                        if let ImplItem::Fn(method) = item {
                            self.add(&method.sig);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, signature: &Signature) {
        let statuses = given(&signature.output);
        let known = self
            .functions
            .entry(signature.ident.to_string())
            .or_insert_with(|| statuses.clone());
        if *known != statuses {
            *known = ALL.to_vec();
        }
    }

    /// The leaves of a tree whose functions can give less than anything, by number.
    #[must_use]
    pub fn leaves(&self, tree: &Tree, sources: &[Source]) -> Vec<(usize, Vec<Status>)> {
        let leaves = tree.nodes.iter().zip(sources).enumerate();
        let leaves = leaves.filter_map(|(number, (node, source))| {
            if node.kind != Kind::Leaf(Leaf::Call) {
                return None;
            }
            let leaf = source.leaf.as_ref()?;
            let statuses = match &leaf.kind {
                LeafKind::Function { path: name, .. } | LeafKind::Method { method: name, .. } => {
                    self.functions.get(&last_name(name)?)?
                }
                // `test` and `set`.
                LeafKind::Test { .. } | LeafKind::Set { .. } => {
                    return Some((number, vec![Status::Success, Status::Failure]))
                }
                _ => return None,
            };
            (statuses.len() < ALL.len()).then(|| (number, statuses.clone()))
        });
        leaves.collect()
    }
}

/// `near` in `senses::near::<3>`
fn last_name(path: &TokenStream) -> Option<String> {
    let mut last = None;
    for token in path.clone() {
        match token {
            TokenTree::Ident(name) => last = Some(name.to_string()),
            TokenTree::Punct(punct) if punct.as_char() == '<' => break,
            _ => {}
        }
    }
    last
}

/// What a function with this return type gives.
fn given(returns: &ReturnType) -> Vec<Status> {
    let ReturnType::Type(_, ty) = returns else {
        return vec![Status::Success];
    };
    match &**ty {
        Type::Tuple(tuple) if tuple.elems.is_empty() => vec![Status::Success],
        Type::Path(path) if path.path.is_ident("bool") => vec![Status::Success, Status::Failure],
        _ => ALL.to_vec(),
    }
}
