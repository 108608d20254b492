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

/// Puts the tokens of a text in one row; their spans count from `base`.
pub fn flatten(text: &str, tokens: TokenStream, base: usize) -> Vec<Token> {
    let mut flat = Flat {
        text,
        base,
        tokens: Vec::new(),
    };
    flat.level(tokens);
    flat.tokens
}

struct Flat<'a> {
    text: &'a str,
    base: usize,
    tokens: Vec<Token>,
}

impl Flat<'_> {
    fn level(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            if let TokenTree::Group(group) = &token {
                self.group(group);
                continue;
            }
            // Of a group that takes as long as it is.
            let range = token.span().byte_range();
            match &token {
                TokenTree::Punct(punct) if punct.as_char() == '#' && range.len() > 1 => {
                    // A doc comment comes as `#[doc = "…"]` or `#![doc = "…"]`, all of it at one place.
                    tokens.next_if(
                        |next| matches!(next, TokenTree::Punct(punct) if punct.as_char() == '!'),
                    );
                    tokens.next_if(|next| matches!(next, TokenTree::Group(_)));
                    // The lexer counts the first half of a line end of Windows.
                    let written = &self.text[..range.end + self.base];
                    let end = range.end - usize::from(written.ends_with('\r'));
                    self.push(range.start, end, TokenKind::Doc);
                }
                TokenTree::Punct(punct) if punct.as_char() == '\'' => {
                    let name = tokens.next();
                    let end = name.map_or(range.end, |name| name.span().byte_range().end);
                    self.push(range.start, end, TokenKind::Lifetime);
                }
                TokenTree::Punct(punct) => {
                    let joint = punct.spacing() == proc_macro2::Spacing::Joint;
                    self.push(
                        range.start,
                        range.end,
                        TokenKind::Punct(punct.as_char(), joint),
                    );
                }
                TokenTree::Literal(_) => self.push(range.start, range.end, TokenKind::Literal),
                TokenTree::Ident(_) | TokenTree::Group(_) => {
                    self.push(range.start, range.end, TokenKind::Ident);
                }
            }
        }
    }

    fn group(&mut self, group: &Group) {
        if group.delimiter() == Delimiter::None {
            return self.level(group.stream());
        }
        let open = group.span_open().byte_range();
        self.push(open.start, open.end, TokenKind::Open);
        self.level(group.stream());
        let close = group.span_close().byte_range();
        self.push(close.start, close.end, TokenKind::Close);
    }

    fn push(&mut self, start: usize, end: usize, kind: TokenKind) {
        self.tokens.push(Token {
            start: start + self.base,
            end: end + self.base,
            kind,
        });
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
        let tokens = flatten(text, text.parse().unwrap(), 0);
        let texts: Vec<&str> = tokens
            .iter()
            .map(|token| &text[token.start..token.end])
            .collect();
        let expected = [
            "/// Doc.", "x", "<", "'a", ">", "(", "/** y */", "{", "3h", "}", ")",
        ];
        assert_eq!(texts, expected);
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
