//! Slips at the signs between the parts of a node, where it is known what is meant: each is said once, with what to write.

use crate::check::tokens_text;
use crate::nodes::Row;
use crate::syntax::ast::{Control, Node, NodeKind};
use crate::syntax::duration::is_duration;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::{found, found_at, is, is_ident, is_joint, is_number, token_span};
use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};

impl Parser<'_> {
    /// `parallel(2, 1)< … >`: reported once for all the numbers, if it is so.
    pub fn options_without_names(&mut self, control: &Control) -> bool {
        let row = control.row;
        let numbers = self.tokens.rest().split(|token| is(token, ','));
        let numbers: Option<Vec<&Literal>> = numbers
            .filter(|part| !part.is_empty())
            .map(|part| match part {
                [TokenTree::Literal(number)] if is_number(number) => Some(number),
                _ => None,
            })
            .collect();
        let Some(numbers) = numbers.filter(|numbers| {
            let named = row.options.iter().take(numbers.len());
            numbers.len() == named.clone().count()
                && !numbers.is_empty()
                && named
                    .clone()
                    .all(|(_, values)| values.examples().contains(&"all"))
        }) else {
            return false;
        };
        let written = row.options.iter().zip(numbers);
        let written: Vec<String> = written
            .map(|((name, _), number)| format!("{name} = {number}"))
            .collect();
        let message = format!(
            "expected an option of `{}`, found {}",
            row.keyword,
            found_at(self.tokens.rest())
        );
        self.mention_half_an_option(row);
        self.diagnostics
            .error(self.tokens.span(), message)
            .help(format!(
                "an option has a name: write `{}({})< … >`",
                row.keyword,
                written.join(", ")
            ));
        while self.tokens.next().is_some() {}
        true
    }

    /// `success: 1`, `success == 1`, `success(1)`, where options stand: reported, if it is so.
    pub fn option_with_another_sign(&mut self, row: &Row) -> bool {
        let [TokenTree::Ident(name), after @ ..] = self.tokens.rest() else {
            return false;
        };
        if !row.options.iter().any(|(own, _)| name == own) {
            return false;
        }
        let (sign, span, value) = match after {
            [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Parenthesis => (
                "(".to_owned(),
                group.span_open(),
                tokens_text(&group.stream()),
            ),
            [word, value, ..] if is_ident(word, "is") => {
                ("is".to_owned(), token_span(word), value.to_string())
            }
            [TokenTree::Literal(value), ..] => (value.to_string(), value.span(), value.to_string()),
            [TokenTree::Ident(value), rest @ ..]
                if rest.first().is_none_or(|next| is(next, ',')) =>
            {
                (value.to_string(), value.span(), value.to_string())
            }
            [first, ..] if ":=<>!-".chars().any(|sign| is(first, sign)) => {
                let joined = after
                    .windows(2)
                    .take_while(|pair| is_joint(&pair[0]))
                    .count();
                let sign: String = after[..=joined].iter().map(ToString::to_string).collect();
                let Some(value) = after.get(joined + 1) else {
                    return false;
                };
                (sign, token_span(first), value.to_string())
            }
            _ => return false,
        };
        let help = format!("write `{name} = {value}`");
        self.diagnostics
            .error(span, format!("expected `=`, found `{sign}`"))
            .help(help);
        self.skip_option();
        true
    }

    /// Goes to the next comma, whatever comparisons are before it.
    fn skip_option(&mut self) {
        while !self.tokens.at_end() && !self.tokens.is_punct(0, ',') {
            self.tokens.next();
        }
    }

    /// `repeat(3, yield, look)`: an option without its value. Reported, if it is so.
    pub fn option_without_value(&mut self, row: &Row) -> bool {
        let [TokenTree::Ident(name), after @ ..] = self.tokens.rest() else {
            return false;
        };
        let ends = after.first().is_none_or(|next| is(next, ','));
        let word = name.to_string();
        let option = row.options.iter().find(|(own, _)| word == *own);
        let Some((_, values)) = option.filter(|_| ends) else {
            return false;
        };
        let value = values.examples().first().unwrap_or(&"…");
        let help = format!("write `{word} = {value}`");
        self.diagnostics
            .error(name.span(), format!("the option `{word}` lacks its value"))
            .help(help);
        self.skip();
        true
    }

    /// `look as rest`, `look @ rest`: a label behind its node. Reported, if it is so.
    pub fn late_label(&mut self) -> bool {
        let [sign, TokenTree::Ident(label), ..] = self.tokens.rest() else {
            return false;
        };
        if !is_ident(sign, "as") && !is(sign, '@') {
            return false;
        }
        let (span, help) = (
            sign.span(),
            format!("a label stands before its node: write `{label}: node`"),
        );
        let expected = if self.open_angles == 0 {
            "the end of the tree"
        } else {
            "`,`"
        };
        let found = found(Some(sign));
        self.diagnostics
            .error(span, format!("expected {expected}, found {found}"))
            .help(help);
        true
    }

    /// `sequence: look, sleep`, where the keyword is a label by its colon: reported, if it is so.
    pub fn is_label_of_keyword(&mut self, root: &Node) -> bool {
        let Some(label) = root.label.as_ref().filter(|_| self.tokens.is_punct(0, ',')) else {
            return false;
        };
        let Some(row) = crate::nodes::find(&label.to_string()) else {
            return false;
        };
        self.diagnostics
            .error(
                label.span(),
                format!("`{label}` is a label here, because of its colon"),
            )
            .help(format!("write `{}`", row.usage));
        true
    }

    /// `rest::sequence< a, b >`: reported, if it is so.
    pub fn label_with_two_colons(&mut self, path: &Path, name: &Ident) -> bool {
        let [label, _] = path.segments.as_slice() else {
            return false;
        };
        let is_label = Case::of(&label.name) == Case::Lower && label.name != "self";
        let row = crate::nodes::find(&name.to_string()).filter(|_| is_label && !path.qualified);
        let Some(row) = row.filter(|_| self.tokens.is_punct(0, '<')) else {
            return false;
        };
        let label = &label.name;
        self.diagnostics
            .error(
                name.span(),
                format!("no node is called `{label}::{}`", row.keyword),
            )
            .help(format!(
                "a label has one colon: write `{label}: {}`; a node is written without a module",
                row.usage
            ));
        true
    }

    /// `5s` and `@rest look`, in place of a node: reported, if it is so.
    pub fn slip_of_sign(&mut self) -> Option<Parsed> {
        let span = self.tokens.span();
        let (message, help) = match self.tokens.rest() {
            [TokenTree::Literal(time), ..] if is_duration(time) => (
                format!("expected a node, found `{time}`"),
                format!("to let that time pass, write `wait({time})`"),
            ),
            [sign, TokenTree::Ident(label), TokenTree::Ident(node), ..] if is(sign, '@') => (
                "expected a node, found `@`".to_owned(),
                format!("a label is a name with a colon: write `{label}: {node}`"),
            ),
            [first, second, ..] if is(first, '.') && is(second, '.') => (
                "expected a node, found `..`".to_owned(),
                self.method_of_two_points().unwrap_or_else(|| {
                    "nothing stands for further nodes: write each of them".to_owned()
                }),
            ),
            _ => return None,
        };
        self.diagnostics.error(span, message).help(help);
        self.skip();
        Some((NodeKind::Broken(Vec::new()), span))
    }

    /// What to write for `!alive` and `3.0 < energy` in a `test`.
    pub fn field_is_late(&mut self) -> bool {
        let rest = self.tokens.rest();
        let (message, help) = match rest {
            [sign, negated @ ..] if is(sign, '!') && self.without_not(negated).is_some() => (
                "expected a field, found `!`".to_owned(),
                self.without_not(negated).unwrap_or_default(),
            ),
            _ => {
                let Some((value, help)) = turned_around(rest) else {
                    return false;
                };
                (format!("expected a field, found `{value}`"), help)
            }
        };
        self.diagnostics
            .error(self.tokens.span(), message)
            .help(help);
        self.skip();
        true
    }
}

/// What to write for `3.0 < energy`, `Mood::Calm == mood` and `1.0 < energy < 5.0`, with what stands in place of the field.
fn turned_around(tokens: &[TokenTree]) -> Option<(String, String)> {
    let (value, after) = tokens.split_at(value_length(tokens)?);
    let (sign, signs) = turned(after.first()?, after.get(1))?;
    let field = &after[signs..];
    if !matches!(field.first(), Some(TokenTree::Ident(_)))
        || field.iter().any(|token| is(token, ','))
    {
        return None;
    }
    let text = |tokens: &[TokenTree]| tokens_text(&tokens.iter().cloned().collect());
    let second = (1..field.len()).find_map(|at| {
        let (_, signs) = turned(&field[at], field.get(at + 1))?;
        Some((at, signs)).filter(|_| at + signs < field.len())
    });
    let found = value.first()?.to_string();
    let value = text(value);
    let help = match second {
        Some((at, signs)) => {
            let (field, rest) = field.split_at(at);
            let (field, other, bound) = (text(field), &rest[..signs], text(&rest[signs..]));
            let other: String = other.iter().map(ToString::to_string).collect();
            format!(
                "a `test` makes one comparison, and the field comes first: write `sequence< test({field} {sign} {value}), \
                 test({field} {other} {bound}) >`"
            )
        }
        None => format!(
            "the field comes first: write `test({} {sign} {value})`",
            text(field)
        ),
    };
    Some((found, help))
}

/// `3.0`, `>` and `energy` of `3.0 < energy`: what is compared with, the sign turned around, and what follows it.
pub fn turned_comparison(
    tokens: &[TokenTree],
) -> Option<(TokenStream, &'static str, &[TokenTree])> {
    let (value, after) = tokens.split_at(value_length(tokens)?);
    let (sign, signs) = turned(after.first()?, after.get(1))?;
    Some((value.iter().cloned().collect(), sign, &after[signs..]))
}

/// How many tokens there are before the comparison in `3.0 < energy` and `Mood::Calm == mood`, where no field comes first.
fn value_length(tokens: &[TokenTree]) -> Option<usize> {
    match tokens {
        [TokenTree::Literal(_), ..] => Some(1),
        [minus, TokenTree::Literal(_), ..] if is(minus, '-') => Some(2),
        [word, ..] if is_ident(word, "true") || is_ident(word, "false") => Some(1),
        [TokenTree::Ident(name), sign, ..]
            if is(sign, ':') || Case::of(name) == Case::Screaming =>
        {
            let is_sign = |token: &TokenTree| "<>=!".chars().any(|sign| is(token, sign));
            let length = tokens.iter().position(is_sign)?;
            // `near::<Foe>(3)` is a call.
            let is_call = match tokens[..length].last() {
                Some(TokenTree::Ident(last)) => length > 1 && Case::of(last) == Case::Lower,
                Some(last) => is(last, ':'),
                None => false,
            };
            (!is_call).then_some(length)
        }
        _ => None,
    }
}

/// A comparison with its sides swapped, and how many tokens it has.
fn turned(sign: &TokenTree, next: Option<&TokenTree>) -> Option<(&'static str, usize)> {
    let equals = is_joint(sign) && next.is_some_and(|next| is(next, '='));
    match sign {
        _ if is(sign, '<') => Some(if equals { (">=", 2) } else { (">", 1) }),
        _ if is(sign, '>') => Some(if equals { ("<=", 2) } else { ("<", 1) }),
        _ if is(sign, '=') && equals => Some(("==", 2)),
        _ if is(sign, '!') && equals => Some(("!=", 2)),
        _ => None,
    }
}
