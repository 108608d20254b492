//! Statements as tokens, without a semicolon or a pair of braces to spare.

use super::Printer;
use crate::code::{Block, Exit, Expr, Label, Match, MatchArm, Pattern, Statement};
use crate::tokens::{code, mixed};
use proc_macro2::TokenStream;

impl Printer<'_> {
    pub fn block(&mut self, block: &Block) -> TokenStream {
        let statements = block.statements.iter();
        statements
            .map(|statement| self.statement(statement))
            .collect()
    }

    fn statement(&mut self, statement: &Statement) -> TokenStream {
        match statement {
            Statement::Comment(text) => code! { #[doc = #text] },
            Statement::Declare(tokens) => {
                let tokens = &tokens.0;
                code! { #tokens; }
            }
            Statement::Let(variable, value) => {
                let name = mixed(variable.name);
                let mutable = self.function.stored.contains(variable);
                let mutable = mutable.then(|| code! { mut });
                let value = value.as_ref().map(|value| {
                    let value = self.expression(value);
                    code! { = #value }
                });
                code! { let #mutable #name #value; }
            }
            Statement::Later(variable) => {
                let name = mixed(variable.name);
                code! { let #name; }
            }
            Statement::If {
                condition,
                then,
                otherwise,
            } => self.branch(condition, then, otherwise),
            Statement::Match(all) => self.matched(all),
            Statement::Loop(label, body) => self.looped(label.as_ref(), body),
            Statement::Do(
                block @ (Expr::Block(..) | Expr::If(..) | Expr::Match(_) | Expr::Loop(..)),
            )
            | Statement::Value(block) => self.expression(block),
            Statement::Start(region, leaf, number) => {
                let (index, number) = (self.body.resume(*region), self.body.number(*number));
                if !self.function.calls.contains(leaf) {
                    // Of what is called elsewhere the type is not known here. It may run.
                    return code! { #index = #number; };
                }
                let can_run = self.can_run(*leaf);
                code! { if #can_run { #index = #number; } }
            }
            Statement::Store(..) | Statement::Do(_) | Statement::Leave(_) => {
                let simple = self.simple(statement);
                code! { #simple; }
            }
        }
    }

    /// A statement that is an expression, too: without its semicolon.
    fn simple(&mut self, statement: &Statement) -> TokenStream {
        match statement {
            Statement::Store(place, value) => {
                let (place, value) = (self.expression(place), self.expression(value));
                code! { #place = #value }
            }
            Statement::Leave(exit) => self.exit(exit),
            Statement::Do(value) | Statement::Value(value) => self.expression(value),
            _ => unreachable!("only what is an expression stands without braces"),
        }
    }

    fn exit(&mut self, exit: &Exit) -> TokenStream {
        match exit {
            Exit::Break(label, value) => {
                let value = value.as_ref().map(|value| self.expression(value));
                code! { break #label #value }
            }
            Exit::Continue(label) => code! { continue #label },
            Exit::Return(value) => {
                let value = self.expression(value);
                code! { return #value }
            }
        }
    }

    /// `'label: loop { … }`
    pub fn looped(&mut self, label: Option<&Label>, body: &Block) -> TokenStream {
        let body = self.block(body);
        match label {
            Some(label) => code! { #label: loop { #body } },
            None => code! { loop { #body } },
        }
    }

    /// `if … { … } else { … }`
    pub fn branch(&mut self, condition: &Expr, then: &Block, otherwise: &Block) -> TokenStream {
        let (condition, then) = (self.expression(condition), self.block(then));
        let otherwise = match otherwise.statements.as_slice() {
            [] => TokenStream::new(),
            [only @ Statement::If { .. }] => {
                let chained = self.statement(only);
                code! { else #chained }
            }
            [Statement::Value(chained @ Expr::If(..))] => {
                let chained = self.expression(chained);
                code! { else #chained }
            }
            _ => {
                let otherwise = self.block(otherwise);
                code! { else { #otherwise } }
            }
        };
        code! { if #condition { #then } #otherwise }
    }

    pub fn matched(&mut self, all: &Match) -> TokenStream {
        let on = self.expression(&all.on);
        let arms: TokenStream = all.arms.iter().map(|arm| self.arm(arm)).collect();
        code! { match #on { #arms } }
    }

    /// A match arm, with its comma where it needs one.
    fn arm(&mut self, arm: &MatchArm) -> TokenStream {
        let pattern = match &arm.pattern {
            Pattern::Rest => code! { _ },
            Pattern::Tokens(tokens) => tokens.0.clone(),
            Pattern::Numbers(numbers) => {
                let numbers = numbers.iter().map(|(first, last)| {
                    let first_number = self.body.number(*first);
                    if first == last {
                        return first_number;
                    }
                    let last = self.body.number(*last);
                    code! { #first_number..=#last }
                });
                code! { #(#numbers)|* }
            }
        };
        let condition = arm.condition.as_ref().map(|condition| {
            let condition = self.expression(condition);
            code! { if #condition }
        });
        let then = match arm.then.statements.as_slice() {
            [only @ (Statement::Store(..) | Statement::Leave(_) | Statement::Value(_))] => {
                let only = self.simple(only);
                code! { #only, }
            }
            [Statement::Do(only)]
                if !matches!(
                    only,
                    Expr::Block(..) | Expr::If(..) | Expr::Match(_) | Expr::Loop(..)
                ) =>
            {
                let only = self.expression(only);
                code! { #only, }
            }
            _ => {
                let then = self.block(&arm.then);
                code! { { #then } }
            }
        };
        code! { #pattern #condition => #then }
    }
}
