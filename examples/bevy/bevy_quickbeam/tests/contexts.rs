//! What a context can be assembled from, and that it makes no difference how agents are ticked.

use bevy_app::{App, TaskPoolPlugin, Update};
use bevy_ecs::prelude::*;
use bevy_quickbeam::{AgentContext, GameClock, GameClockPlugin, TreePlugin, Trees};
use quickbeam::{Clock, Status, behavior_tree};
use std::time::Duration;

#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Position(i32);
#[derive(Component, Debug, PartialEq)]
struct Seen(usize, i32);
#[derive(Component)]
struct Shield(u32);
#[derive(Component)]
struct Sheep;
#[derive(Component)]
struct Alarmed;
#[derive(Resource)]
struct Limit(i32);

/// One of every kind of field.
#[derive(AgentContext)]
struct Dog<'a> {
    agent: Entity,
    position: &'a mut Position,
    seen: Mut<'a, Seen>,
    shield: Option<&'a mut Shield>,
    name: Option<&'a Name>,
    #[query_data(Has<Alarmed>)]
    is_alarmed: bool,
    #[resource]
    limit: &'a Limit,
    #[resource]
    #[clock]
    clock: &'a GameClock,
    #[param]
    sheep: &'a Query<'a, 'a, &'static Position, (With<Sheep>, Without<Seen>)>,
    #[param]
    all: &'a Query<'a, 'a, Entity>,
    #[commands]
    commands: Commands<'a, 'a>,
}

fn look_around(dog: &mut Dog<'_>) {
    let positions = dog.sheep.iter().map(|position| position.0);
    *dog.seen = Seen(dog.sheep.iter().len(), positions.sum());
    assert!(dog.all.contains(dog.agent));
}

fn run(dog: &mut Dog<'_>) -> Status {
    dog.position.0 += if dog.name.is_some() { 2 } else { 1 };
    if let Some(shield) = &mut dog.shield {
        shield.0 += 1;
    }
    if dog.position.0 >= dog.limit.0 {
        Status::Success
    } else {
        Status::Running
    }
}

fn alarm(dog: &mut Dog<'_>) {
    assert!(!dog.is_alarmed);
    dog.commands.entity(dog.agent).insert(Alarmed);
}

behavior_tree! {
    #[derive(Component, Clone, Copy, Debug, PartialEq)]
    tree Herd(dog: &mut Dog<'_>) {
        sequence< look_around, run, wait(50ms), alarm, running >
    }
}

fn app(limit: i32) -> App {
    let mut app = App::new();
    app.insert_resource(Limit(limit));
    app.init_resource::<GameClock>();
    app.add_systems(
        Update,
        (|mut clock: ResMut<GameClock>| clock.advance(Duration::from_millis(20))).before(Trees),
    );
    app.world_mut().spawn((Sheep, Position(5)));
    app.world_mut().spawn((Sheep, Position(6)));
    app
}

#[test]
fn every_kind_of_field() {
    let mut app = app(4);
    app.add_plugins(TreePlugin::<Herd, Dog>::new(Update));
    let plain = app
        .world_mut()
        .spawn((Position(0), Seen(0, 0), Herd::new()))
        .id();
    let named = (
        Position(0),
        Seen(0, 0),
        Herd::new(),
        Name::new("Rex"),
        Shield(0),
    );
    let named = app.world_mut().spawn(named).id();
    app.update();
    app.update();
    let at = |app: &App, dog: Entity| *app.world().get::<Position>(dog).expect("a dog");
    assert_eq!(
        (at(&app, plain), at(&app, named)),
        (Position(2), Position(4))
    );
    assert_eq!(app.world().get::<Seen>(plain), Some(&Seen(2, 11)));
    assert_eq!(app.world().get::<Shield>(named).expect("a shield").0, 2);
    // 60 ms after the second tick, at which the named dog arrived.
    app.update();
    app.update();
    assert!(app.world().get::<Alarmed>(named).is_none());
    app.update();
    assert!(app.world().get::<Alarmed>(named).is_some());
    assert!(app.world().get::<Alarmed>(plain).is_none());
}

#[test]
fn a_context_can_be_generic() {
    #[derive(AgentContext)]
    struct Counting<'a, C: Component, const STEP: i32> {
        position: &'a mut Position,
        #[param]
        others: &'a Query<'a, 'a, (), With<C>>,
    }

    fn count<C: Component, const STEP: i32>(counting: &mut Counting<'_, C, STEP>) {
        counting.position.0 += STEP * i32::from(!counting.others.is_empty());
    }

    behavior_tree! {
        #[derive(Component)]
        tree Count(counting: &mut Counting<'_, Sheep, 3>) {
            count
        }
    }

    let mut app = app(0);
    app.add_plugins(TreePlugin::<Count, Counting<Sheep, 3>>::new(Update));
    let agent = app.world_mut().spawn((Position(1), Count::new())).id();
    app.update();
    app.update();
    assert_eq!(app.world().get::<Position>(agent), Some(&Position(7)));
}

#[test]
fn in_parallel_and_one_by_one_agents_do_the_same() {
    let run = |plugin: TreePlugin<Herd, Dog<'static>>| {
        let mut app = app(200);
        app.add_plugins((TaskPoolPlugin::default(), plugin));
        for start in 0..5_000 {
            let mut agent = app
                .world_mut()
                .spawn((Position(start % 301), Seen(0, 0), Herd::new()));
            if start % 3 == 0 {
                agent.insert(Name::new("Rex"));
            }
        }
        for _ in 0..150 {
            app.update();
        }
        let mut agents = app
            .world_mut()
            .query::<(Entity, &Position, &Seen, &Herd, Has<Alarmed>)>();
        let agents = agents.iter(app.world());
        let mut agents: Vec<String> = agents.map(|agent| format!("{agent:?}")).collect();
        // Where Bevy stores an agent depends on when it was alarmed.
        agents.sort();
        agents
    };
    let in_parallel = run(TreePlugin::new(Update));
    assert_eq!(in_parallel.len(), 5_000);
    assert_eq!(in_parallel, run(TreePlugin::new(Update).one_by_one()));
}

#[test]
fn agents_that_do_nothing_are_not_changed() {
    #[derive(Resource, Default)]
    struct Changes(usize);

    #[derive(AgentContext)]
    struct Watcher<'a> {
        seen: Mut<'a, Seen>,
    }

    fn is_full(watcher: &Watcher<'_>) -> bool {
        watcher.seen.0 > 1
    }

    fn fill(watcher: &mut Watcher<'_>) {
        watcher.seen.0 += 1;
    }

    behavior_tree! {
        #[derive(Component)]
        tree Watch(watcher: &mut Watcher<'_>) {
            reactive_fallback< is_full, fill >
        }
    }

    let mut app = app(0);
    app.init_resource::<Changes>();
    app.add_plugins(TreePlugin::<Watch, Watcher>::new(Update));
    app.world_mut().spawn((Seen(0, 0), Watch::new()));
    let count = |seen: Query<(), Or<(Changed<Seen>, Changed<Watch>)>>,
                 mut changes: ResMut<Changes>| {
        changes.0 = seen.iter().count();
    };
    app.add_systems(Update, count.after(Trees));
    let changes = [1, 2, 3, 4].map(|_| {
        app.update();
        app.world().resource::<Changes>().0
    });
    // Added, filled again, and then nothing but looked at.
    assert_eq!(changes, [1, 1, 0, 0]);
}

#[test]
fn the_clock_goes_on_with_the_time_of_its_schedule() {
    use bevy_app::FixedUpdate;
    use bevy_time::{Fixed, Time, TimePlugin, TimeUpdateStrategy, Virtual};

    let mut app = App::new();
    app.add_plugins((TimePlugin, GameClockPlugin::new(FixedUpdate)));
    app.insert_resource(Time::<Fixed>::from_hz(64.0));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        100,
    )));
    // The first frame takes no time.
    app.update();
    let frames = |app: &mut App, count| {
        for _ in 0..count {
            app.update();
        }
        app.world().resource::<GameClock>().millis()
    };
    // In whole steps of 15.625 ms, of which the clock loses nothing.
    assert_eq!(frames(&mut app, 10), 1_000);
    app.world_mut()
        .resource_mut::<Time<Virtual>>()
        .set_relative_speed(2.0);
    assert_eq!(frames(&mut app, 5), 2_000);
    app.world_mut().resource_mut::<Time<Virtual>>().pause();
    assert_eq!(frames(&mut app, 5), 2_000);
    app.world_mut().resource_mut::<Time<Virtual>>().unpause();
    app.world_mut().resource_mut::<GameClock>().pause();
    assert_eq!(frames(&mut app, 5), 2_000);
    app.world_mut().resource_mut::<GameClock>().resume();
    assert_eq!(frames(&mut app, 5), 3_000);
}

#[test]
fn the_clock_wraps() {
    let mut clock = GameClock::default();
    clock.advance(Duration::from_millis(u64::from(u32::MAX)));
    let since = clock.now();
    clock.advance(Duration::from_millis(5));
    assert_eq!(clock.millis(), 4);
    assert_eq!(clock.elapsed(since), Duration::from_millis(5));
    assert!(!clock.has_elapsed(since, Duration::from_micros(5_001)));
}
