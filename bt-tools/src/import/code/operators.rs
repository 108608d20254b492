//! Operators of two operands, and what they make of types.

use super::super::types::Type;
use super::{code, is_literal, parenthesized, Code, Refusal, INTEGER, REAL};
use crate::script::{Comparison, Operator};

pub(super) fn compare(
    left: &Code,
    comparison: Comparison,
    right: &Code,
) -> Result<String, Refusal> {
    let sign = match comparison {
        Comparison::Equal => "==",
        Comparison::NotEqual => "!=",
        Comparison::Less => "<",
        Comparison::Greater => ">",
        Comparison::LessOrEqual => "<=",
        Comparison::GreaterOrEqual => ">=",
    };
    let (a, b) = (left.operand(), right.operand());
    match (&left.of, &right.of) {
        (Type::Text, Type::Text) if matches!(sign, "==" | "!=") => {
            return Ok(format!("{a} {sign} {b}"));
        }
        (Type::Text, Type::Text) => return Ok(format!("*{a} {sign} *{b}")),
        (Type::Bool, Type::Bool) => return Ok(format!("{a} {sign} {b}")),
        // `"true"` is how MoveIt Pro's trees write it.
        (Type::Bool, Type::Text) if matches!(b.as_str(), "\"true\"" | "\"false\"") => {
            return Ok(format!("{a} {sign} {}", b.trim_matches('"')));
        }
        (Type::Integer(_), Type::Integer(_))
            if is_literal(&a) || is_literal(&b) || left.of == right.of =>
        {
            return Ok(format!("{a} {sign} {b}"));
        }
        (Type::Integer(_), Type::Integer(_)) => {
            return Ok(format!("{a} as i64 {sign} {b} as i64"));
        }
        (Type::Text, number) if number.is_number() => {
            let number = right.number()?;
            return Ok(format!(
                "{a}.parse().is_ok_and(|it: f64| it {sign} {number})"
            ));
        }
        (number, Type::Text) if number.is_number() => {
            let number = left.number()?;
            return Ok(format!(
                "{b}.parse().is_ok_and(|it: f64| {number} {sign} it)"
            ));
        }
        _ => {}
    }
    let (a, b) = (left.number()?, right.number()?);
    Ok(match comparison {
        Comparison::Equal => format!("({a} - {b}).abs() <= f64::from(f32::EPSILON)"),
        Comparison::NotEqual => format!("({a} - {b}).abs() > f64::from(f32::EPSILON)"),
        _ => format!("{a} {sign} {b}"),
    })
}

pub(super) fn sign(operator: Operator) -> &'static str {
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

pub(super) fn binary(left: &Code, operator: Operator, right: &Code) -> Result<Code, Refusal> {
    let sign = sign(operator);
    match operator {
        Operator::Or | Operator::And => {
            let (a, b) = (left.condition()?, right.condition()?);
            let (a, b) = (parenthesized(&a), parenthesized(&b));
            Ok(code(format!("{a} {sign} {b}"), Type::Bool, false))
        }
        Operator::BitOr | Operator::BitXor | Operator::BitAnd => match (&left.of, &right.of) {
            (Type::Integer(_), Type::Integer(_)) => {
                let (a, b) = (left.assigned(&INTEGER)?, right.assigned(&INTEGER)?);
                let (a, b) = (parenthesized(&a), parenthesized(&b));
                Ok(code(format!("{a} {sign} {b}"), INTEGER, false))
            }
            _ => Err(format!("`{sign}` of what is no integer")),
        },
        Operator::Concatenate => Ok(concatenation(left, right)),
        Operator::Add if left.of == Type::Text || right.of == Type::Text => {
            Ok(concatenation(left, right))
        }
        _ => arithmetic(left, operator, right),
    }
}

pub(super) fn concatenation(left: &Code, right: &Code) -> Code {
    let (mut format, mut arguments) = (String::new(), String::new());
    for part in [left, right] {
        match part.text.strip_prefix("format!(\"") {
            // One `format!` for the whole of a chain.
            Some(inner) => {
                let inner = inner.strip_suffix(')').unwrap_or(inner);
                let end = inner.find("\", ").unwrap_or(inner.len());
                format += &inner[..end];
                arguments += ", ";
                arguments += inner[end..].strip_prefix("\", ").unwrap_or("\"\"");
            }
            None if part.text.starts_with('"') => {
                let inner = &part.text[1..part.text.len() - 1];
                format += &inner.replace('{', "{{").replace('}', "}}");
            }
            None => {
                format += "{}";
                arguments += ", ";
                arguments += &part.text;
            }
        }
    }
    let text = if arguments.is_empty() {
        format!("\"{}\"", format.replace("{{", "{").replace("}}", "}"))
    } else {
        format!("format!(\"{format}\"{arguments})")
    };
    code(text, Type::Text, true)
}

pub(super) fn arithmetic(left: &Code, operator: Operator, right: &Code) -> Result<Code, Refusal> {
    let sign = sign(operator);
    let (a, b) = (left.number()?, right.number()?);
    let (a, b) = (parenthesized(&a), parenthesized(&b));
    Ok(code(format!("{a} {sign} {b}"), REAL, false))
}
