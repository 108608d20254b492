//! Ticks allocate nothing.

use crate::world::{leaves, simple, tree, World};
use allocation_counter::measure;
use bt_core::Status;
use bt_tools::live::Leaves;
use quickbeam_proof::chance;
use quickbeam_proof::stage::Stage;

const TICKS: usize = 200;

/// Once what it needs for halts is there, which is so after some ticks.
#[test]
fn random_trees() {
    let leaves = leaves();
    for seed in chance::seeds(60) {
        let play = simple(seed);
        let (Some(mut tree), false) = (tree(&play, &leaves), has_halt_handler(&play.sketch)) else {
            continue;
        };
        let mut world = World(Stage::new(&play.sketch.plant().1));
        let mut tick = |world: &mut World| {
            for _ in 0..TICKS {
                // The record is the test's own.
                world.0.record.clear();
                world.0.advance(1);
                world.0.begin_tick();
                tree.tick(world);
                if world.0.spins() {
                    return;
                }
            }
        };
        tick(&mut world);
        world.0.record.reserve(1 << 14);
        let allocated = measure(|| tick(&mut world));
        assert_eq!(allocated.count_total, 0, "{}", play.sketch);
    }
}

/// It ticks a node in the midst of a halt, and what is still to be halted is kept for that long.
fn has_halt_handler(sketch: &quickbeam_proof::sketch::Sketch) -> bool {
    use bt_compiler::check::model::Kind;
    sketch.any(&|node| matches!(node.kind, Kind::TryCatch { on_halt: true }))
}

#[test]
fn leaves_with_arguments_of_all_kinds() {
    let leaves = Leaves::<u64>::new()
        .leaf("say", |heard: &mut u64, text: &str, times: u8| {
            *heard += text.len() as u64 * u64::from(times);
        })
        .leaf("rest", |_: &mut u64| Status::Running);
    let text = r#"reactive_sequence< say("a word", 3), rest >"#;
    let mut tree = leaves.tree(text).expect("it is right");
    let mut heard = 0;
    tree.tick(&mut heard);
    let allocated = measure(|| {
        for _ in 0..TICKS {
            tree.tick(&mut heard);
        }
    });
    assert_eq!((allocated.count_total, heard), (0, 18 * 201));
}
