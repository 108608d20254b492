//! Leaves, and other code of the user's that is called.

use super::model::{self, Kind, NodeId};
use super::outcomes::Outcomes;
use super::reach;
use super::words::dotted::dotted;
use super::{Checker, Context};
use crate::syntax::ast::{self, Arm, FieldPath, LeafKind};
use crate::syntax::code::returned_literal;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};

impl Checker<'_> {
    pub fn leaf(&mut self, id: NodeId, leaf: ast::Leaf) -> Outcomes {
        let span = self.sources[id].span;
        let mut keyword = None;
        let mut own = true;
        let kind = match &leaf.kind {
            LeafKind::Function { path, .. } => {
                self.context_as_leaf(id, path);
                self.function_of_tree(path);
                self.context_as_argument(&leaf.kind);
                model::Leaf::Call
            }
            LeafKind::Method { .. } | LeafKind::Block { .. } => {
                self.returned_by(&leaf.kind);
                self.called(&leaf, span);
                self.context_as_argument(&leaf.kind);
                model::Leaf::Call
            }
            LeafKind::Test { field, .. } => {
                keyword = Some(Ident::new("test", span));
                self.field(field, "`test`", &leaf.tokens, span);
                model::Leaf::Call
            }
            LeafKind::Set { field, .. } => {
                keyword = Some(Ident::new("set", span));
                self.field(field, "`set`", &leaf.tokens, span);
                model::Leaf::Call
            }
            LeafKind::Value { ty, init, .. } => {
                if !self.function_of_tree(init) {
                    self.own_type(id, ty, init);
                }
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

    /// `{ return 3; }` is the result of no leaf.
    fn returned_by(&mut self, leaf: &LeafKind) {
        let LeafKind::Block { body, .. } = leaf else {
            return;
        };
        if let Some(literal) = returned_literal(body) {
            self.diagnostics
                .error(literal.span(), format!("`{literal}` is not the result of a leaf"))
                .help("a leaf returns `Status`, `bool` or `()`: write `return true`, `return Status::Running`");
            self.broken = true;
        }
    }

    /// The context has to be known for what is called.
    pub fn called(&mut self, leaf: &ast::Leaf, span: Span) {
        match &leaf.kind {
            LeafKind::Method { .. } => self.needs_context("a method", span, None),
            LeafKind::Block { body, .. } => self.needs_context("a block", span, Some(body)),
            _ => {}
        }
    }

    /// What stands before a child's `=>`.
    pub fn arm(&mut self, arm: Option<&Arm>) {
        if let Some(Arm::Score(score)) = arm {
            self.called(score, leaf_span(score));
        }
    }

    fn field(&mut self, field: &FieldPath, what: &str, written: &TokenStream, span: Span) {
        self.needs_context(what, span, None);
        let (Context::Named(context) | Context::Typed(context)) = &self.scope.context else {
            return;
        };
        let Some(first) = field.first_name().filter(|first| first == context) else {
            return;
        };
        let Some(second) = field.steps.get(1) else {
            return;
        };
        let has_name = matches!(
            second.access.clone().into_iter().next(),
            Some(TokenTree::Ident(_))
        );
        let (message, help) = if has_name {
            let path = field.text_after(1);
            (
                "a field is written without the context's name",
                format!("leave `{context}.` out: write `{path}`"),
            )
        } else {
            (
                "what has no name to begin with is read and written in a block",
                format!("write `{}`", as_block(written)),
            )
        };
        self.diagnostics.error(first.span(), message).help(help);
    }

    /// What is not a mere path must know the context's type. The code tells how the context is called.
    pub fn needs_context(&mut self, what: &str, mut span: Span, code: Option<&TokenStream>) {
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
            Context::Unnamed => {
                let called = code.and_then(|code| dotted(code, &|_| false));
                let called = called.map_or_else(|| "hero".to_owned(), |(name, _)| name.to_string());
                (
                    format!("{what} needs the context named"),
                    format!("write `|{called}: &mut Type|` before the tree"),
                )
            }
        };
        if !self.context_reported {
            self.context_reported = true;
            self.diagnostics.error(span, message).help(help);
        }
        self.broken = true;
    }

    /// The tree itself, and a function of the context's type, are no values.
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
            let arguments = init.to_string();
            let arguments = arguments.find('(').map_or("()", |at| &arguments[at..]);
            self.diagnostics
                .error(
                    span,
                    format!("`{name}` is the type of a tree, and no tree yet"),
                )
                .help(format!("write `{name}::new{arguments}`"));
            self.broken = true;
        } else if self.scope.context_ty.as_deref() == Some(name) {
            let call = init.to_string().replace(' ', "");
            let Some(call) = call.strip_prefix(&format!("{ty}::")) else {
                return;
            };
            let method = self.without_context(&call.replace(',', ", "));
            self.diagnostics
                .error(span, format!("`{name}::{call}` is a leaf of the type `{name}`, which is the context"))
                .help(format!("write the method as `.{method}`; a function without the context in braces: `{{ {name}::{call} }}`"));
            self.broken = true;
        }
    }

    /// `Rest::tick` of a tree `Rest` of the call, which is a leaf itself.
    fn function_of_tree(&mut self, code: &TokenStream) -> bool {
        let Some((tree, function)) = function_of(&self.scope.trees, code) else {
            return false;
        };
        self.diagnostics
            .error(
                function.span(),
                format!("`{tree}::{function}` is no leaf: the tree `{tree}` is one itself"),
            )
            .help(format!(
                "write `{tree}::new()`: it is ticked and halted with the tree around it"
            ));
        self.broken = true;
        true
    }

    /// `poor(3)` of `poor(npc, 3)`.
    fn without_context(&self, call: &str) -> String {
        let (Context::Named(name) | Context::Typed(name)) = &self.scope.context else {
            return call.to_owned();
        };
        let written = call.split_once('(').and_then(|(method, arguments)| {
            let others = arguments.strip_prefix(&name.to_string())?;
            let others = others.trim_start_matches(',').trim_start();
            Some(match others {
                ")" => method.to_owned(),
                others => format!("{method}({others}"),
            })
        });
        written.unwrap_or_else(|| call.to_owned())
    }

    /// A call takes the context without being told. A second reference to it is never possible.
    fn context_as_argument(&mut self, leaf: &LeafKind) {
        let (Context::Named(name) | Context::Typed(name)) = &self.scope.context else {
            return;
        };
        let (path, arguments, dot) = match leaf {
            LeafKind::Function {
                path, arguments, ..
            } => (path, arguments, ""),
            LeafKind::Method {
                method, arguments, ..
            } => (method, arguments, "."),
            _ => return,
        };
        let is_context = |argument: &&TokenStream| is_reference_to(argument, name);
        let Some(argument) = arguments.iter().find(is_context) else {
            return;
        };
        let span = argument
            .clone()
            .into_iter()
            .next()
            .map_or(name.span(), |first| first.span());
        let others = arguments
            .iter()
            .filter(|argument| !is_reference_to(argument, name));
        let others: Vec<String> = others.map(ToString::to_string).collect();
        let call = if others.is_empty() {
            format!("{dot}{path}")
        } else {
            format!("{dot}{path}({})", others.join(", "))
        };
        self.diagnostics
            .error(
                span,
                format!("`{name}` is given to every leaf, and not written as an argument"),
            )
            .help(format!("write `{}`", call.replace(" :: ", "::")));
        self.broken = true;
    }

    /// The context itself is not a function.
    fn context_as_leaf(&mut self, id: NodeId, path: &TokenStream) {
        let (Context::Named(name) | Context::Typed(name)) = &self.scope.context else {
            return;
        };
        if *name == path.to_string() {
            self.diagnostics
                .error(
                    self.sources[id].span,
                    format!("`{name}` is the context, not a node"),
                )
                .help(format!(
                    "write a method of it as `.method()`, and an expression as \
                     `{{ {name}.field > 3 }}`"
                ));
        }
    }
}

/// Whether a value is made by a function or in braces: `Patrol::new(3)` and `Patrol { hours: 3 }`, but not `Patrol(3)`.
pub fn is_made(init: &TokenStream) -> bool {
    let init = init.to_string();
    init.contains("::") || init.contains('{')
}

/// What every tree has beside `new`.
const FUNCTIONS: [&str; 7] = [
    "tick",
    "halt",
    "reset",
    "is_running",
    "running",
    "resume_index",
    "is_running_at",
];

/// The tree and the function of `Rest::tick` and `Rest::tick(3)`, where `Rest` is one of these.
pub fn function_of(trees: &[String], code: &TokenStream) -> Option<(String, Ident)> {
    let is_called = |token: &TokenTree| matches!(token, TokenTree::Group(_));
    let path = code.clone().into_iter();
    let path: Vec<TokenTree> = path.take_while(|token| !is_called(token)).collect();
    let written: String = path.iter().map(ToString::to_string).collect();
    let written = written.strip_prefix("self::").unwrap_or(&written);
    let (tree, function) = written.split_once("::")?;
    let is_tree = trees.iter().any(|known| known == tree) && FUNCTIONS.contains(&function);
    match path.last() {
        Some(TokenTree::Ident(last)) if is_tree => Some((tree.to_owned(), last.clone())),
        _ => None,
    }
}

/// `{ pair.0 > 3 }` of `test(pair.0 > 3)`, and `{ pair.0 = 3; }` of `set(pair.0 = 3)`.
fn as_block(written: &TokenStream) -> String {
    let mut tokens = written.clone().into_iter();
    let end = match tokens.next() {
        Some(TokenTree::Ident(keyword)) if keyword == "set" => ";",
        _ => "",
    };
    match tokens.next() {
        Some(TokenTree::Group(inside)) => format!("{{ {}{end} }}", inside.stream()),
        _ => "{ … }".to_owned(),
    }
}

/// `hero`, `&mut hero`, `&mut *hero`
pub fn is_reference_to(argument: &TokenStream, context: &Ident) -> bool {
    let text = argument.to_string().replace(' ', "");
    let name = match text.strip_prefix("&mut") {
        Some(place) => place.trim_start_matches('*'),
        None => &text,
    };
    *context == name
}

/// Where a message about a leaf points: at its first word or bracket.
pub fn leaf_span(leaf: &ast::Leaf) -> Span {
    let tokens = leaf.tokens.clone().into_iter();
    let mut words = tokens.skip_while(|token| matches!(token, TokenTree::Punct(_)));
    words
        .next()
        .map_or_else(Span::call_site, |token| token.span())
}
