//! How many children decide.

use super::model::{NodeId, Threshold};
use super::options::option;
use super::Checker;
use crate::nodes::Keyword;
use crate::syntax::ast::{Control, NodeKind, NodeOption};
use crate::syntax::count::{count, Count};
use crate::syntax::duration::Mistake;
use proc_macro2::TokenStream;

/// What the options of `parallel` and `parallel_all` say.
pub struct Thresholds {
    pub success: Threshold,
    pub failure: Threshold,
}

impl Checker<'_> {
    pub fn thresholds(&mut self, id: NodeId, control: &Control) -> Thresholds {
        let mut thresholds = Thresholds {
            success: Threshold::All,
            failure: Threshold::Literal(1),
        };
        if control.row.node == Keyword::ParallelAll {
            if let Some(given) = option(control, "failures") {
                let computed = self.threshold(control, given, &mut thresholds.failure);
                self.sources[id].count = computed;
            }
        } else {
            if let Some(given) = option(control, "success") {
                let computed = self.threshold(control, given, &mut thresholds.success);
                self.sources[id].count = computed;
            }
            if let Some(given) = option(control, "failure") {
                let computed = self.threshold(control, given, &mut thresholds.failure);
                self.sources[id].failure_count = computed;
            }
        }
        thresholds
    }

    /// Gives the expression of a computed one.
    fn threshold(
        &mut self,
        control: &Control,
        given: &NodeOption,
        to: &mut Threshold,
    ) -> Option<TokenStream> {
        if given.value.is_empty() {
            // Reported with the other options.
            return None;
        }
        if given.value.to_string() == "all" {
            *to = Threshold::All;
            return None;
        }
        match count(&given.value, given.value_span) {
            Ok(Count::Literal(number)) => {
                if self.at_most_all(control, given, number) {
                    *to = Threshold::Literal(number);
                }
                None
            }
            Ok(Count::Expression) => {
                *to = Threshold::Computed;
                Some(given.value.clone())
            }
            Err(mistake) => {
                let name = &given.name;
                self.mistake(Mistake {
                    help: format!("write `{name} = 2`, or `{name} = all` for all children"),
                    ..mistake
                })
            }
        }
    }

    fn at_most_all(&mut self, control: &Control, given: &NodeOption, number: u32) -> bool {
        let children = &control.children;
        let broken = |kind: &NodeKind| matches!(kind, NodeKind::Broken(_));
        let total = children.len();
        let fits = usize::try_from(number).is_ok_and(|number| number <= total);
        if fits || total == 0 || children.iter().any(|child| broken(&child.kind)) {
            return true;
        }
        let name = &given.name;
        let message = match total {
            1 => format!("`{name} = {number}`, but there is one child"),
            _ => format!("`{name} = {number}`, but there are {total} children"),
        };
        self.diagnostics
            .error(given.value_span, message)
            .help(format!(
                "write a count from 1 to {total}, or `{name} = all`"
            ));
        false
    }
}
