//! Saving a game and loading it into a new one.

use crate::guards::{Medic, Soldier, Watchman};
use crate::world::{Asleep, Duty, Energy, Health, Position, Stars, Story, Thief};
use bevy_app::App;
use bevy_ecs::prelude::*;
use bevy_quickbeam::{GameClock, Stunned};
use serde::{Deserialize, Serialize};

/// Everything that is not worked out anew in each frame.
#[derive(Serialize, Deserialize)]
struct Game {
    /// The instants in the trees are this clock's.
    clock: GameClock,
    story: Story,
    guards: Vec<Saved>,
    thieves: Vec<(Position, Health, Thief)>,
}

#[derive(Serialize, Deserialize)]
struct Saved {
    duty: Duty,
    position: Position,
    health: Health,
    energy: Energy,
    tree: Kind,
    is_asleep: bool,
    stars: Option<Stars>,
}

#[derive(Serialize, Deserialize)]
enum Kind {
    Soldier(Soldier),
    Medic(Medic),
    Watchman(Watchman),
}

type GuardData = (
    (
        &'static Duty,
        &'static Position,
        &'static Health,
        &'static Energy,
    ),
    (
        Option<&'static Soldier>,
        Option<&'static Medic>,
        Option<&'static Watchman>,
    ),
    Has<Asleep>,
    Option<&'static Stars>,
);

pub fn save(app: &mut App) -> Vec<u8> {
    let world = app.world_mut();
    let mut guards = world.query::<GuardData>();
    let guards = guards
        .iter(world)
        .filter_map(|(own, trees, is_asleep, stars)| {
            let (duty, position, health, energy) = own;
            let (soldier, medic, watchman) = trees;
            let soldier = soldier.map(|tree| Kind::Soldier(*tree));
            let medic = medic.map(|tree| Kind::Medic(*tree));
            let watchman = watchman.map(|tree| Kind::Watchman(*tree));
            Some(Saved {
                duty: *duty,
                position: *position,
                health: *health,
                energy: *energy,
                tree: soldier.or(medic).or(watchman)?,
                is_asleep,
                stars: stars.copied(),
            })
        });
    let mut guards: Vec<Saved> = guards.collect();
    guards.sort_by_key(|guard| guard.duty.number);
    let mut thieves = world.query::<(&Position, &Health, &Thief)>();
    let thieves = thieves
        .iter(world)
        .map(|(place, life, thief)| (*place, *life, *thief));
    let game = Game {
        guards,
        thieves: thieves.collect(),
        clock: *world.resource::<GameClock>(),
        story: *world.resource::<Story>(),
    };
    postcard::to_stdvec(&game).expect("memory")
}

/// Fills an empty game.
pub fn load(app: &mut App, saved: &[u8]) -> postcard::Result<()> {
    let game: Game = postcard::from_bytes(saved)?;
    let world = app.world_mut();
    for saved in game.guards {
        let mut guard = world.spawn((saved.duty, saved.position, saved.health, saved.energy));
        match saved.tree {
            Kind::Soldier(tree) => guard.insert(tree),
            Kind::Medic(tree) => guard.insert(tree),
            Kind::Watchman(tree) => guard.insert(tree),
        };
        if saved.is_asleep {
            guard.insert(Asleep);
        }
        if let Some(stars) = saved.stars {
            guard.insert((Stunned, stars));
        }
    }
    for thief in game.thieves {
        world.spawn(thief);
    }
    // After the guards: those who are asleep already were counted.
    world.insert_resource(game.story);
    world.insert_resource(game.clock);
    Ok(())
}
