//! What stands before the children in a node's parentheses.

use super::leaf::leaf_span;
use super::model::{NodeId, Time, Times};
use super::Checker;
use crate::nodes::ArgumentKind;
use crate::syntax::ast::{Argument, Control};
use crate::syntax::count::{count, Count};
use crate::syntax::duration::{duration, Duration, Mistake};

/// What a node's arguments say, as far as they are there and right.
#[derive(Default)]
pub struct Arguments {
    pub time: Option<Time>,
    pub times: Option<Times>,
}

impl Checker<'_> {
    pub fn arguments(&mut self, id: NodeId, control: &Control) -> Arguments {
        let mut found = Arguments::default();
        if control.children.len() < control.row.children.min {
            // The whole may be meant for something else, and has been complained about.
            return found;
        }
        for (kind, argument) in control.row.arguments().iter().zip(&control.arguments) {
            if argument.tokens.is_empty() {
                // The parser has complained.
                self.broken = true;
                continue;
            }
            match kind {
                ArgumentKind::Duration => found.time = self.duration(id, argument),
                ArgumentKind::Count => found.times = self.times(id, argument),
                ArgumentKind::Value => {
                    self.sources[id].expression = Some(argument.tokens.clone());
                }
                ArgumentKind::Handler | ArgumentKind::Query => self.handler(id, control),
            }
        }
        found
    }

    fn handler(&mut self, id: NodeId, control: &Control) {
        if let Some(handler) = &control.handler {
            self.called(handler, leaf_span(handler));
        }
        self.sources[id].handler.clone_from(&control.handler);
    }

    fn duration(&mut self, id: NodeId, argument: &Argument) -> Option<Time> {
        match duration(&argument.tokens, argument.span) {
            Ok(Duration::Literal(nanoseconds)) => Some(Time::Literal { nanoseconds }),
            Ok(Duration::Expression) => {
                self.sources[id].duration = Some(argument.tokens.clone());
                Some(Time::Computed)
            }
            Err(mistake) => self.mistake(mistake),
        }
    }

    fn times(&mut self, id: NodeId, argument: &Argument) -> Option<Times> {
        match count(&argument.tokens, argument.span) {
            Ok(Count::Literal(number)) => Some(Times::Literal(number)),
            Ok(Count::Expression) => {
                self.sources[id].count = Some(argument.tokens.clone());
                Some(Times::Computed)
            }
            Err(mistake) => self.mistake(mistake),
        }
    }

    /// Reports it; nothing was read.
    pub fn mistake<T>(&mut self, mistake: Mistake) -> Option<T> {
        self.diagnostics
            .error(mistake.span, mistake.message)
            .help(mistake.help);
        None
    }
}
