//! Names in pieces: a keyword whose words stand apart, a label in quotes or of several names, an end of children as XML has it.

use crate::check::tokens_text;
use crate::nodes::{find, snake_case, Shape};
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::Case;
use crate::syntax::tokens::{is, is_ident, is_joint, token_span};
use proc_macro2::{Delimiter, Ident, TokenTree};

impl Parser<'_> {
    /// `reactive sequence< … >`, `force success(x)`, `if then else< … >`: reported, and read as the one word, if it is so.
    pub fn keyword_in_words(&mut self) {
        let rest = self.tokens.rest();
        if !matches!(rest, [TokenTree::Ident(_), TokenTree::Ident(_), ..]) {
            return;
        }
        let words = rest.iter().map_while(|token| match token {
            TokenTree::Ident(word) => Some(word.to_string()),
            _ => None,
        });
        // No keyword has more.
        let words: Vec<String> = words.take(5).collect();
        let Some(row) = find(&snake_case(&words.join("_"))) else {
            return;
        };
        let is_call = matches!(rest.get(words.len()), Some(TokenTree::Group(group))
            if group.delimiter() == Delimiter::Parenthesis);
        let has_children = rest
            .get(words.len() + usize::from(is_call))
            .is_some_and(|next| is(next, '<'));
        let opens = match row.shape {
            Shape::Composite | Shape::Choice(..) => has_children,
            _ => is_call,
        };
        if !opens {
            return;
        }
        let span = self.tokens.span();
        self.diagnostics
            .error(
                span,
                format!(
                    "unknown node `{}`; did you mean `{}`?",
                    words.join(" "),
                    row.keyword
                ),
            )
            .help(format!("its name is one word: write `{}`", row.usage));
        self.tokens.leave_out(0, words.len());
        self.tokens
            .put_back(TokenTree::Ident(Ident::new(row.keyword, span)));
    }

    /// `going::down: look`, `going.down: look`: reported, and the node is read, if it is so.
    pub fn label_of_names(&mut self) {
        let rest = self.tokens.rest();
        let mut length = 1;
        let mut last = match rest {
            [TokenTree::Ident(first), sign, ..] if is(sign, '.') || is(sign, ':') => first,
            _ => return,
        };
        loop {
            let signs = match &rest[length..] {
                [dot, ..] if is(dot, '.') => 1,
                [colon, second, ..] if is(colon, ':') && is_joint(colon) && is(second, ':') => 2,
                _ => break,
            };
            let Some(TokenTree::Ident(name)) = rest.get(length + signs) else {
                return;
            };
            last = name;
            length += signs + 1;
        }
        let is_label = match &rest[length..] {
            [colon, after, ..] => is(colon, ':') && !is_joint(colon) && !is(after, ':'),
            _ => false,
        };
        if length == 1 || !is_label || Case::of(last) != Case::Lower {
            return;
        }
        let (span, last) = (token_span(&rest[1]), last.clone());
        let node = crate::syntax::mistakes::nodes::before_node::node_shown(&rest[length + 1..]);
        let node = node.unwrap_or_else(|| "node".to_owned());
        self.diagnostics
            .error(span, "a label is one name")
            .help(format!("write `{last}: {node}`"));
        self.tokens.leave_out(0, length + 1);
    }

    /// `"rounds" sequence< a, b >`: reported, and the node is read, if it is so.
    pub fn label_in_quotes(&mut self) -> Option<Parsed> {
        let [TokenTree::Literal(text), after @ ..] = self.tokens.rest() else {
            return None;
        };
        let written = text.to_string();
        let is_text = written.starts_with('"') || written.starts_with('\'');
        let begins = match after {
            [TokenTree::Ident(word), ..] => word != "as",
            [TokenTree::Group(block), ..] => block.delimiter() == Delimiter::Brace,
            [sign, next, ..] => {
                (is(sign, '.') || is(sign, '!')) && matches!(next, TokenTree::Ident(_))
            }
            _ => false,
        };
        // `"a".len() > 3`
        let is_method = matches!(after, [dot, _, TokenTree::Group(_), next, ..] if is(dot, '.') && !is(next, ',') && !is(next, '>'));
        if !is_text || !begins || is_method {
            return None;
        }
        let name = snake_case(written.trim_matches(['"', '\'']).trim());
        let name = name.replace([' ', '-'], "_");
        let is_word = syn::parse_str::<Ident>(&name).is_ok();
        let name = if is_word { &name } else { "label" };
        let node = crate::syntax::mistakes::nodes::before_node::node_shown(after);
        let node = node.unwrap_or_else(|| "node".to_owned());
        let span = text.span();
        self.diagnostics
            .error(span, format!("expected a node, found `{written}`"))
            .help(format!(
                "a label is a name with a colon: write `{name}: {node}`"
            ));
        self.tokens.next();
        let node = self.node();
        Some((crate::syntax::ast::NodeKind::Broken(vec![node]), span))
    }

    /// `sequence< look, sleep </sequence>`: reported once, and read as `>`, if it is so. Of a tree in XML, something else tells.
    pub fn ends_as_in_xml(&mut self) {
        let rest = self.tokens.rest();
        let closes = |pair: &[TokenTree]| is(&pair[0], '<') && is(&pair[1], '/');
        let Some(first) = rest.windows(2).position(closes) else {
            return;
        };
        let is_element = |pair: &[TokenTree]| is(&pair[0], '/') && is(&pair[1], '>');
        if rest.windows(2).any(is_element) || is(&rest[0], '<') {
            return;
        }
        let mut depth = 0usize;
        let mut at = 0;
        let mut kept = Vec::new();
        let mut is_surplus = false;
        while at < rest.len() {
            if rest[at..].len() > 1 && closes(&rest[at..at + 2]) {
                let name = matches!(rest.get(at + 2), Some(TokenTree::Ident(_)));
                at += 2 + usize::from(name);
                if depth == 0 {
                    is_surplus |= kept.len() <= first;
                    at += usize::from(rest.get(at).is_some_and(|close| is(close, '>')));
                }
                continue;
            }
            let is_arrow = at > 0
                && is_joint(&rest[at - 1])
                && (is(&rest[at - 1], '=') || is(&rest[at - 1], '-'));
            if is(&rest[at], '<') {
                depth += 1;
            } else if is(&rest[at], '>') && !is_arrow {
                depth = depth.saturating_sub(1);
            }
            kept.push(rest[at].clone());
            at += 1;
        }
        let help = match rest.iter().find_map(|token| match token {
            TokenTree::Ident(word) => find(&word.to_string()),
            _ => None,
        }) {
            _ if is_surplus => "leave it out: a `>` alone ends the children".to_owned(),
            Some(row) if row.shape == Shape::Composite => {
                format!("a `>` alone ends the children: write `{}`", row.usage)
            }
            _ => "a `>` alone ends the children".to_owned(),
        };
        let span = token_span(&rest[first]);
        self.diagnostics
            .error(span, "expected `>`, found `</`")
            .help(help);
        self.tokens.replace(kept);
    }

    /// What to write for `new Ride::to(3)`, `new Ride { floor: 3 }`: what is made, without the word.
    pub fn made_without_new(&self) -> Option<String> {
        let rest = self.tokens.rest().get(1..)?;
        match rest {
            [TokenTree::Ident(_), colon, ..] if is(colon, ':') => self.node_alone(rest),
            [TokenTree::Ident(ty), TokenTree::Group(fields), ..]
                if fields.delimiter() == Delimiter::Brace && Case::of(ty) != Case::Lower =>
            {
                Some(format!("{ty} {{ {} }}", tokens_text(&fields.stream())))
            }
            _ => None,
        }
    }

    /// What to write for `..open`, `..open(3)`: the method, with one point.
    pub fn method_of_two_points(&self) -> Option<String> {
        let [first, second, TokenTree::Ident(name), ..] = self.tokens.rest() else {
            return None;
        };
        if !is(first, '.') || !is(second, '.') || is_ident(&self.tokens.rest()[2], "as") {
            return None;
        }
        let method = self.node_alone(&self.tokens.rest()[1..])?;
        (Case::of(name) == Case::Lower)
            .then(|| format!("a method of the context has one point: write `{method}`"))
    }
}
