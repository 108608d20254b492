//! Trees of ours at random, over what BehaviorTree.CPP 4.8 has, too: run as they are, and by the engine as they are exported.

use crate::generate::Case;
use bt_tools::export::to_xml;
use bt_tools::source::{described, File};
use fastrand::Rng;
use std::fmt::Write as _;

struct Generator {
    rng: Rng,
    answers: Vec<(String, String)>,
    /// Trees that stand in others.
    trees: Vec<String>,
}

/// Of this number always the same one, with its source; nothing if it has nodes that are never reached.
pub fn case(seed: u64) -> Option<(Case, String)> {
    let mut generator = Generator {
        rng: Rng::with_seed(seed),
        answers: Vec::new(),
        trees: Vec::new(),
    };
    let body = generator.node(3);
    let main = format!("tree Main(bb: &mut Blackboard) {{ {body} }}");
    let inner = generator.trees.join(" ");
    let mut text = format!("quickbeam::behavior_tree! {{ {main} {inner} }}\n");
    let trees = described(&File::new("ours.rs", text.as_str())).ok()?;
    let xml = to_xml(trees[0]);
    text += "#[derive(Debug, Default)] pub struct Blackboard { pub robot: Robot }\n";
    for (name, answers) in &generator.answers {
        let (of, status) = if name.starts_with('C') {
            ("bool", "letter == 'S'")
        } else {
            ("quickbeam::Status",
             "match letter { 'S' => quickbeam::Status::Success, 'F' => quickbeam::Status::Failure, _ => quickbeam::Status::Running }")
        };
        let function = name.to_lowercase();
        let _ = writeln!(text, "fn {function}(bb: &mut Blackboard) -> {of} {{ let letter = bb.robot.0.borrow_mut().answer({name:?}, {answers:?}); {status} }}");
    }
    let answers = generator.answers;
    Some((Case { xml, answers }, text))
}

impl Generator {
    fn one_of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.rng.usize(..all.len())]
    }

    fn leaf(&mut self, letter: char, answers: &[&str]) -> String {
        let name = format!("{letter}{}", self.answers.len());
        let answers = (0..9).map(|_| self.one_of(answers)).collect();
        self.answers.push((name.clone(), answers));
        name.to_lowercase()
    }

    fn children(&mut self, depth: u8, count: usize) -> String {
        let children: Vec<String> = (0..count).map(|_| self.node(depth)).collect();
        children.join(", ")
    }

    /// A tree of its own, or one that stands elsewhere, too.
    fn tree(&mut self, depth: u8) -> String {
        let number = self.trees.len();
        if number > 0 && self.rng.bool() {
            return format!("Inner{}::new()", self.rng.usize(..number));
        }
        let body = self.node(depth);
        let number = self.trees.len();
        let tree = format!("tree Inner{number}(bb: &mut Blackboard) {{ {body} }}");
        self.trees.push(tree);
        format!("Inner{number}::new()")
    }

    fn node(&mut self, depth: u8) -> String {
        if depth == 0 || self.rng.u8(..5) == 0 {
            return match self.rng.u8(..12) {
                0 => "success".to_owned(),
                1 => "failure".to_owned(),
                2..=4 => self.leaf('C', &["S", "F"]),
                _ => self.leaf('A', &["S", "F", "R"]),
            };
        }
        if self.rng.u8(..8) == 0 {
            return self.tree(depth - 1);
        }
        let inner = depth - 1;
        match self.rng.u8(..16) {
            0..=6 => {
                let kind = self.one_of(&[
                    "sequence",
                    "fallback",
                    "reactive_sequence",
                    "reactive_fallback",
                    "async_sequence(yield = sync)",
                    "async_fallback(yield = sync)",
                    "sequence_with_memory",
                ]);
                let count = self.rng.usize(1..4);
                format!("{kind}< {} >", self.children(inner, count))
            }
            7..=8 => {
                let count = self.rng.usize(2..4);
                let quotas = ["all", "1", "2"];
                let (success, failure) = (self.one_of(&quotas), self.one_of(&quotas));
                let children = self.children(inner, count);
                if self.rng.bool() {
                    format!("parallel(success = {success}, failure = {failure})< {children} >")
                } else {
                    format!("parallel_all(failures = {failure})< {children} >")
                }
            }
            9..=10 => {
                let kind = self.one_of(&["if_then_else", "while_do_else"]);
                let condition = self.leaf('C', &["S", "F"]);
                let count = self.rng.usize(1..3);
                format!("{kind}< {condition}, {} >", self.children(inner, count))
            }
            11..=12 => {
                let kind = self.one_of(&["repeat(2, ", "retry(3, ", "repeat(", "retry("]);
                format!("{kind}{})", self.node(inner))
            }
            _ => {
                let kind = self.one_of(&[
                    "invert",
                    "force_success",
                    "force_failure",
                    "keep_running_until_failure",
                    "run_once",
                ]);
                format!("{kind}({})", self.node(inner))
            }
        }
    }
}
