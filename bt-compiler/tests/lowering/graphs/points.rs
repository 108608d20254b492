//! How many places of code there are.

use super::show::lowered;
use bt_compiler::lower::graph::{Point, PointKind, Step, Target};

fn points(text: &str) -> Vec<Point> {
    lowered(text).1.regions.swap_remove(0).points
}

/// Control nodes that only change results are edges.
#[test]
fn only_leaves_are_left() {
    for text in [
        "fallback< a, sequence< b, invert(c) > >",
        "force_success(if_then_else< a, b, c >)",
        "try_catch< a, b, c >",
        "async_fallback< a, b, c >",
    ] {
        let points = points(text);
        assert_eq!(points.len(), 3, "{text}");
        let calls = points.iter().all(|point| {
            matches!(
                point.kind,
                PointKind::Step {
                    step: Step::Call,
                    ..
                }
            )
        });
        assert!(calls, "{text}");
    }
}

/// A child whose halt takes nothing needs no place for it.
#[test]
fn halts_stand_only_where_something_may_have_to_be_halted() {
    let halts = |text: &str| {
        let points = points(text);
        let halts = points
            .iter()
            .filter(|point| matches!(point.kind, PointKind::HaltWithin { .. }));
        halts.count()
    };
    assert_eq!(halts("reactive_fallback< a, sequence< b, c > >"), 0);
    // Before it decides, and before it runs.
    assert_eq!(halts("reactive_fallback< a, B >"), 2);
    assert_eq!(halts("reactive_fallback< a, timeout(1s, b) >"), 2 + 1 - 1);
    assert_eq!(halts("while_do_else< a, B, c >"), 1);
    assert_eq!(halts("timeout(1s, a)"), 0);
    assert_eq!(halts("timeout(1s, A)"), 1);
}

/// What a leaf alone halts on its way out comes next to it, however many children come after it.
#[test]
fn what_only_one_leaf_halts_stands_behind_it() {
    let nested = |inner: String, level| match level % 2 {
        0 => format!("reactive_sequence< a, {inner} >"),
        _ => format!("on_halt(note, {inner})"),
    };
    let points = points(&(0..20).fold("B".to_owned(), nested));
    let halts = points.iter().enumerate();
    let halts = halts.filter(|(_, point)| matches!(point.kind, PointKind::HaltWithin { .. }));
    let leads_to = |from: usize, to: usize| {
        let mut edges = points[from].kind.edges();
        edges.any(|edge| edge.to == Target::Point(to))
    };
    let mut found = 0;
    for (halt, _) in halts {
        // One for each of two ways, behind one another.
        let before = halt.saturating_sub(2)..halt;
        assert!(before.into_iter().any(|from| leads_to(from, halt)));
        found += 1;
    }
    assert_eq!(found, 20);
}

/// `running`, and nothing else happens.
#[test]
fn a_point_that_only_runs() {
    let only_runs = |text: &str| points(text).iter().all(Point::only_runs);
    assert!(only_runs("running"));
    assert!(only_runs("sequence< success, running >"));
    assert!(!only_runs("a"));
    assert!(!only_runs("B"));
    // It halts what runs after it.
    let halting = points("reactive_sequence< a, fallback< b, running >, C >");
    assert!(!halting.iter().any(Point::only_runs));
}

/// What many nodes do one after the other once a leaf in all of them has completed stands once, not at each leaf in between.
#[test]
fn the_ends_of_many_nodes_are_shared() {
    let around = |head: &str| {
        let nest = |inner: String, _| format!("{head} fallback< a, {inner} >)");
        let points = points(&(0..40).fold("a".to_owned(), nest));
        let effects = points.iter().flat_map(|point| point.kind.edges());
        effects.map(|edge| edge.effects.len()).sum::<usize>() / 40
    };
    assert!(around("cooldown(9s,") <= 16, "{}", around("cooldown(9s,"));
    assert!(around("run_once(") <= 12, "{}", around("run_once("));
    assert!(around("retry(3,") <= 12, "{}", around("retry(3,"));
    assert!(around("timeout(9s,") <= 16, "{}", around("timeout(9s,"));
    // A few are not worth a place of their own.
    let few = points("cooldown(9s, cooldown(9s, a))");
    assert!(!few
        .iter()
        .any(|point| matches!(point.kind, PointKind::Pass(_))));
}
