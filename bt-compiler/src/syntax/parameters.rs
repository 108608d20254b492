//! What a tree takes: its context and its parameters.

use super::ast::Param;
use super::head::Head;
use super::node::Declared;
use super::path::Case;
use super::types::{context_name, reference, reports_hidden, split};
use crate::diagnostics::Diagnostics;
use crate::hints::Place;
use crate::tokens::{is, is_ident, mentions, Cursor};
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::ext::IdentExt;
use syn::{Generics, Type};

pub type Parameters = (Ident, Type, Vec<Param>);

impl Declared {
    /// What these trees and parameters are called.
    pub fn new(trees: &Rc<BTreeSet<String>>, parameters: Option<&Parameters>) -> Self {
        let context = parameters.map(|(context, ..)| context.to_string());
        let params = parameters.into_iter().flat_map(|(_, _, params)| params);
        Self {
            trees: Rc::clone(trees),
            context,
            parameters: params.map(|param| param.name.to_string()).collect(),
        }
    }
}

/// `(hero: &mut Hero, speed: f32)`
pub fn parameters(group: &Group, diagnostics: &mut Diagnostics) -> Option<Parameters> {
    let parts = split(&mut Cursor::new(group.stream(), group.span_close()));
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else {
        diagnostics
            .error(group.span_open(), "a tree takes its context first")
            .help("write `tree Name(hero: &mut Hero) { node }`");
        return None;
    };
    let context = context(first, diagnostics);
    let params: Vec<Option<Param>> = parts.map(|part| param(part, diagnostics)).collect();
    let (name, ty) = context?;
    let params: Option<Vec<Param>> = params.into_iter().collect();
    Some((name, ty, params?))
}

fn context(part: Cursor, diagnostics: &mut Diagnostics) -> Option<(Ident, Type)> {
    let mut head = Head::new(part, diagnostics);
    let bound = head.binding(Place::Context, true)?;
    let Some(ty) = bound.ty else {
        return head.refuse(Place::Context);
    };
    let reference = reference("context", &bound.name, ty, diagnostics)?;
    if let Some(lifetime) = &reference.lifetime {
        diagnostics
            .error(
                lifetime.span(),
                "the context's reference has no lifetime of its own",
            )
            .help(format!("write `{}: &mut Type`", bound.name));
        return None;
    }
    if reports_hidden(&reference.elem.to_token_stream(), true, diagnostics) {
        return None;
    }
    Some((context_name(bound.name), *reference.elem))
}

fn param(part: Cursor, diagnostics: &mut Diagnostics) -> Option<Param> {
    let mut head = Head::new(part, diagnostics);
    let bound = head.binding(Place::Parameter, false)?;
    let Some((ty, span)) = bound.ty else {
        return head.refuse(Place::Parameter);
    };
    if matches!(&ty, Type::Reference(reference) if reference.mutability.is_some()) {
        diagnostics
            .error(
                span,
                "a parameter is copied for the leaves at every tick, which a `&mut` reference cannot be",
            )
            .help(format!("keep what changes in the context: a field `{}`", bound.name));
        return None;
    }
    let ty = ty.to_token_stream();
    (!reports_hidden(&ty, true, diagnostics)).then_some(Param {
        name: bound.name,
        ty,
    })
}

/// What rustc would say of each place that the macro writes a name to: two things with one name, and lifetimes of nothing.
pub fn check(
    tree: &Ident,
    generics: &Generics,
    (context, ty, params): &Parameters,
    diagnostics: &mut Diagnostics,
) {
    if matches!(ty, Type::Path(path) if path.path.is_ident(tree)) {
        let message = format!("the tree `{tree}` has the name of its context");
        let error = diagnostics.error(tree.span(), message);
        error.help("give it a name of its own, such as what it does");
    }
    if let Type::Path(path) = ty {
        if let Some(same) = path.path.get_ident().filter(|name| *name == context) {
            let message = format!("expected a type, found the context `{context}`");
            let error = diagnostics.error(same.span(), message);
            error.help(format!(
                "write `{context}: &mut Hero`; a type of that name is `self::{context}`"
            ));
        }
    }
    let types: Vec<TokenStream> = std::iter::once(ty.to_token_stream())
        .chain(params.iter().map(|param| param.ty.clone()))
        .collect();
    let is_place =
        |name: &&Ident| Case::of(name) == Case::Lower && !types.iter().any(|ty| mentions(ty, name));
    let place = generics.type_params().map(|ty| &ty.ident).find(is_place);
    if let (Some(place), Some(open)) = (place, &generics.lt_token) {
        let error = diagnostics.error(open.span, "a type is called as a place for nodes is");
        error.help(format!(
            "a place stands after the parameters: write `tree {tree}(hero: &mut Hero)< {place} > {{ node }}`"
        ));
    }
    let mut names = vec![context.unraw()];
    for param in params {
        if names.contains(&param.name.unraw()) {
            let message = format!("a second parameter is called `{}`", param.name);
            let error = diagnostics.error(param.name.span(), message);
            error.help("give each a name of its own");
        }
        names.push(param.name.unraw());
    }
    let lifetimes = generics
        .lifetimes()
        .map(|known| known.lifetime.ident.to_string());
    let known: Vec<String> = lifetimes
        .chain(["static".to_owned(), "_".to_owned()])
        .collect();
    let mut types = types.into_iter();
    if let Some(lifetime) = types.find_map(|ty| undeclared_lifetime(ty, &known)) {
        let message = format!("use of undeclared lifetime name `'{lifetime}`");
        diagnostics.error(lifetime.span(), message).help(format!(
            "write `'_`, which is any lifetime, or declare it: `tree {tree}<'{lifetime}>(…)`"
        ));
    }
}

fn undeclared_lifetime(ty: TokenStream, known: &[String]) -> Option<Ident> {
    let mut is_lifetime = false;
    for token in ty {
        match &token {
            // `for<'a> fn(&'a u8)` declares its own.
            token if is_ident(token, "for") => return None,
            TokenTree::Ident(name) if is_lifetime && !known.contains(&name.to_string()) => {
                return Some(name.clone());
            }
            TokenTree::Group(group) => {
                let inner = undeclared_lifetime(group.stream(), known);
                if inner.is_some() {
                    return inner;
                }
            }
            _ => {}
        }
        is_lifetime = is(&token, '\'');
    }
    None
}
