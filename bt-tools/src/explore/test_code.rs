//! A trace as a test to paste.

use super::trace::{play, Trace, Turn};
use crate::model::{Answer, Asked, Model, Question};
use crate::testing::{names, path};
use bt_core::info::TreeInfo;
use bt_core::Status;
use std::collections::BTreeMap;
use std::fmt::Write as _;

impl Trace {
    /// The trace as a test of the tree itself, to be pasted: a [`Rehearsal`](crate::testing::Rehearsal) whose leaves give what
    /// they give here, with the path of each tick. Once the tree is mended, the test fails where it takes another path.
    pub fn to_test(&self) -> String {
        let tree = match self.info.name {
            "" => "Tree",
            name => name,
        };
        let mut code = String::new();
        for line in self.says.lines() {
            put(&mut code, &format!("/// {line}"));
        }
        put(&mut code, "#[test]\nfn it_happens() {");
        let mut body = String::new();
        let mut writer = Writer {
            info: self.info,
            model: Model::of(self.info),
            given: BTreeMap::new(),
        };
        for (number, turn) in self.turns.iter().enumerate() {
            if self.back_to == Some(number) {
                put(&mut body, "    // From here it goes round and round.");
            }
            writer.turn(turn, &mut body);
        }
        let statuses = ["Failure", "Running", "Success"].into_iter();
        let mut statuses = statuses.filter(|status| {
            let alone = [
                format!("[{status}"),
                format!(", {status}"),
                format!("({status})"),
            ];
            alone.iter().any(|alone| body.contains(alone.as_str()))
        });
        if let Some(first) = statuses.next() {
            let rest: Vec<&str> = statuses.collect();
            put(
                &mut code,
                &if rest.is_empty() {
                    format!("    use quickbeam::Status::{first};")
                } else {
                    format!(
                        "    use quickbeam::Status::{{{first}, {}}};",
                        rest.join(", ")
                    )
                },
            );
        }
        put(
            &mut code,
            &format!("    let mut tree = bt_tools::testing::Rehearsal::of(<{tree} as quickbeam::Tree>::INFO);"),
        );
        code + &body + "}\n"
    }
}

struct Writer {
    info: &'static TreeInfo,
    model: Model,
    /// By node: what it was last told to answer.
    given: BTreeMap<(u16, &'static str), String>,
}

impl Writer {
    fn turn(&mut self, turn: &Turn, code: &mut String) {
        match turn {
            Turn::Halt | Turn::Reset => {
                play(&mut self.model, turn, &mut |_| {});
                let call = if *turn == Turn::Halt { "halt" } else { "reset" };
                put(code, &format!("    tree.{call}();"));
            }
            Turn::Tick { answers, gave } => {
                if gave.is_none() {
                    put(code, "    // The next tick never ends.");
                    return;
                }
                match self.told(answers) {
                    Some(told) => {
                        for line in told {
                            put(code, &format!("    {line}"));
                        }
                        play(&mut self.model, turn, &mut |_| {});
                        let path = path(&self.model);
                        put(code, &format!("    tree.assert_tick({path:?});"));
                    }
                    None => {
                        play(&mut self.model, turn, &mut |_| {});
                        let answers = answers.iter();
                        let answers = answers.map(|(question, answer)| {
                            format!("({}, {})", question.node, answer_code(*answer))
                        });
                        let answers: Vec<String> = answers.collect();
                        put(
                            code,
                            &format!("    tree.follow(&[{}]);", answers.join(", ")),
                        );
                        let path = path(&self.model);
                        put(code, &format!("    assert_eq!(tree.path(), {path:?});"));
                    }
                }
            }
        }
    }

    /// The calls that make nodes answer so; `None` if they cannot be told beforehand.
    fn told(&mut self, answers: &[(Question, Answer)]) -> Option<Vec<String>> {
        let mut given = self.given.clone();
        let mut lines = Vec::new();
        let mut nodes: Vec<u16> = answers.iter().map(|(question, _)| question.node).collect();
        nodes.sort_unstable();
        nodes.dedup();
        for node in nodes {
            let here = answers.iter().filter(|(question, _)| question.node == node);
            let here: Vec<(Asked, Answer)> = here
                .map(|(question, answer)| (question.asked, *answer))
                .collect();
            let (call, value) = call(&here)?;
            let last = match here.last() {
                Some((_, Answer::Status(status))) if call == "give" => format!("[{status:?}]"),
                _ => value.clone(),
            };
            let before = given.insert((node, call), last);
            if before.as_ref() != Some(&value) {
                lines.push(format!("tree.{call}({:?}, {value});", self.name(node)));
            }
        }
        self.given = given;
        Some(lines)
    }

    /// A name that means this node alone.
    fn name(&self, number: u16) -> String {
        let Some(node) = self.info.node(number) else {
            return format!("#{number}");
        };
        let name = node.label.unwrap_or(node.text);
        let nodes = (0..self.info.count()).filter_map(|number| self.info.node(number));
        let meant = nodes
            .filter(|node| names::is_node_called(node, name))
            .count();
        if meant == 1 {
            name.to_owned()
        } else {
            format!("#{number}")
        }
    }
}

/// The method of a rehearsal that makes a node answer so in one tick, and its argument.
fn call(answers: &[(Asked, Answer)]) -> Option<(&'static str, String)> {
    let (asked, first) = *answers.first()?;
    let are_alike = answers.iter().all(|(_, answer)| *answer == first);
    match (asked, first) {
        (Asked::Act, _) => None,
        (_, Answer::Status(_)) => {
            let given: Vec<String> = answers
                .iter()
                .filter_map(|(_, answer)| match answer {
                    Answer::Status(status) => Some(format!("{status:?}")),
                    _ => None,
                })
                .collect();
            Some(("give", format!("[{}]", given.join(", "))))
        }
        (_, Answer::Elapsed(has_passed)) if are_alike => Some(("pass", has_passed.to_string())),
        (_, Answer::Child(child)) if are_alike => Some((
            "choose",
            child.map_or("None".to_owned(), |child| format!("Some({child})")),
        )),
        (_, Answer::Quota(quota)) if are_alike => Some(("count", quota.to_string())),
        // How many cycles are due depends on later ticks.
        _ => None,
    }
}

fn answer_code(answer: Answer) -> String {
    let what = match answer {
        Answer::Status(status) => format!("Status({})", word(status)),
        Answer::Elapsed(has_passed) => format!("Elapsed({has_passed})"),
        Answer::Finished(is_finished) => format!("Finished({is_finished})"),
        Answer::Quota(quota) => format!("Quota({quota})"),
        Answer::Child(None) => "Child(None)".to_owned(),
        Answer::Child(Some(child)) => format!("Child(Some({child}))"),
        Answer::Tick(child) => format!("Tick({child})"),
        Answer::Halt(child) => format!("Halt({child})"),
    };
    format!("bt_tools::model::Answer::{what}")
}

fn word(status: Status) -> &'static str {
    match status {
        Status::Success => "Success",
        Status::Failure => "Failure",
        Status::Running => "Running",
    }
}

fn put(code: &mut String, line: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(code, "{line}");
}
