//! What the agents act on, what they can do, and their tree.

use bevy_ecs::prelude::*;
use bevy_quickbeam::{AgentContext, GameClock};
use quickbeam::{Status, behavior_tree};

#[derive(Component, Clone, Copy)]
pub struct Position(pub i32);

#[derive(Component, Clone, Copy)]
pub struct Energy(pub u32);

#[derive(AgentContext)]
pub struct Agent<'a> {
    pub position: Mut<'a, Position>,
    pub energy: Mut<'a, Energy>,
    #[resource]
    #[clock]
    pub clock: &'a GameClock,
}

pub fn pass_time(mut clock: ResMut<GameClock>) {
    clock.advance(crate::FRAME);
}

#[inline]
pub fn is_tired(agent: &Agent<'_>) -> bool {
    agent.energy.0 == 0
}

#[inline]
pub fn sleep(agent: &mut Agent<'_>) -> Status {
    agent.energy.0 += 2;
    if agent.energy.0 >= 60 {
        Status::Success
    } else {
        Status::Running
    }
}

#[inline]
pub fn sees_thief(agent: &Agent<'_>) -> bool {
    // Somewhere on the way there is one.
    (40..44).contains(&agent.position.0)
}

#[inline]
pub fn chase(agent: &mut Agent<'_>) -> Status {
    agent.energy.0 = agent.energy.0.saturating_sub(1);
    Status::Running
}

#[inline]
pub fn walk(agent: &mut Agent<'_>, place: i32) -> Status {
    agent.energy.0 = agent.energy.0.saturating_sub(1);
    agent.position.0 += (place - agent.position.0).signum();
    if agent.position.0 == place {
        Status::Success
    } else {
        Status::Running
    }
}

behavior_tree! {
    pub tree Rounds(agent: &mut Agent<'_>) {
        sequence< walk(0), wait(200ms), walk(96), wait(300ms) >
    }

    #[derive(Component)]
    pub tree Guard(agent: &mut Agent<'_>) {
        fallback<
            sequence< is_tired, sleep >,
            reactive_fallback<
                is_tired,
                sequence< sees_thief, timeout(500ms, chase) >,
                Rounds::new()
            >
        >
    }
}
