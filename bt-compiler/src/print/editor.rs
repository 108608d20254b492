//! What an editor is given in place of a tree's code: the tree's type, and a function that mentions whatever the tree
//! mentions, in the same order, and is never called.
//!
//! ```text
//! const _: () = {
//!     fn tree(hero: &mut Hero) {
//!         use ::quickbeam::nodes::{fallback, sequence, …};
//!         let _ = ::quickbeam::nodes::fallback;
//!         let _ = door_open(hero);
//!         …
//!     }
//! };
//! struct Night { … }
//! ```
//!
//! It comes first and depends on nothing but the tokens before the cursor: an editor expands a tree a second time with
//! a made-up word at the cursor, and then looks for the same place in both expansions. For the same reason a tree
//! with mistakes is given no other shape than one without. Only the user's own tokens lead to the user's text;
//! what is ours is nowhere, so that nothing of it is shown over a name.

mod parentheses;

use self::parentheses::{after_context, decorator, parenthesised};
use super::elsewhere;
use super::mentioning::mentioning;
use crate::nodes::{all, find, OptionValues, Row, Shape, ATTRIBUTES};
use crate::syntax::ast::{ClosureTree, FieldPath, ItemTree, LeafKind};
use crate::syntax::mention::Mention;
use crate::tokens::{code, is_braces, mixed};
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};

/// An item form, in an editor.
pub fn edited_item(facade: &TokenStream, item: &ItemTree, labels: &[Ident]) -> TokenStream {
    let stub = match item.places {
        Some(_) => edited_places(item),
        None => super::stub::stub_item(facade, item, labels, super::stub::Shown::Editor),
    };
    let conditions = super::derives::conditions(&item.attrs);
    let (context, context_ty) = (&item.context, &item.context_ty);
    // A place is mentioned as if it were called.
    let places = item.places.iter().flat_map(|places| &places.names);
    let places = places.map(|place| code! { #place: fn(&mut #context_ty) });
    let head = mentioning(item, places);
    let declared = item.params.iter().map(|param| &param.name);
    let declared = declared.chain([context]).cloned().collect();
    let mentions = Mentions::new(facade, context, declared).all(&item.mentions);
    let keyword = &item.keyword;
    let budget = item.budget.iter().map(|budget| budget.name.clone());
    let markers = [
        ("observe", &item.observe),
        ("source", &item.source),
        ("live", &item.live),
    ];
    let markers = markers
        .into_iter()
        .filter_map(|(name, marker)| Some(Ident::new(name, marker.as_ref()?.span)));
    let begun = item.attrs.iter().filter_map(|attr| attr.path().get_ident());
    let begun = begun.filter(|word| is_begun(word)).cloned();
    let attributes = budget.chain(markers).chain(begun);
    let bounded = &item.budget_words;
    code! {
        #(#conditions)*
        const _: () = {
            const _: #facade::nodes::Choice = #facade::nodes::head::#keyword;
            #(const _: #facade::nodes::Choice = #facade::nodes::attributes::#attributes;)*
            #(const _: #facade::nodes::Choice = #facade::nodes::attributes::budgets::#bounded;)*
            #[allow(warnings)]
            #head {
                #mentions
            }
        };
        #stub
    }
}

/// Whether a word becomes `budget`, `observe` or `source` where one goes on writing. rust-analyzer appends a word of its own to what it completes.
fn is_begun(word: &Ident) -> bool {
    let word = word.to_string();
    let word = word.trim_end_matches("raCompletionMarker");
    ATTRIBUTES
        .iter()
        .any(|attribute| attribute.starts_with(word))
}

/// The word in `tr` or `pub tr`, after the last tree: an editor offers what an item form begins with.
pub fn edited_head(facade: &TokenStream, tokens: &TokenStream) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let start = tokens
        .iter()
        .rposition(is_braces)
        .map_or(0, |body| body + 1);
    let word = match &tokens[start..] {
        [TokenTree::Ident(word)] if start > 0 => word,
        [.., TokenTree::Ident(before), TokenTree::Ident(word)]
            if ["pub", "const"].iter().any(|known| before == known) =>
        {
            word
        }
        _ => return None,
    };
    Some(code! { const _: #facade::nodes::Choice = #facade::nodes::head::#word; })
}

/// A tree with places, which is mentioned as if it were made of its arguments.
fn edited_places(item: &ItemTree) -> TokenStream {
    let passed = super::derives::split_derives(&item.attrs).0;
    let (vis, name) = (&item.vis, &item.name);
    let types: Vec<&TokenStream> = item.params.iter().map(|param| &param.ty).collect();
    let fields = (!types.is_empty()).then(|| code! { (#(pub #types),*) });
    code! { #(#passed)* #vis struct #name #fields; }
}

/// A closure form, in an editor.
pub fn edited_closure(facade: &TokenStream, closure: &ClosureTree) -> TokenStream {
    let unnamed = mixed("ctx");
    let written = closure.context.as_ref();
    let context = written.map_or(&unnamed, |context| &context.name);
    let (constructor, ty) = match written.and_then(|context| context.ty.as_ref()) {
        Some(ty) => (mixed("new"), code! { #ty }),
        None => (mixed("inferred"), code! { &mut _ }),
    };
    let movement = &closure.move_token;
    let observer = written.and_then(|context| context.observer.as_ref());
    let (tree, observer) = match observer {
        None => (code! { ClosureTree }, None),
        Some(observer) => {
            let (name, ty) = (elsewhere(&observer.name), &observer.ty);
            (
                code! { observed::ClosureTree },
                Some(code! { #name: #ty, _: &'static #facade::__v1::TreeInfo, }),
            )
        }
    };
    let mentions = Mentions::new(facade, context, vec![context.clone()]).all(&closure.mentions);
    code! {
        #facade::__v1::#tree::#constructor(
            #facade::__v1::EditedState,
            #[allow(warnings)]
            #movement |
                _: &mut #facade::__v1::EditedState,
                #context: #ty,
                #observer
                _: #facade::__v1::Operation
            | -> #facade::__v1::Status {
                #mentions
                loop {}
            },
        )
    }
}

struct Mentions<'a> {
    facade: &'a TokenStream,
    context: Ident,
    /// The context's name and those of the parameters.
    declared: Vec<Ident>,
    /// How many subjects there have been.
    subjects: usize,
    /// Those whose patterns still come.
    open: Vec<Ident>,
    /// The arguments of the next call, as they are written.
    arguments: Option<Group>,
}

impl<'a> Mentions<'a> {
    fn new(facade: &'a TokenStream, context: &Ident, declared: Vec<Ident>) -> Self {
        Self {
            facade,
            context: elsewhere(context),
            declared,
            subjects: 0,
            open: Vec::new(),
            arguments: None,
        }
    }

    fn all(mut self, mentions: &[Mention]) -> TokenStream {
        let nodes = self.nodes_in_scope(mentions);
        let statements = mentions.iter().map(|mention| self.statement(mention));
        // The last statement is there in place of one that may come yet.
        code! { #nodes #(#statements)* let _ = ((), ()); }
    }

    /// With the nodes in scope, a word half written may become one of them. Those that the user's own code has a
    /// variable or function for stay out: it would seem to be the node.
    fn nodes_in_scope(&self, mentions: &[Mention]) -> TokenStream {
        let facade = self.facade;
        let own: Vec<&TokenStream> = mentions.iter().flat_map(users_code).collect();
        let is_own = |name: &Ident| {
            self.declared.contains(name)
                || own.iter().any(|code| crate::tokens::mentions(code, name))
        };
        let nodes = all().map(|row| mixed(row.keyword));
        let nodes = nodes.filter(|node| !is_own(node));
        let options = mentions.iter().filter_map(|mention| match mention {
            Mention::Keyword(keyword) => find(&keyword.to_string()),
            _ => None,
        });
        // The word in `repeat(3, yi, …)` may become an option as well.
        let mut options: Vec<&Row> = options
            .filter(|row| matches!(row.shape, Shape::Decorator(_)) && !row.options.is_empty())
            .collect();
        options.dedup_by_key(|row| row.keyword);
        options.truncate(1);
        let options = options.iter().map(|row| mixed(row.keyword));
        code! { use #facade::nodes::{#(#nodes),*}; #(use #facade::nodes::options::#options::*;)* }
    }

    fn statement(&mut self, mention: &Mention) -> TokenStream {
        let facade = self.facade;
        match mention {
            Mention::Keyword(keyword) => code! { let _ = #facade::nodes::#keyword; },
            Mention::Parentheses(row, written) => decorator(facade, row, written),
            Mention::Arguments(arguments) => {
                self.arguments = Some(arguments.clone());
                TokenStream::new()
            }
            Mention::Option { row, name, value } => self.option(row, name, value.as_ref()),
            Mention::Code(code) | Mention::Word(code) => {
                let call = self.call(code, None);
                code! { let _ = #call; }
            }
            Mention::Query(code) => {
                let call = self.call(code, Some(&code! { #facade::__v1::unknown() }));
                code! { let _ = #call; }
            }
            Mention::Field { path, unfinished } => {
                let place = self.place(path);
                let dot = unfinished.then(|| code! { . });
                code! { let _ = &#place #dot; }
            }
            Mention::Expression(expression) => code! { let _ = (#expression,); },
            Mention::Subject(expression) => {
                self.subjects += 1;
                let name = mixed(&format!("subject_{}", self.subjects));
                self.open.push(name.clone());
                code! { let #name = #facade::__v1::another(&(#expression)); }
            }
            Mention::Pattern(pattern) => match self.open.last() {
                Some(subject) => {
                    code! { match #facade::__v1::another(&#subject) { #pattern => {} _ => {} } }
                }
                None => TokenStream::new(),
            },
            Mention::SubjectEnd => {
                self.open.pop();
                TokenStream::new()
            }
        }
    }

    /// `let _ = nodes::options::parallel::success; let _ = { use nodes::values::parallel::success::*; 2 };`
    fn option(&self, row: &Row, name: &Ident, value: Option<&TokenStream>) -> TokenStream {
        let facade = self.facade;
        let (node, option) = (mixed(row.keyword), as_name(name));
        let mentioned = code! { let _ = #facade::nodes::options::#node::#option; };
        let known = row.options.iter().find(|(known, _)| name == known);
        let (Some(value), Some((_, values))) = (value, known) else {
            return mentioned;
        };
        let own_option = as_name(&Ident::new(&name.to_string(), Span::mixed_site()));
        let values_of = code! { #facade::nodes::values::#node::#own_option };
        let value = match values {
            OptionValues::Words(_) => {
                let word = value.clone().into_iter().next();
                let word = match word {
                    Some(TokenTree::Ident(word)) => Some(as_name(&word)),
                    _ => None,
                };
                code! { let _ = #values_of::#word; }
            }
            OptionValues::Threshold => code! { let _ = { use #values_of::*; #value }; },
        };
        code! { #mentioned #value }
    }

    fn call(&mut self, code: &LeafKind, further: Option<&TokenStream>) -> TokenStream {
        let written = self.arguments.take();
        let (context, comma) = (&self.context, further.map(|_| code! { , }));
        match code {
            LeafKind::Function { path, .. } => {
                let arguments = match &written {
                    Some(written) => after_context(context, written, &code! { #comma #further }),
                    None => parenthesised(last_span(path), &code! { #context #comma #further }),
                };
                code! { #path #arguments }
            }
            LeafKind::Method { method, .. } if method.is_empty() => code! { #context. },
            LeafKind::Method { method, .. } => {
                let arguments = match written {
                    // The user's own parentheses: in them, an editor shows what the method takes.
                    Some(written) => written,
                    None => parenthesised(last_span(method), &code! { #further }),
                };
                code! { #context.#method #arguments }
            }
            LeafKind::Block {
                body, leaves_early, ..
            } => {
                if *leaves_early {
                    code! { (|| { #body })() }
                } else {
                    code! { { #body } }
                }
            }
            LeafKind::Value { init, .. } => init.clone(),
            // Keywords, and the fields and expressions in them, are mentioned one by one.
            LeafKind::Constant(..)
            | LeafKind::Running(_)
            | LeafKind::Test { .. }
            | LeafKind::Set { .. } => TokenStream::new(),
        }
    }

    /// The place that a path of fields names.
    fn place(&self, path: &FieldPath) -> TokenStream {
        let (facade, context) = (self.facade, &self.context);
        let start = code! { #context };
        path.steps.iter().fold(start, |place, step| {
            let access = super::field::access(step);
            let place = code! { #place #access };
            if step.optional.is_some() {
                code! { #facade::__v1::inside(&#place) }
            } else {
                place
            }
        })
    }
}

/// A name in Rust: `r#yield`. A word that cannot be one, as `self`, stays as it is.
fn as_name(word: &Ident) -> Ident {
    let name = word.to_string();
    let is_keyword = syn::parse_str::<Ident>(&name).is_err();
    if is_keyword && syn::parse_str::<Ident>(&format!("r#{name}")).is_ok() {
        return Ident::new_raw(&name, word.span());
    }
    word.clone()
}

/// The code in a mention that is not looked up among the nodes.
fn users_code(mention: &Mention) -> Vec<&TokenStream> {
    match mention {
        Mention::Code(code) | Mention::Word(code) | Mention::Query(code) => match code {
            LeafKind::Function { arguments, .. } | LeafKind::Method { arguments, .. } => {
                arguments.iter().collect()
            }
            LeafKind::Block { body, .. } => vec![body],
            LeafKind::Value { init, .. } => vec![init],
            LeafKind::Constant(..)
            | LeafKind::Running(_)
            | LeafKind::Test { .. }
            | LeafKind::Set { .. } => Vec::new(),
        },
        Mention::Expression(code) | Mention::Subject(code) | Mention::Pattern(code) => vec![code],
        Mention::Option {
            value: Some(value), ..
        } => vec![value],
        Mention::Option { .. }
        | Mention::Keyword(_)
        | Mention::Parentheses(..)
        | Mention::Arguments(_)
        | Mention::Field { .. }
        | Mention::SubjectEnd => Vec::new(),
    }
}

/// Where a message about a call is shown: at the last word of its name.
fn last_span(name: &TokenStream) -> Span {
    let last = name.clone().into_iter().last();
    last.map_or_else(Span::mixed_site, |token| token.span())
}

#[cfg(test)]
mod tests;
