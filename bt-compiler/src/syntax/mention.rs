//! What a tree mentions, for editors: they want every name as soon as it is written, however wrong the tree around it
//! still is. So the parser notes names where it reads them, and before it knows what becomes of them.

use super::ast::{FieldPath, LeafKind};
use super::node::Parser;
use crate::nodes::{Row, Shape};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// Something mentioned, as far as it is written.
#[derive(Clone)]
pub enum Mention {
    /// `fallback`
    Keyword(Ident),
    /// `(8h, sleep)` of the decorator with this name.
    Parentheses(&'static Row, Group),
    /// `door_open`, `.rest(3)`, `{ hero.energy > 3 }`, `Sleep::new(3)`: the user's code, as a leaf or otherwise called.
    Code(LeafKind),
    /// `(3, hero.energy)`, the arguments of the code that is mentioned next.
    Arguments(Group),
    /// `success = 2` of `parallel`, as far as it is written.
    Option {
        /// The node that it is an option of, or would be.
        row: &'static Row,
        /// `success`
        name: Ident,
        /// None where there is no `=`.
        value: Option<TokenStream>,
    },
    /// `senses::`, `.`, `fallbakc`, `hero.energy > 3`: what may become code, or was not meant so.
    Word(LeafKind),
    /// `nearest` in `priority(nearest)< … >`: code that is called with more arguments than are written.
    Query(LeafKind),
    /// `target?.position` in a `test` or a `set`.
    Field {
        /// As far as it is written.
        path: FieldPath,
        /// Whether something should come yet: `target?.`
        unfinished: bool,
    },
    /// The value of an option, a duration that is not a literal, an id …
    Expression(TokenStream),
    /// `hero.mood` in `switch(hero.mood)< … >`; empty where it is missing.
    Subject(TokenStream),
    /// `Mood::Brave | Mood::Angry`, for the last subject.
    Pattern(TokenStream),
    /// The subject's last pattern has been.
    SubjectEnd,
}

impl Parser<'_> {
    pub fn mention(&mut self, mention: Mention) {
        self.mentions.push(mention);
    }

    /// What a decorator's parentheses take, where they come next.
    pub fn mention_parentheses(&mut self, row: &'static Row) {
        if let (Shape::Decorator(_), [TokenTree::Group(group), ..]) =
            (row.shape, self.tokens.rest())
        {
            let group = group.clone();
            if group.delimiter() == Delimiter::Parenthesis {
                self.mention(Mention::Parentheses(row, group));
            }
        }
    }

    /// A path of which it is not known what it is.
    pub fn mention_name(&mut self, path: TokenStream) {
        self.mention(Mention::Word(LeafKind::Function {
            path,
            arguments: Vec::new(),
        }));
    }

    /// A method as far as it is written; without a name, the `.` alone.
    pub fn mention_method(&mut self, method: TokenStream) {
        self.mention(Mention::Word(LeafKind::Method {
            method,
            arguments: Vec::new(),
            parentheses: None,
        }));
    }

    /// The last of so many.
    pub fn mentioned_words(&mut self, count: usize) {
        if let Some(last) = self.mentions[..count].last_mut() {
            if let Mention::Code(code) = last {
                *last = Mention::Word(code.clone());
            }
        }
    }

    /// An expression; literals, which may be durations, say nothing to an editor.
    pub fn mention_expression(&mut self, tokens: &TokenStream) {
        let mut rest = tokens.clone().into_iter();
        match (rest.next(), rest.next()) {
            (None | Some(TokenTree::Literal(_)), None) => {}
            _ => self.mention(Mention::Expression(tokens.clone())),
        }
    }

    /// What was mentioned last is a query.
    pub fn mentioned_query(&mut self) {
        if let Some(last) = self.mentions.last_mut() {
            if let Mention::Code(code) = last {
                *last = Mention::Query(code.clone());
            }
        }
    }
}
