//! The tokens of a tree in one row, and the comments and line ends between them.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A token. Brackets are two; a doc comment and a lifetime are one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// The byte of the file where it begins.
    pub start: usize,
    /// The byte of the file after it.
    pub end: usize,
    pub kind: TokenKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// `/// text`, and the three other forms.
    Doc,
    Ident,
    Lifetime,
    Literal,
    /// Whether another punctuation character follows at once.
    Punct(char, bool),
    Open,
    Close,
}

/// A comment that is no doc comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    pub start: usize,
    pub end: usize,
    /// Whether it is `// …`.
    pub is_line: bool,
    /// How many line ends come before it, after whatever is before it.
    pub lines_before: usize,
}

/// What stands between two tokens.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Gap {
    pub comments: Vec<Comment>,
    /// How many line ends come after the last comment.
    pub lines_after: usize,
}

impl Gap {
    /// Whether a line ends in it.
    pub fn has_line_end(&self) -> bool {
        self.lines_after > 0 || self.comments.iter().any(|comment| comment.lines_before > 0)
    }
}

/// Puts the tokens of a text in one row, which begin behind `at`; their spans count from `base`.
///
/// A span looks its bytes up among those of all tokens. Here each begins where white space and comments behind the one before it end.
pub fn flatten(text: &str, tokens: TokenStream, at: usize, base: usize) -> Vec<Token> {
    let mut flat = Flat {
        text,
        base,
        at,
        tokens: Vec::new(),
    };
    flat.level(tokens);
    flat.tokens
}

struct Flat<'a> {
    text: &'a str,
    base: usize,
    /// Behind the last token.
    at: usize,
    tokens: Vec<Token>,
}

impl Flat<'_> {
    fn level(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match &token {
                TokenTree::Group(group) => self.group(group),
                TokenTree::Punct(punct) if punct.as_char() == '#' && self.is_at_doc() => {
                    // A doc comment comes as `#[doc = "…"]` or `#![doc = "…"]`, all of it at one place.
                    tokens.next_if(
                        |next| matches!(next, TokenTree::Punct(punct) if punct.as_char() == '!'),
                    );
                    tokens.next_if(|next| matches!(next, TokenTree::Group(_)));
                    // The lexer counts the first half of a line end of Windows.
                    let end = punct.span().byte_range().end + self.base;
                    let end = end - usize::from(self.text[..end].ends_with('\r'));
                    self.push(end - self.start(), TokenKind::Doc);
                }
                TokenTree::Punct(punct) if punct.as_char() == '\'' => {
                    let name = tokens.next().map_or(0, |name| name.to_string().len());
                    self.push(1 + name, TokenKind::Lifetime);
                }
                TokenTree::Punct(punct) => {
                    let joint = punct.spacing() == proc_macro2::Spacing::Joint;
                    self.push(1, TokenKind::Punct(punct.as_char(), joint));
                }
                // Both say what is written.
                TokenTree::Literal(literal) => {
                    self.push(literal.to_string().len(), TokenKind::Literal);
                }
                TokenTree::Ident(ident) => self.push(ident.to_string().len(), TokenKind::Ident),
            }
        }
    }

    fn group(&mut self, group: &Group) {
        if group.delimiter() == Delimiter::None {
            return self.level(group.stream());
        }
        self.push(1, TokenKind::Open);
        self.level(group.stream());
        self.push(1, TokenKind::Close);
    }

    /// Where the next token begins.
    fn start(&self) -> usize {
        let mut rest = &self.text[self.at..];
        loop {
            rest = rest.trim_start_matches(is_white);
            let length = comment_length(rest);
            if length == 0 {
                return self.text.len() - rest.len();
            }
            rest = &rest[length..];
        }
    }

    fn is_at_doc(&self) -> bool {
        self.text[self.start()..].starts_with('/')
    }

    fn push(&mut self, length: usize, kind: TokenKind) {
        let start = self.start();
        self.at = start + length;
        let end = self.at;
        self.tokens.push(Token { start, end, kind });
    }
}

/// As the lexer has it.
fn is_white(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{200e}' | '\u{200f}')
}

/// The length of the comment at the start, if it is no doc comment.
fn comment_length(text: &str) -> usize {
    let begins = |with| text.starts_with(with);
    if begins("//") && (!begins("///") || begins("////")) && !begins("//!") {
        text.find('\n').unwrap_or(text.len())
    } else if begins("/**/") || begins("/*") && (!begins("/**") || begins("/***")) && !begins("/*!")
    {
        block_comment_length(text)
    } else {
        0
    }
}

/// Reads what stands between two tokens: the bytes from `start` to `end`.
pub fn gap(text: &str, start: usize, end: usize) -> Gap {
    let mut gap = Gap::default();
    let mut at = start;
    while at < end {
        let rest = &text[at..end];
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment_length(rest)
        } else {
            let first = rest.chars().next().map_or(1, char::len_utf8);
            gap.lines_after += usize::from(rest.starts_with('\n'));
            at += first;
            continue;
        };
        gap.comments.push(Comment {
            start: at,
            end: at + rest[..length].trim_end().len(),
            is_line: rest.starts_with("//"),
            lines_before: std::mem::take(&mut gap.lines_after),
        });
        at += length;
    }
    gap
}

/// The length of the block comment at the start; they nest.
fn block_comment_length(text: &str) -> usize {
    let mut depth = 0usize;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_doc_comments_and_lifetimes_in_one_row() {
        let text = "/// Doc.\nx<'a>(/** y */ { 3h })";
        let tokens = flatten(text, text.parse().unwrap(), 0, 0);
        let texts: Vec<&str> = tokens
            .iter()
            .map(|token| &text[token.start..token.end])
            .collect();
        let expected = [
            "/// Doc.", "x", "<", "'a", ">", "(", "/** y */", "{", "3h", "}", ")",
        ];
        assert_eq!(texts, expected);
    }

    /// Where spans say that tokens begin and end, but for brackets and doc comments.
    fn by_spans(tokens: TokenStream, all: &mut Vec<(usize, usize)>) {
        for token in tokens {
            let range = token.span().byte_range();
            if let TokenTree::Group(group) = token {
                by_spans(group.stream(), all);
            } else if !range.is_empty() {
                all.push((range.start, range.end));
            }
        }
    }

    #[test]
    fn tokens_are_where_their_spans_are() {
        let hard = "f::<'a, 'static>(r#type, b'\\'', c\"ä\", r##\"\"# // \"##, 1.5e3_f64, 0..=9, '\u{200e}',\u{200e}x //// y
            /*** z **/ /**/ a/b, \"x\r\n y\", // z\r\n /* ä /* b */ */ |x| -> !, $x:tt, 8h, \"a\\\n   b\", b\"\", 'ä', x.0.1)";
        for text in [hard, "ä // b", "", include_str!("../import/mod.rs")] {
            let tokens: TokenStream = text.parse().expect("tokens");
            let mut expected = Vec::new();
            by_spans(tokens.clone(), &mut expected);
            let found = flatten(text, tokens, 0, 0);
            let is_whole =
                |kind| !matches!(kind, TokenKind::Doc | TokenKind::Open | TokenKind::Close);
            let found = found.iter().filter(|token| is_whole(token.kind));
            let mut places = found.map(|token| (token.start, token.end, token.kind));
            let mut spans = expected.into_iter().peekable();
            while let Some((start, end)) = spans.next() {
                if text[start..end].starts_with("//") || text[start..end].starts_with("/*") {
                    continue;
                }
                let (at, until, kind) = places.next().expect("as many");
                if kind == TokenKind::Lifetime {
                    let name = spans.next().expect("a name");
                    assert_eq!((at, until), (start, name.1));
                } else {
                    assert_eq!((at, until), (start, end), "{}", &text[start..end]);
                }
            }
            assert_eq!(places.next(), None);
        }
    }

    #[test]
    fn comments_and_line_ends_between_tokens() {
        let text = " // one  \r\n\r\n/* two /* three */ // */ // four\n ";
        let gap = gap(text, 0, text.len());
        let comments = gap.comments.iter();
        let found: Vec<(&str, usize, bool)> = comments
            .map(|c| (&text[c.start..c.end], c.lines_before, c.is_line))
            .collect();
        let expected = [
            ("// one", 0, true),
            ("/* two /* three */ // */", 2, false),
            ("// four", 0, true),
        ];
        assert_eq!(found, expected);
        assert_eq!(gap.lines_after, 1);
        assert!(gap.has_line_end());
    }
}
