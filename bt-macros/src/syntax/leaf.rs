//! Leaves: functions, methods, blocks and values.

use super::ast::{Leaf, LeafKind, NodeKind};
use super::expression::{expressions, leaves_early};
use super::misspelled::is_misspelled_decorator;
use super::node::{Parsed, Parser};
use super::path::{path, Case, Path};
use super::tokens::{found, token_span, Tokens};
use crate::nodes::{self, Row};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// Words of Rust that cannot be a path, with what they begin.
const RUST_WORDS: &[&str] = &[
    "as", "async", "await", "break", "const", "continue", "dyn", "else", "enum", "extern", "fn",
    "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref",
    "return", "static", "struct", "trait", "type", "unsafe", "use", "where", "while", "_",
];

impl Parser<'_> {
    /// `{ hero.x > 3 }`
    pub fn block(&mut self) -> Parsed {
        let Some(group) = self.tokens.eat_group(Delimiter::Brace) else {
            let span = self.tokens.span();
            return self.broken(span);
        };
        let body = group.stream();
        let leaves_early = leaves_early(&body);
        let span = group.span();
        let kind = LeafKind::Block { body, leaves_early };
        leaf(kind, TokenTree::Group(group).into(), span)
    }

    /// `.sleep(8)`
    pub fn method(&mut self) -> Parsed {
        let dot = self.tokens.span();
        let mut written: Vec<TokenTree> = self.tokens.next().into_iter().collect();
        let span = self.tokens.span();
        if !matches!(self.tokens.rest(), [TokenTree::Ident(_), ..]) {
            let found = found(self.tokens.rest().first());
            self.diagnostics
                .error(
                    dot,
                    format!("expected a method's name after `.`, found {found}"),
                )
                .help("a method of the context is written `.method(arguments)`");
            return self.broken(dot);
        }
        let Some(method) = path(&mut self.tokens) else {
            self.unfinished_path(span);
            return self.broken(span);
        };
        if method.segments.len() > 1 {
            self.diagnostics
                .error(span, "a method's name is not a path")
                .help("a method of the context is written `.method(arguments)`");
            return self.broken(span);
        }
        let arguments = self.arguments(&mut written, &method.tokens);
        if self.more_than_a_call() {
            return self.broken(span);
        }
        let kind = LeafKind::Method {
            method: method.stream(),
            arguments: arguments.unwrap_or_default(),
        };
        leaf(kind, written.into_iter().collect(), span)
    }

    /// Anything that begins with a path.
    pub fn path_leaf(&mut self) -> Parsed {
        let span = self.tokens.span();
        if let Some(word) = self.rust_word() {
            self.refuse_rust_word(&word);
            return self.broken(span);
        }
        let angle = self.tokens.is_punct(0, '<');
        let Some(path) = path(&mut self.tokens) else {
            if angle {
                self.diagnostics
                    .error(span, "expected a node, found `<`")
                    .help("children stand between `<` and `>` after a keyword: `fallback< … >`");
            } else {
                self.unfinished_path(span);
            }
            return self.broken(span);
        };
        let Some(name) = path.last_but(0).cloned() else {
            return self.broken(span);
        };
        let span = name.span();
        if self.tokens.is_punct(0, '<') {
            return self.custom(&path, &name);
        }
        if let Some(group) = self.parenthesis() {
            if self.tokens.is_punct(1, '<') || is_misspelled_decorator(&path, &group) {
                self.tokens.next();
                return self.custom(&path, &name);
            }
        }
        if self.macro_call(&name) {
            return self.broken(span);
        }
        let leaf = self.call(&path, &name);
        if self.more_than_a_call() {
            return self.broken(span);
        }
        match leaf {
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
        let mut inside = Tokens::new(group.stream(), group.span_close());
        let arguments = expressions(&mut inside);
        if let Some(gap) = arguments.iter().position(TokenStream::is_empty) {
            let message = format!("argument {} is empty", gap + 1);
            self.diagnostics
                .error(group.span_open(), message)
                .help("remove the extra comma");
        }
        written.push(TokenTree::Group(group));
        Some(arguments)
    }

    /// `name< … >` with a name that is no keyword: another's node, or one of the user's own.
    fn custom(&mut self, path: &Path, name: &Ident) -> Parsed {
        let span = name.span();
        let single = path.segments.len() == 1 && !path.qualified;
        let meant = nodes::suggest(&name.to_string()).filter(|_| single);
        if let Some(length) = self.tokens.angle_length() {
            if self.tokens.is_path_separator(length) {
                self.diagnostics
                    .error(
                        self.tokens.span(),
                        "generic arguments in an expression need `::`",
                    )
                    .help(format!("write `{name}::< … >`"));
                return self.broken(span);
            }
        }
        if Case::of(name) == Case::Lower || meant.is_some() {
            self.unknown_node(name, meant);
        } else {
            self.diagnostics
                .error(
                    span,
                    format!("`{name}< … >`: users' own composites are not supported yet"),
                )
                .help("generic arguments of a value are written with `::`, as in `Sleep::<u8>(3)`");
        }
        let children = match self.tokens.eat_punct('<') {
            Some(open) => self.angle_children(open.span()),
            None => Vec::new(),
        };
        (NodeKind::Broken(children), span)
    }

    fn unknown_node(&mut self, name: &Ident, meant: Option<&Row>) {
        let help = match meant {
            Some(row) => format!("write `{}`, which {}", row.usage, row.summary),
            None if self.tokens.is_punct(0, '<') => {
                format!("a comparison is written in braces: `{{ {name} < … }}`")
            }
            None => format!("a function of that name is `self::{name}(…)`"),
        };
        let message = match meant {
            Some(row) => format!("unknown node `{name}`; did you mean `{}`?", row.keyword),
            None => format!("unknown node `{name}`"),
        };
        self.diagnostics.error(name.span(), message).help(help);
    }

    fn parenthesis(&self) -> Option<Group> {
        match self.tokens.rest().first() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                Some(group.clone())
            }
            _ => None,
        }
    }

    /// The next word, if it is one of Rust's that cannot begin a leaf.
    fn rust_word(&self) -> Option<Ident> {
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

    fn refuse_rust_word(&mut self, word: &Ident) {
        let help = match word.to_string().as_str() {
            "true" => "write `success`".to_owned(),
            "false" => "write `failure`".to_owned(),
            "_" => "write a function, a `.method`, a `{ block }`, a value or a keyword".to_owned(),
            "self" | "super" | "crate" => format!("a path goes on: `{word}::name`"),
            _ => format!("Rust code is written in braces: `{{ {word} … }}`"),
        };
        self.diagnostics
            .error(word.span(), format!("expected a node, found `{word}`"))
            .help(help);
    }

    fn refuse_constant(&mut self, name: &Ident) {
        self.diagnostics
            .error(name.span(), format!("the type of `{name}` cannot be read from its name"))
            .help(format!(
                "write the value itself, such as `Sleep::new(3)`; a unit struct in capitals is `{name} {{}}`"
            ));
    }

    fn unfinished_path(&mut self, span: Span) {
        self.diagnostics
            .error(span, "this path is not finished")
            .help("write a function such as `senses::near`, or a value such as `Sleep`");
    }

    /// `println!(…)`: reported, if it is one.
    fn macro_call(&mut self, name: &Ident) -> bool {
        let called = matches!(self.tokens.rest(), [_, TokenTree::Group(_), ..]);
        if !called || !self.tokens.is_punct(0, '!') {
            return false;
        }
        self.diagnostics
            .error(name.span(), "a macro cannot be a node")
            .help(format!("write it in braces: `{{ {name}!( … ) }}`"));
        true
    }

    /// `hero.sleep()`, `near(3).abs()`, `x?`: reported, if it is one.
    fn more_than_a_call(&mut self) -> bool {
        let Some(token) = self.tokens.rest().first() else {
            return false;
        };
        let brackets = [Delimiter::Bracket, Delimiter::Parenthesis];
        let group =
            matches!(token, TokenTree::Group(group) if brackets.contains(&group.delimiter()));
        if !group && !self.tokens.is_punct(0, '.') && !self.tokens.is_punct(0, '?') {
            return false;
        }
        let message = format!("expected `,`, found {}", found(Some(token)));
        self.diagnostics.error(token_span(token), message).help(
            "a method of the context is written `.method()`, any other expression in braces: `{ … }`",
        );
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
        },
    }
}
