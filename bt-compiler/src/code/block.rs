//! Putting blocks together so that they read as code written by hand.

use super::{Block, Exit, Expr, Label, MatchArm, Pattern, SourceSpan, Statement, Tokens, Variable};
use proc_macro2::{Span, TokenStream};

impl Block {
    pub fn is_empty(&self) -> bool {
        self.statements.is_empty()
    }

    pub fn extend(&mut self, other: Block) {
        self.statements.extend(other.statements);
    }

    pub fn push(&mut self, statement: Statement) {
        self.statements.push(statement);
    }

    /// `let …;`
    pub fn declare(&mut self, tokens: TokenStream) {
        self.push(Statement::Declare(Tokens(tokens)));
    }

    /// An expression with a semicolon after it.
    pub fn evaluate(&mut self, expression: Expr) {
        self.push(Statement::Do(expression));
    }

    /// `'label: { … }`, for what it does.
    pub fn evaluate_block(&mut self, label: Label, body: Block) {
        self.evaluate(Expr::Block(Some(label), body));
    }

    pub fn store(&mut self, place: Expr, value: Expr) {
        self.push(Statement::Store(place, value));
    }

    pub fn leave(&mut self, exit: Exit) {
        self.push(Statement::Leave(exit));
    }

    /// Two ways on. Where the first leaves, the second needs no `else`.
    pub fn branch(&mut self, condition: Expr, yes: Block, no: Block) {
        if no.is_empty() || yes.leaves() {
            self.only_if(condition, yes);
            self.extend(no);
        } else if yes.is_empty() || no.leaves() {
            self.only_if(condition.negated(), no);
            self.extend(yes);
        } else {
            self.push(Statement::If {
                condition,
                then: yes,
                otherwise: no,
            });
        }
    }

    /// `if condition { … }`; with the condition of an `if` that is all there is in it.
    pub fn only_if(&mut self, condition: Expr, then: Block) {
        self.push(Statement::If {
            condition,
            then,
            otherwise: Block::default(),
        });
    }

    /// Takes away what both end with, which they then have in common.
    pub fn common_end(&mut self, other: &mut Block) -> Block {
        let mut common = Vec::new();
        while let (Some(mine), Some(theirs)) = (self.statements.last(), other.statements.last()) {
            if mine.has_blocks() || mine != theirs {
                break;
            }
            other.statements.pop();
            common.extend(self.statements.pop());
        }
        common.reverse();
        Self { statements: common }
    }

    /// The condition and the rest, of an `if` without `else`, if it is all there is.
    pub fn as_only_if(&self) -> Option<(&Expr, &Block)> {
        match self.statements.as_slice() {
            [Statement::If {
                condition,
                then,
                otherwise,
            }] if otherwise.is_empty() => Some((condition, then)),
            _ => None,
        }
    }

    /// At the end of the block with this label, the value that it is left with will do. What is in the
    /// arms of a last `match` is at the end, too.
    pub fn ending(mut self, label: &Label) -> Self {
        match self.statements.last_mut() {
            Some(Statement::Leave(Exit::Break(Some(left), value @ Some(_)))) if left == label => {
                if let Some(value) = value.take() {
                    self.statements.pop();
                    self.push(Statement::Value(value));
                }
            }
            Some(Statement::Match(last)) => {
                for arm in &mut last.arms {
                    arm.then = std::mem::take(&mut arm.then).ending(label);
                }
            }
            _ => {}
        }
        self
    }

    /// Gives the value they end with a name.
    pub fn bound_to(mut self, variable: Variable) -> Self {
        let value = match self.statements.pop() {
            Some(Statement::Value(value)) => value,
            Some(Statement::Match(value)) => Expr::Match(Box::new(value)),
            Some(Statement::If {
                condition,
                then,
                otherwise,
            }) => Expr::If(Box::new(condition), then, otherwise),
            other => {
                self.statements.extend(other);
                return self;
            }
        };
        self.push(Statement::Let(variable, Some(value)));
        self
    }

    /// The expression that they are, if they are one that has a value.
    pub fn into_expression(mut self) -> Result<Expr, Self> {
        if self.statements.len() != 1 {
            return Err(self);
        }
        match self.statements.pop() {
            Some(Statement::Value(value)) => Ok(value),
            Some(Statement::Match(value)) => Ok(Expr::Match(Box::new(value))),
            Some(Statement::If {
                condition,
                then,
                otherwise,
            }) if !otherwise.is_empty() => Ok(Expr::If(Box::new(condition), then, otherwise)),
            other => {
                self.statements.extend(other);
                Err(self)
            }
        }
    }

    /// Whether nothing comes after them.
    pub fn leaves(&self) -> bool {
        matches!(self.statements.last(), Some(Statement::Leave(_)))
    }

    /// With a comment before the first of them that does more than store something: an attribute
    /// before `a = b` would belong to `a` alone.
    pub fn documented(mut self, comment: Option<String>, decided: Span) -> Block {
        let Some(comment) = comment else { return self };
        let comment = Statement::Comment(comment, SourceSpan(decided));
        let stores = |it: &Statement| {
            matches!(
                it,
                Statement::Store(..) | Statement::Start(..) | Statement::Do(_)
            )
        };
        match self.statements.iter().position(|it| !stores(it)) {
            Some(first) => {
                self.statements.insert(first, comment);
                self
            }
            None if self.is_empty() => self,
            None => Block {
                statements: vec![comment, Statement::Value(Expr::Block(None, self))],
            },
        }
    }

    /// A comment on what turns out to be all there is says nothing new.
    pub fn without_only_comment(mut self) -> Self {
        if let [Statement::Comment(..), _] = self.statements.as_slice() {
            self.statements.remove(0);
        }
        self
    }

    /// The statements, then the value, unless they leave before it.
    pub fn with_value(mut self, value: Option<Expr>) -> Block {
        if !self.leaves() {
            self.statements.extend(value.map(Statement::Value));
        }
        self
    }
}

impl From<Statement> for Block {
    fn from(statement: Statement) -> Self {
        Self {
            statements: vec![statement],
        }
    }
}

impl From<Expr> for Block {
    fn from(value: Expr) -> Self {
        Statement::Value(value).into()
    }
}

impl Statement {
    /// Whether code is nested in it.
    fn has_blocks(&self) -> bool {
        matches!(
            self,
            Self::If { .. } | Self::Match(_) | Self::Loop(..) | Self::Comment(..)
        )
    }
}

impl Expr {
    pub fn tokens(tokens: TokenStream) -> Self {
        Self::Tokens(Tokens(tokens))
    }

    pub fn equal(left: Expr, right: Expr) -> Self {
        Self::Equal(Box::new(left), Box::new(right))
    }

    pub fn negated(self) -> Self {
        match self {
            Self::Not(inner) => *inner,
            other => Self::Not(Box::new(other)),
        }
    }

    /// All of these; the one if there is but one.
    pub fn all(mut of: Vec<Expr>) -> Self {
        match (of.len(), of.pop()) {
            (1, Some(only)) => only,
            (_, last) => {
                of.extend(last);
                Self::All(of)
            }
        }
    }

    /// One of these.
    pub fn any(mut of: Vec<Expr>) -> Self {
        match (of.len(), of.pop()) {
            (1, Some(only)) => only,
            (_, last) => {
                of.extend(last);
                Self::Any(of)
            }
        }
    }
}

impl MatchArm {
    pub fn new(pattern: Pattern, then: Block) -> Self {
        Self {
            pattern,
            condition: None,
            then,
        }
    }

    pub fn tokens(pattern: TokenStream, then: Block) -> Self {
        Self::new(Pattern::Tokens(Tokens(pattern)), then)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Match;
    use quote::quote;

    fn leaving() -> Block {
        Statement::Leave(Exit::Break(None, None)).into()
    }

    fn call(name: &str) -> Block {
        let name: TokenStream = name.parse().expect("tokens");
        Statement::Do(Expr::tokens(quote! { #name() })).into()
    }

    fn condition() -> Expr {
        Expr::Variable(Variable {
            name: "a",
            kind: super::super::VariableKind::Value,
            of: 0,
        })
    }

    fn branch(yes: Block, no: Block) -> Vec<Statement> {
        let mut both = Block::default();
        both.branch(condition(), yes, no);
        both.statements
    }

    #[test]
    fn what_comes_after_leaving_needs_no_else() {
        let only_if = |condition: Expr, then: Block| Statement::If {
            condition,
            then,
            otherwise: Block::default(),
        };
        let after = |first: Statement, rest: Block| {
            let mut all = Block::from(first);
            all.extend(rest);
            all.statements
        };
        assert_eq!(
            branch(leaving(), call("x")),
            after(only_if(condition(), leaving()), call("x"))
        );
        assert_eq!(
            branch(call("x"), leaving()),
            after(only_if(condition().negated(), leaving()), call("x"))
        );
        assert_eq!(
            branch(Block::default(), call("x")),
            after(only_if(condition().negated(), call("x")), Block::default())
        );
        assert_eq!(
            branch(call("x"), call("y")),
            vec![Statement::If {
                condition: condition(),
                then: call("x"),
                otherwise: call("y"),
            }]
        );
    }

    #[test]
    fn a_common_end_is_taken_out() {
        let mut first = call("a");
        first.extend(call("c"));
        let mut second = call("b");
        second.extend(call("c"));
        assert_eq!(first.common_end(&mut second), call("c"));
        assert_eq!((first, second), (call("a"), call("b")));
    }

    #[test]
    fn at_its_end_a_block_need_not_be_left() {
        let label = Label("tree".to_owned());
        let value = || Some(Expr::Status(None));
        let ends: Block = Statement::Leave(Exit::Break(Some(label.clone()), value())).into();
        assert_eq!(ends.clone().ending(&label), Expr::Status(None).into());
        let arms = vec![MatchArm::new(Pattern::Rest, ends)];
        let on = condition();
        let all = Block::from(Statement::Match(Match { on, arms })).ending(&label);
        let Statement::Match(all) = &all.statements[0] else {
            panic!("a match")
        };
        assert_eq!(all.arms[0].then, Expr::Status(None).into());
    }
}
