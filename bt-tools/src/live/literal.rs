//! Literals: what a leaf can be called with where nothing is compiled.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::time::Duration;
use syn::Lit;

/// An argument as it is written.
#[derive(Debug, Clone, PartialEq)]
#[doc(hidden)]
pub enum Literal {
    Int(i128),
    Float(f64),
    Bool(bool),
    Char(char),
    Text(String),
    Duration(Duration),
}

/// What a leaf can take as an argument.
#[diagnostic::on_unimplemented(
    message = "a leaf of a tree that is read at run time cannot take a `{Self}`",
    note = "it takes numbers, `bool`, `char`, `&str` and `Duration`: what can be written as a literal"
)]
pub trait Argument: Copy + Send + Sync + 'static {
    #[doc(hidden)]
    const NAME: &'static str;

    #[doc(hidden)]
    fn read(literal: &Literal) -> Option<Self>;
}

macro_rules! integers {
    ($($name:ident)*) => { $(
        impl Argument for $name {
            const NAME: &'static str = stringify!($name);

            fn read(literal: &Literal) -> Option<Self> {
                match literal {
                    Literal::Int(number) => (*number).try_into().ok(),
                    _ => None,
                }
            }
        }
    )* };
}

integers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 usize }

macro_rules! others {
    ($($name:ident $variant:ident)*) => { $(
        impl Argument for $name {
            const NAME: &'static str = stringify!($name);

            fn read(literal: &Literal) -> Option<Self> {
                match literal {
                    Literal::$variant(value) => Some(*value),
                    _ => None,
                }
            }
        }
    )* };
}

others! { f64 Float bool Bool char Char Duration Duration }

impl Argument for f32 {
    const NAME: &'static str = "f32";

    #[allow(clippy::cast_possible_truncation)] // As rustc reads the literal of an `f32`: the nearest.
    fn read(literal: &Literal) -> Option<Self> {
        f64::read(literal).map(|number| number as f32)
    }
}

/// Reads an argument; nothing if it is no literal.
pub(super) fn literal(tokens: &TokenStream) -> Option<Literal> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    match &tokens[..] {
        [TokenTree::Ident(word)] if word == "true" || word == "false" => {
            Some(Literal::Bool(word == "true"))
        }
        [TokenTree::Literal(token)] => of_token(token),
        [TokenTree::Punct(minus), TokenTree::Literal(token)] if minus.as_char() == '-' => {
            match of_token(token)? {
                Literal::Int(number) => Some(Literal::Int(-number)),
                Literal::Float(number) => Some(Literal::Float(-number)),
                _ => None,
            }
        }
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            literal(&group.stream())
        }
        [.., TokenTree::Ident(ty), TokenTree::Punct(_), TokenTree::Punct(_), TokenTree::Ident(unit), TokenTree::Group(group)]
            if ty == "Duration" =>
        {
            duration(&unit.to_string(), &literal(&group.stream())?)
        }
        _ => None,
    }
}

fn of_token(token: &proc_macro2::Literal) -> Option<Literal> {
    match Lit::new(token.clone()) {
        Lit::Int(number) if number.suffix().starts_with('f') => {
            number.base10_digits().parse().ok().map(Literal::Float)
        }
        // A suffix that is no type of Rust's is no literal of Rust's.
        Lit::Int(number)
            if matches!(
                number.suffix(),
                "" | "i8"
                    | "i16"
                    | "i32"
                    | "i64"
                    | "i128"
                    | "isize"
                    | "u8"
                    | "u16"
                    | "u32"
                    | "u64"
                    | "u128"
                    | "usize"
            ) =>
        {
            number.base10_parse().ok().map(Literal::Int)
        }
        Lit::Float(number) if matches!(number.suffix(), "" | "f32" | "f64") => {
            number.base10_parse().ok().map(Literal::Float)
        }
        Lit::Char(character) => Some(Literal::Char(character.value())),
        Lit::Str(text) => Some(Literal::Text(text.value())),
        _ => None,
    }
}

/// `Duration::from_secs(3)`, as Rust writes it.
fn duration(unit: &str, number: &Literal) -> Option<Literal> {
    let whole = || match number {
        Literal::Int(number) => u64::try_from(*number).ok(),
        _ => None,
    };
    let duration = match (unit, number) {
        ("from_secs", _) => Duration::from_secs(whole()?),
        ("from_millis", _) => Duration::from_millis(whole()?),
        ("from_micros", _) => Duration::from_micros(whole()?),
        ("from_nanos", _) => Duration::from_nanos(whole()?),
        ("from_secs_f64" | "from_secs_f32", Literal::Float(seconds)) => {
            Duration::try_from_secs_f64(*seconds).ok()?
        }
        _ => return None,
    };
    Some(Literal::Duration(duration))
}
