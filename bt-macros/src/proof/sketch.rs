//! A tree as it is made up: nested, with the scripts of its leaves at their places.

use super::stage::{Line, Script};
use crate::check::model::{Kind, Leaf, Mode, Node, Outcome, Time, Tree};
use std::fmt::{self, Display, Formatter};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sketch {
    pub kind: Kind,
    pub script: Script,
    pub children: Vec<Sketch>,
}

impl Sketch {
    pub fn control(kind: Kind, children: Vec<Sketch>) -> Self {
        Self {
            kind,
            script: Script::Empty,
            children,
        }
    }

    pub fn leaf(leaf: Leaf, script: Script) -> Self {
        Self {
            kind: Kind::Leaf(leaf),
            script,
            children: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        1 + self.children.iter().map(Self::len).sum::<usize>()
    }

    /// The tree as the compiler knows it, and the scripts by node.
    pub fn plant(&self) -> (Tree, Vec<Script>) {
        let mut tree = Tree { nodes: Vec::new() };
        let mut scripts = Vec::new();
        self.append_to(&mut tree.nodes, &mut scripts);
        (tree, scripts)
    }

    fn append_to(&self, nodes: &mut Vec<Node>, scripts: &mut Vec<Script>) {
        let own = nodes.len();
        nodes.push(Node {
            kind: self.kind.clone(),
            children: Vec::new(),
            end: 0,
            label: None,
            name: self.keyword().to_owned(),
            quote: self.keyword().to_owned(),
        });
        scripts.push(self.script.clone());
        for child in &self.children {
            let number = nodes.len();
            nodes[own].children.push(number);
            child.append_to(nodes, scripts);
        }
        nodes[own].end = nodes.len();
    }

    pub fn keyword(&self) -> &'static str {
        match self.kind {
            Kind::Leaf(Leaf::Call) => "call",
            Kind::Leaf(Leaf::Value) => "Value",
            Kind::Leaf(Leaf::Constant(Outcome::Success)) => "success",
            Kind::Leaf(Leaf::Constant(Outcome::Failure)) => "failure",
            Kind::Leaf(Leaf::Running) => "running",
            Kind::Ordered {
                until: Outcome::Success,
                mode: Mode::Memory,
            } => "fallback",
            Kind::Ordered {
                until: Outcome::Failure,
                mode: Mode::Memory,
            } => "sequence",
            Kind::Ordered {
                until: Outcome::Success,
                ..
            } => "reactive_fallback",
            Kind::Ordered {
                until: Outcome::Failure,
                ..
            } => "reactive_sequence",
            Kind::Invert => "invert",
            Kind::Force(Outcome::Success) => "force_success",
            Kind::Force(Outcome::Failure) => "force_failure",
            Kind::Timeout(_) => "timeout",
        }
    }

    /// Writes the tree as one would in Rust, each leaf with its node number and script.
    fn write(&self, f: &mut Formatter<'_>, number: &mut usize) -> fmt::Result {
        let own = *number;
        *number += 1;
        f.write_str(self.keyword())?;
        match &self.kind {
            Kind::Leaf(_) => return self.write_script(f, own),
            Kind::Ordered {
                mode: Mode::ReactiveContinue,
                ..
            } => {
                f.write_str("(on_running = continue)< ")?;
            }
            Kind::Ordered { .. } => f.write_str("< ")?,
            Kind::Timeout(Time::Literal { nanoseconds }) => write!(f, "({nanoseconds}ns, ")?,
            Kind::Timeout(Time::Computed) => {
                f.write_str("(time")?;
                self.write_script(f, own)?;
                f.write_str(", ")?;
            }
            Kind::Invert | Kind::Force(_) => f.write_str("(")?,
        }
        for (position, child) in self.children.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { ", " })?;
            child.write(f, number)?;
        }
        f.write_str(if matches!(self.kind, Kind::Ordered { .. }) {
            " >"
        } else {
            ")"
        })
    }

    fn write_script(&self, f: &mut Formatter<'_>, number: usize) -> fmt::Result {
        match &self.script {
            Script::Empty => write!(f, "#{number}"),
            Script::Durations(values) => write!(f, "#{number}{values:?}"),
            Script::Leaf { can_run, lines } => {
                write!(f, "#{number}[")?;
                lines.iter().try_for_each(|line| write!(f, "{line}"))?;
                f.write_str(if *can_run { "]" } else { "; never runs]" })
            }
        }
    }
}

impl Display for Sketch {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write(f, &mut 0)
    }
}

impl Display for Line {
    /// `S`, or `S+3` where 3 ns go by within the call.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.status.letter())?;
        if self.takes > 0 {
            write!(f, "+{}", self.takes)?;
        }
        Ok(())
    }
}
