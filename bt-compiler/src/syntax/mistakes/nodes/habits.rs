//! What people write out of habit from other languages and notations, where it is known what they mean.

use crate::check::tokens_text;
use crate::nodes::{named_exactly, ArgumentKind, Row, Shape};
use crate::syntax::ast::{Argument, Control, Node, NodeKind};
use crate::syntax::duration::is_duration;
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::mistakes::nodes::foreign::is_text;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::tokens::{found_at, is, is_joint, is_number, token_span};
use crate::syntax::units::unit_in;
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// Whether it is `sequence!(a, b)`.
    pub fn is_called_as_macro(&self) -> bool {
        matches!(self.tokens.rest(), [_, sign, TokenTree::Group(_), ..] if is(sign, '!'))
    }

    /// `sequence!(a, b)`: reported, and read as children.
    pub fn keyword_as_macro(&mut self, row: &Row) -> Parsed {
        let [word, sign, TokenTree::Group(group), ..] = self.tokens.rest() else {
            let span = self.tokens.span();
            return self.broken(span);
        };
        let (span, sign, group) = (token_span(word), token_span(sign), group.clone());
        self.diagnostics
            .error(sign, format!("`{}` is a node, and no macro", row.keyword))
            .help(format!("write `{}`", row.usage));
        for _ in 0..3 {
            self.tokens.next();
        }
        let children = match row.shape {
            Shape::Composite => self.inside(&group).lenient_children(),
            _ => Vec::new(),
        };
        (NodeKind::Broken(children), span)
    }

    /// The children in a bracket that has been reported; semicolons between them are part of that, and so are settings among them.
    pub fn lenient_children(&mut self) -> Vec<Node> {
        let mut children = Vec::new();
        while !self.tokens.at_end() {
            let is_setting = match self.tokens.rest() {
                [TokenTree::Literal(_)] => true,
                [TokenTree::Literal(_), next, ..] => is(next, ','),
                // `sequence(look, sleep, name = "night")`
                _ if self.tokens.is_option() => {
                    self.skip();
                    self.tokens.eat_punct(',');
                    continue;
                }
                _ => false,
            };
            if is_setting {
                children.push(Node::broken(self.tokens.span()));
                self.tokens.next();
            } else {
                children.push(self.node());
            }
            if self.tokens.eat_punct(';').is_none() {
                self.separator();
            }
        }
        children
    }

    /// `hero->lock()`, `new Nap(3)` and the like, where a path stands.
    pub fn habit(&mut self) -> Option<Parsed> {
        let rest = self.tokens.rest();
        let (at, message, help) = match rest {
            [TokenTree::Ident(_), minus, more, TokenTree::Ident(method), ..]
                if is(minus, '-') && is_joint(minus) && is(more, '>') =>
            {
                let of_context =
                    matches!(&rest[0], TokenTree::Ident(name) if *name == self.declared.hero());
                let help = match rest.get(4) {
                    _ if of_context && !matches!(rest.get(4), Some(TokenTree::Group(_))) => {
                        format!("a method of the context is written `.{method}`")
                    }
                    Some(TokenTree::Group(group)) => {
                        format!("a method of the context is written `.{method}{group}`")
                    }
                    _ => "one node after the other is `sequence< …, … >`".to_owned(),
                };
                let message = "expected `,`, found `->`".to_owned();
                (token_span(minus), message, help)
            }
            [TokenTree::Ident(word), TokenTree::Ident(name), ..] if word == "new" => {
                let arguments = match rest.get(2) {
                    Some(TokenTree::Group(group)) => group.to_string(),
                    _ => "()".to_owned(),
                };
                let help = match named_exactly(&name.to_string()) {
                    _ if self.made_without_new().is_some() => {
                        let made = self.made_without_new().unwrap_or_default();
                        format!("leave it out: write `{made}`")
                    }
                    Some(row) => row.to_write_for(&name.to_string()),
                    None => format!(
                        "a value is made by a function of its type: write `{name}::new{arguments}`"
                    ),
                };
                let message = "expected a node, found `new`".to_owned();
                (word.span(), message, help)
            }
            _ => return None,
        };
        let span = self.tokens.span();
        self.diagnostics.error(at, message).help(help);
        while self.tokens.rest().len() > 1 && !self.tokens.is_punct(0, ',') {
            // Past the `>` of the arrow, which closes nothing.
            let arrow = self.tokens.is_punct(0, '-');
            self.tokens.next();
            if arrow {
                self.tokens.next();
                break;
            }
        }
        Some(self.broken(span))
    }

    /// `"rest": node`, `() => expression`, in place of a node.
    pub fn habit_of_sign(&mut self) -> Option<Parsed> {
        let span = self.tokens.span();
        match self.tokens.rest() {
            [TokenTree::Literal(text), colon, ..] if is(colon, ':') && !is_joint(colon) => {
                let name = crate::nodes::snake_case(text.to_string().trim_matches('"'));
                let is_word = syn::parse_str::<Ident>(&name).is_ok();
                let name = if is_word { &name } else { "label" };
                let kind = if is_text(text) { "string" } else { "number" };
                self.diagnostics
                    .error(span, format!("a label is a name, and {text} is a {kind}"))
                    .help(format!("write `{name}: node`"));
                self.tokens.next();
                self.tokens.next();
                let node = self.node();
                Some((NodeKind::Broken(vec![node]), span))
            }
            [TokenTree::Group(group), equals, more, ..]
                if group.delimiter() == Delimiter::Parenthesis
                    && is(equals, '=')
                    && is_joint(equals)
                    && is(more, '>') =>
            {
                self.diagnostics
                    .error(span, "expected a node, found a closure")
                    .help("write what it does in braces, `{ … }`: a block sees the context by its name");
                self.tokens.next();
                self.tokens.next();
                self.tokens.next();
                Some(self.broken(span))
            }
            _ => None,
        }
    }

    /// `not .is_cold`, `not { hero.x > 3 }`: reported, if it is so. Without the space it is a field of a variable.
    pub fn not_before_node(&mut self) -> Option<Parsed> {
        let [TokenTree::Ident(word), node @ ..] = self.tokens.rest() else {
            return None;
        };
        let (name, next) = (word.to_string(), node.first()?);
        let is_node = match next {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            dot => is(dot, '.'),
        };
        if !is_node || !["not", "unless"].contains(&name.as_str()) {
            return None;
        }
        let node = match next {
            TokenTree::Group(block) => Some(format!("{{ {} }}", tokens_text(&block.stream()))),
            _ => node_shown(node),
        };
        let node = node.unwrap_or_else(|| "node".to_owned());
        Some(self.not_told(&node))
    }

    /// Says what to write for the word that comes next and means "not".
    pub fn not_told(&mut self, node: &str) -> Parsed {
        let (span, found) = (self.tokens.span(), found_at(self.tokens.rest()));
        self.diagnostics
            .error(span, format!("expected a node, found {found}"))
            .help(format!(
                "write `!{node}` or `invert({node})`, which swaps success and failure"
            ));
        self.broken(span)
    }

    /// `tired ? sleep : look`: reported at the sign, if it is so.
    pub fn is_ternary(&mut self) -> bool {
        let [question, then @ ..] = self.tokens.rest() else {
            return false;
        };
        let end = then.iter().position(|token| is(token, ','));
        let then = &then[..end.unwrap_or(then.len())];
        // Not the second of a `::`.
        let is_colon = |at: usize| {
            is(&then[at], ':')
                && !is_joint(&then[at])
                && !(is(&then[at - 1], ':') && is_joint(&then[at - 1]))
        };
        let otherwise = (1..then.len()).any(is_colon);
        if !is(question, '?') || !otherwise {
            return false;
        }
        self.diagnostics
            .error(self.tokens.span(), "expected `,`, found `?`")
            .help("write `if_then_else< condition, then, otherwise >`");
        true
    }

    /// `seconds = 3`, `seconds: 3`, `num_cycles = -1`, where a number is due: reported, and the number is taken with it.
    pub fn number_with_name(&mut self, control: &mut Control, due: Option<&ArgumentKind>) -> bool {
        let Some(kind) = due.copied() else {
            return false;
        };
        let [TokenTree::Ident(name), sign, value @ ..] = self.tokens.rest() else {
            return false;
        };
        let (negative, number) = match value {
            [minus, TokenTree::Literal(number), ..] if is(minus, '-') => (true, number),
            [TokenTree::Literal(number), ..] => (false, number),
            _ => return false,
        };
        let known = control.row.options.iter().any(|(own, _)| name == own);
        let text = number.to_string();
        // `msec = "500"`
        let digits = text.trim_matches('"');
        let is_number = |number: &proc_macro2::Literal| {
            is_number(number)
                || !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit())
        };
        let named = is(sign, '=') || is(sign, ':') && !is_joint(sign);
        // `interval = 1s` is no count.
        let is_due = match kind {
            ArgumentKind::Duration => true,
            ArgumentKind::Count => !is_duration(number),
            _ => false,
        };
        if !named || known || !is_number(number) || !is_due {
            return false;
        }
        let (span, word) = (name.span(), name.to_string());
        let usage = control.row.usage;
        self.name_reported = true;
        let help = match kind {
            ArgumentKind::Duration => {
                let number = if is_duration(number) {
                    number.to_string()
                } else {
                    format!("{digits}{}", unit_in(&word).unwrap_or("s"))
                };
                format!(
                    "the duration comes first, without a name: write `{}`",
                    with_argument(usage, &number)
                )
            }
            _ if negative => format!(
                "without a number it goes on for ever: write `{}(child)`",
                control.row.keyword
            ),
            _ => format!(
                "the count comes first, without a name: write `{}`",
                with_argument(usage, digits)
            ),
        };
        self.diagnostics
            .error(
                span,
                format!("`{}` has no option `{word}`", control.row.keyword),
            )
            .help(help);
        self.skip();
        // Without tokens it is known to be wrong.
        let tokens = TokenStream::new();
        control.arguments.push(Argument { tokens, span });
        true
    }

    /// `1,5s`: reported, if it is so.
    pub fn comma_for_point(&mut self, control: &mut Control) -> bool {
        let [TokenTree::Literal(after)] = self.tokens.rest() else {
            return false;
        };
        let whole = control
            .arguments
            .last()
            .map(|whole| whole.tokens.to_string());
        let whole = whole.filter(|whole| whole.chars().all(|digit| digit.is_ascii_digit()));
        let (Some(whole), true) = (whole, is_duration(after)) else {
            return false;
        };
        self.diagnostics
            .error(self.tokens.span(), "a fraction is written with a point")
            .help(format!("write `{}({whole}.{after})`", control.row.keyword));
        self.skip();
        // Without tokens it is known to be wrong.
        if let Some(argument) = control.arguments.last_mut() {
            argument.tokens = TokenStream::new();
        }
        true
    }

    /// `switch(mood, Calm => a, _ => b)`: reported at the first of them, if it is so, and read as children.
    pub fn arms_in_parentheses(&mut self, control: &mut Control) -> bool {
        let is_arm =
            |pair: &[TokenTree]| is(&pair[0], '=') && is_joint(&pair[0]) && is(&pair[1], '>');
        if control.arguments.is_empty() || !self.tokens.rest().windows(2).any(is_arm) {
            return false;
        }
        let span = self.tokens.span();
        let (keyword, usage) = (control.row.keyword, control.row.usage);
        self.diagnostics
            .error(
                span,
                format!("the children of `{keyword}` stand between `<` and `>`"),
            )
            .help(format!("write `{usage}`"));
        control.children = self.group_children(control.row.arm());
        true
    }
}

/// What the value of `set` is written with, in place of `steps++` and `steps += 1`.
pub fn set_to(context: &str, field: &str, sign: char, amount: &str) -> String {
    format!("write the whole value, with the context's name: `set({field} = {context}.{field} {sign} {amount})`")
}

/// Whether what stands between the commas of a bracket could be nodes: names, and no numbers or texts.
pub fn names_nodes(group: &Group) -> bool {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    group.delimiter() == Delimiter::Parenthesis
        && tokens.len() > 1
        && !tokens
            .iter()
            .any(|token| matches!(token, TokenTree::Literal(_)))
}

/// What to write for a node that has another name here, with the count or the duration that is written.
pub fn to_write_with(row: &Row, name: &str, written: Option<&Group>) -> String {
    let inside: Vec<TokenTree> = written.into_iter().flat_map(Group::stream).collect();
    match usage_with(row, &inside) {
        Some(usage) => format!("write `{usage}`, which {}", row.summary),
        None => row.to_write_for(name),
    }
}

/// How a node is written with the count or the duration that has been given.
pub fn usage_given(row: &Row, control: &Control) -> Option<String> {
    let given = control.arguments.first()?.tokens.clone();
    usage_with(row, &given.into_iter().collect::<Vec<_>>())
}

/// How a node is written with the count or the duration that stands here, if one does.
pub fn usage_with(row: &Row, tokens: &[TokenTree]) -> Option<String> {
    let [TokenTree::Literal(value), after @ ..] = tokens else {
        return None;
    };
    let fits = match row.arguments() {
        [ArgumentKind::Count] => value.to_string().parse::<u32>().is_ok(),
        [ArgumentKind::Duration] => is_duration(value),
        _ => false,
    };
    let is_alone = after.first().is_none_or(|next| is(next, ','));
    (fits && is_alone).then(|| with_argument(row.usage, &value.to_string()))
}

/// `delay(500ms, child)` with another number.
fn with_argument(usage: &str, number: &str) -> String {
    let Some((keyword, rest)) = usage.split_once('(') else {
        return usage.to_owned();
    };
    let end = rest.find([',', ')']).unwrap_or(rest.len());
    format!("{keyword}({number}{}", &rest[end..])
}
