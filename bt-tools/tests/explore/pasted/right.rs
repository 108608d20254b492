// Written by the test `the_files_are_what_is_to_be_pasted`.

mod shut_door {
use super::super::super::faults::shut_door::Right;

/// `sleep` starts while (`close` fails … `close` succeeds)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("close", [Failure]);
    tree.give("sleep", [Success]);
    tree.assert_tick("close Failure, sleep Success → Success");
}
}

mod loaded {
use super::super::super::faults::loaded::Right;

/// `fire` is ticked while (`load` fails … `load` succeeds)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("aim", [Success]);
    tree.give("load", [Failure]);
    tree.give("fire", [Success]);
    tree.assert_tick("aim Success, load Failure, fire Success → Success");
}
}

mod alarm {
use super::super::super::faults::alarm::Right;

/// `sleep` is ticked while (`sleep` is ticked … `alarm` is ticked)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("alarm", [Failure]);
    tree.give("sleep", [Running]);
    tree.assert_tick("alarm Failure, sleep Running → Running");
    tree.give("sleep", [Success]);
    tree.assert_tick("sleep Success → Success");
}
}

mod empty_hand {
use super::super::super::faults::empty_hand::Right;

/// `release` is ticked while (`release` succeeds … `grip` starts)
#[test]
#[should_panic(expected = "no node called")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("grip", [Success]);
    tree.give("lift", [Failure]);
    tree.give("#4", [Success]);
    tree.give("#5", [Success]);
    tree.assert_tick("grip Success, lift Failure, release Success, release Success → Success");
}
}

mod guard {
use super::super::super::faults::guard::Right;

/// `drive` is ticked while (`drive` is ticked … `safe` is ticked)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("safe", [Success]);
    tree.give("drive", [Running]);
    tree.assert_tick("safe Success, drive Running → Running");
    tree.give("drive", [Success]);
    tree.assert_tick("drive Success → Success");
}
}

mod stuck_stop {
use super::super::super::faults::stuck_stop::Right;

/// not always: a stop that fails is told
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::Failure;
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("charge", [Failure]);
    tree.give("stop", [Failure]);
    tree.assert_tick("charge Failure, stop Failure → Success");
}
}

mod three_calls {
use super::super::super::faults::three_calls::Right;

/// not always: at most 3 times
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("dial", [Failure, Failure, Failure, Success]);
    tree.assert_tick("dial Failure, dial Failure, dial Failure, dial Success → Success");
}
}

mod open_oven {
use super::super::super::faults::open_oven::Right;

/// `heat` is ticked while (`door_open` succeeds … `door_open` fails)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::Success;
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("door_open", [Success]);
    tree.give("heat", [Success]);
    tree.assert_tick("door_open Success, heat Success → Success");
}
}

mod enemy {
use super::super::super::faults::enemy::Right;

/// `rest` is ticked while (`rest` is ticked … `enemy` is ticked)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("enemy", [Failure]);
    tree.give("rest", [Running]);
    tree.assert_tick("enemy Failure, rest Running → Running");
    tree.give("rest", [Success]);
    tree.assert_tick("rest Success → Success");
}
}

mod film {
use super::super::super::faults::film::Right;

/// `walk` is ticked while (`film` fails … `film` starts)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("film", [Failure]);
    tree.give("walk", [Success]);
    tree.assert_tick("film Failure, walk Success → Failure");
}
}

mod bell {
use super::super::super::faults::bell::Right;

/// `pass` is halted while (`open` succeeds … `shut_it` succeeds)
#[test]
#[should_panic(expected = "no node called")]
fn it_happens() {
    use quickbeam::Status::{Failure, Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("bell", [Failure]);
    tree.give("open", [Success]);
    tree.give("pass", [Running]);
    tree.assert_tick("bell Failure, open Success, pass Running → Running");
    tree.give("bell", [Success]);
    tree.assert_tick("bell Success, pass halted → Success");
}
}

mod longer_wait {
use super::super::super::faults::longer_wait::Right;

/// `wait(5s)` succeeds
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.assert_tick("wait(5s) Running, wait(3s) Running → Running");
    tree.pass("wait(5s)", true);
    tree.assert_tick("wait(5s) Success, wait(3s) halted → Success");
}
}

mod rearm {
use super::super::super::faults::rearm::Right;

/// `fire` starts while (`fire` fails … `arm` succeeds)
#[test]
#[should_panic(expected = "was asked, and has nothing to give")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("arm", [Success]);
    tree.assert_tick("arm Success → Running");
    tree.give("fire", [Failure]);
    tree.assert_tick("fire Failure → Failure");
    tree.give("fire", [Success]);
    tree.assert_tick("fire Success → Success");
}
}

mod say_again {
use super::super::super::faults::say_again::Right;

/// not always: each time something is said
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::Success;
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("say", [Success]);
    tree.assert_tick("say Success → Running");
    tree.assert_tick("say Success → Success");
    tree.assert_tick("→ Success");
}
}

mod beg {
use super::super::super::faults::beg::Right;

/// the tree never completes (assuming that `eat` completes in the end and `beg` completes in the end)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("eat", [Failure]);
    tree.give("beg", [Success]);
    tree.assert_tick("eat Failure, beg Success → Running");
    // From here it goes round and round.
    tree.assert_tick("beg Success → Running");
}
}

mod knock {
use super::super::super::faults::knock::Right;

/// the tree never completes (assuming that `knock` completes in the end)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::Success;
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("knock", [Success]);
    tree.assert_tick("knock Success, running Running → Running");
    // From here it goes round and round.
    tree.assert_tick("running Running → Running");
}
}

mod tidy {
use super::super::super::faults::tidy::Right;

/// not always followed: `go` fails and after that never `tidy` completes (assuming that `plan` completes in the end and `go` completes in the end and `tidy` completes in the end)
#[test]
#[should_panic(expected = "was asked, and has nothing to give")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("plan", [Success]);
    tree.give("go", [Failure]);
    tree.assert_tick("plan Success, go Failure → Failure");
    // From here it goes round and round.
    tree.give("plan", [Failure]);
    tree.assert_tick("plan Failure → Failure");
}
}

mod calm {
use super::super::super::faults::calm::Right;

/// `work` is ticked while (`work` is ticked … `calm` is ticked)
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("calm", [Success]);
    tree.give("work", [Running]);
    tree.assert_tick("calm Success, work Running → Running");
    tree.give("work", [Success]);
    tree.assert_tick("work Success → Success");
}
}

mod either {
use super::super::super::faults::either::Right;

/// not always: one of the two is enough
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Failure, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("left", [Success]);
    tree.give("right", [Failure]);
    tree.assert_tick("left Success, right Failure → Failure");
}
}

mod near {
use super::super::super::faults::near::Right;

/// `walk` is ticked while `near` runs
#[test]
#[should_panic(expected = "the tick took another path")]
fn it_happens() {
    use quickbeam::Status::{Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Right as quickbeam::Tree>::INFO);
    tree.give("look", [Success]);
    tree.give("near", [Running]);
    tree.give("walk", [Success]);
    tree.assert_tick("look Success, near Running, walk Success, near halted → Success");
}
}
