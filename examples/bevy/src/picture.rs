//! The game as characters.

use crate::guards::{Medic, Soldier};
use crate::trees::Tree;
use crate::world::{Asleep, Duty, HEIGHT, Health, Position, Story, Thief, WIDTH};
use bevy_app::App;
use bevy_ecs::prelude::*;
use bevy_quickbeam::{GameClock, Stunned};
use std::fmt::Write;

const COLUMNS: i32 = 110;
const ROWS: i32 = 24;

/// Later ones are drawn over earlier ones.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Sign {
    Nothing,
    Asleep,
    Watchman,
    Soldier,
    Medic,
    Hurt,
    Stunned,
    Thief,
}

impl Sign {
    /// A character, and a color of the terminal.
    const fn look(self) -> (char, u8) {
        match self {
            Self::Nothing => (' ', 0),
            Self::Asleep => ('z', 34),
            Self::Watchman => ('w', 36),
            Self::Soldier => ('s', 32),
            Self::Medic => ('+', 35),
            Self::Hurt => ('h', 33),
            Self::Stunned => ('*', 33),
            Self::Thief => ('T', 31),
        }
    }
}

type GuardLook = (
    &'static Position,
    &'static Health,
    Has<Tree<Soldier>>,
    Has<Tree<Medic>>,
    Has<Asleep>,
    Has<Stunned>,
);

pub fn draw(app: &mut App, in_color: bool) -> String {
    let world = app.world_mut();
    let mut signs = vec![Sign::Nothing; (COLUMNS * ROWS).unsigned_abs() as usize];
    let mut put = |place: &Position, sign: Sign| {
        let (column, row) = (place.x * COLUMNS / WIDTH, place.y * ROWS / HEIGHT);
        let at = (row.clamp(0, ROWS - 1) * COLUMNS + column.clamp(0, COLUMNS - 1)).unsigned_abs();
        let here = &mut signs[at as usize];
        if sign > *here {
            *here = sign;
        }
    };
    let mut guards = world.query_filtered::<GuardLook, With<Duty>>();
    for (place, health, is_soldier, is_medic, is_asleep, is_stunned) in guards.iter(world) {
        let sign = match () {
            () if is_stunned => Sign::Stunned,
            () if health.0 < 30 => Sign::Hurt,
            () if is_asleep => Sign::Asleep,
            () if is_soldier => Sign::Soldier,
            () if is_medic => Sign::Medic,
            () => Sign::Watchman,
        };
        put(place, sign);
    }
    let mut thieves = world.query_filtered::<&Position, With<Thief>>();
    for place in thieves.iter(world) {
        put(place, Sign::Thief);
    }

    let story = world.resource::<Story>();
    let seconds = f64::from(world.resource::<GameClock>().millis()) / 1_000.0;
    let mut picture = format!(
        "{seconds:.1} s  {} thieves caught, {} naps, {} bandages, {} stunned\n",
        story.caught, story.naps, story.bandaged, story.stunned
    );
    let line = "-".repeat(COLUMNS.unsigned_abs() as usize);
    writeln!(picture, "+{line}+").expect("a string");
    for row in signs.chunks(COLUMNS.unsigned_abs() as usize) {
        picture.push('|');
        for sign in row {
            let (character, color) = sign.look();
            if in_color && character != ' ' {
                write!(picture, "\x1b[{color}m{character}\x1b[0m").expect("a string");
            } else {
                picture.push(character);
            }
        }
        picture.push_str("|\n");
    }
    writeln!(picture, "+{line}+").expect("a string");
    picture + "s soldier  + medic  w watchman  z asleep  h hurt  * stunned  T thief\n"
}
