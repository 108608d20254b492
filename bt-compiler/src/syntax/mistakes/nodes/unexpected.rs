//! What cannot begin a node, and what a node is missing behind a label, a comment or a sign.

use crate::check::tokens_text;
use crate::nodes::Shape;
use crate::syntax::mistakes::nodes::foreign::is_text;
use crate::syntax::mistakes::nodes::longer_call::without_name;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::{found_at, is, is_ident};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenTree};

impl Parser<'_> {
    /// A token that cannot begin a node.
    pub fn unexpected(&mut self) -> Parsed {
        if let Some(known) = self.known_elsewhere() {
            return known;
        }
        if let Some(broken) = self.label_in_quotes() {
            return broken;
        }
        if let Some(known) = self.habit_of_sign() {
            return known;
        }
        if let Some(known) = self.slip_of_sign() {
            return known;
        }
        let span = self.tokens.span();
        if self.is_compared_late() {
            return self.broken(span);
        }
        let token = self.tokens.rest().first();
        let message = format!("expected a node, found {}", found_at(self.tokens.rest()));
        let help = match token {
            Some(sign) if "&*@$".chars().any(|known| is(sign, known)) => self.node_without_sign(),
            Some(TokenTree::Group(group)) if holds_closure(group) => {
                "write what it does in braces, `{ … }`: a block sees the context by its name"
                    .to_owned()
            }
            Some(sign) if is(sign, ',') => {
                "remove it: between two nodes stands one comma".to_owned()
            }
            Some(TokenTree::Group(group)) if self.method_of_context(group).is_some() => {
                let method = self.method_of_context(group).unwrap_or_default();
                without_name(&method)
            }
            Some(TokenTree::Group(group)) if keyword_in(group).is_some() => {
                let usage = keyword_in(group).unwrap_or_default();
                format!("a node needs no brackets around its keyword: write `{usage}`")
            }
            Some(TokenTree::Group(group)) if holds_nodes(group) => {
                "join several nodes, as in `sequence< …, … >` or `fallback< …, … >`".to_owned()
            }
            Some(TokenTree::Group(group)) if group.stream().is_empty() => {
                "what does nothing and succeeds is `success`".to_owned()
            }
            Some(TokenTree::Group(group)) if holds_code(group) => {
                format!(
                    "Rust code is written in braces: `{{ {} }}`",
                    tokens_text(&group.stream())
                )
            }
            Some(TokenTree::Group(_)) if self.method_of_value().is_some() => {
                format!(
                    "write it in braces: `{{ {} }}`",
                    self.method_of_value().unwrap_or_default()
                )
            }
            Some(TokenTree::Group(group)) => match self.node_in(group) {
                Some(node) => format!("a node needs no brackets of its own: write `{node}`"),
                None => "a node needs no brackets of its own".to_owned(),
            },
            Some(TokenTree::Literal(text))
                if (is_text(text) || text.to_string().starts_with('\''))
                    && name_of(text).is_some() =>
            {
                let name = name_of(text).unwrap_or_default();
                format!(
                    "a node is written without quotes: `{name}`; a label stands before its node: `{name}: node`"
                )
            }
            Some(TokenTree::Literal(text)) if is_text(text) => {
                let text = text.to_string();
                let words = text.trim_matches('"').trim();
                format!("text is no node: a remark stands before a node, as `/// {words}`")
            }
            Some(TokenTree::Literal(_)) if self.node_behind_number().is_some() => {
                self.node_behind_number().unwrap_or_default()
            }
            Some(TokenTree::Literal(_)) => {
                "a node is a function, a `.method`, a `{ block }`, a value or a keyword".to_owned()
            }
            None => "write a node, such as `fallback< … >`".to_owned(),
            Some(sign) if is(sign, '=') => {
                "a label is written `name: node`, an assignment `set(field = VALUE)`".to_owned()
            }
            Some(TokenTree::Punct(sign)) if "-+/%^#:".contains(sign.as_char()) => {
                match self.node_alone(&self.tokens.rest()[1..]) {
                    Some(node) => format!("a node is its name alone, and between two nodes stands a comma: write `{node}`"),
                    None => "a node is its name alone, and between two nodes stands a comma".to_owned(),
                }
            }
            Some(sign) if is(sign, '>') => {
                "write the node that is missing before it, such as `success`".to_owned()
            }
            _ => String::new(),
        };
        let error = self.diagnostics.error(span, message);
        if !help.is_empty() {
            error.help(help);
        }
        self.broken(span)
    }

    /// What to write for `3 * look` and `1. look`.
    fn node_behind_number(&self) -> Option<String> {
        let [TokenTree::Literal(number), rest @ ..] = self.tokens.rest() else {
            return None;
        };
        match rest {
            [times, rest @ ..] if is(times, '*') => {
                let node = self.node_alone(rest)?;
                Some(format!(
                    "a node that is repeated is written `repeat({number}, {node})`"
                ))
            }
            [TokenTree::Ident(word), ..] if word != "as" => {
                let node = self.node_alone(rest)?;
                Some(format!("nodes are not numbered, and between two of them stands a comma: write `{node}`"))
            }
            [close @ TokenTree::Punct(_), TokenTree::Ident(_), ..] if is(close, '.') => {
                let node = self.node_alone(&rest[1..])?;
                Some(format!("nodes are not numbered: write `{node}`"))
            }
            _ => None,
        }
    }

    /// `(*guard).rest(3)`, where it ends.
    fn method_of_value(&self) -> Option<String> {
        let rest = self.tokens.rest();
        let [TokenTree::Group(_), dot, TokenTree::Ident(_), ..] = rest else {
            return None;
        };
        let ends = |token: &TokenTree| is(token, ',') || is(token, '>') || is(token, ';');
        let length = rest.iter().position(ends).unwrap_or(rest.len());
        is(dot, '.').then(|| tokens_text(&rest[..length].iter().cloned().collect()))
    }

    /// The `.rest(3)` of `(*hero).rest(3)` and `(&mut hero).rest(3)`, in this group.
    fn method_of_context(&self, group: &Group) -> Option<String> {
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let sign = |token: &TokenTree| is(token, '*') || is(token, '&') || is_ident(token, "mut");
        let (TokenTree::Ident(name), signs) = inside.split_last()? else {
            return None;
        };
        let is_context = *name == self.declared.hero() && signs.iter().all(sign);
        let ends =
            |next: Option<&TokenTree>| next.is_none_or(|next| is(next, ',') || is(next, '>'));
        match self.tokens.rest() {
            [_, dot, TokenTree::Ident(method), TokenTree::Group(arguments), after @ ..]
                if is(dot, '.') && is_context && ends(after.first()) =>
            {
                let call = if arguments.stream().is_empty() {
                    String::new()
                } else {
                    format!("({})", tokens_text(&arguments.stream()))
                };
                Some(format!(".{method}{call}"))
            }
            _ => None,
        }
    }

    /// `rest: >`, `/// text` with no node after it: reported, if it is so.
    pub fn nothing_follows(&mut self, label: Option<&Ident>, comment: Option<Span>) -> bool {
        if let Some(label) = label {
            self.diagnostics
                .error(label.span(), format!("no node follows the label `{label}`"))
                .help(match crate::nodes::named_exactly(&label.to_string()) {
                    Some(row) => format!(
                        "the node is written `{}`; a label stands before a node: `label: node`",
                        row.usage
                    ),
                    None => format!("write `{label}: node`, or remove the label"),
                });
        } else if let Some(comment) = comment {
            self.diagnostics
                .error(comment, "no node follows this doc comment")
                .help(
                    "a doc comment stands before its node; any other comment is written `// text`",
                );
        } else {
            return false;
        }
        true
    }

    /// `look /// text`, and no node after it: reported, if it is so, and left out.
    pub fn late_comment(&mut self) -> bool {
        let mut ahead = self.tokens.clone();
        while let [hash, TokenTree::Group(group), ..] = ahead.rest() {
            let first = group.stream().into_iter().next();
            if !is(hash, '#') || !first.is_some_and(|word| is_ident(&word, "doc")) {
                break;
            }
            ahead.next();
            ahead.next();
        }
        let is_late = ahead.rest().len() < self.tokens.rest().len();
        let closes = ahead.is_punct(0, '>') && self.open_angles > 0;
        if !is_late || !(ahead.at_end() || closes || ahead.is_punct(0, ',')) {
            return false;
        }
        self.nothing_follows(None, Some(self.tokens.span()));
        self.tokens = ahead;
        true
    }

    /// `!` with no node after it: reported, if it is so.
    pub fn nothing_to_invert(&mut self, sign: Span) -> bool {
        let ends = self.tokens.at_end()
            || self.tokens.is_punct(0, ',')
            || self.tokens.is_punct(0, '>') && self.open_angles > 0;
        if ends {
            self.diagnostics
                .error(sign, "no node follows this `!`")
                .help("write `!node`, which swaps success and failure");
        }
        ends
    }

    /// `MAX_SPEED` in place of a leaf.
    pub fn refuse_constant(&mut self, name: &Ident) {
        self.diagnostics
            .error(name.span(), format!("the type of `{name}` cannot be read from its name"))
            .help(format!(
                "write the value itself, such as `Sleep::new(3)`; a unit struct in capitals is `{name} {{}}`"
            ));
    }

    /// `Nap::`
    pub fn unfinished_path(&mut self, span: Span, path: &Path) {
        let help = match path.last_but(0) {
            Some(ty) if Case::of(ty) != Case::Lower => {
                format!("write a function of the type, such as `{ty}::new( … )`")
            }
            _ => "write a function such as `senses::near`, or a value such as `Sleep`".to_owned(),
        };
        // Where something is missing.
        let span = path.last_but(0).map_or(span, Ident::span);
        self.diagnostics
            .error(span, "this path is not finished")
            .help(help);
    }
}

/// How the node of `(sequence a b)` and `[sequence, a, b]` is written.
fn keyword_in(group: &Group) -> Option<&'static str> {
    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
    let [TokenTree::Ident(word), next, ..] = inside.as_slice() else {
        return None;
    };
    let follows = matches!(next, TokenTree::Ident(_) | TokenTree::Group(_)) || is(next, ',');
    let row = crate::nodes::named_exactly(&word.to_string())
        .filter(|row| matches!(row.shape, Shape::Composite));
    row.filter(|_| follows).map(|row| row.usage)
}

/// The name in quotes.
fn name_of(text: &Literal) -> Option<String> {
    let text = text.to_string();
    let name = text.trim_matches(['"', '\'']);
    syn::parse_str::<Ident>(name)
        .ok()
        .map(|name| name.to_string())
}

/// `(look, tired)`
fn holds_nodes(group: &Group) -> bool {
    let holds = |sign| group.stream().into_iter().any(|token| is(&token, sign));
    match group.delimiter() {
        Delimiter::Parenthesis => holds(',') && !holds('<'),
        Delimiter::Bracket => holds(','),
        _ => false,
    }
}

/// `(hero.energy < 3.0)`
fn holds_code(group: &Group) -> bool {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let is_field = matches!(tokens.as_slice(), [TokenTree::Ident(_), dot, ..] if is(dot, '.'));
    group.delimiter() == Delimiter::Parenthesis && is_field
}

/// `(|hero| hero.alive)`
fn holds_closure(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    first.is_some_and(|first| is(&first, '|') || is_ident(&first, "move"))
}
