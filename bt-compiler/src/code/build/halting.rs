//! What is known of halting each region, before any code is made.

use crate::lower::graph::{Cleanup, Graph, Kept, RegionId};

/// By region: whether halting it takes anything but its own index, and whether that is a method.
#[derive(Clone)]
pub struct Halting {
    pub takes_something: Vec<bool>,
    pub is_method: Vec<bool>,
}

impl Halting {
    /// Inner regions come after those that tick them.
    pub fn of(graph: &Graph) -> Self {
        let count = graph.regions.len();
        let mut halting = Self {
            takes_something: vec![false; count],
            is_method: vec![false; count],
        };
        for (id, region) in graph.regions.iter().enumerate().rev() {
            if region.kept == Kept::Nothing {
                continue;
            }
            halting.takes_something[id] = true;
            let cleanup = region.suspends.iter().flat_map(|suspend| &suspend.cleanup);
            halting.is_method[id] = id > 0
                && cleanup.into_iter().any(|(_, cleanup)| match cleanup {
                    Cleanup::HaltRegion(inner) => halting.takes_something[*inner],
                    Cleanup::TickRegion(_) => true,
                    _ => false,
                });
        }
        halting
    }
}

impl Halting {
    /// The regions whose halting is a method.
    pub fn methods(&self) -> impl Iterator<Item = RegionId> + '_ {
        (0..self.is_method.len()).filter(|&region| self.is_method[region])
    }
}
