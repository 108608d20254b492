//! One tree in the place of another, and texts that are none.

use crate::world::{heard, leaves, simple, status, text, tree, World};
use bt_compiler::check::model::{Kind, Mode, Outcome, Time, Timed};
use bt_tools::live::Tree;
use quickbeam_proof::chance;
use quickbeam_proof::dice::Dice;
use quickbeam_proof::generate::Play;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::sketch::Sketch;
use quickbeam_proof::stage::{Machine, Op, Stage};

/// Nothing that outlives an activation, which the tree after it would keep.
fn without_memory(sketch: &mut Sketch) {
    match &mut sketch.kind {
        kind @ Kind::SequenceWithMemory => {
            *kind = Kind::Ordered {
                until: Outcome::Failure,
                mode: Mode::Memory,
            };
        }
        kind @ Kind::RunOnce => *kind = Kind::Invert,
        Kind::Timed(timed, _) if *timed == Timed::Cooldown => *timed = Timed::Delay,
        _ => {}
    }
    sketch.children.iter_mut().for_each(without_memory);
}

fn drawn(seed: u64) -> Play {
    let mut play = simple(seed);
    without_memory(&mut play.sketch);
    play
}

/// The node at this place in the order in which they are written.
fn node_at(sketch: &mut Sketch, place: usize) -> &mut Sketch {
    let mut left = place;
    let mut node = sketch;
    while left > 0 {
        left -= 1;
        let mut child = 0;
        while left >= node.children[child].len() {
            left -= node.children[child].len();
            child += 1;
        }
        node = &mut node.children[child];
    }
    node
}

/// Another node in the place of one, two nodes exchanged, another duration.
fn edited(play: &Play, dice: &mut Dice) -> Play {
    let mut sketch = play.sketch.clone();
    let place = usize::try_from(dice.below(sketch.len() as u64)).expect("a small tree");
    let node = node_at(&mut sketch, place);
    match (dice.below(3), &mut node.kind) {
        (0, Kind::Timed(_, time)) => *time = Time::Literal { nanoseconds: 5 },
        (1, _) if node.children.len() > 1 => node.children.swap(0, 1),
        _ => *node = drawn(dice.below(u64::from(u32::MAX))).sketch,
    }
    Play {
        sketch,
        ops: drawn(dice.below(u64::from(u32::MAX))).ops,
    }
}

/// Runs a tree beside the reference for as long as its play goes on.
fn run(
    play: &Play,
    tree: &mut Tree<World>,
    world: &mut World,
    reference: &mut Interpreter<'_>,
    expected: &mut Stage,
) {
    for op in &play.ops {
        let gave = reference.perform(*op, expected).map(status);
        let found = match op {
            Op::Tick => Some(tree.tick(world)),
            Op::Halt => {
                tree.halt(world);
                None
            }
            Op::Reset => {
                tree.reset(world);
                None
            }
            Op::Advance(nanoseconds) => {
                world.0.advance(*nanoseconds);
                None
            }
        };
        assert_eq!(found, gave, "{}\n{:?}", text(&play.sketch), play.ops);
        assert_eq!(
            heard(&world.0.record),
            heard(&expected.record),
            "{}\n{:?}",
            text(&play.sketch),
            play.ops
        );
    }
}

/// What runs is halted once, as the reference halts it, and the next tree does what a fresh one does.
#[test]
fn after_each_edit_the_tree_is_a_fresh_one() {
    let leaves = leaves();
    let (mut edits, mut while_running) = (0, 0);
    let wanted = chance::cases(300);
    for seed in chance::seeds(u64::MAX) {
        if edits >= wanted {
            break;
        }
        let mut play = drawn(seed);
        let Some(mut live) = tree(&play, &leaves) else {
            continue;
        };
        let mut dice = Dice::new(seed);
        for _ in 0..20 {
            let (nodes, scripts) = play.sketch.plant();
            let mut reference = Interpreter::new(&nodes);
            let mut expected = Stage::new(&scripts);
            let mut world = World(Stage::new(&scripts));
            run(&play, &mut live, &mut world, &mut reference, &mut expected);
            let (next, new) = loop {
                let next = edited(&play, &mut dice);
                if let Some(new) = tree(&next, &leaves) {
                    break (next, new);
                }
            };
            while_running += u64::from(live.is_running());
            live.replace(new, &mut world);
            reference.halt(&mut expected);
            assert_eq!(
                heard(&world.0.record),
                heard(&expected.record),
                "{}",
                text(&play.sketch)
            );
            assert!(!live.is_running());
            play = next;
            edits += 1;
        }
    }
    assert!(
        while_running * 3 > edits,
        "{while_running} of {edits} while they ran"
    );
}

/// A text with a piece less, or one more.
fn broken(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let mut at = || usize::try_from(dice.below(letters.len() as u64)).expect("a short text");
    let (from, to) = (at(), at());
    match dice.below(3) {
        0 => drop(letters.drain(from.min(to)..from.max(to))),
        1 => letters.insert(from, [')', '<', '>', ',', '{', '"', '3'][to % 7]),
        _ => letters.swap(from, to),
    }
    letters.into_iter().collect()
}

#[test]
fn a_text_with_a_mistake_says_where_and_changes_nothing() {
    let leaves = leaves();
    let wanted = chance::cases(150);
    let mut refused = 0;
    for seed in chance::seeds(u64::MAX) {
        if refused >= wanted {
            break;
        }
        let play = drawn(seed);
        let Some(mut live) = tree(&play, &leaves) else {
            continue;
        };
        let mut dice = Dice::new(seed);
        let (nodes, scripts) = play.sketch.plant();
        let mut reference = Interpreter::new(&nodes);
        let mut expected = Stage::new(&scripts);
        let mut world = World(Stage::new(&scripts));
        for _ in 0..5 {
            run(&play, &mut live, &mut world, &mut reference, &mut expected);
            let text = broken(&text(&play.sketch), &mut dice);
            let Err(problems) = leaves.tree(&text) else {
                continue;
            };
            assert!(!problems.is_empty(), "{text}");
            for problem in problems {
                assert!(
                    text.get(problem.range.clone()).is_some(),
                    "{text}: {problem:?}"
                );
            }
            refused += 1;
        }
    }
}
