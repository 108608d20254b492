//! Do all contestants do the same? Else their figures could not stand side by side.

use peers::contest::{all, Judge};
use peers::world::{Status, Workload, World};
use std::collections::HashMap;

const TICKS: u64 = 5_000;

/// Ticks every entry in worlds where anything may happen, and compares with the machine by hand, which
/// comes first.
struct Agree<'a> {
    /// Who has to agree in what.
    of: &'a dyn Fn(&str, Workload) -> bool,
    /// Whether hours may pass between two ticks.
    hours: bool,
    by_hand: HashMap<&'static str, Vec<(Status, u64)>>,
    compared: usize,
}

impl Judge for Agree<'_> {
    fn entry<T>(
        &mut self,
        contestant: &'static str,
        workload: Workload,
        build: impl Fn() -> T,
        tick: impl Fn(&mut T, &mut World) -> Status + Copy,
    ) {
        if contestant != "hand" && !(self.of)(contestant, workload) {
            return;
        }
        let (mut tree, mut world) = (build(), World::of(workload));
        let mut chance = 1u64;
        let mut trace = Vec::new();
        for _ in 0..TICKS {
            world.step(workload);
            chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            // A few facts change at a time, so that conditions hold for a while.
            world.facts ^= 1 << (chance >> 58) | 1 << (chance >> 52 & 7);
            if self.hours {
                world.clock.advance_ticks(chance >> 40);
            }
            trace.push((tick(&mut tree, &mut world), world.calls));
        }
        match self.by_hand.get(workload.name()) {
            None => {
                let completed = trace.iter().filter(|(s, _)| *s != Status::Running).count();
                assert!(completed > 10 || workload == Workload::Nothing);
                self.by_hand.insert(workload.name(), trace);
            }
            Some(by_hand) => {
                let first = (0..trace.len()).find(|&number| trace[number] != by_hand[number]);
                let workload = workload.name();
                assert_eq!(first, None, "tick, {contestant}, {workload}");
                self.compared += 1;
            }
        }
    }
}

fn agree(hours: bool, of: impl Fn(&str, Workload) -> bool) -> usize {
    let mut agree = Agree {
        of: &of,
        hours,
        by_hand: HashMap::new(),
        compared: 0,
    };
    all(&mut agree);
    agree.compared
}

#[test]
fn quickbeam_agrees_with_the_machines_by_hand_in_everything() {
    let compared = agree(true, |name, _| name.starts_with("quickbeam"));
    assert_eq!(compared, 12);
}

/// In the patrol every crate has a meaning of its own, as its module says.
#[test]
fn the_others_agree_in_all_but_the_patrol() {
    let compared = agree(false, |name, workload| {
        !name.starts_with("quickbeam") && workload != Workload::Patrol
    });
    assert_eq!(compared, 12);
}
