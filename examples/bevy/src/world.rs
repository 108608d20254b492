//! The world of the guards: integers throughout, so that every machine tells the same story.

use crate::guards::{Guard, Medic, Soldier, Watchman};
use crate::trees::Tree;
use bevy_app::{App, FixedUpdate, TaskPoolPlugin};
use bevy_ecs::prelude::*;
use bevy_quickbeam::{GameClock, GameClockPlugin, Stunned, TreePlugin, Trees};
use bevy_time::{TimePlugin, TimeUpdateStrategy};
use serde::{Deserialize, Serialize};
use std::time::Duration;

pub const WIDTH: i32 = 11_000;
pub const HEIGHT: i32 = 3_600;

/// In hundredths of a metre.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    pub x: i32,
    pub y: i32,
}

impl Position {
    /// As a king walks.
    pub fn distance(self, other: Self) -> i32 {
        (self.x - other.x).abs().max((self.y - other.y).abs())
    }

    pub fn step(&mut self, to: Self, length: i32) {
        self.x += (to.x - self.x).clamp(-length, length);
        self.y += (to.y - self.y).clamp(-length, length);
    }
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Health(pub i32);

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Energy(pub u32);

/// What makes somebody a guard.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Duty {
    pub number: u32,
    pub home: Position,
    pub round: [Position; 3],
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Thief {
    pub goal: Position,
}

/// Inserted while a nap runs.
#[derive(Component)]
pub struct Asleep;

/// What a medic leaves with a friend.
#[derive(Component)]
pub struct Bandage;

/// Until when a guard sees stars, in milliseconds.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stars(pub u32);

/// Those who need a medic, in the order of their numbers: where Bevy stores them changes.
#[derive(Resource, Default)]
pub struct Wounded(Vec<(u32, Entity, Position)>);

impl Wounded {
    pub fn nearest(&self, except: Entity, from: Position) -> Option<(Entity, Position)> {
        let others = self.0.iter().filter(|(_, friend, _)| *friend != except);
        let (_, friend, place) = others.min_by_key(|(_, _, place)| from.distance(*place))?;
        (from.distance(*place) < 2_000).then_some((*friend, *place))
    }
}

/// What has happened so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Story {
    pub caught: u32,
    pub stunned: u32,
    pub bandaged: u32,
    pub naps: u32,
    pub dice: u64,
}

impl Story {
    /// A number below `sides`, by SplitMix64.
    #[allow(clippy::doc_markdown)]
    fn roll(&mut self, sides: i32) -> i32 {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.dice;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let sides = u64::from(sides.unsigned_abs());
        i32::try_from((bits ^ (bits >> 31)) % sides).unwrap_or_default()
    }

    pub fn place(&mut self) -> Position {
        Position {
            x: self.roll(WIDTH),
            y: self.roll(HEIGHT),
        }
    }
}

/// The game without anybody in it.
pub fn empty(one_by_one: bool) -> App {
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), TimePlugin));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(
        15_625,
    )));
    app.add_plugins(GameClockPlugin::new(FixedUpdate));
    if one_by_one {
        app.add_plugins((
            TreePlugin::<Tree<Soldier>, Guard>::new(FixedUpdate).one_by_one(),
            TreePlugin::<Tree<Medic>, Guard>::new(FixedUpdate).one_by_one(),
            TreePlugin::<Tree<Watchman>, Guard>::new(FixedUpdate).one_by_one(),
        ));
    } else {
        app.add_plugins((
            TreePlugin::<Tree<Soldier>, Guard>::new(FixedUpdate),
            TreePlugin::<Tree<Medic>, Guard>::new(FixedUpdate),
            TreePlugin::<Tree<Watchman>, Guard>::new(FixedUpdate),
        ));
    }
    app.init_resource::<Wounded>().init_resource::<Story>();
    app.add_systems(FixedUpdate, (steal, find_wounded).chain().before(Trees));
    app.add_systems(FixedUpdate, (fight, care, see_stars).chain().after(Trees));
    app.add_observer(
        |_: On<bevy_ecs::lifecycle::Add<Asleep>>, mut story: ResMut<Story>| story.naps += 1,
    );
    app
}

/// 240 guards and 24 thieves.
pub fn populate(app: &mut App) {
    let mut story = *app.world().resource::<Story>();
    for number in 0..240 {
        let home = story.place();
        let mut stop = || Position {
            x: (home.x + story.roll(1_600) - 800).clamp(0, WIDTH - 1),
            y: (home.y + story.roll(1_600) - 800).clamp(0, HEIGHT - 1),
        };
        let round = [stop(), stop(), stop()];
        let energy = Energy(100 + story.roll(900).unsigned_abs());
        let duty = Duty {
            number,
            home,
            round,
        };
        let mut guard = app.world_mut().spawn((home, Health(100), energy, duty));
        match number % 8 {
            0 => guard.insert(Tree::<Medic>::default()),
            1 | 2 => guard.insert(Tree::<Watchman>::default()),
            _ => guard.insert(Tree::<Soldier>::default()),
        };
    }
    for _ in 0..24 {
        let thief = (
            story.place(),
            Health(60),
            Thief {
                goal: story.place(),
            },
        );
        app.world_mut().spawn(thief);
    }
    app.insert_resource(story);
}

fn steal(mut thieves: Query<(&mut Position, &mut Thief)>, mut story: ResMut<Story>) {
    for (mut position, mut thief) in &mut thieves {
        position.step(thief.goal, 15);
        if *position == thief.goal {
            thief.goal = story.place();
        }
    }
}

fn find_wounded(guards: Query<(&Duty, Entity, &Position, &Health)>, mut wounded: ResMut<Wounded>) {
    wounded.0.clear();
    let hurt = guards.iter().filter(|(.., health)| health.0 < 60);
    wounded
        .0
        .extend(hurt.map(|(duty, guard, position, _)| (duty.number, guard, *position)));
    wounded.0.sort_unstable_by_key(|(number, ..)| *number);
}

/// Soldiers beside a thief hit it, and are hit; now and then one is stunned.
fn fight(
    mut soldiers: Query<
        (Entity, &Duty, &Position, &mut Health),
        (With<Tree<Soldier>>, Without<Thief>, Without<Stunned>),
    >,
    mut thieves: Query<(&mut Position, &mut Health, &mut Thief)>,
    clock: Res<GameClock>,
    mut story: ResMut<Story>,
    mut commands: Commands,
) {
    for (mut place, mut life, mut thief) in &mut thieves {
        let near = soldiers.iter_mut();
        let mut near: Vec<_> = near
            .filter(|(_, _, soldier, _)| soldier.distance(*place) < 60)
            .collect();
        near.sort_unstable_by_key(|(_, duty, ..)| duty.number);
        for (soldier, _, _, mut health) in near {
            health.0 -= 2;
            life.0 -= 1;
            if life.0 % 20 == 0 {
                let stars = Stars(clock.millis().wrapping_add(1_000));
                commands.entity(soldier).insert((Stunned, stars));
                story.stunned += 1;
            }
        }
        if life.0 <= 0 {
            story.caught += 1;
            (*place, life.0, thief.goal) = (story.place(), 60, story.place());
        }
    }
}

fn care(
    mut bandaged: Query<(Entity, &mut Health), With<Bandage>>,
    mut story: ResMut<Story>,
    mut commands: Commands,
) {
    for (friend, mut health) in &mut bandaged {
        health.0 = 100;
        story.bandaged += 1;
        commands.entity(friend).remove::<Bandage>();
    }
}

fn see_stars(stunned: Query<(Entity, &Stars)>, clock: Res<GameClock>, mut commands: Commands) {
    for (guard, stars) in &stunned {
        if clock.millis() >= stars.0 {
            commands.entity(guard).remove::<(Stunned, Stars)>();
        }
    }
}
