//! The script language of `BehaviorTree.CPP`: `Script`, `ScriptCondition`, and pre- and postconditions.
//!
//! A script is parsed here, and nothing more: importing makes Rust of it.

mod lexer;
mod parser;
mod versions;

pub use parser::parse;
pub(crate) use versions::grouped_otherwise;

/// An expression.
#[derive(Debug, Clone, PartialEq)]
pub enum Expression {
    /// `3`, `0xFF`
    Integer(i64),
    /// `1.5`, `1e3`
    Real(f64),
    /// `'text'`
    Text(String),
    /// `true`, `false`
    Bool(bool),
    /// An entry of the blackboard, or the name of a constant; `@name` stands for an entry of the root's.
    Name(String),
    /// `-`, `~` or `!` before an operand.
    Prefix(Prefix, Box<Expression>),
    /// An operand on each side.
    Binary(Box<Expression>, Operator, Box<Expression>),
    /// `a < b <= c`: every neighbouring pair must hold.
    Comparison(Box<Expression>, Vec<(Comparison, Expression)>),
    /// `condition ? yes : no`
    Choice(Box<Expression>, Box<Expression>, Box<Expression>),
    /// `name := value` and the like; its value is what was assigned.
    Assignment(String, Assignment, Box<Expression>),
}

/// An operator before its operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prefix {
    /// `-`
    Minus,
    /// `~`
    Complement,
    /// `!`
    Not,
}

/// An operator between two operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operator {
    /// `||`, both sides of which are always evaluated.
    Or,
    /// `&&`, both sides of which are always evaluated.
    And,
    /// `|`
    BitOr,
    /// `^`
    BitXor,
    /// `&`
    BitAnd,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `..`
    Concatenate,
    /// `*`
    Multiply,
    /// `/`
    Divide,
}

/// An operator of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `<=`
    LessOrEqual,
    /// `>=`
    GreaterOrEqual,
}

/// How a value is assigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Assignment {
    /// `:=`, which makes the entry where there is none.
    Create,
    /// `=`
    Assign,
    /// `+=`, `-=`, `*=`, `/=`
    Update(Operator),
}

/// What is wrong with a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptError {
    /// The byte at which it is noticed.
    pub at: usize,
    /// What is wrong.
    pub message: String,
}

impl Expression {
    /// Visits this expression and all within it.
    pub fn walk(&self, visit: &mut impl FnMut(&Self)) {
        visit(self);
        match self {
            Self::Prefix(_, inner) | Self::Assignment(_, _, inner) => inner.walk(visit),
            Self::Binary(left, _, right) => {
                left.walk(visit);
                right.walk(visit);
            }
            Self::Comparison(first, others) => {
                first.walk(visit);
                for (_, other) in others {
                    other.walk(visit);
                }
            }
            Self::Choice(condition, yes, no) => {
                condition.walk(visit);
                yes.walk(visit);
                no.walk(visit);
            }
            Self::Integer(_) | Self::Real(_) | Self::Text(_) | Self::Bool(_) | Self::Name(_) => {}
        }
    }
}
