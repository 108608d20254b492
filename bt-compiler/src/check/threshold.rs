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

/// What is meant by a word or a share in place of a count, with how it is shown.
fn meant(value: &str) -> Option<(&str, &'static str)> {
    let right = match value {
        "any" | "one" | "some" | "first" | "One" | "Any" | "ANY" | "ONE" => "1",
        "every" | "everyone" | "each" | "All" | "ALL" => "all",
        _ => {
            let share = value.strip_suffix('%')?.trim_end();
            let is_number = share
                .chars()
                .all(|digit| digit.is_ascii_digit() || digit == '.');
            return is_number.then_some((value, "2"));
        }
    };
    Some((value, right))
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
        if let Some((found, right)) = meant(&given.value.to_string()) {
            let name = &given.name;
            return self.mistake(Mistake {
                span: given.value_span,
                message: format!("expected a count or `all`, found `{found}`"),
                help: format!("write `{name} = {right}`"),
            });
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
                // Of `"3"`.
                let text = given.value.to_string();
                let number = text.trim_matches('"').parse().unwrap_or(2_u32).max(1);
                let name = &given.name;
                self.mistake(Mistake {
                    help: format!("write `{name} = {number}`, or `{name} = all` for all children"),
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
