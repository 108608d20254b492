//! Tokens as text, as people write them.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// The longest quotation, in characters.
pub const LONGEST: usize = 60;

/// Tokens with spaces about where rustfmt puts them.
pub fn tokens_text(tokens: &TokenStream) -> String {
    let mut quoter = Quoter::default();
    quoter.stream(tokens.clone());
    quoter.text
}

/// The same of a part of tokens.
pub fn part_text(tokens: &[TokenTree]) -> String {
    tokens_text(&tokens.iter().cloned().collect())
}

#[derive(Default)]
struct Quoter {
    text: String,
    /// What was printed last, and so what comes before the next token.
    last: Last,
    /// How many `<` of generic arguments are open.
    generics: usize,
    /// Whether the parameters of a closure are being printed.
    in_bars: bool,
}

#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum Last {
    /// Nothing yet, or an opening bracket: no space follows.
    #[default]
    Open,
    /// A name, a literal or a closing bracket: an operand has ended.
    Operand,
    /// A word of Rust after which an operand is due, such as `return`.
    Word,
    /// An operator: a space follows.
    Operator,
    /// A prefix such as `&`, or what binds as tightly: no space follows.
    Tight,
    /// The first part of a longer operator between two operands.
    Infix,
    /// The first part of a longer operator before one operand.
    Prefix,
    /// `,`, `;` or a `:` between a name and its type: a space follows.
    Comma,
}

impl Quoter {
    fn stream(&mut self, tokens: TokenStream) {
        for token in tokens {
            // What is cut anyway need not be printed.
            if self.text.len() > 8 * LONGEST {
                return;
            }
            match token {
                TokenTree::Ident(ident) => self.word(&ident.to_string()),
                TokenTree::Literal(literal) => self.literal(&literal.to_string()),
                TokenTree::Punct(punct) => {
                    self.punct(punct.as_char(), punct.spacing() == Spacing::Joint);
                }
                TokenTree::Group(group) => self.group(group.delimiter(), group.stream()),
            }
        }
    }

    fn space(&mut self) {
        if !matches!(self.last, Last::Open | Last::Tight | Last::Prefix) {
            self.text.push(' ');
        }
    }

    fn word(&mut self, word: &str) {
        const BEFORE_OPERAND: &[&str] = &[
            "return", "in", "if", "match", "while", "mut", "move", "else",
        ];
        self.space();
        self.text.push_str(word);
        self.last = if BEFORE_OPERAND.contains(&word) {
            Last::Word
        } else {
            Last::Operand
        };
    }

    fn literal(&mut self, text: &str) {
        self.space();
        // Strings may have line breaks.
        self.text
            .extend(text.chars().map(|c| if c.is_control() { ' ' } else { c }));
        self.last = Last::Operand;
    }

    fn group(&mut self, delimiter: Delimiter, inner: TokenStream) {
        let (open, close) = match delimiter {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::None => return self.stream(inner),
        };
        let brace = delimiter == Delimiter::Brace;
        if brace || self.last != Last::Operand {
            self.space();
        }
        let empty = inner.is_empty();
        let generics = std::mem::take(&mut self.generics);
        self.text.push_str(open);
        self.last = if brace && !empty {
            Last::Comma
        } else {
            Last::Open
        };
        self.stream(inner);
        if brace && !empty {
            self.text.push(' ');
        }
        self.text.push_str(close);
        self.generics = generics;
        self.last = Last::Operand;
    }

    fn punct(&mut self, character: char, joint: bool) {
        let after_operand = self.last == Last::Operand;
        let after_path = self.text.ends_with("::");
        match character {
            ',' | ';' => self.push(character, Last::Comma),
            '?' => self.push(character, Last::Operand),
            '.' => {
                if !after_operand && !self.text.ends_with('.') {
                    self.space();
                }
                self.push(character, Last::Tight);
            }
            ':' => {
                let path = joint || self.text.ends_with(':');
                if path && !after_operand {
                    self.space();
                }
                self.push(character, if path { Last::Tight } else { Last::Comma });
            }
            '<' if after_path
                || self.generics > 0
                || !(after_operand || self.last == Last::Infix) =>
            {
                self.generics += 1;
                if !after_operand {
                    self.space();
                }
                self.push(character, Last::Tight);
            }
            '>' if self.generics > 0 && !self.text.ends_with('-') => {
                self.generics -= 1;
                self.push(character, Last::Operand);
            }
            '|' if self.in_bars => {
                self.in_bars = false;
                self.push(character, Last::Comma);
            }
            '|' if !after_operand && self.last != Last::Infix => {
                self.in_bars = true;
                self.space();
                self.push(character, Last::Tight);
            }
            '!' if after_operand && !joint => self.push(character, Last::Operand),
            '\'' => {
                self.space();
                self.push(character, Last::Tight);
            }
            _ => self.operator(character, joint, after_operand),
        }
    }

    /// A character of an operator, between operands or before one.
    fn operator(&mut self, character: char, joint: bool, after_operand: bool) {
        let infix = after_operand || self.last == Last::Infix;
        if self.last != Last::Infix {
            self.space();
        }
        let next = match (joint, infix) {
            (true, true) => Last::Infix,
            (true, false) => Last::Prefix,
            (false, true) => Last::Operator,
            (false, false) => Last::Tight,
        };
        self.push(character, next);
    }

    fn push(&mut self, character: char, last: Last) {
        self.text.push(character);
        self.last = last;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_as_people_write() {
        for text in [
            "door_open",
            "walk(hero, 3)",
            ".sleep(8)",
            "{ hero.x > 3 }",
            "senses::near::<3>(hero.eyes, &mut other)",
            "Sleep { hours: 3 }",
            "Sleep::new(3)",
            "f::<Vec<u8>, T>(a < b, c >= d, -5, !x)",
            "f(|a, b| a + b, &x[3], *y)",
            "f(move || 3)",
            "{ println!(\"{}\", x); true }",
            "{ a && !b || c != d }",
            "{ hero.find(3)?.is_some() }",
            "{ if x { 1 } else { 2 } }",
            "{ x.y.z += 1 }",
            "f(0..3, ..=5, &&x, a << 2, a -> b, &&mut x, x as u8)",
            "f(&'a x, 'c')",
            "{ match x { A | B => 1, _ => return -3 } }",
            "<T as Near>::near(3)",
            "{ let x: u8 = 3; x == 3 }",
            "{ 'a: loop { break 'a } }",
            "f(a + ::b::C, 0..=-5, ..=<T as Near>::FAR, a - <T as Near>::FAR)",
            "{ let x: ::b::C = f::<Vec<u8>>(a) > b && c < d; }",
        ] {
            assert_eq!(tokens_text(&text.parse().unwrap()), text);
        }
    }

    /// What is cut anyway is not printed; of letters of four bytes, too, all that is left is.
    #[test]
    fn prints_no_more_than_is_shown() {
        let long: TokenStream = "𝐱 ".repeat(1_000).parse().unwrap();
        let text = tokens_text(&long);
        assert!(
            text.len() < 1_000 && text.chars().count() > LONGEST,
            "{text}"
        );
        assert!(long.to_string().starts_with(&text));
    }
}
