//! Trees in trees: put in where they stand in one call, values where they do not, and the same either way.
#![allow(clippy::let_and_return)] // A variable of a block that is called as a parameter is.

use crate::harness::{act, holds, note, Act, World};
use crate::seeds::seeds;
use fastrand::Rng;
use quickbeam::{behavior_tree, Behavior, Composite, Status};
use std::fmt::Debug;

/// Ticks its children in turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct InTurn(u32);

impl Composite<World> for InTurn {
    fn tick(
        &mut self,
        children: &mut impl quickbeam::Children<World>,
        world: &mut World,
    ) -> Status {
        self.0 = self.0.wrapping_add(1);
        children.tick(self.0 as usize % children.len(), world)
    }
}

pub const TWICE: u32 = 2;

/// The same trees in one call and in a call each.
macro_rules! both_ways {
    ($(tree $name:ident($world:ident: &mut World $(, $param:ident: $ty:ty)*) { $($body:tt)* })*) => {
        mod together {
            use super::*;
            behavior_tree! {
                $(
                    #[derive(Debug, Clone, PartialEq)]
                    pub tree $name($world: &mut World $(, $param: $ty)*) { $($body)* }
                )*
            }
        }
        mod apart {
            use super::*;
            $(behavior_tree! {
                #[derive(Debug, Clone, PartialEq)]
                pub tree $name($world: &mut World $(, $param: $ty)*) { $($body)* }
            })*
        }
    };
}

both_ways! {
    tree Try(robot: &mut World, name: char, times: u32) {
        top: retry(times, sequence< Act(name), { robot.number += times; robot.number % 3 != 0 }, .does(name) >)
    }
    tree Watch(world: &mut World, name: char, limit: u64) {
        reactive_sequence<
            fallback< holds('a'), { world.millis > limit } >,
            timeout(5ms, act(name)),
            switch(world.number % 3)< 0 => Act('b'), n if u64::from(n) == limit => Try::new('c', 2), _ => success >
        >
    }
    tree Remember(world: &mut World, first: char, second: char) {
        sequence_with_memory< run_once(act(first)), cooldown(3ms, Act(second)), act('d') >
    }
    tree Few(world: &mut World, name: char) {
        sequence< { let name = holds(world, name); name }, !act(name) >
    }
    tree Many(world: &mut World, name: char, times: u32) {
        fallback<
            Few::new('e'),
            invert(Try::new(name, TWICE)),
            async_sequence< Few::new(name), instant(Few::new('a')), Try::new('c', times + 1) >,
            Watch::new('f', 2),
            parallel(success = 2, failure = 2)< Try::new('d', times), Remember::new(name, 'b'), Few::new('f') >,
            InTurn(times)< Watch::new(name, 1), Remember::new('a', 'e') >,
            repeat(times, yield = always, Few::new('b')),
            on_halt(note('a'), while_do_else< Few::new('c'), Watch::new('e', 9), Try::new('f', 1) >),
            utility< { 3 } => Few::new('a'), { world.number } => Try::new(name, times) >,
        >
    }
    tree Deep(world: &mut World) {
        reactive_fallback<
            if_then_else< holds('a'), Many::new('b', 2), Many::new('c', 0) >,
            delay(2ms, Many::new('d', 3)),
        >
    }
}

fn world(dice: &mut Rng) -> World {
    let leaves = "abcdef".chars().map(|name| {
        let script = (0..=dice.u64(..5)).map(|_| ['S', 'F', 'R'][dice.usize(..3)]);
        // A condition does not run.
        let script = script.map(|letter| {
            if name == 'a' && letter == 'R' {
                'F'
            } else {
                letter
            }
        });
        format!("{name}={}", script.collect::<String>())
    });
    World::new(&leaves.collect::<Vec<_>>().join(" "))
}

/// A tree as far as a script needs it.
trait Subject: Behavior<World> + Clone + Debug + PartialEq {
    fn reset(&mut self, world: &mut World);
    fn is_running(&self) -> bool;
}

macro_rules! subjects {
    ($($name:ident),*) => {
        $(
            impl Subject for together::$name {
                fn reset(&mut self, world: &mut World) {
                    together::$name::reset(self, world);
                }
                fn is_running(&self) -> bool {
                    together::$name::is_running(self)
                }
            }
            impl Subject for apart::$name {
                fn reset(&mut self, world: &mut World) {
                    apart::$name::reset(self, world);
                }
                fn is_running(&self) -> bool {
                    apart::$name::is_running(self)
                }
            }
        )*
    };
}
subjects!(Watch, Many, Deep);

/// What happens, up to a leaf that may not run or an endless script; a line for each call.
fn play(mut tree: impl Subject, seed: u64) -> Vec<String> {
    let mut dice = Rng::with_seed(seed);
    let (mut world, fresh) = (world(&mut dice), tree.clone());
    let mut lines = Vec::new();
    for _ in 0..40 {
        world.millis = dice.u64(..4);
        let given = match dice.u64(..12) {
            0 => {
                tree.halt(&mut world);
                None
            }
            1 => {
                tree.reset(&mut world);
                // What is the composite's own it keeps.
                None
            }
            _ => Some(tree.tick(&mut world)),
        };
        lines.push(format!(
            "{given:?} {} {}",
            tree.is_running(),
            world.take_events()
        ));
        world
            .clock
            .advance(std::time::Duration::from_millis(dice.u64(..3)));
    }
    drop(fresh);
    lines
}

/// `holds` may be asked of a leaf that runs, which the scripts do not exclude.
fn can_be_played(seed: u64) -> bool {
    let played = std::panic::catch_unwind(|| play(apart::Deep::new(), seed));
    played.is_ok()
}

#[test]
fn put_in_or_not_makes_no_difference() {
    let drawn: Vec<u64> = seeds(3_000).collect();
    let played: Vec<u64> = drawn
        .iter()
        .copied()
        .filter(|&seed| can_be_played(seed))
        .collect();
    assert!(
        played.len() > drawn.len() / 10,
        "only {} scripts of {} can be played",
        played.len(),
        drawn.len()
    );
    for seed in played {
        assert_eq!(
            play(together::Deep::new(), seed),
            play(apart::Deep::new(), seed),
            "{seed}"
        );
    }
}
