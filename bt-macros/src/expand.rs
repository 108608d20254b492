//! The compiler from end to end.

use crate::check::{check, Scope};
use crate::diagnostics::Diagnostics;
use crate::emit;
use crate::lower::lower;
use crate::syntax::ast::{ClosureTree, Input, ItemTree, Node};
use crate::syntax::parse;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote_spanned;

/// What a macro call compiles to.
pub struct Expansion {
    /// Items, or one expression; stand-ins for trees with mistakes.
    pub code: TokenStream,
    /// Whether it is an expression.
    pub is_expression: bool,
    /// `compile_error!`s.
    pub errors: TokenStream,
}

/// Expands one macro call; the errors come after the code.
pub fn expand(tokens: TokenStream) -> TokenStream {
    let (facade, tokens) = split_facade(tokens);
    let Expansion {
        code,
        is_expression,
        errors,
    } = compile(&facade, tokens);
    if is_expression && !errors.is_empty() {
        quote_spanned! { Span::mixed_site() => { let tree = #code; #errors tree } }
    } else {
        quote_spanned! { Span::mixed_site() => #code #errors }
    }
}

/// Compiles what stands in a macro call. The facade is the path of the crate that users know.
pub fn compile(facade: &TokenStream, tokens: TokenStream) -> Expansion {
    let mut diagnostics = Diagnostics::default();
    let (code, is_expression) = match parse(tokens, &mut diagnostics) {
        Some(Input::Closure(closure)) => (closure_form(facade, closure, &mut diagnostics), true),
        Some(Input::Items(items)) => {
            let items = items.into_iter();
            let code = items.map(|item| item_form(facade, item, &mut diagnostics));
            (code.collect(), false)
        }
        None => (TokenStream::new(), false),
    };
    Expansion {
        code,
        is_expression,
        errors: diagnostics.into_compile_errors(),
    }
}

fn closure_form(
    facade: &TokenStream,
    mut closure: ClosureTree,
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    let scope = Scope::of_closure(&closure);
    match check(
        std::mem::replace(&mut closure.root, Node::absent()),
        &scope,
        diagnostics,
    ) {
        Some(checked) => emit::closure_tree(facade, &closure, &checked, &lower(&checked.tree)),
        None => {
            let (stub, code) = (
                emit::stub_closure(facade),
                emit::understood_in_closure(facade, &closure),
            );
            quote_spanned! { Span::mixed_site() => { #code #stub } }
        }
    }
}

fn item_form(
    facade: &TokenStream,
    mut item: ItemTree,
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    let scope = Scope::of_item(&item);
    let labels = item.root.labels();
    match check(
        std::mem::replace(&mut item.root, Node::absent()),
        &scope,
        diagnostics,
    ) {
        Some(checked) => emit::item_tree(facade, &item, &checked, &lower(&checked.tree)),
        None => {
            let code = emit::understood_in_item(&item);
            emit::stub_item(facade, &item, &labels)
                .into_iter()
                .chain(code)
                .collect()
        }
    }
}

/// Expands one macro call for an editor; the errors come after the code.
pub fn expand_in_editor(tokens: TokenStream) -> TokenStream {
    let (facade, tokens) = split_facade(tokens);
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens, &mut diagnostics);
    if let Some(Input::Items(items)) = input {
        let mut code = TokenStream::new();
        for item in items {
            code.extend(emit::edited_item(&facade, &item));
            let scope = Scope::of_item(&item);
            check(item.root, &scope, &mut diagnostics);
        }
        code.extend(diagnostics.into_editor_errors());
        return code;
    }
    let closure = match input {
        Some(Input::Closure(closure)) => closure,
        _ => ClosureTree::unwritten(),
    };
    let tree = emit::edited_closure(&facade, &closure);
    let scope = Scope::of_closure(&closure);
    check(closure.root, &scope, &mut diagnostics);
    let errors = diagnostics.into_editor_errors();
    quote_spanned! { Span::mixed_site() => { let tree = #tree; #errors tree } }
}

/// The front macro puts the path of the facade before the input, in braces.
pub fn split_facade(tokens: TokenStream) -> (TokenStream, TokenStream) {
    let mut tokens = tokens.into_iter();
    let facade = match tokens.next() {
        Some(TokenTree::Group(group)) => group.stream(),
        other => other.into_iter().collect(),
    };
    (facade, tokens.collect())
}
