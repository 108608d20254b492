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
    let inner = if body.contains("<SubTree ") {
        generator.inner_trees()
    } else {
        String::new()
    };
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

    /// `Sub`, which changes what its ports are tied to, and `Deep` within it.
    fn inner_trees(&mut self) -> String {
        let mut trees = String::new();
        let scripts: [&[&str]; 2] = [
            &[
                "y == 'a'",
                "y := 'b'",
                "x += 1; y := 'a'",
                "x &gt; 2",
                "z := x; x := z + 1",
            ],
            &["x == 2", "x := 1", "y := 'c'", "v := 3; x := v", "y != 'c'"],
        ];
        for (name, scripts) in ["Sub", "Deep"].into_iter().zip(scripts) {
            let count = self.rng.usize(1..5);
            let nodes: String = (0..count).map(|_| self.inner_node(name, scripts)).collect();
            let kind = self.one_of(&["Sequence", "Fallback", "ReactiveSequence", "AsyncSequence"]);
            let attributes = self.skip_of_ports();
            let _ = write!(
                trees,
                "<BehaviorTree ID=\"{name}\"><{kind}{attributes}>{nodes}</{kind}></BehaviorTree>"
            );
        }
        trees
    }

    fn inner_node(&mut self, tree: &str, scripts: &[&str]) -> String {
        let attributes = self.skip_of_ports();
        match self.rng.u8(..8) {
            0..=3 => {
                let script = self.one_of(scripts);
                let kind = if script.contains(":=") || script.contains("+=") {
                    "Script"
                } else {
                    "ScriptCondition"
                };
                format!("<{kind} code=\"{script}\"{attributes}/>")
            }
            4 => {
                let kind = self.one_of(&["Repeat num_cycles", "RetryUntilSuccessful num_attempts"]);
                let leaf = self.user('A', &["S", "F", "R"]);
                let name = kind.split(' ').next().unwrap_or(kind);
                format!("<{kind}=\"{{x}}\"{attributes}>{leaf}/></{name}>")
            }
            5 if tree == "Sub" => {
                let ports = self.one_of(&[
                    "x=\"{x}\" y=\"{y}\"",
                    "x=\"{x}\" y=\"a\"",
                    "x=\"2\" y=\"{y}\"",
                    "_autoremap=\"true\"",
                    "x=\"{x}\" _autoremap=\"true\"",
                ]);
                format!("<SubTree ID=\"Deep\" {ports}{attributes}/>")
            }
            _ => format!("{}{attributes}/>", self.user('A', &["S", "F", "R"])),
        }
    }

    /// A precondition or more that is about the ports of a tree.
    fn skip_of_ports(&mut self) -> &'static str {
        let known = if self.skips { 6 } else { 4 };
        match self.rng.u8(..18) {
            0 if known > 4 => " _skipIf=\"x &gt; 3\"",
            1 if known > 4 => " _while=\"y != 'c'\"",
            2 => " _failureIf=\"x == 4\"",
            3 => " _onSuccess=\"y := 'c'\"",
            4 => " _post=\"x += 1\"",
            _ => "",
        }
    }

    fn leaf(&mut self) -> String {
        match self.rng.u8(..12) {
            11 => format!(
                "<SetBlackboard output_key=\"{}\" value=\"{}\"",
                self.one_of(&["n0", "n1", "{n1}"]),
                self.one_of(&["2", "{n0}", "{n1}", "{n1}"])
            ),
            10 => "<Sleep msec=\"0\"".to_owned(),
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
                let variable = self.one_of(&["n0", "r0", "s0", "s1", "b0"]);
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
            16 => {
                let open = self.one_of(&[
                    "LoopInt queue=\"1;3\" value=\"{n0}\"",
                    "LoopInt queue=\"2\" value=\"{n1}\" if_empty=\"FAILURE\"",
                    "LoopDouble queue=\"0.5;1.5;2\" value=\"{r0}\"",
                    "LoopString queue=\"a;b\" value=\"{s0}\"",
                    "Timeout msec=\"0\"",
                    "Timeout msec=\"600000\"",
                    "Precondition if=\"b0\" else=\"SUCCESS\"",
                    "Precondition if=\"b0\" else=\"RUNNING\"",
                ]);
                let child = self.node(inner);
                self.element(open, &child)
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
