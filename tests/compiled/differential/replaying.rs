//! Compiled trees into rings that are smaller than what is told: what is worked out from a ring is what a follower that saw
//! everything has worked out.

use crate::world::Stage;
use bt_tools::model::{replay, Event, Follower};
use quickbeam::observe::{Observed, Ring};
use quickbeam::Tree;
use quickbeam_proof::generate::Play;
use quickbeam_proof::stage::Op;

const SCRIPTS: u64 = 5;
/// The ring goes round many times.
const OPERATIONS: usize = 300;
const BYTES: usize = 64;
const LARGE: u16 = 100;

/// A test of one of the random trees: its name, that of its type, and its seed.
macro_rules! replayed_tree {
    ($test:ident, $Tree:ident, $seed:literal) => {
        #[test]
        fn $test() {
            crate::replaying::run($seed, &$Tree::new());
        }
    };
}

pub(crate) use replayed_tree;

pub fn run<T>(seed: u64, new: &T)
where
    T: Tree + Clone + Observed<Stage, Follower> + Observed<Stage, Ring<T, BYTES>>,
{
    let sketch = Play::random(seed).sketch;
    let plays = (0..SCRIPTS).map(|script| Play::recast(&sketch, script));
    let compared =
        plays.map(|play| check(&play, new).unwrap_or_else(|report| panic!("{play:?}\n{report}")));
    assert!(
        compared.sum::<usize>() > 0 || T::NODES > LARGE,
        "no operation was certain"
    );
}

/// How many operations that a ring held were certain, and right.
fn check<T>(play: &Play, new: &T) -> Result<usize, String>
where
    T: Tree + Clone + Observed<Stage, Follower> + Observed<Stage, Ring<T, BYTES>>,
{
    let (_, scripts) = play.sketch.plant();
    let (mut followed, mut follower) = ((new.clone(), Stage::new(&scripts)), Follower::new());
    let (mut ringed, mut ring) = ((new.clone(), Stage::new(&scripts)), Ring::<T, BYTES>::new());
    let mut done: Vec<Vec<Event>> = Vec::new();
    let mut compared = 0;
    for (number, op) in play.ops.iter().cycle().take(OPERATIONS).enumerate() {
        let ((tree, stage), (other, world)) = (&mut followed, &mut ringed);
        match *op {
            Op::Advance(nanoseconds) => {
                stage.advance(nanoseconds);
                world.advance(nanoseconds);
                continue;
            }
            Op::Tick => {
                tree.tick_with(stage, &mut follower);
                ring.tick(other, world);
            }
            Op::Halt => {
                tree.halt_with(stage, &mut follower);
                ring.halt(other, world);
            }
            Op::Reset => {
                tree.reset_with(stage, &mut follower);
                ring.reset(other, world);
            }
        }
        let model = follower.model().ok_or("nothing was followed")?;
        done.push(model.events().to_vec());
        // None where a tick is larger than the ring.
        // It takes a while in a tree of hundreds of nodes.
        if T::NODES > LARGE && number % 60 != 59 {
            continue;
        }
        let replay = match replay(&ring) {
            Ok(Some(replay)) => replay,
            Ok(None) => continue,
            Err(loss) => return Err(format!("op {number}: {loss}")),
        };
        let since = done.len() - replay.operations().len();
        for (found, expected) in replay.operations().iter().zip(&done[since..]) {
            if found.is_certain && found.events != *expected {
                return Err(format!(
                    "op {number}: expected {expected:?}\nfound {:?}",
                    found.events
                ));
            }
            compared += usize::from(found.is_certain);
        }
        if replay.is_certain() && !replay.model().running().eq(model.running()) {
            return Err(format!("op {number}: something else runs"));
        }
    }
    // There are scripts in which only time passes.
    let goes_round = done.is_empty() || ring.begin().is_none_or(|(_, place)| place > 0);
    goes_round
        .then_some(compared)
        .ok_or("the ring is larger than what is told".to_owned())
}
