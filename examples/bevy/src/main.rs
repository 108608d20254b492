//! A game: 240 guards with three kinds of trees, who patrol, chase, flee, heal and nap.
//!
//! ```text
//! cargo run --release                    a minute of it, checked
//! cargo run --release -- --watch         in the terminal, as it happens
//! ```
//!
//! Whatever is asked of it without `--watch` is asserted: a minute has one outcome, whether guards are ticked in
//! parallel or one by one, and whether or not the game is saved in the middle and loaded into a new one.

mod guards;
mod picture;
// What has been a state of a tree is another one's tomorrow, where trees change.
#[cfg(not(feature = "live"))]
mod saves;
mod trees;
mod world;

use bevy_app::App;
use bevy_ecs::prelude::*;
use std::time::{Duration, Instant};
use world::{Asleep, Duty, Energy, Health, Position, Story};

/// A minute of 64 frames a second.
const FRAMES: u32 = 64 * 60;

fn main() {
    if std::env::args().any(|argument| argument == "--watch") {
        return watch();
    }
    let started = Instant::now();
    let mut game = new_game(false);
    play(&mut game, FRAMES);
    println!("{}", picture::draw(&mut game, false));
    println!(
        "{FRAMES} frames in {:.2} s",
        started.elapsed().as_secs_f64()
    );

    let outcome = outcome(&mut game);
    assert_eq!(outcome, EXPECTED, "the story is another one");
    println!(
        "One by one: the same? {}",
        check(outcome, &mut one_by_one())
    );
    #[cfg(not(feature = "live"))]
    println!(
        "Saved at half time and loaded: the same? {}",
        check(outcome, &mut saved())
    );
    #[cfg(feature = "live")]
    println!(
        "A change taken over by 240 guards in {:?}",
        trees::changed()
    );
}

fn new_game(one_by_one: bool) -> App {
    let mut game = world::empty(one_by_one);
    world::populate(&mut game);
    // In the first frame no time has passed.
    game.update();
    game
}

fn play(game: &mut App, frames: u32) {
    for _ in 0..frames {
        game.update();
        assert_asleep_as_shown(game);
    }
}

fn one_by_one() -> App {
    let mut game = new_game(true);
    play(&mut game, FRAMES);
    game
}

#[cfg(not(feature = "live"))]
fn saved() -> App {
    let mut game = new_game(false);
    play(&mut game, FRAMES / 2);
    let saved = saves::save(&mut game);
    let mut game = world::empty(false);
    game.update();
    saves::load(&mut game, &saved).expect("what was just saved");
    play(&mut game, FRAMES / 2);
    game
}

/// A stunned guard does not sleep, nor does one who gained its strength back: naps end with what they switched on.
fn assert_asleep_as_shown(game: &mut App) {
    let world = game.world_mut();
    let mut asleep =
        world.query_filtered::<(Has<bevy_quickbeam::Stunned>, &Energy), With<Asleep>>();
    for (is_stunned, energy) in asleep.iter(world) {
        assert!(!is_stunned, "stunned in bed");
        assert!(energy.0 < 1_004, "still in bed");
    }
}

/// What has happened, and a hash of where everybody is. Nothing of the trees: how their state is laid out may change.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Outcome {
    caught: u32,
    stunned: u32,
    bandaged: u32,
    naps: u32,
    hash: u64,
}

fn outcome(game: &mut App) -> Outcome {
    let world = game.world_mut();
    let mut guards = world.query::<(&Duty, &Position, &Health, &Energy)>();
    let mut guards: Vec<_> = guards.iter(world).collect();
    assert_eq!(guards.len(), 240);
    guards.sort_unstable_by_key(|(duty, ..)| duty.number);
    let numbers = guards.iter().flat_map(|(_, place, health, energy)| {
        let others = [place.x, place.y, health.0].map(i64::from);
        others.into_iter().chain([i64::from(energy.0)])
    });
    // FNV-1a, a number at a time.
    let hash = numbers.fold(0xcbf2_9ce4_8422_2325, |hash: u64, number| {
        (hash ^ number.cast_unsigned()).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let story = world.resource::<Story>();
    Outcome {
        caught: story.caught,
        stunned: story.stunned,
        bandaged: story.bandaged,
        naps: story.naps,
        hash,
    }
}

fn check(expected: Outcome, game: &mut App) -> &'static str {
    assert_eq!(outcome(game), expected);
    "yes"
}

fn watch() {
    let mut game = new_game(false);
    for _ in 0..FRAMES / 4 {
        for _ in 0..4 {
            game.update();
        }
        // From the upper left corner.
        print!("\x1b[H\x1b[2J{}", picture::draw(&mut game, true));
        std::thread::sleep(Duration::from_micros(4 * 15_625));
    }
}

const EXPECTED: Outcome = Outcome {
    caught: 840,
    stunned: 2_539,
    bandaged: 416,
    naps: 2_031,
    hash: 6_074_112_473_527_839_215,
};
