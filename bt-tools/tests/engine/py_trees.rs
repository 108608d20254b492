//! Files of `py_trees` at random: run by it, as they are or as they are exported again, and by what is imported from them.

use crate::generate::Case;
use fastrand::Rng;
use std::fmt::Write as _;

struct Generator {
    rng: Rng,
    answers: Vec<(String, String)>,
}

/// Of this number always the same one.
pub fn case(seed: u64) -> Case {
    let mut generator = Generator {
        rng: Rng::with_seed(seed),
        answers: Vec::new(),
    };
    let mut xml = "<root main_tree_to_execute=\"Main\">".to_owned();
    for (name, inner) in [("Main", true), ("Sub", false)] {
        let body = generator.node(3, inner);
        let _ = write!(xml, "<BehaviorTree ID=\"{name}\">{body}</BehaviorTree>");
    }
    let answers = generator.answers;
    Case {
        xml: xml + "</root>",
        answers,
    }
}

impl Generator {
    fn one_of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.rng.usize(..all.len())]
    }

    fn leaf(&mut self) -> String {
        let name = format!("A{}", self.answers.len());
        let answers = (0..9).map(|_| self.one_of(&["S", "F", "R"])).collect();
        self.answers.push((name.clone(), answers));
        format!("<{name}/>")
    }

    fn node(&mut self, depth: u8, has_trees: bool) -> String {
        if depth == 0 || self.rng.u8(..5) == 0 {
            return match self.rng.u8(..8) {
                0 if has_trees => "<SubTree ID=\"Sub\"/>".to_owned(),
                _ => self.leaf(),
            };
        }
        let count = self.rng.usize(1..4);
        match self.rng.u8(..9) {
            0..=4 => {
                let kind =
                    self.one_of(&["Sequence", "sequence", "Selector", "fallback", "Fallback"]);
                let memory = self.one_of(&[
                    "",
                    " memory=\"true\"",
                    " memory=\"True\"",
                    " memory=\"false\"",
                    " memory=\"1\"",
                ]);
                self.element(kind, memory, depth, count, has_trees)
            }
            5 => {
                let policy = self.one_of(&[
                    "",
                    " policy=\"success_on_one\"",
                    " policy=\"success_on_all\"",
                    " success_count=\"2\"",
                ]);
                self.element("Parallel", policy, depth, count, has_trees)
            }
            _ => {
                let open = self.one_of(&[
                    "Inverter",
                    "FailureIsSuccess",
                    "SuccessIsFailure",
                    "SuccessIsRunning",
                    "FailureIsRunning",
                    "Retry num_failures=\"0\"",
                    "retry num_failures=\"2\"",
                    "Retry num_failures=\"3\"",
                    "Repeat num_success=\"-1\"",
                    "Repeat num_success=\"0\"",
                    "Repeat num_success=\"1\"",
                    "Repeat num_success=\"2\"",
                    "OneShot policy=\"ON_COMPLETION\"",
                    "Condition status=\"SUCCESS\"",
                    "Condition status=\"FAILURE\"",
                    "Count",
                    "PassThrough",
                    "Timeout duration=\"600\"",
                ]);
                let (kind, argument) = open.split_once(' ').unwrap_or((open, ""));
                let argument = if argument.is_empty() {
                    String::new()
                } else {
                    format!(" {argument}")
                };
                self.element(kind, &argument, depth, 1, has_trees)
            }
        }
    }

    fn element(
        &mut self,
        kind: &str,
        attributes: &str,
        depth: u8,
        count: usize,
        has_trees: bool,
    ) -> String {
        let children: String = (0..count)
            .map(|_| self.node(depth - 1, has_trees))
            .collect();
        format!("<{kind}{attributes}>{children}</{kind}>")
    }
}
