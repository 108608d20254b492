//! What stands in for a tree with mistakes.

use crate::info::TreeInfo;
use crate::{Behavior, Status, Tree};

/// Stands in for a tree with mistakes, so that they give no errors where the tree is used.
#[derive(Debug, Clone, Copy)]
pub struct BrokenTree;

impl BrokenTree {
    /// Never called: the tree did not compile.
    pub fn tick<C: ?Sized>(&mut self, _ctx: &mut C) -> Status {
        Status::Failure
    }

    /// Never called: the tree did not compile.
    pub fn halt<C: ?Sized>(&mut self, _ctx: &mut C) {}

    /// Never called: the tree did not compile.
    pub fn reset<C: ?Sized>(&mut self, _ctx: &mut C) {}

    /// Never called: the tree did not compile.
    pub fn tick_with<C: ?Sized, O>(&mut self, _ctx: &mut C, _observer: &mut O) -> Status {
        Status::Failure
    }

    /// Never called: the tree did not compile.
    pub fn halt_with<C: ?Sized, O>(&mut self, _ctx: &mut C, _observer: &mut O) {}

    /// Never called: the tree did not compile.
    pub fn reset_with<C: ?Sized, O>(&mut self, _ctx: &mut C, _observer: &mut O) {}

    /// Never called: the tree did not compile.
    pub fn is_running(&self) -> bool {
        false
    }
}

impl Tree for BrokenTree {
    const INFO: &'static TreeInfo = &TreeInfo::new("", 0, &[]);

    fn visit_running(&self, _base: u16, _visit: &mut impl FnMut(u16)) {}
}

impl<C: ?Sized> Behavior<C> for BrokenTree {
    fn tick(&mut self, _ctx: &mut C) -> Status {
        Status::Failure
    }
}
