//! What the user completes: the context, leaves, composites, types.

use super::calls::Fields;
use super::leaves::{KindPort, StubKind};
use super::shared::Shared;
use super::tree::lines;
use super::types::Type;
use super::vars::{Owner, Vars};
use crate::export::Element;
use crate::xml::{Category, Direction, Model};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The context: what all entries are fields of.
pub fn context(fields: &Fields, vars: &Vars, shared: &Shared) -> String {
    let mut entries: Vec<_> = fields.iter().collect();
    entries.sort_by_key(|(_, name)| name.as_str());
    let mut text = String::from(
        "/// What the trees work on: the robot, and the entries of their blackboards.\n\
         #[derive(Debug, Clone, Default)]\n\
         pub struct Blackboard {\n    \
         /// What leaves command and ask.\n    pub robot: Robot,\n",
    );
    if shared.needs.clock {
        text += "    /// What `Timeout`, `Delay` and the like measure time by.\n    pub clock: StdClock,\n";
    }
    for (var, name) in entries {
        if let Owner::Field(scope, key) = vars.owner(*var) {
            let of = if scope.is_empty() {
                String::new()
            } else {
                format!(", in the tree `{scope}`")
            };
            let _ = writeln!(text, "    /// `{{{key}}}`{of}");
        }
        let _ = writeln!(text, "    pub {name}: {},", vars.type_of(*var).owned());
    }
    text += "}\n";
    if shared.needs.clock {
        text += "\nimpl Clock for Blackboard {\n    type Instant = u64;\n\n    \
                 fn now(&self) -> u64 {\n        self.clock.now()\n    }\n\n    \
                 fn elapsed(&self, since: u64) -> Duration {\n        self.clock.elapsed(since)\n    }\n}\n";
    }
    text
}

/// What leaves command and ask.
pub const ROBOT: &str = "/// The robot: its drivers, its clients, what it knows.\n\
    #[derive(Debug, Clone, Default)]\npub struct Robot;\n";

/// Code that is to be written; what stands in braces is no argument.
pub fn todo(what: &str) -> String {
    if what.contains(['{', '}']) {
        format!("todo!(\"{{}}\", {what:?})")
    } else {
        format!("todo!({what:?})")
    }
}

/// How a constant begins whose value only C++ knows.
pub const CONSTANT: &str = "/// Of an enumeration in C++: put its value in its place.";

/// The function of a leaf.
pub fn leaf(kind: &StubKind, vars: &Vars) -> String {
    let what = match kind.category {
        Category::Condition => "Condition",
        Category::SubTree => "Tree of another file",
        _ => "Action",
    };
    let mut text = String::new();
    about(&mut text, what, kind);
    let (robot, result) = if kind.category == Category::Condition {
        ("robot: &Robot", "bool")
    } else {
        ("robot: &mut Robot", "Status")
    };
    let parameters: Vec<String> = std::iter::once(robot.to_owned())
        .chain(
            kind.ports
                .iter()
                .map(|port| format!("{}: {}", port.parameter, parameter(port, vars))),
        )
        .collect();
    let open = parameters.join(", ");
    let signature = format!("pub fn {}({open}) -> {result} {{", kind.name);
    if kind.ports.len() > 6 {
        text += "#[allow(clippy::too_many_arguments)] // As many ports.\n";
    }
    if signature.len() <= 100 {
        text += &signature;
    } else {
        let _ = writeln!(text, "pub fn {}(", kind.name);
        for parameter in &parameters {
            let _ = writeln!(text, "    {parameter},");
        }
        let _ = write!(text, ") -> {result} {{");
    }
    let names: Vec<&str> = std::iter::once("robot")
        .chain(kind.ports.iter().map(|port| port.parameter.as_str()))
        .collect();
    let names = match &names[..] {
        [name] => (*name).to_owned(),
        names => format!("({})", names.join(", ")),
    };
    let _ = write!(text, "\n    let _ = {names};\n    {}\n}}\n", todo(&kind.id));
    text
}

/// What it is and what it is for; then its ports, as a model of the XML: exporting reads that.
fn about(text: &mut String, what: &str, kind: &StubKind) {
    let _ = writeln!(text, "/// {what} `{}`.", kind.id);
    let mut more = lines("///", &kind.description.replace("```", "`"));
    if let Some(model) = &kind.model {
        more.extend((!more.is_empty()).then(|| "///".to_owned()));
        more.extend(model_lines(model));
    }
    if !more.is_empty() {
        *text += "///\n";
    }
    for line in more {
        *text += &line;
        text.push('\n');
    }
}

/// A model as lines of documentation.
pub fn model_lines(model: &Model) -> Vec<String> {
    let mut element = Element::new(model.category.tag()).with("ID", &model.id);
    for port in &model.ports {
        let mut of = Element::new(match port.direction {
            Direction::Input => "input_port",
            Direction::Output => "output_port",
            Direction::InOut => "inout_port",
        });
        let attributes = [("type", &port.cpp_type), ("default", &port.default)];
        of = of.with("name", &port.name);
        for (name, value) in attributes {
            if let Some(value) = value {
                of = of.with(name, value);
            }
        }
        of.text.clone_from(&port.description);
        element.children.push(of);
    }
    let mut text = String::new();
    element.write(0, &mut text);
    let lines = text.lines().map(|line| format!("/// {line}"));
    std::iter::once("/// ```xml".to_owned())
        .chain(lines)
        .chain(["/// ```".to_owned()])
        .collect()
}

fn parameter(port: &KindPort, vars: &Vars) -> String {
    let of = vars.type_of(port.var);
    let parameter = match (port.direction, port.is_any(vars)) {
        (Direction::Input, true) => "&impl std::fmt::Debug".to_owned(),
        (Direction::Input, false) => of.borrowed(),
        (_, true) => "&mut (impl std::fmt::Debug + Default)".to_owned(),
        (_, false) => format!("&mut {}", of.owned()),
    };
    if port.is_optional {
        format!("Option<{parameter}>")
    } else {
        parameter
    }
}

/// A composite or decorator that only its name tells about.
pub fn composite(kind: &StubKind, vars: &Vars) -> String {
    let mut text = String::new();
    let what = match kind.category {
        Category::Decorator => "Decorator",
        _ => "Control node",
    };
    about(&mut text, what, kind);
    text += "#[derive(Debug, Clone)]\n";
    let name = &kind.name;
    if kind.ports.is_empty() {
        let _ = write!(
            text,
            "pub struct {name};\n\nimpl {name} {{\n    const fn new() -> Self {{\n        Self\n    }}\n}}\n"
        );
    } else {
        let mut parameters = Vec::new();
        let _ = writeln!(text, "pub struct {name} {{");
        for port in &kind.ports {
            let of = if port.is_any(vars) {
                "String".to_owned()
            } else {
                vars.type_of(port.var).owned()
            };
            let mut of = format!("Port<{of}>");
            if port.is_optional {
                of = format!("Option<{of}>");
            }
            let _ = writeln!(
                text,
                "    /// Port `{}`.\n    pub {}: {of},",
                port.name, port.parameter
            );
            parameters.push(format!("{}: {of}", port.parameter));
        }
        let names: Vec<_> = kind
            .ports
            .iter()
            .map(|port| port.parameter.as_str())
            .collect();
        let _ = write!(
            text,
            "}}\n\nimpl {name} {{\n    const fn new({}) -> Self {{\n        Self {{ {} }}\n    }}\n}}\n",
            parameters.join(", "),
            names.join(", ")
        );
    }
    let _ = write!(
        text,
        "\nimpl Composite<Blackboard> for {name} {{\n    \
         fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {{\n        \
         let _ = (children, bb);\n        {}\n    }}\n}}\n",
        todo(&kind.id)
    );
    text
}

/// What ports of the user's own composites hold.
pub const PORT: &str = "/// What stands in a port of a composite.\n\
    #[derive(Debug, Clone)]\n\
    pub enum Port<T> {\n    \
    /// An entry of the blackboard.\n    Entry(fn(&mut Blackboard) -> &mut T),\n    \
    /// A literal.\n    Text(&'static str),\n}\n";

/// What is used where two types meet that only C++ knows how to convert.
pub const CONVERT: &str = "/// Converts between types as the trees in XML did, by text.\n\
    fn convert<From: ?Sized, To>(from: &From) -> To {\n    let _ = from;\n    todo!(\"a conversion\")\n}\n";

/// The types that only their names are known of.
pub fn opaque_types<'a>(types: impl Iterator<Item = &'a Type>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for mut of in types {
        while let Type::List(inner) = of {
            of = inner;
        }
        if let Type::Opaque(name) = of {
            names.insert(name.clone());
        }
    }
    names
}

/// One of them.
pub fn opaque_type(name: &str) -> String {
    format!(
        "/// Of C++: put yours in its place.\n\
         #[derive(Debug, Clone, Default, PartialEq)]\n\
         pub struct {name};\n\n\
         impl {name} {{\n    /// A literal in a port.\n    #[allow(dead_code)]\n    pub fn from_text(text: &str) -> Self {{\n        \
         let _ = text;\n        todo!({name:?})\n    }}\n}}\n"
    )
}
