//! A tree's nodes and its jump graph on a few lines.
//!
//! ```text
//! region 0: fallback< door_open, … >
//!     1 = sleep, halting: Reset(0)
//!     enter: was 1 → Point(1), else → Point(0)
//!     0 door_open: Step { step: Call, stop: 0, success: → Done(Success), … }
//! ```

use crate::check::model::{NodeId, Tree};
use crate::lower::graph::{Graph, Kept, Region};
use std::fmt::{Debug, Write as _};

/// The nodes, those within others further to the right.
pub fn outline(tree: &Tree) -> String {
    let mut text = String::new();
    let mut ends = Vec::new();
    for (id, node) in tree.nodes.iter().enumerate() {
        ends.retain(|end| id < *end);
        let label = node.label.as_ref().map(|label| format!("{label}: "));
        let (depth, label) = (4 * ends.len(), label.unwrap_or_default());
        writeln!(text, "{:depth$}{label}{}", "", node.quote).expect("a string");
        ends.push(node.end);
    }
    text
}

/// The jump graph.
pub fn jumps(tree: &Tree, graph: &Graph) -> String {
    let mut text = String::new();
    for (id, slot) in graph.slots.iter().enumerate() {
        let quote = quote(tree, slot.node);
        writeln!(text, "slot {id}: {:?} of {quote}", slot.kind).expect("a string");
    }
    for (id, region) in graph.regions.iter().enumerate() {
        let quote = quote(tree, region.root);
        let keeps = match region.kept {
            Kept::Place => "",
            Kept::Running => ", keeps whether it runs",
            Kept::Nothing => ", keeps nothing",
        };
        write!(text, "region {id}: {quote}{keeps}\n{}", lines(tree, region)).expect("a string");
    }
    text
}

fn lines(tree: &Tree, region: &Region) -> String {
    let mut lines = Vec::new();
    for (id, stop) in region.stops.iter().enumerate() {
        let mut line = format!("{} = {}", id + 1, quote(tree, stop.node));
        if !stop.cleanup.is_empty() {
            let cleanup: Vec<String> = stop
                .cleanup
                .iter()
                .map(|(_, part)| format!("{part:?}"))
                .collect();
            write!(line, ", halting: {}", cleanup.join(", ")).expect("a string");
        }
        if stop.certain {
            line += ", runs for certain";
        }
        lines.push(line);
    }
    let mut enter = "enter: ".to_owned();
    for (stops, edge) in &region.entry.resume {
        let numbers: Vec<String> = stops.iter().map(|stop| (stop + 1).to_string()).collect();
        write!(
            enter,
            "was {} {}, else ",
            numbers.join(" or "),
            arrows(edge)
        )
        .expect("a string");
    }
    lines.push(enter + &arrows(&region.entry.start));
    for (id, point) in region.points.iter().enumerate() {
        lines.push(format!(
            "{id} {}: {}",
            quote(tree, point.node),
            arrows(&point.kind)
        ));
    }
    format!("    {}\n", lines.join("\n    "))
}

fn quote(tree: &Tree, node: NodeId) -> &str {
    &tree.nodes[node].quote
}

/// The `Debug` form, with edges as arrows: `[Start(0)] → Point(2)`.
fn arrows(value: &impl Debug) -> String {
    const EDGE: &str = "Edge { effects: ";
    let mut text = format!("{value:?}");
    while let Some(start) = text.find(EDGE) {
        let effects_end = closing(&text, start + EDGE.len());
        let to = effects_end + ", to: ".len();
        // The target, up to the brace that closes the edge.
        let end = closing(&text, start + "Edge ".len());
        let effects = text[start + EDGE.len()..effects_end].replace("[]", "");
        let gap = if effects.is_empty() { "" } else { " " };
        let edge = format!(
            "{effects}{gap}→ {}",
            text[to..end].trim_end_matches([' ', '}'])
        );
        text.replace_range(start..end, &edge);
    }
    text
}

/// Where the bracket that opens at `start` is closed: the position behind it.
fn closing(text: &str, start: usize) -> usize {
    let mut depth = 0;
    for (position, char) in text[start..].char_indices() {
        match char {
            '{' | '[' | '(' => depth += 1,
            '}' | ']' | ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return start + position + char.len_utf8();
        }
    }
    text.len()
}

#[test]
fn edges_are_arrows() {
    use crate::check::model::Outcome;
    use crate::lower::graph::{Edge, Effect, Target};
    let edge = Edge::new(Target::Done(Outcome::Success));
    assert_eq!(arrows(&edge), "→ Done(Success)");
    let edges = [
        edge.after([Effect::Start(0), Effect::Reset(1)]),
        Edge::new(Target::Point(2)),
    ];
    assert_eq!(
        arrows(&edges),
        "[[Start(0), Reset(1)] → Done(Success), → Point(2)]"
    );
}
