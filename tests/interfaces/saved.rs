//! Saved trees: what is loaded goes on where it was, and what does not fit is refused.

mod changed;
mod live;
mod parallel;

use postcard::{from_bytes, to_stdvec};
use quickbeam::{behavior_tree, Behavior, Clock, ManualClock, Status, Ticks, Tree};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use Status::{Failure, Running, Success};

/// Milliseconds that are saved with the game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
struct Hero {
    clock: Ticks<u32, 1_000>,
    energy: u32,
    luck: u32,
    deeds: Vec<String>,
}

impl Clock for Hero {
    type Instant = Ticks<u32, 1_000>;
    fn now(&self) -> Self::Instant {
        self.clock
    }
    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

fn did(hero: &mut Hero, deed: &str) {
    hero.deeds.push(deed.to_owned());
}

/// Fails, succeeds or runs, as luck will have it.
fn work(hero: &mut Hero) -> Status {
    hero.luck = hero
        .luck
        .wrapping_mul(1_664_525)
        .wrapping_add(1_013_904_223);
    match hero.luck >> 30 {
        0 => Failure,
        1 => Success,
        _ => Running,
    }
}

fn lucky(hero: &Hero) -> bool {
    hero.luck & 0x0800_0000 == 0
}

/// A leaf with state of its own.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Walk {
    metres: u32,
}

impl Walk {
    const fn new() -> Self {
        Self { metres: 0 }
    }
}

impl Behavior<Hero> for Walk {
    fn start(&mut self, hero: &mut Hero) -> Status {
        self.metres = 0;
        self.tick(hero)
    }

    fn tick(&mut self, hero: &mut Hero) -> Status {
        self.metres += 1;
        if self.metres == 3 {
            did(hero, "arrives");
            return Success;
        }
        Running
    }

    fn halt(&mut self, hero: &mut Hero) {
        did(hero, "stops");
    }
}

behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Nap(hero: &mut Hero) {
        sequence< success, wait(2s) >
    }
}

// Of another call, so that its state is one of its own.
behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq, serde::Serialize, serde::Deserialize)]
    tree Rounds(hero: &mut Hero, enough: u32) {
        sequence_with_memory< repeat(3, work), { hero.energy >= enough }, Walk::new(), Nap::new() >
    }

    /// Something of everything.
    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Life(hero: &mut Hero, enough: u32) {
        reactive_fallback<
            sequence< lucky, cooldown(50ms, timeout(100ms, work)) >,
            parallel_all(failures = 2)<
                retry(enough, work),
                Rounds::new(3),
                delay(20ms, run_once(work)),
                while_do_else<
                    lucky,
                    work,
                    wait({ Duration::from_millis(u64::from(hero.energy)) })
                >
            >,
            async_fallback< work, Walk::new(), work >
        >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Of<B: Behavior<Hero> + Default>(hero: &mut Hero) {
        sequence< success, Kept::<B>::new() >
    }
}

/// A behaviour that is made when it is needed.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Kept<B>(B);

impl<B: Default> Kept<B> {
    fn new() -> Self {
        Self(B::default())
    }
}

impl<B: Behavior<Hero>> Behavior<Hero> for Kept<B> {
    fn tick(&mut self, hero: &mut Hero) -> Status {
        self.0.tick(hero)
    }
}

/// What serde says about a state as JSON.
fn refused<'a, T: Deserialize<'a> + std::fmt::Debug>(json: &'a str) -> String {
    serde_json::from_str::<T>(json)
        .expect_err("it does not fit")
        .to_string()
}

#[test]
fn a_nap_with_a_while_left_has_that_while_left() {
    let (mut hero, mut nap) = (Hero::default(), Nap::new());
    hero.clock.set(10_300);
    assert_eq!(nap.tick(&mut hero), Running);
    hero.clock.advance_ticks(200);

    let json = serde_json::to_string(&(&hero, nap)).expect("JSON");
    let wanted = format!(
        r#"[{{"clock":10500,"energy":0,"luck":0,"deeds":[]}},{{"shape":{},"wait_started":10300,"resume":1}}]"#,
        Nap::SHAPE
    );
    assert_eq!(json, wanted);
    let (mut hero, mut nap): (Hero, Nap) = serde_json::from_str(&json).expect("a game");
    hero.clock.advance_ticks(1_799);
    assert_eq!(nap.tick(&mut hero), Running);
    hero.clock.advance_ticks(1);
    assert_eq!(nap.tick(&mut hero), Success);
}

#[test]
fn a_tree_of_another_shape_is_refused() {
    let json = serde_json::to_string(&Nap::new()).expect("JSON");
    let other = json.replace(&Nap::SHAPE.to_string(), "12");
    assert_eq!(
        serde_json::from_str::<Nap>(&json).expect("a nap"),
        Nap::new()
    );
    let said = refused::<Nap>(&other);
    assert!(
        said.starts_with("saved from a tree of another shape than `Nap`: 0x000000000000000c"),
        "{said}"
    );

    let bytes = to_stdvec(&Nap::new()).expect("bytes");
    assert!(from_bytes::<Nap>(&bytes).is_ok());
    assert!(from_bytes::<Rounds>(&bytes).is_err());
    // Of a subtree, too.
    let json = serde_json::to_string(&Rounds::new(3)).expect("JSON");
    let other = json.replace(&Nap::SHAPE.to_string(), "12");
    assert_ne!(json, other);
    assert!(refused::<Rounds>(&other).contains("another shape than `Nap`"));
}

#[test]
fn what_a_tree_cannot_have_left_is_refused() {
    let nap = |fields: &str| format!(r#"{{"shape":{},{fields}}}"#, Nap::SHAPE);
    let said = refused::<Nap>(&nap(r#""resume":2,"wait_started":0"#));
    assert!(
        said.starts_with("the field `resume` of a saved tree is at most 1, not 2"),
        "{said}"
    );
    assert!(refused::<Nap>(&nap(r#""resume":99,"wait_started":0"#)).contains("not 99"));
    assert!(refused::<Nap>(&nap(r#""resume":1"#)).contains("missing field `wait_started`"));
    assert!(refused::<Nap>(r#"{"resume":0,"wait_started":0}"#).contains("missing field `shape`"));
    assert!(refused::<Nap>(&nap(r#""resume":-1,"wait_started":0"#)).contains("invalid value"));

    // Three cycles, the last of which ends the count; four children to remember.
    assert!(live::with(Rounds::new(3), "repeat_count", 2).is_ok());
    assert!(live::with(Rounds::new(3), "repeat_count", 3).is_err());
    assert!(live::with(Rounds::new(3), "sequence_with_memory_memory", 3).is_ok());
    assert!(live::with(Rounds::new(3), "sequence_with_memory_memory", 4).is_err());

    assert!(live::with(Life::new(3), "parallel_all_completed", 7).is_ok());
    assert!(live::with(Life::new(3), "parallel_all_completed", 15).is_err());
    assert!(live::with(Life::new(3), "parallel_all_completed", 16).is_err());
    assert!(live::with(Life::new(3), "parallel_all_failed", 4).is_err());
    // A computed number is anything.
    assert!(live::with(Life::new(3), "retry_count", u32::MAX).is_ok());
    assert!(live::with(Life::new(3), "run_once_memory", 2).is_ok());
    assert!(live::with(Life::new(3), "run_once_memory", 3).is_err());
}

#[test]
fn fields_may_come_in_any_order_and_be_too_many() {
    let json = format!(
        r#"{{"wait_started":7,"future":[1],"resume":1,"shape":{}}}"#,
        Nap::SHAPE
    );
    let nap: Nap = serde_json::from_str(&json).expect("a nap");
    assert!(nap.is_running());
    // A field that is given twice counts once; the shape is checked wherever it stands.
    let json = format!(
        r#"{{"shape":{},"wait_started":7,"resume":1,"shape":3}}"#,
        Nap::SHAPE
    );
    assert!(refused::<Nap>(&json).contains("another shape"));
}

#[test]
fn generic_trees_are_saved_if_their_parts_are() {
    let mut hero = Hero::default();
    let mut tree = Of::<IsNapping>::new();
    tree.tick(&mut hero);
    let bytes = to_stdvec(&tree).expect("bytes");
    let mut loaded: Of<IsNapping> = from_bytes(&bytes).expect("a tree");
    assert_eq!(loaded, tree);
    loaded.halt(&mut hero);
    assert_ne!(loaded, tree);
}

#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
struct IsNapping(u32);

impl Behavior<Hero> for IsNapping {
    fn tick(&mut self, _: &mut Hero) -> Status {
        self.0 += 1;
        Running
    }
}

#[test]
fn clocks_are_saved_as_their_time() {
    let mut clock = ManualClock::new();
    clock.advance(Duration::from_millis(1_500));
    let json = serde_json::to_string(&clock).expect("JSON");
    assert_eq!(json, r#"{"secs":1,"nanos":500000000}"#);
    assert_eq!(
        serde_json::from_str::<ManualClock>(&json).expect("a clock"),
        clock
    );
    let ticks = Ticks::<u64, 32_768>::at(5);
    let bytes = to_stdvec(&ticks).expect("bytes");
    assert_eq!(bytes, [5]);
    assert_eq!(
        from_bytes::<Ticks<u64, 32_768>>(&bytes).expect("a clock"),
        ticks
    );
}

/// A world of agents, saved as a whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct World {
    agents: Vec<(Hero, Life)>,
}

impl World {
    fn new(seed: u32) -> Self {
        let agent = |number: u32| {
            let hero = Hero {
                luck: (seed ^ number).wrapping_mul(0x9e37_79b9),
                energy: number % 40,
                ..Hero::default()
            };
            (hero, Life::new(1 + number % 4))
        };
        Self {
            agents: (0..1_000).map(agent).collect(),
        }
    }

    fn tick(&mut self) {
        for (hero, life) in &mut self.agents {
            hero.clock.advance_ticks(7);
            hero.deeds.clear();
            if life.tick(hero) == Failure {
                hero.energy += 1;
            }
        }
    }
}

/// As a game does that predicts what others do: it goes on, learns better, goes back and goes on anew.
#[test]
fn a_world_that_is_rolled_back_at_every_tick_is_the_same() {
    for seed in [1, 77] {
        let mut world = World::new(seed);
        let mut rolled_back = world.clone();
        for tick in 0..60 {
            let saved = to_stdvec(&rolled_back).expect("bytes");
            // What was predicted wrongly: other luck, and some are halted.
            for (number, (hero, life)) in rolled_back.agents.iter_mut().enumerate() {
                hero.luck = hero.luck.rotate_left(7) ^ tick;
                if number % 5 == 0 {
                    life.halt(hero);
                }
            }
            rolled_back.tick();
            assert_ne!(rolled_back, world);
            rolled_back = from_bytes(&saved).expect("the world as it was");
            assert_eq!(rolled_back, world);
            rolled_back.tick();
            world.tick();
        }
        let running = world.agents.iter().filter(|(_, life)| life.is_running());
        assert!(
            running.count() > 300,
            "most agents are in the middle of something"
        );
    }
}

/// A context of which a frame lends the time.
struct Frame<'a> {
    time: &'a mut u32,
}

impl Clock for Frame<'_> {
    type Instant = u32;
    fn now(&self) -> u32 {
        *self.time
    }
    fn elapsed(&self, since: u32) -> Duration {
        Duration::from_secs(u64::from(self.time.wrapping_sub(since)))
    }
}

behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    tree Rests(frame: &mut Frame<'_>) {
        sequence< wait(2s), { *frame.time += 1; true }, wait(3s) >
    }
}

#[test]
fn trees_that_measure_time_in_a_context_with_a_lifetime_are_saved() {
    let (mut time, mut rests) = (7, Rests::new());
    assert_eq!(rests.tick(&mut Frame { time: &mut time }), Running);
    time += 2;
    assert_eq!(rests.tick(&mut Frame { time: &mut time }), Running);
    let saved = to_stdvec(&rests).expect("a tree can be saved");
    let mut loaded: Rests = from_bytes(&saved).expect("what was saved can be loaded");
    assert_eq!(loaded, rests);
    time += 3;
    assert_eq!(loaded.tick(&mut Frame { time: &mut time }), Success);
    assert_eq!(time, 13);
}
