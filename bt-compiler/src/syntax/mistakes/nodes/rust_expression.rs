//! Expressions of Rust where a node, or one comparison, is due: `hero.energy < 3`, `hero.steps = 3`, `3 && a > 1`.

use crate::syntax::mistakes::nodes::foreign::joined_by;
use crate::syntax::mistakes::nodes::habits::set_to;
use crate::syntax::node::Parser;
use crate::syntax::parameters::Of;
use crate::syntax::tokens::{angle_length, found, is, is_ident, is_joint};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// `hero.energy < 3`, of which the name has been read: reported, if it is so.
    pub fn is_comparison_of_field(&mut self, name: &Ident) -> bool {
        let rest = self.tokens.rest();
        let chain = chain_length(rest);
        let Some((operator, length)) = operator(&rest[chain..]).filter(|_| chain > 0) else {
            return false;
        };
        let field: TokenStream = rest[1..chain].iter().cloned().collect();
        let field = compact(&field);
        for _ in 0..chain + length {
            self.tokens.next();
        }
        let mut value = Vec::new();
        while let Some(token) = self.tokens.rest().first() {
            let closes = is(token, '>') && self.open_angles > 0;
            // `hero.alive && hero.steps > 3`
            let compares = matches!(self.tokens.rest().get(1), Some(TokenTree::Literal(_)));
            if is(token, ',') || closes && !compares {
                break;
            }
            value.extend(self.tokens.next());
        }
        let value: TokenStream = value.into_iter().collect();
        let value = compact(&value);
        let what = if operator.is_comparison {
            "a comparison"
        } else if operator.is_assignment() {
            "an assignment"
        } else {
            "an expression"
        };
        let sign = operator.text.clone();
        let braces = format!("write it in braces: `{{ {name}.{field} {sign} {value} }}`");
        self.diagnostics
            .error(name.span(), format!("expected a node, found {what}"))
            .help(if operator.is_comparison {
                format!("{braces}, or as `test({field} {sign} {value})`")
            } else if sign == "=" {
                format!("write `set({field} = {value})`")
            } else if operator.is_assignment() {
                let sign = sign.trim_end_matches('=');
                format!("write `set({field} = {name}.{field} {sign} {value})`")
            } else {
                braces
            });
        true
    }

    /// `hero.energy`, of which the name has been read: reported, if it is so.
    pub fn is_field_of_name(&mut self, name: &Ident) -> bool {
        let rest = self.tokens.rest();
        let chain = chain_length(rest);
        let calls = rest[..chain]
            .iter()
            .any(|token| matches!(token, TokenTree::Group(_)));
        if let [first, second, ..] = &rest[chain..] {
            let sign = ['+', '-']
                .into_iter()
                .find(|sign| is(first, *sign) && is(second, *sign));
            if let Some(sign) = sign.filter(|_| chain > 0) {
                // `hero.steps++`
                let field: TokenStream = rest[1..chain].iter().cloned().collect();
                self.diagnostics
                    .error(name.span(), "expected a node, found an assignment")
                    .help(set_to(self.declared.hero(), &compact(&field), sign, "1"));
                return true;
            }
        }
        let ends = match rest[chain..] {
            [] => true,
            [ref next, ref after @ ..] => {
                let arrow = is(next, '=') && after.first().is_some_and(|after| is(after, '>'));
                is(next, ',') || is(next, '>') || arrow
            }
        };
        let awaits = rest[..chain].iter().any(|token| is_ident(token, "await"));
        if chain == 0 || calls || awaits || !ends {
            return false;
        }
        let field: TokenStream = rest[1..chain].iter().cloned().collect();
        let field = compact(&field);
        let path = field.replace('.', "::");
        let in_block = format!("write it in braces: `{{ {name}.{field} }}`");
        let built = self.built_of_field(name);
        let help = match self.declared.of_name(name) {
            Of::Type => {
                format!("a function of a type or module is written with `::`: `{name}::{path}`")
            }
            Of::Context if field.contains('.') => {
                format!("{in_block}; a condition may be `test({field} == VALUE)`")
            }
            Of::Context => format!(
                "a method of the context is the leaf `.{field}`; of a field a condition is `test({field} == VALUE)`, and code stands in \
                 braces: `{{ {name}.{field} }}`"
            ),
            Of::Value => in_block,
            Of::Other if built.is_some() => format!(
                "a node has no methods: write `{}`; a field of a value stands in braces: `{{ {name}.{field} }}`",
                built.unwrap_or_default()
            ),
            Of::Other if is_of_result(&field) => self.of_result(name, &format!("{field}()")),
            Of::Other if field.contains('.') => format!(
                "{in_block}; a condition may be `test({field} == VALUE)`; a function of a module is `{name}::{path}`"
            ),
            Of::Other => format!(
                "a method of the context is `.{field}`, a function of a module is `{name}::{path}`; of a field a condition is \
                 `test({field} == VALUE)`, and other code stands in braces: `{{ {name}.{field} }}`"
            ),
        };
        self.diagnostics
            .error(name.span(), "expected a node, found a field")
            .help(help);
        for _ in 0..chain {
            self.tokens.next();
        }
        true
    }

    /// `hero.rest(3)`, of which the name has been read: reported, if it is so.
    pub fn is_method_of_name(&mut self, name: &Ident) -> bool {
        let [dot, TokenTree::Ident(method), TokenTree::Group(arguments), after @ ..] =
            self.tokens.rest()
        else {
            return false;
        };
        let ends = match after {
            [] => true,
            [next, ..] => is(next, ',') || is(next, '>') || is(next, ';'),
        };
        if !is(dot, '.') || arguments.delimiter() != Delimiter::Parenthesis || !ends {
            return false;
        }
        let arguments = compact(&arguments.stream());
        let (mut at, mut message) = (
            self.tokens.span(),
            format!("expected `,`, found {}", found(Some(dot))),
        );
        let in_block = format!("`{{ {name}.{method}({arguments}) }}`");
        let built = self.built_of_name(name);
        let help = match self.declared.of_name(name) {
            Of::Type => {
                format!("a function of a type is written with `::`: `{name}::{method}({arguments})`")
            }
            Of::Context => {
                at = name.span();
                "a method is written without the context's name".clone_into(&mut message);
                format!("leave `{name}` out: write `.{method}({arguments})`; any other expression stands in braces: {in_block}")
            }
            Of::Value => format!("write it in braces: {in_block}"),
            Of::Other if built.is_some() => format!(
                "a node has no methods: write `{}`; a method of a value is called in braces: {in_block}",
                built.unwrap_or_default()
            ),
            Of::Other if is_of_result(&method.to_string()) => {
                self.of_result(name, &format!("{method}({arguments})"))
            }
            Of::Other => format!(
                "a method of the context is written `.{method}({arguments})`; any other in braces: {in_block}; \
                 a function of a module `{name}::{method}({arguments})`"
            ),
        };
        self.diagnostics.error(at, message).help(help);
        true
    }
}

impl Parser<'_> {
    /// What to write for `pick_target.is_some()`, which asks for what a function gives, or a field is.
    fn of_result(&self, name: &Ident, call: &str) -> String {
        let context = self.declared.hero();
        format!(
            "a leaf is one function, and what follows stands in a block: `{{ {name}({context}).{call} }}`; of a field \
             `{{ {context}.{name}.{call} }}`"
        )
    }
}

/// Methods of what functions give, and of no context.
fn is_of_result(method: &str) -> bool {
    let known = [
        "is_some",
        "is_none",
        "is_ok",
        "is_err",
        "is_ready",
        "is_pending",
        "unwrap",
        "ok",
        "err",
    ];
    known.contains(&method)
}

struct Operator {
    text: String,
    is_comparison: bool,
}

impl Operator {
    /// `=`, `+=`
    fn is_assignment(&self) -> bool {
        !self.is_comparison && self.text.ends_with('=')
    }
}

/// `.energy`, `.at(3)[2]`, `.0`: how many tokens.
fn chain_length(tokens: &[TokenTree]) -> usize {
    let mut length = 0;
    while let [dot, TokenTree::Ident(_) | TokenTree::Literal(_), after @ ..] = &tokens[length..] {
        if !is(dot, '.') {
            break;
        }
        let groups = after
            .iter()
            .take_while(|token| matches!(token, TokenTree::Group(_)));
        length += 2 + groups.count();
    }
    length
}

/// An operator between two values, and of how many tokens. Where `>` may close something, it is none.
fn operator(tokens: &[TokenTree]) -> Option<(Operator, usize)> {
    let [TokenTree::Punct(first), after @ ..] = tokens else {
        return None;
    };
    let joint = after.first().filter(|_| is_joint(&tokens[0]));
    let (text, is_comparison) = match (first.as_char(), joint) {
        ('<' | '>' | '=' | '!', Some(second)) if is(second, '=') => {
            (format!("{}=", first.as_char()), true)
        }
        ('=', Some(second)) if is(second, '>') => return None,
        ('=', _) => ("=".to_owned(), false),
        (sign @ ('+' | '-' | '*' | '/' | '%'), Some(second)) if is(second, '=') => {
            (format!("{sign}="), false)
        }
        ('<', None) => ("<".to_owned(), true),
        // `hero.energy > 3`, rather than the end of children.
        ('>', None) if matches!(after.first(), Some(TokenTree::Literal(_))) => {
            (">".to_owned(), true)
        }
        ('&', Some(second)) if is(second, '&') => ("&&".to_owned(), false),
        ('|', Some(second)) if is(second, '|') => ("||".to_owned(), false),
        (sign @ ('+' | '-' | '*' | '/' | '%'), None) => (sign.to_string(), false),
        _ => return None,
    };
    // `energy < 3 && …` has a comma to come, but `x.y< a, b >` is no comparison.
    let length = text.chars().count();
    Some((
        Operator {
            text,
            is_comparison,
        },
        length,
    ))
}

/// Code as people write it.
fn compact(tokens: &TokenStream) -> String {
    let mut text = tokens.to_string();
    for (wide, narrow) in [
        (" . ", "."),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        (" ,", ","),
        (". ", "."),
        (" .", "."),
    ] {
        text = text.replace(wide, narrow);
    }
    text
}

/// Of what stands after a comparison in `test`, the `&&` or `||` before another one.
pub fn second_comparison(
    value: &TokenStream,
    equality: bool,
) -> Option<(Span, &'static str, TokenStream)> {
    let tokens: Vec<TokenTree> = value.clone().into_iter().collect();
    let is_word = |token: &TokenTree| is_ident(token, "and") || is_ident(token, "or");
    let at = tokens
        .iter()
        .position(|token| is(token, '&') || is(token, '|') || is_word(token))?;
    let (operator, length) = match joined_by(&tokens[at..])?.0 {
        // Of two numbers.
        sign if sign.len() == 1 => return None,
        "and" => ("&&", 1),
        "or" => ("||", 1),
        operator => (operator, 2),
    };
    let after = tokens.get(at + length..)?;
    if length == 1 && (at == 0 || after.is_empty()) {
        return None;
    }
    let compares = after.iter().enumerate().any(|(n, token)| {
        is(token, '<')
            || is(token, '>')
            || is(token, '=') && after.get(n + 1).is_some_and(|next| is(next, '='))
    });
    // `alive == (a && b)` is right, also without the parentheses.
    let number = matches!(&tokens[..at], [TokenTree::Literal(_)]);
    if equality && !(compares && number) {
        return None;
    }
    Some((tokens[at].span(), operator, after.iter().cloned().collect()))
}

/// Of `1.0 > 0.5`, after a comparison of the field of this name: the second comparison. What is compared by more and less is
/// no result of a comparison.
pub fn chained(
    field: &str,
    value: &[TokenTree],
    equality: bool,
) -> Option<(Span, &'static str, TokenStream)> {
    let compares = |token: &TokenTree| is(token, '<') || is(token, '>');
    let mut at = 1;
    while !value.get(at).is_some_and(compares) {
        at += 1;
        if at >= value.len() {
            return None;
        }
        // `size_of::<u8>()`
        if is(&value[at], '<') && is(&value[at - 1], ':') {
            at += angle_length(&value[at..])?;
        }
    }
    let sign = value.get(at).filter(|_| !equality)?;
    // `1 << 3`
    if value.get(at + 1).is_none_or(compares) {
        return None;
    }
    let mut second: TokenStream = field.parse().ok()?;
    second.extend(value[at..].iter().cloned());
    Some((sign.span(), "&&", second))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::tokens::Cursor;

    fn tokens(text: &str) -> Cursor {
        Cursor::new(text.parse().unwrap(), Span::call_site())
    }

    #[test]
    fn operators_after_fields() {
        for (text, expected) in [
            (".energy < 3", Some("<")),
            (".at(3)[2] >= 1", Some(">=")),
            (".0 == x", Some("==")),
            (".a.b && c", Some("&&")),
            (".energy > 3", Some(">")),
            (".energy >, x", None),
            (".rest(3), x", None),
            ("", None),
        ] {
            let tokens = tokens(text);
            let chain = chain_length(tokens.rest());
            let found = operator(&tokens.rest()[chain..]).map(|(operator, _)| operator.text);
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn second_comparisons() {
        let second = |text: &str, equality| {
            second_comparison(&text.parse().unwrap(), equality).map(|(_, operator, _)| operator)
        };
        assert_eq!(second("3 && a > 1", false), Some("&&"));
        assert_eq!(second("3 || done", false), Some("||"));
        assert_eq!(second("a && b", true), None);
        assert_eq!(second("(a && b)", false), None);
        assert_eq!(second("x | y", false), None);
    }
}
