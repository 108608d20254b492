//! How an observer sees a subtree.

use super::{Answer, Observer, Operation};
use crate::info::Statuses;
use crate::{Status, TreeInfo};
use core::fmt::Debug;

/// An observer of a subtree, which passes on what it sees under the numbers of the whole tree.
///
/// However often a subtree is used, and however deep, its code is there once for each observer of the whole.
#[derive(Debug)]
pub struct Within<'a, O> {
    observer: &'a mut O,
    base: u16,
}

impl<'a, O> Within<'a, O> {
    /// Sees a subtree whose root has this number in the whole tree.
    #[inline]
    pub fn of(observer: &'a mut O, base: u16) -> Self {
        Self { observer, base }
    }
}

#[diagnostic::do_not_recommend]
impl<O: Observer> Observer for Within<'_, O> {
    type Within<'b>
        = Within<'b, O>
    where
        Self: 'b;

    #[inline]
    fn within(&mut self, base: u16) -> Within<'_, O> {
        Within::of(self.observer, self.base.wrapping_add(base))
    }

    #[inline]
    fn before(&mut self, node: u16) -> Option<Status> {
        self.observer.before(self.base.wrapping_add(node))
    }

    #[inline]
    fn gives(&mut self, node: u16, statuses: Statuses) {
        self.observer.gives(self.base.wrapping_add(node), statuses);
    }

    #[inline]
    fn answer(&mut self, node: u16, answer: Answer) {
        self.observer.answer(self.base.wrapping_add(node), answer);
    }

    #[inline]
    fn error<E: Debug>(&mut self, node: u16, error: &E) {
        self.observer.error(self.base.wrapping_add(node), error);
    }

    #[inline]
    fn halt(&mut self, node: u16) {
        self.observer.halt(self.base.wrapping_add(node));
    }

    #[inline]
    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.observer.begin(operation, tree);
    }

    #[inline]
    fn end(&mut self, operation: Operation, status: Option<Status>) {
        self.observer.end(operation, status);
    }
}
