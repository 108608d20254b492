//! A log in the terminal: the statuses that are written in it.

use crate::btlog::{LogMoment, NodeStatus, Replay};
use ratatui::style::{Color, Modifier, Style};

/// The nodes in the order in which they are written, subtrees in their places: their places, and their texts, indented.
pub fn outline(log: &Replay) -> Vec<(u16, String)> {
    // A node comes before its children, so this is the order already.
    let mut depths: Vec<usize> = Vec::new();
    let nodes = log.tree().nodes.iter().zip(log.known()).enumerate();
    let lines = nodes.map(|(place, (node, known))| {
        let depth = known.parent.map_or(0, |parent| depths[parent] + 1);
        depths.push(depth);
        let label = node.label.as_ref().map(|label| format!("{label}: "));
        let text = format!(
            "{:indent$}{}{}",
            "",
            label.unwrap_or_default(),
            node.text,
            indent = 2 * depth
        );
        (u16::try_from(place).unwrap_or(u16::MAX), text)
    });
    lines.collect()
}

/// What a node is, and its colour; fainter if it was that before.
pub fn how(moment: &LogMoment, place: usize) -> (&'static str, Style) {
    let Some(status) = moment.statuses.get(place) else {
        return ("", Style::new());
    };
    let is_new = moment
        .changes
        .iter()
        .any(|change| change.place == Some(place));
    let (word, color) = match status {
        NodeStatus::Running => ("RUNNING ◀", Color::Yellow),
        NodeStatus::Success => ("SUCCESS", Color::Green),
        NodeStatus::Failure => ("FAILURE", Color::Red),
        NodeStatus::Skipped => ("SKIPPED", Color::Blue),
        NodeStatus::Idle if is_new => ("IDLE", Color::Magenta),
        NodeStatus::Idle => return ("", Style::new().add_modifier(Modifier::DIM)),
    };
    let style = Style::new().fg(color);
    if is_new || *status == NodeStatus::Running {
        (word, style)
    } else {
        (word, style.add_modifier(Modifier::DIM))
    }
}
