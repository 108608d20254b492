//! Nodes that are compared: `danger > 3`, `battery_ok == true`, `3 < danger`, `invert(look) == false`.

use crate::check::tokens_text;
use crate::syntax::mistakes::fields::field_words::sign_in_words;
use crate::syntax::mistakes::nodes::foreign::joined_by;
use crate::syntax::node::Parser;
use crate::syntax::path::Case;
use crate::syntax::tokens::{is, is_ident, is_joint};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

/// What the other side of a comparison says about a result.
enum Result {
    Success,
    Failure,
    Running,
}

impl Parser<'_> {
    /// `danger > 3`, `.danger(1) == 3`, `tired is true`, of which the call has been read, and begins there: reported, if it is so.
    pub fn is_more_than(&mut self, span: Span, written: &TokenStream) -> bool {
        let Some((sign, length)) = self.comparison_here() else {
            return false;
        };
        let value = self.compared_with(&self.tokens.rest()[length..]);
        if value.is_empty() {
            return false;
        }
        let help = self.instead_of_comparison(written, &sign, &value);
        self.diagnostics
            .error(span, "expected a node, found a comparison")
            .help(help);
        true
    }

    /// The comparison that stands here, and how many tokens it has. Where `>` may close something, it is none.
    fn comparison_here(&self) -> Option<(String, usize)> {
        let rest = self.tokens.rest();
        let equals = |at: usize| rest.get(at).is_some_and(|token| is(token, '='));
        match rest {
            [sign, TokenTree::Literal(_), after @ ..] if is(sign, '>') => {
                ends_comparison(after).then(|| (">".to_owned(), 1))
            }
            [sign, _, TokenTree::Literal(_), after @ ..]
                if is(sign, '>') && is_joint(sign) && equals(1) =>
            {
                ends_comparison(after).then(|| (">=".to_owned(), 2))
            }
            [sign, ..] if is(sign, '<') && is_joint(sign) && equals(1) => {
                Some(("<=".to_owned(), 2))
            }
            [sign, TokenTree::Literal(_), ..] if is(sign, '<') && !self.is_pair() => {
                Some(("<".to_owned(), 1))
            }
            [sign, ..] if (is(sign, '=') || is(sign, '!')) && is_joint(sign) && equals(1) => {
                let length = 2 + usize::from(equals(2) && is_joint(&rest[1]));
                let sign = if is(sign, '=') { "==" } else { "!=" };
                Some((sign.to_owned(), length))
            }
            [TokenTree::Ident(word), value, after @ ..] => {
                let sign = sign_in_words(&word.to_string())?;
                let is_value = matches!(value, TokenTree::Literal(_))
                    || is_ident(value, "true")
                    || is_ident(value, "false");
                (is_value && ends_comparison(after)).then(|| (sign.to_owned(), 1))
            }
            _ => None,
        }
    }

    /// Whether the `<` here has a `>` of its own, beside those of the children around: `rich<3>`.
    pub fn is_pair(&self) -> bool {
        let mut closes = 0usize;
        let mut opens = 0usize;
        let mut before: Option<&TokenTree> = None;
        for token in self.tokens.rest() {
            let is_arrow = before
                .is_some_and(|before| (is(before, '=') || is(before, '-')) && is_joint(before));
            opens += usize::from(is(token, '<'));
            closes += usize::from(is(token, '>') && !is_arrow);
            before = Some(token);
        }
        self.tokens.is_punct(0, '<') && closes == opens + self.open_angles
    }

    /// `energy < 3`, `near(2) < 3`: reported, if it is so.
    pub fn is_comparison(&mut self, name: &Ident) -> bool {
        if self.is_call_compared(name) {
            return true;
        }
        let sign = match self.tokens.rest() {
            [sign, value @ TokenTree::Literal(_), after @ ..]
                if is(sign, '<') && Case::of(name) == Case::UpperCamel =>
            {
                let has_children = after.first().is_some_and(|comma| is(comma, ','));
                let children = if has_children { "< child, … >" } else { "" };
                let help = format!(
                    "arguments stand in parentheses: write `{name}::new({value}){children}`"
                );
                self.diagnostics
                    .error(sign.span(), "expected a node, found an argument")
                    .help(help);
                return true;
            }
            [sign, TokenTree::Literal(value), close, ..]
                if is(sign, '<') && is(close, '>') && self.is_pair() =>
            {
                let (span, help) = (
                    sign.span(),
                    format!("arguments stand in parentheses: write `{name}({value})`"),
                );
                self.diagnostics
                    .error(span, "expected a node, found an argument")
                    .help(help);
                for _ in 0..3 {
                    self.tokens.next();
                }
                return true;
            }
            [sign, TokenTree::Literal(_), ..] if is(sign, '<') => "<",
            [sign, equals, ..] if is(sign, '<') && is(equals, '=') => "<=",
            _ => return false,
        };
        let value = self.compared_with(&self.tokens.rest()[sign.len()..]);
        let value = match tokens_text(&value) {
            none if none.is_empty() => "…".to_owned(),
            value => value,
        };
        self.tokens.next();
        let context = self.declared.hero();
        self.diagnostics
            .error(name.span(), "expected a node, found a comparison")
            .help(format!(
                "write it in braces, `{{ {context}.{name} {sign} {value} }}`, or as `test({name} {sign} {value})`"
            ));
        true
    }

    /// `near(2) < 3`, of which the name has been read: reported, if it is so.
    pub fn is_call_compared(&mut self, name: &Ident) -> bool {
        let [TokenTree::Group(arguments), sign, next, ..] = self.tokens.rest() else {
            return false;
        };
        let compares = is(sign, '<')
            && (is(next, '=') && is_joint(sign) || matches!(next, TokenTree::Literal(_)));
        if !compares
            || arguments.delimiter() != Delimiter::Parenthesis
            || Case::of(name) != Case::Lower
        {
            return false;
        }
        let written = [
            TokenTree::Ident(name.clone()),
            TokenTree::Group(arguments.clone()),
        ];
        self.tokens.next();
        self.is_more_than(name.span(), &written.into_iter().collect())
    }

    /// What stands behind the sign.
    pub fn compared_with(&self, tokens: &[TokenTree]) -> TokenStream {
        let ends = |at: usize| {
            let token = &tokens[at];
            let closes = is(token, '>')
                && self.open_angles > 0
                && !matches!(tokens.get(at + 1), Some(TokenTree::Literal(_)));
            closes
                || is(token, ',')
                || is(token, ';')
                || at > 0 && joined_by(&tokens[at..]).is_some()
        };
        let length = (0..tokens.len()).find(|at| ends(*at));
        tokens[..length.unwrap_or(tokens.len())]
            .iter()
            .cloned()
            .collect()
    }

    /// What to write for `tired == true`, `danger > 3` and the like.
    fn instead_of_comparison(
        &self,
        written: &TokenStream,
        sign: &str,
        value: &TokenStream,
    ) -> String {
        let context = self.declared.hero();
        let tokens: Vec<TokenTree> = written.clone().into_iter().collect();
        let (text, value_text) = (tokens_text(written), tokens_text(value));
        let of_field = match tokens.as_slice() {
            [TokenTree::Ident(field)] => {
                format!("; of a field it is `test({field} {sign} {value_text})`")
            }
            _ => String::new(),
        };
        let result = result_of(value);
        let is_bool = ["true", "false"].contains(&value_text.as_str());
        let of_field = match result {
            Some(_) if !is_bool => String::new(),
            _ => of_field,
        };
        match (result, sign) {
            (Some(Result::Success), "==") | (Some(Result::Failure), "!=") => {
                return format!("a leaf that gives `true` succeeds: write `{text}`{of_field}");
            }
            (Some(Result::Failure), "==") | (Some(Result::Success), "!=") => {
                return format!("a leaf that gives `false` fails: write `!{text}`{of_field}");
            }
            _ => {}
        }
        let call = match tokens.as_slice() {
            [dot, .., TokenTree::Group(_)] if is(dot, '.') => format!("{context}{text}"),
            [dot, ..] if is(dot, '.') => format!("{context}{text}()"),
            [before @ .., TokenTree::Group(arguments)]
                if is_function(before) && arguments.delimiter() == Delimiter::Parenthesis =>
            {
                let function = tokens_text(&before.iter().cloned().collect());
                match tokens_text(&arguments.stream()) {
                    none if none.is_empty() => format!("{function}({context})"),
                    some => format!("{function}({context}, {some})"),
                }
            }
            all if is_function(all) => format!("{text}({context})"),
            _ => return "a value is compared in a block: `{ … }`".to_owned(),
        };
        format!("write it in braces: `{{ {call} {sign} {value_text} }}`{of_field}")
    }

    /// `invert(look) == true`, of which the node has been read: reported, if it is so.
    pub fn is_node_compared(&mut self) -> bool {
        let sign = match self.tokens.rest() {
            [sign, equals, ..] if is_joint(sign) && is(equals, '=') => {
                match ['=', '!', '<'].into_iter().find(|known| is(sign, *known)) {
                    Some(known) => format!("{known}="),
                    None => return false,
                }
            }
            _ => return false,
        };
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("nodes are not compared, and this is `{sign}`"),
            )
            .help("a node stands alone, as a child that succeeds or fails, or with a `!` before it: `!node`");
        true
    }

    /// `true == tired`, `3 < danger(1)`, where a node is due: reported, if it is so.
    pub fn is_compared_late(&mut self) -> bool {
        let Some((value, sign, leaf)) =
            crate::syntax::mistakes::children::slips::turned_comparison(self.tokens.rest())
        else {
            return false;
        };
        // `RoundRobin::new()< a, b >` has children.
        let is_literal = matches!(self.tokens.rest().first(), Some(TokenTree::Literal(_)));
        if !is_literal && sign != "==" && sign != "!=" {
            return false;
        }
        let leaf = self.compared_with(leaf);
        let tokens: Vec<TokenTree> = leaf.clone().into_iter().collect();
        let is_leaf = match tokens.as_slice() {
            [dot, rest @ ..] if is(dot, '.') => is_function(rest) || rest.len() == 2,
            [before @ .., TokenTree::Group(_)] => is_function(before),
            all => is_function(all),
        };
        if !is_leaf {
            return false;
        }
        let help = self.instead_of_comparison(&leaf, sign, &value);
        self.diagnostics
            .error(self.tokens.span(), "expected a node, found a comparison")
            .help(help);
        true
    }
}

/// Whether a comparison can be over there: `sequence< look > 2 => sleep` lacks a comma.
fn ends_comparison(after: &[TokenTree]) -> bool {
    match after {
        [] => true,
        [next, ..] if is(next, '&') || is(next, '|') => is_joint(next),
        [next, ..] => is(next, ',') || is(next, '>') || is(next, ';'),
    }
}

/// `senses::near`
fn is_function(path: &[TokenTree]) -> bool {
    let in_path = |token: &TokenTree| matches!(token, TokenTree::Ident(_)) || is(token, ':');
    let lower =
        matches!(path.last(), Some(TokenTree::Ident(name)) if Case::of(name) == Case::Lower);
    let mut names = path.iter().rev().skip(1);
    let of_type =
        names.any(|token| matches!(token, TokenTree::Ident(name) if Case::of(name) != Case::Lower));
    lower && !of_type && path.iter().all(in_path)
}

/// `true`, `success`, `Status::Success`
fn result_of(value: &TokenStream) -> Option<Result> {
    let tokens: Vec<TokenTree> = value.clone().into_iter().collect();
    let name = match tokens.as_slice() {
        [TokenTree::Ident(name)] => name.to_string(),
        [status, colon, _, TokenTree::Ident(name)]
            if is_ident(status, "Status") && is(colon, ':') =>
        {
            name.to_string()
        }
        _ => return None,
    };
    match name.to_lowercase().as_str() {
        "true" | "success" => Some(Result::Success),
        "false" | "failure" => Some(Result::Failure),
        "running" => Some(Result::Running),
        _ => None,
    }
}
