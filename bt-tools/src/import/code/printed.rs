//! Rust expressions with their types, put into one another with brackets where precedence asks for them.

use super::super::types::Type;
use super::{Refusal, INTEGER, REAL};

/// How tightly an expression holds together, from the loosest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// `if c { a } else { b }`
    Choice,
    Or,
    And,
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Sum,
    Product,
    /// `a as f64`, which what follows it could continue: `a as f64 < b`.
    Cast,
    Prefix,
    /// A name, a literal, a call.
    Atom,
}

/// Who owns a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Held {
    /// A field, a `String`.
    Place,
    /// A `&str`.
    Borrowed,
    /// A `String` that nobody else has.
    Owned,
}

/// A part of a text that is put together.
#[derive(Debug, Clone)]
enum Part {
    Literal(String),
    Value(String),
    /// A number with six places.
    Real(String),
}

/// An expression in Rust and its type.
#[derive(Debug, Clone)]
pub struct Code {
    pub text: String,
    pub of: Type,
    level: Level,
    held: Held,
    /// Of a text that is put together.
    parts: Vec<Part>,
}

impl Code {
    pub fn new(text: impl Into<String>, of: Type, level: Level) -> Self {
        Self {
            text: text.into(),
            of,
            level,
            held: Held::Borrowed,
            parts: Vec::new(),
        }
    }

    pub fn place(text: String, of: Type) -> Self {
        Self {
            held: Held::Place,
            ..Self::new(text, of, Level::Atom)
        }
    }

    pub fn owned(text: String, of: Type, level: Level) -> Self {
        Self {
            held: Held::Owned,
            ..Self::new(text, of, level)
        }
    }

    pub fn literal(text: &str) -> Self {
        let mut code = Self::new(format!("{text:?}"), Type::Text, Level::Atom);
        code.parts.push(Part::Literal(text.to_owned()));
        code
    }

    /// With brackets if it is looser than that.
    pub fn at(&self, level: Level) -> String {
        if self.level < level {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }

    pub fn prefixed(&self, sign: &str, of: Type) -> Self {
        // rustc warns of `--a`, which is a decrement elsewhere.
        let least = if self.text.starts_with('-') {
            Level::Atom
        } else {
            Level::Prefix
        };
        Self::new(format!("{sign}{}", self.at(least)), of, Level::Prefix)
    }

    /// `self sign other`, left associative; comparisons are not at all.
    pub fn infix(&self, sign: &str, other: &Self, level: Level, of: Type) -> Self {
        // A cast could go on in what follows, and needs brackets there; elsewhere they do no harm.
        let bracketed = |code: &Self, least: Level| match code.level {
            Level::Cast => format!("({})", code.text),
            _ => code.at(least),
        };
        let tighter = match level {
            Level::And => Level::Compare,
            Level::Or => Level::And,
            Level::Compare => Level::BitOr,
            Level::BitOr => Level::BitXor,
            Level::BitXor => Level::BitAnd,
            Level::BitAnd => Level::Sum,
            Level::Sum => Level::Product,
            _ => Level::Prefix,
        };
        let least = if level == Level::Compare {
            tighter
        } else {
            level
        };
        let text = format!(
            "{} {sign} {}",
            bracketed(self, least),
            bracketed(other, tighter)
        );
        Self::new(text, of, level)
    }

    fn cast(&self, to: &str) -> Self {
        let of = if to == "f64" { REAL } else { INTEGER };
        Self::new(
            format!("{} as {to}", self.at(Level::Prefix)),
            of,
            Level::Cast,
        )
    }

    /// As `f64`.
    pub fn number(&self) -> Result<Self, Refusal> {
        let call = |text: String| Self::new(text, REAL, Level::Atom);
        Ok(match &self.of {
            Type::Real("f64") => self.clone(),
            Type::Integer("i64") if is_literal(&self.text) => call(format!("{}.0", self.text)),
            Type::Integer("i64" | "u64") => self.cast("f64"),
            Type::Integer(_) | Type::Real(_) => call(format!("f64::from({})", self.text)),
            Type::Bool => call(format!("f64::from(u8::from({}))", self.text)),
            other => return Err(format!("`{}` is a {}, no number", self.text, other.owned())),
        })
    }

    /// As `i64`.
    pub fn integer(&self) -> Result<Self, Refusal> {
        Ok(match &self.of {
            Type::Integer("i64") => self.clone(),
            Type::Bool => Self::new(format!("i64::from({})", self.text), INTEGER, Level::Atom),
            of if of.is_number() => self.cast("i64"),
            other => return Err(format!("`{}` is a {}, no number", self.text, other.owned())),
        })
    }

    /// As `bool`.
    pub fn condition(&self) -> Result<Self, Refusal> {
        let compared = |zero: &str| {
            let zero = Self::new(zero, self.of.clone(), Level::Atom);
            self.infix("!=", &zero, Level::Compare, Type::Bool)
        };
        match &self.of {
            Type::Bool => Ok(self.clone()),
            Type::Integer(_) => Ok(compared("0")),
            Type::Real(_) => Ok(compared("0.0")),
            other => Err(format!(
                "`{}` is a {}, and neither true nor false",
                self.text,
                other.owned()
            )),
        }
    }

    /// A text as `&str`.
    pub fn borrowed(&self) -> String {
        match self.held {
            Held::Borrowed => self.at(Level::Atom),
            Held::Place => format!("{}.as_str()", self.text),
            Held::Owned => format!("{}.as_str()", self.at(Level::Atom)),
        }
    }

    /// As what an entry of type `to` is set to.
    pub fn assigned(&self, to: &Type) -> Result<String, Refusal> {
        Ok(match (to, &self.of) {
            (Type::Text, Type::Text) if self.held == Held::Owned => self.text.clone(),
            (Type::Text, Type::Text) if self.held == Held::Place => {
                format!("{}.clone()", self.text)
            }
            (Type::Text, Type::Text) if self.text == "\"\"" => "String::new()".to_owned(),
            (Type::Text, Type::Text) => format!("{}.to_owned()", self.at(Level::Atom)),
            (Type::Text, of) if of.is_copy() => {
                return Err(format!(
                    "`{}` is a {}, and is put into a text",
                    self.text,
                    of.owned()
                ))
            }
            (a, b) if a == b && (a.is_copy() || self.held == Held::Owned) => self.text.clone(),
            (a, b) if a == b => format!("{}.clone()", self.at(Level::Atom)),
            (Type::Integer(_), Type::Integer("i64")) if is_literal(&self.text) => self.text.clone(),
            (Type::Integer(name), Type::Integer(_) | Type::Real(_)) => self.cast(name).text,
            (Type::Real("f64"), _) => self.number()?.text,
            (Type::Real(name), _) => self.number()?.cast(name).text,
            (Type::Bool, _) => self.condition()?.text,
            (Type::Integer(name), Type::Bool) => format!("{name}::from({})", self.text),
            (to, of) => {
                return Err(format!(
                    "`{}` is a {}, and is assigned to a {}",
                    self.text,
                    of.owned(),
                    to.owned()
                ))
            }
        })
    }

    fn parts(&self) -> Vec<Part> {
        if !self.parts.is_empty() {
            return self.parts.clone();
        }
        vec![match &self.of {
            Type::Real(_) => Part::Real(self.text.clone()),
            Type::Bool => Part::Value(format!("u8::from({})", self.text)),
            _ => Part::Value(self.text.clone()),
        }]
    }

    /// Both, one behind the other; numbers are written as `BehaviorTree.CPP` writes them.
    pub fn concatenated(&self, other: &Self) -> Self {
        let mut parts = self.parts();
        parts.extend(other.parts());
        let literal = parts.iter().map(|part| match part {
            Part::Literal(text) => Some(text.as_str()),
            _ => None,
        });
        if let Some(whole) = literal.collect::<Option<String>>() {
            return Self::literal(&whole);
        }
        let (mut format, mut arguments) = (String::new(), String::new());
        for part in &parts {
            let (place, argument) = match part {
                Part::Literal(text) => {
                    format += &text.replace('{', "{{").replace('}', "}}");
                    continue;
                }
                Part::Value(text) => ("{}", text),
                Part::Real(text) => ("{:.6}", text),
            };
            format += place;
            arguments += ", ";
            arguments += argument;
        }
        let text = format!("format!({format:?}{arguments})");
        let mut code = Self::owned(text, Type::Text, Level::Atom);
        code.parts = parts;
        code
    }
}

pub fn is_literal(text: &str) -> bool {
    text.bytes().all(|it| it.is_ascii_digit())
}
