//! A walk over the tokens of a tree, which turns them into documents together with their comments.

use super::document::{Doc, Line, Start, STEP};
use super::rust::{on_one_line, Code};
use super::tokens::{gap, Comment, Gap, Token, TokenKind};

/// The tokens that are still to be laid out. Every one is taken exactly once, in order.
pub struct Cursor<'a> {
    /// Of the file.
    text: &'a str,
    tokens: Vec<Token>,
    /// Before each token, and one at the end.
    gaps: Vec<Gap>,
    at: usize,
    /// The last token whose comments have been taken before it.
    led: Option<usize>,
}

/// A closing bracket and the comments around it.
pub struct Close {
    pub before: Doc,
    pub bracket: Doc,
    pub after: Doc,
}

/// The tokens are not those that the parser's tree says; its byte in the file.
#[derive(Debug)]
pub struct Mismatch(pub usize);

impl<'a> Cursor<'a> {
    /// The tokens between two bytes of the file.
    pub fn new(text: &'a str, tokens: Vec<Token>, start: usize, end: usize) -> Self {
        let mut gaps = Vec::with_capacity(tokens.len() + 1);
        let mut before = start;
        for token in &tokens {
            gaps.push(gap(text, before, token.start));
            before = token.end;
        }
        gaps.push(gap(text, before, end));
        Self {
            text,
            tokens,
            gaps,
            at: 0,
            led: None,
        }
    }

    pub fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    /// The token but `n`.
    pub fn peek_at(&self, n: usize) -> Option<Token> {
        self.tokens.get(self.at + n).copied()
    }

    pub fn written(&self, token: Token) -> &'a str {
        &self.text[token.start..token.end]
    }

    pub fn is(&self, n: usize, written: &str) -> bool {
        self.peek_at(n)
            .is_some_and(|token| self.written(token) == written)
    }

    /// Where the next token begins, or the last one ends.
    pub fn place(&self) -> usize {
        let end = || self.tokens.last().map_or(0, |token| token.end);
        self.peek().map_or_else(end, |token| token.start)
    }

    /// The text between two bytes of the file, if no comment stands in it.
    pub fn text(&self, start: usize, end: usize) -> Option<&'a str> {
        let inside = |token: &Token| start <= token.start && token.end <= end;
        let first = self.tokens.iter().position(inside)?;
        let count = self.tokens[first..]
            .iter()
            .take_while(|token| inside(token))
            .count();
        let gaps = &self.gaps[first..=first + count];
        let plain = gaps.iter().all(|gap| gap.comments.is_empty());
        plain.then(|| &self.text[start..end])
    }

    pub fn mismatch<T>(&self) -> Result<T, Mismatch> {
        Err(Mismatch(self.place()))
    }

    /// Whether comments or doc comments come before whatever is next.
    pub fn has_words_before(&self) -> bool {
        let is_doc = |token: Token| token.kind == TokenKind::Doc || self.written(token) == "#";
        !self.split().1.is_empty() || self.peek().is_some_and(is_doc)
    }

    /// Whether an empty line stands before whatever is next, and may stay.
    pub fn blank_before(&self) -> bool {
        let Some(previous) = self.at.checked_sub(1).and_then(|at| self.tokens.get(at)) else {
            return false;
        };
        let separates = [",", "}"].contains(&self.written(*previous));
        let gap = &self.gaps[self.at];
        let (trailing, leading) = self.split();
        let lines = match leading.first() {
            Some(first) => first.lines_before,
            None => gap.lines_after,
        };
        (separates || !trailing.is_empty()) && lines > 1
    }

    /// The next token, with the comments around it that belong to it.
    pub fn take(&mut self) -> Doc {
        self.take_to(self.at + 1, Code::Written)
    }

    /// The next token, which must be this one.
    pub fn expect(&mut self, written: &str) -> Result<Doc, Mismatch> {
        if !self.is(0, written) {
            return self.mismatch();
        }
        Ok(self.take())
    }

    /// An operator of two characters.
    pub fn expect_operator(&mut self, written: &str) -> Result<Doc, Mismatch> {
        let found = self
            .peek()
            .zip(self.peek_at(1))
            .map(|(one, two)| &self.text[one.start..two.end]);
        if found != Some(written) {
            return self.mismatch();
        }
        Ok(self.take_to(self.at + 2, Code::Written))
    }

    /// All tokens up to a byte of the file.
    pub fn take_until(&mut self, end: usize, code: Code) -> Result<Doc, Mismatch> {
        let rest = &self.tokens[self.at..];
        let count = rest.iter().take_while(|token| token.start < end).count();
        if count == 0 {
            return self.mismatch();
        }
        Ok(self.take_to(self.at + count, code))
    }

    /// The next so many tokens.
    pub fn take_count(&mut self, count: usize, code: Code) -> Result<Doc, Mismatch> {
        if count == 0 || self.at + count > self.tokens.len() {
            return self.mismatch();
        }
        Ok(self.take_to(self.at + count, code))
    }

    /// The comments before the next token, which then comes without them: so they do not break what it begins.
    pub fn take_leading(&mut self) -> Doc {
        let leading = self.leading();
        self.led = Some(self.at);
        leading
    }

    /// The comments before a closing bracket, which stand where its contents do; the bracket; and the comments after it,
    /// which do not break what it closes.
    pub fn take_close(&mut self) -> Close {
        let before = self.leading();
        let bracket = self.body(self.at, self.at + 1, Code::Written);
        self.at += 1;
        Close {
            before,
            bracket,
            after: self.trailing(),
        }
    }

    /// What comes after the last token.
    pub fn rest(&mut self) -> Doc {
        self.leading()
    }

    fn take_to(&mut self, end: usize, code: Code) -> Doc {
        let before = self.leading();
        let body = self.body(self.at, end, code);
        self.at = end;
        let after = self.trailing();
        Doc::concat(vec![before, body, after])
    }

    /// The comments of the gap here: those that belong to the token before, and those to the next.
    fn split(&self) -> (&[Comment], &[Comment]) {
        let gap = &self.gaps[self.at];
        let comments = &gap.comments[..];
        if self.at == 0 {
            return (&[], comments);
        }
        if gap.has_line_end() {
            let same_line = comments
                .iter()
                .take_while(|comment| comment.lines_before == 0);
            return comments.split_at(same_line.count());
        }
        match self.peek() {
            Some(next)
                if next.kind != TokenKind::Close && ![",", ">"].contains(&self.written(next)) =>
            {
                (&[], comments)
            }
            _ => (comments, &[]),
        }
    }

    /// The comments that belong to the token before.
    fn trailing(&self) -> Doc {
        let gap = &self.gaps[self.at];
        let mut parts = Vec::new();
        for comment in self.split().0 {
            parts.push(Doc::space());
            parts.push(self.comment(comment));
            if comment.is_line || gap.has_line_end() {
                parts.push(Doc::hard());
            }
        }
        Doc::concat(parts)
    }

    /// The comments that belong to the next token.
    fn leading(&self) -> Doc {
        if self.led == Some(self.at) {
            return Doc::nothing();
        }
        let gap = &self.gaps[self.at];
        let leading = self.split().1;
        let mut parts = Vec::new();
        let lines_after = leading.iter().skip(1).map(|next| next.lines_before);
        let lines_after = lines_after.chain([gap.lines_after]);
        for (n, (comment, lines_after)) in leading.iter().zip(lines_after).enumerate() {
            if comment.lines_before > 0 {
                let is_blank = n == 0 && self.blank_before();
                parts.push(if is_blank { Doc::blank() } else { Doc::hard() });
            }
            parts.push(self.comment(comment));
            parts.push(match lines_after {
                0 if comment.is_line => Doc::hard(),
                0 => Doc::space(),
                1 => Doc::hard(),
                _ if n + 1 == leading.len() && self.closes() => Doc::hard(),
                _ => Doc::blank(),
            });
        }
        Doc::concat(parts)
    }

    fn closes(&self) -> bool {
        self.peek()
            .is_none_or(|next| next.kind == TokenKind::Close || self.written(next) == ">")
    }

    fn comment(&self, comment: &Comment) -> Doc {
        self.kept(comment.start, comment.end)
    }

    /// Some tokens, without the comments around them.
    fn body(&self, from: usize, to: usize, code: Code) -> Doc {
        let (start, end) = (self.tokens[from].start, self.tokens[to - 1].end);
        let inner = &self.gaps[from + 1..to];
        if to > from + 1 && inner.iter().all(|gap| gap.comments.is_empty()) {
            if let Some(line) = on_one_line(code, &self.text[start..end]) {
                return Doc::text(line);
            }
        }
        let is_kept = code == Code::Kept || self.text[start..end].starts_with('{');
        let one_line = !self.text[start..end].contains('\n');
        if one_line && !is_kept && inner.iter().all(|gap| gap.comments.is_empty()) {
            return Doc::text(self.single_spaced(from, to));
        }
        self.kept(start, end)
    }

    /// As written, with one space where there are several.
    fn single_spaced(&self, from: usize, to: usize) -> String {
        let mut text = String::new();
        for at in from..to {
            let token = self.tokens[at];
            if at > from && self.tokens[at - 1].end < token.start {
                text.push(' ');
            }
            text.push_str(self.written(token));
        }
        text
    }

    /// The text between two bytes as it was written, lines after the first re-indented.
    fn kept(&self, start: usize, end: usize) -> Doc {
        let base = self.base(start, end);
        let mut lines: Vec<Line> = Vec::new();
        let mut begin = start;
        for line in self.text[start..end].split_inclusive('\n') {
            let content = line.trim_end_matches(['\n', '\r']);
            let start = if begin == start {
                Start::First
            } else if self.is_in_literal(begin) {
                let before = &self.text[..begin];
                let line_end = if before.ends_with("\r\n") {
                    "\r\n"
                } else {
                    "\n"
                };
                Start::Literal(line_end.to_owned())
            } else {
                Start::Indented(signed(indentation(content)) - signed(base))
            };
            let content = match start {
                Start::Indented(_) => content.trim_start(),
                _ => content,
            };
            let next = begin + line.len();
            let ends_in_literal = next < end && self.is_in_literal(next);
            let content = if ends_in_literal {
                content
            } else {
                content.trim_end()
            };
            lines.push(Line {
                start,
                text: content.to_owned(),
            });
            begin = next;
        }
        Doc::verbatim(lines)
    }

    /// The indentation that kept lines are relative to: of the closing bracket, if one begins the last line, else of
    /// the first line.
    fn base(&self, start: usize, end: usize) -> usize {
        let last = self.line_of(end);
        if last > start && last_line_closes(&self.text[last..end]) {
            return indentation(&self.text[last..end]);
        }
        indentation(&self.text[self.line_of(start)..])
    }

    /// Where the line begins that this byte is on.
    fn line_of(&self, byte: usize) -> usize {
        self.text[..byte]
            .rfind('\n')
            .map_or(0, |newline| newline + 1)
    }

    /// Whether a token goes on over this beginning of a line.
    fn is_in_literal(&self, byte: usize) -> bool {
        let at = self.tokens.partition_point(|token| token.end <= byte);
        self.tokens.get(at).is_some_and(|token| token.start < byte)
    }
}

fn last_line_closes(line: &str) -> bool {
    line.trim_start().starts_with(['}', ')', ']', '>'])
}

/// How far a line is indented; a tab goes to the next multiple of four.
pub fn indentation(line: &str) -> usize {
    let mut width = 0;
    for character in line.chars() {
        match character {
            ' ' => width += 1,
            '\t' => width = (width / STEP + 1) * STEP,
            _ => break,
        }
    }
    width
}

fn signed(width: usize) -> isize {
    isize::try_from(width).unwrap_or(isize::MAX)
}
