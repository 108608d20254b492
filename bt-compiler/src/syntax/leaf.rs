//! Leaves: functions, methods, blocks and values; and values with children.

use super::ast::{Leaf, LeafKind, Node, NodeKind};
use super::expression::{expressions, leaves_early};
use super::foreign::{is_generic, is_node_whole, is_surely_node};
use super::mention::Mention;
use super::node::{Parsed, Parser};
use super::path::{path, Case, Path};
use crate::hints::Place;
use crate::tokens::{is, is_joint, token_span, Cursor};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// Words of Rust that cannot be a path.
const RUST_WORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "final", "fn", "for", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static", "struct",
    "trait", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while",
    "yield", "_", "true", "false", "self", "super", "crate", "Self",
];

/// Whether a word of Rust cannot begin a leaf, where no `::` follows it.
pub fn is_rust_word(word: &Ident) -> bool {
    RUST_WORDS.iter().any(|rust| word == rust)
}

impl Parser<'_> {
    /// `{ hero.x > 3 }`
    pub fn block(&mut self) -> Parsed {
        let begin = self.tokens.clone();
        let Some(group) = self.tokens.eat_group(Delimiter::Brace) else {
            return self.fail(Place::Node);
        };
        let (body, span) = (group.stream(), group.span());
        if is_node_whole(&body.clone().into_iter().collect::<Vec<_>>()) {
            self.tokens = begin;
            self.refuse(Place::Node);
            self.tokens.next();
            let node = self.inside(&group).node();
            return (NodeKind::Broken(vec![node]), group.span_open());
        }
        let is_whole = self.expect_whole(&body);
        let leaves_early = leaves_early(&body);
        let kind = LeafKind::Block {
            body,
            close: group.span_close(),
            leaves_early,
        };
        if !is_whole {
            self.mention(Mention::Word(kind));
            return self.broken(span);
        }
        self.mention(Mention::Code(kind.clone()));
        leaf(kind, TokenTree::Group(group).into(), span)
    }

    /// `.sleep(8)`
    pub fn method(&mut self) -> Parsed {
        if !matches!(self.tokens.rest(), [_, TokenTree::Ident(_), ..]) {
            self.mention_method(TokenStream::new());
            return self.fail(Place::Method);
        }
        let mut written: Vec<TokenTree> = self.tokens.next().into_iter().collect();
        let span = self.tokens.span();
        let (method, complete) = path(&mut self.tokens);
        if !complete || method.segments.len() > 1 {
            self.mention_method(method.stream());
            let (_, _) = self.fail(Place::Path);
            return (NodeKind::Broken(Vec::new()), span);
        }
        let arguments = self.arguments(&mut written, &method.tokens);
        let parentheses = (arguments.is_some()).then(|| written.last().map(TokenTree::span));
        let is_wrong = arguments.as_ref().is_some_and(|it| !it.are_right);
        let kind = LeafKind::Method {
            method: method.stream(),
            arguments: arguments.map(|it| it.written).unwrap_or_default(),
            parentheses: parentheses.flatten(),
        };
        if is_wrong {
            self.mention(Mention::Word(kind));
            return self.broken(span);
        }
        self.mention(Mention::Code(kind.clone()));
        leaf(kind, written.into_iter().collect(), span)
    }

    /// Anything that begins with a path.
    pub fn path_leaf(&mut self) -> Parsed {
        let is_angle = self.tokens.is_punct(0, '<');
        let begin = self.tokens.clone();
        let (path, complete) = path(&mut self.tokens);
        let Some(name) = path.last_but(0).cloned().filter(|_| complete) else {
            self.mention_name(path.stream());
            if is_angle {
                self.tokens = begin;
                return self.fail(Place::Node);
            }
            self.tokens = begin;
            return self.fail(Place::Path);
        };
        if let Some(meant) = self.foreign(&path, &name) {
            self.tokens = begin;
            return self.foreign_node(&name, meant);
        }
        let span = name.span();
        let case = Case::of(&name);
        if self.tokens.is_punct(0, '<') {
            let is_generic = is_generic(&name, self.tokens.rest());
            if is_generic || case == Case::Lower {
                self.mention_name(path.stream());
                let place = if is_generic {
                    Place::Generics
                } else {
                    Place::Behind
                };
                let (_, _) = self.fail(place);
                return (NodeKind::Broken(Vec::new()), span);
            }
        }
        let Some(leaf) = self.call(&path, &name) else {
            self.mention_expression(&path.stream());
            return self.broken(span);
        };
        self.mention(Mention::Code(leaf.kind.clone()));
        let span = leaf.type_span().unwrap_or(span);
        let is_value = matches!(leaf.kind, LeafKind::Value { .. });
        let is_shift =
            self.tokens.rest().first().is_some_and(is_joint) && self.tokens.is_punct(1, '<');
        if is_value && self.tokens.is_punct(0, '<') && !is_shift {
            return self.custom(leaf, span);
        }
        (NodeKind::Leaf(leaf), span)
    }

    /// The children of a user's own composite.
    fn custom(&mut self, leaf: Leaf, span: Span) -> Parsed {
        let children: Vec<Node> = match self.tokens.eat_punct('<') {
            Some(open) => self.angle_children(open.span(), None),
            None => Vec::new(),
        };
        (NodeKind::Custom(leaf, children), span)
    }

    /// A function or a value, by the case of its name; none of what cannot be one, which is reported.
    fn call(&mut self, path: &Path, name: &Ident) -> Option<Leaf> {
        let mut written = Vec::new();
        let case = Case::of(name);
        if case != Case::Lower {
            if let Some(fields) = self.tokens.eat_group(Delimiter::Brace) {
                let mut inside = Cursor::new(fields.stream(), fields.span_close());
                let mut is_whole = true;
                for field in expressions(&mut inside) {
                    is_whole &= self.expect_whole(&field);
                }
                written.extend(path.tokens.iter().cloned());
                written.push(TokenTree::Group(fields));
                return is_whole.then(|| value(path.stream(), written, false));
            }
        }
        let arguments = match self.arguments(&mut written, &path.tokens) {
            Some(Arguments { written, are_right }) if !are_right => {
                // As far as they are written, an editor completes them.
                if case == Case::Lower && !written.is_empty() {
                    self.mention(Mention::Word(LeafKind::Function {
                        path: path.stream(),
                        arguments: written,
                    }));
                }
                return None;
            }
            right => right.map(|it| it.written),
        };
        let of_type = path
            .last_but(1)
            .is_some_and(|parent| Case::of(parent) != Case::Lower);
        match (case, arguments) {
            (Case::Lower, Some(_)) if of_type => Some(value(path.parent(), written, true)),
            (Case::Lower, arguments) => Some(Leaf {
                kind: LeafKind::Function {
                    path: path.stream(),
                    arguments: arguments.unwrap_or_default(),
                },
                tokens: written.into_iter().collect(),
            }),
            (Case::Screaming, None) if !self.tokens.is_punct(0, '<') => {
                self.failed = true;
                self.diagnostics
                    .error(
                        name.span(),
                        format!("the type of `{name}` cannot be read from its name"),
                    )
                    .help(format!(
                        "write the value itself, such as `Sleep::new(3)`; a unit struct in capitals is `{name} {{}}`"
                    ));
                None
            }
            _ => Some(value(path.stream(), written, false)),
        }
    }

    /// `(arguments)` if there are any, and what was written in all. What is wrong with them is reported.
    fn arguments(
        &mut self,
        written: &mut Vec<TokenTree>,
        before: &[TokenTree],
    ) -> Option<Arguments> {
        written.extend(before.iter().cloned());
        let group = self.tokens.eat_group(Delimiter::Parenthesis)?;
        written.push(TokenTree::Group(group.clone()));
        self.mention(Mention::Arguments(group.clone()));
        Some(self.arguments_in(&group))
    }

    fn arguments_in(&mut self, group: &Group) -> Arguments {
        let mut inside = Cursor::new(group.stream(), group.span_close());
        let arguments = expressions(&mut inside);
        if let Some(gap) = arguments.iter().position(TokenStream::is_empty) {
            let message = format!("argument {} is empty", gap + 1);
            self.failed = true;
            self.diagnostics
                .error(group.span_open(), message)
                .help("remove the extra comma");
            return Arguments::default();
        }
        let mut are_right = true;
        for argument in &arguments {
            if let Some(at) = misfit(argument).filter(|_| are_right) {
                self.refuse_argument(argument, at);
                return Arguments::default();
            }
            are_right = are_right && self.expect_whole(argument);
        }
        Arguments {
            written: arguments,
            are_right,
        }
    }

    /// Reports the token of an argument that does not fit.
    fn refuse_argument(&mut self, argument: &TokenStream, at: usize) {
        let last = argument.clone().into_iter().last();
        let end = last.as_ref().map_or_else(Span::call_site, token_span);
        let mut inside = self.within(argument.clone(), end);
        for _ in 0..at {
            inside.tokens.next();
        }
        inside.refuse(Place::CallArgument);
        self.failed = true;
    }
}

/// What stands in the parentheses of a call.
#[derive(Default)]
struct Arguments {
    /// None where one of them is no expression of Rust.
    written: Vec<TokenStream>,
    are_right: bool,
}

/// Where an argument is surely none: behind the name in `far: 3.0`, at the second value in `1.0 2.0`, in a node.
fn misfit(argument: &TokenStream) -> Option<usize> {
    let tokens: Vec<TokenTree> = argument.clone().into_iter().collect();
    let tokens = tokens.as_slice();
    if let [TokenTree::Ident(_), sign, after @ ..] = tokens {
        let is_long = after
            .first()
            .is_some_and(|next| is(next, ':') || is(next, '='));
        if (is(sign, ':') || is(sign, '=')) && !(is_long && is_joint(sign)) {
            return Some(0);
        }
    }
    if is_surely_node(tokens) {
        return Some(0);
    }
    let is_operand = |token: &TokenTree| match token {
        TokenTree::Literal(_) => true,
        TokenTree::Ident(word) => !is_rust_word(word),
        _ => false,
    };
    let mut pairs = tokens.windows(2);
    pairs
        .position(|pair| is_operand(&pair[0]) && is_operand(&pair[1]))
        .map(|at| at + 1)
}

fn leaf(kind: LeafKind, tokens: TokenStream, span: Span) -> Parsed {
    (NodeKind::Leaf(Leaf { kind, tokens }), span)
}

fn value(ty: TokenStream, written: Vec<TokenTree>, calls_function: bool) -> Leaf {
    let init: TokenStream = written.into_iter().collect();
    Leaf {
        tokens: init.clone(),
        kind: LeafKind::Value {
            ty,
            init,
            calls_function,
        },
    }
}
