//! Compiled trees in tests, with their own context; followers that lose a tree, and find it again.

use bt_tools::assert_covered;
use bt_tools::model::{Answer, Follower, Lost};
use bt_tools::testing::Trial;
use quickbeam::observe::{Observer, Operation};
use quickbeam::Status::{Failure, Running, Success};
use quickbeam::{behavior_tree, Behavior, ManualClock, Status, Tree};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::time::Duration;

#[derive(Default)]
struct Hero {
    clock: ManualClock,
    steps: u32,
}

impl quickbeam::Clock for Hero {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

fn door_open(_: &mut Hero) -> bool {
    false
}

fn sleep(_: &mut Hero) -> Status {
    Running
}

/// Three steps.
#[derive(Default)]
struct Walk(u32);

impl Behavior<Hero> for Walk {
    fn start(&mut self, hero: &mut Hero) -> Status {
        self.0 = 0;
        self.tick(hero)
    }

    fn tick(&mut self, hero: &mut Hero) -> Status {
        hero.steps += 1;
        self.0 += 1;
        if self.0 < 3 {
            Running
        } else {
            Success
        }
    }
}

behavior_tree! {
    #[cfg_attr(all(), observe)]
    tree Night(hero: &mut Hero) {
        fallback< door_open, timeout(8h, bed: sleep), Walk(0) >
    }
}

behavior_tree! {
    #[observe]
    tree Two(hero: &mut Hero) {
        sequence< first: Night::new(), second: Night::new() >
    }

    tree Hidden(hero: &mut Hero) {
        sequence< door_open, sleep >
    }
}

behavior_tree! {
    #[observe]
    tree Around(hero: &mut Hero) {
        fallback< Hidden::new(), Walk(0) >
    }
}

behavior_tree! {
    tree Asleep(hero: &mut Hero) {
        invert(sleep)
    }
}

behavior_tree! {
    #[observe]
    tree Dream(hero: &mut Hero) {
        sequence< success, Asleep::new(), Walk(0) >
    }
}

fn message(test: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(test)).expect_err("it fails");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_trial_runs_with_the_context_and_its_clock() {
    let mut trial = Trial::of(Night::new(), Hero::default());
    trial.assert_tick("door_open Failure, bed Running → Running");
    trial.context.clock.advance(Duration::from_secs(8 * 3_600));
    trial.assert_tick("bed halted, Walk(0) Running → Running");
    assert_eq!(trial.run(10, |_| {}), Some(Success));
    assert_eq!(
        (trial.context.steps, trial.path().as_str()),
        (3, "Walk(0) Success → Success")
    );
    assert_eq!(
        trial.run(3, |hero| hero.clock.advance(Duration::from_secs(3_600))),
        None
    );
    trial.halt();
    trial.assert_path("bed halted");
    assert!(!trial.tree.is_running());
}

#[test]
fn a_trial_answers_for_leaves_by_name_and_label() {
    let mut trial = Trial::of(Two::new(), Hero::default());
    trial.give("bed", Success);
    trial.assert_tick("door_open Failure, bed Success, door_open Failure, bed Success → Success");
    trial.give("first", Failure);
    trial.assert_tick("→ Failure");
    trial.release("first");
    trial.give("door_open", Success);
    trial.give("second", Success);
    trial.assert_tick("door_open Success → Success");
    trial.reset();
}

#[test]
fn impossible_answers_and_wrong_paths_are_said_with_the_tree() {
    let mut trial = Trial::of(Night::new(), Hero::default());
    trial.give("door_open", Running);
    let said = message(|| _ = trial.tick());
    assert!(
        said.starts_with("`door_open` cannot give Running here\nfallback< … >"),
        "{said}"
    );
    trial.give("door_open", Failure);
    trial.reset();
    let said = message(|| trial.assert_tick("bed Running → Running"));
    assert!(
        said.contains("expected bed Running → Running\nfound    door_open Failure, bed"),
        "{said}"
    );
    assert!(said.contains("    bed: sleep  Running ◀"), "{said}");
    let said = message(|| trial.give("window", Success));
    assert!(
        said.contains("no node called `window` is a leaf that can be answered for"),
        "{said}"
    );
}

#[test]
fn a_trial_knows_what_it_has_covered() {
    let mut trial = Trial::of(Night::new(), Hero::default());
    trial.tick();
    let missing = trial.coverage().missing();
    let missing: Vec<&str> = missing.iter().map(|missing| missing.node.text).collect();
    assert!(missing.contains(&"Walk(0)"), "{missing:?}");
    trial.halt();
    for (door, bed) in [(Success, Success), (Failure, Success), (Failure, Failure)] {
        trial.give("door_open", door);
        trial.give("bed", bed);
        trial.run(9, |_| {});
    }
    trial.give("Walk", Failure);
    trial.tick();
    assert_covered!(trial.coverage());
}

fn note(hero: &mut Hero) {
    hero.steps += 1;
}

behavior_tree! {
    #[observe]
    tree Noted(hero: &mut Hero) {
        sequence< note, force_success(door_open), once: note >
    }
}

/// What the return type of a leaf rules out is not missed of it, nor of the nodes around it.
#[test]
fn what_no_return_type_allows_is_not_missed() {
    let missing = |trial: &Trial<Noted, Hero>| -> Vec<String> {
        let missing = trial.coverage().missing();
        let missing = missing
            .iter()
            .map(|missing| format!("{} {}", missing.node.text, missing.never));
        missing.collect()
    };
    let mut trial = Trial::of(Noted::new(), Hero::default());
    // Before a leaf is ticked nothing is known of it.
    assert_eq!(missing(&trial).len(), 5);
    trial.tick();
    assert_eq!(missing(&trial), ["door_open never succeeded"]);
    // What several tests know is known to all.
    let mut merged = Trial::of(Noted::new(), Hero::default()).coverage().clone();
    merged.merge(trial.coverage());
    assert_eq!(merged.missing().len(), 1);
    assert_eq!(trial.context.steps, 2);
}

#[test]
fn a_tree_that_is_not_observed_is_followed_as_a_leaf() {
    let mut trial = Trial::of(Around::new(), Hero::default());
    assert_eq!(trial.tick(), Running);
    let model = trial.model().expect("it was ticked");
    assert_eq!(model.running().collect::<Vec<_>>(), [0, 2]);
    let hidden = model.nodes().nth(1).expect("a node");
    assert_eq!((hidden.status, hidden.tree.name), (Some(Failure), "Around"));
}

/// Loses every third answer of one tick.
struct Lossy {
    follower: Follower,
    drops: Option<u16>,
    turns: bool,
}

impl Observer for Lossy {
    type Within<'a> = quickbeam::observe::Within<'a, Self>;

    fn within(&mut self, base: u16) -> Self::Within<'_> {
        quickbeam::observe::Within::of(self, base)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        let answer = match answer {
            Answer::Status(Failure) if self.turns => Answer::Status(Success),
            answer => answer,
        };
        if self.drops != Some(node) {
            self.follower.answer(node, answer);
        }
    }

    fn begin(&mut self, operation: Operation, tree: &'static quickbeam::TreeInfo) {
        self.follower.begin(operation, tree);
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        self.follower.end(operation, status);
    }
}

#[test]
fn a_lost_or_damaged_answer_is_noticed_and_said_and_the_next_idle_tick_makes_good_for_it() {
    let (mut tree, mut hero) = (Night::new(), Hero::default());
    for (drops, turns) in [(Some(1), false), (Some(3), false), (None, true)] {
        let mut lossy = Lossy {
            follower: Follower::new(),
            drops: None,
            turns: false,
        };
        tree.reset_with(&mut hero, &mut lossy);
        tree.tick_with(&mut hero, &mut lossy);
        tree.halt_with(&mut hero, &mut lossy);
        assert_eq!(lossy.follower.loss(), None);
        (lossy.drops, lossy.turns) = (drops, turns);
        tree.tick_with(&mut hero, &mut lossy);
        let loss = lossy.follower.loss().expect("it is noticed");
        assert_eq!(loss.operation, 4, "{loss}");
        match (drops, loss.why) {
            (
                Some(1),
                Lost::Elsewhere {
                    node: Some(3),
                    question,
                    ..
                },
            ) => assert_eq!(question.node, 1),
            (Some(3), Lost::Missing(question)) => assert_eq!(question.node, 3),
            (None, Lost::Surplus { node: Some(3), .. }) => {}
            (_, why) => panic!("{why}"),
        }
        // While it runs, it is not known what runs.
        (lossy.drops, lossy.turns) = (None, false);
        tree.tick_with(&mut hero, &mut lossy);
        assert!(lossy.follower.model().expect("a model").is_lost());
        hero.clock.advance(Duration::from_secs(8 * 3_600));
        for _ in 0..3 {
            tree.tick_with(&mut hero, &mut lossy);
        }
        assert!(!tree.is_running());
        // Then all is known again, and nothing new is lost.
        tree.tick_with(&mut hero, &mut lossy);
        let model = lossy.follower.model().expect("a model");
        assert_eq!(model.running().collect::<Vec<_>>(), [0, 2, 3]);
        assert_eq!(lossy.follower.loss(), Some(loss));
        tree.halt(&mut hero);
    }
}

#[test]
fn a_tick_that_was_not_seen_is_noticed() {
    let (mut tree, mut hero) = (Night::new(), Hero::default());
    let mut follower = Follower::new();
    tree.tick(&mut hero);
    tree.tick_with(&mut hero, &mut follower);
    let loss = follower.loss().expect("it is noticed");
    assert_eq!(loss.operation, 1);
    assert!(
        loss.to_string()
            .starts_with("tick 1: node 1 was to be answered about"),
        "{loss}"
    );
    assert_eq!(follower.operations(), 1);
    assert_eq!(Night::NODES, 5);
}

#[test]
fn a_follower_may_join_a_tree_that_runs() {
    let (mut tree, mut hero) = (Night::new(), Hero::default());
    tree.tick(&mut hero);
    let mut follower = Follower::joining();
    tree.tick_with(&mut hero, &mut follower);
    assert!(follower.model().expect("a model").is_lost());
    hero.clock.advance(Duration::from_secs(8 * 3_600));
    while tree.is_running() {
        tree.tick_with(&mut hero, &mut follower);
    }
    tree.tick_with(&mut hero, &mut follower);
    let model = follower.model().expect("a model");
    assert_eq!(
        (model.running().collect::<Vec<_>>(), follower.loss()),
        (vec![0, 2, 3], None)
    );
}

/// From the first tick on it knows what one knows that has seen everything.
#[test]
fn a_follower_attaches_to_a_tree_that_runs() {
    let (mut early, mut late) = (Follower::new(), Follower::new());
    let mut trees = [Two::new(), Two::new()];
    let mut heroes = [Hero::default(), Hero::default()];
    for tick in 0..7 {
        if tick == 2 {
            late = Follower::attached_to(&trees[1]);
            let running = late.model().expect("it is known").running();
            assert!(running.eq(early.model().expect("it was ticked").running()));
        }
        trees[0].tick_with(&mut heroes[0], &mut early);
        trees[1].tick_with(&mut heroes[1], &mut late);
        let events = early.model().expect("it was ticked").events();
        assert_eq!(late.model().expect("it was ticked").events(), events);
        assert_eq!(late.loss(), None);
        for hero in &mut heroes {
            hero.clock.advance(Duration::from_secs(4 * 3_600));
        }
    }
    // What runs within a tree that is not observed makes no difference to the trees around it.
    let (mut dream, mut hero) = (Dream::new(), Hero::default());
    dream.tick_with(&mut hero, &mut Follower::new());
    let mut late = Follower::attached_to(&dream);
    assert!(late.model().expect("it is known").is_running_at(2));
    dream.tick_with(&mut hero, &mut late);
    assert_eq!(late.loss(), None);
}

behavior_tree! {
    #[observe]
    tree Call(hero: &mut Hero) {
        fallback< { Err::<(), _>("busy") }, Walk(0) >
    }
}

#[test]
fn a_trial_knows_the_errors_of_the_last_tick() {
    let mut trial = Trial::of(Call::new(), Hero::default());
    assert!(trial.errors().is_empty());
    trial.tick();
    assert_eq!(trial.errors(), [(1, "\"busy\"".to_owned())]);
    let message = message(|| trial.assert_path("→ Success"));
    assert!(message.ends_with("failed: \"busy\""), "{message}");
    trial.tick();
    assert!(trial.errors().is_empty());
}
