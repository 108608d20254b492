//! What a tree takes: its context and its parameters.

use super::ast::Param;
use super::item::EXAMPLE;
use super::node::Declared;
use super::path::Case;
use super::types::{binding, context_binding, context_name, reference, split, ty};
use crate::diagnostics::Diagnostics;
use crate::syntax::mistakes::heads::elsewhere::{has_name, impossible_parameter};
use crate::syntax::mistakes::heads::hidden_impl::impl_within;
use crate::tokens::tokens_text;
use crate::tokens::{is, is_ident, Cursor};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::{Type, TypeParamBound};

pub type Parameters = (Ident, Type, Vec<Param>);

impl Declared {
    /// What these trees and parameters are called.
    pub fn new(
        trees: &Rc<BTreeSet<String>>,
        parameters: Option<&Parameters>,
        misnamed: &[Ident],
    ) -> Self {
        let context = parameters.map(|(context, ..)| context.to_string());
        let params = parameters.into_iter().flat_map(|(_, _, params)| params);
        Self {
            trees: Rc::clone(trees),
            context,
            parameters: params.map(|param| param.name.to_string()).collect(),
            misnamed: misnamed.iter().map(ToString::to_string).collect(),
        }
    }
}

/// `(hero: &mut Hero, speed: f32)`, of what is called a tree or not, after a front that was understood or not.
pub fn parameters_of(
    group: Option<&Group>,
    last: Span,
    is_tree: bool,
    has_front: bool,
    diagnostics: &mut Diagnostics,
) -> Option<Parameters> {
    let Some(group) = group else {
        // A front that was not understood has been reported already.
        if has_front {
            diagnostics
                .error(last, "the tree lacks its parameters")
                .help(EXAMPLE);
        }
        return None;
    };
    if group.delimiter() != Delimiter::Parenthesis {
        diagnostics
            .error(
                group.span_open(),
                "the parameters of a tree stand in parentheses",
            )
            .help(EXAMPLE);
        return None;
    }
    let parts = split(&mut Cursor::new(group.stream(), group.span_close()));
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else {
        if is_tree {
            diagnostics
                .error(group.span_open(), "a tree takes its context first")
                .help(EXAMPLE);
        }
        return None;
    };
    // Without `tree` before it, `root(Night)` is no context with a mistake.
    let is_name = first.1.clone().into_iter().nth(1).is_none();
    if !is_tree && !has_front && is_name {
        return None;
    }
    if let Some(context) = late_context(&first.1, &parts) {
        diagnostics
            .error(first.0, "a tree takes its context first")
            .help(format!("write `{context}` before the other parameters"));
        return None;
    }
    let mistakes = diagnostics.count();
    let context = context(first, diagnostics);
    let params: Vec<Option<Param>> = parts.map(|part| param(part, diagnostics)).collect();
    diagnostics.leave(mistakes + 1);
    let (name, ty) = context?;
    let params: Option<Vec<Param>> = params.into_iter().collect();
    Some((name, ty, params?))
}

/// The context in `speed: f32, hero: &mut Hero`.
fn late_context(
    first: &TokenStream,
    others: &std::vec::IntoIter<(Span, TokenStream)>,
) -> Option<String> {
    let borrows = |part: &TokenStream| {
        let tokens: Vec<TokenTree> = part.clone().into_iter().take(4).collect();
        matches!(tokens.as_slice(), [TokenTree::Ident(_), colon, sign, word] if is(colon, ':') && is(sign, '&') && is_ident(word, "mut"))
    };
    let tokens: Vec<TokenTree> = first.clone().into_iter().take(3).collect();
    let is_value = matches!(tokens.as_slice(), [TokenTree::Ident(_), colon, ty] if is(colon, ':') && !is(ty, '&'));
    let mut late = others.as_slice().iter().filter(|(_, part)| borrows(part));
    late.next()
        .filter(|_| is_value)
        .map(|(_, part)| tokens_text(part))
}

fn context(part: (Span, TokenStream), diagnostics: &mut Diagnostics) -> Option<(Ident, Type)> {
    let bound = context_binding(part, "hero: &mut Hero", diagnostics)?;
    let Some(tokens) = bound.ty else {
        diagnostics
            .error(bound.name.span(), "the context lacks its type")
            .help(if Case::of(&bound.name) == Case::Lower {
                format!("write `{}: &mut Type`", bound.name)
            } else {
                let name = crate::nodes::snake_case(&bound.name.to_string());
                format!("write `{name}: &mut {}`", bound.name)
            });
        return None;
    };
    let reference = reference("context", &bound.name, tokens, bound.ty_span, diagnostics)?;
    if !has_name(&reference.elem, &bound.name, diagnostics) {
        return None;
    }
    if let Some(lifetime) = &reference.lifetime {
        diagnostics
            .error(
                lifetime.span(),
                "the context's reference has no lifetime of its own",
            )
            .help(format!("write `{}: &mut Type`", bound.name));
        return None;
    }
    Some((context_name(bound.name), *reference.elem))
}

fn param(part: (Span, TokenStream), diagnostics: &mut Diagnostics) -> Option<Param> {
    let bound = binding(part, "name: Type", diagnostics)?;
    let Some(tokens) = bound.ty else {
        diagnostics
            .error(
                bound.name.span(),
                format!("the parameter `{}` lacks its type", bound.name),
            )
            .help(format!("write `{}: Type`", bound.name));
        return None;
    };
    if impossible_parameter(&bound.name, &tokens, diagnostics) {
        return None;
    }
    let ty = ty(tokens, bound.ty_span, diagnostics)?;
    if let Type::ImplTrait(opaque) = &ty {
        let mut bounds = tokens_text(&opaque.bounds.to_token_stream());
        let is_copied = opaque.bounds.iter().any(
            |bound| matches!(bound, TypeParamBound::Trait(bound) if bound.path.is_ident("Copy")),
        );
        if !is_copied {
            bounds += " + Copy";
        }
        let (name, written) = (&bound.name, tokens_text(&ty.to_token_stream()));
        diagnostics
            .error(
                opaque.impl_token.span,
                format!("the parameter `{name}` of a tree cannot be `{written}`"),
            )
            .help(format!("write `tree Name<T: {bounds}>(…, {name}: T)`"));
        return None;
    }
    if impl_within(&bound.name, &ty.to_token_stream(), false, diagnostics) {
        return None;
    }
    Some(Param {
        name: bound.name,
        ty: ty.to_token_stream(),
        misspelt: None,
    })
}
