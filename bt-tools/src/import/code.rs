//! Scripts as Rust: by the types of the entries they are about.
//!
//! The script language computes in `f64` and compares numbers within the epsilon of `f32`; both sides
//! of `&&` and `||` are evaluated, which cannot be noticed where they assign nothing.

mod operators;

use self::operators::{arithmetic, binary, compare, sign};
use super::types::{real, Type};
use super::vars::{Var, Vars};
use crate::script::{Assignment, Comparison, Expression, Operator, Prefix};

/// What the names in a script stand for.
pub trait Names {
    /// The expression that reads the entry, its variable, and whether it is a parameter; `None` for a constant.
    fn name(&mut self, name: &str) -> Option<(String, Var, bool)>;
    /// The name of a constant that only C++ knows.
    fn constant(&mut self, name: &str) -> String;
}

/// An expression in Rust and its type.
#[derive(Debug, Clone)]
pub struct Code {
    pub text: String,
    pub of: Type,
    /// Whether it may be an operand as it is.
    pub tight: bool,
}

/// Why a script is not made Rust of.
pub type Refusal = String;

const REAL: Type = Type::Real("f64");
const INTEGER: Type = Type::Integer("i64");

fn code(text: impl Into<String>, of: Type, tight: bool) -> Code {
    Code {
        text: text.into(),
        of,
        tight,
    }
}

impl Code {
    fn operand(&self) -> String {
        if self.tight {
            self.text.clone()
        } else {
            format!("({})", self.text)
        }
    }

    /// As `f64`.
    fn number(&self) -> Result<String, Refusal> {
        match &self.of {
            Type::Real("f64") => Ok(self.operand()),
            Type::Integer("i64") if is_literal(&self.text) => Ok(format!("{}.0", self.operand())),
            Type::Integer("i64" | "u64") => Ok(format!("{} as f64", self.operand())),
            Type::Integer(_) | Type::Real(_) => Ok(format!("f64::from({})", self.text)),
            Type::Bool => Ok(format!("f64::from(u8::from({}))", self.text)),
            other => Err(format!("`{}` is a {}, no number", self.text, other.owned())),
        }
    }

    /// As `bool`.
    pub fn condition(&self) -> Result<String, Refusal> {
        match &self.of {
            Type::Bool => Ok(self.text.clone()),
            Type::Integer(_) => Ok(format!("{} != 0", self.operand())),
            Type::Real(_) => Ok(format!("{} != 0.0", self.operand())),
            other => Err(format!(
                "`{}` is a {}, and neither true nor false",
                self.text,
                other.owned()
            )),
        }
    }

    /// As what an entry of type `to` is set to.
    pub fn assigned(&self, to: &Type) -> Result<String, Refusal> {
        Ok(match (to, &self.of) {
            (Type::Text, Type::Text) if self.text.starts_with("format!") => self.text.clone(),
            (Type::Text, Type::Text) => format!("{}.to_owned()", self.operand()),
            (Type::Text, of) if of.is_copy() => format!("{}.to_string()", self.operand()),
            (a, b) if a == b && a.is_copy() => self.text.clone(),
            (a, b) if a == b => format!("{}.clone()", self.operand()),
            (Type::Integer(_), Type::Integer(_)) if is_literal(&self.text) => self.text.clone(),
            (Type::Integer(name), Type::Integer(_) | Type::Real(_)) => {
                format!("{} as {name}", self.operand())
            }
            (Type::Real("f64"), _) => self.number()?,
            (Type::Real(name), _) => format!("({}) as {name}", self.number()?),
            (Type::Bool, _) => self.condition()?,
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
}

fn is_literal(text: &str) -> bool {
    text.starts_with(|it: char| it.is_ascii_digit()) && !text.contains('x')
}

pub struct Writer<'a, N> {
    pub names: &'a mut N,
    pub vars: &'a Vars,
}

impl<N: Names> Writer<'_, N> {
    /// Statements, each with `;`, and the value of the last if that is no assignment.
    pub fn script(
        &mut self,
        script: &[Expression],
    ) -> Result<(Vec<String>, Option<Code>), Refusal> {
        let mut statements = Vec::new();
        let mut last = None;
        for statement in script {
            last = None;
            match statement {
                Expression::Assignment(name, how, value) => {
                    statements.push(self.assignment(name, *how, value)?);
                }
                // Its value counts if it is the last, and nothing else does.
                value => last = Some(self.expression(value)?),
            }
        }
        Ok((statements, last))
    }

    fn assignment(
        &mut self,
        name: &str,
        how: Assignment,
        value: &Expression,
    ) -> Result<String, Refusal> {
        let (place, var, is_parameter) = self
            .names
            .name(name)
            .ok_or_else(|| format!("`{name}` is a constant"))?;
        if is_parameter {
            return Err(format!("`{name}` is a parameter"));
        }
        let of = self.vars.type_of(var);
        if let Expression::Assignment(..) = value {
            return Err("an assignment within an assignment".to_owned());
        }
        let code = self.expression(value)?;
        if let Assignment::Update(operator) = how {
            if of == Type::Text && operator == Operator::Add {
                return Ok(format!("{place} += &{};", code.assigned(&Type::Text)?));
            }
            if let (Type::Integer(_), Type::Integer(_)) = (&of, &code.of) {
                if operator != Operator::Divide {
                    let sign = sign(operator);
                    return Ok(format!("{place} {sign}= {};", code.assigned(&of)?));
                }
            }
            let old = Code {
                text: place.clone(),
                of: of.clone(),
                tight: true,
            };
            let new = arithmetic(&old, operator, &code)?;
            return Ok(format!("{place} = {};", new.assigned(&of)?));
        }
        Ok(format!("{place} = {};", code.assigned(&of)?))
    }

    pub fn expression(&mut self, expression: &Expression) -> Result<Code, Refusal> {
        Ok(match expression {
            Expression::Integer(number) => code(number.to_string(), INTEGER, true),
            Expression::Real(number) => {
                let text = real(&number.to_string()).unwrap_or_else(|| format!("{number:?}"));
                code(text, REAL, true)
            }
            Expression::Text(text) => code(format!("{text:?}"), Type::Text, true),
            Expression::Bool(value) => code(value.to_string(), Type::Bool, true),
            Expression::Name(name) => match self.names.name(name) {
                Some((text, var, _)) => code(text, self.vars.type_of(var), true),
                None => code(self.names.constant(name), INTEGER, true),
            },
            Expression::Prefix(prefix, inner) => self.prefix(*prefix, inner)?,
            Expression::Binary(left, operator, right) => {
                let (left, right) = (self.expression(left)?, self.expression(right)?);
                binary(&left, *operator, &right)?
            }
            Expression::Comparison(first, others) => self.comparison(first, others)?,
            Expression::Choice(condition, yes, no) => {
                let condition = self.expression(condition)?.condition()?;
                let (yes, no) = (self.expression(yes)?, self.expression(no)?);
                let of = if yes.of == no.of {
                    yes.of.clone()
                } else {
                    REAL
                };
                let owned = |it: &Code| match of {
                    Type::Text => Ok(it.text.clone()),
                    _ => it.assigned(&of),
                };
                let text = format!(
                    "if {condition} {{ {} }} else {{ {} }}",
                    owned(&yes)?,
                    owned(&no)?
                );
                code(text, of.clone(), false)
            }
            Expression::Assignment(..) => {
                return Err("an assignment within an expression".to_owned())
            }
        })
    }

    fn prefix(&mut self, prefix: Prefix, inner: &Expression) -> Result<Code, Refusal> {
        let inner = self.expression(inner)?;
        Ok(match prefix {
            Prefix::Not => {
                let condition = inner.condition()?;
                let tight = inner.tight && inner.of == Type::Bool;
                let text = if tight {
                    format!("!{condition}")
                } else {
                    format!("!({condition})")
                };
                code(text, Type::Bool, true)
            }
            Prefix::Minus if matches!(inner.of, Type::Integer(_)) => {
                code(format!("-{}", inner.operand()), inner.of.clone(), false)
            }
            Prefix::Minus => code(format!("-{}", parenthesized(&inner.number()?)), REAL, false),
            Prefix::Complement => match inner.of {
                Type::Integer(_) => code(format!("!{}", inner.operand()), inner.of.clone(), false),
                _ => return Err("`~` of what is no integer".to_owned()),
            },
        })
    }

    fn comparison(
        &mut self,
        first: &Expression,
        others: &[(Comparison, Expression)],
    ) -> Result<Code, Refusal> {
        let mut left = self.expression(first)?;
        let mut pairs = Vec::new();
        for (comparison, right) in others {
            let right = self.expression(right)?;
            pairs.push(compare(&left, *comparison, &right)?);
            left = right;
        }
        let tight = false;
        Ok(match pairs.len() {
            1 => code(pairs.remove(0), Type::Bool, tight),
            _ => code(
                pairs
                    .iter()
                    .map(|pair| format!("({pair})"))
                    .collect::<Vec<_>>()
                    .join(" && "),
                Type::Bool,
                tight,
            ),
        })
    }
}

fn parenthesized(text: &str) -> String {
    if text.contains(' ') && !text.starts_with('(') {
        format!("({text})")
    } else {
        text.to_owned()
    }
}

/// What an expression can be told to be without knowing the entries in it.
pub fn evidence(value: &Expression, known: &dyn Fn(&str) -> Option<Type>) -> Option<Type> {
    Some(match value {
        Expression::Integer(_)
        | Expression::Binary(_, Operator::BitAnd | Operator::BitOr | Operator::BitXor, _) => {
            INTEGER
        }
        Expression::Real(_) => REAL,
        Expression::Text(_) | Expression::Binary(_, Operator::Concatenate, _) => Type::Text,
        Expression::Bool(_)
        | Expression::Comparison(..)
        | Expression::Prefix(Prefix::Not, _)
        | Expression::Binary(_, Operator::And | Operator::Or, _) => Type::Bool,
        Expression::Prefix(_, inner) => evidence(inner, known)?,
        Expression::Binary(left, operator, right) => {
            match (evidence(left, known), evidence(right, known)) {
                (Some(Type::Text), _) | (_, Some(Type::Text)) => Type::Text,
                // A counter.
                (a, Some(Type::Integer(name)))
                    if *operator != Operator::Divide
                        && (a.is_none() || matches!(a, Some(Type::Integer(_)))) =>
                {
                    Type::Integer(name)
                }
                _ => REAL,
            }
        }
        Expression::Choice(_, yes, _) => evidence(yes, known)?,
        Expression::Name(name) => known(name)?,
        Expression::Assignment(_, _, value) => evidence(value, known)?,
    })
}
