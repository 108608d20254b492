//! Paths, and what Rust's naming convention says about them.

use crate::tokens::Cursor;
use proc_macro2::{Ident, TokenStream, TokenTree};

/// `senses::near::<3>`, in parts.
pub struct Path {
    /// Everything, as written.
    pub tokens: Vec<TokenTree>,
    /// The names in it, without generics.
    pub segments: Vec<Segment>,
    /// Whether it begins with `<T as Trait>`.
    pub qualified: bool,
}

pub struct Segment {
    pub name: Ident,
    /// How many tokens of the path come before it, its `::` included.
    pub start: usize,
}

/// What kind of name it is, by Rust's convention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// `door_open`
    Lower,
    /// `Sleep`
    UpperCamel,
    /// `MAX_SPEED`
    Screaming,
}

impl Path {
    pub fn stream(&self) -> TokenStream {
        self.tokens.iter().cloned().collect()
    }

    /// The path without its last segment and the `::` before that.
    pub fn parent(&self) -> TokenStream {
        let end = self.segments.last().map_or(0, |last| last.start);
        self.tokens[..end.saturating_sub(2)]
            .iter()
            .cloned()
            .collect()
    }

    /// Gives nothing where something is missing.
    fn read(&mut self, tokens: &mut Cursor) -> Option<()> {
        if self.qualified {
            let length = tokens.angle_length()?;
            take(tokens, length, &mut self.tokens);
            if !tokens.is_path_separator(0) {
                return None;
            }
        }
        if tokens.is_path_separator(0) {
            take(tokens, 2, &mut self.tokens);
        }
        loop {
            let start = self.tokens.len();
            let name = tokens.eat_ident()?;
            self.tokens.push(TokenTree::Ident(name.clone()));
            self.segments.push(Segment { name, start });
            if tokens.is_path_separator(0) && tokens.is_punct(2, '<') {
                take(tokens, 2, &mut self.tokens);
                let length = tokens.angle_length()?;
                take(tokens, length, &mut self.tokens);
            }
            if !tokens.is_path_separator(0) {
                return Some(());
            }
            take(tokens, 2, &mut self.tokens);
        }
    }

    /// The name of the last segment but `n`.
    pub fn last_but(&self, n: usize) -> Option<&Ident> {
        let at = self.segments.len().checked_sub(n + 1)?;
        Some(&self.segments[at].name)
    }
}

/// Reads as much of a path as there is, and says whether that is a path.
pub fn path(tokens: &mut Cursor) -> (Path, bool) {
    let mut path = Path {
        tokens: Vec::new(),
        segments: Vec::new(),
        qualified: tokens.is_punct(0, '<'),
    };
    let complete = path.read(tokens).is_some();
    (path, complete)
}

fn take(tokens: &mut Cursor, count: usize, to: &mut Vec<TokenTree>) {
    for _ in 0..count {
        to.extend(tokens.next());
    }
}

impl Case {
    pub fn of(name: &Ident) -> Self {
        let name = name.to_string();
        let name = name.trim_start_matches("r#").trim_start_matches('_');
        let letters = name.chars().filter(|letter| letter.is_alphabetic()).count();
        match name.chars().next() {
            Some(first) if first.is_uppercase() => {
                if letters > 1 && !name.chars().any(char::is_lowercase) {
                    Self::Screaming
                } else {
                    Self::UpperCamel
                }
            }
            _ => Self::Lower,
        }
    }
}

/// A type of Rust itself, which is no node's name.
pub fn is_primitive(name: &Ident) -> bool {
    const TYPES: &[&str] = &[
        "bool", "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "str", "u128",
        "u16", "u32", "u64", "u8", "usize",
    ];
    TYPES.iter().any(|known| name == known)
}
