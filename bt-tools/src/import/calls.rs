//! How a leaf of the user's is called: `{ spin(&mut bb.robot, 1.57, &bb.goal) }`.

use super::instances::{Instance, Slot};
use super::leaves::{KindPort, StubKind};
use super::types::Type;
use super::value::Value;
use super::vars::{Owner, Var, Vars};
use crate::xml::{Category, Direction, Node};
use std::collections::HashMap;
use std::fmt::Write;

/// Names of the context's fields.
pub type Fields = HashMap<Var, String>;

/// What of the context and the tree's parameters can be named in a tree.
pub struct Scope<'a> {
    pub instance: &'a Instance<'a>,
    pub vars: &'a Vars,
    pub fields: &'a Fields,
    /// The parameters of the tree as Rust names them.
    pub parameters: &'a HashMap<String, String>,
}

impl Scope<'_> {
    /// `bb.goal`, or the parameter's name.
    pub fn place(&self, key: &str) -> Option<(String, Slot)> {
        let slot = *self.instance.slots.get(key)?;
        let place = if slot.is_parameter {
            self.parameters.get(key)?.clone()
        } else {
            format!("bb.{}", self.fields.get(&slot.var)?)
        };
        Some((place, slot))
    }

    pub fn root_place(&self, key: &str) -> Option<(String, Slot)> {
        let var = self
            .vars
            .find(&Owner::Field(String::new(), key.to_owned()))?;
        let slot = Slot {
            var,
            is_parameter: false,
        };
        Some((format!("bb.{}", self.fields.get(&var)?), slot))
    }

    /// The entry that a port names.
    pub fn entry(&self, value: &Value<'_>) -> Option<(String, Slot)> {
        match value {
            Value::Entry(key) => self.place(key),
            Value::RootEntry(key) => self.root_place(key),
            Value::Literal(_) => None,
        }
    }
}

/// A call being made.
#[derive(Default)]
struct Call {
    before: Vec<String>,
    arguments: Vec<String>,
    after: Vec<String>,
    /// Places that are borrowed mutably.
    mutable: Vec<String>,
    notes: Vec<String>,
    needs_convert: bool,
}

/// A call in a block, notes about it, and whether it converts between types that only the user knows.
pub struct Written {
    pub block: String,
    pub notes: Vec<String>,
    pub needs_convert: bool,
}

pub fn call(node: &Node, kind: &StubKind, scope: &Scope<'_>) -> Written {
    let mut call = Call::default();
    for port in &kind.ports {
        if let Some(text) = node.port(&port.name) {
            if port.direction != Direction::Input {
                if let Some((place, _)) = scope.entry(&Value::of(&text.value, &port.name)) {
                    call.mutable.push(place);
                }
            }
        }
    }
    let mut borrowed = Vec::new();
    for port in &kind.ports {
        let argument = call.port(node, port, scope, &mut borrowed);
        call.arguments.push(argument);
    }
    let robot = if kind.category == Category::Condition {
        "&bb.robot"
    } else {
        "&mut bb.robot"
    };
    call.arguments.insert(0, robot.to_owned());
    let called = format!("{}({})", kind.name, call.arguments.join(", "));
    let mut block = String::from("{ ");
    for statement in &call.before {
        let _ = write!(block, "{statement}; ");
    }
    if call.after.is_empty() {
        block += &called;
    } else {
        let _ = write!(block, "let status = {called}; ");
        for statement in &call.after {
            let _ = write!(block, "{statement}; ");
        }
        block += "status";
    }
    Written {
        block: block + " }",
        notes: call.notes,
        needs_convert: call.needs_convert,
    }
}

/// Where what is written goes if it goes nowhere.
fn lost(of: &Type) -> String {
    format!("&mut <{}>::default()", of.owned())
}

impl Call {
    fn port(
        &mut self,
        node: &Node,
        port: &KindPort,
        scope: &Scope<'_>,
        borrowed: &mut Vec<String>,
    ) -> String {
        let written = node.port(&port.name).map(|port| port.value.as_str());
        let any = port.is_any(scope.vars);
        let of = scope.vars.type_of(port.var);
        let Some(text) = written.or(port.default.as_deref()) else {
            return "None".to_owned();
        };
        let value = Value::of(text, &port.name);
        let argument = match (scope.entry(&value), &value) {
            (Some((place, slot)), _) if port.direction == Direction::Input => {
                self.read(&place, slot, port, &of, any, scope)
            }
            (Some((_, slot)), _) if slot.is_parameter => {
                self.notes.push(format!(
                    "port `{}` is written, and its entry is a literal here: what is written is lost",
                    port.name
                ));
                lost(&of)
            }
            (Some((place, slot)), _) => self.write(&place, slot, port, &of, any, scope, borrowed),
            (None, Value::Literal(text)) if port.direction == Direction::Input => {
                self.literal(text, port, &of, any)
            }
            (None, Value::Literal("")) => lost(&of),
            (None, _) => {
                self.notes.push(format!(
                    "port `{}` is written, and `{text}` is no entry: what is written is lost",
                    port.name
                ));
                lost(&of)
            }
        };
        if port.is_optional {
            format!("Some({argument})")
        } else {
            argument
        }
    }

    fn literal(&mut self, text: &str, port: &KindPort, of: &Type, any: bool) -> String {
        if any {
            let guessed = Type::of_literals(&[text.to_owned()]);
            let literal = guessed.literal(text).unwrap_or_default();
            return if guessed == Type::Text {
                format!("&{literal}")
            } else {
                format!("&{literal}_{}", guessed.owned()).replace("_bool", "")
            };
        }
        of.literal(text).unwrap_or_else(|| {
            self.notes.push(format!(
                "port `{}` is a {}, and `{text}` is not written as one",
                port.name,
                of.owned()
            ));
            self.needs_convert = true;
            let borrow = if of.is_copy() { "" } else { "&" };
            format!("{borrow}convert::<_, {}>({text:?})", of.owned())
        })
    }

    fn read(
        &mut self,
        place: &str,
        slot: Slot,
        port: &KindPort,
        of: &Type,
        any: bool,
        scope: &Scope<'_>,
    ) -> String {
        let mut from = scope.vars.type_of(slot.var);
        // What a tree is given is `Copy`: text, where it is no number.
        if slot.is_parameter && !from.is_copy() {
            from = Type::Text;
        }
        let clash = self.mutable.iter().any(|it| it == place);
        let place = if clash {
            let name = format!("{}_before", port.parameter);
            let clone = if from.is_copy() { "" } else { ".clone()" };
            self.before.push(format!("let {name} = {place}{clone}"));
            name
        } else {
            place.to_owned()
        };
        if any {
            return format!("&{place}");
        }
        if from == *of {
            return if of.is_copy() || slot.is_parameter {
                place
            } else {
                format!("&{place}")
            };
        }
        match (of, &from) {
            (Type::Integer(to) | Type::Real(to), number) if number.is_number() => {
                format!("{place} as {to}")
            }
            (Type::Text, it) if it.is_copy() && *it != Type::Milliseconds => {
                format!("&{place}.to_string()")
            }
            (Type::Opaque(name), Type::Text) => {
                let borrow = if slot.is_parameter { "" } else { "&" };
                format!("&{name}::from_text({borrow}{place})")
            }
            _ => {
                self.notes.push(format!(
                    "port `{}` is a {}, and its entry a {}",
                    port.name,
                    of.owned(),
                    from.owned()
                ));
                self.needs_convert = true;
                let borrow = if of.is_copy() { "" } else { "&" };
                let from = if slot.is_parameter { "" } else { "&" };
                format!("{borrow}convert::<_, {}>({from}{place})", of.owned())
            }
        }
    }

    #[allow(clippy::too_many_arguments)] // What a port is, beside what the call is.
    fn write(
        &mut self,
        place: &str,
        slot: Slot,
        port: &KindPort,
        of: &Type,
        any: bool,
        scope: &Scope<'_>,
        borrowed: &mut Vec<String>,
    ) -> String {
        let to = scope.vars.type_of(slot.var);
        if (any || to == *of) && !borrowed.iter().any(|it| it == place) {
            borrowed.push(place.to_owned());
            return format!("&mut {place}");
        }
        // By way of a value of the port's own.
        let name = format!("{}_after", port.parameter);
        let owned = if any { to.owned() } else { of.owned() };
        self.before
            .push(format!("let mut {name} = <{owned}>::default()"));
        let back = match (&to, of) {
            (to, of) if to == of || any => name.clone(),
            (Type::Integer(to) | Type::Real(to), of) if of.is_number() => format!("{name} as {to}"),
            (Type::Text, of) if of.is_copy() && *of != Type::Milliseconds => {
                format!("{name}.to_string()")
            }
            _ => {
                self.notes.push(format!(
                    "port `{}` is a {}, and its entry a {}",
                    port.name,
                    of.owned(),
                    to.owned()
                ));
                self.needs_convert = true;
                format!("convert::<_, {}>(&{name})", to.owned())
            }
        };
        self.after.push(format!("{place} = {back}"));
        format!("&mut {name}")
    }
}
