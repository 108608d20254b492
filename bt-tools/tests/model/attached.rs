//! A follower that is attached to a random tree while it runs: what it says is so, and where it cannot know it, it says nothing.

use crate::replays::{perform, Done};
use bt_core::observe::{Mark, Observer, Operation};
use bt_core::TreeInfo;
use bt_tools::model::Follower;
use bt_tools::source::describe;
use quickbeam_proof::chance::seeds;
use quickbeam_proof::generate::Play;

fn tell(follower: &mut Follower, info: &'static TreeInfo, done: &Done) {
    let (last, answers) = done.marks.split_last().expect("an end");
    let (operation, status) = match *last {
        Mark::Ticked(status) => (Operation::Tick, Some(status)),
        Mark::Halted => (Operation::Halt, None),
        _ => (Operation::Reset, None),
    };
    follower.begin(operation, info);
    for mark in answers {
        if let Mark::Answer(node, answer) = *mark {
            follower.answer(node, answer);
        }
    }
    follower.end(operation, status);
}

/// Enough for some seconds.
const CASES: u64 = 600;

#[test]
fn an_attached_follower_catches_up() {
    // Of operations of a tree that was attached to while it ran.
    let (mut all, mut known, mut known_by_waiting) = (0, 0, 0);
    for seed in seeds(CASES) {
        let play = Play::random(seed);
        let (tree, _) = play.sketch.plant();
        let info = describe("", &tree);
        let done = perform(&play, info);
        for middle in 0..done.len() {
            let running = &done[middle].before;
            if running.is_empty() {
                continue;
            }
            let mut attached = Follower::attached(info, done[middle].known.iter().copied());
            let mut waiting = Follower::joining();
            for (number, done) in done.iter().enumerate().skip(middle) {
                tell(&mut attached, info, done);
                tell(&mut waiting, info, done);
                let at = || format!("seed {seed}, from {middle}, at {number}: {play:?}");
                all += 1;
                assert_eq!((attached.loss(), waiting.loss()), (None, None), "{}", at());
                let model = attached.model().expect("it was told of an operation");
                let waited = waiting.model().expect("it was told of an operation");
                known_by_waiting += u32::from(!waited.is_lost());
                if waited.are_events_clear() {
                    assert_eq!(waited.events(), done.events, "{}", at());
                }
                if model.is_lost() {
                    continue;
                }
                known += 1;
                assert!(model.running().eq(done.after.iter().copied()), "{}", at());
                if model.are_events_clear() {
                    assert_eq!(model.events(), done.events, "{}", at());
                }
            }
        }
    }
    eprintln!("{known} of {all} operations known; by waiting {known_by_waiting}");
    assert!(known * 4 > all * 3, "{known} of {all}");
    assert!(
        known_by_waiting * 10 < known * 9,
        "{known_by_waiting} of {known}"
    );
}
