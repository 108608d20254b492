//! Scripts that versions of BehaviorTree.CPP read differently.

use super::lexer::{tokens, Token};

/// What of the operators before one decides how they are grouped.
#[derive(Default, Clone, Copy)]
struct Before {
    minus: bool,
    divided: bool,
    or: bool,
}

/// How versions up to 4.8 group the operators of a script, if from 4.9 on that is another way. What is in parentheses is not asked about.
pub fn grouped_otherwise(script: &str) -> Option<&'static str> {
    let mut open = vec![Before::default()];
    let mut after_operand = false;
    for (_, token) in tokens(script).ok()? {
        let Token::Symbol(symbol) = token else {
            after_operand = true;
            continue;
        };
        let is_prefix = !after_operand;
        after_operand = symbol == ")";
        if symbol == "(" {
            open.push(Before::default());
            continue;
        }
        if symbol == ")" && open.len() > 1 {
            open.pop();
            continue;
        }
        let before = open.last_mut()?;
        match symbol {
            "-" if is_prefix => {}
            "+" | "-" if before.minus => return Some("`a - b - c` is `a - (b - c)`"),
            "+" | "-" => {
                before.minus = symbol == "-";
                before.divided = false;
            }
            "*" | "/" if before.divided => return Some("`a / b / c` is `a / (b / c)`"),
            "*" | "/" => before.divided = symbol == "/",
            "&&" if before.or => return Some("`a || b && c` is `(a || b) && c`"),
            "&&" | "||" => {
                let or = before.or || symbol == "||";
                *before = Before {
                    or,
                    ..Before::default()
                };
            }
            "!" | "~" => {}
            "?" | ":" | ";" | ":=" | "=" | "+=" | "-=" | "*=" | "/=" => *before = Before::default(),
            _ => {
                before.minus = false;
                before.divided = false;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::grouped_otherwise;

    #[test]
    fn chains_are_grouped_otherwise() {
        for script in [
            "n := 10 - 4 - 3",
            "n := 10 - 4 + 3",
            "a / b * c",
            "x > 1 || y && z",
            "-2 - a * b - 4",
            "a := (1 - 2 - 3) * 2",
        ] {
            assert!(grouped_otherwise(script).is_some(), "{script}");
        }
    }

    #[test]
    fn others_are_not() {
        for script in [
            "n := 10 - (4 - 3)",
            "a + b - c",
            "a - b > c - d",
            "a - b * c / d",
            "a && b || c",
            "a - 1; b - 1",
            "x || (y && z)",
            "a ? b - 1 : c - 1",
            "a - b && c - d",
            "a - -b",
        ] {
            assert_eq!(grouped_otherwise(script), None, "{script}");
        }
    }
}
