//! What a tree that is marked `#[live]` calls its leaves by, so that they are found again when its text has changed.

mod refused;

pub(crate) use refused::refuse;
pub use refused::{refused, Words};

use crate::syntax::ast::{Bound, ItemTree, Leaf, LeafKind, PutIn};
use crate::syntax::expressions_in;
use crate::tokens::{code, is, is_ident, is_joint};
use proc_macro2::{Delimiter, Group, Ident, Spacing, TokenStream, TokenTree};
use quote::ToTokens;

/// A leaf without the literals in its arguments, which may change.
pub struct Entry {
    /// All of its tokens, with a `_` for each of these literals.
    pub text: String,
    /// In order.
    pub literals: Vec<TokenStream>,
    /// The leaf with other tokens in their places.
    pub leaf: Leaf,
}

/// The entry of a leaf. Where arguments of trees that were put in are mentioned, these stand for themselves.
///
/// `named` gives what stands for a literal, by its number.
pub fn entry(leaf: &Leaf, put_in: &PutIn, named: &dyn Fn(usize) -> TokenStream) -> Entry {
    let mut holes = Holes {
        put_in,
        named,
        literals: Vec::new(),
        text: String::new(),
    };
    let kind = holes.kind(&leaf.kind);
    Entry {
        text: holes.text,
        literals: holes.literals,
        leaf: Leaf {
            kind,
            tokens: leaf.tokens.clone(),
        },
    }
}

struct Holes<'a> {
    put_in: &'a PutIn,
    named: &'a dyn Fn(usize) -> TokenStream,
    literals: Vec<TokenStream>,
    text: String,
}

impl Holes<'_> {
    fn kind(&mut self, kind: &LeafKind) -> LeafKind {
        match kind {
            LeafKind::Function { path, arguments } => {
                self.written(path);
                LeafKind::Function {
                    path: path.clone(),
                    arguments: self.arguments(arguments),
                }
            }
            LeafKind::Method {
                method,
                arguments,
                parentheses,
            } => {
                self.text.push_str(". ");
                self.written(method);
                LeafKind::Method {
                    method: method.clone(),
                    arguments: self.arguments(arguments),
                    parentheses: *parentheses,
                }
            }
            LeafKind::Value {
                ty,
                init,
                calls_function,
            } => LeafKind::Value {
                ty: ty.clone(),
                init: self.expression(init),
                calls_function: *calls_function,
            },
            LeafKind::Test {
                field,
                operator,
                value,
                within,
            } => {
                self.text.push_str("test ");
                self.text.push_str(&field.text());
                self.written(operator);
                let value = self.expression(value);
                self.text.push(',');
                LeafKind::Test {
                    field: field.clone(),
                    operator: operator.clone(),
                    value,
                    within: within.as_ref().map(|within| self.expression(within)),
                }
            }
            LeafKind::Set { field, value } => {
                self.text.push_str("set ");
                self.text.push_str(&field.text());
                LeafKind::Set {
                    field: field.clone(),
                    value: self.expression(value),
                }
            }
            LeafKind::Block {
                body,
                close,
                leaves_early,
            } => {
                self.text.push_str("{ ");
                LeafKind::Block {
                    body: self.expression(body),
                    close: *close,
                    leaves_early: *leaves_early,
                }
            }
            LeafKind::Constant(..) | LeafKind::Running(_) => kind.clone(),
        }
    }

    fn arguments(&mut self, arguments: &[TokenStream]) -> Vec<TokenStream> {
        let arguments = arguments.iter().map(|argument| {
            self.text.push_str(", ");
            self.expression(argument)
        });
        arguments.collect()
    }

    /// A literal, or a call or a struct of such; anything else stays as it is.
    fn expression(&mut self, tokens: &TokenStream) -> TokenStream {
        let all: Vec<TokenTree> = tokens.clone().into_iter().collect();
        if let [TokenTree::Ident(name)] = &all[..] {
            if let Some(bound) = bound(self.put_in, name) {
                let mut stands_for = Vec::new();
                self.stands_for(bound, &mut stands_for);
                // Its literal is one of the leaf's; another value is kept under its name.
                if is_literal(&stands_for) {
                    return self.literal(stands_for.into_iter().collect());
                }
                self.written(tokens);
                return tokens.clone();
            }
        }
        if is_literal(&all) {
            return self.literal(tokens.clone());
        }
        let Some((TokenTree::Group(group), path)) = all.split_last() else {
            self.written(tokens);
            return tokens.clone();
        };
        let is_struct = group.delimiter() == Delimiter::Brace;
        let is_call = group.delimiter() == Delimiter::Parenthesis;
        let is_path = !path.is_empty() && path.iter().all(is_of_path);
        if !is_path || !(is_struct || is_call) {
            self.written(tokens);
            return tokens.clone();
        }
        self.written(&path.iter().cloned().collect());
        self.text.push_str(if is_struct { "{ " } else { "( " });
        let mut inner = TokenStream::new();
        for (position, part) in expressions_in(group).into_iter().enumerate() {
            if position > 0 {
                inner.extend(code! { , });
            }
            self.part(part, is_struct, &mut inner);
            self.text.push_str(", ");
        }
        let mut group = Group::new(group.delimiter(), inner);
        if let Some(TokenTree::Group(written)) = all.last() {
            group.set_span(written.span());
        }
        path.iter().cloned().chain([group.into()]).collect()
    }

    /// `hours: 3`
    fn part(&mut self, part: TokenStream, is_struct: bool, to: &mut TokenStream) {
        let all: Vec<TokenTree> = part.clone().into_iter().collect();
        match &all[..] {
            [name, colon, value @ ..] if is_struct && is(colon, ':') && !is_joint(colon) => {
                let field = [name.clone(), colon.clone()];
                self.written(&field.iter().cloned().collect());
                to.extend(field);
                to.extend(self.expression(&value.iter().cloned().collect()));
            }
            // `..Nap::default()`, or a field and a variable of one name.
            _ if is_struct => {
                self.written(&part);
                to.extend(part);
            }
            _ => to.extend(self.expression(&part)),
        }
    }

    fn literal(&mut self, tokens: TokenStream) -> TokenStream {
        self.text.push_str("_ ");
        self.literals.push(tokens);
        (self.named)(self.literals.len() - 1)
    }

    /// Tokens that are what they are, with spaces between them.
    fn written(&mut self, tokens: &TokenStream) {
        for token in tokens.clone() {
            match token {
                TokenTree::Group(group) => {
                    let (open, close) = brackets(&group);
                    self.text.push_str(open);
                    self.written(&group.stream());
                    self.text.push_str(close);
                    self.text.push(' ');
                }
                TokenTree::Ident(name) => match bound(self.put_in, &name) {
                    Some(bound) => self.written(&bound.value.clone()),
                    None => {
                        self.text.push_str(&name.to_string());
                        self.text.push(' ');
                    }
                },
                token => {
                    self.text.push_str(&token.to_string());
                    self.text.push(' ');
                }
            }
        }
    }

    /// The value of an argument of a tree that was put in, which may be an argument of the tree around it.
    fn stands_for(&self, of: &Bound, to: &mut Vec<TokenTree>) {
        for token in of.value.clone() {
            match &token {
                TokenTree::Ident(name) if *name != of.name => match bound(self.put_in, name) {
                    Some(inner) => self.stands_for(inner, to),
                    None => to.push(token),
                },
                _ => to.push(token),
            }
        }
    }
}

/// What a tree works on, and its parameters, as text.
pub fn signature(item: &ItemTree) -> String {
    let (mut text, context) = (String::new(), &item.context);
    let (ty, params) = (item.context_ty.to_token_stream(), &item.params);
    text.push_str(&context.to_string());
    spelled(&ty, &mut text);
    for param in params {
        text.push_str(&param.name.to_string());
        spelled(&param.ty, &mut text);
    }
    text
}

/// Keeps the text of a call for those of its trees that are marked `#[live]`.
pub(crate) fn keep_text(items: &mut [ItemTree], call: &TokenStream) {
    for item in items {
        if item.live.is_some() {
            spelled(call, &mut item.call);
        }
    }
}

fn brackets(group: &Group) -> (&'static str, &'static str) {
    match group.delimiter() {
        Delimiter::Parenthesis => ("( ", ")"),
        Delimiter::Brace => ("{ ", "}"),
        Delimiter::Bracket => ("[ ", "]"),
        Delimiter::None => ("", ""),
    }
}

/// Tokens that can be read again as the same.
pub fn spelled(tokens: &TokenStream, to: &mut String) {
    for token in tokens.clone() {
        let mut is_joint = false;
        match token {
            TokenTree::Group(group) => {
                let (open, close) = brackets(&group);
                to.push_str(open);
                spelled(&group.stream(), to);
                to.push_str(close);
            }
            TokenTree::Punct(punct) => {
                is_joint = punct.spacing() == Spacing::Joint;
                to.push(punct.as_char());
            }
            token => to.push_str(&token.to_string()),
        }
        if !is_joint {
            to.push(' ');
        }
    }
}

fn bound<'a>(put_in: &'a PutIn, name: &Ident) -> Option<&'a Bound> {
    let all = put_in.constants.iter().chain(&put_in.stored);
    all.into_iter().find(|bound| bound.name == *name)
}

/// What Rust reads as a number, a `bool`, a character or a text.
fn is_literal(tokens: &[TokenTree]) -> bool {
    let is_number = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
    match tokens {
        [word @ TokenTree::Ident(_)] => is_ident(word, "true") || is_ident(word, "false"),
        [TokenTree::Literal(literal)] => {
            let text = literal.to_string();
            is_number(&text)
                || text.starts_with(['"', '\''])
                || text.starts_with("r\"")
                || text.starts_with("r#")
        }
        [TokenTree::Punct(minus), TokenTree::Literal(literal)] => {
            minus.as_char() == '-' && is_number(&literal.to_string())
        }
        _ => false,
    }
}

fn is_of_path(token: &TokenTree) -> bool {
    match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(punct) => punct.as_char() == ':',
        _ => false,
    }
}

#[cfg(test)]
mod tests;
