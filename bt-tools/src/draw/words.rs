//! Drawings as text for other programs: Mermaid and Graphviz DOT.

use super::{Direction, Kind, Node, Tree};
use std::fmt::Write;

impl Tree {
    /// The tree as a Mermaid flowchart, which GitHub and many editors show.
    #[must_use]
    pub fn to_mermaid(&self, direction: Direction) -> String {
        let word = match direction {
            Direction::Down => "TD",
            Direction::Right => "LR",
        };
        let mut out = format!("flowchart {word}\n");
        for (n, node) in self.nodes.iter().enumerate() {
            let text = mermaid(&inscription(node));
            let (open, close) = match node.kind {
                Kind::Composite => ("[", "]"),
                Kind::Decorator => ("[[", "]]"),
                Kind::Leaf => ("([", "])"),
                Kind::Value => ("{{", "}}"),
                Kind::BuiltIn => ("(", ")"),
            };
            let _ = writeln!(out, "    n{n}{open}\"{text}\"{close}");
            for &child in &node.children {
                let _ = match &self.nodes[child].arm {
                    Some(arm) => writeln!(out, "    n{n} -->|\"{}\"| n{child}", mermaid(arm)),
                    None => writeln!(out, "    n{n} --> n{child}"),
                };
            }
            if let Some(state) = node.state {
                let _ = writeln!(out, "    class n{n} {}", state.word());
            }
        }
        if self.nodes.iter().any(|node| node.state.is_some()) {
            out.push_str(
                "    classDef running stroke:#b8860b,stroke-width:4px\n    \
                 classDef success stroke:#2e8b57,stroke-width:4px\n    \
                 classDef failure stroke:#c0392b,stroke-width:4px\n    \
                 classDef halted stroke:#808080,stroke-width:4px,stroke-dasharray:4\n    \
                 classDef covered stroke:#2e8b57,stroke-width:4px\n    \
                 classDef partly stroke:#b8860b,stroke-width:4px\n    \
                 classDef missed stroke:#c0392b,stroke-width:4px\n",
            );
        }
        out
    }

    /// The tree in the language of Graphviz: `dot -Tpng`.
    #[must_use]
    pub fn to_dot(&self, direction: Direction) -> String {
        let rank = match direction {
            Direction::Down => "TB",
            Direction::Right => "LR",
        };
        let name = self.name.as_deref().unwrap_or("tree");
        let mut out = format!(
            "digraph \"{}\" {{\n    rankdir={rank}\n    ordering=out\n    node [fontname=\"monospace\" style=filled fontcolor=\"#1a1a1a\"]\n    edge [color=\"#808080\" fontcolor=\"#808080\" fontname=\"monospace\"]\n",
            dot(name)
        );
        for (n, node) in self.nodes.iter().enumerate() {
            let (shape, fill) = match node.kind {
                Kind::Composite => ("box", "#cfe0f5"),
                Kind::Decorator => ("octagon", "#e6d9f2"),
                Kind::Leaf => ("ellipse", "#d9ead3"),
                Kind::Value => ("box3d", "#fbe3cd"),
                Kind::BuiltIn => ("ellipse", "#e4e4e4"),
            };
            let text = dot(&inscription(node));
            let line = match node.state {
                Some(state) => format!(" penwidth=3 xlabel=\"{}\"", state.word()),
                None => String::new(),
            };
            let tip = match node.doc.as_str() {
                "" => String::new(),
                doc => format!(" tooltip=\"{}\"", dot(doc)),
            };
            let _ = writeln!(
                out,
                "    n{n} [label=\"{text}\" shape={shape} fillcolor=\"{fill}\"{line}{tip}]"
            );
            for &child in &node.children {
                let _ = match &self.nodes[child].arm {
                    Some(arm) => writeln!(out, "    n{n} -> n{child} [label=\"{}\"]", dot(arm)),
                    None => writeln!(out, "    n{n} -> n{child}"),
                };
            }
        }
        out.push_str("}\n");
        out
    }
}

/// What is written in a node.
fn inscription(node: &Node) -> String {
    match &node.label {
        Some(label) => format!("{label}: {}", node.text),
        None => node.text.clone(),
    }
}

/// Characters that mean something to Mermaid, or to the HTML that it makes, as entities.
fn mermaid(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars() {
        match character {
            '"' => out.push_str("#quot;"),
            '\n' => out.push_str("<br/>"),
            '#' | '<' | '>' | '&' | '`' | '\\' | ';' | '|' => {
                let _ = write!(out, "#{};", u32::from(character));
            }
            other => out.push(other),
        }
    }
    out
}

fn dot(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n")
}

#[cfg(test)]
mod tests {
    use crate::draw::{trees, Direction, State, Tree};
    use crate::source::File;

    fn tree() -> Tree {
        let text = "behavior_tree! { tree T(h: &mut H) {
            /// Says \"why\".
            one: switch(h.mood)< A | B => say(\"a\\\\b\"), _ => { x < 3 } >
        } }";
        let mut tree = trees(&File::new("x.rs", text)).unwrap().remove(0);
        tree.nodes[1].state = Some(State::Failure);
        tree
    }

    #[test]
    fn mermaid() {
        let expected = "\
flowchart LR
    n0[\"one: switch(h.mood)\"]
    n0 -->|\"A #124; B\"| n1
    n0 -->|\"_\"| n2
    n1([\"say(#quot;a#92;#92;b#quot;)\"])
    class n1 failure
    n2([\"{ x #60; 3 }\"])
";
        let mermaid = tree().to_mermaid(Direction::Right);
        assert!(mermaid.starts_with(expected), "{mermaid}");
    }

    #[test]
    fn dot() {
        let dot = tree().to_dot(Direction::Down);
        for part in [
            "digraph \"T\" {\n    rankdir=TB\n",
            "n0 [label=\"one: switch(h.mood)\" shape=box fillcolor=\"#cfe0f5\" tooltip=\"Says \\\"why\\\".\"]",
            "n0 -> n1 [label=\"A | B\"]",
            "label=\"say(\\\"a\\\\\\\\b\\\")\"",
            "penwidth=3 xlabel=\"failure\"",
        ] {
            assert!(dot.contains(part), "{part}\n{dot}");
        }
    }
}
