//! Scripts as Rust: by the types of the entries they are about.
//!
//! The script language computes in `f64` and compares numbers within the epsilon of `f32`; both sides
//! of `&&` and `||` are evaluated, which cannot be noticed where they assign nothing.

mod operators;
mod printed;

use self::operators::{arithmetic, binary, compare, sign};
use self::printed::{Code, Level};
use super::types::{real, Type};
use super::vars::{Var, Vars};
use crate::script::{Assignment, Expression, Operator, Prefix};

/// What the names in a script stand for.
pub trait Names {
    /// The expression that reads the entry, its variable, and whether it is a parameter; `None` for a constant.
    fn name(&mut self, name: &str) -> Option<(String, Var, bool)>;
    /// The name of a constant that only C++ knows.
    fn constant(&mut self, name: &str) -> String;
}

/// Why a script is not made Rust of.
pub type Refusal = String;

const REAL: Type = Type::Real("f64");
const INTEGER: Type = Type::Integer("i64");

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
            if of == Type::Text {
                return match (operator, &code.of) {
                    (Operator::Add, Type::Text) => Ok(format!("{place} += {};", code.borrowed())),
                    _ => Err(format!(
                        "`{name}` is a text, and only a text can be added to it"
                    )),
                };
            }
            if let (Type::Integer(_), Type::Integer(_)) = (&of, &code.of) {
                if operator != Operator::Divide {
                    let sign = sign(operator);
                    return Ok(format!("{place} {sign}= {};", code.assigned(&of)?));
                }
            }
            let old = Code::place(place.clone(), of.clone());
            let new = arithmetic(&old, operator, &code)?;
            return Ok(format!("{place} = {};", new.assigned(&of)?));
        }
        Ok(format!("{place} = {};", code.assigned(&of)?))
    }

    pub fn expression(&mut self, expression: &Expression) -> Result<Code, Refusal> {
        Ok(match expression {
            Expression::Integer(number) => Code::new(number.to_string(), INTEGER, Level::Atom),
            Expression::Real(number) => {
                let text = real(&number.to_string()).unwrap_or_else(|| format!("{number:?}"));
                Code::new(text, REAL, Level::Atom)
            }
            Expression::Text(text) => Code::literal(text),
            Expression::Bool(value) => Code::new(value.to_string(), Type::Bool, Level::Atom),
            Expression::Name(name) => match self.names.name(name) {
                Some((text, var, false)) => Code::place(text, self.vars.type_of(var)),
                Some((text, var, true)) => {
                    Code::new(text, self.vars.type_of(var).given(), Level::Atom)
                }
                None => Code::new(self.names.constant(name), INTEGER, Level::Atom),
            },
            Expression::Prefix(prefix, inner) => self.prefix(*prefix, inner)?,
            Expression::Binary(left, operator, right) => {
                let (left, right) = (self.expression(left)?, self.expression(right)?);
                binary(&left, *operator, &right)?
            }
            Expression::Comparison(first, others) => {
                let mut left = self.expression(first)?;
                let mut all: Option<Code> = None;
                for (comparison, right) in others {
                    let right = self.expression(right)?;
                    let pair = compare(&left, *comparison, &right)?;
                    all = Some(match all {
                        None => pair,
                        Some(all) => all.infix("&&", &pair, Level::And, Type::Bool),
                    });
                    left = right;
                }
                all.unwrap_or(left)
            }
            Expression::Choice(condition, yes, no) => self.choice(condition, yes, no)?,
            Expression::Assignment(..) => {
                return Err("an assignment within an expression".to_owned())
            }
        })
    }

    fn choice(
        &mut self,
        condition: &Expression,
        yes: &Expression,
        no: &Expression,
    ) -> Result<Code, Refusal> {
        let condition = self.expression(condition)?.condition()?;
        let (yes, no) = (self.expression(yes)?, self.expression(no)?);
        let of = match (&yes.of, &no.of) {
            (a, b) if a == b => a.clone(),
            (Type::Integer(_), Type::Integer(_)) => INTEGER,
            (Type::Text, _) | (_, Type::Text) => {
                return Err("a choice between a text and a number".to_owned())
            }
            _ => REAL,
        };
        let text = format!(
            "if {} {{ {} }} else {{ {} }}",
            condition.text,
            yes.assigned(&of)?,
            no.assigned(&of)?
        );
        Ok(Code::owned(text, of, Level::Choice))
    }

    fn prefix(&mut self, prefix: Prefix, inner: &Expression) -> Result<Code, Refusal> {
        let inner = self.expression(inner)?;
        Ok(match prefix {
            Prefix::Not => inner.condition()?.prefixed("!", Type::Bool),
            Prefix::Minus if matches!(inner.of, Type::Integer(_)) => {
                inner.prefixed("-", inner.of.clone())
            }
            Prefix::Minus => inner.number()?.prefixed("-", REAL),
            Prefix::Complement => inner.integer()?.prefixed("!", INTEGER),
        })
    }
}
