//! That formatting has changed nothing but white space: a proof by comparison, made on every run.

use super::tokens::{flatten, gap, Token, TokenKind};
use crate::source::{without_front, File, Problem};
use proc_macro2::{LexError, TokenStream};

/// The token or comment at which two texts differ first, as bytes of the first; none if both have the same tokens and the
/// same comments in the same order.
pub fn difference(before: &str, after: &str) -> Option<std::ops::Range<usize>> {
    let all = 0..before.len();
    let (Ok(one), Ok(other)) = (pieces(before), pieces(after)) else {
        return Some(all);
    };
    for (n, piece) in one.iter().enumerate() {
        if other.get(n).map(|other| &other.1) != Some(&piece.1) {
            return Some(piece.0.clone());
        }
    }
    (one.len() != other.len()).then_some(all)
}

/// Whether two texts have the same tokens and comments.
pub fn is_same(before: &str, after: &str) -> bool {
    difference(before, after).is_none()
}

/// The same, as a problem of the file.
pub fn verify(file: &File, after: &str) -> Result<(), Problem> {
    match difference(file.text(), after) {
        None => Ok(()),
        Some(range) => Err(Problem {
            message:
                "formatting would change more than white space here; the file is left as it is"
                    .to_owned(),
            range,
            annotations: vec![super::left()],
        }),
    }
}

/// A token or a comment, in a form that does not depend on white space.
#[derive(PartialEq, Eq, Debug)]
enum Piece<'t> {
    Token(&'t str, bool),
    Comment(Vec<&'t str>),
}

fn pieces(text: &str) -> Result<Vec<(std::ops::Range<usize>, Piece<'_>)>, LexError> {
    let (base, rest) = without_front(text);
    let tokens: TokenStream = rest.parse()?;
    let tokens = flatten(text, tokens, base, base);
    let mut pieces = Vec::new();
    let mut end = base;
    for (n, token) in tokens.iter().enumerate() {
        comments(text, end, token.start, &mut pieces);
        let written = &text[token.start..token.end];
        let piece = Piece::Token(written, is_glued(token, tokens.get(n + 1)));
        pieces.push((token.start..token.end, piece));
        end = token.end;
    }
    comments(text, end, text.len(), &mut pieces);
    Ok(pieces)
}

fn comments<'t>(
    text: &'t str,
    start: usize,
    end: usize,
    pieces: &mut Vec<(std::ops::Range<usize>, Piece<'t>)>,
) {
    for comment in gap(text, start, end).comments {
        let written = &text[comment.start..comment.end];
        // Re-indented, a comment of several lines is the same comment.
        let lines = written.lines().map(str::trim).collect();
        pieces.push((comment.start..comment.end, Piece::Comment(lines)));
    }
}

/// Operators of two characters, which become two by a space between. Those that begin with an angle bracket that may
/// belong to a tree, as in `a<b<c>>` and `A::<u8>=> node`, are not among them; in Rust code none is ever taken apart.
const OPERATORS: &[&str] = &[
    "==", "!=", "<=", "&&", "||", "::", "->", "=>", "..", ".=", "+=", "-=", "*=", "/=", "%=", "&=",
    "|=", "^=",
];

/// Whether a token and the next are one operator.
fn is_glued(token: &Token, next: Option<&Token>) -> bool {
    match (token.kind, next.map(|next| next.kind)) {
        (TokenKind::Punct(first, true), Some(TokenKind::Punct(second, _))) => OPERATORS
            .iter()
            .any(|operator| operator.chars().eq([first, second])),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_white_space_may_differ() {
        let before = "f< a, b // why\n>";
        assert!(is_same(before, "f<a,\n    b    // why\n\n>"));
        assert!(is_same("/* a\n   b */ x", "/* a\nb */\nx"));
        for other in [
            "f< a, b >",
            "f< a, // why\nb >",
            "f< a, b // when\n>",
            "f< b, a // why\n>",
            "f< a, b, // why\n>",
            "f< a, // why\n b >",
            "(",
        ] {
            assert!(!is_same(before, other), "{other}");
        }
        assert!(!is_same("a == b", "a = = b"));
        assert!(!is_same("a : :b", "a ::b"));
        assert!(!is_same("\"a b\"", "\"a  b\""));
        assert!(!is_same("/// a\nx", "/// b\nx"));
        assert!(!is_same("a", "a b"));
        assert_eq!(difference(before, "f< a, c // why\n>"), Some(6..7));
    }

    #[test]
    fn angle_brackets_may_come_apart() {
        assert!(is_same("a<b<c>>", "a< b< c > >"));
    }
}
