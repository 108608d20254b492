//! Leaves: functions, methods, blocks and values.

use super::ast::{Leaf, LeafKind, NodeKind};
use super::expression::{expressions, leaves_early, stray_break};
use super::mention::Mention;
use super::node::{Parsed, Parser};
use super::path::{path, Case, Path};
use super::tokens::{found_at, Cursor};
use crate::nodes::named_exactly;
use crate::syntax::mistakes::children::childless::node_with_children;
use crate::syntax::mistakes::nodes::foreign::instead_of_word;
use crate::syntax::mistakes::nodes::longer_call::without_name;
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

/// Words of Rust that cannot be a path, with what they begin.
const RUST_WORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "final", "fn", "for", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static", "struct",
    "trait", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while",
    "yield", "_",
];

impl Parser<'_> {
    /// `{ hero.x > 3 }`
    pub fn block(&mut self) -> Parsed {
        let Some(group) = self.tokens.eat_group(Delimiter::Brace) else {
            let span = self.tokens.span();
            return self.broken(span);
        };
        let body = group.stream();
        if let Some(broken) = self.data_in_braces(&group) {
            return broken;
        }
        if let Some(name) = node_with_children(&body) {
            self.diagnostics
                .error(
                    group.span_open(),
                    "expected Rust code in braces, found a node",
                )
                .help(format!(
                    "a node needs no brackets of its own: write `{name}< … >`"
                ));
            let node = self.inside(&group).node();
            return (NodeKind::Broken(vec![node]), group.span_open());
        }
        if self.closure_in_block(&group) || self.node_in_block(&group) {
            return (NodeKind::Broken(Vec::new()), group.span());
        }
        if let Some(word) = stray_break(&body) {
            self.diagnostics
                .error(
                    word.span(),
                    format!("`{word}` stands in no loop of this block"),
                )
                .help("what leaves the block is `return`, with its result");
            return (NodeKind::Broken(Vec::new()), group.span());
        }
        let is_whole = self.is_whole(&body);
        let leaves_early = leaves_early(&body);
        let span = group.span();
        let kind = LeafKind::Block { body, leaves_early };
        self.mention(Mention::Code(kind.clone()));
        if !is_whole {
            self.mentioned_word();
            return self.broken(span);
        }
        self.without_children(leaf(kind, TokenTree::Group(group).into(), span))
    }

    /// `.sleep(8)`
    pub fn method(&mut self) -> Parsed {
        if self.tokens.is_punct(1, '.') {
            return self.unexpected();
        }
        let dot = self.tokens.span();
        let mut written: Vec<TokenTree> = self.tokens.next().into_iter().collect();
        let span = self.tokens.span();
        if !matches!(self.tokens.rest(), [TokenTree::Ident(_), ..]) {
            let found = found_at(self.tokens.rest());
            self.diagnostics
                .error(
                    dot,
                    format!("expected a method's name after `.`, found {found}"),
                )
                .help("a method of the context is written `.method(arguments)`");
            self.mention_method(TokenStream::new());
            return self.broken(dot);
        }
        let (method, complete) = path(&mut self.tokens);
        if !complete {
            self.mention_method(method.stream());
            self.unfinished_path(span, &method);
            return self.broken(span);
        }
        if method.segments.len() > 1 {
            self.diagnostics
                .error(span, "a method's name is not a path")
                .help("a method of the context is written `.method(arguments)`");
            return self.broken(span);
        }
        if self.argument_of_method_apart(&method) {
            return self.broken(span);
        }
        if self.node_as_argument(&method) {
            self.mention_method(method.stream());
            return self.broken(span);
        }
        let mistakes = self.diagnostics.count();
        let arguments = self.arguments(&mut written, &method.tokens);
        let parentheses = (arguments.is_some()).then(|| written.last().map(TokenTree::span));
        let kind = LeafKind::Method {
            method: method.stream(),
            arguments: arguments.unwrap_or_default(),
            parentheses: parentheses.flatten(),
        };
        self.mention(Mention::Code(kind.clone()));
        if self.method_of_a_part(&written)
            || self.is_more_than(span, &written.iter().cloned().collect())
            || self.more_than_a_call(&written.iter().cloned().collect(), false)
            || self.diagnostics.count() > mistakes
        {
            self.mentioned_word();
            return self.broken(span);
        }
        self.without_children(leaf(kind, written.into_iter().collect(), span))
    }

    /// Anything that begins with a path.
    pub fn path_leaf(&mut self) -> Parsed {
        let span = self.tokens.span();
        if self.is_compared_late() {
            return self.broken(span);
        }
        if let Some(word) = self.rust_word() {
            self.refuse_rust_word(&word);
            return self.broken(span);
        }
        if let Some(broken) = self.word_before_node() {
            return broken;
        }
        if let Some(broken) = self.habit() {
            return broken;
        }
        let angle = self.tokens.is_punct(0, '<');
        let (path, complete) = path(&mut self.tokens);
        if !complete {
            self.mention_name(path.stream());
            if angle {
                self.element(&path, span);
            } else {
                self.unfinished_path(span, &path);
            }
            return self.broken(span);
        }
        let Some(name) = path.last_but(0).cloned() else {
            return self.broken(span);
        };
        let span = name.span();
        if let Some(broken) = self.no_node(&path, &name) {
            return broken;
        }
        if path.segments.len() == 1
            && (self.is_comparison_of_field(&name) || self.is_field_of_name(&name))
        {
            return self.broken(span);
        }
        if self.macro_call(&name) {
            return self.broken(span);
        }
        if self.node_as_argument(&path) || self.children_in_call(&path) {
            self.mention_expression(&path.stream());
            return self.broken(span);
        }
        if self.tree_as_argument(&path) || self.listed_or_scripted(&path) {
            return self.broken(span);
        }
        if let Some(broken) = self.node_made(&path) {
            return broken;
        }
        if self.argument_of_path_apart(&path)
            || path.segments.len() == 1
                && Case::of(&name) == Case::Lower
                && self.value_in_lower_case(&name)
            || path.segments.len() == 1 && self.name_in_words(&name)
        {
            return self.broken(span);
        }
        let mistakes = self.diagnostics.count();
        let leaf = self.call(&path, &name);
        match &leaf {
            Some(leaf) => self.mention(Mention::Code(leaf.kind.clone())),
            None => self.mention_expression(&path.stream()),
        }
        let is_name = leaf
            .as_ref()
            .is_none_or(|leaf| leaf.tokens.clone().into_iter().nth(1).is_none());
        if path.segments.len() == 1 && is_name && self.is_method_of_name(&name) {
            self.mentioned_word();
            return self.broken(span);
        }
        let is_value = leaf
            .as_ref()
            .is_some_and(|leaf| matches!(leaf.kind, LeafKind::Value { .. }));
        if is_value && self.children_behind_value(leaf.as_ref()) {
            self.mentioned_word();
            return self.broken(span);
        }
        if let Some(leaf) = leaf.as_ref().filter(|_| is_value) {
            self.sign_behind_value(leaf);
        }
        let written = leaf.as_ref().map(|leaf| leaf.tokens.clone());
        let written = written.unwrap_or_default();
        if self.is_more_than(span, &written)
            || self.more_than_a_call(&written, is_value)
            || self.diagnostics.count() > mistakes
        {
            self.mentioned_word();
            return self.broken(span);
        }
        let span = leaf.as_ref().and_then(Leaf::type_span).unwrap_or(span);
        match leaf {
            Some(leaf) if self.tokens.is_punct(0, '<') => self.custom(leaf, span),
            Some(leaf) => (NodeKind::Leaf(leaf), span),
            None => self.broken(span),
        }
    }

    /// A function or a value, by the case of its name.
    fn call(&mut self, path: &Path, name: &Ident) -> Option<Leaf> {
        let mut written = Vec::new();
        let case = Case::of(name);
        if case != Case::Lower {
            if let Some(fields) = self.tokens.eat_group(Delimiter::Brace) {
                let mut inside = Cursor::new(fields.stream(), fields.span_close());
                for field in expressions(&mut inside) {
                    self.is_whole(&field);
                }
                written.extend(path.tokens.iter().cloned());
                written.push(TokenTree::Group(fields));
                return Some(value(path.stream(), written, false));
            }
        }
        let arguments = self.arguments(&mut written, &path.tokens);
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
            (Case::Screaming, None) => {
                self.refuse_constant(name);
                None
            }
            _ => Some(value(path.stream(), written, false)),
        }
    }

    /// `(arguments)` if there are any, and what was written in all.
    fn arguments(
        &mut self,
        written: &mut Vec<TokenTree>,
        before: &[TokenTree],
    ) -> Option<Vec<TokenStream>> {
        written.extend(before.iter().cloned());
        let group = self.tokens.eat_group(Delimiter::Parenthesis)?;
        let mut inside = Cursor::new(group.stream(), group.span_close());
        let arguments = expressions(&mut inside);
        if let Some(gap) = arguments.iter().position(TokenStream::is_empty) {
            let message = format!("argument {} is empty", gap + 1);
            self.diagnostics
                .error(group.span_open(), message)
                .help("remove the extra comma");
        }
        if self.named_in_call(&arguments, before)
            || self.duration_in_call(&arguments, before)
            || self.lacks_comma(&arguments)
        {
            written.push(TokenTree::Group(group));
            return Some(Vec::new());
        }
        for argument in &arguments {
            self.is_whole(argument);
        }
        self.mention(Mention::Arguments(group.clone()));
        written.push(TokenTree::Group(group));
        Some(arguments)
    }

    /// The next word, if it is one of Rust's that cannot begin a leaf.
    pub fn rust_word(&self) -> Option<Ident> {
        let Some(TokenTree::Ident(word)) = self.tokens.rest().first() else {
            return None;
        };
        let path_only = ["self", "super", "crate", "Self"]
            .iter()
            .any(|only| word == only);
        let boolean = word == "true" || word == "false";
        let wrong = boolean
            || RUST_WORDS.iter().any(|rust| word == rust)
            || (path_only && word != "Self" && !self.tokens.is_path_separator(1));
        wrong.then(|| word.clone())
    }

    pub fn refuse_rust_word(&mut self, word: &Ident) {
        let help = match word.to_string().as_str() {
            "true" => "write `success`".to_owned(),
            "false" => "write `failure`".to_owned(),
            "_" => "write a function, a `.method`, a `{ block }`, a value or a keyword".to_owned(),
            "self" if self.tokens.is_punct(1, '.') => {
                let written: TokenStream =
                    self.tokens.rest()[1..].iter().take(3).cloned().collect();
                let method = written.to_string().replace(' ', "");
                let method = method.trim_end_matches(',');
                without_name(method)
            }
            "move" if matches!(self.tokens.rest().get(1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace) => {
                "leave it out: Rust code is written in braces alone, `{ … }`".to_owned()
            }
            "move" if self.code_after_move().is_some() => {
                let code = self.code_after_move().unwrap_or_default();
                format!("write what it does in braces, `{{ {code} }}`: a block sees the context by its name")
            }
            "let" | "const" | "static" if self.named_node().is_some() => {
                self.named_node().unwrap_or_default()
            }
            "async" if self.tokens.is_punct(1, '<') => {
                "write `async_sequence< child, … >` or `async_fallback< child, … >`".to_owned()
            }
            "use" if self.without_verb().is_some() => self.without_verb().unwrap_or_default(),
            other if self.without_word(other).is_some() => {
                self.without_word(other).unwrap_or_default()
            }
            "self" | "super" | "crate" => format!("a path goes on: `{word}::name`"),
            other => match named_exactly(other).filter(|_| self.tokens.is_punct(1, '<')) {
                Some(row) => row.to_write_for(other),
                None => instead_of_word(other, self.group_behind().as_ref())
                    .unwrap_or_else(|| format!("Rust code is written in braces: `{{ {word} … }}`")),
            },
        };
        self.diagnostics
            .error(word.span(), format!("expected a node, found `{word}`"))
            .help(help);
    }

    /// `println!(…)`: reported, if it is one.
    fn macro_call(&mut self, name: &Ident) -> bool {
        let called = matches!(self.tokens.rest(), [_, TokenTree::Group(_), ..]);
        if !called || !self.tokens.is_punct(0, '!') {
            return false;
        }
        let help = if name == "vec" {
            "join several nodes, as in `sequence< …, … >` or `fallback< …, … >`".to_owned()
        } else {
            self.instead_of_macro(name)
        };
        self.diagnostics
            .error(name.span(), "a macro cannot be a node")
            .help(help);
        true
    }
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
            made_in: None,
        },
    }
}
