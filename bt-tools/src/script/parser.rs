//! The grammar of scripts, by precedence.

use super::lexer::{tokens, Token};
use super::{Assignment, Comparison, Expression, Operator, Prefix, ScriptError};
use crate::budgets::{SCRIPT, SCRIPT_DEPTH};

/// The statements of a script, at least one. The value of the last is the script's.
///
/// ```
/// use bt_tools::script::{parse, Assignment, Expression};
///
/// let script = parse("door_open := true; tries = tries + 1")?;
/// assert_eq!(script.len(), 2);
/// assert!(matches!(&script[0], Expression::Assignment(name, Assignment::Create, _) if name == "door_open"));
/// assert_eq!(parse("i = = 5").unwrap_err().at, 4);
/// # Ok::<(), bt_tools::script::ScriptError>(())
/// ```
///
/// # Errors
///
/// The first place at which the text is no script, or is one beyond [`SCRIPT`] bytes or [`SCRIPT_DEPTH`].
pub fn parse(script: &str) -> Result<Vec<Expression>, ScriptError> {
    if script.len() > SCRIPT {
        return Err(ScriptError {
            at: 0,
            message: format!("a script of more than {} KiB", SCRIPT >> 10),
        });
    }
    let mut parser = Parser {
        tokens: tokens(script)?,
        next: 0,
        end: script.len(),
        open: 0,
    };
    let mut statements = Vec::new();
    loop {
        statements.push(parser.expression()?.0);
        // The separator may be missing.
        while parser.eat(";") {}
        if parser.next == parser.tokens.len() {
            return Ok(statements);
        }
    }
}

struct Parser {
    tokens: Vec<(usize, Token)>,
    next: usize,
    end: usize,
    /// Expressions that have begun and have not ended.
    open: usize,
}

/// An expression, and how many are in one another in it.
type Nested = (Expression, usize);

/// From the loosest to the tightest; all are left associative.
const LEVELS: [&[(&str, Operator)]; 6] = [
    &[("||", Operator::Or)],
    &[("&&", Operator::And)],
    &[("|", Operator::BitOr), ("^", Operator::BitXor)],
    &[("&", Operator::BitAnd)],
    &[
        ("+", Operator::Add),
        ("-", Operator::Subtract),
        ("..", Operator::Concatenate),
    ],
    &[("*", Operator::Multiply), ("/", Operator::Divide)],
];

/// Comparisons stand between `&&` and `|`.
const COMPARISONS_BEFORE: usize = 2;

const COMPARISONS: [(&str, Comparison); 6] = [
    ("==", Comparison::Equal),
    ("!=", Comparison::NotEqual),
    ("<=", Comparison::LessOrEqual),
    (">=", Comparison::GreaterOrEqual),
    ("<", Comparison::Less),
    (">", Comparison::Greater),
];

const ASSIGNMENTS: [(&str, Assignment); 6] = [
    (":=", Assignment::Create),
    ("=", Assignment::Assign),
    ("+=", Assignment::Update(Operator::Add)),
    ("-=", Assignment::Update(Operator::Subtract)),
    ("*=", Assignment::Update(Operator::Multiply)),
    ("/=", Assignment::Update(Operator::Divide)),
];

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.next).map(|(_, token)| token)
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek(), Some(Token::Symbol(next)) if *next == symbol);
        self.next += usize::from(found);
        found
    }

    fn eat_one_of<T: Copy>(&mut self, symbols: &[(&str, T)]) -> Option<T> {
        let found = symbols.iter().find(|(symbol, _)| self.eat(symbol));
        found.map(|&(_, meaning)| meaning)
    }

    fn expected<T>(&self, what: &str) -> Result<T, ScriptError> {
        let at = self.tokens.get(self.next).map_or(self.end, |&(at, _)| at);
        Err(ScriptError {
            at,
            message: format!("expected {what}"),
        })
    }

    /// One more around an expression that is so deep.
    fn around(&self, depth: usize) -> Result<usize, ScriptError> {
        if depth < SCRIPT_DEPTH {
            return Ok(depth + 1);
        }
        let at = self.tokens.get(self.next).map_or(self.end, |&(at, _)| at);
        Err(ScriptError {
            at,
            message: format!("more than {SCRIPT_DEPTH} operators and parentheses in one another"),
        })
    }

    /// Reads an expression within another one.
    fn within(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<Nested, ScriptError>,
    ) -> Result<Nested, ScriptError> {
        self.open = self.around(self.open)?;
        let (expression, depth) = read(self)?;
        self.open -= 1;
        Ok((expression, self.around(depth)?))
    }

    fn expression(&mut self) -> Result<Nested, ScriptError> {
        if let Some(Token::Name(name)) = self.peek() {
            let name = name.clone();
            let before = self.next;
            self.next += 1;
            if let Some(assignment) = self.eat_one_of(&ASSIGNMENTS) {
                let (value, depth) = self.within(Self::expression)?;
                let assigned = Expression::Assignment(name, assignment, Box::new(value));
                return Ok((assigned, depth));
            }
            self.next = before;
        }
        let (condition, depth) = self.level(0)?;
        if !self.eat("?") {
            return Ok((condition, depth));
        }
        let (yes, of_yes) = self.within(Self::expression)?;
        if !self.eat(":") {
            return self.expected("`:`, as in `condition ? yes : no`");
        }
        let (no, of_no) = self.within(Self::expression)?;
        let choice = Expression::Choice(Box::new(condition), Box::new(yes), Box::new(no));
        Ok((choice, self.around(depth)?.max(of_yes).max(of_no)))
    }

    fn level(&mut self, level: usize) -> Result<Nested, ScriptError> {
        if level == COMPARISONS_BEFORE {
            return self.comparison();
        }
        self.operators(level)
    }

    fn comparison(&mut self) -> Result<Nested, ScriptError> {
        let (first, mut depth) = self.operators(COMPARISONS_BEFORE)?;
        let mut others = Vec::new();
        while let Some(comparison) = self.eat_one_of(&COMPARISONS) {
            let (other, of_other) = self.operators(COMPARISONS_BEFORE)?;
            depth = depth.max(of_other);
            others.push((comparison, other));
        }
        Ok(match others.len() {
            0 => (first, depth),
            _ => (
                Expression::Comparison(Box::new(first), others),
                self.around(depth)?,
            ),
        })
    }

    fn operators(&mut self, level: usize) -> Result<Nested, ScriptError> {
        let Some(&operators) = LEVELS.get(level) else {
            return self.prefix();
        };
        let (mut left, mut depth) = self.level(level + 1)?;
        while let Some(operator) = self.eat_one_of(operators) {
            let (right, of_right) = self.level(level + 1)?;
            depth = self.around(depth.max(of_right))?;
            left = Expression::Binary(Box::new(left), operator, Box::new(right));
        }
        Ok((left, depth))
    }

    fn prefix(&mut self) -> Result<Nested, ScriptError> {
        let prefixes = [
            ("-", Prefix::Minus),
            ("~", Prefix::Complement),
            ("!", Prefix::Not),
        ];
        if let Some(prefix) = self.eat_one_of(&prefixes) {
            let (operand, depth) = self.within(Self::prefix)?;
            return Ok((Expression::Prefix(prefix, Box::new(operand)), depth));
        }
        self.operand()
    }

    fn operand(&mut self) -> Result<Nested, ScriptError> {
        let operand = match self.peek() {
            Some(Token::Integer(number)) => Expression::Integer(*number),
            Some(Token::Real(number)) => Expression::Real(*number),
            Some(Token::Text(text)) => Expression::Text(text.clone()),
            Some(Token::Name(name)) => match name.as_str() {
                "true" => Expression::Bool(true),
                "false" => Expression::Bool(false),
                _ => Expression::Name(name.clone()),
            },
            Some(Token::Symbol("(")) => {
                self.next += 1;
                let inner = self.within(Self::expression)?;
                if !self.eat(")") {
                    return self.expected("`)`");
                }
                return Ok(inner);
            }
            _ => return self.expected("an operand"),
        };
        self.next += 1;
        Ok((operand, 0))
    }
}
