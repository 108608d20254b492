//! The words of a script.

use super::ScriptError;

#[derive(Debug, Clone, PartialEq)]
pub enum Token {
    Integer(i64),
    Real(f64),
    Text(String),
    Name(String),
    Symbol(&'static str),
}

/// The longer before the shorter.
const SYMBOLS: [&str; 28] = [
    ":=", "+=", "-=", "*=", "/=", "==", "!=", "<=", ">=", "&&", "||", "..", "=", "<", ">", "+",
    "-", "*", "/", "!", "~", "&", "|", "^", "?", ":", ";", "(",
];

/// Each token with the byte at which it begins.
pub fn tokens(script: &str) -> Result<Vec<(usize, Token)>, ScriptError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < script.len() {
        let rest = &script[at..];
        if let Some(space) = rest.chars().next().filter(|it| it.is_whitespace()) {
            at += space.len_utf8();
            continue;
        }
        let (length, token) = token(rest).map_err(|length| ScriptError {
            at,
            message: format!("`{}` is no token of a script", &rest[..length]),
        })?;
        tokens.push((at, token));
        at += length;
    }
    Ok(tokens)
}

/// The first token and its length, or the length of what is none.
fn token(rest: &str) -> Result<(usize, Token), usize> {
    let first = rest.chars().next().unwrap_or(' ');
    if first.is_ascii_digit() {
        return number(rest);
    }
    if first.is_ascii_alphabetic() || first == '_' || first == '@' {
        let length = 1 + word_length(&rest[1..]);
        return Ok((length, Token::Name(rest[..length].to_owned())));
    }
    // MoveIt Pro takes `"text"`, too.
    if first == '\'' || first == '"' {
        let end = rest[1..].find(first).ok_or(rest.len())?;
        return Ok((end + 2, Token::Text(rest[1..=end].to_owned())));
    }
    if let Some(symbol) = SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
        return Ok((symbol.len(), Token::Symbol(symbol)));
    }
    if first == ')' {
        return Ok((1, Token::Symbol(")")));
    }
    Err(first.len_utf8())
}

fn word_length(rest: &str) -> usize {
    rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '_')
        .unwrap_or(rest.len())
}

fn number(rest: &str) -> Result<(usize, Token), usize> {
    if let Some(digits) = rest.strip_prefix("0x").or_else(|| rest.strip_prefix("0X")) {
        let length = word_length(digits);
        return match i64::from_str_radix(&digits[..length], 16) {
            Ok(number) => Ok((length + 2, Token::Integer(number))),
            Err(_) => Err(length + 2),
        };
    }
    let digits = |rest: &str| {
        rest.find(|it: char| !it.is_ascii_digit())
            .unwrap_or(rest.len())
    };
    let mut length = digits(rest);
    let mut real = false;
    // `1..s` concatenates.
    if rest[length..].starts_with('.') && !rest[length..].starts_with("..") {
        let fraction = digits(&rest[length + 1..]);
        if fraction == 0 {
            return Err(length + 1);
        }
        real = true;
        length += 1 + fraction;
    }
    if rest[length..].starts_with(['e', 'E']) {
        let sign = usize::from(rest[length + 1..].starts_with(['+', '-']));
        let exponent = digits(&rest[length + 1 + sign..]);
        if exponent > 0 {
            real = true;
            length += 1 + sign + exponent;
        }
    }
    let word = word_length(&rest[length..]);
    if word > 0 {
        return Err(length + word);
    }
    let token = if real {
        rest[..length].parse().map(Token::Real).map_err(|_| length)
    } else {
        rest[..length]
            .parse()
            .map(Token::Integer)
            .map_err(|_| length)
    };
    Ok((length, token?))
}
