//! Beside the interpreter that follows the node reference.

use crate::world::{heard, leaves, simple, status, text, tree, World};
use bt_model::Follower;
use bt_tools::live::Tree;
use quickbeam_proof::chance;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::stage::{Machine, Op, Stage};

/// Does it, and gives the result of a tick.
pub fn perform(
    tree: &mut Tree<World>,
    op: Op,
    world: &mut World,
    follower: &mut Follower,
) -> Option<bt_core::Status> {
    match op {
        Op::Tick => return Some(tree.tick_with(world, follower)),
        Op::Halt => tree.halt_with(world, follower),
        Op::Reset => tree.reset_with(world, follower),
        Op::Advance(nanoseconds) => world.0.advance(nanoseconds),
    }
    None
}

#[test]
fn trees_do_what_the_reference_says() {
    let leaves = leaves();
    let (mut tried, mut ops) = (0, 0);
    for seed in chance::seeds(400) {
        let play = simple(seed);
        let Some(mut tree) = tree(&play, &leaves) else {
            continue;
        };
        tried += 1;
        let (nodes, scripts) = play.sketch.plant();
        let mut reference = Interpreter::new(&nodes);
        let mut expected = Stage::new(&scripts);
        let mut world = World(Stage::new(&scripts));
        let mut follower = Follower::new();
        for (number, op) in play.ops.iter().enumerate() {
            ops += 1;
            let gave = reference.perform(*op, &mut expected).map(status);
            let found = perform(&mut tree, *op, &mut world, &mut follower);
            let at = || format!("{}\n{:?}\nat {number}", text(&play.sketch), play.ops);
            assert_eq!(found, gave, "{}", at());
            assert_eq!(heard(&world.0.record), heard(&expected.record), "{}", at());
            let resting = reference.resting_nodes();
            assert_eq!(tree.is_running(), !resting.is_empty(), "{}", at());
            for node in resting {
                let node = u16::try_from(node).expect("a small tree");
                assert!(tree.running().any(|running| running == node), "{}", at());
            }
            assert_eq!(follower.loss(), None, "{}", at());
            if let Some(model) = follower.model() {
                let followed: Vec<u16> = model.running().collect();
                assert_eq!(followed, tree.running().collect::<Vec<_>>(), "{}", at());
            }
        }
    }
    // Most trees of the proof are such trees once what wants a build is taken out of them.
    assert!(tried * 2 > chance::cases(400), "{tried} trees");
    assert!(ops > tried);
}
