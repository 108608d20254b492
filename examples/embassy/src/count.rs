//! Counts how often a tree is ticked.

use crate::garden::TICKS;
use core::sync::atomic::Ordering;
use quickbeam::{Behavior, Status, Tree, TreeInfo};

/// A tree whose ticks are counted.
pub struct Counted<T>(pub T);

impl<T: Tree> Tree for Counted<T> {
    const INFO: &'static TreeInfo = T::INFO;

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        self.0.visit_running(base, visit);
    }
}

impl<C, T: Behavior<C>> Behavior<C> for Counted<T> {
    fn tick(&mut self, ctx: &mut C) -> Status {
        TICKS.fetch_add(1, Ordering::Relaxed);
        self.0.tick(ctx)
    }

    fn halt(&mut self, ctx: &mut C) {
        self.0.halt(ctx);
    }
}
