//! Trees on both sides of where the lowering changes its way, and far beyond, beside the reference.

use crate::differential::check;
use crate::stored;
use bt_compiler::lower::graph::{Graph, PointKind};
use bt_compiler::lower::{draw, lower};
use quickbeam_proof::stage::Op;

/// Of each tree so many plays, of larger ones fewer.
const PLAYS: u64 = 40;

/// The numbers of a linear congruence.
fn random(state: &mut u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

fn check_all(tree: &str, size: usize) {
    for seed in 0..=PLAYS / size as u64 {
        let mut ops = seed;
        let ops = (0..60).map(|_| match random(&mut ops) % 9 {
            0 => Op::Halt,
            1 => Op::Advance(2),
            _ => Op::Tick,
        });
        let script = |leaf, can_run| {
            let mut state = seed << 32 | leaf as u64;
            let words = (0..24).map(|_| match random(&mut state) % 7 {
                0 | 1 => "F",
                2 | 3 if can_run => "R",
                _ => "S",
            });
            words.collect::<Vec<_>>().join(" ")
        };
        let play = stored::play(tree, script, ops.collect());
        check(&play).unwrap_or_else(|failure| panic!("{tree}: {failure}\n{play:?}"));
    }
}

/// Conditions that never run make half of the leaves.
const LEAVES: &str = "sequence< slow_condition(0), condition(0), slow_condition(0), condition(0) >";

#[test]
fn on_both_sides_of_many_effects() {
    for levels in [1, 5, 6, 7, 8, 24] {
        for (open, close) in [
            ("repeat(2, ", ")"),
            ("retry(2, ", ")"),
            ("timeout(5ns, ", ")"),
            ("repeat(2, yield = always, ", ")"),
            (
                "fallback< condition(0), retry(2, ",
                "), slow_condition(0) >",
            ),
            ("reactive_sequence< condition(0), repeat(2, ", ") >"),
        ] {
            check_all(
                &format!("{}{LEAVES}{}", open.repeat(levels), close.repeat(levels)),
                levels,
            );
        }
    }
}

#[test]
fn what_one_leaf_alone_halts() {
    let handled = format!("on_halt(handle(0), {LEAVES})");
    for count in [1, 2, 3, 8, 40] {
        let children = vec![&*handled; count].join(", ");
        for tree in [
            format!("reactive_sequence< condition(0), {children}, slow_condition(0) >"),
            format!("reactive_fallback< slow_condition(0), {children} >"),
            format!("repeat(2, reactive_fallback< condition(0), retry(2, reactive_sequence< slow_condition(0), {children} >) >)"),
            format!("while_do_else< slow_condition(0), fallback< {children} >, reactive_sequence< {children} > >"),
        ] {
            check_all(&tree, count * count);
        }
    }
}

/// What reactive nodes halt comes after their children where it is drawn, and behind the leaf that leads there after the lowering.
#[test]
fn what_one_leaf_alone_halts_stands_behind_it() {
    let is_moved = |graph: &Graph| {
        let points = &graph.regions[0].points;
        let is_halt = |it: &PointKind| matches!(it, PointKind::HaltWithin { .. });
        let halt = points.iter().position(|it| is_halt(&it.kind));
        let last = points
            .iter()
            .rposition(|it| matches!(it.kind, PointKind::Step { .. }));
        halt.expect("what is halted") < last.expect("leaves")
    };
    let handled = format!("on_halt(handle(0), {LEAVES})");
    for count in [2, 3, 8, 40] {
        let children = vec![&*handled; count].join(", ");
        let tree = format!("reactive_sequence< slow_condition(0), {children} >");
        let play = stored::play(&tree, |_, _| "S".to_owned(), Vec::new());
        let (tree, _) = play.sketch.plant();
        assert!(!is_moved(&draw(&tree)), "{count}");
        assert!(is_moved(&lower(&tree)), "{count}");
    }
}
