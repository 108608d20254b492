//! The path of a field in `test` and `set`: `target?.position.x`.

use super::ast::{FieldPath, FieldStep};
use super::leaf::is_rust_word;
use super::mention::Mention;
use super::node::Parser;
use crate::hints::Place;
use crate::tokens::{angle_length, is_number};
use proc_macro2::{Delimiter, Literal, TokenTree};

impl Parser<'_> {
    /// `target?.position.x`
    pub fn field(&mut self) -> Option<FieldPath> {
        let mut path = FieldPath { steps: Vec::new() };
        let complete = self.steps(&mut path.steps);
        self.mention(Mention::Field {
            path: path.clone(),
            unfinished: complete.is_none(),
        });
        complete.map(|()| path)
    }

    fn steps(&mut self, steps: &mut Vec<FieldStep>) -> Option<()> {
        loop {
            self.tokens.open_invisible();
            self.step(steps)?;
            loop {
                if let Some(index) = self.tokens.eat_group(Delimiter::Bracket) {
                    steps.push(FieldStep::from(TokenTree::Group(index)));
                } else if let Some(question) = self.tokens.eat_punct('?') {
                    match steps.last_mut() {
                        Some(last) if last.optional.is_none() => {
                            last.optional = Some(question.span());
                        }
                        _ => return self.nested_option(),
                    }
                } else {
                    break;
                }
            }
            if self.tokens.eat_punct('.').is_none() {
                return Some(());
            }
        }
    }

    /// A field, a call, or the number of a tuple's field.
    fn step(&mut self, steps: &mut Vec<FieldStep>) -> Option<()> {
        match self.tokens.rest().first().cloned() {
            Some(TokenTree::Ident(name)) if !is_rust_word(&name) => {
                self.tokens.next();
                let mut access = vec![TokenTree::Ident(name)];
                self.field_call(&mut access);
                steps.push(FieldStep {
                    access: access.into_iter().collect(),
                    optional: None,
                });
                Some(())
            }
            Some(TokenTree::Literal(literal)) if !steps.is_empty() && is_number(&literal) => {
                self.tokens.next();
                steps.extend(tuple_fields(&literal));
                Some(())
            }
            _ => self.no(Place::Field),
        }
    }

    /// `::<u8>(3)` after a method's name.
    fn field_call(&mut self, access: &mut Vec<TokenTree>) {
        if self.tokens.is_path_separator(0) && self.tokens.is_punct(2, '<') {
            let angles = angle_length(&self.tokens.rest()[2..]).unwrap_or(1);
            for _ in 0..angles + 2 {
                access.extend(self.tokens.next());
            }
        }
        let arguments = self.tokens.eat_group(Delimiter::Parenthesis);
        access.extend(arguments.map(TokenTree::Group));
    }

    fn nested_option<T>(&mut self) -> Option<T> {
        self.diagnostics
            .error(self.tokens.span(), "a step goes through one `Option`")
            .help("write one `?`; for more, write a block: `{ … }`");
        None
    }
}

impl From<TokenTree> for FieldStep {
    fn from(token: TokenTree) -> Self {
        Self {
            access: token.into(),
            optional: None,
        }
    }
}

/// `0`, and also `0.1`, which Rust reads as one number.
fn tuple_fields(literal: &Literal) -> Vec<FieldStep> {
    let text = literal.to_string();
    if !text.contains('.') {
        return vec![FieldStep::from(TokenTree::Literal(literal.clone()))];
    }
    let numbers = text.split('.').filter_map(|part| part.parse().ok());
    let field = |number: u32| {
        let mut field = Literal::u32_unsuffixed(number);
        field.set_span(literal.span());
        FieldStep::from(TokenTree::Literal(field))
    };
    numbers.map(field).collect()
}
