//! Calls that are none in Rust, whatever their names mean: a duration among a function's arguments, a list of nodes.

use crate::nodes::{named_exactly, Shape};
use crate::syntax::duration::is_duration;
use crate::syntax::mistakes::heads::notation::is_group;
use crate::syntax::mistakes::nodes::foreign::{is_text, may_be_node};
use crate::syntax::mistakes::nodes::own::duration_in;
use crate::syntax::node::Parser;
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::{is, is_ident};
use proc_macro2::{Delimiter, Group, Ident, Literal, TokenStream, TokenTree};

impl Parser<'_> {
    /// `service(500ms, look)`, `walk(3s)`: reported, if it is so.
    pub fn duration_in_call(&mut self, arguments: &[TokenStream], path: &[TokenTree]) -> bool {
        let mut literals = arguments.iter().filter_map(only_literal);
        let Some(duration) = literals.find(is_duration) else {
            return false;
        };
        let last: Vec<TokenTree> = match arguments.last() {
            Some(last) => last.clone().into_iter().collect(),
            None => Vec::new(),
        };
        let name = match path {
            [TokenTree::Ident(name)] => Some(name).filter(|name| Case::of(name) == Case::Lower),
            _ => None,
        };
        match name {
            Some(name) if may_be_node(&last) => {
                let camel = crate::nodes::camel_case(&name.to_string());
                self.diagnostics
                    .error(name.span(), format!("unknown node `{name}`"))
                    .help(format!(
                        "a node of your own is a value that implements `Composite`: `{camel}::new({})< child >`",
                        in_rust(&duration)
                    ));
            }
            _ => self.no_value_of_rust(&duration),
        }
        true
    }

    /// `{ hero.time > 5s }`: reported, if it is so. Of a duration in the arguments of a leaf, that has been said.
    pub fn duration_in_code(&mut self, code: &TokenStream) -> bool {
        let Some(duration) = duration_in(code) else {
            return false;
        };
        self.no_value_of_rust(&duration);
        true
    }

    fn no_value_of_rust(&mut self, duration: &Literal) {
        self.diagnostics
            .error(
                duration.span(),
                format!("`{duration}` is a duration for nodes, and no value of Rust"),
            )
            .help(match number_alone(duration) {
                Some(number) => format!(
                    "write `{}`, or, where a number is taken, that alone: `{number}`",
                    in_rust(duration)
                ),
                None => format!("write `{}`", in_rust(duration)),
            });
    }

    /// `Sequence(vec![a, b])`, `Script("x := 3")`: reported, if it is so.
    pub fn listed_or_scripted(&mut self, path: &Path) -> bool {
        let [segment] = path.segments.as_slice() else {
            return false;
        };
        let Some(TokenTree::Group(group)) = self.tokens.rest().first() else {
            return false;
        };
        let name = &segment.name;
        let row = named_exactly(&name.to_string()).filter(|_| Case::of(name) != Case::Lower);
        let Some(row) = row else {
            return false;
        };
        let is_brace = group.delimiter() == Delimiter::Brace;
        if is_brace && matches!(row.shape, Shape::Composite) && self.holds_children(group) {
            self.meant(name, row);
            return true;
        }
        let is_meant = match row.shape {
            Shape::Composite | Shape::Choice(..) => is_list(group),
            Shape::Field => only_literal(&group.stream()).is_some_and(|literal| is_text(&literal)),
            _ => false,
        };
        if !is_meant || group.delimiter() != Delimiter::Parenthesis {
            return false;
        }
        self.meant(name, row);
        true
    }
}

impl Parser<'_> {
    /// `{ look, sleep }` and `{ children: [look, sleep] }` in a tree with a name, where no variable is called so.
    fn holds_children(&self, group: &Group) -> bool {
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        match inside.as_slice() {
            [TokenTree::Ident(word), colon, list, ..] if is(colon, ':') => {
                word == "children" && is_group(list, Delimiter::Bracket)
            }
            all => {
                let parts = all.split(|token| is(token, ','));
                let parts: Vec<&[TokenTree]> = parts.filter(|part| !part.is_empty()).collect();
                parts.len() > 1 && parts.iter().all(|part| self.is_function(part))
            }
        }
    }
}

/// `return 3` of a block, where it cannot belong to a function or closure inside: no leaf returns a number or a text.
pub fn returned_literal(body: &TokenStream) -> Option<Literal> {
    let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
    let is_inside =
        |token: &TokenTree| is(token, '|') || is_ident(token, "fn") || is_ident(token, "async");
    if tokens.iter().any(is_inside) {
        return None;
    }
    tokens.iter().enumerate().find_map(|(at, token)| {
        if let TokenTree::Group(group) = token {
            return returned_literal(&group.stream());
        }
        match &tokens[at + 1..] {
            [TokenTree::Literal(literal), rest @ ..] if is_ident(token, "return") => {
                let ends = rest
                    .first()
                    .is_none_or(|next| is(next, ';') || is(next, ','));
                ends.then(|| literal.clone())
            }
            _ => None,
        }
    })
}

/// `self` as a value in code of the user's, where it cannot belong to a method inside.
pub fn own_self(code: &TokenStream) -> Option<(Ident, Option<String>)> {
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    let is_inside = |token: &TokenTree| is_ident(token, "fn") || is_ident(token, "impl");
    if tokens.iter().any(is_inside) {
        return None;
    }
    tokens
        .iter()
        .enumerate()
        .find_map(|(at, token)| match token {
            TokenTree::Group(group) => own_self(&group.stream()),
            TokenTree::Ident(word) if word == "self" => {
                let is_path = tokens.get(at + 1).is_some_and(|next| is(next, ':'));
                let member = match tokens.get(at + 1..at + 3) {
                    Some([dot, TokenTree::Ident(member)]) if is(dot, '.') => {
                        Some(member.to_string())
                    }
                    _ => None,
                };
                (!is_path).then(|| (word.clone(), member))
            }
            _ => None,
        })
}

/// The literal that is all of an expression.
fn only_literal(expression: &TokenStream) -> Option<Literal> {
    let mut tokens = expression.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Literal(literal)), None) => Some(literal),
        _ => None,
    }
}

/// `(vec![a, b])`, `([a, b])`
fn is_list(group: &Group) -> bool {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let is_bracket = |token: &TokenTree| is_group(token, Delimiter::Bracket);
    match tokens.as_slice() {
        [list] => is_bracket(list),
        [word, bang, list] => is_ident(word, "vec") && is(bang, '!') && is_bracket(list),
        _ => false,
    }
}

/// `Duration::from_secs(3)` of `3s`: in the largest unit that has such a function and no fraction.
fn in_rust(duration: &Literal) -> String {
    let nanoseconds = crate::syntax::duration::of_literal(duration);
    let functions = [
        ("from_secs", 1_000_000_000),
        ("from_millis", 1_000_000),
        ("from_micros", 1_000),
    ];
    let whole = functions.iter().find(|(_, scale)| nanoseconds % scale == 0);
    let (function, scale) = whole.unwrap_or(&("from_nanos", 1));
    format!("Duration::{function}({})", nanoseconds / scale)
}

/// `8` of `8h`; nothing of what has several parts.
fn number_alone(duration: &Literal) -> Option<String> {
    let text = duration.to_string();
    let is_digit = |digit: char| digit.is_ascii_digit() || digit == '_' || digit == '.';
    let unit = text.trim_start_matches(is_digit);
    let number = &text[..text.len() - unit.len()];
    (!unit.contains(is_digit)).then(|| number.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> TokenStream {
        text.parse().expect("tokens")
    }

    #[test]
    fn numbers_and_texts_that_are_returned() {
        for text in [
            "return 3",
            "return 3;",
            "if x { return \"a\"; } true",
            "match x { _ => return 1.5, }",
        ] {
            assert!(returned_literal(&tokens(text)).is_some(), "{text}");
        }
        for text in [
            "return true",
            "return 3 > x",
            "return 3.into()",
            "let f = |x| { return 3; }; f(3) > 2",
            "fn f() -> u32 { return 3; } f() > 2",
            "async { return 3; };",
        ] {
            assert!(returned_literal(&tokens(text)).is_none(), "{text}");
        }
    }

    #[test]
    fn self_that_is_no_method() {
        for text in ["self.alive", "x(self)", "if x { self.x } else { false }"] {
            assert!(own_self(&tokens(text)).is_some(), "{text}");
        }
        for text in [
            "self::look(hero)",
            "struct X; impl X { fn f(&self) -> bool { self.x } } X.f()",
            "hero.selfish",
        ] {
            assert!(own_self(&tokens(text)).is_none(), "{text}");
        }
    }

    #[test]
    fn durations_in_rust() {
        for (written, rust) in [
            ("3s", "Duration::from_secs(3)"),
            ("500ms", "Duration::from_millis(500)"),
            ("20us", "Duration::from_micros(20)"),
            ("1.5s", "Duration::from_millis(1500)"),
            ("1m", "Duration::from_secs(60)"),
            ("8h", "Duration::from_secs(28800)"),
            ("1h30m", "Duration::from_secs(5400)"),
            ("2000ms", "Duration::from_secs(2)"),
            ("7ns", "Duration::from_nanos(7)"),
        ] {
            assert_eq!(in_rust(&written.parse().expect("a literal")), rust);
        }
        for (written, number) in [("8h", Some("8")), ("1.5s", Some("1.5")), ("1h30m", None)] {
            let alone = number_alone(&written.parse().expect("a literal"));
            assert_eq!(alone.as_deref(), number);
        }
    }
}
