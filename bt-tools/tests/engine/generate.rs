//! Trees in XML at random, over what the importer knows and BehaviorTree.CPP 4.8 has.

use fastrand::Rng;
use std::fmt::Write as _;

/// A tree and what its leaves answer.
pub struct Case {
    pub xml: String,
    /// Names of leaves with what they answer in turn; conditions begin with `C`.
    pub answers: Vec<(String, String)>,
}

/// The entries that all cases have: integers, numbers, texts, flags.
pub const KEYS: [&str; 7] = ["n0", "n1", "r0", "r1", "s0", "s1", "b0"];

/// What sets them first.
pub const INIT: &str = "n0 := 1; n1 := 2; r0 := 0.5; r1 := 1.5; s0 := 'a'; s1 := '2'; b0 := true";

struct Generator<'r> {
    rng: &'r mut Rng,
    answers: Vec<(String, String)>,
    /// Whether nodes may be skipped.
    skips: bool,
}

/// Of this number always the same one.
pub fn case(seed: u64) -> Case {
    let mut rng = Rng::with_seed(seed);
    let skips = rng.u8(..4) == 0;
    let mut generator = Generator {
        rng: &mut rng,
        answers: Vec::new(),
        skips,
    };
    let body = generator.node(3);
    let mut inner = String::new();
    if body.contains("<SubTree ") {
        let leaf = generator.user('A', &["S", "F", "R"]);
        let nodes = [
            "<ScriptCondition code=\"y == 'a'\"/>".to_owned(),
            "<Script code=\"y := 'b'\"/>".to_owned(),
            "<Script code=\"x += 1; y := 'a'\"/>".to_owned(),
            format!("{leaf}/>"),
        ];
        let count = generator.rng.usize(1..5);
        let nodes: String = (0..count)
            .map(|_| nodes[generator.rng.usize(..4)].as_str())
            .collect();
        let kind = generator.one_of(&["Sequence", "Fallback", "ReactiveSequence"]);
        inner = format!("<BehaviorTree ID=\"Sub\"><{kind}>{nodes}</{kind}></BehaviorTree>");
    }
    let answers = generator.answers;
    let mut models = String::new();
    for (name, _) in &answers {
        let kind = if name.starts_with('C') {
            "Condition"
        } else {
            "Action"
        };
        let _ = write!(models, "<{kind} ID=\"{name}\"/>");
    }
    let xml = format!(
        "<root BTCPP_format=\"4\"><BehaviorTree ID=\"Main\"><Sequence><Script code=\"{INIT}\"/>{body}</Sequence></BehaviorTree>{inner}\
         <TreeNodesModel>{models}</TreeNodesModel></root>"
    );
    Case { xml, answers }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

impl Generator<'_> {
    fn one_of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.rng.usize(..all.len())]
    }

    fn number(&mut self, depth: u8) -> String {
        if depth == 0 || self.rng.u8(..3) == 0 {
            return self
                .one_of(&["n0", "n1", "r0", "r1", "1", "3", "2.5", "-2"])
                .to_owned();
        }
        let (left, right) = (self.number(depth - 1), self.number(depth - 1));
        // Chains group otherwise in other versions, so that all are in brackets.
        match self.rng.u8(..5) {
            0 => format!("({left} + {right})"),
            1 => format!("({left} - {right})"),
            2 => format!("({left} * {right})"),
            3 => format!("({} ? {left} : {right})", self.condition(depth - 1)),
            _ => format!("-({left})"),
        }
    }

    fn condition(&mut self, depth: u8) -> String {
        if depth == 0 || self.rng.u8(..3) == 0 {
            return match self.rng.u8(..4) {
                0 => "b0".to_owned(),
                1 => format!(
                    "s0 {} '{}'",
                    self.one_of(&["==", "!=", "<"]),
                    self.one_of(&["a", "b"])
                ),
                2 => format!("s1 == {}", self.one_of(&["2", "n1"])),
                _ => {
                    let (left, right) = (self.number(1), self.number(1));
                    format!(
                        "{left} {} {right}",
                        self.one_of(&["==", "!=", "<", ">", "<=", ">="])
                    )
                }
            };
        }
        let (left, right) = (self.condition(depth - 1), self.condition(depth - 1));
        match self.rng.u8(..3) {
            0 => format!("({left}) && ({right})"),
            1 => format!("({left}) || ({right})"),
            _ => format!("!({left})"),
        }
    }

    fn statement(&mut self) -> String {
        match self.rng.u8(..8) {
            0 => "n0 += 1".to_owned(),
            1 => "n1 := n1 + n0".to_owned(),
            2 => format!("n0 := {}", self.rng.u8(..4)),
            3 => format!("r0 := {}", self.number(2)),
            4 => "r1 *= 0.5".to_owned(),
            5 => format!("s0 := '{}'", self.one_of(&["a", "b"])),
            6 => format!("b0 := {}", self.condition(1)),
            _ => "s1 := n0 .. ''".to_owned(),
        }
    }

    fn leaf(&mut self) -> String {
        match self.rng.u8(..10) {
            9 => format!(
                "<SubTree ID=\"Sub\" x=\"{{{}}}\" y=\"{}\"",
                self.one_of(&["n0", "n1"]),
                self.one_of(&["a", "b", "c", "{s0}"])
            ),
            0 => format!("<ScriptCondition code=\"{}\"", escaped(&self.condition(2))),
            1 => format!("<Script code=\"{}\"", escaped(&self.statement())),
            2 => "<AlwaysSuccess".to_owned(),
            3 => "<AlwaysFailure".to_owned(),
            4 | 5 => self.user('C', &["S", "F"]),
            _ => self.user('A', &["S", "F", "R"]),
        }
    }

    fn user(&mut self, letter: char, answers: &[&str]) -> String {
        let name = format!("{letter}{}", self.answers.len());
        let answers = (0..9).map(|_| self.one_of(answers)).collect();
        self.answers.push((name.clone(), answers));
        format!("<{name}")
    }

    fn attributes(&mut self) -> String {
        let mut all = Vec::new();
        while all.len() < 2 && self.rng.u8(..6) == 0 {
            let next = self.attribute();
            let name = |it: &String| it.split('=').next().map(str::to_owned);
            if !all.iter().any(|known| name(known) == name(&next)) {
                all.push(next);
            }
        }
        all.concat()
    }

    fn attribute(&mut self) -> String {
        let all = [
            "_failureIf",
            "_successIf",
            "_onSuccess",
            "_onFailure",
            "_post",
            "_onHalted",
            "_skipIf",
            "_while",
        ];
        let known = if self.skips { 8 } else { 6 };
        let name = all[self.rng.usize(..known)];
        let value = match name {
            "_failureIf" | "_successIf" | "_skipIf" | "_while" => self.condition(1),
            _ => self.statement(),
        };
        format!(" {name}=\"{}\"", escaped(&value))
    }

    fn children(&mut self, depth: u8, range: std::ops::Range<usize>) -> String {
        (0..self.rng.usize(range))
            .map(|_| self.node(depth))
            .collect()
    }

    fn element(&mut self, open: &str, children: &str) -> String {
        let name = open.split(' ').next().unwrap_or(open);
        format!("<{open}{}>{children}</{name}>", self.attributes())
    }

    fn node(&mut self, depth: u8) -> String {
        if depth == 0 || self.rng.u8(..5) == 0 {
            return format!("{}{}/>", self.leaf(), self.attributes());
        }
        let inner = depth - 1;
        match self.rng.u8(..20) {
            0..=5 => {
                let kind = self.one_of(&[
                    "Sequence",
                    "Fallback",
                    "SequenceWithMemory",
                    "AsyncSequence",
                    "AsyncFallback",
                    "ReactiveSequence",
                    "ReactiveFallback",
                ]);
                let children = self.children(inner, 1..4);
                self.element(kind, &children)
            }
            6..=8 => {
                let count = self.rng.usize(1..4);
                let children: String = (0..count).map(|_| self.node(inner)).collect();
                // What is beyond the number of children throws there.
                let thresholds = ["-1", "0", "1", &count.to_string(), "{n0}"].map(str::to_owned);
                let success = &thresholds[self.rng.usize(..5)];
                let failure = &thresholds[self.rng.usize(..5)];
                let open = if self.rng.bool() {
                    format!("Parallel success_count=\"{success}\" failure_count=\"{failure}\"")
                } else {
                    format!("ParallelAll max_failures=\"{failure}\"")
                };
                self.element(&open, &children)
            }
            9..=10 => {
                let kind = self.one_of(&["IfThenElse", "WhileDoElse"]);
                let condition = if self.rng.bool() {
                    self.user('C', &["S", "F"]) + "/>"
                } else {
                    format!(
                        "<ScriptCondition code=\"{}\"/>",
                        escaped(&self.condition(2))
                    )
                };
                let children = condition + &self.children(inner, 1..3);
                self.element(kind, &children)
            }
            11..=12 => {
                let variable = self.one_of(&["n0", "r0", "s0", "s1"]);
                let children: String = (0..3).map(|_| self.node(inner)).collect();
                let cases = [
                    self.one_of(&["1", "a", "2"]),
                    self.one_of(&["2", "b", "0.5"]),
                ];
                let open = format!(
                    "Switch2 variable=\"{{{variable}}}\" case_1=\"{}\" case_2=\"{}\"",
                    cases[0], cases[1]
                );
                self.element(&open, &children)
            }
            13..=15 => {
                let times = self.one_of(&["1", "2", "3", "0", "-1", "-2", "{n0}", "{n1}"]);
                let open = if self.rng.bool() {
                    format!("Repeat num_cycles=\"{times}\"")
                } else {
                    format!("RetryUntilSuccessful num_attempts=\"{times}\"")
                };
                let child = self.node(inner);
                self.element(&open, &child)
            }
            _ => {
                let condition = escaped(&self.condition(1));
                let open = match self.rng.u8(..6) {
                    0 => "Inverter".to_owned(),
                    1 => "ForceSuccess".to_owned(),
                    2 => "ForceFailure".to_owned(),
                    3 => "KeepRunningUntilFailure".to_owned(),
                    4 => "RunOnce then_skip=\"false\"".to_owned(),
                    _ => format!("Precondition if=\"{condition}\" else=\"FAILURE\""),
                };
                let child = self.node(inner);
                self.element(&open, &child)
            }
        }
    }
}
