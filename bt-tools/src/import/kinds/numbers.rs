//! Nodes with numbers: times, counts and thresholds, from ports that may hold an entry.

use super::super::engine;
use super::super::instances::scripts;
use super::super::layout::Piece;
use super::super::skip::{self, Skipped};
use super::super::tree::{TreeWriter, ANY_END};
use super::super::types::Type;
use super::super::value::Value;
use super::head;
use crate::script;
use crate::xml::{Category, Node};

impl TreeWriter<'_> {
    pub(super) fn timed(&mut self, node: &Node, head: &str, port: &str, skipped: Skipped) -> Piece {
        let time = self.milliseconds(node, port);
        self.shared.needs.clock = true;
        if time == "0ms" {
            // A `Delay` of nothing is its child, and a `Timeout` of nothing is no limit.
            return self.node(&node.children[0], skipped, ANY_END);
        }
        let time = match time.strip_prefix("Duration::from_millis(") {
            Some(entry) if head == "timeout" => {
                let entry = entry.strip_suffix(')').unwrap_or(entry);
                format!(
                    "match {entry} {{ 0 => Duration::MAX, time => Duration::from_millis(time) }}"
                )
            }
            _ => time,
        };
        self.decorator(node, head, &[time], skipped)
    }

    pub(super) fn milliseconds(&mut self, node: &Node, port: &str) -> String {
        match self.number(node, port, None) {
            Number::Literal(number) if number < 0 => {
                self.mistake(
                    node.place,
                    format!("`{port}=\"{number}\"` is less than zero"),
                );
                "1ms".to_owned()
            }
            Number::Literal(number) => duration(number),
            Number::Code(code) => {
                self.shared.needs.duration = true;
                format!("Duration::from_millis({code} as u64)")
            }
        }
    }

    /// Without a default, the number must be written.
    pub(super) fn number(&mut self, node: &Node, port: &str, default: Option<i64>) -> Number {
        let Some(text) = node.port(port) else {
            if default.is_none() {
                self.mistake(node.place, format!("`{}` without `{port}`", node.kind));
            }
            return Number::Literal(default.unwrap_or(1));
        };
        match self.scope.entry(&Value::of(&text.value, port)) {
            Some((place, slot)) => {
                let of = self.scope.vars.type_of(slot.var);
                match of {
                    Type::Integer(_) | Type::Real(_) => Number::Code(place),
                    Type::Milliseconds => Number::Code(format!("{place}.as_millis()")),
                    _ => {
                        self.note(
                            node.place,
                            format!("port `{port}` is a number, and its entry a {}", of.owned()),
                        );
                        Number::Code(format!("{place}.parse::<i64>().unwrap_or_default()"))
                    }
                }
            }
            None => match leading_integer(&text.value) {
                Some(number) => Number::Literal(number),
                None => {
                    let message = format!("`{port}=\"{}\"` is no integer", text.value);
                    self.mistake(text.place, message);
                    Number::Literal(1)
                }
            },
        }
    }

    pub(super) fn counted(&mut self, node: &Node, head: &str, port: &str) -> Piece {
        let arguments = match self.number(node, port, None) {
            // Only -1 means for ever.
            Number::Literal(-1) => vec![],
            Number::Literal(number) if number < 1 => {
                let ends = if head == "repeat" {
                    "succeeds"
                } else {
                    "fails"
                };
                self.note(
                    node.place,
                    format!(
                        "`{port}=\"{number}\"`: this {ends} at once, and the child is never ticked"
                    ),
                );
                vec!["u32::MIN".to_owned()]
            }
            Number::Literal(number) => vec![number.to_string()],
            Number::Code(code) => return self.counted_by(node, head, &code),
        };
        self.decorator(node, head, &arguments, Skipped::Unknown)
    }

    /// The number is an entry: it is read at every tick, and -1 means for ever.
    fn counted_by(&mut self, node: &Node, head: &str, code: &str) -> Piece {
        let is_repeat = head == "repeat";
        let (name, definition) = if is_repeat {
            ("RepeatBy", engine::REPEAT)
        } else {
            ("RetryBy", engine::RETRY)
        };
        let name = self.item(name, |name| definition.replace("NAME", name));
        let child = self.node(&node.children[0], Skipped::Unknown, ANY_END);
        if !code.starts_with("bb.") {
            // A parameter, which does not change.
            let times = format!("if {code} == -1 {{ u32::MAX }} else {{ {code}.max(0) as u32 }}");
            return Piece::decorator(head, vec![times], child);
        }
        if self.may_write(&node.children[0], code) {
            self.note(
                node.place,
                "if the number falls to what was done already while the child runs, BehaviorTree.CPP ends this node without halting the child, \
                 which goes on where it was when this node starts again; here it is halted",
            );
        }
        Piece::composite(format!("{name}::new(|bb| {code} as i64)"), vec![child])
    }

    /// Whether a script or a port within may change the entry that is this place.
    fn may_write(&self, node: &Node, place: &str) -> bool {
        let is_it = |text: &str, of: &str| {
            let entry = self.scope.entry(&Value::of(text, of));
            entry.is_some_and(|(found, _)| found == place)
        };
        let mut writes = false;
        node.walk(&mut |node| {
            let has_outputs = matches!(node.category, Some(Category::Action | Category::SubTree))
                || node.kind.starts_with("Loop");
            let mut ports = node.ports.iter();
            writes |= has_outputs && ports.any(|port| is_it(&port.value, &port.name));
            for script in scripts(node) {
                for statement in script::parse(&script.value).unwrap_or_default() {
                    statement.walk(&mut |expression| {
                        if let script::Expression::Assignment(name, ..) = expression {
                            writes |= is_it(&format!("{{{name}}}"), name);
                        }
                    });
                }
            }
        });
        writes
    }

    pub(super) fn parallel(&mut self, node: &Node) -> Piece {
        self.skipped_by_itself(node);
        let count = node.children.len();
        let numbers = (
            self.threshold(node, "success_count", -1),
            self.threshold(node, "failure_count", 1),
        );
        let success = self.number(node, "success_count", Some(-1));
        let failure = self.number(node, "failure_count", Some(1));
        let thresholds = [&success, &failure].map(Number::function);
        if self.asks(node, &[&success, &failure]) {
            let name = self.item("ParallelBy", |name| engine::PARALLEL.replace("NAME", name));
            let functions = self.functions(node);
            let head = format!(
                "{name}::<{count}>::new({}, {}, {functions})",
                thresholds[0], thresholds[1]
            );
            return self.composite(node, head, Skipped::Asks);
        }
        let (success, failure) = numbers;
        let mut options = Vec::new();
        if success != "all" {
            options.push(format!("success = {success}"));
        }
        if failure != "1" {
            options.push(format!("failure = {failure}"));
        }
        let all = success == "all";
        let inner = if all {
            Skipped::Succeeds
        } else {
            Skipped::Unknown
        };
        self.composite(node, head("parallel", &options), inner)
    }

    pub(super) fn parallel_all(&mut self, node: &Node) -> Piece {
        self.skipped_by_itself(node);
        let count = node.children.len();
        let number = self.number(node, "max_failures", Some(1));
        let failures = self.threshold(node, "max_failures", 1);
        if number.is_entry() || self.skips(node).is_some() {
            let name = self.item("ParallelAllBy", |name| {
                engine::PARALLEL_ALL.replace("NAME", name)
            });
            let functions = self.functions(node);
            let failures = number.function();
            return self.composite(
                node,
                format!("{name}::<{count}>::new({failures}, {functions})"),
                Skipped::Asks,
            );
        }
        if failures == "0" {
            // So many have failed always.
            let all = self.composite(node, "parallel_all", Skipped::Unknown);
            return Piece::decorator("force_failure", vec![], all);
        }
        let options = match failures.as_str() {
            "1" => vec![],
            failures => vec![format!("failures = {failures}")],
        };
        self.composite(node, head("parallel_all", &options), Skipped::Unknown)
    }

    /// Whether the node is one that asks at each tick which children are skipped, and how many are enough: where one may be
    /// skipped, and where a number is an entry or 0. What is about parameters is not asked again.
    fn asks(&mut self, node: &Node, numbers: &[&Number]) -> bool {
        let is_known = |number: &&Number| number.is_entry() || matches!(number, Number::Literal(_));
        let mut children = node.children.iter();
        if !numbers.iter().all(is_known)
            || children.any(skip::is_conditional) && self.skips(node).is_none()
        {
            return false;
        }
        numbers
            .iter()
            .any(|it| it.is_entry() || matches!(it, Number::Literal(0)))
            || self.skips(node).is_some()
    }

    /// A child that is skipped otherwise than by its conditions counts as done here.
    fn skipped_by_itself(&mut self, node: &Node) {
        self.skipped_as_a_whole(node);
        if self.skips_unasked(node) {
            self.note(
                node.place,
                "BehaviorTree.CPP asks a skipped child of this again at each tick, and counts it as done only where \
                 `success_count` is less than 0; here it is done once it was skipped",
            );
        }
    }

    /// Whether a child may be skipped otherwise than by conditions that this node asks: since what it ticks is, as a `RunOnce`, or by one about a
    /// parameter.
    pub(super) fn skips_unasked(&mut self, node: &Node) -> bool {
        let mut children = node.children.iter();
        children.any(|child| {
            skip::can_be_skipped(child) && !skip::is_conditional(child) || skip::passes_on(child)
        }) || node.children.iter().any(skip::is_conditional) && self.skips(node).is_none()
    }

    pub(super) fn threshold(&mut self, node: &Node, port: &str, default: i64) -> String {
        let count = i64::try_from(node.children.len()).unwrap_or(i64::MAX);
        match self.number(node, port, Some(default)) {
            Number::Code(code) => format!("{code} as u32"),
            Number::Literal(-1) => "all".to_owned(),
            Number::Literal(number) => {
                let number = if number < 0 {
                    count + number + 1
                } else {
                    number
                };
                if number > count {
                    let message = format!(
                        "`{port}` is {number}, of {count} children: BehaviorTree.CPP throws"
                    );
                    self.mistake(node.place, message);
                    return "all".to_owned();
                }
                if number < 1 {
                    return "0".to_owned();
                }
                number.to_string()
            }
        }
    }
}

/// As the library reads an integer: what follows the digits is passed over.
pub(super) fn leading_integer(text: &str) -> Option<i64> {
    let text = text.trim_start();
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let end = digits
        .find(|it: char| !it.is_ascii_digit())
        .unwrap_or(digits.len());
    text[..text.len() - digits.len() + end].parse().ok()
}

/// A number in a port.
pub(super) enum Number {
    Literal(i64),
    /// An expression of an integer type.
    Code(String),
}

impl Number {
    /// Whether it is a field, which may change.
    fn is_entry(&self) -> bool {
        matches!(self, Self::Code(code) if code.starts_with("bb."))
    }

    /// A function that gives it.
    fn function(&self) -> String {
        match self {
            Self::Literal(number) => format!("|_| {number}"),
            Self::Code(code) => format!("|bb| {code} as i64"),
        }
    }
}

/// `1500` as `1500ms`, `2000` as `2s`, `3600000` as `1h`.
pub(super) fn duration(milliseconds: i64) -> String {
    for (unit, length) in [("h", 3_600_000), ("m", 60_000), ("s", 1_000)] {
        if milliseconds > 0 && milliseconds % length == 0 {
            return format!("{}{unit}", milliseconds / length);
        }
    }
    format!("{milliseconds}ms")
}
