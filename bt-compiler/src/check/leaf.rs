//! Leaves, and other code of the user's that is called.

use super::model::{self, Kind, NodeId};
use super::outcomes::Outcomes;
use super::reach;
use super::{Checker, Context};
use crate::syntax::ast::{self, Arm, LeafKind};
use crate::tokens::{is, is_joint};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};

impl Checker<'_> {
    pub fn leaf(&mut self, id: NodeId, leaf: ast::Leaf) -> Outcomes {
        let span = self.sources[id].span;
        let mut keyword = None;
        let mut own = true;
        let kind = match &leaf.kind {
            LeafKind::Function { .. } => model::Leaf::Call,
            LeafKind::Method { .. } | LeafKind::Block { .. } => {
                self.called(&leaf, span);
                model::Leaf::Call
            }
            LeafKind::Test { .. } | LeafKind::Set { .. } => {
                let is_test = matches!(leaf.kind, LeafKind::Test { .. });
                let word = if is_test { "test" } else { "set" };
                keyword = Some(Ident::new(word, span));
                self.needs_context(&format!("`{word}`"), span);
                model::Leaf::Call
            }
            LeafKind::Value { ty, init, .. } => {
                self.own_type(id, ty, init);
                self.made_without_context(init);
                model::Leaf::Value
            }
            LeafKind::Constant(word, outcome) => {
                (keyword, own) = (Some(word.clone()), false);
                model::Leaf::Constant(*outcome)
            }
            LeafKind::Running(word) => {
                (keyword, own) = (Some(word.clone()), false);
                model::Leaf::Running
            }
        };
        let outcomes = match &leaf.kind {
            LeafKind::Test { .. } => Outcomes::COMPLETES,
            LeafKind::Set { field, .. }
                if field.steps.iter().any(|step| step.optional.is_some()) =>
            {
                Outcomes::COMPLETES
            }
            LeafKind::Set { .. } => Outcomes::only(model::Outcome::Success),
            _ => reach::of_leaf(id, kind),
        };
        self.tree.nodes[id].kind = Kind::Leaf(kind);
        self.sources[id].keyword = keyword;
        self.sources[id].leaf = own.then_some(leaf);
        outcomes
    }

    /// The context has to be known for what is called.
    pub fn called(&mut self, leaf: &ast::Leaf, span: Span) {
        match &leaf.kind {
            LeafKind::Method { .. } => self.needs_context("a method", span),
            LeafKind::Block { .. } => self.needs_context("a block", span),
            _ => {}
        }
    }

    /// What stands before a child's `=>`.
    pub fn arm(&mut self, arm: Option<&Arm>) {
        if let Some(Arm::Score(score)) = arm {
            self.called(score, leaf_span(score));
        }
    }

    /// What is not a mere path must know the context's type.
    pub fn needs_context(&mut self, what: &str, mut span: Span) {
        let (message, help) = match &self.scope.context {
            Context::Typed(_) | Context::Broken => return,
            Context::Named(name) => {
                // Where it is missing.
                span = name.span();
                (
                    format!("the context lacks its type, which {what} needs"),
                    format!("write `|{name}: &mut Type|` before the tree"),
                )
            }
            Context::Unnamed => (
                format!("{what} needs the context named"),
                "write `|hero: &mut Type|` before the tree".to_owned(),
            ),
        };
        if !self.context_reported {
            self.context_reported = true;
            self.diagnostics.error(span, message).help(help);
        }
        self.broken = true;
    }

    /// The tree itself, and the type of another one, are no values.
    fn own_type(&mut self, id: NodeId, ty: &TokenStream, init: &TokenStream) {
        let span = ty
            .clone()
            .into_iter()
            .next()
            .map_or(self.sources[id].span, |first| first.span());
        let ty = ty.to_string().replace(' ', "");
        let name = ty.split("::<").next().unwrap_or_default();
        if self.scope.tree.as_deref() == Some(name) {
            self.diagnostics
                .error(span, format!("the tree `{name}` would be inside itself"))
                .help("what goes on for ever is `repeat(child)`; what two trees share is a third tree");
            self.broken = true;
        } else if self.scope.trees.iter().any(|tree| tree == name) && !is_made(init) {
            let written = init.to_string();
            let arguments = match written.find(['(', '{']) {
                Some(at) if written[at..].starts_with('(') => &written[at..],
                Some(_) => "( … )",
                None => "()",
            };
            self.diagnostics
                .error(
                    span,
                    format!("`{name}` is the type of a tree, and no tree yet"),
                )
                .help(format!("write `{name}::new{arguments}`"));
            self.broken = true;
        }
    }

    /// The values of a tree as an item are made by `new`, before there is a context. The closure form may capture a variable of that name.
    fn made_without_context(&mut self, init: &TokenStream) {
        let Context::Typed(context) = &self.scope.context else {
            return;
        };
        if self.scope.tree.is_none() || binds_names(init.clone()) {
            return;
        }
        if let Some(mentioned) = variable_in(init.clone(), context) {
            self.diagnostics
                .error(
                    mentioned.span(),
                    format!("`{context}` is not there when a value is made"),
                )
                .help("the tree's `new` makes it: read the context in the value's `start` or `tick`, or write a function or a block");
            self.broken = true;
        }
    }
}

/// Whether code may give names a meaning of its own, as a closure, a block or a `match` does.
fn binds_names(code: TokenStream) -> bool {
    code.into_iter().any(|token| match token {
        TokenTree::Punct(punct) => punct.as_char() == '|',
        TokenTree::Group(group) => binds_names(group.stream()),
        TokenTree::Ident(word) => word == "let" || word == "match" || word == "for",
        TokenTree::Literal(_) => false,
    })
}

/// Where a variable of that name is used: not as a field, a method, a module, or the name of a field that is given a value.
fn variable_in(code: TokenStream, name: &Ident) -> Option<Ident> {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    let is_punct = |at: usize, wanted: char| tokens.get(at).is_some_and(|it| is(it, wanted));
    let is_path = |at: usize| is_punct(at, ':') && is_joint(&tokens[at]) && is_punct(at + 1, ':');
    let found = tokens
        .iter()
        .enumerate()
        .find_map(|(at, token)| match token {
            TokenTree::Ident(word) if word == name => {
                let is_part = at > 0 && is_punct(at - 1, '.') || at > 1 && is_path(at - 2);
                (!is_part && !is_punct(at + 1, ':')).then(|| word.clone())
            }
            TokenTree::Group(group) => variable_in(group.stream(), name),
            _ => None,
        });
    found
}

/// Whether a tree is made by a function: `Patrol::new(3)`, but neither `Patrol(3)` nor `Patrol { hours: 3 }`, whose fields are ours.
pub fn is_made(init: &TokenStream) -> bool {
    init.to_string().contains("::")
}

/// Where a message about a leaf points: at its first word or bracket.
pub fn leaf_span(leaf: &ast::Leaf) -> Span {
    let tokens = leaf.tokens.clone().into_iter();
    let mut words = tokens.skip_while(|token| matches!(token, TokenTree::Punct(_)));
    words
        .next()
        .map_or_else(Span::call_site, |token| token.span())
}
