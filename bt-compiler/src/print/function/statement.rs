//! Statements as tokens, without a semicolon or a pair of braces to spare.

use super::Printer;
use crate::code::{Block, Exit, Expr, Label, Match, MatchArm, Pattern, Statement};
use crate::print::pieces::Pieces;
use crate::spans::{go_to, Place};
use crate::tokens::{code, mixed};
use proc_macro2::TokenStream;

impl Printer<'_> {
    pub fn block(&mut self, block: &Block) -> TokenStream {
        self.statements(block).joined()
    }

    fn statements(&mut self, block: &Block) -> Pieces {
        let mut pieces = Pieces::default();
        let _place = Place::kept();
        for statement in &block.statements {
            self.statement(statement, &mut pieces);
        }
        pieces
    }

    fn statement(&mut self, statement: &Statement, to: &mut Pieces) {
        match statement {
            Statement::Comment(text, decided) => {
                go_to(decided.0);
                to.stream(code! { #[doc = #text] });
            }
            Statement::Declare(tokens) => {
                to.stream(tokens.0.clone());
                to.punct(";");
            }
            Statement::Let(variable, value) => {
                to.word("let");
                if self.function.stored.contains(variable) {
                    to.word("mut");
                }
                to.word(variable.name);
                if let Some(value) = value {
                    to.punct("=");
                    self.value(value, to);
                }
                to.punct(";");
            }
            Statement::Later(variable) => {
                let name = mixed(variable.name);
                to.stream(code! { let #name; });
            }
            Statement::If {
                condition,
                then,
                otherwise,
            } => self.branch(condition, then, otherwise, to),
            Statement::Match(all) => self.matched(all, to),
            Statement::Loop(label, body) => self.looped(label.as_ref(), body, to),
            Statement::Do(
                block @ (Expr::Block(..) | Expr::If(..) | Expr::Match(_) | Expr::Loop(..)),
            )
            | Statement::Value(block) => self.value(block, to),
            Statement::Start(region, leaf, number) => {
                let mut start = Pieces::default();
                start.stream(self.body.resume(*region));
                start.punct("=");
                start.stream(self.body.number(*number));
                start.punct(";");
                if !self.function.calls.contains(leaf) {
                    // Of what is called elsewhere the type is not known here. It may run.
                    return to.stream(start.joined());
                }
                to.word("if");
                to.stream(self.can_run(*leaf));
                to.braces(start);
            }
            Statement::Store(..) | Statement::Do(_) | Statement::Leave(_) => {
                self.simple(statement, to);
                to.punct(";");
            }
        }
    }

    /// A statement that is an expression, too: without its semicolon.
    fn simple(&mut self, statement: &Statement, to: &mut Pieces) {
        match statement {
            Statement::Store(place, value) => {
                self.value(place, to);
                to.punct("=");
                self.value(value, to);
            }
            Statement::Leave(exit) => self.exit(exit, to),
            Statement::Do(value) | Statement::Value(value) => self.value(value, to),
            _ => unreachable!("only what is an expression stands without braces"),
        }
    }

    fn exit(&mut self, exit: &Exit, to: &mut Pieces) {
        match exit {
            Exit::Break(label, value) => {
                to.stream(code! { break #label });
                if let Some(value) = value {
                    self.value(value, to);
                }
            }
            Exit::Continue(label) => to.stream(code! { continue #label }),
            Exit::Return(value) => {
                to.word("return");
                self.value(value, to);
            }
        }
    }

    /// An expression: what is long goes in pieces.
    pub fn value(&mut self, expression: &Expr, to: &mut Pieces) {
        match expression {
            Expr::Block(label, block) => {
                if let Some(label) = label {
                    to.stream(code! { #label: });
                }
                let block = self.statements(block);
                to.braces(block);
            }
            Expr::If(condition, then, otherwise) => self.branch(condition, then, otherwise, to),
            Expr::Match(all) => self.matched(all, to),
            Expr::Loop(label, body) => self.looped(label.as_ref(), body, to),
            _ => to.stream(self.expression(expression)),
        }
    }

    /// `'label: loop { … }`
    fn looped(&mut self, label: Option<&Label>, body: &Block, to: &mut Pieces) {
        if let Some(label) = label {
            to.stream(code! { #label: });
        }
        to.word("loop");
        let body = self.statements(body);
        to.braces(body);
    }

    /// `if … { … } else { … }`
    fn branch(&mut self, condition: &Expr, then: &Block, otherwise: &Block, to: &mut Pieces) {
        to.word("if");
        self.value(condition, to);
        let then = self.statements(then);
        to.braces(then);
        match otherwise.statements.as_slice() {
            [] => {}
            [only @ Statement::If { .. }] => {
                to.word("else");
                self.statement(only, to);
            }
            [Statement::Value(chained @ Expr::If(..))] => {
                to.word("else");
                self.value(chained, to);
            }
            _ => {
                to.word("else");
                let otherwise = self.statements(otherwise);
                to.braces(otherwise);
            }
        }
    }

    pub fn matched(&mut self, all: &Match, to: &mut Pieces) {
        to.word("match");
        self.value(&all.on, to);
        let mut arms = Pieces::default();
        for arm in &all.arms {
            self.arm(arm, &mut arms);
        }
        to.braces(arms);
    }

    /// A match arm, with its comma where it needs one.
    fn arm(&mut self, arm: &MatchArm, to: &mut Pieces) {
        match &arm.pattern {
            Pattern::Rest => to.word("_"),
            Pattern::Tokens(tokens) => to.stream(tokens.0.clone()),
            Pattern::Numbers(numbers) => {
                for (place, (first, last)) in numbers.iter().enumerate() {
                    if place > 0 {
                        to.punct("|");
                    }
                    to.stream(self.body.number(*first));
                    if first != last {
                        to.punct("..=");
                        to.stream(self.body.number(*last));
                    }
                }
            }
        }
        if let Some(condition) = &arm.condition {
            to.word("if");
            self.value(condition, to);
        }
        to.punct("=>");
        match arm.then.statements.as_slice() {
            [only @ (Statement::Store(..) | Statement::Leave(_) | Statement::Value(_))] => {
                self.simple(only, to);
                to.punct(",");
            }
            [Statement::Do(only)]
                if !matches!(
                    only,
                    Expr::Block(..) | Expr::If(..) | Expr::Match(_) | Expr::Loop(..)
                ) =>
            {
                to.stream(self.expression(only));
                to.punct(",");
            }
            _ => {
                let then = self.statements(&arm.then);
                to.braces(then);
            }
        }
    }
}
