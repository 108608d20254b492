//! What built-in kinds and scripts tell about the types of entries.

mod scripts;

use super::instances::{bare_key, Instance};
use super::sources;
use super::types::Type;
use super::value::Value;
use super::vars::{Owner, Var, Vars};
use crate::xml::Node;

struct Inference<'a> {
    instance: &'a Instance<'a>,
    vars: &'a mut Vars,
}

/// What has a type of its own: numbers in ports, loops.
pub fn of_ports(instance: &Instance<'_>, vars: &mut Vars) {
    let mut inference = Inference { instance, vars };
    for_nodes(instance, |node| inference.ports(node));
}

/// What is only known from scripts, once declared types have spread; then the elements of loops.
pub fn of_scripts(instances: &[Instance<'_>], vars: &mut Vars) {
    scripts::infer(instances, vars);
    for instance in instances {
        let mut inference = Inference { instance, vars };
        for_nodes(instance, |node| {
            if sources::is_loop(&node.kind) && sources::fits(node) {
                inference.queue(node);
            }
        });
    }
}

fn for_nodes(instance: &Instance<'_>, mut visit: impl FnMut(&Node)) {
    instance.tree.root.walk(&mut |node| visit(node));
}

impl Inference<'_> {
    fn var(&mut self, value: &Value<'_>) -> Option<Var> {
        match value {
            Value::Entry(key) => self.instance.slots.get(*key).map(|slot| slot.var),
            Value::RootEntry(key) => {
                let owner = Owner::Field(String::new(), (*key).to_owned());
                Some(self.vars.of(owner))
            }
            Value::Literal(_) => None,
        }
    }

    fn ports(&mut self, node: &Node) {
        if node.kind == "SetBlackboard" {
            return self.set_blackboard(node);
        }
        if sources::is_loop(&node.kind) && sources::fits(node) {
            return self.loop_over(node);
        }
        if node.kind.starts_with("Switch") {
            return self.switch(node);
        }
        let numbers = [
            "num_cycles",
            "num_attempts",
            "msec",
            "delay_msec",
            "success_count",
            "failure_count",
            "max_failures",
        ];
        if crate::xml::builtin::model(&node.kind).is_none() {
            return;
        }
        for port in &node.ports {
            if numbers.contains(&port.name.as_str()) {
                if let Some(var) = self.var(&Value::of(&port.value, &port.name)) {
                    self.vars.suggest(var, Some(Type::Integer("i32")));
                }
            }
        }
    }

    fn set_blackboard(&mut self, node: &Node) {
        let target = bare_key(node).and_then(|key| self.var(&key));
        let (Some(target), Some(port)) = (target, node.port("value")) else {
            return;
        };
        match self.var(&Value::of(&port.value, "value")) {
            Some(from) => self.vars.tie(target, from),
            None => self.vars.literal(target, &port.value),
        }
    }

    fn switch(&mut self, node: &Node) {
        let variable = node
            .port("variable")
            .and_then(|port| self.var(&Value::of(&port.value, "variable")));
        let Some(variable) = variable else {
            return;
        };
        for port in &node.ports {
            if port.name.starts_with("case_") && !super::instances::is_constant(&port.value) {
                match self.var(&Value::of(&port.value, &port.name)) {
                    Some(case) => self.vars.tie(variable, case),
                    None => self.vars.literal(variable, &port.value),
                }
            }
        }
    }

    fn loop_over(&mut self, node: &Node) {
        let element = match node.kind.as_str() {
            "LoopBool" => Some(Type::Bool),
            "LoopDouble" => Some(Type::Real("f64")),
            "LoopInt" => Some(Type::Integer("i32")),
            "LoopString" | "ForEachString" => Some(Type::Text),
            "ForEach" => None,
            kind => Some(Type::Opaque(super::names::camel(
                kind.trim_start_matches("ForEach"),
            ))),
        };
        let ports = sources::loop_ports(node);
        if let Some(value) = ports.value.as_ref().and_then(|value| self.var(value)) {
            self.vars.suggest(value, element.clone());
        }
        let queue = ports.queue.as_ref().and_then(|queue| self.var(queue));
        if let (Some(queue), Some(element)) = (queue, element) {
            self.vars
                .suggest(queue, Some(Type::List(Box::new(element))));
        }
        if let Some(index) = ports.index.as_ref().and_then(|index| self.var(index)) {
            self.vars.suggest(index, Some(Type::Integer("i64")));
        }
    }

    /// The elements of a loop over anything, from what one of them is; called once that is known.
    fn queue(&mut self, node: &Node) {
        let ports = sources::loop_ports(node);
        let queue = ports.queue.as_ref().and_then(|queue| self.var(queue));
        let value = ports.value.as_ref().and_then(|value| self.var(value));
        let (Some(queue), Some(value)) = (queue, value) else {
            return;
        };
        match self.vars.type_of(queue) {
            Type::List(inner) if self.vars.is_known(queue) => {
                self.vars.suggest(value, Some(*inner));
            }
            _ => {
                let element = if self.vars.is_known(value) {
                    self.vars.type_of(value)
                } else {
                    Type::Opaque("Element".to_owned())
                };
                self.vars.suggest(value, Some(element.clone()));
                self.vars
                    .suggest(queue, Some(Type::List(Box::new(element))));
            }
        }
    }
}
