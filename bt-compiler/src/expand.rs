//! The compiler from end to end.

use crate::check::CheckedTree;
use crate::code::places::of_tree;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::live;
use crate::lower::lower;
use crate::print;
use crate::put_in::check;
use crate::spans::{self, within};
use crate::syntax::ast::{ClosureTree, Declaration, Input, ItemTree, Marker};
use crate::syntax::parse;
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::quote_spanned;

/// What a macro call compiles to.
#[derive(Debug)]
pub struct Expansion {
    /// Items, or one expression; stand-ins for trees with mistakes.
    pub code: TokenStream,
    /// Whether it is an expression.
    pub is_expression: bool,
    /// What is wrong, in the order in which it was found.
    pub errors: Vec<Diagnostic>,
}

/// Compiles the input of one macro call.
///
/// `facade` is the path under which the generated code finds the crate `quickbeam`, such as
/// `::quickbeam`. There is code even for trees with mistakes: a stand-in of the declared type.
///
/// ```
/// use quote::quote;
///
/// let tree = quote! { |hero: &mut Hero| fallback< door_open, timeout(8h, sleep) > };
/// let expansion = bt_compiler::expand(&quote! { ::quickbeam }, tree);
/// assert!(expansion.errors.is_empty());
/// assert!(expansion.is_expression);
/// assert!(expansion.code.to_string().contains("door_open"));
/// ```
#[must_use]
pub fn expand(facade: &TokenStream, tokens: TokenStream) -> Expansion {
    let first = tokens.clone().into_iter().next();
    let first = first.map_or_else(Span::mixed_site, |first| first.span());
    let written = tokens.clone();
    let mut compiled = compile(facade, tokens);
    add_sources(&mut compiled, &written);
    let mut code: TokenStream = compiled.code.into_iter().collect();
    if compiled.is_expression {
        code = shown_at(code, first);
    }
    Expansion {
        code,
        is_expression: compiled.is_expression,
        errors: compiled.errors,
    }
}

/// The trees of a macro call, and the code of each.
struct Compiled {
    trees: Vec<CheckedTree>,
    code: Vec<TokenStream>,
    is_expression: bool,
    errors: Vec<Diagnostic>,
}

fn compile(facade: &TokenStream, tokens: TokenStream) -> Compiled {
    let mut diagnostics = Diagnostics::default();
    let written = tokens.clone();
    let mut input = parse(tokens, &mut diagnostics);
    if let Some(Input::Items(items)) = &mut input {
        live::keep_text(items, &written);
    }
    let is_expression = matches!(input, Some(Input::Closure(_)));
    let trees = check(input, &mut diagnostics);
    let code = trees.iter().map(|tree| match &tree.checked {
        Some(checked) => within(of_tree(&tree.declaration, &checked.sources), || {
            let (graph, facade) = (lower(&checked.tree), &spans::moved(facade));
            print::tree(facade, &tree.declaration, checked, &graph)
        }),
        None => print::stub(facade, tree),
    });
    Compiled {
        code: code.collect(),
        trees,
        is_expression,
        errors: diagnostics.into_errors(),
    }
}

/// Of each tree that is marked `#[source]`, the text of its code, however a crate calls its dependency.
#[cfg(feature = "source")]
fn add_sources(compiled: &mut Compiled, tokens: &TokenStream) {
    let are_right = compiled.errors.is_empty();
    if !are_right || !compiled.trees.iter().any(|tree| marked(tree).is_some()) {
        return;
    }
    let read = compile(&quote::quote! { ::quickbeam }, tokens.clone());
    let trees = compiled.trees.iter().zip(read.code);
    let sources = trees.filter_map(|(tree, code)| {
        let (item, _) = marked(tree)?;
        print::source::block(item, &crate::source::of_code(code, tokens.clone(), false))
    });
    let sources: Vec<TokenStream> = sources.collect();
    compiled.code.extend(sources);
}

/// Nobody can write it: the feature is off.
#[cfg(not(feature = "source"))]
fn add_sources(compiled: &mut Compiled, _: &TokenStream) {
    for tree in &compiled.trees {
        let Some((_, marker)) = marked(tree) else {
            continue;
        };
        let mut diagnostics = Diagnostics::default();
        diagnostics
            .error(
                marker.span,
                "`source` takes the feature `source` of the crate `quickbeam`",
            )
            .help("run `cargo add quickbeam --features source`");
        let errors = diagnostics.into_errors();
        match &marker.condition {
            None => compiled.errors.extend(errors),
            Some(condition) => {
                let errors = errors.iter().map(Diagnostic::to_compile_error);
                let errors =
                    quote_spanned! { Span::mixed_site() => #(#[cfg(#condition)] #errors)* };
                compiled.code.push(errors);
            }
        }
    }
}

/// A tree that is marked `#[source]`.
fn marked(tree: &CheckedTree) -> Option<(&ItemTree, &Marker)> {
    match &tree.declaration {
        Declaration::Item(item) => Some((item, item.source.as_ref()?)),
        Declaration::Closure(_) => None,
    }
}

/// An expression whose brace is at the first token of its tree: where items are due, rustc complains there.
fn shown_at(code: TokenStream, first: Span) -> TokenStream {
    let shown = code.into_iter().map(|token| match token {
        TokenTree::Group(group) => {
            let mut shown = Group::new(group.delimiter(), group.stream());
            shown.set_span(Span::mixed_site().located_at(first));
            TokenTree::Group(shown)
        }
        token => token,
    });
    shown.collect()
}

impl Expansion {
    /// What the macro gives: the code, and after it a `compile_error!` for each error. The path of the crate `quickbeam` is the
    /// one that it was expanded with.
    #[must_use]
    pub fn into_tokens(self, facade: &TokenStream) -> TokenStream {
        let code = self.code;
        let errors = self.errors.iter().map(Diagnostic::to_compile_error);
        if !self.is_expression {
            return quote_spanned! { Span::mixed_site() => #code #(#errors)* };
        }
        let code = if self.errors.is_empty() {
            code
        } else {
            let first = code.clone().into_iter().next();
            let first = first.map_or_else(Span::mixed_site, |first| first.span());
            let errors = errors.collect::<TokenStream>();
            shown_at(
                quote_spanned! { Span::mixed_site() => { let tree = #code; #errors tree } },
                first,
            )
        };
        // Where items are due, rustc names the macro that the expression came from.
        quote_spanned! { Span::mixed_site() => #facade::tree_without_a_name! { #code } }
    }
}

/// Expands one macro call for an editor.
///
/// The errors come after the code: before it, editors would complete nothing. A tree with mistakes is given
/// the same shape as one without.
#[must_use]
pub fn expand_in_editor(facade: &TokenStream, tokens: TokenStream) -> TokenStream {
    let mut diagnostics = Diagnostics::default();
    let head = print::edited_head(facade, &tokens);
    let input = parse(tokens, &mut diagnostics);
    let input = input.unwrap_or_else(|| Input::Closure(ClosureTree::unwritten()));
    let is_expression = matches!(input, Input::Closure(_));
    let trees = check(Some(input), &mut diagnostics);
    let code = trees.iter().map(|tree| print::edited(facade, tree));
    let errors = diagnostics.into_errors();
    let errors = errors.iter().map(Diagnostic::to_editor_error);
    if is_expression {
        return quote_spanned! { Span::mixed_site() => { let tree = #(#code)*; #(#errors)* tree } };
    }
    quote_spanned! { Span::mixed_site() => #(#code)* #head #(#errors)* }
}

/// Takes the input of a procedural macro apart: the front macro puts the path of the facade before
/// it, in braces.
#[must_use]
pub fn split_facade(tokens: TokenStream) -> (TokenStream, TokenStream) {
    let mut tokens = tokens.into_iter();
    let facade = match tokens.next() {
        Some(TokenTree::Group(group)) => group.stream(),
        other => other.into_iter().collect(),
    };
    (facade, tokens.collect())
}
