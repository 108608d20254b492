//! What follows a leaf's call and makes it more than a call, which belongs in a block.

use crate::check::tokens_text;
use crate::nodes::Shape;
use crate::syntax::ast::{Control, Node};
use crate::syntax::mistakes::nodes::foreign::instead_of_word;
use crate::syntax::node::Parser;
use crate::syntax::path::{Case, Path};
use crate::syntax::tokens::{angle_length, found, found_at, is, is_ident, token_span};
use proc_macro2::{Delimiter, Ident, Punct, Spacing, TokenStream, TokenTree};

impl Parser<'_> {
    /// `.arm.grip()`: reported, if it is so.
    pub fn method_of_a_part(&mut self, written: &[TokenTree]) -> bool {
        if !self.tokens.is_punct(0, '.') {
            return false;
        }
        let ends = |token: &&TokenTree| [',', '<', '>', ';'].iter().any(|&sign| is(token, sign));
        let rest = self.tokens.rest().iter().take_while(|token| !ends(token));
        let code: Vec<TokenTree> = written.iter().chain(rest).cloned().collect();
        if code.iter().any(|word| is_ident(word, "await")) {
            return false;
        }
        let call = match code.last() {
            Some(TokenTree::Ident(_)) => "()",
            _ => "",
        };
        let code = tokens_text(&code.into_iter().collect());
        let context = self.declared.hero();
        let in_block =
            format!("in a block the context has its name: `{{ {context}{code}{call} }}`");
        let leaf = tokens_text(&written.iter().cloned().collect());
        let help = match self.built(&leaf).filter(|built| *built != leaf) {
            Some(built) => format!("a node has no methods: write `{built}`; {in_block}"),
            None => in_block,
        };
        self.diagnostics
            .error(
                self.tokens.span(),
                "a leaf is a method of the context itself",
            )
            .help(help);
        true
    }

    /// `walk 3.0`, `look self`: reported, if it is so.
    pub fn argument_of_path_apart(&mut self, path: &Path) -> bool {
        let apart = self.argument_apart(&path.stream());
        if apart {
            self.mention_name(path.stream());
        }
        apart
    }

    /// `.rest -3`: reported, if it is so.
    pub fn argument_of_method_apart(&mut self, method: &Path) -> bool {
        let mut written: TokenStream = TokenTree::Punct(Punct::new('.', Spacing::Alone)).into();
        written.extend(method.tokens.iter().cloned());
        let apart = self.argument_apart(&written);
        if apart {
            self.mention_method(method.stream());
        }
        apart
    }

    fn argument_apart(&mut self, written: &TokenStream) -> bool {
        if self.argument_in_brackets(written) {
            return true;
        }
        let rest = self.tokens.rest();
        let length = match rest {
            [TokenTree::Literal(_), ..] => 1,
            [minus, TokenTree::Literal(_), ..] if is(minus, '-') => 2,
            [word, ..] if is_ident(word, "self") && !self.tokens.is_path_separator(1) => 1,
            _ => return false,
        };
        let ends = rest
            .get(length)
            .is_none_or(|next| is(next, ',') || is(next, '>') || is(next, ';'));
        let last = written.clone().into_iter().last();
        if !ends || !matches!(last, Some(TokenTree::Ident(_))) {
            return false;
        }
        let argument: TokenStream = rest[..length].iter().cloned().collect();
        let (written, argument) = (tokens_text(written), tokens_text(&argument));
        let help = if argument == "self" {
            format!("a leaf is given the context without being told: write `{written}`")
        } else {
            format!("arguments stand in parentheses: write `{written}({argument})`")
        };
        let found = found_at(rest);
        self.diagnostics
            .error(self.tokens.span(), format!("expected `,`, found {found}"))
            .help(help);
        true
    }

    /// `rich: 3`, of which the label has been read: reported and taken, if it is so.
    pub fn argument_behind_label(&mut self, label: Option<&Ident>) {
        let (Some(label), [TokenTree::Literal(value), after @ ..]) = (label, self.tokens.rest())
        else {
            return;
        };
        let ends = after
            .first()
            .is_none_or(|next| is(next, ',') || is(next, '>') || is(next, ';'));
        if !ends
            || crate::syntax::mistakes::nodes::foreign::is_text(value)
            || crate::syntax::duration::is_duration(value)
        {
            return;
        }
        let help = format!("an argument stands in parentheses: write `{label}({value})`; a label stands before a node: `{label}: node`");
        self.diagnostics
            .error(value.span(), format!("expected a node, found `{value}`"))
            .help(help);
        self.tokens.next();
    }

    /// `rich[3]`, `rich { 3 }`, `.rich<3>`: reported, if it is so.
    fn argument_in_brackets(&mut self, written: &TokenStream) -> bool {
        let is_literal = |token: &TokenTree| {
            matches!(token, TokenTree::Literal(_)) || is(token, ',') || is(token, '-')
        };
        let last = written.clone().into_iter().last();
        let is_function =
            matches!(last, Some(TokenTree::Ident(name)) if Case::of(&name) == Case::Lower);
        let (inside, length) = match self.tokens.rest() {
            [TokenTree::Group(group), ..] => (group.stream(), 1),
            [open, TokenTree::Literal(value), close, ..]
                if is(open, '<') && is(close, '>') && self.is_pair() =>
            {
                (TokenTree::Literal(value.clone()).into(), 3)
            }
            _ => return false,
        };
        let (is_bracket, is_brace) = match self.tokens.rest() {
            [TokenTree::Group(group), ..] => (
                group.delimiter() == Delimiter::Bracket,
                group.delimiter() == Delimiter::Brace,
            ),
            _ => (true, false),
        };
        let all_literal = inside.clone().into_iter().all(|token| is_literal(&token));
        let ends = self
            .tokens
            .rest()
            .get(length)
            .is_none_or(|next| is(next, ',') || is(next, '>') || is(next, ';'));
        if inside.is_empty() || !is_function || !ends || !(is_bracket || is_brace && all_literal) {
            return false;
        }
        let (written, arguments) = (tokens_text(written), tokens_text(&inside));
        let found = found_at(self.tokens.rest());
        let mut help = format!("arguments stand in parentheses: write `{written}({arguments})`");
        let is_value =
            written == self.declared.hero() || self.declared.parameters.contains(&written);
        if is_bracket && is_value {
            help = format!("write a block: `{{ {written}[{arguments}] }}`");
        } else if is_bracket && !written.starts_with('.') && length == 1 {
            help = format!("{help}; an element of a list is an expression in braces: `{{ {written}[{arguments}] }}`");
        }
        self.diagnostics
            .error(self.tokens.span(), format!("expected `(`, found {found}"))
            .help(help);
        for _ in 0..length {
            self.tokens.next();
        }
        true
    }

    /// `hero.sleep()`, `near(3).abs()`, `x?`: reported, if it is one.
    pub fn more_than_a_call(&mut self, written: &TokenStream, is_value: bool) -> bool {
        let Some(token) = self.tokens.rest().first() else {
            return false;
        };
        let brackets = [Delimiter::Bracket, Delimiter::Parenthesis];
        let group =
            matches!(token, TokenTree::Group(group) if brackets.contains(&group.delimiter()));
        if !group && !self.tokens.is_punct(0, '.') && !self.tokens.is_punct(0, '?') {
            return false;
        }
        let (span, message) = (
            token_span(token),
            format!("expected `,`, found {}", found(Some(token))),
        );
        if self.is_ternary() {
            return true;
        }
        if self.tokens.is_punct(0, '?')
            && (self.tokens.is_punct(1, '?') || self.tokens.is_punct(1, ':'))
        {
            self.diagnostics.error(span, message).help(
                "what is ticked when a node fails is the next child of `fallback< node, other >`",
            );
            return true;
        }
        if let Some(help) = self.method_with_types() {
            self.diagnostics.error(span, message).help(help);
            return true;
        }
        if self.tokens.is_punct(0, '.')
            && self
                .tokens
                .rest()
                .get(1)
                .is_some_and(|word| is_ident(word, "await"))
        {
            let help = instead_of_word("await", None).unwrap_or_default();
            self.diagnostics
                .error(span, "a leaf is not awaited")
                .help(help);
            return true;
        }
        if let Some(help) = self.instead_of_chain(written) {
            self.diagnostics.error(span, message).help(help);
            return true;
        }
        let passed_on = self.tokens.is_punct(0, '?')
            && self
                .tokens
                .rest()
                .get(1)
                .is_none_or(|next| is(next, ',') || is(next, '>'));
        self.diagnostics.error(span, message).help(if passed_on {
            "leave it out: a leaf that gives `Err` or `None` fails"
        } else if group && is_value {
            "the children of a composite of your own stand between `<` and `>`: `RoundRobin::new()< …, … >`"
        } else if is_value {
            "a value is made by one call: let a function of its type do all of it, as `Walk::fast(3)`"
        } else {
            "a method of the context is written `.method()`, any other expression in braces: `{ … }`"
        });
        true
    }

    /// What to write for `windy(3.0).not()` and `near(3).abs()`, of which the call has been read.
    fn instead_of_chain(&self, written: &TokenStream) -> Option<String> {
        if !matches!(self.tokens.rest(), [dot, TokenTree::Ident(_), ..] if is(dot, '.')) {
            return None;
        }
        let tokens: Vec<TokenTree> = written.clone().into_iter().collect();
        let text = tokens_text(written);
        let (call, built) = match tokens.as_slice() {
            [TokenTree::Ident(name)] => (text, self.built_of_name(name)),
            [TokenTree::Ident(name), TokenTree::Group(arguments)] => {
                let context = self.declared.hero();
                let call = match tokens_text(&arguments.stream()) {
                    none if none.is_empty() => format!("{name}({context})"),
                    some => format!("{name}({context}, {some})"),
                };
                (call, self.built(&text))
            }
            // `Nap::new(3).build()` makes another value.
            _ => (
                text.clone(),
                self.built(&text).filter(|built| *built != text),
            ),
        };
        if let Some(built) = built {
            return Some(format!("a node has no methods: write `{built}`"));
        }
        let is_call = matches!(tokens.as_slice(), [TokenTree::Ident(name), TokenTree::Group(_)] if Case::of(name) == Case::Lower);
        let ends = |token: &&TokenTree| [',', '<', '>', ';'].iter().any(|&sign| is(token, sign));
        let rest = self.tokens.rest().iter().take_while(|token| !ends(token));
        let rest = tokens_text(&rest.cloned().collect());
        let is_name =
            matches!(tokens.as_slice(), [TokenTree::Ident(name)] if Case::of(name) == Case::Lower);
        let is_long = rest.matches('.').count() > 1 && rest.ends_with(')');
        (is_call || is_name && is_long).then(|| format!("write it in braces: `{{ {call}{rest} }}`"))
    }

    /// `walk(1.0 2.0)`, of which these are the arguments: reported, if it is so.
    pub fn lacks_comma(&mut self, arguments: &[TokenStream]) -> bool {
        let second = arguments.iter().find_map(|argument| {
            let tokens: Vec<TokenTree> = argument.clone().into_iter().collect();
            let pair = tokens
                .windows(2)
                .find(|pair| are_apart(&pair[0], &pair[1]))?;
            Some([pair[0].clone(), pair[1].clone()])
        });
        let Some([first, second]) = second else {
            return false;
        };
        let found = found(Some(&second));
        self.diagnostics
            .error(token_span(&second), format!("expected `,`, found {found}"))
            .help(format!(
                "a comma stands between arguments: `{first}, {second}`"
            ));
        true
    }

    /// `cooldown(pause() look)`: a comma is missing between two expressions. Reported, if it is so, and the second is the child.
    pub fn child_behind_argument(
        &mut self,
        control: &Control,
        argument: &mut TokenStream,
    ) -> Option<Node> {
        let takes_child =
            matches!(control.row.shape, Shape::Decorator(_)) && control.row.children.max == Some(1);
        let all: Vec<TokenTree> = argument.clone().into_iter().collect();
        let at = all.windows(2).position(|pair| {
            // `5 sec` is a duration in pieces.
            let is_number = matches!(pair[0], TokenTree::Literal(_));
            !is_number && matches!(pair[1], TokenTree::Ident(_)) && are_apart(&pair[0], &pair[1])
        })? + 1;
        if !takes_child || all[at - 1].to_string() == all[at].to_string() {
            return None;
        }
        let found = found(all.get(at));
        self.diagnostics
            .error(all[at].span(), format!("expected `,`, found {found}"))
            .help("write a comma between an argument and the child");
        *argument = all[..at].iter().cloned().collect();
        let rest = all[at..].iter().cloned().collect();
        let end = self.tokens.last();
        Some(self.within(rest, end).node())
    }

    /// What to write for the `.rest::<u8>(3)` of `hero.rest::<u8>(3)`.
    fn method_with_types(&self) -> Option<String> {
        let rest = self.tokens.rest();
        let is_method = self.tokens.is_punct(0, '.')
            && matches!(rest.get(1), Some(TokenTree::Ident(_)))
            && self.tokens.is_path_separator(2)
            && self.tokens.is_punct(4, '<');
        let length = angle_length(rest.get(4..).filter(|_| is_method)?)?;
        let Some(TokenTree::Group(arguments)) = rest.get(4 + length) else {
            return None;
        };
        let ends = rest
            .get(5 + length)
            .is_none_or(|next| is(next, ',') || is(next, '>'));
        let is_call = arguments.delimiter() == Delimiter::Parenthesis;
        let method: TokenStream = rest[..5 + length].iter().cloned().collect();
        (ends && is_call).then(|| without_name(&tokens_text(&method)))
    }
}

/// Whether these are two expressions of Rust, and never one.
fn are_apart(first: &TokenTree, second: &TokenTree) -> bool {
    let is_name = |word: &Ident| syn::parse_str::<Ident>(&word.to_string()).is_ok();
    match (first, second) {
        (TokenTree::Literal(_), TokenTree::Literal(_)) => true,
        (TokenTree::Literal(_), TokenTree::Ident(word))
        | (TokenTree::Ident(word), TokenTree::Literal(_)) => is_name(word),
        (TokenTree::Ident(first), TokenTree::Ident(second)) => is_name(first) && is_name(second),
        (TokenTree::Group(group), TokenTree::Ident(word)) => {
            group.delimiter() == Delimiter::Parenthesis && is_name(word)
        }
        _ => false,
    }
}

/// What to write for `hero.rest(3)` and `self.rest(3)`.
pub fn without_name(method: &str) -> String {
    format!("a method of the context is written without a name before it: `{method}`")
}
