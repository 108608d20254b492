//! Who takes part, and the loop that all of them are ticked in.

use crate::world::{sleep, Status, Workload, World};
use std::hint::black_box;

/// What can be done with every entry: it is run, or measured.
pub trait Judge {
    /// `build` makes one tree, ready to be ticked.
    fn entry<T>(
        &mut self,
        contestant: &'static str,
        workload: Workload,
        build: impl Fn() -> T,
        tick: impl Fn(&mut T, &mut World) -> Status + Copy,
    );
}

/// Shows all entries to a judge.
pub fn all(judge: &mut impl Judge) {
    let nothing = |(): &mut (), world: &mut World| sleep(world);
    judge.entry("hand", Workload::Nothing, || (), nothing);
    crate::by_hand::enter(judge);
    crate::quickbeam::enter(judge);
    crate::live::enter(judge);
    crate::bonsai::enter(judge);
    crate::bhv::enter(judge);
    crate::behaviortree_rs::enter(judge);
    crate::behavior_tree_lite::enter(judge);
}

/// Ticks a tree so many times, and counts the ticks that completed it.
#[inline(never)]
pub fn run<T>(
    tree: &mut T,
    world: &mut World,
    workload: Workload,
    ticks: u64,
    tick: impl Fn(&mut T, &mut World) -> Status,
) -> u64 {
    let mut completed = 0;
    for _ in 0..ticks {
        world.step(workload);
        if tick(black_box(tree), black_box(world)) != Status::Running {
            completed += 1;
        }
    }
    completed
}
