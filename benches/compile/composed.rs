//! What trees that use one another are about. They, their modules and `main` come after it.

use quickbeam::{behavior_tree, Behavior, Status};

/// Which leaves were called, and a number that decides what they give.
#[derive(Default)]
pub struct Hero {
    called: Vec<u32>,
    chance: u64,
}

impl Hero {
    fn gives(&mut self, leaf: u32, as_a_rule: Status, seldom: Status) -> Status {
        self.called.push(leaf);
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match (self.chance >> 33) % 600 {
            0 => seldom,
            1..=20 => Status::Running,
            _ => as_a_rule,
        }
    }
}

pub fn hit(hero: &mut Hero, leaf: u32) -> Status {
    hero.gives(leaf, Status::Success, Status::Failure)
}

pub fn miss(hero: &mut Hero, leaf: u32) -> Status {
    hero.gives(leaf, Status::Failure, Status::Success)
}

/// Both call the same leaves at each tick, give the same, and are halted alike.
pub fn same(mut composed: impl Behavior<Hero>, mut written_out: impl Behavior<Hero>, nodes: usize) {
    let (mut one, mut other, mut calls) = (Hero::default(), Hero::default(), 0);
    for tick in 0..3_000 {
        assert_eq!(composed.tick(&mut one), written_out.tick(&mut other), "tick {tick}");
        assert_eq!(one.called, other.called, "tick {tick}");
        calls += one.called.len();
        (one.called, other.called) = (Vec::new(), Vec::new());
        if tick % 97 == 0 {
            composed.halt(&mut one);
            written_out.halt(&mut other);
        }
    }
    println!("{nodes} nodes: {calls} calls alike");
}
