//! quickbeam's trees that are read at run time, `bt_tools::live`: the same text, run by the machine of the description with a table of
//! the leaves.

use crate::contest::Judge;
use crate::world::*;
use bt_tools::live::{Leaves, Tree};

pub fn enter(judge: &mut impl Judge) {
    for workload in [
        Workload::Door,
        Workload::Wide,
        Workload::Deep,
        Workload::Patrol,
    ] {
        let text = crate::quickbeam::text(workload)
            .replace("LOW_HEALTH", "0")
            .replace("ENEMY", "1")
            .replace("NO_AMMO", "2")
            .replace("IN_RANGE", "3")
            .replace("NOISE", "4")
            .replace("ALARM", "5");
        let tree = leaves().tree(&text).expect("it is the compiled one");
        judge.entry("quickbeam-live", workload, || tree.clone(), Tree::tick);
    }
}

fn leaves() -> Leaves<World> {
    Leaves::new()
        .with_clock()
        .leaf("holds", holds)
        .leaf("sleep", sleep)
        .leaf("flee", flee)
        .leaf("track", track)
        .leaf("shoot", shoot)
        .leaf("approach", approach)
        .leaf("goto_noise", goto_noise)
        .leaf("goto_waypoint", goto_waypoint)
        .leaf("wait_there", wait_there)
        .leaf("next_waypoint", next_waypoint)
}
