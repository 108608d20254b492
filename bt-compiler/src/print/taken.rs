//! What stands in for a tree whose name is taken by another type of its module, and for those of the same call that use it.
//!
//! rustc says so of the `struct`. All that a tree has would be looked for in the other type, and would be told as well: so it has functions
//! only where the other type has none.

use super::{sound_code, stub};
use crate::check::CheckedTree;
use crate::file::{found_in, is_harmless, names, taken, Taken};
use crate::syntax::ast::{Declaration, ItemTree, LeafKind};
use crate::syntax::mention::Mention;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::BTreeMap;

/// The trees of a call whose names are certain to be taken.
pub struct TakenNames(BTreeMap<String, Taken>);

impl TakenNames {
    pub fn of(trees: &[CheckedTree]) -> Self {
        let items = trees.iter().filter_map(|tree| match &tree.declaration {
            Declaration::Item(item) => Some(item),
            Declaration::Closure(_) => None,
        });
        let taken = items.filter_map(|item| Some((item.name.to_string(), found(item)?)));
        Self(taken.collect())
    }

    /// What stands in for a tree that has such a name or uses one that has.
    pub fn stand_in(&self, facade: &TokenStream, tree: &CheckedTree) -> Option<TokenStream> {
        let Declaration::Item(item) = &tree.declaration else {
            return None;
        };
        if self.0.is_empty() {
            return None;
        }
        let stub = match self.0.get(&item.name.to_string()) {
            Some(Taken::Free) if item.generics.params.is_empty() => {
                stub::stub_item(facade, item, &tree.labels, stub::Shown::Taken)
            }
            Some(_) => stub::type_alone(facade, item),
            None if item.mentions.iter().any(|mention| self.is_of(mention)) => {
                return Some(stub::stub_item(
                    facade,
                    item,
                    &tree.labels,
                    stub::Shown::Compiler,
                ));
            }
            None => return None,
        };
        let code = sound_code::sound_code_in_item(item);
        Some(stub.into_iter().chain(code).collect())
    }

    fn is_of(&self, mention: &Mention) -> bool {
        let Mention::Code(LeafKind::Value { ty, .. }) = mention else {
            return false;
        };
        let ty = ty.to_string();
        ty.split_whitespace()
            .next()
            .is_some_and(|name| self.0.contains_key(name))
    }
}

/// What has the name of a tree that is there whenever its call is.
fn found(item: &ItemTree) -> Option<Taken> {
    let mut attributes = item.attrs.iter();
    let is_always_there = attributes.all(|attribute| {
        let name = attribute.path().to_token_stream().to_string();
        is_harmless(&name)
    });
    if !is_always_there || item.places.is_some() {
        return None;
    }
    let name = item.name.to_string();
    if !names(item.keyword.span()).is_type_twice(&name) {
        return None;
    }
    found_in(item.keyword.span(), |before, text| {
        // A file may have changed since it was compiled.
        let is_tree = text[before.len()..].starts_with("tree");
        taken(before, text, &name).filter(|_| is_tree)
    })
}
