//! What several ways have in common is written once: the last pass over structured code.
//!
//! ```text
//! match was {                                     if was != At::WALK {
//!     At::WALK => return Status::Running,             self.resume = At::REST;
//!     _ => {                                  →   }
//!         self.resume = At::REST;                 return Status::Running;
//!         return Status::Running;
//!     }
//! }
//! ```

use super::{Block, Exit, Expr, Match, MatchArm, Mixed, Pattern, Statement};

/// So many numbers are compared rather than matched.
pub const COMPARED: usize = 2;

impl Block {
    /// The same code, where several ways that end alike end together.
    pub fn tidied(self) -> Self {
        let mut tidy = Self::default();
        for statement in self.statements {
            let statement = statement.tidied();
            match statement {
                Statement::Match(mut all) => match all.common_exit() {
                    Some(exit) => {
                        tidy.push(all.with_few_arms());
                        tidy.leave(exit);
                    }
                    None => tidy.push(Statement::Match(all)),
                },
                Statement::Leave(exit) => {
                    if let Some(Statement::If {
                        then, otherwise, ..
                    }) = tidy.statements.last_mut()
                    {
                        let is_same = then.exit() == Some(&exit) && then.statements.len() > 1;
                        if is_same && otherwise.is_empty() {
                            then.statements.pop();
                        }
                    }
                    tidy.leave(exit);
                }
                other => tidy.push(other),
            }
        }
        tidy
    }

    /// How they are left at their end.
    fn exit(&self) -> Option<&Exit> {
        match self.statements.last() {
            Some(Statement::Leave(exit)) => Some(exit),
            _ => None,
        }
    }
}

impl Match {
    /// Takes out of all arms how each of them ends, if they end alike.
    fn common_exit(&mut self) -> Option<Exit> {
        let exit = self.arms.first()?.then.exit()?.clone();
        let is_same = |arm: &MatchArm| arm.then.exit() == Some(&exit);
        if !self.arms.iter().all(is_same) {
            return None;
        }
        for arm in &mut self.arms {
            arm.then.statements.pop();
        }
        Some(exit)
    }

    /// As an `if`, where nothing is done but for other numbers than a few.
    fn with_few_arms(mut self) -> Statement {
        let few = match (&self.on, self.arms.as_slice()) {
            (
                Expr::Variable(_),
                [MatchArm {
                    pattern: Pattern::Numbers(numbers),
                    condition: None,
                    then,
                }, MatchArm {
                    pattern: Pattern::Rest,
                    condition: None,
                    ..
                }],
            ) if then.is_empty()
                && numbers.len() <= COMPARED
                && numbers.iter().all(|(first, last)| first == last) =>
            {
                let others = numbers.iter().map(|(number, _)| {
                    Expr::equal(self.on.clone(), Expr::Number(*number)).negated()
                });
                Expr::all(others.collect())
            }
            _ => return Statement::Match(self),
        };
        let rest = self.arms.pop().map(|arm| arm.then);
        Statement::If {
            condition: few,
            then: rest.unwrap_or_default(),
            otherwise: Block::default(),
        }
    }

    fn tidied(self) -> Self {
        let arms = self.arms.into_iter().map(|arm| MatchArm {
            condition: arm.condition.map(Expr::tidied),
            then: arm.then.tidied(),
            ..arm
        });
        Self {
            on: self.on.tidied(),
            arms: arms.collect(),
        }
    }
}

impl Statement {
    fn tidied(self) -> Self {
        match self {
            Self::Let(variable, value) => Self::Let(variable, value.map(Expr::tidied)),
            Self::Store(place, value) => Self::Store(place, value.tidied()),
            Self::Do(value) => Self::Do(value.tidied()),
            Self::Value(value) => Self::Value(value.tidied()),
            Self::If {
                condition,
                then,
                otherwise,
            } => Self::If {
                condition: condition.tidied(),
                then: then.tidied(),
                otherwise: otherwise.tidied(),
            },
            Self::Match(all) => Self::Match(all.tidied()),
            Self::Loop(label, body) => Self::Loop(label, body.tidied()),
            Self::Leave(exit) => Self::Leave(match exit {
                Exit::Break(label, value) => Exit::Break(label, value.map(Expr::tidied)),
                Exit::Return(value) => Exit::Return(value.tidied()),
                exit @ Exit::Continue(_) => exit,
            }),
            Self::Comment(..) | Self::Later(_) | Self::Declare(_) | Self::Start(..) => self,
        }
    }
}

impl Expr {
    fn tidied(self) -> Self {
        match self {
            Self::Block(label, block) => Self::Block(label, block.tidied()),
            Self::Loop(label, block) => Self::Loop(label, block.tidied()),
            Self::If(condition, then, otherwise) => {
                Self::If(condition, then.tidied(), otherwise.tidied())
            }
            Self::Match(all) => Self::Match(Box::new(all.tidied())),
            Self::Flow(flow, value) => Self::Flow(flow, Box::new(value.tidied())),
            Self::Part(mut part) => {
                // What it does to variables stays the same.
                part.body = part.body.tidied();
                Self::Part(part)
            }
            Self::Mixed(pieces) => Self::Mixed(pieces.into_iter().map(Mixed::tidied).collect()),
            other => other,
        }
    }
}

impl Mixed {
    fn tidied(self) -> Self {
        match self {
            Self::Expr(inner) => Self::Expr(inner.tidied()),
            Self::Closure(given, value) => Self::Closure(given, Box::new(value.tidied())),
            Self::Arguments(place, pieces) => {
                Self::Arguments(place, pieces.into_iter().map(Self::tidied).collect())
            }
            Self::List(pieces) => Self::List(pieces.into_iter().map(Self::tidied).collect()),
            tokens @ Self::Tokens(_) => tokens,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::{Number, Variable, VariableKind};

    const WAS: Variable = Variable {
        name: "was",
        kind: VariableKind::Was,
        of: 0,
    };

    fn returning(mut before: Block) -> Block {
        before.leave(Exit::Return(Expr::Status(None)));
        before
    }

    fn storing() -> Block {
        Statement::Store(Expr::Index(0), Expr::Number(Number::Suspend(0, 1))).into()
    }

    #[test]
    fn arms_that_end_alike_end_together() {
        let known = Pattern::Numbers(vec![(Number::Suspend(0, 2), Number::Suspend(0, 2))]);
        let all = Match {
            on: Expr::Variable(WAS),
            arms: vec![
                MatchArm::new(known, returning(Block::default())),
                MatchArm::new(Pattern::Rest, returning(storing())),
            ],
        };
        let number = Expr::Number(Number::Suspend(0, 2));
        let mut expected = Block::default();
        expected.only_if(
            Expr::equal(Expr::Variable(WAS), number).negated(),
            storing(),
        );
        assert_eq!(
            Block::from(Statement::Match(all)).tidied(),
            returning(expected)
        );
    }

    #[test]
    fn an_if_ends_as_what_comes_after_it() {
        let condition = || Expr::Variable(WAS);
        let mut written = Block::default();
        written.only_if(condition(), returning(storing()));
        let mut expected = Block::default();
        expected.only_if(condition(), storing());
        assert_eq!(returning(written).tidied(), returning(expected));
    }

    #[test]
    fn arms_that_end_differently_stay_apart() {
        let all = Match {
            on: Expr::Variable(WAS),
            arms: vec![
                MatchArm::new(
                    Pattern::Numbers(Vec::new()),
                    Statement::Leave(Exit::Break(None, None)).into(),
                ),
                MatchArm::new(Pattern::Rest, returning(storing())),
            ],
        };
        let block = Block::from(Statement::Match(all));
        assert_eq!(block.clone().tidied(), block);
    }
}
