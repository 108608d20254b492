//! Calls of the user's code.
//!
//! Identifiers keep the user's span; the delimiters and whatever else we add carry the place
//! of the leaf, so that rustc's errors about a call are shown on the leaf.

use super::call::{function_call, in_parentheses, with_arguments};
use crate::check::model::{Kind, NodeId, When};
use crate::check::{first_contextual, leaf_span};
use crate::code::body::Body;
use crate::code::{Block, Expr};
use crate::spans::within;
use crate::syntax::ast::{self, Arm, LeafKind};
use crate::syntax::diverges;
use crate::tokens::{code, here, mentions, mixed, mixed_at, runtime};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{quote_spanned, ToTokens};

impl Body<'_> {
    /// The status of a function, method or block: `sleep_status(sleep(hero))`, or, where nothing is asked
    /// of its type, and that has no variable, `IntoStatus::into_status(sleep(hero))`.
    pub fn call(&self, node: NodeId, is_asked: bool) -> TokenStream {
        let call = within(self.sources[node].span, || {
            self.needed(node, self.result(node))
        });
        if !is_asked {
            return self.plain(node, &call);
        }
        self.told_call(node, &self.told_error(node, &call))
    }

    fn plain(&self, node: NodeId, call: &TokenStream) -> TokenStream {
        let span = self.returning(node);
        let (runtime, trait_, method) = (
            mixed_at(crate::tokens::RUNTIME, span),
            mixed_at("IntoStatus", span),
            mixed_at("into_status", span),
        );
        quote_spanned! { here(span) => #runtime::#trait_::#method(#call) }
    }

    /// A call that is never made, as a statement.
    pub fn unreached_call(&self, node: NodeId) -> TokenStream {
        let call = self.plain(node, &self.result(node));
        code! { #call; }
    }

    /// What the code of a leaf returns; a status, where it never comes back: a tree is sketched with `{ todo!() }`.
    pub fn result(&self, node: NodeId) -> TokenStream {
        let leaf = self.leaf_source(node);
        let returned = self.returned(node, leaf);
        match &leaf.kind {
            LeafKind::Block {
                body,
                leaves_early: false,
                ..
            } if diverges(body) => {
                // Apart, so that rustc does not find what follows unreachable.
                let (runtime, span) = (runtime(), self.sources[node].span);
                let head = self.head(quote_spanned! { here(span) => || -> #runtime::Status });
                quote_spanned! { here(span) => (#head #returned)() }
            }
            _ => returned,
        }
    }

    /// What the user's code returns.
    pub fn returned(&self, node: NodeId, leaf: &ast::Leaf) -> TokenStream {
        self.returned_at(node, self.sources[node].span, leaf)
    }

    /// The same, with errors shown elsewhere.
    pub fn returned_at(&self, node: NodeId, span: Span, leaf: &ast::Leaf) -> TokenStream {
        match &leaf.kind {
            LeafKind::Function { path, arguments } => {
                let context = self.context_for(span);
                with_arguments(&context, span, arguments, |arguments| {
                    function_call(path, (&context, span), arguments)
                })
            }
            LeafKind::Method {
                method,
                arguments,
                parentheses,
            } => {
                let context = self.context_for(span);
                with_arguments(&context, span, arguments, |arguments| {
                    let call = quote_spanned! { here(span) => #(#arguments),* };
                    let call = in_parentheses(*parentheses, span, &call);
                    quote_spanned! { here(span) => #context.#method #call }
                })
            }
            LeafKind::Block {
                body, leaves_early, ..
            } => {
                let mut block = Group::new(Delimiter::Brace, body.clone());
                block.set_span(here(span));
                if *leaves_early {
                    // Neither `return` nor `?` may skip what the state machine has yet to write.
                    let head = self.head(quote_spanned! { here(span) => || });
                    quote_spanned! { here(span) => (#head #block)() }
                } else {
                    code! { #block }
                }
            }
            LeafKind::Test {
                field,
                operator,
                value,
                within,
            } => self.test(node, field, operator, value, within.as_ref()),
            LeafKind::Set { field, value } => self.set(node, field, value),
            LeafKind::Value { .. } | LeafKind::Constant(..) | LeafKind::Running(_) => {
                unreachable!("values and constants are no calls")
            }
        }
    }

    /// The handler of an `on_…` in a tick, its result dropped: it is none that would have to be ticked again.
    pub fn handle(&self, node: NodeId) -> TokenStream {
        let Some(handler) = &self.sources[node].handler else {
            return self.handle_halt(node);
        };
        if diverges_whole(handler) {
            return self.handle_halt(node);
        }
        let (at, call) = (leaf_span(handler), self.handled(node, handler));
        let [runtime, handler_of, dropped] =
            [crate::tokens::RUNTIME, "Handler", "dropped"].map(|name| mixed_at(name, at));
        let [asked, status] = ["NeverRuns", "status"].map(|name| mixed_at(name, at));
        quote_spanned! { here(at) => #runtime::#asked::#dropped(#runtime::#handler_of(#call).#status()) }
    }

    /// The handler that a halt calls, its result dropped: that of an `on_end` was looked at in the tick, and the last child of a
    /// `try_catch(on_halt = handler)` is a leaf.
    pub fn handle_halt(&self, node: NodeId) -> TokenStream {
        let source = &self.sources[node];
        let Some(handler) = source.handler.as_ref().or(source.leaf.as_ref()) else {
            return TokenStream::new();
        };
        if self.tree.nodes[node].kind == Kind::Handler(When::Halt) && !diverges_whole(handler) {
            return self.handle(node);
        }
        let call = self.handled(node, handler);
        within(leaf_span(handler), || {
            if diverges_whole(handler) {
                // Apart, so that rustc does not find what follows unreachable.
                let head = self.head(code! { || -> () });
                return code! { let _ = (#head #call)() };
            }
            code! { let _ = #call }
        })
    }

    /// What a handler returns, called on its own line: its node's is that of the child, too.
    fn handled(&self, node: NodeId, handler: &ast::Leaf) -> TokenStream {
        self.returned_at(node, leaf_span(handler), handler)
    }

    /// The query of a `priority`, with the ids as its last argument.
    pub fn query(&self, node: NodeId, ids: &TokenStream) -> TokenStream {
        let Some(query) = &self.sources[node].handler else {
            return TokenStream::new();
        };
        let mut query = query.clone();
        if let LeafKind::Function { arguments, .. } | LeafKind::Method { arguments, .. } =
            &mut query.kind
        {
            arguments.push(ids.clone());
        }
        // Shown at the query, whose answer may be wrong.
        let at = leaf_span(&query);
        self.returned_at(node, at, &query)
    }

    /// Gives the context the value of a `context` node.
    pub fn set_context(&self, node: NodeId, statements: &mut Block) {
        let span = self.sources[node].span;
        let value = mixed_at("value", span);
        let expression = self.sources[node].expression.clone();
        let expression = expression.unwrap_or_default();
        // With its type: of another one rustc would say what function it is given to.
        let ty = self.checked_context.as_ref().map(|ty| {
            let runtime = runtime();
            let ty = code! { : <#ty as #runtime::Contextual>::Context };
            crate::tokens::located(ty, span)
        });
        statements.declare(code! { let #value #ty = #expression });
        let first = first_contextual(self.tree).unwrap_or(node);
        statements.evaluate(Expr::tokens(self.context_call(
            [node, first],
            ["Contextual", "set_context"],
            &self.at_call(first, value.into_token_stream()),
        )));
    }

    /// `Behavior::<Hero>::tick(&mut self.sleep, hero)`, or `start`, or `halt`; where the type of the context is not written,
    /// `in_context(hero, &mut self.sleep, Behavior::tick)`.
    pub fn value_call(&self, node: NodeId, method: &str) -> TokenStream {
        let span = self.sources[node].span;
        let (runtime, trait_, method) = (
            mixed_at(crate::tokens::RUNTIME, span),
            mixed_at("Behavior", span),
            mixed_at(method, span),
        );
        let (value, context) = (self.value(node), self.context_at(node));
        let Some(of_context) = self.of_context(node) else {
            let called = mixed_at("in_context", span);
            return quote_spanned! { here(span) => #runtime::#called(#context, #value, #runtime::#trait_::#method) };
        };
        quote_spanned! { here(span) => #runtime::#trait_::#of_context #method(#value, #context) }
    }

    fn leaf_source(&self, node: NodeId) -> &ast::Leaf {
        self.sources[node]
            .leaf
            .as_ref()
            .expect("a node that is called was read as a leaf")
    }

    /// Whether the user's code in a tick uses a name.
    pub fn uses(&self, name: &Ident) -> bool {
        self.sources.iter().any(|source| {
            let expressions = [
                &source.duration,
                &source.count,
                &source.failure_count,
                &source.expression,
            ];
            let (arm, score) = match &source.arm {
                Some(Arm::Pattern(tokens, _) | Arm::Id(tokens)) => (Some(tokens), None),
                Some(Arm::Score(score)) => (None, Some(score)),
                None => (None, None),
            };
            let mut tokens = expressions.into_iter().flatten().chain(arm);
            let leaves = [source.leaf.as_ref(), source.handler.as_ref(), score];
            tokens.any(|tokens| mentions(tokens, name))
                || leaves
                    .into_iter()
                    .flatten()
                    .any(|leaf| leaf_uses(leaf, name))
        })
    }
}

/// A variable of ours for what the user wrote; errors about it are shown there.
pub fn variable(name: &str, expression: &TokenStream) -> Ident {
    let first = expression.clone().into_iter().next();
    first.map_or_else(|| mixed(name), |first| mixed_at(name, first.span()))
}

/// Whether a handler is a block that never comes back.
fn diverges_whole(handler: &ast::Leaf) -> bool {
    matches!(&handler.kind, LeafKind::Block { body, leaves_early: false, .. } if diverges(body))
}

/// Whether the code of a leaf uses a name. The expression of a value is evaluated by `new`.
pub fn leaf_uses(leaf: &ast::Leaf, name: &Ident) -> bool {
    match &leaf.kind {
        LeafKind::Function {
            path: callee,
            arguments,
            ..
        }
        | LeafKind::Method {
            method: callee,
            arguments,
            ..
        } => mentions(callee, name) || arguments.iter().any(|argument| mentions(argument, name)),
        LeafKind::Block { body, .. } => mentions(body, name),
        LeafKind::Test {
            field,
            value,
            within,
            ..
        } => {
            mentions(value, name)
                || within.as_ref().is_some_and(|within| mentions(within, name))
                || field.steps.iter().any(|step| mentions(&step.access, name))
        }
        LeafKind::Set { field, value } => {
            mentions(value, name) || field.steps.iter().any(|step| mentions(&step.access, name))
        }
        LeafKind::Value { .. } | LeafKind::Constant(..) | LeafKind::Running(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expand::expand;
    use quote::quote;

    fn expansion(tree: &str) -> String {
        let expansion = expand(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
        assert!(expansion.errors.is_empty(), "{tree}");
        expansion.code.to_string()
    }

    #[test]
    fn parameters_are_taken_where_leaves_use_them() {
        for leaf in [
            "walk(far)",
            ".walk(far)",
            "{ far > 3.0 }",
            "test(x == far, within = 0.1)",
            "test(x == 1.0, within = far)",
            "test(x.of(far) == 1.0)",
            "set(x = far)",
            "set(x[far] = 3)",
        ] {
            let text = expansion(&format!("tree T(hero: &mut Hero, far: f32) {{ {leaf} }}"));
            assert!(text.contains("let far ="), "{leaf}");
        }
        let text = expansion("tree T(hero: &mut Hero, far: f32) { walk }");
        assert!(!text.contains("let far ="));
    }

    #[test]
    fn clippy_is_told_of_underscores_where_there_are_some() {
        let text = expansion("tree T(_hero: &mut Hero) { .walk }");
        assert!(text.contains("used_underscore_binding"));
        let text = expansion("tree T(hero: &mut Hero) { .walk }");
        assert!(!text.contains("used_underscore_binding"));
    }

    #[test]
    fn what_is_mentioned() {
        let hero = crate::tokens::mixed("hero");
        let mentioned = |text: &str| mentions(&text.parse().expect("tokens"), &hero);
        for text in ["hero", "a(3, [hero.b])", r#"say!("{hero}")"#] {
            assert!(mentioned(text), "{text}");
        }
        for text in ["heroine", r#""hero""#, r#"say!("{}", 3)"#, "{ a.b }"] {
            assert!(!mentioned(text), "{text}");
        }
    }
}
