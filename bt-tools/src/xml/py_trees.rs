//! Files of `py_trees`: what it makes of them, in the kinds of `BehaviorTree.CPP`, or in Rust where that has none.

use super::builtin;
use super::document::{Attribute, Category, Node, Project, Remark, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// Gives all nodes the meaning that `py_trees` 2.6 has for them.
pub(super) fn translate(project: &mut Project, mistakes: &mut Vec<Remark>) {
    let mut trees = std::mem::take(&mut project.trees);
    let defaults = trees
        .iter()
        .map(|tree| (tree.id.clone(), tree.defaults.clone()));
    let mut translator = Translator {
        defaults: defaults.collect(),
        notes: &mut project.notes,
        mistakes,
    };
    for tree in &mut trees {
        translator.node(&mut tree.root);
    }
    let mut inner = BTreeSet::new();
    for tree in &trees {
        tree.root.walk(&mut |node| {
            if node.category == Some(Category::SubTree) {
                inner.insert(node.kind.clone());
            }
        });
    }
    for Tree { root, defaults, .. } in trees.iter_mut().filter(|tree| !inner.contains(&tree.id)) {
        put_in(root, defaults);
    }
    project.trees = trees;
}

/// The defaults of a tree that stands in no other one.
fn put_in(node: &mut Node, defaults: &[Attribute]) {
    for port in &mut node.ports {
        let key = port
            .value
            .strip_prefix('{')
            .and_then(|it| it.strip_suffix('}'));
        if let Some(default) = defaults.iter().find(|it| Some(it.name.as_str()) == key) {
            port.value.clone_from(&default.value);
        }
    }
    for child in &mut node.children {
        put_in(child, defaults);
    }
}

struct Translator<'p> {
    /// By the names of trees.
    defaults: BTreeMap<String, Vec<Attribute>>,
    notes: &'p mut Vec<Remark>,
    mistakes: &'p mut Vec<Remark>,
}

impl Translator<'_> {
    fn note(&mut self, at: &Node, message: impl Into<String>) {
        let (place, message) = (at.place, message.into());
        self.notes.push(Remark { place, message });
    }

    fn mistake(&mut self, at: &Node, message: impl Into<String>) {
        let (place, message) = (at.place, message.into());
        self.mistakes.push(Remark { place, message });
    }

    fn node(&mut self, node: &mut Node) {
        for child in &mut node.children {
            self.node(child);
        }
        if node.category == Some(Category::SubTree) {
            let defaults = self.defaults.get(&node.kind).into_iter().flatten();
            for default in defaults.cloned().collect::<Vec<_>>() {
                if node.port(&default.name).is_none() {
                    node.ports.push(default);
                }
            }
            return;
        }
        match node.kind.to_lowercase().as_str() {
            "sequence" => self.ordered(node, ["Sequence", "ReactiveSequence"]),
            "selector" | "fallback" => self.ordered(node, ["Fallback", "ReactiveFallback"]),
            "parallel" => self.parallel(node),
            "inverter" => self.decorator(node, "Inverter", ""),
            "failureissuccess" => self.decorator(node, "ForceSuccess", ""),
            "successisfailure" => self.decorator(node, "ForceFailure", ""),
            "successisrunning" => self.decorator(node, "KeepRunningUntilFailure", ""),
            "failureisrunning" => {
                node.rust = Some("retry(yield = always, …)".to_owned());
                self.decorator(node, "FailureIsRunning", "");
            }
            "retry" => self.counted(node, "num_failures"),
            "repeat" => self.counted(node, "num_success"),
            "oneshot" => self.one_shot(node),
            "timeout" => self.timeout(node),
            "condition" => self.condition(node),
            "passthrough" | "count" => {
                self.decorator(node, "PassThrough", "");
                if node.children.len() == 1 {
                    let mut comments = std::mem::take(&mut node.comments);
                    *node = node.children.remove(0);
                    comments.append(&mut node.comments);
                    node.comments = comments;
                }
            }
            "runningisfailure" | "runningissuccess" | "statustoblackboard" | "eternalguard"
            | "foreach" => {
                self.mistake(node, format!("`{}` of py_trees is nothing here", node.kind));
            }
            "action" | "control" | "decorator" => {
                let message = format!(
                    "`<{0} ID=\"…\">` is no notation of py_trees, which looks for a class `{0}`",
                    node.kind
                );
                self.mistake(node, message);
            }
            _ => self.own(node),
        }
    }

    /// What a composite of `py_trees` does not read.
    fn passed_over(&mut self, node: &mut Node, read: &str) {
        let all = node
            .ports
            .drain(..)
            .chain(node.conditions.drain(..))
            .chain(node.other.drain(..));
        for attribute in all.collect::<Vec<_>>() {
            if attribute.name != read {
                let message = format!(
                    "`{}` of `{}` has no effect in py_trees",
                    attribute.name, node.kind
                );
                self.notes.push(Remark {
                    place: attribute.place,
                    message,
                });
            }
        }
    }

    fn ordered(&mut self, node: &mut Node, [remembers, reactive]: [&str; 2]) {
        let memory = node.port("memory").cloned();
        self.passed_over(node, "memory");
        let is_true = memory
            .as_ref()
            .is_none_or(|it| it.value.to_lowercase() == "true");
        if let Some(memory) =
            memory.filter(|it| !matches!(&*it.value.to_lowercase(), "true" | "false"))
        {
            let message = format!(
                "`memory=\"{}\"` is false in py_trees: only `true` is true",
                memory.value
            );
            let place = memory.place;
            self.notes.push(Remark { place, message });
        }
        let kind = if is_true { remembers } else { reactive };
        kind.clone_into(&mut node.kind);
    }

    fn parallel(&mut self, node: &mut Node) {
        let policy = node.port("policy").cloned();
        self.passed_over(node, "policy");
        "Parallel".clone_into(&mut node.kind);
        match policy.as_ref().map(|it| it.value.as_str()) {
            Some("success_on_all") => {
                self.note(node, "py_trees ticks all children before one that fails decides; here it decides at once");
                return;
            }
            Some("success_on_selected") => {
                self.mistake(node, "py_trees refuses `success_on_selected`");
            }
            Some("success_on_one") => {}
            None => self.note(node, "without `policy` one success is enough in py_trees"),
            Some(other) => {
                let message = format!("`policy=\"{other}\"` is `success_on_one` in py_trees");
                self.note(node, message);
            }
        }
        node.rust = Some("parallel(success = 1, failure = 1, each = tick)< … >".to_owned());
    }

    /// A decorator with one argument, or none; what else is written is refused there.
    fn decorator(&mut self, node: &mut Node, kind: &str, argument: &str) {
        let written = node
            .ports
            .drain(..)
            .chain(node.conditions.drain(..))
            .chain(node.other.drain(..));
        let refused: Vec<Attribute> = written.filter(|it| it.name != argument).collect();
        for attribute in refused {
            let message = format!("py_trees refuses `{}` of `{}`", attribute.name, node.kind);
            self.mistakes.push(Remark {
                place: attribute.place,
                message,
            });
        }
        if node.children.len() != 1 {
            let message = format!(
                "`{}` takes one child, and has {}",
                node.kind,
                node.children.len()
            );
            self.mistake(node, message);
        }
        node.category = Some(Category::Decorator);
        kind.clone_into(&mut node.kind);
    }

    /// The argument that a decorator has to have.
    fn argument(&mut self, node: &mut Node, name: &str) -> Option<String> {
        let value = node.port(name).map(|it| it.value.trim().to_owned());
        if value.is_none() {
            self.mistake(node, format!("`{}` without `{name}`", node.kind));
        }
        value
    }

    fn counted(&mut self, node: &mut Node, name: &str) {
        let Some(value) = self.argument(node, name) else {
            return;
        };
        let Ok(number) = value.parse::<i64>() else {
            return self.mistake(
                node,
                format!("`{name}=\"{value}\"` is no integer that is known here"),
            );
        };
        let keyword = node.kind.to_lowercase();
        let kind = node.kind.clone();
        self.decorator(node, &kind, name);
        node.rust = Some(match number {
            // The first failure is the last one.
            ..=1 if keyword == "retry" => "retry(1, yield = always, …)".to_owned(),
            // It is equal to no number of successes.
            ..=0 => {
                if number != -1 {
                    self.note(
                        node,
                        format!("`{name}=\"{number}\"` is for ever in py_trees"),
                    );
                }
                "repeat(yield = always, …)".to_owned()
            }
            number => format!("{keyword}({number}, yield = always, …)"),
        });
    }

    fn one_shot(&mut self, node: &mut Node) {
        let Some(policy) = self.argument(node, "policy") else {
            return;
        };
        if policy != "ON_COMPLETION" {
            self.mistake(
                node,
                format!("`policy=\"{policy}\"` is nothing here; `ON_COMPLETION` is `run_once`"),
            );
        }
        self.decorator(node, "RunOnce", "policy");
        node.ports.push(Attribute {
            name: "then_skip".to_owned(),
            value: "false".to_owned(),
            place: node.place,
        });
    }

    fn timeout(&mut self, node: &mut Node) {
        let value = node
            .port("duration")
            .map_or("5.0", |it| it.value.trim())
            .to_owned();
        let seconds = value.parse::<f64>().ok().filter(|it| *it > 0.0);
        let Some(time) = seconds.and_then(|it| std::time::Duration::try_from_secs_f64(it).ok())
        else {
            return self.mistake(
                node,
                format!("`duration=\"{value}\"` is no time that can pass"),
            );
        };
        self.note(node, "py_trees ticks the child once more when the time is up; here the time is looked at first");
        self.decorator(node, "Timeout", "duration");
        let milliseconds = Attribute {
            name: "msec".to_owned(),
            value: time.as_millis().to_string(),
            place: node.place,
        };
        if time.subsec_nanos() % 1_000_000 == 0 {
            node.ports.push(milliseconds);
        } else {
            node.rust = Some(format!("timeout({}ns, …)", time.as_nanos()));
        }
    }

    fn condition(&mut self, node: &mut Node) {
        let Some(status) = self.argument(node, "status") else {
            return;
        };
        match status.as_str() {
            "SUCCESS" => node.rust = Some("retry(yield = always, …)".to_owned()),
            "FAILURE" => {
                let mut inverter = node.clone();
                "Inverter".clone_into(&mut inverter.kind);
                inverter.category = Some(Category::Decorator);
                inverter.ports.clear();
                node.children = vec![inverter];
                node.rust = Some("retry(yield = always, …)".to_owned());
            }
            _ => self.mistake(
                node,
                format!("`Condition` of py_trees for `{status}` is nothing here"),
            ),
        }
        self.decorator(node, "StatusCondition", "status");
    }

    /// A class of the user's. What is written there are its ports, or arguments of its constructor.
    fn own(&mut self, node: &mut Node) {
        for condition in node.conditions.drain(..) {
            let message = format!(
                "`{}` is an argument of the class in py_trees, and no condition",
                condition.name
            );
            let place = condition.place;
            self.notes.push(Remark { place, message });
        }
        if builtin::model(&node.kind).is_some() {
            let name = format!("{}Node", node.kind);
            let message = format!("`{}` is a class of yours in py_trees, and a kind of BehaviorTree.CPP: here it is `{name}`", node.kind);
            self.note(node, message);
            node.kind = name;
        }
    }
}
