//! Operators of two operands, and what they make of types.

use super::super::types::Type;
use super::printed::{is_literal, Code, Level};
use super::{Refusal, INTEGER, REAL};
use crate::script::{Comparison, Operator};

/// Numbers nearer to one another than this are equal.
pub const EPSILON: &str = "f64::from(f32::EPSILON)";

pub fn compare(left: &Code, comparison: Comparison, right: &Code) -> Result<Code, Refusal> {
    let sign = match comparison {
        Comparison::Equal => "==",
        Comparison::NotEqual => "!=",
        Comparison::Less => "<",
        Comparison::Greater => ">",
        Comparison::LessOrEqual => "<=",
        Comparison::GreaterOrEqual => ">=",
    };
    let is_equality = matches!(sign, "==" | "!=");
    let plain = |left: &Code, right: &Code| left.infix(sign, right, Level::Compare, Type::Bool);
    let call = |text: String| Code::new(text, Type::Bool, Level::Atom);
    match (&left.of, &right.of) {
        (Type::Text, Type::Text) | (Type::Bool, Type::Bool) if is_equality => {
            return Ok(plain(left, right))
        }
        (Type::Text, Type::Text) => {
            let borrowed = |it: &Code| Code::new(it.borrowed(), Type::Text, Level::Atom);
            return Ok(plain(&borrowed(left), &borrowed(right)));
        }
        // `"true"` is how MoveIt Pro's trees write it.
        (Type::Bool, Type::Text) if matches!(right.text.as_str(), "\"true\"" | "\"false\"") => {
            let value = right.text.trim_matches('"');
            return Ok(plain(left, &Code::new(value, Type::Bool, Level::Atom)));
        }
        (Type::Integer(_), Type::Integer(_))
            if is_literal(&left.text) || is_literal(&right.text) || left.of == right.of =>
        {
            return Ok(plain(left, right));
        }
        (Type::Integer(_), Type::Integer(_)) => {
            return Ok(plain(&left.integer()?, &right.integer()?));
        }
        (Type::Text, number) if number.is_number() => {
            let it = Code::new("it", REAL, Level::Atom);
            let inner = numbers(&it, comparison, sign, &right.number()?);
            return Ok(call(format!(
                "{}.parse().is_ok_and(|it: f64| {})",
                left.at(Level::Atom),
                inner.text
            )));
        }
        (number, Type::Text) if number.is_number() => {
            let it = Code::new("it", REAL, Level::Atom);
            let inner = numbers(&left.number()?, comparison, sign, &it);
            return Ok(call(format!(
                "{}.parse().is_ok_and(|it: f64| {})",
                right.at(Level::Atom),
                inner.text
            )));
        }
        _ => {}
    }
    Ok(numbers(&left.number()?, comparison, sign, &right.number()?))
}

fn numbers(left: &Code, comparison: Comparison, sign: &str, right: &Code) -> Code {
    let sign = match comparison {
        Comparison::Equal => "<=",
        Comparison::NotEqual => ">",
        _ => return left.infix(sign, right, Level::Compare, Type::Bool),
    };
    let difference = left.infix("-", right, Level::Sum, REAL);
    // Named, since two literals have no type of their own yet.
    let distance = format!("f64::abs({})", difference.text);
    Code::new(distance, REAL, Level::Atom).infix(
        sign,
        &Code::new(EPSILON, REAL, Level::Atom),
        Level::Compare,
        Type::Bool,
    )
}

pub fn sign(operator: Operator) -> &'static str {
    match operator {
        Operator::Or => "||",
        Operator::And => "&&",
        Operator::BitOr => "|",
        Operator::BitXor => "^",
        Operator::BitAnd => "&",
        Operator::Add | Operator::Concatenate => "+",
        Operator::Subtract => "-",
        Operator::Multiply => "*",
        Operator::Divide => "/",
    }
}

fn level(operator: Operator) -> Level {
    match operator {
        Operator::Or => Level::Or,
        Operator::And => Level::And,
        Operator::BitOr => Level::BitOr,
        Operator::BitXor => Level::BitXor,
        Operator::BitAnd => Level::BitAnd,
        Operator::Add | Operator::Subtract | Operator::Concatenate => Level::Sum,
        Operator::Multiply | Operator::Divide => Level::Product,
    }
}

pub fn binary(left: &Code, operator: Operator, right: &Code) -> Result<Code, Refusal> {
    let is_text = |code: &Code| code.of == Type::Text;
    match operator {
        Operator::Or | Operator::And => {
            let (a, b) = (left.condition()?, right.condition()?);
            Ok(a.infix(sign(operator), &b, level(operator), Type::Bool))
        }
        Operator::BitOr | Operator::BitXor | Operator::BitAnd => {
            let (a, b) = (left.integer()?, right.integer()?);
            Ok(a.infix(sign(operator), &b, level(operator), INTEGER))
        }
        Operator::Concatenate if is_text(left) || is_text(right) => Ok(left.concatenated(right)),
        Operator::Concatenate => {
            Err("`..` of two numbers, which BehaviorTree.CPP refuses".to_owned())
        }
        Operator::Add if is_text(left) && is_text(right) => Ok(left.concatenated(right)),
        _ => arithmetic(left, operator, right),
    }
}

pub fn arithmetic(left: &Code, operator: Operator, right: &Code) -> Result<Code, Refusal> {
    let (a, b) = (left.number()?, right.number()?);
    Ok(a.infix(sign(operator), &b, level(operator), REAL))
}
