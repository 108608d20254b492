//! A tree as it is made up: nested, with the scripts of its leaves at their places.

use crate::spelling::{arm, keyword, Spelling};
use crate::stage::{Line, Script};
use bt_compiler::check::model::{Kind, Leaf, Node, Tree};
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

    /// Whether it holds of a node in it.
    pub fn any(&self, holds: &impl Fn(&Self) -> bool) -> bool {
        holds(self) || self.children.iter().any(|child| child.any(holds))
    }

    /// Whether something of the node outlives its activation.
    pub fn remembers(&self) -> bool {
        self.kind.remembers()
    }

    /// The tree as the compiler knows it, and the scripts by node.
    pub fn plant(&self) -> (Tree, Vec<Script>) {
        let mut tree = Tree {
            nodes: Vec::new(),
            never_runs: false,
        };
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
            name: keyword(&self.kind).to_owned(),
            quote: keyword(&self.kind).to_owned(),
        });
        scripts.push(self.script.clone());
        for child in &self.children {
            let number = nodes.len();
            nodes[own].children.push(number);
            child.append_to(nodes, scripts);
        }
        nodes[own].end = nodes.len();
    }

    /// Writes the tree as one would in Rust, each script after its node's number.
    fn write(&self, f: &mut Formatter<'_>, number: &mut usize) -> fmt::Result {
        let own = *number;
        *number += 1;
        let script = Numbered(own, &self.script).to_string();
        let Spelling { open, close } = Spelling::of(&self.kind, &script);
        f.write_str(&open)?;
        if let Kind::Leaf(Leaf::Call | Leaf::Value) = self.kind {
            f.write_str(&script)?;
        }
        for (position, child) in self.children.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { ", " })?;
            let last = self.children.len() - 1;
            f.write_str(&arm(&self.kind, position, last, own, &script))?;
            child.write(f, number)?;
        }
        f.write_str(close)
    }
}

/// The script of a node, and the node's number.
struct Numbered<'play>(usize, &'play Script);

impl Display for Numbered<'_> {
    /// `#3[SFR]`
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(number, script) = self;
        write!(f, "#{number}")?;
        match script {
            Script::Empty | Script::Silent => Ok(()),
            Script::Numbers(values) => write!(f, "{values:?}"),
            Script::Turns(turns) => {
                let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", turns.join("/"))
            }
            Script::Leaf { can_run, lines } => {
                f.write_str("[")?;
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
