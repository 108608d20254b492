//! A tree of the size of a real team's: 472 nodes in 52 occurrences of seven subtrees, which can fail in two ways.

use bt_core::info::TreeInfo;
use bt_tools::explore::{explore, failed, Facts};
use quickbeam::Status::{Failure, Success};
use quickbeam::{behavior_tree, Clock, Status, Tree};
use std::time::Duration;

struct Robot;

impl Clock for Robot {
    type Instant = u32;

    fn now(&self) -> u32 {
        0
    }

    fn elapsed(&self, _: u32) -> Duration {
        Duration::ZERO
    }
}

macro_rules! leaves {
    ($given:ty, $value:expr => $($name:ident)*) => {
        $(fn $name(_: &mut Robot) -> $given { $value })*
    };
}

leaves! { bool, true =>
    arrived ball_heard ball_near ball_seen blinded calm goal_open has_ball is_attacker is_keeper keeper_allowed powered_on
    referee_heard threat
}
leaves! { Status, Success =>
    aim block_shot follow head_still kick plan report salute slow_down stand step_aside stop turn_body turn_head
}
leaves! { (), () => give_up log }

behavior_tree! {
    tree Watch(robot: &mut Robot) {
        reactive_sequence<
            fallback< ball_seen, ball_heard >,
            invert(blinded),
            force_success(turn_head),
            head_still,
        >
    }

    tree Reach(robot: &mut Robot) {
        reactive_fallback<
            arrived,
            sequence<
                retry(2, plan),
                fallback< follow, step_aside >,
                stop
            >,
        >
    }

    tree Search(robot: &mut Robot) {
        fallback<
            Watch::new(),
            sequence< turn_body, wait(1s), Watch::new() >,
            give_up,
        >
    }

    tree Approach(robot: &mut Robot) {
        sequence<
            fallback< ball_near, Search::new() >,
            Reach::new(),
            force_success(slow_down),
            Watch::new(),
        >
    }

    tree Kick(robot: &mut Robot) {
        sequence<
            Approach::new(),
            timeout(2s, aim),
            fallback<
                goal_open,
                sequence< turn_body, goal_open >
            >,
            kick,
            force_success(Reach::new()),
        >
    }

    tree Defend(robot: &mut Robot) {
        reactive_fallback<
            sequence< threat, Approach::new(), block_shot >,
            sequence< calm, Reach::new() >,
            stand,
        >
    }

    tree Keeper(robot: &mut Robot) {
        reactive_sequence<
            keeper_allowed,
            fallback< Defend::new(), Kick::new(), Reach::new() >,
        >
    }

    tree Attacker(robot: &mut Robot) {
        fallback<
            sequence< has_ball, Kick::new() >,
            Approach::new(),
            Search::new(),
        >
    }

    tree Team(robot: &mut Robot) {
        sequence<
            powered_on,
            force_success(sequence< referee_heard, stop, salute >),
            force_success(fallback<
                sequence< is_keeper, Keeper::new() >,
                sequence< is_attacker, Attacker::new() >,
                sequence< has_ball, Kick::new() >,
                Defend::new(),
            >),
            log,
            report,
        >
    }
}

/// How often a leaf of it is a tree.
fn occurrences(tree: &'static TreeInfo) -> usize {
    let trees = tree.nodes.iter().filter_map(|node| node.tree);
    trees.map(|tree| 1 + occurrences(tree)).sum()
}

#[test]
fn which_answers_make_the_root_of_a_large_tree_fail() {
    assert_eq!((Team::NODES, occurrences(Team::INFO)), (472, 52));
    // A state is a leaf that runs; in the middle of a tick it is also a leaf that is asked.
    let team = explore::<Team>()
        .gives("log", [Success])
        .at_most_states(20_000);
    let facts: Facts = team.facts();
    assert!(facts.is_complete(), "{facts}");
    let ways = facts.ways(Failure);
    let decisions: Vec<String> = ways
        .by_decision()
        .iter()
        .map(|way| {
            way.trace().replay(|_| {});
            let node = Team::INFO.node(way.node()).expect("it decides");
            format!("{} in tick {}", node.text, way.trace().ticks())
        })
        .collect();
    assert_eq!(decisions, ["powered_on in tick 1", "report in tick 1"]);
    assert!(ways.of_all() > Some(5_500_000), "{ways}");
    assert!(team.never_at_all(failed("force_success")).holds());
}

/// The ball is always near: in six occurrences of `Approach` nobody ever searches, though somebody does elsewhere.
#[test]
fn dead_branches_are_found_in_each_occurrence() {
    let team = explore::<Team>();
    assert!(team.facts().unreached().is_empty());
    let facts = team.gives("ball_near", [Success]).facts();
    let unreached: Vec<String> = facts.unreached().iter().map(ToString::to_string).collect();
    let dead = unreached
        .iter()
        .filter(|line| line.ends_with("`Search::new()` in Approach was never ticked"));
    assert_eq!(dead.count(), 6, "{unreached:#?}");
}
