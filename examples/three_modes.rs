//! One fallback in its three modes, side by side: `cargo run --example three_modes`.
//!
//! A driver looks for a place to park: first the street, then the car park, then far away. The
//! three trees have the same children, which answer the same; they differ only in what they do
//! about a child that fails and about a child that is running:
//!
//! | node                     | a child fails                      | a child runs                           |
//! |--------------------------|------------------------------------|----------------------------------------|
//! | `fallback< … >`          | the next one, in the same tick     | goes straight back to it               |
//! | `async_fallback< … >`    | the next one, at the next tick     | goes straight back to it               |
//! | `reactive_fallback< … >` | the next one, in the same tick     | starts again from the first child      |
//!
//! Some frameworks have these as one type with a parameter, `Fallback`, `AsyncFallback` and
//! `ReactiveFallback`. Here they are three keywords, and nothing is compiled for those that a tree
//! does not use.
//!
//! The children are values with a state: they are told when they start, when they are ticked on and
//! when they are halted, as a trait with `on_start`, `tick` and `on_halt` would have it. What is
//! printed is compared with the text at the end of this file.

use quickbeam::{Behavior, Status, behavior_tree};
use std::fmt::Write;

/// What the drivers see: one world each, so that each has the same luck.
#[derive(Debug, Clone, Default)]
struct World {
    tick: usize,
    /// What was done in this tick.
    deeds: Vec<String>,
}

/// A place to park, with what becomes of looking there, tick by tick: `F`, `R` or `S`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    name: &'static str,
    answers: &'static str,
}

impl Place {
    const fn new(name: &'static str, answers: &'static str) -> Self {
        Self { name, answers }
    }

    fn look(self, world: &mut World, how: &str) -> Status {
        let (status, letter) = match self.answers.as_bytes().get(world.tick) {
            Some(b'S') => (Status::Success, 'S'),
            Some(b'R') => (Status::Running, 'R'),
            _ => (Status::Failure, 'F'),
        };
        world.deeds.push(format!("{how}{}:{letter}", self.name));
        status
    }
}

impl Behavior<World> for Place {
    /// The first tick of an activation.
    fn start(&mut self, world: &mut World) -> Status {
        self.look(world, "+")
    }

    /// The later ones.
    fn tick(&mut self, world: &mut World) -> Status {
        self.look(world, " ")
    }

    /// Something else has taken over.
    fn halt(&mut self, world: &mut World) {
        world.deeds.push(format!("-{}", self.name));
    }
}

behavior_tree! {
    /// Goes on at once, and straight back.
    #[derive(Clone, Copy)]
    tree Fallback(
        world: &mut World,
        street: &'static str,
        garage: &'static str,
        far: &'static str
    ) {
        fallback<
            Place::new("street", street),
            Place::new("garage", garage),
            Place::new("far", far)
        >
    }

    /// Rests between two children, so that each tick is short.
    #[derive(Clone, Copy)]
    tree AsyncFallback(
        world: &mut World,
        street: &'static str,
        garage: &'static str,
        far: &'static str
    ) {
        async_fallback<
            Place::new("street", street),
            Place::new("garage", garage),
            Place::new("far", far)
        >
    }

    /// Looks again whether an earlier child would do better.
    #[derive(Clone, Copy)]
    tree ReactiveFallback(
        world: &mut World,
        street: &'static str,
        garage: &'static str,
        far: &'static str
    ) {
        reactive_fallback<
            Place::new("street", street),
            Place::new("garage", garage),
            Place::new("far", far)
        >
    }
}

/// Ticks a tree until it is done: a cell a tick.
fn drive(tree: &mut impl Behavior<World>) -> Vec<[String; 2]> {
    let mut world = World::default();
    let mut cells = Vec::new();
    loop {
        let status = tree.tick(&mut world);
        let deeds = std::mem::take(&mut world.deeds).join(" ");
        cells.push([deeds, status.to_string()]);
        world.tick += 1;
        if status != Status::Running || world.tick == 9 {
            return cells;
        }
    }
}

/// A line a tick: what each of the three did in it, and what it gave.
fn side_by_side(street: &'static str, garage: &'static str, far: &'static str) -> String {
    let columns = [
        drive(&mut Fallback::new(street, garage, far)),
        drive(&mut AsyncFallback::new(street, garage, far)),
        drive(&mut ReactiveFallback::new(street, garage, far)),
    ];
    let [first, second, third] = ["fallback", "async_fallback", "reactive_fallback"];
    let mut table = format!("  tick  {first:<37}  {second:<37}  {third}\n");
    for tick in 0..columns.iter().map(Vec::len).max().unwrap_or_default() {
        let mut line = format!("  {:>4}", tick + 1);
        for column in &columns {
            let cell = column
                .get(tick)
                .map(|[deeds, status]| format!("{deeds} => {status}"));
            write!(line, "  {:<37}", cell.unwrap_or_default()).expect("a `String` takes all");
        }
        table += line.trim_end();
        table.push('\n');
    }
    table
}

fn main() {
    let mut story =
        String::from("+ starts, - is halted; S, F and R are success, failure and running.\n");

    story += "\nA garage that fills up: the second child runs, then fails.\n";
    story += &side_by_side("FFFFFFF", "RRFFFFF", "SSSSSSS");

    story += "\nWhile the driver waits at the garage, a place in the street becomes free: the first child would succeed.\n";
    story += &side_by_side("FFFSSSS", "RRRRRSS", "SSSSSSS");

    story += "\nThere is no place anywhere.\n";
    story += &side_by_side("FFFFFFF", "FFFFFFF", "FFFFFFF");

    print!("{story}");
    assert_eq!(story, EXPECTED);
}

const EXPECTED: &str = "\
+ starts, - is halted; S, F and R are success, failure and running.

A garage that fills up: the second child runs, then fails.
  tick  fallback                               async_fallback                         reactive_fallback
     1  +street:F +garage:R => Running         +street:F => Running                   +street:F +garage:R => Running
     2   garage:R => Running                   +garage:R => Running                   +street:F  garage:R => Running
     3   garage:F +far:S => Success             garage:F => Running                   +street:F  garage:F +far:S => Success
     4                                         +far:S => Success

While the driver waits at the garage, a place in the street becomes free: the first child would succeed.
  tick  fallback                               async_fallback                         reactive_fallback
     1  +street:F +garage:R => Running         +street:F => Running                   +street:F +garage:R => Running
     2   garage:R => Running                   +garage:R => Running                   +street:F  garage:R => Running
     3   garage:R => Running                    garage:R => Running                   +street:F  garage:R => Running
     4   garage:R => Running                    garage:R => Running                   +street:S -garage => Success
     5   garage:R => Running                    garage:R => Running
     6   garage:S => Success                    garage:S => Success

There is no place anywhere.
  tick  fallback                               async_fallback                         reactive_fallback
     1  +street:F +garage:F +far:F => Failure  +street:F => Running                   +street:F +garage:F +far:F => Failure
     2                                         +garage:F => Running
     3                                         +far:F => Failure
";

#[test]
fn the_story_is_as_expected() {
    main();
}
