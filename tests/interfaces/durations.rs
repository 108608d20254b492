//! Durations and instants of `embassy-time` and `fugit` in trees.

use embassy_time::{Duration as Embassy, MockDriver};
use fugit::{ExtU32, MicrosDurationU64, MillisDurationU32};
use quickbeam::{
    behavior_tree, Alarm, Awake, Clock, EmbassyClock, ManualClock, Scheduled, Status, Wake,
};
use std::cell::Cell;
use std::task::Waker;
use std::time::Duration;
use Status::{Failure, Running, Success};

/// A node with settings of all three kinds.
struct Settings {
    core: Duration,
    embassy: Embassy,
    fugit: MicrosDurationU64,
    sent: u32,
}

type Node = Scheduled<ManualClock, Settings>;

fn node() -> Node {
    let settings = Settings {
        core: Duration::from_millis(1_500),
        embassy: Embassy::from_millis(1_500),
        fugit: MicrosDurationU64::from_ticks(1_500_000),
        sent: 0,
    };
    Node::new(ManualClock::new(), settings)
}

const PATIENCE: Embassy = Embassy::from_secs(3);
const NAP: MillisDurationU32 = MillisDurationU32::from_ticks(3_000);

/// Ticks a tree right before a time has passed since it started, and when it has.
macro_rules! gives_after {
    ($tree:expr, $duration:expr, $status:expr) => {{
        let (mut tree, mut node, duration) = ($tree, node(), $duration);
        assert_eq!(tree.tick(&mut node), Running);
        assert_eq!(node.alarm().due(), Wake::At(duration));
        let clock = node.alarm_mut().get_mut();
        clock.advance(duration - Duration::from_nanos(1));
        assert_eq!(tree.tick(&mut node), Running);
        node.alarm_mut().get_mut().advance(Duration::from_nanos(1));
        assert_eq!(tree.tick(&mut node), $status);
    }};
}

const THREE: Duration = Duration::from_secs(3);
const SHORT: Duration = Duration::from_millis(1_500);

#[test]
fn a_timeout_takes_durations_of_embassy_time() {
    gives_after!(
        behavior_tree! { |node: &mut Node| timeout(embassy_time::Duration::from_secs(3), running) },
        THREE,
        Failure
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| timeout(PATIENCE, running) },
        THREE,
        Failure
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| timeout({ node.embassy }, running) },
        SHORT,
        Failure
    );
    let captured = Embassy::from_millis(1_500);
    gives_after!(
        behavior_tree! { |node: &mut Node| timeout(captured * 2, running) },
        THREE,
        Failure
    );
}

#[test]
fn a_timeout_takes_durations_of_fugit() {
    gives_after!(
        behavior_tree! {
            |node: &mut Node| timeout(
                fugit::Duration::<u32, 1, 32_768>::from_ticks(98_304),
                running
            )
        },
        THREE,
        Failure
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| timeout(NAP, running) },
        THREE,
        Failure
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| timeout({ node.fugit }, running) },
        SHORT,
        Failure
    );
    let captured: MillisDurationU32 = 3.secs();
    gives_after!(
        behavior_tree! { |node: &mut Node| timeout(captured, running) },
        THREE,
        Failure
    );
}

#[test]
fn every_node_that_measures_time_takes_them() {
    gives_after!(
        behavior_tree! { |node: &mut Node| wait(PATIENCE) },
        THREE,
        Success
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| wait({ node.fugit }) },
        SHORT,
        Success
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| delay({ node.embassy }, success) },
        SHORT,
        Success
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| delay(NAP, failure) },
        THREE,
        Failure
    );
    gives_after!(
        behavior_tree! { |node: &mut Node| delay({ node.core }, success) },
        SHORT,
        Success
    );
}

#[test]
fn a_cooldown_takes_them() {
    let mut shared = behavior_tree! {
        |node: &mut Node| sequence<
            cooldown(PATIENCE, { node.sent += 1 }),
            cooldown({ node.fugit }, { node.sent += 10 })
        >
    };
    let mut node = node();
    let mut sent = Vec::new();
    for _ in 0..5 {
        let status = shared.tick(&mut node);
        sent.push((status, node.sent));
        node.alarm_mut().get_mut().advance(Duration::from_secs(1));
    }
    let expected = [
        (Success, 11),
        (Failure, 11),
        (Failure, 11),
        (Success, 22),
        (Failure, 22),
    ];
    assert_eq!(sent, expected);
}

behavior_tree! {
    /// A parameter may be of any of these types.
    tree Patient<D: quickbeam::IntoDuration + Copy>(node: &mut Node, patience: D) {
        timeout(patience, running)
    }

    tree Impatient(node: &mut Node, patience: Embassy, nap: MillisDurationU32) {
        sequence< wait(nap), timeout(patience, running) >
    }
}

#[test]
fn a_tree_has_them_as_parameters() {
    gives_after!(Patient::new(PATIENCE), THREE, Failure);
    gives_after!(Patient::new(NAP), THREE, Failure);
    gives_after!(Patient::new(SHORT), SHORT, Failure);
    let (mut tree, mut node) = (Impatient::new(Embassy::from_secs(2), NAP), node());
    assert_eq!(tree.tick(&mut node), Running);
    assert_eq!(node.alarm().due(), Wake::At(THREE));
    node.alarm_mut().get_mut().advance(THREE);
    assert_eq!(tree.tick(&mut node), Running);
    assert_eq!(node.alarm().due(), Wake::At(Duration::from_secs(5)));
}

/// A context whose instants are those of fugit, as a monotonic of RTIC gives them.
struct Board {
    now: Cell<u32>,
}

type At = fugit::Instant<u32, 1, 1_000, fugit::kind::Wrapping>;

impl Clock for Board {
    type Instant = At;

    fn now(&self) -> At {
        At::from_ticks(self.now.get())
    }

    fn elapsed(&self, since: At) -> Duration {
        Duration::from_millis(self.now.get().wrapping_sub(since.as_ticks()).into())
    }
}

#[test]
fn a_tree_keeps_instants_of_fugit() {
    // The counter wraps while the tree waits.
    let mut board = Board {
        now: Cell::new(u32::MAX - 1_000),
    };
    let mut tree = behavior_tree! { |board: &mut Board| timeout(NAP, running) };
    assert_eq!(tree.tick(&mut board), Running);
    board.now.set(1_998);
    assert_eq!(tree.tick(&mut board), Running);
    board.now.set(1_999);
    assert_eq!(tree.tick(&mut board), Failure);
}

/// One test, as there is one driver.
#[test]
fn a_tree_lives_by_the_clock_of_embassy() {
    let driver = MockDriver::get();
    driver.reset();
    let mut patience = Embassy::from_secs(2);
    let mut node = Awake::new(&EmbassyClock, Waker::noop(), &mut patience);
    let mut tree = behavior_tree! {
        |node: &mut Awake<'_, EmbassyClock, Embassy>| fallback<
            timeout(PATIENCE, running),
            timeout({ **node }, running),
            wait(1s)
        >
    };
    let mut answers = Vec::new();
    for _ in 0..7 {
        answers.push(tree.tick(&mut node));
        driver.advance(Embassy::from_ticks(embassy_time::TICK_HZ - 1));
        let almost = tree.tick(&mut node);
        assert_eq!(almost, Running);
        driver.advance(Embassy::from_ticks(1));
    }
    let expected = [
        Running, Running, Running, Running, Running, Running, Success,
    ];
    assert_eq!(answers, expected);

    // An alarm knows when, too.
    let mut alarm = Alarm::new(EmbassyClock);
    let begun = alarm.now();
    let mut tree = behavior_tree! { |alarm: &mut Alarm<EmbassyClock>| timeout(PATIENCE, running) };
    assert_eq!(tree.tick(&mut alarm), Running);
    assert_eq!(alarm.due(), Wake::At(begun + PATIENCE));
}
