//! Keywords without children; functions of the user's that are called like keywords, as `set(3)`; and constants that are given
//! children.

use crate::check::model::Outcome;
use crate::nodes::{Keyword, Row, Shape};
use crate::syntax::ast::{Leaf, LeafKind, NodeKind};
use crate::syntax::duration::is_duration;
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::mistakes::nodes::misspelled::parts;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::tokens::{angle_length, is, is_number};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// A node that has no children. Apart from those that have, which take stack for each node around.
    pub fn keyword_of_leaf(&mut self, row: &'static Row, keyword: &Ident) -> Parsed {
        if row.shape == Shape::Leaf {
            return self.constant(row, keyword);
        }
        let own = self.mistakes_of_own(row);
        let parsed = self.field_leaf(row, keyword);
        self.tell_own(row, own);
        parsed
    }

    /// `success`, `failure`, `running`
    fn constant(&mut self, row: &'static Row, keyword: &Ident) -> Parsed {
        let span = keyword.span();
        let bracket = match self.tokens.rest().first() {
            Some(TokenTree::Group(group)) => {
                group.delimiter() != Delimiter::Brace || self.instead_of_constant(row).is_some()
            }
            Some(token) => is(token, '<'),
            None => false,
        };
        if bracket {
            let word = &row.keyword;
            let instead = self.instead_of_constant(row);
            let instead = instead.unwrap_or_else(|| format!("write `{word}`"));
            self.diagnostics
                .error(
                    self.tokens.span(),
                    format!("`{word}` takes neither arguments nor children"),
                )
                .help(format!(
                    "{instead}; a function of that name is `self::{word}(…)`"
                ));
            return self.broken(span);
        }
        let kind = match row.node {
            Keyword::Success => LeafKind::Constant(keyword.clone(), Outcome::Success),
            Keyword::Failure => LeafKind::Constant(keyword.clone(), Outcome::Failure),
            _ => LeafKind::Running(keyword.clone()),
        };
        let tokens = TokenTree::Ident(keyword.clone()).into();
        (NodeKind::Leaf(Leaf { kind, tokens }), span)
    }

    /// How many mistakes there are before those of a keyword, which has been read, if a function of that name may be meant.
    pub fn mistakes_of_own(&self, row: &Row) -> usize {
        if self.may_be_own(row) {
            self.diagnostics.count()
        } else {
            usize::MAX
        }
    }

    /// Whether what stands behind this keyword may be the arguments of a function of that name.
    fn may_be_own(&self, row: &Row) -> bool {
        let [TokenTree::Group(group), after @ ..] = self.tokens.rest() else {
            return false;
        };
        let ends = after
            .first()
            .is_none_or(|next| is(next, ',') || is(next, '>'));
        if group.delimiter() != Delimiter::Parenthesis || !ends {
            return false;
        }
        let parts = parts(group);
        let is_value = |part: &Vec<TokenTree>| match part.as_slice() {
            [TokenTree::Literal(literal)] => !is_duration(literal),
            [minus, TokenTree::Literal(literal)] => is(minus, '-') && is_number(literal),
            [TokenTree::Ident(_)] => row.shape == Shape::Field,
            _ => false,
        };
        !parts.is_empty() && parts.iter().all(is_value)
    }

    /// Says so about the first of the mistakes from this one on.
    pub fn tell_own(&mut self, row: &Row, mistakes: usize) {
        let keyword = row.keyword;
        let own = format!("a function of that name is `self::{keyword}(…)`");
        self.diagnostics.add_to_help(mistakes, &own);
    }

    /// What to write for `success(chat)`, `failure< chat >`, `running { chat }`, whose keyword has been read.
    pub fn instead_of_constant(&self, row: &Row) -> Option<String> {
        let decorator = match row.node {
            Keyword::Success => Keyword::ForceSuccess.row(),
            Keyword::Failure => Keyword::ForceFailure.row(),
            _ => Keyword::KeepRunningUntilFailure.row(),
        };
        let children: Vec<TokenTree> = match self.tokens.rest() {
            [TokenTree::Group(group), ..] => group.stream().into_iter().collect(),
            rest => {
                let length = angle_length(rest)?;
                rest[1..length - 1].to_vec()
            }
        };
        let mut group = Group::new(Delimiter::Parenthesis, children.into_iter().collect());
        group.set_span(self.tokens.span());
        let parts = parts(&group);
        let is_node = |part: &Vec<TokenTree>| {
            let is_literal = matches!(part.first(), Some(TokenTree::Literal(_)) | None);
            !is_literal && node_shown(part).is_some()
        };
        if parts.is_empty() || !parts.iter().all(is_node) {
            return None;
        }
        let child = match parts.as_slice() {
            [only] => node_shown(only)?,
            _ => "sequence< … >".to_owned(),
        };
        Some(format!(
            "write `{}({child})`, which {}",
            decorator.keyword, decorator.summary
        ))
    }
}

/// The duration in code of the user's, which Rust does not know: `Some(5s)`, `Duration::from_secs(5s)`. Macros may know it.
pub fn duration_in(code: &TokenStream) -> Option<proc_macro2::Literal> {
    let mut of_macro = false;
    for token in code.clone() {
        match &token {
            TokenTree::Literal(literal) if is_duration(literal) => return Some(literal.clone()),
            TokenTree::Group(group) if !of_macro => {
                if let Some(found) = duration_in(&group.stream()) {
                    return Some(found);
                }
            }
            _ => {}
        }
        of_macro = is(&token, '!');
    }
    None
}
