//! Leaf values: one name for each type, and one place where a value is made.
//!
//! ```text
//! type __RestNap1c9d07e5 = Nap<Bed>;
//! struct Rest { nap: __RestNap1c9d07e5 }
//! impl Rest { const fn __nap_3fa1b2c4(hours: u32) -> __RestNap1c9d07e5 { <__RestNap1c9d07e5>::new(hours) } }
//! struct Night { nap: __RestNap1c9d07e5 }
//! impl Night { pub const fn new() -> Self { Self { nap: Rest::__nap_3fa1b2c4(3) } } }
//! ```
//!
//! The type of a leaf value is mentioned by a field, by what is asked of it, by the description, and where the value is made; and by all of
//! these again in each tree that its own is put into. rustc says at each of them that a generic argument is wrong, say. So generic arguments
//! stand once, and all else mentions a name for the type; one without them needs none. Likewise the expression that makes a value which
//! stands in several trees.

use super::Item;
use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::check::{last_segment, Source};
use crate::print::derives::mentions_parameter;
use crate::print::literals::LiteralTypes;
use crate::print::state::{calls, Content, Field};
use crate::syntax::ast::{ItemTree, LeafKind, MadeIn};
use crate::tokens::{code, mentions, mixed};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;
use std::collections::{BTreeMap, BTreeSet};

/// What else there is to know about the values of a tree.
#[derive(Default)]
pub struct Values {
    /// The types as they are written, of values whose types have names.
    pub written: BTreeMap<NodeId, TokenStream>,
    /// The names, with the types.
    named: Vec<(Ident, TokenStream)>,
    /// Calls that make values: of a function of this tree, or of the one whose value it is.
    calls: BTreeMap<NodeId, TokenStream>,
    /// The functions of this tree that make them.
    functions: Vec<(NodeId, Ident)>,
}

impl Values {
    /// The tokens of the nodes with names in place of types.
    pub fn of(item: &ItemTree, tree: &Tree, sources: &[Source]) -> (Vec<Source>, Self) {
        let (mut sources, mut values) = (sources.to_vec(), Self::default());
        let (mut names, mut made) = (BTreeSet::new(), BTreeSet::new());
        for (node, source) in sources.iter_mut().enumerate() {
            // Trees that were put in have names already.
            if !matches!(
                tree.nodes[node].kind,
                Kind::Leaf(Leaf::Value) | Kind::Custom
            ) {
                continue;
            }
            let first = source.first_in.clone();
            let first = first.filter(|first| item.put_in.repeats.contains(&first.to_string()));
            let Some(LeafKind::Value {
                ty,
                init,
                calls_function,
                made_in,
            }) = source.leaf.as_mut().map(|leaf| &mut leaf.kind)
            else {
                continue;
            };
            match (&first, &made_in) {
                (Some(first), Some(made)) if made.tree == *first => {
                    let is_const = made.is_const || !*calls_function && !calls(init);
                    if is_const || item.constness.is_none() {
                        let (tree, name) = (crate::print::elsewhere(first), &made.function);
                        let arguments = &made.arguments;
                        let call = code! { #tree::#name(#(#arguments),*) };
                        values.calls.insert(node, call);
                    }
                }
                (None, None) if item.put_in.is_repeated => {
                    let function = MadeIn::function(ty, init);
                    let params = item.params.iter().map(|param| &param.name);
                    let params = params.filter(|name| mentions(init, name));
                    let call = code! { Self::#function(#(#params),*) };
                    values.calls.insert(node, call);
                    if made.insert(function.to_string()) {
                        values.functions.push((node, function));
                    }
                }
                _ => {}
            }
            let text = ty.to_string();
            let has_arguments = text.contains('<') && !text.starts_with('<');
            let is_own = text.starts_with("Self") || mentions_parameter(ty, &item.generics);
            if !has_arguments || is_own {
                continue;
            }
            let mut name = name(first.as_ref().unwrap_or(&item.name), ty);
            if first.is_none() && names.insert(name.to_string()) {
                values.named.push((name.clone(), ty.clone()));
            }
            name.set_span(first_span(ty));
            if let Some(after) = after(ty, init) {
                *init = code! { #name #after };
            }
            values
                .written
                .insert(node, std::mem::replace(ty, code! { #name }));
        }
        (sources, values)
    }

    /// The names of types, each before the type of a tree as items of its module.
    pub fn named(&self, attributes: &TokenStream) -> TokenStream {
        let named = self.named.iter().map(|(name, ty)| {
            code! { #attributes type #name = #ty; }
        });
        named.collect()
    }

    /// Whether another tree makes a value.
    pub fn is_made_elsewhere(&self, node: NodeId) -> bool {
        let is_own = self.functions.iter().any(|(known, _)| *known == node);
        self.calls.contains_key(&node) && !is_own
    }

    /// The call that makes a value.
    pub fn made(&self, node: NodeId) -> Option<TokenStream> {
        self.calls.get(&node).cloned()
    }
}

impl Item<'_> {
    /// The functions that make values which others have, too.
    pub(super) fn makers(&self, state: &[Field], literals: &LiteralTypes) -> TokenStream {
        let (item, values) = (self.written, &self.values);
        let functions = values.functions.iter().filter_map(|(node, function)| {
            // The same node may have a resume index, too.
            let mut contents = state.iter().filter(|field| field.node == *node);
            let (ty, init, may_call) = contents.find_map(|field| match &field.content {
                Content::Value { ty, init, may_call } => Some((ty, init, may_call)),
                Content::Resume | Content::Slot(_) => None,
            })?;
            let made = literals.made(*node).unwrap_or_else(|| of_type(ty, init));
            let constness = (item.constness.is_some() || !may_call).then(|| code! { const });
            let params = item
                .params
                .iter()
                .filter(|param| mentions(init, &param.name));
            let params = params.map(|param| {
                let (name, ty) = (&param.name, &param.ty);
                code! { #name: #ty }
            });
            Some(code! {
                #[inline]
                #constness fn #function(#(#params),*) -> #ty { #made }
            })
        });
        functions.collect()
    }
}

impl MadeIn {
    /// The name of the function that makes such a value: where it stands it is known by its words alone.
    pub fn function(ty: &TokenStream, init: &TokenStream) -> Ident {
        let stem = last_segment(ty).to_lowercase();
        mixed(&format!("__{stem}_{:08x}", hash(init)))
    }
}

/// The name for a type of a tree: `__RestNap1c9d07e5`. Other trees of the call know it by the same words, and no two trees have the same
/// one: `GoTo` with `Bed<T>`, `Go` with `ToBed<T>`.
fn name(tree: &Ident, ty: &TokenStream) -> Ident {
    let plain = |text: String| text.trim_start_matches("r#").replace('_', "");
    let stem = format!("__{}{}", plain(tree.to_string()), plain(last_segment(ty)));
    mixed(&format!("{stem}{:08x}", hash(&code! { #tree #ty })))
}

/// A number for these words (FNV-1a).
fn hash(tokens: &TokenStream) -> u32 {
    let text = tokens.to_string().replace(char::is_whitespace, "");
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// `<Walk>::to(3)` of `Walk::to(3)`: where there is no such type, rustc says the same of it here and at the field, and so says
/// it once.
pub fn of_type(ty: &TokenStream, init: &TokenStream) -> TokenStream {
    let after = after(ty, init).filter(|after| {
        let first = after.clone().into_iter().next();
        first.is_some_and(|token| token.to_string() == ":")
    });
    match after {
        Some(after) if !ty.to_string().starts_with('<') => {
            // In the user's own place: rustc shows all of the expression, and proposes what to write behind it.
            quote_spanned! { first_span(ty) => <#ty> #after }
        }
        _ => init.clone(),
    }
}

/// What comes after the type in an expression that begins with it. Others are blocks with what parameters are.
pub fn after(ty: &TokenStream, init: &TokenStream) -> Option<TokenStream> {
    let mut all = init.clone().into_iter();
    let length = ty.clone().into_iter().count();
    let own: TokenStream = all.by_ref().take(length).collect();
    (own.to_string() == ty.to_string()).then(|| all.collect())
}

fn first_span(tokens: &TokenStream) -> Span {
    let first = tokens.clone().into_iter().next();
    first.map_or_else(Span::mixed_site, |first| first.span())
}
