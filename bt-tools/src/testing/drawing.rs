//! A tree as an outline, with what each node did in the last tick.

use crate::model::{Model, View, What};
use std::fmt::Write as _;

/// A line for each node, with what it gave in the last tick, and `◀` where it runs.
pub fn of(model: &Model) -> String {
    let views: Vec<View> = model.nodes().collect();
    let mut text = String::new();
    write(model, &views, 0, &mut text);
    text
}

fn write(model: &Model, views: &[View], number: u16, text: &mut String) {
    let Some(view) = views.get(usize::from(number)) else {
        return;
    };
    let label = view.node.label.map(|label| format!("{label}: "));
    let mut done = model.events().iter().filter(|event| event.node == number);
    let done = done.next_back().map(|event| match event.what {
        What::Done(status) => format!("  {status}"),
        What::Halt => "  halted".to_owned(),
        What::Start | What::Resume => "  …".to_owned(),
    });
    let runs = if view.is_running { " ◀" } else { "" };
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "{:indent$}{}{}{}{runs}",
        "",
        label.unwrap_or_default(),
        view.node.text,
        done.unwrap_or_default(),
        indent = (2 * view.depth).min(crate::budgets::COLUMN),
    );
    for child in views.iter().filter(|child| child.parent == Some(number)) {
        write(model, views, child.number, text);
    }
}
