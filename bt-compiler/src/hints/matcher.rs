//! The one matcher of the table.
//!
//! A pattern is a row of atoms with spaces between them: `^` is where the grammar failed, `@` where it is told (`^`, if there is none),
//! `START` the begin of the part and `END` its end, `..` any tokens. `?i` is a name, `?f` one in `snake_case`, `?T` one in `UpperCamelCase`, `?c` the context's, `?k` a
//! keyword, `?n` a number, `?s` a text, `?l` any literal, `?(`, `?[` and `?{` are brackets, `??` any token; all else is itself, and `?@` an `@`.
//! In what is said, `{0}` is what the first of these is, `{all}` the part, `{rest}` what does not fit, `{after}` that without its first token,
//! `{found}`, `{hero}`, `{keyword}` and `{usage}`.

use super::table::ROWS;
use super::{Failure, Hint};
use crate::nodes::find;
use crate::syntax::path::Case;
use crate::tokens::{is, is_number, token_span};
use crate::tokens::{part_text, tokens_text};
use proc_macro2::{Delimiter, TokenTree};

/// What a row says about it.
pub fn row(failure: &Failure) -> Option<Hint> {
    let all = failure.all();
    ROWS.iter().find_map(|(places, pattern, message, help)| {
        if !places
            .iter()
            .any(|place| std::mem::discriminant(place) == std::mem::discriminant(&failure.place))
        {
            return None;
        }
        let atoms: Vec<&str> = pattern.split(' ').collect();
        let mut state = State {
            failure,
            all: &all,
            at: None,
            captures: Vec::new(),
        };
        let starts = if atoms[0] == "START" {
            0..1
        } else {
            0..failure.before.len() + 1
        };
        let found = starts.into_iter().any(|start| state.matches(&atoms, start));
        found.then(|| {
            let at = match state.at {
                Some(at) => all.get(at).map_or(failure.span, token_span),
                None => failure.span,
            };
            Hint::new(at, state.filled(message), state.filled(help))
        })
    })
}

struct State<'a> {
    failure: &'a Failure<'a>,
    all: &'a [TokenTree],
    at: Option<usize>,
    captures: Vec<String>,
}

impl State<'_> {
    fn matches(&mut self, atoms: &[&str], at: usize) -> bool {
        let Some((atom, after)) = atoms.split_first() else {
            return true;
        };
        let (captures, place) = (self.captures.len(), self.at);
        let found = match *atom {
            "^" => at == self.failure.before.len() && self.matches(after, at),
            "START" => at == 0 && self.matches(after, at),
            "END" => at == self.all.len() && self.matches(after, at),
            "@" => {
                self.at = Some(at);
                self.matches(after, at)
            }
            ".." => (at..=self.all.len()).any(|at| self.matches(after, at)),
            atom => match self.atom(atom, at) {
                Some(length) => self.matches(after, at + length),
                None => false,
            },
        };
        if !found {
            self.captures.truncate(captures);
            self.at = place;
        }
        found
    }

    /// How many tokens an atom is, if it is there.
    fn atom(&mut self, atom: &str, at: usize) -> Option<usize> {
        let token = self.all.get(at)?;
        let group =
            |delimiter| matches!(token, TokenTree::Group(group) if group.delimiter() == delimiter);
        let is_there = match (atom, token) {
            ("??", _) | ("?i", TokenTree::Ident(_)) | ("?l", TokenTree::Literal(_)) => true,
            ("?f", TokenTree::Ident(name)) => Case::of(name) == Case::Lower,
            ("?T", TokenTree::Ident(name)) => Case::of(name) == Case::UpperCamel,
            ("?c", TokenTree::Ident(name)) => self
                .failure
                .declared
                .context
                .as_ref()
                .is_some_and(|context| name == context),
            ("?k", TokenTree::Ident(name)) => find(&name.to_string()).is_some(),
            ("?n", TokenTree::Literal(literal)) => is_number(literal),
            ("?s", TokenTree::Literal(literal)) => literal.to_string().starts_with('"'),
            ("?(", _) => group(Delimiter::Parenthesis),
            ("?[", _) => group(Delimiter::Bracket),
            ("?{", _) => group(Delimiter::Brace),
            (word, TokenTree::Ident(name)) => return (name == word).then_some(1),
            (signs, TokenTree::Punct(_)) => {
                let signs = if signs == "?@" { "@" } else { signs };
                let length = signs.chars().count();
                let mut signs = signs.chars().enumerate();
                let is_there = signs
                    .all(|(n, sign)| self.all.get(at + n).is_some_and(|token| is(token, sign)));
                return is_there.then_some(length);
            }
            _ => false,
        };
        if !is_there {
            return None;
        }
        self.captures.push(match token {
            TokenTree::Group(group) => tokens_text(&group.stream()),
            token => token.to_string(),
        });
        Some(1)
    }

    fn filled(&self, text: &str) -> String {
        if !text.contains('{') {
            return text.to_owned();
        }
        let failure = self.failure;
        let shown = |tokens: &[TokenTree]| part_text(tokens);
        let mut filled = text.to_owned();
        for (n, capture) in self.captures.iter().enumerate() {
            filled = filled.replace(&format!("{{{n}}}"), capture);
        }
        for (name, value) in [
            ("{all}", shown(self.all)),
            ("{rest}", shown(failure.rest)),
            ("{after}", shown(failure.rest.get(1..).unwrap_or_default())),
            ("{before}", shown(failure.before)),
            ("{found}", failure.found.clone()),
            ("{hero}", failure.hero().to_owned()),
            ("{keyword}", failure.keyword().to_owned()),
            ("{usage}", failure.usage().to_owned()),
        ] {
            filled = filled.replace(name, &value);
        }
        filled
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::ROWS;

    /// A row behind one that says the same of more would never be seen.
    #[test]
    fn every_row_has_its_pattern() {
        for (at, (places, pattern, _, help)) in ROWS.iter().enumerate() {
            assert!(pattern.contains('^'), "{pattern}");
            assert!(!places.is_empty() && !help.ends_with('.'), "{pattern}");
            let mut earlier = ROWS[..at].iter();
            assert!(
                !earlier.any(|row| row.1 == *pattern && row.0 == *places),
                "{pattern}"
            );
        }
    }
}
