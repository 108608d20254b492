//! The machine of `world::Guard`, written by hand.

use crate::world::{Agent, Energy, Position, chase, is_tired, sees_thief, sleep, walk};
use bevy_ecs::prelude::*;
use bevy_quickbeam::GameClock;
use quickbeam::{Clock, Status};
use std::time::Duration;

/// Where it goes on, and since when.
#[derive(Component, Clone, Copy, Default)]
pub struct ByHand {
    at: At,
    since: <GameClock as Clock>::Instant,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum At {
    #[default]
    Idle,
    Asleep,
    Chasing,
    ToGate,
    OnGuard,
    ToTower,
    OnLookout,
}

const AT_GATE: Duration = Duration::from_millis(200);
const AT_TOWER: Duration = Duration::from_millis(300);
const CHASE: Duration = Duration::from_millis(500);

impl ByHand {
    #[inline]
    fn tick(&mut self, agent: &mut Agent<'_>) {
        if self.at == At::Asleep {
            if sleep(agent) != Status::Running {
                self.at = At::Idle;
            }
            return;
        }
        if self.at == At::Idle && is_tired(agent) {
            if sleep(agent) == Status::Running {
                self.at = At::Asleep;
            }
            return;
        }
        // What runs below is given up when the agent is tired: then the whole tree has succeeded.
        if is_tired(agent) {
            self.at = At::Idle;
            return;
        }
        if self.at == At::Chasing {
            if !agent.clock.has_elapsed(self.since, CHASE) {
                chase(agent);
                return;
            }
            self.at = At::Idle;
        } else if sees_thief(agent) {
            self.since = agent.clock.now();
            self.at = At::Chasing;
            chase(agent);
            return;
        }
        self.rounds(agent);
    }

    #[inline]
    fn rounds(&mut self, agent: &mut Agent<'_>) {
        loop {
            match self.at {
                At::Idle | At::ToGate | At::Asleep | At::Chasing => {
                    if walk(agent, 0) == Status::Running {
                        self.at = At::ToGate;
                        return;
                    }
                    self.since = agent.clock.now();
                    self.at = At::OnGuard;
                    return;
                }
                At::OnGuard => {
                    if !agent.clock.has_elapsed(self.since, AT_GATE) {
                        return;
                    }
                    self.at = At::ToTower;
                }
                At::ToTower => {
                    if walk(agent, 96) == Status::Running {
                        return;
                    }
                    self.since = agent.clock.now();
                    self.at = At::OnLookout;
                    return;
                }
                At::OnLookout => {
                    if agent.clock.has_elapsed(self.since, AT_TOWER) {
                        self.at = At::Idle;
                    }
                    return;
                }
            }
        }
    }
}

pub fn tick_in_parallel(
    mut agents: Query<(&mut ByHand, Mut<Position>, Mut<Energy>)>,
    clock: Res<GameClock>,
) {
    let clock = &*clock;
    agents
        .par_iter_mut()
        .for_each(|(mut machine, position, energy)| {
            let mut agent = Agent {
                position,
                energy,
                clock,
            };
            machine.bypass_change_detection().tick(&mut agent);
        });
}

pub fn tick_one_by_one(
    mut agents: Query<(&mut ByHand, Mut<Position>, Mut<Energy>)>,
    clock: Res<GameClock>,
) {
    let clock = &*clock;
    for (mut machine, position, energy) in &mut agents {
        let mut agent = Agent {
            position,
            energy,
            clock,
        };
        machine.bypass_change_detection().tick(&mut agent);
    }
}
