//! What an editor is given in place of a tree's code: the tree's type, and a function that mentions whatever the tree
//! mentions, in the same order, and is never called.
//!
//! ```text
//! const _: () = {
//!     fn tree(hero: &mut Hero) {
//!         use ::quickbeam::nodes::*;
//!         let _: ::quickbeam::nodes::fallback;
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

use super::leaf::with_arguments;
use super::{code, elsewhere, mixed};
use crate::syntax::ast::{ClosureTree, FieldPath, ItemTree, LeafKind};
use crate::syntax::mention::Mention;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};

/// An item form, in an editor.
pub fn edited_item(facade: &TokenStream, item: &ItemTree) -> TokenStream {
    let stub = super::stub_item(facade, item, &item.root.labels());
    let conditions = super::derives::conditions(&item.attrs);
    let (generics, _, where_clause) = item.generics.split_for_impl();
    let (context, context_ty, name) = (&item.context, &item.context_ty, mixed("tree"));
    let params = item.params.iter().map(|param| {
        let (name, ty) = (&param.name, &param.ty);
        code! { #name: #ty }
    });
    let mentions = Mentions::new(facade, context).all(&item.mentions);
    code! {
        #(#conditions)*
        const _: () = {
            #[allow(warnings)]
            fn #name #generics (#context: &mut #context_ty #(, #params)*) #where_clause {
                #mentions
            }
        };
        #stub
    }
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
    let mentions = Mentions::new(facade, context).all(&closure.mentions);
    code! {
        #facade::__v1::ClosureTree::#constructor(
            #facade::__v1::EditedState,
            #[allow(warnings)]
            #movement |
                _: &mut #facade::__v1::EditedState,
                #context: #ty,
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
    /// How many subjects there have been.
    subjects: usize,
    /// Those whose patterns still come.
    open: Vec<Ident>,
}

impl<'a> Mentions<'a> {
    fn new(facade: &'a TokenStream, context: &Ident) -> Self {
        Self {
            facade,
            context: elsewhere(context),
            subjects: 0,
            open: Vec::new(),
        }
    }

    fn all(mut self, mentions: &[Mention]) -> TokenStream {
        let facade = self.facade;
        let statements = mentions.iter().map(|mention| self.statement(mention));
        // With the nodes in scope, a word half written may become one of them. The last statement is there
        // in place of one that may come yet.
        code! { use #facade::nodes::*; #(#statements)* let _ = ((), ()); }
    }

    fn statement(&mut self, mention: &Mention) -> TokenStream {
        let facade = self.facade;
        match mention {
            Mention::Keyword(keyword) => code! { let _: #facade::nodes::#keyword; },
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
            Mention::Expression(expression) => code! { let _ = #expression; },
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

    fn call(&self, code: &LeafKind, further: Option<&TokenStream>) -> TokenStream {
        let context = &self.context;
        let all = |arguments: &[TokenStream]| -> Vec<TokenStream> {
            arguments.iter().chain(further).cloned().collect()
        };
        match code {
            LeafKind::Function { path, arguments } => {
                let span = last_span(path);
                with_arguments(context, span, &all(arguments), |arguments| {
                    let call = parenthesised(span, &code! { #context #(, #arguments)* });
                    code! { #path #call }
                })
            }
            LeafKind::Method { method, .. } if method.is_empty() => code! { #context. },
            LeafKind::Method { method, arguments } => {
                let span = last_span(method);
                with_arguments(context, span, &all(arguments), |arguments| {
                    let call = parenthesised(span, &code! { #(#arguments),* });
                    code! { #context.#method #call }
                })
            }
            LeafKind::Block { body, leaves_early } => {
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
            if step.optional {
                code! { #facade::__v1::inside(&#place) }
            } else {
                place
            }
        })
    }
}

fn parenthesised(span: Span, arguments: &TokenStream) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, arguments.clone());
    group.set_span(span);
    group
}

/// Where a message about a call is shown: at the last word of its name.
fn last_span(name: &TokenStream) -> Span {
    let last = name.clone().into_iter().last();
    last.map_or_else(Span::mixed_site, |token| token.span())
}

#[cfg(test)]
mod tests;
