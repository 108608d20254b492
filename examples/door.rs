//! The door, night after night: `cargo run --example door`.
//!
//! A character wants to get through a door. If it is open, fine. If it is closed, the character
//! sleeps in front of it: until rested, but for eight hours at most.
//!
//! ```text
//! fallback<
//!     door_open,                      is the door open? then we are done
//!     reactive_fallback<              if not:
//!         rested,                         asked again at every tick
//!         timeout(8h, sleep)              given up after eight hours
//!     >
//! >
//! ```
//!
//! The tree is ticked once an hour, on a clock that this program moves by hand, so that a night is
//! over in an instant. For every tick a line shows what each leaf answered (`-` if it was not
//! asked) and what the whole tree gave. Three things are worth watching:
//!
//! * A `fallback` goes straight back to the child that is running: `door_open` is asked once a
//!   night.
//! * A `reactive_fallback` starts from its first child at every tick: `rested` is asked every hour,
//!   and its success interrupts the sleep.
//! * A `timeout` ends its child by failing: after eight hours `sleep` is not asked again.
//!
//! What is printed is compared with the text at the end of this file.

use quickbeam::{Behavior, Clock, IntoStatus, ManualClock, Status, behavior_tree};
use std::fmt::Write;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// The context: all that the leaves of the tree see and change.
struct Hero {
    clock: ManualClock,
    door_is_open: bool,
    hours_slept: u32,
    /// Hours of sleep after which this hero is rested, if that ever happens.
    hours_needed: Option<u32>,
    /// What the leaves answered in this tick.
    answers: Answers,
}

#[derive(Default)]
struct Answers {
    door_open: Option<Status>,
    rested: Option<Status>,
    sleep: Option<Status>,
}

// The leaves are plain functions on the context.

fn door_open(hero: &mut Hero) -> bool {
    let open = hero.door_is_open;
    hero.answers.door_open = Some(open.into_status());
    open
}

fn rested(hero: &mut Hero) -> bool {
    let rested = hero
        .hours_needed
        .is_some_and(|hours| hero.hours_slept >= hours);
    hero.answers.rested = Some(rested.into_status());
    rested
}

fn sleep(hero: &mut Hero) -> Status {
    hero.hours_slept += 1;
    hero.answers.sleep = Some(Status::Running);
    Status::Running
}

/// A tree that measures time asks its context for it.
impl Clock for Hero {
    type Instant = <ManualClock as Clock>::Instant;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

/// Ticks the tree once an hour until it is done, and tells about it.
fn live_through(night: &mut impl Behavior<Hero>, hero: &mut Hero, story: &mut String) {
    line(story, &["hour", "door_open", "rested", "sleep", "the tree"]);
    for hour in 0.. {
        hero.answers = Answers::default();
        let status = night.tick(hero);
        let said =
            |answer: Option<Status>| answer.map_or("-".to_owned(), |status| status.to_string());
        line(
            story,
            &[
                &hour.to_string(),
                &said(hero.answers.door_open),
                &said(hero.answers.rested),
                &said(hero.answers.sleep),
                &status.to_string(),
            ],
        );
        if status != Status::Running {
            break;
        }
        hero.clock.advance(HOUR);
    }
}

fn line(story: &mut String, cells: &[&str; 5]) {
    let [hour, door_open, rested, sleep, tree] = cells;
    writeln!(
        story,
        "  {hour:>4}  {door_open:<9}  {rested:<7}  {sleep:<7}  {tree}"
    )
    .expect("a `String` takes all");
}

fn main() {
    let mut night = behavior_tree! {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, sleep) >
        >
    };
    let mut hero = Hero {
        clock: ManualClock::new(),
        door_is_open: true,
        hours_slept: 0,
        hours_needed: None,
        answers: Answers::default(),
    };
    let mut story = String::new();

    story += "Night 1: the door is open, and the hero walks through.\n";
    live_through(&mut night, &mut hero, &mut story);
    assert!(!night.is_running());

    story += "\nNight 2: the door is closed. Three hours of sleep are enough.\n";
    (hero.door_is_open, hero.hours_slept, hero.hours_needed) = (false, 0, Some(3));
    live_through(&mut night, &mut hero, &mut story);
    assert_eq!(hero.hours_slept, 3);

    story +=
        "\nNight 3: the door is closed. No sleep is ever enough, and eight hours are the limit.\n";
    (hero.hours_slept, hero.hours_needed) = (0, None);
    live_through(&mut night, &mut hero, &mut story);
    assert_eq!(hero.hours_slept, 8);

    print!("{story}");
    assert_eq!(story, EXPECTED);
}

const EXPECTED: &str = "\
Night 1: the door is open, and the hero walks through.
  hour  door_open  rested   sleep    the tree
     0  Success    -        -        Success

Night 2: the door is closed. Three hours of sleep are enough.
  hour  door_open  rested   sleep    the tree
     0  Failure    Failure  Running  Running
     1  -          Failure  Running  Running
     2  -          Failure  Running  Running
     3  -          Success  -        Success

Night 3: the door is closed. No sleep is ever enough, and eight hours are the limit.
  hour  door_open  rested   sleep    the tree
     0  Failure    Failure  Running  Running
     1  -          Failure  Running  Running
     2  -          Failure  Running  Running
     3  -          Failure  Running  Running
     4  -          Failure  Running  Running
     5  -          Failure  Running  Running
     6  -          Failure  Running  Running
     7  -          Failure  Running  Running
     8  -          Failure  -        Failure
";

#[test]
fn the_story_is_as_expected() {
    main();
}
