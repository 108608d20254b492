//! What guards can do, and the three kinds of trees that say when they do it.

use crate::world::{Asleep, Bandage, Duty, Energy, Health, Position, Thief, Wounded};
use bevy_ecs::prelude::*;
use bevy_quickbeam::{AgentContext, GameClock};
use quickbeam::{Behavior, Status, behavior_tree};
use serde::{Deserialize, Serialize};

/// What a guard's tree sees of the world.
#[derive(AgentContext)]
pub struct Guard<'a> {
    agent: Entity,
    position: Mut<'a, Position>,
    energy: Mut<'a, Energy>,
    health: Mut<'a, Health>,
    duty: &'a Duty,
    #[resource]
    #[clock]
    clock: &'a GameClock,
    #[resource]
    wounded: &'a Wounded,
    /// No thief is on duty, so that guards can move while others look at thieves.
    #[param]
    thieves: &'a Query<'a, 'a, &'static Position, (With<Thief>, Without<Duty>)>,
    #[commands]
    commands: Commands<'a, 'a>,
}

const SIGHT: i32 = 900;
const WALK: i32 = 12;
const RUN: i32 = 20;

impl Guard<'_> {
    fn nearest_thief(&self, within: i32) -> Option<Position> {
        let near = self
            .thieves
            .iter()
            .filter(|thief| self.position.distance(**thief) <= within);
        // By place, too, so that the order of thieves does not matter.
        near.min_by_key(|thief| (self.position.distance(**thief), thief.x, thief.y))
            .copied()
    }

    fn step(&mut self, to: Position, length: i32) -> Status {
        self.energy.0 = self.energy.0.saturating_sub(1);
        self.position.step(to, length);
        if *self.position == to {
            Status::Success
        } else {
            Status::Running
        }
    }
}

fn sees_thief(guard: &Guard<'_>) -> bool {
    guard.nearest_thief(SIGHT).is_some()
}

fn badly_hurt(guard: &Guard<'_>) -> bool {
    guard.health.0 < 30
}

fn is_tired(guard: &Guard<'_>) -> bool {
    guard.energy.0 < 100
}

fn chase(guard: &mut Guard<'_>) -> Status {
    match guard.nearest_thief(SIGHT) {
        Some(thief) => {
            guard.step(thief, RUN);
            Status::Running
        }
        None => Status::Success,
    }
}

fn flee(guard: &mut Guard<'_>) -> Status {
    let home = guard.duty.home;
    guard.step(home, RUN)
}

fn heal(guard: &mut Guard<'_>) -> Status {
    guard.health.0 += 1;
    if guard.health.0 >= 100 {
        Status::Success
    } else {
        Status::Running
    }
}

fn walk(guard: &mut Guard<'_>, stop: usize) -> Status {
    let stop = guard.duty.round[stop];
    guard.step(stop, WALK)
}

fn someone_is_wounded(guard: &Guard<'_>) -> bool {
    guard
        .wounded
        .nearest(guard.agent, *guard.position)
        .is_some()
}

fn go_to_wounded(guard: &mut Guard<'_>) -> Status {
    match guard.wounded.nearest(guard.agent, *guard.position) {
        Some((_, place)) => guard.step(place, RUN),
        None => Status::Failure,
    }
}

fn bandage(guard: &mut Guard<'_>) -> bool {
    let nearest = guard.wounded.nearest(guard.agent, *guard.position);
    if let Some((friend, _)) = nearest {
        guard.commands.entity(friend).try_insert(Bandage);
    }
    nearest.is_some()
}

/// Sleeps until rested. A component shows it, however the nap ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Nap;

impl Nap {
    fn get_up(guard: &mut Guard<'_>) {
        guard.commands.entity(guard.agent).try_remove::<Asleep>();
    }
}

impl Behavior<Guard<'_>> for Nap {
    fn start(&mut self, guard: &mut Guard<'_>) -> Status {
        guard.commands.entity(guard.agent).try_insert(Asleep);
        Status::Running
    }

    fn tick(&mut self, guard: &mut Guard<'_>) -> Status {
        guard.energy.0 += 4;
        if guard.energy.0 < 1_000 {
            return Status::Running;
        }
        Self::get_up(guard);
        Status::Success
    }

    fn halt(&mut self, guard: &mut Guard<'_>) {
        Self::get_up(guard);
    }
}

behavior_tree! {
    /// Walks from stop to stop.
    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
    pub tree Rounds(guard: &mut Guard<'_>) {
        sequence< walk(0), wait(500ms), walk(1), wait(1500ms), walk(2) >
    }

    /// Chases thieves, and flees when it is badly hurt.
    #[derive(Component, Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[cfg_attr(feature = "live", live)]
    pub tree Soldier(guard: &mut Guard<'_>) {
        fallback<
            // Once hurt, nothing else matters until it is healed.
            sequence< badly_hurt, flee, heal >,
            reactive_fallback<
                badly_hurt,
                sequence< sees_thief, timeout(4s, chase), wait(300ms) >,
                sequence< is_tired, Nap >,
                Rounds::new()
            >
        >
    }

    /// Runs to those who are wounded, and never chases.
    #[derive(Component, Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[cfg_attr(feature = "live", live)]
    pub tree Medic(guard: &mut Guard<'_>) {
        reactive_fallback<
            sequence< badly_hurt, heal >,
            reactive_sequence< someone_is_wounded, go_to_wounded, cooldown(2s, bandage) >,
            sequence< is_tired, Nap >,
            Rounds::new()
        >
    }

    /// Stays away from thieves.
    #[derive(Component, Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[cfg_attr(feature = "live", live)]
    pub tree Watchman(guard: &mut Guard<'_>) {
        reactive_fallback<
            sequence< sees_thief, flee, delay(2s, success) >,
            sequence< is_tired, flee, Nap >,
            Rounds::new()
        >
    }
}
