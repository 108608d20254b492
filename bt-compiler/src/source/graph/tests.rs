//! Edges in words, and long lines broken.

use super::*;

#[test]
fn an_edge_in_words() {
    let done = Edge::new(Target::Done(Outcome::Success));
    assert_eq!(edge(&done), "done with success");
    let started = done.after([Effect::Start(0), Effect::Reset(1)]);
    assert_eq!(edge(&started), "start 1, reset slot 1, done with success");
    let restored = Edge::new(Target::Point(2)).after([Effect::Restore(vec![0, 4])]);
    assert_eq!(edge(&restored), "restore past 1 or 5, go to 2");
}

#[test]
fn long_lines_are_broken() {
    let numbers: Vec<SuspendId> = (0..60).collect();
    let line = format!("        at {}: rest", alternatives(&numbers));
    let lines = wrapped(&line);
    assert!(lines.len() > 1);
    assert!(lines
        .iter()
        .all(|line| line.trim_end().chars().count() <= WIDTH));
    assert!(lines[1].starts_with("            "));
    assert_eq!(
        lines.concat().split_whitespace().count(),
        line.split_whitespace().count()
    );
}
