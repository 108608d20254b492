//! Signs and words of other notations between a node and its children, or between two children.

use crate::nodes::{all, closest, ArgumentKind, Keyword, Row};
use crate::syntax::ast::Control;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{angle_length, found, is, is_ident, token_span};
use proc_macro2::{Delimiter, Ident, TokenTree};

impl Parser<'_> {
    /// `sequence*< a, b >`, as papers write a sequence with memory: reported, and read without the star.
    pub fn star_before_children(&mut self, row: &Row) {
        let is_star = self.tokens.is_punct(1, '*') && self.tokens.is_punct(2, '<');
        if !is_star {
            return;
        }
        let span = token_span(&self.tokens.rest()[1]);
        let help = match row.node {
            Keyword::Sequence => {
                "write `sequence_with_memory< child, … >`; a `sequence` goes on with the child that runs"
            }
            Keyword::Fallback => {
                "leave it out: a `fallback` goes on with the child that runs; `reactive_fallback` begins anew"
            }
            _ => "leave it out",
        };
        self.diagnostics
            .error(
                span,
                format!(
                    "expected `<`, found {}",
                    found(Some(&self.tokens.rest()[1]))
                ),
            )
            .help(help);
        self.tokens.leave_out(1, 1);
    }

    /// `try_catch< look catch sleep >`, `if_then_else< tired then sleep else look >`: a word in place of the comma. Reported once
    /// for all of a level, if it is so, and taken for the comma.
    pub fn word_for_comma(&mut self) -> bool {
        let Some(row) = self.parent else {
            return false;
        };
        let [TokenTree::Ident(word), next, ..] = self.tokens.rest() else {
            return false;
        };
        let words: &[&str] = match row.node {
            Keyword::IfThenElse => &["then", "else", "otherwise"],
            Keyword::WhileDoElse => &["do", "then", "else", "otherwise"],
            Keyword::TryCatch => &["catch", "except", "finally", "handle", "then"],
            Keyword::Fallback | Keyword::ReactiveFallback => &["else", "otherwise"],
            _ => &[],
        };
        let ends = is(next, ',') || is(next, '>');
        if ends
            || !words
                .iter()
                .any(|known| is_ident(&self.tokens.rest()[0], known))
        {
            return false;
        }
        if !self.arrow_reported {
            self.arrow_reported = true;
            self.diagnostics
                .error(word.span(), format!("expected `,`, found `{word}`"))
                .help(format!(
                    "between two nodes stands a comma: write `{}`",
                    row.usage
                ));
        }
        self.tokens.next();
        true
    }

    /// `3 times`, of which the number has been read: reported, if it is so.
    pub fn noun_of_count(&mut self) {
        let nouns = [
            "times", "time", "x", "tries", "attempts", "cycles", "rounds",
        ];
        let [noun, comma, ..] = self.tokens.rest() else {
            return;
        };
        if !is(comma, ',') || !nouns.iter().any(|known| is_ident(noun, known)) {
            return;
        }
        let (span, message) = (token_span(noun), format!("expected `,`, found `{noun}`"));
        self.diagnostics
            .error(span, message)
            .help("a count is a number alone: write `repeat(3, child)`");
        self.tokens.next();
    }

    /// `child = node`: reported, and read without the name, if it is so.
    pub fn child_with_name(&mut self, control: &Control) {
        let [TokenTree::Ident(name), ..] = self.tokens.rest() else {
            return;
        };
        let is_child = ["child", "node", "body"].iter().any(|word| name == word);
        let own = control.row.options.iter().map(|(own, _)| *own);
        let mut known = all().flat_map(|row| row.options);
        let is_own =
            closest(&name.to_string(), own).is_some() || known.any(|(known, _)| name == known);
        let value = self.tokens.rest().get(2);
        let is_number = matches!(value, Some(TokenTree::Literal(_)));
        // With options, a name that is none of theirs may be meant as one.
        let takes_value = control.row.arguments().first() == Some(&ArgumentKind::Value);
        let is_argument =
            control.row.options.is_empty() && (!is_number || takes_value) && value.is_some();
        if !(is_child || is_argument && !is_own) || !self.tokens.is_option() {
            return;
        }
        let (span, keyword) = (name.span(), control.row.keyword);
        if !std::mem::replace(&mut self.name_reported, true) {
            self.diagnostics
                .error(span, format!("`{keyword}` has no option `{name}`"))
                .help(format!(
                    "what stands in the parentheses is written without names: write `{}`",
                    control.row.usage
                ));
        }
        self.tokens.next();
        self.tokens.next();
    }

    /// `switch(on = hero.mood)`: reported, and read without the name, if it is so.
    pub fn value_with_name(&mut self, control: &Control) {
        if !self.tokens.is_option() {
            return;
        }
        let [TokenTree::Ident(name), _, value @ ..] = self.tokens.rest() else {
            return;
        };
        // Of an option of other nodes, that is told.
        let mut known = all().flat_map(|row| row.options);
        if known.any(|(known, _)| name == known) {
            return;
        }
        let length = value.iter().position(|token| is(token, ','));
        let value = value[..length.unwrap_or(value.len())].iter().cloned();
        let value = crate::check::tokens_text(&value.collect());
        let keyword = control.row.keyword;
        self.diagnostics
            .error(name.span(), format!("`{keyword}` has no option `{name}`"))
            .help(format!(
                "leave the name out: write `{keyword}({value})< … >`"
            ));
        self.tokens.next();
        self.tokens.next();
    }

    /// `nap { hours: 3 }`: reported, if it is so.
    pub fn value_in_lower_case(&mut self, name: &Ident) -> bool {
        let [TokenTree::Group(fields), ..] = self.tokens.rest() else {
            return false;
        };
        let inside: Vec<TokenTree> = fields.stream().into_iter().take(3).collect();
        let is_field = matches!(inside.as_slice(), [TokenTree::Ident(_), colon, value] if is(colon, ':') && !is(value, ':'));
        if fields.delimiter() != Delimiter::Brace || !is_field {
            return false;
        }
        let (span, ty) = (
            fields.span_open(),
            crate::nodes::camel_case(&name.to_string()),
        );
        let help = format!("a value is written with the name of its type: `{ty} {fields}`");
        self.diagnostics
            .error(span, "expected `,`, found `{`")
            .help(help);
        self.tokens.next();
        true
    }

    /// Takes the `()` after `fallback::< a, b >`, whose `::` has been reported.
    pub fn leave_call_out(&mut self) {
        let Some(length) = angle_length(&self.tokens.rest()[1..]) else {
            return;
        };
        let call = self.tokens.rest().get(length + 1);
        if matches!(call, Some(TokenTree::Group(group)) if group.stream().is_empty()) {
            self.tokens.leave_out(length + 1, 1);
        }
    }
}
